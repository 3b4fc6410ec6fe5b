// The fair source of chance, checked against what the program's own dice gave (dice-vectors.json).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { checked } from "./checks";
import { Dice, mixed } from "./dice";
import vectors from "./dice-vectors.json";

it.each(vectors.below)("draws the same numbers from $seed", ({ seed, commitment, sixes, words }) => {
  const dice = new Dice(hexToBytes(seed));
  expect(sixes.map(() => dice.below(6))).toEqual(sixes);
  expect(dice.wordsRead).toBe(words);
  expect(bytesToHex(sha256(hexToBytes(seed)))).toBe(commitment);
});

it.each(vectors.mixed)("mixes the same from $luck", ({ seed, luck, stream }) => {
  const added = luck.map((one) => one || undefined);
  expect(bytesToHex(mixed(hexToBytes(seed), added))).toBe(stream);
});

describe("what chance decided", () => {
  const [{ seed, sixes }] = vectors.below as [(typeof vectors.below)[0]];
  const bytes = hexToBytes(seed);
  const roll = (dice: { below: (n: number) => number }) => String(dice.below(6));
  const outcomes = sixes.map((six, words) => ({ outcome: String(six), words }));
  const fits = (changed: typeof outcomes, options: Record<string, string> | null = {}) =>
    checked(bytes, { options, outcomes: changed }, roll)!.every((check) => check.fits);

  it("fits as it was drawn", () => expect(fits(outcomes)).toBe(true));
  it("does not fit when one outcome was changed", () => {
    expect(fits(outcomes.map((one, nth) => (nth === 3 ? { outcome: "0", words: 3 } : one)))).toBe(false);
  });
  it("does not fit when something was left out, or drawn before the beginning", () => {
    expect(fits(outcomes.filter((_one, nth) => nth !== 2))).toBe(false);
    expect(fits(outcomes.slice(2))).toBe(false);
  });
  it("may begin anywhere in a game that began from a position", () => {
    expect(fits(outcomes.slice(2), null)).toBe(true);
  });
  it("cannot be checked without the game's own way to draw", () => {
    expect(checked(bytes, { options: {}, outcomes }, undefined)).toBeNull();
  });
});

// The fair shuffle, checked against what the program's own dice gave (dice-vectors.json).
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Dice, passLayout, shuffled } from "./dice";
import { fromHex, plainSha256, sha256, toHex } from "./sha256";
import vectors from "./dice-vectors.json";

describe("SHA-256", () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 200])("is right for %i bytes", async (length) => {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + 3) % 256);
    const expected = createHash("sha256").update(message).digest("hex");
    expect(toHex(plainSha256(message))).toBe(expected);
    expect(toHex(await sha256(message))).toBe(expected);
  });
});

it.each(vectors.below)("draws the same numbers from $seed", ({ seed, commitment, sixes, words }) => {
  const dice = new Dice(fromHex(seed));
  expect(sixes.map(() => dice.below(6))).toEqual(sixes);
  expect(dice.wordsRead).toBe(words);
  expect(toHex(plainSha256(fromHex(seed)))).toBe(commitment);
});

it.each(vectors.games)("makes the same shuffles after the layout $layout", ({ seed, layout, words, shuffles }) => {
  const dice = new Dice(fromHex(seed));
  passLayout(dice, layout);
  expect(dice.wordsRead).toBe(words);
  expect(shuffles.map((outcome) => shuffled(dice, outcome))).toEqual(shuffles);
});

it("notices a shuffle that was tampered with", () => {
  const { seed, layout, shuffles } = vectors.games[0]!;
  const dice = new Dice(fromHex(seed));
  passLayout(dice, layout);
  const forged = "R=" + [...shuffles[0]!.slice(2)].reverse().join("");
  expect(shuffled(dice, forged)).not.toBe(forged);
});

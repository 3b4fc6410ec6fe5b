// The fair shuffle, checked against what the program's own dice gave (dice-vectors.json).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { Dice, passLayout, shuffled } from "./dice";
import vectors from "./dice-vectors.json";

it.each(vectors.below)("draws the same numbers from $seed", ({ seed, commitment, sixes, words }) => {
  const dice = new Dice(hexToBytes(seed));
  expect(sixes.map(() => dice.below(6))).toEqual(sixes);
  expect(dice.wordsRead).toBe(words);
  expect(bytesToHex(sha256(hexToBytes(seed)))).toBe(commitment);
});

it.each(vectors.games)("makes the same shuffles after the layout $layout", ({ seed, layout, words, shuffles }) => {
  const dice = new Dice(hexToBytes(seed));
  passLayout(dice, layout);
  expect(dice.wordsRead).toBe(words);
  expect(shuffles.map((outcome) => shuffled(dice, outcome))).toEqual(shuffles);
});

it("notices a shuffle that was tampered with", () => {
  const { seed, layout, shuffles } = vectors.games[0]!;
  const dice = new Dice(hexToBytes(seed));
  passLayout(dice, layout);
  const forged = "R=" + [...shuffles[0]!.slice(2)].reverse().join("");
  expect(shuffled(dice, forged)).not.toBe(forged);
});

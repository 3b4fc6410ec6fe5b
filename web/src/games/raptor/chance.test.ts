// Raptor's boards and shuffles, drawn anew from the seeds of games that the program dealt (dice-vectors.json).
import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import vectors from "../../verify/dice-vectors.json";
import { Dice } from "../../verify/dice";
import { drawn } from "./chance";

const THEMES = ["jungle", "savannah"];

it.each(vectors.games)("makes the same shuffles after the layout $layout", ({ seed, layout, words, shuffles }) => {
  const dice = new Dice(hexToBytes(seed));
  const themes = THEMES.includes(layout) ? [layout] : THEMES;
  const board = (theme: string) => `${theme}=b1/a4`;
  if (layout !== "first-game") {
    const found = drawn(dice, board(themes[0]!), { layout });
    expect(themes.map(board)).toContain(found);
  }
  expect(dice.wordsRead).toBe(words);
  expect(shuffles.map((outcome) => drawn(dice, outcome, { layout }))).toEqual(shuffles);
});

it("notices a shuffle that was tampered with", () => {
  const { seed, layout, words, shuffles } = vectors.games[0]!;
  const dice = new Dice(hexToBytes(seed));
  dice.wordsRead = words;
  const forged = "R=" + [...shuffles[0]!.slice(2)].reverse().join("");
  expect(drawn(dice, forged, { layout })).not.toBe(forged);
});

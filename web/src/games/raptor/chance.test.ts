// Raptor's boards and shuffles, drawn anew from the seeds of games that the program dealt (dice-vectors.json).
import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import vectors from "../../verify/dice-vectors.json";
import { Dice } from "../../verify/dice";
import { dealt, drawn, sawDealt } from "./chance";
import { parsePosition } from "./notation";

it.each(vectors.games)("draws the same board and shuffles in the layout $layout", (game) => {
  const { seed, layout, words, shuffles, board } = game;
  const dice = new Dice(hexToBytes(seed));
  if (board) expect(drawn(dice, board, { layout })).toBe(board);
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

it("notices a board that was tampered with", () => {
  const { seed, layout, board } = vectors.games.find((game) => game.board)!;
  const rock = board.split("=")[1]!.slice(0, 2);
  const forged = board.replace(rock, rock === "c3" ? "c4" : "c3");
  expect(drawn(new Dice(hexToBytes(seed)), forged, { layout })).not.toBe(forged);
});

it("knows from the outcomes what a side was dealt, and what its views show of it", () => {
  const outcomes = ["jungle=b1c4/a4a3k6k1", "R=693157482", "S=735198624", "R=1"];
  expect(dealt(outcomes, "raptor")).toEqual({ board: "b1c4a4a3k6k1", hand: "369" });
  expect(dealt(outcomes.slice(1), "scientist")).toEqual({ hand: "357" });
  const text =
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1 R:/159/??????/ S:/???/??????/";
  const seen = sawDealt(parsePosition(text), "raptor");
  expect(seen["hand"]).toBe("159");
  expect(seen["board"]).toMatch(/^([b-j][1-6]){9}a4a3k6k1$/);
  expect(sawDealt(parsePosition(text.replace(" 1 R:", " 2 R:")), "raptor")).not.toHaveProperty("hand");
});

// Any view as names and values.
import { expect, it } from "vitest";
import { facts } from "./facts";

it("tells what is within what", () => {
  const view = { goal: 4, turn_now: "choose", dice: [1, 2], board: { a1: null, pieces: { king: "e1" } } };
  expect(facts(view)).toEqual([
    { name: "goal", text: "4", depth: 0 },
    { name: "turn now", text: "choose", depth: 0 },
    { name: "dice", text: "1, 2", depth: 0 },
    { name: "board", text: "", depth: 0 },
    { name: "a1", text: "–", depth: 1 },
    { name: "pieces", text: "", depth: 1 },
    { name: "king", text: "e1", depth: 2 },
  ]);
});

it("makes a table of things with the same fields", () => {
  const players = { red: { at: 1, hand: ["3", "5"] }, blue: { at: 0, hand: [] } };
  expect(facts({ players })).toEqual([
    {
      name: "players",
      columns: ["at", "hand"],
      rows: [
        { name: "red", cells: ["1", "3, 5"] },
        { name: "blue", cells: ["0", "–"] },
      ],
    },
  ]);
  expect(facts({ players: { ...players, blue: { at: 0 } } })).toHaveLength(6);
});

it("tells a text as it is", () => {
  expect(facts("a view")).toEqual([{ name: "", text: "a view", depth: 0 }]);
});

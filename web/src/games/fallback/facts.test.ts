// Any view as names and values.
import { expect, it } from "vitest";
import { facts } from "./facts";

it("tells what is within what", () => {
  const view = {
    goal: 4,
    turn_now: "choose",
    players: { red: { at: 1, hand: "35" }, blue: { at: 0, hand: "" } },
    dice: [1, 2],
  };
  expect(facts(view).map(({ name, text, depth }) => [depth, name, text])).toEqual([
    [0, "goal", "4"],
    [0, "turn now", "choose"],
    [0, "players", ""],
    [1, "red", ""],
    [2, "at", "1"],
    [2, "hand", "35"],
    [1, "blue", ""],
    [2, "at", "0"],
    [2, "hand", "–"],
    [0, "dice", "1, 2"],
  ]);
});

it("tells a text as it is", () => {
  expect(facts("a view")).toEqual([{ name: "", text: "a view", depth: 0 }]);
});

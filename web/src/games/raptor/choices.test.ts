// What a tap on the board means, and what the previews show.
import { describe, expect, it } from "vitest";
import { choicesOf, marksOf, meaningOf, whereOf } from "./choices";
import { parsePosition } from "./notation";
import { connectedFires, shooters } from "./previews";

const position = (board: string, turn = "R+3", counts = "z0e0c0r6") =>
  parsePosition(`${board} a4a3k6k1 ${turn} ${counts} 2 R:9/15/234678/ S:6/24/135789/`);
const board = position("......b..../S...#S.b#../..#.z.#.#.S/...##**..../S....M.b#../.#.b......S");

describe("a tap", () => {
  const legal = [".", "Mf2-f3", "Mf2-g2", "M~f3", "ba4-x", "bh2-h3", "bh2-h1"];
  const choices = choicesOf(legal, board);

  it("chooses a figure that can act", () => {
    expect(meaningOf(choices, "h2", null, board)).toEqual({ do: "select", space: "h2" });
    expect(meaningOf(choices, "f2", null, board)).toEqual({ do: "select", space: "f2" });
    expect(choices.end).toBe(true);
  });
  it("acts on a target of the chosen figure, and lets it go elsewhere", () => {
    expect(meaningOf(choices, "h3", "h2", board)).toMatchObject({ do: "act", action: { text: "bh2-h3" } });
    expect(meaningOf(choices, "b6", "h2", board)).toEqual({ do: "deselect" });
    expect(meaningOf(choices, "h2", "h2", board)).toEqual({ do: "deselect" });
  });
  it("leads out through the exit beside the figure", () => {
    expect(meaningOf(choices, "a4x", "a4", board)).toMatchObject({ do: "act", action: { text: "ba4-x" } });
  });
  it("asks when two scientists can do the same thing", () => {
    const shots = choicesOf(["Sf5!", "Sa2!"], board);
    expect(meaningOf(shots, "f2", null, board)).toMatchObject({
      do: "ask",
      actions: [{ text: "Sf5!" }, { text: "Sa2!" }],
    });
    expect(meaningOf(shots, "f2", "f5", board)).toMatchObject({ do: "act", action: { text: "Sf5!" } });
  });
  it("does what needs no figure at once", () => {
    const fear = choicesOf(["!a5", "!f5"], board);
    expect(meaningOf(fear, "a5", null, board)).toMatchObject({ do: "act", action: { text: "!a5" } });
    const token = choicesOf(["-z", "^e4"], board);
    expect(meaningOf(token, "f2", null, board)).toMatchObject({ do: "act", action: { text: "-z" } });
  });
  it("would be where a hint is marked", () => {
    expect(whereOf(choices, "bh2-h3")).toEqual({ from: "h2", to: "h3" });
    expect(whereOf(choices, "M~f3")).toEqual({ from: "f2", to: "f3" });
    expect(whereOf(choices, "ba4-x")).toEqual({ from: "a4", to: "a4x" });
    expect(whereOf(choicesOf(["!a5", "-z"], board), "!a5")).toEqual({ from: null, to: "a5" });
    expect(whereOf(choicesOf(["#5"], board), "#5")).toBeNull();
    expect(whereOf(choices, ".")).toBeNull();
  });
  it("means nothing where nothing is possible", () => {
    expect(meaningOf(choices, "b6", null, board)).toEqual({ do: "nothing" });
  });
});

describe("marks", () => {
  const choices = choicesOf([".", "Sf5-f6", "Sf5-e5", "S^a2", "S^k1"], board);
  const marked = (piece: string | null) =>
    marksOf(choices, piece)
      .map((mark) => mark.target)
      .sort();

  it("show what needs no figure, also while a figure is chosen", () => {
    expect(marked(null)).toEqual(["a2", "k1"]);
    expect(marked("f5")).toEqual(["a2", "e5", "f6", "k1"]);
    for (const target of marked("f5")) expect(meaningOf(choices, target, "f5", board)).toMatchObject({ do: "act" });
  });
  it("show what the chosen figure would do where both are possible", () => {
    const both = choicesOf(["Sf5~h2", "~h2"], board);
    expect(marksOf(both, "f5")).toEqual([{ target: "h2", kind: "put-to-sleep" }]);
  });
});

describe("previews", () => {
  it("finds the fires that go out together", () => {
    expect(connectedFires(board, "f3").sort()).toEqual(["f3", "g3"]);
    expect(connectedFires(board, "b6")).toEqual([]);
  });
  it("finds who could shoot at a space", () => {
    const from = shooters(board, "f2").map((way) => way[way.length - 1]);
    expect(from.sort()).toEqual(["a2", "f5"]); // over the fire; the baby on h2 hides nobody
  });
  it("lets rocks and standing scientists block a shot, frightened ones not", () => {
    const blocked = position("......b..../SS..#..b#../..#...#.#.S/.....z...../Ss...M..#.S/.#.b..#...S");
    expect(shooters(blocked, "f2").map((way) => way[way.length - 1])).toEqual(["a2"]);
  });
});

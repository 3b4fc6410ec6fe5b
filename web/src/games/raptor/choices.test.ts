// What a tap on the board means.
import { describe, expect, it } from "vitest";
import type { Choice } from "../../play/decision";
import { choicesOf, marksOf, meaningOf, whereOf } from "./choices";
import { parsePosition } from "./notation";

const position = (board: string, turn = "R+3", counts = "z0e0c0r6") =>
  parsePosition(`${board} a4a3k6k1 ${turn} ${counts} 2 R:9/15/234678/ S:6/24/135789/`);
const board = position("......b..../S...#S.b#../..#.z.#.#.S/...##**..../S....M.b#../.#.b......S");

const choice = (text: string, kind: string, fields: Record<string, string> = {}): Choice => ({ text, kind, fields });
const END = choice(".", "end");
const to = (space: string) => choice(`Mf2-${space}`, "move_mother", { from: "f2", space });
const shot = (from: string) => choice(`S${from}!`, "shoot", { from });
const frighten = (space: string) => choice(`!${space}`, "frighten", { space });
const step = (from: string, space: string) => choice(`S${from}-${space}`, "move_scientist", { from, space });

describe("a tap", () => {
  const baby = (space: string) => choice(`bh2-${space}`, "move_baby", { from: "h2", space });
  const douse = choice("M~f3", "put_out", { space: "f3" });
  const escape = choice("ba4-x", "escape", { from: "a4" });
  const choices = choicesOf([END, to("f3"), to("g2"), douse, escape, baby("h3"), baby("h1")], board);

  it("chooses a figure that can act", () => {
    expect(meaningOf(choices, "h2", null, board)).toEqual({ do: "select", space: "h2" });
    expect(meaningOf(choices, "f2", null, board)).toEqual({ do: "select", space: "f2" });
  });
  it("acts on a target of the chosen figure, and lets it go elsewhere", () => {
    expect(meaningOf(choices, "h3", "h2", board)).toMatchObject({ do: "act", choice: { text: "bh2-h3" } });
    expect(meaningOf(choices, "b6", "h2", board)).toEqual({ do: "deselect" });
    expect(meaningOf(choices, "h2", "h2", board)).toEqual({ do: "deselect" });
  });
  it("leads out through the exit beside the figure", () => {
    expect(meaningOf(choices, "a4x", "a4", board)).toMatchObject({ do: "act", choice: { text: "ba4-x" } });
  });
  it("asks when two scientists can do the same thing", () => {
    const shots = choicesOf([shot("f5"), shot("a2")], board);
    expect(meaningOf(shots, "f2", null, board)).toMatchObject({
      do: "ask",
      choices: [{ text: "Sf5!" }, { text: "Sa2!" }],
    });
    expect(meaningOf(shots, "f2", "f5", board)).toMatchObject({ do: "act", choice: { text: "Sf5!" } });
  });
  it("does what needs no figure at once", () => {
    const fear = choicesOf([frighten("a5"), frighten("f5")], board);
    expect(meaningOf(fear, "a5", null, board)).toMatchObject({ do: "act", choice: { text: "!a5" } });
    const token = choicesOf([choice("-z", "remove_token"), choice("^e4", "recover_baby", { space: "e4" })], board);
    expect(meaningOf(token, "f2", null, board)).toMatchObject({ do: "act", choice: { text: "-z" } });
  });
  it("would be where a hint is marked", () => {
    expect(whereOf(choices, "bh2-h3")).toEqual({ from: "h2", to: "h3" });
    expect(whereOf(choices, "M~f3")).toEqual({ from: "f2", to: "f3" });
    expect(whereOf(choices, "ba4-x")).toEqual({ from: "a4", to: "a4x" });
    expect(whereOf(choicesOf([frighten("a5"), choice("-z", "remove_token")], board), "!a5")).toEqual({
      from: null,
      to: "a5",
    });
    expect(whereOf(choicesOf([choice("#5", "card")], board), "#5")).toBeNull();
    expect(whereOf(choices, ".")).toBeNull();
  });
  it("means nothing where nothing is possible", () => {
    expect(meaningOf(choices, "b6", null, board)).toEqual({ do: "nothing" });
  });
});

describe("marks", () => {
  const stand = (space: string) => choice(`S^${space}`, "stand_up", { space });
  const choices = choicesOf([END, step("f5", "f6"), step("f5", "e5"), stand("a2"), stand("k1")], board);
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
    const both = choicesOf(
      [choice("Sf5~h2", "put_to_sleep", { from: "f5", space: "h2" }), choice("~h2", "gas", { space: "h2" })],
      board,
    );
    expect(marksOf(both, "f5")).toEqual([{ target: "h2", kind: "put_to_sleep" }]);
  });
});

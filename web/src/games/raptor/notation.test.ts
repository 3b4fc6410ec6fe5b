// Positions, views and actions are read as the notation writes them.
import { describe, expect, it } from "vitest";
import { BadNotation, motherSpace, parseAction, parsePosition, parseTurn, spacesOf } from "./notation";

const FIRST =
  "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1 R:/159/236784/ S:/248/193567/";

describe("positions", () => {
  it("reads the rulebook's setup", () => {
    const position = parsePosition(FIRST);
    expect(motherSpace(position)).toBe("f2");
    expect(spacesOf(position, "b").sort()).toEqual(["d1", "d4", "g6", "h2", "h5"]);
    expect(spacesOf(position, "#")).toHaveLength(9);
    expect(position.exits).toEqual(["a4", "a3", "k6", "k1"]);
    expect(position.cards.raptor).toEqual({ played: "", hand: ["1", "5", "9"], draw: 6, discard: [] });
  });

  it("reads a view with hidden cards", () => {
    const view = FIRST.replace("R:/159/236784/", "R:?/??/??????/").replace("S:/248/193567/", "S:/248/??????/");
    expect(parsePosition(view).cards.raptor.hand).toEqual(["?", "?"]);
    expect(parsePosition(view).cards.raptor.played).toBe("?");
  });

  it("refuses what is no position", () => {
    expect(() => parsePosition("rubbish")).toThrow(BadNotation);
    expect(() => parsePosition(FIRST.replace("cards", "cords"))).toThrow(BadNotation);
    expect(() => parsePosition(FIRST.replace("z0e0c0r6", "z0e0c0"))).toThrow(BadNotation);
  });
});

it.each([
  ["place", { phase: "place" }],
  ["cards", { phase: "cards", observed: false, shown: null }],
  ["cards!", { phase: "cards", observed: true, shown: null }],
  ["cards!5", { phase: "cards", observed: true, shown: "5" }],
  ["cards!?", { phase: "cards", observed: true, shown: "?" }],
  ["R4:2", { phase: "effect", side: "raptor", card: 4, left: 2 }],
  ["S+3", { phase: "points", side: "scientist", points: 3, moved: false }],
  ["R+5'", { phase: "points", side: "raptor", points: 5, moved: true }],
  ["R@", { phase: "return", side: "raptor" }],
  ["S#", { phase: "won", side: "scientist" }],
])("reads the turn %s", (text, turn) => {
  expect(parseTurn(text)).toEqual(turn);
});

it.each([
  ["M@f2", "place-mother", null, "f2"],
  ["b@c6", "place-baby", null, "c6"],
  ["S@a5", "place-scientist", null, "a5"],
  ["Mf2-f5", "move-mother", "f2", "f5"],
  ["bc4-c5", "move-baby", "c4", "c5"],
  ["ba4-x", "escape", "a4", "x"],
  ["Sd1-d2", "move-scientist", "d1", "d2"],
  ["Mxe3", "kill", null, "e3"],
  ["M^c4", "wake", null, "c4"],
  ["M~d3", "put-out", null, "d3"],
  ["S^d2", "stand-up", null, "d2"],
  ["Sd2~c2", "put-to-sleep", "d2", "c2"],
  ["Sd2xc2", "capture", "d2", "c2"],
  ["Sd2!", "shoot", "d2", null],
  ["bc4=f2", "call", "c4", "f2"],
  ["!d2", "frighten", null, "d2"],
  ["-z", "remove-token", null, null],
  ["^c4", "recover-baby", null, "c4"],
  ["~c4", "gas", null, "c4"],
  ["Sd1=d6", "drive", "d1", "d6"],
  ["*c4", "light-fire", null, "c4"],
  [".", "end", null, null],
])("reads the action %s", (text, kind, from, to) => {
  expect(parseAction(text)).toMatchObject({ text, kind, from, to });
});

it("reads a card and refuses the rest", () => {
  expect(parseAction("#7")?.card).toBe(7);
  for (const text of ["", "Mf2", "bz9-a1", "#0", "S@l1", "Mf2=f3"]) expect(parseAction(text)).toBeNull();
});

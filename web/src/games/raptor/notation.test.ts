// Positions and views are read as the notation writes them.
import { describe, expect, it } from "vitest";
import { BadNotation, handBehind, motherSpace, parsePosition, parseTurn, spacesOf } from "./notation";

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

  it("knows the hand behind a view, as far as an older whole position tells it", () => {
    const cards = (text: string) => parsePosition(FIRST.replace("R:/159/236784/", text)).cards.raptor;
    const whole = cards("R:/159/236784/");
    expect(handBehind(cards("R:/???/??????/"), whole)).toEqual(["1", "5", "9"]);
    expect(handBehind(cards("R:5/??/??????/"), whole)).toEqual(["1", "9"]);
    expect(handBehind(cards("R:/???/?????/5"), cards("R:5/19/236784/"))).toEqual(["1", "9", "?"]);
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

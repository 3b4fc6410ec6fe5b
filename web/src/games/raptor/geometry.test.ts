// The drawn board: the wide one and the one turned for a tall screen are the same board.
import { describe, expect, it } from "vitest";
import { TILES, canvas, corner, exitBox, line, neighbour, outward, tileOf } from "./geometry";
import { SPACES } from "./notation";

describe("the board", () => {
  it("has ten tiles: six of nine spaces and four of three", () => {
    expect(TILES.map((tile) => tile.length)).toEqual([9, 9, 9, 9, 9, 9, 3, 3, 3, 3]);
    expect([tileOf("b6"), tileOf("g4"), tileOf("h3"), tileOf("a4"), tileOf("k1")]).toEqual([0, 1, 5, 6, 9]);
  });
  it("fits its canvas with its exits, turned or not", () => {
    for (const turned of [false, true]) {
      const box = canvas(turned);
      const parts = [
        ...SPACES.map((space) => ({ ...corner(space, turned), wide: 100, high: 100 })),
        ...["a4", "k6"].map((space) => exitBox(space, turned)),
      ];
      for (const part of parts) {
        expect(part.x).toBeGreaterThanOrEqual(box.x);
        expect(part.y).toBeGreaterThanOrEqual(box.y);
        expect(part.x + part.wide).toBeLessThanOrEqual(box.x + box.wide);
        expect(part.y + part.high).toBeLessThanOrEqual(box.y + box.high);
      }
    }
  });
  it("is turned, not mirrored", () => {
    expect(corner("a6", true).x).toBeGreaterThan(corner("a1", true).x);
    expect(corner("k1", true).y).toBeGreaterThan(corner("a1", true).y);
    expect([neighbour("c3", "up", false), neighbour("c3", "up", true), neighbour("c3", "right", true)]).toEqual([
      "c4",
      "b3",
      "c4",
    ]);
    expect([outward("a4", false), outward("a4", true), outward("k1", true)]).toEqual(["left", "up", "down"]);
  });
  it("knows straight lines", () => {
    expect(line("f2", "f5")).toEqual(["f2", "f3", "f4", "f5"]);
    expect(line("d1", "a1")).toEqual(["d1", "c1", "b1", "a1"]);
  });
});

// Hexes on the screen.
import { expect, it } from "vitest";
import { apart, beyond, boxOf, centre, covered, rowsOf, stepTo, towards } from "./hexes";

it("goes clockwise from east", () => {
  expect([0, 1, 2, 3, 4, 5].map((edge) => beyond("2.-1", edge))).toEqual([
    "3.-1",
    "2.0",
    "1.0",
    "1.-1",
    "2.-2",
    "3.-2",
  ]);
  for (const edge of [0, 1, 2, 3, 4, 5]) expect(towards("0.0", beyond("0.0", edge))).toBe(edge);
});

it("covers what the footprint says (vectors 24 and 25 of the design)", () => {
  const two = [0, 1, 2, 3, 4, 5].map(
    (facing) =>
      covered(
        [
          [0, 0],
          [-1, 0],
        ],
        "0.0",
        facing,
      )[1],
  );
  expect(two).toEqual(["-1.0", "0.-1", "1.-1", "1.0", "0.1", "-1.1"]);
  expect(
    covered(
      [
        [0, 0],
        [-1, 0],
        [-1, 1],
      ],
      "0.0",
      3,
    ),
  ).toEqual(["0.0", "1.0", "1.-1"]);
});

it("lays rows out and finds neighbours by arrows", () => {
  const all = { "0.0": 1, "1.0": 1, "0.1": 1, "-1.1": 1 };
  expect(rowsOf(Object.keys(all))).toEqual([
    ["0.0", "1.0"],
    ["-1.1", "0.1"],
  ]);
  expect(stepTo("0.0", "ArrowRight", all)).toBe("1.0");
  expect(stepTo("0.0", "ArrowLeft", all)).toBe(null);
  expect(stepTo("0.0", "ArrowDown", all)).toBe("0.1");
  expect(stepTo("0.1", "ArrowUp", all)).toBe("0.0");
  expect(boxOf(["0.0"], 0).wide).toBeCloseTo(centre("1.0").x);
});

it("counts how far hexes are apart", () => {
  expect(apart("0.0", "0.0")).toBe(0);
  expect(apart("0.0", "3.-1")).toBe(3);
  expect(apart("2.-1", "-1.3")).toBe(4);
});

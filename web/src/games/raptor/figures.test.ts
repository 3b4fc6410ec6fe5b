// Figures keep their identity through events and positions.
import { describe, expect, it } from "vitest";
import { afterEvent, figuresOf } from "./figures";
import { parsePosition } from "./notation";
import { burstOf, turningPoints } from "./stage.svelte";

const at = (board: string) => parsePosition(`${board} a4a3k6k1 R+3 z0e0c0r6 2 R:9/15/234678/ S:6/24/135789/`);
const START = "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S";

describe("figures", () => {
  const figures = figuresOf(at(START));
  const idAt = (space: string, list = figures) => list.find((one) => one.space === space)?.id;

  it("are those of the position", () => {
    expect(figures.filter((one) => one.kind === "scientist")).toHaveLength(4);
    expect(figures.filter((one) => one.kind === "baby")).toHaveLength(5);
  });
  it("keep their identity when they move", () => {
    const moved = afterEvent(figures, { kind: "mother_moved", path: ["f2", "f3", "f4"], toll: 0 });
    expect(idAt("f4", moved)).toBe(idAt("f2"));
    const later = figuresOf(
      at(START.replace("S....M.b#..", "S......b#..").replace("..#b..#.#.S", "..#b.M#.#.S")),
      figures,
    );
    expect(idAt("f4", later)).toBe(idAt("f2"));
  });
  it("leave, sleep and burn as events say", () => {
    expect(
      afterEvent(figures, { kind: "scientist_killed", space: "a5" }).find((one) => one.space === "a5")?.leaving,
    ).toBe("killed");
    const asleep = afterEvent(figures, { kind: "baby_put_to_sleep", by: "a5", space: "d4" });
    expect(asleep.find((one) => one.space === "d4")?.mark).toBe("y");
    expect(asleep.find((one) => one.space === "a5")?.mark).toBe("A");
    const lit = afterEvent(figures, { kind: "fire_lit", space: "b5" });
    expect(lit.some((one) => one.kind === "fire" && one.space === "b5")).toBe(true);
    const out = afterEvent(lit, { kind: "jeep_driven", path: ["a5", "b5"], fires: ["b5"] });
    expect(out.find((one) => one.kind === "fire")?.leaving).toBe("out");
  });
  it("stand on fires as two", () => {
    const both = figuresOf(at(START.replace("S...#..b#..", "B...#..b#..")));
    expect(
      both
        .filter((one) => one.space === "a5")
        .map((one) => one.kind)
        .sort(),
    ).toEqual(["fire", "scientist"]);
  });
});

it("walks from corner to corner", () => {
  expect(turningPoints(["a1", "a2", "a3", "b3", "c3"])).toEqual(["a1", "a3", "c3"]);
  expect(turningPoints(["a1", "a2"])).toEqual(["a1", "a2"]);
});

describe("what flies about", () => {
  it("is where the event says", () => {
    expect(burstOf({ kind: "jeep_driven", path: ["a1", "b1", "c1"], fires: [] }, 320)).toEqual({
      kind: "dust",
      spaces: ["a1", "b1", "c1"],
      length: 320,
    });
    expect(burstOf({ kind: "fire_put_out", spaces: ["c3", "c4"] }, 420)?.spaces).toEqual(["c3", "c4"]);
    expect(burstOf({ kind: "mother_vanished", space: "f3" }, 600)).toEqual({
      kind: "leaves",
      spaces: ["f3"],
      length: 600,
    });
    expect(burstOf({ kind: "baby_moved", path: ["a1", "a2"] }, 240)).toBeNull();
  });
  it("is only about figures that came while somebody looked on", () => {
    const start = figuresOf(at(START));
    expect(start.some((figure) => figure.fresh)).toBe(false);
    const later = figuresOf(at(START.replace("S...#", "S*..#")), start);
    expect(later.filter((figure) => figure.fresh).map((figure) => figure.kind)).toEqual(["fire"]);
  });
});

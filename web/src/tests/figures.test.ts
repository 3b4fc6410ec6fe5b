// Figures keep their identity through events and positions.
import { describe, expect, it } from "vitest";
import { afterEvent, figuresOf } from "../lib/figures";
import { parsePosition } from "../lib/notation";
import { turningPoints } from "../lib/stage.svelte";

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
    const later = figuresOf(at(START.replace("S....M.b#..", "S......b#..").replace("..#b..#.#.S", "..#b.M#.#.S")), figures);
    expect(idAt("f4", later)).toBe(idAt("f2"));
  });
  it("leave, sleep and burn as events say", () => {
    expect(afterEvent(figures, { kind: "scientist_killed", space: "a5" }).find((one) => one.space === "a5")?.leaving).toBe("killed");
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
    expect(both.filter((one) => one.space === "a5").map((one) => one.kind).sort()).toEqual(["fire", "scientist"]);
  });
});

it("walks from corner to corner", () => {
  expect(turningPoints(["a1", "a2", "a3", "b3", "c3"])).toEqual(["a1", "a3", "c3"]);
  expect(turningPoints(["a1", "a2"])).toEqual(["a1", "a2"]);
});

import { describe, expect, it } from "vitest";
import { curveOf, roundsOf } from "./curve";
import type { Moment } from "./moments";

const moment = (seq: number, round: number, kind: Moment["kind"] = "turn"): Moment => ({
  seq,
  kind,
  action: 1,
  ends: true,
  events: [],
  json: "",
  view: round,
});
const roundOf = (view: unknown) => view as number;
const moments = [moment(0, 0), moment(1, 0), moment(2, 1), moment(3, 1, "reveal"), moment(4, 1), moment(4, 2)];
const chances = (raptor: number) => ({ raptor, scientist: 1 - raptor });
const curve = [0, 1, 2, 3, 4].map((seq) => ({ seq, chances: chances(seq / 10) }));

describe("the curve", () => {
  it("begins with the first round", () => {
    const points = curveOf({ curve }, moments, roundOf);
    expect(points.map(({ at }) => at)).toEqual([2, 3, 5]);
    expect(points[0]!.chances).toEqual(chances(0.2));
  });

  it("makes a step where something is revealed", () => {
    expect(curveOf({ curve }, moments, roundOf).map(({ sudden }) => sudden)).toEqual([false, true, false]);
  });

  it("is whole where a game knows no rounds", () => {
    expect(curveOf({ curve }, moments)).toHaveLength(5);
  });

  it("tells some rounds only, where there are many", () => {
    expect(roundsOf(moments, roundOf)).toEqual([
      { at: 2, round: 1, told: true },
      { at: 5, round: 2, told: true },
    ]);
    const long = Array.from({ length: 68 }, (_, nth) => moment(nth, nth + 1));
    const told = roundsOf(long, roundOf).filter((one) => one.told);
    expect(told.map(({ round }) => round).slice(0, 3)).toEqual([1, 3, 5]);
  });
});

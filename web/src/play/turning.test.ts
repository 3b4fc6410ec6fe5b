// The turning point is the largest change before the last step, which only ends the game.
import { describe, expect, test } from "vitest";
import { turningPoint } from "./turning";

const analysis = (...chances: number[]) => ({
  curve: chances.map((chance, seq) => ({ seq, chances: { raptor: chance, scientist: 1 - chance } })),
});

describe("the turning point", () => {
  test("is the largest change", () => {
    expect(turningPoint(analysis(0.5, 0.6, 0.25, 0.3, 0), "raptor")).toEqual({ seq: 2, before: 60, after: 25 });
  });
  test("is not the end itself", () => {
    expect(turningPoint(analysis(0.5, 0.52, 0), "raptor")).toBeNull();
  });
  test("is seen from one's own seat", () => {
    expect(turningPoint(analysis(0.5, 0.8, 1), "scientist")).toEqual({ seq: 1, before: 50, after: 20 });
  });
});

// A streak grows by one each day, survives until the next day is over, and is not fed twice a day.
import { describe, expect, it } from "vitest";
import { type Solved, streakOn, today, withSolved } from "./streak";

const start: Solved = { names: [], day: -1, row: 0 };

describe("the streak", () => {
  it("counts days in a row on which the day's puzzle was solved", () => {
    const one = withSolved(start, "a", true, 100);
    const two = withSolved(one, "b", true, 101);
    expect([streakOn(one, 100), streakOn(two, 101)]).toEqual([1, 2]);
    expect(withSolved(two, "b", true, 101)).toEqual(two);
  });
  it("lasts until a whole day has passed without, and then begins anew", () => {
    const one = withSolved(start, "a", true, 100);
    expect([streakOn(one, 101), streakOn(one, 102)]).toEqual([1, 0]);
    expect(streakOn(withSolved(one, "c", true, 102), 102)).toBe(1);
  });
  it("is fed by the day's puzzle alone, while every solved one is remembered once", () => {
    const other = withSolved(start, "a", false, 100);
    expect([streakOn(other, 100), other.names]).toEqual([0, ["a"]]);
    expect(withSolved(other, "a", false, 101).names).toEqual(["a"]);
  });
  it("begins its days where the server does", () => {
    expect([today(0), today(86_399_999), today(86_400_000)]).toEqual([0, 0, 1]);
  });
});

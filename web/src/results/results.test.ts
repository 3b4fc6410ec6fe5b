// Results are counted once, by seat and bot, and wins in a row are told.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameItem } from "../play/protocol";
import { type Result, countOf, keepResults, resultsIn, resultsSoFar, streaksOf } from "./results";

const result = (won: boolean | null, when: number): Result => ({
  game: "raptor",
  seat: "raptor",
  bot: "hans",
  won,
  rounds: 9,
  when,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("results", () => {
  it("are kept once", () => {
    keepResults({ a: result(true, 1) });
    keepResults({ a: result(false, 2), b: result(false, 3) });
    expect(resultsSoFar()["a"]!.won).toBe(true);
    expect(countOf(Object.values(resultsSoFar()))).toEqual({ won: 1, lost: 1 });
  });

  it("forget the oldest", () => {
    keepResults(Object.fromEntries(Array.from({ length: 1001 }, (_, nth) => [`g${nth}`, result(true, nth)])));
    expect(Object.keys(resultsSoFar())).toHaveLength(1000);
    expect(resultsSoFar()["g0"]).toBeUndefined();
  });

  it("count wins in a row", () => {
    const games = [
      result(true, 1),
      result(true, 2),
      result(null, 3),
      result(true, 4),
      result(false, 5),
      result(true, 6),
    ];
    expect(streaksOf([...games].reverse())).toEqual({ now: 1, best: 3 });
  });

  it("are read from a list of games: those that are over, against one bot or people", () => {
    const item = {
      id: "x",
      game: "raptor",
      seat: "raptor",
      status: "over",
      kinds: { raptor: "human", scientist: "bot" },
      bots: { raptor: null, scientist: "hans" },
      winners: ["scientist"],
      round: 12,
      updated: 7,
    } as unknown as GameItem;
    expect(resultsIn([item, { ...item, id: "y", status: "playing" }])).toEqual({
      x: { game: "raptor", seat: "raptor", bot: "hans", won: false, rounds: 12, when: 7000 },
    });
    expect(resultsIn([{ ...item, kinds: { raptor: "human", scientist: "human" } } as GameItem])["x"]!.bot).toBe("");
  });
});

// The coach speaks of what is offered, most important first, and says nothing that has no words.
import { describe, expect, test } from "vitest";
import type { Match, Prospect } from "../../play/match.svelte";
import { ADVICE, advice } from "./advice";
import { parsePosition } from "./notation";

const POSITION =
  "......b..../S...#S.b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+4 z3e0c0r5 3 R:8/15/234679/ S:4/26/135789/";
const choice = (kind: string, fields: Record<string, string>) => ({ text: kind, kind, fields });

function turn(kinds: ReturnType<typeof choice>[], more: Partial<Record<string, unknown>> = {}): Match {
  return {
    seat: "raptor",
    over: false,
    choosing: false,
    choice: null,
    myTurn: true,
    shown: parsePosition(POSITION),
    plan: { current: null },
    asked: { kind: "points", choices: kinds },
    ...more,
  } as unknown as Match;
}
const sights: Prospect[] = [{ against: "", kind: "sights", fields: { lines: [["f2", "f5"]] }, decision: null }];

describe("the coach", () => {
  test("warns of a shot before anything else", () => {
    const said = advice(turn([choice("kill", { space: "f3" })]), sights, false);
    expect(said.map(({ key }) => key)).toEqual(["aimed", "kill"]);
    expect(said[0]!.values).toEqual({ space: "f5", count: 1 });
  });
  test("an escape comes before a kill", () => {
    const choices = [choice("kill", { space: "f3" }), choice("escape", { from: "a4" })];
    expect(advice(turn(choices), [], false)[0]).toEqual({ key: "escape", values: { from: "a4", space: "" } });
  });
  test("speaks of wounds when a card is to be chosen", () => {
    expect(advice(turn([], { choosing: true }), [], false).map(({ key }) => key)).toEqual(["tokens"]);
  });
  test("is silent when the hand is covered", () => {
    expect(advice(turn([]), sights, true)).toEqual([]);
  });
  test("lists all it may say", () => {
    for (const said of [advice(turn([]), [], false), advice(turn([], { myTurn: false }), [], false)])
      for (const { key } of said) expect(ADVICE).toContain(key);
  });
});

// A battle in numbers.
import { expect, it } from "vitest";
import type { GameEvent, Step } from "../../play/protocol";
import { deedsOf, reportOf, weightiest } from "./report";

const step = (seq: number, events: GameEvent[]): Step =>
  ({ seq, kind: "turn", by: null, round: 2, beats: [{ seat: null, action: null, events }] }) as unknown as Step;

it("counts damage, the fallen, cards and tests", () => {
  const report = reportOf([
    step(1, [
      { kind: "action", unit: 1, sort: "melee", target: 3 },
      { kind: "test", sort: "hit/melee", unit: 1, target: 3, success: true },
      { kind: "card_used", seat: 0, card: "lunge", use: "passive", unit: 1 },
      { kind: "test", sort: "damage/melee", unit: 1, target: 3, success: true },
      { kind: "damage", unit: 3, amount: 4, lost: 3, source: 1 },
      { kind: "eliminated", unit: 3, by: 1 },
    ]),
  ]);
  expect(report.dealt.get(1)).toBe(3);
  expect(report.lost.get(3)).toBe(3);
  expect(report.felled).toEqual([{ unit: 3, by: 1, round: 2, seq: 1 }]);
  expect(report.cards.get(0)?.get("lunge")).toBe(1);
  expect(report.tests.get(1)).toEqual({ won: 1, made: 1 });
  expect(report.turns.map(({ event }) => event.kind)).toEqual(["eliminated"]);
});

it("tells of a step what turned it, not all that followed", () => {
  const points = (seat: number): GameEvent => ({ kind: "objective", seat, objective: "losses", points: 1 });
  const report = reportOf([
    step(1, [points(0)]),
    step(2, [{ kind: "eliminated", unit: 3, by: 1 }, points(0), points(1), { kind: "seat_out", seat: 2 }]),
    step(3, [{ kind: "furious", unit: 1, start: true }]),
  ]);
  expect(report.turns.map(({ seq, event }) => [seq, event.kind])).toEqual([
    [1, "objective"],
    [2, "eliminated"],
    [3, "furious"],
  ]);
  expect(weightiest(report.turns, 2).map(({ seq }) => seq)).toEqual([1, 2]);
});

it("forgets what was taken back, and sums up by seats", () => {
  const blow = (seq: number) =>
    step(seq, [
      { kind: "damage", unit: 3, amount: 4, lost: 3, source: 1 },
      { kind: "card_used", seat: 0, card: "lunge", use: "passive", unit: 1 },
      { kind: "eliminated", unit: 3, by: 1 },
    ]);
  const back = step(2, [{ kind: "taken_back", side: "rangers", to: 0 }]);
  const report = reportOf([blow(1), back, blow(3)]);
  expect(report.felled).toHaveLength(1);
  expect(deedsOf(report, [0, 0, 1, 1], 0)).toEqual({ dealt: 3, felled: 1, cards: 1 });
  expect(deedsOf(report, [0, 0, 1, 1], 1)).toEqual({ dealt: 0, felled: 0, cards: 0 });
});

// Looking back action by action, and which steps were taken back.
import { describe, expect, it } from "vitest";
import type { Replay, Step } from "../play/protocol";
import { momentAt, momentsOf, takenBack, turnFrom } from "./moments";

const step = (seq: number, kind: Step["kind"], ...views: string[]): Step => ({
  seq,
  kind,
  by: null,
  round: 1,
  beats: views.map((view) => ({ seat: "red", action: `to-${view}`, events: [{ kind: "gone", to: view }], view })),
});
const replay = {
  start: "a",
  steps: [step(1, "turn", "b", "c", "d"), step(2, "reveal", "hidden", "e"), step(3, "turn", "f")],
} as unknown as Replay;

describe("moments", () => {
  const moments = momentsOf(replay, (json) => `read ${String(json)}`);

  it("are the actions with the view after each; what was chosen in secret together is one", () => {
    expect(moments.map(({ seq, action, ends, json }) => [seq, action, ends, json])).toEqual([
      [0, 0, true, "a"],
      [1, 1, false, "b"],
      [1, 2, false, "c"],
      [1, 3, true, "d"],
      [2, 1, true, "e"],
      [3, 1, true, "f"],
    ]);
    expect(moments.map(({ view }) => view)).toEqual(moments.map(({ json }) => `read ${String(json)}`));
    expect(moments[4]!.events.map((event) => event["to"])).toEqual(["hidden", "e"]);
  });
  it("are found again by step and action", () => {
    for (const [nth, { seq, action }] of moments.entries()) expect(momentAt(moments, seq, action)).toBe(nth);
    expect(momentAt(moments, 1, null)).toBe(3);
    expect(momentAt(moments, 99, null)).toBe(moments.length - 1);
  });
  it("can be passed by whole turns", () => {
    expect([turnFrom(moments, 0, 1), turnFrom(moments, 1, 1), turnFrom(moments, 3, 1)]).toEqual([3, 3, 4]);
    expect([turnFrom(moments, 5, -1), turnFrom(moments, 3, -1), turnFrom(moments, 0, -1)]).toEqual([4, 0, 0]);
    expect(turnFrom(moments, moments.length - 1, 1)).toBe(moments.length - 1);
  });
});

describe("what was taken back", () => {
  const step = (seq: number, to?: number): Step => ({
    seq,
    kind: "turn",
    by: null,
    round: 1,
    beats: to === undefined ? [] : [{ seat: null, action: null, events: [{ kind: "taken_back", to }] }],
  });

  it("is every step after the one that the game returned to, also when it returns twice", () => {
    expect([...takenBack([step(1), step(2), step(3)])]).toEqual([]);
    expect([...takenBack([step(1), step(2), step(3), step(4, 1), step(5)])].sort()).toEqual([2, 3]);
    expect([...takenBack([step(1), step(2), step(3, 1), step(4), step(5, 0), step(6)])].sort()).toEqual([1, 2, 3, 4]);
  });
});

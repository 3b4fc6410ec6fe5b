// Looking back action by action: what is played through here is what the rules gave. The turns are from recorded games,
// with the kernel's own position after every action.
import { describe, expect, it } from "vitest";
import { momentAt, momentsOf, takenBack, turnFrom } from "./moments";
import type { GameEvent, ReplayStep } from "../play/protocol";
import turns from "../games/raptor/turn-vectors.json";

interface Turn {
  before: string;
  actions: ReplayStep["actions"];
  events: GameEvent[];
  view: string;
  between: string[];
}
const stepOf = (turn: Turn, seq = 1): ReplayStep => ({
  seq,
  actions: turn.actions,
  events: turn.events,
  view: turn.view,
  round: 1,
});

describe("a turn looked back at", () => {
  it.each((turns as Turn[]).map((turn) => [turn.actions.map((one) => one.action).join(" "), turn] as const))(
    "%s",
    (_name, turn) => {
      const moments = momentsOf({ start: turn.before, steps: [stepOf(turn)] });
      expect(moments.map((moment) => moment.position.text)).toEqual([turn.before, ...turn.between, turn.view]);
      expect(moments.flatMap((moment) => moment.events)).toEqual(turn.events);
      expect(moments.filter((moment) => moment.ends)).toHaveLength(2);
    },
  );
});

describe("moments", () => {
  const one: Turn = turns[0]! as Turn;
  const other: Turn = turns[1]! as Turn;
  const reveal: ReplayStep = {
    seq: 2,
    actions: [],
    events: [{ kind: "card_chosen" }, { kind: "cards_revealed" }],
    view: other.before,
    round: 1,
  };
  const moments = momentsOf({ start: one.before, steps: [stepOf(one), reveal, stepOf(other, 3)] });
  const first = one.actions.length;

  it("are the actions; two cards revealed are one", () => {
    expect(moments).toHaveLength(1 + first + 1 + other.actions.length);
  });
  it("are found again by step and action", () => {
    for (const [nth, { seq, action }] of moments.entries()) expect(momentAt(moments, seq, action)).toBe(nth);
    expect(momentAt(moments, 1, null)).toBe(first);
    expect(momentAt(moments, 99, null)).toBe(moments.length - 1);
  });
  it("can be passed by whole turns", () => {
    expect([turnFrom(moments, 0, 1), turnFrom(moments, 1, 1), turnFrom(moments, first, 1)]).toEqual([
      first,
      first,
      first + 1,
    ]);
    expect([turnFrom(moments, first + 2, -1), turnFrom(moments, first, -1), turnFrom(moments, 0, -1)]).toEqual([
      first + 1,
      0,
      0,
    ]);
    expect(turnFrom(moments, moments.length - 1, 1)).toBe(moments.length - 1);
  });
});

describe("what was taken back", () => {
  const step = (seq: number, to?: number) => ({
    seq,
    by: null,
    actions: [],
    events: to === undefined ? [] : [{ kind: "taken_back", to }],
  });

  it("is every step after the one that the game returned to, also when it returns twice", () => {
    expect([...takenBack([step(1), step(2), step(3)])]).toEqual([]);
    expect([...takenBack([step(1), step(2), step(3), step(4, 1), step(5)])].sort()).toEqual([2, 3]);
    expect([...takenBack([step(1), step(2), step(3, 1), step(4), step(5, 0), step(6)])].sort()).toEqual([1, 2, 3, 4]);
  });
});

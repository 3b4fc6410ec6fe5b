// A game to look back at, action by action.
import type { GameEvent, Replay, Step } from "../play/protocol";

export interface Moment {
  /** The step it belongs to; 0 is the beginning. */
  seq: number;
  kind: Step["kind"] | null;
  /** Which action of the step, from 1, and whether it is the last. */
  action: number;
  ends: boolean;
  /** What happened since the moment before. */
  events: GameEvent[];
  /** The position as the server sends it. */
  json: unknown;
  view: unknown;
}

/** What was chosen in secret comes to light at once: together it is one moment. */
function partsOf(step: Step): { events: GameEvent[]; json: unknown }[] {
  const parts = step.beats.map(({ events, view }) => ({ events, json: view }));
  if (step.kind !== "reveal") return parts;
  return [{ events: parts.flatMap(({ events }) => events), json: parts.at(-1)?.json }];
}

export function momentsOf(replay: Replay, readView: (json: unknown) => unknown): Moment[] {
  const start: Moment = {
    seq: 0,
    kind: null,
    action: 0,
    ends: true,
    events: [],
    json: replay.start,
    view: readView(replay.start),
  };
  const moments = [start];
  for (const step of replay.steps) {
    const parts = partsOf(step);
    parts.forEach(({ events, json }, nth) => {
      const ends = nth === parts.length - 1;
      moments.push({ seq: step.seq, kind: step.kind, action: nth + 1, ends, events, json, view: readView(json) });
    });
  }
  return moments;
}

/** The steps that a later take-back has undone. */
export function takenBack(steps: readonly Step[]): Set<number> {
  const undone = new Set<number>();
  for (const step of steps) {
    for (const event of step.beats.flatMap((beat) => beat.events)) {
      if (event.kind !== "taken_back") continue;
      for (const { seq } of steps) if (seq > (event["to"] as number) && seq < step.seq) undone.add(seq);
    }
  }
  return undone;
}

/** The moment that an address names: a step, and which action within it; without one its end. */
export function momentAt(moments: readonly Moment[], seq: number, action: number | null): number {
  const known = moments.filter(
    (moment) => moment.seq < seq || (moment.seq === seq && moment.action <= (action ?? Infinity)),
  );
  return known.length - 1;
}

/** The end of the turn that a moment is in or before, going one way. */
export function turnFrom(moments: readonly Moment[], at: number, way: -1 | 1): number {
  for (let next = at + way; next > 0 && next < moments.length; next += way) if (moments[next]!.ends) return next;
  return way < 0 ? 0 : moments.length - 1;
}

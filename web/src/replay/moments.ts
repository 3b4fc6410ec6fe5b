// A game to look back at, action by action. The server stores whole turns; what lies within them is played through here.
import { afterDeed, isDeed } from "../games/raptor/deeds";
import { type Position, parsePosition } from "../games/raptor/notation";
import type { GameEvent, LogStep, Replay, ReplayStep } from "../play/protocol";

export interface Moment {
  /** The step it belongs to; 0 is the beginning. */
  seq: number;
  /** Which action of the step, from 1, and whether it is the last. */
  action: number;
  ends: boolean;
  /** What happened since the moment before. */
  events: GameEvent[];
  position: Position;
}

/** A step's events by the action that brought them about. Both secret choices together are one. */
function actionsOf(step: ReplayStep): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of step.events) {
    if (isDeed(event) && parts[parts.length - 1]!.some(isDeed)) parts.push([]);
    parts[parts.length - 1]!.push(event);
  }
  const last = parts[parts.length - 1]!;
  const deed = last.findIndex(isDeed);
  // To end the turn is an action too, when there was something left to do.
  if (deed >= 0 && step.actions[step.actions.length - 1]?.action === "." && deed < last.length - 1) {
    parts.push(last.splice(deed + 1));
  }
  return parts;
}

function momentsOfStep(step: ReplayStep, before: Position): Moment[] {
  const parts = actionsOf(step);
  let position = before;
  return parts.map((events, nth) => {
    const ends = nth === parts.length - 1;
    const deed = events.find(isDeed);
    if (ends) position = parsePosition(step.view);
    else if (deed) position = afterDeed(position, deed);
    return { seq: step.seq, action: nth + 1, ends, events, position };
  });
}

export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [{ seq: 0, action: 0, ends: true, events: [], position: parsePosition(replay.start) }];
  for (const step of replay.steps) moments.push(...momentsOfStep(step, moments[moments.length - 1]!.position));
  return moments;
}

/** The steps that a later take-back has undone. */
export function takenBack(steps: readonly LogStep[]): Set<number> {
  const undone = new Set<number>();
  for (const step of steps) {
    for (const event of step.events) {
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

// The points of a game's curve: what the analysis judged, at the moments of the replay.
import type { Analysis } from "../play/protocol";
import type { Moment } from "./moments";

export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

export interface Point {
  /** Which moment of the replay. */
  at: number;
  chances: Readonly<Record<string, number>>;
  /** Something came to light: nobody was on the way there. */
  sudden: boolean;
}

/** From the first round on: while everything is still being set up nobody is ahead. */
export function curveOf(
  { curve }: Pick<Analysis, "curve">,
  moments: readonly Moment[],
  roundOf?: (view: unknown) => number,
): Point[] {
  const last = new Map(moments.map((moment, at) => [moment.seq, { moment, at }]));
  return curve.flatMap(({ seq, chances }) => {
    const found = last.get(seq);
    if (!found || (roundOf && roundOf(found.moment.view) < 1)) return [];
    return [{ at: found.at, chances, sudden: found.moment.kind === "reveal" }];
  });
}

/** So much of the curve's width a round's number needs. */
const ROOM = 1 / 34;

/** Where each round begins, and whether there is room for its number. */
export function roundsOf(
  moments: readonly Moment[],
  roundOf: (view: unknown) => number,
): { at: number; round: number; told: boolean }[] {
  const found: { at: number; round: number }[] = [];
  moments.forEach(({ view }, at) => {
    const round = roundOf(view);
    if (round >= 1 && round !== found.at(-1)?.round) found.push({ at, round });
  });
  let free = 0;
  return found.map((one) => {
    const told = one.at >= free;
    if (told) free = one.at + ROOM * moments.length;
    return { ...one, told };
  });
}

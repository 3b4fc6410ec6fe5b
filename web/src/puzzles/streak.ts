// Which puzzles were solved here, and on how many days in a row the day's puzzle was. Kept in this browser.
import { readStored, writeStored } from "../shell/storage";

const KEY = "lostworld.puzzles";

export interface Solved {
  /** Names of the puzzles that were solved, of any game. */
  names: string[];
  /** The last day whose puzzle was solved, and how many in a row up to it. */
  day: number;
  row: number;
}

const NOTHING: Solved = { names: [], day: -1, row: 0 };

/** Days since 1970, the same everywhere. */
export const today = (now: number = Date.now()): number => Math.floor(now / 86_400_000);

export function solvedSoFar(): Solved {
  return { ...NOTHING, ...(readStored<unknown>(KEY) as Partial<Solved>) };
}

/** The streak as it counts on a day: one that was broken is none. */
export const streakOn = ({ day, row }: Solved, now: number): number => (day >= now - 1 ? row : 0);

/** After a puzzle was solved; `daily` says that it was the day's. */
export function withSolved(before: Solved, name: string, daily: boolean, now: number): Solved {
  const names = before.names.includes(name) ? before.names : [...before.names, name];
  if (!daily || before.day === now) return { ...before, names };
  return { names, day: now, row: streakOn(before, now) + 1 };
}

export function keepSolved(name: string, daily: boolean): Solved {
  const solved = withSolved(solvedSoFar(), name, daily, today());
  writeStored<unknown>(KEY, { ...solved });
  return solved;
}

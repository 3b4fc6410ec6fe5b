// How one's own games ended: kept in this browser, so that there is something to come back to. No server knows it.
import type { GameItem } from "../play/protocol";
import { type Stored, readStored, writeStored } from "../shell/storage";

const KEY = "lostworld.results";
/** The oldest are forgotten. */
const MOST = 1000;

export interface Result {
  game: string;
  seat: string;
  /** The bot that was played against; nothing for a person, or for several others. */
  bot: string;
  /** Null where nobody has won. */
  won: boolean | null;
  rounds: number;
  when: number;
}

export const resultsSoFar = (): Stored<Result> => readStored<Result>(KEY);

/** A game counts once, as it was first heard of. */
export function keepResults(found: Stored<Result>): Stored<Result> {
  const all = Object.entries({ ...found, ...resultsSoFar() });
  const newest = all.sort(([, one], [, other]) => other.when - one.when).slice(0, MOST);
  const kept = Object.fromEntries(newest);
  writeStored(KEY, kept);
  return kept;
}

export function forgetResults(): void {
  writeStored(KEY, {});
}

/** What a list of one's own games tells of those that are over. */
export function resultsIn(games: readonly GameItem[]): Stored<Result> {
  const found = games.flatMap((item): [string, Result][] => {
    if (item.status !== "over" || !item.seat) return [];
    const others = Object.keys(item.kinds).filter((seat) => seat !== item.seat);
    const bot = others.length === 1 && item.kinds[others[0]!] === "bot" ? (item.bots[others[0]!] ?? "") : "";
    const won = item.winners.length ? item.winners.includes(item.seat) : null;
    const result = { game: item.game, seat: item.seat, bot, won, rounds: item.round, when: item.updated * 1000 };
    return [[item.id, result]];
  });
  return Object.fromEntries(found);
}

export interface Count {
  won: number;
  lost: number;
}

export function countOf(results: readonly Result[]): Count {
  return {
    won: results.filter(({ won }) => won === true).length,
    lost: results.filter(({ won }) => won === false).length,
  };
}

/** Games won in a row: now, and at most. */
export function streaksOf(results: readonly Result[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const { won } of [...results].sort((one, other) => one.when - other.when)) {
    if (won === null) continue;
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

// The clock as text: what is left for a seat, counted on from when the server last said it.
import type { Clock } from "./protocol";

/** Seconds from which on time is short. */
export const LATE = 20;

export function secondsLeft(clock: Clock | null, seat: string, since: number, now: number): number | null {
  if (!clock) return null;
  // Nobody's time runs while what has just happened is being shown.
  const passed = clock.running.includes(seat) ? Math.max(0, now - since - Number(clock["waits"] ?? 0)) : 0;
  return Math.max(0, Math.ceil((Number(clock[seat]) - passed) / 1000));
}

export function clockText(seconds: number | null): string | null {
  if (seconds === null) return null;
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

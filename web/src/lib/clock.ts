// The clock as text: what is left for a side, counted on from when the server last said it.
import type { Side } from "./notation";
import type { Clock } from "./protocol";

export function clockText(clock: Clock | null, side: Side, since: number, now: number): string | null {
  if (!clock) return null;
  const passed = clock.running.includes(side) ? Math.max(0, now - since) : 0;
  const seconds = Math.max(0, Math.ceil((clock[side] - passed) / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

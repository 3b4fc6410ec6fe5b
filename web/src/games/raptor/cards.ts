// What is printed on the cards; what they do is in the catalogue and in the rules.
import type { Side } from "./notation";

const FAMILIES: Record<Side, readonly string[]> = {
  raptor: ["call", "disappearance", "fear", "call", "recovery", "disappearance", "recovery", "fear", "nothing"],
  scientist: ["gas", "reinforcements", "jeep", "gas", "fire", "reinforcements", "fire", "jeep", "nothing"],
};
const TIMES: Record<Side, readonly number[]> = {
  raptor: [1, 0, 1, 2, 2, 0, 3, 2, 0],
  scientist: [1, 2, 2, 2, 2, 2, 3, 4, 0],
};

export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function familyOf(side: Side, value: number): string {
  return FAMILIES[side][value - 1]!;
}

export function timesOf(side: Side, value: number): number {
  return value === 1 ? 0 : TIMES[side][value - 1]!;
}

export function emblemOf(side: Side, value: number): string {
  const family = familyOf(side, value);
  return family === "nothing" ? `emblem-nothing-${side}` : `emblem-${family}`;
}

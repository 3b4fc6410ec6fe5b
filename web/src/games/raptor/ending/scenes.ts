// What is drawn at the end: who got away, who was caught, who sleeps. Winner and loser see it from their own side.
import type { Position } from "../notation";

export type Move = "hop" | "roar" | "breathe" | "rattle" | "drive" | "sink" | "still";

/** One drawing on the picture of 400 by 190; `flip`: it looks the other way. */
export interface Part {
  art: string;
  x: number;
  y: number;
  size: number;
  move: Move;
  flip?: boolean;
  /** It stands in a cage. */
  caged?: boolean;
  lean?: number;
}

export interface Scene {
  /** How the day ends: the winner's dawn, or dusk. */
  sky: "dawn" | "dusk";
  parts: Part[];
}

const part = (art: string, x: number, y: number, size: number, move: Move = "still", more: Partial<Part> = {}) => ({
  art,
  x,
  y,
  size,
  move,
  ...more,
});

/** So many of them, one after the other. */
const row = (count: number, make: (nth: number) => Part): Part[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Who only watches sees the winner's side of it. */
export function sceneOf(position: Position, winner: "raptor" | "scientist", won: boolean | null): Scene {
  const sky = won === false ? "dusk" : "dawn";
  return { sky, parts: SCENES[`${winner}-${won === false ? "lost" : "won"}`](position) };
}

const SCENES: Record<`${"raptor" | "scientist"}-${"won" | "lost"}`, (position: Position) => Part[]> = {
  // The mother calls from the ridge, and her babies are off towards the sun.
  "raptor-won": ({ escaped }) => [
    part("mother", 22, 42, 128, "roar"),
    ...row(Math.max(1, escaped), (nth) => part("baby", 168 + 64 * nth, 118 - 16 * nth, 54 - 5 * nth, "hop")),
  ],
  // They are gone over the hills; the scientists are left with an empty cage.
  "raptor-lost": ({ escaped }) => [
    ...row(Math.max(1, escaped), (nth) => part("baby", 214 + 36 * nth, 74 - 7 * nth, 24, "hop")),
    part("", 218, 118, 46, "still", { caged: true }),
    part("scientist-frightened", 88, 74, 94, "sink"),
  ],
  "scientist-won": ({ captured, tokens }) =>
    tokens >= 5
      ? [
          part("mother", 138, 66, 118, "breathe", { lean: 24 }),
          part("scientist", 42, 66, 92),
          part("scientist", 288, 74, 82, "still", { flip: true }),
          part("token", 196, 52, 28, "hop"),
        ]
      : [
          part("emblem-jeep", 236, 58, 112, "drive"),
          part("scientist", 26, 58, 98),
          ...row(Math.max(1, captured), (nth) =>
            part("baby-asleep", 118 + 42 * nth, 122, 38, "rattle", { caged: true }),
          ),
        ],
  "scientist-lost": ({ captured, tokens }) =>
    tokens >= 5
      ? [
          part("mother", 118, 62, 116, "breathe", { lean: 24 }),
          part("baby", 64, 124, 44, "sink"),
          part("baby", 262, 122, 44, "sink", { flip: true }),
        ]
      : [
          part("emblem-jeep", 292, 66, 44, "drive"),
          ...row(Math.max(1, captured), (nth) =>
            part("baby-asleep", 216 + 24 * nth, 92, 20, "rattle", { caged: true }),
          ),
          part("mother", 40, 46, 128, "sink"),
        ],
};

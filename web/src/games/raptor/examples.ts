// The rulebook's examples, redrawn on our board: a corner of it, the figures there, and arrows or lines.

export interface Example {
  /** Rows from top to bottom, as a position writes them. */
  rows: string[];
  /** Name of the top left space. */
  corner: string;
  /** Arrows from space to space; a line of fire is drawn dashed. */
  arrows?: { from: string; to: string; shot?: boolean }[];
  exits?: string[];
  tokens?: number;
}

export const EXAMPLES: Record<string, Example> = {
  "move-mother": {
    corner: "b6",
    rows: ["......", "..M.#.", "......"],
    arrows: [
      { from: "d5", to: "b5" },
      { from: "d5", to: "e5" },
      { from: "d5", to: "d4" },
      { from: "d5", to: "d6" },
    ],
  },
  toll: { corner: "b6", rows: ["......", "..M...", "......"], tokens: 2, arrows: [{ from: "d5", to: "g5" }] },
  exit: { corner: "a6", rows: ["....", "b...", "...."], exits: ["a5"], arrows: [{ from: "a5", to: "a5x" }] },
  kill: { corner: "b6", rows: ["......", ".SMS..", "..s..."] },
  "put-out": { corner: "b6", rows: ["..**..", "..M*..", "*....."] },
  shoot: {
    corner: "b6",
    rows: ["S.*b.M", ".....#", "..SS.S"],
    arrows: [{ from: "b6", to: "g6", shot: true }],
  },
  capture: { corner: "b6", rows: ["......", ".SzA..", "......"], arrows: [{ from: "c5", to: "d5", shot: true }] },
  frightened: { corner: "b6", rows: ["......", ".s.M..", "......"] },
};

// Where things are on the drawn board: spaces, tiles, exits, in the wide picture and turned for a tall screen.
import { COLUMNS, SPACES } from "./notation";

export const CELL = 100;
export const GAP = 12;
/** Width of an exit's half-space. */
export const HALF = 54;
/** Room for the coordinates above and left of the board, and a little on the other sides. */
export const LABELS = 34;
const EDGE = 10;
/** On a small screen every pixel goes to the spaces; the coordinates then stand inside them. */
const SLIM = 10;
const LONG = 11 * CELL + 4 * GAP + 2 * HALF;
const SHORT = 6 * CELL + GAP;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

/** The picture's size. Turned, the columns a to k run downwards and rows 1 to 6 from left to right. */
export function canvas(turned: boolean, slim = false): Box {
  const before = slim ? SLIM : LABELS;
  const after = slim ? SLIM : EDGE;
  const long = LONG + before + after;
  const short = SHORT + before + after;
  const x = -before - (turned ? 0 : HALF);
  const y = -before - (turned ? HALF : 0);
  return turned ? { x, y, wide: short, high: long } : { x, y, wide: long, high: short };
}

/** The board's shape, for CSS. */
export function aspect(turned: boolean, slim: boolean): string {
  const { wide, high } = canvas(turned, slim);
  return `${wide} / ${high}`;
}

function along(column: number): number {
  return column * CELL + Math.floor((column + 2) / 3) * GAP;
}

function across(line: number): number {
  return line * CELL + Math.floor(line / 3) * GAP;
}

/** The top left corner of a space. */
export function corner(space: string, turned: boolean): Point {
  const column = COLUMNS.indexOf(space[0]!);
  const row = Number(space[1]);
  return turned ? { x: across(row - 1), y: along(column) } : { x: along(column), y: across(6 - row) };
}

export function middle(space: string, turned: boolean): Point {
  const { x, y } = corner(space, turned);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The half-space outside an exit's space. */
export function exitBox(space: string, turned: boolean): Box {
  const { x, y } = corner(space, turned);
  const low = space[0] === "a";
  return turned
    ? { x, y: low ? y - HALF : y + CELL, wide: CELL, high: HALF }
    : { x: low ? x - HALF : x + CELL, y, wide: HALF, high: CELL };
}

export function exitMiddle(space: string, turned: boolean): Point {
  const box = exitBox(space, turned);
  return { x: box.x + box.wide / 2, y: box.y + box.high / 2 };
}

/** The middle of a space, or of an exit such as `a4x`. */
export function markMiddle(key: string, turned: boolean): Point {
  return key.endsWith("x") ? exitMiddle(key.slice(0, 2), turned) : middle(key, turned);
}

/** Half a space is small for a finger: while an exit is a target, its button reaches into the space before it. */
function exitTarget(space: string, turned: boolean): Box {
  const half = exitBox(space, turned);
  const inward = CELL - (turned ? half.high : half.wide);
  const back = space[0] === "a" ? 0 : inward;
  return turned ? { ...half, y: half.y - back, high: CELL } : { ...half, x: half.x - back, wide: CELL };
}

/** The button over a space, or over an exit such as `a4x`. */
export function buttonBox(key: string, turned: boolean, target: boolean): Box {
  if (!key.endsWith("x")) return { ...corner(key, turned), wide: CELL, high: CELL };
  const space = key.slice(0, 2);
  return target ? exitTarget(space, turned) : exitBox(space, turned);
}

/** Which of the ten tiles a space is on: 0 to 5 square (top row first), 6 to 9 the L tiles. */
export function tileOf(space: string): number {
  const column = COLUMNS.indexOf(space[0]!);
  const low = Number(space[1]) <= 3;
  if (column === 0) return low ? 7 : 6;
  if (column === 10) return low ? 9 : 8;
  return Math.floor((column - 1) / 3) + (low ? 3 : 0);
}

export const TILES: readonly (readonly string[])[] = Array.from({ length: 10 }, (_, tile) =>
  SPACES.filter((space) => tileOf(space) === tile),
);

export function tileBox(tile: number, turned: boolean): Box {
  const corners = TILES[tile]!.map((space) => corner(space, turned));
  const x = Math.min(...corners.map((point) => point.x));
  const y = Math.min(...corners.map((point) => point.y));
  return {
    x,
    y,
    wide: Math.max(...corners.map((point) => point.x)) + CELL - x,
    high: Math.max(...corners.map((point) => point.y)) + CELL - y,
  };
}

export type Direction = "up" | "down" | "left" | "right";

const STEPS: Record<Direction, [number, number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };
// Turned clockwise: what points up on the screen points left on the untouched board.
const TURNED: Record<Direction, Direction> = { up: "left", down: "right", left: "down", right: "up" };

/** The neighbour of a space in a direction of the screen, or null beyond the edge. */
export function neighbour(space: string, direction: Direction, turned: boolean): string | null {
  const [right, up] = STEPS[turned ? TURNED[direction] : direction];
  const column = COLUMNS[COLUMNS.indexOf(space[0]!) + right];
  const row = Number(space[1]) + up;
  return column && row >= 1 && row <= 6 ? column + row : null;
}

export const DIRECTIONS: readonly Direction[] = ["up", "down", "left", "right"];

export function neighbours(space: string): string[] {
  return DIRECTIONS.map((direction) => neighbour(space, direction, false)).filter((found) => found !== null);
}

/** The direction on the screen that leads out through an exit. */
export function outward(space: string, turned: boolean): Direction {
  const low = space[0] === "a";
  return turned ? (low ? "up" : "down") : low ? "left" : "right";
}

/** All spaces from one to another in a straight line, both included; just the two when they are not in line. */
export function line(from: string, to: string): string[] {
  for (const direction of DIRECTIONS) {
    const found = [from];
    for (let at: string | null = from; at && at !== to;) {
      at = neighbour(at, direction, false);
      if (at) found.push(at);
    }
    if (found[found.length - 1] === to) return found;
  }
  return [from, to];
}

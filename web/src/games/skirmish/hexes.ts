// Hexes on the screen: pointed tops, named by axial coordinates such as `3.-2`. Edges and facings go clockwise from east.

/** From a hex's centre to its corners. */
export const SIZE = 40;
export const WIDE = SIZE * Math.sqrt(3);
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface Point {
  x: number;
  y: number;
}

export function read(hex: string): [number, number] {
  const cut = hex.indexOf(".");
  return [Number(hex.slice(0, cut)), Number(hex.slice(cut + 1))];
}

export function centre(hex: string): Point {
  const [q, r] = read(hex);
  return { x: WIDE * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The middle of several hexes. */
export function middle(hexes: readonly string[]): Point {
  const all = hexes.map(centre);
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / Math.max(1, all.length),
    y: all.reduce((sum, { y }) => sum + y, 0) / Math.max(1, all.length),
  };
}

export function beyond(hex: string, edge: number): string {
  const [q, r] = read(hex);
  const [dq, dr] = STEPS[((edge % 6) + 6) % 6]!;
  return `${q + dq}.${r + dr}`;
}

export function corners({ x, y }: Point, size = SIZE): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 180) * (60 * corner - 90);
      return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
    })
    .join(" ");
}

/** How many hexes one is from another. */
export function apart(one: string, other: string): number {
  const [q, r] = read(one);
  const [p, s] = read(other);
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}

/** A footprint's hexes at a place. */
export function covered(footprint: readonly (readonly [number, number])[], hex: string, facing: number): string[] {
  const [q, r] = read(hex);
  return footprint.map(([one, other]) => {
    let [dq, dr] = [one, other];
    for (let turn = 0; turn < facing; turn += 1) [dq, dr] = [-dr, dq + dr];
    return `${q + dq}.${r + dr}`;
  });
}

export interface Box extends Point {
  wide: number;
  high: number;
}

export function boxOf(hexes: readonly string[], margin = SIZE * 0.35): Box {
  const all = hexes.map(centre);
  const left = Math.min(...all.map(({ x }) => x)) - WIDE / 2 - margin;
  const top = Math.min(...all.map(({ y }) => y)) - SIZE - margin;
  const right = Math.max(...all.map(({ x }) => x)) + WIDE / 2 + margin;
  const bottom = Math.max(...all.map(({ y }) => y)) + SIZE + margin;
  return { x: left, y: top, wide: right - left, high: bottom - top };
}

/** The facing that looks from one hex towards another. */
export function towards(from: string, to: string): number {
  const a = centre(from);
  const b = centre(to);
  return (Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 3)) + 6) % 6;
}

/** Rows of hexes from top to bottom, each from left to right. */
export function rowsOf(hexes: readonly string[]): string[][] {
  const rows = new Map<number, string[]>();
  for (const hex of hexes) {
    const [, r] = read(hex);
    rows.set(r, [...(rows.get(r) ?? []), hex]);
  }
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => read(one)[0] - read(other)[0]));
}

/** The hex that an arrow key leads to; up and down go to the left where two are as near. */
export function stepTo(hex: string, key: string, all: Readonly<Record<string, unknown>>): string | null {
  const [, r] = read(hex);
  const tries: Record<string, number[]> = {
    ArrowRight: [0],
    ArrowLeft: [3],
    ArrowUp: r % 2 ? [4, 5] : [5, 4],
    ArrowDown: r % 2 ? [2, 1] : [1, 2],
  };
  return (tries[key] ?? []).map((edge) => beyond(hex, edge)).find((next) => next in all) ?? null;
}

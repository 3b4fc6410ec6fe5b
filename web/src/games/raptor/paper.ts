// Cut paper and contour lines: outlines with the small irregularities of scissors, always the same ones.
import type { Box, Point } from "./geometry";

/** A number from -1 to 1 that depends on nothing but the seed. */
export function noise(seed: number): number {
  const value = Math.abs(Math.sin(seed * 12.9898 + 4.1414)) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A closed soft path around the points. */
export function smooth(points: readonly Point[]): string {
  const middles = points.map((point, nth) => {
    const next = points[(nth + 1) % points.length]!;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const last = middles[middles.length - 1]!;
  let path = `M${short(last.x)} ${short(last.y)}`;
  points.forEach((point, nth) => {
    const to = middles[nth]!;
    path += `Q${short(point.x)} ${short(point.y)} ${short(to.x)} ${short(to.y)}`;
  });
  return path + "Z";
}

/** The outline of a sheet cut by hand along a polygon with these corners. */
export function cut(corners: readonly Point[], seed: number, step = 32, rough = 2.2): string {
  const points: Point[] = [];
  corners.forEach((from, nth) => {
    const to = corners[(nth + 1) % corners.length]!;
    const pieces = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const at = piece / pieces;
      seed += 1.7;
      points.push({
        x: from.x + (to.x - from.x) * at + rough * noise(seed),
        y: from.y + (to.y - from.y) * at + rough * noise(seed + 0.5),
      });
    }
  });
  return smooth(points);
}

export function corners(box: Box): Point[] {
  return [
    { x: box.x, y: box.y },
    { x: box.x + box.wide, y: box.y },
    { x: box.x + box.wide, y: box.y + box.high },
    { x: box.x, y: box.y + box.high },
  ];
}

/** Closed contour lines around a summit, like those of a map. */
export function contours(x: number, y: number, count: number, step: number, seed: number): string {
  let path = "";
  for (let ring = 1; ring <= count; ring++) {
    const points: Point[] = [];
    for (let turn = 0; turn < 14; turn++) {
      const angle = (2 * Math.PI * turn) / 14;
      const uneven = 1 + 0.13 * Math.sin(3 * angle + seed + 0.3 * ring) + 0.1 * Math.cos(2 * angle - seed + 0.2 * ring);
      points.push({
        x: x + step * ring * uneven * Math.cos(angle) * 1.15,
        y: y + step * ring * uneven * Math.sin(angle),
      });
    }
    path += smooth(points);
  }
  return path;
}

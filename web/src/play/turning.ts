// The moment at which a game turned: the step with the largest change of somebody's chances.
import type { Analysis } from "./protocol";

/** In percent; smaller changes turn nothing. */
const LEAST = 12;

export function turningPoint(
  { curve }: Pick<Analysis, "curve">,
  seat: string,
): { seq: number; before: number; after: number } | null {
  let found: { seq: number; before: number; after: number } | null = null;
  for (let nth = 1; nth < curve.length - 1; nth++) {
    const before = Math.round(100 * (curve[nth - 1]!.chances[seat] ?? 0));
    const after = Math.round(100 * (curve[nth]!.chances[seat] ?? 0));
    const change = Math.abs(after - before);
    if (change >= LEAST && (!found || change > Math.abs(found.after - found.before)))
      found = { seq: curve[nth]!.seq, before, after };
  }
  return found;
}

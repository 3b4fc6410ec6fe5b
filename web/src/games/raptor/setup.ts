// Where the figures stand in the rulebook's first game, for those who do not want to place them one by one.
import type { Decision } from "../../play/decision";
import { spaceOf } from "./choices";
import { middle } from "./geometry";

const USUAL: Readonly<Record<string, readonly string[]>> = {
  mother: ["f2", "f5"],
  baby: ["g6", "h5", "d4", "h2", "d1"],
  scientist: ["a5", "k4", "a2", "k1"],
};

function distance(one: string, other: string): number {
  const [from, to] = [middle(one, false), middle(other, false)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** Of the places that the server offers, the one nearest to a usual one; nothing, if nothing is to be placed. */
export function usualPlace({ kind, fields, choices }: Decision): string | null {
  const wanted = USUAL[String(fields["figure"])];
  if (kind !== "place" || !wanted) return null;
  const far = (space: string) => Math.min(...wanted.map((usual) => distance(usual, space)));
  const placed = choices.filter((choice) => spaceOf(choice));
  return placed.sort((one, other) => far(spaceOf(one)!) - far(spaceOf(other)!))[0]?.text ?? null;
}

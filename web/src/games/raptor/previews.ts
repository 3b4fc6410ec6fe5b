// What would come of a choice on the board, shown while the cursor is over its space: as the server's prospects tell it.
import type { Choice } from "../../play/decision";
import type { Prospect } from "../../play/match.svelte";

export interface Preview {
  /** Lines of fire to the mother, each a row of spaces. */
  sights: readonly (readonly string[])[];
  /** Fires that would go out together. */
  fires: readonly string[];
}

export const NOTHING: Preview = { sights: [], fires: [] };

const TELLING: ReadonlySet<string> = new Set([
  "move_mother",
  "return",
  "place_mother",
  "move_scientist",
  "drive",
  "put_out",
]);

/** Whether there may be something to show. */
export const showsAhead = ({ kind }: Choice): boolean => TELLING.has(kind);

export function previewOf(prospects: readonly Prospect[]): Preview {
  const field = (kind: string, name: string): unknown => prospects.find((one) => one.kind === kind)?.fields[name];
  return {
    sights: (field("sights", "lines") as string[][] | undefined) ?? [],
    fires: (field("fires", "spaces") as string[] | undefined) ?? [],
  };
}

// All that has happened in a game: a page that came late was told the last steps only.
import { get } from "../shell/api";
import type { Match } from "./match.svelte";
import type { Step } from "./protocol";

/** The steps before those that a page knows, asked for a few hundred at a time. */
export async function earlierSteps({ id, token, log }: Match): Promise<Step[]> {
  const known = log[0]?.seq ?? 1;
  const found: Step[] = [];
  while (found.length < known - 1) {
    const { events } = await get<{ events: Step[] }>(`/api/games/${id}/events?after=${found.length}`, token);
    if (!events.length) break;
    found.push(...events);
  }
  return found.filter(({ seq }) => seq < known);
}

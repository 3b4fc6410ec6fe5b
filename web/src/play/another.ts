// Another game like the one that is over: the same options and bots, on the same sides or with others.
import { begin } from "../shell/begin";
import type { Match } from "./match.svelte";
import type { NewGame } from "./protocol";

/** The bots of the other seats. */
function botsOf({ snapshot, seat }: Match): Record<string, string> {
  const found = Object.entries(snapshot?.seats ?? {}).filter(([name, { bot }]) => name !== seat && bot);
  return Object.fromEntries(found.map(([name, { bot }]) => [name, bot!]));
}

/** What is wrong, if anything is. */
export function another(match: Match, bots: Record<string, string> = botsOf(match)): Promise<string> {
  const { snapshot, seat } = match;
  if (!snapshot) return Promise.resolve("");
  const wish: Partial<NewGame> & { game: string } = {
    game: snapshot.game,
    options: snapshot.options,
    you: seat ?? "none",
    bots,
  };
  return begin(wish);
}

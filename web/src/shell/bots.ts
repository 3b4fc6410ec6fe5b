// Bots by name, in words where the catalogue has some.
import { settings } from "./settings.svelte";
import { catalogue, say } from "./texts.svelte";

/** The bot that was chosen last; before any was, one that plays every game. */
export const chosenBot = (): string => settings.bot || "greedy";

/** A bot's key in the catalogue: that of a game's own level, or of one that plays any game. */
function keyOf(name: string, game: string): string {
  const own = `${game}-level-${name}`;
  return catalogue.has(own) ? own : `web-bot-${name}`;
}

export function botName(name: string, game: string): string {
  const key = keyOf(name, game);
  return catalogue.has(key) ? say(key) : name;
}

/** A few words about how it plays, where the catalogue has some. */
export function botAbout(name: string, game: string): string {
  const about = `${keyOf(name, game)}.about`;
  return catalogue.has(about) ? say(about) : "";
}

/** Its name with a few words about how it plays. */
export function botDescription(name: string, game: string): string {
  const about = botAbout(name, game);
  return about ? `${botName(name, game)} – ${about}` : botName(name, game);
}

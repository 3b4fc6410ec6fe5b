// Bots by name, in words where the catalogue has some.
import { catalogue, say } from "./texts.svelte";

/** A bot's key in the catalogue: that of a game's own level, or of one that plays any game. */
function keyOf(name: string, game: string): string {
  const own = `${game}-level-${name}`;
  return catalogue.has(own) ? own : `web-bot-${name}`;
}

export function botName(name: string, game: string): string {
  const key = keyOf(name, game);
  return catalogue.has(key) ? say(key) : name;
}

/** With a few words about how it plays. */
export function botDescription(name: string, game: string): string {
  const about = `${keyOf(name, game)}.about`;
  return catalogue.has(about) ? `${botName(name, game)} – ${say(about)}` : botName(name, game);
}

// Bots by name, in words where the catalogue has some.
import { catalogue, say } from "./texts.svelte";

export function botName(name: string): string {
  return catalogue.has(`web-bot-${name}`) ? say(`web-bot-${name}`) : name;
}

/** With a few words about how it plays. */
export function botDescription(name: string): string {
  const about = `web-bot-${name}.about`;
  return catalogue.has(about) ? `${botName(name)} – ${say(about)}` : botName(name);
}

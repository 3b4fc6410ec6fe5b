// Bots by name, in words where the catalogue has some.
import { catalogue, say } from "./texts.svelte";

export function botName(name: string): string {
  return catalogue.has(`web-bot-${name}`) ? say(`web-bot-${name}`) : name;
}

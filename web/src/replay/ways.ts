// Better ways to play, in the reader's words.
import type { Way } from "../play/protocol";
import { catalogue, say } from "../shell/texts.svelte";

/** A way in words; an empty text for none. */
export function wordsOf(way: Way | undefined): string {
  return way ? (way.words[catalogue.language] ?? way.words["en"] ?? way.actions.join(" ")) : "";
}

export const percentOf = (value: number): string => say("web-way-value", { percent: Math.round(100 * value) });

// The games that put things into words themselves; the sentences of the others need only the fields (sentences.ts).
import type { Fields } from "./protocol";

export type Told = "event" | "decision" | "choice";
export type Teller = (sort: Told, kind: string, fields: Fields) => string;

/** By the game's name; a package joins when it is loaded. */
export const tellers = new Map<string, Teller>();

// The games that have a package here, each loaded when it is chosen; every other one is played with the fallback.
import { type Language, catalogue } from "../shell/texts.svelte";
import type { GamePackage } from "./game";
import { raptorTexts } from "./raptor/texts";
import { skirmishTexts } from "./skirmish/texts";
import { tellers } from "../play/tellers";

interface Entry {
  load: () => Promise<GamePackage>;
  /** Loaded beside the package, not after it. */
  texts: (language: Language) => Promise<string[]>;
}

const PACKAGES: Record<string, Entry> = {
  raptor: { load: async () => (await import("./raptor")).default, texts: raptorTexts },
  skirmish: { load: async () => (await import("./skirmish")).default, texts: skirmishTexts },
};

/** The game that is meant where none is named. */
export const DEFAULT = "raptor";

/** Whether a game has a package here. */
export const isPackage = (name: string): boolean => name in PACKAGES;

const loading = new Map<string, Promise<GamePackage>>();

/** A game's package, with its texts in the catalogue. */
export function loadGame(name: string): Promise<GamePackage> {
  let found = loading.get(name);
  if (!found) {
    found = load(name);
    found.catch(() => loading.delete(name)); // the next try may get through
    loading.set(name, found);
  }
  return found;
}

async function load(name: string): Promise<GamePackage> {
  const own = PACKAGES[name];
  if (own) {
    const [found] = await Promise.all([own.load(), catalogue.add(own.texts)]);
    if (found.tell) tellers.set(name, found.tell);
    return found;
  }
  const { fallbackFor, textsOf } = await import("./fallback");
  await catalogue.add(textsOf(name));
  return fallbackFor(name);
}

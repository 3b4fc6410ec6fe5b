// The reader's settings, kept in this browser.
import { type Language, preferredLanguage } from "./texts.svelte";

export interface Choices {
  language: Language;
  /** The look of boards: "game" leaves it to each game. */
  theme: string;
  speed: number;
  sound: boolean;
  volume: number;
  contrast: "system" | "more";
  motion: "system" | "less";
  coordinates: boolean;
  /** Steps, plans and advice also in the game's notation, and a field to type it. */
  notation: boolean;
  /** Polite signs of others are shown. */
  signs: boolean;
  /** Say so when it is one's turn and the page is not in sight. */
  notify: boolean;
  sounds: string;
  ambience: boolean;
  name: string;
  bot: string;
  /** The game chosen last on the first screen, and each game's options. */
  game: string;
  options: Record<string, Record<string, string>>;
  /** The bots watched last, by game and seat. */
  watched: Record<string, Record<string, string>>;
}

const KEY = "lostworld.settings";

function load(): Choices {
  const usual: Choices = {
    language: preferredLanguage(),
    theme: "game",
    speed: 1,
    sound: true,
    volume: 0.5,
    contrast: "system",
    motion: "system",
    coordinates: true,
    notation: false,
    signs: true,
    notify: false,
    sounds: "paper",
    ambience: false,
    name: "",
    bot: "",
    game: "",
    options: {},
    watched: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return usual; // no storage, or something else's text in it
  }
}

export const settings = $state<Choices>(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser without storage still plays
  }
}

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things should change without moving. */
export function stillness(): boolean {
  return settings.motion === "less" || (calm?.matches ?? false);
}

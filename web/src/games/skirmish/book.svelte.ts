// The content in the reader's language, as the server tells it: units, cards, maps, scenarios. Nothing of it is built in,
// so a server with other content shows that.
import { get } from "../../shell/api";
import type { Language } from "../../shell/texts.svelte";

export interface Ability {
  id: string;
  name: string;
  text: string;
}

export interface UnitSpec {
  name: string;
  faction: string;
  keywords: string[];
  movement: number;
  melee: number;
  ballistic: number;
  dodge: number;
  stability: number;
  fear: number;
  courage: number;
  health: number;
  models: number;
  combo_limit: number;
  draws: number;
  stand_up: number;
  fallback: number;
  adrenaline: number;
  value: number;
  /** Front, sides, rear. */
  armour: [number, number, number];
  weapon: string;
  range: number;
  footprint: [number, number][];
  abilities: Ability[];
  cards: string[];
  flavour: string;
}

export interface ActionCard {
  name: string;
  initiative: number;
  unit: string;
  copies: number;
  text: string[];
  movement: number;
  sorts: string[];
  combo: Record<string, number>;
  standing: Record<string, number>;
  reaction: boolean;
}

export interface HeroCard {
  name: string;
  faction: string;
  copies: number;
  text: string[];
  icons: Record<string, number>[];
  adrenaline: number;
  cost: [string, number];
  place: string;
  active: boolean;
  flavour: string;
}

export interface Terrain {
  name: string;
  difficult: boolean;
  impassable: boolean;
  blocks: boolean;
}

export interface GroundMap {
  name: string;
  /** The terrain of every hex. */
  hexes: Record<string, string>;
  zones: Record<string, { name: string; hexes: string[] }>;
}

export interface Soldier {
  unit: string;
  equipment: string[];
}

export interface ScenarioSeat {
  id: string;
  name: string;
  side: string;
  zone: string;
  faction: string;
  army: Soldier[];
  value: number;
}

export interface Scenario {
  name: string;
  story: string;
  hint: string;
  map: string;
  length: number;
  tutorial: boolean;
  seats: ScenarioSeat[];
  wins: Record<string, number>;
  objectives: { id: string; name: string; text: string; zone: string; side: string }[];
  special: string[];
  victory: string[];
  objects: { id: string; name: string; sort: string }[];
}

export interface Army {
  name: string;
  faction: string;
  value: number;
  army: Soldier[];
}

export interface Book {
  content: string;
  /** The armour zone of each edge of a unit that faces east, clockwise from there. */
  zones: string[];
  units: Record<string, UnitSpec>;
  actions: Record<string, ActionCard>;
  heroes: Record<string, HeroCard>;
  conditions: Record<string, { name: string; text: string[] }>;
  terrains: Record<string, Terrain>;
  maps: Record<string, GroundMap>;
  scenarios: Record<string, Scenario>;
  armies: Record<string, Army>;
}

class Books {
  #found = $state.raw<Record<string, Book>>({});
  #language = $state<Language>("en");
  #current = $state("");
  #asked = new Set<string>();

  /** The book of what the server plays with now, in a language. */
  async open(language: Language): Promise<void> {
    const book = await get<Book>(`/api/rules/skirmish/book/${language}`);
    this.#found = { ...this.#found, [`${book.content} ${language}`]: book };
    this.#current = book.content;
    this.#language = language;
  }

  get current(): Book {
    return this.of(this.#current)!;
  }

  /** The book that a game is played with; null while it is fetched, if it is an older one. */
  of(content: string): Book | null {
    const key = `${content} ${this.#language}`;
    const found = this.#found[key] ?? null;
    if (!found) void this.#fetch(content, key);
    return found;
  }

  async #fetch(content: string, key: string): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const book = await get<Book>(`/api/rules/skirmish/book/${this.#language}?content=${content}`).catch(() => null);
    if (book) this.#found = { ...this.#found, [key]: book };
  }
}

export const books = new Books();

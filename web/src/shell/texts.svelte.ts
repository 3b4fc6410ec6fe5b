// The texts of the catalogue in the reader's language. Changing the language changes every text at once.
import { FluentBundle, FluentNone, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Language = "en" | "fr" | "de" | "es";
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
};
export type Values = Record<string, FluentVariable>;

/** What a sentence receives for a value that the reader may not know. */
export const HIDDEN = "hidden";

// One chunk for each language; a game's texts come with the game.
const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue-en"),
  fr: () => import("./catalogue-fr"),
  de: () => import("./catalogue-de"),
  es: () => import("./catalogue-es"),
};

export function bundleOf(language: Language, resources: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SEAT: ([seat], { form }) => seatName(bundle, seat instanceof FluentNone ? "" : String(seat), String(form ?? "")),
    },
  });
  for (const text of resources) addTo(bundle, text);
  return bundle;
}

function addTo(bundle: FluentBundle, text: string): void {
  for (const problem of bundle.addResource(new FluentResource(text))) console.warn(problem.message);
}

/** People by the keys of their seats: whoever has a name is called by it. */
let people: Readonly<Record<string, string>> = {};

/** A seat's name as a sentence wants it (see table.ftl), for the key of the name. A game need not give every form. */
function seatName(bundle: FluentBundle, seat: string, form: string): string {
  const told = (pattern: Pattern, values: Values = {}): string => bundle.formatPattern(pattern, values);
  const message = bundle.getMessage(seat) ?? bundle.getMessage(`seat-${seat}`);
  const person = form && form !== "play" ? people[seat] : undefined;
  if (person)
    return form === "of" || form === "to"
      ? told(bundle.getMessage(`${form}-title`)!.value!, { title: person })
      : person;
  const formed = message?.attributes[form];
  if (formed) return told(formed);
  const plain = seat.replace(/^.*-seat-/, "").replaceAll("-", " ");
  const title = message?.value ? told(message.value) : plain.charAt(0).toUpperCase() + plain.slice(1);
  const around = bundle.getMessage(`${form}-title`)?.value;
  return around ? told(around, { title }) : title;
}

type Load = (language: Language) => Promise<string[]>;

class Catalogue {
  language = $state<Language>("en");
  #bundle = bundleOf("en", []);
  /** Counts the changes: whoever says something says it anew after one. */
  #version = $state(0);
  #extra: Load[] = [];
  #wanted: Language | null = null;

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const extra = [...this.#extra];
    const [texts, ...more] = await Promise.all([CATALOGUES[language](), ...extra.map((load) => load(language))]);
    if (this.#wanted !== language) return; // another one was wanted meanwhile
    this.#bundle = bundleOf(language, [...texts.default, ...more.flat()]);
    this.#version += 1;
    this.language = language;
    document.documentElement.lang = language;
    for (const late of this.#extra.slice(extra.length)) await this.#load(late);
  }

  /** Texts that only some screens or one game need. Before the first language is spoken they come with it. */
  async add(load: Load): Promise<void> {
    if (this.#extra.includes(load)) return;
    this.#extra.push(load);
    if (this.#wanted && this.#wanted === this.language) await this.#load(load);
  }

  async #load(load: Load): Promise<void> {
    const { language } = this;
    const texts = await load(language);
    if (language !== this.language) return; // who changed the language has loaded them, too
    for (const text of texts) addTo(this.#bundle, text);
    this.#version += 1;
  }

  /** From now on these seats are called by their players' names. */
  name(seated: Readonly<Record<string, string>>): void {
    if (JSON.stringify(seated) === JSON.stringify(people)) return;
    people = seated;
    this.#version += 1;
  }

  has(key: string): boolean {
    void this.#version;
    const [name, attribute] = key.replaceAll("_", "-").split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    return Boolean(message && (attribute ? message.attributes[attribute] : message.value));
  }

  say(key: string, values: Values = {}): string {
    void this.#version;
    const [name, attribute] = key.replaceAll("_", "-").split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `[${key}]`;
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, problems);
    for (const problem of problems) console.warn(`${key}: ${problem.message}`);
    return text;
  }
}

export const catalogue = new Catalogue();

/** The text of a key such as `raptor-card-raptor-4.name`, with its values put in. */
export function say(key: string, values: Values = {}): string {
  return catalogue.say(key, values);
}

/** The same in a game's own words, where it has some: `raptor-web-setup` for `web-setup`. */
export function sayFor(game: string, key: string, values: Values = {}): string {
  return say(catalogue.has(`${game}-${key}`) ? `${game}-${key}` : key, values);
}

export function preferredLanguage(): Language {
  for (const wish of globalThis.navigator?.languages ?? []) {
    const language = wish.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

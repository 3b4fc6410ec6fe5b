// The texts of the catalogue in the reader's language. Changing the language changes every text at once.
import { FluentBundle, FluentNone, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Language = "en" | "fr";
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };
export type Values = Record<string, FluentVariable>;

/** What a sentence receives for a value that the reader may not know. */
export const HIDDEN = "hidden";

// One chunk per language; the lessons come with their own screen.
const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue-en"),
  fr: () => import("./catalogue-fr"),
};

export function bundleOf(language: Language, resources: readonly string[], game = "raptor"): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SEAT: ([seat], { form }) => seatName(bundle, game, seat instanceof FluentNone ? "" : String(seat), form === undefined ? "" : String(form)),
    },
  });
  for (const text of resources) {
    const problems = bundle.addResource(new FluentResource(text));
    for (const problem of problems) console.warn(problem.message);
  }
  return bundle;
}

/**
 * A seat's name as a sentence wants it (see table.ftl), for the key of the name, or for the seat's name in `game`. A game need not give every form.
 */
function seatName(bundle: FluentBundle, game: string, seat: string, form: string): string {
  const told = (pattern: Pattern, values: Values = {}): string => bundle.formatPattern(pattern, values);
  const message = [seat, `${game}-seat-${seat}`, `seat-${seat}`].map((key) => bundle.getMessage(key)).find(Boolean);
  const formed = message?.attributes[form];
  if (formed) return told(formed);
  const plain = seat.replace(/^.*-seat-/, "").replaceAll("-", " ");
  const title = message?.value ? told(message.value) : plain.charAt(0).toUpperCase() + plain.slice(1);
  const around = bundle.getMessage(`${form}-title`)?.value;
  return around ? told(around, { title }) : title;
}

class Catalogue {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(bundleOf("en", []));
  #extra: ((language: Language) => Promise<string[]>)[] = [];

  async speak(language: Language): Promise<void> {
    const texts = (await CATALOGUES[language]()).default;
    const more = await Promise.all(this.#extra.map((load) => load(language)));
    this.#bundle = bundleOf(language, [...texts, ...more.flat()]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Texts that only some screens need. */
  async add(load: (language: Language) => Promise<string[]>): Promise<void> {
    if (this.#extra.includes(load)) return;
    this.#extra.push(load);
    await this.speak(this.language);
  }

  has(key: string): boolean {
    const [name, attribute] = key.replaceAll("_", "-").split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    return Boolean(message && (attribute ? message.attributes[attribute] : message.value));
  }

  say(key: string, values: Values = {}): string {
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

export function preferredLanguage(): Language {
  for (const wish of globalThis.navigator?.languages ?? []) {
    const language = wish.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

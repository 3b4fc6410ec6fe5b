// Every text that the client uses exists in all languages, and they have the same texts and values.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ADVICE } from "../games/raptor/advice";
import { LESSONS } from "../games/raptor/lessons/lessons";
import { PACKS } from "../ui/sound";

const SOURCE = join(import.meta.dirname, "..");
const FOLDERS = ["texts", "raptor/texts"].map((folder) => join(SOURCE, "../../src/lostworld", folder));
type Catalogue = Map<string, Set<string>>;

/** Every key, with attributes as `name.attribute`, and the variables it uses. */
function catalogue(language: string): Catalogue {
  const found: Catalogue = new Map();
  const spoken = FOLDERS.map((folder) => join(folder, language));
  const files = spoken.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of files.filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(file, "utf-8");
    for (const message of new FluentResource(text).body) {
      if (message.value) found.set(message.id, variables(message.value));
      for (const [name, pattern] of Object.entries(message.attributes))
        found.set(`${message.id}.${name}`, variables(pattern));
    }
  }
  return found;
}

function variables(pattern: unknown): Set<string> {
  const names = new Set<string>();
  JSON.stringify(pattern, (_key, value: unknown) => {
    if (value && typeof value === "object" && "type" in value && value.type === "var" && "name" in value)
      names.add(String(value.name));
    return value;
  });
  return names;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "tests" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

const languages = { en: catalogue("en"), fr: catalogue("fr"), de: catalogue("de"), es: catalogue("es") };
/** Errors come from the server in words; terminal and reports speak English and French only. */
const ELSEWHERE = /^(cli|error|report|raptor-(cli|error|study))-/;
const spoken = (texts: Catalogue) => [...texts.keys()].filter((key) => !ELSEWHERE.test(key)).sort();
const GAME = "web|help|seat|card|lesson|action|event|state|look|option|family|reason";
const PREFIX = `web|event|raptor-(?:${GAME})`;
// Names for tests and of things are no keys.
const written = sources(SOURCE).join("\n");
const keyed = written.replace(/(data-testid|testid)=["{][^"}]*["}]|thing: "[a-z-]+"/g, "");

describe.each(Object.entries(languages))("the catalogue %s", (_language, texts) => {
  it("has every key that is written out", () => {
    const used = new Set(
      [...keyed.matchAll(new RegExp(`["'\`]((?:${PREFIX})-[a-z0-9-]+(?:\\.[a-z0-9]+)?)["'\`]`, "g"))].map(
        (found) => found[1]!,
      ),
    );
    used.delete("theme-color"); // a meta element's name
    expect(used.size).toBeGreaterThan(200);
    expect([...used].filter((key) => !ELSEWHERE.test(key) && !texts.has(key))).toEqual([]);
  });

  it("has every key that is put together", () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const cards = ["raptor", "scientist"].flatMap((side) =>
      values.flatMap((value) => ["", ".name", ".effect", ".hint"].map((part) => `raptor-card-${side}-${value}${part}`)),
    );
    const lessons = LESSONS.flatMap(({ name, steps }) => [
      `raptor-lesson-${name}`,
      `raptor-lesson-${name}.done`,
      ...steps.map((_step, nth) => `raptor-lesson-${name}.s${nth + 1}`),
    ]);
    const things = [...written.matchAll(/thing: "([a-z-]+)"/g)].map((found) => found[1]!);
    const helps = things.flatMap((thing) => [`raptor-help-${thing}`, `raptor-help-${thing}.title`]);
    const health = ["connecting", "lost", "closed"].map((name) => `web-health-${name}`);
    const reasons = ["babies-escaped", "scientists-gone", "mother-neutralised", "babies-captured"].map(
      (name) => `raptor-reason-${name}`,
    );
    const more = [
      "web-reason-resigned",
      "web-reason-time",
      "web-mark-mistake",
      "web-mark-blunder",
      "event-resigned",
      "event-time-ran-out",
      "event-taken-back",
      "event-hint-used",
      ...["good-move", "thanks", "sorry", "good-game"].map((sign) => `web-sign-${sign}`),
      ...PACKS.map((pack) => `web-sounds-${pack}`),
      ...["tokens", "escaped", "captured", "standing"].flatMap((counter) => [
        `raptor-web-count-${counter}`,
        `raptor-web-counter-${counter}`,
      ]),
      ...ADVICE.map((key) => `raptor-coach-${key}`),
      ...["escapes", "kills", "captures", "hits", "rounds"].map((name) => `raptor-web-tally-${name}`),
      ...[...languages.en.keys()]
        .filter((key) => /^raptor-choice-[a-z-]+$/.test(key) && key !== "raptor-choice-card")
        .map((key) => key.replace("choice", "step")),
    ];
    const wanted = [...cards, ...lessons, ...helps, ...health, ...reasons, ...more];
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });
});

it("has the same texts in all languages", () => {
  expect([...languages.fr.keys()].sort()).toEqual([...languages.en.keys()].sort());
  for (const texts of [languages.de, languages.es]) expect(spoken(texts)).toEqual(spoken(languages.en));
});

it("uses the same values in the client's texts of all languages", () => {
  for (const [key, values] of languages.en) {
    if (!/^raptor-(web|lesson|step|coach)-|^web-/.test(key)) continue;
    for (const texts of [languages.fr, languages.de, languages.es])
      expect([key, [...(texts.get(key) ?? [])].sort()]).toEqual([key, [...values].sort()]);
  }
});

it("has no text of the client that nobody uses", () => {
  const built = /^web-(bot|health|link|mark|reason|seat|sign|sounds|verify-noted)-/;
  const unused = [...languages.en.keys()].filter(
    (key) => key.startsWith("web-") && !built.test(key) && !written.includes(key),
  );
  expect(unused).toEqual([]);
});

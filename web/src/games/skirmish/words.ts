// Events, questions and choices in words: numbers of units, seats and objects become names, as skirmish/telling.py does for
// the terminal. What is told is about the game that was looked at last.
import type { Fields, GameEvent } from "../../play/protocol";
import type { Told } from "../../play/tellers";
import { settings } from "../../shell/settings.svelte";
import { type Values, catalogue, say } from "../../shell/texts.svelte";
import { beyond } from "./hexes";
import { sayGround, sayWay, sayWhere } from "./places";
import { type Part, type View, bookOf, nameOfUnit, scenarioOf } from "./view";

/** What a sentence receives for a field that its event or choice has not. */
const NONE = "none";

const UNITS = new Set(["unit", "target", "source", "by", "to", "other", "units", "targets"]);
const CARDS = new Set(["card", "idle", "cards"]);
const FIELDS = (
  "about ability amount against base blocked by card cards change chosen command cost count deed edge facing gain given half " +
  "hex icons idle initiative kept lost mine models number numbers object objective other parts phase place player points " +
  "reason resource round scores seat set slot sort source stage start steps success target targets theirs to total unit " +
  "units use what winners"
).split(" ");

let shown: View | null = null;

/** The game that things are told of. */
export function tellOf(view: View): void {
  shown = view;
}

/** The first of some groups of the catalogue that has the word; one without a text stays as it is. */
function word(name: unknown, ...sorts: string[]): string {
  const key = sorts.map((sort) => `skirmish-${sort}-${String(name)}`).find((one) => catalogue.has(one));
  return key ? say(key, { n: 1 }) : String(name);
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const sayUnit = (unit: number): string => {
  if (!shown) return String(unit);
  return unit >= 0 ? nameOfUnit(shown, unit) : sayObject(-2 - unit);
};

export function sayObject(number: number): string {
  return (shown && scenarioOf(shown)?.objects[number]?.name) ?? String(number);
}

export function sayTable(seat: number | string): string {
  const seats = (shown && scenarioOf(shown)?.seats) ?? [];
  const found = typeof seat === "number" ? seats[seat] : seats.find((one) => one.id === seat);
  return found?.name ?? String(seat);
}

/** A hero or action card, a condition, an ability; a number stays one. */
export function sayCard(card: unknown): string {
  if (Array.isArray(card)) return card.map(sayCard).join(", ");
  const book = shown && bookOf(shown);
  const name = String(card);
  if (!book || typeof card === "number") return name;
  const found = book.heroes[name] ?? book.actions[name] ?? book.conditions[name];
  if (found) return found.name;
  for (const unit of Object.values(book.units)) {
    const ability = unit.abilities.find((one) => one.id === name);
    if (ability) return ability.name;
  }
  return catalogue.has(`skirmish-condition-${name}`) ? say(`skirmish-condition-${name}`) : name;
}

/** What a part of a sum comes from. */
export function saySource(source: string): string {
  const [kind, name] = source.split(":") as [string, string?];
  return name ? sayCard(name) : word(kind, "source", "skill");
}

/** "4 base + 2 card − 1 mud". */
export const sayParts = (parts: readonly Part[]): string =>
  parts
    .map(([source, amount], nth) => {
      const sign = amount < 0 ? "−" : "+";
      return `${nth ? ` ${sign} ` : amount < 0 ? sign : ""}${Math.abs(amount)} ${saySource(source)}`;
    })
    .join("") || "0";

export function sayIcons(icons: Readonly<Record<string, number>>): string {
  return Object.entries(icons)
    .map(([skill, n]) => (skill === "ties" && n === 1 ? saySkill(skill) : `${saySkill(skill)} ${signed(n)}`))
    .join(", ");
}

export const saySkill = (skill: string): string => word(skill.replaceAll("_", "-"), "skill", "name");
export const sayFacing = (facing: number): string => word(facing, "facing");

/** What cards may be added to: a test, or a moment of the round. */
export const sayAbout = (about: unknown): string => word(String(about).split("/")[0], "about");

/** The sort of an action or a test: `melee`, `hit/ranged`. */
export function saySort(sort: unknown): string {
  const text = String(sort);
  return text.includes("/") ? word(text.split("/")[0], "sort") : word(text, "part-action", "half", "sort");
}

function objective(id: unknown): string {
  return (shown && scenarioOf(shown)?.objectives.find((one) => one.id === id)?.name) ?? String(id);
}

const NAMED: Record<string, (value: unknown) => string | number> = {
  seat: (value) => sayTable(value as number),
  player: (value) => sayTable(value as string),
  chosen: (value) => (typeof value === "number" ? sayTable(value) : String(value)),
  object: (value) => sayObject(value as number),
  card: (value) => (typeof value === "number" ? value : sayCard(value)),
  cards: (value) => (typeof value === "number" ? value : sayCard(value)),
  idle: sayCard,
  ability: sayCard,
  objective,
  sort: saySort,
  parts: (value) => sayParts(value as Part[]),
  against: (value) => sayParts(value as Part[]),
  icons: (value) =>
    sayIcons(Array.isArray(value) ? Object.fromEntries(value as Part[]) : (value as Record<string, number>)),
  facing: (value) => word(value, "facing"),
  slot: (value) => word(value, "slot", "source"),
  half: (value) => word(value, "half"),
  about: sayAbout,
  resource: (value) => word(value, "skill", "name"),
  change: (value) => signed(value as number),
  what: (value) => word(value, "zone", "half", "condition", "skill", "what"),
};

function valueOf(name: string, value: unknown): string | number {
  if (value === null || value === undefined || (value === -1 && UNITS.has(name)))
    return CARDS.has(name) ? say("skirmish-a-card") : NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (UNITS.has(name) && Array.isArray(value)) return value.map((unit) => sayUnit(unit as number)).join(", ") || NONE;
  if (UNITS.has(name) && typeof value === "number") return sayUnit(value);
  if (name === "winners") return (value as number[]).map(sayTable).join(", ") || NONE;
  if (name in NAMED) return NAMED[name]!(value);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? value : String(value);
}

/** An action with what it is done to, or with. */
function deed(fields: Fields, values: Values): string {
  const sort = String(values["sort"]);
  const what = String(fields["what"] ?? "");
  if (["open", "take", "use", "equip", "hand"].includes(what))
    return say("skirmish-join-of", { unit: sort, text: say(`skirmish-deed-${what}`, values) });
  const parts = [sort];
  if (what === "net") parts.push(say("skirmish-deed-net"));
  else if (what) parts.push(say("skirmish-deed-weapon", { card: sayCard(what) }));
  if ("unit" in fields || "object" in fields)
    parts.push(say("skirmish-deed-unit", { unit: values["unit" in fields ? "unit" : "object"]! }));
  else if ("hex" in fields) {
    const words = inWords("deed", "hex", fields);
    parts.push(words ? say(words.key, words.values) : say("skirmish-deed-hex", { hex: values["hex"]! }));
  }
  return parts.join(" ");
}

/** Which sentences name a place, by kind. */
const PLACED: Readonly<Record<string, readonly string[]>> = {
  event: ["deployed", "arrived", "moved", "dragged", "pushed", "object_pushed", "followed", "shifted", "dropped"],
  choice: ["deploy", "move", "enter", "flee", "shift", "edge"],
  deed: ["hex"],
};
/** Events that say where somebody came from, and choices that are made from where the acting unit stands. */
const STEPS = new Set(["moved", "pushed", "move", "enter", "flee", "hex"]);

/** The hexes that a sentence leads from and to. */
function stepOf(kind: string, fields: Fields): { from: string | null; to: string | null } {
  const path = fields["path"] as string[] | undefined;
  const edge = fields["edge"] as number;
  const named = ((path ? path.at(-1) : fields["hex"]) ?? null) as string | null;
  if (path) return { from: path[0] ?? null, to: named };
  if (kind === "pushed") return { from: named && beyond(named, edge + 3), to: named };
  const here = shown?.units[shown.acting]?.hex ?? null;
  return { from: here, to: kind === "enter" && named ? beyond(named, edge) : named };
}

/** A sentence that says in words where something is; nothing for those who read codes, or where there is no place. */
function inWords(sort: string, kind: string, fields: Fields): { key: string; values: Values } | null {
  if (!shown || settings.notation || !PLACED[sort]?.includes(kind)) return null;
  const key = `skirmish-web-${sort}-${kind}`;
  if (kind === "edge") return { key, values: { facing: sayFacing(fields["edge"] as number) } };
  const { from, to } = stepOf(kind, fields);
  if (!to) return null;
  const step = STEPS.has(kind) && from;
  return {
    key,
    values: {
      way: (step && sayWay(from, to)) || NONE,
      where: step ? sayGround(shown, to) : sayWhere(shown, to),
    },
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function tell(sort: Told, kind: string, fields: Fields): string {
  const values: Values = Object.fromEntries(FIELDS.map((name) => [name, NONE]));
  for (const [name, value] of Object.entries(fields)) {
    if (name === "kind") continue;
    values[name] = valueOf(name, value);
    if (name === "path") values["to"] = (value as string[]).at(-1) ?? NONE;
  }
  if (sort === "choice") {
    if (kind === "do" || kind === "base") values["deed"] = deed(fields, values);
    if (kind === "replace") {
      values["count"] = Object.keys(fields).length;
      values["numbers"] = Object.values(fields).join(", ");
    }
    if (kind === "icons") {
      const icons = (shown && bookOf(shown)?.heroes[String(fields["card"])]?.icons) ?? [];
      values["set"] = sayIcons(icons[fields["set"] as number] ?? {});
    }
  }
  const words = inWords(sort, kind, fields);
  if (words) return capital(say(words.key, { ...values, ...words.values }));
  const key = `skirmish-${sort}-${kind}`;
  return catalogue.has(key) ? capital(say(key, values)) : kind;
}

/** Events that a log need not tell: the board or another event tells them. */
const QUIET = new Set([
  "deck_shuffled",
  "window_opened",
  "window_closed",
  "passed",
  "checked",
  "slid",
  "resource",
  "activated",
]);

/** Events that another one tells better: the last model of a unit falls with it. */
export const isRepeated = ({ kind, ...fields }: GameEvent): boolean => kind === "model_lost" && fields["models"] === 0;

export const isQuiet = (kind: string): boolean => QUIET.has(kind);

// Hexes and units as a screen reader hears them.
import type { Choice } from "../../play/decision";
import { catalogue, say } from "../../shell/texts.svelte";
import { isTurn, reactorsTo } from "./choices";
import {
  type Moment,
  type Unit,
  type View,
  bookOf,
  codeOf,
  healthOf,
  nameOfUnit,
  objectAt,
  scenarioOf,
  topOf,
  unitAt,
} from "./view";
import { capital, sayFacing, sayObject, sayTable, sayUnit } from "./words";

const WORDS = ["knocked", "sedated", "furious", "held-movement", "held-action"];

/** A unit's state in words: health, facing, conditions. */
export function sayUnitState(view: View, number: number): string {
  const unit = view.units[number]!;
  const words = conditionsOf(view, number).map((word) => say(`skirmish-condition-${word}`));
  return say("skirmish-web-unit", {
    code: codeOf(view.units, number),
    unit: nameOfUnit(view, number),
    seat: sayTable(unit.seat),
    health: healthOf(unit),
    facing: sayFacing(unit.facing),
    words: words.join(", ") || "none",
  });
}

export function conditionsOf(view: View, number: number): string[] {
  const unit: Unit = view.units[number]!;
  const held = view.units.some((one) => one.status === "map" && one.grabs === number);
  const blocked = unit.net > 0 || view.units.some((one) => one.status === "map" && one.grabs === number && one.blocks);
  return [
    ...WORDS.filter((word) => unit.marks.includes(word)),
    ...(blocked ? ["blocked"] : held ? ["grabbed"] : []),
    ...(unit.grabs >= 0 ? ["grabbing"] : []),
    ...(unit.fears ? ["fear"] : []),
    ...(unit.sedatives && !unit.marks.includes("sedated") ? ["sedative"] : []),
  ];
}

/** What hangs on a question, in a sentence; "" where it says all itself. */
export function whyOf(kind: string, view: View): string {
  // A window without a test is open for cards alone: there are no sums to add to.
  const key = `skirmish-web-why-${kind === "window-turn" && !view.test ? "announce" : kind}`;
  return catalogue.has(key) ? say(key) : "";
}

/** What is happening just now, and that something may be played to it. */
export function sayMoment({ trigger, unit }: Moment): string {
  const key = `skirmish-web-moment-${trigger}`;
  return catalogue.has(key)
    ? say(key, { unit: unit >= 0 ? sayUnit(unit) : "none" })
    : say("skirmish-decision-announce");
}

/** What a choice would bring, as its card tells it. */
export function consequenceOf(view: View, { kind, fields }: Choice): string {
  const book = bookOf(view);
  const unit = view.units[fields["unit"] as number];
  if (!book) return "";
  const card = kind === "reveal" && unit ? topOf(unit) : fields["card"];
  if (typeof card === "string") return (book.heroes[card] ?? book.actions[card])?.text.join(" ") ?? "";
  const ability = Object.values(book.units)
    .flatMap(({ abilities }) => abilities)
    .find(({ id }) => id === fields["ability"]);
  return ability?.text ?? "";
}

/** What may happen when a choice is carried out: those who hold a half back can answer it. */
export function sayReactors(view: View, choice: Choice | null): string {
  const units = reactorsTo(choice, view).map((unit) => nameOfUnit(view, unit));
  return units.length ? say("skirmish-web-could-react", { units: units.join(", ") }) : "";
}

/** A hex for somebody who sees the map: its ground, who stands there, and what a choice there costs. */
export function sayPlace(view: View, hex: string, choice: Choice | null): string {
  const book = bookOf(view);
  const terrain = book?.terrains[book.maps[scenarioOf(view)?.map ?? ""]?.hexes[hex] ?? ""];
  const traits = (["difficult", "impassable", "blocks"] as const).filter((trait) => terrain?.[trait]);
  const parts = [[terrain?.name ?? "", ...traits.map((trait) => say(`skirmish-web-${trait}`))].join(", ")];
  const unit = unitAt(view, hex);
  // Whoever is about to move knows who stands there.
  if (unit >= 0 && !(choice?.kind === "move" && unit === view.acting)) parts.push(sayUnitState(view, unit));
  const thing = objectAt(view, hex);
  if (thing >= 0) parts.push(sayObject(thing));
  const points = choice?.fields["points"];
  if (typeof points === "number" && choice?.kind === "move") parts.push(say("skirmish-web-can-go", { points }));
  return parts.map(capital).join(". ");
}

/** What is on a hex, and what can be done there. */
export function sayHex(
  view: View,
  hex: string,
  choices: readonly Choice[],
  sayChoice: (choice: Choice) => string,
): string {
  const book = bookOf(view);
  const ground = book && book.maps[scenarioOf(view)?.map ?? ""];
  const parts = [`${hex}, ${book?.terrains[ground?.hexes[hex] ?? ""]?.name ?? ""}`];
  const unit = unitAt(view, hex);
  if (unit >= 0) parts.push(sayUnitState(view, unit));
  const thing = objectAt(view, hex);
  if (thing >= 0) parts.push(sayObject(thing));
  if (choices.length && isTurn(choices)) {
    const points = choices[0]!.fields["points"];
    parts.push(typeof points === "number" ? say("skirmish-web-can-go", { points }) : say("skirmish-web-can-stand"));
  } else if (choices.length === 1) parts.push(sayChoice(choices[0]!));
  else if (choices.length) parts.push(say("skirmish-web-can-do", { count: choices.length }));
  return parts.join(". ");
}

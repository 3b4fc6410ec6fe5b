// Hexes and units as a screen reader hears them.
import type { Choice } from "../../play/decision";
import { say } from "../../shell/texts.svelte";
import { isTurn } from "./choices";
import { type Unit, type View, bookOf, codeOf, healthOf, nameOfUnit, objectAt, scenarioOf, unitAt } from "./view";
import { sayFacing, sayObject, sayTable } from "./words";

const WORDS = ["knocked", "sedated", "furious"];

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

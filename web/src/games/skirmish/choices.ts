// Which choices are made on the map and where, and which are made by cards or from the list.
import type { Choice } from "../../play/decision";
import { beyond } from "./hexes";
import type { View } from "./view";

/** Choices that are taken back until they are confirmed; every other one is carried out at once, by its own button. */
const PLANNED = new Set([
  "move",
  "enter",
  "deploy",
  "flee",
  "shift",
  "do",
  "base",
  "active",
  "next",
  "replace",
  "icons",
  "play",
  "gear",
  "ability",
  "discard",
  "drop",
  "idle",
  "take",
  "equip",
  "swap",
  "edge",
  "zone",
  "waive",
  "spare",
  "release",
  "reinforce",
  "stand",
  "go",
  "face",
  "unit",
]);

export const isPlanned = ({ kind }: Choice): boolean => PLANNED.has(kind);

const ON_MAP = new Set([
  "move",
  "enter",
  "deploy",
  "flee",
  "shift",
  "do",
  "base",
  "unit",
  "test",
  "react",
  "spare",
  "ask",
]);

/** The hexes that stand for a choice; none, if it is not made on the map. */
export function hexesOf(choice: Choice, view: View): string[] {
  const { kind, fields } = choice;
  if (!ON_MAP.has(kind)) return [];
  const unit = fields["unit"] as number | undefined;
  if (kind === "enter") return [beyond(fields["hex"] as string, fields["edge"] as number)];
  const named = fields["hex"] as string | undefined;
  if (unit !== undefined && kind !== "deploy") {
    const hexes = view.units[unit]?.hexes ?? [];
    return hexes.length ? hexes : named ? [named] : [];
  }
  if (named) return [named];
  const thing = fields["object"] as number | undefined;
  const at = thing === undefined ? null : view.objects[thing]?.hex;
  return at ? [at] : [];
}

/** The choices of the map by hex; of deployments those of one unit only. */
export function byHex(choices: readonly Choice[], view: View, deploying: number | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.kind === "deploy" && choice.fields["unit"] !== deploying) continue;
    for (const hex of hexesOf(choice, view)) found.set(hex, [...(found.get(hex) ?? []), choice]);
  }
  return found;
}

/** The units that can be deployed now. */
export const deployable = (choices: readonly Choice[]): number[] => [
  ...new Set(choices.filter(({ kind }) => kind === "deploy").map(({ fields }) => fields["unit"] as number)),
];

/** Choices at a place that differ by the facing only: one is then chosen by its edge. */
export function isTurn(choices: readonly Choice[]): boolean {
  return (
    choices.length > 1 &&
    choices.every(({ kind, fields }) => kind === choices[0]!.kind && "facing" in fields && kind !== "enter")
  );
}

export const facingOf = ({ fields }: Choice): number => fields["facing"] as number;

/** The hero card that a choice uses, if it does. */
export function heroOf({ kind, fields }: Choice): string | null {
  return ["icons", "play", "discard", "take", "equip"].includes(kind)
    ? ((fields["card"] as string | undefined) ?? null)
    : null;
}

/** The half that others answer with after a choice is carried out (ruling 48). */
const ANSWERED: Readonly<Record<string, string>> = {
  move: "movement",
  enter: "movement",
  do: "action",
  base: "action",
};

/** The units that could react to a choice: they hold that half, are awake, and can move if it is a movement. */
export function reactorsTo(choice: Choice | null, view: View): number[] {
  const half = choice && ANSWERED[choice.kind];
  if (!half) return [];
  return view.units.flatMap(({ status, marks, net }, unit) => {
    const held = status === "map" && marks.includes(`held-${half}`) && !marks.includes("sedated");
    const blocked = net > 0 || view.units.some((one) => one.status === "map" && one.grabs === unit && one.blocks);
    return held && unit !== view.acting && (half === "action" || !blocked) ? [unit] : [];
  });
}

/** Choices for the list: neither places on the map nor what the hand and the drawn cards show. */
export function forList(choices: readonly Choice[], view: View): Choice[] {
  return choices.filter(
    (choice) =>
      !hexesOf(choice, view).length &&
      choice.kind !== "active" &&
      choice.kind !== "next" &&
      choice.kind !== "replace" &&
      !(heroOf(choice) && choice.kind !== "take"),
  );
}

// What a coach would say now: chosen from what the server offers and tells, at most two sentences.
import type { Match, Prospect } from "../../play/match.svelte";
import { type Choice } from "../../play/decision";
import { fromOf, spaceOf } from "./choices";
import { type Position, type Side, spacesOf } from "./notation";

export interface Advice {
  key: string;
  values: Record<string, string | number>;
}

/** Everything that a coach may say. */
export const ADVICE: readonly string[] = [
  "chosen",
  "wait",
  "confirm",
  "place",
  "effect",
  "return",
  "aimed",
  "points-raptor",
  "points-scientist",
  "escape",
  "kill",
  "wake",
  "put-out",
  "capture",
  "shoot",
  "put-to-sleep",
  "stand-up",
  "cards",
  "tokens",
  "asleep",
  "last-exit",
  "cards-raptor",
  "cards-scientist",
];

/** A row: what must be among the choices, and what is said of the first of them. Earlier rows matter more. */
const DEEDS: Record<Side, readonly [kind: string, key: string][]> = {
  raptor: [
    ["escape", "escape"],
    ["kill", "kill"],
    ["wake", "wake"],
    ["put_out", "put-out"],
  ],
  scientist: [
    ["capture", "capture"],
    ["shoot", "shoot"],
    ["put_to_sleep", "put-to-sleep"],
    ["stand_up", "stand-up"],
  ],
};

export function advice(match: Match, now: readonly Prospect[], concealed: boolean): Advice[] {
  const side = match.seat as Side | null;
  if (!side || concealed || match.over) return [];
  const position = match.shown as Position;
  const round = { round: position.round };
  if (match.choosing) return match.choice ? [{ key: "chosen", values: {} }] : cards(side, position);
  if (!match.myTurn || !match.asked) return [{ key: "wait", values: round }];
  const { kind, choices } = match.asked;
  if (match.plan.current?.ends) return [{ key: "confirm", values: {} }];
  if (kind === "place") return [{ key: "place", values: {} }];
  if (kind === "effect") return [{ key: "effect", values: {} }];
  if (kind === "return") return [{ key: "return", values: {} }];
  const said = deed(side, choices);
  const sights = (now.find((one) => one.kind === "sights")?.fields["lines"] as string[][] | undefined) ?? [];
  if (side === "raptor" && sights.length)
    said.unshift({ key: "aimed", values: { space: sights[0]!.at(-1)!, count: sights.length } });
  return (said.length ? said : [{ key: `points-${side}`, values: {} }]).slice(0, 2);
}

function deed(side: Side, choices: readonly Choice[]): Advice[] {
  for (const [kind, key] of DEEDS[side]) {
    const found = choices.find((choice) => choice.kind === kind);
    if (found) return [{ key, values: { from: fromOf(found) ?? "", space: spaceOf(found) ?? "" } }];
  }
  return [];
}

function cards(side: Side, position: Position): Advice[] {
  const said: Advice[] = [];
  if (position.round <= 1) said.push({ key: "cards", values: {} });
  if (side === "raptor" && position.tokens >= 3) said.push({ key: "tokens", values: { tokens: position.tokens } });
  else if (side === "raptor" && spacesOf(position, "zy").length >= 2) said.push({ key: "asleep", values: {} });
  else if (side === "scientist" && position.escaped === 2) said.push({ key: "last-exit", values: {} });
  else if (position.round > 1) said.push({ key: `cards-${side}`, values: {} });
  return said;
}

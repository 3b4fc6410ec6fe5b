// What a seat is asked, as the rules describe it: a kind, its fields, and every choice with what it means. Decisions travel
// in columns beside the list of the choices' texts; here they become plain choices again. Nobody reads an action's text.
import type { DecisionJson, Fields } from "./protocol";

export interface Choice {
  /** The action's text: what is sent back. */
  text: string;
  kind: string;
  fields: Fields;
}

export interface Decision {
  kind: string;
  fields: Fields;
  choices: readonly Choice[];
  /** The choice that ends the turn here, if there is one. */
  finish: string | null;
  /** The others decide at the same time, each without seeing the others' choices. */
  secret: boolean;
}

export function readDecision(json: DecisionJson | null | undefined, legal: readonly string[]): Decision | null {
  if (!json) return null;
  const choices: Choice[] = [];
  for (const { kind, fields, rows } of json.choices) {
    for (const [place, ...values] of rows as [number, ...unknown[]][]) {
      const named = Object.fromEntries(fields.map((field, nth) => [field, values[nth]]));
      choices.push({ text: legal[place]!, kind, fields: named });
    }
  }
  choices.sort((one, other) => legal.indexOf(one.text) - legal.indexOf(other.text));
  return { kind: json.kind, fields: json.fields, choices, finish: json.finish, secret: json.secret };
}

export function choiceOf(decision: Decision | null, text: string): Choice | null {
  return decision?.choices.find((choice) => choice.text === text) ?? null;
}

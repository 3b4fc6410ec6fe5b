// Actions, events, spaces and outcomes in words: what the log writes and a screen reader says.
import { Refused } from "../../shell/api";
import { type Action, type Position, type Side, otherSide, parseAction } from "./notation";
import type { GameEvent, Outcome, ServerError } from "../../play/protocol";
import { HIDDEN, type Values, catalogue, say } from "../../shell/texts.svelte";

export function sayEvent(event: GameEvent): string {
  if (event.kind === "game_won") return sayOutcome({ winner: event["side"] as Side, reason: String(event["reason"]) });
  if (catalogue.has(`raptor-web-event-${event.kind}`)) return say(`raptor-web-event-${event.kind}`, eventValues(event));
  const key = [`raptor-event-${event.kind}`, `event-${event.kind}`].find((known) => catalogue.has(known));
  return key ? say(key, eventValues(event)) : "";
}

/** That a side has chosen is said again by the event that shows the card: one sentence is enough. */
export function isRepeated(event: GameEvent): boolean {
  return event.kind === "card_chosen";
}

// Drawing cards and the like need no line of their own.
const QUIET = new Set(["effect_ends", "cards_discarded", "card_drawn"]);

/** An event as the log writes it: nothing for what says little. */
export function logEvent(event: GameEvent): string {
  return QUIET.has(event.kind) || isRepeated(event) ? "" : sayEvent(event);
}

/** An event's fields as its sentence wants them; the catalogue's Python side does the same. */
export function eventValues(event: GameEvent): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "kind") continue;
    if (value === null || value === undefined) values[field] = HIDDEN;
    else if (typeof value === "boolean") values[field] = value ? "yes" : "no";
    else if (Array.isArray(value)) {
      values[field] = value.join(", ");
      values[`${field}_count`] = value.length;
      if (field === "path") {
        values["from"] = String(value[0]);
        values["to"] = String(value[value.length - 1]);
      }
    } else values[field] = value as string | number;
  }
  return values;
}

/** The cost, beforehand, of the mother's first move of a turn. */
export function toll(position: Position): number {
  const { turn, tokens } = position;
  return turn.phase === "points" && turn.side === "raptor" && !turn.moved ? tokens : 0;
}

export function sayAction(text: string, position: Position, side: Side): string {
  const action = parseAction(text);
  if (!action) return text;
  const values: Values = { side };
  if (action.from) values["from"] = action.from;
  if (action.to) values["to"] = values["space"] = action.to;
  if (action.card) values["card"] = action.card;
  return say(actionKey(action, position), { ...values, toll: toll(position) });
}

function actionKey(action: Action, position: Position): string {
  switch (action.kind) {
    case "place-mother":
      return position.turn.phase === "return" ? "raptor-action-return-mother" : "raptor-action-place-mother";
    case "place-scientist":
      return position.turn.phase === "effect" ? "raptor-action-reinforce" : "raptor-action-place-scientist";
    case "move-mother":
      return toll(position) > 0 ? "raptor-action-move-mother-toll" : "raptor-action-move-mother";
    case "end":
      return position.turn.phase === "effect" ? "raptor-action-stop-effect" : "raptor-action-end-turn";
    default:
      return `raptor-action-${action.kind}`;
  }
}

const STATES: Record<string, string> = {
  ".": "raptor-state-free",
  "#": "raptor-state-rock",
  "*": "raptor-state-fire",
  b: "raptor-state-baby-awake",
  c: "raptor-state-baby-called",
  z: "raptor-state-baby-asleep",
  y: "raptor-state-baby-asleep-now",
  S: "raptor-state-scientist-active",
  A: "raptor-state-scientist-used",
  s: "raptor-state-scientist-frightened",
  f: "raptor-state-scientist-frightened-now",
  B: "raptor-state-scientist-on-fire",
  C: "raptor-state-scientist-used-on-fire",
};

/** What stands on a space, in words. */
export function saySpace(space: string, position: Position): string {
  const character = position.board[space] ?? ".";
  const what =
    character === "M"
      ? say("raptor-state-mother-tokens", { tokens: position.tokens })
      : say(STATES[character] ?? "raptor-state-free");
  const exit = position.exits.includes(space) ? `, ${say("raptor-state-exit")}` : "";
  return say("web-titled", { title: space, text: what + exit });
}

/** Which help text explains what stands on a space. */
export function helpOf(character: string): string {
  if (character === "M") return "mother";
  if (character === "#") return "rock";
  if (character === "*") return "fire";
  if ("bc".includes(character)) return "baby";
  if ("zy".includes(character)) return "asleep";
  if ("sf".includes(character)) return "frightened";
  if ("SABC".includes(character)) return "scientist";
  return "free";
}

export function sayError(error: ServerError): string {
  return catalogue.has(error.key) ? say(error.key, error.values) : error.message || error.key;
}

/** What went wrong with a request, or with anything else. */
export function sayProblem(error: unknown): string {
  return error instanceof Refused ? sayError(error.error) : String(error);
}

/** What the other side did not want. */
export function sayDeclined(offer: "take_back" | "rematch", side: Side): string {
  return offer === "rematch" ? say("web-rematch-declined", { side }) : say("web-take-back-declined", { side });
}

export function sayOutcome(outcome: Outcome): string {
  const key = `raptor-reason-${outcome.reason}`;
  const reason = catalogue.has(key) ? key : `web-reason-${outcome.reason}`;
  if (!outcome.winner) return say("web-over-unfinished");
  return say("web-over", { side: outcome.winner, reason: say(reason, { side: otherSide(outcome.winner) }) });
}

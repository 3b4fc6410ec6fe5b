// Raptor's events and spaces in words, beyond what every game's sentences do.
import type { GameEvent } from "../../play/protocol";
import { sayEvent } from "../../play/sentences";
import { say } from "../../shell/texts.svelte";
import type { Position } from "./notation";

/** That a side has chosen is said again by the event that shows the card: one sentence is enough. */
const REPEATED = new Set(["card_chosen"]);
// Drawing cards and the like need no line of their own.
const QUIET = new Set(["effect_ends", "cards_discarded", "card_drawn", ...REPEATED]);
const SECRET = new Set(["card_drawn", "card_shown"]);

/** An event as the log writes it: nothing for what says little. */
export function logEvent(event: GameEvent): string {
  return QUIET.has(event.kind) ? "" : sayEvent("raptor", event);
}

export function mayTell(event: GameEvent, discreet: boolean): boolean {
  return !REPEATED.has(event.kind) && !(discreet && SECRET.has(event.kind));
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

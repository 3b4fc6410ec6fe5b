// What a key or a typed command means at the table.
import { say } from "../shell/texts.svelte";
import { choiceOf } from "./decision";
import type { Match } from "./match.svelte";

const WORDS: Record<string, "undo" | "redo" | "confirm" | "hint"> = {
  undo: "undo",
  z: "undo",
  redo: "redo",
  y: "redo",
  confirm: "confirm",
  ok: "confirm",
  c: "confirm",
  hint: "hint",
  h: "hint",
};

/** Pick a choice without letting it go again, and say which it is. */
function take(match: Match, text: string): void {
  match.picked = text;
  const choice = choiceOf(match.asked, text);
  if (choice) match.tell(match.sayChoice(choice));
}

/** The choice that a key stands for: as the game says, else the first to the ninth. */
function choiceOfKey(match: Match, key: string): string | null {
  const { decision, game } = match;
  if (!match.canChoose || !decision || !/^[1-9]$/.test(key)) return null;
  const choice = game?.choiceOfKey ? game.choiceOfKey(decision, key) : decision.choices[Number(key) - 1];
  return choice?.text ?? null;
}

/** Carry out a typed command; returns what there is to say about it. */
export function typed(match: Match, text: string): string {
  const word = WORDS[text.toLowerCase()];
  const keyed = choiceOfKey(match, text);
  if (word === "undo") void match.undo();
  else if (word === "redo") void match.redo();
  else if (word === "confirm") void match.decide();
  else if (word === "hint") void match.askHint();
  else if (match.canChoose && choiceOf(match.decision, text)) take(match, text);
  else if (keyed !== null) take(match, keyed);
  else if (text === match.asked?.finish && match.confirmable) void match.decide();
  else if (match.possible.some((choice) => choice.text === text)) void match.act(text);
  else return match.game?.describe?.(match.shown, text) || say("web-command-unknown", { text });
  return "";
}

const elsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [inert]") !== null;

/** A key pressed anywhere at the table. */
export function pressed(match: Match, event: KeyboardEvent, concealed: boolean, help: () => void): void {
  if (event.defaultPrevented || event.altKey || event.repeat || elsewhere(event.target)) return;
  const key = event.key.toLowerCase();
  // With Ctrl only what undoes and redoes everywhere else, too.
  if ((event.ctrlKey || event.metaKey) && !"zy".includes(key)) return;
  const keyed = concealed ? null : choiceOfKey(match, key);
  if (key === "z" && event.shiftKey) void match.redo();
  else if (key === "z") void match.undo();
  else if (key === "y") void match.redo();
  else if (key === "c") void match.decide();
  else if (key === "h") void match.askHint();
  else if (key === "?") help();
  else if (key === "b" || key === "/") document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  else if (key === "s" && match.stage.playing) match.stage.skip();
  else if (keyed !== null) take(match, keyed);
  else return;
  event.preventDefault();
}

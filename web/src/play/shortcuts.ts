// What a key or a typed command means at the table.
import type { Match } from "./match.svelte";
import { saySpace } from "../games/raptor/sentences";
import { say } from "../shell/texts.svelte";

/** What the table can do besides what the match does. */
export interface Shortcuts {
  confirm: () => void;
  hint: () => void;
  help: () => void;
  pick: (card: number) => void;
}

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

function inHand(match: Match, card: string): boolean {
  return match.canChoose && match.side !== null && match.shown.cards[match.side].hand.includes(card);
}

/** Carry out a typed command; returns what there is to say about it. */
export function typed(match: Match, text: string, shortcuts: Shortcuts): string {
  const word = WORDS[text.toLowerCase()];
  if (word === "undo") match.undo();
  else if (word === "redo") match.redo();
  else if (word === "confirm") shortcuts.confirm();
  else if (word === "hint") shortcuts.hint();
  else if (/^#?[1-9]$/.test(text) && inHand(match, text.slice(-1))) shortcuts.pick(Number(text.slice(-1)));
  else if (text === "." && match.confirmable) shortcuts.confirm();
  else if (match.possible.includes(text)) void match.act(text);
  else if (/^[a-k][1-6]$/i.test(text)) return saySpace(text.toLowerCase(), match.shown);
  else return say("web-command-unknown", { text });
  return "";
}

const elsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [inert]") !== null;

/** A key pressed anywhere at the table. */
export function pressed(match: Match, event: KeyboardEvent, shortcuts: Shortcuts, concealed: boolean): void {
  if (event.defaultPrevented || event.altKey || elsewhere(event.target)) return;
  const key = event.key.toLowerCase();
  // With Ctrl only what undoes and redoes everywhere else, too.
  if ((event.ctrlKey || event.metaKey) && !"zy".includes(key)) return;
  if (key === "z" && event.shiftKey) match.redo();
  else if (key === "z") match.undo();
  else if (key === "y") match.redo();
  else if (key === "c") shortcuts.confirm();
  else if (key === "h") shortcuts.hint();
  else if (key === "?") shortcuts.help();
  else if (key === "s" && match.stage.playing) match.stage.skip();
  else if (/^[1-9]$/.test(key) && !concealed && inHand(match, key)) shortcuts.pick(Number(key));
  else return;
  event.preventDefault();
}

// A record or position that the reader brought along, on its way from the start screen to the replay. Its text stays with
// the tab, so that a reload shows it again.
import { post } from "../shell/api";
import type { ReadPosition, Replay } from "../play/protocol";

const KEY = "lostworld.brought";

interface Imported {
  /** Whose position it is; a record says so itself. */
  game: string;
  text: string;
  replay: Replay;
}

let here: Imported | null = null;

export const isRecord = (text: string) => /^\s*\[/.test(text);

/** Read what was brought; whoever goes to the replay next finds it there. */
export async function importText(game: string, text: string): Promise<void> {
  const replay = isRecord(text) ? await post<Replay>("/api/records", { text }) : await replayOf(game, text.trim());
  here = { game, text, replay };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, text }));
  } catch {
    // no storage: it is there until the page is left
  }
}

/** A position alone, as a game without a step. */
async function replayOf(game: string, text: string): Promise<Replay> {
  const { view, seats, hidden } = await post<ReadPosition>("/api/positions", { game, text });
  const nothing = { names: {}, bots: {}, options: {}, looks: {}, sides: [] };
  return {
    id: null,
    game,
    rules: 0,
    content: "",
    start: view,
    steps: [],
    seats,
    open: !hidden,
    outcome: null,
    ...nothing,
  };
}

function kept(): { game: string; text: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { game: string; text: string } | null;
  } catch {
    return null;
  }
}

/** What was brought last, and its text; nothing, if nothing was. */
export async function imported(): Promise<Imported | null> {
  const before = here ?? kept();
  if (!here && before) await importText(before.game, before.text);
  return here;
}

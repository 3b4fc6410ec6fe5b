// A record or position that the reader brought along, on its way from the start screen to the replay. Its text stays with
// the tab, so that a reload shows it again.
import { post } from "../shell/api";
import type { Replay } from "../play/protocol";

const KEY = "lostworld.brought";

let here: { text: string; replay: Replay } | null = null;

export const isPosition = (text: string) => !text.trim().includes("\n") && /^[^\s]+\/[^\s]+ [ak]/.test(text.trim());
export const isRecord = (text: string) => /^\s*\[/.test(text);

/** Read what was brought; whoever goes to the replay next finds it there. */
export async function importText(text: string): Promise<Replay> {
  const replay = isPosition(text)
    ? { start: (await post<{ view: string }>("/api/positions", { text: text.trim() })).view, steps: [] }
    : await post<Replay>("/api/records", { text });
  here = { text, replay };
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // no storage: it is there until the page is left
  }
  return replay;
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What was brought last, and its text; nothing, if nothing was. */
export async function imported(): Promise<{ text: string; replay: Replay } | null> {
  const text = here?.text ?? keptText();
  if (!here && text) await importText(text);
  return here;
}

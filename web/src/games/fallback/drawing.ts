// The drawings of games that draw their positions: of a game as one's own seat sees it, or of a position's text.
import { getText } from "../../shell/api";
import type { Looks } from "../game";

const games = new Set<string>();

/** Remember that a game draws its positions: to ask one that does not would be an error. */
export function remember(game: string): void {
  games.add(game);
}

/** The address of the drawing of a game that is being played; "" if it draws none. */
export async function drawingOfGame(game: string, id: string, token: string | null): Promise<string> {
  if (!games.has(game)) return "";
  const svg = await getText(`/api/games/${id}/picture.svg`, token).catch(() => "");
  return svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The address of a position's drawing; only where the position is a text. */
export function drawingOf(game: string, view: unknown, looks: Looks): string {
  if (!games.has(game) || typeof view !== "string") return "";
  return `/api/board.svg?${new URLSearchParams({ game, position: view, ...looks }).toString()}`;
}

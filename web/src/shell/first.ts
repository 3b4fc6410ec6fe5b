// The first game: the setup is done, the gentlest bot plays, and a coach says what matters.
import type { GamePackage } from "../games/game";
import { coach } from "../play/coached";
import type { About } from "../play/protocol";
import { get } from "./api";
import { begin } from "./begin";

/** It plays anything at all, which teaches nothing. */
const AIMLESS = "random";

/** What is wrong, if anything is. */
export async function beginFirst(game: GamePackage): Promise<string> {
  const about = await get<About>("/api/about").catch(() => null);
  const bots = about?.games.find(({ name }) => name === game.name)?.bots ?? [];
  const gentle = bots.find(({ name }) => name !== AIMLESS)?.name;
  const opponent = gentle ? { opponent: { kind: "bot" as const, bot: gentle } } : {};
  return begin({ game: game.name, ...game.firstGame, ...opponent }, coach);
}

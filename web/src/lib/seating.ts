// Who sits on each side of the table and what they are doing, in words.
import { botName } from "./bots";
import type { Match } from "./match.svelte";
import type { Side } from "./notation";
import type { Replay } from "./protocol";
import { say } from "./texts.svelte";

/** In a game looked back at. */
export function playerOf(replay: Replay | null, side: Side, short: boolean): string {
  const bot = replay?.bots?.[side];
  if (replay?.names?.[side]) return replay.names[side];
  if (bot) return short ? botName(bot) : say("web-name-bot", { side, bot: botName(bot) });
  return say(`side-${side}`);
}

/** `short` leaves out whose seat it is. */
export function nameOf(match: Match, side: Side, short: boolean): string {
  const { snapshot } = match;
  const bot = snapshot?.seats[side]?.kind === "bot" ? snapshot.seats[side].bot : null;
  if (snapshot?.names[side]) return snapshot.names[side];
  if (bot) return short ? botName(bot) : say("web-name-bot", { side, bot: botName(bot) });
  return say(`side-${side}`) + (side === match.side && !short ? ` (${say("web-you")})` : "");
}

export function doingOf(match: Match, side: Side): string {
  const { snapshot, shown } = match;
  if (!snapshot) return "";
  if (match.over) return snapshot.outcome?.winner === side ? say("web-state-won") : "";
  if (snapshot.seats[side]?.kind === "open") return say("web-state-open");
  if (shown.turn.phase === "cards") {
    if (hasChosen(match, side)) return say("web-state-chosen");
    return match.deciding.includes(side) ? say("web-state-choosing") : "";
  }
  if (!match.deciding.includes(side)) return "";
  return shown.turn.phase === "points" ? say("web-points", { points: shown.turn.points }) : say("web-state-turn");
}

/** The server need not say of one's own choice what the reveal is about to show. */
const hasChosen = (match: Match, side: Side) => match.chosen[side] || (side === match.side && match.choice !== null);

/** There, or not yet expected to be. */
export function isOnline(match: Match, side: Side): boolean {
  const seat = match.snapshot?.seats[side];
  return seat?.online !== false || seat.kind === "open";
}

export function isActive(match: Match, side: Side): boolean {
  return !match.over && match.deciding.includes(side) && !hasChosen(match, side);
}

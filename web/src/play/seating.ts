// Who sits on each side of the table and what they are doing, in words.
import { botName } from "../shell/bots";
import type { Match } from "./match.svelte";
import type { Side } from "../games/raptor/notation";
import type { Replay } from "./protocol";
import { say } from "../shell/texts.svelte";

/** A person's name, or which bot it is; `short` leaves out whose seat that is. */
function named(
  name: string | null | undefined,
  bot: string | null | undefined,
  side: Side,
  short: boolean,
): string | null {
  if (name) return name;
  if (!bot) return null;
  return short ? botName(bot) : say("web-name-bot", { side, bot: botName(bot) });
}

export function nameOf({ snapshot, side: mine }: Match, side: Side, short: boolean): string {
  const seat = snapshot?.seats[side];
  const you = side === mine && !short ? ` (${say("web-you")})` : "";
  return (
    (named(snapshot?.names[side], seat?.kind === "bot" ? seat.bot : null, side, short) ?? say(`side-${side}`)) + you
  );
}

/** In a game looked back at. */
export function playerOf(replay: Replay | null, side: Side, short: boolean): string {
  return named(replay?.names?.[side], replay?.bots?.[side], side, short) ?? say(`side-${side}`);
}

export function doingOf(match: Match, side: Side): string {
  const { snapshot, shown } = match;
  if (!snapshot) return "";
  if (match.over) return snapshot.outcome?.winner === side ? say("web-state-won") : "";
  if (snapshot.seats[side]?.kind === "open") return say("web-state-open");
  if (snapshot.status === "waiting") return "";
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

// Who sits where and what they are doing, in words.
import { botName } from "../shell/bots";
import { say, sayFor } from "../shell/texts.svelte";
import type { Match } from "./match.svelte";
import type { Replay } from "./protocol";
import { saySeat, seatKey } from "./sentences";

interface Named {
  name: string | null | undefined;
  bot: string | null | undefined;
}

/** A person's name, or which bot it is; `short` leaves out whose seat that is. */
function named({ name, bot }: Named, game: string, seat: string, short: boolean): string {
  if (name) return name;
  if (!bot) return saySeat(game, seat);
  return short ? botName(bot, game) : say("web-name-bot", { side: seatKey(game, seat), bot: botName(bot, game) });
}

export function nameOf({ snapshot, seat: mine }: Match, seat: string, short: boolean): string {
  const info = snapshot?.seats[seat];
  const bot = info?.kind === "bot" ? info.bot : null;
  const you = seat === mine && !short ? ` (${say("web-you")})` : "";
  return named({ name: snapshot?.names[seat], bot }, snapshot?.game ?? "", seat, short) + you;
}

/** Who has a seat: one's own is "you", where one sits alone at the screen; nothing, if nobody told a name. */
export function whoOf({ snapshot, seat: mine }: Match, seat: string, here: boolean): string {
  const info = snapshot?.seats[seat];
  if (seat === mine && !here) return say("web-you");
  const bot = info?.kind === "bot" ? info.bot : null;
  return snapshot?.names[seat] ?? (bot ? botName(bot, snapshot?.game ?? "") : "");
}

/** In a game looked back at. */
export function playerOf({ game, names, bots }: Replay, seat: string, short: boolean): string {
  return named({ name: names[seat], bot: bots[seat] }, game, seat, short);
}

export function doingOf(match: Match, seat: string): string {
  const { snapshot } = match;
  if (!snapshot) return "";
  if (match.over) return snapshot.outcome?.winners.includes(seat) ? say("web-state-won") : "";
  if (snapshot.seats[seat]?.kind === "open") return say("web-state-open");
  if (snapshot.status === "waiting") return "";
  if (hasChosen(match, seat)) return sayFor(snapshot.game, "web-state-chosen");
  if (snapshot.seats[seat]?.stands_in) return say("web-seat-bot");
  if (!match.deciding.includes(seat)) return "";
  return match.deciding.length > 1 || match.choosing
    ? sayFor(snapshot.game, "web-state-choosing")
    : say("web-state-turn");
}

/** The server need not say of one's own choice what is about to be shown. */
export function hasChosen(match: Match, seat: string): boolean {
  return match.chosen[seat] === true || (seat === match.seat && match.choosing && match.choice !== null);
}

/** There, or not yet expected to be. */
export function isOnline(match: Match, seat: string): boolean {
  const info = match.snapshot?.seats[seat];
  return info?.online !== false || info.kind === "open";
}

export function isActive(match: Match, seat: string): boolean {
  return !match.over && match.deciding.includes(seat) && !hasChosen(match, seat);
}

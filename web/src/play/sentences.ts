// Seats, decisions, choices, events and outcomes of any game in words: what the log writes and a screen reader says. A
// game's own texts have keys that begin with its name; where it has none, its words are shown as they are.
import { Refused } from "../shell/api";
import { HIDDEN, type Values, catalogue, say } from "../shell/texts.svelte";
import type { Choice, Decision } from "./decision";
import { tellers } from "./tellers";
import type { Fields, GameEvent, Outcome, ServerError } from "./protocol";

/** The first of these keys that the catalogue has. */
function firstOf(keys: readonly string[]): string | undefined {
  return keys.find((key) => catalogue.has(key));
}

/** A name that nobody has put into words: `light_fire` becomes "light fire". */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** Fields as a sentence wants them; the catalogue's Python side does the same. */
export function valuesOf(fields: Fields): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === "kind") continue;
    if (value === null || value === undefined) values[field] = HIDDEN;
    else if (typeof value === "boolean") values[field] = value ? "yes" : "no";
    else if (Array.isArray(value)) {
      values[field] = value.join(", ");
      values[`${field}_count`] = value.length;
      if (field === "path") {
        values["from"] = String(value[0]);
        values["to"] = String(value[value.length - 1]);
      }
    } else values[field] = typeof value === "object" ? JSON.stringify(value) : (value as string | number);
  }
  return values;
}

/** Where the game has no sentence: the name and the fields, as they are. */
function bare(name: string, fields: Fields): string {
  const values = Object.entries(valuesOf(fields)).filter(([field]) => !field.endsWith("_count"));
  const told = values.map(([field, value]) => {
    const text = value === HIDDEN ? "?" : String(value);
    return field === name ? text : `${plain(field)} ${text}`;
  });
  return told.length ? say("web-titled", { title: plain(name), text: told.join(", ") }) : plain(name);
}

export function sayGame(game: string): string {
  const key = `${game}-name`;
  return catalogue.has(key) ? say(key) : game.charAt(0).toUpperCase() + plain(game.slice(1));
}

/** The key of a seat's name, as the texts that all games share want it (see table.ftl). */
export const seatKey = (game: string, seat: string): string => `${game}-seat-${seat}`;

export const saySeat = (game: string, seat: string): string => say("title-of-side", { side: seatKey(game, seat) });

/** An option or a look, and its values. */
export function sayOption(game: string, kind: "option" | "look", name: string, value?: string): string {
  const key = firstOf([`${game}-${kind}-${name}${value === undefined ? "" : `-${value}`}`]);
  return key ? say(key) : plain(value ?? name);
}

export function sayDecision(game: string, seat: string, { kind, fields }: Decision): string {
  const own = tellers.get(game);
  if (own) return own("decision", kind, fields);
  const key = firstOf([`${game}-decision-${kind}`]);
  return key ? say(key, { ...valuesOf(fields), side: seat }) : say("web-decision", { what: bare(kind, fields) });
}

export function sayChoice(game: string, seat: string, { kind, fields }: Choice, asked?: Decision | null): string {
  const own = tellers.get(game);
  if (own) return own("choice", kind, fields);
  const key = firstOf([`${game}-choice-${kind}`]);
  return key ? say(key, { ...valuesOf(asked?.fields ?? {}), ...valuesOf(fields), side: seat }) : bare(kind, fields);
}

/** Of a table's own events; a game's name its seats as the game does. */
const TABLE = new Set(["resigned", "time_ran_out", "taken_back", "hint_used"]);

export function sayEvent(game: string, event: GameEvent): string {
  const { kind } = event;
  const values = valuesOf(event);
  if (kind === "game_won") {
    const winner = String(event["side"]);
    return sayWinners(game, [winner], sayReason(game, String(event["reason"]), ""));
  }
  if (TABLE.has(kind)) return say(`event-${kind}`, { ...values, side: seatKey(game, String(event["side"])) });
  const own = tellers.get(game);
  if (own) return own("event", kind, event);
  const key = firstOf([`${game}-web-event-${kind}`, `${game}-event-${kind}`]);
  return key ? say(key, values) : bare(kind, event);
}

export function sayOutcome(game: string, { winners, reason, scores }: Outcome, seats: readonly string[]): string {
  const loser = seats.find((seat) => !winners.includes(seat)) ?? "";
  const found = sayWinners(game, winners, reason && sayReason(game, reason, loser));
  const ended = /[.!?]$/.test(found) ? found : `${found}.`;
  return scores.length ? `${ended} ${sayScores(game, scores, seats)}` : ended;
}

function sayReason(game: string, reason: string, loser: string): string {
  const key = firstOf([`${game}-reason-${reason}`, `web-reason-${reason}`]);
  return key ? say(key, { side: seatKey(game, loser) }) : `${plain(reason)}.`;
}

function sayWinners(game: string, winners: readonly string[], reason: string): string {
  if (winners.length === 1) return say("web-over", { side: seatKey(game, winners[0]!), reason });
  if (winners.length)
    return say("web-over-several", { names: winners.map((seat) => saySeat(game, seat)).join(", "), reason });
  return reason ? say("web-over-draw", { reason }) : say("web-over-unfinished");
}

export function sayScores(game: string, scores: readonly number[], seats: readonly string[]): string {
  return seats
    .map((seat, nth) => say("web-titled", { title: saySeat(game, seat), text: scores[nth] ?? 0 }))
    .join(" · ");
}

export function sayError(error: ServerError): string {
  return catalogue.has(error.key) ? say(error.key, error.values) : error.message || error.key;
}

/** What went wrong with a request, or with anything else. */
export function sayProblem(error: unknown): string {
  return error instanceof Refused ? sayError(error.error) : String(error);
}

/** What somebody did not want; `by` is the key of the seat's name. */
export function sayDeclined(offer: "take_back" | "rematch", by: string): string {
  return offer === "rematch" ? say("web-rematch-declined", { side: by }) : say("web-take-back-declined", { side: by });
}

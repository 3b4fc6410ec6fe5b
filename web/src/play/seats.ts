// The seats this browser holds: the token of each game's seat, kept until its player forgets it.
import { type Stored, readStored, writeStored } from "../shell/storage";
import type { InviteCode } from "./protocol";

const KEY = "lostworld.seats";

export interface Held {
  tokens: Record<string, string>;
  /** Several seats are played here, with a curtain between the hands. */
  here: boolean;
  /** For whoever is to take the other seats. */
  invites?: InviteCode[];
  /** Anybody may take them, from the lobby. */
  challenge?: boolean;
  /** The rematch whose seats are known here. */
  next?: string;
  /** Taken off the list; the seat stays, and whoever goes to the game has it on the list again. */
  hidden?: boolean;
  /** A token that came by link, until the server has said whose seat it opens. */
  link?: string | null;
  when: number;
}

const read = () => readStored<Held>(KEY);
const write = (book: Stored<Held>) => writeStored(KEY, book);

const unsaved: Stored<Held> = {};

export function seatsOf(game: string): Held {
  return read()[game] ?? unsaved[game] ?? { tokens: {}, here: false, when: 0 };
}

/** Whether they will still be known after the page is gone. */
export function holdSeats(game: string, tokens: Held["tokens"], more: Partial<Held> = {}): boolean {
  const held = seatsOf(game);
  const entry = { ...held, hidden: false, when: Date.now(), ...more, tokens: { ...held.tokens, ...tokens } };
  if (entry.link && Object.values(entry.tokens).includes(entry.link)) entry.link = null;
  unsaved[game] = entry;
  return write({ ...read(), [game]: entry });
}

/** What a link cut short by a mail program brings is no token; every list of one's games would be refused with it. */
const TOKEN = /^[!-~]{16,128}$/;

/** Keep what a link brought before the server is asked: the address has lost it, and the page may be left first. */
export function holdLink(game: string, link: string): void {
  if (TOKEN.test(link)) holdSeats(game, {}, { link });
}

/** A link that opens no seat is not tried again: a reload shows the game as anybody may see it. */
export function forgetLink(game: string): void {
  const { link, tokens } = seatsOf(game);
  if (link && !Object.keys(tokens).length) forgetSeats(game);
  else if (link) holdSeats(game, {}, { link: null });
}

/**
 * In a rematch everybody moves on by one seat, or keeps it (`same`), and has his token still. `seats`: all of them, in seat
 * order. Where it is not known which (null), a single token is held like a link: the server says whose seat it opens.
 */
export function holdRematch(game: string, rematch: string, seats: readonly string[], same: boolean | null): void {
  const { tokens, here } = seatsOf(game);
  const held = Object.entries(tokens);
  if (!held.length) return;
  const after = (seat: string) => (same ? seat : seats[(seats.indexOf(seat) + 1) % seats.length]!);
  if (same === null && held.length === 1) holdSeats(rematch, {}, { here, link: held[0]![1] });
  else holdSeats(rematch, Object.fromEntries(held.map(([seat, token]) => [after(seat), token])), { here });
  holdSeats(game, {}, { next: rematch, when: seatsOf(game).when });
}

const SITS = "lostworld.sits.";

/** With several seats of a game in one browser: the one that this tab plays. */
export function seatOfTab(game: string): string | null {
  try {
    return sessionStorage.getItem(SITS + game);
  } catch {
    return null;
  }
}

export function sitDown(game: string, seat: string): void {
  try {
    sessionStorage.setItem(SITS + game, seat);
  } catch {
    // no storage: the tab plays the first seat it finds
  }
}

export function forgetSeats(game: string): void {
  const book = read();
  delete book[game];
  delete unsaved[game];
  write(book);
}

export function hideSeats(game: string): void {
  holdSeats(game, {}, { hidden: true, when: seatsOf(game).when });
}

/** Every seat held here that is to be listed, newest game first. */
export function heldSeats(): { id: string; token: string }[] {
  return Object.entries(read())
    .filter(([, { hidden }]) => !hidden)
    .sort(([, one], [, other]) => other.when - one.when)
    .flatMap(([id, { tokens, link }]) =>
      [...Object.values(tokens), link].flatMap((token) => (token ? [{ id, token }] : [])),
    );
}

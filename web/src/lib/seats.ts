// The seats this browser holds: the token of each game's seat, kept until its player forgets it.
import { type Kept, readKept, writeKept } from "./kept";
import { type Seat, type Side, SIDES } from "./notation";

const KEY = "lostworld.seats";

export interface Held {
  tokens: Partial<Record<Side, string>>;
  /** Both seats are played here, with a curtain between the hands. */
  here: boolean;
  invite?: { seat: Side; code: string } | null;
  when: number;
}

const read = () => readKept<Held>(KEY);
const write = (book: Kept<Held>) => writeKept(KEY, book);

const unsaved: Kept<Held> = {};

export function seatsOf(game: string): Held {
  return read()[game] ?? unsaved[game] ?? { tokens: {}, here: false, when: 0 };
}

export function holdSeats(game: string, tokens: Held["tokens"], more: Partial<Held> = {}): void {
  const held = seatsOf(game);
  const entry = { ...held, ...more, tokens: { ...held.tokens, ...tokens }, when: Date.now() };
  unsaved[game] = entry;
  write({ ...read(), [game]: entry });
}

export function forgetSeats(game: string): void {
  const book = read();
  delete book[game];
  delete unsaved[game];
  write(book);
}

/** Every seat held here, newest game first. */
export function heldSeats(): { id: string; seat: Seat; token: string; here: boolean }[] {
  return Object.entries(read())
    .sort(([, one], [, other]) => other.when - one.when)
    .flatMap(([id, held]) =>
      SIDES.filter((side) => held.tokens[side]).map((seat) => ({
        id,
        seat,
        token: held.tokens[seat]!,
        here: held.here,
      })),
    );
}

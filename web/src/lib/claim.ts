// Taking a seat by invitation. The answer may get lost on its way, and an invitation is taken once: so the request is
// written down before it is sent, and sent again word for word until the server has answered; then it gives the same
// seat again.
import { Refused, post, uniqueId } from "./api";
import { type Kept, readKept, writeKept } from "./kept";
import type { Side } from "./notation";
import { holdSeats, seatsOf } from "./seats";
import { settings } from "./settings.svelte";

export interface Claim {
  code: string;
  name: string;
  request: string;
}

const KEY = "lostworld.claims";
const WAITS = [500, 1500, 4000];

const read = () => readKept<Claim>(KEY);
const write = (book: Kept<Claim>) => writeKept(KEY, book);

function forget(game: string): void {
  const { [game]: _claim, ...others } = read();
  write(others);
}

/** The server has said no, and will say so again. */
const isFinal = (error: unknown) =>
  error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Take the seat that a code invites to, or go on with an invitation that was not answered before. */
export async function claimSeat(game: string, code: string | null): Promise<void> {
  const kept = read()[game];
  if (Object.keys(seatsOf(game).tokens).length) return forget(game);
  const claim = code && kept?.code !== code ? { code, name: settings.name, request: uniqueId() } : kept;
  if (!claim) return;
  write({ ...read(), [game]: claim });
  for (let attempt = 0; ; attempt++) {
    try {
      const taken = await post<{ seat: Side; token: string }>(`/api/games/${game}/claim`, claim);
      holdSeats(game, { [taken.seat]: taken.token });
      return forget(game);
    } catch (error) {
      if (isFinal(error)) forget(game);
      if (isFinal(error) || attempt === WAITS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAITS[attempt]));
    }
  }
}

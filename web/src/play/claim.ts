// Taking a seat by invitation. Whoever opens the link is asked first, so it is written down until he has answered. The
// server's answer may get lost on its way, and an invitation is taken once: so the request is written down too before it is
// sent, and sent again word for word until the server has answered; then it gives the same seat again.
import { Refused, post, uniqueId } from "../shell/api";
import { type Stored, readStored, writeStored } from "../shell/storage";
import { newLuck, noteLuck } from "../verify/witness";
import { holdSeats, seatsOf } from "./seats";

export interface Claim {
  /** Null for an open challenge, which needs none. */
  code: string | null;
  /** Under which the seat is taken; null as long as nobody has said yes. */
  name: string | null;
  request: string;
  /** What the seat adds to the seed of the game's chance. */
  luck: string;
}

const KEY = "lostworld.claims";
const WAITS = [500, 1500, 4000];

const read = () => readStored<Claim>(KEY);
const write = (book: Stored<Claim>) => writeStored(KEY, book);

export function forgetInvitation(game: string): void {
  const { [game]: _claim, ...others } = read();
  write(others);
}

/** The server has said no, and will say so again. */
const isFinal = (error: unknown) =>
  error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;

/** For the seat that a code opens; null: for an open challenge. */
export const newClaim = (code: string | null): Claim => ({ code, name: null, request: uniqueId(), luck: newLuck() });

/** What a code invites to, or an invitation that was not answered before. Who sits at the table needs none. */
export function invitationTo(game: string, code: string | null): Claim | null {
  if (Object.keys(seatsOf(game).tokens).length) {
    forgetInvitation(game);
    return null;
  }
  const kept = read()[game] ?? null;
  if (!code || kept?.code === code) return kept;
  const claim = newClaim(code);
  write({ ...read(), [game]: claim });
  return claim;
}

/** Take the seat: under this name, or the one it was asked for before. */
export async function claimSeat(game: string, invitation: Claim, name: string): Promise<void> {
  const claim = { ...invitation, name: invitation.name ?? name };
  write({ ...read(), [game]: claim });
  for (let attempt = 0; ; attempt++) {
    try {
      const taken = await post<{ seat: string; token: string }>(`/api/games/${game}/claim`, claim);
      holdSeats(game, { [taken.seat]: taken.token });
      noteLuck(game, taken.seat, claim.luck);
      return forgetInvitation(game);
    } catch (error) {
      if (isFinal(error)) forgetInvitation(game);
      if (isFinal(error) || attempt === WAITS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAITS[attempt]));
    }
  }
}

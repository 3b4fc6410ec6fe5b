// What this browser itself has seen of a game's chance, kept until the check after its end: the commitment as it was first
// shown, what the seat has added to the seed, and what it was dealt. Else the page would believe whatever the server says.
import type { Fairness } from "../play/protocol";
import { type Stored, readStored, writeStored } from "../shell/storage";

export interface Witness {
  commitment?: string;
  /** By seat: the 16 bytes that it has added, in hexadecimal. */
  luck?: Record<string, string>;
  /** By seat: what it was dealt, as the game's package names it. */
  dealt?: Record<string, Record<string, string>>;
  when: number;
}

const KEY = "lostworld.witness";
const MOST = 200;

const read = () => readStored<Witness>(KEY);

export function witnessOf(game: string): Witness | null {
  return read()[game] ?? null;
}

function write(game: string, witness: Witness): void {
  const others: Stored<Witness> = read();
  const known = Object.entries({ ...others, [game]: witness });
  known.sort(([, one], [, other]) => other.when - one.when);
  writeStored(KEY, Object.fromEntries(known.slice(0, MOST)));
}

/** 16 random bytes, in hexadecimal. */
export function newLuck(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is first noted of a game stays: a server that says something else later is found out. */
export function noteCommitment(game: string, commitment: string): void {
  const known = witnessOf(game);
  if (!known?.commitment) write(game, { ...known, commitment, when: Date.now() });
}

export function noteLuck(game: string, seat: string, luck: string): void {
  const known = witnessOf(game);
  write(game, { ...known, luck: { ...known?.luck, [seat]: luck }, when: known?.when ?? Date.now() });
}

/** Until the first step everything may still be dealt anew, when somebody takes a seat. */
export function noteDealt(game: string, seat: string, seen: Record<string, string>, begun: boolean): void {
  const known = witnessOf(game);
  const before = known?.dealt?.[seat] ?? {};
  const dealt = begun ? { ...seen, ...before } : { ...before, ...seen };
  if (JSON.stringify(dealt) === JSON.stringify(before)) return;
  write(game, { ...known, dealt: { ...known?.dealt, [seat]: dealt }, when: known?.when ?? Date.now() });
}

/** What the server says after the game and what was noted during it, side by side. */
export interface Compared {
  what: "commitment" | "luck" | "dealt";
  noted: string;
  said: string;
  fits: boolean;
}

const inOrder = (seen: Record<string, string>, keys: readonly string[]) => keys.map((key) => seen[key] ?? "").join(" ");

/** `dealt`: what a seat was dealt if chance came out as it is said. */
export function compared(
  witness: Witness | null,
  fairness: Pick<Fairness, "commitment" | "luck" | "outcomes">,
  dealt?: (outcomes: readonly string[], seat: string) => Record<string, string>,
): Compared[] {
  const found: Compared[] = [];
  const add = (what: Compared["what"], noted: string, said: string) =>
    found.push({ what, noted, said, fits: noted === said });
  if (witness?.commitment) add("commitment", witness.commitment, fairness.commitment);
  for (const [seat, luck] of Object.entries(witness?.luck ?? {})) add("luck", luck, fairness.luck[seat] ?? "");
  const outcomes = fairness.outcomes.map(({ outcome }) => outcome);
  for (const [seat, seen] of dealt ? Object.entries(witness?.dealt ?? {}) : []) {
    const said = dealt!(outcomes, seat);
    const keys = Object.keys(seen).filter((key) => key in said);
    if (keys.length) add("dealt", inOrder(seen, keys), inOrder(said, keys));
  }
  return found;
}

// Everything that chance decided in a game, drawn anew and compared.
import type { GamePackage } from "../games/game";
import type { Fairness } from "../play/protocol";
import { Dice } from "./dice";

export interface Check {
  said: string;
  found: string;
  /** It came out as it had to, and from the very place of the stream where the one before it ended. */
  fits: boolean;
}

/**
 * Null where the game's package cannot draw. What was taken back is not among the outcomes: the stream was read from the
 * same place again, so they follow one another.
 */
export function checked(
  seed: Uint8Array,
  { options, outcomes }: Pick<Fairness, "options" | "outcomes">,
  drawn: GamePackage["drawn"],
): Check[] | null {
  if (!drawn) return null;
  const dice = new Dice(seed);
  // Where a game began from a position that somebody brought, nothing was drawn before; it may begin anywhere.
  if (options === null) dice.wordsRead = outcomes[0]?.words ?? 0;
  return outcomes.map(({ outcome, words }) => {
    const follows = dice.wordsRead === words;
    const found = drawn(dice, outcome, options ?? {});
    return { said: outcome, found, fits: follows && found === outcome };
  });
}

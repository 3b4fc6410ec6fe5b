// What chance decides in Raptor, drawn anew from a game's seed: to check its fairness.
import type { DiceSource } from "../game";

const THEMES = ["jungle", "savannah"];

/** What the next chance event gives where `said` is how it is said to have come out; the board's tiles are taken as said. */
export function drawn(dice: DiceSource, said: string, options: Readonly<Record<string, string>>): string {
  return THEMES.includes(said.split("=")[0]!) ? laidOut(dice, said, options) : shuffled(dice, said);
}

/** A board such as `jungle=b1c4d3.../a4a3k6k1`: its theme, its tiles with their turns, and the exits. */
function laidOut(dice: DiceSource, said: string, options: Readonly<Record<string, string>>): string {
  const [given, tiles] = said.split("=") as [string, string];
  const theme = options["layout"] === "random" ? THEMES[dice.below(THEMES.length)]! : given;
  dice.shuffle([0, 1, 2, 3, 4, 5]);
  for (let tile = 0; tile < 6; tile++) dice.below(4);
  dice.shuffle([true, true, false, false]);
  return `${theme}=${tiles}`;
}

/** A pile such as `R=236784159`. */
function shuffled(dice: DiceSource, said: string): string {
  const cards = [...said.slice(2)].sort();
  return said.slice(0, 2) + dice.shuffle(cards).join("");
}

// What chance decides in Raptor, drawn anew from a game's seed: to check its fairness.
import type { DiceSource } from "../game";
import { COLUMNS, type Position, type Side } from "./notation";

const THEMES = ["jungle", "savannah"];
/** The rocks of the six square tiles: x to the right, y down. */
const TILES: Record<string, readonly string[]> = {
  jungle: ["11", "00", "01", "00 22", "01 22", "11 12"],
  savannah: ["", "", "11 22", "10 12", "20 21", "20 01 22"],
};
const ENDS = { left: ["a4", "a1", "k6", "k3"], right: ["a6", "a3", "k4", "k1"] };
const LETTERS: Record<Side, string> = { raptor: "R", scientist: "S" };

/** What the next chance event gives where `said` is how it is said to have come out. */
export function drawn(dice: DiceSource, said: string, options: Readonly<Record<string, string>>): string {
  return THEMES.includes(said.split("=")[0]!) ? laidOut(dice, said, options) : shuffled(dice, said);
}

/** A board such as `jungle=b1c4d3.../a4a3k6k1`: its theme, its tiles with their turns, and the exits. */
function laidOut(dice: DiceSource, said: string, options: Readonly<Record<string, string>>): string {
  const [given, laid] = said.split("=") as [string, string];
  const theme = options["layout"] === "random" ? THEMES[dice.below(THEMES.length)]! : given;
  const rocks = dice.shuffle([...TILES[theme]!]).flatMap((tile, slot) => {
    const turns = dice.below(4);
    return tile
      .split(" ")
      .filter(Boolean)
      .map((rock) => placed(rock, turns, slot));
  });
  const hands = dice.shuffle<keyof typeof ENDS>(["left", "left", "right", "right"]);
  const exits = hands.map((hand, slot) => ENDS[hand][slot]!).join("");
  return `${theme}=${inOrderOf(laid.split("/")[0]!, rocks)}/${exits}`;
}

/** A tile's rock on the board: the tile turned clockwise, in its slot, the upper three first. */
function placed(rock: string, turns: number, slot: number): string {
  let [x, y] = [Number(rock[0]), Number(rock[1])];
  for (let turn = 0; turn < turns; turn++) [x, y] = [2 - y, x];
  return COLUMNS[1 + 3 * (slot % 3) + x]! + String(6 - (3 * Math.floor(slot / 3) + y));
}

/** The same rocks in the order in which they are said, if they are the same. */
function inOrderOf(said: string, rocks: readonly string[]): string {
  const given = said.match(/../g) ?? [];
  return [...given].sort().join("") === [...rocks].sort().join("") ? said : [...rocks].sort().join("");
}

/** What a side sees of what it was dealt: the board, and its first hand. */
export function sawDealt(view: Position, seat: string): Record<string, string> {
  const rocks = Object.entries(view.board).flatMap(([space, what]) => (what === "#" ? [space] : []));
  const seen: Record<string, string> = { board: [...rocks.sort(), ...view.exits].join("") };
  const hand = view.cards[seat as Side].hand;
  const first = view.round === 1 && view.turn.phase === "cards" && hand.length === 3 && !hand.includes("?");
  return first && !view.cards[seat as Side].played ? { ...seen, hand: [...hand].sort().join("") } : seen;
}

/** The same from how chance came out: the first three cards of the side's first shuffle. */
export function dealt(outcomes: readonly string[], seat: string): Record<string, string> {
  const found: Record<string, string> = {};
  const board = outcomes.find((outcome) => THEMES.includes(outcome.split("=")[0]!));
  if (board) {
    const [rocks, exits] = board.split("=")[1]!.split("/") as [string, string];
    found["board"] = [...(rocks.match(/../g) ?? [])].sort().join("") + exits;
  }
  const pile = outcomes.find((outcome) => outcome.startsWith(`${LETTERS[seat as Side]}=`));
  if (pile) found["hand"] = [...pile.slice(2, 5)].sort().join("");
  return found;
}

/** A pile such as `R=236784159`. */
function shuffled(dice: DiceSource, said: string): string {
  const cards = [...said.slice(2)].sort();
  return said.slice(0, 2) + dice.shuffle(cards).join("");
}

// An army of one's own: how it is written, what it is worth, how it is kept. Whether it may play the server says.
import type { Book, Soldier } from "../book.svelte";

export const OWN = "own:";
const KEY = "lostworld.skirmish.armies";

export interface SavedArmy {
  name: string;
  army: Soldier[];
}

/** Units and cards as numbers in the order of the book. */
export function written(book: Book, army: readonly Soldier[]): string {
  const units = Object.keys(book.units);
  const cards = Object.keys(book.heroes);
  return (
    OWN +
    army
      .map(({ unit, equipment }) => [units.indexOf(unit), ...equipment.map((card) => cards.indexOf(card))].join("-"))
      .join(".")
  );
}

export function read(book: Book, text: string): Soldier[] {
  if (!text.startsWith(OWN)) return [];
  const units = Object.keys(book.units);
  const cards = Object.keys(book.heroes);
  return text
    .slice(OWN.length)
    .split(".")
    .map((part) => part.split("-").map(Number))
    .filter(([unit]) => unit !== undefined && units[unit] !== undefined)
    .map(([unit, ...rest]) => ({ unit: units[unit!]!, equipment: rest.flatMap((card) => cards[card] ?? []) }));
}

export const worth = (book: Book, army: readonly Soldier[]): number =>
  army.reduce((sum, { unit, equipment }) => sum + (book.units[unit]?.value ?? 0) + equipment.length, 0);

/** Units of one faction, at random, as long as there is value left for one. */
export function anyArmy(book: Book, faction: string, most: number, luck: () => number = Math.random): Soldier[] {
  const army: Soldier[] = [];
  for (;;) {
    const left = most - worth(book, army);
    const fitting = Object.entries(book.units).filter(([, unit]) => unit.faction === faction && unit.value <= left);
    if (!fitting.length || army.length >= 6) return army;
    army.push({ unit: fitting[Math.floor(luck() * fitting.length)]![0], equipment: [] });
  }
}

export function savedArmies(): SavedArmy[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedArmy[];
  } catch {
    return [];
  }
}

export function saveArmies(armies: readonly SavedArmy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(armies));
  } catch {
    // without storage a list lasts as long as the page
  }
}

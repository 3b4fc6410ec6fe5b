// A view as the server sends it, and small questions about it.
import { type Book, type Scenario, type UnitSpec, books } from "./book.svelte";

/** A card's id, its initiative if that is all one may know, or nothing. */
export type Slot = string | number | null;

export interface Unit {
  spec: string;
  seat: number;
  status: "reserve" | "map" | "fallen" | "left";
  /** The round it comes in; 0: at the beginning, -1: only if a card calls it. */
  due: number;
  hex: string | null;
  facing: number;
  hexes: string[];
  health: number[];
  marks: string[];
  active: Slot[];
  next: Slot;
  idle: Slot;
  drawn: Slot[];
  deck: number;
  fears: number;
  initiative: number | null;
  adrenaline: number;
  grabs: number;
  blocks: boolean;
  net: number;
  gear: (string | null)[];
  sedatives: number;
  carries: number;
  bonuses: [string, number, string][];
}

export interface Seat {
  side: number;
  faction: string;
  hand: string[];
  deck: number;
  discard: string[];
  command: number;
  requisition: number;
  points: number;
  out: boolean;
  value: number;
}

export type Part = [source: string, amount: number];

export interface TestRow {
  unit: number;
  target: number;
  parts: Part[];
  against: Part[];
  mine: number;
  theirs: number;
  /** Whether the one who tests would win as it stands. */
  wins: boolean;
}

export interface Test {
  sort: string;
  rows: TestRow[];
  seats: number[];
}

/** From the acting unit to an enemy. */
export interface SightLine {
  unit: number;
  distance: number;
  front: boolean;
  sees: boolean;
  threat: boolean;
  blockers?: string[];
}

export interface Moment {
  trigger: string;
  unit: number;
  other: number;
}

export interface Tracked {
  unit: number;
  at: number | null;
  state: "acts" | "waits" | "done" | "asleep";
}

export interface View {
  content: string;
  scenario: string;
  seat: number;
  round: number;
  phase: "setup" | "action" | "initiative" | "over";
  first: number;
  acting: number;
  units: Unit[];
  seats: Seat[];
  objects: { hex: string | null; done: number }[];
  track: Tracked[];
  lines: SightLine[];
  test: Test | null;
  window: { about: string; turn: number } | null;
  /** What is happening, to which cards may be named. */
  moment: Moment | null;
  over: boolean;
}

export const HIDDEN = "?";

export const bookOf = (view: View): Book | null => books.of(view.content);

export function scenarioOf(view: View): Scenario | null {
  return bookOf(view)?.scenarios[view.scenario] ?? null;
}

export function specOf(view: View, unit: number): UnitSpec | null {
  return bookOf(view)?.units[view.units[unit]?.spec ?? ""] ?? null;
}

export const LETTERS = "ABCD";

/** What a unit is called on the map: its seat's letter and its number there. */
export function codeOf(units: readonly { seat: number }[], unit: number): string {
  const { seat } = units[unit]!;
  return `${LETTERS[seat]}${units.slice(0, unit + 1).filter((one) => one.seat === seat).length}`;
}

/** Its name, numbered where several have the same. */
export function nameOfUnit(view: View, unit: number): string {
  const spec = view.units[unit]?.spec;
  const name = specOf(view, unit)?.name ?? spec ?? String(unit);
  const before = view.units.slice(0, unit).filter((one) => one.spec === spec).length;
  return before ? `${name} ${before + 1}` : name;
}

export const healthOf = (unit: Unit): number => unit.health.reduce((sum, one) => sum + one, 0);

export function unitAt(view: View, hex: string): number {
  return view.units.findIndex((unit) => unit.status === "map" && unit.hexes.includes(hex));
}

export function objectAt(view: View, hex: string): number {
  return view.objects.findIndex((thing) => thing.hex === hex);
}

/** The card on top of the stack, if there is one. */
export const topOf = (unit: Unit): Slot => unit.active.at(-1) ?? null;

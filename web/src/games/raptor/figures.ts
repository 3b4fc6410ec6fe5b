// Figures and fires as things that keep their identity while they move, so that the board can animate them.
import { middle } from "./geometry";
import { type Position, SPACES } from "./notation";
import type { GameEvent } from "../../play/protocol";

export type FigureKind = "mother" | "baby" | "scientist" | "fire";

export interface Figure {
  id: number;
  kind: FigureKind;
  space: string;
  /** The board's character without the fire: M, b, c, z, y, S, A, s, f or *. */
  mark: string;
  /** Set while it leaves the board: by which way. */
  leaving?: "escape" | "captured" | "killed" | "vanish" | "out";
  /** It came while somebody looked on, and fades in; what was there from the beginning does not. */
  fresh?: boolean;
}

let nextId = 1;

export function makeFigure(kind: FigureKind, space: string, mark: string): Figure {
  return { id: nextId++, kind, space, mark, fresh: true };
}

const PARTS: Record<string, [FigureKind, string][]> = {
  M: [["mother", "M"]],
  b: [["baby", "b"]],
  c: [["baby", "c"]],
  z: [["baby", "z"]],
  y: [["baby", "y"]],
  S: [["scientist", "S"]],
  A: [["scientist", "A"]],
  s: [["scientist", "s"]],
  f: [["scientist", "f"]],
  "*": [["fire", "*"]],
  B: [
    ["fire", "*"],
    ["scientist", "S"],
  ],
  C: [
    ["fire", "*"],
    ["scientist", "A"],
  ],
};

/** The figures of a position; those that were there before keep their identity, moved ones the nearest of their kind. */
export function figuresOf(position: Position, before: readonly Figure[] = []): Figure[] {
  const spare = before.filter((figure) => !figure.leaving);
  const wanted: Figure[] = [];
  for (const space of SPACES) {
    for (const [kind, mark] of PARTS[position.board[space]!] ?? []) wanted.push({ id: 0, kind, space, mark });
  }
  for (const figure of wanted) {
    const at = spare.findIndex((one) => one.kind === figure.kind && one.space === figure.space);
    if (at >= 0) figure.id = spare.splice(at, 1)[0]!.id;
  }
  for (const figure of wanted) {
    if (figure.id || figure.kind === "fire") continue;
    const rest = spare.filter((one) => one.kind === figure.kind);
    const nearest = rest.sort((one, other) => distance(one, figure) - distance(other, figure))[0];
    if (nearest) figure.id = spare.splice(spare.indexOf(nearest), 1)[0]!.id;
  }
  for (const figure of wanted) {
    if (figure.id) continue;
    figure.id = nextId++;
    if (before.length) figure.fresh = true;
  }
  return wanted.sort((one, other) => one.id - other.id);
}

function distance(one: Figure, other: Figure): number {
  const from = middle(one.space, false);
  const to = middle(other.space, false);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

// --- What each event does to the figures ------------------------------------------------------------------------

const MOVES: Record<string, FigureKind> = {
  mother_moved: "mother",
  baby_moved: "baby",
  baby_called: "baby",
  scientist_moved: "scientist",
  jeep_driven: "scientist",
};
const MARKS: Record<string, [FigureKind, string]> = {
  baby_woken: ["baby", "b"],
  baby_recovered: ["baby", "b"],
  baby_put_to_sleep: ["baby", "y"],
  baby_gassed: ["baby", "y"],
  scientist_stood_up: ["scientist", "S"],
  scientist_frightened: ["scientist", "f"],
};
const LEAVES: Record<string, [FigureKind, NonNullable<Figure["leaving"]>]> = {
  baby_escaped: ["baby", "escape"],
  baby_captured: ["baby", "captured"],
  scientist_killed: ["scientist", "killed"],
  mother_vanished: ["mother", "vanish"],
};
const ARRIVES: Record<string, [FigureKind, string]> = {
  mother_returned: ["mother", "M"],
  reinforcement_arrived: ["scientist", "S"],
  fire_lit: ["fire", "*"],
};
const FIGURE_MARKS: Record<string, string> = { mother: "M", baby: "b", scientist: "S" };

export interface Movement {
  figure: Figure;
  path: string[];
}

/** The figure that an event moves and its way, if it moves one. */
export function movementOf(figures: readonly Figure[], event: GameEvent): Movement | null {
  const kind = MOVES[event.kind];
  if (!kind) return null;
  const path = event["path"] as string[];
  const figure = figures.find((one) => one.kind === kind && one.space === path[0] && !one.leaving);
  return figure ? { figure, path } : null;
}

/** The figures after an event. What leaves stays, marked, so that the board can show it going. */
export function afterEvent(figures: readonly Figure[], event: GameEvent): Figure[] {
  const space = event["space"] as string | undefined;
  const change = (kind: FigureKind, at: string | undefined, made: Partial<Figure>) =>
    figures.map((one) => (one.kind === kind && one.space === at && !one.leaving ? { ...one, ...made } : one));
  const movement = movementOf(figures, event);
  if (movement) {
    const to = movement.path[movement.path.length - 1]!;
    const fires = (event["fires"] as string[] | undefined) ?? [];
    return figures.map((one) => {
      if (one.id === movement.figure.id) return { ...one, space: to };
      return one.kind === "fire" && fires.includes(one.space) ? { ...one, leaving: "out" } : one;
    });
  }
  if (event.kind === "figure_placed") {
    const kind = event["figure"] as "mother" | "baby" | "scientist";
    return [...figures, makeFigure(kind, space!, FIGURE_MARKS[kind]!)];
  }
  if (event.kind === "fire_put_out") {
    const spaces = event["spaces"] as string[];
    return figures.map((one) => (one.kind === "fire" && spaces.includes(one.space) ? { ...one, leaving: "out" } : one));
  }
  if (event.kind === "mother_shot") return change("scientist", event["by"] as string, { mark: "A" });
  const arrival = ARRIVES[event.kind];
  if (arrival) return [...figures, makeFigure(arrival[0], space!, arrival[1])];
  const departure = LEAVES[event.kind];
  const mark = MARKS[event.kind];
  let after: Figure[] = [...figures];
  if (departure) after = change(departure[0], space, { leaving: departure[1] });
  if (mark) after = change(mark[0], space, { mark: mark[1] });
  const by = event["by"] as string | undefined;
  return by ? after.map((one) => (one.kind === "scientist" && one.space === by ? { ...one, mark: "A" } : one)) : after;
}

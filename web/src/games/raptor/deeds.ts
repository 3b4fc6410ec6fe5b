// What a single deed of a turn does to the position, in notation: for looking back at the middle of a turn, of which the
// server stored only the end. It replays what happened, as the live board does, and decides nothing.
import { type Position, SPACES, parsePosition } from "./notation";
import type { GameEvent } from "../../play/protocol";

type Board = Record<string, string>;

const BURNING: Record<string, string> = { S: "B", A: "C" };
const STANDING: Record<string, string> = { B: "S", C: "A" };
const USED: Record<string, string> = { S: "A", B: "C" };

/** Take what stands on a space; a fire that it stood on stays. */
function lift(board: Board, space: string): string {
  const there = board[space]!;
  board[space] = there in STANDING ? "*" : ".";
  return STANDING[there] ?? there;
}

function put(board: Board, space: string, character: string): void {
  board[space] = board[space] === "*" ? (BURNING[character] ?? character) : character;
}

function walk(board: Board, event: GameEvent): void {
  const path = event["path"] as string[];
  const figure = lift(board, path[0]!);
  for (const space of (event["fires"] as string[] | undefined) ?? []) board[space] = ".";
  put(board, path[path.length - 1]!, event.kind === "baby_called" ? "c" : figure);
}

const PLACED: Record<string, string> = { mother: "M", baby: "b", scientist: "S" };

/** Every deed: the board after it. A turn's other events, such as a round's end, only follow from one. */
const DEEDS: Record<string, (board: Board, space: string, event: GameEvent) => void> = {
  figure_placed: (board, space, event) => put(board, space, PLACED[String(event["figure"])]!),
  mother_moved: (board, _space, event) => walk(board, event),
  baby_moved: (board, _space, event) => walk(board, event),
  scientist_moved: (board, _space, event) => walk(board, event),
  baby_called: (board, _space, event) => walk(board, event),
  jeep_driven: (board, _space, event) => walk(board, event),
  baby_escaped: (board, space) => lift(board, space),
  baby_captured: (board, space) => lift(board, space),
  scientist_killed: (board, space) => lift(board, space),
  baby_woken: (board, space) => put(board, space, "b"),
  baby_recovered: (board, space) => put(board, space, "b"),
  baby_put_to_sleep: (board, space) => put(board, space, "y"),
  baby_gassed: (board, space) => put(board, space, "y"),
  scientist_stood_up: (board, space) => put(board, space, "S"),
  scientist_frightened: (board, space) => put(board, space, "f"),
  fire_lit: (board, space) => put(board, space, "*"),
  reinforcement_arrived: (board, space) => put(board, space, "S"),
  mother_returned: (board, space) => put(board, space, "M"),
  fire_put_out: (board, _space, event) => (event["spaces"] as string[]).forEach((space) => (board[space] = ".")),
  mother_shot: () => {},
  token_removed: () => {},
};

export function isDeed(event: GameEvent): boolean {
  return event.kind in DEEDS;
}

const COUNTED: [field: string, letter: string][] = [
  ["tokens", "z"],
  ["escaped", "e"],
  ["captured", "c"],
  ["reserve", "r"],
];

function turnAfter(text: string, event: GameEvent): string {
  const points = /^([RS])\+(\d)('?)$/.exec(text);
  if (points) {
    const cost = 1 + Number(event["toll"] ?? 0);
    const moved = points[3] || (event.kind === "mother_moved" ? "'" : "");
    return `${points[1]}+${Number(points[2]) - cost}${moved}`;
  }
  return text.replace(/:(\d)$/, (_all, left: string) => `:${Number(left) - 1}`);
}

/** The position after one deed within a turn that goes on. */
export function afterDeed(position: Position, event: GameEvent): Position {
  const board = { ...position.board };
  DEEDS[event.kind]?.(board, String(event["space"]), event);
  const by = event["by"] as string | undefined;
  if (by) board[by] = USED[board[by]!] ?? board[by]!;
  const fields = position.text.split(" ");
  const line = SPACES.map((space) => board[space]).join("");
  fields[0] = line.match(/.{11}/g)!.join("/");
  fields[2] = turnAfter(fields[2]!, event);
  for (const [field, letter] of COUNTED) {
    if (typeof event[field] === "number")
      fields[3] = fields[3]!.replace(new RegExp(`${letter}\\d`), letter + String(event[field]));
  }
  return parsePosition(fields.join(" "));
}

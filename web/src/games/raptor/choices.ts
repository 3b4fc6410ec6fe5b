// What a tap on the board can mean: the choices sorted by the figure that acts and the space they point at.
import type { Choice } from "../../play/decision";
import { type Position, motherSpace } from "./notation";

export interface BoardChoices {
  /** Choices that need no figure chosen first, by the space they point at. */
  direct: Map<string, Choice[]>;
  /** By the figure's space, then by the target's. An exit's space is written `a4x`. */
  pieces: Map<string, Map<string, Choice[]>>;
  /** Not on the board only: take a sleep token off the mother. */
  removeToken: Choice | null;
}

const DIRECT: ReadonlySet<string> = new Set([
  "place_mother",
  "place_baby",
  "place_scientist",
  "reinforce",
  "return",
  "frighten",
  "light_fire",
  "recover_baby",
  "gas",
  "stand_up",
]);
const BY_MOTHER: ReadonlySet<string> = new Set(["kill", "wake", "put_out"]);
const ELSEWHERE: ReadonlySet<string> = new Set(["card", "end", "stop"]);

export const exitKey = (space: string) => `${space}x`;
export const spaceOf = ({ fields }: Choice) => fields["space"] as string | undefined;
export const fromOf = ({ fields }: Choice) => fields["from"] as string | undefined;

/** Where a choice is made: by the figure on `from`, if one must be chosen, at `to`. Null: not on the board. */
function placeOf(choice: Choice, mother: string | null): { from: string | null; to: string } | null {
  const { kind } = choice;
  if (ELSEWHERE.has(kind)) return null;
  if (kind === "remove_token") return mother ? { from: null, to: mother } : null;
  if (DIRECT.has(kind)) return { from: null, to: spaceOf(choice)! };
  const from = BY_MOTHER.has(kind) ? mother : fromOf(choice);
  const to = kind === "shoot" ? mother : kind === "escape" ? exitKey(from!) : spaceOf(choice);
  return from && to ? { from, to } : null;
}

export function choicesOf(choices: readonly Choice[], position: Position): BoardChoices {
  const sorted: BoardChoices = { direct: new Map(), pieces: new Map(), removeToken: null };
  const mother = motherSpace(position);
  const put = (map: Map<string, Choice[]>, at: string, choice: Choice) => {
    map.set(at, [...(map.get(at) ?? []), choice]);
  };
  for (const choice of choices) {
    if (choice.kind === "remove_token") sorted.removeToken = choice;
    const place = placeOf(choice, mother);
    if (!place) continue;
    if (place.from === null) {
      put(sorted.direct, place.to, choice);
      continue;
    }
    if (!sorted.pieces.has(place.from)) sorted.pieces.set(place.from, new Map());
    put(sorted.pieces.get(place.from)!, place.to, choice);
  }
  return sorted;
}

/** All choices that point at a space, by whichever figure. */
export function choicesAt(choices: BoardChoices, target: string): Choice[] {
  const found = [...(choices.direct.get(target) ?? [])];
  for (const targets of choices.pieces.values()) found.push(...(targets.get(target) ?? []));
  return found;
}

/** Where a choice given by its text is made. Null: not on the board. */
export function whereOf(choices: BoardChoices, text: string): { from: string | null; to: string } | null {
  const has = (those: Choice[]) => those.some((choice) => choice.text === text);
  for (const [to, those] of choices.direct) if (has(those)) return { from: null, to };
  for (const [from, targets] of choices.pieces) {
    for (const [to, those] of targets) if (has(those)) return { from, to };
  }
  return null;
}

export interface Mark {
  target: string;
  kind: string;
}

/** The spaces to mark: what needs no figure, and what the chosen one (or the one looked at) can do. */
export function marksOf(choices: BoardChoices, piece: string | null): Mark[] {
  const found = new Map<string, Mark>();
  const own = (piece && choices.pieces.get(piece)) || new Map<string, Choice[]>();
  for (const targets of [choices.direct, own]) {
    for (const [target, [choice]] of targets) found.set(target, { target, kind: choice!.kind });
  }
  return [...found.values()];
}

/** What a card would do: what needs no figure, and where called babies would come to. Jeeps could go nearly anywhere. */
export function marksForeseen(choices: BoardChoices): Mark[] {
  const all = [...choices.pieces.values()].flatMap((targets) => [...targets.values()].flat());
  const ends = new Set(all.filter(({ kind }) => kind === "call").map((choice) => spaceOf(choice)!));
  return [...marksOf(choices, null), ...[...ends].map((target): Mark => ({ target, kind: "call" }))];
}

export type Meaning =
  | { do: "act"; choice: Choice }
  | { do: "ask"; choices: Choice[] }
  | { do: "select"; space: string }
  | { do: "deselect" }
  | { do: "nothing" };

/** What tapping a space means, given the figure already chosen. */
export function meaningOf(choices: BoardChoices, space: string, selected: string | null, position: Position): Meaning {
  const pointed = selected ? (choices.pieces.get(selected)?.get(space) ?? []) : [];
  if (pointed.length === 1) return { do: "act", choice: pointed[0]! };
  if (pointed.length > 1) return { do: "ask", choices: pointed };
  if (space === selected) return { do: "deselect" };
  const direct = choices.direct.get(space) ?? [];
  const acts = choices.pieces.has(space);
  if (direct.length === 1 && !acts) return { do: "act", choice: direct[0]! };
  if (direct.length > 1 || (direct.length === 1 && acts)) return { do: "ask", choices: direct };
  if (acts) return { do: "select", space };
  // A figure or fire that somebody can do something to: no need to choose the doer first.
  const onto = choicesAt(choices, space);
  const occupied = space.endsWith("x") || position.board[space] !== ".";
  if (occupied && onto.length === 1) return { do: "act", choice: onto[0]! };
  if (occupied && onto.length > 1) return { do: "ask", choices: onto };
  return selected ? { do: "deselect" } : { do: "nothing" };
}

// What a tap on the board can mean: the legal actions sorted by the figure that acts and the space it points at.
import { type Action, type ActionKind, type Position, motherSpace, parseAction } from "./notation";

export interface BoardChoices {
  /** Actions that need no figure chosen first, by the space they point at. */
  direct: Map<string, Action[]>;
  /** By the figure's space, then by the target's. An exit's space is written `a4x`. */
  pieces: Map<string, Map<string, Action[]>>;
  /** Whether the turn or effect may be ended here. */
  end: boolean;
  removeToken: boolean;
}

const DIRECT: ReadonlySet<ActionKind> = new Set([
  "place-mother",
  "place-baby",
  "place-scientist",
  "frighten",
  "light-fire",
  "recover-baby",
  "gas",
  "stand-up",
]);
const BY_MOTHER: ReadonlySet<ActionKind> = new Set(["kill", "wake", "put-out"]);

export const exitKey = (space: string) => `${space}x`;

export function choicesOf(legal: readonly string[], position: Position): BoardChoices {
  const choices: BoardChoices = { direct: new Map(), pieces: new Map(), end: false, removeToken: false };
  const mother = motherSpace(position);
  const put = (map: Map<string, Action[]>, at: string, action: Action) => {
    map.set(at, [...(map.get(at) ?? []), action]);
  };
  for (const text of legal) {
    const action = parseAction(text);
    if (!action) continue;
    if (action.kind === "end") choices.end = true;
    else if (action.kind === "remove-token") {
      choices.removeToken = true;
      if (mother) put(choices.direct, mother, action);
    } else if (DIRECT.has(action.kind)) put(choices.direct, action.to!, action);
    else if (action.kind !== "choose-card") {
      const from = BY_MOTHER.has(action.kind) ? mother : action.from;
      const to = action.kind === "shoot" ? mother : action.kind === "escape" ? exitKey(action.from!) : action.to;
      if (!from || !to) continue;
      if (!choices.pieces.has(from)) choices.pieces.set(from, new Map());
      put(choices.pieces.get(from)!, to, action);
    }
  }
  return choices;
}

/** All actions that point at a space, by whichever figure. */
export function actionsAt(choices: BoardChoices, target: string): Action[] {
  const found = [...(choices.direct.get(target) ?? [])];
  for (const targets of choices.pieces.values()) found.push(...(targets.get(target) ?? []));
  return found;
}

/** Where an action is done: by the figure on `from`, if one must be chosen, at `to`. Null: not on the board. */
export function whereOf(choices: BoardChoices, text: string): { from: string | null; to: string } | null {
  const does = (actions: Action[]) => actions.some((action) => action.text === text);
  for (const [to, actions] of choices.direct) if (does(actions)) return { from: null, to };
  for (const [from, targets] of choices.pieces) {
    for (const [to, actions] of targets) if (does(actions)) return { from, to };
  }
  return null;
}

export interface Mark {
  target: string;
  kind: ActionKind;
}

/** The spaces to mark: what needs no figure, and what the chosen one (or the one looked at) can do. */
export function marksOf(choices: BoardChoices, piece: string | null): Mark[] {
  const found = new Map<string, Mark>();
  const own = (piece && choices.pieces.get(piece)) || new Map<string, Action[]>();
  for (const targets of [choices.direct, own]) {
    for (const [target, [action]] of targets) found.set(target, { target, kind: action!.kind });
  }
  return [...found.values()];
}

/** What a card would do: what needs no figure, and where called babies would come to. Jeeps could go nearly anywhere. */
export function marksForeseen(choices: BoardChoices): Mark[] {
  const calls = [...choices.pieces.values()]
    .flatMap((targets) => [...targets.values()].flat())
    .filter(({ kind }) => kind === "call");
  const ends = new Set(calls.map((action) => action.to!));
  return [...marksOf(choices, null), ...[...ends].map((target): Mark => ({ target, kind: "call" }))];
}

export type Meaning =
  | { do: "act"; action: Action }
  | { do: "ask"; actions: Action[] }
  | { do: "select"; space: string }
  | { do: "deselect" }
  | { do: "nothing" };

/** What tapping a space means, given the figure already chosen. */
export function meaningOf(choices: BoardChoices, space: string, selected: string | null, position: Position): Meaning {
  const pointed = selected ? (choices.pieces.get(selected)?.get(space) ?? []) : [];
  if (pointed.length === 1) return { do: "act", action: pointed[0]! };
  if (pointed.length > 1) return { do: "ask", actions: pointed };
  if (space === selected) return { do: "deselect" };
  const direct = choices.direct.get(space) ?? [];
  const acts = choices.pieces.has(space);
  if (direct.length === 1 && !acts) return { do: "act", action: direct[0]! };
  if (direct.length > 1 || (direct.length === 1 && acts)) return { do: "ask", actions: direct };
  if (acts) return { do: "select", space };
  // A figure or fire that somebody can do something to: no need to choose the doer first.
  const onto = actionsAt(choices, space);
  const occupied = space.endsWith("x") || position.board[space] !== ".";
  if (occupied && onto.length === 1) return { do: "act", action: onto[0]! };
  if (occupied && onto.length > 1) return { do: "ask", actions: onto };
  return selected ? { do: "deselect" } : { do: "nothing" };
}

// What would come of an action, shown while the cursor is over its space. For the eye only: the server decides.
import { line, neighbours } from "./geometry";
import { type Action, type Position, motherSpace } from "./notation";

/** Every fire connected to one, itself included: those that would go out together. */
export function connectedFires(position: Position, space: string): string[] {
  const burns = (at: string) => "*BC".includes(position.board[at]!);
  if (!burns(space)) return [];
  const found = [space];
  for (const at of found) {
    for (const next of neighbours(at)) if (burns(next) && !found.includes(next)) found.push(next);
  }
  return found;
}

/** The spaces of active scientists who have a clear line to a space, each with the line. */
export function shooters(position: Position, target: string): string[][] {
  const found: string[][] = [];
  for (const [right, up] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const way = [target];
    for (;;) {
      const last = way[way.length - 1]!;
      const next = String.fromCharCode(last.charCodeAt(0) + right) + (Number(last[1]) + up);
      const there = position.board[next];
      if (there === undefined || there === "#") break;
      way.push(next);
      if ("SABC".includes(there)) {
        if ("SB".includes(there)) found.push(way);
        break;
      }
    }
  }
  return found;
}

function withFigure(position: Position, from: string | null, to: string, character: string): Position {
  const board = { ...position.board };
  if (from) board[from] = ".";
  board[to] = character;
  return { ...position, board };
}

const lastOf = (way: string[]) => way[way.length - 1];

/** Lines of sight to the mother: where she is, where she would be, or from where a scientist would stand. */
export function sightsOf(
  position: Position,
  action: Action | null,
  over: string | null,
  chosen: string | null,
): string[][] {
  const mother = motherSpace(position);
  if (action?.kind === "move-mother" || action?.kind === "place-mother") {
    return shooters(withFigure(position, mother, action.to!, "M"), action.to!);
  }
  if (!mother) return [];
  if (action?.from && (action.kind === "move-scientist" || action.kind === "drive")) {
    const moved = withFigure(position, action.from, action.to!, "S");
    return shooters(moved, mother).filter((way) => lastOf(way) === action.to);
  }
  if (over === mother || chosen === mother) return shooters(position, mother);
  return over ? shooters(position, mother).filter((way) => lastOf(way) === over) : [];
}

/** The fires that would go out together. */
export function glowOf(position: Position, action: Action | null, over: string | null): string[] {
  if (action?.kind === "put-out") return connectedFires(position, action.to!);
  return over && position.board[over] === "*" ? connectedFires(position, over) : [];
}

/** The straight way that a figure would go; a called baby finds its own. */
export function routeOf(action: Action | null): string[] {
  if (!action?.from || !action.to || action.to === "x" || action.kind === "call") return [];
  return line(action.from, action.to);
}

// What a card in the hand would make possible, were it the lower one now: shown on the board while it is looked at. For
// the eye only: the server decides. The tests compare it with the kernel.
import { familyOf } from "./cards";
import { DIRECTIONS, TILES, neighbour, neighbours, tileOf } from "./geometry";
import { COLUMNS, type Position, SPACES, type Side, motherSpace } from "./notation";

const FIRES = 10;
const LONG_EDGES: readonly string[] = [...COLUMNS.slice(1, -1)].flatMap((column) => [`${column}1`, `${column}6`]);

const isFree = (position: Position, space: string) => position.board[space] === ".";
const spacesWith = (position: Position, characters: string) =>
  SPACES.filter((space) => characters.includes(position.board[space]!));
const awakeBabies = (position: Position) => spacesWith(position, "b");
const activeScientists = (position: Position) => spacesWith(position, "SA");

/** The free spaces that a figure can walk to. */
function reached(position: Position, from: string): string[] {
  const found = [from];
  for (const at of found) {
    for (const next of neighbours(at)) if (isFree(position, next) && !found.includes(next)) found.push(next);
  }
  return found.slice(1);
}

function call(position: Position): string[] {
  const mother = motherSpace(position);
  if (!mother) return [];
  return awakeBabies(position).flatMap((baby) =>
    reached(position, baby)
      .filter((space) => tileOf(space) === tileOf(mother))
      .map((space) => `b${baby}=${space}`),
  );
}

function gas(position: Position): string[] {
  const tiles = new Set(
    activeScientists(position).flatMap((scientist) =>
      TILES[tileOf(scientist)]!.flatMap((space) => [space, ...neighbours(space)].map(tileOf)),
    ),
  );
  return awakeBabies(position)
    .filter((baby) => tiles.has(tileOf(baby)))
    .map((baby) => `~${baby}`);
}

function jeep(position: Position): string[] {
  return activeScientists(position).flatMap((from) =>
    DIRECTIONS.flatMap((direction) => {
      const drives: string[] = [];
      for (
        let at = neighbour(from, direction, false);
        at && ".*".includes(position.board[at]!);
        at = neighbour(at, direction, false)
      ) {
        drives.push(`S${from}=${at}`);
      }
      return drives;
    }),
  );
}

function fire(position: Position): string[] {
  if (spacesWith(position, "*").length >= FIRES) return [];
  const beside = new Set(spacesWith(position, "SA*").flatMap(neighbours));
  return SPACES.filter((space) => beside.has(space) && isFree(position, space)).map((space) => `*${space}`);
}

const EFFECTS: Record<string, (position: Position) => string[]> = {
  call,
  gas,
  jeep,
  fire,
  fear: (position) => spacesWith(position, "SA").map((space) => `!${space}`),
  recovery: (position) => [
    ...(position.tokens ? ["-z"] : []),
    ...spacesWith(position, "zy").map((space) => `^${space}`),
  ],
  reinforcements: (position) =>
    position.reserve ? LONG_EDGES.filter((space) => isFree(position, space)).map((space) => `S@${space}`) : [],
};

/** The first actions of a card's effect, in the game's notation. */
export function foresee(position: Position, side: Side, card: number): string[] {
  return EFFECTS[familyOf(side, card)]?.(position) ?? [];
}

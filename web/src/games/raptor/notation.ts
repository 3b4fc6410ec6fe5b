// Positions and views as the game's notation writes them. Reading only: the rules are the server's.

export type Side = "raptor" | "scientist";
export const SIDES: readonly Side[] = ["raptor", "scientist"];
export const COLUMNS = "abcdefghijk";
export const ROWS = "123456";

export const SPACES: readonly string[] = [...ROWS]
  .reverse()
  .flatMap((row) => [...COLUMNS].map((column) => column + row));

/** The rulebook's setup with some cards in hand: something to begin with. */
export const FIRST_GAME =
  "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1" +
  " R:/159/236784/ S:/248/193567/";

export interface Cards {
  /** Each a digit, or "?" for a card that is hidden from this seat. */
  played: string;
  hand: string[];
  draw: number;
  discard: string[];
}

export type Turn =
  | { phase: "place" }
  | { phase: "cards"; observed: boolean; shown: string | null }
  | { phase: "effect"; side: Side; card: number; left: number }
  | { phase: "points"; side: Side; points: number; moved: boolean }
  | { phase: "return"; side: Side }
  | { phase: "won"; side: Side };

export interface Position {
  text: string;
  /** The character of every space, as in the first field. */
  board: Record<string, string>;
  exits: string[];
  turn: Turn;
  tokens: number;
  escaped: number;
  captured: number;
  reserve: number;
  round: number;
  cards: Record<Side, Cards>;
}

export class BadNotation extends Error {}

const SIDE_OF: Record<string, Side> = { R: "raptor", S: "scientist" };

export function otherSide(side: Side): Side {
  return side === "raptor" ? "scientist" : "raptor";
}

export function parsePosition(text: string): Position {
  const fields = text.trim().split(" ");
  if (fields.length !== 7) throw new BadNotation(`a position has seven fields, not ${fields.length}`);
  const [rows, exits, turn, counts, round, raptor, scientist] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const board: Record<string, string> = {};
  const lines = rows.split("/");
  if (lines.length !== 6) throw new BadNotation("the board has six rows");
  lines.forEach((line, nth) => {
    if (line.length !== 11) throw new BadNotation("a row has eleven spaces");
    [...line].forEach((character, column) => {
      board[COLUMNS[column]! + (6 - nth)] = character;
    });
  });
  const numbers = /^z(\d)e(\d)c(\d)r(\d)$/.exec(counts);
  if (!numbers) throw new BadNotation(`counts: ${counts}`);
  return {
    text,
    board,
    exits: exits.match(/../g) ?? [],
    turn: parseTurn(turn),
    tokens: Number(numbers[1]),
    escaped: Number(numbers[2]),
    captured: Number(numbers[3]),
    reserve: Number(numbers[4]),
    round: Number(round),
    cards: { raptor: parseCards(raptor), scientist: parseCards(scientist) },
  };
}

export function parseTurn(text: string): Turn {
  if (text === "place") return { phase: "place" };
  const cards = /^cards(!)?([1-9?])?$/.exec(text);
  if (cards) return { phase: "cards", observed: cards[1] === "!", shown: cards[2] ?? null };
  const found = /^([RS])(?:(#)|(@)|\+(\d)(')?|(\d):(\d))$/.exec(text);
  if (!found) throw new BadNotation(`turn: ${text}`);
  const side = SIDE_OF[found[1]!]!;
  if (found[2]) return { phase: "won", side };
  if (found[3]) return { phase: "return", side };
  if (found[4]) return { phase: "points", side, points: Number(found[4]), moved: found[5] === "'" };
  return { phase: "effect", side, card: Number(found[6]), left: Number(found[7]) };
}

function parseCards(text: string): Cards {
  const found = /^[RS]:([^/]*)\/([^/]*)\/([^/]*)\/([^/]*)$/.exec(text);
  if (!found) throw new BadNotation(`cards: ${text}`);
  return { played: found[1]!, hand: [...found[2]!], draw: found[3]!.length, discard: [...found[4]!] };
}

/** The spaces of the board that hold one of these characters. */
export function spacesOf(position: Position, characters: string): string[] {
  return SPACES.filter((space) => characters.includes(position.board[space]!));
}

export function motherSpace(position: Position): string | null {
  return spacesOf(position, "M")[0] ?? null;
}

/**
 * The hand that lies behind what is seen of it, from a whole position that may be a step older: a card played meanwhile is
 * gone from it, and one drawn meanwhile is not known yet.
 */
export function handBehind(seen: Cards, whole: Cards): string[] {
  const gone = new Set([seen.played, ...seen.discard]);
  const known = [...whole.hand, whole.played].filter((card) => card && !gone.has(card)).sort();
  return seen.hand.map((_card, nth) => known[nth] ?? "?");
}

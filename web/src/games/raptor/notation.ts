// Positions, views and actions as the game's notation writes them. Reading only: the rules are the server's.

export type Side = "raptor" | "scientist";
export type Seat = Side | "spectator";
export const SIDES: readonly Side[] = ["raptor", "scientist"];
export const COLUMNS = "abcdefghijk";
export const ROWS = "123456";

export const SPACES: readonly string[] = [...ROWS]
  .reverse()
  .flatMap((row) => [...COLUMNS].map((column) => column + row));

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

// --- Actions ---------------------------------------------------------------------------------------------------

export type ActionKind =
  | "place-mother"
  | "place-baby"
  | "place-scientist"
  | "choose-card"
  | "move-mother"
  | "move-baby"
  | "escape"
  | "move-scientist"
  | "kill"
  | "wake"
  | "put-out"
  | "stand-up"
  | "put-to-sleep"
  | "capture"
  | "shoot"
  | "call"
  | "frighten"
  | "remove-token"
  | "recover-baby"
  | "gas"
  | "drive"
  | "light-fire"
  | "end";

export interface Action {
  text: string;
  kind: ActionKind;
  /** Where the figure that acts stands; for the mother's deeds it is left to the position. */
  from: string | null;
  /** The space that the action points at; "x" is the exit beside `from`. */
  to: string | null;
  card: number | null;
}

const SPACE = "[a-k][1-6]";
type Form = [RegExp, ActionKind, "to" | "from" | "both" | "card" | "none"];
const FORMS: readonly Form[] = [
  [/^\.$/, "end", "none"],
  [/^-z$/, "remove-token", "none"],
  [/^#([1-9])$/, "choose-card", "card"],
  [new RegExp(`^M@(${SPACE})$`), "place-mother", "to"],
  [new RegExp(`^b@(${SPACE})$`), "place-baby", "to"],
  [new RegExp(`^S@(${SPACE})$`), "place-scientist", "to"],
  [new RegExp(`^!(${SPACE})$`), "frighten", "to"],
  [new RegExp(`^\\*(${SPACE})$`), "light-fire", "to"],
  [new RegExp(`^\\^(${SPACE})$`), "recover-baby", "to"],
  [new RegExp(`^~(${SPACE})$`), "gas", "to"],
  [new RegExp(`^Mx(${SPACE})$`), "kill", "to"],
  [new RegExp(`^M\\^(${SPACE})$`), "wake", "to"],
  [new RegExp(`^M~(${SPACE})$`), "put-out", "to"],
  [new RegExp(`^S\\^(${SPACE})$`), "stand-up", "to"],
  [new RegExp(`^S(${SPACE})!$`), "shoot", "from"],
  [new RegExp(`^M(${SPACE})-(${SPACE})$`), "move-mother", "both"],
  [new RegExp(`^b(${SPACE})-(x)$`), "escape", "both"],
  [new RegExp(`^b(${SPACE})-(${SPACE})$`), "move-baby", "both"],
  [new RegExp(`^b(${SPACE})=(${SPACE})$`), "call", "both"],
  [new RegExp(`^S(${SPACE})-(${SPACE})$`), "move-scientist", "both"],
  [new RegExp(`^S(${SPACE})=(${SPACE})$`), "drive", "both"],
  [new RegExp(`^S(${SPACE})~(${SPACE})$`), "put-to-sleep", "both"],
  [new RegExp(`^S(${SPACE})x(${SPACE})$`), "capture", "both"],
];

export function parseAction(text: string): Action | null {
  for (const [form, kind, holds] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    return {
      text,
      kind,
      from: holds === "from" || holds === "both" ? found[1]! : null,
      to: holds === "to" ? found[1]! : holds === "both" ? found[2]! : null,
      card: holds === "card" ? Number(found[1]) : null,
    };
  }
  return null;
}

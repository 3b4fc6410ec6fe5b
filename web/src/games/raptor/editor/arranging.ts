// A position's text taken apart so that its parts can be changed by hand, and put together again. Whether it is one that
// can be played, the server says.
import { COLUMNS, SPACES } from "../notation";

export interface Arranged {
  /** The character of every space. */
  board: Record<string, string>;
  exits: string;
  turn: string;
  tokens: number;
  escaped: number;
  captured: number;
  reserve: number;
  round: number;
  /** Played, hand, pile and discard of both sides, as the notation writes them: without the side's letter. */
  raptor: Deck;
  scientist: Deck;
}

export interface Deck {
  played: string;
  hand: string;
  pile: string;
  discard: string;
}

/** The six ways in which the exits can lie. */
export const EXITS: readonly string[] = ["a4a1k4k1", "a4a3k6k1", "a4a3k4k3", "a6a1k6k1", "a6a1k4k3", "a6a3k6k3"];
/** What can stand on a space, by its sign in the notation, in the order in which it is offered. */
export const FIGURES: Readonly<Record<string, string>> = {
  M: "mother",
  b: "baby",
  z: "asleep",
  S: "scientist",
  s: "frightened",
  "*": "fire",
  "#": "rock",
  ".": "nothing",
};

const deckOf = (text: string): Deck => {
  const [played = "", hand = "", pile = "", discard = ""] = text.slice(2).split("/");
  return { played, hand, pile, discard };
};
const deckText = (letter: string, { played, hand, pile, discard }: Deck): string =>
  `${letter}:${played}/${hand}/${pile}/${discard}`;

export function takeApart(text: string): Arranged {
  const [rows = "", exits = "", turn = "", counts = "", round = "1", raptor = "", scientist = ""] = text
    .trim()
    .split(" ");
  const board: Record<string, string> = {};
  rows.split("/").forEach((line, nth) => {
    [...line].forEach((character, column) => (board[COLUMNS[column]! + (6 - nth)] = character));
  });
  const [tokens = 0, escaped = 0, captured = 0, reserve = 6] = (counts.match(/\d/g) ?? []).map(Number);
  return {
    board,
    exits,
    turn,
    tokens,
    escaped,
    captured,
    reserve,
    round: Number(round),
    raptor: deckOf(raptor),
    scientist: deckOf(scientist),
  };
}

export function putTogether(arranged: Arranged): string {
  const rows = [6, 5, 4, 3, 2, 1].map((row) =>
    [...COLUMNS].map((column) => arranged.board[column + row] ?? ".").join(""),
  );
  const { tokens, escaped, captured, reserve } = arranged;
  return [
    rows.join("/"),
    arranged.exits,
    arranged.turn,
    `z${tokens}e${escaped}c${captured}r${reserve}`,
    arranged.round,
    deckText("R", arranged.raptor),
    deckText("S", arranged.scientist),
  ].join(" ");
}

/** Put something on a space, or take it off again; there is one mother, so an older one leaves. */
export function withFigure(arranged: Arranged, space: string, figure: string): Arranged {
  const board = { ...arranged.board };
  const off = board[space] === figure;
  if (figure === "M") for (const other of SPACES) if (board[other] === "M") board[other] = ".";
  board[space] = off ? "." : figure;
  return { ...arranged, board };
}

/** A side's cards with another hand: what is neither held, played nor discarded is in the pile, in any order. */
export function withHand(deck: Deck, hand: readonly string[], discard: readonly string[] = [...deck.discard]): Deck {
  const gone = new Set([...hand, ...discard, ...deck.played]);
  const pile = [..."123456789"].filter((card) => !gone.has(card));
  return {
    played: deck.played,
    hand: [...hand].sort().join(""),
    pile: pile.join(""),
    discard: [...discard].sort().join(""),
  };
}

/** Turns that can be set up: the cards to be chosen, or points to be spent. */
export function turnText(who: string, points: number): string {
  return who === "cards" ? "cards" : `${who}+${points}`;
}

/** The cards that fit a turn: for points the lower card was the other side's, and both are on the table. */
export function withTurn(arranged: Arranged, who: string, points: number): Arranged {
  if (who === "cards") {
    const back = (deck: Deck) => withHand({ ...deck, played: "" }, [...deck.hand, ...deck.played].slice(0, 3));
    return { ...arranged, turn: "cards", raptor: back(arranged.raptor), scientist: back(arranged.scientist) };
  }
  const low = Math.min(9 - points, 4);
  const [high, lower] = [String(low + points), String(low)];
  const lay = (deck: Deck, card: string): Deck => {
    const hand = [...deck.hand, ...deck.pile].filter((one) => one !== card && !deck.discard.includes(one)).slice(0, 2);
    return withHand({ ...deck, played: card, discard: deck.discard.replace(card, "") }, hand);
  };
  return {
    ...arranged,
    turn: turnText(who, points),
    raptor: lay(arranged.raptor, who === "R" ? high : lower),
    scientist: lay(arranged.scientist, who === "S" ? high : lower),
  };
}

// What the server and the client say to each other; docs/server.md describes it in words.

/** Named values of an event, a decision or a choice. */
export type Fields = Record<string, unknown>;

/** Something that happened, as the rules tell it: a kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface Outcome {
  winner: string | null;
  winners: string[];
  reason: string;
  scores: number[];
}

/** Milliseconds left by seat, and whose clocks run. */
export interface Clock {
  running: string[];
  [seat: string]: number | string[];
}

export interface DecisionJson {
  kind: string;
  fields: Fields;
  choices: { kind: string; fields: string[]; rows: unknown[][] }[];
  finish: string | null;
  secret: boolean;
}

/** One action and what came of it; without a seat what happened at the table. */
export interface Beat {
  seat: string | null;
  action: string;
  events: GameEvent[];
  /** The position after it, as the seat that asks may see it; the log goes without. */
  view?: unknown;
}

export interface Step {
  seq: number;
  kind: string;
  by: string | null;
  round: number;
  beats: Beat[];
}

export interface StepMessage extends Step {
  type: "step";
  view: unknown;
  legal: string[];
  decision: DecisionJson | null;
  deciding: string[];
  chosen: Record<string, boolean>;
  my_choice?: string | null;
  status: Status;
  outcome?: Outcome | null;
  clock?: Clock | null;
}

export type Status = "waiting" | "playing" | "over";

export interface SeatInfo {
  kind: "human" | "bot" | "open";
  bot?: string | null;
  online?: boolean;
}

export interface TakeBackOffer {
  from: string;
  accepted?: string[];
  waiting?: string[];
}

export interface RematchOffer {
  from: string | null;
  game: string | null;
  accepted?: string[];
  waiting?: string[];
}

export interface Snapshot {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, string>;
  looks: Record<string, string>;
  /** Who is allied with whom. */
  sides: string[][];
  seat: string;
  seq: number;
  view: unknown;
  legal: string[];
  decision: DecisionJson | null;
  deciding: string[];
  chosen: Record<string, boolean>;
  my_choice: string | null;
  names: Record<string, string | null>;
  /** In seat order. */
  seats: Record<string, SeatInfo>;
  clock: Clock | null;
  status: Status;
  outcome: Outcome | null;
  take_back: TakeBackOffer | null;
  rematch: RematchOffer | null;
  spectators: number;
  commitment: string;
  public: boolean;
  last_turn: Step[];
  log: Step[];
  missed?: Step[];
}

export interface Planned {
  type: "planned";
  id: string;
  actions: string[];
  view: unknown;
  legal: string[];
  decision: DecisionJson | null;
  events: GameEvent[];
  ends: boolean;
  confirmable: boolean;
}

export interface ProspectJson {
  against: string;
  kind: string;
  fields: Fields;
  decision: (DecisionJson & { legal: string[] }) | null;
}

export interface ServerError {
  key: string;
  values: Record<string, string | number>;
  message: string;
}

export interface Answer {
  type: "ack" | "planned" | "hint" | "prospects" | "error";
  id: string;
  seq?: number;
  error?: ServerError;
  actions?: string[];
  text?: string;
  game?: string;
  seat?: string;
  prospects?: ProspectJson[];
}

export type Command = { type: string } & Record<string, unknown>;

export interface BotInfo {
  name: string;
  strength: number;
}

export interface GameInfo {
  name: string;
  rules: number;
  content: string;
  options: Record<string, string[]>;
  looks: Record<string, string[]>;
  seats: string[];
  bots: BotInfo[];
  drawn: boolean;
}

export interface About {
  version: string;
  rules: number;
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
  client_build: string | null;
  reach: { loopback: boolean; urls: string[]; public_url: string | null };
}

export interface SeatWish {
  kind: "you" | "bot" | "friend" | "here";
  bot?: string;
  name?: string;
}

export interface NewGame {
  game: string;
  options: Record<string, string>;
  looks: Record<string, string>;
  /** A seat's name, or `random`, `all` (everybody here), `none`. */
  you: string;
  opponent: { kind: "bot" | "friend" | "here"; bot?: string };
  bots?: Record<string, string>;
  seats?: Record<string, SeatWish>;
  /** One's own, whichever seat one gets. */
  name: string;
  clock: { minutes: number; increment: number } | null;
  public: boolean;
  position: string | null;
  record: string | null;
  request: string;
}

export interface InviteCode {
  seat: string;
  code: string;
}

export interface Created {
  id: string;
  seats: Record<string, { token: string }>;
  invite: InviteCode | null;
  invites: InviteCode[];
  commitment: string;
}

export interface GameItem {
  id: string;
  game: string;
  status: Status;
  round: number;
  names: Record<string, string>;
  kinds: Record<string, string>;
  turn: string[];
  winner: string | null;
  winners?: string[];
  seat: string | null;
  /** The game that followed, with seats rotated. */
  rematch: string | null;
  your_turn: boolean;
  updated: number;
  public: boolean;
}

export interface GamePage {
  games: GameItem[];
  page: number;
  more: boolean;
}

export interface Replay {
  game: string;
  start: unknown;
  steps: Step[];
  options?: Record<string, string>;
  looks?: Record<string, string>;
  open?: boolean;
  outcome?: Outcome | null;
  names?: Record<string, string | null>;
  bots?: Record<string, string | null>;
  seats: string[];
}

export interface Analysis {
  curve: { seq: number; chances: Record<string, number> }[];
  marks: { seq: number; seat: string; kind: "mistake" | "blunder"; best: string[] }[];
}

export interface Fairness {
  algorithm: string;
  commitment: string;
  seed: string | null;
  /** Empty if the game began from a position that somebody brought. */
  layout: string;
  /** Words of the stream before the first shuffle. */
  words: number | null;
  shuffles: string[];
}

export interface Tried {
  view: unknown;
  legal: string[];
  decision: DecisionJson | null;
  seat: string | null;
  events: GameEvent[];
  ends: boolean;
  confirmable: boolean;
}

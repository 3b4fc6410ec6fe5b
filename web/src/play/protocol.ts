// What the server and the client say to each other; docs/server.md describes it in words.
import type { Seat, Side } from "../games/raptor/notation";

/** Something that happened, as the rules tell it: a kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface Outcome {
  winner: Side | null;
  reason: string;
}

export interface Clock {
  raptor: number;
  scientist: number;
  running: Side[];
}

export interface Step {
  seq: number;
  by: Side | null;
  actions: string[];
  events: GameEvent[];
  view: string;
  legal?: string[];
  deciding?: Side[];
  chosen?: Record<Side, boolean>;
  status?: Status;
  outcome?: Outcome | null;
  clock?: Clock | null;
}

export interface StepMessage extends Step {
  type: "step";
  legal: string[];
  deciding: Side[];
  chosen: Record<Side, boolean>;
  status: Status;
}

export type Status = "waiting" | "playing" | "over";

export interface SeatInfo {
  kind: "human" | "bot" | "open";
  bot?: string | null;
  online?: boolean;
}

export interface RematchOffer {
  from: Side | null;
  game: string | null;
}

export interface Snapshot {
  id: string;
  game: string;
  rules: number;
  theme: "jungle" | "savannah";
  seat: Seat;
  seq: number;
  view: string;
  legal: string[];
  deciding: Side[];
  chosen: Record<Side, boolean>;
  my_choice: string | null;
  names: Record<Side, string | null>;
  seats: Record<Side, SeatInfo>;
  clock: Clock | null;
  status: Status;
  outcome: Outcome | null;
  take_back: { from: Side } | null;
  rematch: RematchOffer | null;
  spectators: number;
  commitment: string;
  public: boolean;
  last_turn: Step[];
  log: LogStep[];
  missed?: Step[];
  invite?: { seat: Side; code: string } | null;
}

export interface LogStep {
  seq: number;
  by: Side | null;
  actions: string[];
  events: GameEvent[];
}

export interface Planned {
  type: "planned";
  id: string;
  actions: string[];
  view: string;
  legal: string[];
  events: GameEvent[];
  ends: boolean;
  confirmable: boolean;
}

export interface ServerError {
  key: string;
  values: Record<string, string | number>;
  message: string;
}

export interface Answer {
  type: "ack" | "planned" | "hint" | "error";
  id: string;
  seq?: number;
  error?: ServerError;
  actions?: string[];
  text?: string;
  game?: string;
  seat?: Side;
}

export type Command = { type: string } & Record<string, unknown>;

export interface About {
  version: string;
  rules: number;
  bots: { name: string; strength: number }[];
  languages: string[];
  client_build: string | null;
  reach: { loopback: boolean; urls: string[]; public_url: string | null };
}

export interface NewGame {
  game: "raptor";
  layout: string;
  theme: string | null;
  you: Side | "random" | "both" | "none";
  opponent: { kind: "bot" | "friend" | "here"; bot?: string };
  bots?: Record<Side, string>;
  /** One's own, whichever side one gets. */
  name: string;
  clock: { minutes: number; increment: number } | null;
  public: boolean;
  position: string | null;
  record: string | null;
  request: string;
}

export interface Created {
  id: string;
  seats: Partial<Record<Side, { token: string }>>;
  invite: { seat: Side; code: string } | null;
  commitment: string;
}

export interface GameItem {
  id: string;
  theme: string;
  status: Status;
  round: number;
  names: Record<Side, string>;
  kinds: Record<Side, string>;
  turn: Side[];
  winner: Side | null;
  seat: Side | null;
  /** The game that followed, with sides swapped. */
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

export interface ReplayStep {
  seq: number;
  by?: Side | null;
  actions: { side: Side; action: string }[];
  events: GameEvent[];
  view: string;
  round: number;
}

export interface Replay {
  theme?: "jungle" | "savannah";
  start: string;
  steps: ReplayStep[];
  open?: boolean;
  outcome?: Outcome | null;
  names?: Record<Side, string | null>;
  bots?: Record<Side, string | null>;
}

export interface Analysis {
  curve: { seq: number; raptor: number }[];
  marks: { seq: number; kind: "mistake" | "blunder"; best: string[] }[];
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
  view: string;
  legal: string[];
  side: Side | null;
  events: GameEvent[];
  ends: boolean;
  confirmable: boolean;
}

// What the server and the client say to each other, by short names. The types themselves are generated from the server's
// OpenAPI document (`make protocol`); docs/server.md describes them in words.
import type { components } from "./openapi";

type Schemas = components["schemas"];

/** Named values of an event, a decision or a choice. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something that happened, as the rules tell it: a kind and its fields. */
export type GameEvent = Schemas["EventJson"];
export type Outcome = Schemas["OutcomeJson"];
/** Milliseconds left by seat, and whose clocks run. */
export type Clock = NonNullable<Schemas["Snapshot"]["clock"]> & { running: string[] };
export type DecisionJson = Schemas["DecisionJson"];
export type ProspectJson = Schemas["ProspectJson"];

/** One action and what came of it; without a seat what happened at the table. In the log the views are left out. */
export type Beat = Schemas["Beat"] & { view?: unknown };
export type Step = Omit<Schemas["LoggedStep"], "beats"> & { beats: Beat[] };

export type Status = Schemas["Snapshot"]["status"];
export type SeatInfo = Schemas["SeatJson"];
export type TakeBackOffer = Schemas["TakeBackOffer"];
export type RematchOffer = Schemas["RematchOffer"];

type Timed<S> = Omit<S, "clock"> & { clock: Clock | null };
export type Snapshot = Omit<Timed<Schemas["Snapshot"]>, "type" | "missed"> & { missed?: Step[] };
export type StepMessage = Timed<Schemas["StepFrame"]>;
/** What the server says by itself. */
export type Message =
  | ({ type: "snapshot" } & Snapshot)
  | StepMessage
  | Schemas["ChosenFrame"]
  | Schemas["PresenceFrame"]
  | Schemas["OfferFrame"]
  | Schemas["SignFrame"]
  | Schemas["NoticeFrame"]
  | Answer;
/** One of the four polite signs. */
export type PoliteSign = Schemas["SignFrame"]["sign"];
export type Planned = Schemas["Planned"];
export type ServerError = Schemas["ErrorBody"];
/** What it answers a command with. */
export type Answer =
  Schemas["Ack"] | Planned | Schemas["HintFrame"] | Schemas["ProspectsFrame"] | Schemas["ErrorFrame"];

/** A command without its id, which the connection gives it. */
export type Command = Unnumbered<Schemas["Command"]>;
export type NumberedCommand = Schemas["Command"];
type Unnumbered<C> = C extends unknown ? Omit<C, "id"> : never;

export type About = Schemas["About"];
export type BotInfo = Schemas["BotJson"];
export type GameInfo = Schemas["GameJson"];
export type NewGame = Pick<
  Schemas["NewGame"],
  "game" | "you" | "name" | "clock" | "public" | "position" | "record" | "request" | "luck"
> & {
  options: Record<string, string>;
  looks: Record<string, string>;
  hints?: boolean | null;
  /** Minutes after which a bot plays for somebody who is away. */
  bot_after?: number | null;
  /** Anybody may take the open seats. */
  challenge?: boolean;
  opponent?: { kind: "bot" | "friend" | "here"; bot?: string };
  bots?: Record<string, string>;
  seats?: Record<string, SeatWish>;
};
export interface SeatWish {
  kind: Schemas["SeatRequest"]["kind"];
  bot?: string;
  name?: string;
}
export type InviteCode = Schemas["Invite"];
export type Created = Schemas["GameCreated"];
export type GameItem = Schemas["ListedGame"];
export type GamePage = Schemas["GamesListed"];

export type Replay = Omit<Schemas["Replay"], "steps"> & { steps: Step[] };
export type Analysis = Schemas["Analysis"];
export type Mark = Analysis["marks"][number];
export type Way = Schemas["WayJson"];
export type Lines = Schemas["Lines"];
export type Puzzles = Schemas["Puzzles"];
export type Fairness = Schemas["Fairness"];
export type Tried = Schemas["TrialJson"];
export type ReadPosition = Schemas["PositionJson"];

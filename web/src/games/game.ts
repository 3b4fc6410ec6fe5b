// The client's contract: what a game brings so that it can be played here. The server says which game it is; its package
// is loaded only then. Rules are not among it: what may be done, what follows and what it means comes from the server.
import type { Component, Snippet } from "svelte";
import type { Choice, Decision } from "../play/decision";
import type { Match } from "../play/match.svelte";
import type { GameEvent, GameInfo, NewGame, Replay, Step } from "../play/protocol";
import type { Stage } from "../play/stage.svelte";
import type { Teller } from "../play/tellers";
import type { Palette } from "../shell/theme";
import type { Ambience, Phrase } from "../ui/sound";
import type { Sign } from "../ui/signs";

export type Looks = Readonly<Record<string, string>>;

export interface TableProps {
  match: Match;
  /** Several seats are played at this screen. */
  here: boolean;
  /** The hand is to be covered until its owner opens it. */
  concealed: boolean;
  onopen: () => void;
  onrematch: () => void;
  /** The time, for clocks. */
  now: number;
  /** Opens the log, or another panel, where there is no room for it beside the board. */
  onpanel: (name: string) => void;
  /** The log and the game's panels, for a table that has a place for them (`besideTable`) and room now. */
  beside?: Snippet | undefined;
}

/** Something to point at on a board: from one place to another, or around one. */
export type Arrow = readonly [from: string | null, to: string];

/** A position in which steps are tried out, on its own or as a puzzle: nothing is stored. */
export interface TrialProps {
  view: unknown;
  stage: Stage;
  looks: Looks;
  offered: readonly Choice[];
  sayChoice: (choice: Choice) => string;
  arrows: readonly Arrow[];
  /** Who sits at the bottom. */
  near: string;
  busy: boolean;
  onact: (action: string) => void;
}

/** Sets a position up by hand. */
export interface EditorProps {
  /** The position's text. */
  text: string;
  looks: Looks;
  onchange: (text: string) => void;
}

export interface PictureProps {
  view: unknown;
  looks: Looks;
}

export interface ReplayProps {
  view: unknown;
  /** The same as the server sends it. */
  json: unknown;
  stage: Stage;
  replay: Replay;
  /** Who sits at the bottom. */
  near: string;
  /** What would have been better, pointed at. */
  arrows?: readonly Arrow[];
  /** The places that a line of the log is about, while it is pointed at. */
  places?: readonly string[];
  /** The scrubber and its buttons, wherever the game has room for them. */
  children: Snippet;
}

export interface PanelProps {
  match: Match;
}

/** Something to have beside the log. */
export interface Panel {
  name: string;
  title: () => string;
  icon: Sign;
  Content: Component<PanelProps>;
}

/** What the first screen knows and can do, for a game's own part of it. */
export interface StartProps {
  busy: boolean;
  onstart: (wish: Partial<NewGame>) => void;
}

/** What a game's own choice of options knows and can do. */
export interface SetupProps {
  info: GameInfo;
  options: Readonly<Record<string, string>>;
  onoption: (option: string, value: string) => void;
}

export interface GamePackage<View = unknown> {
  name: string;
  /** A view as the server sends it. */
  readView: (json: unknown) => View;
  /** The number of the round in a view; 0 before the first. */
  roundOf?: (view: View) => number;
  /** Whether nobody can play on from a view. */
  isOver?: (view: View) => boolean;
  /** Everything between the bar at the top and the log. */
  Table: Component<TableProps>;
  /** A position, only to be looked at. */
  Picture: Component<PictureProps>;
  /** A moment of a game looked back at: the board with what stands around it. */
  Moment: Component<ReplayProps>;
  /** A position to try steps out in; without, the picture and a list of what may be done. */
  Trial?: Component<TrialProps>;
  /** A position to begin with when one is set up by hand, and what sets it up; without, positions are brought as text. */
  empty?: string;
  Editor?: () => Promise<{ default: Component<EditorProps> }>;
  stage: () => Stage<View>;
  sounds: Readonly<Record<string, Phrase>>;
  /** What is heard around the board, by looks. */
  ambience?: (looks: Looks) => Ambience;
  /** The colours of the page, by looks. */
  palette?: (looks: Looks) => Palette;
  /**
   * With several players at one screen: the table covers what is secret itself, and the curtain falls only when a pick is
   * to be made. Without it the curtain covers everything whenever it is somebody else's turn.
   */
  coversHands?: boolean;
  /** Whether a decision is made by one pick that is then confirmed, and not planned step by step. */
  isPick?: (decision: Decision) => boolean;
  /** That a pick was sent; until the others have picked it may be changed. */
  sayChosen?: (choice: Choice) => string;
  /** The choice that a key stands for. */
  choiceOfKey?: (decision: Decision, key: string) => Choice | null;
  /** What there is to say about a typed word that is no choice; nothing, if nothing. */
  describe?: (view: View, text: string) => string;
  /** An event as the log writes it; "" for one that says little. */
  logEvent?: (event: GameEvent) => string;
  /** To pass is an answer like any other: it is not asked twice. */
  passesOften?: boolean;
  /** The places on the board that an event is about: they are lit while its line of the log is pointed at. */
  placesOf?: (event: GameEvent, view: View) => string[];
  /** Whether an event opens a part of the log. */
  isHeading?: (event: GameEvent) => boolean;
  /** Whether an event may be said aloud; `discreet`: others are at the same screen. */
  mayTell?: (event: GameEvent, discreet: boolean) => boolean;
  /** Whether an event of this kind is worth seeing once more when it has ended the game. */
  isDeed?: (kind: string) => boolean;
  /** An event, a decision or a choice in words, where the game's sentences need more than its fields. */
  tell?: Teller;
  panels?: readonly Panel[];
  /** The table itself finds a place for the log and the panels, so that nothing stands beside it. */
  besideTable?: boolean;
  /** The scene at the end of a game, and what there is to tell of it in numbers. */
  Ending?: Component<{ match: Match; won: boolean | null }>;
  /** What else there is to tell at the end, under the numbers. */
  Recap?: Component<{ match: Match }>;
  tally?: (steps: readonly Step[]) => { label: string; count: number }[];
  /** What matters now and why, for somebody who plays for the first time. */
  Coach?: Component<{ match: Match; concealed: boolean }>;
  /** A step of a plan in as few words as can be, and the figure that does it. */
  Chip?: Component<{ choice: Choice }>;
  /** A round of it in a few words, for the help. */
  summary?: () => string;
  /** An action as one may type it. */
  example?: string;
  /** On the first screen: a picture of it, the sentence under its name, and ways to begin of its own. */
  Hero?: Component<{ looks: Looks }>;
  lead?: () => string;
  Ways?: Component<StartProps>;
  /** Instead of ways for two: how its options are chosen, and which of them; the seats are chosen below it. */
  Setup?: Component<SetupProps>;
  settles?: (option: string) => boolean;
  /** The looks of a new game with these options, as far as they can be told before. */
  looksFor?: (options: Readonly<Record<string, string>>, looks: Looks) => Looks;
  /** Its part of the settings. */
  Settings?: Component<{ onchange: () => void }>;
  /** Whether a text is one of its positions. */
  isPosition?: (text: string) => boolean;
  /** What somebody plays first of all, and the address of the short course before it. */
  firstGame?: Partial<NewGame>;
  course?: string;
  /** The rules, and lessons, as screens of their own. */
  Rules?: () => Promise<{ default: Component<{ id: string }> }>;
  Lessons?: () => Promise<{ default: Component<{ id: string }> }>;
  /** The addresses of its bots' portraits, by the names that the server gives to them. */
  faces?: Readonly<Record<string, string>>;
  /** A drawing for a seat, by name of the art. */
  Emblem?: Component<{ seat: string; size: string }>;
  /** What the next chance event gives, where `said` is how it came out: to check a game's fairness. */
  drawn?: (dice: DiceSource, said: string, options: Readonly<Record<string, string>>) => string;
  /** What a view shows of what its seat was dealt, by names of its own: noted during the game. */
  sawDealt?: (view: View, seat: string) => Record<string, string>;
  /** The same, as it follows from how chance is said to have come out. */
  dealt?: (outcomes: readonly string[], seat: string) => Record<string, string>;
}

/** Numbers from the fair source of chance; see `verify/dice.ts`. */
export interface DiceSource {
  below: (n: number) => number;
  shuffle: <T>(items: T[]) => T[];
}

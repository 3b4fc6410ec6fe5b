// The stage on which events are played: the figures as they are seen right now, and what is shown over the board.
import type { GameEvent } from "../../play/protocol";
import { Stage } from "../../play/stage.svelte";
import { stillness } from "../../shell/settings.svelte";
import { type Figure, afterEvent, figuresOf, movementOf } from "./figures";
import { CELL, middle } from "./geometry";
import type { Position } from "./notation";
import type { Phrase } from "../../ui/sound";
import { SOUNDS } from "./sounds";

export interface Reveal {
  raptor: number;
  scientist: number;
}

/** Equal cards stay in sight while it is said what that means. */
export function isTie(reveal: Reveal | null): boolean {
  return reveal !== null && reveal.raptor === reveal.scientist;
}

export interface Dart {
  from: string;
  to: string;
}

/** What flies about where something happens, and for how long. */
export interface Burst {
  kind: "dust" | "leaves" | "embers" | "smoke" | "gas" | "net" | "bite" | "dart";
  spaces: string[];
  length: number;
}

/** Which events are accompanied by one, and where the event names its spaces. */
const BURSTS: Record<string, [Burst["kind"], "path" | "spaces" | "space"]> = {
  jeep_driven: ["dust", "path"],
  mother_vanished: ["leaves", "space"],
  mother_returned: ["leaves", "space"],
  fire_lit: ["embers", "space"],
  fire_put_out: ["smoke", "spaces"],
  baby_gassed: ["gas", "space"],
  baby_captured: ["net", "space"],
  scientist_killed: ["bite", "space"],
  mother_shot: ["dart", "space"],
};

/** How long each kind of event is shown, in milliseconds at normal speed; the rest passes at once. */
const LENGTHS: Record<string, number> = {
  figure_placed: 260,
  card_shown: 900,
  cards_revealed: 2300,
  tie: 2000,
  effect_begins: 650,
  turn_begins: 500,
  mother_moved: 280,
  baby_moved: 240,
  scientist_moved: 240,
  baby_called: 420,
  jeep_driven: 320,
  baby_escaped: 520,
  scientist_killed: 520,
  baby_captured: 560,
  baby_woken: 320,
  baby_recovered: 320,
  token_removed: 320,
  fire_put_out: 420,
  fire_lit: 300,
  scientist_stood_up: 300,
  scientist_frightened: 380,
  baby_put_to_sleep: 340,
  baby_gassed: 460,
  mother_shot: 760,
  mother_vanished: 600,
  mother_returned: 520,
  reinforcement_arrived: 340,
  pile_shuffled: 420,
  round_begins: 420,
  game_won: 600,
};

export class RaptorStage extends Stage<Position> {
  figures = $state.raw<Figure[]>([]);
  /** Milliseconds that a figure's present move takes; the board's transitions use it. */
  pace = $state(240);
  reveal = $state.raw<Reveal | null>(null);
  dart = $state.raw<Dart | null>(null);
  burst = $state.raw<Burst | null>(null);
  /** Spaces of the latest event, bracketed on the board. */
  trail = $state.raw<string[]>([]);
  tokens = $state(0);
  /** The figure that sits in the Jeep. */
  driving = $state<number | null>(null);
  /** Where the mother leaps, seen from her space. */
  leap = $state.raw<{ x: number; y: number } | null>(null);

  /** Who has lost hears another tune. */
  protected override soundOf(event: GameEvent): Phrase | undefined {
    const lost = event.kind === "game_won" && this.seat !== null && event["side"] !== this.seat;
    return super.soundOf(lost ? { kind: "game_lost" } : event);
  }

  constructor() {
    super("raptor", SOUNDS);
  }

  /** Show a position as it is, moving what has moved. */
  override settle(position: Position): void {
    this.figures = figuresOf(position, this.figures);
    this.tokens = position.tokens;
    this.clear();
    this.pace = stillness() ? 0 : 220;
  }

  /** Bracket what some events were about, without showing them. */
  override recall(events: readonly GameEvent[]): void {
    this.trail = events.reduce<string[]>(trailAfter, []);
  }

  protected override clear(): void {
    this.reveal = this.dart = this.burst = this.leap = null;
    this.driving = null;
  }

  protected override lengthOf(event: GameEvent): number {
    return LENGTHS[event.kind] ?? 0;
  }

  protected override async show(event: GameEvent, length: number): Promise<void> {
    this.#mark(event);
    this.burst = this.still ? null : burstOf(event, length);
    this.leap = this.still ? null : leapOf(this.figures, event);
    const movement = movementOf(this.figures, event);
    if (event.kind === "jeep_driven" && movement && !this.still) this.driving = movement.figure.id;
    if (movement && !this.still) await this.#walk(movement.figure.id, movement.path, length);
    else this.pace = this.still ? 0 : length;
    this.figures = afterEvent(this.figures, event);
    if (typeof event["tokens"] === "number") this.tokens = event["tokens"];
    if (!movement || this.still) await this.pause(length);
    this.figures = this.figures.filter((figure) => !figure.leaving);
    this.dart = this.burst = this.leap = null;
    this.driving = null;
    if (event.kind === (isTie(this.reveal) ? "tie" : "cards_revealed")) this.reveal = null;
  }

  #mark(event: GameEvent): void {
    if (event.kind === "cards_revealed") this.reveal = event as unknown as Reveal;
    if (event.kind === "mother_shot") this.dart = { from: event["by"] as string, to: event["space"] as string };
    this.trail = trailAfter(this.trail, event);
  }

  /** Along a path, leg by leg; the last space is left to the event itself. */
  async #walk(id: number, path: string[], length: number): Promise<void> {
    const stops = turningPoints(path);
    for (const stop of stops.slice(1)) {
      if (this.hurried) return;
      this.pace = Math.max(90, length / (stops.length - 1));
      this.figures = this.figures.map((figure) => (figure.id === id ? { ...figure, space: stop } : figure));
      await this.pause(this.pace);
    }
    // Back to the start for `afterEvent`, which looks the figure up there; nothing is painted in between.
    this.figures = this.figures.map((figure) => (figure.id === id ? { ...figure, space: path[0]! } : figure));
  }
}

/** Towards her victim, in shares of a space on the unturned board. */
function leapOf(figures: readonly Figure[], event: GameEvent): { x: number; y: number } | null {
  const mother = figures.find(({ kind }) => kind === "mother");
  if (event.kind !== "scientist_killed" || !mother) return null;
  const [from, to] = [middle(mother.space, false), middle(String(event["space"]), false)];
  return { x: (to.x - from.x) / CELL, y: (to.y - from.y) / CELL };
}

export function burstOf(event: GameEvent, length: number): Burst | null {
  const found = BURSTS[event.kind];
  if (!found) return null;
  const [kind, field] = found;
  const spaces = event[field] as string | string[];
  return { kind, spaces: typeof spaces === "string" ? [spaces] : spaces, length };
}

/** The spaces that an event was about, to be bracketed; a new round begins without any. */
export function trailAfter(trail: string[], event: GameEvent): string[] {
  if (event.kind === "round_begins") return [];
  const path =
    event["path"] ?? event["spaces"] ?? (event["space"] ? [event["by"] ?? event["space"], event["space"]] : null);
  return Array.isArray(path) ? (path as string[]) : trail;
}

/** The spaces where a path begins, turns and ends. */
export function turningPoints(path: readonly string[]): string[] {
  return path.filter((space, nth) => {
    const before = path[nth - 1];
    const after = path[nth + 1];
    return !before || !after || (before[0] !== after[0] && before[1] !== after[1]) || space === after;
  });
}

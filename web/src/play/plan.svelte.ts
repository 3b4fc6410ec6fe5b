// A turn being planned: tentative steps that can be undone and redone, until they are confirmed as one.
import type { Choice, Decision } from "./decision";
import type { GameEvent } from "./protocol";

export interface PlanState {
  actions: string[];
  /** The last of them in words. */
  said: string;
  /** What it was, as the game describes it. */
  choice: Choice | null;
  view: unknown;
  /** What is asked next; nothing, if the turn has come to its end. */
  decision: Decision | null;
  events: GameEvent[];
  /** Nothing more can follow. */
  ends: boolean;
  confirmable: boolean;
}

export interface Kept {
  seq: number;
  actions: string[];
}

export class Plan {
  #states = $state.raw<PlanState[]>([]);
  #at = $state(0);

  get length(): number {
    return this.#at;
  }

  get actions(): string[] {
    return this.current?.actions ?? [];
  }

  /** Each action with what it means in words. */
  get steps(): { action: string; said: string; choice: Choice | null }[] {
    return this.#states
      .slice(0, this.#at)
      .map(({ actions, said, choice }) => ({ action: actions[actions.length - 1]!, said, choice }));
  }

  get current(): PlanState | null {
    return this.#at ? this.#states[this.#at - 1]! : null;
  }

  /** The one before the last step. */
  get previous(): PlanState | null {
    return this.#at > 1 ? this.#states[this.#at - 2]! : null;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#states.length;
  }

  /** A step further; what had been undone is forgotten. */
  extend(state: PlanState): void {
    this.#states = [...this.#states.slice(0, this.#at), state];
    this.#at += 1;
  }

  undo(): void {
    if (this.canUndo) this.#at -= 1;
  }

  /** Back to before the nth step. */
  backTo(nth: number): void {
    this.#at = Math.max(0, Math.min(nth, this.#at));
  }

  redo(): void {
    if (this.canRedo) this.#at += 1;
  }

  clear(): void {
    this.#states = [];
    this.#at = 0;
  }
}

// The plan outlives a reload of the page; the server checks it anew.
const key = (game: string, seat: string) => `lostworld.plan.${game}.${seat}`;

export function keepPlan(game: string, seat: string, kept: Kept): void {
  try {
    if (kept.actions.length) sessionStorage.setItem(key(game, seat), JSON.stringify(kept));
    else sessionStorage.removeItem(key(game, seat));
  } catch {
    // without storage the plan lasts as long as the page
  }
}

export function keptPlan(game: string, seat: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(game, seat)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

// The stage on which events are played one after the other. A game's own stage moves its figures; this one only says what
// happens, which is enough for a game without.
import { settings, stillness } from "../shell/settings.svelte";
import { type Phrase, sound } from "../ui/sound";
import type { GameEvent } from "./protocol";
import { sayEvent } from "./sentences";

/** Between two actions of somebody else, in milliseconds at normal speed. */
const REST = 400;

/** What is played: the events of one action, and the position after it where it is known. */
export interface Played<View = unknown> {
  events: readonly GameEvent[];
  view?: View | undefined;
}

export interface Playing<View = unknown> {
  /** Hears of every event as it begins. */
  tell?: (sentence: string, event: GameEvent) => void;
  /** Hears of the position after each beat. */
  after?: (view: View) => void;
  /** Wait a little after each beat, so that somebody else's turn can be followed. */
  rests?: boolean;
  /** At a third of the pace. */
  slowly?: boolean;
}

export class Stage<View = unknown> {
  caption = $state("");
  playing = $state(false);
  /** Nobody looks: everything passes at once and without sound. */
  unseen = false;
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(
    readonly game: string,
    readonly sounds: Readonly<Record<string, Phrase>> = {},
  ) {}

  /** Whose seat is at this screen; what is heard may depend on it. */
  seat: string | null = null;

  /** What is heard of an event. */
  protected soundOf(event: GameEvent): Phrase | undefined {
    return this.sounds[event.kind];
  }

  /** Show a position as it is. */
  settle(_view: View): void {}

  /** Mark what some events were about, without showing them. */
  recall(_events: readonly GameEvent[]): void {}

  /** How long an event is shown, in milliseconds at normal speed; 0: it passes at once. */
  protected lengthOf(_event: GameEvent): number {
    return 500;
  }

  /** Show one event, for so many milliseconds. */
  protected async show(_event: GameEvent, length: number): Promise<void> {
    await this.pause(length);
  }

  /** Take away what was shown over the board. */
  protected clear(): void {}

  /** Whether there is no time, or no wish, for movement. */
  protected get still(): boolean {
    return this.#hurry || stillness();
  }

  protected get hurried(): boolean {
    return this.#hurry;
  }

  /** Show the rest at once. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** Play some beats to their end. */
  async play(
    beats: readonly Played<View>[],
    { tell, after, rests = false, slowly = false }: Playing<View> = {},
  ): Promise<void> {
    this.#hurry = this.unseen;
    this.playing = true;
    for (const { events, view } of beats) {
      let seen = false;
      for (const event of events) {
        const length = (this.lengthOf(event) / settings.speed) * (slowly ? 3 : 1);
        const sentence = sayEvent(this.game, event);
        tell?.(sentence, event);
        if (!this.#hurry) sound(this.soundOf(event));
        if (length && !this.#hurry) this.caption = sentence;
        seen ||= length > 0;
        await this.show(event, length);
      }
      if (view !== undefined) after?.(view);
      if (rests && seen) await this.pause(REST / settings.speed);
    }
    this.clear();
    this.caption = "";
    this.playing = false;
  }

  protected pause(length: number): Promise<void> {
    if (this.#hurry || length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, length);
      this.#wake = done;
    });
  }
}

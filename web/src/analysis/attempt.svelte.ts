// Steps tried out on a position, one after the other: what is possible, what has come of it, and a way back. The server
// plays by the rules and stores nothing.
import type { GamePackage } from "../games/game";
import { type Choice, type Decision, readDecision } from "../play/decision";
import type { ReadPosition, Tried } from "../play/protocol";
import { sayChoice, sayProblem } from "../play/sentences";
import type { Stage } from "../play/stage.svelte";
import { post } from "../shell/api";

interface Before {
  actions: string[];
  json: unknown;
  decision: Decision | null;
  told: number;
}

export class Attempt {
  seat = $state("");
  deciding = $state.raw<string[]>([]);
  actions = $state.raw<string[]>([]);
  decision = $state.raw<Decision | null>(null);
  /** The position as the server sends it, with the steps so far. */
  json = $state.raw<unknown>(null);
  busy = $state(false);
  problem = $state("");
  /** The turn can be ended with the steps so far. */
  confirmable = $state(false);
  readonly stage: Stage;
  /** Who has won with the steps so far. */
  winners = $state.raw<readonly string[]>([]);
  #base = "";
  #told = 0;
  #history = $state.raw<Before[]>([]);
  #wish = 0;

  constructor(readonly game: GamePackage) {
    this.stage = game.stage();
  }

  get view(): unknown {
    return this.json === null ? null : this.game.readView(this.json);
  }

  get over(): boolean {
    return this.winners.length > 0 || (this.json !== null && (this.game.isOver?.(this.view) ?? false));
  }

  /** The seat that tries has won. */
  get won(): boolean {
    return this.winners.includes(this.seat);
  }

  get canUndo(): boolean {
    return this.#history.length > 0 && !this.busy;
  }

  get offered(): readonly Choice[] {
    return this.busy || this.over
      ? []
      : (this.decision?.choices ?? []).filter(({ text }) => text !== this.decision?.finish);
  }

  sayChoice = (choice: Choice): string => sayChoice(this.game.name, this.seat, choice, this.decision);

  /** Begin with a position; of several who decide, `seat` or the first one does. Whether it is a position. */
  async begin(position: string, seat?: string): Promise<boolean> {
    const wish = ++this.#wish;
    this.problem = "";
    try {
      const read = await post<ReadPosition>("/api/positions", { game: this.game.name, position });
      if (wish !== this.#wish) return false;
      this.#base = position;
      this.deciding = read.deciding;
      this.seat = seat && read.deciding.includes(seat) ? seat : (read.deciding[0] ?? seat ?? read.seats[0]!);
      this.#restart(read.view);
      if (read.hidden || !read.deciding.length) return true;
      await this.#ask();
      return true;
    } catch (error) {
      if (wish === this.#wish) this.problem = sayProblem(error);
      return false;
    }
  }

  /** Let another one of those who decide choose. */
  async take(seat: string): Promise<void> {
    await this.begin(this.#base, seat);
  }

  #restart(json: unknown): void {
    this.actions = [];
    this.#history = [];
    this.#told = 0;
    this.decision = null;
    this.confirmable = false;
    this.winners = [];
    this.json = json;
    this.stage.recall([]);
    this.stage.settle(this.view);
  }

  async #ask(): Promise<void> {
    const tried = await this.#try(this.actions, false);
    if (tried) this.#read(tried);
  }

  #read(tried: Tried): void {
    this.decision = readDecision(tried.decision, tried.legal);
    this.confirmable = tried.confirmable;
    this.winners = tried.outcome?.winners ?? [];
  }

  async #try(actions: string[], confirm: boolean): Promise<Tried | null> {
    this.problem = "";
    try {
      const { game, seat } = this;
      return await post<Tried>("/api/try", { game: game.name, position: this.#base, seat, actions, confirm });
    } catch (error) {
      this.problem = sayProblem(error);
      return null;
    }
  }

  async act(action: string): Promise<void> {
    if (this.busy || !this.decision?.choices.some(({ text }) => text === action)) return;
    this.busy = true;
    const wish = this.#wish;
    const actions = [...this.actions, action];
    // A choice that others make at the same time, or one that is the whole turn, is made at once.
    const whole = this.decision.secret;
    const tried = await this.#try(actions, whole);
    if (tried && wish === this.#wish) {
      if (!whole) {
        const before = { actions: this.actions, json: this.json, decision: this.decision, told: this.#told };
        this.#history = [...this.#history, before];
      }
      await this.#show(tried);
      if (whole) await this.#goOn(tried);
      else {
        this.actions = actions;
        this.#read(tried);
      }
    }
    this.busy = false;
  }

  async #show(tried: Tried): Promise<void> {
    const events = tried.events.slice(this.#told);
    this.#told = tried.events.length;
    await this.stage.play([{ events }]);
    this.json = tried.view;
    this.stage.settle(this.view);
  }

  /** End the turn; what follows is decided by whoever decides next. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const tried = await this.#try(this.actions, true);
    if (tried) {
      await this.#show(tried);
      await this.#goOn(tried);
    }
    this.busy = false;
  }

  async #goOn(tried: Tried): Promise<void> {
    // Only games whose positions travel as text can go on from one.
    if (typeof tried.view === "string") await this.begin(tried.view);
    else this.#restart(tried.view);
  }

  undo(): void {
    const before = this.#history.at(-1);
    if (!before || this.busy) return;
    this.#history = this.#history.slice(0, -1);
    this.actions = before.actions;
    this.json = before.json;
    this.decision = before.decision;
    this.#told = before.told;
    this.winners = [];
    this.stage.recall([]);
    this.stage.settle(this.view);
  }
}

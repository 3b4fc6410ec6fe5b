// Which game is a lesson, and which lessons were read in it; kept in this browser.
const KEY = "lostworld.skirmish.lesson";

interface Kept {
  /** The game that is taught; "next": the one that begins now. */
  game: string;
  read: string[];
}

class Coach {
  #kept = $state.raw<Kept>({ game: "", read: [] });

  constructor() {
    try {
      this.#kept = { ...this.#kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      // without storage a lesson lasts as long as the page
    }
  }

  get read(): readonly string[] {
    return this.#kept.read;
  }

  /** The next game is a lesson. */
  begin(): void {
    this.#keep({ game: "next", read: [] });
  }

  get game(): string {
    return this.#kept.game;
  }

  /** A game begins: perhaps it is the one that was meant. */
  meet(game: string): void {
    if (this.#kept.game === "next") this.#keep({ ...this.#kept, game });
  }

  done(lesson: string): void {
    if (!this.#kept.read.includes(lesson)) this.#keep({ ...this.#kept, read: [...this.#kept.read, lesson] });
  }

  end(): void {
    this.#keep({ game: "", read: [] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // as above
    }
  }
}

export const coach = new Coach();

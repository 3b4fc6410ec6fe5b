// Standing orders: when to pass by oneself. They are kept in this browser, one for each game and seat, and do nothing but
// send the pass that one would send oneself; nobody else hears of them. People could tell from a quick pass that nothing
// fitted, bots cannot: who plays bots alone need not be asked where there is nothing to play.
import type { Decision } from "../../play/decision";
import type { View } from "./view";

export const ORDERS = ["fitting", "ask", "activation", "attacked"] as const;
export type Order = (typeof ORDERS)[number];

/** Questions that can be answered by a pass without giving up a turn of one's own. */
const PASSED = new Set(["window-turn", "announce", "step-card"]);

interface Kept {
  order: Order;
  /** The step of the game in which it was given. */
  acting: number;
  round: number;
}

const key = (game: string, seat: string) => `lostworld.skirmish.orders.${game}.${seat}`;

export class Orders {
  #kept = $state.raw<Kept>({ order: "ask", acting: -1, round: 0 });

  /** `alone`: nobody else plays but bots. */
  constructor(
    readonly game: string,
    readonly seat: string,
    readonly alone = false,
  ) {
    this.#kept = { ...this.#kept, order: this.#usual };
    try {
      this.#kept = { ...this.#kept, ...(JSON.parse(localStorage.getItem(key(game, seat)) ?? "{}") as Partial<Kept>) };
    } catch {
      // without storage an order lasts as long as the page
    }
  }

  get #usual(): Order {
    return this.alone ? "fitting" : "ask";
  }

  get order(): Order {
    const { order } = this.#kept;
    return order === "fitting" ? this.#usual : order;
  }

  /** Those that can be given here. */
  get offered(): readonly Order[] {
    return ORDERS.filter((order) => order !== "fitting" || this.alone);
  }

  give(order: Order, view: View): void {
    this.#kept = { order, acting: view.acting, round: view.round };
    try {
      localStorage.setItem(key(this.game, this.seat), JSON.stringify(this.#kept));
    } catch {
      // as above
    }
  }

  /** "In this activation" ends with it. */
  refresh(view: View): void {
    const { order, acting, round } = this.#kept;
    if (order === "activation" && (acting !== view.acting || round !== view.round)) this.give(this.#usual, view);
  }

  passes(view: View, asked: Decision): boolean {
    if (asked.finish === null || !PASSED.has(asked.kind)) return false;
    return this.order === "fitting" ? !fits(asked) : isPassed(this.order, view);
  }
}

/** Whether there is anything to play. */
function fits({ choices, finish }: Decision): boolean {
  return choices.some(({ kind, text }) => text !== finish && kind !== "through");
}

/** Whether an order passes at a moment. */
export function isPassed(order: Order, view: View): boolean {
  if (order === "ask" || order === "fitting") return false;
  if (order === "activation") return true;
  return !view.test?.rows.some(({ target }) => target >= 0 && view.units[target]?.seat === view.seat);
}

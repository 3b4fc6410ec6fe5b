// Standing orders: when to pass by oneself. They are kept in this browser, one for each game and seat, and do nothing but
// send the pass that one would send oneself; nobody else hears of them.
import type { Decision } from "../../play/decision";
import type { View } from "./view";

export const ORDERS = ["ask", "activation", "attacked"] as const;
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

  constructor(
    readonly game: string,
    readonly seat: string,
  ) {
    try {
      this.#kept = { ...this.#kept, ...(JSON.parse(localStorage.getItem(key(game, seat)) ?? "{}") as Partial<Kept>) };
    } catch {
      // without storage an order lasts as long as the page
    }
  }

  get order(): Order {
    return this.#kept.order;
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
    if (order === "activation" && (acting !== view.acting || round !== view.round)) this.give("ask", view);
  }

  passes(view: View, asked: Decision): boolean {
    return asked.finish !== null && PASSED.has(asked.kind) && isPassed(this.#kept.order, view);
  }
}

/** Whether an order passes at a moment. */
export function isPassed(order: Order, view: View): boolean {
  if (order === "ask") return false;
  if (order === "activation") return true;
  return !view.test?.rows.some(({ target }) => target >= 0 && view.units[target]?.seat === view.seat);
}

// A figure that is dragged to where it acts, as on other boards, and its ghost under the pointer.

/** Pixels that a finger or hand may tremble. */
const STILL = 16;

interface Surroundings {
  /** Whether the figure on a space may be taken. */
  mayTake: (space: string) => boolean;
  /** How the figure on a space is drawn. */
  markOf: (space: string) => string | null;
  /** It has left its own space. */
  onlift: (from: string) => void;
  ondrop: (from: string, to: string) => void;
}

export class Dragging {
  /** The figure that is dragged, under the pointer. */
  ghost = $state.raw<{ mark: string; x: number; y: number } | null>(null);
  #held: { from: string; pointer: number; x: number; y: number } | null = null;

  constructor(readonly around: Surroundings) {}

  #isFar(event: PointerEvent): boolean {
    const held = this.#held;
    return held !== null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL;
  }

  grab(event: PointerEvent, key: string): void {
    this.#held = null;
    if (event.button || !event.isPrimary || !this.around.mayTake(key)) return;
    const cell = event.currentTarget as HTMLElement;
    // A finger would keep this one button informed, and none of those it moves over.
    if (cell.hasPointerCapture(event.pointerId)) cell.releasePointerCapture(event.pointerId);
    this.#held = { from: key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  enter(event: PointerEvent, key: string): void {
    if (!(event.buttons & 1)) this.#held = null; // let go of where nobody could hear it
    if (this.#held && this.#held.from !== key && this.#isFar(event)) this.around.onlift(this.#held.from);
  }

  move(event: PointerEvent): void {
    if (!this.#held || event.pointerId !== this.#held.pointer || !this.#isFar(event)) {
      if (this.ghost) this.ghost = null;
      return;
    }
    const mark = this.around.markOf(this.#held.from);
    this.ghost = mark ? { mark, x: event.clientX, y: event.clientY } : null;
  }

  drop(event: PointerEvent): void {
    if (!this.#held || event.pointerId !== this.#held.pointer) return;
    const { from } = this.#held;
    const far = this.#isFar(event);
    this.#held = this.ghost = null;
    const under = far ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const key = under?.closest<HTMLElement>("[data-space]")?.dataset["space"];
    if (key && key !== from) this.around.ondrop(from, key);
  }

  cancel(event: PointerEvent): void {
    if (event.pointerId === this.#held?.pointer) this.#held = this.ghost = null;
  }
}

// What part of the map is seen: moved by finger, mouse, wheel and keys, always within the map.
import type { Box, Point } from "../hexes";

export const MOST = 2.2;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  moving = $state(false);
  wide = $state(0);
  high = $state(0);
  box: Box = { x: 0, y: 0, wide: 1, high: 1 };
  /** The reader has moved it. */
  #own = false;

  get least(): number {
    return Math.min(this.wide / this.box.wide, this.high / this.box.high) || 0.1;
  }

  /** The whole map, or as much of it as leaves hexes that a finger can meet. */
  fit(smallest = 0): void {
    this.k = Math.max(this.least, smallest);
    this.x = (this.wide - this.box.wide * this.k) / 2;
    this.y = (this.high - this.box.high * this.k) / 2;
    this.#own = false;
    this.#bound();
  }

  measure(wide: number, high: number, box: Box, smallest: number): void {
    const changed = wide !== this.wide || high !== this.high || box.wide !== this.box.wide;
    this.wide = wide;
    this.high = high;
    this.box = box;
    if (changed && !this.#own) this.fit(smallest);
    else if (changed) this.#bound();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#own = true;
    this.#bound();
  }

  zoom(factor: number, at: Point = { x: this.wide / 2, y: this.high / 2 }): void {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    this.x = at.x - ((at.x - this.x) * k) / this.k;
    this.y = at.y - ((at.y - this.y) * k) / this.k;
    this.k = k;
    this.#own = true;
    this.#bound();
  }

  /** Where a point of the map is on the screen. */
  seen({ x, y }: Point): Point {
    return { x: (x - this.box.x) * this.k + this.x, y: (y - this.box.y) * this.k + this.y };
  }

  /** Move only if a point is out of sight, or near the rim. */
  show(point: Point, margin = 60): void {
    const { x, y } = this.seen(point);
    const near = Math.min(margin, this.wide / 4, this.high / 4);
    if (x < near || x > this.wide - near) this.x += this.wide / 2 - x;
    if (y < near || y > this.high - near) this.y += this.high / 2 - y;
    this.#bound();
  }

  #bound(): void {
    const room = (size: number, space: number, at: number): number => {
      const long = size * this.k;
      return long <= space ? (space - long) / 2 : Math.min(0, Math.max(space - long, at));
    };
    this.x = room(this.box.wide, this.wide, this.x);
    this.y = room(this.box.high, this.high, this.y);
  }
}

// The shape of the window: where the table puts its parts. Heights and widths are CSS pixels.

class Format {
  wide = $state(0);
  high = $state(0);

  constructor() {
    this.#measure();
    addEventListener("resize", () => this.#measure());
  }

  #measure(): void {
    this.wide = innerWidth;
    this.high = innerHeight;
  }

  /** A phone held upright: the board stands on end. */
  get tall(): boolean {
    return this.wide < 700 && this.high > this.wide;
  }

  /** A phone held sideways: everything else stands beside the board. */
  get low(): boolean {
    return this.high < 560 && this.wide >= this.high;
  }

  get compact(): boolean {
    return this.tall || this.low;
  }

  /** Upright and short: there is no room for a hand of its own under the board. */
  get short(): boolean {
    return this.tall && this.high < 760;
  }

  /** A tablet held upright: as wide a board as there can be, and room for the log under it. */
  get upright(): boolean {
    return !this.tall && this.high > 0.55 * this.wide + 570;
  }

  /** Room for large cards in a fan, with what to do beside them. */
  get ample(): boolean {
    return !this.compact && !this.upright && this.wide >= 1240 && this.high >= 700;
  }

  /** There is room for the log at the table. */
  get roomy(): boolean {
    return (this.wide >= 1000 && !this.low) || this.upright;
  }
}

export const format = new Format();

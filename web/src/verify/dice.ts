// The fair source of chance, `sha256-1` and `sha256-2`, as the program documents it: to check here what came of it.
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What the stream is made of: the seed, and what seats have added to it; `luck` in seat order, undefined for who has not. */
export function mixed(seed: Uint8Array, luck: readonly (string | undefined)[]): Uint8Array {
  const added = luck.flatMap((one, seat) => (one ? [new Uint8Array([seat]), hexToBytes(one)] : []));
  return added.length ? sha256(concatBytes(utf8ToBytes("sha256-2"), seed, ...added)) : seed;
}

export class Dice {
  wordsRead = 0;
  #block = new Uint8Array();
  #number = -1;

  constructor(readonly seed: Uint8Array) {}

  #word(): number {
    const number = Math.floor(this.wordsRead / 8);
    if (number !== this.#number) {
      const message = new Uint8Array(this.seed.length + 8);
      message.set(this.seed);
      new DataView(message.buffer).setBigUint64(this.seed.length, BigInt(number));
      this.#block = new Uint8Array(sha256(message));
      this.#number = number;
    }
    const at = 4 * (this.wordsRead % 8);
    this.wordsRead += 1;
    return new DataView(this.#block.buffer).getUint32(at);
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  shuffle<T>(items: T[]): T[] {
    for (let j = items.length - 1; j > 0; j--) {
      const k = this.below(j + 1);
      [items[j], items[k]] = [items[k]!, items[j]!];
    }
    return items;
  }
}

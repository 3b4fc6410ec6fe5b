// The rule that is being read: whatever can be asked about opens it here, and the screen shows it.
import type { Side } from "./notation";

export type Topic = { card: number; side: Side } | { thing: string };

class Help {
  topic = $state.raw<Topic | null>(null);

  ask = (topic: Topic): void => {
    this.topic = topic;
  };

  close = (): void => {
    this.topic = null;
  };
}

export const help = new Help();

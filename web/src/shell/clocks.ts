// The clocks that a new game may have.
import type { NewGame } from "../play/protocol";

export const CLOCKS: Readonly<Record<string, NewGame["clock"]>> = {
  none: null,
  "5+5": { minutes: 5, increment: 5 },
  "15+10": { minutes: 15, increment: 10 },
  "30+20": { minutes: 30, increment: 20 },
};

// A record that the reader brought along, on its way from the start screen to the replay.
import type { Replay } from "./protocol";

export const brought: { replay: Replay | null } = { replay: null };

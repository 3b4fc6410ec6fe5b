// What is heard when something happens on the map.
import type { Phrase } from "../../ui/sound";

export const SOUNDS: Readonly<Record<string, Phrase>> = {
  deployed: [["triangle", 180, 120, 0, 0.09, 0.5]],
  revealed: [["noise", 1800, 500, 0, 0.14, 0.4]],
  card_used: [
    ["noise", 2600, 900, 0, 0.09, 0.3],
    ["triangle", 494, 494, 0.08, 0.14, 0.25],
  ],
  moved: [
    ["noise", 620, 380, 0, 0.05, 0.4],
    ["noise", 620, 380, 0.14, 0.05, 0.4],
  ],
  pushed: [["noise", 300, 110, 0, 0.18, 0.6]],
  damage: [
    ["sawtooth", 170, 70, 0, 0.2, 0.28],
    ["noise", 500, 140, 0, 0.14, 0.4],
  ],
  rammed: [["noise", 260, 80, 0, 0.24, 0.7]],
  healed: [["sine", 523, 784, 0, 0.2, 0.22]],
  eliminated: [["sawtooth", 150, 50, 0, 0.42, 0.3]],
  knocked: [["noise", 240, 90, 0, 0.16, 0.6]],
  fear: [["sawtooth", 320, 180, 0, 0.3, 0.16]],
  furious: [["sawtooth", 110, 220, 0, 0.4, 0.26]],
  sedated: [["sine", 440, 220, 0, 0.6, 0.25]],
  objective: [
    ["triangle", 523, 523, 0, 0.1, 0.3],
    ["triangle", 784, 784, 0.1, 0.2, 0.3],
  ],
  round_begins: [
    ["sine", 392, 392, 0, 0.1, 0.2],
    ["sine", 587, 587, 0.1, 0.16, 0.2],
  ],
  game_over: [
    ["triangle", 392, 392, 0, 0.16, 0.3],
    ["triangle", 523, 523, 0.16, 0.16, 0.3],
    ["triangle", 659, 659, 0.32, 0.3, 0.3],
  ],
};

// What is heard when something happens on the board.
import type { Ambience, Phrase } from "../../ui/sound";

export const SOUNDS: Readonly<Record<string, Phrase>> = {
  figure_placed: [["triangle", 180, 120, 0, 0.09, 0.5]],
  card_chosen: [["noise", 2600, 900, 0, 0.09, 0.3]],
  cards_revealed: [
    ["noise", 1800, 500, 0, 0.14, 0.4],
    ["triangle", 330, 330, 0.1, 0.12, 0.3],
    ["triangle", 494, 494, 0.2, 0.2, 0.3],
  ],
  tie: [
    ["triangle", 294, 294, 0, 0.14, 0.3],
    ["triangle", 294, 277, 0.16, 0.24, 0.3],
  ],
  turn_begins: [
    ["sine", 523, 523, 0, 0.08, 0.22],
    ["sine", 784, 784, 0.08, 0.14, 0.22],
  ],
  mother_moved: [
    ["noise", 340, 140, 0, 0.08, 0.7],
    ["noise", 340, 140, 0.13, 0.08, 0.7],
  ],
  baby_moved: [["noise", 900, 500, 0, 0.05, 0.4]],
  baby_called: [
    ["sawtooth", 420, 640, 0, 0.16, 0.28],
    ["sawtooth", 640, 520, 0.16, 0.2, 0.26],
  ],
  baby_escaped: [
    ["triangle", 523, 523, 0, 0.1, 0.35],
    ["triangle", 659, 659, 0.1, 0.1, 0.35],
    ["triangle", 880, 880, 0.2, 0.26, 0.35],
  ],
  scientist_moved: [["noise", 620, 380, 0, 0.05, 0.4]],
  scientist_killed: [
    // a roar: two rough voices that fall, and breath
    ["sawtooth", 210, 62, 0, 0.5, 0.3],
    ["sawtooth", 148, 55, 0.02, 0.55, 0.26],
    ["noise", 700, 160, 0, 0.5, 0.5],
  ],
  baby_woken: [["sine", 700, 1100, 0, 0.12, 0.26]],
  baby_recovered: [["sine", 700, 1100, 0, 0.12, 0.26]],
  token_removed: [["sine", 440, 660, 0, 0.18, 0.26]],
  fire_put_out: [["noise", 3200, 600, 0, 0.4, 0.4]],
  fire_lit: [["noise", 500, 2600, 0, 0.3, 0.36]],
  scientist_stood_up: [["triangle", 220, 330, 0, 0.14, 0.3]],
  scientist_frightened: [
    ["square", 700, 300, 0, 0.16, 0.2],
    ["square", 500, 220, 0.12, 0.2, 0.17],
  ],
  baby_put_to_sleep: [["sine", 520, 260, 0, 0.34, 0.26]],
  baby_gassed: [
    ["noise", 4200, 2600, 0, 0.5, 0.22],
    ["sine", 520, 260, 0.1, 0.34, 0.2],
  ],
  baby_captured: [
    ["square", 196, 196, 0, 0.1, 0.16],
    ["square", 147, 147, 0.12, 0.24, 0.16],
  ],
  mother_shot: [
    ["noise", 5200, 300, 0, 0.12, 0.6],
    ["sine", 240, 110, 0.08, 0.3, 0.34],
  ],
  jeep_driven: [
    ["sawtooth", 70, 120, 0, 0.4, 0.24],
    ["noise", 300, 500, 0, 0.4, 0.26],
  ],
  mother_vanished: [["noise", 700, 3600, 0, 0.45, 0.3]],
  mother_returned: [["noise", 3600, 700, 0, 0.4, 0.3]],
  reinforcement_arrived: [
    ["triangle", 262, 262, 0, 0.1, 0.3],
    ["triangle", 349, 349, 0.1, 0.16, 0.3],
  ],
  pile_shuffled: [
    ["noise", 2400, 1200, 0, 0.06, 0.3],
    ["noise", 2400, 1200, 0.08, 0.06, 0.3],
    ["noise", 2400, 1200, 0.16, 0.08, 0.3],
  ],
  game_lost: [
    ["triangle", 330, 330, 0, 0.24, 0.32],
    ["triangle", 294, 294, 0.26, 0.24, 0.32],
    ["triangle", 262, 247, 0.52, 0.7, 0.34],
    ["sine", 131, 123, 0.52, 0.9, 0.3],
  ],
  game_won: [
    ["triangle", 392, 392, 0, 0.16, 0.35],
    ["triangle", 523, 523, 0.16, 0.16, 0.35],
    ["triangle", 659, 659, 0.32, 0.16, 0.35],
    ["triangle", 784, 784, 0.48, 0.5, 0.38],
  ],
};

/** What is heard around the two boards: leaves and birds, or wind and crickets. */
export const PLACES: Readonly<Record<"jungle" | "savannah", Ambience>> = {
  jungle: {
    hiss: 420,
    loudness: 0.05,
    calls: [
      [
        ["sine", 1480, 1960, 0, 0.09, 0.05],
        ["sine", 1960, 1320, 0.12, 0.16, 0.05],
      ],
      [
        ["triangle", 640, 880, 0, 0.22, 0.04],
        ["triangle", 880, 620, 0.3, 0.3, 0.04],
      ],
      [
        ["noise", 5200, 4800, 0, 0.05, 0.05],
        ["noise", 5200, 4800, 0.09, 0.05, 0.05],
        ["noise", 5200, 4800, 0.18, 0.05, 0.05],
      ],
    ],
  },
  savannah: {
    hiss: 240,
    loudness: 0.07,
    calls: [
      [
        ["sine", 4100, 4100, 0, 0.04, 0.04],
        ["sine", 4100, 4100, 0.07, 0.04, 0.04],
        ["sine", 4100, 4100, 0.14, 0.04, 0.04],
        ["sine", 4100, 4100, 0.21, 0.04, 0.04],
      ],
      [["sawtooth", 118, 74, 0, 0.9, 0.02]],
      [
        ["triangle", 960, 720, 0, 0.18, 0.04],
        ["triangle", 960, 720, 0.26, 0.18, 0.04],
      ],
    ],
  },
};

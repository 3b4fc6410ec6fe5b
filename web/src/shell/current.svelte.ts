// The game that the screen is about: its colours are worn, and its part of the settings is shown.
import type { GamePackage, Looks } from "../games/game";
import { wear } from "./theme";

class Current {
  game = $state.raw<GamePackage | null>(null);

  /** Show a screen of this game, with these looks. */
  be(game: GamePackage | null, looks: Looks): void {
    this.game = game;
    wear(game?.palette?.(looks));
  }
}

export const current = new Current();

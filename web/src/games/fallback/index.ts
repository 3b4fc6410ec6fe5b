// The package for every game that has none of its own: what may be done is listed, the board is shown if the game draws
// one, and everything is said in the words that the game brings, or plainly.
import type { About, GameEvent } from "../../play/protocol";
import { Stage } from "../../play/stage.svelte";
import { get, getText } from "../../shell/api";
import type { Language } from "../../shell/texts.svelte";
import type { GamePackage } from "../game";
import { remember } from "./drawing";
import Moment from "./Moment.svelte";
import PositionPicture from "./PositionPicture.svelte";
import Table from "./Table.svelte";

/** How long an event is shown, in milliseconds at normal speed. */
const LENGTH = 700;

class FallbackStage extends Stage {
  protected override lengthOf(_event: GameEvent): number {
    return LENGTH;
  }
}

export async function fallbackFor(name: string): Promise<GamePackage> {
  const about = await get<About>("/api/about").catch(() => null);
  if (about?.games.find((game) => game.name === name)?.drawn) remember(name);
  return {
    name,
    readView: (json) => json,
    Table,
    Picture: PositionPicture,
    Moment,
    stage: () => new FallbackStage(name),
    sounds: {},
  };
}

const loaders = new Map<string, (language: Language) => Promise<string[]>>();

/** The texts that a game brings along; always the same function for one game. */
export function textsOf(game: string): (language: Language) => Promise<string[]> {
  let load = loaders.get(game);
  if (!load) {
    // A game without texts is told plainly.
    load = async (language) => [await getText(`/api/rules/${game}/texts/${language}`).catch(() => "")];
    loaders.set(game, load);
  }
  return load;
}

// A new game with the choices that this browser remembers, unless a wish says otherwise; then off to its table.
import { post, uniqueId } from "./api";
import type { Created, NewGame } from "../play/protocol";
import { router } from "./router.svelte";
import { sayProblem } from "../games/raptor/sentences";
import { holdSeats } from "../play/seats";
import { keepSettings, settings } from "./settings.svelte";

/** What is wrong, if anything is. */
export async function begin(wish: Partial<NewGame>): Promise<string> {
  keepSettings();
  const game: NewGame = {
    game: "raptor",
    layout: settings.layout,
    theme: null,
    you: "random",
    opponent: wish.you === "both" ? { kind: "here" } : { kind: "bot", bot: settings.bot },
    name: wish.you === "both" || wish.you === "none" ? "" : settings.name,
    clock: null,
    public: false,
    position: null,
    record: null,
    request: uniqueId(),
    ...wish,
  };
  try {
    const created = await post<Created>("/api/games", game);
    const tokens = Object.fromEntries(Object.entries(created.seats).map(([side, seat]) => [side, seat.token]));
    const here = game.opponent.kind === "here";
    if (Object.keys(tokens).length) holdSeats(created.id, tokens, { here, invite: created.invite });
    router.go(`/game/${created.id}`);
    return "";
  } catch (error) {
    return sayProblem(error);
  }
}

// A new game with the choices that this browser remembers, unless a wish says otherwise; then off to its table.
import type { Created, NewGame } from "../play/protocol";
import { holdSeats } from "../play/seats";
import { newLuck, noteCommitment, noteLuck } from "../verify/witness";
import { sayProblem } from "../play/sentences";
import { post, uniqueId } from "./api";
import { chosenBot } from "./bots";
import { router } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";

/** What is wrong, if anything is. */
export async function begin(
  wish: Partial<NewGame> & { game: string },
  made: (id: string) => void = () => {},
): Promise<string> {
  keepSettings();
  const nobody = wish.you === "all" || wish.you === "none";
  const game: NewGame = {
    options: {},
    looks: {},
    you: "random",
    opponent: wish.you === "all" ? { kind: "here" } : { kind: "bot", bot: chosenBot() },
    name: nobody ? "" : settings.name,
    clock: null,
    public: false,
    position: null,
    record: null,
    request: uniqueId(),
    luck: newLuck(),
    ...wish,
  };
  try {
    const created = await post<Created>("/api/games", game);
    const tokens = Object.fromEntries(Object.entries(created.seats).map(([seat, { token }]) => [seat, token]));
    const here = Object.keys(tokens).length > 1;
    noteCommitment(created.id, created.commitment);
    const [first] = Object.keys(tokens);
    if (first && game.luck) noteLuck(created.id, first, game.luck);
    if (Object.keys(tokens).length) {
      const challenge = game.challenge ?? false;
      holdSeats(created.id, tokens, { here, challenge, invites: created.invites });
    }
    made(created.id);
    router.go(`/game/${created.id}`);
    return "";
  } catch (error) {
    return sayProblem(error);
  }
}

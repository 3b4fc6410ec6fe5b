// What is to be done now, in one sentence, as far as it is the same for every game.
import { say } from "../shell/texts.svelte";
import { choiceOf } from "./decision";
import type { Match } from "./match.svelte";
import { sayDecision, sayOutcome, seatKey } from "./sentences";

/** What there is to say where the game itself has nothing to ask; `secret`: somebody chooses, and it is not said who. */
export function waitingFor(match: Match, secret = false): string | null {
  const { snapshot, game, seat } = match;
  if (!snapshot || !game) return say("web-loading");
  if (snapshot.status === "waiting") return say("web-guide-waiting");
  if (match.over && snapshot.outcome) return sayOutcome(game.name, snapshot.outcome, match.seats);
  if (secret || (seat && (match.myTurn || match.choosing))) return null;
  const others = match.deciding.filter((one) => one !== seat);
  if (others.length !== 1) return say("web-guide-wait");
  return say("web-guide-other", { side: seatKey(game.name, others[0]!) });
}

/** The same for any game, from its decision alone. */
export function promptOf(match: Match): string {
  const general = waitingFor(match);
  if (general !== null || !match.game) return general ?? "";
  if (match.plan.current?.ends) return say("web-guide-ends");
  const chosen = match.choosing && match.choice !== null ? choiceOf(match.decision, match.choice) : null;
  if (chosen) return match.sayChosen(chosen);
  return match.asked ? sayDecision(match.game.name, match.seat ?? "", match.asked) : say("web-guide-ends");
}

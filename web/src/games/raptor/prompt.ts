// What is to be done now, in one sentence, for the bar under the board.
import { choiceOf } from "../../play/decision";
import type { Match } from "../../play/match.svelte";
import { waitingFor } from "../../play/prompt";
import { say } from "../../shell/texts.svelte";
import type { Position } from "./notation";

/** Whose doing the game waits for, in words. */
export function prompt(match: Match): string {
  const position = match.shown as Position;
  const general = waitingFor(match, position.turn.phase === "cards");
  if (general !== null) return general;
  return position.turn.phase === "cards" ? promptCards(match, position) : promptTurn(match);
}

function promptCards(match: Match, { turn }: Position): string {
  if (turn.phase !== "cards") return "";
  const { seat } = match;
  if (!seat) return say("raptor-web-guide-cards-watch");
  const watches = turn.observed && seat === "raptor";
  if (watches && turn.shown && turn.shown !== "?") return say("raptor-web-guide-shown", { card: Number(turn.shown) });
  if (!match.choosing) return say(watches ? "raptor-web-guide-observing" : "raptor-web-guide-other-card");
  const chosen = match.choice === null ? null : choiceOf(match.decision, match.choice);
  if (chosen) return match.sayChosen(chosen);
  return say(turn.observed ? "raptor-web-guide-observed" : "raptor-web-guide-choose");
}

function promptTurn(match: Match): string {
  const { asked, plan } = match;
  if (!asked || plan.current?.ends) return say("web-guide-ends");
  const { kind, fields } = asked;
  if (kind === "place") return say(`raptor-web-guide-place-${String(fields["figure"])}`);
  if (kind === "return") return say("raptor-web-guide-return");
  if (kind === "effect") {
    return say("raptor-web-guide-effect", {
      name: say(`raptor-card-${match.seat}-${String(fields["card"])}.name`),
      left: fields["left"] as number,
      begun: plan.length ? "yes" : "no",
      exact: fields["exact"] ? "yes" : "no",
    });
  }
  if (kind !== "points") return ""; // the other side's turn is still being shown
  const burning = (fields["burning"] as string[] | undefined) ?? [];
  if (plan.length && !match.confirmable && burning.length)
    return say("raptor-web-guide-fire", { spaces: burning.join(", ") });
  return say("raptor-web-guide-points", { points: fields["points"] as number });
}

// What is to be done now, in one sentence, for the bar under the board.
import { isExact } from "./cards";
import type { Match } from "../../play/match.svelte";
import { type Position, type Side, SPACES, parseAction } from "./notation";
import { sayOutcome } from "./sentences";
import { say } from "../../shell/texts.svelte";

/** Whose doing the game waits for, in words. */
export function prompt(match: Match): string {
  const { snapshot, shown } = match;
  if (!snapshot) return say("web-loading");
  if (snapshot.status === "waiting") return say("web-guide-waiting");
  if (match.over && snapshot.outcome) return sayOutcome(snapshot.outcome);
  const side = match.side;
  if (shown.turn.phase === "cards") return promptCards(match, shown);
  if (side && match.myTurn) return promptTurn(match, shown, side);
  const other = match.deciding[0];
  return other ? say("web-guide-other", { side: other }) : say("web-guide-wait");
}

function promptCards(match: Match, position: Position): string {
  const turn = position.turn;
  if (turn.phase !== "cards") return "";
  const side = match.side;
  if (!side) return say("raptor-web-guide-cards-watch");
  if (turn.observed && turn.shown && side === "raptor" && turn.shown !== "?") {
    return say("raptor-web-guide-shown", { card: Number(turn.shown) });
  }
  if (!match.choosing) return say(turn.observed && side === "raptor" ? "raptor-web-guide-observing" : "raptor-web-guide-other-card");
  if (match.choice) return say("raptor-web-guide-chosen", { card: Number(match.choice.slice(1)) });
  return say(turn.observed && side === "scientist" ? "raptor-web-guide-observed" : "raptor-web-guide-choose");
}

function promptTurn(match: Match, position: Position, side: Side): string {
  if (match.plan.current?.ends) return say("web-guide-ends");
  const turn = position.turn;
  if (turn.phase === "place") {
    const next = parseAction(match.possible[0] ?? "");
    if (next?.kind === "place-mother") return say("raptor-web-guide-place-mother");
    if (next?.kind === "place-baby") return say("raptor-web-guide-place-baby");
    if (next?.kind === "place-scientist") return say("raptor-web-guide-place-scientist");
    return say("web-guide-ends");
  }
  if (turn.phase === "return") return say("raptor-web-guide-return");
  if (turn.phase === "effect") {
    return say("raptor-web-guide-effect", {
      name: say(`raptor-card-${turn.side}-${turn.card}.name`),
      left: turn.left,
      begun: match.plan.length ? "yes" : "no",
      exact: isExact(turn.side, turn.card) ? "yes" : "no",
    });
  }
  const burning = SPACES.filter((space) => "BC".includes(position.board[space]!));
  if (match.plan.length && !match.confirmable && burning.length)
    return say("web-guide-fire", { spaces: burning.join(", ") });
  if (turn.phase === "points" && turn.side === side) return say("web-guide-points", { points: turn.points });
  return say("web-guide-ends");
}

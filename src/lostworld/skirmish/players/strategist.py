"""A bot that tries its best choices out in imagined games.

Rules of thumb name the candidates, and play on for everybody after each of them, to the end of the round or
for a number of decisions. Every candidate meets the same imagined hands and the same luck, so that what
differs between them is their own doing. Those that do worst drop out half-way, and the time goes to the rest.
"""

from __future__ import annotations

from typing import Any, Final

from lostworld.bots.bot import Limit, Luck, Thinking, Thought, Weighed, something_of
from lostworld.game import Chooser, Seat
from lostworld.game import View as AnyView
from lostworld.quick import QuickDice
from lostworld.session import run_chance
from lostworld.skirmish.players.outlook import outlook
from lostworld.skirmish.players.tactician import Tactician
from lostworld.skirmish.state import State
from lostworld.skirmish.view import View

CANDIDATES: Final = 6
"""So many of the choices are tried out."""
CLOSE: Final = 2.0
"""What rules of thumb hold to be worse than the best by more than this is not tried."""
AHEAD: Final = 36
"""Decisions that are played on after a candidate, at the most."""
ROUNDS: Final = 8
"""Imagined games before the worst half of the candidates drops out."""
SHOWN: Final = 5
MILLISECONDS: Final = 400
BY_THUMB: Final = frozenset(
    ("replace-hero-cards", "deploy", "arrive", "who-deploys", "who-places", "who-begins", "trim", "equip")
)
"""Questions that rules of thumb answer alone: what they change shows too late."""


class Strategist:
    """Tries the most promising choices out in imagined games."""

    def __init__(
        self, name: str = "strategist", seed: int | None = None, milliseconds: int = MILLISECONDS
    ) -> None:
        self.name = name
        self._luck = Luck(seed)
        self._milliseconds = milliseconds
        self._thumb = Tactician(name, self._luck.below(1 << 62))

    def think(self, view: AnyView[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """The choice after which the imagined games go best."""
        something_of(view)
        assert isinstance(view, View)
        thought = self._thumb.think(view, limit)
        scores = self._thumb.weigh(view.position(), view.seat)
        ranked = sorted(scores, key=lambda text: (-scores[text], text))
        top = scores[ranked[0]]
        alive = [text for text in ranked[:CANDIDATES] if scores[text] >= top - CLOSE]
        if len(alive) == 1 or str(view.known["question"]) in BY_THUMB:
            return thought
        thinking = Thinking(limit, self._milliseconds)
        totals = dict.fromkeys(alive, 0.0)
        games = dict.fromkeys(alive, 0)
        tried = 0
        while not thinking.over:
            seed = self._luck.below(1 << 62)
            whole = view.sample(QuickDice(seed))
            for text in alive:
                state = whole.copy()
                state.apply(view.seat, text)
                thinking.count(_play_on(state, self._thumb, QuickDice(seed + 1)))
                totals[text] += outlook(state, view.seat)
                games[text] += 1
            tried += 1
            if tried % ROUNDS == 0 and len(alive) > 2:
                alive.sort(key=lambda text: -totals[text] / games[text])
                alive = alive[: (len(alive) + 1) // 2]
        if not any(games.values()):
            return thought
        means = {text: totals[text] / games[text] for text in totals if games[text]}
        best = max((text for text in alive if games[text]), key=lambda text: means[text])
        told = sorted(means, key=lambda text: (text != best, -means[text]))[:SHOWN]
        shown = tuple(Weighed(text, _chance(means[text])) for text in told)
        reason = ("skirmish-reason-tried", {"choices": len(means), "games": sum(games.values())})
        return Thought(best, (), shown, reason)


def _play_on(state: State, thumb: Tactician, dice: Chooser) -> int:
    """Play on by rules of thumb; how many decisions it took."""
    run_chance(state, dice)
    round_now = state.round
    for played in range(AHEAD):
        if state.ended is not None or state.round != round_now:
            return played + 1
        seat: Seat = state.deciders[0]
        scores = thumb.weigh(state, seat)
        state.apply(seat, max(scores, key=scores.__getitem__))
        run_chance(state, dice)
    return AHEAD


def _chance(value: float) -> float:
    return max(0.0, min(1.0, 0.5 + value / 2))

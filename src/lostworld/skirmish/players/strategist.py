"""A bot that tries its best choices out in imagined games.

Rules of thumb name the candidates, and play on for everybody after each of them, as far as the choice's
consequences reach; then the position is judged. Every candidate meets the same imagined hands and the same
luck, so that what differs between them is their own doing. Those that do worst drop out one by one, and the
time goes to the rest. What rules of thumb prefer is given up only for something that has done better by more
than luck explains.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from lostworld.bots.bot import Limit, Luck, Thinking, Thought, Weighed, something_of
from lostworld.game import View as AnyView
from lostworld.quick import QuickDice
from lostworld.skirmish.players.playing_on import play_on
from lostworld.skirmish.players.tactician import Tactician
from lostworld.skirmish.view import View

CANDIDATES: Final = 6
"""So many of the choices are tried out, usually."""
ALIKE: Final = 2
"""So many of them may be the same but for the facing."""
CLOSE: Final = 2.0
"""What rules of thumb hold to be worse than the best by more than this is not tried."""
AHEAD: Final = 36
"""Decisions that are played on after a candidate, at the most."""
SOON: Final = {"window-turn": 14, "announce": 14, "step-card": 14, "zone": 14, "action": 24}
"""The same where what follows shows sooner."""
ROUNDS: Final = 2
"""Imagined games between two candidates that drop out."""
DOUBT: Final = 0.5
"""By so many standard errors a candidate must do better than what rules of thumb prefer."""
USUAL: Final = 0.06
"""How far a candidate's chance to win differs from game to game at least: a few equal ones prove little."""
SURE: Final = 3.0
"""By so many the question is settled, and thinking ends."""
FEWEST: Final = 6
"""Imagined games before it can be."""
SHOWN: Final = 5
MILLISECONDS: Final = 400
BY_THUMB: Final = frozenset(
    ("replace-hero-cards", "deploy", "arrive", "who-deploys", "who-places", "who-begins", "trim", "equip")
)
"""Questions that rules of thumb answer alone: what they change shows too late."""


class Strategist:
    """Tries the most promising choices out in imagined games.

    ``candidates`` is how many it tries; ``positions`` is about how many positions it looks at in a decision,
    however much time there is.
    """

    def __init__(
        self,
        name: str = "strategist",
        seed: int | None = None,
        milliseconds: int = MILLISECONDS,
        candidates: int = CANDIDATES,
        positions: int | None = None,
    ) -> None:
        self.name = name
        self._luck = Luck(seed)
        self._milliseconds = milliseconds
        self._candidates = candidates
        self._positions = positions
        self._thumb = Tactician(name, self._luck.below(1 << 62))

    def think(self, view: AnyView[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """The choice after which the imagined games go best."""
        something_of(view)
        assert isinstance(view, View)
        thought = self._thumb.think(view, limit)
        scores = self._thumb.weigh(view.position(), view.seat)
        ranked = sorted(scores, key=lambda text: (-scores[text], text))
        question = str(view.known["question"])
        alive = _candidates(ranked, scores, self._candidates)
        if len(alive) == 1 or question in BY_THUMB:
            return thought
        thinking = Thinking(self._within(limit), self._milliseconds)
        ahead = SOON.get(question, AHEAD)
        found: dict[str, list[float]] = {text: [] for text in alive}
        first, tried = alive[0], 0
        while not thinking.over:
            seed = self._luck.below(1 << 62)
            whole = view.sample(QuickDice(seed))
            for text in alive:
                state = whole.copy()
                state.apply(view.seat, text)
                thinking.count(play_on(state, self._thumb, QuickDice(seed + 1), ahead))
                found[text].append(state.chances()[view.seat])
            tried += 1
            if tried % ROUNDS == 0 and len(alive) > 2:
                alive.remove(min(alive[1:], key=lambda text: sum(found[text])))
            if tried >= FEWEST and len(alive) == 2 and _settled(found[alive[1]], found[first]):
                break
        if not tried:
            return thought
        margins = {text: _margin(found[text], found[first]) for text in alive}
        best = max(alive, key=lambda text: margins[text])
        means = {text: sum(values) / len(values) for text, values in found.items()}
        told = sorted(means, key=lambda text: (text != best, -means[text]))[:SHOWN]
        shown = tuple(Weighed(text, means[text]) for text in told)
        games = sum(len(values) for values in found.values())
        return Thought(best, (), shown, ("skirmish-reason-tried", {"choices": len(means), "games": games}))

    def _within(self, limit: Limit) -> Limit:
        """The limit, or the own one where that is less."""
        if self._positions is None:
            return limit
        return limit._replace(nodes=min(self._positions, limit.nodes or self._positions))


def _candidates(ranked: list[str], scores: dict[str, float], most: int) -> list[str]:
    """The choices to try, what rules of thumb prefer first."""
    top = scores[ranked[0]]
    kinds: dict[str, int] = {}
    found: list[str] = []
    for text in ranked:
        kind = text.partition(",")[0]
        kinds[kind] = kinds.get(kind, 0) + 1
        if scores[text] < top - CLOSE or len(found) == most:
            break
        if kinds[kind] <= ALIKE:
            found.append(text)
    return found


def _difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """How much better one did than the other in the same imagined games, and the error of it."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / len(apart)
    spread = sum((value - mean) ** 2 for value in apart) / max(1, len(apart) - 1)
    return mean, sqrt(spread / len(apart))


def _margin(one: list[float], other: list[float]) -> float:
    """By how much one did better for certain enough."""
    mean, error = _difference(one, other)
    return mean - DOUBT * sqrt(error * error + USUAL * USUAL / len(one)) if one is not other else 0.0


def _settled(one: list[float], other: list[float]) -> bool:
    """Whether more games would hardly change which of two is better, or that it does not matter."""
    mean, error = _difference(one, other)
    return abs(mean) >= SURE * error

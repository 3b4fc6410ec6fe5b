"""A ladder of bots: matches between them, and one table of strength, for both sides apart.

Each bot meets its neighbours in the list (and, if wanted, everybody else); the table's Elo comes from all
matches together. Its intervals come from drawing the pairs played anew, many times over. Every match has a
file of its own in the ladder's folder, so an interrupted ladder goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from lostworld.bots.bot import Limit
from lostworld.lab.crew import Crew
from lostworld.lab.elo import Summary, elo_of, ratings, summary
from lostworld.lab.match import Contest, GameResult, read, run

DRAWN_ANEW: Final = 200
"""How often the pairs are drawn anew for an interval."""
STEPS: Final = 300
"""Steps of improvement for each of these: rougher than for the table itself."""

Played = Mapping[tuple[str, str], Sequence[GameResult]]
Tell = Callable[[int, int, str, str], None]
"""Told after each pair: how many are done in all, how many of them in earlier runs, which match, and its
score so far."""


class Rating(NamedTuple):
    """A strength, with the bounds that hold it in 95 of 100 cases."""

    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        """As a table shows it."""
        return f"{self.elo:.0f} [{self.low:.0f}, {self.high:.0f}]"


class Rung(NamedTuple):
    """A bot's place on the ladder."""

    name: str
    rating: Rating
    by_side: tuple[Rating, Rating]
    """Its strength with each side: against the average of the opponents it met there."""
    games: int

    @property
    def elo(self) -> float:
        """Its strength."""
        return self.rating.elo


class Ladder(NamedTuple):
    """All matches of a ladder, and what follows from them."""

    rungs: tuple[Rung, ...]
    """Weakest first, as listed."""
    matches: dict[tuple[str, str], Summary]
    """By the two names, the stronger one's score."""


def climb(
    game: str,
    names: Sequence[str],
    pairs: int,
    limit: Limit,
    folder: Path,
    seed: int = 1,
    crew: Crew | None = None,
    everybody: bool = False,
    tell: Tell | None = None,
    vary: str = "",
) -> Ladder:
    """Play the ladder's matches; ``names`` are listed weakest first, the first one is the zero of the Elo.

    The limit is for bots without parameters in their names. ``vary`` is an option of the game that takes its
    values in turn, from pair to pair.
    """
    folder.mkdir(parents=True, exist_ok=True)
    results: dict[tuple[str, str], list[GameResult]] = {}
    played = kept = 0
    for place, name in enumerate(names):
        for other in names[:place] if everybody else names[max(0, place - 1) : place]:
            contest = Contest(game, name, other, one_limit=limit, other_limit=limit, seed=seed, vary=vary)
            file = folder / f"{_plain(name)}-{_plain(other)}.jsonl"
            kept += min(pairs, len(read(file)))

            def hear(
                done: int,
                found: list[GameResult],
                match: str = f"{name} - {other}",
                base: int = played,
                before: int = kept,
            ) -> None:
                if tell is not None:
                    score = sum(result.score for result in found) / len(found)
                    tell(base + min(done, pairs), before, match, f"{score:.3f}")

            results[name, other] = run(contest, pairs, file, crew, hear)
            played += pairs
    return Ladder(_rungs(names, results), {pair: summary(played) for pair, played in results.items()})


def _plain(name: str) -> str:
    """A bot's name as part of a file's name."""
    return "".join(character if character.isalnum() else "_" for character in name)


def _rungs(names: Sequence[str], results: Played) -> tuple[Rung, ...]:
    whole = _strengths(names, results, 2000)
    luck = random.Random(1)
    anew = [_strengths(names, _drawn_anew(results, luck), STEPS) for _ in range(DRAWN_ANEW)]
    rungs = []
    for name in names:
        games = sum(len(played) for pair, played in results.items() if name in pair)
        overall, first, second = (
            _rating(whole[name][i], sorted(each[name][i] for each in anew)) for i in range(3)
        )
        rungs.append(Rung(name, overall, (first, second), games))
    return tuple(rungs)


def _rating(elo: float, anew: list[float]) -> Rating:
    edge = len(anew) // 40
    return Rating(elo, min(elo, anew[edge]), max(elo, anew[-1 - edge]))


def _drawn_anew(results: Played, luck: random.Random) -> dict[tuple[str, str], list[GameResult]]:
    """As many pairs of each match, drawn from those played and one more in which each side won once.

    Without that one a match that was won throughout would seem to leave no doubt.
    """
    found = {}
    for match, played in results.items():
        pairs = [(played[at], played[at + 1]) for at in range(0, len(played) - 1, 2)]
        pairs += [(first._replace(winners=()), second._replace(winners=())) for first, second in pairs[:1]]
        chosen = [pairs[luck.randrange(len(pairs))] for _ in pairs[1:]]
        found[match] = [result for pair in chosen for result in pair]
    return found


def _strengths(names: Sequence[str], results: Played, steps: int) -> dict[str, tuple[float, float, float]]:
    """Each bot's Elo: in all, and with each side."""
    scores = {
        pair: (sum(result.score for result in played) / len(played), len(played))
        for pair, played in results.items()
        if played
    }
    elo = ratings(scores, names[0], steps=steps) if scores else dict.fromkeys(names, 0.0)
    return {
        name: (elo[name], _at_side(name, 0, elo, results), _at_side(name, 1, elo, results)) for name in names
    }


def _at_side(name: str, side: int, elo: dict[str, float], results: Played) -> float:
    """Elo with one side: the mean strength of those met there, plus what the score there stands for."""
    scores, met = [], []
    for (one, other), played in results.items():
        for result in played:
            own_side = result.one_side if name == one else 1 - result.one_side
            if name in (one, other) and own_side == side:
                scores.append(result.score if name == one else 1 - result.score)
                met.append(elo[other if name == one else one])
    if not scores:
        return elo[name]
    mean = sum(scores) / len(scores)
    kept = min(max(mean, 0.5 / len(scores)), 1 - 0.5 / len(scores))
    return sum(met) / len(met) + elo_of(kept)


def tables(ladder: Ladder, sides: tuple[str, str] = ("the first side", "the second")) -> list[str]:
    """The ladder and its matches as lines of two Markdown tables."""
    first, second = sides
    lines = [f"| | Elo | as {first} | as {second} | games |", "|---|---|---|---|---|"]
    for rung in ladder.rungs:
        at_first, at_second = rung.by_side
        lines.append(f"| {rung.name} | {rung.rating} | {at_first} | {at_second} | {rung.games} |")
    lines += ["", f"| A | B | A scores | as {first} / as {second} | ms | games |", "|---" * 6 + "|"]
    for (one, other), match in ladder.matches.items():
        scores = f"{match.score:.3f} [{match.low:.3f}, {match.high:.3f}]"
        by_side = " / ".join(f"{score:.3f}" for score in match.by_side)
        taken = " / ".join(f"{milliseconds:.0f}" for milliseconds in match.milliseconds)
        lines.append(f"| {one} | {other} | {scores} | {by_side} | {taken} | {match.games} |")
    return lines


def as_data(ladder: Ladder) -> dict[str, Any]:
    """The ladder for programs."""
    return {
        "rungs": [
            {
                "name": rung.name,
                "elo": rung.rating._asdict(),
                "by_side": [rating._asdict() for rating in rung.by_side],
                "games": rung.games,
            }
            for rung in ladder.rungs
        ],
        "matches": [
            {"one": one, "other": other, **match._asdict(), "elo": match.elo}
            for (one, other), match in ladder.matches.items()
        ],
    }

"""A ladder of bots: matches between them, and one table of strength, for both seats apart.

Each bot meets its neighbours in the list (and, if wanted, everybody else); the table's Elo comes from all
matches together. Every match has a file of its own in the ladder's folder, so an interrupted ladder goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from lostworld.bots.bot import Limit
from lostworld.lab.elo import Summary, elo_of, ratings, summary
from lostworld.lab.match import Contest, GameResult, run


class Rung(NamedTuple):
    """A bot's place on the ladder."""

    name: str
    elo: float
    elo_by_seat: tuple[float, float]
    """Its strength at each seat: against the average of the opponents it met there."""
    games: int


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
    workers: int = 1,
    everybody: bool = False,
    tell: Callable[[str, str, Summary], None] | None = None,
) -> Ladder:
    """Play the ladder's matches; ``names`` are listed weakest first, the first one is the zero of the Elo."""
    folder.mkdir(parents=True, exist_ok=True)
    results: dict[tuple[str, str], list[GameResult]] = {}
    for place, name in enumerate(names):
        for other in names[:place] if everybody else names[max(0, place - 1) : place]:
            contest = Contest(game, name, other, one_limit=limit, other_limit=limit, seed=seed)
            file = folder / f"{_plain(name)}-{_plain(other)}.jsonl"
            results[name, other] = run(contest, pairs, file, workers)
            if tell is not None:
                tell(name, other, summary(results[name, other]))
    return Ladder(_rungs(names, results), {pair: summary(played) for pair, played in results.items()})


def _plain(name: str) -> str:
    """A bot's name as part of a file's name."""
    return "".join(character if character.isalnum() else "_" for character in name)


def _rungs(names: Sequence[str], results: dict[tuple[str, str], list[GameResult]]) -> tuple[Rung, ...]:
    scores = {pair: (summary(played).score, len(played)) for pair, played in results.items() if played}
    elo = ratings(scores, names[0]) if scores else dict.fromkeys(names, 0.0)
    rungs = []
    for name in names:
        by_seat = tuple(_at_seat(name, seat, elo, results) for seat in (0, 1))
        games = sum(len(played) for pair, played in results.items() if name in pair)
        rungs.append(Rung(name, elo[name], (by_seat[0], by_seat[1]), games))
    return tuple(rungs)


def _at_seat(
    name: str, seat: int, elo: dict[str, float], results: dict[tuple[str, str], list[GameResult]]
) -> float:
    """Elo at one seat: the mean strength of those met there, plus what the score against them stands for."""
    scores, met = [], []
    for (one, other), played in results.items():
        for result in played:
            own_seat = result.one_seat if name == one else 1 - result.one_seat
            if name in (one, other) and own_seat == seat:
                scores.append(result.score if name == one else 1 - result.score)
                met.append(elo[other if name == one else one])
    if not scores:
        return elo[name]
    mean = sum(scores) / len(scores)
    kept = min(max(mean, 0.5 / len(scores)), 1 - 0.5 / len(scores))
    return sum(met) / len(met) + elo_of(kept)


def table(ladder: Ladder) -> list[str]:
    """The ladder as lines of a Markdown table."""
    lines = ["| | Elo | as first seat | as second seat | games |", "|---|---|---|---|---|"]
    for rung in ladder.rungs:
        first, second = rung.elo_by_seat
        lines.append(f"| {rung.name} | {rung.elo:.0f} | {first:.0f} | {second:.0f} | {rung.games} |")
    return lines

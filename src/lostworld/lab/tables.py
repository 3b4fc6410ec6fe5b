"""The games of the arena counted: shares of wins with their intervals, by seat, by bot, by anything else.

All that is known of a game here is its result and its study; what the names mean, the game says.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from lostworld.lab.arena import Game

Z: Final = 1.96
"""Intervals hold the true share in 95 of 100 cases."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Bounds for a share, after Wilson.

    >>> low, high = interval(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / scale
    half = Z / scale * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def share(won: Iterable[float]) -> dict[str, Any]:
    """A share of wins and its interval."""
    results = list(won)
    total = sum(results)
    low, high = interval(total, len(results))
    return {"games": len(results), "won": total / len(results) if results else 0.5, "low": low, "high": high}


def wins(games: Sequence[Game]) -> dict[str, dict[str, Any]]:
    """Each seat's share."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat, name in enumerate(game.seats):
            found[name].append(game.won(seat))
    return {name: share(won) for name, won in found.items()}


def shares(games: Sequence[Game]) -> dict[str, dict[str, Any]]:
    """Each bot's share, whatever seat it had."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat, name in enumerate(game.bots):
            found[name].append(game.won(seat))
    return {name: share(won) for name, won in sorted(found.items())}


def by(games: Sequence[Game], value: Callable[[Game], str | None]) -> dict[str, dict[str, dict[str, Any]]]:
    """Each seat's share for every value of something; games without it are left out."""
    parts: dict[str, list[Game]] = defaultdict(list)
    for game in games:
        if (found := value(game)) is not None:
            parts[found].append(game)
    return {name: wins(part) for name, part in sorted(parts.items(), key=lambda item: _in_order(item[0]))}


def _in_order(name: str) -> tuple[int, float, str]:
    """Numbers by their size, before words."""
    return (0, float(name), "") if name.replace(".", "", 1).isdigit() else (1, 0.0, name)


def trait_names(games: Sequence[Game]) -> list[str]:
    """The traits that differ between the games."""
    values: dict[str, set[str]] = defaultdict(set)
    for game in games:
        for name, value in game.study.get("traits", {}).items():
            values[name].add(value)
    return [name for name, found in values.items() if len(found) > 1]


class Used(NamedTuple):
    """How something that seats use has done."""

    seat: str
    what: str
    times: int
    each_game: float
    """How often in a game, on average."""
    gain: float
    """What it brought on average: the rise of its seat's chance to win."""
    error: float
    """Half the interval of the gain."""
    won: float
    """The share of the games in which it was used that its seat won."""


def used(games: Sequence[Game]) -> list[Used]:
    """Every card, or whatever the game says is used, with what it brought."""
    gains: dict[tuple[str, str], list[float]] = defaultdict(list)
    won: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        seen = set()
        for seat, what, gain in game.study.get("uses", ()):
            key = game.seats[seat], what
            gains[key].append(gain)
            if key not in seen:
                seen.add(key)
                won[key].append(game.won(seat))
    rows = []
    for (seat, what), found in gains.items():
        mean, error = _mean(found)
        wins_of = won[seat, what]
        rows.append(
            Used(seat, what, len(found), len(found) / len(games), mean, error, sum(wins_of) / len(wins_of))
        )
    return sorted(rows, key=lambda row: (row.seat, _in_order(row.what), row.what))


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its interval."""
    n = len(numbers)
    mean = sum(numbers) / n
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, n - 1)
    return mean, Z * sqrt(spread / n)


class Brought(NamedTuple):
    """How something that seats bring into games has fared."""

    what: str
    times: int
    won: dict[str, Any]
    """The share of the games in which it was there that its seat won; a game counts once for a seat."""
    price: float
    did: float
    """What one did in a game, on average."""
    suffered: float
    lost: float
    """The share of them that were lost."""


def brought(games: Sequence[Game]) -> list[Brought]:
    """Every unit, or whatever the game says is brought, with how it fared."""
    found: dict[str, list[Sequence[Any]]] = defaultdict(list)
    won: dict[str, list[float]] = defaultdict(list)
    for game in games:
        seen = set()
        for piece in game.study.get("pieces", ()):
            seat, what = piece[0], piece[1]
            found[what].append(piece)
            if (seat, what) not in seen:
                seen.add((seat, what))
                won[what].append(game.won(seat))
    rows = []
    for what, pieces in found.items():
        _, _, price, did, suffered, lost = (
            sum(column) / len(pieces)
            for column in zip(*((0, 0, *piece[2:]) for piece in pieces), strict=True)
        )
        rows.append(Brought(what, len(pieces), share(won[what]), price, did, suffered, lost))
    return sorted(rows, key=lambda row: row.what)


class Met(NamedTuple):
    """How two things that met have done."""

    times: int
    gain: float
    """What it brought the first one's seat, on average."""


def met(games: Sequence[Game]) -> dict[tuple[str, str], Met]:
    """Everything that met, such as card against card."""
    gains: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for one, other, gain in game.study.get("meetings", ()):
            gains[one, other].append(gain)
    return {pair: Met(len(found), sum(found) / len(found)) for pair, found in gains.items()}


def places(games: Sequence[Game]) -> dict[str, Counter[str]]:
    """For every map how often each place is on it."""
    maps: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for name, found in game.study.get("places", {}).items():
            maps[name].update(found)
    return {name: counted for name, counted in maps.items() if counted}


def lengths(games: Sequence[Game]) -> dict[int, Counter[str]]:
    """For every number of rounds how often each side won, or nobody (an empty name)."""
    found: dict[int, Counter[str]] = defaultdict(Counter)
    for game in games:
        found[game.rounds]["+".join(game.seats[seat] for seat in game.winners)] += 1
    return dict(sorted(found.items()))


def reasons(games: Sequence[Game]) -> Counter[tuple[str, str]]:
    """How games ended: who won, and by what."""
    return Counter(("+".join(game.seats[seat] for seat in game.winners), game.reason) for game in games)

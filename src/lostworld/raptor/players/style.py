"""How a player plays: what it judges by, how far it looks, and what it overlooks."""

from __future__ import annotations

from typing import NamedTuple


class Games(NamedTuple):
    """How many games are played on before something is decided, and how far (``search/futures.py``)."""

    rounds: int = 2
    """With so many choices of cards."""
    ends: int = 6
    """From so many ends of a turn, or ways to place the figures."""
    most: int = 64
    """From each of them, at the most."""
    from_pairs: int = 240
    """From all pairs of cards together, at the most."""
    table_budget: int = 360
    """Pairs of cards are first played out with so many positions for each turn."""


class Style(NamedTuple):
    """One way to play. A player is a style with a name."""

    learned: bool = True
    """Judges by the learned net; otherwise by the hand weights."""
    others_from: tuple[int, ...] = ()
    """With so many milliseconds for a decision, or more, a second net judges with the first, and a third."""
    searched_cards: bool = True
    """Plays every pair of cards out; otherwise trusts the net's table (or, without a net, habit)."""
    responds: bool = False
    """Chooses the best card against what the other side would choose if it thought alike, never a mixture."""
    deep: bool = True
    """Looks into the next round's cards before it settles on a turn."""
    passes: tuple[tuple[int, int], ...] = ((60, 16), (240, 6))
    """When the next round is looked into: positions for each pair of cards, for how many ends."""
    card_passes: tuple[int, ...] = (40, 120, 360, 1080, 3240, 9720, 29160, 87480)
    """When pairs of cards are played out: positions for each turn."""
    games: Games | None = None
    """Then plays games on; only with the net."""
    blend: float = 0.0
    """How much the judgement without that look still counts beside it."""
    checked: int = 6
    """How many ways to use a card's effect are checked against the other side's answer."""
    widest: int = 100_000
    """The most positions of a turn that it looks at."""
    milliseconds: int = 1000
    """Its own time for a decision when nobody says otherwise."""
    blind: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """What it does not see of a position as Raptor and as Scientist, by the names in
    ``evaluation/weights.py``; hand weights only. Who learns a game sees what he wants before what threatens
    him, so the two differ."""
    noise: tuple[float, float] = (0.0, 0.0)
    """How far its judgement of a position may be off, as Raptor and as Scientist."""
    thrift: float = 0.002
    """How little it likes to leave a point unused: so much chance to win it gives for using one."""
    temper: float = 0.0
    """How often it chooses a card by feeling instead of by thought: high cards feel strong."""
    families: int = 60
    """How many ways to place the family it compares in the setup."""

"""Judging by games played on (``playouts.py``): which of a few positions is best, and what pairs are worth.

What was thought before counts as some games; the more are played, the less it says. Both functions may be cut
short, and then tell what is known so far. All values are Raptor's chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.rounds import Rounds, Stopped
from lostworld.raptor.search.situations import revealed

NINE: Final = 9
IN_HAND: Final = 1 / 3
"""A card in the own hand matters so much more than by how often it is chosen over all hands."""
THOUGHT_WORTH: Final = 12
"""So many games weigh as much as what was thought before: that is off by 0.02 or so, one game by 0.07."""
AT_ONCE: Final = 8
"""So many games from each position before any is dropped."""
ENOUGH: Final = 0.95
"""When so much of what matters has been looked into, that is enough."""
MOST_FROM_A_PAIR: Final = 48
"""More games from each pair of cards would change little."""
FAR_BEHIND: Final = 2.5
"""A position that is so many standard errors behind the best is dropped."""
REST_BUDGET: Final = 1000
"""Positions for each turn of a round that is played to its end first."""
TABLE_BUDGET: Final = 60
"""Positions for each pair of the choice of cards that games then begin with."""
SEED_STEP: Final = 7919
SEEDS: Final = 1 << 40
"""Games begin with a seed below this."""


class Start(NamedTuple):
    """A choice of cards that games are played on from, or a game that is over."""

    position: Position
    """Public knowledge."""
    thought: float
    """What was thought of it before."""
    table: list[float] | None = None
    """What its pairs of cards are worth, if they were played out: how games begin matters most."""


class Known(NamedTuple):
    """What the player who judges knows of hidden cards: the own ones."""

    side: int
    hand: int
    """As bits."""


class Race:
    """Positions that one side chooses among, with games played on from each; those far behind drop out.

    All are played on with the same seeds, so that they meet the same luck.
    """

    def __init__(self, starts: Mapping[int, Start], side: int) -> None:
        self.starts = starts
        self.sign = 1.0 if side == RAPTOR else -1.0
        self.running = list(starts)
        self.results: dict[int, list[float]] = {number: [] for number in starts}

    def value(self, number: int) -> float:
        """What is thought of a position by now."""
        results = self.results[number]
        total = THOUGHT_WORTH * self.starts[number].thought + sum(results)
        return total / (THOUGHT_WORTH + len(results))

    @property
    def leader(self) -> int:
        """The best of those that are still in the race."""
        return max(self.running, key=lambda number: self.sign * self.value(number))

    def drop(self) -> None:
        """Let go of all that are far behind the leader."""
        leader = self.leader
        self.running = [each for each in self.running if each == leader or not self.behind(each, leader)]

    def behind(self, number: int, leader: int) -> bool:
        """Whether a position is so far behind the leader that more games would hardly change it."""
        gaps = [ahead - own for ahead, own in zip(self.results[leader], self.results[number], strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n) * n / (n + THOUGHT_WORTH)
        return self.sign * (self.value(leader) - self.value(number)) > FAR_BEHIND * error

    def values(self) -> dict[int, float]:
        """What is thought of each position; none that dropped out stands above the leader, which is first."""
        leader = self.leader
        best = self.sign * self.value(leader)
        values = {leader: self.value(leader)}
        for number in self.starts:
            values.setdefault(number, self.sign * min(best, self.sign * self.value(number)))
        return values


def raced(
    rounds: Rounds, starts: Mapping[int, Start], known: Known, depth: int, most: int, seed: int
) -> dict[int, float]:
    """What each position is worth, by at most so many games of ``depth`` rounds from each; the best first."""
    race = Race(starts, known.side)
    try:
        for game in range(most):
            for number in race.running:
                value = game_from(rounds, starts[number], known, depth, seed + SEED_STEP * game)
                race.results[number].append(value)
            if game % AT_ONCE == AT_ONCE - 1:
                race.drop()
                if len(race.running) == 1:
                    break
    except Stopped:
        pass
    return race.values()


def table_played_on(
    rounds: Rounds,
    position: Position,
    table: list[float],
    known: Known,
    depth: int,
    most: int,
    seed: int,
    shown: int = 0,
) -> list[float]:
    """A table of pairs with at most so many games played on, from the pairs that matter most.

    ``shown`` is the card that Scientist has shown, or 0.
    """
    weights = pair_weights(rounds, position, table, known, shown)
    starts: dict[int, tuple[Start, Known]] = {}
    results: dict[int, list[float]] = {at: [] for at in weights}
    try:
        whole, done = sum(weights.values()), 0.0
        for at in sorted(weights, key=lambda at: (-weights[at], at)):
            starts[at] = start_of_pair(rounds, position, at, table[at], known)
            done += weights[at]
            if done > ENOUGH * whole:
                break
        for _ in range(min(most, MOST_FROM_A_PAIR * len(starts))):
            at = max(starts, key=lambda at: weights[at] / (len(results[at]) + AT_ONCE))
            start, kept = starts[at]
            seed_then = seed + SEED_STEP * len(results[at])
            results[at].append(game_from(rounds, start, kept, depth, seed_then))
    except Stopped:
        pass
    if not starts or done < whole / 2:
        return table
    # What was not looked into has changed as much as what was, as far as anybody knows; and what was thought
    # of all is wrong by as much as the games say on the whole. Else pairs would stand out only because few
    # games or none were played on from them.
    shift = sum(start.thought - table[at] for at, (start, _) in starts.items()) / len(starts)
    gaps = [result - starts[at][0].thought for at in starts for result in results[at]]
    error = sum(gaps) / len(gaps) if gaps else 0.0
    improved = list(table)
    for at in weights:
        thought = (starts[at][0].thought if at in starts else table[at] + shift) + error
        value = (THOUGHT_WORTH * thought + sum(results[at])) / (THOUGHT_WORTH + len(results[at]))
        improved[at] = min(1.0, max(0.0, value))
    return improved


def game_from(rounds: Rounds, start: Start, known: Known, depth: int, seed: int) -> float:
    """What one game from a start comes to."""
    if start.position.winner >= 0:
        return 1.0 if start.position.winner == RAPTOR else 0.0
    return rounds.played_on(start.position, depth, *known, seed, start.table)


def start_after(rounds: Rounds, position: Position, thought: float) -> Start:
    """The next choice of cards after what is left of a round, its pairs played out. May raise Stopped."""
    choice = rounds.next_choice(position, REST_BUDGET)
    if choice.winner >= 0:
        return Start(choice, 1.0 if choice.winner == RAPTOR else 0.0)
    table = rounds.pair_table(choice, TABLE_BUDGET)
    # A shallow look is no surer than what was thought before: both count.
    return Start(choice, (thought + rounds.table_value(choice, table)) / 2, table)


def pair_weights(
    rounds: Rounds, position: Position, table: list[float], known: Known, shown: int
) -> dict[int, float]:
    """How much each pair of cards that may be played matters.

    As often as both sides choose it, if they choose at once; and more so if a card of it is in the own hand.
    """
    gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
    rounds.learning.value(table, gone)
    shares = [
        {
            card: rounds.learning.usual_share(side, card)
            + (IN_HAND if side == known.side and known.hand >> card & 1 else 0.0)
            for card in range(1, NINE + 1)
            if not gone[side] >> card & 1
        }
        for side in (RAPTOR, SCIENTIST)
    ]
    if shown:
        shares[SCIENTIST] = {shown: 1.0}
    return {
        NINE * (raptor_card - 1) + scientist_card - 1: often * other_often
        for raptor_card, often in shares[RAPTOR].items()
        for scientist_card, other_often in shares[SCIENTIST].items()
    }


def start_of_pair(
    rounds: Rounds, position: Position, at: int, thought: float, known: Known
) -> tuple[Start, Known]:
    """Where a pair of cards leads to, and the cards that are kept then: unknown if the own hand lacks it."""
    cards = at // NINE + 1, at % NINE + 1
    own = 1 << cards[known.side]
    kept = known.hand & ~own if known.hand & own else 0
    return start_after(rounds, revealed(position, *cards), thought), Known(known.side, kept)

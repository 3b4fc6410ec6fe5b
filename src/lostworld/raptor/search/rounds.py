"""What follows from a position, by playing rounds out with the set search of ``turns.py``.

Everything here starts from public knowledge: the cards that are discarded and those being played. A round is
played out as the sides would: the lower card's effect, the other side's points, the mother's return; then the
next choice of cards may be looked into in the same way. All values are Raptor's chance to win, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lostworld.raptor.evaluation.net import Net
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.cards import Learning
from lostworld.raptor.search.pairs import Pairs, least
from lostworld.raptor.search.playouts import Playouts
from lostworld.raptor.search.situations import next_round, returning
from lostworld.raptor.search.turns import Turns

CARD_ROUNDS: Final = 100
ENDS_WITHOUT_MOTHER: Final = 3
"""So many ends of a turn without the mother are looked at together with her return."""
PLAYOUT_BUDGET: Final = 300
"""Positions for each turn of a game that is played on."""
PLAYOUT_TABLE: Final = 60
"""The same for each turn of a pair of cards, when the cards are chosen in it."""
LEAST_ROOM: Final = 300
"""Room for the positions of a card's effect, however little one may look at."""


class Stopped(Exception):
    """Time is up in the middle of something; what was found so far counts."""


class Rounds:
    """Room for looking at rounds: one search within another. Threads need one each."""

    def __init__(self, position: Position, net: Net, capacity: int, spend: Callable[[int], None]) -> None:
        """``spend`` is told how many positions were looked at; it may raise ``Stopped``."""
        self.net = net
        self.spend = spend
        capacity = max(capacity, LEAST_ROOM)
        self.own = Turns(position, capacity)
        self.answers = Turns(position, capacity)
        self.returns = Turns(position, 128)
        self.effects = Turns(position, capacity)
        self.pairs = Pairs(position, capacity)
        self.playouts = Playouts(position, PLAYOUT_BUDGET, PLAYOUT_TABLE)
        self.learning = Learning()
        self.last_table: list[float] | None = None
        """What the pairs of the choice of cards are worth that was looked into last."""

    def explore(self, turns: Turns, position: Position, budget: int) -> float:
        """Look at a turn; its value for the side whose turn it is."""
        value = turns.explore(position, self.net, max(least(position), min(budget, turns.capacity)))
        self.spend(turns.judged)
        return value

    def blur(self, noise: float, seed: int) -> None:
        """Misjudge every position by up to ``noise``, each in its own way."""
        for turns in (self.own, self.answers, self.returns):
            turns.noise = noise
            turns.noise_seed = seed
        self.pairs.blur(noise, seed)

    # --- inside a round ---------------------------------------------------------------------------

    def after_effect(self, position: Position, budget: int, turns: Turns | None = None) -> float:
        """Raptor's chance when a side is about to spend its points, or to put the mother back."""
        if position.phase == phases.RETURN:
            return self.explore(self.returns, position, 128)
        used = turns or self.answers
        value = self.explore(used, position, budget)
        if position.mother == 0 and value < 1.0:
            value = max(
                1.0 - self.after_points(end, 0) for end in self.ends(used, position, ENDS_WITHOUT_MOTHER)
            )
        return value if position.side == RAPTOR else 1.0 - value

    def after_points(self, position: Position, budget: int) -> float:
        """Raptor's chance when the points are spent.

        At the round's end, after the mother's return if she is away. With a budget the next choice of cards
        is looked into, with so many positions for each pair of cards.
        """
        if position.winner >= 0:
            return 1.0 if position.winner == RAPTOR else 0.0
        if position.mother == 0:
            back = returning(position)
            value = self.explore(self.returns, back, 128)
            if not budget:
                return value
            return max(self.after_points(end, budget) for end in self.ends(self.returns, back, 2))
        if budget:
            return self.before_cards(next_round(position), budget)
        self.spend(1)
        return self.net.chance(position)

    def ends(self, turns: Turns, position: Position, most: int) -> list[Position]:
        """The positions that the best ways to play a turn lead to, best first."""
        return [self.end(turns, position, index) for index in turns.best_ends(most)]

    def next_choice(self, position: Position, budget: int) -> Position:
        """The next choice of cards, what is left of the round played well; or a game that is won."""
        if position.phase == phases.EFFECT:
            self.explore(self.effects, position, budget)
            position = self.end(self.effects, position, self.effects.best)
        if position.phase == phases.POINTS and position.left:
            self.explore(self.answers, position, budget)
            position = self.end(self.answers, position, self.answers.best)
        if position.winner >= 0:
            return position
        if position.mother == 0:
            back = returning(position)
            self.explore(self.returns, back, 128)
            position = self.end(self.returns, back, self.returns.best)
        return next_round(position)

    def end(self, turns: Turns, position: Position, index: int) -> Position:
        """The position that one way to play a turn leads to: the other side's points, or the round's end."""
        end = position.copy()
        turns.put(index, end)
        if end.phase == phases.EFFECT:
            end.begin()
        return end

    # --- the cards --------------------------------------------------------------------------------

    def pair_table(self, position: Position, budget: int, tops: int = 1, shown: int = 0) -> list[float]:
        """Raptor's chance for each pair of cards that may be played, row by row; 0.5 for the others.

        ``shown`` is the card that Scientist has shown, or 0.
        """
        table = [0.5] * 81
        gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
        for raptor_card in range(1, 10):
            for scientist_card in range(1, 10):
                if gone[0] >> raptor_card & 1 or gone[1] >> scientist_card & 1:
                    continue
                if shown in (0, scientist_card):
                    at = 9 * (raptor_card - 1) + scientist_card - 1
                    table[at] = self.pairs.chance(
                        position, self.net, raptor_card, scientist_card, budget, tops
                    )
                    self.spend(self.pairs.looked)
        return table

    def before_cards(self, position: Position, budget: int) -> float:
        """Raptor's chance before cards are chosen, by playing every pair out; leaves ``last_table``."""
        self.last_table = self.pair_table(position, budget)
        return self.table_value(position, self.last_table)

    def played_on(
        self,
        position: Position,
        depth: int,
        side: int,
        held: int,
        seed: int,
        table: list[float] | None = None,
    ) -> float:
        """Raptor's chance by one game played on for some rounds; see ``playouts.py``."""
        value = self.playouts.chance(position, self.net, depth, side, held, seed, table)
        self.spend(self.playouts.looked)
        return value

    def table_value(self, position: Position, table: list[float]) -> float:
        """What a table of card pairs is worth when both sides choose well."""
        gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
        if position.phase == phases.CARDS_OBSERVED:
            return self.learning.observed_value(table, gone)
        return self.learning.value(table, gone, CARD_ROUNDS)

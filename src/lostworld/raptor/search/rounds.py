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
from lostworld.raptor.search.situations import next_round, returning, revealed
from lostworld.raptor.search.turns import Turns

NINE: Final = 9
CARD_ROUNDS: Final = 100
ENOUGH: Final = 0.85
"""When so much of what matters has been played out to the end of the round after, that is enough."""
ENDS_WITHOUT_MOTHER: Final = 3
"""So many ends of a turn without the mother are looked at together with her return."""
ENDS_BEYOND: Final = 2
"""So many ends of a turn are looked at together with the round after."""
LEAST_ROOM: Final = 300
"""Room for the positions of a card's effect, however little one may look at."""


class Stopped(Exception):
    """Time is up in the middle of something; what was found so far counts."""


def mover(pair: int) -> int:
    """Who has points to spend after a pair of cards: the higher one's side; -1 for equal ones."""
    raptor_card, scientist_card = divmod(pair, NINE)
    return -1 if raptor_card == scientist_card else RAPTOR if raptor_card > scientist_card else SCIENTIST


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
        self.learning = Learning()
        self.holder = RAPTOR
        self.held = 0
        """The cards, as bits, that one side is known to go on holding: that of the player who thinks."""

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

    def after_points(self, position: Position, budget: int, below: int = 0) -> float:
        """Raptor's chance when the points are spent.

        At the round's end, after the mother's return if she is away.

        With a budget the next choice of cards is looked into, with so many positions for each pair of cards;
        and with one ``below`` also the choice after that one.
        """
        if position.winner >= 0:
            return 1.0 if position.winner == RAPTOR else 0.0
        if position.mother == 0:
            back = returning(position)
            value = self.explore(self.returns, back, 128)
            if not budget:
                return value
            return max(self.after_points(end, budget, below) for end in self.ends(self.returns, back, 2))
        if budget:
            return self.before_cards(next_round(position), budget, below)
        self.spend(1)
        return self.net.chance(position)

    def ends(self, turns: Turns, position: Position, most: int) -> list[Position]:
        """The positions that the best ways to play a turn lead to, best first."""
        return [self.end(turns, position, index) for index in turns.best_ends(most)]

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

    def before_cards(self, position: Position, budget: int, below: int = 0) -> float:
        """Raptor's chance before cards are chosen, by playing every pair out."""
        table = self.pair_table(position, budget)
        if below and position.phase == phases.CARDS:
            holder, held = self.holder, self.held
            self.held = 0  # the round after, it may hold any
            try:
                table = self.deepened(position, table, budget, below, (holder, held))
            finally:
                self.held = held
        return self.table_value(position, table)

    # --- the round after ---------------------------------------------------------------------------

    def deepened(
        self, position: Position, table: list[float], budget: int, below: int, own: tuple[int, int] = (0, 0)
    ) -> list[float]:
        """The table with the pairs that matter most played out to the end of the round after this one.

        A pair matters as often as both sides choose it, and more so if a card of it is in the ``own`` hand (a
        side and its cards as bits). ``budget``: positions for each turn of this round, ``below``: for each
        of the round after. Pairs that are left out change as much as those looked into do on average. If
        time is up before half of what matters is done, the table stays as it is.
        """
        self.table_value(position, table)
        weights = self.weights(position, own)
        whole = sum(weights.values())
        done = 0.0
        found: dict[int, float] = {}
        try:
            for at in sorted(weights, key=lambda at: (-weights[at], at)):
                found[at] = self.pair_beyond(position, at // NINE + 1, at % NINE + 1, budget, below)
                done += weights[at]
                if done >= ENOUGH * whole:
                    break
        except Stopped:
            if done < whole / 2:
                raise
        if not found:
            return table
        shifts: dict[int, list[float]] = {-1: [], 0: [], 1: []}
        for at, value in found.items():
            shifts[mover(at)].append(value - table[at])
        overall = sum(sum(shift) for shift in shifts.values()) / len(found)
        means = {
            side: sum(shift) / len(shift) if len(shift) > 2 else overall for side, shift in shifts.items()
        }
        return [
            found[at] if at in found else min(1.0, max(0.0, table[at] + means[mover(at)]))
            for at in range(NINE * NINE)
        ]

    def weights(self, position: Position, own: tuple[int, int]) -> dict[int, float]:
        """How much each pair of cards that may be played matters, by the last solution; see ``deepened``."""
        side, hand = own
        gone = [position.cards_of(each)[3] for each in (RAPTOR, SCIENTIST)]
        shares = [
            [
                self.learning.usual_share(each, card) + (1 / 3 if each == side and hand >> card & 1 else 0.0)
                for card in range(1, NINE + 1)
            ]
            for each in (RAPTOR, SCIENTIST)
        ]
        return {
            NINE * i + j: shares[0][i] * shares[1][j]
            for i in range(NINE)
            for j in range(NINE)
            if not gone[0] >> i + 1 & 1 and not gone[1] >> j + 1 & 1
        }

    def pair_beyond(
        self, position: Position, raptor_card: int, scientist_card: int, budget: int, below: int
    ) -> float:
        """Raptor's chance for a pair of cards, the round after it played out too."""
        shown = revealed(position, raptor_card, scientist_card)
        if raptor_card == scientist_card:
            return self.after_points(shown, below)
        if shown.phase == phases.EFFECT:
            self.explore(self.effects, shown, budget)
            shown = self.end(self.effects, shown, self.effects.best)
            if shown.phase == phases.RETURN:
                return self.after_points(shown, below)
        value = self.explore(self.answers, shown, budget)
        if value >= 1.0:
            return 1.0 if shown.side == RAPTOR else 0.0
        most = ENDS_WITHOUT_MOTHER if shown.mother == 0 else ENDS_BEYOND
        ends = [self.after_points(end, below) for end in self.ends(self.answers, shown, most)]
        return max(ends) if shown.side == RAPTOR else min(ends)

    def table_value(self, position: Position, table: list[float]) -> float:
        """What a table of card pairs is worth when both sides choose well."""
        gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
        observed = position.phase == phases.CARDS_OBSERVED
        if self.held:
            # Both choose as if every hand were possible; what it comes to depends on the hand that is held.
            if observed:
                value = self.learning.observed_holding_value(table, gone, self.holder, self.held)
            else:
                self.learning.value(table, gone, CARD_ROUNDS)
                value = self.learning.holding_value(table, self.holder, self.held)
            if value >= 0.0:
                return value
        if observed:
            return self.learning.observed_value(table, gone)
        return self.learning.value(table, gone, CARD_ROUNDS)

"""The choice of cards as a game of its own.

A table of what each pair is worth, and all hands that may be held.

Both sides choose in secret, so the answer is a mixture. Each side may hold any three of the cards that are
not discarded; ``solve`` lets all hands of both sides learn by regret (CFR+) and gives the mixture of one of
them. Only two lists of nine meet in a round of learning, so it takes a fraction of a millisecond.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.rules.bits import count, lowest

NINE = 9
HANDS = 84
"""As many ways there are to hold three of nine cards."""
ROUNDS = 120
MOST_ROUNDS = 1_000_000
ALL_NINE = 0b1111111110
HAND = 3


class Learning:
    """The regrets of all hands of both sides. Threads need one each."""

    if not cython.compiled:
        hands: list[int]
        regret: list[float]
        total: list[float]
        mixed: list[float]
        hands_of: list[int]
        usual: list[float]
        pays: list[float]
        worths: list[float]

    def __init__(self) -> None:
        self.round = -1  # the round that was solved last, for self-play
        if not cython.compiled:
            self.hands = [0] * (2 * HANDS * 3)
            self.regret = [0.0] * (2 * HANDS * 3)
            self.total = [0.0] * (2 * HANDS * 3)
            self.mixed = [0.0] * (2 * HANDS * 3)
            self.hands_of = [0, 0]
            self.usual = [0.0] * (2 * NINE)
            self.pays = [0.0] * (NINE * NINE)
            self.worths = [0.0] * (NINE + 1)

    def _lay(self, table: list[float], gone: tuple[int, int], rounds: int) -> None:
        """Take a table over. Refuses what no table, no discarded cards, or no number of rounds can be."""
        check(table, gone, rounds)
        for i in range(NINE * NINE):
            self.pays[i] = table[i]

    def mixture(
        self, table: list[float], gone: tuple[int, int], side: int, hand: int, rounds: int = ROUNDS
    ) -> list[float]:
        """How often ``side``, holding ``hand`` (as bits), should choose each card.

        Ten shares, the first unused.

        ``table`` is Raptor's chance for each pair, row by row; ``gone`` are the discarded cards as bits.
        """
        self._lay(table, gone, rounds)
        check_card(side, 1)
        if hand & ~ALL_NINE:
            raise ValueError("a hand holds cards from 1 to 9")
        if not cython.compiled:
            shares = [0.0] * 10
        solve(self, self.pays, gone[0], gone[1], rounds)
        share_out(self, side, hand, shares)
        return [shares[i] for i in range(10)]

    def value(self, table: list[float], gone: tuple[int, int], rounds: int = ROUNDS) -> float:
        """Raptor's chance when both sides choose well."""
        self._lay(table, gone, rounds)
        return solve(self, self.pays, gone[0], gone[1], rounds)

    def observed_value(self, table: list[float], gone: tuple[int, int]) -> float:
        """The same when Scientist shows his card first: the mean over his hands, each choosing well."""
        self._lay(table, gone, 0)
        deal_hands(self, 0, gone[0])
        return solve_observed(self, self.pays, gone[1], self.worths)

    def shown_worth(self, table: list[float], gone: tuple[int, int], card: int) -> float:
        """Raptor's chance when Scientist shows ``card`` and Raptor answers well.

        Over all hands Raptor may hold.
        """
        self._lay(table, gone, 0)
        check_card(0, card)
        deal_hands(self, 0, gone[0])
        shown_worths(self, self.pays, self.worths)
        return self.worths[card]

    def card_worth(self, table: list[float], side: int, card: int) -> float:
        """Raptor's chance when ``side`` plays ``card`` and the other side as usual, by the last solution."""
        check(table, (0, 0), 0)
        check_card(side, card)
        total = 0.0
        for other in range(NINE):
            at = NINE * (card - 1) + other if side == 0 else NINE * other + card - 1
            total += self.usual[NINE * (1 - side) + other] * table[at]
        return total

    def usual_share(self, side: int, card: int) -> float:
        """How often ``side`` chooses ``card`` over all its hands, by the last solution."""
        check_card(side, card)
        return self.usual[NINE * side + card - 1]


def check(table: list[float], gone: tuple[int, int], rounds: int) -> None:
    """Refuse what no table, no discarded cards, or no number of rounds can be."""
    if len(table) != NINE * NINE:
        raise ValueError(f"a table holds {NINE * NINE} chances, not {len(table)}")
    if len(gone) != 2 or not all((ALL_NINE & ~cards).bit_count() >= HAND for cards in gone):
        raise ValueError("both sides have three cards or more that are not discarded")
    if not 0 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"{rounds} rounds of learning cannot be")


def check_card(side: int, card: int) -> None:
    """Refuse a side or a card that is none."""
    if not 0 <= side <= 1 or not 1 <= card <= NINE:
        raise ValueError(f"side {side} has no card {card}")


def holds(learning: Learning, side: int, number: int, held: int) -> int:
    """Whether a hand has all the cards ``held`` in it."""
    at = side * HANDS * 3 + 3 * number
    bits = 2 << learning.hands[at] | 2 << learning.hands[at + 1] | 2 << learning.hands[at + 2]
    return bits & held == held


def deal_hands(learning: Learning, side: int, gone: int) -> int:
    """List the hands that ``side`` may hold; how many."""
    n = 0
    base = side * HANDS * 3
    for one in range(1, 8):
        if gone >> one & 1:
            continue
        for two in range(one + 1, 9):
            if gone >> two & 1:
                continue
            for three in range(two + 1, 10):
                if gone >> three & 1:
                    continue
                learning.hands[base + 3 * n] = one - 1
                learning.hands[base + 3 * n + 1] = two - 1
                learning.hands[base + 3 * n + 2] = three - 1
                n += 1
    learning.hands_of[side] = n
    return n


def solve(
    learning: Learning, table: list[float], gone_raptor: int, gone_scientist: int, rounds: int
) -> float:
    """CFR+ over all hands, averages weighed by the round; Raptor's chance with the average mixtures."""
    if not cython.compiled:
        now = [0.0] * (2 * NINE)
        worth = [0.0] * NINE
    for side in range(2):
        deal_hands(learning, side, gone_raptor if side == 0 else gone_scientist)
    for i in range(2 * HANDS * 3):
        learning.regret[i] = 0.0
        learning.total[i] = 0.0
    for i in range(2 * NINE):
        now[i] = 0.0
        learning.usual[i] = 0.0
    for side in range(2):
        mix(learning, side, now, 0.0)
    for step in range(rounds):
        # Raptor learns against the other's present mixture, then the other against Raptor's new one.
        for i in range(NINE):
            worth[i] = 0.0
            for j in range(NINE):
                worth[i] += table[NINE * i + j] * now[NINE + j]
        regret_step(learning, 0, worth)
        mix(learning, 0, now, step + 1.0)
        for j in range(NINE):
            worth[j] = 0.0
            for i in range(NINE):
                worth[j] -= table[NINE * i + j] * now[i]
        regret_step(learning, 1, worth)
        mix(learning, 1, now, step + 1.0)
    for side in range(2):
        total = 0.0
        for i in range(NINE):
            total += learning.usual[NINE * side + i]
        for i in range(NINE):
            learning.usual[NINE * side + i] /= total
    value = 0.0
    for i in range(NINE):
        for j in range(NINE):
            value += learning.usual[i] * table[NINE * i + j] * learning.usual[NINE + j]
    return value


def mix(learning: Learning, side: int, now: list[float], weight: float) -> None:
    """Each hand's mixture by its regrets; ``now`` gets the side's mean over all hands."""
    base = side * HANDS * 3
    hands = learning.hands_of[side]
    for i in range(NINE):
        now[NINE * side + i] = 0.0
    each = 1.0 / hands
    for h in range(hands):
        at = base + 3 * h
        total = learning.regret[at] + learning.regret[at + 1] + learning.regret[at + 2]
        for k in range(3):
            share = learning.regret[at + k] / total if total > 0.0 else 1.0 / 3.0
            learning.mixed[at + k] = share
            learning.total[at + k] += weight * share
            now[NINE * side + learning.hands[at + k]] += each * share
    for i in range(NINE):
        learning.usual[NINE * side + i] += weight * now[NINE * side + i]


def regret_step(learning: Learning, side: int, worth: list[float]) -> None:
    """Add what each hand would have gained with another card; what falls below zero is forgotten."""
    base = side * HANDS * 3
    for h in range(learning.hands_of[side]):
        at = base + 3 * h
        mean = 0.0
        for k in range(3):
            mean += learning.mixed[at + k] * worth[learning.hands[at + k]]
        for k in range(3):
            gained = learning.regret[at + k] + worth[learning.hands[at + k]] - mean
            learning.regret[at + k] = gained if gained > 0.0 else 0.0


def share_out(learning: Learning, side: int, hand: int, shares: list[float]) -> None:
    """The average mixture of one hand."""
    base = side * HANDS * 3
    for i in range(10):
        shares[i] = 0.0
    for h in range(learning.hands_of[side]):
        at = base + 3 * h
        bits = 0
        for k in range(3):
            bits |= 2 << learning.hands[at + k]
        if bits != hand:
            continue
        total = learning.total[at] + learning.total[at + 1] + learning.total[at + 2]
        for k in range(3):
            shares[learning.hands[at + k] + 1] = learning.total[at + k] / total if total > 0.0 else 1.0 / 3.0
        return
    # A hand that the public cards do not allow: nothing has been learned for it.
    rest = hand
    while rest:
        shares[lowest(rest)] = 1.0 / count(hand)
        rest &= rest - 1


def shown_worths(learning: Learning, table: list[float], worths: list[float]) -> None:
    """What each card that Scientist shows is worth to Raptor, who answers well.

    Raptor's hands are dealt already.
    """
    for j in range(NINE):
        total = 0.0
        for h in range(learning.hands_of[0]):
            best = 0.0
            for k in range(3):
                value = table[NINE * learning.hands[3 * h + k] + j]
                if value > best:
                    best = value
            total += best
        worths[j + 1] = total / learning.hands_of[0]


def solve_observed(learning: Learning, table: list[float], gone_scientist: int, worths: list[float]) -> float:
    """The mean over Scientist's hands of the card that is worth least to Raptor."""
    shown_worths(learning, table, worths)
    base = HANDS * 3
    n = deal_hands(learning, 1, gone_scientist)
    total = 0.0
    for h in range(n):
        least = 1.0
        for k in range(3):
            value = worths[learning.hands[base + 3 * h + k] + 1]
            if value < least:
                least = value
        total += least
    return total / n

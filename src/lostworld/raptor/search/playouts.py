"""Games played on for a round or two, with the luck of the cards taken out again.

Both sides choose their cards with every pair played out, and play their turns by a small search; then the net
judges. What the cards drawn and chosen brought one side, by the table of pairs, is counted as luck and taken
from the result: it is nothing on average, and without it a few dozen games say as much as thousands. What
remains is where the judgement was wrong. (Backgammon programs have judged positions like this for long.)
The net's own table of pairs would make games seven times as fast, but whoever chooses cards by it chooses
worse, and the longer such games go on, the less they say (``docs/bots.md``).
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.evaluation.net import Net, lay_base
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import (
        ALL_CARDS,
        CARDS,
        CARDS_OBSERVED,
        CHOOSE_CARD,
        EFFECT,
        OVER,
        POINTS,
        RAPTOR,
        RETURN,
        SHUFFLE,
        Position,
        act,
        conclude,
        draw_number,
        shuffle,
        winning,
    )
    from lostworld.raptor.search.cards import Learning, deal_hands, holds, share_out, shown_worths, solve
    from lostworld.raptor.search.pairs import Pairs, fill_table
    from lostworld.raptor.search.turns import LONGEST_PLAN, Turns, best_plan, chance_of, explore, new_scratch

CARD_ROUNDS = 30
MOST_STEPS = 5_000
"""More than any game has; from a position that cannot be nothing may follow for ever."""
NINE = 9
CELLS = 81
HANDS = 84
HAND = 3


class Playouts:
    """Room to play games on. Threads need one each."""

    if not cython.compiled:
        first: list[float]

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Without its ``__init__`` it has room for no position, and refuses every game.
            self.turns = Turns.__new__(Turns)
            self.pairs = Pairs.__new__(Pairs)
            self.learning = Learning.__new__(Learning)

    def __init__(self, position: Position, budget: int, table_budget: int) -> None:
        """How many positions a turn may look at, and each turn of a pair of cards."""
        self.turns = Turns(position, budget)
        self.pairs = Pairs(position, table_budget)
        self.learning = Learning()
        self.budget = budget
        self.table_budget = table_budget
        self.looked = 0
        self.given = 0
        if not cython.compiled:
            self.first = [0.0] * CELLS

    def chance(
        self,
        position: Position,
        net: Net,
        rounds: int,
        side: int,
        held: int,
        seed: int,
        table: list[float] | None = None,
    ) -> float:
        """Raptor's chance by one game, played on until some choices of cards have been made.

        ``position`` is public and no decision is half taken: hidden cards are dealt at random, except those
        that ``side`` is known to hold (as bits). ``table``: what the pairs of the first choice are worth, if
        that is known already. The chance may be below 0 or above 1; ``looked`` says how many positions were
        judged.
        """
        if not self.turns.capacity:
            raise ValueError("this has room for no position")
        if position.phase not in (CARDS, CARDS_OBSERVED, EFFECT, POINTS, RETURN) or not position.board.walk:
            raise ValueError("games are played on from a round that has begun")
        if rounds < 0:
            raise ValueError(f"{rounds} rounds cannot be played")
        if not 0 <= side <= 1 or held & ~ALL_CARDS:
            raise ValueError("one of two sides holds cards from 1 to 9")
        if table is not None and len(table) != CELLS:
            raise ValueError(f"a table holds {CELLS} chances, not {len(table)}")
        s = new_scratch(position)
        s.random = seed
        raptor_held = held if side == 0 else 0
        scientist_held = held if side == 1 else 0
        deal_at_random(s, 0, raptor_held)
        deal_at_random(s, 1, scientist_held)
        turns = self.turns
        pairs = self.pairs
        if position.board is not turns.here.board:
            turns.settle_on(s)
            pairs.settle_on(s)
        here = turns.here
        there = turns.there
        learning = self.learning
        self.looked = 0
        self.given = 0
        if table is not None:
            self.given = 1
            for i in range(CELLS):
                self.first[i] = table[i]
        with cython.nogil:
            value = play_on(
                self, s, turns, here, there, learning, net, rounds, raptor_held, scientist_held, pairs
            )
        return value


def deal_at_random(s: Position, side: int, held: int) -> None:
    """Give a side the cards it is known to hold and others at random; the rest is its draw pile."""
    rest = ALL_CARDS & ~s.discard[side] & ~held
    size = HAND
    if s.played[side]:
        rest &= ~(1 << s.played[side])
        size -= 1
    s.hand[side] = held
    while count(s.hand[side]) < size and rest:
        card = lowest(nth(rest, draw_number(s, count(rest))))
        rest ^= 1 << card
        s.hand[side] |= 1 << card
    size = 0
    packed = s.random & 0
    while rest:
        card = lowest(nth(rest, draw_number(s, count(rest))))
        rest ^= 1 << card
        packed = (packed << 4) | card
        size += 1
    s.pile[side] = packed
    s.pile_size[side] = size


def nth(members: int, n: int) -> int:
    """The n-th member of a set, places or cards, as a set."""
    while n > 0:
        members &= members - 1
        n -= 1
    return members & -members


def play_on(
    playouts: Playouts,
    s: Position,
    turns: Turns,
    here: Position,
    there: Position,
    learning: Learning,
    net: Net,
    rounds: int,
    kept_raptor: int,
    kept_scientist: int,
    pairs: Pairs,
) -> float:
    """A game from a choice of cards: its result, or the net's judgement after some rounds, without luck."""
    if not cython.compiled:
        table = [0.0] * 81
        shares = [0.0] * 10
    luck = 0.0
    steps = 0
    if is_settled(s):
        conclude(s)
    while s.phase != OVER and steps < MOST_STEPS:
        steps += 1
        if s.phase == SHUFFLE:
            shuffle(s)
        elif s.phase == CARDS or s.phase == CARDS_OBSERVED:
            if rounds == 0:
                lay_base(net, s)
                playouts.looked += 1
                return chance_of(net, s, -1, 0) - luck
            if playouts.given:
                playouts.given = 0
                for i in range(CELLS):
                    table[i] = playouts.first[i]
            else:
                pairs.looked = 0
                fill_table(pairs, s, net, playouts.table_budget, table)
                playouts.looked += pairs.looked
            if s.phase == CARDS:
                solve(learning, table, s.discard[0], s.discard[1], CARD_ROUNDS)
                expected = meeting_worth(learning, table, kept_raptor, kept_scientist)
            else:
                expected = observed_worth(learning, table, s, kept_raptor, kept_scientist)
            rounds -= 1
            if s.phase == CARDS:
                share_out(learning, 0, s.hand[0], shares)
                raptor_card = draw_card(s, 0, shares)
                share_out(learning, 1, s.hand[1], shares)
                scientist_card = draw_card(s, 1, shares)
                act(s, 1, CHOOSE_CARD + scientist_card)
            else:
                scientist_card = card_to_show(s.hand[1], learning.worths)
                raptor_card = best_answer(s.hand[0], table, scientist_card)
                act(s, 1, CHOOSE_CARD + scientist_card)
                conclude(s)
            act(s, 0, CHOOSE_CARD + raptor_card)
            luck += table[NINE * (raptor_card - 1) + scientist_card - 1] - expected
            kept_raptor = s.hand[0]
            kept_scientist = s.hand[1]
            conclude(s)
        else:
            play_turn(playouts, s, turns, here, there, net)
    if s.phase != OVER:
        return 0.5
    return (1.0 if s.side == RAPTOR else 0.0) - luck


def is_settled(s: Position) -> int:
    """Whether what was decided is still to be carried out: points spent, the mother back, the same card."""
    if s.phase == POINTS:
        return s.left == 0 or winning(s) >= 0
    if s.phase == RETURN:
        return s.mother != 0
    return s.played[0] and s.played[0] == s.played[1]


def draw_card(s: Position, side: int, shares: list[float]) -> int:
    """A card of the hand, as often as its share says."""
    point = draw_number(s, 1000000) / 1000000.0
    rest = s.hand[side]
    while rest & (rest - 1):
        point -= shares[lowest(rest)]
        if point < 0.0:
            break
        rest &= rest - 1
    return lowest(rest)


def usual_of(learning: Learning, side: int, kept: int, usual: list[float]) -> None:
    """How often a side chooses each card over all hands that have the cards ``kept`` in them."""
    for i in range(NINE):
        usual[i] = 0.0
    n = 0
    for h in range(learning.hands_of[side]):
        if not holds(learning, side, h, kept):
            continue
        n += 1
        at = side * HANDS * 3 + 3 * h
        total = learning.total[at] + learning.total[at + 1] + learning.total[at + 2]
        for k in range(3):
            share = learning.total[at + k] / total if total > 0.0 else 1.0 / 3.0
            usual[learning.hands[at + k]] += share
    for i in range(NINE):
        usual[i] = usual[i] / n if n else 1.0 / NINE


def meeting_worth(learning: Learning, table: list[float], kept_raptor: int, kept_scientist: int) -> float:
    """Raptor's chance by the last solution when both sides are known to have kept some cards."""
    if not cython.compiled:
        raptor = [0.0] * NINE
        scientist = [0.0] * NINE
    usual_of(learning, 0, kept_raptor, raptor)
    usual_of(learning, 1, kept_scientist, scientist)
    return meeting(table, raptor, scientist)


def meeting(table: list[float], raptor: list[float], scientist: list[float]) -> float:
    """What a table of pairs is worth when both sides choose each card so often."""
    value = 0.0
    for i in range(NINE):
        for j in range(NINE):
            value += raptor[i] * table[NINE * i + j] * scientist[j]
    return value


def observed_worth(
    learning: Learning, table: list[float], s: Position, kept_raptor: int, kept_scientist: int
) -> float:
    """The same when Scientist shows his card first."""
    deal_hands(learning, 0, s.discard[0])
    deal_hands(learning, 1, s.discard[1])
    shown_worths(learning, table, learning.worths)
    total = 0.0
    n = 0
    for h in range(learning.hands_of[1]):
        if not holds(learning, 1, h, kept_scientist):
            continue
        at = HANDS * 3 + 3 * h
        bits = 2 << learning.hands[at] | 2 << learning.hands[at + 1] | 2 << learning.hands[at + 2]
        shown = card_to_show(bits, learning.worths)
        for own in range(learning.hands_of[0]):
            if not holds(learning, 0, own, kept_raptor):
                continue
            at = 3 * own
            bits = 2 << learning.hands[at] | 2 << learning.hands[at + 1] | 2 << learning.hands[at + 2]
            total += table[NINE * (best_answer(bits, table, shown) - 1) + shown - 1]
            n += 1
    return total / n if n else 0.5


def card_to_show(hand: int, worths: list[float]) -> int:
    """The card of Scientist's hand that is worth least to Raptor when it is shown."""
    best = lowest(hand)
    while hand:
        if worths[lowest(hand)] < worths[best]:
            best = lowest(hand)
        hand &= hand - 1
    return best


def best_answer(hand: int, table: list[float], shown: int) -> int:
    """Raptor's best card against the one shown."""
    best = lowest(hand)
    while hand:
        if table[NINE * (lowest(hand) - 1) + shown - 1] > table[NINE * (best - 1) + shown - 1]:
            best = lowest(hand)
        hand &= hand - 1
    return best


def play_turn(
    playouts: Playouts, s: Position, turns: Turns, here: Position, there: Position, net: Net
) -> None:
    """Search a turn and play it to its end."""
    if not cython.compiled:
        plan = [0] * LONGEST_PLAN
    lay_base(net, s)
    explore(turns, s, here, there, net, playouts.budget)
    playouts.looked += turns.judged
    n = best_plan(turns, plan)
    side = s.side
    phase = s.phase
    while n > 0 and s.phase == phase and s.side == side:
        n -= 1
        act(s, side, plan[n])
        conclude(s)

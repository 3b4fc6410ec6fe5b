"""A round played out for a pair of cards, and for all pairs: what each is worth to Raptor.

The lower card's effect, the other side's points, the mother's return, each by the set search of ``turns.py``.
It starts from public knowledge: which cards are discarded. Compiled, without the interpreter lock, because
players look into the next round with it and training learns from it.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.evaluation.net import Net, lay_base
    from lostworld.raptor.rules.kernel import (
        CARDS,
        EFFECT,
        FAMILY_FIRE,
        RAPTOR,
        RETURN,
        Position,
        assign,
        begin_points,
        conclude,
        family_of,
    )
    from lostworld.raptor.search.turns import Turns, chance_of, explore, unpack

SMALLEST = 48
"""A turn is never looked at with fewer positions than this."""
SMALLEST_EFFECT = 300
"""Nor a card's effect with fewer than these: three fires must all find their places."""
RETURNS = 128
"""Room for all places to which the mother may return."""
ENDS_BEFORE_RETURN = 3
"""So many ends of a turn without the mother are looked at together with her return."""


def least(position: Position) -> int:
    """With fewer positions than this a turn is never looked at."""
    return SMALLEST_EFFECT if position.phase == EFFECT else SMALLEST


class Pairs:
    """Room for playing rounds out. Threads need one each."""

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Without its ``__init__`` it has room for no position, and refuses every one.
            self.effects = Turns.__new__(Turns)
            self.answers = Turns.__new__(Turns)
            self.returns = Turns.__new__(Turns)
            self.shown = Position.__new__(Position)
            self.end = Position.__new__(Position)
            self.back = Position.__new__(Position)
            self.here = Position.__new__(Position)
            self.there = Position.__new__(Position)

    def __init__(self, position: Position, capacity: int) -> None:
        """Room for ``capacity`` positions of a turn, on the board of ``position``."""
        capacity = max(capacity, SMALLEST_EFFECT)
        self.effects = Turns(position, capacity)
        self.answers = Turns(position, capacity)
        self.returns = Turns(position, RETURNS)
        self.shown = position.copy()
        self.end = position.copy()
        self.back = position.copy()
        self.here = position.copy()
        self.there = position.copy()
        self.looked = 0

    def settle_on(self, position: Position) -> None:
        """Move to the board of ``position``."""
        for scratch in (self.shown, self.end, self.back, self.here, self.there):
            scratch.become(position)

    def blur(self, noise: float, seed: int) -> None:
        """Misjudge every position by up to ``noise``, each in its own way."""
        for turns in (self.effects, self.answers, self.returns):
            turns.noise = noise
            turns.noise_seed = seed

    def chance(
        self, position: Position, net: Net, raptor_card: int, scientist_card: int, budget: int, tops: int = 1
    ) -> float:
        """Raptor's chance when these two cards are revealed in ``position``.

        ``budget``: positions for each turn; ``tops``: ways to use the effect that meet their answer.
        ``looked`` says how many positions were judged.
        """
        if not 1 <= raptor_card <= 9 or not 1 <= scientist_card <= 9:
            raise ValueError("cards are numbered from 1 to 9")
        if not self.effects.capacity:
            raise ValueError("this has room for no position")
        if position.board is not self.here.board:
            self.settle_on(position)
        self.looked = 0
        with cython.nogil:
            value = pair_chance(self, position, net, raptor_card, scientist_card, budget, tops)
        return value


def pair_chance(
    pairs: Pairs, start: Position, net: Net, raptor_card: int, scientist_card: int, budget: int, tops: int
) -> float:
    """Raptor's chance when these cards are revealed in ``start``, on whose board ``pairs`` has settled."""
    return played_out(
        pairs,
        start,
        pairs.effects,
        pairs.answers,
        pairs.returns,
        pairs.here,
        pairs.there,
        pairs.shown,
        pairs.end,
        pairs.back,
        net,
        raptor_card,
        scientist_card,
        budget,
        tops,
    )


def played_out(
    pairs: Pairs,
    start: Position,
    effects: Turns,
    answers: Turns,
    returns: Turns,
    here: Position,
    there: Position,
    shown: Position,
    end: Position,
    back: Position,
    net: Net,
    raptor_card: int,
    scientist_card: int,
    budget: int,
    tops: int,
) -> float:
    """The same with all the room that is needed: nothing of a class can be named without the lock."""
    assign(shown, start)
    shown.hand[0] = shown.hand[1] = 0
    shown.played[0] = raptor_card
    shown.played[1] = scientist_card
    shown.phase = CARDS
    lay_base(net, shown)
    if raptor_card == scientist_card:
        pairs.looked += 1
        return chance_of(net, shown, -1, 0)
    conclude(shown)
    if shown.phase != EFFECT:
        return answered(pairs, shown, answers, returns, here, there, back, net, budget)
    must_go_on = family_of[10 * shown.side + shown.played[shown.side]] == FAMILY_FIRE
    smallest = SMALLEST_EFFECT if must_go_on else SMALLEST
    explore(effects, shown, here, there, net, within(budget, smallest, effects.capacity))
    pairs.looked += effects.judged
    found = -1.0
    at = -1
    for _ in range(tops):
        at = next_end(effects, at)
        if at < 0:
            break
        assign(end, shown)
        unpack(effects, at, end)
        begin_points(end, 1 - shown.side)
        value = answered(pairs, end, answers, returns, here, there, back, net, budget)
        if found < 0.0 or (value > found if shown.side == RAPTOR else value < found):
            found = value
    return found


def answered(
    pairs: Pairs,
    s: Position,
    answers: Turns,
    returns: Turns,
    here: Position,
    there: Position,
    back: Position,
    net: Net,
    budget: int,
) -> float:
    """Raptor's chance when a side is about to spend its points; the net's base is laid."""
    value = explore(answers, s, here, there, net, within(budget, SMALLEST, answers.capacity))
    pairs.looked += answers.judged
    if s.mother == 0 and value < 1.0:
        # Scientist's turn without the mother: its best ends count with her best return.
        at = -1
        value = 0.0
        for _ in range(ENDS_BEFORE_RETURN):
            at = next_end(answers, at)
            if at < 0:
                break
            assign(back, s)
            unpack(answers, at, back)
            back.left = 0
            back.phase = RETURN
            back.side = RAPTOR
            returned = 1.0 - explore(returns, back, here, there, net, returns.capacity)
            pairs.looked += returns.judged
            if returned > value:
                value = returned
    return value if s.side == RAPTOR else 1.0 - value


def within(number: int, least: int, most: int) -> int:
    number = number if number > least else least
    return number if number < most else most


def next_end(t: Turns, after: int) -> int:
    """The best end of a turn that comes after another one in rank (-1: the best of all), or -1."""
    best = -1
    for i in range(t.size):
        if not t.nodes[i].ends:
            continue
        if after >= 0:
            ahead = t.nodes[i].value > t.nodes[after].value
            if ahead or (t.nodes[i].value == t.nodes[after].value and i <= after):
                continue
        if best < 0 or t.nodes[i].value > t.nodes[best].value:
            best = i
    return best


def fill_table(pairs: Pairs, start: Position, net: Net, budget: int, table: list[float]) -> None:
    """Play every pair out that may be played; 0.5 for the others."""
    for i in range(9):
        for j in range(9):
            table[9 * i + j] = 0.5
            if start.discard[0] >> i + 1 & 1 or start.discard[1] >> j + 1 & 1:
                continue
            table[9 * i + j] = pair_chance(pairs, start, net, i + 1, j + 1, budget, 1)

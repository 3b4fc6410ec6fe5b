"""Thousands of games of Raptor in one call: the arrays are the caller's, the interpreter lock is released.

Each game waits for one decision. Where both sides choose a card in secret, Raptor is asked first, and nothing
of its answer can be seen in what the scientist is shown. Each game decides its chance by a quick generator of
its own. Actions are the numbers of ``numbering.py``. Compiled like the kernel.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.game import IllegalAction
from lostworld.raptor.notation.actions import action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.state import State

if not cython.compiled:
    from lostworld.quick import QuickDice, advance, pick
    from lostworld.raptor.learning.observing import ACTIONS, BITS, SIZE, action_of, number, put, wipe
    from lostworld.raptor.rules.bits import count
    from lostworld.raptor.rules.kernel import (
        OVER,
        SHUFFLE,
        Position,
        act,
        conclude,
        generate,
        next_seat,
        shuffle,
    )

if not cython.compiled:

    def located(place: Position) -> Position:
        """The position at an address; uncompiled, the address is the position."""
        return place


class Batch:
    """``games`` games, each from one of ``starts``, chosen at random; a finished one begins anew.

    With ``autoreset`` off a finished game waits for ``renew``, and decisions for it are passed over.
    """

    if not cython.compiled:
        games: int
        most_rounds: int
        autoreset: bool
        positions: list[Any]
        starts: list[Any]
        places: Any
        counts: Any
        waiting: Any
        dice: QuickDice

    def __init__(
        self,
        starts: Sequence[State],
        games: int,
        seed: int = 0,
        most_rounds: int = 200,
        autoreset: bool = True,
    ) -> None:
        """``starts``: states whose board is drawn. A game of more than ``most_rounds`` is broken off."""
        if games < 1 or not starts:
            raise ValueError("a batch needs a game and a start")
        if not all(isinstance(start, Position) for start in starts):
            raise TypeError("a batch starts from states of the game")
        if any(start.phase == phases.BOARD or start.outcome is not None for start in starts):
            raise ValueError("a batch starts from states whose board is drawn and that are not over")
        self.games = games
        self.most_rounds = most_rounds
        self.autoreset = autoreset
        self.starts = list(starts)
        self.positions = [self.starts[0].copy() for _ in range(games)]
        # The positions' addresses, for loops without Python objects; uncompiled, the positions themselves.
        self.places = array("q", map(id, self.positions)) if cython.compiled else self.positions
        self.counts = array("i", bytes(4 * games))
        self.waiting = array("b", bytes(games))
        self.dice = QuickDice(seed)
        for i in range(games):
            self._begin(i)

    def _begin(self, i: int) -> None:
        """Start game ``i`` anew."""
        position = self.positions[i]
        start = self.starts[pick(self.dice, len(self.starts))]
        position.become(start)
        position.random = advance(self.dice)
        self._look(i)

    def _look(self, i: int) -> None:
        position = self.positions[i]
        self.counts[i] = next_decision(position)
        self.waiting[i] = next_seat(position) if self.counts[i] else -1

    def state(self, i: int) -> State:
        """A copy of game ``i``, secrets included."""
        return self._position(i).copy()

    def set(self, i: int, state: State) -> None:
        """Let game ``i`` go on from a state."""
        position = self._position(i)
        if state.phase == phases.BOARD:
            raise ValueError("the state's board is still to be drawn")
        position.become(state)
        self._look(i)

    def _position(self, i: int) -> State:
        if not 0 <= i < self.games:
            raise IndexError(f"game {i} of {self.games}")
        position: State = self.positions[i]
        return position

    def renew(self, which: Any) -> None:
        """Begin those games anew for which ``which`` holds a true value."""
        self._size(len(which), "which")
        for i in range(self.games):
            if which[i]:
                self._begin(i)

    def seats(self, out: Any) -> None:
        """Who decides in each game: 0, 1, or -1 for a finished game. ``out``: int8 (games)."""
        self._size(len(out), "seats")
        for i in range(self.games):
            out[i] = self.waiting[i]

    def legal(self, out: Any, counts: Any) -> None:
        """What the deciding seats may do: the first ``counts[i]`` of row i, ascending.

        ``out``: int32 (games, width), width 256 or as much as is wanted; ``counts``: int32 (games). What does
        not fit the width is left out, but counted.
        """
        self._size(len(out), "actions")
        self._size(len(counts), "counts")
        with cython.nogil:
            list_all(self, out, counts)

    def legal_bits(self, out: Any) -> None:
        """What the deciding seats may do: bit ``k % 8`` of byte ``k // 8`` of row i is set for action k.

        ``out``: uint8 (games, 1008). NumPy unpacks a row with ``unpackbits(row, bitorder="little")``.
        """
        self._size(len(out), "bits")
        if out.shape[1] != BITS:
            raise ValueError(f"packed actions are {BITS} bytes a game, not {out.shape[1]}")
        with cython.nogil:
            pack_all(self, out)

    def observe(self, out: Any) -> None:
        """What the deciding seats know, as ``Encoding.observe`` writes it. ``out``: uint8 (games, 877)."""
        self._size(len(out), "observations")
        if out.shape[1] != SIZE:
            raise ValueError(f"an observation is {SIZE} bytes, not {out.shape[1]}")
        with cython.nogil:
            observe_all(self, out)

    def choose(self, out: Any) -> None:
        """A random legal action for every game; -1 for a finished one. ``out``: int32 (games)."""
        self._size(len(out), "actions")
        with cython.nogil:
            choose_all(self, out)

    def step(self, actions: Any, rewards: Any, ended: Any, truncated: Any) -> int:
        """One decision in each game, -1 for none; the number of games that came to their end.

        ``actions``: int32 (games). Written are ``rewards``, float32 (games, 2): 1 to the side that has won
        with this decision and -1 to the other, else 0; ``ended``: uint8 (games); ``truncated``: uint8 (games)
        for games past the last round. Raises IllegalAction and changes nothing if an action is not legal.
        """
        self._size(len(actions), "actions")
        self._check_results(rewards, ended, truncated)
        with cython.nogil:
            wrong = first_illegal(self, actions)
            finished = 0 if wrong >= 0 else step_all(self, actions, rewards, ended, truncated)
        if wrong >= 0:
            raise self._refusal(actions[wrong])
        if finished and self.autoreset:
            for i in range(self.games):
                if ended[i] or truncated[i]:
                    self._begin(i)
        return finished

    def _refusal(self, wanted: int) -> IllegalAction:
        known = 0 <= wanted < ACTIONS
        shown = action_text(action_of[wanted]) if known else str(wanted)
        return IllegalAction("error-action-illegal", action=shown)

    def play_random(self, seat: int, rewards: Any, ended: Any, truncated: Any) -> int:
        """Random decisions of ``seat`` until the other side decides or a game ends, as ``step`` tells it.

        Nothing is begun anew here, whatever ``autoreset`` says; what earlier calls wrote stays.
        """
        self._check_results(rewards, ended, truncated)
        with cython.nogil:
            finished = random_all(self, seat, rewards, ended, truncated)
        return finished

    def _check_results(self, rewards: Any, ended: Any, truncated: Any) -> None:
        """Refuse arrays into which the results of all games do not fit."""
        self._size(len(rewards), "rewards")
        self._size(len(ended), "ended")
        self._size(len(truncated), "truncated")
        if rewards.shape[1] != 2:
            raise ValueError("there are two rewards a game")

    def _size(self, given: int, what: str) -> None:
        if given != self.games:
            raise ValueError(f"{what}: {given} rows for {self.games} games")


def next_decision(s: Position) -> int:
    """Decide chance and list the actions of whoever decides then; how many, 0 at the end."""
    while s.phase == SHUFFLE:
        shuffle(s)
    if s.phase == OVER:
        return 0
    return generate(s, next_seat(s))


def first_illegal(batch: Batch, actions: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(batch.games):
        wanted = actions[i]
        if wanted < 0 or batch.counts[i] == 0:
            continue
        if wanted >= ACTIONS or not is_listed(
            cython.cast(Position, located(batch.places[i])), action_of[wanted], batch.counts[i]
        ):
            return i
    return -1


def is_listed(s: Position, action: int, n: int) -> int:
    for i in range(n):
        if s.moves[i] == action:
            return 1
    return 0


def step_all(batch: Batch, actions: Any, rewards: Any, ended: Any, truncated: Any) -> int:
    finished = 0
    for i in range(batch.games):
        rewards[i, 0] = rewards[i, 1] = 0
        ended[i] = truncated[i] = 0
        if actions[i] >= 0 and batch.counts[i] > 0:
            finished += decide(batch, i, action_of[actions[i]], rewards, ended, truncated)
    return finished


def decide(batch: Batch, i: int, action: int, rewards: Any, ended: Any, truncated: Any) -> int:
    """Carry out a legal action in game ``i``; whether that has finished it."""
    batch.counts[i] = follow(cython.cast(Position, located(batch.places[i])), batch.waiting[i], action)
    if batch.counts[i] == 0:
        won = winner(cython.cast(Position, located(batch.places[i])))
        rewards[i, won] = 1
        rewards[i, 1 - won] = -1
        ended[i] = 1
        batch.waiting[i] = -1
        return 1
    if rounds(cython.cast(Position, located(batch.places[i]))) > batch.most_rounds:
        truncated[i] = 1
        batch.counts[i] = 0
        batch.waiting[i] = -1
        return 1
    batch.waiting[i] = next_seat(cython.cast(Position, located(batch.places[i])))
    return 0


def follow(s: Position, seat: int, action: int) -> int:
    act(s, seat, action)
    conclude(s)
    return next_decision(s)


def winner(s: Position) -> int:
    return s.side


def rounds(s: Position) -> int:
    return s.round


def random_all(batch: Batch, seat: int, rewards: Any, ended: Any, truncated: Any) -> int:
    finished = 0
    for i in range(batch.games):
        while batch.counts[i] > 0 and batch.waiting[i] == seat:
            action = listed(
                cython.cast(Position, located(batch.places[i])), pick(batch.dice, batch.counts[i])
            )
            finished += decide(batch, i, action, rewards, ended, truncated)
    return finished


def listed(s: Position, place: int) -> int:
    return s.moves[place]


def choose_all(batch: Batch, out: Any) -> None:
    for i in range(batch.games):
        if batch.counts[i] == 0:
            out[i] = -1
        else:
            action = listed(
                cython.cast(Position, located(batch.places[i])), pick(batch.dice, batch.counts[i])
            )
            out[i] = number(action)


def list_all(batch: Batch, out: Any, counts: Any) -> None:
    width = out.shape[1]
    for i in range(batch.games):
        counts[i] = batch.counts[i]
        for place in range(batch.counts[i] if batch.counts[i] < width else width):
            out[i, place] = number(listed(cython.cast(Position, located(batch.places[i])), place))


def pack_all(batch: Batch, out: Any) -> None:
    for i in range(batch.games):
        if cython.compiled:
            pack(cython.cast(Position, located(batch.places[i])), batch.counts[i], cython.address(out[i, 0]))
        else:
            pack(batch.places[i], batch.counts[i], out[i])


def pack(s: Position, n: int, out: Any) -> None:
    wipe(out, BITS)
    for i in range(n):
        bit = number(s.moves[i])
        out[bit >> 3] |= 1 << (bit & 7)


def observe_all(batch: Batch, out: Any) -> None:
    for i in range(batch.games):
        if cython.compiled:
            watch(
                cython.cast(Position, located(batch.places[i])),
                batch.waiting[i],
                cython.address(out[i, 0]),
            )
        else:
            watch(batch.places[i], batch.waiting[i], out[i])


def watch(s: Position, seat: int, out: Any) -> None:
    """Write an observation. The hands' sizes are public, the other side's cards stay unread."""
    put(s, seat, 1 if seat >= 0 else 0, count(s.hand[0]), count(s.hand[1]), out)

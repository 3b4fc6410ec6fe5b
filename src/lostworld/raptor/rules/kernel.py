"""Raptor's rules at C speed: what is legal, what an action does, what follows by itself.

This file is ordinary Python and runs as it stands; ``kernel.pxd`` beside it gives the C types with
which Cython compiles it. Both give the same results. Functions declared ``noexcept nogil`` there cannot
raise, so arguments are checked in the methods that Python sees.

Sets of places are words of 57 bits: a board's spaces without a rock, in alphabetical order. A step of
the game is ``act`` (the action itself) followed by ``conclude`` (what happens without a decision).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

from lostworld.game import SPECTATOR, BadText, IllegalAction, Stopped
from lostworld.raptor.notation import actions
from lostworld.raptor.rules import cards, phases

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals as heed_signals
else:
    from typing import Self, TypeVar

    from lostworld.game import Signal
    from lostworld.raptor.rules.bits import bit, count, highest, lowest
    from lostworld.raptor.rules.board import Board

    PositionT = TypeVar("PositionT", bound="Position")

    def heed_signals() -> None:
        """Let Ctrl-C through, which plain Python does by itself."""


RAPTOR = cards.RAPTOR
SCIENTIST = cards.SCIENTIST

PLACE = phases.PLACE
CARDS = phases.CARDS
CARDS_OBSERVED = phases.CARDS_OBSERVED
CARD_SHOWN = phases.CARD_SHOWN
EFFECT = phases.EFFECT
POINTS = phases.POINTS
RETURN = phases.RETURN
SHUFFLE = phases.SHUFFLE
OVER = phases.OVER

FAMILY_CALL = cards.CALL
FAMILY_DISAPPEARANCE = cards.DISAPPEARANCE
FAMILY_FEAR = cards.FEAR
FAMILY_RECOVERY = cards.RECOVERY
FAMILY_GAS = cards.GAS
FAMILY_REINFORCEMENTS = cards.REINFORCEMENTS
FAMILY_JEEP = cards.JEEP
FAMILY_FIRE = cards.FIRE

FRIGHTEN = actions.FRIGHTEN
CHOOSE_CARD = actions.CHOOSE_CARD
LIGHT_FIRE = actions.LIGHT_FIRE
REMOVE_TOKEN = actions.REMOVE_TOKEN
END = actions.END
PUT_MOTHER = actions.PUT_MOTHER
WAKE = actions.WAKE
MOVE_MOTHER = actions.MOVE_MOTHER
KILL = actions.KILL
PUT_OUT = actions.PUT_OUT
PUT_SCIENTIST = actions.PUT_SCIENTIST
STAND_UP = actions.STAND_UP
SHOOT = actions.SHOOT
MOVE_SCIENTIST = actions.MOVE_SCIENTIST
DRIVE = actions.DRIVE
CAPTURE = actions.CAPTURE
PUT_TO_SLEEP = actions.PUT_TO_SLEEP
RECOVER_BABY = actions.RECOVER_BABY
PUT_BABY = actions.PUT_BABY
MOVE_BABY = actions.MOVE_BABY
CALL_BABY = actions.CALL_BABY
GAS_BABY = actions.GAS_BABY
FROM_SHIFT = actions.FROM_SHIFT
OPERATOR_SHIFT = actions.OPERATOR_SHIFT
GROUP_SHIFT = actions.GROUP_SHIFT
OUT = actions.OUT
GROUP_MOTHER = actions.GROUPS.index("M")
FROM_RAISE = actions.RAISE
FROM_DOUSE = actions.DOUSE
OPERATOR_SHOOT = actions.OPERATORS.index("!")
OPERATOR_MOVE = actions.OPERATORS.index("-")
OPERATOR_CAPTURE = actions.OPERATORS.index("x")

BABIES = 5
FIRES = 10
TOKENS_TO_WIN = 5
BABIES_TO_WIN = 3
HAND = 3
ALL_CARDS = 0b1111111110
HIDDEN = 15
"""Stands for a played card that is not known, in what a view knows."""
MOST_ROUNDS = 999_999_999
MOST_ACTIONS = 256
LONGEST_SEQUENCE = 20
"""No sequence of actions in a turn is longer: four of an effect, eight points, the mother's return."""
GAMES_AT_A_TIME = 1_000
"""After so many random games somebody who wants to stop them is heard."""

PLACES_MOST = {
    "mother": 1,
    "awake": 5,
    "asleep": 5,
    "asleep_now": 5,
    "called": 5,
    "active": 10,
    "spent": 10,
    "frightened": 10,
    "frightened_now": 10,
    "fires": 10,
}
"""The fields that are sets of places, and how many places each may hold."""
NUMBERS_MOST = {
    "tokens": 5,
    "escaped": 5,
    "captured": 5,
    "reserve": 10,
    "round": MOST_ROUNDS,
    "phase": phases.BOARD,
    "side": 1,
    "left": 9,
    "moved": 1,
    "observed_next": 1,
    "shuffles_due": 3,
}
"""The fields that are numbers, and the largest each may be."""

MASK64 = (1 << 64) - 1
MASK31 = (1 << 31) - 1
RANDOM_MULTIPLIER = 6364136223846793005
RANDOM_INCREMENT = 1442695040888963407

DECIDERS = ((), (RAPTOR,), (SCIENTIST,), (RAPTOR, SCIENTIST))

if cython.compiled:
    nowhere = Board.__new__(Board)
else:
    family_of = [0] * 32
    times_of = [0] * 32
for _card in cards.CARDS:
    family_of[10 * _card.side + _card.value] = _card.family
    times_of[10 * _card.side + _card.value] = _card.times


class Position:
    """A whole position and the rules that change it. ``state.py`` adds texts, views and events."""

    if not cython.compiled:
        moves: list[int]
        played: list[int]
        hand: list[int]
        discard: list[int]
        pile: list[int]
        pile_size: list[int]
        wins: list[int]
        random: int
        checksum: int

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Without ``__init__`` it stands on a board without a space, where nothing is possible.
            self.board = nowhere

    def __init__(self, board: Board) -> None:
        """An empty board before the first figure is placed."""
        if board is None:
            raise TypeError("a position needs a board")
        self.board = board
        if not cython.compiled:
            prepare(self)
        self.mother = self.awake = self.asleep = self.asleep_now = self.called = 0
        self.active = self.spent = self.frightened = self.frightened_now = self.fires = 0
        self.tokens = self.escaped = self.captured = self.round = self.left = self.moved = 0
        self.reserve = 6
        self.phase = PLACE
        self.side = RAPTOR
        self.observed_next = self.shuffles_due = 0
        self.random = 0
        for side in range(2):
            self.set_cards(side, 0, 0, range(1, 10), 0)

    def copy(self) -> Self:
        """An independent copy."""
        new = self.__class__.__new__(self.__class__)
        if not cython.compiled:
            prepare(new)
        new.board = self.board
        assign(new, self)
        return new

    def copy_as(self, kind: type[PositionT]) -> PositionT:
        """A copy of another class of positions."""
        new = kind.__new__(kind)
        if new is None:
            raise TypeError("a copy of a position is a position")
        if not cython.compiled:
            prepare(new)
        new.board = self.board
        assign(new, self)
        return new

    def fingerprint(self) -> tuple[int, ...]:
        """A value that is equal for equal positions of one turn on one board, for searching it.

        It leaves out the board, draw piles, discards and what the next round will bring: it is no key for
        positions of different turns. For that take ``text``.
        """
        return (
            self.mother,
            self.awake,
            self.asleep,
            self.asleep_now,
            self.called,
            self.active,
            self.spent,
            self.frightened,
            self.frightened_now,
            self.fires,
            self.tokens,
            self.escaped,
            self.captured,
            self.reserve,
            self.round,
            self.phase,
            self.side,
            self.left,
            self.moved,
            self.played[0],
            self.played[1],
            self.hand[0],
            self.hand[1],
        )

    def become(self, other: Position) -> None:
        """Become a copy of ``other``."""
        if other is None:
            raise TypeError("a position becomes a copy of a position")
        self.board = other.board
        assign(self, other)

    def cards_of(self, side: int) -> tuple[int, int, tuple[int, ...], int]:
        """A side's cards: (played or 0, hand as a set of bits, draw pile top first, discard as bits)."""
        if side < 0 or side > 1:
            raise ValueError(f"{side} is no side: 0 is Raptor, 1 Scientist")
        pile = []
        for i in range(self.pile_size[side]):
            pile.append((self.pile[side] >> 4 * i) & 15)
        return self.played[side], self.hand[side], tuple(pile), self.discard[side]

    def set_cards(self, side: int, played: int, hand: int, pile: Sequence[int], discard: int) -> None:
        """Set a side's cards, in the form of ``cards_of``. A hidden card of a pile is 0."""
        pile = tuple(pile)
        hidden = played == HIDDEN and (self.phase == CARDS or self.phase == CARD_SHOWN)
        if side < 0 or side > 1:
            raise ValueError(f"{side} is no side: 0 is Raptor, 1 Scientist")
        if (hand | discard) & ~ALL_CARDS or not (0 <= played <= 9 or hidden):
            raise ValueError("cards are numbered from 1 to 9")
        if len(pile) > 9 or not all(0 <= value <= 9 for value in pile):
            raise ValueError("a draw pile holds at most nine cards from 1 to 9")
        packed = 0
        for i, value in enumerate(pile):
            packed |= value << 4 * i
        self.played[side] = played
        self.hand[side] = hand
        self.pile[side] = packed
        self.pile_size[side] = len(pile)
        self.discard[side] = discard

    def put(self, name: str, number: int) -> None:
        """Set one of the fields that Python may only read: a set of places, a count, the phase, the side.

        What the rules could not stand is refused with ValueError; whether the position as a whole can be is
        for ``validity.py`` to say.
        """
        if name in PLACES_MOST:
            if number & ~self.board.walk or number.bit_count() > PLACES_MOST[name]:
                raise ValueError(f"{name} cannot be these places")
        elif name not in NUMBERS_MOST or not 0 <= number <= NUMBERS_MOST[name]:
            raise ValueError(f"{name} cannot be {number}")
        set_field(self, name, number)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have yet to decide now, ascending."""
        return DECIDERS[deciding(self)]

    @property
    def winner(self) -> int:
        """The side that has won, or -1."""
        return self.side if self.phase == OVER else winning(self)

    def legal(self, seat: int) -> list[int]:
        """What ``seat`` may do now, sorted."""
        if seat < 0 or seat > 1 or not deciding(self) & (1 << seat):
            return []
        n = generate(self, seat)
        return [self.moves[i] for i in range(n)]

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action and what follows by itself; IllegalAction changes nothing."""
        act(self, seat, self.check(seat, action))
        conclude(self)

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action, but nothing that follows by itself."""
        act(self, seat, self.check(seat, action))

    def check(self, seat: int, action: int) -> int:
        """The action as a plain number, if ``seat`` may do it now. Raises IllegalAction."""
        if 0 <= seat <= 1 and deciding(self) & (1 << seat):
            n = generate(self, seat)
            wanted = _number(action)
            for i in range(n):
                if self.moves[i] == wanted:
                    return wanted
            raise IllegalAction("error-action-illegal", action=_shown(action))
        raise self._refusal(seat)

    def _refusal(self, seat: int) -> IllegalAction:
        """Why ``seat`` may not do anything now."""
        if self.phase == OVER:
            return IllegalAction("error-game-over")
        if self.phase == SHUFFLE:
            return IllegalAction("raptor-error-chance-pending")
        if not 0 <= seat <= 1:
            absent = IllegalAction("error-seat-number", seat=seat, most=1)
            return IllegalAction("error-spectator-acts") if seat == SPECTATOR else absent
        if self.phase == CARDS:
            return IllegalAction("raptor-error-decided", side="raptor-seat-" + cards.SIDES[seat])
        return IllegalAction("raptor-error-not-to-decide", side=cards.SIDES[seat])

    def begin(self) -> None:
        """All figures are placed: both decks are to be shuffled and dealt."""
        conclude(self)

    def shuffled_cards(self) -> int:
        """While chance decides: the cards to be shuffled into the draw pile, as bits."""
        return ALL_CARDS & ~self.hand[self.side] if self.phase == SHUFFLE else 0

    def decide_shuffle(self, pile: Sequence[int]) -> None:
        """Decide chance: ``pile`` is the new draw pile, top first. Raises ValueError if it cannot be."""
        cards_there = 0
        for value in pile:
            if not 1 <= value <= 9 or cards_there >> value & 1:
                raise ValueError("a draw pile holds cards from 1 to 9, each once")
            cards_there |= 1 << value
        if self.phase != SHUFFLE or cards_there != self.shuffled_cards():
            raise ValueError("these are not the cards that are shuffled now")
        packed = 0
        for i, value in enumerate(pile):
            packed |= value << 4 * i
        stack(self, packed, len(pile))

    def shuffle_by_seed(self, seed: int) -> None:
        """Decide chance from a number: fast, for simulations; not the fair source of ``chance.py``."""
        self.random = seed
        while self.phase == SHUFFLE:
            shuffle(self)

    def perft(self, depth: int, stop: Signal | None = None) -> int:
        """The number of action sequences of ``depth`` from here; see NOTATION for the leaves.

        Raises Stopped soon after ``stop`` is set; other threads run while it counts.
        """
        if depth < 0:
            raise ValueError(f"a sequence of {depth} actions cannot be: depth must be 0 or more")
        depth = min(depth, LONGEST_SEQUENCE)
        scratch = [self.copy() for _ in range(depth + 1)]
        return count_sequences(scratch, 0, depth, stop)

    def playout(self, seed: int, most_rounds: int = 200) -> tuple[int, int, int]:
        """Play on at random to the end. (Winner or -1, decisions made, a checksum of all actions.)"""
        self.random = seed
        with cython.nogil:
            made = play_out(self, most_rounds)
        return self.winner, made, self.checksum

    def playouts(self, games: int, seed: int, most_rounds: int = 200) -> tuple[int, int, int, int]:
        """Many random games from here: (raptor wins, scientist wins, unfinished, decisions).

        Releases the interpreter lock, so several threads run at once, each with its own position.
        """
        if games < 0:
            raise ValueError(f"{games} games cannot be played")
        runner = self.copy()
        runner.random = seed
        raptor_wins, scientist_wins, made, left = 0, 0, 0, games
        while left:
            some = min(left, GAMES_AT_A_TIME)
            with cython.nogil:
                made += play_many(runner, self, some, most_rounds)
            left -= some
            raptor_wins += runner.wins[0]
            scientist_wins += runner.wins[1]
            heed_signals()
        return raptor_wins, scientist_wins, games - raptor_wins - scientist_wins, made

    def could_clear_fires(self, points: int) -> bool:
        """Whether ``points`` are enough for every scientist on fire to walk off (ruling 14)."""
        burning = self.active & self.fires
        return bool(can_clear(self, burning, figures(self) & ~burning, self.fires, 0, points))

    def effect_possible(self) -> bool:
        """Whether the effect in progress has a (further) repetition."""
        return bool(effect_goes_on(self))

    def connected_fires(self, place: int) -> int:
        """The fires that go out together with the one at ``place``."""
        if not 0 <= place < 64 or not self.fires & bit(place):
            raise ValueError(f"there is no fire at place {place}")
        return flood(self, bit(place), self.fires)

    def free_places(self) -> int:
        """The set of free spaces (ruling 1)."""
        return free(self)


def _number(action: object) -> int:
    """An action as a number, whatever kind of whole number it is (NumPy's too); -1 for anything else."""
    if not isinstance(action, int):
        try:
            action = index(action)  # type: ignore[arg-type]
        except TypeError:
            return -1
    return action if 0 <= action <= MASK31 else -1


def set_field(s: Position, name: str, number: int) -> None:
    """Write one field; a line each, as Python may not write those of a compiled position."""
    match name:
        case "mother":
            s.mother = number
        case "awake":
            s.awake = number
        case "asleep":
            s.asleep = number
        case "asleep_now":
            s.asleep_now = number
        case "called":
            s.called = number
        case "active":
            s.active = number
        case "spent":
            s.spent = number
        case "frightened":
            s.frightened = number
        case "frightened_now":
            s.frightened_now = number
        case "fires":
            s.fires = number
        case "tokens":
            s.tokens = number
        case "escaped":
            s.escaped = number
        case "captured":
            s.captured = number
        case "reserve":
            s.reserve = number
        case "round":
            s.round = number
        case "phase":
            s.phase = number
        case "side":
            s.side = number
        case "left":
            s.left = number
        case "moved":
            s.moved = number
        case "observed_next":
            s.observed_next = number
        case "shuffles_due":
            s.shuffles_due = number


def _shown(action: object) -> str:
    try:
        return actions.action_text(_number(action))
    except BadText:
        return str(action)[:40]


def prepare(s: Position) -> None:
    """Give an uncompiled position the arrays that a compiled one has by its type."""
    s.moves = [0] * MOST_ACTIONS
    s.played, s.hand, s.discard = [0, 0], [0, 0], [0, 0]
    s.pile, s.pile_size, s.wins = [0, 0], [0, 0], [0, 0]
    s.random = s.checksum = 0


def assign(s: Position, other: Position) -> None:
    """Copy everything but the board."""
    s.mother = other.mother
    s.awake = other.awake
    s.asleep = other.asleep
    s.asleep_now = other.asleep_now
    s.called = other.called
    s.active = other.active
    s.spent = other.spent
    s.frightened = other.frightened
    s.frightened_now = other.frightened_now
    s.fires = other.fires
    s.tokens = other.tokens
    s.escaped = other.escaped
    s.captured = other.captured
    s.reserve = other.reserve
    s.round = other.round
    s.phase = other.phase
    s.side = other.side
    s.left = other.left
    s.moved = other.moved
    s.observed_next = other.observed_next
    s.shuffles_due = other.shuffles_due
    for i in range(2):
        s.played[i] = other.played[i]
        s.hand[i] = other.hand[i]
        s.discard[i] = other.discard[i]
        s.pile[i] = other.pile[i]
        s.pile_size[i] = other.pile_size[i]


# --- sets of places -----------------------------------------------------------------------------


def figures(s: Position) -> int:
    return s.mother | s.awake | s.asleep | s.active | s.frightened


def free(s: Position) -> int:
    """Ruling 1: no rock, no figure, no fire."""
    return s.board.walk & ~(s.mother | s.awake | s.asleep | s.active | s.frightened | s.fires)


def straight(s: Position, place: int, blocked: int) -> int:
    """The places that a straight line from ``place`` reaches before something blocks it."""
    ray = s.board.up[place]
    stop = ray & blocked
    reached = ray & ((stop & -stop) - 1) if stop else ray
    ray = s.board.right[place]
    stop = ray & blocked
    reached |= ray & ((stop & -stop) - 1) if stop else ray
    ray = s.board.down[place]
    stop = ray & blocked
    reached |= ray & -(bit(highest(stop)) << 1) if stop else ray
    ray = s.board.left[place]
    stop = ray & blocked
    reached |= ray & -(bit(highest(stop)) << 1) if stop else ray
    return reached


def shooters(s: Position) -> int:
    """The active scientists with a clear line to the mother; only rocks and each other block it."""
    if s.mother == 0:
        return 0
    place = lowest(s.mother)
    ray = s.board.up[place] & s.active
    found = ray & -ray
    ray = s.board.right[place] & s.active
    found |= ray & -ray
    ray = s.board.down[place] & s.active
    if ray:
        found |= bit(highest(ray))
    ray = s.board.left[place] & s.active
    if ray:
        found |= bit(highest(ray))
    return found


def path_between(s: Position, start: int, end: int) -> int:
    """The places of a straight line from ``start`` (left out) to ``end``."""
    target = bit(end)
    if s.board.up[start] & target:
        return s.board.up[start] & ~s.board.up[end]
    if s.board.right[start] & target:
        return s.board.right[start] & ~s.board.right[end]
    if s.board.down[start] & target:
        return s.board.down[start] & ~s.board.down[end]
    return s.board.left[start] & ~s.board.left[end]


def flood(s: Position, start: int, within: int) -> int:
    """``start`` and every place of ``within`` that is connected to it through ``within``."""
    region = start
    frontier = start
    while frontier:
        new = s.board.near[lowest(frontier)] & within & ~region
        frontier &= frontier - 1
        region |= new
        frontier |= new
    return region


def beside(s: Position, places: int) -> int:
    """Every place next to one of ``places``."""
    found = s.board.walk & 0
    while places:
        found |= s.board.near[lowest(places)]
        places &= places - 1
    return found


def can_clear(s: Position, burning: int, blocked: int, fires: int, taken: int, points: int) -> int:
    """Ruling 14: can every scientist on fire walk off with this many points?

    Scientists are alike and all that walk stand on fires, so whenever one's way leads over another, the
    other goes on in his stead for the same points. The cheapest way to clear the fires is therefore a
    matching of burning scientists to different free spaces, each at its distance through fires.
    """
    if burning == 0:
        return 1
    first = burning & -burning
    rest = burning ^ first
    spare = points - count(rest)
    region = first
    frontier = first
    distance = 1
    while distance <= spare and frontier:
        reached = beside(s, frontier) & ~blocked & ~region
        region |= reached
        refuges = reached & ~fires & ~taken
        while refuges:
            refuge = refuges & -refuges
            refuges ^= refuge
            if can_clear(s, rest, blocked, fires, taken | refuge, points - distance):
                return 1
        frontier = reached & fires
        distance += 1
    return 0


# --- who decides, and what is legal --------------------------------------------------------------


def deciding(s: Position) -> int:
    """The seats that decide now, as bits."""
    phase = s.phase
    if phase == POINTS:
        return (1 << s.side) if s.left > 0 and winning(s) < 0 else 0
    if phase == CARDS:
        return (1 if s.played[0] == 0 else 0) | (2 if s.played[1] == 0 else 0)
    if phase == EFFECT:
        return (1 << s.side) if effect_goes_on(s) else 0
    if phase == CARDS_OBSERVED:
        return 2 if s.played[1] == 0 else 0
    if phase == CARD_SHOWN:
        return 1 if s.played[0] == 0 else 0
    if phase == RETURN:
        return 1 if s.mother == 0 else 0
    if phase == PLACE:
        if s.mother == 0 or count(s.awake) < BABIES:
            return 1
        return 2 if count(s.active) < 4 else 0
    return 0


def emit(s: Position, n: int, base: int, places: int) -> int:
    """Append one action per place, ascending; the new number of actions."""
    while places:
        s.moves[n] = base + s.board.code[lowest(places)]
        n += 1
        places &= places - 1
    return n


def generate(s: Position, seat: int) -> int:
    """Write the legal actions of a deciding seat into ``s.moves``, ascending; how many."""
    phase = s.phase
    if phase == POINTS:
        return raptor_points(s) if s.side == RAPTOR else scientist_points(s)
    if phase == EFFECT:
        return effect_actions(s)
    if phase == PLACE:
        return place_actions(s)
    if phase == RETURN:
        return emit(s, 0, PUT_MOTHER, free(s))
    n = 0
    hand = s.hand[seat]
    while hand:
        s.moves[n] = CHOOSE_CARD + lowest(hand)
        n += 1
        hand &= hand - 1
    return n


def place_actions(s: Position) -> int:
    if s.mother == 0:
        return emit(s, 0, PUT_MOTHER, s.board.tile[1] | s.board.tile[4])
    placed = count(s.awake)
    if placed < BABIES:
        # Babies go tile by tile, skipping the mother's.
        tile = 0
        while s.board.tile[tile] & (s.mother | s.awake):
            tile += 1
        return emit(s, 0, PUT_BABY, s.board.tile[tile])
    return emit(s, 0, PUT_SCIENTIST, s.board.tile[6 + count(s.active)])


def raptor_points(s: Position) -> int:
    spaces_free = free(s)
    s.moves[0] = END
    n = 1
    if s.mother:
        at = lowest(s.mother)
        near = s.board.near[at]
        n = emit(s, n, WAKE, near & s.asleep & ~s.asleep_now)
        if s.left >= (1 if s.moved else 1 + s.tokens):
            n = emit(
                s,
                n,
                MOVE_MOTHER + (s.board.code[at] << FROM_SHIFT),
                straight(s, at, s.board.walk & ~spaces_free),
            )
        n = emit(s, n, KILL, near & (s.active | s.frightened))
        fires = near & s.fires
        while fires:
            # One action per connected fire, named by the first of its fires next to her.
            s.moves[n] = PUT_OUT + s.board.code[lowest(fires)]
            n += 1
            fires &= ~flood(s, fires & -fires, s.fires)
    babies = s.awake
    while babies:
        at = lowest(babies)
        babies &= babies - 1
        base = MOVE_BABY + (s.board.code[at] << FROM_SHIFT)
        n = emit(s, n, base, s.board.near[at] & spaces_free)
        if s.board.exit_at[at]:
            s.moves[n] = base + OUT
            n += 1
    return n


def scientist_points(s: Position) -> int:
    n = 0
    points_after = s.left - 1
    all_figures = figures(s)
    burning = s.active & s.fires
    # Whether an action that moves nobody leaves everyone on fire a way off (ruling 14).
    calm = 1
    if burning:
        calm = can_clear(s, burning, all_figures & ~burning, s.fires, 0, points_after)
    else:
        s.moves[0] = END
        n = 1
    if calm:
        n = emit(s, n, STAND_UP, s.frightened & ~s.frightened_now)
    open_spaces = s.board.walk & ~all_figures
    lines = shooters(s) & ~s.spent
    if not (calm or s.tokens == TOKENS_TO_WIN - 1):
        lines = 0
    babies = s.awake | s.asleep
    waiting = s.active
    while waiting:
        at = lowest(waiting)
        me = bit(at)
        waiting ^= me
        origin = s.board.code[at] << FROM_SHIFT
        near = s.board.near[at]
        if lines & me:
            s.moves[n] = SHOOT + origin
            n += 1
        targets = near & open_spaces
        if burning or targets & s.fires:
            if points_after == 0 and not burning:
                targets &= ~s.fires
            else:
                targets = safe_steps(s, me, targets, points_after)
        n = emit(s, n, MOVE_SCIENTIST + origin, targets)
        if near & babies and not s.spent & me:
            targets = near & s.asleep
            if not calm and s.captured < BABIES_TO_WIN - 1:
                targets = freeing_captures(s, targets, points_after)
            n = emit(s, n, CAPTURE + origin, targets)
            if calm:
                n = emit(s, n, PUT_TO_SLEEP + origin, near & s.awake)
    return n


def safe_steps(s: Position, me: int, targets: int, points_after: int) -> int:
    """The steps after which everyone on fire can still walk off (ruling 14)."""
    safe = targets
    if s.active & s.fires == 0:
        targets &= s.fires
    while targets:
        target = targets & -targets
        targets ^= target
        active = s.active ^ me | target
        burning = active & s.fires
        if burning:
            blocked = (figures(s) ^ me | target) & ~burning
            alone = burning & (burning - 1) == 0
            if points_after and alone and s.board.near[lowest(burning)] & ~blocked & ~s.fires:
                continue  # one step takes him off
            if points_after == 0 or not can_clear(s, burning, blocked, s.fires, 0, points_after):
                safe ^= target
    return safe


def freeing_captures(s: Position, targets: int, points_after: int) -> int:
    """The captures that open a way off the fire which was closed before (ruling 14)."""
    safe = targets
    burning = s.active & s.fires
    while targets:
        target = targets & -targets
        targets ^= target
        blocked = figures(s) & ~burning & ~target
        if not can_clear(s, burning, blocked, s.fires, 0, points_after):
            safe ^= target
    return safe


def effect_actions(s: Position) -> int:
    """The legal actions of the effect in progress; none when it has no further repetition."""
    value = s.played[s.side]
    family = family_of[10 * s.side + value]
    begun = times_of[10 * s.side + value] - s.left
    n = 0
    if s.left == 0:
        return 0
    if family == FAMILY_FEAR:
        n = emit(s, 0, FRIGHTEN, s.active)
        if n and begun:
            s.moves[n] = END
            n += 1
        return n
    if family == FAMILY_RECOVERY:
        if s.tokens == 0 and s.asleep == 0:
            return 0
        if s.tokens:
            s.moves[0] = REMOVE_TOKEN
            n = 1
        if begun:
            s.moves[n] = END
            n += 1
        return emit(s, n, RECOVER_BABY, s.asleep)
    if family == FAMILY_FIRE:
        if count(s.fires) >= FIRES:
            return 0
        return emit(s, 0, LIGHT_FIRE, beside(s, s.active | s.fires) & free(s))
    if begun:
        s.moves[0] = END
        n = 1
    start = n
    if family == FAMILY_CALL:
        n = call_actions(s, n)
    elif family == FAMILY_GAS:
        n = emit(s, n, GAS_BABY, s.awake & in_gas_reach(s))
    elif family == FAMILY_REINFORCEMENTS:
        if s.reserve:
            n = emit(s, n, PUT_SCIENTIST, s.board.edge & free(s))
    elif family == FAMILY_JEEP:
        n = jeep_actions(s, n)
    return n if n > start else 0


def effect_goes_on(s: Position) -> int:
    """Whether the effect in progress has a (further) repetition, without listing the actions."""
    if s.left == 0:
        return 0
    family = family_of[10 * s.side + s.played[s.side]]
    if family == FAMILY_FEAR:
        return s.active != 0
    if family == FAMILY_RECOVERY:
        return s.tokens != 0 or s.asleep != 0
    if family == FAMILY_FIRE:
        return count(s.fires) < FIRES and beside(s, s.active | s.fires) & free(s) != 0
    if family == FAMILY_GAS:
        return s.awake & in_gas_reach(s) != 0
    if family == FAMILY_REINFORCEMENTS:
        return s.reserve != 0 and s.board.edge & free(s) != 0
    if family == FAMILY_JEEP:
        return beside(s, s.active) & ~figures(s) != 0
    if family == FAMILY_CALL:
        home = s.board.tile[s.board.tile_of[lowest(s.mother)]] & free(s)
        if beside(s, s.awake & ~s.called) & home:
            return 1
        return call_actions(s, 0) != 0
    return 0


def call_actions(s: Position, n: int) -> int:
    """Ruling 3: an awake baby walks any way of free spaces to the mother's tile."""
    spaces_free = free(s)
    home = s.board.tile[s.board.tile_of[lowest(s.mother)]] & spaces_free
    if home == 0:
        return n
    # Mostly all free spaces of the tile are connected, and one look serves all babies.
    region = flood(s, home & -home, spaces_free)
    split = home & ~region
    babies = s.awake & ~s.called
    while babies:
        baby = babies & -babies
        at = lowest(baby)
        babies ^= baby
        if split:
            targets = flood(s, baby, spaces_free) & home
        else:
            targets = home if s.board.near[at] & region else 0
        n = emit(s, n, CALL_BABY + (s.board.code[at] << FROM_SHIFT), targets)
    return n


def in_gas_reach(s: Position) -> int:
    """Ruling 10: the tiles of active scientists and those that share an edge with them."""
    reach = s.awake & 0
    sources = s.active
    while sources:
        reach |= s.board.in_reach[s.board.tile_of[lowest(sources)]]
        sources &= sources - 1
    return reach


def jeep_actions(s: Position, n: int) -> int:
    """Ruling 12: straight lines, stopped by rocks and figures, over fires."""
    drivers = s.active
    blocked = figures(s)
    while drivers:
        at = lowest(drivers)
        drivers &= drivers - 1
        n = emit(s, n, DRIVE + (s.board.code[at] << FROM_SHIFT), straight(s, at, blocked))
    return n


# --- what an action does --------------------------------------------------------------------------


def act(s: Position, seat: int, action: int) -> None:
    """Carry out a legal action, and nothing that follows from it."""
    phase = s.phase
    if phase == POINTS:
        if action == END:
            s.left = 0
        elif s.side == RAPTOR:
            raptor_act(s, action)
        else:
            scientist_act(s, action)
    elif phase == EFFECT:
        if action == END:
            s.left = 0
        else:
            effect_act(s, action)
    elif phase == PLACE:
        target = bit(s.board.place_at[action & 127])
        if s.mother == 0:
            s.mother = target
        elif count(s.awake) < BABIES:
            s.awake |= target
        else:
            s.active |= target
    elif phase == RETURN:
        s.mother = bit(s.board.place_at[action & 127])
    else:
        value = action & 127
        s.played[seat] = value
        s.hand[seat] ^= 1 << value


def raptor_act(s: Position, action: int) -> None:
    from_code = action >> FROM_SHIFT & 127
    s.left -= 1
    if action >> GROUP_SHIFT == GROUP_MOTHER:
        target = bit(s.board.place_at[action & 127])
        if from_code == FROM_RAISE:
            s.asleep ^= target
            s.awake |= target
        elif from_code == OUT:
            s.active &= ~target
            s.spent &= ~target
            s.frightened &= ~target
            s.frightened_now &= ~target
        elif from_code == FROM_DOUSE:
            s.fires &= ~flood(s, target, s.fires)
        else:
            if not s.moved:
                s.left -= s.tokens  # the toll
                s.moved = 1
            s.mother = target
        return
    s.awake ^= bit(s.board.place_at[from_code])
    if action & 127 == OUT:
        s.escaped += 1
    else:
        s.awake |= bit(s.board.place_at[action & 127])


def scientist_act(s: Position, action: int) -> None:
    from_code = action >> FROM_SHIFT & 127
    s.left -= 1
    if from_code == FROM_RAISE:
        target = bit(s.board.place_at[action & 127])
        s.frightened ^= target
        s.active |= target
        return
    me = bit(s.board.place_at[from_code])
    operator = action >> OPERATOR_SHIFT & 7
    if operator == OPERATOR_MOVE:
        target = bit(s.board.place_at[action & 127])
        s.active = s.active ^ me | target
        if s.spent & me:
            s.spent = s.spent ^ me | target
        return
    s.spent |= me
    if operator == OPERATOR_SHOOT:
        s.tokens += 1
        return
    target = bit(s.board.place_at[action & 127])
    if operator == OPERATOR_CAPTURE:
        s.asleep ^= target
        s.asleep_now &= ~target
        s.captured += 1
    else:
        s.awake ^= target
        s.asleep |= target
        s.asleep_now |= target


def effect_act(s: Position, action: int) -> None:
    family = family_of[10 * s.side + s.played[s.side]]
    s.left -= 1
    if action == REMOVE_TOKEN:
        s.tokens -= 1
        return
    end = s.board.place_at[action & 127]
    target = bit(end)
    if family == FAMILY_CALL:
        s.awake = s.awake ^ bit(s.board.place_at[action >> FROM_SHIFT & 127]) | target
        s.called |= target
    elif family == FAMILY_FEAR:
        s.active ^= target
        s.frightened |= target
        s.frightened_now |= target
    elif family == FAMILY_RECOVERY:
        s.asleep ^= target
        s.asleep_now &= ~target
        s.awake |= target
    elif family == FAMILY_GAS:
        s.awake ^= target
        s.asleep |= target
        s.asleep_now |= target
    elif family == FAMILY_REINFORCEMENTS:
        s.active |= target
        s.reserve -= 1
    elif family == FAMILY_JEEP:
        start = s.board.place_at[action >> FROM_SHIFT & 127]
        s.active = s.active ^ bit(start) | target
        s.fires &= ~path_between(s, start, end)
    elif family == FAMILY_FIRE:
        s.fires |= target


# --- what follows by itself -----------------------------------------------------------------------


def winning(s: Position) -> int:
    """The side that has won by now, or -1 (rulings 15 and 16)."""
    if s.escaped >= BABIES_TO_WIN:
        return RAPTOR
    if s.tokens >= TOKENS_TO_WIN or s.captured >= BABIES_TO_WIN:
        return SCIENTIST
    if (s.active | s.frightened) == 0 and s.round > 0:
        return RAPTOR
    return -1


def conclude(s: Position) -> None:
    """Everything up to the next decision or chance event."""
    phase = s.phase
    if phase == POINTS:
        won = winning(s)
        if won >= 0:
            s.phase = OVER
            s.side = won
        elif s.left == 0:
            if s.mother:
                end_round(s)
            else:
                s.phase = RETURN
                s.side = RAPTOR
    elif phase == EFFECT:
        if not effect_goes_on(s):
            begin_points(s, 1 - s.side)
    elif phase == CARDS_OBSERVED:
        s.phase = CARD_SHOWN
    elif phase == RETURN:
        end_round(s)
    elif phase == PLACE:
        if count(s.active) == 4:
            s.shuffles_due = 3
            deal(s)
    elif s.played[0] and s.played[1]:
        reveal(s)


def reveal(s: Position) -> None:
    """Both cards are known: the lower one takes effect, the other side gets the points."""
    if s.played[0] == s.played[1]:
        end_round(s)
        return
    s.side = lower_side(s)
    s.left = times_of[10 * s.side + s.played[s.side]]
    s.phase = EFFECT
    if family_of[10 * s.side + s.played[s.side]] == FAMILY_DISAPPEARANCE:
        s.mother = 0
    if not effect_goes_on(s):
        begin_points(s, 1 - s.side)


def lower_side(s: Position) -> int:
    return RAPTOR if s.played[0] < s.played[1] else SCIENTIST


def begin_points(s: Position, side: int) -> None:
    s.called = 0
    s.phase = POINTS
    s.side = side
    s.left = s.played[side] - s.played[1 - side]
    s.moved = 0


def end_round(s: Position) -> None:
    """The marks of the round go, the cards are discarded, both sides draw (rulings 4, 5, 8)."""
    s.asleep_now = s.frightened_now = s.spent = 0
    s.observed_next = 0
    s.shuffles_due = 0
    s.moved = s.left = 0
    if s.played[0] != s.played[1]:
        low = lower_side(s)
        if s.played[low] == 1:
            s.shuffles_due = 1 << low
        elif low == RAPTOR and family_of[s.played[0]] == FAMILY_DISAPPEARANCE:
            s.observed_next = 1
    for side in range(2):
        s.discard[side] |= 1 << s.played[side]
        s.played[side] = 0
        if s.pile_size[side] == 0:
            s.shuffles_due |= 1 << side
    deal(s)


def deal(s: Position) -> None:
    """Fill the hands, Raptor first; stops where a shuffle is due. Then the next round begins."""
    for side in range(2):
        if s.shuffles_due >> side & 1:
            s.phase = SHUFFLE
            s.side = side
            return
        for _ in range(HAND - count(s.hand[side])):
            s.hand[side] |= 1 << (s.pile[side] & 15)
            s.pile[side] >>= 4
            s.pile_size[side] -= 1
    s.round += 1
    s.side = RAPTOR
    s.phase = CARDS_OBSERVED if s.observed_next else CARDS
    s.observed_next = 0


def stack(s: Position, packed: int, size: int) -> None:
    """Chance has decided: the shuffled cards are the new draw pile."""
    s.pile[s.side] = packed
    s.pile_size[s.side] = size
    s.discard[s.side] = 0
    s.shuffles_due &= ~(1 << s.side)
    deal(s)


# --- simulations ----------------------------------------------------------------------------------


def draw_number(s: Position, n: int) -> int:
    """A number below ``n`` from the position's own generator: the high half of a 64-bit congruential one."""
    s.random = (s.random * RANDOM_MULTIPLIER + RANDOM_INCREMENT) & MASK64
    return ((s.random >> 32) * n) >> 32


def shuffle(s: Position) -> None:
    """Decide chance from the position's own generator."""
    cards_left = ALL_CARDS & ~s.hand[s.side]
    packed = s.random & 0
    size = count(cards_left)
    for i in range(size):
        chosen = draw_number(s, size - i)
        rest = cards_left
        while chosen:
            rest &= rest - 1
            chosen -= 1
        value = lowest(rest)
        cards_left ^= 1 << value
        packed = (packed << 4) | value
    stack(s, packed, size)


def next_seat(s: Position) -> int:
    """A seat that decides now, between actions; quicker than ``deciding``."""
    phase = s.phase
    if phase == POINTS or phase == EFFECT:
        return s.side
    if phase == CARDS:
        return SCIENTIST if s.played[0] else RAPTOR
    if phase == CARDS_OBSERVED:
        return SCIENTIST
    if phase == PLACE and s.mother and count(s.awake) == BABIES:
        return SCIENTIST
    return RAPTOR


def play_out(s: Position, most_rounds: int) -> int:
    """Random actions to the end or past the last round; how many decisions that took."""
    made = 0
    s.checksum = 0
    while True:
        while s.phase == SHUFFLE:
            shuffle(s)
        if s.phase == OVER or s.round > most_rounds:
            return made
        seat = next_seat(s)
        n = generate(s, seat)
        if n == 0:
            return made  # only in the setup of a board with a tile full of rocks
        action = s.moves[draw_number(s, n)]
        s.checksum = (s.checksum * RANDOM_MULTIPLIER + action) & MASK64
        act(s, seat, action)
        conclude(s)
        made += 1


def play_many(s: Position, start: Position, games: int, most_rounds: int) -> int:
    """Random games one after another; wins are counted in ``s.wins``."""
    s.wins[0] = s.wins[1] = 0
    made = 0
    for _ in range(games):
        assign(s, start)
        made += play_out(s, most_rounds)
        if s.phase == OVER:
            s.wins[s.side] += 1
    return made


def count_sequences(scratch: list[Position], level: int, depth: int, stop: Signal | None) -> int:
    s = scratch[level]
    if depth == 0 or s.phase < EFFECT or s.phase > RETURN:
        return 1
    n = generate(s, s.side)
    if depth == 1:
        return n
    total = 0
    moves = [s.moves[i] for i in range(n)]
    following = scratch[level + 1]
    if depth > 2:
        with cython.nogil:  # other threads, too, come to their turn
            pass
        heed_signals()
        if stop is not None and stop.is_set():
            raise Stopped
    for action in moves:
        assign(following, s)
        act(following, s.side, action)
        conclude(following)
        total += count_sequences(scratch, level + 1, depth - 1, stop)
    return total

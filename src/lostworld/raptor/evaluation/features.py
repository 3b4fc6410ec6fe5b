"""What the net sees of a position, as a list of numbers: each one says that something is so.

``collect_fixed`` lists what stays the same for a whole turn (rocks, exits, cards), ``collect`` what changes
with every step. A position is seen *as it is to go on*: between rounds, or inside one with a side that still
has so many points. Whatever the net learns hangs on this list: ``DEFINITION`` is its hash, and stands in the
file of weights.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import (
        CARDS_OBSERVED,
        FAMILY_DISAPPEARANCE,
        RAPTOR,
        Position,
        beside,
        family_of,
        free,
        in_gas_reach,
        lower_side,
        shooters,
        straight,
    )

VERSION: Final = 1
"""Raised when a group below keeps its name and size but changes its meaning."""

GROUPS: Final[tuple[tuple[str, int], ...]] = (
    ("mother", 66),
    ("awake", 66),
    ("asleep", 66),
    ("asleep now", 66),
    ("active", 66),
    ("frightened", 66),
    ("frightened now", 66),
    ("fire", 66),
    ("rock", 66),
    ("exit", 66),
    ("scientist seen from the mother", 21 * 11),
    ("tokens", 5),
    ("escaped", 3),
    ("captured", 3),
    ("reserve", 7),
    ("scientists", 11),
    ("frightened scientists", 4),
    ("fires", 11),
    ("lines to the mother by tokens", 25),
    ("scientists one step from a line", 7),
    ("scientists beside the mother", 5),
    ("scientists that one move brings her to", 7),
    ("asleep beside the mother", 4),
    ("spaces in line with the mother", 8),
    ("awake, scientist 1 2 3 spaces off", 12),
    ("asleep, scientist 1 2 3 spaces off", 12),
    ("babies by points to escape", 27),
    ("points until enough have escaped", 17),
    ("in reach of gas", 6),
    ("points of Raptor", 9),
    ("points of Raptor after the toll", 9),
    ("points of Scientist", 9),
    ("mother away", 1),
    ("observation", 1),
    ("discarded by Raptor", 9),
    ("discarded by Scientist", 9),
)

DEFINITION: Final = sha256(repr((VERSION, GROUPS)).encode()).hexdigest()[:16]


def _offset(name: str) -> int:
    total = 0
    for group, size in GROUPS:
        if group == name:
            return total
        total += size
    raise KeyError(name)


COUNT: Final = sum(size for _, size in GROUPS)
MOST = 160
"""No position has more features than this, not even one that no game leads to."""

AT_MOTHER = _offset("mother")
AT_AWAKE = _offset("awake")
AT_ASLEEP = _offset("asleep")
AT_ASLEEP_NOW = _offset("asleep now")
AT_ACTIVE = _offset("active")
AT_FRIGHTENED = _offset("frightened")
AT_FRIGHTENED_NOW = _offset("frightened now")
AT_FIRE = _offset("fire")
AT_ROCK = _offset("rock")
AT_EXIT = _offset("exit")
AT_SEEN = _offset("scientist seen from the mother")
AT_TOKENS = _offset("tokens")
AT_ESCAPED = _offset("escaped")
AT_CAPTURED = _offset("captured")
AT_RESERVE = _offset("reserve")
AT_SCIENTISTS = _offset("scientists")
AT_FRIGHTENED_COUNT = _offset("frightened scientists")
AT_FIRES = _offset("fires")
AT_LINES = _offset("lines to the mother by tokens")
AT_STEP_TO_LINE = _offset("scientists one step from a line")
AT_BESIDE = _offset("scientists beside the mother")
AT_HUNTED = _offset("scientists that one move brings her to")
AT_ASLEEP_BESIDE = _offset("asleep beside the mother")
AT_MOBILITY = _offset("spaces in line with the mother")
AT_AWAKE_NEAR = _offset("awake, scientist 1 2 3 spaces off")
AT_ASLEEP_NEAR = _offset("asleep, scientist 1 2 3 spaces off")
AT_ESCAPE = _offset("babies by points to escape")
AT_RACE = _offset("points until enough have escaped")
AT_GAS = _offset("in reach of gas")
AT_POINTS_R = _offset("points of Raptor")
AT_POINTS_FREE = _offset("points of Raptor after the toll")
AT_POINTS_S = _offset("points of Scientist")
AT_AWAY = _offset("mother away")
AT_OBSERVED = _offset("observation")
AT_GONE_R = _offset("discarded by Raptor")
AT_GONE_S = _offset("discarded by Scientist")
FARTHEST = 12
RACE_LIMIT = 15
FIRST_SPACE = 2  # of the codes in ``Board.code``
ALL_NINE = 0b1111111110
MOST_POINTS = 8


def _mirror(space: int, symmetry: int) -> int:
    column, row = divmod(space, 6)
    if symmetry & 1:
        column = 10 - column
    if symmetry & 2:
        row = 5 - row
    return 6 * column + row


def _mirrored(index: int, symmetry: int) -> int:
    if index < AT_SEEN:
        plane, space = divmod(index, 66)
        return 66 * plane + _mirror(space, symmetry)
    if index < AT_TOKENS:
        across, up = divmod(index - AT_SEEN, 11)
        return AT_SEEN + (20 - across if symmetry & 1 else across) * 11 + (10 - up if symmetry & 2 else up)
    return index


MIRRORED: Final = tuple(tuple(_mirrored(index, symmetry) for index in range(COUNT)) for symmetry in range(4))
"""Each feature's image when the board is mirrored: not, left to right, top to bottom, both."""


def fixed_features(position: Position) -> list[int]:
    """What stays the same for a turn, as numbers."""
    if not cython.compiled:
        found = [0] * MOST
    n = collect_fixed(position, found)
    return [found[i] for i in range(n)]


def features(position: Position, side: int = -1, left: int = 0, moved: int = 0) -> list[int]:
    """What changes with every step; ``side`` still has ``left`` points, or nobody (-1)."""
    if not cython.compiled:
        found = [0] * MOST
    check_turn(side, left)
    n = collect(position, found, side, left, moved)
    return [found[i] for i in range(n)]


def check_turn(side: int, left: int) -> None:
    """Refuse a side that is none, and more points than there are."""
    if not -1 <= side <= 1 or not 0 <= left <= MOST_POINTS:
        raise ValueError(f"side {side} with {left} points cannot be")


def gone_after(s: Position, side: int) -> int:
    """The discarded cards of ``side`` when the round that is being played has ended.

    Before new cards are drawn.

    Between rounds: the discarded cards as they lie. A pile that must be shuffled leaves none discarded.
    """
    gone = s.discard[side]
    if s.played[0] == 0 or s.played[1] == 0:
        return gone
    if s.pile_size[side] == 0:
        return 0
    if s.played[0] != s.played[1] and lower_side(s) == side and s.played[side] == 1:
        return 0
    return gone | (1 << s.played[side])


def observed_after(s: Position) -> int:
    """Whether the next choice of cards is an observed one (ruling 8)."""
    if s.phase == CARDS_OBSERVED:
        return 1
    if s.played[0] == 0 or s.played[1] == 0 or s.played[0] == s.played[1]:
        return 0
    return lower_side(s) == RAPTOR and family_of[s.played[0]] == FAMILY_DISAPPEARANCE


def collect_fixed(s: Position, found: list[int]) -> int:
    """Write the features that stay for the turn; how many."""
    n = 0
    for space in range(66):
        if s.board.place_at[FIRST_SPACE + space] < 0:
            found[n] = AT_ROCK + space
            n += 1
    n = plane(s, found, n, AT_EXIT, s.board.exit_spaces)
    gone = gone_after(s, 0)
    for value in range(1, 10):
        if gone >> value & 1:
            found[n] = AT_GONE_R + value - 1
            n += 1
    gone = gone_after(s, 1)
    for value in range(1, 10):
        if gone >> value & 1:
            found[n] = AT_GONE_S + value - 1
            n += 1
    if observed_after(s):
        found[n] = AT_OBSERVED
        n += 1
    return n


def plane(s: Position, found: list[int], n: int, base: int, places: int) -> int:
    """One feature for each place of a set."""
    while places:
        found[n] = base + s.board.code[lowest(places)] - FIRST_SPACE
        n += 1
        places &= places - 1
    return n


def at_most(number: int, limit: int) -> int:
    return number if number < limit else limit


def collect(s: Position, found: list[int], side: int, left: int, moved: int) -> int:
    """Write the features of the figures and the turn; how many."""
    scientists = s.active | s.frightened
    n = plane(s, found, 0, AT_AWAKE, s.awake)
    n = plane(s, found, n, AT_ASLEEP, s.asleep)
    n = plane(s, found, n, AT_ACTIVE, s.active)
    n = plane(s, found, n, AT_FRIGHTENED, s.frightened)
    n = plane(s, found, n, AT_FIRE, s.fires)
    if left:
        n = plane(s, found, n, AT_ASLEEP_NOW, s.asleep_now)
        n = plane(s, found, n, AT_FRIGHTENED_NOW, s.frightened_now)
    found[n] = AT_TOKENS + at_most(s.tokens, 4)
    found[n + 1] = AT_ESCAPED + at_most(s.escaped, 2)
    found[n + 2] = AT_CAPTURED + at_most(s.captured, 2)
    found[n + 3] = AT_RESERVE + s.reserve
    found[n + 4] = AT_SCIENTISTS + count(scientists)
    found[n + 5] = AT_FRIGHTENED_COUNT + at_most(count(s.frightened), 3)
    found[n + 6] = AT_FIRES + count(s.fires)
    found[n + 7] = AT_GAS + count(s.awake & in_gas_reach(s))
    found[n + 8] = AT_POINTS_R + (left if side == 0 else 0)
    found[n + 9] = AT_POINTS_S + (left if side == 1 else 0)
    n += 10
    if side == 0:
        after_toll = left if moved else left - s.tokens
        found[n] = AT_POINTS_FREE + (after_toll if after_toll > 0 else 0)
        n += 1
    n = collect_distances(s, found, n)
    n = collect_escapes(s, found, n)
    if s.mother:
        return collect_mother(s, found, n, scientists)
    found[n] = AT_AWAY
    return n + 1


def collect_distances(s: Position, found: list[int], n: int) -> int:
    """How near the active scientists are to the babies."""
    reached = beside(s, s.active)
    for distance in range(3):
        found[n] = AT_AWAKE_NEAR + 4 * distance + at_most(count(s.awake & reached), 3)
        found[n + 1] = AT_ASLEEP_NEAR + 4 * distance + at_most(count(s.asleep & reached), 3)
        n += 2
        if distance < 2:
            reached |= beside(s, reached)
    return n


def collect_escapes(s: Position, found: list[int], n: int) -> int:
    """The awake babies by the points each needs to escape when nobody else moves.

    And how many enough need.
    """
    open_spaces = s.board.walk & ~(s.fires | s.active | s.frightened | s.asleep | s.mother)
    frontier = s.board.exit_spaces & open_spaces
    reached = frontier
    points = 1
    babies = s.awake
    wanted = 3 - s.escaped
    race = 0
    bucket = -1
    in_bucket = 0
    while frontier and babies and points <= FARTHEST:
        slot = points - 1 if points <= 6 else 6 if points <= 8 else 7
        if slot != bucket:
            if in_bucket:
                found[n] = AT_ESCAPE + 3 * bucket + at_most(in_bucket, 3) - 1
                n += 1
            bucket = slot
            in_bucket = 0
        here = count(frontier & babies)
        if here:
            in_bucket += here
            race += points * at_most(here, wanted)
            wanted -= at_most(here, wanted)
            babies &= ~frontier
        frontier = beside(s, frontier) & open_spaces & ~reached
        reached |= frontier
        points += 1
    if in_bucket:
        found[n] = AT_ESCAPE + 3 * bucket + at_most(in_bucket, 3) - 1
        n += 1
    if babies:
        found[n] = AT_ESCAPE + 24 + at_most(count(babies), 3) - 1
        n += 1
    found[n] = AT_RACE + (16 if wanted > 0 else at_most(race, RACE_LIMIT))
    return n + 1


def collect_mother(s: Position, found: list[int], n: int, scientists: int) -> int:
    """What the mother sees, and who sees her."""
    at = lowest(s.mother)
    around = s.board.near[at]
    found[n] = AT_MOTHER + s.board.code[at] - FIRST_SPACE
    found[n + 1] = AT_LINES + 5 * at_most(s.tokens, 4) + count(shooters(s))
    # Where a scientist would see her: everything up to the next rock.
    lines = s.board.up[at] | s.board.right[at] | s.board.down[at] | s.board.left[at]
    found[n + 2] = AT_STEP_TO_LINE + at_most(count(beside(s, lines) & s.active & ~lines), 6)
    found[n + 3] = AT_BESIDE + count(around & scientists)
    reach = straight(s, at, s.board.walk & ~free(s))
    found[n + 4] = AT_HUNTED + at_most(count(beside(s, reach) & scientists), 6)
    found[n + 5] = AT_ASLEEP_BESIDE + at_most(count(around & s.asleep), 3)
    found[n + 6] = AT_MOBILITY + at_most(count(reach), 15) // 2
    n += 7
    column = (s.board.code[at] - FIRST_SPACE) // 6
    row = (s.board.code[at] - FIRST_SPACE) % 6
    while scientists:
        space = s.board.code[lowest(scientists)] - FIRST_SPACE
        scientists &= scientists - 1
        found[n] = AT_SEEN + (space // 6 - column + 10) * 11 + space % 6 - row + 5
        n += 1
    return n

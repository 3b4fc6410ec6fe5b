"""What may be done: every legal action of a position, rule by rule."""

from __future__ import annotations

from functools import lru_cache

from .board import (
    CENTRAL_TILES,
    GAS_REACH,
    L_TILES,
    LINES,
    NEIGHBOURS,
    REINFORCEMENT_SPACES,
    SPACES,
    SQUARE_TILES,
    tile_of,
    tile_spaces,
)
from .notation import ACTIVE, BABIES, SCIENTISTS, Fields

FIRE_TOKENS = 10

# How often each effect may be made (section 6). Raptor's 2 and 6 ask nothing: disappearance just happens.
REPETITIONS = {
    "R": {"1": 1, "3": 1, "4": 2, "5": 2, "7": 3, "8": 2},
    "S": {"1": 1, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 3, "8": 4},
}
EFFECTS = {
    "R": {"1": "call", "3": "fear", "4": "call", "5": "recovery", "7": "recovery", "8": "fear"},
    "S": {
        "1": "gas",
        "2": "reinforcements",
        "3": "jeep",
        "4": "gas",
        "5": "fire",
        "6": "reinforcements",
        "7": "fire",
        "8": "jeep",
    },
}
DISAPPEARANCE = "26"


def is_free(position: Fields, space: str) -> bool:
    """Ruling 1: no rock, no figure, no fire."""
    return space not in position.rocks and space not in position.figures and space not in position.fires


def spaces_of(position: Fields, letters: str) -> list[str]:
    """Where the figures of these letters stand."""
    return [space for space, figure in position.figures.items() if figure in letters]


def mother_space(position: Fields) -> str | None:
    """Where the mother is, if she is on the board."""
    found = spaces_of(position, "M")
    return found[0] if found else None


def winner(position: Fields) -> tuple[str, str] | None:
    """The side that has won and by what (section 3). Nobody can have won during the setup."""
    if position.turn.kind == "place":
        return None
    if position.escaped >= 3:
        return "R", "babies_escaped"
    if not spaces_of(position, SCIENTISTS):
        return "R", "scientists_gone"
    if position.tokens >= 5:
        return "S", "mother_neutralised"
    if position.captured >= 3:
        return "S", "babies_captured"
    return None


# Setup (section 2)


def next_placement(position: Fields) -> tuple[str, list[str]] | None:
    """The next missing figure and the spaces of the tile or tiles it belongs on."""
    mother = mother_space(position)
    if mother is None:
        return "M", [space for tile in CENTRAL_TILES for space in tile_spaces(tile)]
    for tile in SQUARE_TILES:
        if tile == tile_of(mother):
            continue
        if not any(position.figures.get(space) == "b" for space in tile_spaces(tile)):
            return "b", tile_spaces(tile)
    for tile in L_TILES:
        if not any(position.figures.get(space) == "S" for space in tile_spaces(tile)):
            return "S", tile_spaces(tile)
    return None


def placements(position: Fields) -> list[str]:
    """The setup's actions."""
    found = next_placement(position)
    if found is None:
        return []
    figure, spaces = found
    return [f"{figure}@{space}" for space in spaces if is_free(position, space)]


def returns(position: Fields) -> list[str]:
    """Ruling 7: the mother returns on any free space, L tiles included."""
    return [f"M@{space}" for space in SPACES if is_free(position, space)]


# Raptor's action points (section 4)


def line_moves(position: Fields, start: str, *, over_fire: bool) -> list[list[str]]:
    """Straight moves of one or more spaces from ``start``, each as the spaces entered."""
    moves = []
    for line in LINES[start]:
        entered: list[str] = []
        for space in line:
            if space in position.rocks or space in position.figures:
                break
            if space in position.fires and not over_fire:
                break
            entered.append(space)
            moves.append(list(entered))
    return moves


def connected_fire(position: Fields, start: str) -> set[str]:
    """The fire on ``start`` and every fire connected to it orthogonally."""
    found = {start}
    while True:
        more = {near for space in found for near in NEIGHBOURS[space] if near in position.fires} - found
        if not more:
            return found
        found |= more


def raptor_actions(position: Fields) -> list[str]:
    """What Raptor may do with an action point, and ending the turn."""
    actions = ["."]
    for space in spaces_of(position, "b"):
        actions += [f"b{space}-{near}" for near in NEIGHBOURS[space] if is_free(position, near)]
        if space in position.exits:
            actions.append(f"b{space}-x")
    mother = mother_space(position)
    if mother is None:
        return actions
    toll = 0 if position.turn.moved else position.tokens
    if position.turn.left >= toll + 1:
        actions += [f"M{mother}-{path[-1]}" for path in line_moves(position, mother, over_fire=False)]
    for near in NEIGHBOURS[mother]:
        if position.figures.get(near, " ") in SCIENTISTS:
            actions.append(f"Mx{near}")
        if position.figures.get(near) == "z":  # ``y`` was put to sleep this round
            actions.append(f"M^{near}")
        if near in position.fires:
            fire = connected_fire(position, near)
            first = min(space for space in fire if space in NEIGHBOURS[mother])
            if near == first:
                actions.append(f"M~{near}")
    return actions


# Scientist's action points (section 5)


@lru_cache(maxsize=1 << 18)
def can_leave_fire(
    active: frozenset[str], fires: frozenset[str], blocked: frozenset[str], points: int
) -> bool:
    """Ruling 14: whether all of ``active`` on ``fires`` can walk off with ``points`` moves.

    Every sequence of moves is tried, each made by a scientist then standing on a fire; ``blocked`` are the
    rocks and all other figures, which stay where they are.
    """
    burning = active & fires
    if not burning:
        return True
    if points == 0:
        return False
    return any(
        can_leave_fire(active - {space} | {near}, fires, blocked, points - 1)
        for space in sorted(burning)
        for near in NEIGHBOURS[space]
        if near not in active and near not in blocked
    )


def fire_allows(position: Fields, points: int) -> bool:
    """Ruling 14 for ``position`` with ``points`` action points left."""
    active = frozenset(spaces_of(position, ACTIVE))
    blocked = frozenset(position.rocks | (set(position.figures) - active))
    return can_leave_fire(active, frozenset(position.fires), blocked, points)


def clear_shot(position: Fields, start: str) -> bool:
    """Whether a scientist on ``start`` sees the mother: only rocks and active scientists block."""
    for line in LINES[start]:
        for space in line:
            figure = position.figures.get(space, " ")
            if figure == "M":
                return True
            if space in position.rocks or figure in ACTIVE:
                break
    return False


def scientist_actions_but_for_fire(position: Fields) -> list[str]:
    """What Scientist may do with an action point, ruling 14 not yet considered."""
    actions = ["."]
    for space, figure in position.figures.items():
        if figure == "s":  # ``f`` was frightened this round (ruling 9)
            actions.append(f"S^{space}")
        if figure not in ACTIVE:
            continue
        for near in NEIGHBOURS[space]:
            if near not in position.rocks and near not in position.figures:
                actions.append(f"S{space}-{near}")
        if figure == "A":  # one aggressive action a round
            continue
        for near in NEIGHBOURS[space]:
            target = position.figures.get(near, " ")
            if target in BABIES:
                actions.append(f"S{space}{'~' if target == 'b' else 'x'}{near}")
        if clear_shot(position, space):
            actions.append(f"S{space}!")
    return actions


# Cards (section 6)


def call_actions(position: Fields) -> list[str]:
    """Ruling 3. ``c`` is a baby this card has called already."""
    mother = mother_space(position)
    if mother is None:
        return []
    actions = []
    for baby in spaces_of(position, "b"):
        reached: set[str] = set()
        edge = [baby]
        while edge:
            here = edge.pop()
            for near in NEIGHBOURS[here]:
                if near not in reached and is_free(position, near):
                    reached.add(near)
                    edge.append(near)
        actions += [f"b{baby}={space}" for space in reached if tile_of(space) == tile_of(mother)]
    return actions


def fear_actions(position: Fields) -> list[str]:
    """Ruling 9: a standing scientist."""
    return [f"!{space}" for space in spaces_of(position, ACTIVE)]


def recovery_actions(position: Fields) -> list[str]:
    """Ruling 2: tokens and sleeping babies, in any mix."""
    tokens = ["-z"] if position.tokens else []
    return tokens + [f"^{space}" for space in spaces_of(position, "zy")]


def gas_actions(position: Fields) -> list[str]:
    """Ruling 10: an awake baby on, or edge to edge with, an active scientist's tile."""
    reach: set[str] = set()
    for space in spaces_of(position, ACTIVE):
        reach |= GAS_REACH[tile_of(space)]
    return [f"~{space}" for space in spaces_of(position, "b") if tile_of(space) in reach]


def reinforcement_actions(position: Fields) -> list[str]:
    """Ruling 11."""
    if position.reserve == 0:
        return []
    return [f"S@{space}" for space in REINFORCEMENT_SPACES if is_free(position, space)]


def jeep_actions(position: Fields) -> list[str]:
    """Ruling 12."""
    return [
        f"S{space}={path[-1]}"
        for space in spaces_of(position, ACTIVE)
        for path in line_moves(position, space, over_fire=True)
    ]


def fire_actions(position: Fields) -> list[str]:
    """Ruling 13, as long as the supply of ten tokens lasts (ruling 2)."""
    if len(position.fires) >= FIRE_TOKENS:
        return []
    sources = set(spaces_of(position, ACTIVE)) | position.fires
    targets = {near for source in sources for near in NEIGHBOURS[source] if is_free(position, near)}
    return [f"*{space}" for space in targets]


EFFECT_ACTIONS = {
    "call": call_actions,
    "fear": fear_actions,
    "recovery": recovery_actions,
    "gas": gas_actions,
    "reinforcements": reinforcement_actions,
    "jeep": jeep_actions,
    "fire": fire_actions,
}


def repetitions_possible(position: Fields, side: str, card: str) -> list[str]:
    """The ways to make one more repetition of a card's effect."""
    return EFFECT_ACTIONS[EFFECTS[side][card]](position)


def effect_actions(position: Fields) -> list[str]:
    """A repetition, or ``.`` once one is made; Fire may not be stopped (ruling 2)."""
    turn = position.turn
    actions = repetitions_possible(position, turn.side, turn.card)
    may_stop = turn.left < REPETITIONS[turn.side][turn.card] and EFFECTS[turn.side][turn.card] != "fire"
    return actions + (["."] if may_stop else [])

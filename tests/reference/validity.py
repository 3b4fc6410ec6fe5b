"""Which positions are refused (notation, the section of that name), one check a sentence."""

from __future__ import annotations

from .board import CENTRAL_TILES, EXIT_MAPS, L_TILES, SQUARE_TILES, tile_of
from .notation import BABIES, CARDS, OTHER, SCIENTISTS, SIDES, Fields, Refused
from .rules import (
    DISAPPEARANCE,
    FIRE_TOKENS,
    REPETITIONS,
    fire_allows,
    mother_space,
    next_placement,
    repetitions_possible,
    spaces_of,
    winner,
)


def require(holds: bool, rule: str) -> None:
    """Refuse a position that breaks ``rule``."""
    if not holds:
        raise Refused(rule)


def check(position: Fields) -> None:
    """Refuse ``position`` if it breaks a rule of the list. Its cards may be a view's."""
    check_board(position)
    check_cards(position)
    if position.turn.kind == "place":
        check_setup(position)
        return
    check_played(position)
    check_mother(position)
    check_marks(position)
    check_end(position)
    if position.turn.kind == "effect":
        turn = position.turn
        require(
            bool(repetitions_possible(position, turn.side, turn.card)),
            "an effect in progress has a possible repetition",
        )
    if position.turn.kind == "points" and position.turn.side == "S":
        require(fire_allows(position, position.turn.left), "ruling 14")


def check_board(position: Fields) -> None:
    """Rocks, exits, and how many there are of everything."""
    require(len(position.rocks) == 9, "9 rocks")
    require(not any(space[0] in "ak" for space in position.rocks), "no rocks in columns a and k")
    require(tuple(position.exits) in EXIT_MAPS, "a legal exit map")
    require(len(spaces_of(position, "M")) <= 1, "at most one mother")
    require(len(position.fires) <= FIRE_TOKENS, "at most 10 fires")
    scientists = len(spaces_of(position, SCIENTISTS))
    require(scientists + position.reserve <= 10, "at most 10 scientists with the reserve")
    babies = len(spaces_of(position, BABIES))
    require(babies + position.escaped + position.captured <= 5, "at most 5 babies on and off the board")
    # A side has won with five tokens or three babies, at once: there are never more.
    require(position.tokens <= 5 and position.escaped <= 3 and position.captured <= 3, "counts")
    require((position.round == 0) == (position.turn.kind == "place"), "round 0 exactly during place")


def check_cards(position: Fields) -> None:
    """Each side's nine cards, and how many of them are in hand."""
    turn = position.turn
    for side in SIDES:
        pile = position.cards[side]
        known = pile.all().replace("?", "")
        require(len(pile.all()) == 9 and len(set(known)) == len(known), f"{side}: each side's nine cards")
        if turn.kind == "place":
            require(
                not pile.played and not pile.hand and not pile.discard, "place: all cards in the draw pile"
            )
            require(pile.draw in (CARDS, "?" * 9), "place: the draw pile in ascending order")
        else:
            require(len(pile.hand) == (2 if pile.played else 3), f"{side}: 3 in hand, 2 once one is played")
    chosen = [side for side in SIDES if position.cards[side].played]
    if turn.kind == "cards":
        require(len(chosen) < 2, "both cards chosen are revealed")
    elif turn.kind == "observed":
        require(chosen == [], "cards!: nobody has chosen yet")
    elif turn.kind == "shown":
        require(
            chosen == ["S"] and position.cards["S"].played == turn.card, "cards!5: Scientist has shown it"
        )
    elif turn.kind != "place":
        require(len(chosen) == 2, "two cards played during effects and turns")


def check_setup(position: Fields) -> None:
    """Nothing has happened yet, and the figures stand as they are placed, in their order."""
    counts = (position.tokens, position.escaped, position.captured, position.reserve)
    require(counts == (0, 0, 0, 6), "nothing has happened yet: counts")
    require(not position.fires, "nothing has happened yet: fires")
    require(not spaces_of(position, "zycAsf"), "nothing has happened yet: marks")
    require(next_placement(position) is not None, "place: a figure is missing")
    mother = mother_space(position)
    if mother is None:
        require(not position.figures, "place: the mother is placed first")
        return
    require(tile_of(mother) in CENTRAL_TILES, "place: the mother on a central tile")
    order = [("b", tile) for tile in SQUARE_TILES if tile != tile_of(mother)] + [
        ("S", tile) for tile in L_TILES
    ]
    placed = [(figure, tile_of(space)) for space, figure in position.figures.items() if figure != "M"]
    require(sorted(placed) == sorted(order[: len(placed)]), "place: one figure a tile, in their order")


def check_played(position: Fields) -> None:
    """Two different cards; the lower one's side resolves, the other has the action points."""
    turn = position.turn
    if turn.kind in ("cards", "observed", "shown"):
        return
    values = {side: position.cards[side].played for side in SIDES}
    require("?" not in values.values(), "both cards played are open")
    require(values["R"] != values["S"], "two different cards played during effects and turns")
    lower = "R" if values["R"] < values["S"] else "S"
    if turn.kind == "effect":
        require(lower == turn.side and values[lower] == turn.card, "the lower card's side resolves")
        most = REPETITIONS[turn.side].get(turn.card, 0)
        require(turn.left <= most, "repetitions counted from the card's number")
    elif turn.kind == "points":
        require(lower == OTHER[turn.side], "the higher card's side has the AP")
        require(turn.left <= abs(int(values["R"]) - int(values["S"])), "at most the difference")
    elif turn.kind == "won":
        require(lower == OTHER[turn.side], "only the side with the AP wins")


def disappeared(position: Fields) -> bool:
    """Whether the mother must be off the board."""
    turn = position.turn
    raptor, scientist = position.cards["R"].played, position.cards["S"].played
    his_turn = turn.kind in ("points", "won") and turn.side == "S"
    if his_turn or turn.kind == "return":
        return raptor in DISAPPEARANCE and raptor < scientist
    return False


def check_mother(position: Fields) -> None:
    """The mother is absent exactly after a lower 2 or 6 until she returns."""
    absent = mother_space(position) is None
    require(absent == disappeared(position), "the mother is absent exactly after a lower 2 or 6")
    if position.turn.kind == "return":
        require(absent, "only a mother who has disappeared returns")


def check_marks(position: Fields) -> None:
    """Marks only in their phases: those in which something can have put them there."""
    turn = position.turn
    raptor, scientist = position.cards["R"].played, position.cards["S"].played
    his_points = turn.kind in ("points", "won") and turn.side == "S"
    her_points = turn.kind in ("points", "won") and turn.side == "R"
    phases = {
        "c": turn.kind == "effect" and (turn.side, turn.card, turn.left) == ("R", "4", 1),
        "f": (turn.kind == "effect" and (turn.side, turn.card, turn.left) == ("R", "8", 1))
        or (his_points and raptor in ("3", "8")),
        "y": (turn.kind == "effect" and (turn.side, turn.card, turn.left) == ("S", "4", 1))
        or (her_points and scientist in ("1", "4"))
        or his_points
        or turn.kind == "return",
        "A": his_points or turn.kind == "return",
    }
    for mark, allowed in phases.items():
        require(allowed or not spaces_of(position, mark), f"marks only in their phases: {mark}")
    on_fire = set(position.figures) & position.fires
    require(his_points or not on_fire, "figures on fire only in Scientist's turn")


def check_end(position: Fields) -> None:
    """Won exactly when a side has won."""
    raptor_won = position.escaped >= 3 or not spaces_of(position, SCIENTISTS)
    scientist_won = position.tokens >= 5 or position.captured >= 3
    require(not (raptor_won and scientist_won), "a win ends the game at once: never two of them")
    won = winner(position)
    if position.turn.kind == "won":
        require(won is not None and won[0] == position.turn.side, "won exactly when a side has won")
    else:
        require(won is None, "won exactly when a side has won")

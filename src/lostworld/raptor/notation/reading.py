"""Positions and views read from text: seven fields, one text for each position. ``writing.py`` writes them.

The form is described in docs/notation.md. Reading checks the form here and the meaning in
``validity.py``; whatever is refused is refused with a sentence that names what is wrong.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lostworld.game import SPECTATOR, BadText, Seat
from lostworld.raptor.notation.fields import Fields, Piles, fields_of
from lostworld.raptor.rules import cards, layouts, phases
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.known import HIDDEN_CARD, is_secret
from lostworld.raptor.rules.spaces import NAMES, NUMBERS

SIDE_LETTERS: Final = "RS"

# Each board character and the sets of places it stands in.
FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "*": ("fires",),
    "M": ("mother",),
    "b": ("awake",),
    "c": ("awake", "called"),
    "z": ("asleep",),
    "y": ("asleep", "asleep_now"),
    "S": ("active",),
    "A": ("active", "spent"),
    "s": ("frightened",),
    "f": ("frightened", "frightened_now"),
    "B": ("active", "fires"),
    "C": ("active", "spent", "fires"),
}

_TURN = re.compile(
    r"(?P<place>place)|(?P<cards>cards)|(?P<observed>cards!)|cards!(?P<shown>[1-9?])"
    r"|(?P<effect_side>[RS])(?P<card>[1-9]):(?P<times>[0-9])"
    r"|(?P<points_side>[RS])\+(?P<points>[0-9])(?P<moved>')?|(?P<returning>R@)|(?P<winner>[RS])#"
    r"|(?P<shuffling>R|S|RS)=(?P<observing>!)?"
)
_PLAIN_TURNS: Final = {
    "place": phases.PLACE,
    "cards": phases.CARDS,
    "cards!": phases.CARDS_OBSERVED,
    "R@": phases.RETURN,
}
_MOST: Final = {"tokens": 5, "escaped": 3, "captured": 3, "reserve": 9}


class Reading(NamedTuple):
    """A text that has been read: the position, and what of it was hidden."""

    position: Position
    turn: str
    hidden_hand: tuple[int, int]
    hidden_pile: tuple[int, int]
    hidden_played: tuple[bool, bool]
    shown: str | None
    """In ``cards!5``, the card named by the turn."""

    @property
    def is_view(self) -> bool:
        """Whether anything was hidden."""
        return any(self.hidden_hand + self.hidden_pile + self.hidden_played) or self.shown == "?"


# --- reading ------------------------------------------------------------------------------------


def read(text: str) -> Reading:
    """Read a position or a view by its form. ``validity.check`` says whether it makes sense."""
    fields = fields_of(text)
    characters = {NUMBERS[name]: character for name, character in fields.board.items()}
    rocks = frozenset(number for number, character in characters.items() if character == "#")
    exits = tuple(NUMBERS[name] for name in fields.exits)
    _check_board(rocks, exits)
    position = Position(layouts.board(rocks, exits))
    shown = _read_turn(position, fields.turn)
    for name, most in _MOST.items():
        if getattr(fields, name) > most:
            raise BadText("raptor-error-count-range", letter=name[0], count=getattr(fields, name), most=most)
        position.put(name, getattr(fields, name))
    position.put("round", fields.round)
    _check_pieces(fields, "".join(characters.values()))
    _put_figures(position, characters)
    hidden = [
        _take_cards(position, side, fields.turn, fields.cards[side])
        for side in (cards.RAPTOR, cards.SCIENTIST)
    ]
    if position.phase == phases.SHUFFLE and not (position.round and position.cards_of(cards.SCIENTIST)[2]):
        # Before the first deal, and with nothing left to draw, it shows by itself.
        position.put("shuffles_due", position.shuffles_due | 2)
    return Reading(
        position,
        fields.turn,
        (hidden[0][0], hidden[1][0]),
        (hidden[0][1], hidden[1][1]),
        (hidden[0][2], hidden[1][2]),
        shown,
    )


def _check_board(rocks: frozenset[int], exits: tuple[int, ...]) -> None:
    if len(rocks) != 9:
        raise BadText("raptor-error-rocks-count", count=len(rocks))
    for number in sorted(rocks):
        if NAMES[number][0] in "ak":
            raise BadText("raptor-error-rocks-column", space=NAMES[number])
    if exits not in layouts.EXIT_MAPS:
        raise BadText("raptor-error-exits-map", exits="".join(NAMES[number] for number in exits))


def _check_pieces(fields: Fields, characters: str) -> None:
    """No more of anything than lies in the box."""
    mothers, fires = characters.count("M"), fields.fires
    scientists = sum(map(characters.count, "SAsfBC")) + fields.reserve
    babies = sum(map(characters.count, "bczy")) + fields.escaped + fields.captured
    if mothers > 1:
        raise BadText("raptor-error-mothers-count", count=mothers)
    if fires > 10:
        raise BadText("raptor-error-fires-count", count=fires)
    if scientists > 10:
        raise BadText("raptor-error-scientists-count", count=scientists)
    if babies > 5:
        raise BadText("raptor-error-babies-count", count=babies)


def _put_figures(position: Position, characters: dict[int, str]) -> None:
    for number, character in characters.items():
        for name in FIGURES.get(character, ()):
            position.put(name, getattr(position, name) | position.board.places([number]))


def _read_turn(position: Position, turn: str) -> str | None:
    form = _TURN.fullmatch(turn)
    if form is None:
        raise BadText("raptor-error-turn", turn=turn[:40])
    found = form.groupdict()
    position.put("side", cards.RAPTOR)
    if found["effect_side"]:
        _read_effect(position, turn, found)
    elif found["points_side"]:
        position.put("phase", phases.POINTS)
        position.put("side", SIDE_LETTERS.index(found["points_side"]))
        position.put("left", int(found["points"]))
        position.put("moved", 1 if found["moved"] else 0)
        if position.left == 0:
            raise BadText("raptor-error-points-none", turn=turn)
        if position.moved and position.side != cards.RAPTOR:
            raise BadText("raptor-error-turn", turn=turn)
    elif found["shuffling"]:
        position.put("phase", phases.SHUFFLE)
        position.put("side", SIDE_LETTERS.index(found["shuffling"][0]))
        position.put("shuffles_due", sum(1 << SIDE_LETTERS.index(letter) for letter in found["shuffling"]))
        position.put("observed_next", 1 if found["observing"] else 0)
    elif found["winner"]:
        position.put("phase", phases.OVER)
        position.put("side", SIDE_LETTERS.index(found["winner"]))
    else:
        position.put("phase", _PLAIN_TURNS.get(turn, phases.CARD_SHOWN))
    return found["shown"]


def _read_effect(position: Position, turn: str, found: dict[str, str]) -> None:
    position.put("phase", phases.EFFECT)
    position.put("side", SIDE_LETTERS.index(found["effect_side"]))
    position.put("left", int(found["times"]))
    most = cards.card(position.side, int(found["card"])).times
    if most == 0:
        raise BadText("raptor-error-turn-no-effect", turn=turn)
    if not 1 <= position.left <= most:
        raise BadText("raptor-error-turn-repetitions", turn=turn, most=most)


def _take_cards(position: Position, side: int, turn: str, piles: Piles) -> tuple[int, int, bool]:
    """Fill in a side's cards; how many of its hand and pile are hidden, and whether its played card is."""
    name = cards.SIDES[side]
    played, hand, pile, discard = piles
    if len(played) > 1:
        raise BadText("raptor-error-played-many", side=name)
    for kind, shown in (("hand", hand), ("discard", discard)):
        if list(shown) != sorted(shown):
            raise BadText("raptor-error-cards-order", side=name, pile=kind)
    for kind, shown in (("hand", hand), ("draw", pile), ("discard", discard)):
        if "?" in shown and (kind == "discard" or set(shown) != {"?"}):
            raise BadText("raptor-error-view-hidden", side=name, pile=kind)
    known = [value for value in "".join(piles) if value != "?"]
    for value in known:
        if known.count(value) > 1:
            raise BadText("raptor-error-cards-repeated", side=name, card=value)
    if len("".join(piles)) != 9:
        raise BadText("raptor-error-cards-nine", side=name, count=len("".join(piles)))
    if played == "?" and position.phase not in (phases.CARDS, phases.CARD_SHOWN):
        early = position.phase in (phases.PLACE, phases.CARDS_OBSERVED, phases.SHUFFLE)
        raise BadText(f"raptor-error-played-{'early' if early else 'missing'}", turn=turn)
    position.set_cards(
        side,
        HIDDEN_CARD if played == "?" else int(played or 0),
        _bits(hand),
        [0 if value == "?" else int(value) for value in pile],
        _bits(discard),
    )
    return hand.count("?"), pile.count("?"), played == "?"


def _bits(values: str) -> int:
    return sum(1 << int(value) for value in values if value != "?")


def owner(reading: Reading, seat: Seat | None) -> Seat:
    """The seat whose view this is; ``seat``, if it is several seats' alike and that is one of them.

    Raises BadText when no seat sees exactly this, or when ``seat`` sees something else.
    """
    seats = []
    for candidate in (SPECTATOR, cards.RAPTOR, cards.SCIENTIST):
        if all(_fits(reading, candidate, side) for side in (cards.RAPTOR, cards.SCIENTIST)):
            seats.append(candidate)
    if seat is not None:
        seats = [candidate for candidate in seats if candidate == seat]
    if not seats:
        raise BadText("raptor-error-view-owner")
    return seats[0]  # before the first deal nothing is secret: the view is everybody's, a spectator's too


def _fits(reading: Reading, seat: Seat, side: int) -> bool:
    position = reading.position
    played, hand, pile, _discard = position.cards_of(side)
    if reading.hidden_pile[side] != len(pile):
        return False
    if seat == side:
        return not reading.hidden_hand[side] and not reading.hidden_played[side]
    if hand:
        return False
    return not played or reading.hidden_played[side] == is_secret(position, seat, side)

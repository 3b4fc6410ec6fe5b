"""What the frames of the stack must look like: a table of every kind's fields, for positions read from texts.

A field is named with its form, and with the stage (``at``) from which on a frame has it; before that, and
where LATER stands, it may be missing. Other fields are not allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from lostworld.skirmish.rules import sums
from lostworld.skirmish.rules.position import Frame, Position

MOST: Final = 10_000
"""No count of a game is larger."""
LATER: Final = 99
"""A stage that no frame reaches: the field may always be missing."""


class Limits(NamedTuple):
    """What numbers can mean in one game."""

    units: int
    seats: int
    objects: int
    hexes: int
    heroes: int
    cards: int
    lists: int


Form = Callable[[Any, Limits], bool]


def limits_of(s: Position) -> Limits:
    """The limits of a position's game."""
    book = s.table.book
    return Limits(
        len(s.status),
        len(s.out),
        len(s.lies),
        s.table.board.size,
        len(book.heroes),
        len(book.actions),
        len(book.lists),
    )


# Forms --------------------------------------------------------------------------------------------


def whole(low: int, high: int) -> Form:
    """A number between two others."""
    return lambda value, _: type(value) is int and low <= value <= high


def below(name: str, low: int = 0, times: int = 1) -> Form:
    """A number of one of the game's things; ``low`` -1 for none."""
    return lambda value, most: type(value) is int and low <= value < times * getattr(most, name)


def foe(value: Any, most: Limits) -> bool:
    """A unit, -1 for a net or nobody, or below that an object."""
    return type(value) is int and -2 - most.objects < value < most.units


def thing(value: Any, most: Limits) -> bool:
    """A unit, or below -1 an object."""
    return value != -1 and foe(value, most)


def hexes(value: Any, most: Limits) -> bool:
    """A set of hexes."""
    return type(value) is int and 0 <= value < 1 << most.hexes


def text(value: Any, _: Limits) -> bool:
    """Any text."""
    return type(value) is str


def one_of(*words: str) -> Form:
    """One of some words."""
    return lambda value, _: type(value) is str and value in words


def many(form: Form, most_of_all: int = MOST) -> Form:
    """Any number of values of one form."""
    return lambda value, most: (
        type(value) is tuple and len(value) <= most_of_all and all(form(item, most) for item in value)
    )


def row(*forms: Form) -> Form:
    """Values of these forms, in this order."""
    return lambda value, most: (
        type(value) is tuple
        and len(value) == len(forms)
        and all(form(item, most) for form, item in zip(forms, value, strict=True))
    )


def either(*forms: Form) -> Form:
    """A value of one of these forms."""
    return lambda value, most: any(form(value, most) for form in forms)


def nothing(value: Any, _: Limits) -> bool:
    """No value."""
    return value is None


FLAG = whole(0, 1)
COUNT = whole(0, MOST)
NUMBER = whole(-MOST, MOST)
EDGE = whole(0, 5)
UNIT = below("units")
NO_UNIT = below("units", -1)
UNITS = many(UNIT)
SEAT = below("seats")
NO_SEAT = below("seats", -1)
SEATS = many(SEAT)
HEX = below("hexes")
NO_HEX = below("hexes", -1)
PLACE = below("hexes", 0, 6)
HERO = below("heroes")
NO_HERO = below("heroes", -1)
LISTS = many(below("lists"))
EMPTY = row()
HALF = one_of("movement", "action")
ROWS = many(row(UNIT, foe, FLAG, NUMBER, NUMBER, NUMBER))
EVENT = row(text, NO_UNIT, foe, text, whole(-1, 1), NUMBER, NUMBER, text, text)
NAMED = row(SEAT, one_of("hero", "ability", "card"), COUNT, NO_UNIT, foe, COUNT)
AREA = many(row(whole(-99, 99), whole(-99, 99)))
ZONES = many(one_of("front", "side", "rear"))
SORT = one_of(*sums.INITIATOR_SKILL)
HITS = one_of(*(sort for sort in sums.INITIATOR_SKILL if sort.startswith("hit")))
BELOW_LISTS = below("lists", -1)
OWN_EFFECT = either(EMPTY, row(BELOW_LISTS, BELOW_LISTS, SEAT, NO_HERO, text))
PASSED_ON = row(SEAT, NO_UNIT, foe, NO_UNIT, NO_HERO, EVENT, text)
MEANT = either(EMPTY, row(FLAG, text, either(NUMBER, many(either(NUMBER, text))), foe, NO_HEX))
RESULT = either(NUMBER, ROWS, nothing)

Fields = dict[str, tuple[Form, int]]


def always(**forms: Form) -> Fields:
    """Fields that a frame has from its beginning."""
    return {name: (form, 0) for name, form in forms.items()}


def since(stage: int, **forms: Form) -> Fields:
    """Fields that a frame has from a stage on."""
    return {name: (form, stage) for name, form in forms.items()}


def maybe(**forms: Form) -> Fields:
    """Fields that a frame may have."""
    return since(LATER, **forms)


HELD_TEST = always(unit=UNIT, bonus=NUMBER, base=FLAG)
AFTER_TEST = maybe(on_hit=LISTS, on_failure=LISTS, forced=FLAG, does=FLAG)

FORMS: Final[dict[str, tuple[int, Fields]]] = {
    # Kind: (its last stage, its fields).
    "game": (
        8,
        always(i=COUNT) | maybe(tossed=SEAT, turn=SEAT, stocked=SEATS, replaced=many(many(HERO))),
    ),
    "first-initiative": (2, {}),
    "placing-active": (0, always(units=UNITS) | maybe(turn=SEAT)),
    "placing": (0, always(left=UNITS) | maybe(group=UNITS, turn=SEAT)),
    "action-phase": (8, {}),
    "initiative-phase": (13, since(2, order=SEATS) | since(6, anew=UNITS) | maybe(trimmed=FLAG)),
    "arrivals": (0, maybe(unit=UNIT, waits=UNITS)),
    "draws": (1, always(order=SEATS, anew=UNITS)),
    "draw-trigger": (0, always(seat=SEAT)),
    "draw": (0, always(unit=UNIT, left=COUNT)),
    "gather": (2, always(unit=UNIT)),
    "wound": (2, always(unit=UNIT, source=NO_UNIT) | since(1, fears=many(NUMBER))),
    "hurt": (
        3,
        always(unit=UNIT, amount=COUNT, source=NO_UNIT, cause=one_of("attack", "push", "effect"))
        | since(2, lost=COUNT),
    ),
    "token": (2, since(2, tossed=SEAT) | maybe(taken=FLAG)),
    "furies": (0, always(left=UNITS)),
    "skipped-cards": (1, since(1, left=UNITS) | maybe(unit=UNIT)),
    "activate": (9, always(unit=UNIT) | since(4, halves=many(HALF, 2)) | maybe(asked=FLAG, tossed=FLAG)),
    "group": (
        5,
        always(units=UNITS)
        | since(5, turn=NO_SEAT, deed=one_of("activate", "late"))
        | maybe(initiative=NUMBER, unit=NO_UNIT, left=UNITS, window=FLAG, tossed=FLAG)
        | maybe(raised=UNITS, fixed=UNITS),
    ),
    "late": (1, always(unit=UNIT) | since(1, half=HALF)),
    "step": (0, always(unit=UNIT, order=SEATS)),
    "reactions": (
        1,
        always(half=HALF, cause=UNIT, done=UNITS, turn=NO_SEAT, moved=FLAG, units=UNITS),
    ),
    "movement": (
        9,
        always(unit=UNIT, mode=one_of("active", "held", "extra"), n=NUMBER)
        | maybe(
            segment=FLAG,
            answered=FLAG,
            base=FLAG,
            stood=FLAG,
            paid=FLAG,
            more=NUMBER,
            jumps=FLAG,
            charges=FLAG,
            letting=FLAG,
            refused=UNITS,
            agreed=UNITS,
            fixed_points=whole(-1, MOST),
            walked=COUNT,
            credit=FLAG,
            ended=FLAG,
            moved=FLAG,
            turned=FLAG,
            stepped=FLAG,
            goes_on=FLAG,
            owes=FLAG,
            then=FLAG,
            offered=FLAG,
            safe=PLACE,
            pushing=either(thing, nothing),
            testing=either(thing, nothing),
        )
        | maybe(before=PLACE, edge=EDGE, foes=many(thing), margins=many(row(thing, NUMBER))),
    ),
    "consent": (0, always(unit=UNIT, other=UNIT)),
    "let-go": (0, always(unit=UNIT, holders=UNITS)),
    "flee": (2, always(unit=UNIT) | since(1, moved=FLAG, stood=FLAG) | since(2, left=COUNT)),
    "action": (
        4,
        always(unit=UNIT, mode=one_of("active", "held", "extra", "attack"), n=NUMBER)
        | since(1, i=COUNT, done=FLAG, times=COUNT)
        | since(2, meant=MEANT, basic=FLAG, target=NO_UNIT, after=LISTS)
        | maybe(paid=FLAG, offered=FLAG, sort=one_of("melee", "ranged")),
    ),
    "reinforce": (1, always(unit=UNIT, cost=COUNT)),
    "attack": (
        9,
        HELD_TEST
        | always(
            forced=FLAG,
            sort=HITS,
            weapon=NO_HERO,
            target=NO_UNIT,
            hex=HEX,
            area=AREA,
            own_weapon=FLAG,
            card=below("cards", -1),
            i=COUNT,
            reach=COUNT,
            any=FLAG,
            piercing=NUMBER,
            on_hit=LISTS,
            on_damage=LISTS,
            on_failure=LISTS,
            stability=either(EMPTY, row(COUNT, FLAG, NUMBER)),
        )
        | since(1, hurt=UNITS, targets=UNITS)
        | since(2, hits=many(row(UNIT, NUMBER)), missed=UNITS)
        | since(8, order=UNITS)
        | maybe(
            zones=ZONES,
            amounts=many(row(UNIT, COUNT)),
            queue=many(row(UNIT, COUNT)),
            does=FLAG,
            took=FLAG,
            spared=FLAG,
            shown=many(one_of("on_hit", "on_damage")),
            wounded=UNITS,
            hurting=UNIT,
        ),
    ),
    "test": (
        2,
        always(sort=SORT, units=UNITS, targets=many(foe), plus=many(row(foe, text, NUMBER, text)))
        | since(2, results=ROWS)
        | maybe(
            bonus=NUMBER,
            base=FLAG,
            grab=NUMBER,
            fixed=many(row(text, NUMBER)),
            loaded=FLAG,
            numbers=many(NUMBER),
            piercing=NUMBER,
            zones=ZONES,
            cancelled=FLAG,
        ),
    ),
    "window": (
        1,
        always(about=text, concerned=UNITS)
        | since(1, passes=many(COUNT), through=COUNT, last=many(row(SEAT, text)), turn=SEAT),
    ),
    "announce": (
        2,
        always(events=many(EVENT), order=SEATS, named=many(NAMED)) | maybe(asked=FLAG, chosen=FLAG),
    ),
    "stability": (
        9,
        HELD_TEST
        | AFTER_TEST
        | always(target=thing, push=COUNT, knock=FLAG, effect=OWN_EFFECT)
        | since(1, choice=NUMBER)
        | since(2, won=FLAG, diff=NUMBER)
        | maybe(
            picked=NO_HEX,
            origin=NO_HEX,
            chosen=many(one_of("push", "knock")),
            edges=many(EDGE),
            edge=EDGE,
            close=FLAG,
            pushed=FLAG,
        ),
    ),
    "shove": (2, always(unit=UNIT, target=UNIT, n=COUNT) | maybe(edges=many(EDGE), edge=EDGE)),
    "push": (
        4,
        always(unit=UNIT, target=thing, edge=EDGE, diff=NUMBER, keep=hexes, tested=many(thing))
        | since(1, left=COUNT, moved=FLAG, warned=UNITS)
        | since(2, plan=many(row(thing, PLACE, EDGE)), queue=many(row(thing, NUMBER)))
        | since(2, beaten=many(row(thing, NUMBER)))
        | maybe(bonus=NUMBER, base=FLAG, no_test=FLAG, sides=many(EDGE), others=many(thing), other=thing)
        | maybe(frees=below("hexes", -1)),
    ),
    "grab": (
        4,
        HELD_TEST
        | AFTER_TEST
        | always(target=UNIT, grab=NUMBER, effect=OWN_EFFECT)
        | since(2, won=FLAG, blocks=FLAG),
    ),
    "break-free": (1, HELD_TEST | always(net=FLAG) | maybe(forced=FLAG)),
    "frighten": (
        8,
        HELD_TEST
        | AFTER_TEST
        | always(targets=UNITS, effect=OWN_EFFECT)
        | since(3, scared=UNITS, won=FLAG)
        | since(7, answering=UNITS),
    ),
    "effect": (
        0,
        always(
            ops=below("lists"),
            more=LISTS,
            i=COUNT,
            queue=either(nothing, many(NO_UNIT)),
            seat=SEAT,
            me=NO_UNIT,
            other=foe,
            it=foe,
            card=NO_HERO,
            event=EVENT,
            source=text,
        ),
    ),
    "choose": (1, always(ops=below("lists"), i=COUNT, effect=PASSED_ON)),
    "shift": (1, always(unit=UNIT, seat=SEAT, left=COUNT)),
    "turn": (1, always(unit=UNIT, seat=SEAT, n=COUNT)),
    "replace-next": (2, always(unit=UNIT, n=COUNT, held=many(NUMBER))),
    "equip": (1, always(unit=UNIT, seat=SEAT, place=text, free=FLAG)),
    "hand-limit": (0, always(seat=SEAT)),
    "take-back": (0, always(seat=SEAT, but=NO_HERO)),
    "which-player": (
        0,
        always(deed=one_of("gain", "draw", "discard"), what=text, n=NUMBER, seats=SEATS, by=SEAT),
    ),
    "player-effect": (
        0,
        always(deed=one_of("gain", "draw", "discard"), what=text, n=NUMBER, seats=SEATS, by=SEAT)
        | maybe(left=COUNT),
    ),
}


IN_A_TEST = ("before", "edge", "foes", "margins")
NEEDED: Final[dict[tuple[str, int], tuple[str, ...]]] = {
    # Fields that a frame must have at one stage: it is about to use them.
    ("game", 1): ("tossed",),
    ("game", 3): ("replaced",),
    ("game", 5): ("turn",),
    ("group", 1): ("initiative", "left", "unit"),
    ("group", 2): ("initiative",),
    ("group", 3): ("initiative", "window"),
    ("group", 4): ("initiative",),
    ("movement", 6): IN_A_TEST,
    ("movement", 7): IN_A_TEST,
    ("movement", 8): IN_A_TEST,
    ("attack", 4): ("zones",),
    ("attack", 5): ("queue", "amounts", "does"),
    ("attack", 6): ("does",),
    ("stability", 4): ("chosen", "edges"),
    ("stability", 5): ("chosen", "close"),
    ("stability", 6): ("pushed", "close"),
    ("stability", 7): ("pushed", "close"),
    ("push", 3): ("other",),
    ("shove", 1): ("edges",),
}


def _of_equal_length(frame: Frame, *names: str) -> bool:
    return len({len(frame[name]) for name in names if name in frame}) <= 1


def _test_fits(frame: Frame) -> bool:
    """Damage has a zone for each target, and objects have numbers."""
    needed = ["zones"] if frame["sort"].startswith("damage") else []
    needed += ["numbers"] if min(frame["targets"], default=0) < -1 else []
    if not all(name in frame for name in needed) or not frame["units"] or not frame["targets"]:
        return False
    # A net has no side of its own but in breaking free.
    if -1 in frame["targets"] and frame["sort"] != "break-free":
        return False
    return _of_equal_length(frame, "targets", *needed)


def _stability_fits(frame: Frame) -> bool:
    pushes = "push" in frame.get("chosen", ()) and frame["at"] >= 5
    return "edge" in frame or not (pushes or frame.get("pushed", 0))


TOGETHER: Final[dict[str, Callable[[Frame], bool]]] = {
    "activate": lambda frame: frame["at"] != 5 or bool(frame["halves"]),
    "group": lambda frame: ("raised" in frame) == ("fixed" in frame),
    "shove": lambda frame: frame["at"] != 2 or "edge" in frame,
    "test": _test_fits,
    "attack": lambda frame: frame["at"] != 4 or _of_equal_length(frame, "hits", "zones"),
    "stability": _stability_fits,
    "effect": lambda frame: frame["me"] >= 0 or frame["card"] >= 0,
}
"""What fields must be together."""


def fits(frame: Frame, most: Limits) -> bool:
    """Whether a frame has the form of its kind."""
    known = FORMS.get(frame["k"])
    if known is None or not whole(0, known[0])(frame["at"], most):
        return False
    fields = known[1]
    if any(stage <= frame["at"] and name not in frame for name, (_, stage) in fields.items()):
        return False
    for name, value in frame.items():
        if name in fields:
            if not fields[name][0](value, most):
                return False
        elif name == "result":
            if not RESULT(value, most):
                return False
        elif name not in ("k", "at"):
            return False
    if not all(name in frame for name in NEEDED.get((frame["k"], frame["at"]), ())):
        return False
    together = TOGETHER.get(frame["k"])
    return together is None or together(frame)

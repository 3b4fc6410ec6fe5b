"""Every operation of the content's vocabulary does what its meaning says, on a small position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lostworld.skirmish.content.model import Filter, HeroCard, IconSet, Operation, Pick
from lostworld.skirmish.content.vocabulary import OPERATIONS
from lostworld.skirmish.rules import effects, engine, units
from lostworld.skirmish.rules.position import (
    ANEW,
    BLOCKS,
    FURIOUS,
    KNOCKED,
    MAY_SKIP,
    NO_SKIP,
    REACTION,
    REVEALED,
    SEDATED,
)
from lostworld.skirmish.rules.table import FEAR, NO_CARD_SEDATIVE, WOUND
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, at, battle, run, table, unit

THEM = Pick("other")


def stage(*operations: Operation) -> State:
    """Unit 0 (a human) and unit 1 (a dinosaur) face to face; the operations belong to a hero card."""
    card = HeroCard("it", NAME, "rangers", operations=operations)
    spare = tuple(HeroCard(f"s{n}", NAME, "rangers", icons=(IconSet({"melee": 1}),)) for n in range(4))
    beast = unit("beast", keywords=("dinosaur",), fear=4, courage=2, adrenaline=3)
    s = battle(table([[unit("man")], [beast]], heroes=(card, *spare)), [(0, 0, 0), (1, 0, 3)])
    for seat in (0, 1):
        s.cards[seat], s.pile[seat] = (1, 2), (3, 4)
    s.thrown[0] = (0,)
    s.next[1], s.deck[1] = s.deck[1][0], s.deck[1][1:]
    return s


def happen(s: State, *answers: str) -> State:
    """The card's operations happen, unit 0 being ``self`` and unit 1 ``other``."""
    hero = s.table.book.heroes[0]
    effects.run(s, hero.operations, 0, 0, 1, card=0, source="hero:it")
    engine.advance(s)
    run(s, *answers)
    return s


Prepare = Callable[[State], Any]
Check = Callable[[State], Any]


def nothing(s: State) -> None:
    """No preparation."""


def sleeping(s: State) -> None:
    s.active[1] = (NO_CARD_SEDATIVE,)
    s.marks[1] |= SEDATED


def held(s: State) -> None:
    s.holds[1] = 0
    s.marks[1] |= BLOCKS


def put(column: str, unit_number: int, value: Any) -> Prepare:
    def prepare(s: State) -> None:
        getattr(s, column)[unit_number] = value

    return prepare


CASES: list[tuple[Operation, Prepare, tuple[str, ...], Check]] = [
    (
        Operation("bonus", skill="melee", n=2, duration="round"),
        nothing,
        (),
        lambda s: [bonus[:2] for bonus in s.bonuses[0]] == [("melee", 2)],
    ),
    (
        Operation("initiative", n=3, what="add", unit=THEM),
        nothing,
        (),
        lambda s: units.initiative(s, 1) == 14,
    ),
    (Operation("initiative", n=3, what="set", unit=THEM), nothing, (), lambda s: units.initiative(s, 1) == 3),
    (Operation("damage", n=2, unit=THEM), nothing, (), lambda s: s.health[1] == (4,)),
    (Operation("damage", n=3, unit=THEM, armour=True), nothing, (), lambda s: s.health[1] == (5,)),
    (Operation("heal", n=2), put("health", 0, (3,)), (), lambda s: s.health[0] == (5,)),
    (Operation("critical-wound", unit=THEM), nothing, (), lambda s: s.deck[1].count(WOUND) == 1),
    (Operation("fear", unit=THEM), nothing, (), lambda s: s.deck[1][-1] == FEAR),
    (Operation("remove", what="fear", n=1), put("next", 0, FEAR + 1), (), lambda s: s.next[0] == -1),
    (
        Operation("remove", what="knock", n=1),
        put("marks", 0, KNOCKED),
        (),
        lambda s: not s.marks[0] & KNOCKED,
    ),
    (Operation("remove", what="grab", n=1), held, (), lambda s: s.holds[1] == -1),
    (
        Operation("remove", what="block", n=1),
        held,
        (),
        lambda s: s.holds[1] == 0 and not units.is_blocked(s, 0),
    ),
    (Operation("sedate", n=1, unit=THEM), nothing, (), lambda s: s.waiting[1] == (NO_CARD_SEDATIVE,)),
    (
        Operation("furious", what="start", unit=THEM),
        nothing,
        (),
        lambda s: s.marks[1] & FURIOUS and s.marks[1] & ANEW,
    ),
    (
        Operation("furious", what="end", unit=THEM),
        put("marks", 1, FURIOUS),
        (),
        lambda s: not s.marks[1] & FURIOUS,
    ),
    (Operation("adrenaline", n=2), nothing, (), lambda s: s.adrenaline[0] == 2),
    (Operation("command", n=2), nothing, (), lambda s: s.command == [2, 0]),
    (Operation("requisition", n=1), nothing, (), lambda s: s.requisition == [1, 0]),
    (Operation("draw-action", n=2), nothing, (), lambda s: s.extra_draw[0] == 2),
    (Operation("draw-hero", n=2), nothing, (), lambda s: len(s.cards[0]) == 4),
    (Operation("discard-hero", n=1, who="enemy"), nothing, ("discard:s0",), lambda s: s.thrown[1] == (1,)),
    (Operation("replace-next", n=2, unit=THEM), nothing, ("swap",), lambda s: len(s.unseen[1]) == 2),
    (Operation("swap", what="active-next", unit=THEM), nothing, (), lambda s: units.initiative(s, 1) == 1),
    (Operation("reveal", what="active", unit=THEM), nothing, (), lambda s: s.marks[1] & REVEALED),
    (Operation("reveal", what="next", unit=THEM), nothing, (), lambda s: s.peeked[1] == 1),
    (
        Operation("unlock", n=1, unit=THEM),
        sleeping,
        (),
        lambda s: not s.marks[1] & SEDATED and s.marks[1] & ANEW,
    ),
    (Operation("skip", what="allow"), nothing, (), lambda s: s.marks[0] & MAY_SKIP),
    (Operation("skip", what="forbid", unit=THEM), nothing, (), lambda s: s.marks[1] & NO_SKIP),
    (Operation("hold"), nothing, (), lambda s: s.marks[0] & REACTION),
    (Operation("extra", what="movement", n=1), nothing, ("move:0.1,0",), lambda s: at(s, 0)[0] == (0, 1)),
    (Operation("move", n=1, unit=THEM), nothing, ("shift:2.0",), lambda s: at(s, 1) == ((2, 0), 3)),
    (Operation("turn", n=1), nothing, ("face:1",), lambda s: at(s, 0)[1] == 1),
    (Operation("push", n=2, unit=THEM), nothing, (), lambda s: at(s, 1)[0] == (3, 0)),
    (Operation("knock", unit=THEM), nothing, (), lambda s: s.marks[1] & KNOCKED),
    (Operation("stand"), put("marks", 0, KNOCKED), (), lambda s: not s.marks[0] & KNOCKED),
    (Operation("grab", what="block", unit=THEM), nothing, (), lambda s: units.is_blocked(s, 1)),
    (Operation("net", n=5, unit=THEM), nothing, (), lambda s: s.nets[1] == 5),
    (Operation("release"), put("holds", 0, 1), (), lambda s: s.holds[0] == -1),
    (
        Operation("attach", until="game", unit=THEM),
        nothing,
        (),
        lambda s: bool(s.gear[1]) and not s.thrown[0],
    ),
    (Operation("return-to-hand", what="this"), nothing, (), lambda s: 0 in s.cards[0]),
    (Operation("first-player"), put("thrown", 0, (0,)), (), lambda s: s.first == 0),
    (Operation("objective", n=2), nothing, (), lambda s: s.points == [2, 0]),
    (
        Operation("choose", options=((Operation("command", n=1),), (Operation("command", n=3),))),
        nothing,
        ("option:2",),
        lambda s: s.command[0] == 3,
    ),
    (
        Operation("each", of=Filter(side="any"), then=(Operation("knock", unit=Pick("it")),)),
        nothing,
        (),
        lambda s: s.marks[0] & s.marks[1] & KNOCKED,
    ),
    (
        Operation("if", is_=Filter(keyword=("dinosaur",)), unit=THEM, then=(Operation("command", n=1),)),
        nothing,
        (),
        lambda s: s.command[0] == 1,
    ),
    (
        Operation("if", is_=Filter(keyword=("dinosaur",)), otherwise=(Operation("command", n=2),)),
        nothing,
        (),
        lambda s: s.command[0] == 2,
    ),
    (
        Operation("test", sort="stability", n=3, unit=THEM, then=(Operation("command", n=2),)),
        put("cards", 0, ()),
        (),
        lambda s: s.command[0] == 2,
    ),
]


@pytest.mark.parametrize(
    ("operation", "prepare", "answers", "check"), CASES, ids=lambda value: getattr(value, "verb", "")
)
def test_operation(operation: Operation, prepare: Prepare, answers: tuple[str, ...], check: Check) -> None:
    s = stage(operation)
    prepare(s)
    assert not check(s) or operation.verb == "first-player", "the test would show nothing"
    happen(s, *answers)
    assert check(s), operation


def test_piercing_waits_for_the_unit_s_next_attack() -> None:
    s = stage(Operation("piercing", n=1))
    effects.VERBS["piercing"](s, {"me": 0, "source": "hero:it"}, Operation("piercing", n=1), -1)
    assert s.bonuses[0] == (("piercing", 1, "activation", "hero:it"),)


def test_every_operation_is_known_to_the_engine() -> None:
    assert set(effects.VERBS) == set(OPERATIONS)

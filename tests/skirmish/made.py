"""Content and positions made for tests: small maps, plain units, one card where one is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lostworld.chance import Dice
from lostworld.skirmish.content.model import (
    ActionCard,
    ActionPart,
    ConditionCard,
    Content,
    FuriousCard,
    HeroCard,
    Map,
    MapObject,
    Objective,
    Scenario,
    ScenarioSeat,
    Soldier,
    Terrain,
    Unit,
    Weapon,
    Words,
)
from lostworld.skirmish.rules import engine
from lostworld.skirmish.rules.position import ACTION, ON_MAP, REVEALED
from lostworld.skirmish.rules.table import Rulebook, Table
from lostworld.skirmish.state import State

NAME = Words("a thing", "une chose")
GROUND = {
    ".": Terrain(NAME, ".", "open"),
    "~": Terrain(NAME, "~", "mud", difficult=True),
    "#": Terrain(NAME, "#", "rock", impassable=True, blocks_sight=True),
    "o": Terrain(NAME, "o", "water", impassable=True),
    "t": Terrain(NAME, "t", "thicket", blocks_sight=True),
}
FLAT = frozenset((q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6)


def card(name: str, initiative: int, *actions: ActionPart, **fields: Any) -> ActionCard:
    """An action card."""
    return ActionCard(
        id=name, unit=name.partition("/")[0], name=NAME, initiative=initiative, actions=actions, **fields
    )


def unit(name: str = "man", cards: Sequence[ActionCard] = (), **fields: Any) -> Unit:
    """A unit with plain numbers; its deck has one card of every initiative from 1 to 12 unless told."""
    plain = {
        "id": name,
        "name": NAME,
        "faction": "rangers",
        "keywords": ("human",),
        "movement": 3,
        "melee": 4,
        "ballistic": 3,
        "dodge": 4,
        "armour": (2, 1, 0),
        "stability": 3,
        "fear": 0,
        "courage": 3,
        "health": 6,
        "models": 1,
        "weapon": Weapon(damage=5, range=4),
        "combo_limit": 3,
        "draws": 3,
        "stand_up": 1,
        "fallback": 1,
        "adrenaline": 3,
        "value": 10,
        "places": {"weapon": 1, "ammunition": 1, "gear": 2},
        "cards": tuple(cards) or tuple(card(f"{name}/{n}", n) for n in range(1, 13)),
    }
    return Unit(**{**plain, **fields})


def table(
    seats: Sequence[Sequence[Unit]],
    *,
    heroes: Sequence[HeroCard] = (),
    terrain: Mapping[tuple[int, int], str] | None = None,
    sides: Sequence[str] = (),
    objects: Sequence[MapObject] = (),
    objectives: Sequence[Objective] = (),
    zones: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    **scenario: Any,
) -> Table:
    """A game in which each seat has these units; every seat has all hero cards in its deck.

    The zone "all" is the whole plain; ``zones`` names further ones.
    """
    units = {spec.id: spec for army in seats for spec in army}
    ground = dict.fromkeys(FLAT, "open")
    for place, sign in (terrain or {}).items():
        ground[place] = GROUND[sign].id
    areas = {"all": tuple(sorted(ground)), **{name: tuple(hexes) for name, hexes in (zones or {}).items()}}
    made = Content(
        units=units,
        hero_cards={hero.id: hero for hero in heroes},
        conditions={
            "fear": ConditionCard(NAME, "flee", "break-free", True, True, "fear"),
            "wound": ConditionCard(NAME, "base", "base", False, False, "wound"),
        },
        furious=FuriousCard(NAME, {"melee": 1}, ("no-skip",), 2),
        terrains={kind.id: kind for kind in GROUND.values()},
        maps={"plain": Map("plain", NAME, ground, areas, dict.fromkeys(areas, NAME))},
        scenarios={},
        rosters={},
        hash="made",
    )
    names = sides or [f"side-{number}" for number in range(len(seats))]
    played = Scenario(
        id="made",
        name=NAME,
        story=NAME,
        map="plain",
        seats=tuple(
            ScenarioSeat(
                f"player-{number}",
                NAME,
                names[number],
                "all",
                "rangers",
                tuple(Soldier(spec.id) for spec in army),
            )
            for number, army in enumerate(seats)
        ),
        objects=tuple(objects),
        objectives=tuple(objectives),
        **scenario,
    )
    return Table(Rulebook(made), played)


def battle(of: Table, places: Sequence[tuple[int, int, int]], *, start: bool = False) -> State:
    """A state in the Action phase of round 1: the units stand at (q, r, facing), each with an Active card.

    The card with initiative 12 lies on the first unit, 11 on the second, and so on.
    """
    s = State(of)
    for number, (q, r, facing) in enumerate(places):
        s.status[number] = ON_MAP
        s.place[number] = of.board.index[(q, r)] * 6 + facing
        spec = of.specs[number]
        s.health[number] = (spec.health,) * spec.models
        deck = sorted(of.decks[number], key=lambda n: of.book.actions[n].initiative)
        chosen = deck.pop(max(0, len(deck) - 1 - number) if len(deck) >= 12 else 0)
        s.active[number] = (chosen,)
        s.deck[number] = tuple(deck)
    for seat in range(len(of.seats)):
        s.pile[seat] = of.hero_decks[seat]
    s.round = 1
    s.phase = ACTION
    s.push("game", at=8, i=0)
    s.push("action-phase", at=1)
    if start:
        engine.advance(s)
    return s


def run(s: State, *answers: str, dice: int = 1) -> list[dict[str, Any]]:
    """Answer the questions that come, by texts or their beginnings; what happened. Chance comes from dice."""
    told: list[dict[str, Any]] = []
    luck = Dice.from_number(dice)
    for wanted in answers:
        _settle(s, luck, told)
        assert s.deciders, f"nobody is asked, expected {wanted}"
        seat = s.deciders[0]
        legal = s.legal(seat)
        fitting = [text for text in legal if text == wanted] or [
            text for text in legal if text.startswith(wanted)
        ]
        assert fitting, f"{wanted} is none of {s.question}: {legal[:12]}"
        told += [event.to_json() for event in s.play(seat, fitting[0])]
    _settle(s, luck, told)
    return told


def _settle(s: State, luck: Dice, told: list[dict[str, Any]]) -> None:
    while s.chance is not None:
        told += [event.to_json() for event in s.settle(s.chance.sample(luck))]


def does(s: State, frame: str, *answers: str, **fields: Any) -> list[dict[str, Any]]:
    """Push a frame, go on, answer what is asked; what happened."""
    s.log = []
    s.push(frame, **fields)
    engine.advance(s)
    told = [event.to_json() for event in s.log]
    s.log = None
    return told + run(s, *answers)


def only(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [event for event in told if event["kind"] == kind]


def reveal(s: State, number: int) -> None:
    """Turn a unit's Active card up."""
    s.marks[number] |= REVEALED


def at(s: State, number: int) -> tuple[tuple[int, int], int]:
    """Where a unit stands: its anchor's hex and its facing."""
    place = s.place[number]
    return s.table.board.hexes[place // 6], place % 6

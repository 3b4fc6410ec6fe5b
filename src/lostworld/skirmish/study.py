"""What a game of Skirmish had in it, for the laboratory: armies, cards, attacks, places."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from lostworld.game import Seat, State
from lostworld.games import Meeting, Piece, Study, Use
from lostworld.skirmish.content.armies import OWN
from lostworld.skirmish.content.loader import content
from lostworld.texts import has_text, say

AGAINST: Final = ":"
"""Between factions that met."""
DEEDS: Final = ("melee", "ranged")
"""The sorts of actions that are attacks."""


def study(start: State[Any], steps: Sequence[tuple[Seat | None, str]]) -> Study:
    """What there was in a game; what a card or an attack brought shows when the round is over."""
    state: Any = start.copy()
    table = state.table
    traits: dict[str, str] = {"scenario": table.scenario.id}
    uses: list[Use] = []
    meetings: list[Meeting] = []
    places: dict[str, list[str]] = {"moved": [], "attacked": [], "eliminated": []}
    where: dict[int, str] = {}
    used: list[tuple[Seat, str]] = []
    met: list[tuple[Seat, str, str]] = []
    did, suffered = [0] * len(table.specs), [0] * len(table.specs)
    lost: set[int] = set()
    chances = state.chances()

    def close_round() -> None:
        """Tell what the round's cards and attacks have brought."""
        nonlocal chances
        ended = state.outcome
        now = state.chances()
        if ended is not None:
            now = tuple(float(seat in ended.winners) for seat in range(len(table.seats)))
        uses.extend(Use(seat, what, now[seat] - chances[seat]) for seat, what in used)
        meetings.extend(Meeting(one, other, now[seat] - chances[seat]) for seat, one, other in met)
        used.clear()
        met.clear()
        chances = now

    for seat, text in steps:
        for event in state.settle(text) if seat is None else state.play(seat, text):
            told = dict(event.fields)
            kind = event.kind
            unit: Any = told.get("unit")
            other: Any = told.get("target")
            spot = told["path"][-1] if kind == "moved" and told["path"] else told.get("hex")
            if kind in ("moved", "deployed", "arrived", "pushed", "shifted", "followed") and spot:
                where[unit] = spot
            if kind == "moved" and spot:
                places["moved"].append(spot)
            elif kind == "damage":
                suffered[unit] += told["lost"]
                source = told["source"]
                if source >= 0 and table.unit_side[source] != table.unit_side[unit]:
                    did[source] += told["lost"]
            elif kind in ("eliminated", "sedated"):
                lost.add(unit)
                if kind == "eliminated" and unit in where:
                    places["eliminated"].append(where[unit])
            elif kind == "woken":
                lost.discard(unit)
            elif kind == "card_used":
                used.append((told["seat"], told["card"]))
            elif kind == "revealed":
                used.append((_owner(state, unit), told["card"]))
            elif kind == "action" and told["sort"] in DEEDS and isinstance(other, int) and other >= 0:
                met.append((_owner(state, unit), table.specs[unit].id, table.specs[other].id))
                if other in where:
                    places["attacked"].append(where[other])
            elif kind == "first_player" and "first_player" not in traits:
                traits["first_player"] = table.seats[told["seat"]]
            elif kind == "round_begins":
                close_round()
    close_round()
    for number, army in enumerate(table.rosters):
        if army:
            traits[f"army_{number + 1}"] = army
    if all(table.rosters):
        traits["factions"] = AGAINST.join(table.factions)
    pieces = [
        Piece(_owner(state, unit), spec.id, spec.value, did[unit], suffered[unit], unit in lost)
        for unit, spec in enumerate(table.specs)
        if unit in where
    ]
    return Study(traits, uses, meetings, places, pieces)


def _owner(state: Any, unit: int) -> Seat:
    return int(state.table.owner[unit])


def place(name: str) -> tuple[float, float]:
    """A hex on a map: to the right and down."""
    q, r = (int(part) for part in name.split("."))
    return q + r / 2, r * sqrt(3) / 2


def called(name: str, language: str) -> str:
    """A trait, a map, a unit or a card in words."""
    known = content()
    for named in (known.hero_cards, known.action_cards, known.units, known.scenarios, known.rosters):
        if name in named:
            return str(named[name].name.in_language(language))
    for unit in known.units.values():
        for ability in unit.abilities:
            if ability.id == name:
                return str(ability.name.in_language(language))
    if AGAINST in name and not name.startswith(OWN):
        return f" {AGAINST} ".join(
            say(f"skirmish-faction-{faction}", language) for faction in name.split(AGAINST)
        )
    key = f"skirmish-study-{name.replace('_', '-')}"
    return say(key, language) if has_text(key, language) else name

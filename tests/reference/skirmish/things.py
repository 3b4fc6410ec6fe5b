"""Units, players, objects and the game: what there is, and questions about it that need no decision."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .content import Content, content
from .hexes import Hex, distance, footprint

NOBODY = -1


class Ask(NamedTuple):
    """A question: the answer sent back is one of the choices, or a route that ``routes`` allows."""

    seat: int
    kind: str
    choices: list[str]
    routes: Any = None
    """Where a route may be drawn: the mover and its way."""


class AskAll(NamedTuple):
    """The same question to several players at once; the answer is a dictionary by seat."""

    kind: str
    choices: dict[int, list[str]]


class Shuffle(NamedTuple):
    """Chance: ``name`` is ``deck3`` or ``hero1``; the answer is the new order, the top card last."""

    name: str
    cards: list[str]


class Toss(NamedTuple):
    """Chance: the answer is one of the numbers."""

    about: str
    among: list[int]


Run = Generator[Any, Any, Any]
"""A part of the game that may ask."""


class GameOver(Exception):
    """The game has ended."""


class NotCovered(Exception):
    """A rule that this implementation does not have yet."""


@dataclass(eq=False)
class Bonus:
    skill: str
    n: int
    duration: str
    source: str


@dataclass(eq=False)
class Gear:
    """A hero card at a unit."""

    card: str
    seat: int
    place: str
    """weapon, ammunition, gear, or attached."""
    uses: int = 1
    until: str = "game"
    known: bool = True


@dataclass(eq=False)
class Sedative:
    """A Sedative on a unit; ``card`` None for one without a card (operation sedate)."""

    card: str | None
    seat: int


@dataclass(eq=False)
class Discard:
    card: str
    seen: bool


@dataclass(eq=False)
class Unit:
    number: int
    seat: int
    name: str
    data: dict[str, Any]
    here: Hex | None = None
    facing: int = 0
    health: list[int] = field(default_factory=list)
    start_health: int = 0
    deck: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    discard: list[Discard] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    """The stack, the top card last; Sedatives are apart, in ``locks``."""
    next: str | None = None
    idle: str | None = None
    locks: list[Sedative] = field(default_factory=list)
    waiting: list[Sedative] = field(default_factory=list)
    revealed: bool = False
    activated: bool = False
    skipped: bool = False
    skipped_last: bool = False
    kept: bool = False
    may_skip: bool = False
    must_not_skip: bool = False
    given_reaction: bool = False
    toss: bool | None = None
    """What the coin of ruling 81 has said in this phase."""
    condition_initiative: int | None = None
    shift: int = 0
    set_to: int | None = None
    knocked: bool = False
    holds: int = NOBODY
    blocks: bool = False
    net: int = 0
    adrenaline: int = 0
    furious: bool = False
    rage: int = 0
    dealt_anew: bool = False
    bonuses: list[Bonus] = field(default_factory=list)
    gear: list[Gear] = field(default_factory=list)
    carries: int = NOBODY
    extra_draw: int = 0
    held: list[str] = field(default_factory=list)
    """Halves held for a reaction."""
    early: bool = False
    """Revealed in a tied group: it may react before its own activation (ruling 48)."""
    done: set[str] = field(default_factory=set)
    """Halves used up, in a reaction before the activation too."""
    base_half: set[str] = field(default_factory=set)
    paid: set[str] = field(default_factory=set)
    """Reinforced parts paid for."""
    status: str = "waiting"
    """waiting (not yet in the game), map, gone (eliminated), left."""
    rammed: bool = False
    fear_cards: int = 0
    sources: list[int] = field(default_factory=list)
    """Sources of the Fear cards it has, the newest last."""
    once: set[str] = field(default_factory=set)
    once_game: set[str] = field(default_factory=set)
    sedated: bool = False
    slept: bool = False
    """Fell asleep since the last check."""
    peeked: int = 0
    """Bit s: seat s has looked at Next; bit 4 + s: at the Active card."""
    captured: bool = False

    @property
    def keywords(self) -> list[str]:
        return list(self.data["keywords"])

    @property
    def on_map(self) -> bool:
        return self.status == "map" and self.here is not None

    @property
    def awake(self) -> bool:
        return self.on_map and not self.sedated

    @property
    def offsets(self) -> list[Hex]:
        return [(q, r) for q, r in self.data.get("footprint", [[0, 0]])]

    @property
    def hexes(self) -> list[Hex]:
        return [] if self.here is None else footprint(self.here, self.facing, self.offsets)

    @property
    def top(self) -> str | None:
        return self.active[-1] if self.active else None

    @property
    def is_vehicle(self) -> bool:
        return "vehicle" in self.keywords

    def is_condition_top(self) -> bool:
        return self.top in ("fear", "wound")

    def hexes_at(self, here: Hex, facing: int) -> list[Hex]:
        return footprint(here, facing, self.offsets)


@dataclass(eq=False)
class Player:
    seat: int
    name: str
    side: str
    faction: str
    zone: str
    pile: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """The cards of the hero deck, as everybody knows them."""
    command: int = 0
    requisition: int = 0
    out: bool = False
    used: list[str] = field(default_factory=list)
    """Hero cards used in this activation or step (ruling 16), in order."""
    brought: set[str] = field(default_factory=set)
    calls: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Thing:
    """An object of the scenario."""

    number: int
    data: dict[str, Any]
    here: Hex | None
    marker: bool = False
    emptied: bool = False
    steps: dict[str, int] = field(default_factory=dict)

    @property
    def stability(self) -> int | None:
        return self.data.get("stability")


class Game:
    """All of a game."""

    def __init__(self, scenario: str, armies: list[str] | None = None) -> None:
        self.content: Content = content()
        self.scenario_name = scenario
        self.scenario = self.content.scenarios[scenario]
        self.map = self.content.maps[self.scenario["map"]]
        self.players: list[Player] = []
        self.units: list[Unit] = []
        self.things: list[Thing] = []
        self.first = 0
        self.round = 0
        self.phase = "setup"
        self.active_unit: Unit | None = None
        self.points: dict[str, int] = {}
        self.tests: list[dict[str, Any]] = []
        self.winners: list[int] | None = None
        self.reason = ""
        self.events: list[str] = []
        self.fallen = 0
        self.reinforcements: list[dict[str, Any]] = []
        self.counted: set[Any] = set()
        self.captured: set[tuple[str, str, int]] = set()
        """Captures that have counted: objective, side, unit."""
        self.first_taken = False
        self.in_group = False
        self.contexts: list[Any] = []
        """Attacks and tests going on, the innermost last."""
        self.reacting = 0
        self.bystanders = False
        """Whether bystanders are asked in the windows of tests (ruling 63)."""
        self.draws_open = False
        self.outside: dict[int, list[str]] = {}
        """Cards from outside the deck (equipment of the scenario, finds) by the seat they belong to."""

    # Players and sides

    def clockwise(self, start: int) -> list[int]:
        n = len(self.players)
        return [(start + i) % n for i in range(n) if not self.players[(start + i) % n].out]

    def side(self, seat: int) -> str:
        return self.players[seat].side

    def allied(self, a: Unit, b: Unit) -> bool:
        return self.side(a.seat) == self.side(b.seat)

    def sides(self) -> list[str]:
        return list(dict.fromkeys(player.side for player in self.players))

    def special(self, rule: str) -> dict[str, Any] | None:
        for entry in self.scenario.get("special", []):
            if entry["rule"] == rule:
                return dict(entry)
        return None

    # Units

    def on_map(self) -> list[Unit]:
        return [unit for unit in self.units if unit.on_map]

    def of(self, seat: int) -> list[Unit]:
        return [unit for unit in self.units if unit.seat == seat and unit.on_map]

    def card(self, name: str) -> dict[str, Any]:
        return self.content.cards[name]

    def initiative(self, unit: Unit) -> int:
        """With its changes (ruling 8)."""
        if unit.set_to is not None:
            base = unit.set_to
        elif not unit.active:
            base = int(unit.data["fallback"])
        elif unit.condition_initiative is not None and unit.is_condition_top():
            base = unit.condition_initiative
        else:
            base = int(self.card(unit.active[-1])["initiative"])
        return base + unit.shift

    def grabbers(self, unit: Unit) -> list[Unit]:
        return [other for other in self.on_map() if other.holds == unit.number]

    def is_blocked(self, unit: Unit) -> bool:
        return unit.net > 0 or any(other.blocks for other in self.grabbers(unit))

    def is_grabbed(self, unit: Unit) -> bool:
        return unit.net > 0 or bool(self.grabbers(unit))

    def shown_card(self, unit: Unit) -> dict[str, Any] | None:
        """The revealed Active card, if it is an action card."""
        if unit.revealed and unit.active and not unit.is_condition_top():
            return self.card(unit.active[-1])
        return None

    def has_reaction(self, unit: Unit) -> bool:
        card = self.shown_card(unit)
        return bool(unit.revealed and ((card and card.get("reaction")) or unit.given_reaction))

    def moves_as(self, unit: Unit) -> list[str]:
        """fly and jump by the unit's keywords and gear."""
        words = [word for word in unit.keywords if word in ("fly", "jump")]
        for gear in unit.gear:
            words += self.content.hero[gear.card].get("grants-keywords", [])
        return words

    # Places

    def occupants(self, here: Hex, but: Iterable[Any] = ()) -> list[Any]:
        """Units and objects (no markers) on a hex."""
        but = list(but)
        found: list[Any] = [u for u in self.on_map() if here in u.hexes and u not in but]
        found += [t for t in self.things if t.here == here and not t.marker and t not in but]
        return found

    def is_ground(self, here: Hex) -> bool:
        """On the map and passable."""
        return here in self.map.ground and here not in self.map.impassable

    def is_free(self, here: Hex, but: Iterable[Any] = ()) -> bool:
        return self.is_ground(here) and not self.occupants(here, but)

    def between(self, a: Unit, b: Unit) -> int:
        """Distance between the nearest hexes of two units."""
        return min(distance(x, y) for x in a.hexes for y in b.hexes)

    def adjacent(self, a: Unit, b: Unit) -> bool:
        return self.between(a, b) == 1


def ask(
    game: Game, seat: int, kind: str, choices: Iterable[str], always: bool = False, routes: Any = None
) -> Run:
    """Ask a player; a single choice is taken without asking."""
    texts = sorted(set(choices))
    if len(texts) == 1 and not always:
        return texts[0]
    answer = yield Ask(seat, kind, texts, routes)
    assert answer in texts or (routes and answer.startswith("route:")), (answer, texts)
    return answer


def number_of(text: str) -> int:
    """``u3`` or ``o1`` to its number."""
    return int(text[1:])


def hex_text(here: Hex) -> str:
    return f"{here[0]}.{here[1]}"


def hex_of(text: str) -> Hex:
    q, r = text.split(".")
    return int(q), int(r)


def uses_of(card: dict[str, Any]) -> int:
    """How often a card at a unit can be used: ammunition once, if nothing is said; other gear lasts (0)."""
    if "ammunition" in card:
        return int(card["ammunition"].get("uses", 1))
    return int(card.get("uses", 0))

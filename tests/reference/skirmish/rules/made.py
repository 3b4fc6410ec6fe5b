"""Fights with content made for a test: its units, cards and ground, a position, and choices as texts.

The content's words are those of docs/skirmish/content.md; ``tests.skirmish.made`` builds it. A fight begins
with the Action phase of round 1 and is played through the contract alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from lostworld.skirmish.content.model import ActionCard, HeroCard, IconSet, Operation, Unit
from lostworld.skirmish.rules import engine
from lostworld.skirmish.rules.table import Rulebook
from lostworld.skirmish.rules.table import Table as GameTable
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, card, table

from .table import Table

KNOCKED, SEDATED, FURIOUS, REVEALED, SKIPPED_LAST, HOLDS_MOVEMENT, BLOCKS = 1, 2, 4, 8, 64, 256, 16384
"""Marks of docs/skirmish/texts.md."""
WOUND, FEAR, SEDATIVE, BARE_SEDATIVE = 9000, 9100, 10000, 19000
"""Numbers of condition cards and Sedatives, of the same page."""

Place = tuple[int, int, int]


class Fight(Table):
    """A game under way with content of its own."""

    tosses: tuple[int, ...] = ()
    """How the coins fall that are tossed next; after them by chance."""

    def outcome(self) -> str:
        drawn = super().outcome()
        if not drawn.startswith("toss=") or not self.tosses:
            return drawn
        first, *rest = self.tosses
        self.tosses = tuple(rest)
        return f"toss={first}"

    @property
    def kind(self) -> str:
        return str(self.state.question)

    def at(self, unit: int) -> Place:
        place = self.state.place[unit]
        q, r = self.state.table.board.hexes[place // 6]
        return q, r, place % 6

    def plays(self, *answers: str) -> Fight:
        """Each answer is a choice's text or its beginning."""
        for wanted in answers:
            fitting = [t for t in self.choices if t == wanted] or [
                t for t in self.choices if t.startswith(wanted)
            ]
            assert fitting, f"{wanted} is none of {self.kind}: {self.choices[:14]}"
            self.do(fitting[0])
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == kind]

    def marked(self, unit: int, mark: int) -> bool:
        return bool(self.state.marks[unit] & mark)

    def number(self, card: str) -> int:
        return int(self.state.table.book.action_number[card])

    def hero(self, card: str) -> int:
        return int(self.state.table.book.hero_number[card])

    def until_asked(self, kind: str, beginning: str = "") -> Fight:
        """Go on quietly until this is asked, with such a choice."""
        for _ in range(300):
            if self.kind == kind and any(text.startswith(beginning) for text in self.choices):
                return self
            self.quiet()
        raise AssertionError(f"never asked: {kind} {beginning}")

    def until_round(self, number: int) -> Fight:
        """Go on quietly to the Action phase of a round."""
        for _ in range(600):
            if self.state.outcome is not None or (self.state.round, self.state.phase) == (number, 1):
                return self
            self.quiet()
        raise AssertionError(f"round {number} never came")

    def until_over(self) -> Fight:
        for _ in range(900):
            if self.state.outcome is not None:
                return self
            self.quiet()
        raise AssertionError("the game does not end")

    def offers(self, beginning: str) -> bool:
        return any(text.startswith(beginning) for text in self.choices)


def fight(
    armies: Sequence[Sequence[Unit]],
    places: Sequence[Place],
    *,
    stacks: Mapping[int, Sequence[str]] | None = None,
    hands: Sequence[Sequence[str]] = (),
    piles: Sequence[Sequence[str]] | None = None,
    at: int = 0,
    first: int = 0,
    position: Mapping[str, Any] | None = None,
    **scenario: Any,
) -> Fight:
    """The Action phase of round 1: the units stand at (q, r, facing).

    The first card of a unit is its Active card, unless ``stacks`` names its stack from the bottom up; the
    others are its deck. ``position`` sets further entries of the position's lists: ``{"holds": {1: 0}}``.
    """
    of = table(armies, **scenario)
    s = State(of)
    for unit, (q, r, facing) in enumerate(places):
        spec = of.specs[unit]
        s.status[unit] = 1
        s.place[unit] = of.board.index[(q, r)] * 6 + facing
        s.health[unit] = (spec.health,) * spec.models
        deck = list(of.decks[unit])
        names = (stacks or {}).get(unit, [spec.cards[0].id])
        for name in names:
            deck.remove(of.book.action_number[name])
        s.active[unit] = tuple(of.book.action_number[name] for name in names)
        s.deck[unit] = tuple(deck)
    for unit in range(len(places), len(of.specs)):
        s.deck[unit] = tuple(of.decks[unit])
        s.health[unit] = (of.specs[unit].health,) * of.specs[unit].models
    for seat in range(len(armies)):
        s.pile[seat] = tuple(of.book.hero_number[n] for n in piles[seat]) if piles else ()
        if seat < len(hands):
            s.cards[seat] = tuple(sorted(of.book.hero_number[n] for n in hands[seat]))
    for key, values in (position or {}).items():
        for entry, value in values.items():
            getattr(s, key)[entry] = value
    s.first = first
    s.round, s.phase = 1, 1
    s.push("game", at=8, i=0)
    s.push("action-phase", at=at)
    s.log = []
    engine.advance(s)
    game = Fight(s)
    game.events += [event.to_json() for event in s.log]
    s.log = None
    return game


def deck(unit: str, *initiatives: int) -> tuple[ActionCard, ...]:
    """Plain cards, named by their initiative; the first will be the Active card."""
    return tuple(card(f"{unit}/{number}", number) for number in initiatives)


def icons(name: str, **skills: int) -> HeroCard:
    """A hero card with one icon set."""
    return HeroCard(name, NAME, "rangers", icons=(IconSet(skills),))


def hero(name: str, trigger: str, *operations: Operation, **fields: Any) -> HeroCard:
    """A hero card with an active use."""
    return HeroCard(name, NAME, "rangers", trigger=trigger, operations=operations, **fields)


def begin(
    armies: Sequence[Sequence[Unit]], equipment: Mapping[int, str] | None = None, **scenario: Any
) -> Fight:
    """A game from its setup on; ``equipment`` gives a hero card to the first unit of a seat's army."""
    of = table(armies, **scenario)
    if equipment:
        seats = list(of.scenario.seats)
        for seat, name in equipment.items():
            first, *rest = seats[seat].army
            seats[seat] = replace(seats[seat], army=(replace(first, equipment=(name,)), *rest))
        of = GameTable(Rulebook(of.book.content), replace(of.scenario, seats=tuple(seats)))
    s = State(of)
    for number, spec in enumerate(of.specs):
        s.deck[number] = tuple(sorted(of.decks[number]))
        s.health[number] = (spec.health,) * spec.models
    for seat, pile in enumerate(of.hero_decks):
        s.pile[seat] = tuple(sorted(pile))
    s.push("game", at=0, i=0)
    engine.advance(s)
    game = Fight(s)
    game.settle()
    return game

"""A table to try rules on: cards and places as a test wants them, through texts and choices alone.

A game is set up with chance decided by the test (decks in a wanted order), then the board is arranged by
editing the position's text (docs/skirmish/texts.md) and reading it again. Only the contract is used.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from lostworld.chance import Dice
from lostworld.games import game_named

from ..content import content

GAME: Any = game_named("skirmish")


class Table:
    """A game under way."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[dict[str, Any]] = []
        self.dice = Dice.from_number(1)

    @property
    def position(self) -> dict[str, Any]:
        return dict(json.loads(self.state.text)["position"])

    @property
    def seat(self) -> int:
        return int(self.state.deciders[0])

    @property
    def kind(self) -> str:
        return str(self.state.view(self.seat).decision.kind)

    @property
    def choices(self) -> list[str]:
        return [GAME.action_text(action) for action in self.state.legal(self.seat)]

    def do(self, text: str) -> Table:
        """The deciding seat chooses; chance that follows is decided at random."""
        assert text in self.choices, (text, self.kind, self.choices)
        self._tell(self.state.play(self.seat, GAME.parse_action(text)))
        self.settle()
        return self

    def settle(self) -> None:
        while self.state.chance is not None:
            self._tell(self.state.settle(self.outcome()))

    def outcome(self) -> str:
        """How the pending chance comes out."""
        return str(self.state.chance.sample(self.dice))

    def _tell(self, happenings: Any) -> None:
        self.events += [happening.seen_by(-1).to_json() for happening in happenings]

    def until(self, *kinds: str) -> Table:
        """Go on with the quietest choices until one of these kinds is asked."""
        for _ in range(60):
            if self.kind in kinds:
                return self
            self.quiet()
        raise AssertionError(f"never asked: {kinds}; now {self.kind} {self.choices}")

    def quiet(self) -> None:
        for text in ("done", "through", "pass", "stay", "none", "decline", "stop", "all", "keep", "save"):
            if text in self.choices:
                self.do(text)
                return
        self.do(self.choices[0])

    def tests(self, sort: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == "test" and event["sort"].startswith(sort)]

    def kinds_of_events(self) -> list[str]:
        return [event["kind"] for event in self.events]

    def place(self, unit: int) -> tuple[tuple[int, int], int] | None:
        place = self.position["place"][unit]
        return None if place < 0 else (hexes_of(self.scenario)[place // 6], place % 6)

    @property
    def scenario(self) -> str:
        return str(json.loads(self.state.text)["scenario"])

    def edit(self, change: Callable[[dict[str, Any]], None]) -> Table:
        """The same game with a changed position."""
        whole = json.loads(self.state.text)
        change(whole["position"])
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        self.state = GAME.parse(text)
        return self


def hexes_of(scenario: str) -> list[tuple[int, int]]:
    return content().maps[content().scenarios[scenario]["map"]].hexes


def battle(
    cards: dict[int, str],
    places: dict[int, tuple[int, int, int]],
    scenario: str = "hold-the-station",
    revealed: tuple[int, ...] = (),
    **fields: dict[int, Any],
) -> Table:
    """The first activation of a round: units hold these Active cards and stand at (q, r, facing).

    Units without a place are left where they were deployed. ``fields`` change entries of the position's
    lists: ``health={4: [1]}``, ``adrenaline={5: 2}``; marks are added to those there.
    """
    table = Table(GAME.new({"scenario": scenario}))
    while table.state.chance is not None:
        table._tell(table.state.settle(arranged(table.state.chance.sample(table.dice), cards)))
    while table.state.round == 0:
        wanted = [t for n, card in cards.items() for t in table.choices if t == f"active:u{n},{card}"]
        if wanted:
            table.do(wanted[0])
        elif table.kind == "place-active":
            free = [t for t in table.choices if number_in(t) not in cards]
            table.do(free[0] if free else table.choices[0])
        else:
            table.do(table.choices[0])
    index = {here: place for place, here in enumerate(hexes_of(scenario))}

    def change(position: dict[str, Any]) -> None:
        for unit, (q, r, facing) in places.items():
            position["place"][unit] = index[(q, r)] * 6 + facing
        for unit in revealed:
            position["marks"][unit] |= 8
        for key, values in fields.items():
            for unit, value in values.items():
                position[key][unit] = (position[key][unit] | value) if key == "marks" else value

    table.edit(change)
    table.events.clear()
    return table


def number_in(text: str) -> int:
    return int(text.partition(":u")[2].split(",")[0])


def arranged(outcome: str, cards: dict[int, str]) -> str:
    """The shuffle with the wanted card on top."""
    name, _, order = outcome.partition("=")
    if not name.startswith("deck") or int(name[4:]) not in cards:
        return outcome
    wanted = content().card_names.index(cards[int(name[4:])])
    numbers = [int(n) for n in order.split(",")]
    numbers.remove(wanted)
    return f"{name}={','.join(map(str, [*numbers, wanted]))}"


def turn_of(table: Table, unit: int) -> Table:
    """Everybody before it skips or does nothing; then its card is revealed."""
    for _ in range(120):
        decision = table.state.view(table.seat).decision
        if table.kind == "skip-or-reveal":
            mine = f"reveal:u{unit}"
            others = [t for t in table.choices if t.startswith("skip")]
            table.do(mine if mine in table.choices else others[0])
        elif table.kind in ("movement", "action") and dict(decision.fields).get("unit") == unit:
            return table
        else:
            table.quiet()
    raise AssertionError(f"unit {unit} never had its turn")

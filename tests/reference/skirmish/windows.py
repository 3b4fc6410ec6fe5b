"""Tests and their Interaction windows (RULES, section 3; rulings 49, 50, 52)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .filters import Moment
from .heroes import Entry, Event, could, gain_adrenaline, hero_entries, play_text, use_card
from .things import Game, Run, Unit, ask, number_of

TRIGGERS = {"slide": ["slide"], "first-player": ["first-player"], "tie": ["tie"], "placed": []}


class Test:
    """A test going on: one initiator, one or more targets."""

    def __init__(
        self, sort: str, initiator: Unit, targets: list[Unit], attack: str = "", area: bool = False
    ) -> None:
        self.sort = sort
        self.initiator = initiator
        self.initiators = [initiator]
        """Several units answer a fear test in one window (ruling 56)."""
        self.targets = targets
        self.attack = attack
        self.area = area
        self.icons: list[tuple[Unit, str, int, str]] = []
        """What hero cards have added: unit, skill, amount, card."""
        self.used: list[tuple[int, str]] = []
        self.pierces: list[tuple[str, int]] = []
        """Piercing that cards have added to this attack."""
        self.cancelled = False
        self.stopped = False
        """The attack was cancelled: it is a failure."""
        self.action: dict[str, Any] = {}
        self.base = False
        self.extra = 0
        self.zones: dict[int, str] = {}
        self.plain = False
        self.against_net = 0
        self.against_object: Any = None

    @property
    def sorts(self) -> set[str]:
        words = {self.sort}
        if self.attack:
            words |= {self.attack, "area"} if self.area else {self.attack}
        return words

    def skills(self, unit: Unit) -> set[str]:
        """Icons that fit the unit in this window."""
        found: set[str] = set()
        if unit in self.initiators:
            found |= {
                "hit": {"melee" if self.attack == "melee" else "ballistic", "ties"},
                "damage": {"piercing"} | ({"damage"} if self.attack == "ranged" else set()),
                "stability": {"stability", "ties"},
                "grab": {"stability", "grab", "ties"},
                "break-free": {"stability", "ties"},
                "fear": {"fear", "ties"},
            }[self.sort]
        if unit in self.targets:
            found |= {
                "hit": {"dodge", "ties"},
                "damage": {"armour"},
                "stability": {"stability", "ties"},
                "grab": {"stability", "ties"},
                "break-free": {"stability", "ties"},
                "fear": {"courage", "ties"},
            }[self.sort]
        return found

    def ties(self, unit: Unit) -> int:
        return sum(n for who, skill, n, _ in self.icons if who is unit and skill == "ties")

    def added(self, unit: Unit, skill: str) -> list[tuple[str, int]]:
        return [(source, n) for who, named, n, source in self.icons if who is unit and named == skill]

    @property
    def units(self) -> list[Unit]:
        return list(dict.fromkeys([*self.initiators, *self.targets]))

    def entries(self, trigger: str) -> list[Entry]:
        found: list[Entry] = []
        for initiator in self.initiators:
            if not self.targets:
                found.append((initiator, None, Moment(trigger, role="initiator", sorts=self.sorts)))
            for target in self.targets:
                found.append((initiator, target, Moment(trigger, role="initiator", sorts=self.sorts)))
                found.append((target, initiator, Moment(trigger, role="target", sorts=self.sorts)))
        return found


def open_window(game: Game, about: str, test: Test | None = None, tied: list[Unit] | None = None) -> Run:
    """Ruling 49. ``about`` is slide, placed, first-player, tie, or a test's sort."""
    start = game.first
    if test is not None:
        start = test.initiator.seat
        owners = {unit.seat for unit in test.units}
    else:
        if game.active_unit is not None:
            start = game.active_unit.seat
        owners = {player.seat for player in game.players}
    order = [seat for seat in game.clockwise(start) if game.bystanders or seat in owners]
    passes: Counter[int] = Counter()
    through: set[int] = set()
    place = 0
    while order:
        seat = order[place % len(order)]
        place += 1
        answer = "pass"
        if seat not in through and window_possible(game, seat, about, test, tied or []):
            texts = ["pass", "through", *window_texts(game, seat, about, test, tied or [])]
            answer = yield from ask(game, seat, "window-turn", texts, always=True)
        if answer == "through":
            through.add(seat)
            answer = "pass"
        if answer == "pass":
            passes[seat] += 1
            if passes[seat] >= 2 and seat in owners:  # passes of allies and bystanders close nothing
                return
            continue
        yield from play_in_window(game, seat, about, test, tied or [], answer)
        through = {other for other in through if game.side(other) == game.side(seat)}
        if test is not None and (test.cancelled or test.stopped or not all(u.on_map for u in test.units)):
            return


def events(about: str, test: Test | None, tied: list[Unit]) -> list[Event]:
    """The triggers whose cards are played in this window."""
    if test is not None:
        found = [Event(Moment("test"), entries=test.entries("test"))]
        if test.sort == "hit":
            found.append(Event(Moment("attack"), entries=test.entries("attack")))
        return found
    if about == "tie":
        return [Event(Moment("tie"), entries=[(unit, None, Moment("tie")) for unit in tied])]
    return [Event(Moment(trigger)) for trigger in TRIGGERS[about]]


def icon_units(
    game: Game,
    seat: int,
    about: str,
    test: Test | None,
    tied: list[Unit],
    icons: dict[str, int],
    adrenaline: int,
) -> list[str]:
    """For which units a set of icons may be used; ``-`` for the player himself."""
    mine = [unit for unit in game.on_map() if game.side(unit.seat) == game.side(seat)]
    if test is not None:
        return [f"u{unit.number}" for unit in mine if unit in test.units and test.skills(unit) & set(icons)]
    if about == "first-player":
        if "command" not in icons:
            return []
        # Its adrenaline icons go to an own unit of choice (ruling 49).
        return [f"u{unit.number}" for unit in game.of(seat)] if adrenaline else ["-"]
    if "initiative" not in icons:
        return []
    if about == "tie":
        return [f"u{unit.number}" for unit in mine if unit in tied]
    return [f"u{unit.number}" for unit in mine if unit.active]


def passive_texts(
    game: Game, seat: int, name: str, about: str, test: Test | None, tied: list[Unit]
) -> list[str]:
    if name in game.players[seat].used:
        return []
    texts = []
    for place, entry in enumerate(game.content.hero[name].get("icons", [])):
        extra = int(game.content.hero[name].get("adrenaline", 0))
        for who in icon_units(game, seat, about, test, tied, entry["icons"], extra):
            texts.append(f"icons:{name},{place}" if who == "-" else f"icons:{name},{place},{who}")
    return texts


def window_texts(game: Game, seat: int, about: str, test: Test | None, tied: list[Unit]) -> list[str]:
    texts = []
    for name in dict.fromkeys(game.players[seat].hand):
        texts += passive_texts(game, seat, name, about, test, tied)
        for event in events(about, test, tied):
            texts += [play_text(name, entry) for entry in hero_entries(game, seat, name, event)]
    return texts


def window_possible(game: Game, seat: int, about: str, test: Test | None, tied: list[Unit]) -> bool:
    """Whether by what everybody knows the player could use a card here."""

    def usable(name: str) -> bool:
        return bool(passive_texts(game, seat, name, about, test, tied)) or any(
            hero_entries(game, seat, name, event) for event in events(about, test, tied)
        )

    return could(game, seat, usable)


def play_in_window(
    game: Game, seat: int, about: str, test: Test | None, tied: list[Unit], answer: str
) -> Run:
    from .effects import Source, run

    word, _, rest = answer.partition(":")
    player = game.players[seat]
    if word == "icons":
        name, place, *who = rest.split(",")
        icons = game.content.hero[name]["icons"][int(place)]["icons"]
        player.hand.remove(name)
        player.discard.append(name)
        player.used.append(name)
        unit = game.units[number_of(who[0])] if who else None
        if unit is not None:
            gain_adrenaline(unit, int(game.content.hero[name].get("adrenaline", 0)))
        if test is not None:
            assert unit is not None
            test.used.append((seat, name))
            fitting = test.skills(unit)
            test.icons += [(unit, skill, n, f"hero:{name}") for skill, n in icons.items() if skill in fitting]
        elif about == "first-player":
            player.command += icons["command"]
        else:
            assert unit is not None
            change_initiative(unit, icons["initiative"])
        return
    name, number, *_ = rest.split(",")
    unit = game.units[number_of(number)]
    for event in events(about, test, tied):
        for entry in hero_entries(game, seat, name, event):
            if play_text(name, entry) == answer:
                card = game.content.hero[name]
                use_card(game, seat, name, card, unit, True)
                if test is not None:
                    test.used.append((seat, name))
                source = Source(seat, unit, entry[1], entry[2], name, test)
                yield from run(game, card["operations"], source)
                return


def change_initiative(unit: Unit, n: int) -> None:
    """Ruling 8: only units that have not activated yet."""
    if not unit.activated and not unit.skipped:
        unit.shift += n

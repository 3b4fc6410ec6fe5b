"""Skirmish: humans and dinosaurs fight on hexagons, without dice, with cards, for two to four players.

>>> from lostworld.skirmish import GAME
>>> state = GAME.new({"scenario": "first-patrol"})
>>> state.chance is not None, state.deciders
(True, ())
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from lostworld import build_info, texts
from lostworld.game import SPECTATOR, BadText, Chooser, Game, Seat, given_text
from lostworld.game import State as AnyState

if TYPE_CHECKING:
    from lostworld.bots import Opponent
    from lostworld.games import Held, MenuGroup, Sheet, Study
    from lostworld.skirmish.content.model import Roster, ScenarioSeat

texts.register(__name__)
build_info.check_fresh("lostworld.skirmish")

from lostworld.skirmish.actions import parse_action  # noqa: E402  (the texts come first)
from lostworld.skirmish.content.armies import OWN, ArmyNames, raffled  # noqa: E402
from lostworld.skirmish.content.loader import content, content_of, keep_own  # noqa: E402
from lostworld.skirmish.content.vocabulary import FACTIONS  # noqa: E402
from lostworld.skirmish.rules.table import Rulebook, Table  # noqa: E402
from lostworld.skirmish.state import State, new_state, read_state  # noqa: E402
from lostworld.skirmish.view import View  # noqa: E402

__all__ = ["GAME", "Skirmish", "State", "View"]

LONGEST = 2_000_000
"""Characters; no position is longer."""


@cache
def book_of(fingerprint: str) -> Rulebook:
    """The cards and operations of a content by number."""
    return Rulebook(content_of(fingerprint))


@cache
def table_of(fingerprint: str, scenario: str, armies: tuple[str, ...], ask_all: bool) -> Table:
    """A scenario set up for play."""
    book = book_of(fingerprint)
    return Table(book, book.content.scenarios[scenario], armies, ask_all)


def _fitting(seat: ScenarioSeat) -> list[str]:
    """The ready armies for a seat: the first of each faction, then the second of each, and so on."""
    found = [
        (name, roster.faction)
        for name, roster in content().rosters.items()
        if (not seat.faction or roster.faction == seat.faction) and roster.value <= seat.army_value
    ]
    factions = [faction for _, faction in found]
    ranks = {name: factions[:nth].count(faction) for nth, (name, faction) in enumerate(found)}
    return sorted(ranks, key=lambda name: ranks[name])


def _check_own(roster: Roster, seat: ScenarioSeat) -> None:
    """An army of a player's own must fit its seat. Raises BadText."""
    if seat.faction and roster.faction != seat.faction:
        raise BadText("skirmish-error-army-factions", factions=f"{roster.faction}, {seat.faction}")
    if roster.value > seat.army_value:
        raise BadText("skirmish-error-army-value", value=roster.value, most=seat.army_value)


class Skirmish:
    """The game, as ``lostworld.game.Game`` asks for it."""

    name = "skirmish"
    rules = 1
    looks: Mapping[str, tuple[str, ...]] = {}

    content: str
    """The hash of the content files."""
    shortcuts: Mapping[str, Any]
    """``lostworld content ...``, by name."""
    commands: Any
    """``lostworld skirmish ...``, a ``typer.Typer``."""
    options: Mapping[str, tuple[str, ...]]
    """The scenario; armies for free play; whether bystanders are asked in windows (ruling 49)."""
    opponents: Sequence[Opponent]
    """Those that people choose from."""
    bots: Mapping[str, Any]
    """The bots that know this game, by name."""

    def __reduce__(self) -> str:
        return "GAME"  # pickled by its name, and read as the one game that there is

    def __getattr__(self, name: str) -> Any:
        """The content is read when something of it is asked for."""
        if name == "content":
            self.content = content().hash
            return self.content
        if name == "bots":
            # Games without bots start quicker.
            from lostworld.skirmish.players.levels import LEVELS

            self.bots = LEVELS
            return self.bots
        if name == "opponents":
            from lostworld.bots import Opponent

            self.opponents = (Opponent("random"), *(Opponent(bot, face=bot) for bot in self.bots))
            return self.opponents
        if name == "shortcuts":
            from lostworld.skirmish.content.command import app  # only the command line needs it

            self.shortcuts = {"content": app}
            return self.shortcuts
        if name == "commands":
            from lostworld.skirmish.content.command import commands  # only the command line needs it

            self.commands = commands
            return commands
        if name != "options":
            raise AttributeError(name)
        shipped = content()
        names = sorted(shipped.scenarios, key=lambda name: (not shipped.scenarios[name].tutorial, name))
        self.options = {
            "scenario": tuple(names),
            "bystanders": ("passed", "asked"),
            **{f"army-{number}": ArmyNames(("any", *shipped.rosters)) for number in range(1, 5)},
        }
        return self.options

    def has_content(self, content: str) -> bool:
        """Whether games with the content of this hash can still be played: an edition was kept."""
        try:
            content_of(content)
        except BadText:
            return False
        return True

    def keep_own_content(self) -> Mapping[str, int]:
        """Read the content anew, with the host's own, and keep that for games begun with it."""
        read = keep_own()
        for known in ("content", "options"):
            self.__dict__.pop(known, None)
        book_of.cache_clear()
        table_of.cache_clear()
        return {
            "units": len(read.units),
            "heroes": len(read.hero_cards),
            "maps": len(read.maps),
            "scenarios": len(read.scenarios),
        }

    def content_in(self, state: AnyState[str]) -> str:
        """The hash of the content that a state is played with."""
        if not isinstance(state, State):
            raise TypeError(f"{state!r} is no state of Skirmish")
        return state.table.book.content.hash

    def _table(self, options: Mapping[str, str]) -> Table:
        for name, value in options.items():
            if name not in self.options:
                raise BadText("error-option-unknown", name=name[:40], names=", ".join(self.options))
            if value not in self.options[name]:
                raise BadText(
                    "error-option-value", name=name, value=value[:40], values=", ".join(self.options[name])
                )
        scenario = content().scenarios[options.get("scenario", self.options["scenario"][0])]
        armies: list[str] = []
        for number, seat in enumerate(scenario.seats):
            if seat.army:
                armies.append("")
                continue
            fitting = _fitting(seat)
            wanted = options.get(f"army-{number + 1}", "any")
            if wanted.startswith(OWN):
                _check_own(content().rosters[wanted], seat)
                armies.append(wanted)
                continue
            if wanted != "any" and wanted not in fitting:
                raise BadText("skirmish-error-army", army=wanted, armies=", ".join(fitting))
            armies.append(fitting[number % len(fitting)] if wanted == "any" else wanted)
        return table_of(
            self.content, scenario.id, tuple(armies), options.get("bystanders", "passed") == "asked"
        )

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The seats' names in the scenario."""
        return self._table(options).seats

    def new(self, options: Mapping[str, str]) -> State:
        """A state to start from; all chance is pending."""
        return new_state(self._table(options))

    def raffle(self, option: str, options: Mapping[str, str], dice: Chooser) -> str:
        """An army by chance, of any faction that may sit there, worth as much as it may be."""
        seats = content().scenarios[options.get("scenario", self.options["scenario"][0])].seats
        place = option.removeprefix("army-")
        seat = seats[int(place) - 1] if place.isdigit() and 0 < int(place) <= len(seats) else None
        if seat is None or not seat.army_value:
            raise BadText("skirmish-error-raffle", option=option[:40])
        factions = (seat.faction,) if seat.faction else FACTIONS
        shipped, faction = content(), factions[dice.below(len(factions))]
        return raffled(shipped.units, shipped.hero_cards, faction, seat.army_value, dice)

    def look(self, options: Mapping[str, str], outcomes: Sequence[str]) -> Mapping[str, str]:
        """Nothing is chosen for the eye."""
        return {}

    def _read(self, text: str, part: str) -> tuple[Table, dict[str, Any]]:
        given_text(text)
        if len(text) > LONGEST:
            raise BadText("skirmish-error-position", what="length")
        try:
            told = json.loads(text)
            armies = tuple(str(army) for army in told["armies"])
            table = table_of(str(told["content"]), str(told["scenario"]), armies, told["bystanders"] is True)
            if told["skirmish"] != 1:
                raise BadText("skirmish-error-position", what="skirmish")
            told[part]
        except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
            if isinstance(error, BadText):
                raise
            # A key that is missing or leads nowhere is named; else it is the form.
            what = str(error.args[0])[:40] if isinstance(error, KeyError) and error.args else "JSON"
            raise BadText("skirmish-error-position", what=what) from error
        return table, told

    def parse(self, text: str) -> State:
        """The state that a text describes. Raises BadText."""
        table, told = self._read(text, "position")
        state = read_state(table, told["position"])
        if state.text != text:
            raise BadText("skirmish-error-position", what="form")
        return state

    def parse_view(self, text: str, seat: Seat | None = None) -> View:
        """The view that a text describes. Raises BadText."""
        table, told = self._read(text, "known")
        whose = told.get("seat")
        if type(whose) is not int or not SPECTATOR <= whose < len(table.seats):
            raise BadText("skirmish-error-position", what="seat")
        view = View(table, told["known"], whose)
        try:
            fits = view.text == text and view.position().view(whose).text == text
        except (
            KeyError,
            TypeError,
            ValueError,
            IndexError,
            AssertionError,
            AttributeError,
            StopIteration,
        ) as error:
            raise BadText("skirmish-error-position", what="view") from error
        if not fits:
            raise BadText("skirmish-error-position", what="form")
        return view

    def action_text(self, action: str) -> str:
        """The action's one text: itself."""
        return action

    def parse_action(self, text: str) -> str:
        """The action that a text names, legal or not."""
        return parse_action(given_text(text))

    def decision_text(self, state: AnyState[str], seat: Seat, action: str) -> str:
        """The action; with its seat where several decide at once."""
        return f"{state.seats[seat]}={action}" if len(state.deciders) > 1 else action

    def parse_decision(self, state: AnyState[str], text: str) -> tuple[Seat, str]:
        """Who decides what, from the text above."""
        name, equals, rest = text.partition("=")
        if equals:
            if name not in state.seats:
                raise BadText("skirmish-error-seat", seat=name[:40], seats=", ".join(state.seats))
            return state.seats.index(name), parse_action(rest)
        return (state.deciders or (0,))[0], parse_action(text)

    # What people see. All of it is made from views; the modules are imported where they are needed.

    def shown(self, text: str) -> View:
        """The view that a text describes; of a whole position, what everybody may see."""
        if '"known"' in text[:LONGEST]:
            return self.parse_view(text)
        return self.parse(text).view(SPECTATOR)

    def picture(
        self, text: str, looks: Mapping[str, str], title: str | None = None, language: str = "en"
    ) -> str:
        """A drawing of a position or view, as SVG."""
        from lostworld.skirmish.picture.drawing import board_svg

        return board_svg(self.shown(text), language, title)

    def book(self, language: str, content: str = "") -> dict[str, Any]:
        """Units, cards, maps and scenarios in the words of a language, for clients."""
        from lostworld.skirmish.book import book

        return book(content or self.content, language)

    def printed(self, text: str, language: str, width: int, plain: bool = False) -> Sheet:
        """A position or view in lines that fit ``width``."""
        from lostworld.skirmish.terminal import printed

        return printed(self.shown(text), language, width, plain)

    def menu(self, view: View, language: str) -> list[MenuGroup]:
        """The choices of the view's decision, each exactly once."""
        from lostworld.skirmish.menus import menu

        return menu(view, language)

    def hand(self, view: View, language: str) -> list[Held]:
        """The hero cards that the view's seat holds."""
        from lostworld.skirmish.menus import hand

        return hand(view, language)

    def rules_in_short(self, language: str) -> list[tuple[str, str]]:
        """The rules in paragraphs, each with its title."""
        from lostworld.skirmish.menus import rules_in_short

        return rules_in_short(language)

    def is_told(self, event: Mapping[str, Any]) -> bool:
        """Whether a log tells the event."""
        from lostworld.skirmish.menus import is_told

        return is_told(event)

    def tell(self, sort: str, kind: str, fields: Mapping[str, Any], view: View, language: str) -> str:
        """The sentence for an ``event``, ``decision`` or ``choice`` of a kind, with names for numbers."""
        from lostworld.skirmish.menus import tell

        return tell(sort, kind, fields, view, language)

    def spot(self, place: str) -> tuple[float, float, float] | None:
        """Where a hex is in a picture."""
        from lostworld.skirmish.picture.drawing import WIDE, centre

        q, _, r = place.partition(".")
        try:
            x, y = centre(int(q), int(r))
        except ValueError:
            return None
        return x, y, WIDE

    def judged(self, state: AnyState[str]) -> tuple[float, ...]:
        """Each seat's chance to win, found by playing on a little."""
        from lostworld.skirmish.hindsight import judged

        assert isinstance(state, State)
        return judged(state)

    def study(self, start: AnyState[str], steps: Sequence[tuple[Seat | None, str]]) -> Study:
        """Scenario, armies, cards, attacks and places of a game."""
        from lostworld.skirmish.study import study

        return study(start, steps)

    def place(self, name: str) -> tuple[float, float]:
        """Where a hex is drawn on a map."""
        from lostworld.skirmish.study import place

        return place(name)

    def called(self, name: str, language: str) -> str:
        """What the names of a study mean."""
        from lostworld.skirmish.study import called

        return called(name, language)


GAME = Skirmish()

if TYPE_CHECKING:
    _fulfilled: Game[str] = GAME

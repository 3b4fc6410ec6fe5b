"""The engine: Raptor for other programs, a command a line in, an answer a line out.

The protocol is described in docs/notation.md. An ``Engine`` is one conversation; ``run`` holds it on standard
input and output. Where the protocol leaves a choice:

- Before any ``seed`` the seed is 0, and before any ``position`` or ``new`` the position is the first game,
  dealt from it, so a conversation can always be repeated.
- While a search runs, ``stop`` and ``quit`` are heard at once. Any other command waits for the search's
  answer, so that a script gives the same answers however fast it is sent.
- ``stop`` has no answer of its own: the one it brings about is that of ``go``.
- Words are separated by spaces. The text of a position is taken as it stands.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

from lostworld import __version__
from lostworld.chance import Dice
from lostworld.game import SPECTATOR, BadText, GameError, IllegalAction, Seat, run_chance
from lostworld.lines import LONGEST, lines_of
from lostworld.raptor import GAME, State, View, action_text, parse_action
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.rules import phases
from lostworld.raptor.view import view_of
from lostworld.texts import seat_key

PROTOCOL: Final = 1
FIRST_SEED: Final = 0
FIRST_BOT: Final = "greedy"
LARGEST_SEED: Final = (1 << 63) - 1
LONGEST_SEARCH: Final = 24 * 60 * 60 * 1000
LONGEST_SEQUENCE: Final = 20
"""No sequence of ``perft`` is longer: five decisions for an effect, eight points, the mother's return."""

SEATS: Final = {"raptor": 0, "scientist": 1, "spectator": SPECTATOR}
_SEAT_NAMES: Final = {seat: name for name, seat in SEATS.items()}

Position = State | View


class Quit(Exception):
    """The other program has said goodbye."""


class Search(NamedTuple):
    """A ``go`` that is under way."""

    thread: threading.Thread
    stop: threading.Event


class Engine:
    """One conversation. ``answer`` is called with each line of answer, without its end."""

    def __init__(self, answer: Callable[[str], None]) -> None:
        self._answer = answer
        self._sow(FIRST_SEED)
        self._position: Position = _new_game("first-game", self._dice)
        self._bot = FIRST_BOT
        self._search: Search | None = None

    def hear(self, line: bytes | None) -> None:
        """Obey one line, given without its end; None is one that was too long. Raises Quit."""
        if line is not None and not line.strip():
            return
        try:
            answer = self._obey(line)
        except GameError as error:
            answer = _error(str(error))
        except (Quit, KeyboardInterrupt):
            raise
        except Exception as fault:  # whatever it is, the other program gets an answer and can go on
            answer = _error(str(GameError("error-internal", name=type(fault).__name__)))
        if answer is not None:
            self._answer(answer)

    def _sow(self, seed: int) -> None:
        """Let chance come from a seed; the bots have a stream of their own: asking changes no game."""
        self._dice = Dice.from_number(seed)
        self._bot_dice = Dice.from_number(seed + LARGEST_SEED + 1)

    def finish(self) -> None:
        """Wait for the search under way and its answer."""
        if self._search is not None:
            self._search.thread.join()
            self._search = None

    def _obey(self, line: bytes | None) -> str | None:
        if line is None:
            self.finish()
            raise BadText("error-line-long", limit=str(LONGEST))
        try:
            text = line.decode()
        except UnicodeDecodeError:
            self.finish()
            raise BadText("error-line-encoding") from None
        name, _, rest = text.lstrip(" ").partition(" ")
        if name not in _AT_ONCE:
            self.finish()
        command = _COMMANDS.get(name)
        if command is None:
            raise BadText("error-command-unknown", command=name[:40])
        if command.takes_text:
            return command.obey(self, [rest])
        words = [word for word in rest.split(" ") if word]
        if not command.fewest <= len(words) <= command.most:
            raise command.misused(name)
        return command.obey(self, words)

    # --- commands, in the order of the protocol's table --------------------------------------------

    def _hello(self, words: list[str]) -> str:
        return f"lostworld {__version__} {GAME.name} {PROTOCOL}"

    def _set_position(self, words: list[str]) -> str:
        text = words[0]
        self._position = GAME.parse_view(text) if "?" in text else GAME.parse(text)
        return "ok"

    def _new(self, words: list[str]) -> str:
        layout = words[0] if words else "random"
        if words and layout not in _LAYOUTS:
            raise _COMMANDS["new"].misused("new")
        self._position = _new_game(layout, self._dice)
        return self._position.text

    def _show(self, words: list[str]) -> str:
        return self._position.text

    def _view(self, words: list[str]) -> str:
        if words[0] not in SEATS:
            raise BadText("error-seat-unknown", name=words[0][:40], names="raptor, scientist or spectator")
        seat, position = SEATS[words[0]], self._position
        if isinstance(position, State):
            return position.view(seat).text
        # While figures are placed nothing is secret: the view is everybody's.
        if seat != position.seat and _phase(position) != phases.PLACE:
            raise BadText("error-view-other-seat", seat=seat_key(GAME.name, _SEAT_NAMES[position.seat]))
        return position.text

    def _legal(self, words: list[str]) -> str:
        position = self._position
        if isinstance(position, View):
            choices = {position.seat: position.legal_in_setup()}
        else:
            choices = {seat: position.legal(seat) for seat in position.deciders}
        if _phase(position) not in phases.CHOOSING:
            return " ".join(action_text(action) for legal in choices.values() for action in legal)
        return " ".join(
            f"{SIDE_LETTERS[seat]}: {' '.join(map(action_text, legal))}"
            for seat, legal in choices.items()
            if legal
        )

    def _apply(self, words: list[str]) -> str:
        seat, words = self._who("apply", words, "#5")
        action = parse_action(words[0])
        position = self._position
        if isinstance(position, View):
            if seat != position.seat and _phase(position) != phases.PLACE:
                raise IllegalAction("error-not-from-view", command="apply")
            self._position = position.after(seat, action)
        else:
            after = position.copy()
            after.apply(seat, action)
            run_chance(after, self._dice)
            self._position = after
        return self._position.text

    def _seed(self, words: list[str]) -> str:
        self._sow(_number(words[0], 0, LARGEST_SEED))
        return "ok"

    def _perft(self, words: list[str]) -> str:
        depth = _number(words[0], 0, LARGEST_SEED)
        if isinstance(self._position, View):
            raise BadText("error-not-from-view", command="perft")
        return str(self._position.perft(min(depth, LONGEST_SEQUENCE)))

    def _bots(self, words: list[str]) -> str:
        from lostworld.bots import BOT_NAMES

        return " ".join(BOT_NAMES)

    def _choose_bot(self, words: list[str]) -> str:
        from lostworld.bots import BOT_NAMES

        if words[0] not in BOT_NAMES:
            raise BadText("error-bot-unknown", name=words[0][:40], names=", ".join(BOT_NAMES))
        self._bot = words[0]
        return "ok"

    def _go(self, words: list[str]) -> None:
        from lostworld.bots import bot_named

        seat, words = self._who("go", words, "500")
        milliseconds = _number(words[0], 0, LONGEST_SEARCH)
        view = self._seen_by(seat)
        legal = view.legal()
        if not legal:
            raise IllegalAction("raptor-error-card-chosen", side=GAME.seats[seat])
        bot = bot_named(self._bot, self._bot_dice.below(1 << 31))
        stop = threading.Event()

        def think() -> None:
            try:
                action = bot.choose(view, milliseconds=milliseconds, stop=stop)
                answer = f"best {action_text(legal[legal.index(action)])} bot={bot.name}"
            except Exception:  # a bot's fault must not leave the other program without an answer
                answer = _error(str(GameError("error-bot-failed")))
            with contextlib.suppress(BrokenPipeError):
                self._answer(answer)

        self._search = Search(threading.Thread(target=think, daemon=True), stop)
        self._search.thread.start()

    def _stop(self, words: list[str]) -> None:
        if self._search is not None:
            self._search.stop.set()
            self.finish()

    def _quit(self, words: list[str]) -> None:
        self._stop(words)
        raise Quit

    # --- who is meant ------------------------------------------------------------------------------

    def _who(self, command: str, words: list[str], example: str) -> tuple[Seat, list[str]]:
        """The seat that a command is about, and its other words: a side is named for cards, and only then."""
        position = self._position
        if _phase(position) in phases.CHOOSING:
            if len(words) != 2:
                raise BadText("raptor-error-side-needed", command=f"{command} R {example}")
            if len(words[0]) != 1 or words[0] not in SIDE_LETTERS:
                raise BadText("raptor-error-side-unknown", name=words[0][:40])
            return SIDE_LETTERS.index(words[0]), words[1:]
        if position.outcome is not None:
            raise BadText("error-game-over")
        if len(words) != 1:
            raise _COMMANDS[command].misused(command)
        return position.deciders[0], words

    def _seen_by(self, seat: Seat) -> View:
        """The position as a seat that is to decide sees it."""
        position = self._position
        if isinstance(position, State):
            if seat not in position.deciders:
                position.check(seat, 0)  # says why
            return position.view(seat)
        if _phase(position) == phases.PLACE:  # nothing is secret yet: everybody's view is also this seat's
            return view_of(position.known, seat)
        if seat != position.seat:
            raise BadText("error-not-from-view", command="go")
        return position


class Command(NamedTuple):
    """How a command is written and what obeys it."""

    usage: str
    obey: Callable[[Engine, list[str]], str | None]
    fewest: int = 0
    most: int = 0
    takes_text: bool = False
    """Everything after the first space is one text."""

    def misused(self, name: str) -> BadText:
        """The error that explains it."""
        return BadText("error-command-usage", command=name, usage=self.usage)


_LAYOUTS: Final = tuple(layout for layout in GAME.options["layout"] if layout != "random")
_AT_ONCE: Final = ("stop", "quit")
_COMMANDS: Final = {
    "hello": Command("hello", Engine._hello),
    "position": Command("position <text>", Engine._set_position, takes_text=True),
    "new": Command(f"new [{'|'.join(_LAYOUTS)}]", Engine._new, 0, 1),
    "show": Command("show", Engine._show),
    "view": Command(f"view {'|'.join(SEATS)}", Engine._view, 1, 1),
    "legal": Command("legal", Engine._legal),
    "apply": Command("apply <action>; while cards are chosen: apply R|S <action>", Engine._apply, 1, 2),
    "seed": Command("seed <n>", Engine._seed, 1, 1),
    "perft": Command("perft <n>", Engine._perft, 1, 1),
    "bots": Command("bots", Engine._bots),
    "bot": Command("bot <name>", Engine._choose_bot, 1, 1),
    "go": Command("go <milliseconds>; while cards are chosen: go R|S <milliseconds>", Engine._go, 1, 2),
    "stop": Command("stop", Engine._stop),
    "quit": Command("quit", Engine._quit),
}


def run(input_descriptor: int = 0, output_descriptor: int = 1) -> None:
    """Talk until ``quit`` or the end of input, or until nobody listens any more."""

    def answer(line: str) -> None:
        rest = line.encode() + b"\n"
        while rest:
            rest = rest[os.write(output_descriptor, rest) :]

    engine = Engine(answer)
    try:
        for line in lines_of(input_descriptor):
            engine.hear(line)
        engine.finish()
    except (Quit, BrokenPipeError):
        pass


def _new_game(layout: str, dice: Dice) -> State:
    state = GAME.new({"layout": layout}, dice)
    run_chance(state, dice)
    return state


def _phase(position: Position) -> int:
    return position.phase if isinstance(position, State) else position.known.phase


def _number(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise BadText("error-number", text=text[:40], least=str(least), most=str(most))
    return int(text)


def _error(sentence: str) -> str:
    return f"error: {' '.join(sentence.split())}"

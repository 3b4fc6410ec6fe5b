"""A conversation with another program: a command a line in, an answer a line out.

The protocol is described in docs/engine.md and docs/notation.md. An ``Engine`` is one conversation about one
game; ``run`` holds it on standard input and output. Where the protocol leaves a choice:

- Before any ``seed`` the seed is 0, and before any ``position`` or ``new`` a first game is begun, dealt from
  it, so a conversation can always be repeated.
- While a search or count runs, ``stop`` and ``quit`` are heard at once. Any other command waits for its
  answer, so that a script gives the same answers however fast it is sent.
- ``stop`` has no answer of its own: the one it brings about is that of ``go``, or ``perft``'s error.
- Words are separated by spaces. The text of a position is taken as it stands.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from lostworld import __version__
from lostworld.chance import Dice
from lostworld.engine.lines import LONGEST, lines_of
from lostworld.engine.manners import Manners, Position
from lostworld.game import SPECTATOR, BadText, Game, GameError, IllegalAction, Seat, State, is_view
from lostworld.games import DEFAULT, first_options, game_named
from lostworld.session import as_recorded, run_chance, settle_chance
from lostworld.texts import seat_key

if TYPE_CHECKING:
    from lostworld.bots import Thought

PROTOCOL: Final = 1
FIRST_SEED: Final = 0
FIRST_BOT: Final = "greedy"
LARGEST_SEED: Final = (1 << 63) - 1
LONGEST_SEARCH: Final = 24 * 60 * 60 * 1000
WATCHER: Final = "spectator"
TOLD: Final = ("choices", "best")
"""What ``go`` answers: the best choice with the others weighed, or the best alone, as at first."""

NODES: Final = "nodes="
LIMIT: Final = f"<milliseconds>|{NODES}<n>"
"""How ``go`` is told how long to think: by time, or by positions looked at, which can be repeated."""

Told = TypeVar("Told", str, str | None)


class Quit(Exception):
    """The other program has said goodbye."""


class Search(NamedTuple):
    """A ``go`` or ``perft`` that is under way."""

    thread: threading.Thread
    stop: threading.Event


class Beat(NamedTuple):
    """What the last ``new``, ``position`` or ``apply`` did: a decision, if there was one, and chance."""

    before: State[Any]
    seat: Seat
    action: Any
    """None without a decision."""
    outcomes: list[str]


class Engine:
    """One conversation. ``answer`` is called with each line of answer, without its end."""

    def __init__(self, answer: Callable[[str], None], game: Game[Any] | None = None) -> None:
        self._answer = answer
        self._game = game_named(DEFAULT) if game is None else game
        self._manners = Manners(self._game)
        self._commands = _commands(self._manners)
        self._sow(FIRST_SEED)
        self._beat: Beat | None = None
        self._position: Position = self._new_game(first_options(self._game))
        self._bot = FIRST_BOT
        self._tells = False
        self._search: Search | None = None
        self._unheard: OSError | None = None

    def hear(self, line: bytes | None) -> None:
        """Obey one line, given without its end; None is one that was too long. Raises Quit."""
        if line is not None and not line.strip():
            return
        answer = self._told(lambda: self._obey(line))
        if answer is not None:
            self._answer(answer)

    def _told(self, answer: Callable[[], Told]) -> Told | str:
        """An answer, or the sentence that says why there is none."""
        try:
            return answer()
        except GameError as error:
            return _error(str(error))
        except (Quit, OSError):  # the end, or nobody can be told anything any more
            raise
        except Exception as fault:  # whatever it is, the other program gets an answer and can go on
            return _error(str(GameError("error-internal", name=type(fault).__name__)))

    def _sow(self, seed: int) -> None:
        """Let chance come from a seed; the bots have a stream of their own: asking changes no game."""
        self._dice = Dice.from_number(seed)
        self._bot_dice = Dice.from_number(seed + LARGEST_SEED + 1)

    def _new_game(self, options: dict[str, str]) -> Position:
        state = self._game.new(options)
        self._go_on(state.copy(), state)
        return state

    def _go_on(
        self, before: State[Any], state: State[Any], seat: Seat = SPECTATOR, action: Any = None
    ) -> None:
        """Decide what chance has to, and remember how all of it came about."""
        self._beat = Beat(before, seat, action, run_chance(state, self._dice))

    def finish(self) -> None:
        """Wait for the search under way and its answer. Raises what kept the answer from being written."""
        if self._search is not None:
            self._search.thread.join()
            self._search = None
        if self._unheard is not None:
            raise self._unheard

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
        command = self._commands.get(name)
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
        return f"lostworld {__version__} {self._game.name} {PROTOCOL}"

    def _set_position(self, words: list[str]) -> str:
        position = self._manners.read(words[0])
        if is_view(position):
            self._beat = None
        else:
            self._go_on(position.copy(), position)
        self._position = position
        return "ok"

    def _new(self, words: list[str]) -> str:
        options = self._manners.options(words)
        if options is None:
            raise self._commands["new"].misused("new")
        self._position = self._new_game(options)
        return self._position.text

    def _show(self, words: list[str]) -> str:
        return self._position.text

    def _view(self, words: list[str]) -> str:
        position = self._position
        view = self._manners.seen_by(position, self._seat_named(words[0]))
        if view is not None:
            return view.text
        owner = position.seat if is_view(position) else SPECTATOR
        raise BadText("error-view-other-seat", seat=self._seat_key(owner))

    def _legal(self, words: list[str]) -> str:
        position, text = self._position, self._game.action_text
        choices = self._manners.choices(position)
        signs = self._manners.signs(position)
        return " ".join(
            (f"{signs[seat]}: " if signs else "") + " ".join(map(text, legal))
            for seat, legal in choices.items()
        )

    def _apply(self, words: list[str]) -> str:
        seat, words = self._who("apply", words)
        action = self._game.parse_action(words[0])
        position = self._position
        if is_view(position):
            self._position = self._manners.after(position, seat, action)
        else:
            after = position.copy()
            after.apply(seat, action)
            self._go_on(position, after, seat, action)
            self._position = after
        return self._position.text

    def _chance(self, words: list[str]) -> str:
        return " ".join(self._last_beat("chance").outcomes)

    def _events(self, words: list[str]) -> str:
        beat = self._last_beat("events")
        seat = self._seat_named(words[0])
        # Telling costs time, which only those pay who ask: the beat is played once more.
        state = beat.before.copy()
        happened = [] if beat.action is None else list(state.play(beat.seat, beat.action))
        happened += settle_chance(state, as_recorded(list(beat.outcomes)))[0]
        told = [happening.seen_by(seat).to_json() for happening in happened]
        return json.dumps(told, separators=(",", ":"))

    def _last_beat(self, command: str) -> Beat:
        if self._beat is None:
            raise BadText("error-not-from-view", command=command)
        return self._beat

    def _seed(self, words: list[str]) -> str:
        self._sow(_number(words[0], 0, LARGEST_SEED))
        return "ok"

    def _perft(self, words: list[str]) -> None:
        depth, position = _number(words[0], 0, LARGEST_SEED), self._position
        if is_view(position):
            raise BadText("error-not-from-view", command="perft")
        self._work(lambda stop: str(self._manners.perft(position, depth, stop)))

    def _bots(self, words: list[str]) -> str:
        from lostworld.bots import bot_names

        return " ".join(bot_names(self._game))

    def _choose_bot(self, words: list[str]) -> str:
        from lostworld.bots import check_bot

        check_bot(words[0], self._game)
        self._bot = words[0]
        return "ok"

    def _go(self, words: list[str]) -> None:
        from lostworld import bots

        seat, words = self._who("go", words)
        milliseconds, nodes = _limit(words[0])
        view = self._manners.deciding(self._position, seat)
        legal = view.legal()
        if not legal:
            raise self._manners.refusal(IllegalAction, "error-decided", side=self._seat_key(seat))
        bot = bots.bot_named(self._bot, self._game, self._bot_dice.below(1 << 31))

        def think(stop: threading.Event) -> str:
            try:
                thought = bot.think(view, bots.Limit(milliseconds, nodes, stop))
                best = self._game.action_text(legal[legal.index(thought.action)])
                return f"best {best} bot={bot.name}" + (self._weighed(thought) if self._tells else "")
            except Exception:  # a bot's fault must not leave the other program without an answer
                raise GameError("error-bot-failed") from None

        self._work(think)

    def _work(self, answer: Callable[[threading.Event], str]) -> None:
        """Find an answer that takes a while, and say it; ``stop`` and ``quit`` are heard meanwhile."""
        stop = threading.Event()

        def work() -> None:
            told = self._told(lambda: answer(stop))
            try:
                self._answer(told)
            except OSError as unheard:
                self._unheard = unheard

        self._search = Search(threading.Thread(target=work, daemon=True), stop)
        self._search.thread.start()

    def _weighed(self, thought: Thought) -> str:
        """What a bot has weighed, as further pairs: the rest of its turn, and each choice with its value."""
        text = self._game.action_text
        line = [f"line={text(action)}" for action in thought.line]
        choices = [
            f"choice={text(choice.action)},{choice.value:.3f},{choice.share:.3f}"
            for choice in thought.choices
        ]
        return "".join(f" {pair}" for pair in (*line, *choices))

    def _tell(self, words: list[str]) -> str:
        if words[0] not in TOLD:
            raise self._commands["tell"].misused("tell")
        self._tells = words[0] == TOLD[0]
        return "ok"

    def _stop(self, words: list[str]) -> None:
        if self._search is not None:
            self._search.stop.set()
            self.finish()

    def _quit(self, words: list[str]) -> None:
        self._stop(words)
        raise Quit

    # --- who is meant ------------------------------------------------------------------------------

    def _who(self, command: str, words: list[str]) -> tuple[Seat, list[str]]:
        """The seat that a command is about, and its other words: a seat is named where it must be."""
        position, manners = self._position, self._manners
        signs = manners.signs(position)
        if signs:
            if len(words) != 2:
                example = manners.example if command == "apply" else "500"
                raise manners.refusal(
                    BadText, "error-decider-needed", command=f"{command} {signs[0]} {example}"
                )
            if words[0] not in signs:
                names = ", ".join(signs)
                raise manners.refusal(BadText, "error-decider-unknown", name=words[0][:40], names=names)
            return signs.index(words[0]), words[1:]
        if position.outcome is not None:
            raise BadText("error-game-over")
        if len(words) != 1:
            raise self._commands[command].misused(command)
        if not position.deciders:
            raise BadText("error-chance-pending")
        return position.deciders[0], words

    def _seat_named(self, name: str) -> Seat:
        """The seat of a name; the spectator has one too."""
        names = self._position.seats
        if name == WATCHER:
            return SPECTATOR
        if name not in names:
            raise BadText("error-seat-unknown", name=name[:40], names=", ".join(names), last=WATCHER)
        return names.index(name)

    def _seat_key(self, seat: Seat) -> str:
        return seat_key(self._game.name, WATCHER if seat == SPECTATOR else self._position.seats[seat])


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


_AT_ONCE: Final = ("stop", "quit")
COMMANDS: Final = {
    "hello": Command("hello", Engine._hello),
    "position": Command("position <text>", Engine._set_position, takes_text=True),
    "new": Command("new", Engine._new),
    "show": Command("show", Engine._show),
    "view": Command("view", Engine._view, 1, 1),
    "legal": Command("legal", Engine._legal),
    "apply": Command("apply <action>", Engine._apply, 1, 2),
    "chance": Command("chance", Engine._chance),
    "events": Command("events", Engine._events, 1, 1),
    "seed": Command("seed <n>", Engine._seed, 1, 1),
    "perft": Command("perft <n>", Engine._perft, 1, 1),
    "bots": Command("bots", Engine._bots),
    "bot": Command("bot <name>", Engine._choose_bot, 1, 1),
    "go": Command(f"go {LIMIT}", Engine._go, 1, 2),
    "tell": Command(f"tell {'|'.join(TOLD)}", Engine._tell, 1, 1),
    "stop": Command("stop", Engine._stop),
    "quit": Command("quit", Engine._quit),
}
"""The commands. What they take besides depends on the game."""


def _commands(manners: Manners) -> dict[str, Command]:
    """The commands as one game understands them."""
    usages = {
        "new": manners.usage_of_new(),
        "view": f"view {'|'.join((*manners.seats, WATCHER))}",
        "events": f"events {'|'.join((*manners.seats, WATCHER))}",
        "apply": manners.usage_with_decider("apply", "<action>"),
        "go": manners.usage_with_decider("go", LIMIT),
    }
    own = {name: COMMANDS[name]._replace(usage=usage) for name, usage in usages.items()}
    own["new"] = own["new"]._replace(most=manners.most_options)
    return {**COMMANDS, **own}


def run(game: Game[Any] | None = None, input_descriptor: int = 0, output_descriptor: int = 1) -> None:
    """Talk about a game until ``quit`` or the end of input, or until nobody listens any more."""

    def answer(line: str) -> None:
        rest = line.encode() + b"\n"
        while rest:
            rest = rest[os.write(output_descriptor, rest) :]

    engine = Engine(answer, game)
    try:
        for line in lines_of(input_descriptor):
            engine.hear(line)
        engine.finish()
    except (Quit, BrokenPipeError):
        pass


def _limit(text: str) -> tuple[int | None, int | None]:
    """Milliseconds and nodes, one of them None."""
    if text.startswith(NODES):
        return None, _number(text.removeprefix(NODES), 1, LARGEST_SEED)
    return _number(text, 0, LONGEST_SEARCH), None


def _number(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise BadText("error-number", text=text[:40], least=str(least), most=str(most))
    return int(text)


def _error(sentence: str) -> str:
    return f"error: {' '.join(sentence.split())}"

"""A game as text that people can read, share and replay without a random generator.

Header lines, the position it starts from, then round by round what was decided and how every shuffle
came out. The grammar is in docs/notation.md.

    >>> from lostworld.chance import Dice
    >>> from lostworld.raptor import GAME
    >>> state = GAME.new({"layout": "first-game"}, Dice.from_number(7))
    >>> record = Record.of(state, {"Raptor": "Ann"})
    >>> record.decide(state.chance.sample(Dice.from_number(1)))
    >>> print(str(record).splitlines()[-1])
    0. R=932184576
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from lostworld.game import BadText, GameError, Seat
from lostworld.raptor.notation import reading as notation
from lostworld.raptor.notation import validity
from lostworld.raptor.notation.actions import action_text, parse_action
from lostworld.raptor.notation.reading import SIDE_LETTERS
from lostworld.raptor.notation.writing import write
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST, SIDES
from lostworld.raptor.rules.layouts import first_game
from lostworld.raptor.state import State

RULES: Final = 1
HEADERS: Final = (
    "Game",
    "Rules",
    "Event",
    "Date",
    "Theme",
    "Layout",
    "Raptor",
    "Scientist",
    "Shuffle",
    "Commitment",
    "Seed",
    "Result",
    "Start",
)
UNFINISHED: Final = "*"

_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_ROUND = re.compile(r"(0|[1-9][0-9]{0,8})\.")
_CHOICE = re.compile(r"([RS])(#[1-9])")
_SHUFFLE = re.compile(r"[RS]=[1-9]+")
_WIDTH: Final = 100


class Step(NamedTuple):
    """One decision or one outcome of chance."""

    seat: Seat | None
    """Who decided; None for chance."""
    text: str
    """The action's text, or the outcome's."""


class Record:
    """A game from its start to where it has come."""

    def __init__(self, start: State, headers: Mapping[str, str]) -> None:
        self.headers = dict(headers)
        self.start = start.copy()
        self.steps: list[Step] = []
        self._now = start.copy()

    @classmethod
    def of(cls, start: State, headers: Mapping[str, str] | None = None) -> Record:
        """A record that begins with this state.

        No chance may be pending, as a position's text cannot say so; the first game's first shuffles may.
        """
        if start.chance is not None and start.text != write(first_game()):
            raise BadText("raptor-error-chance-pending")
        return cls(start, headers or {})

    @property
    def state(self) -> State:
        """A copy of the state after the last step."""
        return self._now.copy()

    def play(self, seat: Seat, action: int) -> None:
        """Add a decision. Raises IllegalAction if it is not legal."""
        self._now.apply(seat, action)
        self.steps.append(Step(seat, action_text(action)))

    def decide(self, outcome: str) -> None:
        """Add an outcome of chance. Raises BadText if it does not fit."""
        self._now.resolve(outcome)
        self.steps.append(Step(None, outcome))

    @property
    def result(self) -> str:
        """Who won and by what, such as ``raptor babies_escaped``, or ``*``."""
        ended = self._now.outcome
        if ended is None:
            return self.headers.get("Result", UNFINISHED)
        return f"{SIDES[ended.winners[0]]} {ended.reason}"

    def states(self) -> Iterator[State]:
        """The state before the first step and after each one, each a copy of its own."""
        state = self.start.copy()
        yield state.copy()
        for step in self.steps:
            if step.seat is None:
                state.resolve(step.text)
            else:
                state.apply(step.seat, parse_action(step.text))
            yield state.copy()

    # --- text -------------------------------------------------------------------------------------

    def __str__(self) -> str:
        headers = {
            **self.headers,
            "Game": "raptor",
            "Rules": str(RULES),
            "Result": self.result,
            "Start": _start_text(self.start),
        }
        lines = [f'[{name} "{_escape(headers[name])}"]' for name in HEADERS if headers.get(name)]
        return "\n".join([*lines, "", *self._rounds()]) + "\n"

    def _rounds(self) -> Iterator[str]:
        """A paragraph a round, folded like prose."""
        state = self.start.copy()
        written = state.round
        line = f"{written}."
        for step in self.steps:
            number = state.round
            choosing = state.phase in phases.CHOOSING
            if step.seat is None:
                token = step.text
                state.resolve(token)
            else:
                token = SIDE_LETTERS[step.seat] + step.text if choosing else step.text
                state.apply(step.seat, parse_action(step.text))
            if number != written:
                yield line
                line = f"{number}."
                written = number
            if len(line) + 1 + len(token) > _WIDTH:
                yield line
                line = "  "
            line += " " + token
        yield line

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record and play it through. Raises BadText with the line that is wrong."""
        lines = text.splitlines()
        headers, first = _read_headers(lines)
        record = cls(_read_start(headers), {k: v for k, v in headers.items() if k not in ("Start", "Result")})
        for number, line in enumerate(lines[first:], first + 1):
            for token in _without_comments(line).split():
                record._read(number, token)
        said_at = next((number for number, line in enumerate(lines, 1) if line.startswith("[Result ")), 1)
        _check_result(record, headers.get("Result", UNFINISHED), said_at)
        return record

    def _read(self, line: int, token: str) -> None:
        if token == UNFINISHED:
            return
        numbered = _ROUND.fullmatch(token)
        if numbered:
            expected = self._now.round
            if int(numbered[1]) != expected:
                if self._now.chance is not None:
                    raise BadText("error-record-shuffle-missing", line=line)
                raise BadText("error-record-round", line=line, round=numbered[1], expected=expected)
            return
        if self._now.outcome is not None:
            raise BadText("error-record-over", line=line)
        if _SHUFFLE.fullmatch(token):
            self._read_shuffle(line, token)
            return
        if self._now.chance is not None:
            raise BadText("error-record-shuffle-missing", line=line)
        if self._now.phase in phases.CHOOSING:
            self._read_choice(line, token)
            return
        try:
            action = parse_action(token)
        except BadText:
            raise BadText("error-record-action-text", line=line, text=token[:40]) from None
        try:
            self.play(self._now.deciders[0], action)
        except GameError:
            raise BadText("error-record-action", line=line, action=token) from None

    def _read_shuffle(self, line: int, token: str) -> None:
        if self._now.chance is None:
            raise BadText("error-record-shuffle-early", line=line, outcome=token[:40])
        try:
            self.decide(token)
        except GameError:
            raise BadText("error-record-shuffle", line=line, outcome=token[:40]) from None

    def _read_choice(self, line: int, token: str) -> None:
        choice = _CHOICE.fullmatch(token)
        if choice is None:
            raise BadText("error-record-cards", line=line)
        seat = SIDE_LETTERS.index(choice[1])
        if seat not in self._now.deciders:
            raise BadText("error-record-side", line=line, side=SIDES[seat])
        try:
            self.play(seat, parse_action(choice[2]))
        except GameError:
            card = int(choice[2][1])
            raise BadText("error-record-card-hand", line=line, side=SIDES[seat], card=card) from None


def _escape(text: str) -> str:
    flat = " ".join(text.split())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


def _without_comments(line: str) -> str:
    return re.sub(r"\{[^}]*\}", " ", line)


def _start_text(start: State) -> str:
    """The start's text; decks that are still to be shuffled stand as in the setup, in ascending order."""
    return "first-game" if start.phase == phases.SHUFFLE else start.text


def _read_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        if not line.startswith("["):
            return headers, number
        found = _HEADER.fullmatch(line.strip())
        if found is None:
            raise BadText("error-record-line", line=number + 1, text=line[:60])
        name = found[1]
        if name not in HEADERS:
            raise BadText("error-record-header-unknown", line=number + 1, name=name)
        if name in headers:
            raise BadText("error-record-header-repeated", line=number + 1, name=name)
        headers[name] = re.sub(r"\\(.)", r"\1", found[2])
        _check_header(name, headers[name], number + 1)
    if not headers:
        raise BadText("error-record-empty")
    return headers, len(lines)


def _check_header(name: str, value: str, line: int) -> None:
    if name == "Game" and value != "raptor":
        raise BadText("error-record-game", line=line, game=value[:40])
    if name == "Rules" and value != str(RULES):
        raise BadText("error-record-rules", line=line, rules=value[:40], known=str(RULES))
    if name == "Start" and value != "first-game":
        try:
            reading = notation.read(value)
            if reading.is_view:
                raise BadText("raptor-error-position-hidden")
            validity.check(reading)
        except BadText as problem:
            raise BadText("error-record-position", line=line, problem=problem) from None


def _read_start(headers: Mapping[str, str]) -> State:
    for name in ("Game", "Rules", "Start"):
        if name not in headers:
            raise BadText("error-record-header-missing", name=name)
    position = first_game() if headers["Start"] == "first-game" else notation.read(headers["Start"]).position
    state = State(position.board)
    state.become(position)
    return state


def _check_result(record: Record, result: str, line: int) -> None:
    """What the header says must be what happened; a game may also end by giving up or on time."""
    if record.state.outcome is None:
        winner = result.split(" ")[0]
        if result != UNFINISHED:
            if winner not in (SIDES[RAPTOR], SIDES[SCIENTIST]) or result.split(" ")[1:] not in (
                ["resigned"],
                ["time"],
            ):
                raise BadText("error-record-result", line=line, result=result[:60])
            record.headers["Result"] = result
    elif result not in (record.result, UNFINISHED):
        raise BadText("error-record-result", line=line, result=result[:60])

"""A game as text that people can read, share and replay without a random generator.

Header lines, the position it starts from, then round by round what was decided and how chance came out.
One form for all games; the grammar is in docs/notation.md.

    >>> from lostworld.raptor import GAME
    >>> record = Record.of(GAME, GAME.new({"layout": "first-game"}), {"Raptor": "Ann"})
    >>> record.decide("R=932184576")
    >>> print(record)
    [Game "raptor"]
    [Rules "1"]
    [Raptor "Ann"]
    [Result "*"]
    [Start "first-game"]
    <BLANKLINE>
    0. R=932184576
    <BLANKLINE>
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from lostworld.game import BadText, Chooser, Game, GameError, IllegalAction, Outcome, Seat, State
from lostworld.games import content_in, game_named, plays_content, start_names
from lostworld.texts import seat_key

UNFINISHED: Final = "*"
DRAW: Final = "draw"
ENDED_EARLY: Final = ("resigned", "time")
"""Reasons for an end that are not in any rules."""

_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_ROUND = re.compile(r"(0|[1-9][0-9]{0,8})\.")
_WIDTH: Final = 100
_BEFORE: Final = ("Game", "Rules", "Content", "Event", "Date")
_AFTER: Final = ("Shuffle", "Commitment", "Seed", "Luck", "Words", "Result", "Start")


class Step(NamedTuple):
    """One decision or one outcome of chance."""

    seat: Seat | None
    """Who decided; None for chance."""
    text: str
    """The action's text, or the outcome's."""


class Record:
    """A game from its start to where it has come."""

    def __init__(self, game: Game[Any], start: State[Any], headers: Mapping[str, str]) -> None:
        self.game = game
        self.headers = dict(headers)
        self.start = start.copy()
        self.steps: list[Step] = []
        self._now = start.copy()

    @classmethod
    def of(cls, game: Game[Any], start: State[Any], headers: Mapping[str, str] | None = None) -> Record:
        """A record that begins with this state."""
        return cls(game, start, headers or {})

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Mapping[str, str],
        dice: Chooser,
        headers: Mapping[str, str] | None = None,
    ) -> Record:
        """A record of a new game, up to its first decision; ``dice`` have decided the chance before it.

        A start that has a name is recorded under it, with the chance that follows; any other one as the
        position in which somebody decides first.
        """
        start = game.new(options)
        named = start.text in start_names(game).values()
        record = cls(game, start, headers or {})
        while (event := record._now.chance) is not None:
            record.decide(event.sample(dice))
        if not named:
            record.start = record.state
            record.steps.clear()
        return record

    @property
    def state(self) -> State[Any]:
        """A copy of the state after the last step."""
        return self._now.copy()

    @property
    def now(self) -> State[Any]:
        """The state after the last step itself, to look at: it goes on with the record."""
        return self._now

    def play(self, seat: Seat, action: Any) -> None:
        """Add a decision. Raises IllegalAction if it is not legal."""
        self._now.apply(seat, action)
        self.steps.append(Step(seat, self.game.action_text(action)))

    def decide(self, outcome: str) -> None:
        """Add an outcome of chance. Raises BadText if it does not fit."""
        self._now.resolve(outcome)
        self.steps.append(Step(None, outcome))

    @property
    def result(self) -> str:
        """Who won and by what, such as ``raptor babies_escaped``; ``draw ...``, or ``*``."""
        ended = self._now.outcome
        if ended is None:
            return self.headers.get("Result", UNFINISHED)
        return result_text(ended, self._now.seats)

    def states(self) -> Iterator[State[Any]]:
        """The state before the first step and after each one, each a copy of its own."""
        state = self.start.copy()
        yield state.copy()
        for step in self.steps:
            self.repeat(state, step)
            yield state.copy()

    def repeat(self, state: State[Any], step: Step) -> None:
        """Carry out a step of this record on ``state``."""
        if step.seat is None:
            state.resolve(step.text)
        else:
            state.apply(step.seat, self.game.parse_action(step.text))

    # --- text -------------------------------------------------------------------------------------

    def __str__(self) -> str:
        start = self.start.text
        named = {text: name for name, text in start_names(self.game).items()}
        headers = {
            **self.headers,
            "Game": self.game.name,
            "Rules": str(self.game.rules),
            "Content": content_in(self.game, self.start),
            "Result": self.result,
            "Start": named.get(start, start),
        }
        names = header_names(self.game, self.start.seats)
        lines = [f'[{name} "{_escape(headers[name])}"]' for name in names if headers.get(name)]
        return "\n".join([*lines, "", *self._rounds()]) + "\n"

    def _rounds(self) -> Iterator[str]:
        """A paragraph a round, folded like prose."""
        state = self.start.copy()
        written = state.round
        line = f"{written}."
        for step in self.steps:
            number = state.round
            token = step.text
            if step.seat is not None:
                token = self.game.decision_text(state, step.seat, self.game.parse_action(step.text))
            self.repeat(state, step)
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
    def parse(cls, text: str, game: Game[Any] | None = None) -> Record:
        """Read a record and play it through; of any game, or only of ``game`` if one is given.

        Raises BadText with the line that is wrong.
        """
        lines = text.splitlines()
        headers = _read_headers(lines)
        found = _game_of(headers, game)
        start = _start_of(found, headers)
        known = header_names(found, start.seats)
        for name, header in headers.items():
            if name not in known:
                raise BadText("error-record-header-unknown", line=header.line, name=name)
        kept = {name: header.value for name, header in headers.items() if name not in ("Start", "Result")}
        record = cls(found, start, kept)
        first = max((header.line for header in headers.values()), default=0)
        for number, line in enumerate(lines[first:], first + 1):
            for token in _without_comments(line).split():
                record._read(number, token)
        _check_result(record, headers.get("Result", Header(UNFINISHED, 1)))
        return record

    def _read(self, line: int, token: str) -> None:
        if token == UNFINISHED:
            return
        numbered = _ROUND.fullmatch(token)
        if numbered:
            expected = self._now.round
            if int(numbered[1]) != expected:
                if self._now.chance is not None:
                    raise BadText("error-record-chance-missing", line=line)
                raise BadText("error-record-round", line=line, round=numbered[1], expected=expected)
            return
        if self._now.outcome is not None:
            raise BadText("error-record-over", line=line)
        if self._now.chance is not None:
            self._read_chance(line, token)
        else:
            self._read_decision(line, token)

    def _read_chance(self, line: int, token: str) -> None:
        try:
            self.decide(token)
        except GameError:
            raise BadText("error-record-chance", line=line, outcome=token[:40]) from None

    def _read_decision(self, line: int, token: str) -> None:
        try:
            seat, action = self.game.parse_decision(self._now, token)
        except BadText as problem:
            raise BadText("error-record-decision", line=line, problem=problem) from None
        if seat not in self._now.deciders:
            name = seat_key(self.game.name, self._now.seats[seat])
            raise BadText("error-record-seat", line=line, seat=name, action=token[:40])
        try:
            self.play(seat, action)
        except IllegalAction:
            raise BadText("error-record-action", line=line, action=token[:40]) from None


def header_names(game: Game[Any], seats: tuple[str, ...]) -> tuple[str, ...]:
    """The headers that a record of this game may have, in their order.

    >>> from lostworld.raptor import GAME
    >>> header_names(GAME, ("raptor", "scientist"))[5:9]
    ('Theme', 'Layout', 'Raptor', 'Scientist')
    """
    own = (header_name(name) for name in (*game.looks, *game.options, *seats))
    return tuple(dict.fromkeys((*_BEFORE, *own, *_AFTER)))


def header_name(name: str) -> str:
    """The header that tells of a look, an option or a seat.

    >>> header_name("first-player")
    'FirstPlayer'
    """
    return "".join(part.capitalize() for part in re.split("[-_]", name))


def result_text(outcome: Outcome, seats: tuple[str, ...]) -> str:
    """An end as the header tells it: the winners, joined by ``+``, and the reason."""
    return f"{'+'.join(seats[seat] for seat in outcome.winners) or DRAW} {outcome.reason}"


class Header(NamedTuple):
    """What a header line says, and where it stands."""

    value: str
    line: int


def _escape(text: str) -> str:
    flat = " ".join(text.split())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


def _without_comments(line: str) -> str:
    return re.sub(r"\{[^}]*\}", " ", line)


def _read_headers(lines: list[str]) -> dict[str, Header]:
    headers: dict[str, Header] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if not line.startswith("["):
            break
        found = _HEADER.fullmatch(line.strip())
        if found is None:
            raise BadText("error-record-line", line=number, text=line[:60])
        if found[1] in headers:
            raise BadText("error-record-header-repeated", line=number, name=found[1])
        headers[found[1]] = Header(re.sub(r"\\(.)", r"\1", found[2]), number)
    if not headers and not any(line.strip() for line in lines):
        raise BadText("error-record-empty")
    return headers


def _game_of(headers: Mapping[str, Header], wanted: Game[Any] | None) -> Game[Any]:
    """The game that a record is of, in the version that this program has."""
    for name in ("Game", "Rules", "Start"):
        if name not in headers:
            raise BadText("error-record-header-missing", name=name)
    named = headers["Game"]
    try:
        game = game_named(named.value) if wanted is None or wanted.name != named.value else wanted
    except BadText:
        raise BadText("error-record-game", line=named.line, game=named.value[:40]) from None
    if wanted is not None and game is not wanted:
        raise BadText("error-record-game", line=named.line, game=named.value[:40])
    rules, content = (headers.get(name, Header("", 1)) for name in ("Rules", "Content"))
    if rules.value != str(game.rules):
        raise BadText("error-record-rules", line=rules.line, said=rules.value[:40], known=str(game.rules))
    if not plays_content(game, content.value):
        raise BadText("error-record-content", line=content.line, said=content.value[:40], known=game.content)
    return game


def _start_of(game: Game[Any], headers: Mapping[str, Header]) -> State[Any]:
    said = headers["Start"]
    try:
        start = game.parse(start_names(game).get(said.value, said.value))
    except BadText as problem:
        raise BadText("error-record-position", line=said.line, problem=problem) from None
    pinned = headers.get("Content", Header("", 1))
    known = content_in(game, start)
    if pinned.value != known:
        raise BadText("error-record-content", line=pinned.line, said=pinned.value[:40], known=known)
    return start


def _check_result(record: Record, said: Header) -> None:
    """What the header says must be what happened; a game may also end by giving up or on time."""
    if said.value == UNFINISHED:
        return
    if record.state.outcome is not None:
        fits = said.value == record.result
    else:
        winners, _, reason = said.value.partition(" ")
        fits = reason in ENDED_EARLY and set(winners.split("+")) <= {*record.start.seats}
        record.headers["Result"] = said.value
    if not fits:
        raise BadText("error-record-result", line=said.line, result=said.value[:60])

"""Matches between two bots.

Pairs of games with the sides swapped, on the same board and with the same chance.

A match is a number of pairs. Both games of a pair get their chance from the same seed, so luck of the draw
counts for both; the bots' own seeds differ from game to game. A bot sits at all seats of its side, where a
side has several. An option of the game may take its values in turn, from pair to pair; those with more sides
than two are left out. Results go to a file that begins with what is played and has a line for each pair, and
a match that was interrupted goes on with the pairs that are missing. Time is measured by the processor's
clock, so that a busy machine changes nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from lostworld.bots import bot_named, limit_for
from lostworld.bots.bot import Bot, Limit, clock
from lostworld.chance import Dice
from lostworld.game import GameError, Seat
from lostworld.games import game_named
from lostworld.lab.crew import Alone, Crew
from lostworld.lab.journal import add, lines_of
from lostworld.session import run_chance

LONGEST: Final = 200
"""A game is stopped, without a winner, after so many rounds."""


class Contest(NamedTuple):
    """Who plays whom, at what."""

    game: str
    one: str
    """A bot's name, perhaps with parameters."""
    other: str
    options: Mapping[str, str] = {}
    one_limit: Limit = Limit()
    """For a bot whose name has no parameters; one with parameters has its own."""
    other_limit: Limit = Limit()
    seed: int = 1
    vary: str = ""
    """The option that takes its values in turn, if there is one."""

    def to_json(self) -> dict[str, Any]:
        """Plain values; what differs here would give other games."""
        rules = game_named(self.game)
        return {
            **self._asdict(),
            "rules": rules.rules,
            "content": rules.content,
            "options": dict(self.options),
            "one_limit": self.one_limit[:2],
            "other_limit": self.other_limit[:2],
        }


class GameResult(NamedTuple):
    """How one game came out."""

    one_side: int
    """The first of the two bots' side: 0 or 1."""
    winners: tuple[int, ...]
    """The sides that won."""
    rounds: int
    reason: str
    decisions: tuple[int, int]
    """How often each bot was asked, the first of the two first."""
    seconds: tuple[float, float]
    """What each bot took, in seconds of the processor."""

    @property
    def score(self) -> float:
        """1 for a win of the first bot, 0 for a loss, 1/2 for anything else."""
        if len(self.winners) != 1:
            return 0.5
        return float(self.winners[0] == self.one_side)


@cache
def _values_for_two(game: str, options: tuple[tuple[str, str], ...], vary: str) -> tuple[str, ...]:
    """The values of an option with which the game has two sides. Raises GameError if there are none."""
    rules = game_named(game)
    if vary not in rules.options:
        raise GameError("error-option-unknown", name=vary, names=", ".join(rules.options))
    values = rules.options[vary]
    found = tuple(value for value in values if len(rules.new({**dict(options), vary: value}).sides) == 2)
    if not found:
        raise GameError("error-match-sides", game=game)
    return found


def options_of(contest: Contest, pair: int) -> dict[str, str]:
    """The game's options in one pair."""
    options = dict(contest.options)
    if contest.vary:
        values = _values_for_two(contest.game, tuple(sorted(options.items())), contest.vary)
        options[contest.vary] = values[pair % len(values)]
    return options


def play_game(contest: Contest, pair: int, one_side: int) -> GameResult:
    """One game of a pair; the first bot plays ``one_side``. Raises GameError unless there are two."""
    game = game_named(contest.game)
    dice = Dice.from_number(contest.seed << 64 | pair)
    state = game.new(options_of(contest, pair))
    sides = state.sides
    if len(sides) != 2:
        raise GameError("error-match-sides", game=contest.game)
    run_chance(state, dice)
    own_seed = 4 * pair + 2 * one_side + 1
    one = bot_named(contest.one, game, contest.seed << 32 | own_seed)
    other = bot_named(contest.other, game, contest.seed << 32 | own_seed + 1)
    playing = (
        (0, one, limit_for(contest.one, contest.one_limit)),
        (1, other, limit_for(contest.other, contest.other_limit)),
    )
    at_seat: dict[Seat, tuple[int, Bot, Limit]] = {
        seat: player
        for player, side in zip(playing, (sides[one_side], sides[1 - one_side]), strict=True)
        for seat in side
    }
    asked, seconds = [0, 0], [0.0, 0.0]
    lines: dict[Seat, list[Any]] = {seat: [] for seat in at_seat}
    while state.outcome is None and state.round <= LONGEST:
        seat = state.deciders[0]
        if not lines[seat]:
            number, bot, limit = at_seat[seat]
            start = time.process_time()
            thought = bot.think(state.view(seat), limit)
            seconds[number] += time.process_time() - start
            asked[number] += 1
            lines[seat] = [thought.action, *thought.line]
        state.apply(seat, lines[seat].pop(0))
        run_chance(state, dice)
    outcome = state.outcome
    won = outcome.winners if outcome is not None else ()
    return GameResult(
        one_side,
        tuple(number for number, side in enumerate(sides) if {*side} & {*won}),
        state.round,
        outcome.reason if outcome is not None else "unfinished",
        (asked[0], asked[1]),
        (seconds[0], seconds[1]),
    )


def play_pair(contest: Contest, pair: int) -> tuple[GameResult, GameResult]:
    """Both games of a pair, by the processor's clock."""
    token = clock.set(time.process_time)
    try:
        return play_game(contest, pair, 0), play_game(contest, pair, 1)
    finally:
        clock.reset(token)


def _task(contest: Contest, pair: int) -> tuple[int, tuple[GameResult, GameResult]]:
    return pair, play_pair(contest, pair)


def run(
    contest: Contest,
    pairs: int,
    file: Path | None = None,
    crew: Crew | None = None,
    tell: Callable[[int, list[GameResult]], None] | None = None,
) -> list[GameResult]:
    """Play so many pairs; results that ``file`` has already are not played again.

    ``tell`` hears of each pair. Raises GameError if the file holds another match.
    """
    done = _resumed(contest, file) if file is not None else {}
    if tell is not None and done:
        tell(len(done), [result for both in done.values() for result in both])
    missing = [pair for pair in range(pairs) if pair not in done]
    for pair, results in (crew or Alone()).do(partial(_task, contest), missing):
        done[pair] = results
        if file is not None:
            add(file, [pair, *results])
        if tell is not None:
            tell(len(done), [result for both in done.values() for result in both])
    return [result for pair in sorted(done) if pair < pairs for result in done[pair]]


def _resumed(contest: Contest, file: Path) -> dict[int, tuple[GameResult, GameResult]]:
    """What of a match has been played; a new file begins with what is played."""
    # Through JSON, which knows no tuples.
    played = json.loads(json.dumps(contest.to_json()))
    lines = lines_of(file)
    if not lines:
        add(file, played)
    elif lines[0] != played:
        raise GameError("error-lab-match", path=str(file))
    return read(file)


def read(file: Path) -> dict[int, tuple[GameResult, GameResult]]:
    """The results of a match's file, by pair."""
    return {
        line[0]: (_result(line[1]), _result(line[2])) for line in lines_of(file) if isinstance(line, list)
    }


def _result(fields: list[Any]) -> GameResult:
    seat, winners, rounds, reason, decisions, seconds = fields
    return GameResult(seat, tuple(winners), rounds, reason, tuple(decisions), tuple(seconds))

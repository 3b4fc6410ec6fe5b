"""Puzzles: positions in which a seat can win within its turn. Found in games, solved exhaustively, graded.

A turn is tried out by the contract's plans, every position of it once, breadth first: so the first win found
takes the fewest steps, and when none is found there is none. Nothing hidden matters within a turn: a plan
shows only what its seat sees.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from lostworld.analysis.review import turns_of
from lostworld.bots import bot_named
from lostworld.bots.bot import Limit
from lostworld.game import Game, GameError, Plan, Seat, State
from lostworld.games import Puzzle, game_named
from lostworld.lab.arena import Programme, play
from lostworld.lab.crew import Alone, Crew
from lostworld.lab.journal import add, lines_of
from lostworld.record import Record

MOST: Final = 60_000
"""A turn with more positions is not made a puzzle of."""
SEARCHED: Final = Limit(nodes=20_000)
GRADES: Final = (2.4, 2.8, 3.3, 4.0)
"""Where the grades 2 to 5 begin; see ``hardness``."""


class Solved(NamedTuple):
    """A turn looked at wholly."""

    solution: tuple[Any, ...]
    """A shortest way to win; empty if there is none."""
    firsts: int
    """How many first actions keep the win within the fewest steps, of ``choices``."""
    choices: int
    positions: int
    """How many positions the turn has, up to the depth of the win."""


def wins(plan: Plan[Any]) -> bool:
    """Whether a plan has come to a win of its seat."""
    outcome = plan.view().outcome
    return outcome is not None and plan.seat in outcome.winners


def solve(state: State[Any], seat: Seat, most: int = MOST) -> Solved | None:
    """The shortest wins of a turn; None if the turn has more positions than ``most``."""
    start = state.plan(seat)
    layer: dict[Any, tuple[Plan[Any], frozenset[Any]]] = {start.fingerprint(): (start, frozenset())}
    seen = {start.fingerprint()}
    choices = len(start.legal())
    while layer:
        following: dict[Any, tuple[Plan[Any], frozenset[Any]]] = {}
        won: list[tuple[Plan[Any], frozenset[Any]]] = []
        for plan, firsts in layer.values():
            if plan.is_complete:
                continue
            for action in plan.legal():
                if action == plan.finish:
                    continue
                then = plan.then(action)
                begun = firsts or frozenset((action,))
                if wins(then):
                    won.append((then, begun))
                    continue
                key = then.fingerprint()
                if key in following:
                    known, before = following[key]
                    following[key] = known, before | begun
                elif key not in seen:
                    following[key] = then, begun
            if len(seen) + len(following) > most:
                return None
        if won:
            kept = frozenset[Any]().union(*(begun for _, begun in won))
            best = min(won, key=lambda found: found[0].actions)[0]
            return Solved(best.actions, len(kept), choices, len(seen) + len(following))
        seen |= following.keys()
        layer = following
    return Solved((), 0, choices, len(seen))


def hardness(solved: Solved) -> float:
    """How hard a puzzle is: its steps, and how few of the first actions are right.

    >>> hardness(Solved((1,), 1, 2, 5)) < hardness(Solved((1, 2, 3, 4), 1, 20, 900))
    True
    """
    from math import log10

    return 0.6 * len(solved.solution) + 1.2 * log10(solved.choices / max(1, solved.firsts)) + 0.1


def grade(solved: Solved) -> int:
    """The grade, from 1 to 5."""
    return 1 + sum(hardness(solved) >= bound for bound in GRADES)


def puzzle(game: Game[Any], state: State[Any], seat: Seat, solved: Solved) -> Puzzle:
    """A solved position as a puzzle; its name comes from the position, so that it stays its own."""
    text = state.text
    return Puzzle(
        hashlib.sha256(f"{game.name} {text}".encode()).hexdigest()[:8],
        text,
        state.seats[seat],
        grade(solved),
        len(solved.solution),
        tuple(game.action_text(action) for action in solved.solution),
    )


def check(game: Game[Any], told: Puzzle) -> str | None:
    """What is wrong with a puzzle, looked at anew; None if nothing is."""
    state = game.parse(told.position)
    seat = state.seats.index(told.seat)
    if state.text != told.position or seat not in state.deciders:
        return "position"
    plan = state.plan(seat)
    for text in told.solution:
        plan = plan.then(game.parse_action(text))
    if not wins(plan):
        return "solution"
    solved = solve(state, seat)
    if solved is None or len(solved.solution) != told.steps:
        return "steps"
    if (grade(solved), puzzle(game, state, seat, solved).name) != (told.grade, told.name):
        return "grade"
    return None


# --- Finding -----------------------------------------------------------------------------------------------


def find(programme: Programme, number: int, least: int = 2) -> list[Puzzle]:
    """The puzzles of one game of a programme: turns that a bot sees a certain win in, solved.

    At most one of each seat, and none that takes fewer than ``least`` steps.
    """
    game = game_named(programme.game)
    found: list[Puzzle] = []
    judge = bot_named(programme.bots[0], game, 1)
    for turn in turns_of(_record(programme, number)):
        before, seat = turn.before, turn.seat
        if before.round == 0 or len(before.deciders) > 1 or before.plan(seat).is_complete:
            continue
        thought = judge.think(before.view(seat), SEARCHED)
        if not thought.choices or max(weighed.value for weighed in thought.choices) < 1.0:
            continue
        solved = solve(before, seat)
        if solved is not None and len(solved.solution) >= least:
            found = [one for one in found if one.seat != before.seats[seat]]
            found.append(puzzle(game, before, seat, solved))
    return found


def _record(programme: Programme, number: int) -> Record:
    """The record of a game of a programme."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        play(programme, number, Path(folder))
        (file,) = Path(folder).iterdir()
        return Record.parse(file.read_text(encoding="utf-8"))


def _found(programme: Programme, number: int) -> tuple[int, list[Puzzle]]:
    return number, find(programme, number)


def search(
    programme: Programme,
    games: int,
    crew: Crew | None = None,
    tell: Callable[[int, int], None] | None = None,
    first: int = 0,
    journal: Path | None = None,
) -> list[Puzzle]:
    """All puzzles of so many games; those that the journal has already are not played again.

    ``tell`` hears how many games are done, and how many of them were done before. Raises GameError if the
    journal is another programme's.
    """
    done = _resumed(programme, journal) if journal is not None else {}
    numbers = range(first, first + games)
    missing = [number for number in numbers if number not in done]
    before = games - len(missing)
    if tell is not None:
        tell(before, before)
    for nth, (number, found) in enumerate((crew or Alone()).do(partial(_found, programme), missing), 1):
        done[number] = found
        if journal is not None:
            add(journal, [number, [one._asdict() for one in found]])
        if tell is not None:
            tell(before + nth, before)
    return [one for number in numbers for one in done[number]]


def _resumed(programme: Programme, journal: Path) -> dict[int, list[Puzzle]]:
    """The puzzles of a journal by game; a new one begins with what is played."""
    played = programme.to_json()
    heading, *lines = lines_of(journal) or [None]
    if heading is None:
        add(journal, played)
    elif heading != json.loads(json.dumps(played)):
        raise GameError("error-lab-match", path=str(journal))
    return {
        number: [Puzzle(**{**told, "solution": tuple(told["solution"])}) for told in found]
        for number, found in lines
    }


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of the puzzles, as even over seats and grades as can be, in an order that mixes them.

    The same puzzles give the same choice, however they were found.
    """
    groups: dict[tuple[str, int], list[Puzzle]] = {}
    for one in sorted({one.name: one for one in found}.values()):
        groups.setdefault((one.seat, one.grade), []).append(one)
    kept: list[Puzzle] = []
    while len(kept) < most and any(groups.values()):
        for key in sorted(groups, key=lambda key: (key[1], key[0])):
            if groups[key] and len(kept) < most:
                kept.append(groups[key].pop(0))
    return kept


# --- Files -------------------------------------------------------------------------------------------------


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """A file of puzzles, a line each."""
    lines = [json.dumps(one._asdict(), ensure_ascii=False) for one in puzzles]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")

"""The package against the oracle: random games, awkward positions and damaged texts must agree everywhere.

``LOSTWORLD_DIFFERENTIAL=10`` plays ten times as much as the default, which takes well under a minute;
``LOSTWORLD_DIFFERENTIAL_SEED=7`` plays other games. A failure shows the position's text.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import lostworld.raptor
from lostworld.chance import Dice
from lostworld.game import SPECTATOR, GameError

from .board import EXIT_MAPS, themes_of
from .changes import ACTIONS, Shuffle
from .notation import SIDES, Refused, Turn, read
from .play import Coverage, Temper, burning, damaged, finished, halfway, nearly_won, scattered
from .position import SEATS, Position
from .rules import REPETITIONS, fire_allows

SCALE = float(os.environ.get("LOSTWORLD_DIFFERENTIAL", "1"))
SEED = int(os.environ.get("LOSTWORLD_DIFFERENTIAL_SEED", "0"))
GAME: Any = lostworld.raptor.GAME
ENGINE = [sys.executable, "-m", "lostworld", "engine"]
SEAT_OF = {"R": 0, "S": 1}
SEAT_NUMBERS = {"raptor": 0, "scientist": 1, "spectator": SPECTATOR}
LARGEST_PERFT = 100_000
"""The oracle is slow: perft goes only as deep as this many sequences allow, more or less."""


def times(count: int) -> range:
    """``count`` repetitions, scaled by the environment."""
    return range(max(1, round(count * SCALE)))


def texts(actions: list[Any]) -> list[str]:
    """The texts of the package's actions, checked to round-trip."""
    assert [GAME.parse_action(GAME.action_text(action)) for action in actions] == actions
    assert actions == sorted(actions)
    return [GAME.action_text(action) for action in actions]


def compare(position: Position, state: Any) -> dict[str, list[str]]:
    """The package's state is the oracle's position in every respect that can be asked; its actions."""
    text = position.text()
    assert state.text == text
    choices = position.choices()
    for side, seat in SEAT_OF.items():
        assert texts(state.legal(seat)) == choices.get(side, []), f"legal {side}: {text}"
    assert state.chance is None
    assert [SEAT_OF[side] for side in choices] == list(state.deciders), f"deciders: {text}"
    won = position.winner()
    if won is None:
        assert state.outcome is None, f"outcome: {text}"
    else:
        assert (state.outcome.winners, state.outcome.reason) == ((SEAT_OF[won[0]],), won[1]), text
    for name, number in SEAT_NUMBERS.items():
        view = state.view(number)
        shown = position.view(name).text()
        assert view.text == shown, f"view {name}: {text}"
        if position.turn.kind == "place":
            continue  # the views' texts are one, but a view in process knows its seat
        again = GAME.parse_view(shown)
        assert (again.text, again.seat) == (shown, number), f"view {name} reread: {text}"
        for seen in (view, again):
            assert texts(seen.legal()) == choices.get(SEATS[name], []), f"legal from view {name}: {text}"
    return choices


def step(position: Position, state: Any, side: str | None, action: str, dice: Dice) -> Position:
    """The action on both; the package decides chance, the oracle follows it."""
    whose = side or next(iter(position.choices()))
    state.apply(SEAT_OF[whose], GAME.parse_action(action))
    outcomes: list[str] = []
    while state.chance is not None:
        outcomes.append(state.chance.sample(dice))
        state.resolve(outcomes[-1])

    def shuffle(side: str, cards: str) -> str:
        letter, _, order = outcomes.pop(0).partition("=")
        assert letter == side
        assert sorted(order) == sorted(cards)
        return order

    after = position.apply(action, side, shuffle)
    assert outcomes == [], f"{action} shuffled what it should not: {position.text()}"
    return after


def starts(rng: random.Random, count: int) -> Iterator[Position]:
    """Starts of games: boards to be set up, and positions in the midst of trouble."""
    for number in times(count):
        if number % 4 == 0:
            yield Position.new(("jungle", "first-game", "savannah")[number % 3], rng)
        else:
            yield nearly_won(rng) if number % 4 == 1 else scattered(rng)


def test_games_in_process() -> None:
    rng = random.Random(SEED * 1000 + 1)
    dice = Dice.from_number(SEED)
    coverage = Coverage()
    for start in starts(rng, 100):
        _game_in_process(start, rng, dice, coverage)
    everything_occurred(coverage)


def _game_in_process(start: Position, rng: random.Random, dice: Dice, coverage: Coverage) -> None:
    state = GAME.parse(start.text())
    temper = Temper(rng)
    position = start
    strange = ["Mf2-f5", "#5", "."]
    while True:
        coverage.see(position)
        choices = compare(position, state)
        reread = GAME.parse(position.text())
        assert reread.text == position.text()
        assert [reread.legal(seat) for seat in (0, 1)] == [state.legal(seat) for seat in (0, 1)]
        if position.turn.kind == "won" or position.round == start.round + 12:
            return
        _refuses_the_illegal(position.text(), choices, state, strange)
        side, action = temper.choose(position, choices)
        strange.append(action)
        coverage.act(action)
        before = position
        position = step(position, state, side, action, dice)
        for whose in SIDES:
            refilled = len(position.cards[whose].draw) > len(before.cards[whose].draw)
            coverage.moments[f"shuffle {whose}"] += refilled


def _refuses_the_illegal(text: str, choices: dict[str, list[str]], state: Any, strange: list[str]) -> None:
    """Actions of other positions are refused and change nothing."""
    for action in strange[-3:]:
        for side, seat in SEAT_OF.items():
            if action not in choices.get(side, []):
                with pytest.raises(GameError):
                    state.apply(seat, GAME.parse_action(action))
    assert state.text == text


def everything_occurred(coverage: Coverage) -> None:
    """The random games were varied enough to mean something."""
    effects = {
        f"{side}{card}:{left}"
        for side, cards in REPETITIONS.items()
        for card, most in cards.items()
        for left in range(1, most + 1)
    }
    turns = {"place", "cards", "observed", "shown", "effect", "return", "won"}
    moments = {"on fire", "two on fire", "may not end the turn", "wounded", "no reserve", "ten fires", "late"}
    reasons = {"babies_escaped", "scientists_gone", "mother_neutralised", "babies_captured"}
    wanted = [
        (coverage.effects, effects | {"R2", "R6"}),
        (coverage.actions, set(ACTIONS) | {"stop", "choose card"}),
        (coverage.turns, turns | {"points RFalse", "points RTrue", "points SFalse"}),
        (coverage.wins, reasons),
        (coverage.moments, moments | {"shuffle R", "shuffle S"}),
    ]
    missing = {name for counts, names in wanted for name in names if not counts[name]}
    assert not missing, coverage


def test_ruling_14_with_every_number_of_points() -> None:
    rng = random.Random(SEED * 1000 + 7)
    needed: Counter[int] = Counter()
    for _ in times(300):
        position = burning(rng)
        fewest = next((points for points in range(1, 9) if fire_allows(position, points)), 9)
        needed[fewest] += 1
        for points in range(1, 9):
            position.turn = Turn("points", "S", left=points)
            found = accepted_by_package(position.text())
            assert (found is not None) == (points >= fewest), f"{fewest} AP are enough: {position.text()}"
            if points in (fewest, fewest + 1):  # where the rule forbids most
                compare(position, found)
    assert {2, 3, 4, 9} <= set(needed)


def accepted_by_package(text: str) -> Any:
    """The package's state or view, or None when it refuses the text."""
    try:
        return GAME.parse_view(text) if "?" in text else GAME.parse(text)
    except GameError:
        return None


def accepted_by_oracle(text: str) -> tuple[Position | None, str]:
    """The oracle's position, or None and the reason when it refuses the text."""
    try:
        return Position.parse(text), ""
    except Refused as error:
        return None, str(error)


def test_damaged_texts() -> None:
    rng = random.Random(SEED * 1000 + 2)
    accepted = 0
    for number in times(400):
        whole = (scattered, halfway, scattered, finished)[number % 4](rng)
        for _ in range(15):
            text = whole.text() if rng.random() < 0.7 else whole.view(rng.choice(list(SEATS))).text()
            damage = damaged(text, rng)
            position, reason = accepted_by_oracle(damage)
            found = accepted_by_package(damage)
            if position is None:
                assert found is None, f"the oracle refuses ({reason}): {damage}"
                continue
            assert found is not None, f"the oracle accepts: {damage}"
            assert found.text == damage
            accepted += 1
            if "?" not in damage:
                compare(position, found)
    assert accepted > 100 * min(SCALE, 1)


def test_perft() -> None:
    rng = random.Random(SEED * 1000 + 3)
    with Engine() as engine:
        for number in times(60):
            position = scattered(rng) if number % 3 else halfway(rng)
            assert engine.ask(f"position {position.text()}") == "ok"
            counted = 1
            for depth in range(4):
                if depth == 3 and counted * counted > LARGEST_PERFT * position.perft(1):
                    break
                counted = position.perft(depth)
                assert engine.ask(f"perft {depth}") == str(counted), f"perft {depth}: {position.text()}"


class Engine:
    """``lostworld engine`` as another program talks to it."""

    def __enter__(self) -> Engine:
        self.process = subprocess.Popen(
            ENGINE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate("quit\n", timeout=60)

    def ask(self, line: str) -> str:
        """The engine's one line of answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer.endswith("\n"), f"no answer to {line}"
        return answer[:-1]

    def told(self, line: str) -> str | None:
        """The answer, or None for an error."""
        answer = self.ask(line)
        return None if answer.startswith("error: ") else answer


def as_dealt(before: Position, chooser: str | None, action: str, after: str) -> Shuffle:
    """The shuffles that lead to the position text ``after``: the cards new in hand, then the draw pile."""
    piles = read(after).cards

    def shuffle(side: str, cards: str) -> str:
        held = before.cards[side].hand
        if side == chooser:  # a tie: the card chosen just now has left the hand
            held = held.replace(action[1:], "")
        drawn = [card for card in piles[side].hand if card not in held]
        return "".join(drawn) + piles[side].draw

    return shuffle


def test_games_by_engine() -> None:
    rng = random.Random(SEED * 1000 + 4)
    with Engine() as engine:
        assert engine.ask("hello").startswith("lostworld ")
        assert engine.ask(f"seed {SEED}") == "ok"
        for start in starts(rng, 16):
            _engine_game(engine, start, rng)


def _engine_game(engine: Engine, start: Position, rng: random.Random) -> None:
    assert engine.ask(f"position {start.text()}") == "ok"
    temper = Temper(rng)
    position = start
    while position.turn.kind != "won" and position.round < start.round + 12:
        text = position.text()
        assert engine.ask("show") == text
        assert engine.ask("legal") == position.legal_line(), f"legal: {text}"
        side, action = temper.choose(position, position.choices())
        for seat in SEATS:
            view = position.view(seat)
            assert engine.ask(f"view {seat}") == view.text(), f"view {seat}: {text}"
            _engine_view(engine, view, side, action)
            assert engine.ask(f"position {text}") == "ok"
        _engine_refuses(engine, position, rng)
        answer = engine.ask(f"apply {side} {action}" if side else f"apply {action}")
        position = position.apply(action, side, as_dealt(position, side, action, answer))
        assert answer == position.text(), f"{action}: {text}"


def _engine_view(engine: Engine, view: Position, side: str | None, action: str) -> None:
    """A view can be asked what it knows, and refuses the rest."""
    text = view.text()
    assert engine.ask(f"position {text}") == "ok", text
    assert engine.ask("show") == text
    assert engine.ask("legal") == view.legal_line(), f"legal from a view: {text}"
    assert engine.told("perft 1") is None
    for seat in SEATS:
        try:
            expected: str | None = view.view(seat).text()
        except Refused:
            expected = None
        assert engine.told(f"view {seat}") == expected, f"view {seat} from a view: {text}"
    try:
        expected = view.apply(action, side).text()
    except Refused:
        expected = None
    answer = engine.told(f"apply {side} {action}" if side else f"apply {action}")
    assert answer == expected, f"{action} from a view: {text}"
    assert engine.ask("show") == (expected or text)


def _engine_refuses(engine: Engine, position: Position, rng: random.Random) -> None:
    """What is not legal is an error and changes nothing; so is a side where none is asked for."""
    for side, actions in scattered(rng).choices().items():
        action = rng.choice(actions)
        for line, named in ((f"apply {action}", None), (f"apply {side} {action}", side)):
            try:
                position.apply(action, named)
            except Refused:
                assert engine.told(line) is None, f"{line}: {position.text()}"
    assert engine.ask("show") == position.text()


def test_damaged_texts_by_engine() -> None:
    rng = random.Random(SEED * 1000 + 5)
    with Engine() as engine:
        for _ in times(40):
            text = halfway(rng).text()
            assert engine.ask(f"position {text}") == "ok"
            for _ in range(10):
                damage = damaged(text, rng)
                position, reason = accepted_by_oracle(damage)
                answer = engine.told(f"position {damage}")
                assert (answer == "ok") == (position is not None), f"{reason or 'accepted'}: {damage}"
                if position is not None:
                    text = damage
                assert engine.ask("show") == text


def test_new_boards() -> None:
    with Engine() as engine:
        for seed in times(20):
            assert engine.ask(f"seed {seed}") == "ok"
            for layout in ("jungle", "savannah", "first-game", ""):
                text = engine.ask(f"new {layout}".strip())
                position = Position.parse(text)
                expected = {"first-game": {"jungle"}, "": {"jungle", "savannah"}}.get(layout, {layout})
                assert themes_of(position.rocks) <= expected
                assert themes_of(position.rocks)
                assert tuple(position.exits) in EXIT_MAPS
                kind = "cards" if layout == "first-game" else "place"
                assert (position.turn.kind, position.round) == (kind, int(layout == "first-game"))
                assert bool(position.figures) == (layout == "first-game")
                assert engine.ask("show") == text
            assert engine.ask(f"seed {seed}") == "ok"
            again = [engine.ask("new jungle"), engine.ask("new savannah")]
            assert engine.ask(f"seed {seed}") == "ok"
            assert [engine.ask("new jungle"), engine.ask("new savannah")] == again

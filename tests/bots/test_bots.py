"""Bots choose legal actions from a view, whatever the game, and know nothing that the view does not say."""

from __future__ import annotations

import ast
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import lostworld.bots
from lostworld.bots import EVERYWHERE, Limit, Thought, bot_named
from lostworld.bots.bot import clock
from lostworld.bots.mixture import mixture
from lostworld.bots.planner import Planner
from lostworld.chance import Dice
from lostworld.game import BadText, Chooser, Decision, Game, Outcome, Prospect, Seat, State
from lostworld.raptor import GAME as RAPTOR
from lostworld.session import run_chance
from tests.contract.caravan import CARAVAN, Plan
from tests.contract.walks import deciding_moments

GAMES: tuple[Game[Any], ...] = (RAPTOR, CARAVAN)
UNHURRIED = Limit(600_000)
"""More milliseconds than any choice takes: the choice then depends on the seed alone."""

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
bots = pytest.mark.parametrize("name", EVERYWHERE)


class Window:
    """A view that shows what the contract names and has nothing else behind it but a text."""

    def __init__(self, game: Game[Any], text: str, seat: Seat) -> None:
        self._game = game
        self.text = text
        self.seat = seat
        self.sampled = 0
        self.deciders = game.parse_view(text).deciders
        self.waits_for_secret = game.parse_view(text).waits_for_secret
        self.outcome: Outcome | None = None
        self.seats = game.parse_view(text).seats
        self.sides = game.parse_view(text).sides
        self.round = game.parse_view(text).round
        self.decision: Decision | None = game.parse_view(text).decision

    def legal(self) -> list[Any]:
        return self._game.parse_view(self.text).legal()

    def to_json(self) -> Any:
        return self._game.parse_view(self.text).to_json()

    def prospects(self, action: Any) -> tuple[Prospect, ...]:
        return self._game.parse_view(self.text).prospects(action)

    def sample(self, dice: Chooser) -> State[Any]:
        self.sampled += 1
        return self._game.parse_view(self.text).sample(dice)


def play_game(game: Game[Any], names: list[str], seed: int, limit: Limit) -> State[Any]:
    """A whole game among bots; every choice is checked."""
    dice = Dice.from_number(seed)
    players = [bot_named(name, game, seed + number) for number, name in enumerate(names)]
    state = game.new({})
    run_chance(state, dice)
    for _ in range(2000):
        if state.outcome is not None:
            break
        seat = state.deciders[0]
        thought = players[seat].think(state.view(seat), limit)
        for action in (thought.action, *thought.line):
            assert action in state.legal(seat)
            state.apply(seat, action)
        run_chance(state, dice)
    return state


@games
@bots
def test_bots_play_whole_games(game: Game[Any], name: str) -> None:
    assert play_game(game, [name] * len(game.seats({})), 5, Limit(40)).outcome is not None


def check_thought(thought: Thought, state: State[Any], seat: Seat) -> None:
    """The whole turn of a thought can be played, and ends the turn if it is more than one action."""
    plan = state.plan(seat, (thought.action, *thought.line))
    assert plan.is_complete or not thought.line


@games
@bots
def test_bots_choose_legal_actions_anywhere(game: Game[Any], name: str) -> None:
    """With no time, a little time and a wish to stop that came before the start."""
    stopped = Event()
    stopped.set()
    for state in deciding_moments(game, 3, 40):
        for seat in state.deciders:
            before = state.text
            bot = bot_named(name, game, 1)
            for limit in (Limit(0), Limit(5), Limit(nodes=3), UNHURRIED._replace(stop=stopped)):
                check_thought(bot.think(state.view(seat), limit), state, seat)
            assert state.text == before


@games
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_chooses_the_same(game: Game[Any], name: str) -> None:
    for number, state in enumerate(deciding_moments(game, 4, 40)):
        view = state.view(state.deciders[0])
        first, second = (bot_named(name, game, number).think(view, UNHURRIED) for _ in range(2))
        assert first == second


@games
@pytest.mark.parametrize("widest", [1, 2])
def test_a_bot_needs_no_more_than_the_view_says(game: Game[Any], widest: int) -> None:
    """It chooses the same with a view that was read from its text, so it has no way to the state behind."""
    asked = 0
    for number, state in enumerate(deciding_moments(game, 6, 15)):
        seat = state.deciders[0]
        view = state.view(seat)
        if game.parse_view(view.text).seat != seat:
            continue  # everybody sees the same: the text does not say whose view it is
        window = Window(game, view.text, seat)
        choices = [Planner("p", number, widest, 0).think(v, UNHURRIED) for v in (view, window)]
        assert choices[0] == choices[1]
        asked += window.sampled
    assert asked


@bots
def test_a_bot_is_called_by_its_name(name: str) -> None:
    assert bot_named(name, RAPTOR).name == name


def test_parameters_limit_a_bot() -> None:
    """By nodes the same choice is made again and again, however busy the machine is."""
    state = next(
        state for state in deciding_moments(RAPTOR, 2, 40) if len(state.legal(state.deciders[0])) > 5
    )
    view = state.view(state.deciders[0])
    first, second = (bot_named("planner:nodes=40", RAPTOR, 3).think(view) for _ in range(2))
    assert first == second
    for name in ("planner:ms=5,nodes=40", "planner:nodes=40,ms=5"):
        assert bot_named(name, RAPTOR).name == name


@pytest.mark.parametrize(
    "text",
    [
        *("planner:", "planner:ms", "planner:ms=-1", "planner:ms=0", "planner:depth=3", "greedy:nodes=x"),
        *("planner:,", "planner:ms=5,", "planner:ms=5nodes=3", "planner:ms=5,ms=6"),
    ],
)
def test_parameters_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadText) as problem:
        bot_named(text, RAPTOR)
    assert problem.value.key == "error-bot-parameters"


def test_an_unknown_bot_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(BadText) as problem:
        bot_named("deep thought", RAPTOR)
    assert all(name in str(problem.value) for name in EVERYWHERE)


def test_bots_import_no_game() -> None:
    """They speak the contract: nothing in their package imports the rules of a game."""
    package = Path(str(lostworld.bots.__file__)).parent
    imported = set()
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
            elif isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
    own = {module for module in imported if module.startswith("lostworld.")}
    assert own
    allowed = ("lostworld.bots", "lostworld.game", "lostworld.quick", "lostworld.session")
    assert all(module.startswith(allowed) and module != "lostworld.games" for module in own)


def test_the_stronger_bot_wins_more_often() -> None:
    """Greedy against random, both ways round; random would win about half."""
    won = 0
    for seed in range(6):
        for greedy in (0, 1):
            names = ["random", "random"]
            names[greedy] = "greedy"
            ended = play_game(RAPTOR, names, seed, UNHURRIED).outcome
            won += ended is not None and ended.winners == (greedy,)
    assert won >= 11


def test_a_mixture_cannot_be_foreseen() -> None:
    """Rock, paper, scissors: a third each; a dominated choice is left out."""
    thirds = mixture([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    assert thirds == pytest.approx([1 / 3] * 3, abs=0.05)
    assert mixture([[2.0, 2.0], [1.0, 1.0]]) == pytest.approx([1.0, 0.0], abs=0.05)
    assert sum(mixture([[1.0, -3.0], [-2.0, 4.0]])) == pytest.approx(1.0)


def test_the_search_for_any_game_beats_chance_in_a_game_it_has_never_seen() -> None:
    """``mcts`` at Caravan, both seats, by nodes and so always the same games."""
    won = 0
    for number in range(10):
        dice = Dice.from_number(number)
        state = CARAVAN.new({"players": "two"})
        run_chance(state, dice)
        bots = [bot_named("mcts", CARAVAN, number), bot_named("random", CARAVAN, number)]
        own_seat = number % 2
        while state.outcome is None:
            seat = state.deciders[0]
            bot = bots[0 if seat == own_seat else 1]
            state.apply(seat, bot.think(state.view(seat), Limit(nodes=60)).action)
            run_chance(state, dice)
        won += own_seat in state.outcome.winners
    assert won >= 8


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_time_is_looked_at_before_every_step(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a bot overstays its time by far in games whose steps take long."""
    tried = 0
    then = Plan.then

    def counted(plan: Plan, action: Any) -> Plan:
        nonlocal tried
        tried += 1
        return then(plan, action)

    monkeypatch.setattr(Plan, "then", counted)
    ticks = iter(range(1_000_000))
    token = clock.set(lambda: next(ticks) / 1000)
    try:
        for state in deciding_moments(CARAVAN, 5, 30):
            seat, tried = state.deciders[0], 0
            thought = bot_named(name, CARAVAN, 1).think(state.view(seat), Limit(milliseconds=4))
            assert thought.action in state.legal(seat)
            assert tried <= 4
    finally:
        clock.reset(token)

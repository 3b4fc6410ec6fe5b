"""What the environments promise: rewards, ends, starts, seeds, secrets, pictures."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from lostworld import envs
from lostworld.bots import Limit, Thought, bot_named
from lostworld.envs.many_games import unpacked
from lostworld.envs.rendering import MODES, read_png
from lostworld.game import BadText, IllegalAction
from lostworld.quick import QuickDice
from lostworld.raptor import GAME
from lostworld.raptor.learning.encoding import BOARD, ENCODING
from lostworld.raptor.learning.observing import FACTS
from lostworld.raptor.learning.starts import head_start

FIRST = {"layout": "first-game"}
ABOUT_TO_WIN = (
    "......b..../S...#...#../..#b..#.#.S/...##....../S....M.b#../.#........S a4a3k6k1"
    " R+3 z2e2c0r6 1 R:5/19/236784/ S:2/48/193567/"
)
"""Raptor has three points; two babies are out already, none can leave in this turn."""


def random_action(mask: Any, dice: np.random.Generator) -> Any:
    legal = np.flatnonzero(mask)
    return legal[dice.integers(len(legal))]


# --- one after the other --------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["raptor", "caravan"])
def test_a_whole_game_of_turns(game: str) -> None:
    dice = np.random.default_rng(3)
    env = envs.aec(game)
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(random_action(observation["action_mask"], dice))
    outcome = env.match.state.outcome
    assert outcome is not None
    winners = {env.possible_agents[seat] for seat in outcome.winners}
    assert got == {agent: (1.0 if agent in winners else -1.0) if winners else 0.0 for agent in got}


def test_a_long_game_is_broken_off() -> None:
    dice = np.random.default_rng(3)
    env = envs.aec(options=FIRST, most_rounds=2)
    env.reset(seed=3)
    while not any(env.truncations.values()):
        env.step(random_action(env.observe(env.agent_selection)["action_mask"], dice))
    assert env.match.state.round == 3
    assert not any(env.terminations.values()) and not any(env.rewards.values())


def test_illegal_actions_are_refused() -> None:
    env = envs.aec(options=FIRST)
    env.reset(seed=1)
    before = env.match.state.text
    for wrong in (0, np.int64(8059), -1):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.match.state.text == before


def test_the_second_to_choose_sees_nothing_of_the_first() -> None:
    seen = []
    for choice in range(3):
        env = envs.aec(options=FIRST)
        env.reset(seed=1)
        env.step(np.flatnonzero(env.observe("raptor")["action_mask"])[choice])
        assert env.agent_selection == "scientist"
        seen.append(env.observe("scientist"))
    assert data_equivalence(seen[0], seen[1]) and data_equivalence(seen[0], seen[2])


# --- starts ---------------------------------------------------------------------------------------


def test_games_begin_from_a_start() -> None:
    env = envs.aec(starts=[ABOUT_TO_WIN])
    env.reset(seed=1)
    assert env.match.state.text == ABOUT_TO_WIN
    env = envs.aec()
    env.reset(seed=1, options={"start": ABOUT_TO_WIN})
    assert env.match.state.text == ABOUT_TO_WIN
    with pytest.raises(BadText):
        envs.aec(starts=["nonsense"])


@pytest.mark.parametrize("layout", GAME.options["layout"])
def test_head_starts_are_positions(layout: str) -> None:
    dice = QuickDice(1)
    for escaped in range(3):
        for scientists in range(1, 5):
            state = head_start(dice, escaped, scientists, reserve=scientists, layout=layout)
            assert GAME.parse(state.text) == state
            counted = state.escaped, state.awake.bit_count(), state.active.bit_count(), state.reserve
            assert counted == (escaped, 5 - escaped, scientists, scientists)
    with pytest.raises(ValueError):
        head_start(dice, escaped=3)


def test_head_starts_help() -> None:
    """Random play: from hardly ever to more often than not."""
    dice = QuickDice(2)
    won = [0, 0]
    for number in range(40):
        won[0] += head_start(dice, escaped=0, scientists=4, reserve=6).playouts(10, number)[0]
        won[1] += head_start(dice, escaped=2, scientists=2).playouts(10, number)[0]
    assert won[0] < 40 and won[1] > 200


# --- all at once ----------------------------------------------------------------------------------


def test_all_who_decide_decide_at_once() -> None:
    env = envs.parallel(options=FIRST, illegal="raise")
    seen, _ = env.reset(seed=1)
    actions = {agent: np.flatnonzero(seen[agent]["action_mask"])[0] for agent in env.agents}
    seen, rewards, ended, broken_off, _ = env.step(actions)
    assert len(env.match.state.deciders) == 1
    assert sum(bool(seen[agent]["action_mask"].any()) for agent in env.agents) == 1
    assert not any(rewards.values()) and not any(ended.values()) and not any(broken_off.values())
    with pytest.raises(ValueError, match="no action"):
        env.step({})
    with pytest.raises(IllegalAction):
        env.step(dict.fromkeys(env.agents, 8058))


def test_an_illegal_action_loses() -> None:
    env = envs.parallel(options=FIRST)
    seen, _ = env.reset(seed=1)
    actions = {"raptor": np.flatnonzero(seen["raptor"]["action_mask"])[0], "scientist": 0}
    _, rewards, ended, _, _ = env.step(actions)
    assert rewards == {"raptor": 1.0, "scientist": -1.0} and all(ended.values()) and env.agents == []


# --- one seat -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["raptor", 1, np.int64(1)])
def test_one_seat_against_a_bot(seat: Any) -> None:
    dice = np.random.default_rng(5)
    env = gymnasium.make("lostworld/Raptor-v1", seat=seat, opponent="random", options=FIRST)
    env.reset(seed=5)
    inner: Any = env.unwrapped
    for _ in range(5000):
        assert inner.seat in inner.match.state.deciders
        _, reward, ended, broken_off, info = env.step(random_action(inner.action_masks(), dice))
        if ended or broken_off:
            break
        assert reward == 0 and info == {}
    outcome = inner.match.state.outcome
    assert outcome is not None and reward == (1 if inner.seat in outcome.winners else -1)


def test_a_seat_of_three() -> None:
    dice = np.random.default_rng(5)
    env = envs.seat("caravan", "green", illegal="raise")
    for number in range(10):
        env.reset(seed=number)
        ended = False
        while not ended:
            _, reward, ended, _, _ = env.step(random_action(env.action_masks(), dice))
        outcome = env.match.state.outcome
        assert outcome is not None
        assert reward == ((1 if 1 in outcome.winners else -1) if outcome.winners else 0)


def test_the_same_seed_gives_the_same_game() -> None:
    def texts(seed: int) -> list[str]:
        dice = np.random.default_rng(1)
        env = envs.seat(seat="scientist", opponent="greedy")
        env.reset(seed=seed)
        found = []
        for _ in range(12):
            found.append(env.view.text)
            env.step(random_action(env.action_masks(), dice))
        return found

    assert texts(1) == texts(1) != texts(2)


def test_opponents() -> None:
    class First:
        name = "first"

        def think(self, view: Any, limit: Limit = Limit()) -> Thought:  # noqa: B008
            return Thought(view.legal()[0])

    for opponent in ("greedy", bot_named("random", GAME, 1), First(), lambda view: view.legal()[-1]):
        env = envs.seat(opponent=opponent, options=FIRST)
        env.reset(seed=1)
        env.step(np.flatnonzero(env.action_masks())[0])
        assert env.match.decisions >= 2
    with pytest.raises(BadText):
        envs.seat(opponent="nobody").reset(seed=1)


@pytest.mark.parametrize(
    "wrong", [{"seat": "mother"}, {"seat": 2}, {"illegal": "pass"}, {"render_mode": "3d"}]
)
def test_wrong_arguments_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(wrong.values())))):
        envs.seat(**wrong)


# --- many games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, "raptor", "scientist"])
def test_many_games(seat: str | None) -> None:
    env = envs.vector(32, seat=seat, options=FIRST)
    seen, infos = env.reset(seed=1)
    assert seen in env.observation_space
    finished = 0
    for _ in range(500):
        if seat is not None:
            assert (infos["seats"] == env.seat).all()
        masks = unpacked(infos["legal_bits"], ENCODING.actions)
        _, counts = env.legal_lists()
        assert (masks.sum(1) == counts).all()
        deciding = infos["seats"].copy()
        seen, rewards, ended, broken_off, infos = env.step(env.random_actions())
        assert (rewards == infos["rewards"][np.arange(32), deciding]).all()
        assert ((rewards != 0) == ended).all() and not (ended & broken_off).any()
        over = ended | broken_off
        finished += int(over.sum())
        assert infos.get("_final_obs", over).tolist() == over.tolist()
        for game in np.flatnonzero(over):
            facts = dict(zip(FACTS, infos["final_obs"][game][BOARD:], strict=True))
            assert facts["phase 8"] == ended[game]
    assert finished > 3
    assert (env.action_masks() == unpacked(infos["legal_bits"], ENCODING.actions)).all()


def test_many_games_against_a_policy() -> None:
    """A policy sees its own side's observations and nothing else."""
    asked = 0

    def last(seen: Any, bits: Any) -> Any:
        nonlocal asked
        facts = seen[:, BOARD:]
        assert facts[:, FACTS.index("the scientist looks")].all() and facts[:, 2].all()
        asked += len(seen)
        return [np.flatnonzero(row)[-1] for row in unpacked(bits, ENCODING.actions)]

    env = envs.vector(8, seat="raptor", opponent=last, options=FIRST, most_rounds=6)
    env.reset(seed=1)
    broken = 0
    for _ in range(150):
        _, rewards, ended, broken_off, infos = env.step(env.random_actions())
        assert (infos["seats"] == 0).all()
        assert (np.abs(rewards) == ended).all()
        broken += int(broken_off.sum())
    assert asked > 200 and broken > 0


def test_many_games_repeat() -> None:
    def run(seed: int) -> Any:
        env = envs.vector(16, seat="raptor")
        env.reset(seed=seed)
        return [env.step(env.random_actions())[0].tobytes() for _ in range(50)][-1]

    assert run(1) == run(1) != run(2)


def test_many_games_refuse_what_they_cannot() -> None:
    with pytest.raises(ValueError, match="no batch"):
        envs.vector(4, "caravan")
    with pytest.raises(ValueError, match="policy"):
        envs.vector(4, opponent="greedy")
    env = envs.vector(4)
    with pytest.raises(ValueError, match="reset"):
        env.step(np.zeros(4, np.int32))
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.zeros(4, np.int64))


# --- pictures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_rendering(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    for env in (envs.seat(options=FIRST, render_mode=mode), envs.aec(options=FIRST, render_mode=mode)):
        env.reset(seed=1)
        shown = env.render()
        printed = capsys.readouterr().out
        if mode == "human":
            assert shown is None and "M" in printed
        elif mode == "ansi":
            assert "M" in shown and not printed
        elif mode == "svg":
            assert shown.startswith("<svg")
        else:
            assert shown.shape[1:] == (600, 3) and shown.dtype == np.uint8 and shown.std() > 20


def test_a_picture_hides_the_cards() -> None:
    """The spectator's picture of a game is the same whatever has been chosen in secret."""
    pictures = set()
    for choice in range(3):
        env = envs.aec(options=FIRST, render_mode="svg")
        env.reset(seed=1)
        env.step(np.flatnonzero(env.observe("raptor")["action_mask"])[choice])
        pictures.add(env.render())
    assert len(pictures) == 1


def test_a_game_without_pictures_says_so() -> None:
    from lostworld.envs.rendering import rendered

    class Plain:
        name = "plain"

    game: Any = Plain()
    view = GAME.new(FIRST).view(0)
    assert rendered(game, view, "ansi") == view.text
    with pytest.raises(ValueError, match="plain draws no pictures"):
        rendered(game, view, "svg")


def test_pngs_are_read() -> None:
    """Every filter that PNG has, on a picture of known colours."""
    import struct
    import zlib

    dice = np.random.default_rng(1)
    picture = dice.integers(0, 256, (5, 7, 4)).astype(np.uint8)
    picture[:, :, 3] = 255
    lines = b""
    for kind in range(5):
        rows = picture.astype(int)
        here = rows[kind]
        left = np.vstack([np.zeros((1, 4), int), here[:-1]])
        above = rows[kind - 1] if kind else np.zeros((7, 4), int)
        corner = np.vstack([np.zeros((1, 4), int), above[:-1]])
        guess = left + above - corner
        near = np.stack([np.abs(guess - other) for other in (left, above, corner)])
        paeth = np.choose(near.argmin(0), [left, above, corner])
        predicted = (0, left, above, (left + above) // 2, paeth)[kind]
        lines += bytes([kind]) + ((here - predicted) % 256).astype(np.uint8).tobytes()

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + b"\0\0\0\0"

    head = struct.pack(">IIBBBBB", 7, 5, 8, 6, 0, 0, 0)
    png = (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(lines))
        + chunk(b"IEND", b"")
    )
    assert (read_png(png) == picture[:, :, :3]).all()

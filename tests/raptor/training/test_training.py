"""Training: the same from the same seed, resumed where it stopped, and it learns."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean, pstdev

from lostworld.chance import Dice
from lostworld.raptor.evaluation.net import by_hand, load
from lostworld.raptor.training.learner import Learner, Samples
from lostworld.raptor.training.selfplay import Arena
from lostworld.raptor.training.train import Recipe, compare, empty_board, train

SMALL = Recipe(iterations=2, games=20, first_games=60, budget=150, last_budget=150, threads=2)


def samples_of(games: int) -> Samples:
    dice = Dice.from_number(5)
    samples = Samples(60 * games)
    arena = Arena(empty_board(dice), 150)
    net = by_hand()
    for seed in range(games):
        arena.play(empty_board(dice), net, net, net, samples, seed + 1, 1.0, 0.0, 1.0, 1)
    played, raptor, scientist, unfinished, rounds = arena.results()
    assert played == games == raptor + scientist + unfinished
    assert rounds > games
    return samples


def test_learning_lowers_the_loss() -> None:
    samples = samples_of(40)
    learner = Learner(3)
    first = learner.learn(samples, 20, 64, 0.002)
    for _ in range(5):
        last = learner.learn(samples, 40, 64, 0.002)
    assert last < 0.7 * first


def test_the_state_of_a_learner_goes_on() -> None:
    samples = samples_of(5)
    one = Learner(7)
    one.learn(samples, 10, 32, 0.001)
    other = Learner(8)
    other.take_state(one.state())
    assert one.learn(samples, 5, 32, 0.001) == other.learn(samples, 5, 32, 0.001)
    assert one.net().parameters() == other.net().parameters()


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    told: list[str] = []
    files = [train(tmp_path / name, SMALL, tell=lambda what, _: told.append(what)) for name in ("a", "b")]
    assert told == ["begin", "step", "step"] * 2
    assert files[0].read_bytes() == files[1].read_bytes()
    assert 0.0 < load(files[0]).chance(empty_board(Dice.from_number(1))) < 1.0


def test_a_training_resumes(tmp_path: Path) -> None:
    iterations: list[float] = []
    train(
        tmp_path,
        SMALL._replace(iterations=1),
        tell=lambda _, figures: iterations.append(figures["iteration"]),
    )
    train(tmp_path, SMALL, tell=lambda _, figures: iterations.append(figures["iteration"]))
    assert iterations == [0.0, 1.0, 2.0]


def test_the_luck_of_the_cards_is_nothing_on_average() -> None:
    """The same games with their luck taken out, and as they came out, which is how the hand weights learn."""
    games = 400
    dice = Dice.from_number(9)
    net = load()
    arena, samples = Arena(empty_board(dice), 150), Samples(4000)
    came_to: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(games):
        board = empty_board(dice)
        winners = set()
        for plain, judge in ((True, by_hand()), (False, net)):
            samples.clear()
            winners.add(arena.play(board, net, net, judge, samples, seed + 1, 0.08, 0.0, 1.0, 1))
            came_to[plain].append(samples.mean_target())
        assert len(winners) == 1, "who writes it down changes nothing in the game"
    gaps = [one - other for one, other in zip(came_to[True], came_to[False], strict=True)]
    assert abs(fmean(gaps)) < 3.5 * pstdev(gaps) / games**0.5
    assert pstdev(came_to[False]) < 0.9 * pstdev(came_to[True])


def test_the_packaged_net_beats_random_cards() -> None:
    as_raptor, as_scientist = compare(load(), by_hand(), 10, 200, 3)
    assert as_raptor + as_scientist > 1.2

"""OpenSpiel's search for games with hidden things against our bots, at equal time of the processor.

python bench/open_spiel_search.py greedy planner lindenbrock --pairs 20 --folder matches

Its Python ``ISMCTSBot`` plays Raptor through the adapter of ``lostworld.envs``; its C++ bots crash on games
written in Python. It judges a position as it does by itself, by a random game to the end (``--judge
rollout``), or as the game's ``State.chances`` says (``--judge chances``), which is what ``mcts`` goes by.
With a folder for the results an interrupted match goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from sideby import CONSOLE

import lostworld.envs
from lostworld.bots import EVERYWHERE, Limit, Thought
from lostworld.bots.bot import Luck, Thinking
from lostworld.game import View
from lostworld.lab.elo import summary
from lostworld.lab.match import Contest, run
from lostworld.quick import QuickDice

NAME = "open-spiel"
MILLISECONDS = 100
EXPLORE = {"rollout": 1.4, "chances": 0.5}
"""Their constant for what was hardly tried; results are from -1 to 1."""
SIMULATIONS = 1_000_000
"""More than there is time for."""


class OutOfTime(Exception):
    """It is time to answer."""


class Chances:
    """Judges a position by the game's own rule of thumb."""

    def evaluate(self, state: Any) -> Any:
        """What each player may expect, from -1 to 1."""
        if state.is_terminal():
            return np.array(state.returns())
        return 2.0 * np.array(state.position.chances()) - 1.0

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OpenSpielSearch:
    """Their bot as one of ours: it gets a view and nothing else."""

    def __init__(self, name: str, seed: int | None, judge: str) -> None:
        self.name = name
        self.simulations = 0
        luck = Luck(seed)
        self._dice = QuickDice(luck.below(1 << 62))
        random = np.random.RandomState(luck.below(1 << 31))
        self._game = pyspiel.load_game("python_raptor_in_turn")
        self._bot = ismcts.ISMCTSBot(
            game=self._game,
            evaluator=Chances() if judge == "chances" else mcts.RandomRolloutEvaluator(1, random),
            uct_c=EXPLORE[judge],
            max_simulations=SIMULATIONS,
            random_state=random,
            use_observation_string=True,
        )

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What it would do when its time is up."""
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        thinking = Thinking(limit, MILLISECONDS)

        def imagined(_state: Any, _player: int) -> Any:
            if self.simulations and thinking.over:
                raise OutOfTime
            self.simulations += 1
            thinking.count()
            return self._imagined(view)

        self.simulations = 0
        self._bot.set_resampler(imagined)
        state = self._imagined(view)
        try:
            policy = self._bot.run_search(state)
        except OutOfTime:
            policy = self._bot.get_final_policy(state, self._bot._root_node)
        encoding: Any = self._game.encoding
        return Thought(encoding.action(max(policy, key=lambda choice: choice[1])[0]))

    def _imagined(self, view: View[Any]) -> Any:
        """A whole position as it may be; who chooses in secret before the view's seat has chosen somehow."""
        position = view.sample(self._dice)
        while position.deciders[0] != view.seat:
            first = position.deciders[0]
            choices = position.legal(first)
            position.apply(first, choices[self._dice.below(len(choices))])
        return self._game.state_of(position)


def main() -> None:
    """Play the matches and print how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("opponents", nargs="+")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--time", type=int, default=MILLISECONDS)
    parser.add_argument("--judge", choices=list(EXPLORE), default="rollout")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    lostworld.envs.register_open_spiel()
    EVERYWHERE[NAME] = lambda name, seed: OpenSpielSearch(name, seed, asked.judge)
    limit = Limit(milliseconds=asked.time)
    for opponent in asked.opponents:
        contest = Contest("raptor", opponent, NAME, one_limit=limit, other_limit=limit, seed=asked.seed)
        file = None
        if asked.folder is not None:
            asked.folder.mkdir(parents=True, exist_ok=True)
            file = asked.folder / f"{opponent}-{asked.judge}.jsonl"
        match = summary(run(contest, asked.pairs, file))
        as_raptor, as_scientist = match.by_side
        CONSOLE.print(
            f"{opponent} - OpenSpiel's ISMCTS ({asked.judge}): "
            f"{match.score:.3f} [{match.low:.3f}, {match.high:.3f}], "
            f"as Raptor {as_raptor:.2f}, as Scientist {as_scientist:.2f}, {match.games} games, "
            f"{match.milliseconds[0]:.0f} and {match.milliseconds[1]:.0f} ms a decision"
        )


if __name__ == "__main__":
    main()

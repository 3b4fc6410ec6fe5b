"""Many games at once in compiled code, as Gymnasium's vectorised environment.

Without a seat, each step decides for whoever is to decide in each game: self-play. With one, the others'
decisions are made inside, at random in compiled code or by a policy. A finished game begins anew in the same
step.

    >>> import numpy as np
    >>> from lostworld.envs.many_games import BatchEnv
    >>> env = BatchEnv(256, "raptor", seat="raptor")
    >>> observations, infos = env.reset(seed=1)
    >>> observations.shape, infos["legal_bits"].shape
    ((256, 877), (256, 1008))
    >>> actions = env.random_actions()
    >>> observations, rewards, terminations, truncations, infos = env.step(actions)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lostworld.encoding import Batched
from lostworld.envs.match import Bytes, Match
from lostworld.game import Game
from lostworld.games import DEFAULT

Policy = Callable[[Bytes, Bytes], NDArray[np.int32]]
"""From observations and packed legal actions of some games to an action for each."""

WIDEST: Final = 256


class BatchEnv(VectorEnv[Bytes, Any, Any]):
    """``num_envs`` games of a game whose encoding has a batch."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int,
        game: str | Game[Any] = DEFAULT,
        seat: str | int | None = None,
        opponent: str | Policy = "random",
        options: Mapping[str, str] | None = None,
        starts: Sequence[str] = (),
        most_rounds: int = 200,
    ) -> None:
        match = Match(game, options, starts, most_rounds)
        if not isinstance(match.encoding, Batched):
            raise ValueError(
                f"{match.game.name} has no batch; use gymnasium.make_vec with the one-seat environment"
            )
        if opponent != "random" and not callable(opponent):
            raise ValueError("in a batch the opponent is 'random' or a policy: a function of two arrays")
        self.num_envs = num_envs
        self.encoding = match.encoding
        self.seat = None if seat is None else match.seat_called(seat)
        self._opponent = opponent
        self._starts = [match.game.parse(text) for text in starts] or [match.game.new(match.options)]
        self._most_rounds = most_rounds
        self.single_observation_space = Box(0, 255, match.encoding.shape, np.uint8)
        self.single_action_space = Discrete(match.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._bytes = (match.encoding.actions + 7) // 8
        self._rewards = np.zeros((num_envs, len(match.seats)), np.float32)
        self._ended = np.zeros(num_envs, np.uint8)
        self._truncated = np.zeros(num_envs, np.uint8)
        self._seats = np.zeros(num_envs, np.int8)
        self._rows = np.arange(num_envs)
        self.batch: Any = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """New games; one seed serves them all."""
        if isinstance(seed, list):
            raise ValueError("a batch has one seed for all its games")
        if seed is None and self.batch is None:
            seed = int.from_bytes(os.urandom(7), "big")
        if seed is not None:
            assert isinstance(self.encoding, Batched)
            batched: Any = self.encoding
            self.batch = batched.batch(self._starts, self.num_envs, seed, self._most_rounds, autoreset=False)
        else:
            self.batch.renew(np.ones(self.num_envs, np.uint8))
        self._let_others_play()
        self._renew()
        return self._seen()

    def step(
        self, actions: Any
    ) -> tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A decision in every game. Raises IllegalAction and changes nothing if one is not legal.

        The reward is that of the seat that decided. ``infos`` holds ``legal_bits`` and ``seats`` for the next
        decisions, ``rewards`` of all seats, and for games that have come to their end ``final_obs``.
        """
        if self.batch is None:
            raise ValueError("reset the environment before the first step")
        batch, by = self.batch, self._seats
        batch.step(np.ascontiguousarray(actions, np.int32), self._rewards, self._ended, self._truncated)
        self._let_others_play()
        rewards = self._rewards.copy()
        own = rewards[self._rows, by]
        ended, truncated = self._ended.astype(np.bool_), self._truncated.astype(np.bool_)
        infos: dict[str, Any] = {"rewards": rewards}
        finished = ended | truncated
        if finished.any():
            infos |= self._final(finished, by)
            self._renew()
        seen, more = self._seen()
        return seen, own, ended, truncated, infos | more

    def _final(self, finished: NDArray[np.bool_], by: NDArray[np.int8]) -> dict[str, Any]:
        """The last observations of finished games, as those saw them who had decided last."""
        rows = np.zeros((self.num_envs, *self.encoding.shape), np.uint8)
        for i in np.flatnonzero(finished):
            self.encoding.observe(self.batch.state(int(i)).view(int(by[i])), rows[i])
        return {"final_obs": rows, "_final_obs": finished}

    def _renew(self) -> None:
        """Begin finished games anew, up to a decision of the seat."""
        while (finished := self._ended | self._truncated).any():
            self.batch.renew(finished)
            self._ended[:] = 0
            self._truncated[:] = 0
            self._let_others_play()

    def _let_others_play(self) -> None:
        if self.seat is None:
            return
        arrays: tuple[Any, Any, Any] = self._rewards, self._ended, self._truncated
        if not callable(self._opponent):
            self.batch.play_random(1 - self.seat, *arrays)
            return
        while True:
            seats = np.empty(self.num_envs, np.int8)
            self.batch.seats(seats)
            which = np.flatnonzero(seats == 1 - self.seat)
            if not len(which):
                return
            actions = np.full(self.num_envs, -1, np.int32)
            seen, bits = self._arrays()
            actions[which] = self._opponent(seen[which], bits[which])
            before = [array.copy() for array in arrays]
            self.batch.step(actions, *arrays)
            over = before[1] | before[2] != 0
            for array, kept in zip(arrays, before, strict=True):
                array[over] = kept[over]

    def _arrays(self) -> tuple[Bytes, Bytes]:
        seen = np.empty((self.num_envs, *self.encoding.shape), np.uint8)
        bits = np.empty((self.num_envs, self._bytes), np.uint8)
        self.batch.observe(seen)
        self.batch.legal_bits(bits)
        return seen, bits

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        seen, bits = self._arrays()
        self._seats = np.empty(self.num_envs, np.int8)
        self.batch.seats(self._seats)
        return seen, {"legal_bits": bits, "seats": self._seats}

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for every game, each equally likely."""
        out = np.empty(self.num_envs, np.int32)
        self.batch.choose(out)
        return out

    def legal_lists(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """What may be done: the numbers in the first ``counts[i]`` places of row i, and the counts."""
        out = np.zeros((self.num_envs, WIDEST), np.int32)
        counts = np.empty(self.num_envs, np.int32)
        self.batch.legal(out, counts)
        return out, counts

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done, a byte for each action of each game: large. See ``unpacked``."""
        return unpacked(self._arrays()[1], self.encoding.actions)


def unpacked(bits: Bytes, actions: int) -> NDArray[np.bool_]:
    """Packed legal actions as a mask of one byte each."""
    return np.unpackbits(bits, axis=-1, count=actions, bitorder="little").view(np.bool_)

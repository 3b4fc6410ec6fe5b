"""OpenSpiel: any game as a Python game, with simultaneous decisions and chance nodes.

Two games are registered for each: ``python_raptor``, where seats that choose in secret do so in one node, and
``python_raptor_in_turn``, where they are asked one after the other, for algorithms that know no simultaneous
nodes. Chance is listed part by part where the game can (``lostworld.encoding.Listed``), card by card and tile
by tile; otherwise it is one of ``UNLISTED`` draws.

    >>> from lostworld.envs import register_open_spiel
    >>> import pyspiel
    >>> _ = register_open_spiel()
    >>> game = pyspiel.load_game("python_raptor(layout=first-game)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()[0]
    (True, (1, 0.1111111111111111))
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from lostworld.chance import Dice
from lostworld.encoding import Listed, encoding_of, rewards_of
from lostworld.envs.match import MOST_IN_A_ROUND
from lostworld.game import Game, Seat, State
from lostworld.quick import QuickDice

UNLISTED: Final = 256
"""How many draws stand for a chance event that cannot be listed."""
MOST_OUTCOMES: Final = 16
"""No part of a listed chance event has more."""
IN_TURN: Final = "_in_turn"


@cache
def register(game: Any) -> tuple[str, str]:
    """Make a game known to OpenSpiel; the two names."""
    name = f"python_{game.name.replace('-', '_')}"
    for short, in_turn in ((name, False), (name + IN_TURN, True)):
        # A class of its own: OpenSpiel lets go of what it was given when Python is gone already, and takes
        # the process along if that was the last to hold it, as with a function.
        own = type(short, (SpielGame,), {"game": game, "short_name": short, "in_turn": in_turn})
        pyspiel.register_game(_type(game, short, in_turn), own)
    return name, name + IN_TURN


def _type(game: Game[Any], short_name: str, in_turn: bool) -> Any:
    tables = _tables(game)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=f"Lost World: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL if in_turn else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if tables == {2} else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(tables),
        min_num_players=min(tables),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )


def _tables(game: Game[Any]) -> set[int]:
    """How many may play, over all values of all options."""
    every = [{name: value} for name, values in game.options.items() for value in values]
    return {len(game.seats(options)) for options in every or [{}]}


def _defaults(game: Game[Any]) -> dict[str, Any]:
    return {**{name: values[0] for name, values in game.options.items()}, "most_rounds": 200}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the contract as OpenSpiel sees it; ``register`` fills in which."""

    game: Game[Any]
    short_name: str
    in_turn: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        parameters = {**_defaults(game), **(params or {})}
        self.options = {name: str(parameters[name]) for name in game.options}
        self.most_rounds = int(parameters["most_rounds"])
        self.encoding = encoding_of(game, self.options)
        players = len(game.seats(self.options))
        listed = isinstance(game.new(self.options).chance, Listed)
        super().__init__(
            _type(game, self.short_name, self.in_turn),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=MOST_OUTCOMES if listed else UNLISTED,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if players == 2 else None,
                max_game_length=self.most_rounds * MOST_IN_A_ROUND,
            ),
            parameters,
        )

    def new_initial_state(self) -> SpielState:
        """A game's beginning; chance has everything to decide."""
        return SpielState(self, self.game.new(self.options))

    def state_of(self, state: State[Any]) -> SpielState:
        """A state that begins with a position of the game."""
        return SpielState(self, state.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes (one moment) or remembers (perfect recall)."""
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Held:
    """What changes in a state of OpenSpiel's, copied the quick way."""

    def __init__(self, state: State[Any], drawn: tuple[int, ...], decisions: int) -> None:
        self.state = state
        self.drawn = drawn
        self.decisions = decisions
        self.untold: list[tuple[Seat | None, Any]] = []
        """What was decided since the tales below were last told: (seat, action) or (None, outcome)."""
        self.teller = state.copy()
        """The position that the tales have come to."""
        self.tales: tuple[tuple[str, ...], ...] = ((),) * len(state.seats)

    def __deepcopy__(self, _memo: Any) -> Held:
        held = Held.__new__(Held)
        held.state = self.state.copy()
        held.drawn = self.drawn
        held.decisions = self.decisions
        held.untold = list(self.untold)
        held.teller = self.teller.copy()
        held.tales = self.tales
        return held

    def tale(self, seat: Seat) -> tuple[str, ...]:
        """Everything that a seat has been told, in order."""
        tales = [list(tale) for tale in self.tales]
        for by, what in self.untold:
            told = self.teller.settle(what) if by is None else self.teller.play(by, what)
            for happening in told:
                for other, tale in enumerate(tales):
                    tale.append(json.dumps(happening.seen_by(other).to_json(), separators=(",", ":")))
        self.untold = []
        self.tales = tuple(map(tuple, tales))
        return self.tales[seat]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game as OpenSpiel sees it."""

    def __init__(self, game: SpielGame, state: State[Any]) -> None:
        super().__init__(game)
        self._held = Held(state, (), 0)
        self._in_turn = game.in_turn
        self._most_rounds = game.most_rounds

    # The game's own things.

    @property
    def position(self) -> State[Any]:
        """The state behind this one."""
        return self._held.state

    @property
    def _encoding(self) -> Any:
        return self.get_game().encoding

    def _broken_off(self) -> bool:
        held = self._held
        return held.state.round > self._most_rounds or held.decisions >= self._most_rounds * MOST_IN_A_ROUND

    def resampled(self, player: Seat, dice: QuickDice) -> SpielState:
        """A state in which the player knows the same, what is hidden from it drawn anew.

        For ``ISMCTSBot.set_resampler`` of OpenSpiel's Python bots.
        """
        new: SpielState = self.get_game().state_of(self.position.view(player).sample(dice))
        tale = self._held.tale(player)
        new._held.tales = tuple(tale if seat == player else () for seat in range(len(new._held.tales)))
        new._held.decisions = self._held.decisions
        return new

    # What OpenSpiel asks.

    def current_player(self) -> Any:
        """Who decides: a player, all of them, chance, or nobody any more."""
        state = self._held.state
        if state.chance is not None:
            return pyspiel.PlayerId.CHANCE
        deciders = state.deciders
        if not deciders or self._broken_off():
            return pyspiel.PlayerId.TERMINAL
        return deciders[0] if self._in_turn or len(deciders) == 1 else pyspiel.PlayerId.SIMULTANEOUS

    def is_terminal(self) -> bool:
        """Whether the game is over or broken off."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        index = self._encoding.index
        return [index(action) for action in self._held.state.legal(int(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next part of the chance event can be."""
        event: Any = self._held.state.chance
        if isinstance(event, Listed):
            return list(event.parts(self._held.drawn))
        return [(number, 1 / UNLISTED) for number in range(UNLISTED)]

    def _apply_action(self, action: int) -> None:
        event: Any = self._held.state.chance
        if event is None:
            self._decide(self._held.state.deciders[0], action)
        elif isinstance(event, Listed):
            self._draw(event, action)
        else:
            self._settle(event.sample(Dice.from_number(action)))

    def _draw(self, event: Listed, part: int) -> None:
        drawn = (*self._held.drawn, int(part))
        while len(parts := event.parts(drawn)) == 1:
            drawn += (parts[0][0],)  # nothing is left to chance
        self._held.drawn = drawn
        if not parts:
            self._held.drawn = ()
            self._settle(event.outcome(drawn))

    def _settle(self, outcome: str) -> None:
        self._held.untold.append((None, outcome))
        self._held.state.resolve(outcome)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self._held.state.deciders:
            self._decide(seat, actions[seat])

    def _decide(self, seat: Seat, number: int) -> None:
        action = self._encoding.action(int(number))
        self._held.untold.append((seat, action))
        self._held.state.apply(seat, action)
        self._held.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        game: SpielGame = self.get_game()
        return game.game.action_text(game.encoding.action(int(action)))

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers, 0 before the end and for a game broken off."""
        return list(rewards_of(self._held.state))

    def rewards(self) -> list[float]:
        """The same: there are none before the end."""
        return self.returns()

    def __str__(self) -> str:
        drawn = f" {self._held.drawn}" if self._held.drawn else ""
        return self._held.state.text + drawn


class Observer:
    """OpenSpiel's observer: the encoding's row as a tensor, the view's text, or all that was told so far."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._encoding = game.encoding
        self._perfect_recall = perfect_recall
        self._bytes = np.zeros(self._encoding.shape, np.uint8)
        numbers = np.zeros(self._encoding.shape, np.float32)
        self.tensor: Any = None if perfect_recall else numbers
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in () if perfect_recall else self._encoding.parts.items():
            size = int(np.prod(shape))
            self.dict[name] = numbers[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into the tensor."""
        if self.tensor is not None:
            self._encoding.observe(state.position.view(player), self._bytes)
            self.tensor[:] = self._bytes

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as text; with perfect recall all it was told before it."""
        text = state.position.view(player).text
        return "\n".join((*state._held.tale(player), text)) if self._perfect_recall else text

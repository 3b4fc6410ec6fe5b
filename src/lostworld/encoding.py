"""What learning programs need on top of the contract: numbers for actions and for what a seat sees.

A game offers it as ``GAME.encoding``; the environments (``lostworld.envs``) and learned players go by it. For
a small game without one of its own, ``Spelled`` makes one from texts.

    >>> from lostworld.raptor import GAME
    >>> encoding = encoding_of(GAME)
    >>> encoding.actions, encoding.shape
    (8059, (877,))
    >>> encoding.index(GAME.parse_action("Mf2-f5"))
    748
    >>> GAME.action_text(encoding.action(748))
    'Mf2-f5'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol, cast, runtime_checkable

from lostworld.game import A, Game, IllegalAction, Seat, State, View
from lostworld.quick import QuickDice, settle


class Encoding(Protocol[A]):
    """A game's numbers. All arrays are the caller's: anything with the buffer protocol, bytes, contiguous."""

    @property
    def actions(self) -> int:
        """How many different actions there are."""
        ...

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation: one row of small whole numbers, 0 to 255."""
        ...

    @property
    def parts(self) -> Mapping[str, tuple[int, ...]]:
        """What an observation is made of, in order: names and shapes, which together fill ``shape``."""
        ...

    def index(self, action: A) -> int:
        """The action's number, from 0; numbers ascend as the texts do. Raises IllegalAction for no action."""
        ...

    def action(self, index: int) -> A:
        """The action with that number. Raises IllegalAction if there is none."""
        ...

    def observe(self, view: View[A], out: Any) -> None:
        """Write what the view's seat knows into ``out``."""
        ...

    def mask(self, view: View[A], out: Any) -> None:
        """Write 1 for every action that the view's seat may take now and 0 for all others into ``out``."""
        ...


@runtime_checkable
class Encoded(Protocol):
    """A game with an encoding of its own."""

    @property
    def encoding(self) -> Encoding[Any]:
        """The game's encoding."""
        ...


@runtime_checkable
class Listed(Protocol):
    """A chance event whose outcomes can be listed, part by part: card by card, tile by tile."""

    def parts(self, drawn: Sequence[int] = ()) -> Sequence[tuple[int, float]]:
        """What the next part can be, after those in ``drawn``, with probabilities; empty when it is whole."""
        ...

    def outcome(self, drawn: Sequence[int]) -> str:
        """The outcome that the parts make together, as ``State.resolve`` takes it."""
        ...


@runtime_checkable
class Batched(Protocol):
    """An encoding that comes with a batch: thousands of games in one call, in compiled code."""

    def batch(self, starts: Sequence[State[Any]], games: int, seed: int = 0, most_rounds: int = 200) -> Any:
        """Many games at once from these starts."""
        ...


def encoding_of(game: Game[A], options: Mapping[str, str] | None = None) -> Encoding[A]:
    """The game's own encoding, or else one spelled from its texts; ``options`` matter only for the latter."""
    if isinstance(game, Encoded):
        return cast(Encoding[A], game.encoding)
    return _spelled(cast(Any, game), tuple(sorted((options or {}).items())))


@lru_cache(maxsize=64)
def _spelled(game: Any, options: tuple[tuple[str, str], ...]) -> Spelled:
    return Spelled(game, dict(options))


class Spelled:
    """An encoding for a small game that brings none: texts as bytes, actions as met in random games.

    Complete only where random play meets every action, as in games of a few dozen; others are refused.
    """

    LENGTH: Final = 256
    GAMES: Final = 200
    LONGEST: Final = 2000

    def __init__(self, game: Game[Any], options: Mapping[str, str]) -> None:
        met: dict[str, Any] = {}
        dice = QuickDice(0)
        for _ in range(self.GAMES):
            state = game.new(options)
            for _ in range(self.LONGEST):
                settle(state, dice)
                if not state.deciders:
                    break
                for seat in state.deciders:
                    met.update((game.action_text(action), action) for action in state.legal(seat))
                seat = state.deciders[dice.below(len(state.deciders))]
                legal = state.legal(seat)
                state.apply(seat, legal[dice.below(len(legal))])
        self._actions = [met[text] for text in sorted(met)]
        self._indices = {action: index for index, action in enumerate(self._actions)}
        self.actions = len(self._actions)
        self.shape: tuple[int, ...] = (self.LENGTH,)
        self.parts: Mapping[str, tuple[int, ...]] = {"text": self.shape}

    def index(self, action: Any) -> int:
        """The action's number."""
        if action not in self._indices:
            raise IllegalAction("error-action-illegal", action=str(action)[:40])
        return self._indices[action]

    def action(self, index: int) -> Any:
        """The action with that number."""
        if not 0 <= index < self.actions:
            raise IllegalAction("error-action-illegal", action=str(index)[:40])
        return self._actions[index]

    def observe(self, view: View[Any], out: Any) -> None:
        """The view's text as ASCII, cut or filled with zeros."""
        memoryview(out)[:] = view.text.encode()[: self.LENGTH].ljust(self.LENGTH, b"\0")

    def mask(self, view: View[Any], out: Any) -> None:
        """1 for what is legal."""
        row = memoryview(out).cast("B")
        row[:] = bytes(self.actions)
        for action in view.legal():
            row[self.index(action)] = 1


def rewards_of(state: State[Any]) -> tuple[float, ...]:
    """What each seat has got: 1 for a winner, -1 for a loser, 0 in a draw and before the end."""
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        return (0.0,) * len(state.seats)
    winners: tuple[Seat, ...] = outcome.winners
    return tuple(1.0 if seat in winners else -1.0 for seat in range(len(state.seats)))

"""A search that plays any game of the contract: many imagined games, one tree (information-set search).

Every iteration imagines what is hidden anew (``view.sample``), walks down the tree by the best mixture of
what did well and what was hardly tried, adds one place, and judges the position there (``State.chances``).
Where several seats decide at once each has counts of its own, so that nobody's choice depends on what he
cannot know; there the answer is drawn by how often each choice was tried, because always choosing the same
way can be foreseen.

Literature: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search"; Lanctot, Lisy, Winands,
"Monte Carlo Tree Search in Simultaneous Move Games".
"""

from __future__ import annotations

import math
from typing import Any

from lostworld.bots.bot import Limit, Luck, Thinking, Thought, Weighed, something_of
from lostworld.game import Seat, State, View
from lostworld.quick import QuickDice, settle

EXPLORE = 0.35
"""How much is risked for what was hardly tried, as a part of what results differ by."""
DEEPEST = 60
"""Decisions after which a walk down the tree is judged where it stands."""
CHOICES_TOLD = 8


class Tried:
    """What is known of one action at one place: how often it was possible, tried, and how it did."""

    __slots__ = ("possible", "total", "tries")

    def __init__(self) -> None:
        self.possible = 0
        self.tries = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """How well it did on average, for the seat that did it."""
        return self.total / self.tries if self.tries else 0.0


class Place:
    """A place in the tree: what each deciding seat has tried here, and where it led."""

    __slots__ = ("after", "tried")

    def __init__(self) -> None:
        self.tried: dict[Seat, dict[Any, Tried]] = {}
        self.after: dict[tuple[tuple[Seat, Any], ...], Place] = {}


class Tree:
    """What has been found out in one thought: the places, and how good and bad each seat's results were.

    Results are compared between the worst and the best that were seen, because in some games one small step
    changes the chances by a hundredth and in others by a half.
    """

    def __init__(self, seats: int) -> None:
        self.root = Place()
        self.worst = [math.inf] * seats
        self.best = [-math.inf] * seats

    def learn(self, path: list[tuple[Seat, Tried]], chances: tuple[float, ...]) -> None:
        """Note what a walk came to, at every place it went through."""
        for seat, chance in enumerate(chances):
            self.worst[seat] = min(self.worst[seat], chance)
            self.best[seat] = max(self.best[seat], chance)
        for seat, tried in path:
            tried.tries += 1
            tried.total += chances[seat]

    def spread(self, seat: Seat) -> float:
        """How far a seat's results lie apart."""
        return max(1e-9, self.best[seat] - self.worst[seat])


class TreeSearch:
    """The bot called ``mcts``."""

    def __init__(self, name: str, seed: int | None, milliseconds: int = 1000) -> None:
        self.name = name
        self._luck = Luck(seed)
        self._milliseconds = milliseconds

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """The action tried most often, or one drawn by the tries where others decide at the same time."""
        legal = something_of(view)
        if len(legal) == 1:
            return Thought(legal[0])
        thinking = Thinking(limit, self._milliseconds)
        tree = Tree(len(view.seats))
        dice = QuickDice(self._luck.below(1 << 62))
        while True:
            self._imagine(view.sample(dice), tree, dice)
            thinking.count()
            if thinking.over:
                break
        return self._answer(view, legal, tree.root)

    def _imagine(self, state: State[Any], tree: Tree, dice: QuickDice) -> None:
        """One walk down the tree and back."""
        path: list[tuple[Seat, Tried]] = []
        here = tree.root
        for _ in range(DEEPEST):
            if state.outcome is not None:
                break
            joint, is_new = self._choose(state, tree, here, path, dice)
            for seat, action in joint:
                state.apply(seat, action)
            settle(state, dice)
            if is_new:
                break
            here = here.after.setdefault(joint, Place())
        tree.learn(path, _results(state))

    def _choose(
        self, state: State[Any], tree: Tree, here: Place, path: list[tuple[Seat, Tried]], dice: QuickDice
    ) -> tuple[tuple[tuple[Seat, Any], ...], bool]:
        """What each decider does here, and whether one of them has never done it before."""
        joint: list[tuple[Seat, Any]] = []
        is_new = False
        for seat in state.deciders:
            known = here.tried.setdefault(seat, {})
            risk = EXPLORE * tree.spread(seat)
            best, best_value, best_tried = None, -1.0, None
            fresh = []
            for action in state.legal(seat):
                tried = known.get(action)
                if tried is None:
                    tried = known[action] = Tried()
                tried.possible += 1
                if not tried.tries:
                    fresh.append((action, tried))
                    continue
                value = tried.mean + risk * math.sqrt(math.log(tried.possible) / tried.tries)
                if value > best_value:
                    best, best_value, best_tried = action, value, tried
            if fresh:
                is_new = True
                best, best_tried = fresh[dice.below(len(fresh))]
            assert best_tried is not None  # a decider has a legal action
            joint.append((seat, best))
            path.append((seat, best_tried))
        return tuple(joint), is_new

    def _answer(self, view: View[Any], legal: list[Any], root: Place) -> Thought:
        known = root.tried[view.seat]
        # Where there are more choices than tries, how well each did tells them apart.
        ranked = sorted(
            (action for action in legal if action in known), key=lambda a: (-known[a].tries, -known[a].mean)
        )
        total = sum(known[action].tries for action in ranked)
        choices = tuple(
            Weighed(action, known[action].mean, known[action].tries / total)
            for action in ranked[:CHOICES_TOLD]
        )
        if len(view.deciders) > 1:
            point = self._luck.fraction() * total
            for action in ranked:
                point -= known[action].tries
                if point < 0:
                    break
            return Thought(action, choices=choices)
        return Thought(ranked[0], choices=choices)


def _results(state: State[Any]) -> tuple[float, ...]:
    """Each seat's share of the win, or its chance where the game goes on."""
    ended = state.outcome
    if ended is None:
        return state.chances()
    share = 1 / len(ended.winners) if ended.winners else 1 / len(state.seats)
    return tuple(
        share if seat in ended.winners or not ended.winners else 0.0 for seat in range(len(state.seats))
    )

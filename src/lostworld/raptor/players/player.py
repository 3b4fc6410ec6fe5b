"""Raptor's player: whole turns by set search, cards as a mixture, placement by comparison.

It thinks from its view alone: the view's known part is a position without anybody's hidden cards, and nothing
here looks at hidden ones. With a limit of nodes it answers the same way every time; with one of time it goes
on looking until the time is up; and it stops when told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from lostworld.bots.bot import Limit, Luck, Thought, Weighed, something_of
from lostworld.game import View
from lostworld.raptor.evaluation.net import Net, by_hand, load_all
from lostworld.raptor.notation.actions import CHOOSE_CARD
from lostworld.raptor.players import reasons
from lostworld.raptor.players.allowance import Allowance
from lostworld.raptor.players.setup import place_figures
from lostworld.raptor.players.style import Style
from lostworld.raptor.players.tidying import tidied
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.search.futures import SEEDS, Known, Start, raced, start_after, table_played_on
from lostworld.raptor.search.pairs import least
from lostworld.raptor.search.rounds import Rounds, Stopped
from lostworld.raptor.search.situations import next_round
from lostworld.raptor.search.turns import Turns

FIRST_BUDGET: Final = 300
NODES_A_MILLISECOND: Final = 600
SHOWN: Final = 5
"""So many choices are told with their values."""
EFFECT_BUDGETS: Final = (200, 1000, 5000, 20000)
"""Positions for the other side's answer to an effect; half of the ways to use it stay from pass to pass."""


class Player:
    """A bot for Raptor, by its style."""

    def __init__(self, name: str, seed: int | None, style: Style, nets: Sequence[Net] = ()) -> None:
        """``nets``: what it judges by instead of those of the package; with time, it asks more than one."""
        self.name = name
        self.style = style
        self._luck = Luck(seed)
        if not style.learned:
            self._judges = [(by_hand(style.blind[RAPTOR]), by_hand(style.blind[SCIENTIST]))]
            return
        first, *others = nets or packaged_nets()
        judge = first.copy()
        self._judges = [(judge, judge)]
        for other, _ in zip(others, style.others_from, strict=False):
            judge = judge.copy()
            judge.judge_with(other)
            self._judges.append((judge, judge))

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What to do in ``view``, the rest of the turn as planned, what else was weighed, and why."""
        legal = something_of(view)
        position: Position = view.known  # type: ignore[attr-defined]  # Raptor's views have it
        if len(legal) == 1 and position.phase not in (phases.EFFECT, phases.POINTS):
            return Thought(legal[0], reason=("raptor-why-only", {}))
        task = Task(self, position, view.seat, limit)
        if position.phase == phases.PLACE:
            return task.place()
        if position.phase in phases.CHOOSING:
            return task.choose_card()
        return task.plan_turn()

    @property
    def luck(self) -> Luck:
        """The player's own source of chance."""
        return self._luck

    def judge(self, seat: int, milliseconds: float) -> Net:
        """What it judges by at a seat, with so much time for a decision."""
        others = sum(milliseconds >= least for least in self.style.others_from)
        return self._judges[min(others, len(self._judges) - 1)][seat]


def milliseconds_of(limit: Limit, style: Style) -> float:
    """How much time a decision may take, about."""
    if limit.milliseconds is not None:
        return limit.milliseconds
    return style.milliseconds if limit.nodes is None else limit.nodes / NODES_A_MILLISECOND


def within(value: float) -> float:
    """A value as a chance, however far a hasty judgement has gone beyond."""
    return min(1.0, max(0.0, value))


@cache
def packaged_nets() -> tuple[Net, ...]:
    """The nets of the package; the files are read once. Whoever judges by one takes a copy."""
    return load_all()


class Task:
    """One decision being thought about."""

    def __init__(self, player: Player, position: Position, seat: int, limit: Limit) -> None:
        self.style = player.style
        self.luck = player.luck
        self.position = position
        self.seat = seat
        self.thinking = Allowance(limit, self.style.milliseconds)
        most = self.style.widest
        if limit.nodes is not None:
            most = min(most, max(limit.nodes, FIRST_BUDGET))
        if limit.milliseconds is not None:
            most = min(most, max(limit.milliseconds * NODES_A_MILLISECOND, FIRST_BUDGET))
        self.capacity = most
        # Not a method of this task: a ring of the two would keep their room until the next collection.
        judge = player.judge(seat, milliseconds_of(limit, self.style))
        self.rounds = Rounds(position, judge, most, self.thinking.spend)
        self.known = Known(seat, position.cards_of(seat)[1])
        self.rounds.own.thrift = self.style.thrift
        if self.style.noise[seat]:
            self.rounds.blur(self.style.noise[seat], self.luck.below(1 << 62))

    def own_value(self, raptor_chance: float) -> float:
        """A chance of Raptor's as this seat's."""
        return within(raptor_chance if self.seat == RAPTOR else 1.0 - raptor_chance)

    # --- setup ------------------------------------------------------------------------------------

    def place(self) -> Thought:
        """Place all that is still missing of the own figures."""
        self.thinking.must_go_on = False
        actions, value = place_figures(
            self.position,
            self.seat,
            self.rounds,
            self.style.families,
            self.style.deep,
            self.luck,
            self.thinking,
            self.style.games,
        )
        return Thought(
            actions[0],
            tuple(actions[1:]),
            (Weighed(actions[0], self.own_value(value), 1.0),),
            ("raptor-why-place", {"chance": reasons.percent(self.own_value(value))}),
        )

    # --- cards ------------------------------------------------------------------------------------

    def choose_card(self) -> Thought:
        """A card of the hand, mixed as often as each deserves."""
        position = self.position
        hand = position.cards_of(self.seat)[1]
        gone = position.cards_of(RAPTOR)[3], position.cards_of(SCIENTIST)[3]
        shown = position.cards_of(SCIENTIST)[0] if position.phase == phases.CARD_SHOWN else 0
        own_cards = [value for value in range(1, 10) if hand >> value & 1]
        if self.style.temper and self.luck.fraction() < self.style.temper:
            card = self.drawn({card: card / sum(own_cards) for card in own_cards})
            return Thought(CHOOSE_CARD + card, reason=("raptor-why-feeling", {"card": card}))
        table = self.card_table(shown)
        learning = self.rounds.learning
        if shown:
            worths = {card: table[9 * (card - 1) + shown - 1] for card in own_cards}
            shares = {card: float(worths[card] == max(worths.values())) for card in own_cards}
        elif position.phase == phases.CARDS_OBSERVED:
            worths = {card: 1.0 - learning.shown_worth(table, gone, card) for card in own_cards}
            shares = {card: float(worths[card] == max(worths.values())) for card in own_cards}
        else:
            mixture = learning.mixture(table, gone, self.seat, hand)
            shares = {card: mixture[card] for card in own_cards}
            worths = {card: self.own_value(learning.card_worth(table, self.seat, card)) for card in own_cards}
            if self.style.responds:
                shares = {card: float(worths[card] == max(worths.values())) for card in own_cards}
        card = self.drawn(shares)
        weighed = sorted(
            (Weighed(CHOOSE_CARD + each, worths[each], shares[each]) for each in own_cards),
            key=lambda choice: (-choice.share, -choice.value),
        )
        return Thought(CHOOSE_CARD + card, (), tuple(weighed), reasons.of_card(card, shares[card], shown))

    def drawn(self, shares: dict[int, float]) -> int:
        """One of the cards, as often as its share says; shares of hardly anything are left out."""
        kept = {card: share for card, share in shares.items() if share >= 0.03}
        point = self.luck.fraction() * sum(kept.values())
        for card, share in kept.items():
            point -= share
            if point < 0:
                return card
        return max(kept, key=lambda card: kept[card])

    def card_table(self, shown: int) -> list[float]:
        """Raptor's chance for each pair of cards: from the net, and played out while there is time."""
        net = self.rounds.net
        table = net.pair_values(self.position) if not net.by_hand else [0.5] * 81
        if not self.style.searched_cards:
            return table if not net.by_hand else self.rounds.pair_table(self.position, 0)
        games = self.style.games
        self.thinking.must_go_on = bool(net.by_hand)
        try:
            for budget in self.style.card_passes:
                if budget > self.capacity:
                    break
                table = self.rounds.pair_table(
                    self.position, budget, self.style.checked if budget > 100 else 1, shown
                )
                self.thinking.must_go_on = False
                if self.thinking.over:
                    break
                if games is not None and budget >= games.table_budget:
                    return table_played_on(
                        self.rounds,
                        self.position,
                        table,
                        self.known,
                        games.rounds,
                        games.from_pairs,
                        self.luck.below(SEEDS),
                        shown,
                    )
        except Stopped:
            pass
        return table

    # --- turns ------------------------------------------------------------------------------------

    def plan_turn(self) -> Thought:
        """The best way found to use the points or the effect, or to put the mother back."""
        position = self.position
        turns = self.rounds.own
        budget = max(least(position), min(FIRST_BUDGET, self.capacity))
        while True:
            value = turns.explore(position, self.rounds.net, budget)
            self.thinking.count(turns.judged)
            if value >= 1.0 or turns.size < budget or budget >= self.capacity or self.thinking.over:
                break
            budget = min(4 * budget, self.capacity)
            if self.thinking.share_left() < 0.5:
                break
        index = turns.best
        values = {i: within(turns.value_of(i)) for i in turns.best_ends(40)}
        if value < 1.0 and not self.thinking.over:
            values = self.looked_into(turns, values) or values
            index = max(values, key=lambda i: values[i])
        line = tidied(position, self.seat, turns.path(index))
        choices = self.weighed(turns, values)
        why = reasons.of_turn(
            position, self.rounds.end(turns, position, index), self.seat, values.get(index, value)
        )
        return Thought(line[0], tuple(line[1:]), choices, why)

    def looked_into(self, turns: Turns, values: dict[int, float]) -> dict[int, float]:
        """The best ends looked into: the other side's answer to an effect, or the next round's cards.

        Then, with time left, by games played on.
        """
        self.thinking.must_go_on = False
        tables: dict[int, list[float] | None] = {}
        best = sorted(values, key=lambda i: -values[i])
        if self.position.phase == phases.EFFECT:
            found = self.answered(turns, best)
        elif self.style.deep:
            found, tables = self.before_next_cards(turns, values, best)
        else:
            return {}
        games = self.style.games
        if games is None or len(found) < 2 or self.thinking.over:
            return found
        starts: dict[int, Start] = {}
        try:
            for i in sorted(found, key=lambda i: -found[i])[: games.ends]:
                end, thought = self.rounds.end(turns, self.position, i), self.own_value(found[i])
                table = tables.get(i)
                starts[i] = (
                    Start(next_round(end), thought, table)
                    if table and end.mother
                    else start_after(self.rounds, end, thought)
                )
        except Stopped:
            return found
        seed = self.luck.below(SEEDS)
        chances = raced(self.rounds, starts, self.known, games.rounds, games.most, seed)
        return {i: self.own_value(chance) for i, chance in chances.items()}

    def answered(self, turns: Turns, best: list[int]) -> dict[int, float]:
        """The best ways to use an effect, with the other side's answer; fewer of them from pass to pass."""
        position = self.position
        found: dict[int, float] = {}
        deeper: dict[int, float] = {}
        ends = {i: self.rounds.end(turns, position, i) for i in best[: 4 * self.style.checked]}
        try:
            for budget in EFFECT_BUDGETS:
                if len(ends) == 1:
                    break
                deeper = {}
                for i, end in ends.items():
                    deeper[i] = self.own_value(self.rounds.after_effect(end, min(budget, self.capacity)))
                found = deeper
                order = sorted(found, key=lambda i: -found[i])[: max(2, len(found) // 2)]
                ends = {i: ends[i] for i in order}
        except Stopped:
            # The most promising ends come first, so an unfinished pass knows more than the one before it.
            if len(deeper) > 1:
                found = deeper
        return found

    def before_next_cards(
        self, turns: Turns, values: dict[int, float], best: list[int]
    ) -> tuple[dict[int, float], dict[int, list[float] | None]]:
        """The best ends with the next round's cards looked into, and the pairs of those cards."""
        found: dict[int, float] = {}
        deeper: dict[int, float] = {}
        tables: dict[int, list[float] | None] = {}
        try:
            for budget, count in self.style.passes:
                deeper = {}
                for i in best[:count]:
                    end = self.rounds.end(turns, self.position, i)
                    deeper[i] = self.own_value(self.rounds.after_points(end, budget))
                    tables[i] = self.rounds.last_table
                    # A shallow look is no surer than the net's own judgement: both count.
                    kept = self.style.blend if found else 0.5
                    deeper[i] = (1.0 - kept) * deeper[i] + kept * values[i]
                found = deeper
                others = [i for i in best if i not in found]
                best = sorted(found, key=lambda i: -found[i]) + others
        except Stopped:
            if len(deeper) > 1:
                found = deeper
        return found, tables

    def weighed(self, turns: Turns, values: dict[int, float]) -> tuple[Weighed, ...]:
        """The best first actions with what each leads to."""
        firsts: dict[int, tuple[float, tuple[int, ...]]] = {}
        for index, value in values.items():
            action, *line = turns.path(index)
            if action not in firsts or value > firsts[action][0]:
                firsts[action] = value, tuple(line)
        best = sorted(firsts, key=lambda action: (-firsts[action][0], action))[:SHOWN]
        return tuple(
            Weighed(action, firsts[action][0], float(action == best[0]), firsts[action][1]) for action in best
        )

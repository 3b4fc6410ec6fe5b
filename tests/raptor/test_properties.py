"""What holds at every step of every game, looked up in the position's text and not in the kernel behind it.

Each property is a function of a game's steps; Hypothesis chooses the games and checks every property on each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from lostworld.bots import Bot, bot_named
from lostworld.chance import Dice
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, SIDES, State
from tests.raptor.make_golden_records import UNHURRIED, Hunter
from tests.raptor.start import start

BABIES, SCIENTISTS, MARKS = "bzyc", "SAsfBC", "yAfcC"
LONGEST = 450
"""Steps after which a game is left; most have ended by then."""

# A taste: kinds of actions that a player prefers, by how their texts begin without the spaces, or the name of
# a player. Tastes lead games to places where random play does not come: babies out, scientists killed.
PLAYERS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda seed: bot_named("greedy", GAME, seed),
    "hunter": Hunter,
}
TASTES = ("", "Mx", "*", "S@", "b-x b-", "~", "Sx", "!", "-z ^", ".", "# S=", *PLAYERS)


class Cards(NamedTuple):
    """One side's cards as the position names them."""

    played: str
    hand: str
    pile: str
    discard: str


class Facts(NamedTuple):
    """A position's text taken apart."""

    board: str
    turn: str
    tokens: int
    escaped: int
    captured: int
    reserve: int
    round: int
    cards: tuple[Cards, Cards]

    def count(self, letters: str) -> int:
        """How many of these are on the board."""
        return sum(map(self.board.count, letters))

    @property
    def choosing(self) -> bool:
        return self.turn.startswith("cards")

    @property
    def waits_for_shuffle(self) -> bool:
        return self.turn.rstrip("!").endswith("=")


def facts(text: str) -> Facts:
    """Read a position's text by hand."""
    board, _exits, turn, counts, number, raptor, scientist = text.split(" ")
    sides = (Cards(*raptor[2:].split("/")), Cards(*scientist[2:].split("/")))
    found = re.fullmatch(r"z(\d)e(\d)c(\d)r(\d)", counts)
    assert found
    tokens, escaped, captured, reserve = map(int, found.groups())
    return Facts(board, turn, tokens, escaped, captured, reserve, int(number), sides)


class Step(NamedTuple):
    """One step of a game: the position before and after it, and what was told."""

    before: Facts
    after: Facts
    seat: int | None
    text: str
    told: list[dict[str, Any]]
    state: State


def play(number: int, layout: str, tastes: tuple[str, str]) -> list[Step]:
    """A game to its end or for a while; each side does what it likes when it can, else anything."""
    dice = Dice.from_number(number)
    state = start(layout, dice)
    bots = {seat: PLAYERS[taste](number) for seat, taste in enumerate(tastes) if taste in PLAYERS}
    steps: list[Step] = []
    while state.outcome is None and len(steps) < LONGEST:
        before = facts(state.text)
        if state.chance is not None:
            seat, text = None, state.chance.sample(dice)
            told = state.settle(text)
        else:
            seat = state.deciders[dice.below(len(state.deciders))]
            bot = bots.get(seat)
            if bot:
                action = bot.think(state.view(seat), UNHURRIED).action
            else:
                action = pick(state, seat, tastes[seat], dice)
            text = GAME.action_text(action)
            told = state.play(seat, action)
        events = [happening.to_json() for happening in told]
        steps.append(Step(before, facts(state.text), seat, text, events, state.copy()))
    return steps


def pick(state: State, seat: int, taste: str, dice: Dice) -> int:
    """An action that the taste names, three times out of four if there is one; else any."""
    legal = state.legal(seat)
    liked = [action for action in legal if likes(taste, GAME.action_text(action))]
    choices = liked if liked and dice.below(4) else legal
    return choices[dice.below(len(choices))]


def likes(taste: str, text: str) -> bool:
    """Whether an action is of a kind that the taste names: its letters without spaces and digits."""
    kind = re.sub(r"[a-k]?[1-6]", "", text) if text[0] != "#" else "#"
    return any(kind.startswith(word) for word in taste.split())


def pieces_are_neither_made_nor_lost(steps: list[Step]) -> None:
    killed = 0
    for step in steps:
        now = step.after
        killed += sum(told["kind"] == "scientist_killed" for told in step.told)
        if now.turn == "place":
            assert (now.tokens, now.escaped, now.captured, now.reserve, now.round) == (0, 0, 0, 6, 0)
            assert now.count("M") <= 1 and now.count("b") <= 5 and now.count("S") <= 4
            continue
        assert now.count(BABIES) + now.escaped + now.captured == 5
        assert now.count(SCIENTISTS) + now.reserve == 10 - killed
        assert now.count("*BC") <= 10
        assert now.count("#") == 9
        assert now.tokens <= 5 and now.escaped <= 3 and now.captured <= 3
        vanished = any(told["kind"] == "mother_vanished" for told in step.told)
        away = vanished or (
            step.before.count("M") == 0 and now.turn[0] in "RS" and now.round == step.before.round
        )
        assert now.count("M") == (0 if away and not step.text.startswith("M@") else 1)


def one_figure_stands_on_a_space(steps: list[Step]) -> None:
    for step in steps:
        s = step.state
        figures = [s.mother, s.awake, s.asleep, s.active, s.frightened]
        union = s.mother | s.awake | s.asleep | s.active | s.frightened
        assert sum(places.bit_count() for places in figures) == union.bit_count()
        assert union | s.fires == (union | s.fires) & s.board.walk
        assert not s.fires & (union & ~s.active)
        assert s.asleep_now & ~s.asleep == s.spent & ~s.active == s.frightened_now & ~s.frightened == 0
        assert s.called & ~s.awake == 0


def each_side_always_has_its_nine_cards(steps: list[Step]) -> None:
    for step in steps:
        for side in step.after.cards:
            assert sorted("".join(side)) == list("123456789")
            assert list(side.hand) == sorted(side.hand)
            assert list(side.discard) == sorted(side.discard)
            if step.after.round and not step.after.waits_for_shuffle:
                assert len(side.hand) == (2 if side.played else 3)


def cards_are_drawn_discarded_and_shuffled_when_due(steps: list[Step]) -> None:
    """Rulings 4, 5, 6: nothing is shuffled before it is needed, Raptor first, and piles keep their order."""
    due = ["R", "S"] if steps[0].before.waits_for_shuffle else []
    for step in steps:
        before, after = step.before, step.after
        if step.seat is None:
            side = "RS".index(step.text[0])
            assert due.pop(0) == step.text[0]
            assert sorted(step.text[2:]) == sorted(before.cards[side].pile + before.cards[side].discard)
            drawn = 3 - len(before.cards[side].hand)
            assert after.cards[side].pile == step.text[2 + drawn :]
            assert after.cards[side].hand == "".join(
                sorted(before.cards[side].hand + step.text[2 : 2 + drawn])
            )
            assert after.cards[side].discard == ""
        elif before.turn == "place" and after.turn != "place":
            due = ["R", "S"]
        elif before.round and any(told["kind"] == "cards_discarded" for told in step.told):
            played = next(told for told in step.told if told["kind"] == "cards_discarded")
            cards = [str(played["raptor"]), str(played["scientist"])]
            lower = -1 if cards[0] == cards[1] else cards.index(min(cards))
            for seat in (RAPTOR, SCIENTIST):
                old, new = before.cards[seat], after.cards[seat]
                if (lower == seat and cards[seat] == "1") or not old.pile:
                    due.append("RS"[seat])
                    assert new.pile == old.pile
                elif not due:
                    assert new.pile == old.pile[1:]
                    assert set(new.hand) == set(old.hand) - {cards[seat]} | {old.pile[0]}
                assert new.discard == "".join(sorted(old.discard + cards[seat]))
        else:
            assert [(c.pile, c.discard) for c in after.cards] == [(c.pile, c.discard) for c in before.cards]
        assert after.waits_for_shuffle == bool(due)
        if due:
            assert after.turn[0] == due[0]


def no_win_is_missed_and_none_invented(steps: list[Step]) -> None:
    for step in steps:
        now, ended = step.after, step.state.outcome
        reasons = set()
        if now.round:
            reasons = {
                reason
                for reason, holds in {
                    "babies_escaped": now.escaped >= 3,
                    "scientists_gone": now.count(SCIENTISTS) == 0,
                    "mother_neutralised": now.tokens >= 5,
                    "babies_captured": now.captured >= 3,
                }.items()
                if holds
            }
        assert (ended is not None) == bool(reasons) == (now.turn in ("R#", "S#"))
        if ended is not None:
            assert {ended.reason} == reasons
            assert ended.winners == ("RS".index(now.turn[0]),)
            side = SIDES[ended.winners[0]]
            assert step.told[-1] == {"kind": "game_won", "side": side, "reason": ended.reason}
            assert ended.winners == ((0,) if ended.reason in ("babies_escaped", "scientists_gone") else (1,))


def marks_go_when_the_round_ends(steps: list[Step]) -> None:
    """The marks y, A, C and f at the round's end, c at its effect's; nobody burns outside his own turn."""
    for step in steps:
        now = step.after
        if now.choosing or now.waits_for_shuffle or now.turn == "place":
            assert now.count(MARKS) == 0
        if not now.turn.startswith("R4:"):
            assert now.count("c") == 0
        if now.turn[0] == "S" and now.turn[1] in "+#":
            continue
        assert now.count("BC") == 0


def points_are_spent_one_by_one(steps: list[Step]) -> None:
    """A turn has the difference of the cards; an action costs one point, the mother's first move her toll."""
    for step in steps:
        before, after = step.before, step.after
        for told in step.told:
            if told["kind"] == "turn_begins":
                values = [int(side.played) for side in after.cards]
                seat = SIDES.index(told["side"])
                assert told["points"] == values[seat] - values[1 - seat] > 0
                assert after.turn == f"{'RS'[seat]}+{told['points']}"
        if before.turn[1:2] != "+":
            continue
        left = int(before.turn[2])
        cost = 1
        if re.match("M[a-k]", step.text):
            cost += 0 if before.turn.endswith("'") else before.tokens
        assert cost <= left
        if after.turn[1:2] == "+":
            moved = re.match("M[a-k]", step.text) or before.turn.endswith("'")
            assert after.turn == f"{before.turn[0]}+{left - cost}{chr(39) if moved else ''}"
        elif after.turn[1:2] != "#":
            assert step.text == "." or cost == left


def positions_read_back_at_every_step(steps: list[Step]) -> None:
    for step in steps[::2]:
        if step.state.chance is not None:
            continue
        again = GAME.parse(step.state.text)
        assert again.text == step.state.text
        assert again.deciders == step.state.deciders
        assert [again.legal(seat) for seat in (0, 1)] == [step.state.legal(seat) for seat in (0, 1)]


def no_action_is_offered_that_fails(steps: list[Step]) -> None:
    """Each one leads on to a position that reads back, or to chance, or to an end."""
    for step in steps[::9]:
        for seat in step.state.deciders:
            for action in step.state.legal(seat):
                after = step.state.copy()
                after.apply(seat, action)
                if after.chance is None:
                    assert GAME.parse(after.text).text == after.text
                    assert bool(after.deciders) != (after.outcome is not None)
                    assert all(after.legal(decider) for decider in after.deciders)


def events_tell_the_whole_story(steps: list[Step]) -> None:
    """Counted up from events alone, the numbers are those of the position."""
    counts = Counter[str]()
    fires: set[str] = set()
    for step in steps:
        for told in step.told:
            kind = told["kind"]
            counts[kind] += 1
            if kind == "fire_lit":
                fires.add(told["space"])
            elif kind == "fire_put_out":
                assert set(told["spaces"]) <= fires
                fires -= set(told["spaces"])
            elif kind == "jeep_driven":
                assert set(told["fires"]) == fires & set(told["path"])
                fires -= set(told["fires"])
        now = step.after
        assert now.tokens == counts["mother_shot"] - counts["token_removed"]
        assert now.escaped == counts["baby_escaped"]
        assert now.captured == counts["baby_captured"]
        assert now.reserve == 6 - counts["reinforcement_arrived"]
        assert now.round == counts["round_begins"]
        assert now.count("*BC") == len(fires)
        asleep = counts["baby_put_to_sleep"] + counts["baby_gassed"]
        awake_again = counts["baby_woken"] + counts["baby_recovered"]
        assert now.count("zy") == asleep - awake_again - counts["baby_captured"]


PROPERTIES: tuple[Callable[[list[Step]], None], ...] = (
    pieces_are_neither_made_nor_lost,
    one_figure_stands_on_a_space,
    each_side_always_has_its_nine_cards,
    cards_are_drawn_discarded_and_shuffled_when_due,
    no_win_is_missed_and_none_invented,
    marks_go_when_the_round_ends,
    points_are_spent_one_by_one,
    positions_read_back_at_every_step,
    no_action_is_offered_that_fails,
    events_tell_the_whole_story,
)

tastes = st.sampled_from(TASTES)
HUNT, ESCAPE = ("hunter", "hunter"), ("greedy", "")


# Games do not shrink to anything simpler, and trying takes long.
@settings(max_examples=30, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(st.integers(0, 2**32), st.sampled_from(GAME.options["layout"]), tastes, tastes)
@example(8, "jungle", *HUNT)
@example(1, "savannah", *ESCAPE)
@example(2, "first-game", *ESCAPE)
def test_every_property_holds_in_every_game(number: int, layout: str, raptor: str, scientist: str) -> None:
    steps = play(number, layout, (raptor, scientist))
    for holds in PROPERTIES:
        holds(steps)


# For each property, a change of the last position that breaks it.
BREAKS: dict[Callable[[list[Step]], None], Callable[[Facts], Facts]] = {
    pieces_are_neither_made_nor_lost: lambda now: now._replace(reserve=now.reserve + 1),
    each_side_always_has_its_nine_cards: lambda now: now._replace(
        cards=(now.cards[0], now.cards[0]._replace(pile="1"))
    ),
    cards_are_drawn_discarded_and_shuffled_when_due: lambda now: now._replace(turn="R="),
    no_win_is_missed_and_none_invented: lambda now: now._replace(captured=3),
    marks_go_when_the_round_ends: lambda now: now._replace(board=now.board + "c"),
    events_tell_the_whole_story: lambda now: now._replace(tokens=now.tokens + 1),
}


@pytest.mark.parametrize("holds", BREAKS, ids=lambda holds: holds.__name__)
def test_the_property_can_fail(holds: Callable[[list[Step]], None]) -> None:
    steps = play(1, "first-game", ("", ""))[:40]
    holds(steps)
    last = steps[-1]
    with pytest.raises(AssertionError):
        holds([*steps[:-1], last._replace(after=BREAKS[holds](last.after))])


@pytest.mark.parametrize(("tastes", "reason"), [(HUNT, "scientists_gone"), (ESCAPE, "babies_escaped")])
def test_both_ways_in_which_raptor_wins_are_met(tastes: tuple[str, str], reason: str) -> None:
    """Scientist wins by himself often enough in random play."""
    ended = [play(number, "jungle", tastes)[-1].state.outcome for number in (8, 9)]
    assert any(outcome is not None and outcome.reason == reason for outcome in ended)

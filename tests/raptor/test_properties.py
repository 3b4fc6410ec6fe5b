"""What holds in every game at every step, looked up in the position's text, not in the kernel that wrote it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from hypothesis import event, given, settings
from hypothesis import strategies as st

from lostworld.chance import Dice
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, State

BABIES, SCIENTISTS, MARKS = "bzyc", "SAsfBC", "yAfcC"
LONGEST = 450
"""Steps after which a game is left; most have ended by then."""

# A taste: kinds of actions (by their first characters) that a player prefers. It leads games to places where
# random play does not come: all scientists killed, all fires lit, many babies out.
TASTES = ("", "Mx", "*", "S@", "b", "~", "Sx", "!", "M@ M- M", "-z ^", ".", "# S= ")
games = given(
    st.integers(0, 2**32),
    st.sampled_from(GAME.options["layout"]),
    st.sampled_from(TASTES),
    st.sampled_from(TASTES),
)
budget = settings(max_examples=12, deadline=None)


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
        return self.turn in ("R=", "S=")


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
    state = GAME.new({"layout": layout}, dice)
    steps = []
    while state.outcome is None and len(steps) < LONGEST:
        before = facts(state.text)
        if state.chance is not None:
            seat, text = None, state.chance.sample(dice)
            told = state.settle(text)
        else:
            seat = state.deciders[dice.below(len(state.deciders))]
            legal = state.legal(seat)
            liked = [a for a in legal if likes(tastes[seat], GAME.action_text(a))]
            choices = liked if liked and dice.below(4) else legal
            action = choices[dice.below(len(choices))]
            text = GAME.action_text(action)
            told = state.play(seat, action)
        events = [happening.to_json() for happening in told]
        steps.append(Step(before, facts(state.text), seat, text, events, state.copy()))
    event(state.outcome.reason if state.outcome else "unfinished")
    return steps


def likes(taste: str, text: str) -> bool:
    """Whether an action is of a kind that the taste names: its letters without spaces and digits."""
    kind = re.sub(r"[a-k]?[1-6]", "", text) if text[0] != "#" else "#"
    return any(kind.startswith(word) for word in taste.split())


@budget
@games
def test_pieces_are_neither_made_nor_lost(number: int, layout: str, raptor: str, scientist: str) -> None:
    killed = 0
    for step in play(number, layout, (raptor, scientist)):
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


@budget
@games
def test_one_figure_stands_on_a_space(number: int, layout: str, raptor: str, scientist: str) -> None:
    for step in play(number, layout, (raptor, scientist)):
        s = step.state
        figures = [s.mother, s.awake, s.asleep, s.active, s.frightened]
        union = s.mother | s.awake | s.asleep | s.active | s.frightened
        assert sum(places.bit_count() for places in figures) == union.bit_count()
        assert union | s.fires == (union | s.fires) & s.board.walk
        assert not s.fires & (union & ~s.active)
        assert s.asleep_now & ~s.asleep == s.spent & ~s.active == s.frightened_now & ~s.frightened == 0
        assert s.called & ~s.awake == 0


@budget
@games
def test_each_side_always_has_its_nine_cards(number: int, layout: str, raptor: str, scientist: str) -> None:
    for step in play(number, layout, (raptor, scientist)):
        for side in step.after.cards:
            assert sorted("".join(side)) == list("123456789")
            assert list(side.hand) == sorted(side.hand)
            assert list(side.discard) == sorted(side.discard)
            if step.after.round and not step.after.waits_for_shuffle:
                assert len(side.hand) == (2 if side.played else 3)


@budget
@games
def test_cards_are_drawn_discarded_and_shuffled_when_due(
    number: int, layout: str, raptor: str, scientist: str
) -> None:
    """Rulings 4, 5 and 6: nothing is shuffled before it is needed, Raptor first, and piles keep their order."""
    due: list[str] = []
    for step in play(number, layout, (raptor, scientist)):
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
            played = [told for told in step.told if told["kind"] == "cards_discarded"][0]
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
            assert after.turn == f"{due[0]}="


@budget
@games
def test_no_win_is_missed_and_none_invented(number: int, layout: str, raptor: str, scientist: str) -> None:
    for step in play(number, layout, (raptor, scientist)):
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
            side = GAME.seats[ended.winners[0]]
            assert step.told[-1] == {"kind": "game_won", "side": side, "reason": ended.reason}
            assert ended.winners == ((0,) if ended.reason in ("babies_escaped", "scientists_gone") else (1,))


@budget
@games
def test_marks_go_when_the_round_ends(number: int, layout: str, raptor: str, scientist: str) -> None:
    """The marks y, A, C and f at the round's end, c at its effect's; nobody burns outside his own turn."""
    for step in play(number, layout, (raptor, scientist)):
        now = step.after
        if now.choosing or now.waits_for_shuffle or now.turn == "place":
            assert now.count(MARKS) == 0
        if not now.turn.startswith("R4:"):
            assert now.count("c") == 0
        if now.turn[0] == "S" and now.turn[1] in "+#":
            continue
        assert now.count("BC") == 0


@budget
@games
def test_points_are_spent_one_by_one(number: int, layout: str, raptor: str, scientist: str) -> None:
    """A turn has the difference of the cards; an action costs one point, the mother's first move her toll too."""
    for step in play(number, layout, (raptor, scientist)):
        before, after = step.before, step.after
        for told in step.told:
            if told["kind"] == "turn_begins":
                values = [int(side.played) for side in after.cards]
                seat = GAME.seats.index(told["side"])
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


@budget
@games
def test_positions_read_back_at_every_step(number: int, layout: str, raptor: str, scientist: str) -> None:
    for step in play(number, layout, (raptor, scientist))[::2]:
        if step.state.chance is not None:
            continue
        again = GAME.parse(step.state.text)
        assert again.text == step.state.text
        assert again.deciders == step.state.deciders
        assert [again.legal(seat) for seat in (0, 1)] == [step.state.legal(seat) for seat in (0, 1)]


@budget
@games
def test_no_action_is_offered_that_fails(number: int, layout: str, raptor: str, scientist: str) -> None:
    """Each one leads on to a position that reads back, or to chance or an end; each leads elsewhere."""
    for step in play(number, layout, (raptor, scientist))[::9]:
        for seat in step.state.deciders:
            reached = Counter[str]()
            for action in step.state.legal(seat):
                after = step.state.copy()
                after.apply(seat, action)
                reached[after.text] += 1
                if after.chance is None:
                    assert GAME.parse(after.text).text == after.text
                    assert bool(after.deciders) != (after.outcome is not None)
                    assert all(after.legal(decider) for decider in after.deciders)
            assert set(reached.values()) == {1}


@budget
@games
def test_events_tell_the_whole_story(number: int, layout: str, raptor: str, scientist: str) -> None:
    """Counted up from events alone, the numbers are those of the position."""
    counts = Counter[str]()
    fires: set[str] = set()
    for step in play(number, layout, (raptor, scientist)):
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

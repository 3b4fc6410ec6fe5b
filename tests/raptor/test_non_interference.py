"""What a side cannot know changes nothing that it sees: views, events, choices, plans, its bot's decisions.

Two games are played side by side that differ only in hidden cards: the opponent's hand and both draw piles.
Before a card is turned over or drawn by the watching side, it is moved into place in the second game, which
the watcher cannot notice either. All else about the hidden cards stays different, through the whole game.
"""

from __future__ import annotations

from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from lostworld.bots import Limit, bot_named
from lostworld.chance import Dice, shuffle
from lostworld.game import SPECTATOR
from lostworld.raptor import GAME, RAPTOR, SCIENTIST, State
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.known import is_secret
from lostworld.session import run_chance
from tests.raptor.start import start

LONGEST = 200
UNHURRIED = Limit(600_000)
seats = st.sampled_from([RAPTOR, SCIENTIST, SPECTATOR])
# Games do not shrink to anything simpler, and trying takes long.
few = settings(max_examples=12, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])


def hidden_slots(state: State, watcher: int, side: int) -> tuple[list[int], bool, bool]:
    """The cards of ``side`` that ``watcher`` cannot see, and whether played card and hand are among them."""
    played, hand, pile, _ = state.cards_of(side)
    secret = bool(played) and is_secret(state, watcher, side)
    cards = ([played] if secret else []) + (in_hand(hand) if watcher != side else []) + list(pile)
    return cards, secret, watcher != side


def in_hand(bits: int) -> list[int]:
    return [value for value in range(1, 10) if bits >> value & 1]


def put_hidden(state: State, watcher: int, side: int, cards: list[int]) -> None:
    """Lay the hidden cards of ``side`` out in this order: played, hand, pile."""
    played, hand, pile, discard = state.cards_of(side)
    _, secret, hand_hidden = hidden_slots(state, watcher, side)
    left = list(cards)
    if secret:
        played = left.pop(0)
    if hand_hidden:
        hand = sum(1 << left.pop(0) for _ in in_hand(hand))
    assert len(left) == len(pile)
    state.set_cards(side, played, hand, left, discard)


def permute_hidden(state: State, watcher: int, dice: Dice) -> None:
    """Shuffle all that the watcher cannot know."""
    for side in (RAPTOR, SCIENTIST):
        cards, _, _ = hidden_slots(state, watcher, side)
        if state.phase not in (phases.PLACE, phases.SHUFFLE):
            shuffle(cards, dice)
            put_hidden(state, watcher, side, cards)


def move_into_place(one: State, other: State, watcher: int, action: str, seat: int) -> None:
    """Let the second game hold, in its hidden places, those cards that the next step may show the watcher."""
    for side in (RAPTOR, SCIENTIST):
        cards, secret, hand_hidden = hidden_slots(other, watcher, side)
        wanted = dict[int, int]()
        played, _, pile, _ = one.cards_of(side)
        if secret:
            wanted[0] = played
        if hand_hidden and side == seat and action.startswith("#"):
            wanted[int(secret)] = int(action[1])
        if not hand_hidden and pile:
            wanted[0] = pile[0]
        for place, card in wanted.items():
            there = cards.index(card)
            cards[place], cards[there] = cards[there], cards[place]
        if wanted:
            put_hidden(other, watcher, side, cards)


def seen(state: State, watcher: int) -> list[Any]:
    """All that the watcher can ask for."""
    view = state.view(watcher)
    return [
        view.text,
        view.deciders,
        view.legal(),
        view.outcome,
        state.legal(watcher),
        view.waits_for_secret,
        [state.plan(watcher, [action]).view().text for action in view.legal()[:6]],
        view.sample(Dice.from_number(1)).text,
    ]


def told(happened: list[Any], watcher: int) -> list[str]:
    return [repr(happening.seen_by(watcher)) for happening in happened]


@few
@given(st.integers(0, 2**32), seats, st.sampled_from(GAME.options["layout"]))
def test_hidden_cards_change_nothing_that_is_seen(number: int, watcher: int, layout: str) -> None:
    dice = Dice.from_number(number)
    one = start(layout, dice)
    other = one.copy()
    differing = 0
    for _ in range(LONGEST):
        permute_hidden(other, watcher, dice)
        assert seen(one, watcher) == seen(other, watcher)
        if one.outcome is not None:
            break
        if one.chance is not None:
            assert other.chance is not None
            outcome = one.chance.sample(dice)
            # The watcher's own shuffle comes out alike, as he will draw from it; the opponent's need not.
            theirs = outcome if one.side == watcher else other.chance.sample(dice)
            move_into_place(one, other, watcher, "", one.side)
            first, second = one.settle(outcome), other.settle(theirs)
        else:
            seat = one.deciders[dice.below(len(one.deciders))]
            legal = one.legal(seat)
            action = legal[dice.below(len(legal))]
            move_into_place(one, other, watcher, GAME.action_text(action), seat)
            assert seen(one, watcher) == seen(other, watcher)
            differing += one.text != other.text
            first, second = one.play(seat, action), other.play(seat, action)
        assert told(first, watcher) == told(second, watcher)
        assert [event.seen_by(watcher).to_json() for event in first] == [
            event.seen_by(watcher).to_json() for event in second
        ]
    assert differing > 5


@few
@given(st.integers(0, 2**32), st.sampled_from([RAPTOR, SCIENTIST]))
def test_hidden_cards_change_nothing_that_a_bot_chooses(number: int, watcher: int) -> None:
    dice = Dice.from_number(number)
    one = start("random", dice)
    run_chance(one, dice)
    asked = 0
    while one.outcome is None and asked < 12:
        if watcher in one.deciders and one.round:
            other = one.copy()
            permute_hidden(other, watcher, dice)
            for name in ("random", "greedy"):
                chosen = [
                    bot_named(name, GAME, number).think(state.view(watcher), UNHURRIED)
                    for state in (one, other)
                ]
                assert chosen[0] == chosen[1]
            asked += 1
        seat = one.deciders[-1]
        legal = one.legal(seat)
        one.apply(seat, legal[dice.below(len(legal))])
        run_chance(one, dice)
    assert asked


@few
@given(st.integers(0, 2**32), seats)
def test_a_secret_card_shows_only_when_it_is_revealed(number: int, watcher: int) -> None:
    """Whatever the opponent chooses in secret, the watcher sees the same until both have chosen."""
    dice = Dice.from_number(number)
    state = GAME.new({"layout": "first-game"})
    run_chance(state, dice)
    met = 0
    while state.outcome is None and met < 8:
        if state.phase in (phases.CARDS, phases.CARDS_OBSERVED) and len(state.legal(SCIENTIST)) == 3:
            shown_to_raptor = state.phase == phases.CARDS_OBSERVED and watcher == RAPTOR
            for chooser in state.deciders:
                results = []
                for action in state.legal(chooser):
                    after = state.copy()
                    happened = after.play(chooser, action)
                    results.append((told(happened, watcher), seen(after, watcher)))
                if chooser == watcher or shown_to_raptor:
                    assert len({repr(result) for result in results}) == 3
                else:
                    assert len({repr(result) for result in results}) == 1
                    met += 1
        seat = state.deciders[-1]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        run_chance(state, dice)


def test_the_comparison_can_fail() -> None:
    """A side does see its own cards: were they exchanged as well, the views would differ."""
    state = GAME.new({"layout": "first-game"})
    run_chance(state, Dice.from_number(0))
    other = state.copy()
    permute_hidden(other, SPECTATOR, Dice.from_number(5))
    assert seen(state, SPECTATOR) == seen(other, SPECTATOR)
    assert seen(state, RAPTOR) != seen(other, RAPTOR)
    assert seen(state, SCIENTIST) != seen(other, SCIENTIST)

"""Cards and the turn (section 2; rulings 1-18, 47), with content made for each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lostworld.skirmish.content.model import (
    ActionPart,
    Cost,
    Filter,
    Objective,
    Operation,
    Pick,
)
from tests.skirmish.made import NAME, card, unit

from .made import FEAR, REVEALED, SEDATED, SKIPPED_LAST, Fight, Place, begin, deck, fight, hero, icons

APART: list[Place] = [(-3, 0, 0), (3, 0, 3)]
"""Two units that cannot reach each other."""
FACE_TO_FACE: list[Place] = [(0, 0, 0), (1, 0, 3)]


def two(mine: tuple[int, ...] = (9, 1, 2, 3, 4), theirs: tuple[int, ...] = (5, 1, 2, 3, 4)) -> Fight:
    """A unit of initiative 9 and one of 5, far from each other."""
    return fight([[unit("a", deck("a", *mine))], [unit("b", deck("b", *theirs))]], APART)


# Slots ---------------------------------------------------------------------------------------------


def test_ruling_1_a_condition_card_is_never_idle() -> None:
    """Ruling 1: drawn beside two action cards, the Fear card may be Next, and Idle only an action card."""
    game = two()
    game.state.deck[0] = (*game.state.deck[0], FEAR + 1)
    game.until_asked("place-next", "next:u0")
    pairs = [text.split(",")[1:] for text in game.choices]
    fear = next(names[0] for names in pairs if "fear" in names[0])
    assert {tuple(names) for names in pairs if names[0] == fear} >= {(fear,), (fear, "a/3"), (fear, "a/4")}
    assert not any("fear" in names[1] for names in pairs if len(names) > 1)


def test_ruling_3_next_is_played_in_the_second_action_phase_after_its_placing() -> None:
    game = two().until_asked("place-next", "next:u0").plays("next:u0,a/4")
    four = game.number("a/4")
    game.until_round(2)
    assert (game.state.next[0], game.state.active[0]) == (four, ()), "placed in round 1, not yet played in 2"
    game.until_round(3)
    assert game.state.active[0][-1] == four


@pytest.mark.parametrize(("limit", "left"), [(1, ["a/2"]), (2, ["a/9", "a/2"]), (3, ["a/1", "a/9", "a/2"])])
def test_ruling_5_the_combo_limit_counts_the_active_card_too(limit: int, left: list[str]) -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1, 2, 3, 4), combo_limit=limit)], [unit("b", deck("b", 5, 1, 2, 3))]],
        APART,
        stacks={0: ["a/1", "a/9"]},
    )
    game.state.deck[0] = tuple(c for c in game.state.deck[0] if c != game.number("a/2"))
    game.state.next[0] = game.number("a/2")
    game.until_round(2)
    assert list(game.state.active[0]) == [game.number(name) for name in left], "discarded from the bottom up"


def test_section_2_the_slide_goes_face_down_onto_the_played_card() -> None:
    game = two()
    game.state.deck[0], game.state.next[0] = game.state.deck[0][1:], game.state.deck[0][0]
    game.until_asked("trim")
    assert list(game.state.active[0]) == [game.number("a/9"), game.number("a/1")]
    assert not game.marked(0, REVEALED)
    seen = json.loads(game.state.view(1).text)["known"]["active"][0]
    assert seen == [game.number("a/9"), "?1"], "ruling 2: its initiative is public, the rest is not"


def drawing(cards: list[str], discarded: list[str]) -> Fight:
    """Unit 0 draws three cards; its deck and discard hold these."""
    game = two()
    game.state.deck[0] = tuple(map(game.number, cards))
    game.state.seen[0] = tuple(map(game.number, discarded))
    return game.until_asked("place-next", "next:u0")


def test_ruling_6_an_empty_deck_is_the_shuffled_discard_without_the_slots() -> None:
    game = drawing(["a/1"], ["a/2", "a/3", "a/4"])
    hand, rest = game.state.hand[0], game.state.deck[0]
    assert (len(hand), len(rest)) == (3, 2), "drawing goes on after the shuffle"
    assert {*hand, *rest} == {game.number(f"a/{n}") for n in (1, 2, 3, 4, 9)}
    assert game.state.seen[0] == ()
    known = json.loads(game.state.view(1).text)["known"]
    assert (known["deck"][0], known["hand"][0]) == (["?"] * 2, ["?"] * 3), "a shuffled card is hidden again"


def test_ruling_6_both_empty_no_more_cards() -> None:
    game = two()
    game.state.deck[0] = (game.number("a/1"),)
    game.state.next[0] = game.number("a/2")
    drawn = game.until_asked("place-next", "next:u1").told("cards_drawn")
    assert [event["count"] for event in drawn if event["unit"] == 0] == [1]
    assert list(game.state.active[0]) == [game.number("a/9"), game.number("a/2")], (
        "the slots are not shuffled"
    )


def test_ruling_6_hero_decks_are_never_reshuffled() -> None:
    game = fight([[unit("a")], [unit("b")]], APART, heroes=[icons("aim", melee=1)])
    game.state.thrown[0] = (0,)
    game.until_round(2)
    assert (game.state.pile[0], game.state.cards[0], game.state.thrown[0]) == ((), (), (0,))


# Initiative changes --------------------------------------------------------------------------------


FRIEND = Pick("choose", Filter(side="allied", other=True))
HURRY = hero("hurry", "", Operation("initiative", n=7, unit=FRIEND))


def three(*hand: str) -> Fight:
    """Units 0 (9) and 1 (2) of one player, 2 (5) of another."""
    return fight(
        [[unit("a", deck("a", 9, 1, 3)), unit("c", deck("c", 2, 1, 3))], [unit("b", deck("b", 5, 1, 3))]],
        [(-3, 0, 0), (-3, 2, 0), (3, 0, 3)],
        heroes=[HURRY],
        hands=[hand],
    )


def order_of(game: Fight) -> list[int]:
    return [event["unit"] for event in game.until_round(2).told("revealed")]


def test_section_2_units_activate_in_descending_initiative() -> None:
    assert order_of(three()) == [0, 2, 1]


def test_ruling_8_a_raised_unit_that_has_not_activated_is_the_next() -> None:
    game = three("hurry").plays("reveal:u0", "play:hurry")
    assert game.state.shift[1] == (7, -1)
    assert order_of(game) == [0, 1, 2]
    assert game.state.shift[1] == (0, -1), "it lasts to the end of the Action phase"


def test_ruling_8_who_has_activated_is_not_changed() -> None:
    game = three("hurry").until_asked("skip-or-reveal", "reveal:u1").plays("reveal:u1", "play:hurry")
    assert game.state.shift[0] == (0, -1)


def test_ruling_8_a_change_made_in_an_initiative_phase_lasts_through_the_next_action_phase() -> None:
    later = hero("later", "phase-end", Operation("initiative", n=7, unit=Pick("choose", Filter(unit=("c",)))))
    game = fight(
        [[unit("a", deck("a", 9, 1, 3)), unit("c", deck("c", 2, 1, 3))], [unit("b", deck("b", 5, 1, 3))]],
        [(-3, 0, 0), (-3, 2, 0), (3, 0, 3)],
        heroes=[later],
        hands=[["later"]],
    )
    while game.state.phase != 2 or not game.offers("play:later"):
        game.quiet()
    game.plays("play:later").until_round(2)
    assert game.state.shift[1] == (7, -1)
    assert game.until_round(3).state.shift[1] == (0, -1)


def test_ruling_8_an_active_bonus_without_a_duration_ends_with_the_activation() -> None:
    steel = hero("steel", "", Operation("bonus", skill="dodge", n=2, duration="activation"))
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b", deck("b", 5, 1))]], APART, heroes=[steel], hands=[["steel"]]
    )
    game.plays("reveal:u0", "play:steel")
    assert [bonus[:2] for bonus in game.state.bonuses[0]] == [("dodge", 2)]
    assert game.until_asked("skip-or-reveal", "reveal:u1").state.bonuses[0] == ()


# Tied groups (section 2) ----------------------------------------------------------------------------


def group(*hands: list[str], first: int = 0) -> Fight:
    """Units 0, 1 (of player 0) and 2 (of player 1) tie on 5; unit 3 has 3."""
    swift = icons("swift", initiative=2)
    cards = {name: deck(name, 5, 1, 2) for name in "abc"}
    return fight(
        [
            [unit("a", cards["a"]), unit("b", cards["b"])],
            [unit("c", cards["c"]), unit("d", deck("d", 3, 1, 2))],
        ],
        [(-3, 0, 0), (-3, 2, 0), (3, 0, 3), (3, -2, 3)],
        heroes=[swift],
        hands=hands,
        first=first,
    )


def test_section_2_skips_of_a_group_are_declared_by_first_player_first_then_clockwise() -> None:
    game = group(first=1)
    assert (game.seat, game.choices) == (1, ["reveal:u2", "skip:u2"])
    assert (game.plays("reveal:u2").seat, game.kind) == (0, "skip-or-reveal")


def test_section_2_one_unit_left_after_the_skips_no_group_no_window() -> None:
    game = group(["swift"]).plays("skip:u0", "skip:u1", "reveal:u2")
    assert game.kind == "movement"
    assert not game.told("window_opened")


def test_section_2_a_group_is_revealed_together_and_alternates_from_first_players_choice() -> None:
    game = group().plays("reveal", "reveal", "reveal")
    assert [event["unit"] for event in game.told("revealed")] == [0, 1, 2]
    assert (game.kind, game.seat) == ("who-begins", 0)
    game.plays("player:player-1")
    game.until_asked("skip-or-reveal", "reveal:u3")
    order = [event["unit"] for event in game.told("activated")]
    assert order[0] == 2
    assert sorted(order) == [0, 1, 2], "nobody else before the group is done"


def test_section_2_units_of_one_player_only_he_orders_them() -> None:
    game = group().plays("reveal:u0", "reveal:u1", "skip:u2")
    assert (game.kind, game.seat, game.choices) == ("which-unit", 0, ["unit:u0", "unit:u1"])


def test_section_2_a_unit_raised_in_the_window_activates_before_the_group() -> None:
    game = group(["swift"]).plays("reveal", "reveal", "reveal", "icons:swift,0,u1")
    assert game.until_asked("skip-or-reveal", "reveal:u3").told("activated")[0]["unit"] == 1


# Skips ----------------------------------------------------------------------------------------------


def test_ruling_47_a_skipped_card_is_kept_with_all_slots_or_discarded_alone() -> None:
    for answer, stack in (("discard:u0", ["a/1", "a/4"]), ("keep:u0", ["a/1", "a/9"])):
        game = fight(
            [[unit("a", deck("a", 9, 1, 2, 3, 4))], [unit("b", deck("b", 5, 1, 2, 3))]],
            APART,
            stacks={0: ["a/1", "a/9"]},
        )
        game.state.deck[0] = tuple(map(game.number, ("a/2", "a/3")))
        game.state.next[0] = game.number("a/4")
        game.plays("skip:u0").until_asked("skipped-card").plays(answer)
        game.until_asked("place-next")
        assert list(game.state.active[0]) == [game.number(name) for name in stack], answer
        assert (game.state.next[0] == game.number("a/4")) == (answer == "keep:u0")
        assert bool(game.told("cards_drawn")) and (
            any(event["unit"] == 0 for event in game.told("cards_drawn")) == (answer != "keep:u0")
        )


@pytest.mark.parametrize("why", ["skipped in the last phase", "a condition card", "revealed", "empty slot"])
def test_ruling_47_who_cannot_skip_is_not_asked(why: str) -> None:
    changes: dict[str, Any] = {
        "skipped in the last phase": {"marks": {0: SKIPPED_LAST}},
        "a condition card": {"active": {0: (FEAR + 1,)}},
        "revealed": {"marks": {0: REVEALED}},
        "empty slot": {"active": {0: ()}},
    }
    game = fight(
        [[unit("a", deck("a", 9, 1), fallback=20)], [unit("b", deck("b", 5, 1))]],
        APART,
        position=changes[why],
    )
    for _ in range(40):
        assert not game.offers("skip:u0")
        if game.offers("reveal:u1"):
            break
        game.quiet()
    assert game.offers("reveal:u1"), "the other one is asked"


# Ends and sides -------------------------------------------------------------------------------------


def survivors(**scenario: Any) -> Fight:
    """One round; each side has a point for its living unit, and one point wins."""
    goals = [Objective(f"live-{n}", NAME, "survive", side=f"side-{n}", points=1) for n in (0, 1)]
    return fight(
        [[unit("a")], [unit("b")]],
        APART,
        objectives=goals,
        wins_at={"side-0": 1, "side-1": 1},
        length=1,
        **scenario,
    )


def test_ruling_10_several_sides_at_the_same_check_draw_unless_the_scenario_says() -> None:
    assert survivors(tie="draw").until_over().state.outcome.winners == ()
    assert survivors(tie="side-1").until_over().state.outcome.winners == (1,)


def test_ruling_10_without_a_winner_the_larger_share_of_army_value_is_left() -> None:
    """Side 0 has 10 x 3/6 + 10, side 1 has 20: 3/4 against all. Sedated units count nothing."""
    armies = [[unit("a"), unit("c")], [unit("b", value=20)]]
    places: list[Place] = [(-3, 0, 0), (-3, 2, 0), (3, 0, 3)]
    game = fight(armies, places, length=1, at_end="value", position={"health": {0: (3,)}})
    assert game.until_over().state.outcome.winners == (1,)
    armies = [[unit("a"), unit("c")], [unit("b", value=20), unit("d", value=20)]]
    asleep: dict[str, Any] = {"marks": {3: SEDATED}, "active": {3: ()}, "health": {0: (3,)}}
    game = fight(armies, [*places, (3, 2, 3)], length=1, at_end="value", position=asleep)
    assert game.until_over().state.outcome.winners == (0,), "three quarters against a half"


@pytest.mark.parametrize("toss", [0, 1])
def test_ruling_11_a_tie_for_first_player_is_tossed_for(toss: int) -> None:
    game = two()
    game.tosses = (toss,)
    game.until_asked("place-next")
    assert [event["chosen"] for event in game.told("coin_tossed")] == [toss]
    assert game.state.first == toss


def test_section_2_the_token_goes_to_the_player_with_most_command() -> None:
    game = two()
    game.state.command[1] = 1
    assert game.until_asked("place-next").state.first == 1


KILLER = unit("k", (card("k/9", 9, ActionPart("melee", bonus=9)),), melee=9)


def test_ruling_14_a_player_without_units_is_out_and_the_token_goes_on_clockwise() -> None:
    lucky = hero("lucky", "", Operation("attach", until="round"), grants={"dodge": 1})
    game = fight(
        [[KILLER], [unit("b", health=1)], [unit("c", deck("c", 4, 1))]],
        [(0, 0, 0), (1, 0, 3), (5, 0, 3)],
        heroes=[lucky, icons("aim", melee=1)],
        hands=[(), ["aim"], ()],
        piles=[(), ["aim"], ()],
        first=1,
    )
    game.state.thrown[1] = (game.hero("aim"),)
    game.state.gear[0] = ((game.hero("lucky"), 1, 0, "round"),)
    game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")
    while not game.told("seat_out"):
        game.quiet()
    assert game.state.out[1]
    assert (game.state.cards[1], game.state.pile[1], game.state.thrown[1]) == ((), (), ())
    assert game.state.first == 2, "clockwise"
    assert game.state.gear[0], "cards on others' units stay"
    game.until_round(2)
    assert (game.state.gear[0], game.state.thrown[1]) == ((), ()), "and leave the game when removed"


def test_ruling_14_allies_win_together_and_share_no_hidden_knowledge() -> None:
    game = fight(
        [[KILLER], [unit("b")], [unit("c", health=1)]],
        [(0, 0, 0), (-3, 0, 3), (1, 0, 3)],
        sides=["x", "x", "y"],
        heroes=[icons("aim", melee=1)],
        hands=[(), ["aim"]],
    )
    assert json.loads(game.state.view(0).text)["known"]["cards"][1] == ["?"]
    game.plays("reveal:u0").until_asked("action").plays("do:melee,u2").until_over()
    assert game.state.outcome.winners == (0, 1)


def test_ruling_15_an_impossible_forced_part_is_skipped() -> None:
    alone = card("a/9", 9, ActionPart("melee", forced=True))
    game = fight([[unit("a", (alone, *deck("a", 1)))], [unit("b", deck("b", 5, 1))]], APART)
    game.plays("reveal:u0", "stay")
    assert not game.told("action")
    assert game.until_asked("skip-or-reveal", "reveal:u1")


def test_ruling_15_an_empty_active_slot_activates_at_the_fallback_with_base_values() -> None:
    """Between 9 and 5 with a fallback of 7; movement 3, no skip."""
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b", deck("b", 5, 1)), unit("c", fallback=7)]],
        [(-5, 0, 0), (3, -3, 3), (0, 0, 0)],
        position={"active": {2: ()}},
    )
    game.plays("reveal:u0").until_asked("movement", "move:3.0,0")
    assert not game.offers("move:4.0")
    game.until_asked("skip-or-reveal", "reveal:u1")
    assert [event["unit"] for event in game.told("activated")] == [0, 2]


def test_ruling_15_if_nothing_slides_the_played_cards_go_and_the_slot_is_empty() -> None:
    game = two().until_asked("place-next")
    assert game.state.active[0] == ()
    assert game.number("a/9") in game.state.seen[0]


def test_ruling_16_a_hero_card_is_used_once_an_activation_even_if_it_returns() -> None:
    again = hero(
        "again", "", Operation("return-to-hand", what="this"), Operation("command", n=1), cost=Cost()
    )
    game = fight(
        [[unit("a", deck("a", 9, 1)), unit("c", deck("c", 7, 1))], [unit("b", deck("b", 5, 1))]],
        [(-3, 0, 0), (-3, 2, 0), (3, 0, 3)],
        heroes=[again],
        hands=[["again"]],
    )
    game.plays("reveal:u0", "play:again")
    assert game.state.cards[0] == (game.hero("again"),)
    while not game.offers("reveal:u1"):
        assert not game.offers("play:again")
        game.quiet()
    assert game.plays("reveal:u1").offers("play:again"), "another activation"


@pytest.mark.parametrize(("sedated", "round_"), [(False, 1), (True, 1)])
def test_ruling_17_a_side_without_any_unit_loses_at_once_one_asleep_at_the_next_check(
    sedated: bool, round_: int
) -> None:
    """Killed: at once. Asleep: only when the Action phase is checked, after every activation."""
    if sedated:
        game = fight([[unit("a", deck("a", 9, 1))], [unit("b")]], FACE_TO_FACE)
        game.state.marks[1] |= SEDATED
        game.state.active[1] = ()
        game.until_over()
        assert game.told("checked")
    else:
        game = fight(
            [[KILLER, unit("c", deck("c", 1, 2))], [unit("b", health=1)]],
            [*FACE_TO_FACE[:1], (-3, 0, 0), (1, 0, 3)],
        )
        game.plays("reveal:u0").until_asked("action").plays("do:melee,u2").until_over()
        assert not game.told("checked")
        assert [event["unit"] for event in game.told("activated")] == [0], "unit 1 is not waited for"
    assert game.state.outcome.winners == (0,)
    assert game.state.round == round_


def test_ruling_17_none_left_is_a_draw() -> None:
    bomb = ActionPart("ranged", bonus=9, area=((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)))
    game = fight(
        [[unit("a", (card("a/9", 9, bomb),), health=1)], [unit("b", health=1)]],
        FACE_TO_FACE,
    )
    game.plays("reveal:u0").until_asked("action").plays("do:ranged,1.0").until_over()
    assert sorted(event["unit"] for event in game.told("eliminated")) == [0, 1]
    assert game.state.outcome.winners == ()


def test_ruling_17_a_removed_unit_holds_nobody() -> None:
    game = fight(
        [[KILLER, unit("c")], [unit("b", health=1), unit("d")]],
        [(0, 0, 0), (1, 1, 0), (1, 0, 3), (5, 0, 0)],
        position={"holds": {2: 1}},
    )
    game.plays("reveal:u0").until_asked("action").plays("do:melee,u2")
    while not game.told("eliminated"):
        game.quiet()
    assert game.state.holds[2] == -1


def test_ruling_18_the_game_ends_with_empty_hero_decks_or_at_the_scenarios_length() -> None:
    """Six cards: one is left after the setup, none after the first hero draw. Five: none was ever left."""
    for cards, last in ((6, 2), (5, 3)):
        heroes = [icons(f"h{n}", melee=1) for n in range(cards)]
        game = begin([[unit("a")], [unit("b")]], heroes=heroes, length=3)
        assert game.until_over().state.round == last
    assert fight([[unit("a")], [unit("b")]], APART).until_over().state.round == 8, "the usual length"

"""Sentences of the rules that no other test of this folder tries: sections 2 and 3, and parts of rulings."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import ActionPart, Filter, HeroCard, IconSet, Objective, Operation, Pick
from tests.skirmish.made import NAME, card, unit

from .made import FEAR, KNOCKED, WOUND, Fight, Place, deck, fight, hero, icons

APART: list[Place] = [(-3, 0, 0), (3, 0, 3)]
CONTACT: list[Place] = [(0, 0, 0), (1, 0, 3)]


def acts(*parts: ActionPart, **fields: Any) -> tuple[Any, ...]:
    return (card("a/9", 9, *parts, **fields), *deck("a", 1, 2, 3))


def strikes(hands: list[list[str]], heroes: list[HeroCard], part: ActionPart, **more: Any) -> Fight:
    """Unit 0 (initiative 9) attacks unit 1 beside it."""
    theirs = more.pop("theirs", unit("b", deck("b", 5, 1, 2, 3)))
    game = fight([[unit("a", acts(part))], [theirs]], CONTACT, heroes=heroes, hands=hands, **more)
    return game.plays("reveal:u0").until_asked("action").plays(f"do:{part.sort}")


# The Initiative phase -------------------------------------------------------------------------------


def test_section_2_a_kept_idle_joins_the_cards_drawn_and_counts_as_one() -> None:
    for kept, drawn in ((True, 2), (False, 3)):
        game = fight([[unit("a", deck("a", *range(9, 0, -1)))], [unit("b", deck("b", 5, 1))]], APART)
        game.state.idle[0], game.state.deck[0] = game.state.deck[0][0], game.state.deck[0][1:]
        game.until_asked("trim").plays("keep" if kept else "idle:u0")
        game.until_asked("place-next", "next:u0")
        assert [event["count"] for event in game.told("cards_drawn") if event["unit"] == 0] == [drawn]
        assert len(game.state.hand[0]) == 3
        assert game.state.idle[0] == -1


def test_section_2_placing_next_is_compulsory_a_condition_card_too() -> None:
    game = fight([[unit("a", deck("a", 9), draws=1)], [unit("b", deck("b", 5, 1))]], APART)
    game.state.deck[0] = (FEAR + 1,)
    game.until_round(2)
    assert game.state.next[0] == FEAR + 1


def test_section_2_every_player_draws_2_hero_cards_and_ruling_9_discards_down_to_5() -> None:
    cards = [icons(f"h{n}", melee=1) for n in range(8)]
    names = [one.id for one in cards]
    game = fight(
        [[unit("a")], [unit("b")]], APART, heroes=cards, hands=[names[:4], []], piles=[names[4:], names[4:]]
    )
    game.until_asked("discard-to-limit")
    assert [len(hand) for hand in game.state.cards] == [6, 2]
    assert game.seat == 0
    game.plays("discard:h2")
    assert len(game.state.cards[0]) == 5
    assert game.state.thrown[0] == (2,)


def test_section_2_skipped_cards_are_asked_for_by_the_new_first_player_first() -> None:
    game = fight(
        [[unit("a", deck("a", 9, 1, 2))], [unit("b", deck("b", 5, 1, 2))]],
        APART,
        position={"command": {1: 3}},
    )
    game.plays("skip:u0").until_asked("skip-or-reveal", "skip:u1").plays("skip:u1")
    assert game.until_asked("skipped-card").seat == 1


def test_section_2_a_lowered_unit_acts_at_its_new_place_revealed_and_cannot_skip() -> None:
    """Units 0 and 1 tie on 5; unit 1 is lowered below unit 2 (4)."""
    slow = icons("slow", initiative=-2)
    game = fight(
        [[unit("a", deck("a", 5, 1))], [unit("b", deck("b", 5, 1)), unit("c", deck("c", 4, 1))]],
        [(-3, 0, 0), (3, 0, 3), (3, 2, 3)],
        heroes=[slow],
        hands=[[], ["slow"]],
    )
    game.plays("reveal:u0", "reveal:u1").until_asked("window-turn", "icons:slow").plays("icons:slow,0,u1")
    while game.state.round == 1 and game.state.phase == 1:
        assert not game.offers("skip:u1")
        game.quiet()
    order = [event["unit"] for event in game.told("activated")]
    assert order == [0, 2, 1]


# Tests and windows ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "afraid"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (0, 1, False)]
)
def test_section_3_wins_ties_cancel_one_for_one_and_decide_against_the_fear_rule_too(
    mine: int, theirs: int, afraid: bool
) -> None:
    """Fear 3 against courage 3."""
    cards = [icons(f"edge{n}", ties=1) for n in range(2)]
    hands = [[f"edge{n}" for n in range(mine)], [f"edge{n}" for n in range(theirs)]]
    game = fight(
        [[unit("a", acts(ActionPart("fear")), fear=3)], [unit("b", deck("b", 5, 1))]],
        CONTACT,
        heroes=cards,
        hands=hands,
    )
    game.plays("reveal:u0").until_asked("action").plays("do:fear")
    while not game.tests("fear"):
        game.plays("icons:") if game.offers("icons:") else game.quiet()
    assert game.tests("fear")[0]["success"] == afraid


@pytest.mark.parametrize(
    ("sort", "fitting"), [("melee", {"icons:deep"}), ("ranged", {"icons:hard", "icons:deep"})]
)
def test_section_3_damage_icons_fit_ranged_attacks_only_piercing_both(sort: str, fitting: set[str]) -> None:
    heroes = [icons("hard", damage=2), icons("deep", piercing=2)]
    game = strikes([["hard", "deep"], []], heroes, ActionPart(sort, bonus=9))
    while game.told("window_opened")[-1]["about"].split("/")[0] != "damage":
        game.quiet()
    assert {text.partition(",")[0] for text in game.choices if text.startswith("icons")} == fitting


def test_section_3_armour_icons_fit_the_target_in_the_damage_window() -> None:
    game = strikes([[], ["plate"]], [icons("plate", armour=2)], ActionPart("melee", bonus=5))
    game.until_asked("window-turn", "icons:plate").plays("icons:plate,0,u1")
    while not game.tests("damage"):
        game.quiet()
    assert game.tests("damage")[0]["against"] == [["base", 2], ["hero:plate", 2]]


def test_ruling_31_who_has_got_away_when_the_hit_is_compared_is_missed() -> None:
    away = hero("away", "attack", Operation("move", n=1, unit=Pick("self")))
    game = strikes([[], ["away"]], [away], ActionPart("melee", bonus=9))
    game.until_asked("window-turn", "play:away").plays("play:away,u1").until_asked("effect-hex")
    game.plays("shift:2.0")
    while not game.offers("reveal:u1"):
        game.quiet()
    assert game.state.health[1] == (6,)
    assert game.at(1)[:2] == (2, 0)


def test_ruling_16_a_second_copy_is_no_second_use_in_one_test() -> None:
    two = HeroCard("two", NAME, "rangers", icons=(IconSet({"melee": 1}),), copies=2)
    game = strikes([["two", "two"], []], [two], ActionPart("melee"))
    assert not game.plays("icons:two").offers("icons:two")


# Reactions, conditions ------------------------------------------------------------------------------


def test_ruling_48_only_one_half_each_and_each_action_of_a_card_can_be_answered() -> None:
    """It holds one action; it may decline after the first of two actions and still answer the second."""
    guard = unit("a", (card("a/9", 9, ActionPart("ranged"), reaction=True), *deck("a", 1)))
    shout = ActionPart("effect", do=(Operation("command", n=1),))
    other = unit("b", (card("b/5", 5, shout, shout), *deck("b", 1)))
    game = fight([[guard], [other]], APART)
    game.plays("reveal:u0", "stay").until_asked("action", "hold").plays("hold")
    asked = 0
    for _ in range(60):
        if game.state.phase != 1:
            break
        if game.kind == "reaction":
            asked += 1
            game.plays("decline")
        else:
            game.plays("do:effect") if game.offers("do:effect") else game.quiet()
    assert asked == 2


def test_ruling_56_all_answers_have_one_window() -> None:
    """Units 1 and 2 are fearsome; the card of their owner fits either."""
    game = fight(
        [
            [unit("a", acts(ActionPart("fear")), fear=1)],
            [unit("b", deck("b", 5, 1), fear=2), unit("c", deck("c", 4, 1), fear=2)],
        ],
        [(0, 0, 0), (1, 0, 3), (0, 1, 3)],
        heroes=[icons("howl", fear=3)],
        hands=[[], ["howl"]],
    )
    game.plays("reveal:u0").until_asked("action").plays("do:fear").until_asked("window-turn", "icons:howl")
    assert {text for text in game.choices if text.startswith("icons")} == {
        "icons:howl,0,u1",
        "icons:howl,0,u2",
    }
    game.plays("icons:howl,0,u2")
    while len(game.tests("fear")) < 4:
        game.plays("all") if game.offers("all") else game.quiet()
    assert len([one for one in game.told("window_opened") if one["about"] == "fear"]) == 2
    assert [(test["unit"], test["mine"]) for test in game.tests("fear")[2:]] == [(1, 2), (2, 5)]


def test_ruling_57_combo_beneath_a_fear_card_does_not_count_for_its_movement() -> None:
    quick = card("a/1", 1, combo={"movement": 3, "dodge": 2})
    bite = (card("b/5", 5, ActionPart("melee")), *deck("b", 1))
    game = fight(
        [[unit("a", (card("a/9", 9), quick, *deck("a", 2)), movement=1)], [unit("b", bite)]],
        CONTACT,
        position={"active": {0: ()}, "shift": {0: (0, 4)}},
    )
    game.state.active[0] = (game.number("a/1"), FEAR + 1)
    game.plays("reveal:u1").until_asked("action").plays("do:melee,u0")
    assert game.tests("hit")[0]["theirs"] == 4, "not revealed yet"
    while game.told("revealed")[-1]["unit"] != 0:
        game.quiet()
    while game.kind == "flee-step":
        game.quiet()
    q, r, _ = game.at(0)
    assert max(abs(q - 1), abs(r), abs(q - 1 + r)) == 2, "one point, no combo"


def test_ruling_61_at_most_one_wound_an_attack_and_fear_stays_on_top() -> None:
    """The card says so, and half the health is lost: still one."""
    part = ActionPart("melee", bonus=4, on_damage=(Operation("critical-wound", unit=Pick("other")),))
    theirs = unit("b", deck("b", 5, 1, 2, 3), health=10)
    game = strikes([[], []], [], part, theirs=theirs, position={"deck": {1: (FEAR,)}})
    game.until_asked("consequences").plays("all")
    while not game.offers("reveal:u1"):
        game.quiet()
    assert game.state.deck[1].count(WOUND) == 1
    assert game.state.deck[1][-1] == FEAR


def test_ruling_13_everything_unforced_is_optional() -> None:
    game = fight([[unit("a", acts(ActionPart("melee")))], [unit("b", deck("b", 5, 1))]], CONTACT)
    assert "stay" in game.plays("reveal:u0").choices
    assert "none" in game.until_asked("action").choices


def test_ruling_43_a_knocked_unit_may_act_lying_and_stands_up_only_if_it_wants() -> None:
    game = fight(
        [[unit("a", acts(ActionPart("melee", bonus=5)))], [unit("b", deck("b", 5, 1))]],
        CONTACT,
        position={"marks": {0: KNOCKED}},
    )
    game.plays("reveal:u0", "stay").until_asked("action")
    assert game.offers("base:melee,u1")
    assert not game.offers("do:melee"), "base values only"


def test_ruling_60_objectives_give_command_and_requisition() -> None:
    kill = Objective(
        "kill",
        NAME,
        "eliminate",
        side="side-0",
        units=Filter(side="enemy"),
        points=1,
        command=2,
        requisition=3,
    )
    game = fight(
        [[unit("a", acts(ActionPart("melee", bonus=9)))], [unit("b", health=1), unit("c")]],
        [*CONTACT, (5, 0, 0)],
        objectives=[kill],
        wins_at={"side-0": 9},
    )
    game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")
    while not game.told("eliminated"):
        game.quiet()
    assert (game.state.command[0], game.state.requisition[0], game.state.points[0]) == (2, 3, 1)

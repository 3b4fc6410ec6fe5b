"""Sentences without a test of their own so far: changed units in groups, reinforcements, parts of others."""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.content.model import (
    Ability,
    ActionPart,
    Filter,
    HeroCard,
    IconSet,
    MapObject,
    Objective,
    Operation,
    Pick,
    Reinforcement,
    Situation,
    Soldier,
    StabilityPart,
    Unit,
)
from tests.skirmish.made import NAME, card, unit

from .made import FEAR, KNOCKED, SEDATED, WOUND, Fight, Place, deck, fight, hero

LONG = ((0, 0), (-1, 0))


def man(name: str, *initiatives: int, **fields: Any) -> Unit:
    return unit(name, deck(name, *(initiatives or (5, 1, 2, 3))), **fields)


def slower(n: int) -> HeroCard:
    return hero("slower", "tie", Operation("initiative", n=n), copies=2)


# Groups ---------------------------------------------------------------------------------------------


def tied(n: int, third: int) -> Fight:
    """Two units on 9, a third of the second player elsewhere; both players can change a tied unit by n."""
    armies = [[man("a", 9, 1, 2, 3)], [man("b", 9, 1, 2, 3), man("c", third, 1, 2, 3)]]
    places: list[Place] = [(0, 0, 0), (4, 0, 3), (0, 4, 3)]
    game = fight(armies, places, heroes=[slower(n)], hands=[["slower"], ["slower"]])
    return game.plays("reveal:u0", "reveal:u1")


def groups(game: Fight) -> list[tuple[list[int], int]]:
    return [(sorted(event["units"]), event["initiative"]) for event in game.told("tied")]


def tie_windows(game: Fight) -> int:
    return len([event for event in game.told("window_opened") if event["about"] == "tie"])


def test_section_2_a_changed_unit_that_meets_a_later_one_forms_a_new_group() -> None:
    """RULES, section 2: changed units that meet later units on one number form a new group there."""
    game = tied(-4, 5).plays("play:slower,u0", "through")
    game.until_asked("skip-or-reveal", "reveal:u2").plays("reveal:u2")
    assert groups(game) == [([0, 1], 9), ([0, 2], 5)]
    assert tie_windows(game) == 2  # not all were revealed


def test_section_2_changed_units_that_meet_each_other_have_no_window_if_all_are_revealed() -> None:
    """RULES, section 2: no window if all are already revealed; First Player names who begins."""
    game = tied(-4, 2).plays("play:slower,u0", "play:slower,u1")
    game.until_asked("who-begins")
    assert groups(game) == [([0, 1], 9), ([0, 1], 5)]
    assert tie_windows(game) == 1


def test_section_2_a_raised_unit_activates_before_its_group_and_cannot_skip() -> None:
    """RULES, section 2: a unit raised in the window activates before the group; it is revealed."""
    game = tied(3, 2).plays("pass", "play:slower,u1").until_asked("movement")
    assert game.seat == 1
    assert [event["unit"] for event in game.told("activated")] == [1]


def test_section_2_a_group_takes_no_newcomers() -> None:
    """RULES, section 2: after the window the group is fixed: nobody else activates until it is done."""
    lifts = Operation("initiative", unit=Pick("each", Filter(unit=("c",))), n=5)
    first = unit("a", (card("a/9", 9, ActionPart("effect", do=(lifts,))), *deck("a", 1, 2, 3)))
    armies = [[first], [man("b", 9, 1, 2, 3), man("c", 8, 1, 2, 3)]]
    game = fight(armies, [(0, 0, 0), (4, 0, 3), (0, 4, 3)]).plays("reveal:u0", "reveal:u1")
    game.plays("player:player-0").until_asked("action", "do:effect").plays("do:effect")
    game.until_asked("skip-or-reveal", "reveal:u2")
    assert [event["unit"] for event in game.told("activated")] == [0, 1]


# Reinforcements -------------------------------------------------------------------------------------


def reinforced(**fields: Any) -> Fight:
    """The first player's second unit comes before round 2, into a zone of one hex."""
    late = Reinforcement("player-0", Soldier("a"), 2, "gate")
    deck_of_12 = tuple(card(f"a/{n}", n) for n in range(1, 13))
    return fight(
        [[unit("a", deck_of_12)], [man("b")]],
        fields.pop("places", [(0, 0, 0), (4, 0, 3)]),
        zones={"gate": [(-4, 0)]},
        reinforcements=(late,),
        **fields,
    )


def test_ruling_29_58_reinforcements_come_in_at_the_slide_dealt_anew() -> None:
    """Section 2, step 1f and ruling 58: six cards, an Active card, then Next, without drawing again."""
    game = reinforced().until_asked("arrive")
    assert game.seat == 0
    assert game.choices == [f"deploy:u2,-4.0,{facing}" for facing in range(6)]
    game.plays("deploy:u2,-4.0,0")
    assert len(game.state.hand[2]) == 6
    game.until_asked("place-active", "active:u2").plays("active:u2")
    assert len(game.state.hand[2]) == 5
    game.until_asked("place-next", "next:u2").plays("next:u2")
    game.until_round(2)
    assert len(game.state.deck[2]) == 6


def test_ruling_14_who_has_reinforcements_due_is_not_out() -> None:
    """Ruling 14 and 17: reinforcements due count; the game goes on after his last unit fell."""
    kills = Operation("damage", unit=Pick("each", Filter(side="enemy")), n=9)
    killer = unit("b", (card("b/9", 9, ActionPart("effect", do=(kills,))), *deck("b", 1, 2, 3)))
    late = Reinforcement("player-0", Soldier("a"), 2, "gate")
    game = fight(
        [[unit("a")], [killer]],
        [(0, 0, 0), (1, 0, 3)],
        zones={"gate": [(-4, 0)]},
        reinforcements=(late,),
        stacks={0: ["a/1"]},
    )
    game.until_asked("action", "do:effect").plays("do:effect")
    assert game.state.status[0] == 2
    game.until_asked("arrive")
    assert game.state.out[0] == 0


def test_ruling_29_no_free_place_it_waits() -> None:
    """Operation bring-in and section 2, step 1f: without a free place it comes at a later slide."""
    game = reinforced(places=[(0, 0, 0), (-4, 0, 0)]).until_round(2)
    assert game.state.place[2] == -1
    assert not game.told("arrived")


# Board ----------------------------------------------------------------------------------------------


def test_ruling_22_a_large_unit_reaches_from_its_anchor() -> None:
    """Ruling 22: its own distances, lines and arc start at the anchor."""
    long = unit("a", deck("a", 9, 1, 2, 3), footprint=LONG)
    armies = [[long], [man("b"), man("c")]]
    # The first enemy is ahead of the anchor; the second touches the tail only, on (-1, 0).
    game = fight(armies, [(0, 0, 0), (1, 0, 3), (-1, -1, 3)])
    game.plays("reveal:u0").until_asked("action")
    assert game.offers("base:melee,u1")
    assert not game.offers("base:melee,u2")


def test_ruling_22_the_initiator_picks_one_hex_of_the_target() -> None:
    """Ruling 22: one choice for each of its hexes in reach."""
    game = fight([[man("a", 9, 1, 2, 3)], [man("b", footprint=LONG)]], [(0, 0, 0), (1, 0, 3)])
    game.plays("reveal:u0").until_asked("action")
    shots = [text for text in game.choices if text.startswith("base:ranged,u1")]
    assert shots == ["base:ranged,u1,1.0", "base:ranged,u1,2.0"]


def test_ruling_24_a_refused_ally_is_a_hex_as_any_other() -> None:
    """Ruling 24: asked once a movement and unit; refused, entering it needs a test."""
    pack = man("d", models=3, health=2)
    armies = [[man("a", 9, 1, 2, 3, stability=9)], [pack], [man("b")]]
    game = fight(armies, [(0, 0, 0), (1, 0, 0), (5, 0, 0)], sides=["x", "x", "y"])
    game.plays("reveal:u0", "ask:u1", "refuse")
    assert not game.offers("ask:u1")
    game.plays("enter:0.0,0>0").until_asked("rest-of-movement")
    assert game.at(0) == (1, 0, 0)
    assert game.at(1) == (2, 0, 0)
    assert game.marked(1, KNOCKED)


def test_ruling_24_if_one_must_be_tested_all_are() -> None:
    """Ruling 24: a large unit enters a hex with an enemy and one with an own pack; both are tested."""
    wide = ((0, 0), (-1, 1))
    mover = unit("a", deck("a", 9, 1, 2, 3), footprint=wide, stability=9)
    pack = man("d", models=3, health=2)
    game = fight([[mover, pack], [man("b")]], [(0, 0, 0), (0, 1, 0), (1, 0, 3)])
    game.plays("reveal:u0", "enter:0.0,0>0")
    assert game.choices == ["first:u1", "first:u2"]


def test_ruling_40_losers_are_knocked_though_nobody_moves() -> None:
    """Ruling 40: one failure and nobody moves; losers are knocked all the same."""
    pusher = unit("a", (card("a/9", 9, ActionPart("stability")), *deck("a", 1, 2, 3)), stability=5)
    row = [man("b", stability=1), man("c", stability=2), man("d", stability=9)]
    wall: dict[tuple[int, int], str] = {(2, -1): "o", (1, 1): "o", (3, -1): "o", (2, 1): "o"}
    places: list[Place] = [(0, 0, 0), (1, 0, 3), (2, 0, 3), (3, 0, 3)]
    game = fight([[pusher], row], places, terrain=wall)
    game.plays("reveal:u0").until_asked("action").plays("do:stability,u1")
    game.until_asked("stability-consequences").plays("both").until_asked("extend-push").plays("test:u2")
    game.until_asked("extend-push").plays("test:u3").until_asked("skip-or-reveal")
    assert [game.at(n)[:2] for n in (1, 2, 3)] == [(1, 0), (2, 0), (3, 0)]
    assert [game.marked(n, KNOCKED) for n in (1, 2, 3)] == [True, True, False]


def test_ruling_42_following_keeps_the_facing_and_ends_a_grab_on_another() -> None:
    """Ruling 42: one hex straight on, keeping its facing; a grab on another unit ends."""
    part = ActionPart("stability", stability=StabilityPart(push=2))
    pusher = unit("a", (card("a/9", 9, part), *deck("a", 1, 2, 3)), stability=9)
    armies = [[pusher], [man("b"), man("c")]]
    places: list[Place] = [(0, 0, 1), (1, 0, 3), (0, 1, 3)]
    game = fight(armies, places, position={"holds": {0: 2}})
    game.plays("reveal:u0").until_asked("action").plays("do:stability,u1")
    game.until_asked("stability-consequences").plays("push").until_asked("follow").plays("follow")
    assert game.at(0) == (1, 0, 1)
    assert game.at(1)[:2] == (3, 0)
    assert game.state.holds[0] == -1


# Reactions and fear ---------------------------------------------------------------------------------


def reacting(moves: bool) -> Fight:
    """A unit with Reaction has held its movement; another has moved one hex of three."""
    guard = unit("a", (card("a/9", 9, reaction=True), *deck("a", 1, 2, 3)))
    game = fight([[guard], [man("b")]], [(0, 0, 0), (4, 0, 3)]).plays("reveal:u0", "hold")
    game.until_asked("skip-or-reveal", "reveal:u1").plays("reveal:u1", "move:3.0,3", "react:u0")
    return game.plays("move:0.1,0" if moves else "stay")


def test_ruling_48_what_is_left_may_be_used_only_if_a_reactor_moved() -> None:
    """Ruling 48: only if a reactor moved or turned may the active unit use what is left of its movement."""
    assert reacting(True).kind == "rest-of-movement"
    assert reacting(False).kind != "rest-of-movement"


def test_ruling_48_no_reactions_to_reactions() -> None:
    """Ruling 48: of two units that hold, one reacts to the mover; the other does not answer that."""
    guards = [
        unit(name, (card(f"{name}/9", n, reaction=True), *deck(name, 1, 2)))
        for name, n in (("a", 9), ("c", 8))
    ]
    game = fight([[guards[0]], [guards[1], man("b")]], [(0, 0, 0), (0, 4, 0), (4, 0, 3)])
    game.plays("reveal:u0", "hold").until_asked("skip-or-reveal", "reveal:u1").plays("reveal:u1", "hold")
    game.until_asked("skip-or-reveal", "reveal:u2").plays("reveal:u2", "move:3.0,3")
    game.plays("player:player-0", "react:u0", "move:0.1,0")
    # Both answer the mover, in turn; nobody answers the reaction itself.
    assert (game.seat, game.choices) == (1, ["decline", "react:u1"])
    game.plays("decline")
    assert game.kind == "rest-of-movement"


def test_ruling_48_each_action_of_a_card_can_be_answered() -> None:
    """Ruling 48: the action is answered after another unit's resolved action; each one of a card."""
    guard = unit("a", (card("a/9", 9, reaction=True), *deck("a", 1, 2, 3)))
    twice = (ActionPart("effect", do=(Operation("command", n=1),)),) * 2
    busy = unit("b", (card("b/5", 5, *twice), *deck("b", 1, 2, 3)))
    game = fight([[guard], [busy]], [(0, 0, 0), (1, 0, 3)])
    game.plays("reveal:u0", "stay").until_asked("action").plays("hold")
    game.until_asked("skip-or-reveal", "reveal:u1").plays("reveal:u1").until_asked("action", "do:effect")
    for _ in range(2):
        game.plays("do:effect")
        assert game.choices == ["decline", "react:u0"]
        game.plays("decline")


def test_ruling_57_a_fear_card_that_is_not_chosen_returns_to_the_top() -> None:
    """Ruling 57: it counts among the cards drawn; not chosen, it returns to the top of the deck."""
    game = fight([[man("a", 9, 1, 2, 3, 4, 6, 7)], [man("b")]], [(0, 0, 0), (4, 0, 3)])
    top = (*game.state.deck[0], FEAR + 1)
    game.state.deck[0] = top
    game.until_asked("place-next", "next:u0")
    assert len(game.state.hand[0]) == 3
    assert FEAR + 1 in game.state.hand[0]
    game.plays(next(text for text in game.choices if text.startswith("next:u0,a/") and text.count(",") == 1))
    game.until_round(2)
    assert game.state.deck[0][-1] == FEAR + 1


def test_ruling_57_a_unit_takes_no_more_fear_cards_than_it_draws() -> None:
    """Ruling 57: none left: it takes none and gains no adrenaline."""
    scares = Operation("fear", unit=Pick("each", Filter(side="enemy")))
    beast = unit("a", (card("a/9", 9, ActionPart("effect", do=(scares,) * 3)), *deck("a", 1, 2, 3)))
    game = fight([[beast], [man("b", draws=2)]], [(0, 0, 0), (1, 0, 3)])
    game.plays("reveal:u0").until_asked("action").plays("do:effect")
    assert list(game.state.deck[1][-2:]) == [FEAR, FEAR]
    assert game.state.deck[1].count(FEAR) == 2
    assert game.state.adrenaline[1] == 2


def test_ruling_61_what_replacing_next_draws_returns_in_the_same_order() -> None:
    """Rulings 57 and 61: not placed, a Wound returns to the top of the deck, below Fear cards."""
    draws = Operation("replace-next", n=3)
    cards = (card("a/9", 9, ActionPart("effect", do=(draws,))), *deck("a", 1, 2, 3))
    game = fight(
        [[unit("a", cards)], [man("b")]],
        [(0, 0, 0), (4, 0, 3)],
        position={"next": {0: 1}, "deck": {0: (3, 2, WOUND, FEAR + 1)}},
    )
    game.plays("reveal:u0").until_asked("action").plays("do:effect", "swap:a/2")
    assert [number // 100 * 100 for number in game.state.deck[0]] == [0, WOUND, FEAR]
    assert game.state.next[0] == 2
    assert game.state.unseen[0] == (1,)


def test_ruling_107_the_game_ends_before_anybody_reacts() -> None:
    """Rulings 17 and 107: the last enemy falls by an action; a unit that holds its action is not asked."""
    kills = Operation("damage", unit=Pick("each", Filter(unit=("b",))), n=9)
    killer = unit("a", (card("a/8", 8, ActionPart("effect", do=(kills,))), *deck("a", 1, 2, 3)))
    guard = unit("c", (card("c/9", 9, reaction=True), *deck("c", 1, 2, 3)))
    game = fight([[guard, killer], [man("b")]], [(0, 0, 0), (0, 2, 0), (4, 0, 3)])
    game.plays("reveal:u0", "stay").until_asked("action").plays("hold")
    game.until_asked("action", "do:effect").plays("do:effect")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0,)


def test_ruling_108_all_grabbers_are_tested_and_the_highest_counts() -> None:
    """Rulings 46 and 108: help for the weaker grabber can make it the one that counts."""
    help_ = hero("help", "", icons=(IconSet({"stability": 3}),))
    held = man("a", 9, 1, 2, 3, stability=6)
    armies = [[held], [man("b", stability=4), man("c", stability=3)]]
    game = fight(
        armies,
        [(0, 0, 0), (1, 0, 3), (-1, 0, 0)],
        heroes=[help_],
        hands=[[], ["help"]],
        position={"holds": {1: 0, 2: 0}},
    )
    game.plays("reveal:u0").until_asked("action").plays("base:break-free,grabbers")
    game.until_asked("window-turn", "icons:help").plays("icons:help,0,u2").until_asked("skip-or-reveal")
    test = game.tests("break-free")[0]
    assert (test["target"], test["theirs"], test["success"]) == (2, 8, False)


def test_ruling_109_a_grab_that_blocks_is_one_occasion() -> None:
    """Rulings 51 and 109: cards on being grabbed and on being blocked are named in one turn."""
    cards = [
        hero(f"on-{word}", "condition", Operation("command", n=1), situation=Situation(condition=(word,)))
        for word in ("grabbed", "blocked")
    ]
    grabs = unit("a", (card("a/9", 9, ActionPart("grab")), *deck("a", 1, 2, 3)), stability=9)
    game = fight(
        [[grabs], [man("b")]], [(0, 0, 0), (1, 0, 3)], heroes=cards, hands=[[], ["on-grabbed", "on-blocked"]]
    )
    game.plays("reveal:u0").until_asked("action").plays("do:grab,u1").until_asked("grab-consequences")
    game.plays("block").until_asked("announce")
    assert game.choices == ["done", "play:on-blocked,u1,u0", "play:on-grabbed,u1,u0"]


def test_ruling_110_who_leaves_by_one_objective_is_gone_for_the_next() -> None:
    """Ruling 110: objectives are looked at in the scenario's order."""
    leave = Objective("out", NAME, "leave", side="side-0", zone="gate", points=1)
    hold = Objective("in", NAME, "hold", side="side-0", zone="gate", points=5)
    for order, points in (([leave, hold], 1), ([hold, leave], 6)):
        game = fight(
            [[man("a", 9, 1, 2, 3), man("c")], [man("b")]],
            [(0, 0, 0), (0, 4, 0), (4, 0, 3)],
            zones={"gate": [(0, 0)]},
            objectives=order,
        )
        game.until_asked("trim") if game.state.ended is None else None
        assert game.state.points[0] == points


def test_ruling_111_an_ally_can_be_attacked_but_not_grabbed() -> None:
    """Rulings 44 and 111."""
    cards = (card("a/9", 9, ActionPart("melee"), ActionPart("grab")), *deck("a", 1, 2, 3))
    game = fight([[unit("a", cards), man("c")], [man("b")]], [(0, 0, 0), (1, 0, 3), (4, 0, 3)])
    game.plays("reveal:u0").until_asked("action")
    assert game.offers("do:melee,u1")
    game.plays("none")
    assert not game.offers("do:grab,u1")


def test_ruling_112_who_sleeps_uses_no_ability() -> None:
    """Rulings 55 and 112: sedated, it does nothing; a forced ability neither."""
    gives = Ability(
        "crest", NAME, trigger="phase-start", forced=True, operations=(Operation("command", n=1),)
    )
    for marks, stack, command in ((0, (0,), 1), (SEDATED, (19000,) * 3, 0)):
        game = fight(
            [[man("a", 9, 1, 2, 3, abilities=(gives,)), man("c")], [man("b")]],
            [(0, 0, 0), (0, 2, 0), (4, 0, 3)],
            position={"marks": {0: marks}, "active": {0: stack}},
        )
        assert game.state.command[0] == command


def test_ruling_75_a_mover_pushes_equally_far_ones_units_first() -> None:
    """Rulings 24 and 75: the unit cannot be moved, so the movement ends, and the object beside it stays."""
    mover = unit("a", deck("a", 9, 1, 2, 3), footprint=((0, 0), (-1, 0)), stability=9)
    crate = MapObject("crate", NAME, "crate", (1, -1), stability=1)
    # It lies on (0, 0) and (1, 0) and goes north-west, onto (0, -1) and (1, -1); behind the unit is a rock.
    game = fight(
        [[mover], [man("b", health=30)]],
        [(0, 0, 3), (0, -1, 0)],
        objects=[crate],
        terrain={(0, -2): "#"},
    )
    game.plays("reveal:u0", "enter:0.0,3>4", "first:u1").until_asked("action")
    assert game.at(0) == (0, 0, 3)
    assert game.state.lies[0] == game.state.table.board.index[(1, -1)]

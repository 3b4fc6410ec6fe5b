"""Windows, hero cards, reactions and conditions (rulings 48-52, 55-62), with content made for each."""

from __future__ import annotations

from typing import Any

import pytest

from lostworld.skirmish.content.model import (
    ActionPart,
    Ammunition,
    Cost,
    Filter,
    HeroCard,
    IconSet,
    MovementPart,
    Operation,
    Pick,
    Reinforced,
    Situation,
    Unit,
)
from tests.skirmish.made import NAME, card, unit

from .made import (
    BARE_SEDATIVE,
    BLOCKS,
    FEAR,
    FURIOUS,
    HOLDS_MOVEMENT,
    KNOCKED,
    REVEALED,
    SEDATED,
    SEDATIVE,
    WOUND,
    Fight,
    Place,
    deck,
    fight,
    hero,
    icons,
)

CONTACT: list[Place] = [(0, 0, 0), (1, 0, 3)]
APART: list[Place] = [(-3, 0, 0), (3, 0, 3)]
REX = ("dinosaur",)


def bite(*parts: ActionPart) -> tuple[Any, ...]:
    return (card("a/9", 9, *(parts or (ActionPart("melee"),))), *deck("a", 1, 2, 3, 4, 6, 7))


def duel(hands: list[list[str]], heroes: list[HeroCard], **more: Any) -> Fight:
    """Unit 0 attacks unit 1 hand to hand, 4 against 4; the hit window is open."""
    mine = more.pop("mine", unit("a", bite()))
    theirs = more.pop("theirs", unit("b", deck("b", 5, 1, 2, 3)))
    game = fight([[mine], [theirs]], CONTACT, heroes=heroes, hands=hands, **more)
    return game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")


# Interaction windows (49) ---------------------------------------------------------------------------

AIM, DUCK, EDGE = icons("aim", melee=2), icons("duck", dodge=2), icons("edge", ties=1)
ALL = [AIM, DUCK, EDGE]


def test_ruling_49_the_initiator_begins_then_clockwise_one_card_at_a_time() -> None:
    game = duel([["aim", "edge"], ["duck", "edge"]], ALL)
    assert (game.kind, game.seat) == ("window-turn", 0)
    assert game.plays("icons:aim").seat == 1
    assert game.plays("icons:duck").seat == 0


def test_ruling_49_two_passes_of_one_owner_close_it_at_once_running_or_not() -> None:
    game = duel([["aim", "edge"], ["duck", "edge"]], ALL)
    game.plays("pass", "icons:duck", "icons:aim", "pass")
    assert (game.kind, game.seat) == ("window-turn", 0), "one pass each so far"
    game.plays("pass")
    assert game.tests("hit"), "the second pass of the same owner, not running"


def test_ruling_49_an_empty_hand_passes() -> None:
    game = duel([["aim"], []], ALL)
    assert game.plays("pass").seat == 0, "player 1 holds nothing: asked is only player 0"
    game.plays("pass")
    assert game.tests("hit")


def test_ruling_49_passive_use_is_one_icon_set_that_fits_discarded_at_no_cost() -> None:
    both = HeroCard(
        "both",
        NAME,
        "rangers",
        icons=(IconSet({"melee": 2}), IconSet({"dodge": 1}), IconSet({"courage": 3})),
        cost=Cost("command", 4),
        trigger="skip",
        operations=(Operation("command", n=1),),
    )
    game = duel([["both"], ["both"]], [both])
    assert {text for text in game.choices if text.startswith("icons")} == {"icons:both,0,u0"}, (
        "melee fits the attacker; dodge is not its skill here, courage fits no attack"
    )
    game.plays("icons:both,0,u0")
    assert game.state.thrown[0] == (0,)
    assert {text for text in game.choices if text.startswith("icons")} == {"icons:both,1,u1"}


@pytest.mark.parametrize(
    ("about", "skill"), [("tie", "initiative"), ("slide", "initiative"), ("placed", "initiative")]
)
def test_ruling_49_without_a_test_initiative_icons_fit_tie_slide_and_placed(about: str, skill: str) -> None:
    game = fight(
        [[unit("a", deck("a", 5, 1, 2, 3))], [unit("b", deck("b", 5, 1, 2, 3))]],
        APART,
        heroes=[icons("swift", **{skill: 3}), icons("order", command=1), AIM],
        hands=[["swift", "order", "aim"]],
        position={"next": {}},
    )
    for _ in range(80):
        if game.kind == "window-turn" and game.offers("icons:"):
            opened = game.told("window_opened")[-1]["about"]
            if opened == about:
                break
        if game.kind == "skip-or-reveal":
            game.plays("reveal")
        elif game.kind == "window-turn":
            game.plays("through")
        else:
            game.quiet()
    fitting = {text.split(",")[0] for text in game.choices if text.startswith("icons")}
    assert fitting == {"icons:swift"}
    if about == "tie":
        game.plays("icons:swift,0,u0")
        assert game.state.shift[0] == (3, -1), "ruling 8: an initiative icon is an initiative change"


def test_ruling_49_command_icons_fit_the_first_player_window_and_are_for_good() -> None:
    game = fight(
        [[unit("a", deck("a", 5, 1))], [unit("b", deck("b", 3, 1))]],
        APART,
        heroes=[HeroCard("order", NAME, "rangers", icons=(IconSet({"command": 2}),), adrenaline=1), AIM],
        hands=[["order", "aim"]],
    )
    game.until_asked("window-turn", "icons:order")
    assert game.told("window_opened")[-1]["about"] == "first-player"
    assert not game.offers("icons:aim")
    game.plays("icons:order").until_round(2)
    assert game.state.command[0] == 2
    assert game.state.first == 0, "most command"
    assert game.state.adrenaline[0] == 1, "its adrenaline icons: an own unit"


def test_ruling_49_pass_through_ends_when_an_opponent_plays() -> None:
    game = duel([["aim", "edge"], ["duck", "edge"]], ALL)
    game.plays("through", "icons:duck")
    assert (game.kind, game.seat) == ("window-turn", 0)
    quiet = duel([["aim"], ["duck"]], ALL).plays("through", "pass")
    assert quiet.tests("hit"), "nobody played: player 0 is not asked again, and has passed twice"


def test_ruling_49_who_can_hold_nothing_that_fits_is_not_asked() -> None:
    """By deck lists, discards and resources: the only card is on the discard."""
    game = duel([["duck"], []], [DUCK])
    assert game.kind != "window-turn", "dodge icons fit no attacker; the hand is not looked at"
    spent = duel([[], []], [AIM], position={"thrown": {0: (0,)}})
    assert spent.kind != "window-turn"


def test_ruling_63_bystanders_are_not_asked_in_the_window_of_a_test() -> None:
    armies = [[unit("a", bite())], [unit("b", deck("b", 5, 1))], [unit("c", deck("c", 2, 1))]]
    game = fight(
        armies, [*CONTACT, (5, 0, 0)], sides=["x", "y", "x"], heroes=[AIM], hands=[["aim"], ["aim"], ["aim"]]
    )
    game.plays("reveal:u0").until_asked("action").plays("do:melee,u1")
    asked = []
    while game.kind == "window-turn":
        asked.append(game.seat)
        game.plays("pass")
    assert 2 not in asked
    assert asked[0] == 0


# Active use (50-52) ---------------------------------------------------------------------------------


def test_ruling_50_the_cost_is_paid_effect_at_once_then_discarded() -> None:
    sharp = hero(
        "sharp", "attack", Operation("bonus", skill="melee", n=3, duration="test"), cost=Cost("command", 2)
    )
    poor = duel([["sharp"], []], [sharp])
    assert not poor.offers("play:sharp")
    game = duel([["sharp"], []], [sharp], position={"command": {0: 5}})
    game.plays("play:sharp,u0,u1")
    assert (game.state.command[0], game.state.thrown[0]) == (3, (0,))
    game.plays("pass") if game.kind == "window-turn" else None
    while not game.tests("hit"):
        game.quiet()
    assert game.tests("hit")[0]["parts"] == [["base", 4], ["hero:sharp", 3]]


@pytest.mark.parametrize(
    ("trigger", "situation", "asked"),
    [
        ("activation", {}, "announce"),
        ("reveal", {}, "announce"),
        ("segment", {}, "announce"),
        ("attack", {}, "window-turn"),
        ("test", {}, "window-turn"),
        ("result", {"result": "success"}, "announce"),
        ("damage", {}, "announce"),
        ("phase-end", {}, "announce"),
        ("slide", {}, "window-turn"),
        ("first-player", {}, "window-turn"),
        ("draw", {}, "announce"),
    ],
)
def test_ruling_50_each_trigger_has_its_one_moment(
    trigger: str, situation: dict[str, Any], asked: str
) -> None:
    """Attack, test, tie, slide and First Player cards are played in the window, all others announced."""
    drum = hero("drum", trigger, Operation("command", n=1), situation=Situation(**situation))
    game = fight(
        [[unit("a", bite())], [unit("b", deck("b", 5, 1, 2, 3), health=30)]],
        CONTACT,
        heroes=[drum],
        hands=[["drum"], ["drum"]],
    )
    found = []
    for _ in range(120):
        if game.state.round == 2:
            break
        if game.offers("play:drum"):
            found.append((game.kind, game.state.phase))
        if game.kind == "movement" and game.offers("move:0.-1,0"):
            game.plays("move:0.0,5") if game.seat == 0 and game.offers("move:0.0,5") else game.quiet()
        elif game.kind == "action" and game.offers("do:melee"):
            game.plays("do:melee")
        else:
            game.quiet()
    assert {kind for kind, _ in found} == {asked}
    phases = {"phase-end": {1, 2}, "slide": {2}, "draw": {2}}.get(trigger, {1})
    assert {phase for _, phase in found} == phases


def test_ruling_50_a_card_without_a_condition_comes_with_the_units_own_decisions() -> None:
    """Before its movement, before each action, and at its end."""
    cheer = hero("cheer", "", Operation("command", n=1))
    game = fight(
        [[unit("a", bite())], [unit("b", deck("b", 5, 1), health=30)]],
        CONTACT,
        heroes=[cheer],
        hands=[["cheer"]],
    )
    game.plays("reveal:u0")
    moments = []
    while not game.offers("reveal:u1"):
        if game.offers("play:cheer,u0"):
            moments.append(game.kind)
        game.plays("do:melee") if game.offers("do:melee") else game.quiet()
    assert moments == ["movement", "action", "step-card"]
    game.plays("reveal:u1")
    assert not game.offers("play:cheer"), "it concerns an own unit"


def test_ruling_51_each_player_once_names_any_number_then_they_resolve_in_that_order() -> None:
    """Initiator, else the active unit's owner, then First Player, then clockwise: here 1, 2, 0."""
    mine = [hero(name, "reveal", Operation("command", n=1)) for name in ("one", "two")]
    theirs = hero("three", "reveal", Operation("command", n=1), against=Filter(side="enemy"))
    game = fight(
        [[unit("a", deck("a", 3, 1))], [unit("b", deck("b", 9, 1))], [unit("c", deck("c", 2, 1))]],
        [(-3, 0, 0), (0, 0, 0), (3, 0, 3)],
        heroes=[*mine, theirs],
        hands=[["three"], ["one", "two"], ["three"]],
        first=2,
    )
    game.plays("reveal:u1")
    asked = []
    while game.kind == "announce":
        asked.append(game.seat)
        game.plays("play:") if game.offers("play:") else game.plays("done")
    assert list(dict.fromkeys(asked)) == [1, 2, 0]
    assert [event["seat"] for event in game.told("card_used")] == [1, 1, 2, 0]


def test_ruling_51_a_card_whose_condition_is_gone_has_no_effect_and_is_discarded() -> None:
    """Both players name a card on the knock; the first one lifts it."""
    up = hero("up", "condition", Operation("stand"), situation=Situation(condition=("knocked",)))
    rage = hero(
        "rage",
        "condition",
        Operation("adrenaline", n=2),
        situation=Situation(condition=("knocked",)),
        concerns=Filter(side="own", condition=("knocked",)),
    )
    game = fight(
        [[unit("a", deck("a", 9, 1), stability=9)], [unit("b", deck("b", 5, 1))]],
        CONTACT,
        heroes=[up, rage],
        hands=[[], ["up", "rage"]],
    )
    game.plays("reveal:u0").until_asked("action").plays("base:stability,u1")
    game.until_asked("stability-consequences").plays("knock")
    game.plays("play:up", "play:rage")
    assert (game.kind, game.seat) == ("order-cards", 0), "conditions: First Player orders them"
    game.plays("order:1")
    assert not game.marked(1, KNOCKED)
    assert [event["card"] for event in game.told("card_without_effect")] == ["rage"]
    assert game.state.adrenaline[1] == 0
    assert sorted(game.state.thrown[1]) == [0, 1], "both are discarded"


def test_ruling_95_what_was_paid_counts_as_still_there_when_the_condition_is_looked_at_again() -> None:
    """The card wants one command and costs it: with exactly one it still takes effect."""
    proud = hero(
        "proud",
        "reveal",
        Operation("adrenaline", n=1),
        situation=Situation(command=1),
        cost=Cost("command", 1),
    )
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b", deck("b", 5, 1))]],
        APART,
        heroes=[proud],
        hands=[["proud"]],
        position={"command": {0: 1}},
    )
    game.plays("reveal:u0", "play:proud")
    assert (game.state.command[0], game.state.adrenaline[0]) == (0, 1)


def test_ruling_94_at_a_result_the_initiators_owner_names_first() -> None:
    """Player 0's unit reacts in player 1's activation; player 1 has the token too."""
    drum = hero("drum", "result", Operation("command", n=1), situation=Situation(sort=("hit",)))
    mine = unit("a", (card("a/9", 9, ActionPart("melee", bonus=9), reaction=True), *deck("a", 1)), health=30)
    theirs = unit("b", (card("b/5", 5, ActionPart("stability")), *deck("b", 1)), health=30)
    game = fight([[mine], [theirs]], CONTACT, heroes=[drum], hands=[["drum"], ["drum"]], first=1)
    game.plays("reveal:u0", "hold").until_asked("action", "hold").plays("hold")
    game.until_asked("action", "do:stability,u0").plays("do:stability,u0")
    game.until_asked("reaction").plays("react:u0").until_asked("action", "do:melee,u1").plays("do:melee,u1")
    game.until_asked("announce", "play:drum")
    assert game.seat == 0
    assert game.plays("done").seat == 1


def test_ruling_52_a_test_inside_a_hero_effect_has_its_own_window() -> None:
    shove = hero(
        "shove", "", Operation("test", sort="stability", n=2, unit=Pick("choose", Filter(side="enemy")))
    )
    heavy = icons("heavy", stability=1)
    game = fight(
        [[unit("a", deck("a", 9, 1))], [unit("b", deck("b", 5, 1))]],
        CONTACT,
        heroes=[shove, heavy],
        hands=[["shove", "heavy"], ["heavy"]],
    )
    game.plays("reveal:u0", "play:shove")
    assert game.kind == "window-turn"
    game.plays("icons:heavy,0,u0", "icons:heavy,0,u1")
    while not game.tests("stability"):
        game.quiet()
    test = game.tests("stability")[0]
    assert (test["mine"], test["theirs"]) == (6, 4)


# Reactions (48) -------------------------------------------------------------------------------------


def watchman(*parts: ActionPart, **fields: Any) -> Unit:
    return unit("a", (card("a/9", 9, *parts, reaction=True), *deck("a", 1, 2)), **fields)


def test_ruling_48_a_held_movement_follows_a_segment_and_lets_the_mover_go_on() -> None:
    for answer, goes_on in (("move:-2.0,0", True), ("stay", False)):
        game = fight([[watchman()], [unit("b", deck("b", 5, 1))]], APART)
        game.plays("reveal:u0", "hold").until_asked("movement", "move:2.0")
        game.plays("move:2.0,3").until_asked("reaction").plays("react:u0", answer)
        assert (game.kind == "rest-of-movement") == goes_on, answer


def test_ruling_48_unused_halves_come_after_the_last_activation_and_nobody_reacts_to_them() -> None:
    game = fight([[watchman()], [unit("b", deck("b", 5, 1))]], APART)
    game.plays("reveal:u0", "hold").until_asked("reveal" and "skip-or-reveal", "skip:u1").plays("skip:u1")
    game.until_asked("late-half", "do:movement,u0").plays("do:movement,u0", "move:-2.0,0")
    assert game.kind != "reaction"
    assert game.at(0)[:2] == (-2, 0)


def test_ruling_48_a_forced_part_cannot_be_held() -> None:
    forced = unit(
        "a",
        (
            card("a/9", 9, ActionPart("melee"), movement=MovementPart(forced=True), reaction=True),
            *deck("a", 1),
        ),
    )
    game = fight([[forced], [unit("b", deck("b", 5, 1))]], APART).plays("reveal:u0")
    assert game.kind == "movement"
    assert not game.offers("hold")


# Fear (56, 57, 62) ----------------------------------------------------------------------------------


def roar(*others: Unit, places: list[Place], **more: Any) -> Fight:
    """Unit 0 (fear 4) makes a fear test; the others belong to player 1, but the first to player 0."""
    mine = more.pop("mine", unit("a", bite(ActionPart("fear")), fear=4))
    armies = [[mine, others[0]], list(others[1:])]
    game = fight(armies, [(0, 0, 0), *places], **more).plays("reveal:u0").until_asked("action")
    return game.plays("do:fear")


def test_ruling_56_friend_and_foe_adjacent_are_tested_allies_may_be_left_out() -> None:
    units = [unit(name, deck(name, 5, 1, 2)) for name in "bcd"]
    places: list[Place] = [(1, 0, 3), (-1, 0, 0), (3, 0, 0)]
    game = roar(*units, places=places)
    assert (game.kind, game.choices) == ("spare", ["done", "spare:u1"]), "in any direction, adjacent only"
    game.plays("done")
    while not game.told("fear"):
        game.plays("all") if game.offers("all") else game.quiet()
    assert [test["target"] for test in game.tests("fear")] == [1, 2]
    spared = roar(*units, places=places).plays("spare:u1")
    while not spared.told("fear"):
        spared.plays("all") if spared.offers("all") else spared.quiet()
    assert [test["target"] for test in spared.tests("fear")] == [2]


@pytest.mark.parametrize(("courage", "afraid"), [(3, True), (4, False)])
def test_section_3_fear_must_be_strictly_greater(courage: int, afraid: bool) -> None:
    game = roar(
        unit("c", deck("c", 5, 1)), unit("b", deck("b", 5, 1), courage=courage), places=[(5, 0, 0), (1, 0, 3)]
    )
    while not game.tests("fear"):
        game.quiet()
    assert game.tests("fear")[0]["success"] == afraid
    if afraid:
        game.plays("all")
        assert game.state.deck[2][-1] == FEAR + 0, "ruling 57: on top of the deck, naming its source"
        assert game.state.adrenaline[2] == 1, "ruling 59"


def test_ruling_56_every_fearsome_target_answers_once_and_nobody_answers_that() -> None:
    game = roar(
        unit("c", deck("c", 5, 1)),
        unit("b", deck("b", 5, 1), fear=5, courage=9),
        unit("d", deck("d", 5, 1), courage=9),
        places=[(5, 0, 0), (1, 0, 3), (0, 1, 3)],
    )
    while not game.offers("reveal"):
        game.plays("all") if game.offers("all") else game.quiet()
    assert [(test["unit"], test["target"]) for test in game.tests("fear")] == [(0, 2), (0, 3), (2, 0)]


def test_ruling_57_the_supply_is_the_number_of_cards_the_unit_draws() -> None:
    for draws, taken in ((1, False), (2, True)):
        game = roar(
            unit("c", deck("c", 5, 1)),
            unit("b", deck("b", 5, 1, 2, 3), draws=draws),
            places=[(5, 0, 0), (1, 0, 3)],
            position={"deck": {2: (FEAR,)}},
        )
        while not game.offers("reveal"):
            game.plays("all") if game.offers("all") else game.quiet()
        assert (len(game.state.deck[2]) == 2) == taken
        assert game.state.adrenaline[2] == taken, "none left: no adrenaline either"


def frightened(places: list[Place], **more: Any) -> Fight:
    """Unit 0 has a Fear card on top that names unit 1."""
    me = unit("a", deck("a", 9, 1, 2, 3), **more.pop("stats", {}))
    position = {"active": {0: (FEAR + 1,)}, "shift": {0: (0, 20)}, **more.pop("position", {})}
    return fight(
        [[me], [unit("b", deck("b", 5, 1, 2)), unit("c", deck("c", 4, 1, 2))]],
        places,
        position=position,
        **more,
    )


def test_ruling_57_a_placed_fear_card_takes_the_initiative_of_the_card_beneath() -> None:
    for stack, initiative in ((["a/9"], 9), ([], 7)):
        game = fight(
            [[unit("a", deck("a", 9, 1, 2, 3), fallback=7)], [unit("b", deck("b", 5, 1, 2))]],
            APART,
        )
        game.state.active[0] = tuple(map(game.number, stack))
        game.state.next[0] = FEAR + 1
        game.until_asked("place-next")
        slid = [event for event in game.told("slid") if event["unit"] == 0]
        assert slid[-1]["initiative"] == initiative if stack else True
        assert game.state.active[0][-1] == FEAR + 1, "placed, it is public"
        assert "?" not in str(
            game.state.view(1).text.partition('"active":')[2].partition("]]")[0].partition("]")[0]
        )


def test_ruling_57_played_it_leaves_at_the_next_slide_and_is_never_combo() -> None:
    game = frightened([(0, 0, 0), (4, 0, 3), (5, -5, 3)])
    game.state.next[0] = game.number("a/1")
    game.until_asked("place-next")
    assert game.state.active[0] == (game.number("a/1"),)


def test_ruling_62_flight_goes_farther_from_the_source_with_base_movement() -> None:
    game = frightened([(0, 0, 0), (2, 0, 3), (5, -5, 3)])
    farthest = []
    while not game.offers("reveal:u1"):
        if game.kind == "flee-step":
            away = [_far(text, (2, 0)) for text in game.choices]
            assert min(away) > _far_place(game.at(0), (2, 0)), "every step farther"
            farthest.append(game.at(0))
        game.quiet()
    assert _far_place(game.at(0), (2, 0)) == 5, "three points, no choice to stop"
    assert not game.told("action"), "no action"


def _far(text: str, source: tuple[int, int]) -> int:
    q, r = map(int, text.partition(":")[2].partition(",")[0].split("."))
    return _far_place((q, r, 0), source)


def _far_place(place: Place, source: tuple[int, int]) -> int:
    dq, dr = place[0] - source[0], place[1] - source[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def test_ruling_62_from_the_nearest_enemy_if_the_source_sleeps_and_standing_up_first() -> None:
    game = frightened(
        [(0, 0, 0), (2, 0, 3), (-1, 0, 3)],
        position={"marks": {0: KNOCKED, 1: SEDATED}, "active": {0: (FEAR + 1,), 1: ()}},
        stats={"stand_up": 1},
    )
    assert game.told("stood_up")
    assert not game.marked(0, KNOCKED)
    assert {_far(text, (-1, 0)) for text in game.choices} == {2}, "away from the waking enemy beside it"
    game.plays("flee:1.-1")
    points = 1
    while game.kind == "flee-step":
        game.quiet()
        points += 1
    assert points <= 2, "three points, one of them for standing up"


def test_ruling_23_a_fleeing_unit_that_turns_onto_difficult_ground_makes_no_step() -> None:
    """Two hexes, facing its source: every turn brings the second hex onto mud."""
    around = {(0, -1): "~", (1, -1): "~", (1, 0): "~", (0, 1): "~", (-1, 1): "~"}
    for ground, moves in ((around, False), ({}, True)):
        game = frightened(
            [(0, 0, 0), (3, 0, 3), (5, -5, 3)], stats={"footprint": ((0, 0), (-1, 0))}, terrain=ground
        )
        while not game.offers("reveal:u1"):
            game.quiet()
        assert (game.at(0)[:2] != (0, 0)) == moves


def test_ruling_62_a_blocked_unit_must_try_to_break_free() -> None:
    game = frightened(
        [(0, 0, 0), (1, 0, 3), (5, -5, 3)],
        position={"holds": {1: 0}, "marks": {1: BLOCKS}},
    )
    while not game.offers("reveal:u1"):
        game.quiet()
    assert len(game.tests("break-free")) == 1
    assert game.at(0)[:2] == (0, 0)


def test_ruling_93_holders_are_asked_once_before_a_flight_and_nobody_reacts_to_it() -> None:
    """Movement 3, one holder: 2 points, or 3 if it lets go. The holder is dragged along."""
    watch = unit("c", (card("c/4", 4, reaction=True), *deck("c", 1, 2)))
    for answer, points in (("keep", 2), ("release", 3)):
        game = fight(
            [[unit("a", deck("a", 9, 1, 2, 3))], [unit("b", deck("b", 5, 1, 2)), watch]],
            [(0, 0, 0), (1, 0, 3), (5, -5, 3)],
            position={
                "active": {0: (FEAR + 1,)},
                "shift": {0: (0, 20)},
                "holds": {1: 0},
                "marks": {2: REVEALED | HOLDS_MOVEMENT},
            },
        )
        assert (game.kind, game.seat) == ("let-go", 1)
        game.plays(answer)
        steps = 0
        while not game.offers("reveal:u1"):
            assert game.kind not in ("let-go", "reaction")
            steps += game.kind == "flee-step"
            game.quiet()
        assert _far_place(game.at(0), (1, 0)) == points + 1
        assert (_far_place(game.at(0), game.at(1)[:2]) == 1) == (answer == "keep"), "it is dragged along"
        assert steps <= points


# Critical Wounds (61) -------------------------------------------------------------------------------


def test_ruling_61_a_wound_allows_base_values_only_no_combo_and_leaves_at_the_next_slide() -> None:
    combo = card("a/1", 1, combo={"movement": 5})
    game = fight(
        [[unit("a", (card("a/9", 9), combo, *deck("a", 2, 3)))], [unit("b", deck("b", 5, 1))]],
        [(-6, 0, 0), (6, 0, 3)],
        stacks={0: ["a/1", "a/9"]},
    )
    game.state.active[0] = (game.number("a/1"), WOUND)
    game.state.shift[0] = (0, 20)
    game.until_asked("movement", "move:-3.0,0")
    assert not game.offers("move:-2.0")
    game.until_asked("place-next")
    assert WOUND not in game.state.active[0]
    assert WOUND not in game.state.seen[0]


def test_ruling_61_not_placed_it_returns_to_the_top_below_fear_cards() -> None:
    game = fight([[unit("a", deck("a", 9, 1, 2, 3), draws=3)], [unit("b", deck("b", 5, 1))]], APART)
    game.state.deck[0] = (*game.state.deck[0], WOUND, FEAR + 1)
    game.until_asked("place-next", "next:u0").plays("next:u0,a/3").until_round(2)
    assert [number // 100 for number in game.state.deck[0][-2:]] == [90, 91]


# Sedatives (55) -------------------------------------------------------------------------------------

DART = HeroCard("dart", NAME, "rangers", place="ammunition", ammunition=Ammunition(sedative=True))


def darted(theirs: Unit, **position: Any) -> Fight:
    """Unit 0 hits unit 1 with a dart."""
    shooter = unit("a", bite(ActionPart("ranged")), ballistic=9)
    game = fight(
        [[shooter], [theirs]],
        [(0, 0, 0), (3, 0, 3)],
        heroes=[DART],
        position={"gear": {0: ((0, 0, 1, "gear"),)}, **position},
    )
    return game.plays("reveal:u0").until_asked("action").plays("do:ranged,u1")


def rex(**fields: Any) -> Unit:
    return unit("b", deck("b", 5, 1, 2, 3, 4, 6, 7), keywords=REX, **fields)


def test_ruling_55_a_sedative_inflicts_none_and_waits_under_next() -> None:
    game = darted(rex()).until_asked("consequences").plays("all")
    assert game.state.health[1] == (6,)
    assert game.state.waiting[1] == (SEDATIVE,)
    assert game.state.gear[0] == (), "spent, and it lies on the target"
    assert game.state.thrown[0] == ()


def test_ruling_55_without_damage_it_stays_loaded() -> None:
    game = darted(rex(armour=(9, 9, 9)))
    while not game.offers("reveal:u1"):
        game.quiet()
    assert (len(game.state.gear[0]), game.state.waiting[1]) == (1, ())


@pytest.mark.parametrize(("adrenaline", "left"), [(3, 1), (2, 1), (1, 0)])
def test_ruling_55_at_the_slide_half_the_adrenaline_is_lost_and_furious_ends(
    adrenaline: int, left: int
) -> None:
    game = darted(rex(adrenaline=9), adrenaline={1: adrenaline})
    game.until_asked("consequences").plays("all")
    game.until_asked("place-next")
    assert game.state.adrenaline[1] == left, "rounded up"
    mad = darted(rex(adrenaline=9), marks={1: FURIOUS}, rage={1: 5}, adrenaline={1: adrenaline})
    mad.until_asked("consequences").plays("all").until_asked("place-next")
    assert not mad.marked(1, FURIOUS)
    assert mad.state.adrenaline[1] == 0, "ruling 58: when it ends, adrenaline falls to 0"


def test_ruling_55_it_goes_to_the_bottom_in_place_of_the_lowest_combo_card() -> None:
    game = fight(
        [[unit("a")], [rex(combo_limit=3)]],
        APART,
        stacks={1: ["b/1", "b/2", "b/5"]},
        heroes=[DART],
        position={"waiting": {1: (SEDATIVE,)}},
    )
    game.state.deck[1] = tuple(n for n in game.state.deck[1] if n != game.number("b/3"))
    game.state.next[1] = game.number("b/3")
    game.until_asked("place-next")
    assert list(game.state.active[1]) == [SEDATIVE, game.number("b/5"), game.number("b/3")], (
        "one place of three locked"
    )


def asleep() -> Fight:
    """Two places, two Sedatives at the slide."""
    game = fight(
        [[unit("a")], [rex(combo_limit=2), unit("c", deck("c", 4, 1, 2))]],
        [(-3, 0, 0), (0, 0, 3), (5, 0, 3)],
        heroes=[DART, hero("wake", "", Operation("unlock", n=1, unit=Pick("choose", Filter(unit=("b",)))))],
        hands=[[], ["wake"]],
        position={"waiting": {1: (SEDATIVE, BARE_SEDATIVE)}, "holds": {1: -1}},
    )
    game.state.deck[1] = tuple(n for n in game.state.deck[1] if n != game.number("b/3"))
    game.state.next[1] = game.number("b/3")
    while not game.told("sedated"):
        game.quiet()
    return game


def test_ruling_55_all_places_locked_is_sedated() -> None:
    game = asleep()
    assert game.marked(1, SEDATED)
    assert sorted(game.state.active[1]) == [SEDATIVE, BARE_SEDATIVE], (
        "action cards in its slots are discarded"
    )
    assert game.state.next[1] == -1
    before = len(game.told("activated"))
    game.until_round(3)
    assert all(event["unit"] != 1 for event in game.told("activated")[before:]), "it does nothing"
    assert not any(event["unit"] == 1 for event in game.told("card_placed")), "it gets no card"
    assert game.at(1)[:2] == (0, 0), "it occupies its hex"


def test_ruling_55_it_wakes_only_if_a_sedative_is_removed_and_is_dealt_as_in_58() -> None:
    game = asleep().until_round(2).until_asked("movement", "play:wake")
    game.plays("play:wake")
    assert not game.marked(1, SEDATED)
    activated = len(game.told("activated"))
    game.until_asked("place-active", "active:u1")
    assert len(game.state.hand[1]) == 6
    assert all(event["unit"] != 1 for event in game.told("activated")[activated:]), (
        "until then it does not act"
    )


# Furious (58), adrenaline (59), command (60) ---------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "furious"),
    [("full", True), ("not full", False), ("human", False), ("sedative", False), ("waiting", False)],
)
def test_ruling_58_furious_at_the_end_of_an_action_phase(why: str, furious: bool) -> None:
    who = unit("b", deck("b", 5, 1, 2, 3, 4, 6, 7)) if why == "human" else rex()
    position: dict[str, Any] = {"adrenaline": {1: 2 if why == "not full" else 3}}
    if why == "waiting":
        position["waiting"] = {1: (BARE_SEDATIVE,)}
    game = fight([[unit("a")], [who]], APART, position=position)
    if why == "sedative":
        game.state.active[1] = (BARE_SEDATIVE, *game.state.active[1])
    game.until_asked("trim") if why == "full" else game.until_round(2)
    assert bool(game.told("furious")) == furious


def test_ruling_58_dealt_anew_at_the_slide_it_draws_6_and_gets_an_active_card() -> None:
    game = fight([[unit("a")], [rex()]], APART, position={"adrenaline": {1: 3}})
    game.state.next[1] = game.state.deck[1][-1]
    game.state.deck[1] = (*game.state.deck[1][:-1], WOUND, FEAR)
    game.until_asked("place-active", "active:u1")
    whole = sorted([*game.state.hand[1], *game.state.deck[1]])
    assert len(game.state.hand[1]) == 6
    assert whole == sorted([*game.state.table.decks[1], WOUND]), "all cards and Wounds, no Fear"
    game.plays("active:u1").until_asked("place-next", "next:u1")
    assert len(game.state.hand[1]) == 5, "without drawing again"


def test_ruling_58_when_furious_ends_adrenaline_falls_to_0() -> None:
    calm = hero("calm", "", Operation("furious", what="end", unit=Pick("choose", Filter(side="enemy"))))
    game = fight(
        [[unit("a", deck("a", 9, 1))], [rex()]],
        APART,
        heroes=[calm],
        hands=[["calm"]],
        position={"adrenaline": {1: 3}, "marks": {1: FURIOUS}, "rage": {1: 2}},
    )
    game.plays("reveal:u0", "play:calm")
    assert (game.state.adrenaline[1], game.marked(1, FURIOUS)) == (0, False)


def test_ruling_59_adrenaline_icons_count_at_once_up_to_the_maximum() -> None:
    pump = HeroCard("pump", NAME, "rangers", icons=(IconSet({"melee": 1}),), adrenaline=2)
    game = duel([["pump"], []], [pump], mine=unit("a", bite(), adrenaline=3), position={"adrenaline": {0: 2}})
    assert game.plays("icons:pump").state.adrenaline[0] == 3


@pytest.mark.parametrize("why", ["able", "poor", "basic", "knocked"])
def test_ruling_59_reinforced_parts_are_paid_before_the_window_once_a_part(why: str) -> None:
    strong = card("a/9", 9, ActionPart("melee"), reinforced=(Reinforced("action-1", 2, bonus=3),))
    game = fight(
        [[unit("a", (strong, *deck("a", 1)))], [unit("b", deck("b", 5, 1), health=30)]],
        CONTACT,
        heroes=[AIM],
        hands=[["aim"]],
        position={
            "adrenaline": {0: 1 if why == "poor" else 2},
            "marks": {0: KNOCKED} if why == "knocked" else {},
        },
    )
    game.plays("reveal:u0").until_asked("action")
    game.plays(
        "base:stability,u1" if why == "basic" else "base:melee,u1" if why == "knocked" else "do:melee,u1"
    )
    assert (game.kind == "reinforce") == (why == "able")
    if why == "able":
        game.plays("pay")
        assert game.state.adrenaline[0] == 0
        assert game.kind == "window-turn", "before the window"
        while not game.tests("hit"):
            game.quiet()
        assert game.tests("hit")[0]["mine"] == 7


@pytest.mark.parametrize(
    ("who", "income"),
    [
        ([("human",)], 0),
        ([("human", "hero")], 2),
        ([("human", "hero"), ("human", "hero")], 3),
        ([("human", "hero", "commander")], 4),
        ([("dinosaur", "hero")], 0),
    ],
)
def test_ruling_60_command_income(who: list[tuple[str, ...]], income: int) -> None:
    army = [
        unit(f"h{n}", keywords=words, commander=2 if "commander" in words else 0)
        for n, words in enumerate(who)
    ]
    places: list[Place] = [(-3, 2 * n, 0) for n in range(len(who))]
    game = fight([army, [unit("b")]], [*places, (5, 0, 3)])
    assert game.state.command == [income, 0]


def test_ruling_60_a_sleeping_hero_earns_nothing() -> None:
    game = fight(
        [[unit("h", keywords=("human", "hero")), unit("a")], [unit("b")]],
        [(-3, 0, 0), (-3, 2, 0), (5, 0, 3)],
        position={"marks": {0: SEDATED}, "active": {0: ()}},
    )
    assert game.state.command[0] == 0

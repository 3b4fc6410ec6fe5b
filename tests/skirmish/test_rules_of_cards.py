"""Cards, order of play, skips, slides, resources, checks: each on a small position, citing its ruling."""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.content.model import (
    Ability,
    Cost,
    Filter,
    HeroCard,
    IconSet,
    MapObject,
    Objective,
    Operation,
    Pick,
)
from lostworld.skirmish.rules import engine, units
from lostworld.skirmish.rules.position import ANEW, FURIOUS, KEPT, REVEALED, SEDATED, SKIPPED, SKIPPED_LAST
from lostworld.skirmish.rules.table import FEAR, KNOWN_WOUND, WOUND
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, battle, card, does, only, run, table, unit


def two(*, heroes: Any = (), first: Any = None, second: Any = None, **fields: Any) -> State:
    """Two units far apart; the first has the higher initiative."""
    of = table([[first or unit("a")], [second or unit("b")]], heroes=heroes, **fields)
    return battle(of, [(-5, 0, 0), (5, 0, 3)])


def deal(s: State, seat: int, *names: str) -> None:
    s.cards[seat] = tuple(sorted(s.table.book.hero_number[name] for name in names))
    s.pile[seat] = ()


def begin(s: State) -> None:
    engine.advance(s)


# Order of play ------------------------------------------------------------------------------------


def test_units_activate_in_descending_initiative() -> None:
    s = two()
    begin(s)
    assert (s.question, s.acting) == ("skip-or-reveal", 0)
    run(s, "reveal", "stay")
    assert (s.question, s.acting) == ("skip-or-reveal", 1)


def test_ruling_47_a_skipped_unit_does_nothing_and_not_twice_running() -> None:
    s = two()
    begin(s)
    run(s, "skip")
    assert s.acting == 1
    assert s.marks[0] & SKIPPED
    s = two()
    s.marks[0] |= SKIPPED_LAST
    begin(s)
    assert s.question == "movement"
    assert s.marks[0] & REVEALED


def test_ruling_47_a_condition_card_cannot_be_skipped() -> None:
    s = two()
    s.active[0] = (*s.active[0], WOUND)
    begin(s)
    assert s.marks[0] & REVEALED


def test_ruling_47_kept_or_discarded() -> None:
    s = two()
    card_before = s.active[0]
    begin(s)
    run(s, "skip", "reveal", "stay")
    assert s.question == "skipped-card"
    kept, thrown = s.copy(), s.copy()
    run(kept, "keep")
    assert kept.active[0] == card_before
    assert kept.marks[0] & KEPT
    run(thrown, "discard")
    assert thrown.unseen[0] == card_before


def tied() -> State:
    """Two units with the same initiative."""
    same = tuple(card(f"a/{n}", 7) for n in range(3))
    other = tuple(card(f"b/{n}", 7) for n in range(3))
    move = HeroCard("haste", NAME, "rangers", icons=(IconSet({"initiative": 2}),))
    s = two(first=unit("a", cards=same), second=unit("b", cards=other), heroes=(move,))
    return s


def test_tied_units_form_a_group_and_first_player_says_who_starts() -> None:
    s = tied()
    s.pile = [(), ()]
    begin(s)
    run(s, "reveal:u0", "reveal:u1")
    assert s.question == "who-begins"
    assert s.deciders == (s.first,)
    run(s, "player:player-1")
    assert s.acting == 1
    run(s, "stay")
    assert s.acting == 0


def test_one_unit_left_after_the_skips_is_no_group() -> None:
    s = tied()
    begin(s)
    run(s, "skip:u0", "reveal:u1")
    assert s.acting == 1
    assert s.question == "movement"


def test_ruling_8_a_unit_raised_in_the_window_activates_before_the_group() -> None:
    s = tied()
    deal(s, 1, "haste")
    begin(s)
    told = run(s, "reveal:u0", "reveal:u1", "icons:haste,0,u1")
    assert only(told, "initiative_changed")[0]["initiative"] == 9
    assert s.acting == 1


def test_section_2_after_the_window_the_group_is_fixed_whatever_changes() -> None:
    """Raised in the window, unit 0 raises unit 1 in its activation, which stays in the group with unit 2."""
    mark = Ability(
        "mark",
        NAME,
        trigger="activation",
        forced=True,
        operations=(Operation("initiative", n=4, unit=Pick("each", Filter(side="allied", other=True))),),
    )
    haste = HeroCard("haste", NAME, "rangers", icons=(IconSet({"initiative": 2}),))
    army = [unit(name, cards=(card(f"{name}/1", 7),)) for name in "bc"]
    leader = unit("a", cards=(card("a/1", 7),), abilities=(mark,))
    s = battle(table([[leader, army[0]], [army[1]]], heroes=[haste]), [(-5, 0, 0), (-5, 3, 0), (5, 0, 3)])
    deal(s, 0, "haste")
    s.cards[1] = s.pile[1] = ()
    begin(s)
    told = run(s, "reveal:u0", "reveal:u1", "reveal:u2", "icons:haste,0,u0")
    assert [entry["unit"] for entry in only(told, "initiative_changed")] == [0, 1]
    assert s.acting == 0
    run(s, "stay", "none")
    assert units.initiative(s, 1) > units.initiative(s, 2)
    assert (s.question, s.deciders) == ("who-begins", (s.first,))
    run(s, "player:player-1")
    assert s.acting == 2
    run(s, "stay")
    assert s.acting == 1


# Slots and the slide ------------------------------------------------------------------------------


def to_initiative(s: State) -> None:
    """Both units do nothing; the Initiative phase begins."""
    begin(s)
    while s.question in ("skip-or-reveal", "movement", "action"):
        run(s, {"skip-or-reveal": "reveal", "movement": "stay", "action": "none"}[s.question])


def test_ruling_3_next_slides_face_down_onto_the_played_card() -> None:
    s = two()
    first = s.active[0][0]
    s.next[0], s.next[1] = s.deck[0][0], s.deck[1][0]
    s.deck[0], s.deck[1] = s.deck[0][1:], s.deck[1][1:]
    following = s.next[0]
    to_initiative(s)
    assert s.active[0] == (first, following)
    assert not s.marks[0] & REVEALED
    assert s.question == "trim"


def test_ruling_15_if_nothing_slides_the_played_cards_are_discarded() -> None:
    s = two()
    first = s.active[0][0]
    to_initiative(s)
    assert s.active[0] == ()
    assert first in s.seen[0]


def test_ruling_5_the_combo_limit_counts_the_active_card() -> None:
    s = two(first=unit("a", combo_limit=2))
    cards = s.deck[0]
    s.active[0] = (cards[0], cards[1], *s.active[0])
    s.next[0] = cards[2]
    s.deck[0] = cards[3:]
    to_initiative(s)
    assert len(s.active[0]) == 2
    assert s.active[0][-1] == cards[2]


def test_placing_next_with_idle_is_one_decision_and_the_rest_is_discarded() -> None:
    s = two()
    to_initiative(s)
    run(s, "player:player-0")
    assert s.question == "place-next"
    seat = s.deciders[0]
    assert len(s.hand[seat]) == 3
    with_idle = [text for text in s.legal(seat) if text.count(",") == 2]
    run(s, with_idle[0])
    assert s.next[seat] >= 0
    assert s.idle[seat] >= 0
    run(s, s.legal(s.deciders[0])[0])
    assert len(s.unseen[seat]) == 1


def test_ruling_6_an_empty_deck_is_reshuffled() -> None:
    s = two()
    s.seen[0], s.deck[0] = s.deck[0], ()
    told = does(s, "draw", unit=0, left=2)
    assert only(told, "deck_shuffled")
    assert len(s.hand[0]) == 2
    assert s.seen[0] == ()


def test_rulings_57_and_61_conditions_that_are_not_placed_return_to_the_top() -> None:
    from lostworld.skirmish.rules import cards

    s = two()
    s.hand[0] = (s.deck[0][0], WOUND, FEAR + 1)
    cards.return_rest(s, 0)
    assert s.deck[0][-2:] == (KNOWN_WOUND, FEAR + 1)
    assert len(s.unseen[0]) == 1


def test_ruling_57_a_fear_card_takes_the_initiative_of_the_card_beneath() -> None:
    s = two()
    assert units.initiative(s, 0) == 12
    s.active[0] = (*s.active[0], FEAR + 1)
    assert units.initiative(s, 0) == 12
    s.active[0] = (FEAR + 1,)
    assert units.initiative(s, 0) == s.table.specs[0].fallback


def test_ruling_58_furious_happens_at_the_end_of_the_phase_and_deals_anew() -> None:
    s = two(first=unit("rex", keywords=("dinosaur",), adrenaline=3))
    s.adrenaline[0] = 3
    to_initiative(s)
    assert s.marks[0] & FURIOUS
    assert s.marks[0] & ANEW
    assert s.question == "place-active"
    assert len(s.hand[0]) == 6


# Resources and hero cards -------------------------------------------------------------------------


def test_ruling_60_command_comes_from_waking_human_heroes_and_commanders() -> None:
    from lostworld.skirmish.rules import resources

    s = two(first=unit("boss", keywords=("human", "hero", "commander"), commander=1))
    resources.income(s)
    assert s.command == [3, 0]
    s.marks[0] |= SEDATED
    resources.income(s)
    assert s.command == [3, 0]


def test_ruling_9_a_hand_above_five_is_discarded_down() -> None:
    plain = tuple(HeroCard(f"h{n}", NAME, "rangers", icons=(IconSet({"melee": 1}),)) for n in range(8))
    s = two(heroes=plain)
    s.cards[0], s.pile[0] = s.pile[0][:5], s.pile[0][5:]
    effect = {"deed": "draw", "what": "", "n": 2, "seats": (0,), "by": 0}
    does(s, "player-effect", **effect)
    assert s.question == "discard-to-limit"
    run(s, "discard", "discard")
    assert len(s.cards[0]) == 5
    assert len(s.thrown[0]) == 2


HEAL = HeroCard(
    "bandage",
    NAME,
    "rangers",
    concerns=Filter(side="own", hurt=True),
    cost=Cost("command", 1),
    operations=(Operation("heal", n=2),),
)


def test_ruling_50_a_card_without_a_condition_is_offered_with_the_unit_s_decisions() -> None:
    s = two(heroes=(HEAL,))
    deal(s, 0, "bandage")
    s.command[0] = 1
    s.health[0] = (3,)
    begin(s)
    run(s, "reveal", "play:bandage,u0")
    assert s.health[0] == (5,)
    assert s.command[0] == 0
    assert s.thrown[0] == (0,)


def test_ruling_51_a_trigger_is_announced_and_resolved() -> None:
    save = HeroCard("save", NAME, "rangers", trigger="damage", operations=(Operation("prevent", n=0),))
    s = two(heroes=(save,))
    deal(s, 1, "save")
    deal(s, 0)
    does(s, "hurt", unit=1, amount=4, source=0, cause="attack")
    assert (s.question, s.deciders) == ("announce", (1,))
    run(s, "play:save,u1")
    assert s.health[1] == (6,)


def test_ruling_50_nobody_is_asked_who_could_not_hold_a_card() -> None:
    save = HeroCard("save", NAME, "rangers", trigger="damage", operations=(Operation("prevent", n=0),))
    s = two(heroes=(save,))
    for seat in (0, 1):
        s.thrown[seat], s.pile[seat] = s.pile[seat], ()
    does(s, "hurt", unit=1, amount=4, source=0, cause="attack")
    assert s.question != "announce"
    assert s.health[1] == (2,)


def test_ruling_16_a_card_is_used_once_an_activation_even_if_it_returns() -> None:
    back = HeroCard(
        "back",
        NAME,
        "rangers",
        operations=(Operation("command", n=1), Operation("return-to-hand", what="this")),
    )
    s = two(heroes=(back,))
    deal(s, 0, "back")
    begin(s)
    run(s, "reveal", "play:back,u0")
    assert s.cards[0] == (0,)
    assert not [text for text in s.legal(0) if text.startswith("play")]


def test_ruling_30_crates_are_opened_at_contact() -> None:
    crate = MapObject("crate", NAME, "crate", (-4, 0), requisition=2)
    s = two(objects=(crate,))
    does(s, "action", "base:interact,open,o0", unit=0, mode="extra", n=0)
    assert s.requisition[0] == 2
    assert s.emptied[0] == 1


# Checks -------------------------------------------------------------------------------------------


def test_ruling_18_the_length_ends_the_game_by_points_then_value() -> None:
    s = two(length=1, at_end="points", tie="value")
    s.health[1] = (1,)
    to_initiative(s)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0,), "length")


def test_an_objective_held_wins_at_the_check() -> None:
    hold = Objective("hold", NAME, "hold", side="side-0", zone="all", points=2)
    s = two(objectives=(hold,), wins_at={"side-0": 2})
    s.status[1], s.place[1] = 0, -1
    s.marks[1] |= 32768
    to_initiative(s)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0,), "objective")


def test_an_enemy_in_the_zone_contests_it() -> None:
    hold = Objective("hold", NAME, "hold", side="side-0", zone="all", points=2)
    s = two(objectives=(hold,), wins_at={"side-0": 2})
    to_initiative(s)
    assert s.outcome is None
    assert s.points == [0, 0]


def test_operations_choose_their_units() -> None:
    shout = HeroCard(
        "shout", NAME, "rangers", operations=(Operation("knock", unit=Pick("choose", Filter(side="enemy"))),)
    )
    army = [unit("b"), unit("c")]
    s = battle(table([[unit("a")], army], heroes=(shout,)), [(-5, 0, 0), (5, 0, 3), (4, 0, 3)])
    deal(s, 0, "shout")
    begin(s)
    run(s, "reveal", "play:shout,u0", "unit:u2")
    assert s.marks[2] & 1
    assert not s.marks[1] & 1

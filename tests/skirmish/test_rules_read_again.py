"""Sentences of the rules that the engine once did not keep to the letter."""

from __future__ import annotations

from typing import Any

from lostworld.skirmish.content.model import (
    Ability,
    ActionPart,
    Cost,
    Filter,
    HeroCard,
    Operation,
    Situation,
)
from lostworld.skirmish.rules import announcements, effects, engine, sums, units, victory
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import ANEW, BLOCKS, FURIOUS, INITIATIVE, REACTION
from lostworld.skirmish.rules.reach import way
from lostworld.skirmish.rules.table import FEAR, NO_CARD_SEDATIVE
from lostworld.skirmish.state import State
from tests.skirmish.made import NAME, battle, card, does, only, reveal, run, table, unit

PAIR = ((0, 0), (-1, 0))
"""The second hex lies behind the anchor."""


def hero(name: str, trigger: str = "", *operations: Operation, **fields: object) -> HeroCard:
    return HeroCard(id=name, faction="rangers", name=NAME, trigger=trigger, operations=operations, **fields)  # type: ignore[arg-type]


def holding(s: State, seat: int, *names: str) -> State:
    """The cards come from the deck into a hand."""
    numbers = [s.table.book.hero_number[name] for name in names]
    pile = list(s.pile[seat])
    for number in numbers:
        pile.remove(number)
    s.pile[seat], s.cards[seat] = tuple(pile), tuple(sorted(numbers))
    return s


def test_ruling_70_of_equal_ways_one_that_meets_no_difficult_ground_counts() -> None:
    """To (1, -1) facing 5 a pair could go over either facing; by 0 its second hex comes onto mud."""
    s = battle(
        table([[unit("a", footprint=PAIR)], [unit("b")]], terrain={(0, -1): "~"}), [(0, 0, 5), (5, 0, 3)]
    )
    reveal(s, 0)
    s.push("movement", unit=0, mode="active", n=0)
    engine.advance(s)
    board = s.table.board
    mud = 1 << board.index[(0, -1)]
    run_to = [text for text in s.legal(0) if text.startswith("move:1.-1,")]
    assert run_to
    for text in run_to:
        place = engine.choices_of(s, 0)[text][1]
        path = way(board, s.reached, place)
        if not s.table.masks[0][place] & mud:
            assert not any(s.table.masks[0][step] & mud for step, _ in path), text


def test_ruling_95_what_was_paid_for_a_card_counts_as_still_there() -> None:
    dear = hero(
        "dear",
        "phase-start",
        Operation("adrenaline", n=1),
        cost=Cost("command", 1),
        situation=Situation(command=1),
    )
    s = holding(battle(table([[unit("a")], [unit("b")]], heroes=[dear]), [(0, 0, 0), (3, 0, 3)]), 0, "dear")
    s.command[0] = 1
    announcements.raised(s, [Happens("phase-start")])
    engine.advance(s)
    told = run(s, "play:dear")
    assert s.command[0] == 0
    assert s.adrenaline[0] == 1
    assert not only(told, "card_without_effect")


def test_ruling_18_decks_that_were_empty_after_the_setup_end_no_game() -> None:
    s = battle(table([[unit("a")], [unit("b")]]), [(0, 0, 0), (3, 0, 3)])
    s.pile = [(), ()]
    s.stack[0]["stocked"] = ()
    victory.check(s, True)
    assert s.ended is None
    s.stack[0]["stocked"] = (1,)
    victory.check(s, True)
    assert s.ended is not None


def test_ruling_44_the_same_unit_can_be_grabbed_again_unless_one_blocks_it_oneself() -> None:
    grabs = card("a/9", 9, ActionPart("grab", grab=1))
    for marks, offered in ((0, True), (BLOCKS, False)):
        s = battle(table([[unit("a", [grabs]), unit("c")], [unit("b")]]), [(0, 0, 0), (2, 0, 3), (1, 0, 3)])
        reveal(s, 0)
        s.holds[:2] = [2, 2]
        s.marks[0] |= marks
        s.marks[1] |= BLOCKS
        s.push("action", unit=0, mode="active", n=0)
        engine.advance(s)
        assert any(text.startswith("do:grab,u2") for text in s.legal(0)) == offered


def test_ruling_58_furious_comes_unit_by_unit_first_players_first() -> None:
    beast: dict[str, Any] = {"keywords": ("dinosaur",), "adrenaline": 3}
    s = battle(table([[unit("a", **beast)], [unit("b", **beast)]]), [(0, 0, 0), (3, 0, 3)])
    s.adrenaline = [3, 3]
    s.first = 1
    s.stack[-1]["at"] = 5
    s.log = []
    s.push("furies", left=(1, 0))
    engine.advance(s)
    began = [event.fields["unit"] for event in s.log if event.kind == "furious"]
    assert began == [1, 0]


def test_ruling_55_a_sedative_takes_effect_on_who_is_dealt_anew() -> None:
    s = battle(
        table([[unit("a", keywords=("dinosaur",), adrenaline=3)], [unit("b")]]), [(0, 0, 0), (3, 0, 3)]
    )
    s.marks[0] |= ANEW | FURIOUS | REACTION
    s.rage[0] = 2
    s.adrenaline[0] = 3
    s.waiting[0] = (NO_CARD_SEDATIVE,)
    s.phase = INITIATIVE
    s.stack.pop()
    s.push("initiative-phase", at=1)
    engine.advance(s)
    run(s)
    assert not s.waiting[0]
    assert not s.marks[0] & (FURIOUS | REACTION)
    assert NO_CARD_SEDATIVE in s.active[0]
    assert s.adrenaline[0] == 0


def test_ruling_92_a_card_can_be_played_before_the_movement_of_a_blocked_unit() -> None:
    loose = hero("loose", "", Operation("remove", what="grab"), concerns=Filter(side="own"))
    s = battle(table([[unit("a")], [unit("b")]], heroes=[loose]), [(0, 0, 0), (1, 0, 3)])
    holding(s, 0, "loose")
    s.holds[1] = 0
    s.marks[1] |= BLOCKS
    engine.advance(s)
    run(s, "reveal")
    assert s.question == "step-card"
    run(s, "play:loose")
    assert s.question == "movement", "free before its movement"


def test_ruling_23_who_turns_onto_difficult_ground_in_flight_does_not_step() -> None:
    """Facing its source a pair must turn before it steps away; each turn brings its second hex into mud."""

    def flights(**ground: str) -> list[str]:
        around = {
            (0, -1): ground["sign"],
            (1, -1): ground["sign"],
            (-1, 1): ground["sign"],
            (0, 1): ground["sign"],
        }
        s = battle(table([[unit("a", footprint=PAIR)], [unit("b")]], terrain=around), [(0, 0, 0), (3, 0, 3)])
        s.active[0] = (*s.active[0], FEAR + 1)
        reveal(s, 0)
        s.push("flee", unit=0)
        engine.advance(s)
        return s.legal(0) if s.question == "flee-step" else []

    assert flights(sign=".")
    assert not flights(sign="~")


def test_a_cancelled_attack_is_not_compared_and_has_no_result() -> None:
    stop = hero("stop", "attack", Operation("cancel", what="attack"), situation=Situation(role="target"))
    s = battle(table([[unit("a")], [unit("b")]], heroes=[stop]), [(0, 0, 0), (1, 0, 3)])
    holding(s, 1, "stop")
    told = does(s, "action", "base:melee,u1", "play:stop", unit=0, mode="extra", n=0)
    assert not only(told, "test")
    assert s.health[1] == (s.table.specs[1].health,)


def test_ability_against_a_unit_does_not_count_against_objects() -> None:
    """A bonus with ``against`` needs a unit on the other side."""
    bar = Ability(id="bar", name=NAME, bonuses={"stability": 1}, against=Filter(keyword=("dinosaur",)))
    s = battle(table([[unit("a", abilities=(bar,))], [unit("b")]]), [(0, 0, 0), (1, 0, 3)])
    assert not sums.around(s, 0, "stability", Happens("test", 0, -2, "stability"))
    assert not sums.around(s, 0, "stability", Happens("test", 0, 1, "stability"))


def test_ruling_57_a_condition_card_keeps_the_initiative_that_it_took_at_the_slide() -> None:
    """The card beneath is discarded by an effect in the Action phase; the fallback counts at a slide only."""
    shock = Ability("shock", NAME, trigger="phase-end", operations=(Operation("discard-combo", n=1),))
    spec = unit("a", cards=(card("a/1", 7), card("a/2", 9)), fallback=3, abilities=(shock,))
    s = battle(table([[spec], [unit("b")]]), [(0, 0, 0), (4, 0, 3)])
    s.active[0] = (s.active[0][0], FEAR)
    taken = units.initiative(s, 0)
    assert taken != 3
    effects.run(s, shock.operations, 1, 0, source="card")
    engine.advance(s)
    assert s.active[0] == (FEAR,)
    assert units.initiative(s, 0) == taken

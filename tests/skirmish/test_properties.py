"""What holds in every game: cards are conserved, nobody shares a hex, texts read back, secrets stay."""

from __future__ import annotations

from collections import Counter

import pytest

from lostworld.chance import Dice
from lostworld.game import SPECTATOR
from lostworld.skirmish import GAME, State
from lostworld.skirmish.rules import engine, units
from lostworld.skirmish.rules.position import ON_MAP, RESERVE
from lostworld.skirmish.rules.table import SEDATIVE, WOUND
from tests.skirmish.walking import walk

SCENARIOS = GAME.options["scenario"]


def check_map(s: State) -> None:
    """Two units never share a hex, nor a unit and an object; nobody stands where nobody may."""
    taken = units.objects_mask(s)
    for unit in units.on_map(s):
        mask = units.mask(s, unit)
        assert mask > 0
        assert not mask & taken, (unit, s.question)
        assert not mask & s.table.board.impassable
        taken |= mask


def check_grabs(s: State) -> None:
    """Who holds is next to what it holds, stands up, and is awake."""
    for holder, held in enumerate(s.holds):
        if held >= 0:
            assert s.status[holder] == s.status[held] == ON_MAP
            assert units.is_enemy(s, holder, held)
            assert units.adjacent(s, holder, held), s.question


def check_cards(s: State) -> None:
    """Every action card and every hero card is in exactly one place."""
    table = s.table
    for unit, status in enumerate(s.status):
        if status not in (RESERVE, ON_MAP):
            continue
        held = [card for f in s.stack if f["k"] == "replace-next" and f["unit"] == unit for card in f["held"]]
        lying = (*s.deck[unit], *s.hand[unit], *s.seen[unit], *s.unseen[unit], *s.active[unit], *held)
        cards = [card for card in (*lying, s.next[unit], s.idle[unit]) if 0 <= card < WOUND]
        assert Counter(cards) == Counter(table.decks[unit])
    for seat, out in enumerate(s.out):
        if out:
            continue
        cards = [*s.pile[seat], *s.cards[seat], *s.thrown[seat]]
        cards += [entry[0] for gear in s.gear for entry in gear if entry[1] == seat]
        for stack in (*s.waiting, *s.active):
            cards += [
                (card - SEDATIVE) % 1000
                for card in stack
                if (card - SEDATIVE) // 1000 == seat and card >= SEDATIVE
            ]
        assert Counter(cards) == Counter((*table.hero_decks[seat], *s.outside[seat]))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_game(scenario: str) -> None:
    """Everything is conserved; a position read back or copied in any moment goes on alike; the game ends."""
    texts = 0
    for number, (s, seat, what) in enumerate(walk(scenario, 1)):
        check_map(s)
        check_grabs(s)
        check_cards(s)
        assert (seat is None) == (s.chance is not None)
        for decider in s.deciders:
            assert s.view(decider).legal() == s.legal(decider), s.question
        if number % 7:
            continue
        texts += 1
        read, copied = GAME.parse(s.text), s.copy()
        assert read == s == copied
        assert read.text == s.text
        whole = s.copy()
        for state in (read, copied, whole):
            if seat is None:
                state.resolve(what)
            else:
                state.apply(seat, what)
        assert read == copied == whole
    assert texts > 10


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_samples_look_like_the_view(scenario: str) -> None:
    """What a seat cannot know is drawn anew; what it sees and may do stays the same (ruling 12)."""
    dice = Dice.from_number(5)
    differing = 0
    for number, (s, _, _) in enumerate(walk(scenario, 2)):
        if number % 40:
            continue
        for seat in range(SPECTATOR, len(s.seats)):
            view = s.view(seat)
            sample = view.sample(dice)
            assert sample.view(seat).text == view.text
            assert sample.legal(seat) == view.legal() == s.legal(seat)
            assert GAME.parse_view(view.text) == view
            check_cards(sample)
            differing += sample.text != s.text
    assert differing


def test_who_chooses_from_another_hand_sees_it() -> None:
    """Operation ``discard-hero`` with ``chooser = "player"``: its player sees that hand, nobody else."""
    s = next(s for s, seat, _ in walk("four-roads", 6) if seat is not None and s.round == 2).copy()
    s.asked, s.question, s.choices = (), "", {}
    s.push("player-effect", deed="discard", what="player", n=2, seats=(1,), by=0)
    engine.advance(s)
    assert (s.question, s.deciders) == ("discard-hero", (0,))
    assert s.view(0).legal() == s.legal(0)
    assert s.view(0).known["cards"][1] == list(s.cards[1])
    assert s.view(0).known["cards"][2] == ["?"] * len(s.cards[2])
    assert s.view(2).known["cards"][1] == s.view(SPECTATOR).known["cards"][1] == ["?"] * len(s.cards[1])
    s.apply(0, s.legal(0)[0])
    s.apply(0, s.legal(0)[0])
    assert s.view(0).known["cards"][1] == ["?"] * len(s.cards[1])


def test_a_replay_equals_the_game() -> None:
    """The recorded decisions and outcomes of chance lead to the same end."""
    steps = [(seat, what) for _, seat, what in walk("hold-the-station", 3)]
    ends = []
    for _ in range(2):
        s = GAME.new({"scenario": "hold-the-station"})
        for seat, what in steps:
            if seat is None:
                s.settle(what)
            else:
                s.play(seat, what)
        ends.append(s.text)
        assert s.outcome is not None
    assert ends[0] == ends[1]


def test_telling_changes_nothing() -> None:
    """``play`` and ``apply`` lead to the same position."""
    quiet = GAME.new({"scenario": "taken-alive"})
    for s, seat, what in walk("taken-alive", 4):
        assert quiet == s
        if seat is None:
            quiet.settle(what)
        else:
            assert all(event.kind for event in quiet.play(seat, what))

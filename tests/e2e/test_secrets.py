"""Every frame and answer that a seat receives is searched for the other side's cards, draw order and seed."""

from __future__ import annotations

import json

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.secrets_scan import POSITION, leaks, truth_of


def received_before_the_end(player: Person) -> list[tuple[str, str]]:
    """All texts that came while the cards were still secret."""
    texts = []
    for one in player.watcher.received:
        if json.loads(one.text).get("status") == "over":
            break
        texts.append((one.where, one.text))
    return texts + [(one.where, one.text) for one in player.watcher.responses()]


def search(player: Person, seat: str, house: House, game: str) -> int:
    """No leak in anything received; how many positions were looked at."""
    truth = truth_of(house, game)
    assert truth.seed and len(truth.piles) > 2, "there is something to find"
    looked = 0
    for where, text in received_before_the_end(player):
        found = leaks(text, seat, truth)
        assert not found, f"{seat}, {where}: {found}\n{text[:2000]}"
        looked += len(POSITION.findall(text))
    return looked


def test_nothing_secret_reaches_a_seat_or_a_spectator(visit: Visit, house: House) -> None:
    created = house.create(you="raptor", opponent={"kind": "friend"}, layout="jungle")
    game = created["id"]
    # Random players: once a game is over all is open, and greedy ones may end it in the third round.
    raptor, scientist, watcher = (visit(plays="random") for _ in range(3))
    raptor.open(house.seat_link(created, "raptor"))
    scientist.accept(f"/game/{game}#invite={created['invite']['code']}")
    watcher.open(f"/game/{game}")
    for person in (raptor, scientist, watcher):
        person.joined()
    for _ in range(300):
        for person in (raptor, scientist):
            if person.due():
                person.take_turn()
        raptor.page.wait_for_timeout(20)
        if int(watcher.table["view"].split(" ")[4]) >= 4:
            break
    assert not raptor.over(), "there are secrets left"
    # Everything else that a page may ask for in the middle of a game, with the token and without.
    for person, token in ((raptor, created["seats"]["raptor"]["token"]), (watcher, None)):
        for path in ("", "/events?after=0", "/replay", "/fairness", "/analysis", "/record"):
            person.page.evaluate(
                """([path, token]) => fetch(path, {headers: token ? {Authorization: `Bearer ${token}`} : {}})
                     .then(answer => answer.text())""",
                [f"/api/games/{game}{path}", token],
            )
        person.problems_expected = ("status of 403",)
        person.page.wait_for_timeout(200)
    for person, seat in ((raptor, "raptor"), (scientist, "scientist"), (watcher, "spectator")):
        assert search(person, seat, house, game) > 10


def test_the_search_finds_what_is_planted(visit: Visit, house: House) -> None:
    created = house.create(you="both")
    game = created["id"]
    truth = truth_of(house, game)
    start = house.rows("select start, start_chance from game where id = ?", game)
    ((seed,),) = house.rows("select seed from game where id = ?", game)
    for planted, seat in (
        (json.dumps({"x": seed}), "raptor"),
        (json.dumps({"view": f"a pile {next(iter(truth.piles))}"}), "spectator"),
        (json.dumps({"kind": "card_drawn", "side": "scientist", "card": 4}), "raptor"),
        (json.dumps({"events": [{"kind": "card_chosen", "side": "raptor", "card": 4}]}), "spectator"),
    ):
        assert leaks(planted, seat, truth), planted
    assert start


@pytest.mark.parametrize("seat", ["raptor", "scientist"])
def test_open_positions_are_found(seat: str) -> None:
    from tests.e2e.positions import CARDS
    from tests.e2e.secrets_scan import Truth

    nothing = Truth("", "", frozenset(), {})
    assert len(leaks(json.dumps({"view": CARDS}), seat, nothing)) == 3, "two piles and the other side's hand"
    hidden = CARDS.replace("R:/348/1/25679 S:/139/64257/8", "R:/???/?/25679 S:/???/?????/8")
    assert leaks(json.dumps({"view": hidden}), seat, nothing) == []
    assert POSITION.findall(hidden), "a view is recognised"

"""A player drops out of a battle of three: the others vote, a bot plays on, and he takes his seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.commanders import Commander
from tests.e2e.conftest import QUICK, Visit
from tests.e2e.house import PATIENCE, House
from tests.e2e.skirmish_screens import battle
from tests.e2e.test_screens import violations
from tests.e2e.test_skirmish_battles import scanned

SETTINGS = {**QUICK, "game": "skirmish", "theme": "day"}


@pytest.fixture
def patient_house(tmp_path: Path) -> Iterator[House]:
    """A server that lets the others vote at once."""
    made = House(tmp_path, vote_after=0.0)
    made.start()
    yield made
    made.stop()


def test_the_others_vote_for_a_bot_and_he_comes_back(visit: Visit, patient_house: House) -> None:
    house = patient_house
    created = battle(house, "storm-rescue", you="rangers", opponent={"kind": "friend"})
    seats = list(house.get(f"/api/games/{created['id']}")["seats"])
    tokens = {"rangers": created["seats"]["rangers"]["token"]}
    for invite in created["invites"]:
        claim = {"code": invite["code"], "name": invite["seat"].title()}
        answer = httpx.post(
            f"{house.url}/api/games/{created['id']}/claim", json=claim, timeout=PATIENCE
        ).json()
        tokens[answer["seat"]] = answer["token"]
    people = []
    for seat in seats:
        person = visit(house, settings=SETTINGS)
        person.open(f"/game/{created['id']}#token={tokens[seat]}")
        person.joined()
        people.append(person)
    stays, votes, leaves = people
    away = seats[2]
    leaves.open("/rules/skirmish")
    for person in (stays, votes):
        expect(person.see("away")).to_be_visible()
    assert not (found := violations(stays)), "\n".join(found)
    stays.press(stays.see("vote-bot"))
    expect(stays.see("vote-bot")).to_have_count(0)
    votes.press(votes.see("vote-bot"))
    for person in (stays, votes):
        expect(person.see("away")).to_have_count(0)
        person.until(
            lambda person=person: person.table["seats"][away]["stands_in"],  # type: ignore[misc]
            "a bot plays",
        )
    # The bot decides where he would have had to.
    stays.until(lambda: away not in stays.table["deciding"], "the bot has chosen")
    leaves.open(f"/game/{created['id']}#token={tokens[away]}")
    leaves.joined()
    expect(leaves.see("stood-in")).to_be_visible()
    expect(leaves.page.locator("[data-testid=confirm]:enabled")).to_have_count(0)
    leaves.press(leaves.see("come-back"))
    expect(leaves.see("stood-in")).to_have_count(0)
    stays.until(lambda: not stays.table["seats"][away]["stands_in"], "he is back")
    for person in (stays, votes):
        if person.due():
            Commander(person).decide()
    leaves.until(lambda: leaves.due() or stays.due() or votes.due(), "the battle goes on")
    for number, person in enumerate(people):
        assert scanned(person, number) > 0

"""Somebody stays away: a bot plays for him by vote or after a time, and he may take his seat back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lostworld.server.play import stand_in

from .house import PATIENCE, House, Message, Seat

PLAYERS = ("Ada", "Bea", "Cid")


async def three(house: House, **wish: Any) -> tuple[str, list[Seat], list[str]]:
    """A game of three people, each with a connection of their own; their tokens."""
    seats = (await house.get("/api/rules/skirmish/seats?scenario=storm-rescue"))["seats"]
    asked = {seat: {"kind": "friend"} for seat in seats[1:]} | {seats[0]: {"kind": "you", "name": "Ada"}}
    created = await house.create(
        game="skirmish", options={"scenario": "storm-rescue"}, you=seats[0], seats=asked, **wish
    )
    tokens = {seats[0]: created["seats"][seats[0]]["token"]}
    for invite, name in zip(created["invites"], PLAYERS[1:], strict=True):
        answer = await house.http.post(
            f"/api/games/{created['id']}/claim", json={"code": invite["code"], "name": name}
        )
        assert answer.status_code == 200, answer.text
        tokens[answer.json()["seat"]] = answer.json()["token"]
    people = [await house.sit(created["id"], tokens[seat]) for seat in seats]
    await people[0].until(lambda: people[0].now["status"] == "playing")
    return created["id"], people, [tokens[seat] for seat in seats]


async def gone(left: Seat, *others: Seat) -> None:
    """Somebody's connection ends, and the others know."""
    await left.leave()
    for one in others:
        await one.until(lambda one=one: left.side in one.now["away"])  # type: ignore[misc]


def kind_of(seen_by: Seat, seat: str) -> tuple[str, bool]:
    found: Message = seen_by.now["seats"][seat]
    return found["kind"], found["stands_in"]


async def played_on(seat: Seat, who: str) -> None:
    """A seat that was awaited has decided."""
    await seat.until(lambda: who not in seat.now["deciding"] or bool(seat.now["chosen"][who]))


async def test_more_than_half_of_those_who_are_there_decide(database: str) -> None:
    async with House(database, vote_after=0.0) as house:
        game, (ada, bea, cid), tokens = await three(house)
        await gone(cid, ada, bea)
        assert ada.now["away"][cid.side] == {"votes": [], "wanted": 2, "vote_in": 0, "bot_in": None}
        await ada.done("vote_bot", seat=cid.side)
        await bea.until(lambda: bea.now["away"][cid.side]["votes"] == [ada.side])
        assert kind_of(bea, cid.side) == ("human", False), "one of two is not more than half"
        await ada.done("vote_bot", seat=cid.side)
        assert kind_of(ada, cid.side) == ("human", False), "nobody votes twice"
        await bea.done("vote_bot", seat=cid.side)
        for one in (ada, bea):
            await one.until(lambda one=one: kind_of(one, cid.side) == ("bot", True))  # type: ignore[misc]
            assert one.now["away"] == {} and one.now["names"][cid.side] == "Cid"
        await played_on(ada, cid.side)
        # Who only was away looks on at first; his seat is his when he wants it.
        back = await house.sit(game, tokens[2])
        assert back.side == cid.side and kind_of(back, cid.side) == ("bot", True)
        refused = await back.do("resign")
        assert refused["error"]["key"] == "error-bot-plays"
        await back.done("come_back")
        await ada.until(lambda: kind_of(ada, cid.side) == ("human", False))
        await back.done("come_back")  # its answer may have been lost
        assert back.now["seats"][cid.side]["bot"] is None


async def test_only_those_who_are_there_and_only_about_somebody_who_is_not(sqlite: str) -> None:
    async with House(sqlite, vote_after=3600.0) as house:
        game, (ada, bea, cid), _ = await three(house)
        spectator = await house.sit(game)
        assert (await ada.do("vote_bot", seat=cid.side))["error"]["key"] == "error-not-away"
        assert (await ada.do("vote_bot", seat=ada.side))["error"]["key"] == "error-not-away"
        assert (await ada.do("vote_bot", seat="nobody"))["error"]["key"] == "error-request-field"
        assert (await spectator.do("vote_bot", seat=cid.side))["error"]["key"] == "error-spectator-acts"
        assert (await spectator.do("come_back"))["error"]["key"] == "error-spectator-acts"
        await gone(cid, ada, bea)
        assert 3_590_000 < ada.now["away"][cid.side]["vote_in"] <= 3_600_000
        assert (await ada.do("vote_bot", seat=cid.side))["error"]["key"] == "error-not-away", "too soon"
        await ada.done("come_back")  # she was never away
        assert kind_of(ada, ada.side) == ("human", False)


async def test_votes_are_forgotten_when_he_is_back_and_kept_when_the_server_is(sqlite: str) -> None:
    async with House(sqlite, vote_after=0.0) as house:
        game, (ada, bea, cid), tokens = await three(house)
        await gone(cid, ada, bea)
        await ada.done("vote_bot", seat=cid.side)
    async with House(sqlite, vote_after=0.0) as house:
        ada, bea = [await house.sit(game, token) for token in tokens[:2]]
        await ada.until(lambda: ada.now["away"][cid.side]["wanted"] == 2)
        assert ada.now["away"][cid.side]["votes"] == [ada.side]
        again = await house.sit(game, tokens[2])
        await bea.until(lambda: bea.now["away"] == {})
        await gone(again, ada, bea)
        assert bea.now["away"][cid.side]["votes"] == []
        await bea.done("vote_bot", seat=cid.side)
        await gone(ada, bea)
        # The one who had not voted is gone too: those who are left are enough.
        await bea.until(lambda: kind_of(bea, cid.side) == ("bot", True))
        assert kind_of(bea, ada.side) == ("human", False)


async def test_after_the_time_that_was_agreed_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in, "MINUTE", 1.0)  # as long as a busy machine takes to tell who has gone
    monkeypatch.setattr(stand_in, "LOOK_EVERY", 0.02)
    async with House(sqlite) as house:
        game, (ada, bea, cid), tokens = await three(house, bot_after=2)
        assert ada.now["away"] == {}
        await gone(cid, ada, bea)
        assert ada.now["away"][cid.side]["bot_in"] <= 120_000
        await ada.until(lambda: kind_of(ada, cid.side) == ("bot", True))
        await gone(bea)
        await gone(ada)
        # Nobody is there: nobody is replaced, however long it takes.
        await asyncio.sleep(2.5)
        live = house.worker.tables.live[game]
        assert [live.seats[seat].kind for seat in range(3)] == ["human", "human", "stand-in"]
        listed = await house.http.post("/api/games/mine", json={"seats": [{"id": game, "token": tokens[2]}]})
        assert listed.json()["games"][0]["kinds"][cid.side] == "bot"


async def test_two_people_the_clock_and_a_bot_that_comes_too_late(sqlite: str) -> None:
    """Any game: the other of two decides alone. A bot's thought for somebody who is back is thrown away."""
    async with House(sqlite, vote_after=0.0, bot_pause=0.6) as house:
        created = await house.create(
            you="raptor", opponent={"kind": "friend"}, clock={"minutes": 5}, layout="first-game"
        )
        claim = {"code": created["invite"]["code"], "name": "Bea"}
        answer = (await house.http.post(f"/api/games/{created['id']}/claim", json=claim)).json()
        ada = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        bea = await house.sit(created["id"], answer["token"])
        await gone(bea, ada)
        await ada.done("vote_bot", seat="scientist")
        assert kind_of(ada, "scientist") == ("bot", True)
        back = await house.sit(created["id"], answer["token"])
        live = house.worker.tables.live[created["id"]]
        async with asyncio.timeout(PATIENCE):
            while live.deciding and 1 not in live.thinking and 1 in live.deciding:
                await asyncio.sleep(0.01)
        thinking = 1 in live.thinking
        await back.done("come_back")
        seq = back.now["seq"]
        if thinking:
            async with asyncio.timeout(PATIENCE):
                while live.thinking:
                    await asyncio.sleep(0.02)
            assert back.now["seq"] == seq and not back.now["chosen"]["scientist"], "the bot did nothing"
        assert back.now["clock"] is None or back.now["clock"]["scientist"] > 290_000


async def test_nothing_is_told_of_what_an_absent_seat_knows(sqlite: str) -> None:
    """Presence tells who is away and who voted; a bot's seat is seen by others as any other."""
    async with House(sqlite, vote_after=0.0) as house:
        _, (ada, bea, cid), _ = await three(house)
        hidden = cid.now["view"]["seats"][2]["hand"]
        assert hidden and "?" not in hidden, "he knows his own cards"
        await gone(cid, ada, bea)
        await ada.done("vote_bot", seat=cid.side)
        await bea.done("vote_bot", seat=cid.side)
        await played_on(ada, cid.side)
        for one in (ada, bea):
            for frame in one.frames:
                told = json.loads(frame)
                view = told.get("view")
                if view and told.get("status") != "over":
                    assert set(view["seats"][2]["hand"]) <= {"?"}
            presence = [json.loads(frame) for frame in one.frames if '"type":"presence"' in frame]
            assert presence
            for told in presence:
                assert set(told) == {"type", "seats", "names", "spectators", "status", "away"}


@pytest.mark.postgres
async def test_votes_at_different_workers(shared: dict[str, str]) -> None:
    async with House(**shared, vote_after=0.0) as one, House(**shared, vote_after=0.0) as other:
        game, (ada, bea, cid), tokens = await three(one)
        await gone(cid, ada, bea)
        await gone(bea, ada)
        bea = await other.sit(game, tokens[1])
        await ada.until(lambda: bea.side not in ada.now["away"])
        await bea.until(lambda: ada.side not in bea.now["away"])
        await asyncio.gather(ada.done("vote_bot", seat=cid.side), bea.done("vote_bot", seat=cid.side))
        for seat in (ada, bea):
            await seat.until(lambda seat=seat: kind_of(seat, cid.side) == ("bot", True))  # type: ignore[misc]
        back = await other.sit(game, tokens[2])
        await back.done("come_back")
        await ada.until(lambda: kind_of(ada, cid.side) == ("human", False))

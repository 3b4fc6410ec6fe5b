"""The database carries something out and its answer gets lost: whoever asked is told that it is done."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from lostworld.server.storage.changes import Write

from .house import START, House, Seat


def lose_the_next_answer(house: House) -> None:
    """The next write is carried out, and looks as if another worker had been faster."""
    real = house.worker.writer.write

    async def lost(write: Write) -> bool:
        house.worker.writer.write = real  # type: ignore[method-assign]
        assert await real(write)
        return False

    house.worker.writer.write = lost  # type: ignore[method-assign]


async def both_choose(raptor: Seat, scientist: Seat, house: House, lose: bool) -> None:
    await raptor.done("choose", card=raptor.now["legal"][0], seq=raptor.now["seq"])
    if lose:
        lose_the_next_answer(house)
    answer = await scientist.do("choose", card=scientist.now["legal"][-1], seq=scientist.now["seq"])
    assert answer["type"] == "ack", answer
    for seat in (raptor, scientist):
        await seat.at(answer["seq"])


async def test_what_was_carried_out_is_acknowledged(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=START)
        await both_choose(raptor, scientist, house, lose=True)
        assert raptor.now["seq"] == 1
        mover = raptor if raptor.is_to_decide else scientist
        lose_the_next_answer(house)
        answer = await mover.do("take_back")
        assert answer["type"] == "ack" and answer["seq"] == 2, answer
        await mover.at(2)
        lose_the_next_answer(house)
        answer = await mover.do("resign")
        assert answer["type"] == "ack" and answer["seq"] == 3, answer
        await mover.until(lambda: mover.now["status"] == "over")


async def test_an_offer_is_repeated_after_a_restart(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"}, position=START)
        code = {"code": created["invite"]["code"]}
        claimed = (await house.http.post(f"/api/games/{created['id']}/claim", json=code)).json()
        tokens = created["seats"]["raptor"]["token"], claimed["token"]
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        await both_choose(raptor, scientist, house, lose=False)
        await raptor.done("take_back", id="first")
    async with House(sqlite) as house:
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        await raptor.done("take_back", id="first")
        assert scientist.now["take_back"]["from"] == "raptor"
        await scientist.done("resign")
        await raptor.done("rematch", id="second")
    async with House(sqlite) as house:
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        await raptor.done("rematch", id="second")
        assert (await scientist.done("rematch"))["game"]


async def test_what_another_did_is_not(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=START)
        await scientist.done("resign")
        answer = await raptor.do("resign")
        assert answer["error"]["key"] == "error-game-over"


async def test_a_database_that_fails_is_said_and_gets_well_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_all: object) -> list[bool]:
        raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))

    async with House(sqlite) as house:
        _, raptor, _ = await house.both(position=START)
        with monkeypatch.context() as broken:
            broken.setattr("lostworld.server.storage.writer.run_all", full)
            answer = await raptor.do("choose", card=raptor.now["legal"][0], seq=0)
            assert answer["error"]["key"] == "error-storage"
            health = await house.http.get("/api/health")
            assert health.status_code == 503 and health.json()["error"]["key"] == "error-storage"
        await raptor.done("choose", card=raptor.now["legal"][0], seq=0)
        assert (await house.http.get("/api/health")).status_code == 200

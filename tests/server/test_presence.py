"""What workers tell each other, over PostgreSQL: nothing is missed, not even while cut off."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from lostworld.server.cluster.bus import (
    PostgresBus,
    Present,
    opened,
    presence_item,
    question_item,
    write_item,
)
from lostworld.server.play import live_game as table_file
from lostworld.server.play.history import StoredStep
from lostworld.server.storage import schema
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.changes import EndOffer
from lostworld.server.storage.read import StoredChoice

from .house import SIDES, START, House, Message, play, seats_apart

pytestmark = pytest.mark.postgres


async def claimed_at(house: House, created: Message, request: str) -> Message:
    """Take the open seat of a game."""
    claim = {"code": created["invite"]["code"], "name": "Bea", "request": request}
    answer = await house.http.post(f"/api/games/{created['id']}/claim", json=claim)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def test_what_is_written_while_a_game_is_being_read(shared: dict[str, str]) -> None:
    """The notice comes before the table is in the memory, and after its log was read."""
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(you="both", position=START)
        raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
        has_read, may_go_on = threading.Event(), threading.Event()
        read = other.worker.tables.read

        def slowly(game_id: str) -> Any:
            live = read(game_id)
            has_read.set()
            may_go_on.wait(20)
            return live

        other.worker.tables.read = slowly  # type: ignore[method-assign]
        sitting = asyncio.create_task(other.sit(created["id"], created["seats"]["scientist"]["token"]))
        await asyncio.to_thread(has_read.wait, 20)
        await raptor.done("resign")
        await asyncio.sleep(0.3)
        may_go_on.set()
        scientist = await sitting
        await scientist.until(lambda: scientist.now["status"] == "over")
        assert scientist.now["seq"] == 1


async def test_what_is_written_while_postgres_cannot_be_heard(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with House(database) as one, House(database) as other:
        _, raptor, scientist = await seats_apart(one, other, position=START)
        with one.worker.store.engine.begin() as connection:
            cut = sa.text(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            assert connection.execute(cut).scalar() == 2
        await raptor.done("resign")
        assert scientist.now["status"] == "playing"
        await scientist.until(lambda: scientist.now["status"] == "over")


async def test_a_claim_repeated_at_another_worker_and_after_a_restart(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(you="raptor", opponent={"kind": "friend"})
        await other.get(f"/api/games/{created['id']}")
        other.worker.tables.heard = lambda game_id, seq, seal="": None  # type: ignore[method-assign]
        first = await claimed_at(one, created, "the-same-request-1")
        assert await claimed_at(other, created, "the-same-request-1") == first
        late = {"code": created["invite"]["code"], "request": "another-request-2"}
        answer = await other.http.post(f"/api/games/{created['id']}/claim", json=late)
        assert answer.json()["error"]["key"] == "error-seat-taken"
    async with House(**shared) as one:
        assert await claimed_at(one, created, "the-same-request-1") == first
        with one.worker.store.engine.connect() as connection:
            stored = connection.execute(sa.select(schema.seat)).all()
        assert first["token"] not in str(stored) and "the-same-request-1" not in str(stored)


async def test_a_late_guest_has_all_his_time_on_every_worker(
    shared: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(
            you="raptor", opponent={"kind": "friend"}, clock={"minutes": 5}, layout="random"
        )
        raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.decide(random.Random(51))
        with one.worker.store.engine.begin() as connection:  # that was an hour ago
            connection.execute(sa.update(schema.event).values(at=schema.event.c.at - 3600))
        monkeypatch.setattr(table_file, "STARTED", 0.0)
        claimed = await claimed_at(one, created, "an-hour-too-late-1")
        scientist = await other.sit(created["id"], claimed["token"])
        assert scientist.now["status"] == "playing"
        assert scientist.now["clock"]["running"] == ["scientist"]
        assert 290_000 < scientist.now["clock"]["scientist"] <= 300_000


async def test_presence_is_known_to_every_worker(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        game, raptor, scientist = await seats_apart(one, other)
        await raptor.until(lambda: bool(raptor.now["seats"]["scientist"]["online"]))
        await scientist.until(lambda: bool(scientist.now["seats"]["raptor"]["online"]))
        spectator = await other.sit(game)
        await raptor.until(lambda: raptor.now["spectators"] == 1)
        await one.sit(game)
        await spectator.until(lambda: spectator.now["spectators"] == 2)
        snapshot = await one.get(f"/api/games/{game}")
        assert snapshot["seats"]["scientist"]["online"] and snapshot["spectators"] == 2
        await scientist.leave()
        await raptor.until(lambda: not raptor.now["seats"]["scientist"]["online"])
        await other.stop()
        await raptor.until(lambda: raptor.now["spectators"] == 1)


async def test_who_was_connected_to_a_worker_that_died_is_gone_in_the_end(shared: dict[str, str]) -> None:
    async with House(**shared, presence_every=0.2) as one, House(**shared, presence_every=0.2) as other:
        _, raptor, scientist = await seats_apart(one, other)
        await raptor.until(lambda: bool(raptor.now["seats"]["scientist"]["online"]))
        await asyncio.sleep(1)
        assert raptor.now["seats"]["scientist"]["online"], "it is repeated"

        def dead(items: list[str]) -> None:
            raise OSError

        other.worker.presence._say = dead  # type: ignore[method-assign]
        await scientist.leave()
        await raptor.until(lambda: not raptor.now["seats"]["scientist"]["online"])


async def test_only_what_is_new_is_read(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        _, raptor, scientist = await seats_apart(one, other, position=START)
        read = other.worker.store.whole_game
        asked: list[tuple[int, int]] = []

        def counting(game_id: str, after: int = 0) -> Any:
            found = read(game_id, after)
            assert found is not None
            asked.append((after, len(found.steps)))
            return found

        other.worker.store.whole_game = counting  # type: ignore[method-assign]
        await raptor.done("choose", card="#9", seq=0)
        await scientist.until(lambda: bool(scientist.now["chosen"]["raptor"]))
        await scientist.done("choose", card="#8", seq=0)
        await play((raptor, scientist), random.Random(52), most=8)
        assert not asked, "steps and choices come with the notices"
        texts = [house.worker.tables.live[raptor.now["id"]].state.text for house in (one, other)]
        assert texts[0] == texts[1]
        asked.clear()
        before = raptor.now["seq"]
        await raptor.done("take_back")
        await scientist.at(before + 1)
        assert (0, before + 1) in asked, "where a take-back leads is in the whole log"
        await play((raptor, scientist), random.Random(53), most=4)
        texts = [house.worker.tables.live[raptor.now["id"]].state.text for house in (one, other)]
        assert texts[0] == texts[1]


def test_items_of_notices() -> None:
    heard: list[Any] = []

    class Ears:
        def heard(self, game_id: str, seq: int, seal: str = "") -> None:
            heard.append((game_id, seq, opened("5a17", seq, seal)) if seal else (game_id, seq))
            assert opened("other", seq, seal) is None, "another game's salt opens nothing"

        def resumed(self) -> None:
            raise AssertionError

        def seen(self, worker: str, game_id: str, present: Present) -> None:
            heard.append((worker, game_id, present))

        def asked(self, game_id: str) -> None:
            heard.append(game_id)

        def signed(self, game_id: str, seat: int, sign: str) -> None:
            heard.append((game_id, seat, sign))

    step = StoredStep(7, "turn", {"moves": [[0, "Mf2-f5"]], "chance": [], "words": 3}, 11.5)
    long = step._replace(seq=8, payload={"moves": [[0, "Mf2-f5"]] * 500})

    async def listen() -> None:
        bus = PostgresBus("postgresql://127.0.0.1:1/none", Ears())
        items = [
            "gameA:-1",
            write_item(Append("gameA", step, Listing("playing", 1, "0", None), salt="5a17")),
            write_item(Append("gameA", long, Listing("playing", 1, "0", None), salt="5a17")),
            write_item(Choose("gameA", 1, 7, "#3", 12.5, "c1", salt="5a17")),
            write_item(EndOffer("gameA", "rematch")),
            presence_item("gameB", Present(frozenset({0, 1}), 12)),
            presence_item("gameB", Present()),
            question_item("gameC"),
        ]
        bus.received(" ".join(["w2", *items]))
        bus.received(" ".join([bus.worker, *items]))
        await asyncio.sleep(0)

    asyncio.run(listen())
    both = Present(frozenset({0, 1}), 12)
    assert heard == [
        ("gameA", -1),
        ("gameA", 7, step),
        ("gameA", 8),
        ("gameA", -1, StoredChoice(1, 7, "#3", 12.5, "c1")),
        ("gameA", -1),
        ("w2", "gameB", both),
        ("w2", "gameB", Present()),
        "gameC",
    ]


async def test_sides_of_many_workers(shared: dict[str, str]) -> None:
    """Three workers, a tab of each side at every one of them."""
    async with House(**shared) as first, House(**shared) as second, House(**shared) as third:
        created = await first.create(you="both", position=START)
        seats = [
            await house.sit(created["id"], created["seats"][side]["token"])
            for house in (first, second, third)
            for side in SIDES
        ]
        await play((seats[0], seats[3]), random.Random(54), most=6)
        last = seats[0].now["seq"]
        for seat in seats:
            await seat.at(last)
            assert [step["seq"] for step in seat.steps] == list(range(1, last + 1))

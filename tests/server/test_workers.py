"""Several workers on one PostgreSQL share games: what one stores, the others tell; nothing happens twice."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from lostworld.server.cluster.bus import NOTICE_BYTES, _notices
from lostworld.server.play.history import StoredStep
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.changes import EndOffer, Write

from .house import SIDES, START, House, Seat, actions_of, play, seats_apart
from .test_durability import Process

pytestmark = pytest.mark.postgres


async def test_a_whole_game_across_two_workers(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        game, raptor, scientist = await seats_apart(one, other, layout="random")
        spectator = await other.sit(game)
        made = await play((raptor, scientist), random.Random(31), most=40)
        assert made == 40 or raptor.now["status"] == "over"
        last = raptor.now["seq"]
        await spectator.at(last)
        for seat in (raptor, scientist, spectator):
            assert [step["seq"] for step in seat.steps] == list(range(1, last + 1))
        assert one.worker.tables.live[game].state.text == other.worker.tables.live[game].state.text
        if raptor.now["status"] != "over":
            await raptor.done("resign")
        await scientist.until(lambda: scientist.now["status"] == "over")


async def test_choices_made_at_the_same_moment_are_revealed_once(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        for turn in range(6):
            game, raptor, scientist = await seats_apart(one, other, position=START)
            await asyncio.gather(
                raptor.done("choose", card="#9", seq=0), scientist.done("choose", card="#8", seq=0)
            )
            for seat in (raptor, scientist):
                await seat.at(1)
                assert actions_of(seat.steps[0]) == ["#9", "#8"], turn
            assert [stored.seq for stored in one.worker.store.steps(game)] == [1]


async def test_two_workers_never_carry_out_the_same_step(postgres: Callable[[], str]) -> None:
    """The same seat on two workers, both confirming at once: one is told that the game has moved on."""
    database = postgres()
    async with House(database) as one, House(database) as other:
        created = await one.create(you="both", layout="random")
        token = created["seats"]["raptor"]["token"]
        here, there = await one.sit(created["id"], token), await other.sit(created["id"], token)
        actions: list[str] = []
        legal = here.now["legal"]
        while legal:
            actions.append(legal[0])
            legal = (await here.done("plan", seq=0, actions=actions))["legal"]
        turn = {"seq": 0, "actions": actions}
        answers = await asyncio.gather(
            here.do("confirm", id="a", **turn), there.do("confirm", id="b", **turn)
        )
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["ack", "error"]
        refused = next(answer for answer in answers if answer["type"] == "error")
        assert refused["error"]["key"] == "error-stale"
        for seat in (here, there):
            await seat.at(1)
        assert len(one.worker.store.steps(created["id"])) == 1


async def test_claims_offers_and_bots_cross_workers(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with House(database) as one, House(database) as other:
        created = await one.create(you="raptor", opponent={"kind": "friend"})
        raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
        code = {"code": created["invite"]["code"]}
        claimed = (await other.http.post(f"/api/games/{created['id']}/claim", json=code)).json()
        scientist = await other.sit(created["id"], claimed["token"])
        await raptor.until(lambda: raptor.now["status"] == "playing")
        await play((raptor, scientist), random.Random(32), most=2)
        await raptor.done("take_back")
        await scientist.until(lambda: bool(scientist.now["take_back"]))
        await scientist.done("answer", offer="take_back", accept=True)
        await raptor.until(lambda: raptor.steps[-1]["kind"] == "take_back")
        bots = await one.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=START)
        mine = await other.sit(bots["id"], bots["seats"]["raptor"]["token"])
        await mine.done("choose", card="#9", seq=0)
        await mine.until(lambda: mine.now["seq"] >= 1)


@pytest.mark.slow
async def test_two_worker_processes(shared: dict[str, str]) -> None:
    """The real thing: ``--workers 2``, connections wherever the system puts them."""
    bus = ("--bus", shared["bus"]) if "bus" in shared else ()
    server = Process(shared["database"], "--workers", "2", *bus)
    await asyncio.to_thread(server.wait)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            created = (await http.post("/api/games", json={"you": "both", "position": START})).json()
        seats: list[Seat] = []
        for turn in range(6):
            live = await connect(f"ws://127.0.0.1:{server.port}/api/games/{created['id']}/live")
            seat = Seat(live)
            token = created["seats"][SIDES[turn % 2]]["token"]
            await seat.send(json.dumps({"type": "hello", "token": token}))
            await seat.until(lambda seat=seat: bool(seat.now))  # type: ignore[misc]
            seats.append(seat)
        await play((seats[0], seats[1]), random.Random(33), most=12)
        last = seats[0].now["seq"]
        for seat in seats:
            await seat.at(last)
            assert [step["seq"] for step in seat.steps] == list(range(1, last + 1))
            await seat.leave()
    finally:
        await asyncio.to_thread(server.stop)


def test_notices_are_short_and_tell_nothing_to_others() -> None:
    """Any role of the database may listen."""
    payload = {"moves": [[0, "#1"]], "chance": ["R=123"], "words": 3}
    listing = Listing("playing", 1, "0", None)
    group: list[Write] = [
        Append(f"{number:012d}", StoredStep(number + 1, "turn", payload, 0.0), listing, salt="5a17")
        for number in range(1000)
    ]
    group.append(Choose("000000000001", 0, 5, "#7", 0.0, salt="5a17"))
    group.append(EndOffer("000000000001", "rematch"))
    notices = _notices("abcd", group)
    assert len(notices) > 1 and all(len(notice) < NOTICE_BYTES + 100 for notice in notices)
    assert "#" not in "".join(notices) and "R=" not in "".join(notices)
    items = [item for notice in notices for item in notice.split(" ")[1:]]
    assert len(items) == 1002 and "000000000001:-1" in items


async def test_upkeep_leaves_alone_what_another_worker_has_open(
    shared: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lostworld.server.storage.retention.BREATH_SECONDS", 0.0)
    monkeypatch.setattr("lostworld.server.storage.retention.ASK_SECONDS", 4.0)  # the machine may be busy
    async with House(**shared) as one, House(**shared, keep_untouched_days=1e-7) as other:
        open_elsewhere = (await one.create(you="both"))["id"]
        closed = (await one.create(you="both"))["id"]
        seat = await one.sit(open_elsewhere)
        await asyncio.sleep(0.05)
        assert await other.worker.retention.clean() == 1
        assert (await one.http.get(f"/api/games/{closed}")).status_code == 404
        assert (await one.http.get(f"/api/games/{open_elsewhere}")).status_code == 200
        assert (await seat.do("ping"))["type"] == "ack"


async def test_steps_and_choices_reach_other_workers_without_the_database(shared: dict[str, str]) -> None:
    """Each step was written by one worker and read from the database by the other: two did what one does."""
    async with House(**shared) as one, House(**shared) as other:
        _game, raptor, scientist = await seats_apart(one, other)
        await raptor.done("ping")
        await scientist.done("ping")
        reads: list[str] = []
        for house in (one, other):
            store = house.worker.store
            whole_game = store.whole_game

            def noted(game_id: str, after: int = 0, whole_game: Any = whole_game) -> Any:
                reads.append(game_id)
                return whole_game(game_id, after)

            store.whole_game = noted  # type: ignore[method-assign]
        await play([raptor, scientist], random.Random(7), most=30)
        assert raptor.now["seq"] > 10 and raptor.now["seq"] == scientist.now["seq"]
        assert not reads, "everything was heard"

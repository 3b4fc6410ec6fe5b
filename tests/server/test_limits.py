"""What one address may do: it can neither stall the server nor fill it, nor keep bots to itself."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from lostworld.game import GameError
from lostworld.server.bots.turn_taking import TurnTaking
from lostworld.server.net.limits import ASKER, COMMANDS, WIDE, Buckets, Connections, Limits
from lostworld.server.play.frames import LOG_STEPS
from lostworld.server.play.live_game import LATE_SECONDS
from lostworld.server.play.steady_time import steady_time
from lostworld.server.settings import Settings
from lostworld.server.storage import schema
from lostworld.server.storage.read import check_whole, open_engine
from tests.server.house import PATIENCE, House, Seat, bearer

# --- a game's log has an end ---------------------------------------------------------------------------


async def to_and_fro(raptor: Seat, scientist: Seat, times: int) -> None:
    """Decisions made and taken back, again and again."""
    for _ in range(times):
        seq = raptor.now["seq"]
        for seat in (raptor, scientist):
            await seat.done("choose", action=seat.now["legal"][0], seq=seq)
        for seat in (raptor, scientist):
            await seat.at(seq + 1)
        await raptor.done("take_back")
        for seat in (raptor, scientist):
            await seat.at(seq + 2)


async def test_take_backs_end_at_half_of_a_games_steps_and_decisions_at_all(sqlite: str) -> None:
    async with House(sqlite, steps_most=12) as house:
        created = await house.create(you="both")
        game, token = created["id"], created["seats"]["raptor"]["token"]
        raptor, scientist = [await house.sit(game, held["token"]) for held in created["seats"].values()]
        await to_and_fro(raptor, scientist, 3)
        refused = await raptor.do("take_back")
        assert refused["error"]["key"] == "error-game-long" and refused["error"]["values"] == {"most": 6}
        await raptor.leave()
        await scientist.leave()
        lengthen(house, game, 12)
        raptor = await house.sit(game, token)
        refused = await raptor.do("choose", action=raptor.now["legal"][0], seq=12)
        assert refused["error"]["key"] == "error-game-long" and refused["error"]["values"] == {"most": 12}
        await raptor.done("resign")
        await raptor.until(lambda: raptor.now["status"] == "over")


async def test_steps_are_told_by_the_page_and_counted_by_their_number(sqlite: str) -> None:
    """1,000 steps and twelve requests in parallel stalled everybody else."""
    async with House(sqlite, steps_most=4000, request_rate=1.0, request_burst=400) as house:
        game, raptor, scientist = await house.both()
        await to_and_fro(raptor, scientist, 2)
        await raptor.leave()
        await scientist.leave()
        lengthen(house, game, 500)
        first = (await house.get(f"/api/games/{game}/events?after=0"))["events"]
        assert [step["seq"] for step in first] == [*range(1, LOG_STEPS + 1)]
        rest = (await house.get(f"/api/games/{game}/events?after={LOG_STEPS}"))["events"]
        assert [step["seq"] for step in rest] == [*range(LOG_STEPS + 1, 501)]
        for path in ("", "/events?after=0", "/replay", "/fairness"):
            asked = 0
            async with asyncio.timeout(PATIENCE):
                while (await house.http.get(f"/api/games/{game}{path}")).status_code == 200:
                    asked += 1
            assert asked <= 40, f"{path}: a long log counts as several requests"


def lengthen(house: House, game: str, steps: int) -> None:
    """Repeat the first two stored steps, a reveal and its take-back; the server reads the game anew."""
    house.worker.tables.live.pop(game)
    house.worker.tables._pasts.clear()
    with house.worker.store.engine.begin() as connection:
        rows = [
            row._asdict() for row in connection.execute(sa.select(schema.event).order_by(schema.event.c.seq))
        ]
        made = [{**rows[number % 2], "seq": number + 1} for number in range(len(rows), steps)]
        connection.execute(sa.insert(schema.event), made)
        connection.execute(sa.update(schema.game).values(seq=steps))


async def test_a_stale_command_is_answered_with_a_snapshot_once(sqlite: str) -> None:
    async with House(sqlite) as house:
        _game, raptor, scientist = await house.both()
        for seat in (raptor, scientist):
            await seat.done("choose", action=seat.now["legal"][0], seq=0)
        await raptor.at(1)
        for _ in range(5):
            assert (await raptor.do("choose", action="#1", seq=0))["error"]["key"] == "error-stale"
        await raptor.done("ping")
        assert sum('"type":"snapshot"' in frame for frame in raptor.frames) == 2, "the first, and one more"


# --- nobody fills the server ---------------------------------------------------------------------------


async def resigned_and_again(house: House, game: str, token: str) -> Any:
    """Give a game against a bot up and ask for the next one; the answer."""
    for kind in ("resign", "rematch"):
        answer = await house.http.post(
            f"/api/games/{game}/commands", json={"type": kind, "id": kind}, headers=bearer(token)
        )
    return answer


async def test_rematches_and_new_games_share_one_budget(sqlite: str) -> None:
    async with House(sqlite, new_games_rate=0.001, new_games_burst=5) as house:
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        game, token = created["id"], next(iter(created["seats"].values()))["token"]
        made = 1
        while made < 9 and (answer := await resigned_and_again(house, game, token)).status_code == 200:
            game = answer.json()["game"]
            made += 1
        assert (made, answer.status_code) == (5, 429)
        refused = await house.http.post("/api/games", json={"you": "raptor"})
        assert refused.status_code == 429


async def test_nobody_fills_the_lists(sqlite: str) -> None:
    """M7: 29 of the first 30 public games were one address's advertisements."""
    async with House(sqlite, public_games_rate=0.001, public_games_burst=3) as house:
        for _ in range(3):
            await house.create(you="raptor", public=True)
        for wish in ({"public": True}, {"challenge": True, "opponent": {"kind": "friend"}}):
            refused = await house.http.post("/api/games", json={"you": "raptor", **wish})
            assert refused.status_code == 429, refused.text
        assert (await house.create(you="raptor"))["id"], "among friends it is no matter"


async def test_a_full_server_makes_room_of_games_that_were_given_up(sqlite: str) -> None:
    async with House(sqlite, games_most=12) as house:
        kept = await house.create(you="raptor", opponent={"kind": "friend"})
        seat = await house.sit(kept["id"], kept["seats"]["raptor"]["token"])
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        game, token = created["id"], next(iter(created["seats"].values()))["token"]
        for _ in range(15):
            answer = await resigned_and_again(house, game, token)
            assert answer.status_code == 200, answer.text
            game = answer.json()["game"]
        assert (await house.create(you="raptor"))["id"]
        assert house.worker.store.count() <= 12
        assert (await seat.done("ping"))["seq"] == 0, "what somebody plays stays"
        assert (await house.http.get(f"/api/games/{kept['id']}")).status_code == 200


async def test_a_server_full_of_games_being_played_says_so(sqlite: str) -> None:
    async with House(sqlite, games_most=3) as house:
        for _ in range(3):
            await house.create(you="both")
        refused = await house.http.post("/api/games", json={"you": "both"})
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "error-games-many")


# --- connections and commands --------------------------------------------------------------------------


async def test_an_address_has_so_many_connections(sqlite: str) -> None:
    async with House(sqlite, connections_per_address=3) as house:
        created = await house.create(you="both")
        seats = [await house.sit(created["id"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await house.sit(created["id"])
        await seats[0].leave()
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(InvalidStatus):
                    await house.sit(created["id"])
                    break
        assert len(house.worker.limits.connections) == 1


def test_connections_are_counted_by_network_and_forgotten() -> None:
    connections = Connections(1)
    with contextlib.ExitStack() as opened:
        for number in range(WIDE):
            opened.enter_context(connections.one_more(f"2001:db8:0:{number}::1"))
        with pytest.raises(GameError, match="connections"):
            opened.enter_context(connections.one_more("2001:db8:0:9::1"))
        opened.enter_context(connections.one_more("192.0.2.1"))
    assert len(connections) == 0


async def test_one_address_cannot_take_all_places_to_watch(sqlite: str) -> None:
    async with House(sqlite, connections_per_game=8) as house:
        created = await house.create(you="both")
        for _ in range(2):
            assert (await house.sit(created["id"])).refused is None
        third = await house.sit(created["id"])
        assert third.refused is not None and third.refused["error"]["key"] == "error-connections-many"
        seat = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        assert seat.refused is None


async def test_commands_are_counted_by_address_over_all_connections(sqlite: str) -> None:
    async with House(sqlite, command_rate=0.001, command_burst=2) as house:
        created = await house.create(you="both")
        seats = [await house.sit(created["id"]) for _ in range(COMMANDS + 4)]
        answers = [(await seat.do("ping"))["type"] for seat in seats for _ in range(2)]
        assert answers == ["ack"] * 2 * COMMANDS + ["error"] * 8


def test_a_wide_network_has_a_few_times_the_budget_of_one_within_it() -> None:
    """Whoever has a /56 had 256 budgets."""
    buckets = Buckets(0.001, 2)
    taken = 0
    for number in range(100):
        with contextlib.suppress(GameError):
            buckets.take(f"2001:db8:0:{number:x}::1")
            taken += 1
    assert taken == 2 * WIDE


def test_workers_share_the_limits() -> None:
    """With four workers one address had four times as much."""
    limits = Limits(Settings(workers=4, new_games_rate=0.001, new_games_burst=20))
    ASKER.set("192.0.2.1")
    for _ in range(5):
        limits.begin_game()
    with pytest.raises(GameError) as refused:
        limits.begin_game()
    assert refused.value.key == "error-rate-limit"


async def test_comings_and_goings_of_a_crowd_are_told_together(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        first = await house.sit(created["id"])
        others = await asyncio.gather(*(house.sit(created["id"]) for _ in range(40)))
        await first.until(lambda: first.now["spectators"] == 41)
        told = sum('"type":"presence"' in frame for frame in first.frames)
        assert told < 41, "not once for each"
        await asyncio.gather(*(other.leave() for other in others))
        await first.until(lambda: first.now["spectators"] == 1)


# --- bots ----------------------------------------------------------------------------------------------


async def test_people_come_first_and_addresses_take_turns() -> None:
    turns = TurnTaking(1)
    order: list[str] = []

    async def think(name: str, rank: int, address: str) -> None:
        async with turns.place(rank, address):
            order.append(name)

    async with turns.place():
        waiting = [
            asyncio.create_task(think(name, rank, address))
            for name, rank, address in (
                ("watched 1", 1, "greedy"),
                ("watched 2", 1, "greedy"),
                ("watched 3", 1, "greedy"),
                ("modest", 1, "modest"),
                ("played", 0, "player"),
                ("gone", 0, "player"),
            )
        ]
        await asyncio.sleep(0)
        waiting[-1].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["played", "watched 1", "modest", "watched 2", "watched 3"]
    async with asyncio.timeout(PATIENCE), turns.place():
        assert len(turns) == 0, "no place is lost"


async def test_one_address_lets_a_few_bot_games_go_on(sqlite: str) -> None:
    async with House(sqlite, bot_games_watched=1) as house:
        wish: Any = {"you": "none", "bots": {"raptor": "random", "scientist": "random"}, "layout": "random"}
        first, second = [await house.create(**wish) for _ in range(2)]
        seen = await house.sit(first["id"])
        await seen.until(lambda: seen.now["seq"] > 0)
        waits = await house.sit(second["id"])
        live = house.worker.tables.live[second["id"]]
        assert not live.thinking and waits.now["seq"] == 0
        await seen.leave()
        await waits.until(lambda: waits.now["seq"] > 0)


async def test_bots_wait_their_turn_by_who_plays_and_from_where(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M3: games in which somebody waits for a bot come first, and each address waits for itself."""
    async with House(sqlite) as house:
        waited: set[tuple[int, str]] = set()
        processes = house.worker.bots._processes
        think = processes.turn

        async def noted(*asked: Any, **more: Any) -> Any:
            waited.add(more["waiting"])
            return await think(*asked, **more)

        monkeypatch.setattr(processes, "turn", noted)
        wish: Any = {"you": "none", "bots": {"raptor": "random", "scientist": "random"}, "layout": "random"}
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.until(lambda: bool(raptor.now["chosen"]["scientist"]))
        assert {rank for rank, _address in waited} == {0}
        waited.clear()
        watched = await house.sit((await house.create(**wish))["id"])
        await watched.until(lambda: watched.now["seq"] > 0)
        assert waited == {(1, "127.0.0.1")}


# --- clocks --------------------------------------------------------------------------------------------


async def test_clocks_do_not_follow_jumps_of_the_machines_clock(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step forward emptied the clock that ran; a step back filled both again."""
    async with House(sqlite) as house:
        created = await house.create(you="both", layout="random", clock={"minutes": 5})
        raptor, scientist = [
            await house.sit(created["id"], held["token"]) for held in created["seats"].values()
        ]
        await raptor.decide(random.Random(71))
        await scientist.at(1)
        real = time.time
        for jump in (600.0, -3600.0, 7200.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            left = (await house.get(f"/api/games/{created['id']}"))["clock"]
            assert 200_000 < left["scientist"] <= 300_000 and 200_000 < left["raptor"] <= 300_000
        await scientist.decide(random.Random(72))
        await raptor.at(2)
        assert raptor.now["status"] == "playing" and raptor.now["clock"]["scientist"] > 200_000


async def test_a_step_from_the_future_gives_nobody_time(sqlite: str) -> None:
    """The machine's clock was set back while the server was down."""
    async with House(sqlite) as house:
        created = await house.create(you="both", layout="random", clock={"minutes": 5})
        seat = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await seat.decide(random.Random(71))
        await seat.leave()
        with house.worker.store.engine.begin() as connection:
            connection.execute(sa.update(schema.event).values(at=schema.event.c.at + 3600))
        live = house.worker.tables.read(created["id"])
        assert live.clock_since is not None and live.clock_since <= steady_time() + LATE_SECONDS


# --- names, a bus that is lost, a damaged file ---------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["evil\u202egnp.exe", "\u200b\u200b", "a" + "\u0301" * 30, "a\u2028b", "\ufeffme"]
)
async def test_names_show_what_they_are(sqlite: str, name: str) -> None:
    async with House(sqlite) as house:
        answer = await house.http.post("/api/games", json={"you": "raptor", "name": name})
        assert answer.status_code == 422, answer.text
        for good in ("Zoë", "e\u0301 accents", "李雷", "Ανδρέας 7", "O'Neill-Smith", "😀"):
            assert (await house.create(you="raptor", name=good))["id"]


@pytest.mark.postgres
async def test_while_others_cannot_be_heard_games_are_read_and_health_says_so(
    shared: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lostworld.server.play.tables.UNHEARD_SECONDS", 0.2)
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(you="both")
        raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
        scientist = await other.sit(created["id"], created["seats"]["scientist"]["token"])
        assert (await other.http.get("/api/health")).status_code == 200
        monkeypatch.setattr(other.worker.bus, "hearing", False)
        monkeypatch.setattr(other.worker.bus, "received", lambda notice: None)
        assert (await other.http.get("/api/health")).status_code == 503
        await raptor.done("choose", action=raptor.now["legal"][0], seq=0)
        await scientist.until(lambda: bool(scientist.now["chosen"]["raptor"]))
        monkeypatch.undo()


def test_a_file_that_is_empty_is_not_taken_for_a_new_one_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    new = tmp_path / "new.sqlite3"
    open_engine(f"sqlite:///{new}").dispose()
    assert not caplog.records
    (tmp_path / "empty.sqlite3").touch()
    open_engine(f"sqlite:///{tmp_path / 'empty.sqlite3'}").dispose()
    assert [record.getMessage() for record in caplog.records] == ["the database's file is empty"]


async def test_a_file_that_is_damaged_in_the_middle_is_not_served(sqlite: str) -> None:
    """It started, health was 200, and some games answered 500."""
    async with House(sqlite) as house:
        for _ in range(30):
            await house.create(you="both")
    with sqlite3.connect(sqlite) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    file = Path(sqlite)
    whole = bytearray(file.read_bytes())
    half = len(whole) // 2 // 4096 * 4096
    whole[half : half + 4096] = b"\xa5" * 4096
    file.write_bytes(whole)
    engine = open_engine(f"sqlite:///{sqlite}")
    with pytest.raises(GameError) as refused:
        check_whole(engine)
    assert refused.value.key == "error-database-damaged"

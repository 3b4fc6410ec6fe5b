"""The connection's protocol: whatever a client sends, in whatever order, is answered once; nothing breaks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some

from lostworld.raptor import GAME
from lostworld.server.play.live_game import play_through

from .house import SIDES, START, House, HouseThread, Message, Seat, actions_of, bearer, play, sit_at


async def test_hello_comes_first(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        ping, wrong = {"type": "ping", "id": "a"}, {"type": "hello", "token": 7}
        firsts: list[Any] = [ping, "nonsense", b"\x00", wrong, []]
        for first in firsts:
            seat = Seat(await connect_raw(house, created["id"]))
            await seat.send(first)
            await seat._reader
            assert seat.refused is not None and seat.closed == 1008, first
            assert seat.now == {}
            await seat.leave()


async def connect_raw(house: House, game: str) -> Any:
    from websockets.asyncio.client import connect

    return await connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/live", compression=None)


async def test_wrong_game_and_wrong_token(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        other = await house.create(you="both")
        token = created["seats"]["raptor"]["token"]
        for game, given_token, key in (
            ("1" * 12, None, "error-game-not-found"),
            ("nosuchgame", None, "error-game-not-found"),
            (other["id"], token, "error-seat-token"),
            (created["id"], token[:-1] + "x", "error-seat-token"),
        ):
            seat = Seat(await connect_raw(house, game))
            await seat.send({"type": "hello", "token": given_token})
            await seat._reader
            assert seat.refused is not None and seat.refused["error"]["key"] == key
        answer = await house.http.post(
            f"/api/games/{other['id']}/commands", json={"type": "resign", "id": "x"}, headers=bearer(token)
        )
        assert answer.status_code == 403
        assert (await house.get(f"/api/games/{other['id']}"))["status"] == "playing"


async def test_spectators_cannot_act(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, _raptor, _scientist = await house.both()
        spectator = await house.sit(game)
        commands: dict[str, dict[str, Any]] = {
            "choose": {"card": "#1", "seq": 0}, "plan": {"actions": [], "seq": 0}, "resign": {},
            "rematch": {},
            "confirm": {"actions": [], "seq": 0}, "take_back": {}, "hint": {"seq": 0},
            "answer": {"offer": "take_back", "accept": True}, "withdraw": {"offer": "rematch"},
        }  # fmt: skip
        for kind, fields in commands.items():
            answer = await spectator.do(kind, **fields)
            assert answer["error"]["key"] == "error-spectator-acts"
        assert (await spectator.done("ping"))["type"] == "ack"


async def test_wrong_seat(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(layout="random")
        legal = raptor.now["legal"]
        answer = await scientist.do("confirm", seq=0, actions=legal[:1])
        assert answer["error"]["key"] == "error-turn-not-yours"
        assert (await scientist.do("plan", seq=0, actions=[]))["error"]["key"] == "error-turn-not-yours"
        assert (await raptor.do("choose", seq=0, card="#1"))["error"]["key"] == "error-action-illegal"
        unfinished = await raptor.do("confirm", seq=0, actions=legal[:1])
        assert unfinished["error"]["key"] == "error-plan-unfinished"
        illegal = await raptor.do("plan", seq=0, actions=[legal[0], legal[0]])
        assert illegal["error"]["key"] == "error-plan-illegal" and illegal["error"]["values"]["step"] == 2
        assert raptor.steps == scientist.steps == []


async def test_a_repeated_command_is_carried_out_once(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="both", position=START)
        tokens = [created["seats"][side]["token"] for side in SIDES]
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        first = await raptor.done("choose", id="once", card="#9", seq=0)
        assert await raptor.done("choose", id="once", card="#9", seq=0) == first
        different = await raptor.do("choose", id="once", card="#5", seq=0)
        assert different["error"]["key"] == "error-request-repeated"
        await scientist.done("choose", id="twin", card="#8", seq=0)
        await scientist.at(1)
        mine = {"id": "turn", "seq": 1, "actions": ["Sa5=a6"]}
        twins = [{"type": "confirm", **mine}, {"type": "confirm", **mine}]
        for twin in twins:
            await scientist.send(twin)
        await raptor.at(2)
        done = await scientist.done("confirm", **mine)
        assert done["seq"] == 2 and len(scientist.steps) == 2
    async with House(database) as house:  # also when the answer was lost with the old process
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        assert (await scientist.done("confirm", **mine))["seq"] == 2
        assert (await raptor.done("choose", id="once", card="#9", seq=0))["seq"] == 1
        assert raptor.now["seq"] == 2


async def test_a_stale_command_is_refused_and_a_snapshot_follows(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=START)
        await raptor.done("choose", card="#1", seq=0)
        await scientist.done("choose", card="#8", seq=0)
        await raptor.at(1)
        frames = len(raptor.frames)
        answer = await raptor.do("choose", card="#5", seq=0)
        assert answer["error"]["key"] == "error-stale"
        assert answer["error"]["values"] == {"given": 0, "current": 1}
        await raptor.until(lambda: any('"snapshot"' in frame for frame in raptor.frames[frames:]))
        future = await raptor.do("confirm", seq=7, actions=[])
        assert future["error"]["key"] == "error-stale"


async def test_a_choice_counts_as_it_was_when_both_had_chosen(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(position=START)
        for card in ("#1", "#5"):
            await raptor.done("choose", card=card, seq=0)
        assert raptor.now["deciding"] == ["scientist"] and raptor.now["legal"] == ["#1", "#5", "#9"]
        assert (await house.get(f"/api/games/{game}"))["chosen"] == {"raptor": True, "scientist": False}
        both = asyncio.gather(raptor.do("choose", card="#9", seq=0), scientist.do("choose", card="#4", seq=0))
        first, _ = await both
        await raptor.at(1)
        expected = "#9" if first["type"] == "ack" and first["seq"] == 0 else "#5"
        assert actions_of(raptor.steps[0]) in ([expected, "#4"], ["#9", "#4"])


KINDS = ["choose", "plan", "confirm", "resign", "answer", "hint", "hello", "ping"]

MALFORMED = some.one_of(
    some.text(max_size=80),
    some.binary(max_size=40),
    some.recursive(
        some.none() | some.booleans() | some.integers() | some.text(max_size=12),
        lambda inner: (
            some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3)
        ),
        max_leaves=6,
    ),
    some.fixed_dictionaries(
        {
            "type": some.sampled_from(
                ["choose", "plan", "confirm", "resign", "answer", "hint", "hello", "ping"]
            ),
            "id": some.one_of(some.text(max_size=80), some.integers(), some.none()),
        },
        optional={
            "seq": some.one_of(some.integers(), some.floats(), some.text(max_size=5), some.none()),
            "actions": some.one_of(some.lists(some.text(max_size=20), max_size=80), some.text(max_size=9)),
            "card": some.one_of(some.text(max_size=20), some.integers(), some.none()),
            "accept": some.one_of(some.booleans(), some.text(max_size=5)),
            "token": some.text(max_size=10),
            "surplus": some.integers(),
        },
    ),
)


PROPERTY = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate,),  # a failure shows at once; every attempt to shrink it would play a game
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseThread]:
    with HouseThread(str(tmp_path_factory.mktemp("protocol") / "games.sqlite3")) as house:
        yield house


def created_at(running: HouseThread) -> Message:
    """A new game for two."""
    created: Message = httpx.post(f"{running.url}/api/games", json={"you": "both", "position": START}).json()
    return created


@PROPERTY
@given(messages=some.lists(MALFORMED, min_size=3, max_size=12))
def test_malformed_messages_are_refused_one_by_one(running: HouseThread, messages: list[Any]) -> None:
    async def run() -> None:
        created = created_at(running)
        raptor = await sit_at(running.url, created["id"], created["seats"]["raptor"]["token"])
        for message in messages:
            if isinstance(message, dict) and message.get("type") in ("resign", "ping"):
                message["surplus"] = 1  # these two would be fine otherwise
            await raptor.send(message if isinstance(message, str | bytes) else json.dumps(message))
        pong = await raptor.done("ping")
        assert pong["seq"] == 0
        answers = [json.loads(frame) for frame in raptor.frames]
        assert len([answer for answer in answers if answer["type"] == "error"]) == len(messages)
        await raptor.leave()

    asyncio.run(run())


ORDERS = some.lists(
    some.tuples(
        some.sampled_from([0, 1]),
        some.sampled_from(["choose", "confirm", "plan", "again", "other", "take_back", "reconnect"]),
        some.integers(-2, 2),
        some.integers(0, 99),
    ),
    min_size=10,
    max_size=30,
)


@PROPERTY
@given(orders=ORDERS)
def test_any_order_of_commands_leaves_a_game_that_its_log_explains(
    running: HouseThread, orders: list[tuple[int, str, int, int]]
) -> None:
    """Commands out of order, repeated, stale, for the wrong seat: the state is always what the log gives."""

    async def run() -> None:
        assert running.house is not None
        worker = running.house.worker
        created = created_at(running)
        game = created["id"]
        tokens = [created["seats"][side]["token"] for side in SIDES]
        seats = [await sit_at(running.url, game, token) for token in tokens]
        sent: list[tuple[int, str, Message]] = []
        for who, kind, offset, pick in orders:
            seat = seats[who]
            if kind == "reconnect":
                await seat.leave()
                seats[who] = await sit_at(running.url, game, tokens[who], seat.now["seq"])
                assert "missed" in seats[who].now
                continue
            if kind in ("again", "other") and sent:
                who_then, kind_then, fields = sent[pick % len(sent)]
                await seats[who_then if kind == "again" else 1 - who_then].do(kind_then, **fields)
                continue
            kind, fields = command_for(seat, kind, offset, pick, len(sent))
            answer = await seat.do(kind, **fields)
            assert answer["type"] in ("ack", "planned", "error")
            sent.append((who, kind, fields))
        last = worker.tables.live[game].seq
        fresh = [await sit_at(running.url, game, token) for token in tokens]
        for old, new in zip(seats, fresh, strict=True):
            await old.at(last)
            await old.until(
                lambda old=old, new=new: old.now["deciding"] == new.now["deciding"]  # type: ignore[misc]
            )
            numbers = [step["seq"] for step in old.steps]
            assert numbers == sorted(set(numbers))
            for name in ("seq", "view", "legal", "deciding", "chosen", "my_choice", "status"):
                assert old.now[name] == new.now[name], name
        whole = worker.store.whole_game(game)
        assert whole is not None
        _, history = play_through(whole)
        assert (history.seq, history.state.text) == (last, worker.tables.live[game].state.text)
        for seat in (*seats, *fresh):
            await seat.leave()

    asyncio.run(run())


def command_for(seat: Seat, kind: str, offset: int, pick: int, number: int) -> tuple[str, Message]:
    """A command that may fit or not."""
    legal = seat.now["legal"] or ["#1", "Sa5-a4", "Mf2-f3", "."]
    name = f"{number}-{pick}"
    seq = max(0, seat.now["seq"] + offset)
    if kind == "choose":
        return kind, {"id": name, "seq": seq, "card": legal[pick % len(legal)]}
    if kind in ("confirm", "plan"):
        return kind, {"id": name, "seq": seq, "actions": [legal[pick % len(legal)]]}
    return "take_back", {"id": name}


async def test_numbers_have_no_gaps_after_reconnecting(sqlite: str) -> None:
    luck = random.Random(21)
    async with House(sqlite) as house:
        created = await house.create(you="both")
        tokens = [created["seats"][side]["token"] for side in SIDES]
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        await play((raptor, scientist), luck, most=8)
        known = raptor.now["seq"]
        await raptor.leave()
        other = await house.sit(created["id"], tokens[0])
        await play((other, scientist), luck, most=8)
        back = await house.sit(created["id"], tokens[0], known)
        assert [step["seq"] for step in back.now["missed"]] == list(range(known + 1, other.now["seq"] + 1))
        assert [step["seq"] for step in back.now["log"]] == list(range(1, other.now["seq"] + 1))
        assert back.now["missed"][-1]["beats"][-1]["view"] == back.now["view"]
        assert GAME.parse_view(back.now["view"]).seat == 0


async def test_errors_come_in_the_readers_language(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both")
        answer = await house.http.get(
            f"/api/games/{'1' * 12}", headers={"Accept-Language": "fr-CA, en;q=0.5"}
        )
        assert answer.json()["error"]["message"].startswith("Cette partie n’existe pas")
        seat = Seat(await connect_raw(house, created["id"]))
        await seat.send({"type": "hello", "token": created["seats"]["raptor"]["token"], "language": "fr"})
        await seat.until(lambda: bool(seat.now))
        problem = await seat.do("confirm", seq=5, actions=[])
        assert "étape" in problem["error"]["message"]
        await seat.leave()

"""Hints, analyses and records that somebody brings along: each is bounded, and none keeps others waiting."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

from lostworld.analysis.grades import GRADES
from lostworld.raptor import GAME
from lostworld.record import Record
from lostworld.server.bots import hints
from lostworld.server.bots.bot_processes import Advice, BotProcesses
from lostworld.server.looking_back import analysis, records
from lostworld.server.play import new_game

from .house import PATIENCE, START, House, play


class Slow:
    """Thinkers that note what they are asked, and answer when they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bot_processes: BotProcesses) -> None:
        self.asked: list[Sequence[int]] = []
        self.may_answer = asyncio.Event()
        self._real = bot_processes.turn
        monkeypatch.setattr(bot_processes, "turn", self._turn)

    async def _turn(self, *asked: Any) -> Advice:
        self.asked.append(asked[5] if len(asked) > 5 else ())
        await self.may_answer.wait()
        return await self._real(*asked)


async def until(happened: Any) -> None:
    """Wait for something on the server."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def test_a_seat_has_one_hint_under_way(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(layout="random")
        slow = Slow(monkeypatch, house.worker.hints.processes)
        legal = raptor.now["legal"]
        first = asyncio.create_task(raptor.done("hint", id="h1", seq=0, actions=[]))
        await until(lambda: slow.asked)
        again = asyncio.create_task(raptor.done("hint", id="h2", seq=0, actions=[]))
        another = await raptor.do("hint", id="h3", seq=0, actions=legal[:1])
        assert another["error"]["key"] == "error-hint-pending"
        slow.may_answer.set()
        answers = await asyncio.gather(first, again)
        assert answers[0]["actions"] == answers[1]["actions"] and len(slow.asked) == 1
        third = await raptor.done("hint", id="h4", seq=0, actions=[])
        assert third["actions"] == answers[0]["actions"] and len(slow.asked) == 1, "it is remembered"
        await raptor.done("hint", id="h5", seq=0, actions=legal[:1])
        assert len(slow.asked) == 2
        await raptor.done("confirm", seq=0, actions=third["actions"])
        await scientist.at(1)
        assert len((await scientist.done("hint", seq=1, actions=[]))["actions"]) == 4


async def test_a_hint_that_nobody_needs_any_more_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=START)
        slow = Slow(monkeypatch, house.worker.hints.processes)
        old = asyncio.create_task(raptor.do("hint", id="old", seq=0, actions=[]))
        await until(lambda: slow.asked)
        await raptor.done("choose", card="#9", seq=0)
        await scientist.done("choose", card="#8", seq=0)
        await scientist.at(1)
        await scientist.done("confirm", seq=1, actions=["Sa5=a6"])
        await raptor.at(2)
        new = asyncio.create_task(raptor.done("hint", id="new", seq=2, actions=[]))
        assert (await old)["error"]["key"] == "error-stale"
        slow.may_answer.set()
        assert (await new)["seq"] == 2


async def test_too_many_hints_are_turned_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINTS_WAITING", 1)
    async with House(sqlite) as house:
        slow = Slow(monkeypatch, house.worker.hints.processes)
        asking = []
        for _ in range(3):
            _, raptor, _ = await house.both()
            asking.append(asyncio.create_task(raptor.do("hint", seq=0, actions=[])))
            await asyncio.sleep(0.05)
        assert (await asking[2])["error"]["key"] == "error-server-busy"
        slow.may_answer.set()
        assert [(await task)["type"] for task in asking[:2]] == ["hint", "hint"]


async def test_bots_do_not_wait_for_hints(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(sqlite) as house:
        slow = Slow(monkeypatch, house.worker.hints.processes)
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        hint = asyncio.create_task(raptor.do("hint", seq=0, actions=[]))
        await until(lambda: slow.asked)
        await raptor.done("choose", card=raptor.now["legal"][0], seq=0)
        await raptor.at(1)
        slow.may_answer.set()
        await hint
    assert house.worker.bots._processes is not house.worker.hints.processes


async def test_a_game_is_analysed_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(position=START)
        await play((raptor, scientist), random.Random(61), most=8)
        if raptor.now["status"] != "over":
            await raptor.done("resign")
        began = 0
        real = house.worker.analyses._analysis

        async def counting(*asked: Any) -> Any:
            nonlocal began
            began += 1
            return await real(*asked)

        monkeypatch.setattr(house.worker.analyses, "_analysis", counting)
        found = await asyncio.gather(*(house.get(f"/api/games/{game}/analysis") for _ in range(6)))
        assert began == 1 and all(one == found[0] for one in found)
        assert await house.get(f"/api/games/{game}/analysis") == found[0] and began == 1


async def test_a_record_is_analysed_like_the_game_it_tells(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(position=START)
        await play((raptor, scientist), random.Random(62), most=12)
        if raptor.now["status"] != "over":
            await raptor.done("resign")
        text = (await house.http.get(f"/api/games/{game}/record")).text
        told = await house.get(f"/api/games/{game}/analysis")
        found = (await house.http.post("/api/records/analysis", json={"text": text})).json()
        assert found["curve"] == told["curve"] and len(found["curve"]) > 5
        steps = (await house.http.post("/api/records", json={"text": text})).json()["steps"]
        assert {point["seq"] for point in found["curve"]} <= {0, *(step["seq"] for step in steps)}

        async def thinks_again(*_asked: Any) -> Any:
            raise AssertionError("it is remembered")

        monkeypatch.setattr(house.worker.analyses, "_analysis", thinks_again)
        again = await house.http.post("/api/records/analysis", json={"text": text})
        assert again.json() == found


async def test_a_record_without_an_end_is_analysed_and_a_long_one_not_judged_for_ever(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "TURNS_REVIEWED", 1)
    judged = 0
    record = Record.of(GAME, GAME.parse(START))
    for seat, action in ((0, "#9"), (1, "#8"), (1, "Sa5=a6"), (1, "."), (0, ".")):
        record.play(seat, GAME.parse_action(action))
    async with House(sqlite) as house:
        real = house.worker.hints.processes.ways

        async def counted(*asked: Any) -> Any:
            nonlocal judged
            judged += 1
            return await real(*asked)

        monkeypatch.setattr(house.worker.hints.processes, "ways", counted)
        found = (await house.http.post("/api/records/analysis", json={"text": str(record)})).json()
        assert len(found["curve"]) > 2 and judged == 2, "both cards of the first step, and no more"
        bad = await house.http.post("/api/records/analysis", json={"text": "no record"})
        assert bad.status_code == 422 and "error-record" in bad.json()["error"]["key"]


async def test_marks_say_what_would_have_been_better(sqlite: str) -> None:
    # Raptor can win within this turn (a baby walks out at k4) and passes.
    record = Record.of(
        GAME,
        GAME.parse(
            "..S....#.../..##.#...../.........S./.#..#...#bM/......#..../.S.#....... a4a1k4k1"
            " R+6 z0e2c2r4 10 R:9/15/78/2346 S:3/14//256789"
        ),
    )
    record.play(0, GAME.parse_action("."))
    async with House(sqlite) as house:
        found = (await house.http.post("/api/records/analysis", json={"text": str(record)})).json()
    assert found["reviewer"] == "lindenbrock" and found["marks"]
    for mark in found["marks"]:
        assert mark["ways"][0]["actions"] == mark["best"] and mark["ways"][0]["value"] > mark["value"]
        assert mark["ways"][0]["words"]["en"] != mark["ways"][0]["words"]["fr"]
        assert mark["seq"] in [point["seq"] for point in found["curve"]]
    counted = {row["seat"]: row["blunder"] + row["mistake"] + row["inaccuracy"] for row in found["summaries"]}
    assert sum(counted.values()) == len(found["marks"])
    (mark,) = found["marks"]
    assert (mark["seat"], mark["ways"][0]["value"]) == ("raptor", 1.0)
    # How bad it is to pass hangs on how good the net still finds what follows.
    assert mark["kind"] == next(kind for kind, loss in GRADES if 1.0 - mark["value"] >= loss)
    assert found["key"] == [mark["seq"]]
    assert [row["accuracy"] is None for row in found["summaries"]] == [False, True]


async def test_the_analysis_board_asks_for_lines(sqlite: str) -> None:
    async with House(sqlite) as house:
        body = {"position": START, "milliseconds": 50}
        told = (await house.http.post("/api/lines", json=body)).json()
        assert told["deciding"] == ["raptor", "scientist"] and {*told["chances"]} == {"raptor", "scientist"}
        for seat in told["deciding"]:
            values = [line["value"] for line in told["lines"] if line["seat"] == seat]
            assert values and values == sorted(values, reverse=True)
        # From a view: the lines are for its seat's eyes, and the other side's hidden cards are made up.
        seen = GAME.parse(START).view(0).text
        view = (await house.http.post("/api/lines", json={"position": seen, "milliseconds": 50})).json()
        own = {line["actions"][0] for line in view["lines"] if line["seat"] == "raptor"}
        assert own == {line["actions"][0] for line in told["lines"] if line["seat"] == "raptor"}
        for wrong in ({"position": "no position"}, {"position": START, "milliseconds": 5}):
            assert (await house.http.post("/api/lines", json=wrong)).status_code == 422


async def test_puzzles_are_told_with_todays(sqlite: str) -> None:
    async with House(sqlite) as house:
        told = await house.get("/api/rules/raptor/puzzles")
        assert len(told["puzzles"]) == len(GAME.puzzles) and 0 <= told["today"] < len(GAME.puzzles)
        assert (await house.get("/api/rules/skirmish/puzzles"))["puzzles"] == []


# --- records --------------------------------------------------------------------------------------


def long_record(actions: int) -> str:
    """A record with many actions: mother and babies placed and ... as far as it goes, then rubbish."""
    return f'[Game "raptor"]\n[Rules "1"]\n[Start "{START}"]\n\n1. ' + " ".join(["."] * actions)


@pytest.mark.parametrize(
    "text", [long_record(5_001), "x" * 70_000, long_record(10) + " {" + "é" * 33_000 + "}"]
)
async def test_long_records_are_refused(sqlite: str, text: str) -> None:
    async with House(sqlite) as house:
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("/api/records", {"text": text}),
            ("/api/games", {"you": "both", "record": text}),
        ]
        for path, body in wishes:
            answer = await house.http.post(path, json=body)
            assert answer.status_code == 413, answer.text
            error = answer.json()["error"]
            assert error["key"] == "error-record-long" and error["values"]["actions"] == 5_000
        almost = await house.http.post("/api/records", json={"text": long_record(4_000)})
        assert almost.json()["error"]["key"] == "error-record-decision"


async def test_others_go_on_while_records_are_read(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading happens off the event loop, one record at a time, and a crowd is turned away."""
    at_once, most = 0, 0
    real = records.imported_record

    def slowly(text: str) -> Record:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.3)
        at_once -= 1
        return real(text)

    monkeypatch.setattr(records, "imported_record", slowly)
    monkeypatch.setattr(new_game, "imported_record", slowly)
    record = Record.of(GAME, GAME.parse(START))
    record.play(0, GAME.parse_action("#1"))
    record.play(1, GAME.parse_action("#8"))
    text = str(record)
    async with House(sqlite) as house:
        _, raptor, _ = await house.both()
        reading = [
            asyncio.create_task(house.http.post("/api/records", json={"text": text})) for _ in range(2)
        ]
        reading.append(asyncio.create_task(house.http.post("/api/games", json={"record": text})))
        await asyncio.sleep(0.1)
        meanwhile = 0
        while not all(task.done() for task in reading):
            await raptor.done("ping")
            meanwhile += at_once
        assert [(await task).status_code for task in reading] == [200, 200, 201]
        assert most == 1 and meanwhile, "answered while a record was being read"
        crowd = [house.http.post("/api/records", json={"text": text}) for _ in range(12)]
        statuses = [answer.status_code for answer in await asyncio.gather(*crowd)]
        assert statuses.count(503) == 3 and statuses.count(200) == 9

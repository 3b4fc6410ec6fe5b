"""A game that the server has never heard of, for three, with cards face down: everything works for it too.

Caravan (``tests/contract/caravan.py``) joins by its entry point, as a game of another package would.
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from lostworld.chance import Dice
from lostworld.game import SPECTATOR
from lostworld.games import game_named
from lostworld.record import Record
from lostworld.server.openapi import document
from lostworld.server.storage import schema
from lostworld.session import Session
from lostworld.texts import SPOKEN

from .conftest import CARAVAN
from .house import House, Message, Seat, actions_of, bearer, events_of, play
from .test_durability import Process

SEATS = ("red", "green", "blue")
ROUND = "4 choose 1 0,0,0 /16/2345// /25/1346// /34/1256//"
"""The beginning of a round: red, green and blue hold two cards each; nothing is played or buried."""

pytestmark = pytest.mark.usefixtures("caravan")


async def table(house: House, **wish: Any) -> tuple[str, list[Seat]]:
    """A game of Caravan at one screen."""
    return await house.everybody(game="caravan", **wish)


async def friends(house: House, **wish: Any) -> tuple[str, list[Seat]]:
    """A game of Caravan between three people at three screens."""
    created = await house.create(game="caravan", you="red", opponent={"kind": "friend"}, **wish)
    assert [invite["seat"] for invite in created["invites"]] == ["green", "blue"]
    assert created["invite"] == created["invites"][0]
    tokens = [created["seats"]["red"]["token"]]
    for invite in created["invites"]:
        claim = {"code": invite["code"], "name": invite["seat"].capitalize()}
        taken = await house.http.post(f"/api/games/{created['id']}/claim", json=claim)
        assert taken.json()["seat"] == invite["seat"]
        tokens.append(taken.json()["token"])
    return created["id"], [await house.sit(created["id"], token) for token in tokens]


async def all_at(seats: list[Seat], seq: int) -> None:
    for seat in seats:
        await seat.at(seq)


# --- playing --------------------------------------------------------------------------------------


async def test_a_whole_game_by_socket_with_its_record_replay_analysis_and_proof(database: str) -> None:
    async with House(database) as house:
        game, seats = await table(house, track="long", sand="red", names={"blue": "Bea"})
        spectator = await house.sit(game)
        await play(seats, random.Random(1))
        now = seats[0].now
        assert (now["game"], now["options"]) == ("caravan", {"track": "long", "players": "three"})
        assert now["looks"] == {"sand": "red"} and now["sides"] == [["red"], ["green"], ["blue"]]
        assert [*now["seats"]] == [*SEATS] and now["names"]["blue"] == "Bea"
        assert now["status"] == "over" and len(now["outcome"]["scores"]) == 3
        await all_at([*seats, spectator], now["seq"])
        assert [step["seq"] for step in spectator.steps] == list(range(1, now["seq"] + 1))
        reveal = next(step for step in spectator.steps if step["kind"] == "reveal")
        assert [beat["seat"] for beat in reveal["beats"]] == [*SEATS] and reveal["by"] is None

        replay = await house.get(f"/api/games/{game}/replay")
        assert replay["open"] and replay["steps"][-1]["beats"][-1]["view"] == now["position"]
        text = (await house.http.get(f"/api/games/{game}/record")).text
        record = Record.parse(text)
        assert record.state.text == now["position"] and record.headers["Blue"] == "Bea"
        told = (await house.http.post("/api/records", json={"record": text})).json()
        assert told["steps"] == replay["steps"] and told["outcome"] == now["outcome"]
        found = await house.get(f"/api/games/{game}/analysis")
        assert [point["seq"] for point in found["curve"]] == [0, *(step["seq"] for step in replay["steps"])]
        assert all(abs(sum(point["chances"].values()) - 1) < 0.01 for point in found["curve"])
        await check_proof(house, game, record)


async def check_proof(house: House, game: str, record: Record) -> None:
    """The outcomes of chance follow from the seed, and are those of the record."""
    proof = await house.get(f"/api/games/{game}/fairness")
    dice = Dice(bytes.fromhex(proof["seed"]))
    assert dice.commitment == proof["commitment"]
    session = Session.new(game_named("caravan"), proof["options"], dice)
    drawn = [outcome for outcome in proof["outcomes"] if "=" in outcome["outcome"]]
    assert [outcome["words"] for outcome in drawn] == sorted(outcome["words"] for outcome in drawn)
    assert [outcome["outcome"][:4] for outcome in drawn[:3]] == ["red=", "gree", "blue"]
    assert session.state.text == record.start.text
    tosses = [step.text for step in record.steps if step.seat is None]
    assert [outcome["outcome"] for outcome in drawn[3:]] == tosses


async def test_a_whole_game_by_http(database: str) -> None:
    luck = random.Random(2)
    async with House(database) as house:
        created = await house.create(game="caravan", you="all", options={"players": "two"})
        assert [*created["seats"]] == ["red", "green"]
        game, number = created["id"], 0
        while True:
            now: Message = {}
            for held in created["seats"].values():
                now = await house.get(f"/api/games/{game}", held["token"])
                if now["decision"] is not None and now["my_choice"] is None:
                    break
            if now["status"] == "over":
                break
            number += 1
            command = {"type": "choose", "id": str(number), "seq": now["seq"]}
            texts = now["legal"]
            rows = [row for group in now["decision"]["choices"] for row in group["rows"]]
            assert sorted(row[0] for row in rows) == [*range(len(texts))]
            if now["decision"]["secret"]:
                command["action"] = luck.choice(texts)
            else:
                command |= {"type": "confirm", "actions": [now["decision"]["finish"]]}
            answer = await house.http.post(
                f"/api/games/{game}/commands", json=command, headers=bearer(held["token"])
            )
            assert answer.status_code == 200, answer.text
        assert now["outcome"]["winner"] is None and now["outcome"]["winners"] == []
        assert now["outcome"]["reason"] == "standstill", "nobody ever marches"
        listed = await house.http.post(
            "/api/games/mine", json={"seats": [{"id": game, "token": created["seats"]["red"]["token"]}]}
        )
        item = listed.json()["games"][0]
        assert (item["game"], item["winner"], item["winners"]) == ("caravan", None, [])
        record = (await house.http.get(f"/api/games/{game}/record")).text
        assert '[Result "draw standstill"]' in record
        told = (await house.http.post("/api/records", json={"text": record})).json()
        assert told["outcome"] == now["outcome"]


async def test_bots_play_the_others(database: str) -> None:
    luck = random.Random(3)
    async with House(database) as house:
        created = await house.create(
            game="caravan", you="green", bots={"red": "random"}, opponent={"kind": "bot", "bot": "greedy"}
        )
        assert [*created["seats"]] == ["green"] and created["invites"] == []
        green = await house.sit(created["id"], created["seats"]["green"]["token"])
        assert [green.now["seats"][name]["bot"] for name in SEATS] == ["random", None, "greedy"]
        hinted = False
        while green.now["status"] != "over":
            await green.until(lambda: green.now["status"] == "over" or green.is_to_decide)
            if not hinted and green.is_to_decide:
                hint = await green.do("hint", seq=green.now["seq"])
                hinted = hint["type"] == "hint" and hint["actions"][0] in green.now["legal"]
            if green.is_to_decide:
                await green.decide(luck)
        assert hinted


@pytest.mark.postgres
async def test_two_workers_share_a_game(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(game="caravan", you="all")
        game = created["id"]
        houses = (one, other, one)
        seats = [
            await house.sit(game, created["seats"][name]["token"])
            for house, name in zip(houses, SEATS, strict=True)
        ]
        await play(seats, random.Random(4))
        assert {seat.now["status"] for seat in seats} == {"over"}
        texts = [house.worker.tables.live[game].state.text for house in (one, other)]
        assert texts[0] == texts[1]
        for house in (one, other):
            assert (await house.get(f"/api/games/{game}/replay"))["open"]


@pytest.mark.slow
def test_a_server_of_its_own_finds_the_game_by_its_entry_point(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = os.pathsep.join([str(CARAVAN), *sys.path])
    monkeypatch.setenv("PYTHONPATH", path)
    server = Process(sqlite)
    server.wait()
    try:
        about = httpx.get(f"{server.url}/api/about").json()
        found = next(game for game in about["games"] if game["name"] == "caravan")
        assert (
            found["seats"] == [*SEATS] and found["drawn"] and found["options"]["players"] == ["three", "two"]
        )
        assert {bot["name"] for bot in found["bots"]} >= {"random", "greedy"}
        made = httpx.post(f"{server.url}/api/games", json={"game": "caravan", "you": "none"})
        assert made.status_code == 201 and made.json()["seats"] == {}
    finally:
        server.stop()


# --- plans, prospects, pictures, positions ----------------------------------------------------------


async def test_plans_prospects_and_pictures(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, (red, green, blue) = await table(house, position=ROUND)
        asked = await red.done("prospects", seq=0, action="card-6")
        assert {(item["against"], item["kind"]) for item in asked["prospects"]} >= {
            ("card-1", "march"),
            ("card-6", "tie"),
        }
        for seat, card in ((red, "card-6"), (green, "card-2"), (blue, "card-3")):
            await seat.done("choose", action=card, seq=0)
        await all_at([red, green, blue], 1)
        planned = await red.done("plan", seq=1, actions=["step"])
        assert planned["view"]["players"]["red"]["at"] == 1 and planned["confirmable"] and not planned["ends"]
        assert planned["decision"]["finish"] == "stop" and planned["legal"] == ["step", "stop"]
        assert green.now["view"]["players"]["red"]["at"] == 0
        drawn = await house.http.get(f"/api/games/{game}/picture.svg")
        assert drawn.headers["content-type"].startswith("image/svg") and "Caravan" in drawn.text
        told = (await house.http.post("/api/positions", json={"game": "caravan", "position": ROUND})).json()
        assert told["deciding"] == [*SEATS] and told["legal"] == ["card-1", "card-6"]
        tried = {"game": "caravan", "position": ROUND.replace("choose", "march:0:3"), "seat": "red"}
        trial = (await house.http.post("/api/try", json={**tried, "actions": ["step", "step"]})).json()
        assert [beat["view"]["players"]["red"]["at"] for beat in trial["beats"]] == [1, 2]
        asked_for = {"game": "caravan", "position": ROUND, "looks": {"sand": "red"}, "title": "Three"}
        picture = await house.http.post("/api/positions/picture", json=asked_for)
        assert "<title>Three</title>" in picture.text
        wrong = await house.http.post("/api/positions/picture", json={**asked_for, "looks": {"sand": "x"}})
        assert wrong.json()["error"]["values"] == {"field": "sand"}
        texts = await house.http.get("/api/rules/raptor/texts/fr")
        assert "raptor-" in texts.text
        assert (await house.http.get("/api/rules/caravan/texts/en")).text == ""
        seats = await house.get("/api/rules/caravan/seats?players=two")
        assert seats == {"seats": ["red", "green"]}


async def test_a_book_in_every_language_that_the_browser_speaks(sqlite: str) -> None:
    """Without it the browser cannot open the game (UX: every text comes from the catalogue)."""
    async with House(sqlite) as house:
        books = [await house.get(f"/api/rules/skirmish/book/{language}") for language in SPOKEN]
        names = [{unit: told["name"] for unit, told in book["units"].items()} for book in books]
        assert len({*map(str, names)}) == len(SPOKEN)
        assert (await house.http.get("/api/rules/caravan/book/de")).status_code == 404


async def test_a_book_comes_pressed_to_whoever_understands_it(sqlite: str) -> None:
    """It is the largest thing that a first visit to a battle fetches."""
    address = "/api/rules/skirmish/book/en"
    async with House(sqlite) as house:
        plain = await house.http.get(address, headers={"Accept-Encoding": "identity"})
        pressed = await house.http.get(address, headers={"Accept-Encoding": "br, gzip"})
        assert "Content-Encoding" not in plain.headers
        assert pressed.headers["Content-Encoding"] == "gzip"
        assert pressed.json() == plain.json()
        assert int(pressed.headers["Content-Length"]) * 4 < int(plain.headers["Content-Length"])


async def test_the_page_of_a_game_fetches_nothing_of_another(sqlite: str) -> None:
    """Whose page it is stands in it; only the default game's page begins with that game's files."""
    async with House(sqlite) as house:
        if (await house.http.get("/")).status_code == 503:
            pytest.skip("the client is not built")
        ahead = 'data-game="raptor"'
        assert ahead in (await house.http.get("/")).text
        for game, fetches in (("raptor", True), ("skirmish", False)):
            created = await house.create(game=game, you="all")
            page = (await house.http.get(f"/game/{created['id']}")).text
            assert f'<meta name="game" content="{game}" />' in page
            assert (ahead in page) == fetches, game


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"layout": "jungle"}, "layout"),
        ({"track": "endless"}, "track"),
        ({"options": {"layout": "jungle"}}, "layout"),
        ({"sand": "blue"}, "sand"),
        ({"you": "raptor"}, "you"),
        ({"names": {"raptor": "Ann"}}, "names.raptor"),
        ({"seats": {"blue": {"kind": "bot"}}, "players": "two"}, "seats.blue"),
    ],
)
async def test_what_does_not_belong_to_the_game_is_named(sqlite: str, wish: Message, field: str) -> None:
    async with House(sqlite) as house:
        answer = await house.http.post("/api/games", json={"game": "caravan", **wish})
        assert answer.status_code == 422
        assert answer.json()["error"] | {"message": ""} == {
            "key": "error-request-field",
            "values": {"field": field},
            "message": "",
        }


async def test_a_mixed_table(sqlite: str) -> None:
    async with House(sqlite) as house:
        seats = {
            "red": {"kind": "you"},
            "green": {"kind": "bot", "bot": "random"},
            "blue": {"kind": "friend"},
        }
        created = await house.create(game="caravan", seats=seats, name="Ann")
        assert [*created["seats"]] == ["red"] and [item["seat"] for item in created["invites"]] == ["blue"]
        red = await house.sit(created["id"], created["seats"]["red"]["token"])
        assert [red.now["seats"][name]["kind"] for name in SEATS] == ["human", "bot", "open"]
        assert red.now["names"]["red"] == "Ann" and red.now["status"] == "waiting"


# --- three people -----------------------------------------------------------------------------------


async def test_who_resigns_is_played_on_by_a_bot(database: str) -> None:
    async with House(database) as house:
        game, (red, green, blue) = await friends(house)
        await green.done("resign")
        await all_at([red, green, blue], 1)
        assert events_of(red.steps[0]) == [{"kind": "resigned", "side": "green"}]
        assert red.steps[0]["beats"][0]["seat"] is None and red.now["status"] == "playing"
        await red.until(lambda: red.now["seats"]["green"]["kind"] == "bot")
        assert (await green.do("choose", action=green.now["legal"][0], seq=1))["error"]["key"] == (
            "error-spectator-acts"
        )
        await red.done("choose", action=red.now["legal"][0], seq=1)
        await blue.done("choose", action=blue.now["legal"][0], seq=1)
        await all_at([red, blue, green], 2)
        assert red.steps[1]["kind"] == "reveal" and len(actions_of(red.steps[1])) == 3
        listed = house.worker.store.games_of([game])[0]
        assert listed.kinds == {0: "human", 1: "bot", 2: "human"}
        for seat in (red, blue):
            await seat.done("resign")
        await green.until(lambda: green.now["status"] == "over")  # the bots finish what was begun
        assert (await house.get(f"/api/games/{game}/replay"))["outcome"]["reason"] in (
            "arrived", "farthest", "standstill",
        )  # fmt: skip


async def test_a_clock_that_runs_out_is_taken_over_by_a_bot(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, seats = await friends(house, clock={"minutes": 1})
        for seat in seats:
            await seat.done("choose", action=seat.now["legal"][0], seq=0)
        await all_at(seats, 1)
        live = house.worker.tables.live[game]
        assert {*seats[0].now["clock"]} == {*SEATS, "running", "waits"}
        live.clock_left = [100, 100, 100]
        house.worker.tables.set_flag_timer(live)
        late = live.running()[0]
        await seats[0].until(lambda: any(step["kind"] == "time" for step in seats[0].steps))
        flag = next(step for step in seats[0].steps if step["kind"] == "time")
        assert events_of(flag) == [{"kind": "time_ran_out", "side": SEATS[late]}]
        await seats[0].until(lambda: seats[0].now["seats"][SEATS[late]]["kind"] == "bot")
        assert seats[0].now["outcome"] is None


async def test_a_take_back_needs_everybody(database: str) -> None:
    async with House(database) as house:
        _, seats = await friends(house)
        red, green, blue = seats
        for seat in seats:
            await seat.done("choose", action=seat.now["legal"][0], seq=0)
        await all_at(seats, 1)
        await red.done("take_back")
        await green.until(lambda: bool(green.now["take_back"]))
        assert green.now["take_back"] == {
            "from": "red", "by": "red", "accepted": [], "waiting": ["green", "blue"],
        }  # fmt: skip
        await green.done("answer", offer="take_back", accept=True)
        await blue.until(lambda: blue.now["take_back"]["accepted"] == ["green"])
        assert blue.now["take_back"]["waiting"] == ["blue"] and red.now["seq"] == 1
        await blue.done("answer", offer="take_back", accept=False)
        await red.until(lambda: red.now["take_back"] is None)
        assert red.now["ended"] == {"offer": "take_back", "how": "declined", "by": "blue"}
        await red.done("take_back")
        await blue.until(lambda: bool(blue.now["take_back"]))
        assert blue.now["take_back"]["accepted"] == [], "consent does not outlive a refusal"
        for seat in (blue, green):
            await seat.done("answer", offer="take_back", accept=True)
        await all_at(seats, 2)
        assert red.steps[-1]["kind"] == "take_back" and red.now["deciding"] == [*SEATS]


async def test_who_shares_a_screen_agrees_once_and_for_good(database: str) -> None:
    """After a restart the other one at the screen was asked again."""
    wish: Any = {"red": {"kind": "you"}, "green": {"kind": "here"}, "blue": {"kind": "friend"}}
    async with House(database) as house:
        created = await house.create(game="caravan", seats=wish)
        claim = {"code": created["invites"][0]["code"], "name": "Blue"}
        token = (await house.http.post(f"/api/games/{created['id']}/claim", json=claim)).json()["token"]
        live = await house.worker.tables.get(created["id"])
        for seat in (live.names.index("red"), live.names.index("blue")):
            row = {"game_id": live.id, "kind": "take_back" + ("_yes" if live.names[seat] == "red" else "")}
            with house.worker.store.engine.begin() as connection:
                connection.execute(sa.insert(schema.offer), {**row, "seat": seat, "seq": 0})
    async with House(database) as house:
        offer = (await house.get(f"/api/games/{created['id']}", token))["take_back"]
        assert offer["by"] == "blue" and offer["waiting"] == []
        assert sorted(offer["accepted"]) == ["green", "red"]


async def test_a_rematch_rotates_the_seats(database: str) -> None:
    async with House(database) as house:
        position = ROUND.replace("choose", "march:0:1").replace("0,0,0", "3,0,0")
        _, seats = await friends(house, position=position)
        red, green, blue = seats
        marching = next(seat for seat in seats if seat.is_to_decide)
        await marching.done("confirm", seq=0, actions=["step"])
        for seat in (green, blue):
            await seat.until(lambda seat=seat: seat.is_to_decide)  # type: ignore[misc]
            await seat.done("choose", action="pass", seq=seat.now["seq"])
        await red.until(lambda: red.now["status"] == "over")
        assert red.now["outcome"]["winners"] == ["red"]
        assert "game" not in await blue.done("rematch")
        await red.until(lambda: bool(red.now["rematch"]))
        assert red.now["rematch"] | {"game": None} == {
            "from": "blue", "by": "blue", "accepted": [], "waiting": ["red", "green"], "same": False,
            "game": None,
        }  # fmt: skip
        assert "game" not in await red.done("answer", offer="rematch", accept=True)
        made = await green.done("answer", offer="rematch", accept=True)
        assert made["seat"] == "blue"
        assert (await blue.done("rematch"))["seat"] == "red"
        next_game = await house.get(f"/api/games/{made['game']}")
        assert next_game["names"] == {"red": "Blue", "green": None, "blue": "Green"}
        assert next_game["game"] == "caravan" and next_game["status"] == "playing"


# --- secrets ----------------------------------------------------------------------------------------


async def script(house: House, position: str, seat: str, moves: list[tuple[str, str]]) -> list[str]:
    """Everything that one seat receives while a game is played, with what differs from game to game named."""
    created = await house.create(game="caravan", you="all", position=position)
    game = created["id"]
    tokens = {name: held["token"] for name, held in created["seats"].items()}
    players = {name: await house.sit(game, token) for name, token in tokens.items() if name != seat}
    watcher = await house.sit(game, tokens.get(seat))
    for name, action in moves:
        player = watcher if name == seat else players[name]
        await player.until(lambda player=player: player.is_to_decide)  # type: ignore[misc]
        await player.done(
            "choose", id=f"{name}-{action}-{player.now['seq']}", action=action, seq=player.now["seq"]
        )
    last = max(player.now["seq"] for player in players.values())
    await watcher.at(last)
    await watcher.done("ping", id="ping")
    texts = [frame for frame in watcher.frames if json.loads(frame)["type"] != "presence"]
    for path in ("", "/events", "/replay", "/fairness", "/record", "/analysis", "/picture.svg"):
        texts.append(
            (await house.http.get(f"/api/games/{game}{path}", headers=bearer(tokens.get(seat)))).text
        )
    for one in (*players.values(), watcher):
        await one.leave()
    return [text.replace(game, "GAME").replace(created["commitment"], "COMMITMENT") for text in texts]


BURIED = [
    ("red", "card-6"), ("green", "card-5"), ("blue", "card-3"), ("red", "stop"),
    ("green", "bury-2"), ("blue", "bury-4"),
]  # fmt: skip


@pytest.mark.parametrize("seat", ["red", "blue", "spectator"])
async def test_cards_put_face_down_change_nothing_for_the_others(
    sqlite: str, seat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = ROUND.replace("/25/1346//", "/15/2634//")
    moves = [("green", "bury-1") if move == ("green", "bury-2") else move for move in BURIED]
    game = game_named("caravan")
    number = SEATS.index(seat) if seat in SEATS else SPECTATOR
    assert game.parse(ROUND).view(number).text == game.parse(other).view(number).text
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    async with House(sqlite) as house:
        first = await script(house, ROUND, seat, BURIED)
        second = await script(house, other, seat, moves)
        assert first == second
        everything = "".join(first)
        assert "bury-?" in everything and "bury-2" not in everything
        own = await script(house, ROUND, "green", BURIED)
        assert "bury-2" in "".join(own), "its owner knows"


async def test_a_sampled_position_looks_the_same_in_every_answer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions of random games, and what a seat imagines them to be: the server tells both alike."""
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    game = game_named("caravan")
    luck = random.Random(5)
    compared = 0
    async with House(sqlite) as house:
        for number in range(6):
            session = Session.new(game, {}, Dice.from_number(number))
            for _ in range(luck.randrange(1, 12)):
                if session.state.outcome is None:
                    seat = luck.choice(session.state.deciders)
                    session.play(seat, luck.choice(session.state.legal(seat)))
            if session.state.outcome is not None:
                continue
            for seat, name in ((0, "red"), (2, "blue"), (SPECTATOR, "spectator")):
                imagined = session.state.view(seat).sample(Dice.from_number(100 + number))
                texts = [await script(house, state.text, name, []) for state in (session.state, imagined)]
                assert texts[0] == texts[1]
                compared += session.state.text != imagined.text
    assert compared >= 6


def test_the_document_describes_every_message() -> None:
    schemas = document()["components"]["schemas"]
    frames = {*schemas["Frame"]["discriminator"]["mapping"]}
    assert frames == {
        "snapshot", "step", "chosen", "presence", "offer", "ack", "planned", "hint", "prospects", "error",
        "sign", "notice",
    }  # fmt: skip
    assert {"Command", "Hello", "CommandAnswer", "Snapshot", "Replay"} <= {*schemas}
    references = set(json.dumps(document()).split('"#/components/schemas/')[1:])
    assert {text.partition('"')[0] for text in references} <= {*schemas}

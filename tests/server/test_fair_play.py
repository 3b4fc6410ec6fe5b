"""Fair with people: hints as an option, clocks that wait, signs, open challenges, pictures of links.

D3, D4 and D24 are findings of people who played in the browser.
"""

from __future__ import annotations

import json

import pytest

from .house import START, House, Message, Seat, events_of

FRIEND = {"opponent": {"kind": "friend"}, "you": "raptor"}


async def taken(house: House, created: Message, **more: object) -> Message:
    """Take the open seat of a game."""
    claim = {"name": "Bo", "code": created["invite"]["code"], **more}
    answer = await house.http.post(f"/api/games/{created['id']}/claim", json=claim)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def signs_of(seat: Seat) -> list[Message]:
    """The signs that a seat has seen."""
    heard = (json.loads(frame) for frame in seat.frames)
    return [one for one in heard if one["type"] == "sign"]


async def test_with_people_hints_are_off_unless_they_were_wanted(sqlite: str) -> None:
    """D4: the strongest bot's whole turn, any number of times, and the friend was not told."""
    async with House(sqlite) as house:
        created = await house.create(**FRIEND, position=START)
        bo = await house.sit(created["id"], (await taken(house, created))["token"])
        assert bo.now["hints"] is False
        refused = await bo.do("hint", seq=0, actions=[])
        assert refused["error"]["key"] == "error-hints-off"
        alone = await house.create(you="raptor", position=START)
        assert (await house.sit(alone["id"], alone["seats"]["raptor"]["token"])).now["hints"] is True


async def test_who_had_a_hint_is_told_with_the_decision(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(**FRIEND, position=START, hints=True)
        ada = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        bo = await house.sit(created["id"], (await taken(house, created))["token"])
        await bo.done("hint", seq=0, actions=[])
        await ada.done("choose", action=ada.now["legal"][0], seq=0)
        await bo.done("choose", action=bo.now["legal"][0], seq=0)
        for seat in (ada, bo):
            await seat.at(1)
            used = [event for event in events_of(seat.steps[-1]) if event["kind"] == "hint_used"]
            assert used == [{"kind": "hint_used", "side": "scientist"}]
        again = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        told = [event for beat in again.now["log"][-1]["beats"] for event in beat["events"]]
        assert {"kind": "hint_used", "side": "scientist"} in told, "and is still known later"


async def test_no_clock_runs_while_something_is_shown(sqlite: str) -> None:
    """D3: the own clock ran during the reveal and the other side's turn."""
    async with House(sqlite) as house:
        clock = {"minutes": 1, "increment": 0}
        created = await house.create(you="both", clock=clock, position=START)
        seats = [await house.sit(created["id"], found["token"]) for found in created["seats"].values()]
        await seats[0].done("choose", action="#9", seq=0)
        await seats[1].done("choose", action="#8", seq=0)
        await seats[0].at(1)
        shown = seats[0].now["clock"]
        assert shown["waits"] > 2000, "the reveal alone takes so long"
        live = house.worker.tables.live[created["id"]]
        assert live.clock_since is not None
        (running,) = live.running()
        before = live.clock_at(live.clock_since - 0.5)
        after = live.clock_at(live.clock_since + 1.0)
        assert before is not None and after is not None
        assert before == live.clock_left
        assert before[running] - after[running] == 1000
        again = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        assert again.now["clock"]["waits"] <= shown["waits"]


async def test_polite_signs(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=START)
        await raptor.done("sign", sign="good_game")
        await scientist.until(lambda: bool(signs_of(scientist)))
        (heard,) = signs_of(scientist)
        assert (heard["seat"], heard["sign"]) == ("raptor", "good_game")
        often = await raptor.do("sign", sign="thanks")
        assert often["error"]["key"] == "error-sign-often"
        odd = await scientist.do("sign", sign="you are slow")
        assert odd["type"] == "error", "nothing but the four signs can be said"


@pytest.mark.postgres
async def test_signs_reach_other_workers(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        created = await one.create(you="both", position=START)
        raptor = await one.sit(created["id"], created["seats"]["raptor"]["token"])
        scientist = await other.sit(created["id"], created["seats"]["scientist"]["token"])
        await raptor.done("sign", sign="thanks")
        await scientist.until(lambda: bool(signs_of(scientist)))


async def test_an_open_challenge_is_listed_and_taken_once(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(**FRIEND, challenge=True, name="Ada")
        private = await house.create(**FRIEND)
        ada = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        listed = (await house.get("/api/games?scope=open"))["games"]
        assert [item["id"] for item in listed] == [created["id"]]
        assert listed[0]["names"]["raptor"] == "Ada"
        wish = {"name": "Bo", "request": "first-of-two-guests"}
        first = await house.http.post(f"/api/games/{created['id']}/claim", json=wish)
        again = await house.http.post(f"/api/games/{created['id']}/claim", json=wish)
        assert first.json() == again.json()
        late = await house.http.post(f"/api/games/{created['id']}/claim", json={"name": "Cy"})
        assert late.json()["error"]["key"] == "error-seat-taken"
        closed = await house.http.post(f"/api/games/{private['id']}/claim", json={"name": "Cy"})
        assert closed.json()["error"]["key"] == "error-seat-token", "an invitation needs its code"
        await ada.until(lambda: ada.now["status"] == "playing")
        assert not (await house.get("/api/games?scope=open"))["games"]


async def test_who_has_left_waits_for_nobody(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(**FRIEND, challenge=True)
        ada = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await ada.leave()
        live = house.worker.tables.live[created["id"]]
        while live.connections:
            await house.get("/api/health")
        assert not (await house.get("/api/games?scope=open"))["games"]


async def test_a_server_without_a_lobby(sqlite: str) -> None:
    async with House(sqlite, lobby=False) as house:
        created = await house.create(**FRIEND, challenge=True)
        assert not (await house.get("/api/about"))["lobby"]
        assert not (await house.get("/api/games?scope=open"))["games"]
        refused = await house.http.post(f"/api/games/{created['id']}/claim", json={"name": "Bo"})
        assert refused.json()["error"]["key"] == "error-seat-token"


async def test_the_toll_is_told_to_those_who_watch(sqlite: str) -> None:
    position = (
        "......b..../S...#S.b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 R+4 z2e0c0r5 3"
        " R:8/15/234679/ S:4/26/135789/"
    )
    async with House(sqlite) as house:
        created = await house.create(you="both", position=position)
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        scientist = await house.sit(created["id"], created["seats"]["scientist"]["token"])
        watcher = await house.sit(created["id"])
        assert raptor.now["awaited"] is None, "who is asked has the decision itself"
        for seat in (scientist, watcher):
            assert seat.now["awaited"]["kind"] == "points"
            assert seat.now["awaited"]["fields"]["toll"] == 2


async def test_a_secret_choice_is_awaited_without_a_word(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both", position=START)
        assert (await house.sit(created["id"])).now["awaited"] is None


async def test_a_link_to_a_game_shows_it(sqlite: str) -> None:
    """D24: no title, text or picture of a link in a chat."""
    async with House(sqlite) as house:
        created = await house.create(you="both", position=START, names={"raptor": 'A<"da', "scientist": "Bo"})
        page = await house.http.get(f"/game/{created['id']}")
        if page.status_code == 503:
            pytest.skip("the client is not built")
        assert 'property="og:title" content="Raptor: A&lt;&quot;da – Bo"' in page.text
        address = f"/api/games/{created['id']}/picture.png"
        assert address in page.text
        picture = await house.http.get(address)
        assert picture.content.startswith(b"\x89PNG")
        assert "og:title" not in (await house.http.get("/game/nobodyknows")).text

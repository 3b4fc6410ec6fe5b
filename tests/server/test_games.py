"""Whole games on both databases: by socket and by HTTP, with bots, friends and spectators."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from lostworld.raptor import GAME
from lostworld.record import Record

from .house import (
    PATIENCE,
    SIDES,
    START,
    House,
    Message,
    Seat,
    actions_of,
    bearer,
    eager,
    events_of,
    play,
)

STUCK = (
    ".###......./.###......./.###......./.........../.....M...../..........."
    " a4a3k6k1 place z0e0c0r6 0 R://123456789/ S://123456789/"
)
"""A baby must be placed on a tile that is all rocks."""


async def test_whole_game_by_socket(database: str) -> None:
    async with House(database) as house:
        game, raptor, scientist = await house.both(layout="random", names={"raptor": "Ann"})
        spectator = await house.sit(game)
        await play((raptor, scientist), random.Random(1))
        assert raptor.now["status"] == scientist.now["status"] == "over"
        await spectator.at(raptor.now["seq"])
        assert [step["seq"] for step in spectator.steps] == list(range(1, raptor.now["seq"] + 1))
        assert spectator.now["outcome"] == raptor.now["outcome"]
        assert raptor.now["names"] == {"raptor": "Ann", "scientist": None}

        replay = await house.get(f"/api/games/{game}/replay")
        assert replay["open"] and replay["steps"][-1]["beats"][-1]["view"] == raptor.now["position"]
        assert len(replay["steps"]) == raptor.now["seq"]

        answer = await house.http.get(f"/api/games/{game}/record")
        record = Record.parse(answer.text)
        assert record.state.text == raptor.now["position"]
        brought = (await house.http.post("/api/records", json={"text": answer.text})).json()
        assert brought["steps"] == replay["steps"]
        assert [*map(actions_of, brought["steps"])] == [*map(actions_of, replay["steps"])]
        assert brought["outcome"] == replay["outcome"]


async def test_whole_game_by_http(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="both")
        game = created["id"]
        tokens = {side: created["seats"][side]["token"] for side in SIDES}
        luck = random.Random(2)
        seq, made = 0, 0

        async def command(side: str, **fields: Any) -> Message:
            nonlocal made
            made += 1
            body = {"id": f"command-{made}", **fields}
            answer = await house.http.post(
                f"/api/games/{game}/commands", json=body, headers=bearer(tokens[side])
            )
            assert answer.status_code == 200, answer.text
            found: Message = answer.json()
            return found

        while True:
            now = await house.get(f"/api/games/{game}")
            if now["status"] == "over":
                break
            side = luck.choice(now["deciding"])
            legal = (await house.get(f"/api/games/{game}", tokens[side]))["legal"]
            if legal[0].startswith("#"):
                await command(side, type="choose", card=luck.choice(legal), seq=now["seq"])
                continue
            actions: list[str] = []
            while legal:
                actions.append(eager(legal, luck))
                legal = (await command(side, type="plan", seq=now["seq"], actions=actions))["legal"]
            answer = await command(side, type="confirm", seq=now["seq"], actions=actions)
            assert answer["seq"] == now["seq"] + 1
            news = await house.get(f"/api/games/{game}/events?after={seq}", tokens[side])
            assert [step["seq"] for step in news["events"]] == list(range(seq + 1, news["seq"] + 1))
            assert actions_of(news["events"][-1])[: len(actions)] == actions
            seq = news["seq"]
        assert now["outcome"]["winner"] in SIDES


async def test_events_by_http_are_those_of_the_socket(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both", layout="random")
        tokens = [created["seats"][side]["token"] for side in SIDES]
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
        spectator = await house.sit(created["id"])
        await play((raptor, scientist), random.Random(3), most=30)
        last = raptor.now["seq"]
        for seat, token in ((raptor, tokens[0]), (scientist, tokens[1]), (spectator, None)):
            await seat.at(last)
            news = await house.get(f"/api/games/{created['id']}/events?after=0", token)
            assert news["events"] == [as_logged(step) for step in seat.steps]
            snapshot = await house.get(f"/api/games/{created['id']}", token)
            assert snapshot["view"] == seat.now["view"] and snapshot["legal"] == seat.now["legal"]


def as_logged(frame: Message) -> Message:
    """A step's frame without what the log leaves out."""
    beats = [{name: beat[name] for name in ("seat", "action", "events")} for beat in frame["beats"]]
    return {**{name: frame[name] for name in ("seq", "kind", "by", "round")}, "beats": beats}


def won_by(seat: str, reason: str) -> Message:
    """An end without scores."""
    return {"winner": seat, "winners": [seat], "reason": reason, "scores": []}


def asked_by(seat: str, other: str) -> Message:
    """An offer that the other seat has yet to answer."""
    return {"from": seat, "by": seat, "accepted": [], "waiting": [other]}


async def test_against_a_bot(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"})
        assert set(created["seats"]) == {"raptor"} and created["invite"] is None
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        luck = random.Random(4)
        while raptor.now["status"] != "over":
            await raptor.until(lambda: raptor.is_to_decide or raptor.now["status"] == "over")
            if raptor.is_to_decide:
                await raptor.decide(luck)
                await raptor.until(lambda: not raptor.now["my_choice"])
        assert raptor.now["seats"]["scientist"] == {
            "kind": "bot", "bot": "random", "name": "", "online": True, "stands_in": False,
        }  # fmt: skip


async def test_bots_play_each_other_while_somebody_watches(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="none", bots={"raptor": "random", "scientist": "random"})
        assert created["seats"] == {}
        await asyncio.sleep(0.2)
        assert (await house.get(f"/api/games/{created['id']}"))["seq"] == 0
        spectator = await house.sit(created["id"])
        await spectator.until(lambda: spectator.now["seq"] >= 6)


async def test_a_friend_takes_the_open_seat_once(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="scientist", opponent={"kind": "friend"}, clock={"minutes": 5})
        mine = await house.sit(created["id"], created["seats"]["scientist"]["token"])
        assert mine.now["status"] == "waiting" and created["invite"]["seat"] == "raptor"
        claim = {"code": created["invite"]["code"], "name": "Bea", "request": "claim-number-one-1"}
        wrong = await house.http.post(f"/api/games/{created['id']}/claim", json={**claim, "code": "x" * 64})
        assert wrong.status_code == 403 and wrong.json()["error"]["key"] == "error-seat-token"
        taken = await house.http.post(f"/api/games/{created['id']}/claim", json=claim)
        again = await house.http.post(f"/api/games/{created['id']}/claim", json=claim)
        assert taken.json() == again.json()
        late = await house.http.post(f"/api/games/{created['id']}/claim", json={"code": claim["code"]})
        assert late.status_code == 409 and late.json()["error"]["key"] == "error-seat-taken"
        assert late.json()["error"]["values"] == {"seat": "raptor-seat-raptor"}
        await mine.until(lambda: mine.now["status"] == "playing")
        assert mine.now["names"]["raptor"] == "Bea"
        friend = await house.sit(created["id"], taken.json()["token"])
        assert friend.side == "raptor"
        await mine.until(lambda: bool(mine.now["seats"]["raptor"]["online"]))
        await friend.leave()
        await mine.until(lambda: not mine.now["seats"]["raptor"]["online"])


async def test_the_same_request_creates_one_game(database: str) -> None:
    wish = {"you": "raptor", "opponent": {"kind": "friend"}, "request": "once-upon-a-time"}
    async with House(database) as house:
        first, second = await asyncio.gather(house.create(**wish), house.create(**wish))
        assert first == second
    async with House(database) as house:
        assert await house.create(**wish) == first
        other = await house.create(**{**wish, "request": "twice-upon-a-time"})
        assert other["id"] != first["id"]
        different = await house.http.post("/api/games", json={**wish, "layout": "savannah"})
        assert different.status_code == 409 and different.json()["error"]["key"] == "error-request-repeated"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"you": "both", "opponent": {"kind": "friend"}}, "error-wish-opponent"),
        ({"you": "both", "opponent": {"kind": "bot", "bot": "random"}}, "error-wish-opponent"),
        ({"you": "none", "opponent": {"kind": "friend"}}, "error-wish-opponent"),
        ({"you": "none", "opponent": {"kind": "here"}}, "error-wish-opponent"),
        ({"you": "both", "position": START, "record": '[Game "raptor"]'}, "error-wish-start"),
        ({"you": "both", "position": STUCK}, "error-position-stuck"),
    ],
)
async def test_what_cannot_be_meant_is_refused(sqlite: str, wish: dict[str, Any], key: str) -> None:
    async with House(sqlite) as house:
        refused = await house.http.post("/api/games", json=wish)
        assert refused.status_code == 422 and refused.json()["error"]["key"] == key


async def test_rematch_with_sides_swapped(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"})
        raptor_token = created["seats"]["raptor"]["token"]
        code = {"code": created["invite"]["code"]}
        claimed = (await house.http.post(f"/api/games/{created['id']}/claim", json=code)).json()
        raptor = await house.sit(created["id"], raptor_token)
        scientist = await house.sit(created["id"], claimed["token"])
        early = await raptor.do("rematch")
        assert early["error"]["key"] == "error-not-over"
        await scientist.done("resign")
        await raptor.until(lambda: raptor.now["status"] == "over")
        assert raptor.now["outcome"] == won_by("raptor", "resigned")
        assert "game" not in await raptor.done("rematch")
        await scientist.until(lambda: (scientist.now["rematch"] or {}).get("from") == "raptor")
        answer = await scientist.done("answer", offer="rematch", accept=True)
        assert answer["seat"] == "raptor"
        await raptor.until(lambda: raptor.now["rematch"]["game"] == answer["game"])
        assert (await house.sit(answer["game"], raptor_token)).side == "scientist"
        assert (await house.sit(answer["game"], claimed["token"])).side == "raptor"
        assert (await raptor.done("rematch"))["game"] == answer["game"]
        late = await raptor.done("withdraw", offer="rematch")
        assert late["game"] == answer["game"], "both wanted it: there is nothing left to withdraw"
    async with House(database) as house:
        scientist = await house.sit(created["id"], claimed["token"])
        again = await scientist.done("answer", offer="rematch", accept=True)
        assert again["game"] == answer["game"]
        assert scientist.now["rematch"]["from"] == "raptor"
        assert scientist.now["rematch"]["game"] == answer["game"]


async def test_rematch_on_the_same_sides(database: str) -> None:
    """Whoever offers chooses the sides, the other is shown them; another wish is another offer."""
    async with House(database) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"})
        code = {"code": created["invite"]["code"]}
        claimed = (await house.http.post(f"/api/games/{created['id']}/claim", json=code)).json()
        tokens = {"raptor": created["seats"]["raptor"]["token"], "scientist": claimed["token"]}
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens.values()]
        await scientist.done("resign")
        await raptor.until(lambda: raptor.now["status"] == "over")
        await raptor.done("rematch")
        await scientist.until(lambda: bool(scientist.now["rematch"]))
        assert scientist.now["rematch"]["same"] is False
        assert "game" not in await scientist.done("rematch", same=True)
        await raptor.until(lambda: raptor.now["rematch"]["from"] == "scientist")
        assert raptor.now["rematch"]["same"] is True and raptor.now["rematch"]["waiting"] == ["raptor"]
    async with House(database) as house:  # it is remembered
        raptor, scientist = [await house.sit(created["id"], token) for token in tokens.values()]
        assert raptor.now["rematch"]["same"] is True
        made = await raptor.done("answer", offer="rematch", accept=True)
        assert made["seat"] == "raptor"
        for side, token in tokens.items():
            assert (await house.sit(made["game"], token)).side == side
        await scientist.until(lambda: scientist.now["rematch"]["game"] == made["game"])


async def test_take_back_needs_the_others_consent(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"})
        code = {"code": created["invite"]["code"]}
        claimed = (await house.http.post(f"/api/games/{created['id']}/claim", json=code)).json()
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        scientist = await house.sit(created["id"], claimed["token"])
        assert (await raptor.do("take_back"))["error"]["key"] == "error-take-back-none"
        before = raptor.now["view"]
        await play((raptor, scientist), random.Random(5), most=2)
        assert raptor.now["seq"] == 1
        await raptor.done("take_back")
        await raptor.done("take_back")  # it stands already
        await scientist.until(lambda: scientist.now["take_back"] == asked_by("raptor", "scientist"))
        for _ in range(2):  # the second time there is nothing left to decline
            await scientist.done("answer", offer="take_back", accept=False)
        await raptor.until(lambda: raptor.now["take_back"] is None)
        assert raptor.now["ended"] == {"offer": "take_back", "how": "declined", "by": "scientist"}
        assert raptor.now["seq"] == 1
        await raptor.done("take_back")
        await scientist.until(lambda: bool(scientist.now["take_back"]))
        await scientist.done("withdraw", offer="take_back")  # it is not hers
        assert (await house.get(f"/api/games/{created['id']}"))["take_back"] == asked_by(
            "raptor", "scientist"
        )
        for _ in range(2):  # the second time there is nothing left to withdraw
            await raptor.done("withdraw", offer="take_back")
        await scientist.until(lambda: scientist.now["take_back"] is None)
        assert scientist.now["ended"] == {"offer": "take_back", "how": "withdrawn", "by": "raptor"}
        late = await scientist.do("answer", offer="take_back", accept=True)
        assert late["error"]["key"] == "error-take-back-unasked"
        await raptor.done("take_back")
        await scientist.until(lambda: bool(scientist.now["take_back"]))
        await scientist.done("answer", offer="take_back", accept=True)
        await raptor.at(2)
        assert raptor.now["view"] == before
        assert events_of(raptor.steps[-1]) == [{"kind": "taken_back", "side": "raptor", "to": 0}]
        nobody = await scientist.do("answer", offer="take_back", accept=True)
        assert nobody["error"]["key"] == "error-take-back-unasked"


async def test_take_back_keeps_the_shuffles(sqlite: str) -> None:
    """The same turn played again after a take-back brings the same cards: nothing is drawn anew."""
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(layout="random")
        luck = random.Random(6)
        for seat in (raptor, scientist):  # all figures; the last one shuffles and deals
            await seat.decide(luck)
            for one in (raptor, scientist):
                await one.at(1 if seat is raptor else 2)
        dealt = [raptor.now["view"], scientist.now["view"]]
        turn = scientist.steps[-1]
        assert [event["kind"] for event in events_of(turn)].count("pile_shuffled") == 2
        await scientist.done("take_back")
        await scientist.at(3)
        await scientist.done("confirm", seq=3, actions=actions_of(turn))
        for seat in (raptor, scientist):
            await seat.at(4)
        assert [raptor.now["view"], scientist.now["view"]] == dealt
        assert events_of(scientist.steps[-1]) == events_of(turn)
        await raptor.done("resign")
        proof = await house.get(f"/api/games/{game}/fairness")
        assert [item["outcome"][:2] for item in proof["outcomes"][-2:]] == ["R=", "S="]


async def test_clock_runs_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(sqlite) as house:
        created = await house.create(you="both", clock={"minutes": 1, "increment": 2}, position=START)
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        scientist = await house.sit(created["id"], created["seats"]["scientist"]["token"])
        assert raptor.now["clock"] == {"raptor": 60_000, "scientist": 60_000, "running": [], "waits": 0}
        await raptor.done("choose", card="#9", seq=0)
        await scientist.done("choose", card="#8", seq=0)
        await raptor.at(1)
        assert 61_000 < raptor.now["clock"]["raptor"] <= 62_000  # two seconds more, for a choice made
        assert len(raptor.now["clock"]["running"]) == 1
        live = house.worker.tables.live[created["id"]]
        loser = live.running()[0]
        live.clock_left = [300, 300]
        house.worker.tables.set_flag_timer(live)
        await raptor.until(lambda: raptor.now["status"] == "over")
        assert raptor.now["outcome"] == won_by(SIDES[1 - loser], "time")
        assert raptor.steps[-1]["kind"] == "time"


async def test_start_from_a_position_and_from_a_record(sqlite: str) -> None:
    position = (
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 1"
        " R:/159/236784/ S:/248/193567/"
    )
    async with House(sqlite) as house:
        _, raptor, _ = await house.both(position=position)
        assert raptor.now["legal"] == ["#1", "#5", "#9"]
        record = Record.of(GAME, GAME.parse(position))
        record.play(0, GAME.parse_action("#1"))
        record.play(1, GAME.parse_action("#8"))
        _, raptor, scientist = await house.both(record=str(record))
        assert raptor.now["view"].split(" ")[2] == "R1:1" and scientist.now["legal"] == []
        over = await house.http.post(
            "/api/games", json={"you": "both", "position": position.replace("cards", "R#")}
        )
        assert over.status_code == 422
        hidden = await house.http.post(
            "/api/games", json={"you": "both", "position": position.replace("159", "???")}
        )
        assert hidden.json()["error"]["key"] == "raptor-error-position-hidden"


async def test_lists(database: str) -> None:
    async with House(database) as house:
        hidden = await house.create(you="raptor")
        shown = await house.create(you="both", public=True, names={"raptor": "Ann", "scientist": "Bob"})
        listed = await house.get("/api/games?scope=public")
        assert [item["id"] for item in listed["games"]] == [shown["id"]]
        item = listed["games"][0]
        assert item["names"] == {"raptor": "Ann", "scientist": "Bob"} and item["status"] == "playing"
        assert item["turn"] == ["raptor", "scientist"] and not item["your_turn"] and item["seat"] is None
        seats = [
            {"id": hidden["id"], "token": hidden["seats"]["raptor"]["token"]},
            {"id": shown["id"], "token": "0" * 64},
        ]
        mine = (await house.http.post("/api/games/mine", json={"seats": seats})).json()
        assert [(found["id"], found["seat"], found["your_turn"]) for found in mine["games"]] == [
            (hidden["id"], "raptor", True)
        ]
        both = await house.create(you="both")
        token = both["seats"]["raptor"]["token"]
        raptor = await house.sit(both["id"], token)
        await raptor.done("choose", card=raptor.now["legal"][0], seq=0)
        held = {"seats": [{"id": both["id"], "token": token}]}
        mine = (await house.http.post("/api/games/mine", json=held)).json()
        assert [found["your_turn"] for found in mine["games"]] == [False], "it has chosen already"


async def test_a_restart_goes_on_where_it_was(database: str) -> None:
    luck = random.Random(8)
    async with House(database) as house:
        created = await house.create(you="both", layout="random")
        tokens = [created["seats"][side]["token"] for side in SIDES]
        seats = [await house.sit(created["id"], token) for token in tokens]
        await play((seats[0], seats[1]), luck, most=12)
        while not (seats[0].is_choosing and len(seats[0].now["deciding"]) == 2):
            await play((seats[0], seats[1]), luck, most=1)
        await seats[0].done("choose", card=seats[0].now["legal"][0], seq=seats[0].now["seq"])
        await seats[1].until(lambda: bool(seats[1].now["chosen"]["raptor"]))
        before = [seat.now for seat in seats]
    async with House(database) as house:
        after: list[Seat] = [await house.sit(created["id"], token, before[0]["seq"] - 2) for token in tokens]
        for old, new in zip(before, after, strict=True):
            for name in ("view", "legal", "seq", "deciding", "chosen", "my_choice", "status"):
                assert new.now[name] == old[name], name
            assert (
                len(new.now["missed"]) == 2 and new.now["missed"][-1]["beats"][-1]["view"] == new.now["view"]
            )
        await play((after[0], after[1]), luck)
        assert after[0].now["status"] == "over"


async def test_idle_games_leave_the_memory_and_come_back(sqlite: str) -> None:
    async with House(sqlite, evict_after=0.1) as house:
        created = await house.create(you="both")
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.done("choose", card=raptor.now["legal"][0], seq=0)
        await asyncio.sleep(0.5)
        assert created["id"] in house.worker.tables.live
        await raptor.leave()
        async with asyncio.timeout(PATIENCE):
            while created["id"] in house.worker.tables.live:
                await asyncio.sleep(0.05)
        again = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        assert again.now["my_choice"] == again.now["legal"][0]


async def test_hint_and_analysis(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(layout="random")
        hint = await raptor.done("hint", seq=0, actions=[])
        assert len(hint["actions"]) == 6
        await raptor.done("confirm", seq=0, actions=hint["actions"])
        await scientist.at(1)
        started = await scientist.done("hint", seq=1, actions=[scientist.now["legal"][0]])
        assert len(started["actions"]) == 3
        assert (await raptor.do("hint", seq=1, actions=[]))["error"]["key"] == "error-turn-not-yours"
        early = await house.http.get(f"/api/games/{game}/analysis")
        assert early.status_code == 403
        await play((raptor, scientist), random.Random(9))
        found = await house.get(f"/api/games/{game}/analysis")
        assert [point["seq"] for point in found["curve"]] == list(range(raptor.now["seq"] + 1))
        assert all(0 <= chance <= 1 for point in found["curve"] for chance in point["chances"].values())
        assert {*found["curve"][0]["chances"]} == {*SIDES}


async def test_lessons_are_tried_out_without_a_game(sqlite: str) -> None:
    position = (
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 S+4 z0e0c0r6 1"
        " R:2/15/936784/ S:6/48/193527/"
    )
    async with House(sqlite) as house:
        told = (await house.http.post("/api/positions", json={"text": position})).json()
        assert told.get("error", {}).get("key") == "raptor-error-mother-present"
        position = position.replace("R:2/15/936784/", "R:3/15/926784/").replace("S+4", "S+3")
        told = (await house.http.post("/api/positions", json={"text": position})).json()
        assert told["deciding"] == ["scientist"] and "Sa5-a4" in told["legal"]
        trial = {"position": position, "side": "scientist", "actions": ["Sa5-a4"]}
        planned = (await house.http.post("/api/try", json=trial)).json()
        assert planned["seat"] == "scientist" and not planned["ends"] and planned["confirmable"]
        done = (await house.http.post("/api/try", json={**trial, "confirm": True})).json()
        assert done["view"].split(" ")[2] == "cards" and done["seat"] == "raptor"
        picture = await house.http.get("/api/board.svg", params={"position": position, "theme": "savannah"})
        assert picture.status_code == 200 and picture.text.startswith("<svg ")


async def test_a_record_of_a_game_that_was_given_up_says_so(sqlite: str) -> None:
    text = (
        '[Game "raptor"]\n[Rules "1"]\n[Result "scientist resigned"]\n[Start "first-game"]\n\n'
        "0. R=798463521 S=429618573\n1. R#8 S#9 !a2\n"
    )
    async with House(sqlite) as house:
        told = (await house.http.post("/api/records", json={"text": text})).json()
        assert (told["outcome"]["winner"], told["outcome"]["reason"]) == ("scientist", "resigned")
        assert told["names"] == told["bots"] == {"raptor": None, "scientist": None}
        last = told["steps"][-1]
        assert events_of(last) == [
            {"kind": "resigned", "side": "raptor"},
            {"kind": "game_won", "side": "scientist", "reason": "resigned"},
        ]
        assert [step["seq"] for step in told["steps"]] == list(range(1, len(told["steps"]) + 1))


async def test_a_record_in_colours_that_there_are_not(sqlite: str) -> None:
    text = (
        '[Game "raptor"]\n[Rules "1"]\n[Theme "night"]\n[Start "first-game"]\n\n0. R=798463521 S=429618573\n'
    )
    async with House(sqlite) as house:
        for theme, shown in (("night", "jungle"), ("savannah", "savannah")):
            brought = {"text": text.replace("night", theme)}
            assert (await house.http.post("/api/records", json=brought)).json()["looks"]["theme"] == shown


async def test_a_record_tells_people_from_bots(sqlite: str) -> None:
    async with House(sqlite) as house:
        names = {"raptor": "Ada"}
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, names=names)
        token = created["seats"]["raptor"]["token"]
        raptor = await house.sit(created["id"], token)
        await raptor.done("resign")
        replay = await house.get(f"/api/games/{created['id']}/replay", token)
        record = (await house.http.get(f"/api/games/{created['id']}/record", headers=bearer(token))).text
        brought = (await house.http.post("/api/records", json={"text": record})).json()
        for told in (replay, brought):
            assert told["names"] == {"raptor": "Ada", "scientist": None}
            assert told["bots"] == {"raptor": None, "scientist": "random"}

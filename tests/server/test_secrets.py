"""Nothing secret leaves the server: every frame and response is searched, and each leak others had is a test.

The main test needs no list of secrets: two games that differ only in what a seat cannot know must send that
seat exactly the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from typing import Any

import pytest
import sqlalchemy as sa

from lostworld.chance import Dice
from lostworld.raptor import GAME
from lostworld.server.bots import bot_processes as bot_processes
from lostworld.server.bots.bot_processes import think
from lostworld.server.net import security
from lostworld.server.net.security import hashed

from .house import SIDES, START, House, Message, Seat, actions_of, bearer, events_of, play

CARDS = re.compile(r"([RS]):([^/\" ]*)/([^/\" ]*)/([^/\" ]*)/[^/\" ]*")
TURN = re.compile(r"[a-k][1-6]k[1-6]k[1-6] ([^ ]+) z")


def check_views(text: str, seat: str) -> None:
    """Every position in a text hides both draw piles, the others' hands, and cards that are face down."""
    found = CARDS.findall(text)
    turns = TURN.findall(text)
    assert len(found) == 2 * len(turns)
    for number, (letter, played, hand, pile) in enumerate(found):
        assert set(pile) <= {"?"}, (seat, pile)
        if not seat.upper().startswith(letter):
            assert set(hand) <= {"?"}, (seat, hand)
            turn = turns[number // 2]
            if turn == "cards" or (turn.startswith("cards!") and seat == "spectator"):
                assert played in ("", "?"), (seat, played)


async def test_no_frame_or_response_holds_the_others_cards_or_the_seed(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="both")
        game = created["id"]
        tokens = [created["seats"][side]["token"] for side in SIDES]
        raptor, scientist = [await house.sit(game, token) for token in tokens]
        spectator = await house.sit(game)
        stored = house.worker.store.game(game)
        assert stored is not None
        luck = random.Random(11)
        searched = dict.fromkeys((0, 1, -1), 0)
        for _ in range(24):
            await play((raptor, scientist), luck, most=1)
            if raptor.now["status"] == "over":
                break
            await spectator.at(raptor.now["seq"])
            state = house.worker.tables.live[game].state
            piles = [pile for *_, pile in CARDS.findall(state.text) if len(pile) > 3]
            everything = {
                0: [*raptor.frames[searched[0] :], *await responses(house, game, tokens[0])],
                1: [*scientist.frames[searched[1] :], *await responses(house, game, tokens[1])],
                -1: [*spectator.frames[searched[-1] :], *await responses(house, game, None)],
            }
            for seat, texts in everything.items():
                for text in texts:
                    check_views(text, SIDES[seat] if seat >= 0 else "spectator")
                    rest = CARDS.sub("", text)  # whose discard piles may read like a draw pile
                    for pile in piles:
                        # As a word of its own: hashes, ids and times may hold any four digits by accident.
                        assert not re.search(rf"(?<![\w.-]){pile}(?![\w-])", rest), (seat, pile)
                    assert stored.seed.hex() not in text
                    assert stored.salt not in text
                    for token in tokens:
                        assert token not in text and hashed(token) not in text
            searched = {0: len(raptor.frames), 1: len(scientist.frames), -1: len(spectator.frames)}
        check_events(raptor.frames, "raptor")
        check_events(scientist.frames, "scientist")
        check_events(spectator.frames, "spectator")


async def responses(house: House, game: str, token: str | None) -> list[str]:
    """What every address says about a running game."""
    texts = []
    for path in ("", "/events?after=0", "/replay", "/fairness", "/record", "/analysis"):
        answer = await house.http.get(f"/api/games/{game}{path}", headers=bearer(token))
        assert answer.status_code == (403 if path in ("/record", "/analysis") else 200), path
        texts.append(answer.text)
    return texts


def check_events(frames: list[str], seat: str) -> None:
    """In events, a drawn or chosen card is told to its own side only."""
    told = 0
    for frame in frames:
        message = json.loads(frame)
        steps = [message, *message.get("log", ()), *message.get("last_turn", ())]
        for event in (event for step in steps if "beats" in step for event in events_of(step)):
            if event["kind"] in ("card_drawn", "card_chosen"):
                assert (event["card"] is None) == (event["side"] != seat), (seat, event)
                told += 1
            if event["kind"] == "card_shown":
                assert (event["card"] is None) == (seat == "spectator")
    assert told


# --- non-interference ---------------------------------------------------------------------------


async def script(house: House, position: str, seat: int | None, moves: list[dict[str, Any]]) -> list[str]:
    """Every frame and response that one seat receives while ``moves`` are made, without names of the game."""
    created = await house.create(you="both", position=position)
    tokens = [created["seats"][side]["token"] for side in SIDES]
    watcher = await house.sit(created["id"], None if seat is None else tokens[seat])
    players = [await house.sit(created["id"], token) for token in tokens]
    for move in moves:
        mover = players[move["seat"]]
        await mover.done(**{key: value for key, value in move.items() if key != "seat"}, seq=mover.now["seq"])
        last = max(player.now["seq"] for player in players)
        for one in (*players, watcher):
            await one.at(last)
        await asyncio.sleep(0.02)
    texts = [*watcher.frames]
    for path in ("", "/events?after=0", "/replay", "/fairness"):
        answer = await house.http.get(
            f"/api/games/{created['id']}{path}", headers=bearer(None if seat is None else tokens[seat])
        )
        texts.append(answer.text)
    if seat is not None:
        hint = await watcher.do("plan", id="plan", seq=watcher.now["seq"], actions=[])
        texts.append(json.dumps(hint))
    for one in (*players, watcher):
        await one.leave()
    commitment = created["commitment"]
    return [text.replace(created["id"], "GAME").replace(commitment, "COMMITMENT") for text in texts]


CASES: list[tuple[int | None, str, str, list[dict[str, Any]], list[dict[str, Any]]]] = [
    # Raptor cannot tell the scientist's other cards, nor the order of any pile.
    (
        0,
        START,
        START.replace("R:/159/236784/", "R:/159/487632/").replace("S:/248/193567/", "S:/238/947651/"),
        [
            {"seat": 1, "kind": "choose", "card": "#2"},
            {"seat": 1, "kind": "choose", "card": "#4"},
            {"seat": 1, "kind": "choose", "card": "#8"},
            {"seat": 0, "kind": "choose", "card": "#9"},
            {"seat": 1, "kind": "confirm", "actions": ["Sa5=a6"]},
        ],
        [
            {"seat": 1, "kind": "choose", "card": "#8"},
            {"seat": 1, "kind": "choose", "card": "#3"},
            {"seat": 1, "kind": "choose", "card": "#8"},
            {"seat": 0, "kind": "choose", "card": "#9"},
            {"seat": 1, "kind": "confirm", "actions": ["Sa5=a6"]},
        ],
    ),
    # A spectator cannot tell either hand: not even whether a choice was changed.
    (
        None,
        START,
        START.replace("R:/159/236784/", "R:/259/136784/").replace("S:/248/193567/", "S:/348/162957/"),
        [
            {"seat": 0, "kind": "choose", "card": "#1"},
            {"seat": 0, "kind": "choose", "card": "#5"},
            {"seat": 1, "kind": "choose", "card": "#8"},
            {"seat": 1, "kind": "confirm", "actions": []},
        ],
        [
            {"seat": 0, "kind": "choose", "card": "#5"},
            {"seat": 1, "kind": "choose", "card": "#8"},
            {"seat": 1, "kind": "confirm", "actions": []},
        ],
    ),
    # Observation: the card is shown to Raptor and to nobody else.
    (
        None,
        START.replace("cards", "cards!"),
        START.replace("cards", "cards!").replace("S:/248/193567/", "S:/138/294567/"),
        [{"seat": 1, "kind": "choose", "card": "#2"}],
        [{"seat": 1, "kind": "choose", "card": "#3"}],
    ),
]


@pytest.mark.parametrize("case", range(len(CASES)))
async def test_what_a_seat_cannot_know_changes_nothing_for_it(
    sqlite: str, case: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, first, second, moves, other_moves = CASES[case]
    one = GAME.parse(first).view(-1 if seat is None else seat)
    other = GAME.parse(second).view(-1 if seat is None else seat)
    assert one.text == other.text and first != second, "the case itself is wrong"
    # Effects and times are public; here they only have to be the same in both games.
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr("lostworld.server.play.live_game.moment", lambda: 0.0)
    async with House(sqlite) as house:
        assert await script(house, first, seat, moves) == await script(house, second, seat, other_moves)


# --- the leaks that happened to others ----------------------------------------------------------


async def test_leak_initial_state_sent_whole(sqlite: str) -> None:
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both()
        for seat in (raptor, scientist, await house.sit(raptor.now["id"])):
            assert "seed" not in seat.frames[0] and "start" not in seat.now
            assert seat.now["view"].count("?") >= 15
        replay = await house.get(f"/api/games/{raptor.now['id']}/replay")
        assert replay["start"].count("?") == 18


async def test_leak_undo_stack(sqlite: str) -> None:
    """Planned steps live with the planner: nobody else hears of them, and nothing is stored."""
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(layout="random")
        heard = len(scientist.frames)
        actions: list[str] = []
        legal = raptor.now["legal"]
        for _ in range(4):
            actions.append(legal[-1])
            legal = (await raptor.done("plan", seq=0, actions=actions))["legal"]
        await raptor.done("plan", seq=0, actions=actions[:1])
        await scientist.done("ping")  # what was on its way before has arrived
        told = {json.loads(frame)["type"] for frame in scientist.frames[heard:]}
        assert told <= {"presence", "ack"}, told
        assert house.worker.store.steps(game) == []
        assert (await house.get(f"/api/games/{game}"))["view"] == scientist.now["view"]


async def test_leak_extra_fields(sqlite: str) -> None:
    """Messages have exactly the fields that are documented: no room for a plugin's secrets."""
    step = {
        "type", "seq", "kind", "by", "beats", "round", "view", "legal", "decision", "deciding", "chosen",
        "my_choice", "status", "outcome", "clock", "awaited",
    }  # fmt: skip
    snapshot = step - {"kind", "by", "beats", "round"} | {
        "id", "game", "rules", "content", "options", "looks", "seat", "sides", "seats", "names", "spectators",
        "take_back", "rematch", "commitment", "public", "last_turn", "log", "hints",
        "away",
    }  # fmt: skip
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both()
        await play((raptor, scientist), random.Random(12), most=3)
        for frame in raptor.frames:
            message = json.loads(frame)
            wanted = {"step": step, "snapshot": snapshot}.get(message["type"])
            assert wanted is None or set(message) == wanted
        assert set(raptor.now["seats"]["scientist"]) == {"kind", "bot", "name", "online", "stands_in"}


async def test_leak_log_lines(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that the server logs, at any level, holds a token, a seed, a card or a position."""
    with caplog.at_level(logging.DEBUG, logger="lostworld"):
        async with House(sqlite) as house:
            created = await house.create(you="both")
            tokens = [created["seats"][side]["token"] for side in SIDES]
            raptor, scientist = [await house.sit(created["id"], token) for token in tokens]
            await play((raptor, scientist), random.Random(13), most=6)
            await house.http.get(f"/api/games/{created['id']}", headers=bearer(tokens[0]))
            await house.http.get("/api/board.svg", params={"position": START})
            stored = house.worker.store.game(created["id"])
            assert stored is not None
            await raptor.do("choose", card="#7", seq=99)
    lines = [
        json.dumps({"message": record.getMessage(), **getattr(record, "fields", {})})
        for record in caplog.records
        if record.name.startswith("lostworld")
    ]
    assert len(lines) > 3
    for line in lines:
        for secret in (*tokens, stored.seed.hex(), stored.salt, "R:/", "#7", *map(hashed, tokens)):
            assert secret not in line, line


async def test_leak_face_down_cards_visible_to_spectators(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(position=START.replace("cards", "cards!"))
        spectator = await house.sit(game)
        await scientist.done("choose", card="#8", seq=0)
        for seat in (raptor, spectator):
            await seat.at(1)
        assert raptor.now["view"].split(" ")[2] == "cards!8" and actions_of(raptor.steps[0]) == ["#8"]
        assert spectator.now["view"].split(" ")[2] == "cards!?" and actions_of(spectator.steps[0]) == ["#?"]
        assert "#8" not in "".join(spectator.frames)
        replay = await house.get(f"/api/games/{game}/replay")
        assert actions_of(replay["steps"][0]) == ["#?"]


async def test_leak_stable_card_ids(sqlite: str) -> None:
    """A hidden card is a ``?`` like any other: no name by which it could be followed through a hand."""
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both()
        await play((raptor, scientist), random.Random(14), most=12)
        for frame in raptor.frames:
            for hand in re.findall(r"S:[^/]*/([^/]*)/", frame):
                assert set(hand) <= {"?"}
            assert not re.search(r'"(card_id|uid|index)"', frame)


async def test_leak_timing_of_a_withdrawn_choice(sqlite: str) -> None:
    """Changing one's mind is silent: no message, no number, no time."""
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(position=START, clock={"minutes": 5})
        spectator = await house.sit(game)
        await raptor.done("choose", card="#1", seq=0)
        for seat in (scientist, spectator):
            await seat.until(lambda seat=seat: bool(seat.now["chosen"]["raptor"]))  # type: ignore[misc]
        heard = [len(seat.frames) for seat in (scientist, spectator)]
        clock = (await house.get(f"/api/games/{game}"))["clock"]
        for card in ("#5", "#9", "#1", "#5"):
            await raptor.done("choose", card=card, seq=0)
        for seat, before in zip((scientist, spectator), heard, strict=True):
            await seat.done("ping")  # what was on its way before has arrived
            assert {json.loads(frame)["type"] for frame in seat.frames[before:]} <= {"presence", "ack"}
        assert (await house.get(f"/api/games/{game}"))["clock"] == clock
        assert (await house.get(f"/api/games/{game}/events?after=0")) == {"events": [], "seq": 0}
        await scientist.done("choose", card="#8", seq=0)
        await raptor.at(1)
        assert actions_of(raptor.steps[0]) == ["#5", "#8"]


async def test_leak_undo_used_to_peek(sqlite: str) -> None:
    """A plan stops before the turn's end: no draw, no shuffle, the same answer however often it is asked."""
    position = START.replace("cards", "S+1").replace("R:/159/", "R:7/15/").replace("/236784/", "/236984/")
    position = position.replace("S:/248/193567/", "S:8/24/193567/")
    async with House(sqlite) as house:
        _, raptor, scientist = await house.both(position=position)
        first = await scientist.done("plan", id="one", seq=0, actions=["Sa5-a4"])
        assert first["ends"] and [event["kind"] for event in first["events"]] == ["scientist_moved"]
        assert first["view"].split(" ")[6] == scientist.now["view"].split(" ")[6]
        live = house.worker.tables.live[raptor.now["id"]]
        words = live.draws
        again = await scientist.done("plan", id="one", seq=0, actions=["Sa5-a4"])
        assert again == first and live.draws == words and raptor.steps == []


async def test_leak_bots_reading_the_state(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a bot's process is given are its name, its seat, the text of its view, and a time."""
    asked: list[tuple[Any, ...]] = []
    real = bot_processes.BotProcesses._ask

    async def ask(self: bot_processes.BotProcesses, *arguments: Any) -> bot_processes.Answer:
        asked.append(arguments)
        return await real(self, *arguments)

    monkeypatch.setattr(bot_processes.BotProcesses, "_ask", ask)
    async with House(sqlite) as house:
        created = await house.create(you="raptor", opponent={"kind": "bot", "bot": "random"}, position=START)
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        await raptor.until(lambda: bool(raptor.now["chosen"]["scientist"]))
        await raptor.done("choose", card="#9", seq=0)
        await raptor.until(lambda: raptor.now["seq"] >= 2)
    assert asked
    for game, name, seat, view_text, milliseconds, _waiting in asked:
        assert (game, name, seat) == ("raptor", "random", 1) and isinstance(milliseconds, int)
        assert GAME.parse_view(view_text).seat == 1


def test_bots_decide_from_the_text_of_a_view() -> None:
    view = GAME.parse(START).view(1)
    actions, reason = think("raptor", "random", 1, view.text, 10)
    assert actions[0] in {"#2", "#4", "#8"} and reason is None


async def test_tokens_and_invitations_are_stored_hashed(database: str) -> None:
    async with House(database) as house:
        created = await house.create(you="raptor", opponent={"kind": "friend"}, request="a-secret-request")
        secrets = [created["seats"]["raptor"]["token"], created["invite"]["code"], "a-secret-request"]
        assert all(len(secret) >= 32 for secret in secrets[:2])
        with house.worker.store.engine.connect() as connection:
            for table in ("game", "seat", "event", "choice", "offer"):
                for row in connection.execute(sa.text(f"SELECT * FROM {table}")):
                    for secret in secrets:
                        assert secret not in str(tuple(row))


async def test_the_seed_is_published_at_the_end_and_proves_every_shuffle(sqlite: str) -> None:
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both(layout="random")
        before = await house.get(f"/api/games/{game}/fairness")
        assert before["seed"] is None and before["outcomes"] == []
        assert before["commitment"] == raptor.now["commitment"]
        await play((raptor, scientist), random.Random(15))
        after = await house.get(f"/api/games/{game}/fairness")
        dice = Dice(bytes.fromhex(after["seed"]))
        assert dice.commitment == before["commitment"]
        state = GAME.new(after["options"])
        drawn: list[Message] = []

        def draw() -> None:
            while (pending := state.chance) is not None:
                words = dice.words_read
                drawn.append({"outcome": pending.sample(dice), "words": words})
                state.resolve(drawn[-1]["outcome"])

        draw()
        replay = await house.get(f"/api/games/{game}/replay")
        assert state.text == replay["start"]
        for step in replay["steps"]:
            for beat in step["beats"]:
                state.apply(SIDES.index(beat["seat"]), GAME.parse_action(beat["action"]))
                draw()
        assert drawn == after["outcomes"] and len(drawn) >= 3
        assert state.text == replay["steps"][-1]["beats"][-1]["view"]


def test_ids_and_tokens_are_long_enough() -> None:
    ids = {security.new_game_id() for _ in range(100)}
    assert len(ids) == 100 and len(security.BASE58) ** security.GAME_ID_LENGTH >= 2**60
    token = security.derived_token("00" * 32, "request", "seat:0")
    assert len(bytes.fromhex(token)) == 32
    assert token != security.derived_token("00" * 32, "request", "seat:1")


async def test_a_seat_never_hears_what_is_told_to_another(sqlite: str) -> None:
    """The same step, three seats: three texts, of which only the own one knows the own cards."""
    async with House(sqlite) as house:
        game, raptor, scientist = await house.both()
        spectator: Seat = await house.sit(game)
        await play((raptor, scientist), random.Random(16), most=10)
        await spectator.at(raptor.now["seq"])
        for mine, other, nobody in zip(raptor.steps, scientist.steps, spectator.steps, strict=True):
            assert mine["seq"] == other["seq"] == nobody["seq"]
            assert len(events_of(mine)) == len(events_of(other)) == len(events_of(nobody))
            assert mine["view"] != other["view"] != nobody["view"]

"""Both seats add to the seed: nobody alone decides how the cards fall, and anybody can check it."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lostworld.chance import MIXED, Dice, mixed, seats_luck
from lostworld.raptor import GAME
from lostworld.server.storage.read import WholeGame
from lostworld.session import run_chance

from .house import START, House, Message, Seat, bearer, play

ROOT = Path(__file__).parents[2]
MINE, YOURS = "11" * 16, "2a" * 16


async def made(house: House, luck: str | None = MINE, **wish: Any) -> Message:
    wish = {"luck": luck} | wish if luck else wish
    return await house.create(you="raptor", opponent={"kind": "friend"}, **wish)


async def claimed(house: House, created: Message, luck: str | None = YOURS) -> str:
    body = {"code": created["invite"]["code"], **({"luck": luck} if luck else {})}
    answer = await house.http.post(f"/api/games/{created['id']}/claim", json=body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def stored(house: House, created: Message) -> WholeGame:
    whole = house.worker.store.whole_game(created["id"])
    assert whole is not None
    return whole


@pytest.mark.parametrize("layout", ["first-game", "random"])
async def test_the_deal_follows_from_the_seed_and_what_both_have_added(sqlite: str, layout: str) -> None:
    """A creator could look at 250 deals in five seconds and invite a friend to the one that suited him."""
    async with House(sqlite) as house:
        created = await made(house, layout=layout)
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        before = raptor.now["view"]
        assert raptor.now["legal"] == [] and raptor.now["deciding"] == []
        token = await claimed(house, created)
        await raptor.until(lambda: raptor.now["status"] == "playing" and raptor.now["view"] != before)
        scientist = await house.sit(created["id"], token)
        assert raptor.now["deciding"] and raptor.now["commitment"] == created["commitment"]
        game = stored(house, created).game
        assert hashlib.sha256(game.seed).hexdigest() == created["commitment"]
        luck = bytes([0]) + bytes.fromhex(MINE) + bytes([1]) + bytes.fromhex(YOURS)
        state = GAME.new({"layout": layout})
        run_chance(state, Dice(hashlib.sha256(b"sha256-2" + game.seed + luck).digest()))
        assert raptor.now["view"] == state.view(0).text and scientist.now["view"] == state.view(1).text


async def test_nobody_decides_before_the_last_seat_is_taken(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await made(house)
        raptor = await house.sit(created["id"], created["seats"]["raptor"]["token"])
        refused = await raptor.do("choose", action="#1", seq=0)
        assert refused["error"]["key"] == "error-seats-open"
        plain = await made(house, None)
        raptor = await house.sit(plain["id"], plain["seats"]["raptor"]["token"])
        await raptor.done("choose", action=raptor.now["legal"][0], seq=0)


async def test_without_luck_of_the_creator_nothing_is_dealt_anew(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await made(house, None)
        before = stored(house, created).game
        await claimed(house, created)
        assert stored(house, created).game == before


@pytest.mark.postgres
async def test_another_worker_deals_anew_too(shared: dict[str, str]) -> None:
    async with House(**shared) as one, House(**shared) as other:
        created = await made(one)
        raptor = await other.sit(created["id"], created["seats"]["raptor"]["token"])
        before = raptor.now["view"]
        token = await claimed(one, created)
        await raptor.until(lambda: raptor.now["view"] != before and bool(raptor.now["deciding"]))
        scientist = await one.sit(created["id"], token)
        await play([raptor, scientist], random.Random(5), most=12)
        assert raptor.now["seq"] == scientist.now["seq"] > 3


async def finished(house: House, seats: list[Seat], created: Message) -> tuple[Message, str]:
    """The proof and the record of a game that is played a little and given up."""
    await play(seats, random.Random(3), most=30)
    if seats[0].now["status"] != "over":
        await seats[0].done("resign")
    proof = await house.get(f"/api/games/{created['id']}/fairness")
    record = (await house.http.get(f"/api/games/{created['id']}/record")).text
    return proof, record


async def test_the_proof_and_the_record_name_what_was_added(sqlite: str) -> None:
    async with House(sqlite) as house:
        created = await made(house)
        token = await claimed(house, created)
        seats = [
            await house.sit(created["id"], created["seats"]["raptor"]["token"]),
            await house.sit(created["id"], token),
        ]
        proof, record = await finished(house, seats, created)
        assert proof["algorithm"] == MIXED and proof["luck"] == {"raptor": MINE, "scientist": YOURS}
        assert proof["commitment"] == created["commitment"]
        luck = seats_luck({0: bytes.fromhex(MINE), 1: bytes.fromhex(YOURS)})
        dice = Dice(mixed(bytes.fromhex(proof["seed"]), luck))
        drawn = run_chance(GAME.new({"layout": "first-game"}), dice)
        assert [outcome["outcome"] for outcome in proof["outcomes"][:2]] == drawn
        headers = dict(re.findall(r'\[(\w+) "(.*)"\]', record))
        assert headers["Shuffle"] == MIXED and headers["Luck"] == luck.hex()


async def test_a_record_from_a_position_does_not_claim_a_layout(sqlite: str) -> None:
    """The documented program called such games tampered: their board is somebody's own."""
    async with House(sqlite) as house:
        created = await house.create(game="raptor", you="both", position=START)
        seats = [await house.sit(created["id"], held["token"]) for held in created["seats"].values()]
        _proof, record = await finished(house, seats, created)
        headers = dict(re.findall(r'\[(\w+) "(.*)"\]', record))
        assert "Layout" not in headers and headers["Words"] == "0"


async def test_the_theme_of_a_game_from_a_position_says_nothing(sqlite: str) -> None:
    """It was drawn from the word that began the deal of the hidden cards."""
    async with House(sqlite) as house:
        themes = set()
        for _ in range(12):
            created = await house.create(
                game="raptor", you="scientist", opponent={"kind": "friend"}, position=START
            )
            token = created["seats"]["scientist"]["token"]
            answer = await house.http.get(f"/api/games/{created['id']}", headers=bearer(token))
            themes.add(str(answer.json()["looks"]))
        assert len(themes) == 1
        await asyncio.sleep(0)


def documented_program(having: str) -> str:
    """The program of the page with these words in it."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "fairness.md").read_text(), re.DOTALL)
    (program,) = (block for block in blocks if having in block)
    return str(program)


def run_documented(having: str, record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Let a program of the page look at a record."""
    (folder / "game.txt").write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", documented_program(having)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


WISHES: dict[str, Any] = {
    "with luck": {"luck": MINE, "opponent": {"kind": "friend"}, "layout": "random"},
    "without": {"opponent": {"kind": "friend"}},
    "position": {"game": "raptor", "opponent": {"kind": "here"}, "position": START},
    "position, friend": {"game": "raptor", "opponent": {"kind": "friend"}, "position": START},
}


@pytest.mark.parametrize("wish", WISHES.values(), ids=[*WISHES])
async def test_the_documented_program_finds_honest_games_honest(
    sqlite: str, tmp_path: Path, wish: Any
) -> None:
    """It called games from a position tampered with."""
    async with House(sqlite) as house:
        created = await house.create(you="raptor", **wish)
        tokens = [held["token"] for held in created["seats"].values()]
        if created["invite"]:
            tokens.append(await claimed(house, created, YOURS if "luck" in wish else None))
        seats = [await house.sit(created["id"], token) for token in tokens]
        _proof, record = await finished(house, seats, created)
    assert (done := run_documented("TILES", record, tmp_path)).returncode == 0, done.stderr
    # Another pile than the one that was drawn:
    forged = re.sub(r"([RS]=)(\d)(\d)", r"\1\3\2", record, count=1)
    assert forged == record or run_documented("TILES", forged, tmp_path).returncode != 0


async def test_hands_dealt_anew_for_a_friend_can_be_checked(sqlite: str, tmp_path: Path) -> None:
    """They were in no list, and nobody could tell whether the seed says them (L3)."""
    async with House(sqlite) as house:
        created = await house.create(you="raptor", **WISHES["position, friend"])
        tokens = [held["token"] for held in created["seats"].values()]
        tokens.append(await claimed(house, created, None))
        _proof, record = await finished(
            house, [await house.sit(created["id"], each) for each in tokens], created
        )
    done = run_documented("words_read", record, tmp_path)
    assert "are what the seed says" in done.stdout, done.stderr
    # A card of the Raptor's hand and one of its pile change places:
    forged = re.sub(r"( R:\d?/\d*)(\d)/(\d)", r"\1\3/\2", record, count=1)
    assert forged != record
    assert "AssertionError" in run_documented("words_read", forged, tmp_path).stderr

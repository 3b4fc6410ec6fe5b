"""Those who watch a game that only bots play see all of it; where somebody plays, nothing that is hidden."""

from __future__ import annotations

import json
from typing import Any

from .house import SIDES, START, House


async def test_nothing_is_hidden_where_only_bots_play(sqlite: str) -> None:
    async with House(sqlite) as house:
        bots = {"raptor": "random", "scientist": "random"}
        created = await house.create(you="none", bots=bots, position=START)
        spectator = await house.sit(created["id"])
        told = json.loads(spectator.frames[0])
        assert told["position"] == START and "?" in told["view"]
        assert abs(sum(told["chances"].values()) - 1) < 0.01
        await spectator.until(lambda: bool(spectator.steps))
        step = spectator.steps[0]
        assert "?" not in step["position"] and set(step["chances"]) == set(SIDES)


async def test_nothing_more_is_told_where_somebody_plays(sqlite: str) -> None:
    async with House(sqlite) as house:
        wish: Any = {"you": "raptor", "opponent": {"kind": "bot", "bot": "random"}, "position": START}
        created = await house.create(**wish)
        for token in (None, created["seats"]["raptor"]["token"]):
            told = json.loads((await house.sit(created["id"], token)).frames[0])
            assert told.get("position") is None and told.get("chances") is None

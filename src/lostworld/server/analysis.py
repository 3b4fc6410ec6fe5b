"""A finished game looked at by a bot: how the chances went, and which turns gave them away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError
from lostworld.server.course import TURN
from lostworld.server.games import GAME, State, action_text, chance_of
from lostworld.server.projection import Json
from lostworld.server.store import WholeGame

if TYPE_CHECKING:
    from lostworld.server.hall import Hall

MISTAKE, BLUNDER = 0.08, 0.18
"""Chances given away by one turn."""
REVIEWER: Final = "greedy"
MILLISECONDS: Final = 40
KEPT: Final = 200

_done: OrderedDict[str, Json] = OrderedDict()


async def analyse(hall: Hall, whole: WholeGame) -> Json:
    """The curve and the marks of a finished game."""
    from lostworld.server.hall import play_through

    past, course = await hall.in_thread(play_through, whole)
    if course.outcome is None:
        raise GameError("error-not-over")
    known = _done.get(whole.game.id)
    if known is not None:
        return known
    standing = {point.seq for point in course.points}
    before = GAME.parse(whole.game.start)
    curve: list[Json] = [{"seq": 0, "raptor": round(chance_of(before), 4)}]
    marks: list[Json] = []
    for step, state in past:
        if step.seq in standing:
            curve.append({"seq": step.seq, "raptor": round(chance_of(state), 4)})
            if step.kind == TURN and step.by is not None and before.round > 0:
                mark = await _mark(hall, before, step.by, step.seq, state)
                if mark is not None:
                    marks.append(mark)
            before = state
        await asyncio.sleep(0)
    result: Json = {"curve": curve, "marks": marks}
    _done[whole.game.id] = result
    while len(_done) > KEPT:
        _done.popitem(last=False)
    return result


async def _mark(hall: Hall, before: State, seat: int, seq: int, after: State) -> Json | None:
    """Whether the reviewer, from the same view, finds a turn that is much better."""
    if after.outcome is not None and seat in after.outcome.winners:
        return None
    found = await hall.bots.turn(before, seat, REVIEWER, MILLISECONDS)
    if action_text(found[0]).startswith("#"):
        return None
    better = before.ahead(seat, found)
    given_away = chance_of(better) - chance_of(after) if seat == 0 else chance_of(after) - chance_of(better)
    if given_away < MISTAKE:
        return None
    kind = "blunder" if given_away >= BLUNDER else "mistake"
    return {"seq": seq, "kind": kind, "best": [action_text(action) for action in found]}

# cython: wraparound=True, boundscheck=True
"""A test: its window, then both sums, then who wins (section 3 of the rules, rulings 16, 17, 44, 55)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lostworld.skirmish.rules import announcements, sums
from lostworld.skirmish.rules.engine import frame
from lostworld.skirmish.rules.filters import Happens
from lostworld.skirmish.rules.position import ON_MAP, SEDATED, Frame, Position

Result = tuple[int, int, int, int, int, int]
"""(initiator, target, success, score, the other's score, score without what helps only to grab)."""


def test(
    s: Position, sort: str, unit: int | tuple[int, ...], targets: tuple[int, ...], **fields: Any
) -> None:
    """Push a test; its results come back as a tuple of ``Result``, empty if it was cancelled."""
    everybody = (unit,) if isinstance(unit, int) else unit
    s.push("test", sort=sort, units=everybody, targets=targets, plus=(), **fields)


def _test(s: Position, f: Frame) -> None:
    if f["at"] == 0:
        f["at"] = 1
        s.push("window", about=f["sort"], concerned=())
    elif f["at"] == 1:
        f["at"] = 2
        if f.get("cancelled", 0):
            # It ends as a failure before it is compared: no sums, and no result to answer.
            f["results"] = tuple(
                [(unit, target, 0, 0, 0, 0) for unit in f["units"] for target in f["targets"]]
            )
            return
        results = _compared(s, f)
        f["results"] = results
        if not f["sort"].startswith("damage"):
            announcements.raised(
                s,
                [
                    Happens("result", unit, target, f["sort"], success, abs(mine - theirs))
                    for unit, target, success, mine, theirs, _ in results
                    if target >= 0
                ],
            )
    else:
        s.pop(f["results"])


frame("test")(_test)


MISSES: list[Callable[[Position, Frame, int], bool]] = []
"""What can make a hit a failure when it is compared; attacks enter it."""


def _compared(s: Position, f: Frame) -> tuple[Result, ...]:
    results: list[Result] = []
    sort = f["sort"]
    for unit in f["units"]:
        if s.status[unit] != ON_MAP:
            continue
        if sort == "break-free":
            results += _broken_free(s, f, unit)
            continue
        for target in f["targets"]:
            if target >= 0 and s.status[target] != ON_MAP:
                continue
            mine = sums.initiator_parts(s, f, unit, target)
            theirs = sums.target_parts(s, f, unit, target)
            plain = sums.total(mine)
            if sort == "grab":
                mine += sums.grab_parts(s, f, unit, target)
            score, against = sums.total(mine), sums.total(theirs)
            success = wins(f, unit, target, score, against)
            asleep = target >= 0 and s.marks[target] & SEDATED
            if asleep and sums.TARGET_SKILL[sort] in ("dodge", "courage"):
                success = True
            if success and sort.startswith("hit") and [1 for fails in MISSES if fails(s, f, target)]:
                success = False
            results.append((unit, target, int(success), score, against, plain))
            _tell(s, sort, unit, target, score, against, success, mine, theirs)
    return tuple(results)


def _broken_free(s: Position, f: Frame, unit: int) -> list[Result]:
    """Breaking free: against the highest holder + the number of holders, or a net's number (ruling 46)."""
    mine = sums.initiator_parts(s, f, unit, -1)
    score = sums.total(mine)
    if f["targets"] == (-1,):
        against = s.nets[unit]
        parts = [("net", against)]
        target = -1
    else:
        holders = [target for target in f["targets"] if s.holds[target] == unit]
        if not holders:
            return []
        scores = [sums.total(sums.target_parts(s, f, unit, target)) for target in holders]
        against = max(scores)
        target = holders[scores.index(against)]
        parts = [*sums.target_parts(s, f, unit, target), ("grabbers", len(holders))]
        against = sums.total(parts)
    success = wins(f, unit, target, score, against)
    _tell(s, "break-free", unit, target, score, against, success, mine, parts)
    return [(unit, target, int(success), score, against, score)]


def _tell(
    s: Position,
    sort: str,
    unit: int,
    target: int,
    score: int,
    against: int,
    success: bool,
    mine: list[sums.Part],
    theirs: list[sums.Part],
) -> None:
    if s.log is not None:
        s.tell(
            "test",
            sort=sort,
            unit=unit,
            target=target,
            mine=score,
            theirs=against,
            success=bool(success),
            parts=tuple(mine),
            against=tuple(theirs),
        )


def wins(f: Frame, unit: int, target: int, score: int, against: int) -> bool:
    """Compare; 'wins ties' cards cancel one for one, what is left decides."""
    if score != against:
        return score > against
    left = sums.ties(f, unit) - sums.ties(f, target)
    return left > 0 if left else f["sort"] != "fear"


def tested_seats(s: Position, f: Frame) -> list[int]:
    """The owners of the tested units."""
    owner = s.table.owner
    return sorted({owner[unit] for unit in (*f["units"], *f["targets"]) if unit >= 0})


def is_gone(s: Position, f: Frame) -> bool:
    """Whether nobody is left to test or to be tested."""
    if not [unit for unit in f["units"] if s.status[unit] == ON_MAP]:
        return True
    return not [target for target in f["targets"] if target < 0 or s.status[target] == ON_MAP]


def margin(result: Result) -> int:
    """By how much the initiator has won."""
    return result[3] - result[4]

"""Why a bot chose what it chose: a key of the text catalogue, with values."""

from __future__ import annotations

from typing import Any, Final

from lostworld.skirmish.players import weighing
from lostworld.skirmish.rules import units
from lostworld.skirmish.rules.position import Frame, Position

Reason = tuple[str, dict[str, Any]]

BY_SORT: Final = {
    "stability": "skirmish-reason-shove",
    "grab": "skirmish-reason-grab",
    "fear": "skirmish-reason-frighten",
    "break-free": "skirmish-reason-break-free",
    "interact": "skirmish-reason-interact",
}
BY_WORD: Final = {
    "pass": "skirmish-reason-save-cards",
    "through": "skirmish-reason-save-cards",
    "skip": "skirmish-reason-wait",
    "hold": "skirmish-reason-hold",
    "stand": "skirmish-reason-stand",
}
PLACING: Final = frozenset(("place-active", "place-next"))


def why(s: Position, f: Frame, meant: Any, text: str, choices: int) -> Reason:
    """The reason for one choice among so many; ``meant`` is what the rules make of its text."""
    key = BY_WORD.get(text.partition(":")[0])
    if s.question in PLACING:
        key = "skirmish-reason-card"
    elif s.question in ("movement", "rest-of-movement") and meant[0] in ("move", "drag", "over", "stay"):
        return _of_place(s, f["unit"], meant[1] if meant[0] != "stay" else s.place[f["unit"]], choices)
    elif s.question == "action" and meant[0] == "do":
        return _of_deed(s, f["unit"], meant[2], meant[4], choices)
    elif s.question == "window-turn" and meant[0] == "icons":
        key = "skirmish-reason-turn-test"
    return key or "skirmish-reason-weighed", {"choices": choices}


def _of_place(s: Position, unit: int, place: int, choices: int) -> Reason:
    """Why a unit goes there: an attack, a goal, or to be out of danger; the one that counts most."""
    ground = weighing.Ground(s, unit, True)
    _, attack, danger, near = ground.parts_of(place)
    _, _, danger_here, near_here = ground.parts_of(s.place[unit])
    gains = {
        "skirmish-reason-reach": attack,
        "skirmish-reason-goal": near - near_here,
        "skirmish-reason-safety": 0.5 * (danger_here - danger),
    }
    key = max(gains, key=gains.__getitem__)
    return key if gains[key] > 0.05 else "skirmish-reason-weighed", {"choices": choices}


def _of_deed(s: Position, unit: int, sort: str, target: int, choices: int) -> Reason:
    if sort in ("melee", "ranged") and target >= 0 and units.is_enemy(s, unit, target):
        score = weighing.skill(s, unit, "melee" if sort == "melee" else "ballistic")
        margin = score - weighing.defence(s, target, "dodge")
        return "skirmish-reason-attack", {"chance": round(100 * weighing.odds(margin)), "choices": choices}
    return BY_SORT.get(sort, "skirmish-reason-weighed"), {"choices": choices}

"""Movement: points, facing, terrain, keywords, passing, tests on the way (rulings 20-28)."""

from __future__ import annotations

from .table import Table, battle, turn_of
from .test_attack import CAPTAIN, FAR, MARKSMAN, PACK, PATROL, TRICERATOPS, UTAHRAPTOR


def moves(table: Table) -> set[tuple[int, int]]:
    return {place(text) for text in table.choices if text.startswith("move:")}


def place(text: str) -> tuple[int, int]:
    q, r = text.partition(":")[2].split(",")[0].split(".")
    return int(q), int(r)


def of_captain(card: str, at: tuple[int, int, int] = (10, 5, 0), **others: tuple[int, int, int]) -> Table:
    places = {**FAR, CAPTAIN: at, UTAHRAPTOR: (13, 0, 0)}
    places.update({int(name[1:]): where for name, where in others.items()})
    return turn_of(battle({CAPTAIN: f"ranger-captain/{card}"}, places), CAPTAIN)


def test_a_point_is_a_hex_and_turning_is_free() -> None:
    """Rulings 21, 27: base 3, no card bonus: three hexes, any facing at the end."""
    table = of_captain("aimed-burst")
    assert (13, 5) in moves(table)
    assert (14, 5) not in moves(table)
    assert {f"move:11.5,{facing}" for facing in range(6)} <= set(table.choices)
    assert {f"move:10.5,{facing}" for facing in range(1, 6)} <= set(table.choices)


def test_card_bonus_adds_points() -> None:
    """Ruling 27: points = base + card: 3 + 3."""
    assert (5, 4) in moves(of_captain("forced-march")), "six hexes off"
    assert (5, 4) not in moves(of_captain("aimed-burst"))


def test_fix_is_turns_only() -> None:
    """Ruling 21: Fix: turns and standing up only."""
    table = of_captain("hold-the-line")
    assert moves(table) == {(10, 5)}


def test_charge_turns_once_a_hex() -> None:
    """Ruling 21: each hex entered allows one turn of 60 degrees, directly before or after it."""
    table = of_captain("lead-from-the-front", at=(7, 5, 0))  # 5 points, and (12, 5) is 5 hexes off
    facings = {text[-1] for text in table.choices if text.startswith("move:12.5,")}
    assert facings == {"0", "1", "2", "4", "5"}, "about-face needs a turn that no hex allows"


def test_backward_keeps_the_facing() -> None:
    """Ruling 21: backward through a back edge, 1 point, facing kept: 4 points west."""
    table = of_captain("fall-back")
    assert "move:6.5,0" in table.choices


def test_difficult_ground_ends_the_movement() -> None:
    """Ruling 23: after entering a difficult hex a unit only turns. (8, 6) is a thicket."""
    table = of_captain("aimed-burst", at=(9, 6, 3))
    assert (8, 6) in moves(table), "it may be entered"
    table = of_captain("aimed-burst", at=(8, 5, 1), u3=(7, 6, 0), u2=(9, 5, 0), u5=(9, 4, 0))
    assert (8, 6) in moves(table)
    assert (8, 7) not in moves(table), "the thicket stops it"


def test_impassable_ground_is_not_entered() -> None:
    """Ruling 23: impassable: only Fly and Jump pass, nobody stops there. (8, 3) is a hut wall."""
    assert (8, 3) not in moves(of_captain("forced-march"))


def test_the_own_pack_lets_through_but_nobody_stays_on_it() -> None:
    """Rulings 24, 25: passing an own unit of several models is free; two units never share a hex."""
    table = of_captain("aimed-burst", u1=(11, 5, 0))
    assert (12, 5) in moves(table)
    assert (11, 5) not in moves(table)
    assert "enter:10.5,0>0" in table.choices, "ending in it needs a stability test"


def test_a_single_model_is_in_the_way() -> None:
    """Ruling 24: entering any other occupied hex needs a stability test."""
    table = of_captain("aimed-burst", at=(10, 5, 0), u2=(11, 5, 0))
    assert (11, 5) not in moves(table)
    assert "enter:10.5,0>0" in table.choices


def test_beaten_on_the_way_is_pushed_and_knocked() -> None:
    """Ruling 24: all beaten: each is pushed straight on and knocked; the mover enters."""
    table = of_captain("aimed-burst", at=(10, 5, 0), u2=(11, 5, 3)).do("enter:10.5,0>0")
    table.until("rest-of-movement")
    test = table.tests("stability")[0]
    assert (test["mine"], test["theirs"], test["success"]) == (3, 3, True)
    assert table.place(MARKSMAN) == ((12, 5), 3), (
        "pushed in the direction of the step, facing kept (ruling 20)"
    )
    assert table.place(CAPTAIN) == ((11, 5), 0)
    assert table.position["marks"][MARKSMAN] & 1


def test_not_beaten_ends_the_movement() -> None:
    """Ruling 24: one not beaten ends the movement before it. Stability 3 against 8."""
    table = of_captain("aimed-burst", at=(10, 5, 0), u6=(12, 5, 0)).do("enter:10.5,0>0")
    table.until("action", "step-card", "skip-or-reveal", "announce")
    assert table.place(CAPTAIN) == ((10, 5), 0)
    assert table.place(TRICERATOPS) == ((12, 5), 0)
    assert not table.tests("stability")[0]["success"]


def test_standing_up_is_paid_from_base_movement() -> None:
    """Ruling 43: standing up is optional, paid from base movement; before it no turn, no hex."""
    places = {**FAR, CAPTAIN: (10, 5, 0), UTAHRAPTOR: (13, 0, 0)}
    table = battle({CAPTAIN: "ranger-captain/aimed-burst"}, places, marks={CAPTAIN: 1})
    turn_of(table, CAPTAIN)
    assert {"stand", "stay"} <= set(table.choices)
    assert not moves(table)
    table.do("stand")
    assert (12, 5) in moves(table)
    assert (13, 5) not in moves(table), "3 - 1"


def test_large_units_need_room_for_all_hexes() -> None:
    """Ruling 22: every hex it enters or turns into must be allowed. The triceratops covers two."""
    places = {**FAR, CAPTAIN: (3, 0, 0), UTAHRAPTOR: (13, 0, 0), TRICERATOPS: (10, 5, 0), PATROL: (10, 4, 0)}
    table = turn_of(battle({TRICERATOPS: "triceratops/gore"}, places), TRICERATOPS)
    assert "move:10.5,1" not in table.choices, "its second hex would turn onto (10, 4)"
    assert PACK != PATROL

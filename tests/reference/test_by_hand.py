"""The oracle against answers worked out by hand, so that it is no oracle by name only."""

from __future__ import annotations

import pytest

from .board import GRID
from .notation import CARDS, Refused
from .position import Position

ROCKS = dict.fromkeys(["b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6"], "#")
"""A board that is open but for its top row."""


def text(turn: str, played: str, pieces: dict[str, str], counts: str = "z0e0c0r6", number: int = 3) -> str:
    """A position's text with these pieces; cards other than those played lie in hand and draw pile."""
    letters = ROCKS | pieces
    board = "/".join("".join(letters.get(space, ".") for space in row) for row in GRID)
    piles = []
    for side, card in zip("RS", played, strict=True):
        rest = CARDS.replace(card, "")
        piles.append(f"{side}:{card}/{rest[:2]}/{rest[2:]}/")
    return f"{board} a4a3k6k1 {turn} {counts} {number} {' '.join(piles)}"


def legal(turn: str, played: str, pieces: dict[str, str], counts: str = "z0e0c0r6") -> list[str]:
    """The legal actions there."""
    return Position.parse(text(turn, played, pieces, counts)).legal()


def starting(actions: list[str], prefix: str) -> list[str]:
    """Those that begin so."""
    return [action for action in actions if action.startswith(prefix)]


@pytest.mark.parametrize(("points", "moves"), [("R+2", 0), ("R+3", 14), ("R+2'", 14)])
def test_the_toll_is_paid_before_the_first_move(points: str, moves: int) -> None:
    actions = legal(points, "95", {"e3": "M", "a1": "S"}, "z2e0c0r6")
    assert len(starting(actions, "Me3-")) == moves


def test_after_the_toll_two_points_are_gone_too() -> None:
    position = Position.parse(text("R+4", "95", {"e3": "M", "a1": "S"}, "z2e0c0r6"))
    assert position.apply("Me3-e5").turn.text() == "R+1'"


def test_a_fire_is_put_out_whole_under_its_first_name() -> None:
    pieces = {"e3": "M", "a1": "S", "d3": "*", "d4": "*", "e4": "*", "f3": "*", "k6": "*"}
    actions = legal("R+1", "98", pieces)
    assert starting(actions, "M~") == ["M~d3", "M~f3"]
    after = Position.parse(text("R+4", "95", pieces)).apply("M~d3")
    assert after.fires == {"f3", "k6"}


def test_babies_leave_only_by_exits_and_calls_do_not() -> None:
    pieces = {"a2": "M", "a3": "b", "a4": "b", "k1": "S"}
    assert starting(legal("R+1", "98", pieces), "ba3-") == ["ba3-b3", "ba3-x"]
    calls = legal("R1:1", "12", pieces)
    assert calls == ["ba3=a1", "ba4=a1"]


def test_a_baby_behind_fire_is_not_called() -> None:
    pieces = {"e2": "M", "k6": "b", "k5": "*", "c2": "b", "a1": "S"}
    assert {action[:3] for action in legal("R1:1", "12", pieces)} == {"bc2"}


def test_the_second_call_moves_another_baby() -> None:
    position = Position.parse(text("R4:2", "48", {"e2": "M", "c2": "b", "h2": "b", "a1": "S"}))
    after = position.apply("bc2=e1")
    assert after.figures["e1"] == "c"
    assert "." in after.legal()
    assert {action[:3] for action in after.legal()} == {".", "bh2"}
    assert after.apply(".").figures["e1"] == "b"


def test_shots_pass_babies_fires_and_the_frightened_only() -> None:
    open_line = {"e3": "M", "d3": "b", "c3": "*", "b3": "s", "a3": "S", "k6": "S"}
    assert "Sa3!" in legal("S+1", "89", open_line)
    assert "Sa3!" not in legal("S+1", "89", open_line | {"c3": "S"})


def test_one_aggressive_action_a_scientist() -> None:
    position = Position.parse(text("S+3", "59", {"e3": "M", "a1": "S", "a2": "b"}))
    after = position.apply("Sa1~a2")
    assert (after.figures["a1"], after.figures["a2"]) == ("A", "y")
    assert starting(after.legal(), "Sa1x") == []


def test_ruling_14_one_point_left_next_to_a_fire() -> None:
    pieces = {"e3": "M", "a1": "S", "a2": "*", "b1": "*"}
    assert legal("S+1", "89", pieces) == ["."]
    assert legal("S+2", "79", pieces) == [".", "Sa1-a2", "Sa1-b1"]


def test_ruling_14_a_scientist_in_front_of_another() -> None:
    pieces = {"e3": "M", "a1": "b", "a2": "B", "b2": "b", "a3": "B", "b3": "b"}
    with pytest.raises(Refused, match="ruling 14"):  # the one in front is off the fire on a4, and in the way
        Position.parse(text("S+8", "19", pieces))
    # With a fire on a4 too he walks on to a5 (2 AP), the other follows to a4 and leaves to b4 (3 AP).
    with pytest.raises(Refused, match="ruling 14"):
        Position.parse(text("S+4", "59", pieces | {"a4": "*"}))
    assert legal("S+5", "49", pieces | {"a4": "*"}) == ["Sa3-a4"]


def test_ruling_14_spares_a_winning_action() -> None:
    pieces = {"e3": "M", "a1": "B", "a2": "z", "b1": "b", "k6": "S"}
    position = Position.parse(text("S+1", "89", pieces | {"b1": "."}, "z0e0c2r6"))
    assert "Sa1xa2" in position.legal()
    won = position.apply("Sa1xa2")
    assert won.turn.text() == "S#"
    assert Position.parse(won.text()).text() == won.text()


def test_jeeps_put_out_what_they_drive_over() -> None:
    position = Position.parse(text("S3:2", "93", {"e3": "M", "a1": "S", "c1": "*", "d1": "*", "f1": "*"}))
    after = position.apply("Sa1=d1")
    assert after.fires == {"f1"}
    assert after.turn.text() == "S3:1"


def test_gas_reaches_over_edges_not_corners() -> None:
    pieces = {"e3": "M", "a5": "S", "a1": "b", "b5": "b", "c1": "b", "e5": "b"}
    assert legal("S1:1", "91", pieces) == ["~a1", "~b5"]


def test_fire_spreads_from_itself_and_is_not_stopped() -> None:
    position = Position.parse(text("S5:2", "95", {"e3": "M", "a1": "S"}))
    assert position.legal() == ["*a2", "*b1"]
    assert position.apply("*a2").legal() == ["*a3", "*b1", "*b2"]


def test_a_vanished_mother_returns_after_the_points_and_observes() -> None:
    position = Position.parse(text("S+1", "69", {"a1": "S"}))
    after = position.apply(".")
    assert after.turn.text() == "R@"
    assert len(after.legal()) == 56
    assert after.apply("M@k6").turn.text() == "cards!"


def test_card_one_is_shuffled_in_when_the_round_ends() -> None:
    seen = []

    def shuffle(side: str, cards: str) -> str:
        seen.append((side, cards))
        return cards[::-1]

    after = Position.parse(text("S+1", "19", {"e3": "M", "a1": "S"})).apply(".", shuffle=shuffle)
    assert seen == [("R", "1456789")]
    assert after.cards["R"].text() == "/239/876541/"


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        (text("R+5", "95", {"e3": "M", "a1": "S"}), "at most the difference"),
        (text("S+1", "95", {"e3": "M", "a1": "S"}), "higher card"),
        (text("R4:1", "95", {"e3": "M", "a1": "S"}), "resolves"),
        (text("R4:2", "45", {"e3": "M", "a1": "S"}), "possible repetition"),
        (text("R+1", "95", {"e3": "M"}), "won"),
        (text("R#", "95", {"e3": "M", "a1": "S"}), "won"),
        (text("R+1", "95", {"a1": "S"}), "absent"),
        (text("S+1", "69", {"e3": "M", "a1": "S"}), "absent"),
        (text("R+1", "95", {"e3": "M", "a1": "B"}), "on fire"),
        (text("R+1", "95", {"e3": "M", "a1": "A"}), "marks"),
        (text("R+1", "95", {"e3": "M", "a1": "S", "a2": "#"}), "9 rocks"),
        (text("R+1", "95", {"e3": "M", "a1": "S"}, number=0), "round 0"),
    ],
)
def test_refusals_name_the_rule(wrong: str, rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        Position.parse(wrong)

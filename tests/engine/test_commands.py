"""Each row of the protocol's table (docs/notation.md), in this process."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import lostworld
from lostworld import bots
from lostworld.bots import Limit, Thought, bot_names
from lostworld.raptor import GAME

from .conversation import CARDS, EFFECT, LONG_TURN, OBSERVED, OVER, PLACE, POINTS, SHOWN, Conversation


@pytest.fixture
def talk() -> Conversation:
    return Conversation()


def view_of(position: str, seat: str) -> str:
    return Conversation().at(position).ask(f"view {seat}")


# --- hello, show, position ---------------------------------------------------------------------------


def test_hello_names_the_protocol(talk: Conversation) -> None:
    assert talk.ask("hello") == f"lostworld {lostworld.__version__} raptor 1"


def test_at_first_there_is_the_first_game_from_seed_0(talk: Conversation) -> None:
    first = talk.ask("show")
    assert talk.ask("seed 0") == "ok"
    assert talk.ask("new first-game") == first


@pytest.mark.parametrize("position", [CARDS, OBSERVED, SHOWN, POINTS, EFFECT, OVER, PLACE])
def test_position_and_show(talk: Conversation, position: str) -> None:
    assert talk.ask(f"position {position}") == "ok"
    assert talk.ask("show") == position
    for seat in ("raptor", "scientist", "spectator"):
        view = view_of(position, seat)
        assert talk.ask(f"position {view}") == "ok"
        assert talk.ask("show") == view


def test_a_position_is_taken_as_it_stands(talk: Conversation) -> None:
    for text in (
        f" {CARDS}",
        f"{CARDS} ",
        CARDS.replace(" ", "  "),
        CARDS.replace(" ", "\t"),
        "",
        CARDS[:-1],
    ):
        talk.refuses(f"position {text}")


# --- new ---------------------------------------------------------------------------------------------


def test_new_makes_an_empty_board(talk: Conversation) -> None:
    for line in ("new", "new jungle", "new savannah"):
        board, _, turn, counts, number, *cards = talk.ask(line).split(" ")
        assert set(board) == set("./#") and board.count("#") == 9
        assert (turn, counts, number) == ("place", "z0e0c0r6", "0")
        assert cards == ["R://123456789/", "S://123456789/"]


def test_new_first_game_is_dealt(talk: Conversation) -> None:
    fields = talk.ask("new first-game").split(" ")
    assert " ".join(fields[:5]) == " ".join(CARDS.split(" ")[:5])
    for field in fields[5:]:
        played, hand, draw, discard = field[2:].split("/")
        assert (played, len(hand), len(draw), discard) == ("", 3, 6, "")


def test_new_takes_no_other_layout(talk: Conversation) -> None:
    for layout in ("random", "moon", "jungle savannah", "Jungle"):
        assert "new [jungle|savannah|first-game]" in talk.refuses(f"new {layout}")


# --- view --------------------------------------------------------------------------------------------


def test_views_hide_what_a_seat_cannot_know(talk: Conversation) -> None:
    talk.at(SHOWN)
    front = SHOWN.rsplit(" ", 2)[0]
    assert talk.ask("view raptor") == f"{front} R:/159/????/68 S:4/??/????/69"
    assert talk.ask("view scientist") == f"{front} R:/???/????/68 S:4/28/????/69"
    hidden = front.replace("cards!4", "cards!?")
    assert talk.ask("view spectator") == f"{hidden} R:/???/????/68 S:?/??/????/69"


def test_from_a_view_only_its_own(talk: Conversation) -> None:
    for seat in ("raptor", "scientist", "spectator"):
        view = view_of(CARDS, seat)
        talk.at(view)
        assert talk.ask(f"view {seat}") == view
        for other in {"raptor", "scientist", "spectator"} - {seat}:
            talk.refuses(f"view {other}")


def test_while_figures_are_placed_a_view_is_everybodys(talk: Conversation) -> None:
    view = view_of(PLACE, "scientist")
    talk.at(view)
    assert {talk.ask(f"view {seat}") for seat in ("raptor", "scientist", "spectator")} == {view}


@pytest.mark.parametrize("line", ["view", "view nobody", "view Raptor", "view raptor now"])
def test_view_needs_a_seat(talk: Conversation, line: str) -> None:
    talk.refuses(line)


# --- legal -------------------------------------------------------------------------------------------


def test_legal_is_sorted_as_ascii(talk: Conversation) -> None:
    actions = talk.at(POINTS).ask("legal").split(" ")
    assert "." in actions and "Mf2-f5" in actions
    assert actions == sorted(set(actions))


def test_legal_while_cards_are_chosen(talk: Conversation) -> None:
    assert talk.at(CARDS).ask("legal") == "R: #1 #5 #9 S: #2 #4 #8"
    talk.ask("apply S #4")
    assert talk.ask("legal") == "R: #1 #5 #9"
    assert talk.at(OBSERVED).ask("legal") == "S: #2 #4 #8"
    assert talk.at(SHOWN).ask("legal") == "R: #1 #5 #9"


def test_legal_is_empty_when_the_game_is_over(talk: Conversation) -> None:
    assert talk.at(OVER).ask("legal") == ""


def test_legal_from_a_view(talk: Conversation) -> None:
    assert talk.at(view_of(CARDS, "raptor")).ask("legal") == "R: #1 #5 #9"
    assert talk.at(view_of(CARDS, "scientist")).ask("legal") == "S: #2 #4 #8"
    assert talk.at(view_of(CARDS, "spectator")).ask("legal") == ""
    assert talk.at(view_of(SHOWN, "scientist")).ask("legal") == ""
    whole = talk.at(POINTS).ask("legal")
    assert talk.at(view_of(POINTS, "raptor")).ask("legal") == whole
    assert talk.at(view_of(POINTS, "scientist")).ask("legal") == ""
    setup = talk.at(PLACE).ask("legal")
    assert setup and talk.at(view_of(PLACE, "scientist")).ask("legal") == setup


# --- apply -------------------------------------------------------------------------------------------


def test_apply_answers_with_the_new_position(talk: Conversation) -> None:
    after = talk.at(POINTS).ask("apply Mf2-f5")
    assert " R+2' " in after and after == talk.ask("show")


def test_apply_with_the_side_while_cards_are_chosen(talk: Conversation) -> None:
    assert " cards " in talk.at(CARDS).ask("apply R #9")
    assert " S8:4 " in talk.ask("apply S #8")
    assert " cards!8 " in talk.at(OBSERVED).ask("apply S #8")
    assert " S8:4 " in talk.ask("apply R #9")


REFUSED = [
    (CARDS, "apply #5"),
    (CARDS, "apply R #2"),
    (CARDS, "apply X #5"),
    (CARDS, "apply RS #5"),
    (CARDS, "apply r #5"),
    (CARDS, "apply R Mf2-f5"),
    (CARDS, "apply R"),
    (CARDS, "apply R #5 #5"),
    (OBSERVED, "apply R #5"),
    (SHOWN, "apply S #2"),
    (POINTS, "apply R Mf2-f5"),
    (POINTS, "apply S@b6"),
    (POINTS, "apply #5"),
    (POINTS, "apply mf2-f5"),
    (POINTS, "apply"),
    (OVER, "apply ."),
    (EFFECT, "apply ."),
    (PLACE, "apply M@a1"),
]


@pytest.mark.parametrize(("position", "line"), REFUSED)
def test_apply_refuses(talk: Conversation, position: str, line: str) -> None:
    talk.at(position).refuses(line)


def test_apply_on_a_view_as_far_as_it_can_tell(talk: Conversation) -> None:
    after = talk.at(POINTS).ask("apply Mf2-f5")
    talk.at(view_of(POINTS, "raptor"))
    assert talk.ask("apply Mf2-f5") == view_of(after, "raptor")
    talk.at(view_of(POINTS, "raptor"))
    talk.refuses("apply .")  # a card would be drawn
    talk.at(view_of(POINTS, "scientist")).refuses("apply Mf2-f5")
    chosen = talk.at(CARDS).ask("apply R #5")
    assert talk.at(view_of(CARDS, "raptor")).ask("apply R #5") == view_of(chosen, "raptor")
    talk.at(view_of(CARDS, "raptor")).refuses("apply S #2")
    placed = talk.at(PLACE).ask("apply M@f2")
    assert talk.at(view_of(PLACE, "scientist")).ask("apply M@f2") == view_of(placed, "raptor")


# --- seed --------------------------------------------------------------------------------------------


def game_by_engine(talk: Conversation, choice: random.Random) -> list[str]:
    """A whole game of random actions; every answer."""
    answers = [talk.ask("new jungle")]
    while legal := talk.ask("legal"):
        words = legal.split(" ")
        side = words[0][0] if words[0].endswith(":") else ""
        actions = [word for word in words[1:] if word[-1] != ":"][:3] if side else words
        answers.append(talk.ask(" ".join(["apply", side, choice.choice(actions)]).replace("  ", " ")))
        if len(answers) > 400:
            break
    return answers


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_the_same_seed_and_commands_give_the_same_answers(talk: Conversation, seed: int) -> None:
    assert talk.ask(f"seed {seed}") == "ok"
    once = game_by_engine(talk, random.Random(7))
    talk.ask("bot random")
    talk.at(CARDS).ask("go R 5")  # neither a search nor a position moves the seed's stream on
    assert talk.ask(f"seed {seed}") == "ok"
    talk.at(POINTS).ask("go 5")
    assert game_by_engine(talk, random.Random(7)) == once
    assert game_by_engine(talk, random.Random(7)) != once


def test_position_does_not_reset_the_seed(talk: Conversation) -> None:
    talk.ask("seed 3")
    boards = [talk.ask("new"), talk.ask("new")]
    talk.ask("seed 3")
    assert talk.ask("new") == boards[0]
    talk.at(CARDS)
    assert talk.ask("new") == boards[1]


def test_an_error_uses_no_chance(talk: Conversation) -> None:
    talk.ask("seed 3")
    boards = [talk.ask("new"), talk.ask("new")]
    talk.ask("seed 3")
    assert talk.ask("new") == boards[0]
    for line in ("new moon", "apply .", "position x", "go R 5", "perft x", "seed -1"):
        talk.refuses(line)
    assert talk.ask("new") == boards[1]


NUMBERS = ["-1", "9223372036854775808", "1.5", "x", "0x1", "٣", "1_000", "+1", "9" * 5000, "1 2", ""]


@pytest.mark.parametrize("command", ["seed", "perft", "go"])
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_that_are_none(talk: Conversation, command: str, number: str) -> None:
    talk.at(POINTS).refuses(f"{command} {number}")


# --- perft -------------------------------------------------------------------------------------------


def test_perft_counts_sequences(talk: Conversation) -> None:
    talk.at(POINTS)
    assert talk.ask("perft 0") == "1"
    assert int(talk.ask("perft 1")) == len(talk.ask("legal").split(" "))
    by_hand = 0
    for action in talk.ask("legal").split(" "):
        after = Conversation().at(POINTS)
        after.ask(f"apply {action}")
        by_hand += int(after.ask("perft 1"))
    assert int(talk.ask("perft 2")) == by_hand


@pytest.mark.parametrize("position", [CARDS, OBSERVED, SHOWN, PLACE, OVER])
def test_perft_at_a_leaf_is_1(talk: Conversation, position: str) -> None:
    talk.at(position)
    assert {talk.ask(f"perft {depth}") for depth in (0, 1, 5, 2**63 - 1)} == {"1"}


def test_perft_beyond_the_longest_sequence(talk: Conversation) -> None:
    talk.at(
        EFFECT.replace("S2:2", "S2:1")
        .replace("r6", "r1")
        .replace("R:5/19", "R:3/19")
        .replace("236784", "256784")
    )
    assert talk.ask("perft 20") == talk.ask("perft 9000000000000000000") == talk.ask("perft 15")


def test_perft_needs_a_whole_position(talk: Conversation) -> None:
    talk.at(view_of(POINTS, "raptor")).refuses("perft 1")


# --- bots and searches -------------------------------------------------------------------------------


def test_bots(talk: Conversation) -> None:
    names = talk.ask("bots").split(" ")
    assert names == list(bot_names(GAME)) and {"random", "greedy"} <= set(names)
    for name in names:
        assert talk.ask(f"bot {name}") == "ok"
    for line in ("bot", "bot hal", "bot greedy random", "bots greedy"):
        talk.refuses(line)


def best(answer: str) -> str:
    word, action, *pairs = answer.split(" ")
    assert word == "best" and all("=" in pair for pair in pairs), answer
    return action


@pytest.mark.parametrize("name", bot_names(GAME))
@pytest.mark.parametrize("position", [CARDS, OBSERVED, SHOWN, POINTS, EFFECT, PLACE])
def test_go_answers_with_a_legal_action(talk: Conversation, name: str, position: str) -> None:
    talk.at(position).ask(f"bot {name}")
    words = talk.ask("legal").split(" ")
    side = f"{words[0][0]} " if words[0].endswith(":") else ""
    assert best(talk.ask(f"go {side}20")) in words
    assert talk.ask("show") == position
    seat = {"R ": "raptor", "S ": "scientist"}.get(side, "scientist" if position == EFFECT else "raptor")
    talk.at(view_of(position, seat))
    assert best(talk.ask(f"go {side}20")) in words


def test_go_by_nodes_can_be_repeated() -> None:
    """What a search by time finds depends on the machine; by nodes, on the seed alone."""

    def answers() -> list[str]:
        talk = Conversation().at(POINTS)
        for command in ("seed 5", "bot planner", "tell choices"):
            talk.ask(command)
        return [talk.ask("go nodes=300") for _ in range(3)]

    first = answers()
    assert first == answers()
    assert all(" choice=" in answer for answer in first)


@pytest.mark.parametrize("number", ["0", *NUMBERS])
def test_go_by_no_number_of_nodes(talk: Conversation, number: str) -> None:
    talk.at(POINTS).refuses(f"go nodes={number}")


def test_go_uses_greedy_until_told(talk: Conversation) -> None:
    assert talk.at(CARDS).ask("go R 10").endswith("bot=greedy")


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (CARDS, "go 10"),
        (CARDS, "go X 10"),
        (OBSERVED, "go R 10"),
        (SHOWN, "go S 10"),
        (POINTS, "go R 10"),
        (OVER, "go 10"),
        (OVER, "go R 10"),
        (CARDS, "go"),
    ],
)
def test_go_refuses(talk: Conversation, position: str, line: str) -> None:
    talk.at(position).refuses(line)


def test_go_from_a_view_that_does_not_decide(talk: Conversation) -> None:
    talk.at(view_of(CARDS, "scientist")).refuses("go R 10")
    talk.at(view_of(POINTS, "scientist")).refuses("go 10")
    talk.at(view_of(POINTS, "spectator")).refuses("go 10")


def test_go_sees_the_view_alone(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Spy:
        name = "spy"

        def think(self, view: Any, limit: Limit) -> Thought:
            seen.append((view.seat, view.text, limit.milliseconds))
            return Thought(view.legal()[0])

    monkeypatch.setattr(bots, "bot_named", lambda name, game, seed: Spy())
    talk.at(CARDS)
    talk.ask("apply R #9")
    assert best(talk.ask("go S 321")) == "#2"
    assert seen == [(1, GAME.parse(talk.ask("show")).view(1).text, 321)]
    assert "R:?/??/??????/" in seen[0][1]


def test_a_bot_that_fails_is_an_error(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def think(self, *_: Any, **__: Any) -> Thought:
            raise ZeroDivisionError

    monkeypatch.setattr(bots, "bot_named", lambda name, game, seed: Broken())
    talk.at(POINTS).refuses("go 10")


class Patient:
    """A bot that thinks until it is stopped."""

    name = "patient"

    def think(self, view: Any, limit: Limit) -> Thought:
        assert limit.stop is not None and limit.milliseconds is not None
        limit.stop.wait(limit.milliseconds / 1000)
        return Thought(view.legal()[-1])


def test_stop_ends_a_search(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot_named", lambda name, game, seed: Patient())
    talk.at(CARDS)
    talk.answers.clear()
    talk.engine.hear(b"go R 60000")
    assert talk.answers == []
    talk.engine.hear(b"stop")
    assert talk.answers == ["best #9 bot=patient"]


def test_other_commands_wait_for_the_search(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot_named", lambda name, game, seed: Patient())
    talk.at(CARDS)
    talk.answers.clear()
    talk.engine.hear(b"go R 100")
    talk.engine.hear(b"legal")
    talk.engine.hear(b"nonsense")
    assert talk.answers[:2] == ["best #9 bot=patient", "R: #1 #5 #9 S: #2 #4 #8"]
    assert talk.answers[2].startswith("error: ")


def test_stop_without_a_search_says_nothing(talk: Conversation) -> None:
    assert talk.answers_to("stop") == []
    talk.refuses("stop now")


# --- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["Show", "shows", "show now", "hello there", "legal R", "seed", "perft", "\0", "?"]
)
def test_what_is_no_command(talk: Conversation, line: str) -> None:
    talk.refuses(line)


def test_blank_lines_are_ignored_and_spaces_around_words_are(talk: Conversation) -> None:
    for line in ("", " ", "\t", "   "):
        assert talk.answers_to(line) == []
    assert talk.ask("  show  ") == talk.ask("show")
    assert talk.at(CARDS).ask("apply  R   #5").split(" ")[2] == "cards"


def test_the_choices_that_were_weighed_are_told_when_asked_for(talk: Conversation) -> None:
    """docs/notation.md: "tell choices|best"; without it ``go`` answers as ever."""
    talk.at(CARDS).ask("bot lindenbrock")
    before = talk.ask("go R 1")
    assert "=" in before and "choice=" not in before
    assert talk.ask("tell choices") == "ok"
    told = [word.removeprefix("choice=") for word in talk.ask("go R 1").split() if "choice=" in word]
    choices = [choice.rsplit(",", 2) for choice in told]
    assert {action for action, _, _ in choices} == {"#1", "#5", "#9"}
    assert all(0 <= float(value) <= 1 for _, value, _ in choices)
    assert sum(float(share) for _, _, share in choices) == pytest.approx(1, abs=0.01)
    assert "line=" in talk.at(LONG_TURN).ask("go 1")
    assert talk.ask("tell best") == "ok" and "choice=" not in talk.ask("go 1")
    assert talk.ask("tell everything").startswith("error:")


# --- chance, events ------------------------------------------------------------------------------------


def test_chance_tells_how_it_came_out(talk: Conversation) -> None:
    """docs/notation.md: outcomes as records write them; a state that gets them comes to the same position."""
    talk.ask("seed 7")
    after = talk.ask("new jungle")
    state = GAME.new({"layout": "jungle"})
    for outcome in talk.ask("chance").split(" "):
        state.resolve(outcome)
    assert state.text == after
    assert talk.at(CARDS).ask("chance") == ""
    talk.ask("apply R #5")
    assert talk.ask("chance") == ""


def test_events_tell_what_happened_as_a_seat_may_know_it(talk: Conversation) -> None:
    """docs/notation.md: what the last apply brought about; a card chosen in secret is hidden from others."""
    talk.at(CARDS).ask("apply R #5")
    assert json.loads(talk.ask("events raptor")) == [{"kind": "card_chosen", "side": "raptor", "card": 5}]
    for other in ("scientist", "spectator"):
        assert json.loads(talk.ask(f"events {other}")) == [
            {"kind": "card_chosen", "side": "raptor", "card": None}
        ]
    talk.refuses("apply R #5")
    assert json.loads(talk.ask("events raptor"))[0]["card"] == 5
    assert talk.at(CARDS).ask("events spectator") == "[]"


def test_a_view_tells_neither_chance_nor_events(talk: Conversation) -> None:
    talk.at(view_of(CARDS, "raptor"))
    for line in ("chance", "events raptor"):
        talk.refuses(line)
    talk.at(CARDS)
    for line in ("chance now", "events", "events nobody", "events raptor scientist"):
        talk.refuses(line)

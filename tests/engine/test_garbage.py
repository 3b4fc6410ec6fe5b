"""The engine survives anything: one line of answer for a line, and an error changes nothing."""

from __future__ import annotations

import random
import unicodedata

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lostworld.engine import Quit

from .conversation import CARDS, EFFECT, OBSERVED, PLACE, POINTS, SHOWN, Conversation

POSITIONS = (CARDS, OBSERVED, SHOWN, POINTS, EFFECT, PLACE)
FEW = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))

# Plausible lines, to be damaged. No long searches: time is precious.
COMMANDS = (
    *(
        "hello",
        "new",
        "new jungle",
        "show",
        "legal",
        "bots",
        "bot random",
        "seed 5",
        "perft 1",
        "go 1",
        "go R 1",
    ),
    *("view raptor", "view spectator", "apply R #5", "apply Mf2-f5", "apply .", "apply S@b6", "apply M@f2"),
    *(f"position {position}" for position in POSITIONS),
)

lines = st.binary(max_size=60)
texts = st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass"))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A plausible line with bytes changed, removed, put in or repeated."""
    line = bytearray(draw(st.sampled_from(COMMANDS)).encode())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(line)))
        kind = draw(st.sampled_from(("put", "remove", "change", "repeat")))
        if kind == "put":
            line[at:at] = draw(st.binary(min_size=1, max_size=3))
        elif kind == "remove":
            del line[at : at + draw(st.integers(1, 4))]
        elif kind == "change" and at < len(line):
            line[at] = draw(st.sampled_from(b".#*MbzycSAsfBC?/:!+'123456789 RS\x00\xff\r"))
        else:
            line[at:at] = line[at : at + 5]
    return bytes(line).replace(b"\n", b" ")


def tell(talk: Conversation, line: bytes) -> None:
    """Send a line, and check what the protocol promises for any line at all."""
    before = talk.ask("show")
    try:
        answers = talk.answers_to(line)
    except Quit:
        assert line.split() == [b"quit"]
        return
    words = line.split()
    assert len(answers) == (0 if not words or words == [b"stop"] else 1), line
    for answer in answers:
        assert not any(unicodedata.category(character) == "Cc" for character in answer), line
        if answer.startswith("error: "):
            assert talk.ask("show") == before, line


@FEW
@given(st.lists(st.one_of(lines, texts), max_size=8))
def test_random_bytes(garbage: list[bytes]) -> None:
    talk = Conversation().at(POINTS)
    for line in garbage:
        tell(talk, line.replace(b"\n", b""))
    assert talk.ask("hello").startswith("lostworld ")


@FEW
@given(st.sampled_from(POSITIONS), st.lists(damaged(), min_size=1, max_size=8))
def test_damaged_commands(position: str, garbage: list[bytes]) -> None:
    talk = Conversation().at(position)
    for line in garbage:
        tell(talk, line)
    assert talk.at(POINTS).ask("legal")


def test_a_long_session() -> None:
    """Ten thousand lines, whole games and garbage mixed."""
    chance = random.Random(11)
    talk = Conversation()
    talk.ask("bot random")
    games = 0
    for _ in range(2500):
        legal = talk.ask("legal").split(" ")
        if legal == [""]:
            games += 1
            talk.ask(f"new {chance.choice(('jungle', 'savannah', 'first-game'))}")
            continue
        side = f"{legal[0][0]} " if legal[0].endswith(":") else ""
        if chance.random() < 0.1:
            line = bytearray(chance.choice(COMMANDS).encode())
            line[chance.randrange(len(line))] = chance.randrange(256)
            tell(talk, bytes(line).replace(b"\n", b""))
            continue
        chosen = talk.ask(f"go {side}1").split(" ")[1]
        after = talk.ask(f"apply {side}{chosen}")
        assert talk.ask("show") == after
    assert games >= 3

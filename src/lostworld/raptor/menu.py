"""Choices, cards and rules as the terminal lists them: what each figure can do, what a card does."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from lostworld.game import Choice, Decision
from lostworld.games import Held, MenuGroup, MenuLine
from lostworld.raptor.rules.cards import SIDES
from lostworld.raptor.rules.spaces import NAMES
from lostworld.raptor.view import View
from lostworld.texts import say

FIGURES: Final = ("mother", "baby", "scientist")
DOERS: Final = {
    "move_mother": "mother",
    "kill": "mother",
    "wake": "mother",
    "put_out": "mother",
    "move_baby": "baby",
    "escape": "baby",
    "call": "baby",
    "move_scientist": "scientist",
    "stand_up": "scientist",
    "put_to_sleep": "scientist",
    "capture": "scientist",
    "shoot": "scientist",
    "drive": "scientist",
}
"""Whose figure carries out a choice, by the choice's kind; the other kinds are done by cards and players."""
RULES: Final = (
    "round",
    "effect",
    "action-points",
    "tie",
    "observation",
    "shuffle",
    "mother",
    "baby",
    "scientist",
    "frightened",
    "asleep",
    "fire",
    "exit",
    "toll",
    "win-raptor",
    "win-scientist",
)
"""The rules that a player is told, by their names in the catalogue."""


class Owner(NamedTuple):
    """Who does something: a figure on a space, or nobody on the board."""

    figure: str
    space: str

    @property
    def rank(self) -> tuple[int, str]:
        """Figures first, the mother before the rest; what no figure does comes last."""
        return (FIGURES.index(self.figure) if self.figure else len(FIGURES), self.space)


def menu(view: View, language: str) -> list[MenuGroup]:
    """The choices gathered by figure and by kind; what ends the turn comes last."""
    decision = view.decision
    if decision is None:
        return []
    mother = "".join(NAMES[number] for number in view.known.board.numbers(view.known.mother))
    gathered: dict[Owner, dict[str, list[Choice]]] = {}
    for choice in decision.choices:
        gathered.setdefault(_owner(choice, mother), {}).setdefault(choice.kind, []).append(choice)
    groups = []
    for owner in sorted(gathered, key=lambda owner: owner.rank):
        kinds = sorted(gathered[owner].items(), key=lambda line: line[1][0].text == decision.finish)
        lines = (_line(kind, alike, decision, language) for kind, alike in kinds)
        title = say(f"raptor-cli-menu-{owner.figure}", language, space=owner.space) if owner.figure else ""
        groups.append(MenuGroup(title, tuple(lines)))
    return groups


def _owner(choice: Choice, mother: str) -> Owner:
    figure = DOERS.get(choice.kind, "")
    if not figure:
        return Owner("", "")
    return Owner(
        figure, mother if figure == "mother" else choice.fields.get("from") or choice.fields["space"]
    )


def _line(kind: str, alike: list[Choice], decision: Decision, language: str) -> MenuLine:
    toll: Any = decision.fields.get("toll", 0)
    if kind == "move_mother" and toll:
        does = say("raptor-cli-does-move-mother-toll", language, toll=toll)
    else:
        does = say(f"raptor-cli-does-{kind}", language)
    return MenuLine(does, tuple((choice, _label(choice)) for choice in alike))


def _label(choice: Choice) -> str:
    """The space or card that a choice is about, unless the line says it all."""
    if choice.kind == "stand_up":  # it stands in the group's title
        return ""
    return str(choice.fields.get("space") or choice.fields.get("card") or "")


def hand(view: View, language: str) -> list[Held]:
    """The cards in the hand of the view's seat, with what they do."""
    bits = view.known.cards_of(view.seat)[1]
    held = []
    for value in (value for value in range(1, 10) if bits >> value & 1):
        key = f"raptor-card-{SIDES[view.seat]}-{value}"
        held.append(Held(str(value), say(f"{key}.name", language), say(f"{key}.effect", language)))
    return held

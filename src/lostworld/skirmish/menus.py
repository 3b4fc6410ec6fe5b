"""What a player at a terminal is told: choices in a menu, the hand, events in words, the rules in short.

Everything is made from a view, so nothing can be shown that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import Choice
from lostworld.games import Held, MenuGroup, MenuLine
from lostworld.skirmish.content.wording import Speaker
from lostworld.skirmish.telling import Teller
from lostworld.texts import say

if TYPE_CHECKING:
    from lostworld.skirmish.view import View

QUIET: Final = frozenset(
    {"deck_shuffled", "window_opened", "window_closed", "passed", "checked", "slid", "resource"}
)
"""Events that a log need not tell: the board or another event tells them."""
CHAPTERS: Final = (
    "aim",
    "cards",
    "order",
    "movement",
    "attack",
    "stability",
    "windows",
    "fear",
    "sedative",
)


def teller(view: View, language: str) -> Teller:
    """Who tells the game of a view."""
    table = view.table
    return Teller(table.book.content, table.scenario.id, [spec.id for spec in table.specs], language)


def tell(sort: str, kind: str, fields: Mapping[str, Any], view: View, language: str) -> str:
    """The sentence for an ``event``, a ``decision`` or a ``choice`` in the game of a view."""
    told = teller(view, language)
    if sort == "event":
        return told.event({"kind": kind, **fields})
    return told.question(kind, fields) if sort == "decision" else told.choice(kind, fields)


def is_told(event: Mapping[str, Any]) -> bool:
    """Whether a log tells the event."""
    return event["kind"] not in QUIET


def menu(view: View, language: str) -> list[MenuGroup]:
    """The choices, kinds together, those of one kind side by side; what ends the turn comes last."""
    decision = view.decision
    if decision is None:
        return []
    told = teller(view, language)
    kinds: dict[str, list[Choice]] = {}
    for choice in decision.choices:
        kinds.setdefault(choice.kind, []).append(choice)
    last = [any(choice.text == decision.finish for choice in alike) for alike in kinds.values()]
    lines = [
        MenuLine("", tuple((choice, told.choice(choice.kind, choice.fields)) for choice in alike))
        for alike in kinds.values()
    ]
    ordered = sorted(zip(last, lines, strict=True), key=lambda entry: entry[0])
    return [MenuGroup("", tuple(line for _, line in ordered))]


def hand(view: View, language: str) -> list[Held]:
    """The hero cards a seat holds."""
    if view.seat < 0:
        return []
    speaker = Speaker(view.table.book.content, language)
    heroes = view.table.book.heroes
    cards = [heroes[card] for card in view.known["cards"][view.seat] if isinstance(card, int)]
    return [
        Held(card.id, card.name.in_language(language), " ".join(speaker.hero_card(card))) for card in cards
    ]


def rules_in_short(language: str) -> list[tuple[str, str]]:
    """The rules in paragraphs, each with its title."""
    return [
        (say(f"skirmish-help-{part}.title", language), say(f"skirmish-help-{part}", language))
        for part in CHAPTERS
    ]

"""Printable sheets: a unit's board with its action cards, and a faction's hero deck, nine cards a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from lostworld.skirmish.content.model import ActionCard, Content, HeroCard, Unit
from lostworld.skirmish.content.paper import Page
from lostworld.skirmish.content.wording import Speaker, signed

CARD: Final = (63.0, 88.0)
MARGIN: Final = 10.5
COLOURS: Final = {"rangers": "#2f6b4f", "poachers": "#8a4b2a", "dinosaurs": "#4a4f8c"}
CORNERS: Final = {"rangers": 4, "poachers": 3, "dinosaurs": 6}
"""A faction's sign has so many corners: colour never carries the meaning alone."""
STATS: Final = ("movement", "melee", "ballistic", "dodge", "stability", "fear", "courage")
BELOW: Final = ("health", "models", "combo_limit", "draws", "stand_up", "fallback", "adrenaline", "value")


class Face(NamedTuple):
    """What stands on one card."""

    name: str
    corner: str
    """The initiative, or the cost."""
    owner: str
    faction: str
    lines: Sequence[str]
    flavour: str


def unit_pages(unit: Unit, speaker: Speaker) -> list[Page]:
    """A unit's board, then its action cards with all copies."""
    faces = [_action_face(card, unit, speaker) for card in unit.deck]
    return [_board(unit, speaker), *_card_pages(faces)]


def hero_pages(faction: str, content: Content, speaker: Speaker) -> list[Page]:
    """A faction's hero cards with all copies."""
    cards = [card for card in content.hero_cards.values() if card.faction == faction]
    faces = [_hero_face(card, speaker) for card in cards for _ in range(card.copies)]
    return _card_pages(faces)


def polygon(x: float, y: float, size: float, corners: int) -> Iterator[tuple[float, float]]:
    """A regular outline around a point, with a corner on top."""
    for corner in range(corners):
        angle = 2 * pi * corner / corners - pi / 2
        yield x + size * cos(angle), y + size * sin(angle)


def _action_face(card: ActionCard, unit: Unit, speaker: Speaker) -> Face:
    flavour = card.flavour.in_language(speaker.language) if card.flavour else ""
    return Face(
        card.name.in_language(speaker.language),
        str(card.initiative),
        unit.name.in_language(speaker.language),
        unit.faction,
        speaker.action_card(card),
        flavour,
    )


def _hero_face(card: HeroCard, speaker: Speaker) -> Face:
    flavour = card.flavour.in_language(speaker.language) if card.flavour else ""
    return Face(
        card.name.in_language(speaker.language),
        str(card.cost.n or "–"),
        speaker.word(f"faction-{card.faction}"),
        card.faction,
        speaker.hero_card(card),
        flavour,
    )


def _card_pages(faces: Sequence[Face]) -> list[Page]:
    pages = []
    for first in range(0, len(faces), 9):
        page = Page()
        for place, face in enumerate(faces[first : first + 9]):
            _card(page, MARGIN + place % 3 * CARD[0], MARGIN + place // 3 * (CARD[1] + 2), face)
        pages.append(page)
    return pages


def _card(page: Page, x: float, y: float, face: Face) -> None:
    w, h = CARD
    colour = COLOURS[face.faction]
    page.box(x, y, w, h)
    page.box(x + 2, y + 2, w - 4, 11, colour, "none")
    page.write(x + 15, y + 7.2, face.name, 9 if len(face.name) < 24 else 7.5, "bold", "#ffffff")
    page.write(x + 15, y + 11.2, face.owner, 6, "regular", "#ffffff")
    page.shape(polygon(x + 8, y + 8, 6, CORNERS[face.faction]), "#ffffff", colour)
    page.write(x + 8, y + 9.8, face.corner, 13, "bold", colour, "middle")
    size = 8.0 if sum(map(len, face.lines)) < 330 else 6.5
    down = y + 19
    for line in face.lines:
        down = page.paragraph(x + 4, down, w - 8, line, size) + 1
    if face.flavour:
        page.paragraph(x + 4, y + h - 8, w - 8, face.flavour, 6, "italic")


def _board(unit: Unit, speaker: Speaker) -> Page:
    """The unit's board: numbers, armour by zone, footprint, abilities, and the three slots."""
    page = Page()
    colour = COLOURS[unit.faction]
    width = page.size[0] - 2 * MARGIN
    page.box(MARGIN, MARGIN, width, 18, colour, "none")
    page.shape(polygon(MARGIN + 10, MARGIN + 9, 7, CORNERS[unit.faction]), "#ffffff")
    page.write(MARGIN + 21, MARGIN + 9, unit.name.in_language(speaker.language), 18, "bold", "#ffffff")
    words = ", ".join(speaker.word(f"keyword-{keyword}") for keyword in unit.keywords)
    line = f"{speaker.word(f'faction-{unit.faction}')} · {words}"
    page.write(MARGIN + 21, MARGIN + 15, line, 9, "regular", "#ffffff")
    _numbers(page, unit, speaker, MARGIN + 24)
    down = MARGIN + 62
    armour = ", ".join(
        f"{speaker.word(f'zone-{zone}')} {n}"
        for zone, n in zip(("front", "sides", "rear"), unit.armour, strict=True)
    )
    line = speaker.word("join-of", unit=speaker.word("skill-armour"), text=armour)
    page.write(MARGIN, down, line, 10, "bold")
    if unit.weapon:
        line = speaker.word("join-of", unit=speaker.word("place-weapon"), text=speaker.weapon(unit.weapon))
        page.write(MARGIN + 95, down, line, 10)
    down += 8
    for ability in unit.abilities:
        page.write(MARGIN, down, ability.name.in_language(speaker.language), 10, "bold")
        down = page.paragraph(MARGIN, down + 4.5, width - 45, speaker.ability(ability), 9) + 3
    if unit.commander:
        page.write(MARGIN, down, f"{speaker.word('keyword-commander')} {signed(unit.commander)}", 9, "bold")
        down += 6
    if unit.flavour:
        page.paragraph(MARGIN, down, width - 45, unit.flavour.in_language(speaker.language), 9, "italic")
    _footprint(page, unit, MARGIN + width - 20, MARGIN + 82, colour)
    for place, slot in enumerate(("active", "next", "idle")):
        x = MARGIN + place * CARD[0]
        page.box(x, 125, CARD[0] - 2, CARD[1], "none", "#999999")
        page.write(x + CARD[0] / 2, 170, speaker.word(f"slot-{slot}"), 14, "bold", "#bbbbbb", "middle")
    return page


def _numbers(page: Page, unit: Unit, speaker: Speaker, top: float) -> None:
    """The two rows of numbers."""
    for row, names in enumerate((STATS, BELOW)):
        step = (page.size[0] - 2 * MARGIN) / len(names)
        y = top + row * 17
        for place, name in enumerate(names):
            x = MARGIN + place * step
            page.box(x + 0.5, y, step - 1, 15, "#f4f1ea", "#cccccc")
            label = speaker.word(f"skill-{name}")
            page.write(x + step / 2, y + 4, label, 5.5, "regular", "#555555", "middle")
            page.write(x + step / 2, y + 12, str(getattr(unit, name)), 17, "bold", "#222222", "middle")


def _footprint(page: Page, unit: Unit, x: float, y: float, colour: str) -> None:
    """The hexes it covers, facing east, with a notch on the anchor's faced edge."""
    size = 6.0
    for q, r in unit.footprint:
        cx = x + size * 1.732 * (q + r / 2)
        cy = y + size * 1.5 * r
        page.shape(polygon(cx, cy, size, 6), colour if (q, r) == (0, 0) else "#dddddd", "#222222")
    notch = x + size * 0.866
    page.shape([(notch - 3, y - 2), (notch, y), (notch - 3, y + 2)], "#ffffff")

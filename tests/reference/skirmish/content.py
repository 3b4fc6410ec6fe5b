"""The content: TOML files and maps drawn as text, read as docs/skirmish/content.md says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import lostworld.skirmish

from .hexes import Hex

DATA = Path(lostworld.skirmish.__file__).parent / "content" / "data"
FACTIONS = ("rangers", "poachers", "dinosaurs")


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Map:
    """Ground and zones of a map; hexes in reading order."""

    def __init__(self, text: str, terrains: dict[str, Any]) -> None:
        signs: dict[str, str] = {}
        letters: dict[str, str] = {}
        self.ground: dict[Hex, str] = {}
        self.zones: dict[str, list[Hex]] = {}
        part = "head"
        row = 0
        for line in text.splitlines():
            if line.strip() in ("ground", "zones"):
                part, row = line.strip(), 0
            elif not line.strip():
                continue
            elif part == "head":
                word, _, rest = line.partition(" ")
                if word == "sign":
                    sign, _, name = rest.partition(" ")
                    signs[sign] = name.strip()
                elif word == "zone":
                    letter, _, name = rest.partition(":")
                    letters[letter.strip()] = name.split("|")[0].strip()
                    self.zones[letters[letter.strip()]] = []
            else:
                for column, sign in enumerate(line[row % 2 :: 2]):
                    here = (column - row // 2, row)
                    if part == "ground" and sign != "-":
                        self.ground[here] = signs[sign]
                    if part == "zones" and sign in letters:
                        self.zones[letters[sign]].append(here)
                row += 1
        self.hexes = list(self.ground)
        self.difficult = {h for h, t in self.ground.items() if terrains[t].get("difficult")}
        self.impassable = {h for h, t in self.ground.items() if terrains[t].get("impassable")}
        self.blocks_sight = {h for h, t in self.ground.items() if terrains[t].get("blocks-sight")}


class Content:
    """Everything in the data folder, by name."""

    def __init__(self, folder: Path) -> None:
        self.terrains = toml(folder / "terrains.toml")["terrains"]
        self.conditions = toml(folder / "conditions.toml")
        self.units: dict[str, dict[str, Any]] = {}
        self.cards: dict[str, dict[str, Any]] = {}
        self.hero: dict[str, dict[str, Any]] = {}
        self.armies: dict[str, dict[str, Any]] = {}
        for faction in FACTIONS:
            for path in sorted((folder / faction / "units").glob("*.toml")):
                unit = toml(path)
                unit["id"], unit["faction"] = path.stem, faction
                self.units[path.stem] = unit
                for card in unit["cards"]:
                    self.cards[f"{path.stem}/{card['id']}"] = card
            for card in toml(folder / faction / "hero-cards.toml")["cards"]:
                card["faction"] = faction
                self.hero[card["id"]] = card
            for army in toml(folder / faction / "armies.toml")["armies"]:
                army["faction"] = faction
                self.armies[army["id"]] = army
        self.card_names = list(self.cards)
        self.hero_names = sorted(
            self.hero, key=lambda name: sorted(FACTIONS).index(self.hero[name]["faction"])
        )
        self.maps = {
            path.stem: Map(path.read_text(encoding="utf-8"), self.terrains)
            for path in sorted((folder / "maps").glob("*.txt"))
        }
        self.scenarios = {path.stem: toml(path) for path in sorted((folder / "scenarios").glob("*.toml"))}

    def action_deck(self, unit: str) -> list[str]:
        return [
            f"{unit}/{card['id']}" for card in self.units[unit]["cards"] for _ in range(card.get("copies", 1))
        ]

    def hero_deck(self, faction: str, units: list[str]) -> list[str]:
        """All cards of the faction, without those whose required unit is missing."""
        return [
            name
            for name, card in self.hero.items()
            if card["faction"] == faction
            and (not card.get("requires") or any(unit in units for unit in many(card["requires"])))
            for _ in range(card.get("copies", 1))
        ]


def many(value: Any) -> list[Any]:
    """One or several."""
    return value if isinstance(value, list) else [value]


@cache
def content() -> Content:
    return Content(DATA)

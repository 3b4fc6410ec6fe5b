"""Reads content files into the model, and finds the content of old games by its hash.

    >>> shipped = content()
    >>> shipped.units["tyrannosaur"].footprint[0]
    (0, 0)

Files are a mapping from path to text, so that a folder, a test's dictionary and a packed old edition are read
alike. An *edition* is such a mapping, packed into ``editions/<hash>.json.gz`` when it is released
(``lostworld content pin``): games pin the hash, and ``content_of`` finds it again.

Whoever hosts games may add content of his own: see ``games.content_folder``.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from lostworld.game import BadText
from lostworld.games import content_folder
from lostworld.skirmish.content import forms
from lostworld.skirmish.content.armies import Rosters
from lostworld.skirmish.content.maps import read_map
from lostworld.skirmish.content.mistakes import ContentError, Place, Report
from lostworld.skirmish.content.model import Content, HeroCard, Map, Roster, Scenario, Terrain, Unit
from lostworld.skirmish.content.shapes import Unfit
from lostworld.skirmish.content.validity import check
from lostworld.skirmish.content.vocabulary import FACTIONS, PLACES

GAME: Final = "skirmish"
LARGEST_FILE: Final = 200_000
"""Characters; a larger file is refused unread."""
_HASH: Final = re.compile("[0-9a-f]{16}")


@cache
def content() -> Content:
    """The content that is played: the shipped one and the host's own if there is any. Raises ContentError."""
    return load(played_files())


@cache
def content_of(wanted: str) -> Content:
    """The content with this hash: the present one, the shipped one, or an old edition. Raises BadText."""
    if content().hash == wanted:
        return content()
    if not _HASH.fullmatch(wanted):
        raise BadText("skirmish-error-content-unknown", hash=wanted[:40])
    for place in _edition_places():
        edition = place / "editions" / f"{wanted}.json.gz"
        if edition.is_file():
            return load(json.loads(gzip.decompress(edition.read_bytes())))
    texts = shipped_files()
    if fingerprint(texts) != wanted:
        raise BadText("skirmish-error-content-unknown", hash=wanted)
    return load(texts)


def played_files() -> dict[str, str]:
    """The shipped files and the host's own."""
    own = content_folder(GAME)
    return shipped_files() if own is None else added_to_shipped(files_in(own))


def added_to_shipped(own: Mapping[str, str]) -> dict[str, str]:
    """A host's files and the shipped ones, of which those with the same path give way.

    Files with terrains of their own are a whole content, and nothing is added to them.
    """
    return dict(own) if "terrains.toml" in own else {**shipped_files(), **own}


def keep_own() -> Content:
    """Read the content anew, and keep the host's as an edition beside his files.

    So games that were begun with it can be played on, and looked at, after he has changed something. Raises
    ContentError, and OSError where nothing can be written.
    """
    content.cache_clear()
    content_of.cache_clear()
    read = content()
    own = content_folder(GAME)
    if own is not None:
        edition = own / "editions" / f"{read.hash}.json.gz"
        if not edition.is_file():
            edition.parent.mkdir(exist_ok=True)
            edition.write_bytes(packed(played_files()))
    return read


def _edition_places() -> list[Traversable]:
    """Where editions are kept: with the program, and beside the host's own files."""
    own = content_folder(GAME)
    return [files(__package__), *([] if own is None else [own])]


def packed(texts: Mapping[str, str]) -> bytes:
    """An edition's bytes; the same for the same files."""
    return gzip.compress(json.dumps(dict(sorted(texts.items()))).encode(), mtime=0)


def shipped_files() -> dict[str, str]:
    """The files of the shipped content."""
    return files_in(files(__package__) / "data")


def files_in(folder: Traversable) -> dict[str, str]:
    """All content files below a folder: path with slashes -> text; unreadable bytes are replaced."""
    found: dict[str, str] = {}

    def walk(place: Traversable, path: str) -> None:
        for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
            below = f"{path}/{entry.name}" if path else entry.name
            if entry.is_dir():
                walk(entry, below)
            elif entry.name.endswith((".toml", ".txt")):
                found[below] = entry.read_bytes().decode("utf-8", "replace")

    walk(folder, "")
    return found


def fingerprint(texts: Mapping[str, str]) -> str:
    """The hash of files: 16 hex digits, the same on every machine."""
    digest = hashlib.sha256()
    for path in sorted(texts):
        for part in (path, texts[path].replace("\r\n", "\n")):
            digest.update(part.encode("utf-8", "surrogatepass") + b"\0")
    return digest.hexdigest()[:16]


def load(texts: Mapping[str, str]) -> Content:
    """The content of the files. Raises ContentError with every mistake."""
    read, report = inspect(texts)
    if read is None or report.errors:
        raise ContentError(report.errors)
    return read


def inspect(texts: Mapping[str, str]) -> tuple[Content | None, Report]:
    """The content, as far as it could be read, and the report with mistakes and warnings."""
    report = Report(dict(texts))
    tables = {
        path: table for path in sorted(texts) if (table := _toml(path, texts[path], report)) is not None
    }
    terrains = _terrains(tables, report)
    conditions = _single("conditions.toml", "conditions", tables, report)
    units: dict[str, Unit] = {}
    heroes: dict[str, HeroCard] = {}
    rosters: dict[str, Roster] = {}
    maps: dict[str, Map] = {}
    scenarios: dict[str, Scenario] = {}
    for path in sorted(texts):
        parts = PurePosixPath(path).parts
        match parts:
            case ("terrains.toml",) | ("conditions.toml",):
                continue
            case (faction, "units", name) if faction in FACTIONS and name.endswith(".toml"):
                _unit(path, faction, tables.get(path), units, report)
            case (faction, "hero-cards.toml") if faction in FACTIONS:
                _hero_cards(path, faction, tables.get(path), heroes, report)
            case (faction, "armies.toml") if faction in FACTIONS:
                _rosters(path, faction, tables.get(path), rosters, report)
            case ("maps", name) if name.endswith(".txt"):
                drawn = read_map(name[:-4], texts[path], path, terrains, report)
                if drawn:
                    maps[drawn.id] = drawn
            case ("scenarios", name) if name.endswith(".toml"):
                if (made := _record(path, "scenario", tables.get(path), report, id=name[:-5])) is not None:
                    scenarios[made.id] = made
            case _:
                report.wrong(Place(path), "unknown-file")
    if conditions is None or report.errors:
        _references(report, units, heroes, maps, terrains, scenarios)
        return None, report
    rosters = {
        name: replace(
            roster,
            value=sum(
                units[soldier.unit].value + len(soldier.equipment)
                for soldier in roster.army
                if soldier.unit in units
            ),
        )
        for name, roster in rosters.items()
    }
    ordered = dict(sorted(units.items(), key=lambda item: (FACTIONS.index(item[1].faction), item[0])))
    whole = Content(
        units=ordered,
        hero_cards=heroes,
        conditions={
            "fear": replace(conditions["fear"], id="fear"),
            "wound": replace(conditions["wound"], id="wound"),
        },
        furious=conditions["furious"],
        terrains=terrains,
        maps=maps,
        scenarios=scenarios,
        rosters=Rosters(rosters, ordered, heroes),
        hash=fingerprint(texts),
    )
    _references(report, units, heroes, maps, terrains, scenarios)
    if not report.errors:
        check(whole, report)
    return whole, report


@lru_cache(maxsize=128)
def _parsed(text: str) -> dict[str, Any]:
    """A file's values; nobody changes them. Most files are the same when content is read again."""
    return tomllib.loads(text)


def _toml(path: str, text: str, report: Report) -> dict[str, Any] | None:
    """A TOML file as plain values; None for other files and for one that cannot be read."""
    if not path.endswith(".toml"):
        return None
    if len(text) > LARGEST_FILE:
        report.wrong(Place(path), "file-size", largest=LARGEST_FILE)
        return None
    try:
        return _parsed(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        report.wrong(Place(path), "toml", problem=str(problem))
        return None


def _record(path: str, kind: str, table: Any, report: Report, **given: Any) -> Any:
    """A file read by its form; None if it does not fit."""
    if table is None:
        return None
    try:
        return forms.FILES[kind].read(table, Place(path), report, **given)
    except Unfit:
        return None


def _single(path: str, kind: str, tables: Mapping[str, Any], report: Report) -> Any:
    """A file that must be there once."""
    if path not in report.texts:
        report.wrong(Place(path), "missing-file")
    return _record(path, kind, tables.get(path), report)


def _terrains(tables: Mapping[str, Any], report: Report) -> dict[str, Terrain]:
    read = _single("terrains.toml", "terrains", tables, report) or {"terrains": {}}
    return {name: replace(terrain, id=name) for name, terrain in read["terrains"].items()}


def _unit(path: str, faction: str, table: Any, units: dict[str, Unit], report: Report) -> None:
    name = PurePosixPath(path).stem
    made: Unit | None = _record(path, "unit", table, report, id=name, faction=faction, weapon=None)
    if made is None:
        return
    if name in units:
        report.wrong(Place(path), "twice", name=name)
    cards = tuple(replace(card, id=f"{name}/{card.id}", unit=name) for card in made.cards)
    places = made.places or (dict(PLACES) if "human" in made.keywords else {})
    units[name] = replace(made, cards=cards, places=places)


def _hero_cards(path: str, faction: str, table: Any, heroes: dict[str, HeroCard], report: Report) -> None:
    read = _record(path, "hero-cards", table, report)
    for place, card in enumerate(read["cards"] if read else ()):
        if card.id in heroes:
            report.wrong(Place(path) / "cards" / place / "id", "twice", name=card.id)
        heroes[card.id] = replace(card, faction=faction)


def _rosters(path: str, faction: str, table: Any, rosters: dict[str, Roster], report: Report) -> None:
    read = _record(path, "armies", table, report)
    for place, roster in enumerate(read["armies"] if read else ()):
        if roster.id in rosters:
            report.wrong(Place(path) / "armies" / place / "id", "twice", name=roster.id)
        rosters[roster.id] = replace(roster, faction=faction)


def _references(
    report: Report,
    units: Mapping[str, Unit],
    heroes: Mapping[str, HeroCard],
    maps: Mapping[str, Map],
    terrains: Mapping[str, Terrain],
    scenarios: Mapping[str, Scenario],
) -> None:
    """Every name that something else must bear; names inside a scenario are looked up there.

    A name whose file is there but could not be read is not held against others.
    """
    unread = {
        "unit": {PurePosixPath(path).stem for path in report.texts if "/units/" in path},
        "map": {PurePosixPath(path).stem for path in report.texts if path.startswith("maps/")},
    }
    broken = {mistake.place.file for mistake in report.errors}
    cards_known = not any(file.endswith("hero-cards.toml") for file in broken)
    known: dict[str, Mapping[str, Any]] = {
        "unit": units,
        "hero-card": heroes,
        "map": maps,
        "terrain": terrains,
    }
    for place, sort, name in report.references:
        within: Mapping[str, Any] | None = known.get(sort)
        if within is None:
            scenario = scenarios.get(PurePosixPath(place.file).stem)
            if scenario is None:
                continue
            if sort == "zone":
                the_map = maps.get(scenario.map)
                within = the_map.zones if the_map else None
            elif sort == "side":
                within = dict.fromkeys(scenario.sides)
            elif sort == "seat":
                within = {seat.id: seat for seat in scenario.seats}
            else:
                within = {thing.id: thing for thing in scenario.objects}
        if name in unread.get(sort, ()) or (sort == "hero-card" and not cards_known):
            continue
        if within is not None and name not in within:
            allowed = ", ".join(list(within)[:12])
            report.wrong(place, "unknown-name", sort=sort, name=name, allowed=allowed or "-")

"""Reads a map drawn as text: a head of lines ``word: ...``, then the ground and the zones as two drawings.

    name en: Dry valley
    name fr: La vallée sèche
    sign . grass
    sign # cliff
    zone n: north | North edge | Le bord nord

    ground
    . . . .
     . # # .
    . . . .

    zones
    n n n n
     . . . .
    . . . .

One sign and a blank a hex; odd rows begin with one blank more, so that they stand half a hex to the right. A
hex that is ``-`` is off the map. Column c of row r is the hex q = c - r // 2, r (DESIGN: staggered text).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.model import Hex, Map, Terrain, Words
from lostworld.skirmish.content.shapes import NAME

_ZONE = re.compile(r"zone (\S): ([a-z0-9-]+) \| ([^|]+) \| ([^|]+)")
LARGEST = 40


def read_map(name: str, text: str, file: str, terrains: Mapping[str, Terrain], report: Report) -> Map | None:
    """The map of a file, or None with the mistakes noted."""
    lines = text.splitlines()
    before = len(report.mistakes)
    titles: dict[str, str] = {}
    signs: dict[str, str] = {}
    zone_signs: dict[str, str] = {}
    zone_names: dict[str, Words] = {}
    drawings: dict[str, list[tuple[int, str]]] = {}
    current: list[tuple[int, str]] | None = None
    for number, line in enumerate(lines, 1):
        at = Place(file, (number,))
        if line.strip() in ("ground", "zones"):
            current = drawings.setdefault(line.strip(), [])
        elif not line.strip() or (current is None and line.startswith(("//", ";"))):
            continue
        elif current is not None:
            current.append((number, line.rstrip()))
        elif match := re.fullmatch(r"name (en|fr): (.+)", line.strip()):
            titles[match[1]] = match[2].strip()
        elif match := re.fullmatch(r"sign (\S) ([a-z0-9-]+)", line.strip()):
            if match[2] not in terrains:
                report.wrong(at, "word", value=match[2][:40], allowed=", ".join(terrains))
            signs[match[1]] = match[2]
        elif match := _ZONE.fullmatch(line.strip()):
            if not NAME.fullmatch(match[2]):
                report.wrong(at, "name", value=match[2][:40])
            zone_signs[match[1]] = match[2]
            zone_names[match[2]] = Words(match[3].strip(), match[4].strip())
        else:
            report.wrong(at, "map-line", line=line.strip()[:40])
    for language in ("en", "fr"):
        if language not in titles:
            report.wrong(Place(file), "missing-key", wanted=f"name {language}")
    if "ground" not in drawings:
        report.wrong(Place(file), "missing-key", wanted="ground")
        return None
    ground = _cells(drawings["ground"], file, {**signs, "-": ""}, report)
    terrain = {place: what for place, what in ground.items() if what}
    zoned = _cells(drawings.get("zones", []), file, {**zone_signs, ".": "", "-": ""}, report)
    zones: dict[str, list[Hex]] = {zone: [] for zone in zone_names}
    for place, zone in zoned.items():
        if zone and place not in terrain:
            report.wrong(Place(file), "zone-off-map", zone=zone, hex=f"{place[0]},{place[1]}")
        elif zone:
            zones[zone].append(place)
    for zone, hexes in zones.items():
        if not hexes:
            report.wrong(Place(file), "empty-zone", zone=zone)
    if not terrain:
        report.wrong(Place(file), "missing-key", wanted="ground")
    if len(report.mistakes) > before:
        return None
    return Map(
        name,
        Words(titles["en"], titles["fr"]),
        terrain,
        {zone: tuple(hexes) for zone, hexes in zones.items()},
        zone_names,
    )


def _cells(
    rows: list[tuple[int, str]], file: str, signs: Mapping[str, str], report: Report
) -> dict[Hex, str]:
    """The hexes of a drawing, in reading order."""
    cells: dict[Hex, str] = {}
    if len(rows) > LARGEST:
        report.wrong(Place(file, (rows[LARGEST][0],)), "map-size", largest=LARGEST)
        return cells
    for r, (number, line) in enumerate(rows):
        at = Place(file, (number,))
        indent = r % 2
        if line[:indent].strip() or (len(line) > indent and line[indent] == " "):
            report.wrong(at, "map-stagger", row=r + 1)
            continue
        body = line[indent:]
        if len(body) > 2 * LARGEST or any(blank != " " for blank in body[1::2]):
            report.wrong(at, "map-stagger", row=r + 1)
            continue
        for c, sign in enumerate(body[::2]):
            if sign not in signs:
                report.wrong(at, "map-sign", sign=sign, allowed=" ".join(signs))
                break
            cells[c - r // 2, r] = signs[sign]
    return cells


def draw_map(the_map: Map, terrains: Mapping[str, Terrain]) -> str:
    """The ground of a map as it is drawn in files."""
    lines = []
    for r in range(max(r for _, r in the_map.terrain) + 1):
        row = {q + r // 2: terrain for (q, rr), terrain in the_map.terrain.items() if rr == r}
        width = max(row, default=-1) + 1
        signs = (terrains[row[c]].sign if c in row else "-" for c in range(width))
        lines.append(" " * (r % 2) + " ".join(signs))
    return "\n".join(lines)

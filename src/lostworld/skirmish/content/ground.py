"""The little geometry that checking content needs: neighbours, turned footprints, free hexes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from lostworld.skirmish.content.model import Hex, Map, Terrain

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from east, as facings are."""


def neighbours(hex_: Hex) -> Iterator[Hex]:
    """The six hexes around one."""
    for q, r in DIRECTIONS:
        yield hex_[0] + q, hex_[1] + r


def turned(footprint: Iterable[Hex], facing: int) -> tuple[Hex, ...]:
    """A footprint's offsets for another facing.

    >>> turned([(0, 0), (-1, 0)], 1)
    ((0, 0), (0, -1))
    """
    offsets = tuple(footprint)
    for _ in range(facing):
        offsets = tuple((-r, q + r) for q, r in offsets)
    return offsets


def free_places(the_map: Map, terrains: Mapping[str, Terrain], zone: str) -> list[Hex]:
    """The hexes of a zone where a unit may stand."""
    return [hex_ for hex_ in the_map.zones[zone] if not terrains[the_map.terrain[hex_]].impassable]


def reached(the_map: Map, terrains: Mapping[str, Terrain], start: Iterable[Hex]) -> set[Hex]:
    """Every hex that can be walked to."""
    open_ = {hex_ for hex_, ground in the_map.terrain.items() if not terrains[ground].impassable}
    found = set(start) & open_
    edge = set(found)
    while edge:
        edge = {near for hex_ in edge for near in neighbours(hex_)} & open_ - found
        found |= edge
    return found


def on_rim(the_map: Map, hex_: Hex) -> bool:
    """Whether a hex lies at the edge of the map."""
    return any(near not in the_map.terrain for near in neighbours(hex_))

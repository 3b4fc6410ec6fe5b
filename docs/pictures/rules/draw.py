"""Draws the pictures of docs/rules.md.

After a change to a position or to the art, type: python docs/pictures/rules/draw.py

tests/docs checks that every position here can stand, that its picture shows it, and that what the page says
about it is what the rules do.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from lostworld.raptor.picture.drawing import board_svg

HERE = Path(__file__).parent


class Picture(NamedTuple):
    """A position and what is pointed out on it."""

    position: str
    highlight: str = ""
    last: str = ""
    theme: str = "jungle"


PICTURES = {
    "first-game": Picture(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
        " cards z0e0c0r6 1 R:/159/??????/ S:/???/??????/",
    ),
    "escape": Picture(
        "......b..../Sb..#..b#../..#...#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
        " R+3 z0e0c0r6 1 R:6/15/234789/ S:3/24/156789/",
        last="b5 b4 a4",
    ),
    "toll": Picture(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
        " R+4 z2e0c0r6 3 R:7/15/2348/69 S:3/24/1567/89",
        last="f2 f6 b6",
    ),
    "fire-of-three": Picture(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M*b#../.#.b*.**..S a4a3k6k1"
        " R+1 z0e0c0r6 3 R:6/15/2348/79 S:5/24/1367/89",
        highlight="g2 g1 h1",
    ),
    "call": Picture(
        "......b..../S...#..b#../..#b..#.#.S/...##....../...S.M.b#../.#*b*.....S a4a3k6k1"
        " R4:2 z0e0c0r6 4 R:4/15/238/679 S:9/24/136/578",
        highlight="f1 f3 g1 g2 g3",
    ),
    "shots": Picture(
        ".....Sb..../....#..b#../..#b.S#.#../...##....../S..f*M.b#S./.#.b....... a4a3k6k1"
        " S+2 z1e0c0r3 4 R:3/15/248/679 S:5/24/136/789",
        highlight="a2 f4",
    ),
    "on-fire": Picture(
        "......b..../S...#..b#../..#b..#.#.S/..b##....../..B..M.b#../.#........S a4a3k6k1"
        " S+1 z1e0c0r6 4 R:3/15/248/679 S:5/24/136/789",
        highlight="b2 c1 d2",
    ),
    "gas": Picture(
        "..#....b.../S....b..#../.b#.....#../..#......#./......#.M../.#.b...#.b. a4a1k4k1"
        " S4:2 z0e0c0r6 4 R:9/15/238/467 S:4/26/135/789",
        highlight="b4",
        theme="savannah",
    ),
    "reinforcements": Picture(
        "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1"
        " S2:2 z0e0c0r6 1 R:6/15/234789/ S:2/48/135679/",
        highlight="b6 c6 d6 e6 f6 h6 i6 j6 c1 e1 f1 g1 h1 i1 j1",
    ),
}


def main() -> None:
    """Write every picture beside this file."""
    for name, picture in PICTURES.items():
        svg = board_svg(
            picture.position, picture.theme, highlight=picture.highlight.split(), last=picture.last.split()
        )
        (HERE / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

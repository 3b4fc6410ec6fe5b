"""Content of a host's own for the browser tests: two tiny scenarios, so that whole battles are short.

It is also the way for tests to see that such content is served: nothing of it is shipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lostworld.skirmish.content.starts import start

MAP = """\
name en: The clearing
name fr: La clairière

sign . grass
sign : ferns

zone a: north-west | North-west | Nord-ouest
zone b: south-east | South-east | Sud-est
zone c: north-east | North-east | Nord-est
zone d: south-west | South-west | Sud-ouest
zone m: middle | The middle | Le milieu

ground
. . . . . . .
 . . . . . . .
. . . : . . .
 . . . . . . .
. . . . . . .

zones
a a . . . c c
 a . . . . c .
. . . m . . .
 d . . . . b .
d d . . . b b
"""

SIDES = {
    "rangers": ("rangers", "north-west", "ranger-captain"),
    "dinosaurs": ("dinosaurs", "south-east", "carnotaur"),
    "poachers": ("poachers", "north-east", "trapper"),
    "herd": ("dinosaurs", "south-west", "dilophosaur"),
}


def scenario(name: str, seats: Sequence[str], rounds: int) -> str:
    """A scenario's file: one unit a seat, and a middle to hold."""
    parts = [
        f'name = {{ en = "{name}", fr = "{name}" }}',
        'story = { en = "A short quarrel.", fr = "Une courte querelle." }',
        f'map = "clearing"\nlength = {rounds}\nat-end = "points"',
    ]
    for seat in seats:
        faction, zone, unit = SIDES[seat]
        title = seat.title()
        parts.append(
            f'[[seats]]\nid = "{seat}"\nname = {{ en = "{title}", fr = "{title}" }}\nside = "{seat}"\n'
            f'zone = "{zone}"\nfaction = "{faction}"\narmy = [{{ unit = "{unit}" }}]'
        )
    parts.append(
        '[[objectives]]\nid = "middle"\nname = { en = "Hold the middle", fr = "Tenir le milieu" }\n'
        'kind = "hold"\nzone = "middle"\npoints = 1\ncommand = 1'
    )
    return "\n\n".join(parts) + "\n"


def write(folder: Path) -> Path:
    """The folder for `lostworld serve --content`."""
    path, unit = start("unit", "carnotaur", "dinosaurs")
    files = {
        path: unit,
        "maps/clearing.txt": MAP,
        "scenarios/quarrel.toml": scenario("The quarrel", ["rangers", "dinosaurs"], 2),
        "scenarios/four-corners.toml": scenario("Four corners", [*SIDES], 1),
    }
    for name, text in files.items():
        file = folder / "skirmish" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder

"""Files to start from: a small unit, map or scenario that can be read and played as it is."""

from __future__ import annotations

from typing import Final

from lostworld.game import BadText
from lostworld.skirmish.content.shapes import NAME

_NATURE: Final = {
    "rangers": '"human"',
    "poachers": '"human"',
    "dinosaurs": '"dinosaur", "carnivore"',
}

_UNIT: Final = """\
# {title}: say here what the unit is for, and the one thing nobody else has.
# Every key is explained in docs/skirmish/content.md; check with: lostworld content check FOLDER
name = {{ en = "{title}", fr = "{title}" }}
role = "skirmisher"
keywords = [{nature}]
value = 10

movement = 4
melee = 5
ballistic = 0
dodge = 6
armour = [4, 3, 2]  # front, sides, rear
stability = 3
fear = 0
courage = 4
health = 7
models = 1
combo-limit = 3
draws = 3
stand-up = 1
fallback = 10
adrenaline = 3

[[abilities]]
id = "unhurt"
name = {{ en = "Fresh", fr = "En forme" }}
bonuses = {{ melee = 1 }}
while = {{ hurt = false }}

[[cards]]
id = "strike"
name = {{ en = "Strike", fr = "Frapper" }}
initiative = 15
movement = {{ bonus = 1 }}
actions = [{{ sort = "melee", bonus = 2 }}]
combo = {{ melee = 1 }}
copies = 3

[[cards]]
id = "run"
name = {{ en = "Run", fr = "Courir" }}
initiative = 25
movement = {{ bonus = 2, charge = true }}
combo = {{ movement = 1 }}
copies = 3

[[cards]]
id = "guard"
name = {{ en = "Guard", fr = "Se garder" }}
initiative = 5
actions = [{{ sort = "melee", bonus = 1 }}]
standing = {{ dodge = 2 }}
reaction = true
copies = 3

[[cards]]
id = "break-free"
name = {{ en = "Break free", fr = "Se dégager" }}
initiative = 12
actions = [{{ sort = "break-free", bonus = 2 }}]
combo = {{ stability = 1 }}
copies = 3
"""

_MAP: Final = """\
name en: {title}
name fr: {title}

sign . grass
sign : ferns
sign # rock

zone w: west | West side | Côté ouest
zone e: east | East side | Côté est
zone m: middle | The middle | Le milieu

ground
. . . . . . . . . . . . .
 . . . . : . . . . : . . .
. . . . . . # . . . . . .
 . . : . . # # . . . : . .
. . . . . . . . . . . . .
 . . . : . . . . : . . . .
. . . . . . . . . . . . .

zones
. . . . . . . . . . . . .
 . w w . . . . . . . e e .
. w w . . . . . . . . e .
 . w w . . m . m . . e e .
. w w . . . m m . . . e .
 . w w . . . . . . . e e .
. . . . . . . . . . . . .
"""

_SCENARIO: Final = """\
name = {{ en = "{title}", fr = "{title}" }}
story = {{ en = "What happens, in a sentence or two.", fr = "Ce qui se passe, en une ou deux phrases." }}
map = "canyon"
length = 8
at-end = "points"
wins-at = {{ rangers = 6, dinosaurs = 6 }}

[[seats]]
id = "rangers"
name = {{ en = "Rangers", fr = "Gardes" }}
side = "rangers"
zone = "west"
faction = "rangers"
army = [
  {{ unit = "ranger-captain" }},
  {{ unit = "ranger-patrol" }},
  {{ unit = "vet", equipment = ["sedative-dart"] }},
]

[[seats]]
id = "dinosaurs"
name = {{ en = "Dinosaurs", fr = "Dinosaures" }}
side = "dinosaurs"
zone = "east"
faction = "dinosaurs"
army = [{{ unit = "raptor-pack" }}, {{ unit = "utahraptor" }}, {{ unit = "pteranodon" }}]

[[objectives]]
id = "middle"
name = {{ en = "Hold the middle", fr = "Tenir le milieu" }}
kind = "hold"
zone = "middle"
points = 1
command = 1

[[objectives]]
id = "losses"
name = {{ en = "Enemy losses", fr = "Pertes ennemies" }}
kind = "eliminate"
units = {{ side = "enemy" }}
points = 1
"""


def start(sort: str, name: str, faction: str) -> tuple[str, str]:
    """The path and the text of a new file. Raises BadText for a name that cannot be.

    >>> start("unit", "old-wolf", "rangers")[0]
    'rangers/units/old-wolf.toml'
    """
    if not NAME.fullmatch(name) or len(name) > 60:
        raise BadText("skirmish-content-name", value=name[:40])
    title = name.replace("-", " ").capitalize()
    if sort == "unit":
        return f"{faction}/units/{name}.toml", _UNIT.format(title=title, nature=_NATURE[faction])
    if sort == "map":
        return f"maps/{name}.txt", _MAP.format(title=title)
    return f"scenarios/{name}.toml", _SCENARIO.format(title=title)

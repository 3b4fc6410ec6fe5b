"""Actions as texts: their form, what they mean, and how much of them others may see.

>>> described("move:3.-2,4")
('move', {'hex': '3.-2', 'facing': 4})
>>> described("do:melee,u5,3.-2")
('do', {'sort': 'melee', 'unit': 5, 'hex': '3.-2'})
>>> hidden("next:u3,stalker/pounce,stalker/bite")
'next:u3,?,?'
"""

from __future__ import annotations

import re
from typing import Any, Final

from lostworld.game import BadText

_FORM = re.compile(r"[a-z]+(?::[A-Za-z0-9.,>/+-]+)?")
LONGEST: Final = 200
_UNIT = re.compile(r"u(\d+)")
_OBJECT = re.compile(r"o(\d+)")
_HEX = re.compile(r"-?\d+\.-?\d+")

NUMBERS: Final = {
    "move": ("facing",),
    "enter": ("facing", "edge"),
    "flee": ("facing",),
    "deploy": ("facing",),
    "face": ("facing",),
    "edge": ("edge",),
    "icons": ("set",),
    "option": ("number",),
    "order": ("number",),
    "replace": ("first", "second", "third", "fourth", "fifth"),
}
"""What the bare numbers of an action's text are called."""
WORDS: Final = {
    "do": ("sort", "what", "card"),
    "base": ("sort", "what", "card"),
    "waive": ("what",),
    "first": ("what",),
    "zone": ("what",),
    "player": ("player",),
    "reinforce": ("what",),
    "next": ("card", "idle"),
    "forgo": ("what",),
    "ability": ("ability",),
}
"""What the bare words are called; else the first is a card."""


def parse_action(text: str) -> str:
    """The action that a text names, legal or not. Raises BadText."""
    if len(text) > LONGEST or not _FORM.fullmatch(text):
        raise BadText("skirmish-error-action-text", text=text[:80])
    return text


def described(text: str) -> tuple[str, dict[str, Any]]:
    """An action's kind and fields."""
    kind, _, rest = text.partition(":")
    fields: dict[str, Any] = {}
    if kind == "route":
        return kind, {"moves": rest}
    numbers = iter(NUMBERS.get(kind, ("number", "second")))
    words = iter(WORDS.get(kind, ("card", "what", "more")))
    for part in re.split(r"[,>]", rest) if rest else ():
        unit, thing = _UNIT.fullmatch(part), _OBJECT.fullmatch(part)
        if unit:
            fields["unit" if "unit" not in fields else "other"] = int(unit[1])
        elif thing:
            fields["object"] = int(thing[1])
        elif _HEX.fullmatch(part):
            fields["hex"] = part
        elif part.isdigit():
            fields[next(numbers)] = int(part)
        else:
            name = next(words, "more")
            fields[name] = part
    return kind, fields


def hidden(text: str) -> str:
    """An action's text without the cards that only its owner may know."""
    kind, _, rest = text.partition(":")
    parts = rest.split(",")
    if kind in ("active", "next"):
        return f"{kind}:{parts[0]}," + ",".join("?" for _ in parts[1:])
    if kind == "swap":
        return "swap:?"
    if kind == "equip" or ",equip," in text:
        return f"{kind}:" + ",".join([*parts[:-1], "?"])
    if kind == "replace":
        return "?"
    return text

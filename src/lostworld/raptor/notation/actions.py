"""Actions as numbers and as texts.

An action is one int: a group (the text's first character), a *from*, an operator and a *to*. The
codes ascend as the texts do, so a sorted list of actions is a sorted list of texts.

    >>> action_text(parse_action("bc4-c5"))
    'bc4-c5'
    >>> parse_action("Sd2!") < parse_action("Sd2-d3") < parse_action("Sd2~c2")
    True
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from lostworld.game import BadText, given_text
from lostworld.raptor.rules.spaces import NAMES, NUMBERS

TO_BITS: Final = 7
OPERATOR_SHIFT: Final = TO_BITS
FROM_SHIFT: Final = OPERATOR_SHIFT + 3
GROUP_SHIFT: Final = FROM_SHIFT + 7

GROUPS: Final = "!#*-.MS^b~"
OPERATORS: Final = "!-=x~"

# Codes in the *from* and *to* fields; spaces lie between, in alphabetical order.
PUT: Final = 0  # "@"
RAISE: Final = 1  # "^"
FIRST_SPACE: Final = 2
OUT: Final = FIRST_SPACE + len(NAMES)  # "x": leaves by the exit, or kills
DOUSE: Final = OUT + 1  # "~"
_FROM_TEXT: Final = ("@", "^", *NAMES, "x", "~")
_FROM_CODE: Final = {text: code for code, text in enumerate(_FROM_TEXT)}


def _base(group: str, from_code: int = 0, operator: str = "!") -> int:
    return (
        GROUPS.index(group) << GROUP_SHIFT
        | from_code << FROM_SHIFT
        | OPERATORS.index(operator) << OPERATOR_SHIFT
    )


# Each kind's number without its spaces: add ``from << FROM_SHIFT`` and ``to`` (space codes).
FRIGHTEN: Final = _base("!")
CHOOSE_CARD: Final = _base("#")
LIGHT_FIRE: Final = _base("*")
REMOVE_TOKEN: Final = _base("-")
END: Final = _base(".")
PUT_MOTHER: Final = _base("M", PUT)
WAKE: Final = _base("M", RAISE)
MOVE_MOTHER: Final = _base("M", 0, "-")
KILL: Final = _base("M", OUT)
PUT_OUT: Final = _base("M", DOUSE)
PUT_SCIENTIST: Final = _base("S", PUT)
STAND_UP: Final = _base("S", RAISE)
SHOOT: Final = _base("S", 0, "!")
MOVE_SCIENTIST: Final = _base("S", 0, "-")
DRIVE: Final = _base("S", 0, "=")
CAPTURE: Final = _base("S", 0, "x")
PUT_TO_SLEEP: Final = _base("S", 0, "~")
RECOVER_BABY: Final = _base("^")
PUT_BABY: Final = _base("b", PUT)
MOVE_BABY: Final = _base("b", 0, "-")
CALL_BABY: Final = _base("b", 0, "=")
GAS_BABY: Final = _base("~")

_SPACE = "(?:[a-k][1-6])"
_FORM = re.compile(
    rf"""(?P<whole>-z|\.)
      | (?P<card>\#(?P<value>[1-9]))
      | (?P<target>(?P<sign>[!*^~])(?P<at>{_SPACE}))
      | (?P<put>(?P<figure>[MSb])@(?P<onto>{_SPACE}))
      | (?P<mother>M(?P<deed>[\^x~])(?P<upon>{_SPACE}))
      | (?P<stand>S\^(?P<lying>{_SPACE}))
      | (?P<shot>S(?P<gun>{_SPACE})!)
      | (?P<path>(?P<who>[MSb])(?P<start>{_SPACE})(?P<operator>[-=x~])(?P<end>{_SPACE}|x))""",
    re.VERBOSE,
)
_PATHS: Final = {"M": "-", "S": "-=x~", "b": "-="}
"""Which operators each figure's two-space actions have."""


@lru_cache(maxsize=16384)
def action_text(action: int) -> str:
    """The action's one text; remembered, as a game has few different ones.

    Raises BadText for a number that is no action.
    """
    text = _text(action) if 0 <= action < len(GROUPS) << GROUP_SHIFT else ""
    if _FORM.fullmatch(text) is None or parse_action(text) != action:
        raise BadText("raptor-error-action-number", number=str(action)[:40])
    return text


def _text(action: int) -> str:
    """The text by the number's parts, which may make no sense together."""
    group = GROUPS[action >> GROUP_SHIFT]
    from_code = action >> FROM_SHIFT & 127
    operator = OPERATORS[min(action >> OPERATOR_SHIFT & 7, len(OPERATORS) - 1)]
    to_code = action & 127
    if max(from_code, to_code) >= len(_FROM_TEXT):
        return ""
    if group == "#":
        return f"#{to_code}"
    if group == "-":
        return "-z"
    if group == ".":
        return "."
    if group not in "MSb":
        return group + _FROM_TEXT[to_code]
    text = group + _FROM_TEXT[from_code]
    if FIRST_SPACE <= from_code < OUT:
        text += operator
    return text + _FROM_TEXT[to_code] if to_code else text


def parse_action(text: str) -> int:
    """The action that ``text`` names, legal anywhere or not. Raises BadText."""
    given_text(text)
    form = _FORM.fullmatch(text)
    if form is None:
        raise BadText("raptor-error-action-text", action=text[:40])
    found = form.groupdict()
    if found["whole"]:
        return REMOVE_TOKEN if text == "-z" else END
    if found["card"]:
        return CHOOSE_CARD + int(found["value"])
    if found["target"]:
        return _base(found["sign"]) + space_code(found["at"])
    if found["put"]:
        return _base(found["figure"], PUT) + space_code(found["onto"])
    if found["mother"]:
        return _base("M", _FROM_CODE[found["deed"]]) + space_code(found["upon"])
    if found["stand"]:
        return STAND_UP + space_code(found["lying"])
    if found["shot"]:
        return SHOOT + (space_code(found["gun"]) << FROM_SHIFT)
    who, operator, end = found["who"], found["operator"], found["end"]
    leaves = end == "x"
    if operator not in _PATHS[who] or (leaves and (who, operator) != ("b", "-")):
        raise BadText("raptor-error-action-text", action=text[:40])
    return _base(who, space_code(found["start"]), operator) + (OUT if leaves else space_code(end))


def space_code(name: str) -> int:
    """A space's code in the *from* and *to* fields."""
    return FIRST_SPACE + NUMBERS[name]

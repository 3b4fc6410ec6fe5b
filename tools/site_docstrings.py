"""Makes code of the examples in docstrings, which Markdown would take for quotations."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^(?P<indent> *)>>> .*(?:\n(?P=indent)(?! *$).+)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class Doctests(Extension):
    """Puts every example between fences."""

    def on_object(self, *, obj: Object, **_more: Any) -> None:
        """Change one object's docstring; griffe calls this for every object it has read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """The docstring with its examples as blocks of code.

    >>> print(fenced("Twice:\\n\\n    >>> 1 + 1\\n    2").replace("`", "'"))
    Twice:
    <BLANKLINE>
    '''pycon
    >>> 1 + 1
    2
    '''
    """
    return _EXAMPLE.sub(lambda found: f"```pycon\n{textwrap.dedent(found[0])}\n```", docstring)

"""Turns the grammars of docs/notation.md, which have no recursion, into regular expressions.

>>> rules = read('greeting ::= "hello" [!.]? name+\\nname ::= #x20 [a-z]+\\n         | "!"')
>>> bool(expression(rules, "greeting").fullmatch("hello. big world")), list(rules)
(True, ['greeting', 'name'])
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""(?P<text>"[^"]*"|'[^']*') | (?P<kind>\[[^\]]+\]) | (?P<code>\#x[0-9A-F]+) | (?P<name>[a-z]+)
      | (?P<sign>[()|*+?]) | (?P<blank>\s+)""",
    re.VERBOSE,
)
_CODE = re.compile(r"#x([0-9A-F]+)")


def read(text: str) -> dict[str, str]:
    """The productions of a grammar by name; lines that begin with a blank continue one."""
    rules: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if "::=" in line:
            name, _, line = line.partition("::=")
            name = name.strip()
            rules[name] = ""
        rules[name] += line + "\n"
    return rules


def expression(rules: dict[str, str], name: str) -> re.Pattern[str]:
    """The production ``name`` as a regular expression."""
    return re.compile(_translated(rules, name))


def _translated(rules: dict[str, str], name: str) -> str:
    text = rules[name]
    parts = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        assert found, f"{name} cannot be read from: {text[at:]!r}"
        at = found.end()
        if found["text"]:
            parts.append(f"(?:{re.escape(found['text'][1:-1])})")
        elif found["kind"]:
            parts.append(_CODE.sub(_escaped, found["kind"].replace("\\", r"\\")))
        elif found["code"]:
            parts.append(_CODE.sub(_escaped, found["code"]))
        elif found["name"]:
            parts.append(_translated(rules, found["name"]))
        elif found["sign"]:
            parts.append(found["sign"])
    return f"(?:{''.join(parts)})"


def _escaped(found: re.Match[str]) -> str:
    return f"\\x{int(found[1], 16):02x}"

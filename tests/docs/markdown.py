"""Reads our Markdown pages: their code blocks, links, headings and the code mentioned in their text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

_FENCE = re.compile(r"^(`{3,})(\w*)[^\n]*\n(.*?)^\1\s*$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#{1,6} (.+?)\s*$", re.MULTILINE)
_ANCHOR = re.compile(r'<a id="([^"]+)">')
_INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


class Block(NamedTuple):
    """A fenced block of code."""

    page: Path
    line: int
    """Of the block's first line of code, from 1."""
    kind: str
    code: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """All pages of the documentation."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@cache
def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def blocks_of(page: Path) -> tuple[Block, ...]:
    """The page's blocks of code, in order."""
    text = text_of(page)
    return tuple(
        Block(page, text.count("\n", 0, found.start(3)) + 1, found[2], found[3])
        for found in _FENCE.finditer(text)
    )


def blocks(*kinds: str) -> list[Block]:
    """All blocks of some kinds, on all pages."""
    return [block for page in pages() for block in blocks_of(page) if block.kind in kinds]


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return _FENCE.sub("", text_of(page))


def links(page: Path) -> list[str]:
    """Where the page's links and pictures point."""
    return [found[1] for found in _LINK.finditer(_INLINE.sub("", prose(page)))]


@cache
def anchors(page: Path) -> frozenset[str]:
    """The places on a page that a link can point to."""
    text = prose(page)
    return frozenset([*map(slug, _HEADING.findall(text)), *_ANCHOR.findall(text)])


def slug(heading: str) -> str:
    """A heading's anchor, as code hosts make it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def mentioned_code(page: Path) -> Iterator[str]:
    """Code in running text, and every line of the shell's blocks."""
    for found in _INLINE.finditer(prose(page)):
        yield found[1].strip()
    for block in blocks_of(page):
        if block.kind in ("sh", "console"):
            for line in block.code.replace("\\\n", " ").splitlines():
                if block.kind == "sh" or line.startswith("$ "):
                    yield line.removeprefix("$ ").strip()

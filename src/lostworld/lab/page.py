"""A report as one HTML file that needs nothing else: its style, its head, and small parts of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files


@cache
def style() -> str:
    """The style sheet of all reports."""
    return files("lostworld.lab").joinpath("page.css").read_text(encoding="utf-8")


def page(title: str, language: str, body: Iterable[str]) -> str:
    """The whole file."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style()}</style></head>",
            "<body><main>",
            *body,
            "</main></body></html>",
            "",
        ]
    )


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], style: str = "") -> str:
    """A table; cells are HTML already."""
    lines = [f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}">']
    lines.append(f'<table class="{style}"><caption>{escape(caption)}</caption><thead><tr>')
    lines += [f'<th scope="col">{cell}</th>' for cell in head]
    lines.append("</tr></thead><tbody>")
    for first, *others in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in others)
        lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    lines.append("</tbody></table></div>")
    return "".join(lines)

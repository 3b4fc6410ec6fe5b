"""Plots as SVG: curves, bars with intervals, coloured tables, heat maps. Everything scales with the page.

Colours come from the page's style sheet by class names, so that light and dark pages both read well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

WIDE: Final = 720.0
COLOURS: Final = 6
"""So many series have a colour of their own (``.series-0`` and on)."""


class Series(NamedTuple):
    """A line of a plot: its name and its points."""

    name: str
    points: Sequence[tuple[float, float]]


class Bar(NamedTuple):
    """A bar with its interval, from 0 to 1."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    series: int = 0


class Point(NamedTuple):
    """Something marked on a curve."""

    x: float
    y: float
    style: str
    title: str
    href: str = ""


def svg(wide: float, high: float, label: str, parts: Iterable[str], style: str = "plot") -> str:
    """A picture with its description."""
    inside = "".join(parts)
    return (
        f'<svg class="{style}" viewBox="0 0 {wide:.0f} {high:.0f}" role="img" aria-label="{escape(label)}">'
        f"{inside}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "label") -> str:
    """Words in a picture."""
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def legend(left: float, top: float, names: Sequence[str]) -> tuple[float, list[str]]:
    """Names with their colours, four in a row; how much higher they make the picture, and what is drawn."""
    parts = []
    for number, name in enumerate(names):
        x, y = left + 168 * (number % 4), top + 20 * (number // 4)
        parts.append(
            f'<rect class="fill series-{number % COLOURS}" x="{x:.0f}" y="{y:.0f}" width="12" height="12" '
            'rx="3"/>'
        )
        parts.append(text(x + 18, y + 10, name))
    return 20.0 * ((len(names) - 1) // 4 if names else 0), parts


MARKS: Final = {
    "blunder": "M0-8L8 0L0 8L-8 0Z",
    "mistake": "M0-7L7 6H-7Z",
    "inaccuracy": "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z",
}
"""The shape of each kind of point, so that nothing is told by colour alone; others are round."""


def mark(x: float, y: float, style: str) -> str:
    """A point of a curve."""
    shape = MARKS.get(style, MARKS["inaccuracy"])
    return f'<path class="dot {style}" transform="translate({x:.1f} {y:.1f})" d="{shape}"/>'


def curve(
    label: str,
    series: Sequence[Series],
    points: Sequence[Point] = (),
    ticks: Sequence[tuple[float, str]] = (),
    kinds: Mapping[str, str] = {},
    ends: tuple[str, str] | None = None,
) -> str:
    """Lines from 0 to 1 over steps; with half marked, and points that lead to places of the page.

    Ticks stand below, ``kinds`` names the styles of points in the legend, and ``ends`` says whom the top and
    the bottom stand for; then the only line needs no legend, and what is below it is filled.
    """
    wide, high, left, top = 1000.0, 300.0, 52.0, 12.0
    low = high - 58
    last = max((x for one in series for x, _ in one.points), default=1.0) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (wide - left - 10) * x / last, low - (low - top) * y

    parts = []
    for number, one in enumerate(series):
        way = "L".join("{:.1f} {:.1f}".format(*at(x, y)) for x, y in one.points)
        if ends:
            parts.append(f'<path class="under series-{number}" d="M{left} {low}L{way}V{low}Z"/>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, share)
        style = "axis half" if share == 0.5 else "axis"
        parts.append(f'<path class="{style}" d="M{left} {y:.1f}H{wide - 10}"/>')
        parts.append(text(left - 8, y + 4, f"{100 * share:.0f} %", "end"))
    for x, words in ticks:
        place, _ = at(x, 0)
        parts.append(f'<path class="axis" d="M{place:.1f} {low}v6"/>')
        parts.append(text(place, low + 20, words, "middle"))
    for number, one in enumerate(series):
        way = "L".join("{:.1f} {:.1f}".format(*at(x, y)) for x, y in one.points)
        name = f"<title>{escape(one.name)}</title>"
        parts.append(f'<path class="line series-{number % COLOURS}" d="M{way}">{name}</path>')
    for words, y in zip(ends or (), (top + 16, low - 8), strict=False):
        parts.append(text(left + 8, y, words, style="strong"))
    for point in points:
        dot = f"<g><title>{escape(point.title)}</title>{mark(*at(point.x, point.y), point.style)}</g>"
        link = f'<a href="{escape(point.href)}" aria-label="{escape(point.title)}">{dot}</a>'
        parts.append(link if point.href else dot)
    legend_high, legend_parts = legend(left, high - 14, [] if ends else [one.name for one in series])
    beside = 0 if ends else 4
    for number, (style, words) in enumerate(kinds.items(), min(len(series), beside)):
        x, y = left + 168 * number, high - 8
        legend_parts += (mark(x + 6, y, style), text(x + 20, y + 4, words))
    return svg(wide, high + legend_high, label, [*parts, *legend_parts], "plot wide")


def bars(label: str, rows: Sequence[Bar], even: float = 0.5) -> str:
    """A bar a row, with its interval and a line where sides are even."""
    left, row_high = 210.0, 26.0
    span = WIDE - left - 130
    parts = [f'<path class="axis half" d="M{left + span * even:.1f} 0V{row_high * len(rows):.1f}"/>']
    for number, bar in enumerate(rows):
        y = number * row_high
        middle = y + row_high / 2
        parts.append(text(left - 8, middle + 4, bar.label, "end"))
        parts.append(
            f'<rect class="fill series-{bar.series % COLOURS}" x="{left}" y="{y + 5:.1f}" '
            f'width="{span * bar.value:.1f}" height="{row_high - 10}" rx="3">'
            f"<title>{bar.value:.1%} [{bar.low:.1%}, {bar.high:.1%}]</title></rect>"
        )
        parts.append(
            f'<path class="whisker" d="M{left + span * bar.low:.1f} {middle:.1f}'
            f'H{left + span * bar.high:.1f}"/>'
        )
        parts.append(text(left + span + 8, middle + 4, f"{bar.value:.1%} {bar.note}".strip()))
    return svg(WIDE, row_high * len(rows), label, parts)


def columns(
    label: str, heights: Mapping[int, Sequence[int]], names: Sequence[str], high: float = 200.0
) -> str:
    """Columns of several colours upon each other, such as lengths of games by who won."""
    if not heights:
        return ""
    first, last = min(heights), max(heights)
    tallest = max(sum(parts) for parts in heights.values())
    width = (WIDE - 50) / (last - first + 1)
    low = high - 44
    drawn = [f'<path class="axis" d="M40 {low}H{WIDE - 10}"/>', text(34, 14, str(tallest), "end")]
    for value, parts in heights.items():
        x, y = 40 + (value - first) * width, low
        for number, count in enumerate(parts):
            tall = (low - 10) * count / tallest
            y -= tall
            if count:
                drawn.append(
                    f'<rect class="fill series-{number % COLOURS}" x="{x + 1:.1f}" y="{y:.1f}" '
                    f'width="{max(1.0, width - 2):.1f}" height="{tall:.1f}">'
                    f"<title>{value}: {count} {escape(names[number])}</title></rect>"
                )
    for value in range(first, last + 1):
        if width > 18 or value % 5 == 0:
            drawn.append(text(40 + (value - first + 0.5) * width, low + 14, str(value), "middle"))
    legend_high, legend_parts = legend(40, high - 14, names)
    return svg(WIDE, high + legend_high, label, [*drawn, *legend_parts])


def shade(value: float) -> str:
    """A colour from red by the page's ground to green, for a value from -1 to 1."""
    strength = min(1.0, abs(value))
    colour = "var(--good)" if value > 0 else "var(--bad)"
    return f"color-mix(in srgb, {colour} {100 * strength:.0f}%, transparent)"


def heat_map(label: str, counts: Mapping[str, tuple[float, float, int]], scale: float = 42.0) -> str:
    """Places with their counts; each place is drawn where the game says, the more often the darker."""
    if not counts:
        return ""
    xs, ys = [x for x, _, _ in counts.values()], [y for _, y, _ in counts.values()]
    left, top = min(xs) - 0.6, min(ys) - 0.6
    wide, high = (max(xs) - left + 0.6) * scale, (max(ys) - top + 0.6) * scale
    most = max(count for _, _, count in counts.values()) or 1
    total = sum(count for _, _, count in counts.values()) or 1
    parts = []
    for name, (x, y, count) in counts.items():
        cx, cy = (x - left) * scale, (y - top) * scale
        size = scale * 0.92
        parts.append(
            f'<rect class="cell" x="{cx - size / 2:.1f}" y="{cy - size / 2:.1f}" width="{size:.1f}" '
            f'height="{size:.1f}" rx="5" style="fill:color-mix(in srgb, var(--heat) '
            f'{100 * count / most:.0f}%, var(--ground))"><title>{escape(name)}: {count} '
            f"({count / total:.1%})</title></rect>"
        )
        style = "strong" if count > most / 2 else "label"
        if count:
            parts.append(text(cx, cy + 4, f"{100 * count / total:.0f}", "middle", f"{style} small"))
    return svg(wide, high, label, parts)

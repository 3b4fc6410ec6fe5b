"""A reviewed record as an HTML page: the curve, both sides' accuracy, key moments with boards, every turn."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from lostworld.analysis.alternatives import Way, steps_of
from lostworld.analysis.grades import FAULTS
from lostworld.analysis.review import Moment, Review
from lostworld.analysis.words import Arrow, arrows, sentence
from lostworld.games import Drawn, Pointed
from lostworld.lab.page import page
from lostworld.lab.plots import Point, Series, curve
from lostworld.record import header_name
from lostworld.telling import end_in_words
from lostworld.texts import has_text, say, seat_key

TICKS: Final = 24
"""The most rounds that are named below the curve."""


class AnalysisPage:
    """Writes one review."""

    def __init__(self, review: Review, language: str) -> None:
        self._review = review
        self._language = language
        self._game = review.game
        self._seats = review.record.start.seats
        self._keys = review.key_moments

    def _say(self, key: str, **values: str | int) -> str:
        return escape(say(key, self._language, **values))

    def _seat(self, seat: int | str) -> str:
        name = self._seats[seat] if isinstance(seat, int) else seat
        return say(seat_key(self._game.name, name), self._language)

    def html(self) -> str:
        """The whole page."""
        title = say("report-analysis", self._language, game=self._called())
        return page(title, self._language, self._body(title))

    def _called(self) -> str:
        key = f"{self._game.name}-name"
        return say(key, self._language) if has_text(key, self._language) else self._game.name.capitalize()

    def _body(self, title: str) -> Iterator[str]:
        review = self._review
        yield f"<h1>{escape(title)}</h1>"
        yield f'<p class="lead">{self._players()} {self._say("report-reviewer", name=review.reviewer)}</p>'
        yield self._curve()
        yield '<div class="cards">'
        for summary in review.summaries:
            accuracy = "–" if summary.accuracy is None else f"{summary.accuracy:.0f} %"
            faults = ", ".join(
                self._say(f"report-count-{fault}", count=summary.faults[fault]) for fault in reversed(FAULTS)
            )
            yield (
                f'<div class="card"><h3>{escape(self._seat(summary.seat))}</h3>'
                f'<div class="big">{accuracy}</div><div>{self._say("report-accuracy")}</div>'
                f'<p class="quiet">{faults}</p></div>'
            )
        yield "</div>"
        if self._keys:
            yield f"<h2>{self._say('report-key-moments')}</h2>"
            for moment in self._keys:
                yield from self._moment(moment)
        yield f"<h2>{self._say('report-all-turns')}</h2>"
        yield '<div class="turns">'
        before = -1
        for moment in review.moments:
            number = moment.turn.before.round
            if number != before:
                heading = "report-round" if number else "report-setup"
                yield f"<h3>{self._say(heading, round=number)}</h3>"
                before = number
            yield from self._turn(moment)
        yield "</div>"

    def _players(self) -> str:
        headers = self._review.record.headers
        names = [headers.get(header_name(seat), "") for seat in self._seats]
        told = [
            f"{self._seat(seat)} ({name})" if name else self._seat(seat)
            for seat, name in zip(self._seats, names, strict=True)
        ]
        ended = end_in_words(self._game, self._seats, self._review.record.result, self._language)
        won = say("report-ended", self._language, how=ended) if ": " in ended else ended
        return escape(f"{' – '.join(told)}. {won}")

    def _curve(self) -> str:
        review = self._review
        seats = range(1 if len(self._seats) == 2 else len(self._seats))
        series = [
            Series(
                self._seat(seat),
                [
                    (0.0, review.start[seat]),
                    *((n + 1.0, m.chances[seat]) for n, m in enumerate(review.moments)),
                ],
            )
            for seat in seats
        ]
        points = []
        for number, moment in enumerate(review.moments):
            judged = moment.judgement
            if judged is not None and judged.grade in FAULTS:
                told = f"{self._seat(moment.turn.seat)}: {say(f'grade-{judged.grade}', self._language)}"
                y = moment.chances[0 if len(seats) == 1 else moment.turn.seat]
                points.append(Point(number + 1.0, y, judged.grade, told, f"#turn-{moment.turn.first}"))
        kinds = {fault: say(f"grade-{fault}", self._language) for fault in reversed(FAULTS)}
        ends = (self._seat(0), self._seat(1)) if len(self._seats) == 2 else None
        label = say("report-curve", self._language)
        drawn = curve(label, series, points, self._rounds(), kinds, ends)
        # On a phone the curve is wider than the page; it is reached by keyboard too.
        region = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{drawn}</div>'
        return f"<figure>{region}<figcaption>{escape(label)}</figcaption></figure>"

    def _rounds(self) -> list[tuple[float, str]]:
        """Where rounds begin on the curve, as many as there is room for."""
        begins: dict[int, float] = {}
        for number, moment in enumerate(self._review.moments):
            begins.setdefault(moment.turn.before.round, float(number))
        every = 1 + len(begins) // TICKS
        return [(at, str(number)) for number, at in begins.items() if number and (number - 1) % every == 0]

    def _grade(self, moment: Moment) -> str:
        """The grade of a fault, as a small sign."""
        grade = moment.judgement.grade if moment.judgement is not None else ""
        return f'<span class="tag {grade}">{self._say(f"grade-{grade}")}</span>' if grade in FAULTS else ""

    def _played(self, moment: Moment) -> str:
        turn = moment.turn
        steps = steps_of(self._game, turn.before, turn.seat, turn.actions)
        return escape(sentence(self._game, steps, self._language))

    def _moment(self, moment: Moment) -> Iterator[str]:
        """A key moment, with a board."""
        turn, judged = moment.turn, moment.judgement
        ways = judged.ways if judged is not None and judged.loss > 0.0 else ()
        board = self._board(moment, ways[0] if ways else None)
        yield f'<article class="{"pictured" if board else ""}">'
        heading = self._say("report-turn", round=turn.before.round, seat=self._seat(turn.seat))
        link = f'<a href="#turn-{turn.first}">{heading}</a>'
        yield f"<h3>{link} {self._grade(moment)}</h3><div><p>{self._played(moment)}.</p>"
        percent, change = self._percent(moment.chances[turn.seat]), f"{100 * moment.change:+.0f}"
        yield f'<p class="quiet">{self._say("report-chance", percent=percent, change=change)}</p>'
        if ways:
            yield f"<p><b>{self._say('report-better')}</b></p>"
            yield f'<ol class="ways">{"".join(self._way(moment, way) for way in ways)}</ol>'
        yield f"</div>{board}</article>"

    def _turn(self, moment: Moment) -> Iterator[str]:
        """A turn in one row: who, what, and the chance after it; a fault with what was better."""
        turn, judged = moment.turn, moment.judgement
        yield f'<div class="turn" id="turn-{turn.first}"><b>{escape(self._seat(turn.seat))}</b><div>'
        yield f"<p>{self._played(moment)} {self._grade(moment)}</p>"
        if judged is not None and judged.grade in FAULTS and judged.ways:
            better = self._way_words(moment, judged.ways[0])
            yield f'<p class="better">{self._say("report-better")} {better}</p>'
        percent, change = self._percent(moment.chances[turn.seat]), f"{100 * moment.change:+.0f}"
        yield f'</div><span class="chance">{percent} % <span class="quiet">({change})</span></span></div>'

    def _percent(self, chance: float) -> int:
        return round(100 * chance)

    def _way(self, moment: Moment, way: Way) -> str:
        return f"<li>{self._way_words(moment, way)}</li>"

    def _way_words(self, moment: Moment, way: Way) -> str:
        steps = steps_of(self._game, moment.turn.before, moment.turn.seat, way.actions)
        words = escape(sentence(self._game, steps, self._language))
        return f"{words} <b>({self._percent(way.value)}&nbsp;%)</b>"

    def _board(self, moment: Moment, way: Way | None) -> str:
        """The position before a turn, with the better way as arrows."""
        game, turn = self._game, moment.turn
        if not isinstance(game, Drawn):
            return ""
        looks = {
            look: self._review.record.headers[header_name(look)]
            for look in game.looks
            if header_name(look) in self._review.record.headers
        }
        drawn = game.picture(turn.before.text, looks, None, self._language)
        actions = turn.actions if way is None else way.actions
        found = arrows(steps_of(game, turn.before, turn.seat, actions))
        if isinstance(game, Pointed):
            overlay = "".join(_arrow(game, arrow) for arrow in found)
            drawn = drawn.replace("</svg>", f"{overlay}</svg>") if drawn.count("</svg>") == 1 else drawn
        told = [
            "report-board",
            *(("report-board-better" if way else "report-board-played",) if found else ()),
        ]
        caption = " ".join(self._say(key) for key in told)
        return f'<figure class="board">{drawn}<figcaption>{caption}</figcaption></figure>'


def _arrow(game: Pointed, arrow: Arrow) -> str:
    """An arrow, or a ring around a place."""
    end = game.spot(arrow.end)
    if end is None:
        return ""
    x, y, wide = end
    start = game.spot(arrow.start) if arrow.start else None
    scale = wide / 100
    if start is None or start[:2] == end[:2]:
        return f'<circle class="arrow ring" cx="{x:.1f}" cy="{y:.1f}" r="{0.42 * wide:.1f}"/>'
    dx, dy = x - start[0], y - start[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    tip = (x - 12 * scale * ux, y - 12 * scale * uy)
    wing = 24 * scale
    wings = [
        f"{tip[0] - wing * (ux + side * uy * 0.7):.1f} {tip[1] - wing * (uy - side * ux * 0.7):.1f}"
        for side in (1, -1)
    ]
    return (
        f'<path class="arrow" style="stroke-width:{9 * scale:.1f}" d="M{start[0]:.1f} {start[1]:.1f}'
        f'L{tip[0]:.1f} {tip[1]:.1f}M{wings[0]}L{tip[0]:.1f} {tip[1]:.1f}L{wings[1]}"/>'
    )

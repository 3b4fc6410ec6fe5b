"""A folder of games as a report: is the game fair, and what matters in it? HTML with plots, in one file.

All that is known of a game here is its results and its studies; names are put into words by the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from lostworld.game import Game as Rules
from lostworld.games import Studied
from lostworld.lab import tables
from lostworld.lab.arena import Game, Programme
from lostworld.lab.page import page, table
from lostworld.lab.plots import Bar, bars, columns, heat_map, shade
from lostworld.texts import has_text, say, seat_key

MOST_VALUES: Final = 40
"""A trait with more values is not shown value by value."""
FEWEST: Final = 5
"""A value that is rarer is left out."""
MOST_USED: Final = 60
FULL_SHADE: Final = 0.25
"""A gain that is shown in full colour."""


class BalancePage:
    """Writes one report."""

    def __init__(self, rules: Rules[Any], programme: Programme, games: Sequence[Game], language: str) -> None:
        self._rules = rules
        self._programme = programme
        self._games = games
        self._language = language
        self._wins = tables.wins(games)
        self._seats = list(self._wins)

    def _say(self, key: str, **values: str | int) -> str:
        return escape(say(key, self._language, **values))

    def _seat(self, name: str) -> str:
        key = seat_key(self._rules.name, name)
        return say(key, self._language) if has_text(key, self._language) else name

    def _sides(self, joined: str) -> str:
        """Winners of a game in words; nobody, if it had none."""
        names = [self._seat(name) for name in joined.split("+") if name]
        return " + ".join(names) or say("report-nobody", self._language)

    def _called(self, name: str) -> str:
        return self._rules.called(name, self._language) if isinstance(self._rules, Studied) else name

    def html(self) -> str:
        """The whole page."""
        key = f"{self._rules.name}-name"
        name = say(key, self._language) if has_text(key, self._language) else self._rules.name
        title = say("report-balance", self._language, game=name)
        return page(title, self._language, self._body(title))

    def _body(self, title: str) -> Iterator[str]:
        yield f"<h1>{escape(title)}</h1>"
        yield f'<p class="lead">{self._setting()}</p>'
        yield f"<h2>{self._say('report-sides')}</h2>"
        yield bars(
            say("report-sides", self._language),
            [self._bar(self._seat(name), share, nth) for nth, (name, share) in enumerate(self._wins.items())],
            1 / max(1, self._sides_of_a_game()),
        )
        yield self._reasons()
        if len(tables.shares(self._games)) > 1:
            yield f"<h2>{self._say('report-bots')}</h2>"
            yield bars(
                say("report-bots", self._language),
                [self._bar(name, share, 2) for name, share in tables.shares(self._games).items()],
            )
        yield f"<h2>{self._say('report-length')}</h2>"
        yield self._lengths()
        yield from self._traits()
        yield from self._used()
        yield from self._brought()
        yield from self._met()
        yield from self._maps()

    def _sides_of_a_game(self) -> int:
        """How many sides there are to win, if they are the same in all games."""
        counts = {len(game.seats) for game in self._games}
        return max(counts) if len(counts) == 1 else 2

    def _setting(self) -> str:
        programme = self._programme
        limit = programme.limit
        limits = [
            say("report-nodes", self._language, count=limit.nodes) if limit.nodes else "",
            say("report-milliseconds", self._language, count=limit.milliseconds)
            if limit.milliseconds
            else "",
        ]
        options = [f"{name}={value}" for name, value in programme.options.items()]
        said = [
            say("report-games", self._language, count=len(self._games)),
            ", ".join(programme.bots),
            *(part for part in limits if part),
            *options,
            say("report-seed", self._language, seed=str(programme.seed)),
        ]
        return escape(" · ".join(said))

    def _bar(self, label: str, share: dict[str, Any], series: int) -> Bar:
        return Bar(label, share["won"], share["low"], share["high"], f"n={share['games']}", series)

    def _reasons(self) -> str:
        rows = []
        for (winners, reason), count in tables.reasons(self._games).most_common():
            key = f"{self._rules.name}-reason-{reason.replace('_', '-')}"
            said = say(key, self._language) if has_text(key, self._language) else reason
            rows.append(
                [
                    escape(self._sides(winners)),
                    f'<td class="words">{escape(said)}</td>',
                    str(count),
                    _percent(count / len(self._games)),
                ]
            )
        head = [self._say(f"report-head-{name}") for name in ("winner", "reason", "games", "share")]
        return table(say("report-reasons", self._language), head, rows)

    def _lengths(self) -> str:
        found = tables.lengths(self._games)
        # The seats first, whoever of them won, so that each has the same colour everywhere.
        met = {name for counted in found.values() for name in counted}
        winners = [*self._wins, *sorted(met - {*self._wins})]
        heights = {rounds: [counted[name] for name in winners] for rounds, counted in found.items()}
        mean = sum(game.rounds for game in self._games) / len(self._games)
        decisions = sum(game.decisions for game in self._games) / len(self._games)
        told = self._say("report-mean-length", rounds=f"{mean:.1f}", decisions=f"{decisions:.0f}")
        names = [self._sides(name) for name in winners]
        return f"<p>{told}</p>{columns(say('report-length', self._language), heights, names)}"

    def _traits(self) -> Iterator[str]:
        """Options and traits: the first seat's share for every value that is common enough."""
        varied = {name for game in self._games for name in game.options}
        kinds: list[tuple[str, Any]] = [
            (name, lambda game, name=name: game.options.get(name)) for name in sorted(varied)
        ]
        kinds += [
            (name, lambda game, name=name: game.study.get("traits", {}).get(name))
            for name in tables.trait_names(self._games)
            if name not in varied
        ]
        begun = False
        for name, value in kinds:
            parts = tables.by(self._games, value)
            common = {
                found: seats
                for found, seats in parts.items()
                if max(share["games"] for share in seats.values()) >= FEWEST
            }
            if len(common) < 2 or len(common) > MOST_VALUES:
                continue
            if not begun:
                yield f"<h2>{self._say('report-traits')}</h2>"
                begun = True
            yield f"<h3>{escape(self._called(name))}</h3>"
            if len(self._seats) == 2:
                first = self._seats[0]
                label = say("report-share-of", self._language, seat=self._seat(first))
                rows = [self._bar(self._called(found), seats[first], 0) for found, seats in common.items()]
                yield f'<p class="quiet">{escape(label)}</p>{bars(label, rows)}'
            else:
                head = ["", self._say("report-head-games"), self._say("report-sides")]
                yield table(
                    self._called(name),
                    head,
                    [
                        [
                            escape(self._called(found)),
                            str(max(share["games"] for share in seats.values())),
                            escape(", ".join(f"{self._seat(s)} {x['won']:.0%}" for s, x in seats.items())),
                        ]
                        for found, seats in common.items()
                    ],
                )

    def _used(self) -> Iterator[str]:
        rows = [row for row in tables.used(self._games) if row.times >= FEWEST]
        if not rows:
            return
        rows = sorted(
            sorted(rows, key=lambda row: -row.times)[:MOST_USED], key=lambda row: (row.seat, row.what)
        )
        yield f"<h2>{self._say('report-used')}</h2><p>{self._say('report-gain-text')}</p>"
        head = [self._say(f"report-head-{name}") for name in ("what", "seat", "uses", "often", "gain", "won")]
        yield table(
            say("report-used", self._language),
            head,
            [
                [
                    escape(self._called(row.what)),
                    escape(self._seat(row.seat)),
                    str(row.times),
                    f"{row.each_game:.2f}",
                    _shaded(row.gain, f"{100 * row.gain:+.1f} ± {100 * row.error:.1f}"),
                    _percent(row.won),
                ]
                for row in rows
            ],
        )

    def _brought(self) -> Iterator[str]:
        rows = [row for row in tables.brought(self._games) if row.times >= FEWEST]
        if not rows:
            return
        yield f"<h2>{self._say('report-pieces')}</h2><p>{self._say('report-pieces-text')}</p>"
        names = ("what", "uses", "won", "price", "did", "suffered", "lost")
        yield table(
            say("report-pieces", self._language),
            [self._say(f"report-head-{name}") for name in names],
            [
                [
                    escape(self._called(row.what)),
                    str(row.times),
                    f"{row.won['won']:.1%} [{row.won['low']:.1%}, {row.won['high']:.1%}]",
                    f"{row.price:g}",
                    f"{row.did:.1f}",
                    f"{row.suffered:.1f}",
                    _percent(row.lost),
                ]
                for row in rows
            ],
        )

    def _met(self) -> Iterator[str]:
        found = tables.met(self._games)
        if not found:
            return
        ones = sorted({one for one, _ in found})
        others = sorted({other for _, other in found})
        yield f"<h2>{self._say('report-met')}</h2><p>{self._say('report-met-text')}</p>"
        rows = []
        for one in ones:
            cells = []
            for other in others:
                met = found.get((one, other))
                told = f"{100 * met.gain:+.0f}" if met else ""
                count = say("report-times", self._language, count=met.times if met else 0)
                cells.append(_shaded(met.gain, told, count) if met else '<td class="quiet">·</td>')
            rows.append([escape(self._called(one)), *cells])
        heads = [
            f'<abbr title="{escape(self._called(name))}">{escape(_short(name))}</abbr>' for name in others
        ]
        yield table(say("report-met", self._language), ["", *heads], rows, "grid")

    def _maps(self) -> Iterator[str]:
        found = tables.places(self._games)
        if not found or not isinstance(self._rules, Studied):
            return
        yield f"<h2>{self._say('report-maps')}</h2><p>{self._say('report-maps-text')}</p>"
        everywhere = sorted({place for counted in found.values() for place in counted})
        yield '<div class="maps">'
        for name, counted in found.items():
            spots = {place: (*self._rules.place(place), counted[place]) for place in everywhere}
            called = self._called(name)
            yield f"<figure><figcaption>{escape(called)} ({sum(counted.values())})</figcaption>"
            yield heat_map(called, spots)
            yield "</figure>"
        yield "</div>"


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _short(name: str) -> str:
    """A head that fits over a narrow column."""
    return name if len(name) <= 4 else f"{name[:6]}…" if len(name) > 7 else name


def _shaded(gain: float, told: str, title: str = "") -> str:
    named = f' title="{escape(title)}"' if title else ""
    return f'<td style="background:{shade(gain / FULL_SHADE)}"{named}>{told}</td>'

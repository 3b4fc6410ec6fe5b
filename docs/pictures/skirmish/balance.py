"""Writes the figures of docs/skirmish/balance.md and draws its pictures, from games of arena and ladder.

The page says how the three folders are filled. Then type:
python docs/pictures/skirmish/balance.py SCENARIOS ARMIES LADDER
What stands between the page's marks is replaced; everything else in it is written by hand.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from lostworld.lab import tables
from lostworld.lab.arena import PROGRAMME, Game, games_in
from lostworld.lab.elo import summary
from lostworld.lab.match import read
from lostworld.lab.page import style
from lostworld.lab.plots import Bar, bars, columns
from lostworld.skirmish.content.loader import content_of
from lostworld.skirmish.content.vocabulary import FACTIONS
from lostworld.skirmish.players.levels import LEVELS
from lostworld.texts import say

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "skirmish" / "balance.md"
MARK = re.compile(r"(<!-- figures: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
FEWEST = 30
"""A card that was used less often is not in a table."""


class Report:
    """The folders, and what the page says of them."""

    def __init__(self, scenarios: Path, armies: Path, ladder: Path) -> None:
        self.ladder = ladder
        self.fixed = sorted(games_in(scenarios), key=lambda game: game.number)
        self.free = sorted(games_in(armies), key=lambda game: game.number)
        told = [
            json.loads((folder / PROGRAMME).read_text(encoding="utf-8")) for folder in (scenarios, armies)
        ]
        hashes = {programme["content"] for programme in told}
        if len(hashes) > 1:
            raise SystemExit(f"the folders are of different contents: {', '.join(sorted(hashes))}")
        self.hash = hashes.pop()
        self.content = content_of(self.hash)
        self.by_scenario: dict[str, list[Game]] = defaultdict(list)
        for game in self.fixed:
            self.by_scenario[game.study["traits"]["scenario"]].append(game)

    def _scenario(self, name: str) -> str:
        return str(self.content.scenarios[name].name.en)

    def measured(self) -> str:
        """What was played."""
        fewest = min(len(games) for games in self.by_scenario.values())
        return (
            f"{len(self.fixed):,} games of the {len(self.by_scenario)} scenarios, {fewest:,} or more each, "
            f"and {len(self.free):,} with armies by chance. Content `{self.hash}`.\n"
        )

    def scenarios(self) -> str:
        """Each side's share in each scenario."""
        rows = []
        for name in self.by_scenario:
            games = self.by_scenario[name]
            spec = self.content.scenarios[name]
            sides = list(dict.fromkeys(seat.side for seat in spec.seats))
            draws = sum(1 for game in games if not game.winners)
            for side in sides:
                seat = next(nth for nth, one in enumerate(spec.seats) if one.side == side)
                share = tables.share(game.won(seat) for game in games)
                even = 1 / len(sides)
                rows.append(
                    (
                        self._scenario(name) if side == sides[0] else "",
                        " + ".join(seat.name.en for seat in spec.seats if seat.side == side),
                        _share(share),
                        f"{share['won'] / even:.2f}",
                        str(len(games)) if side == sides[0] else "",
                        str(draws) if side == sides[0] else "",
                    )
                )
        return _table(("scenario", "side", "wins", "of an even share", "games", "draws"), rows)

    def lengths(self) -> str:
        """Rounds, decisions and reasons of ends."""
        rows = []
        for name, games in self.by_scenario.items():
            reasons = Counter(game.reason for game in games)
            rows.append(
                (
                    self._scenario(name),
                    f"{_mean([game.rounds for game in games]):.1f}",
                    f"{_mean([game.decisions for game in games]):.0f}",
                    *(f"{reasons[reason] / len(games):.0%}" for reason in REASONS),
                    f"{max(game.rounds for game in games)}",
                )
            )
        return _table(("scenario", "rounds", "decisions", *REASONS.values(), "longest"), rows)

    def first(self) -> str:
        """Whether it helps to be the first First Player."""
        rows = []
        for name, games in self.by_scenario.items():
            won = [
                game.won(game.seats.index(game.study["traits"]["first_player"]))
                for game in games
                if "first_player" in game.study["traits"] and len(set(self._sides(name))) == 2
            ]
            if won:
                rows.append((self._scenario(name), _share(tables.share(won)), str(len(won))))
        won = [
            game.won(game.seats.index(game.study["traits"]["first_player"]))
            for game in self.free
            if "first_player" in game.study["traits"]
        ]
        rows.append(("armies by chance", _share(tables.share(won)), str(len(won))))
        return _table(("scenario", "won by who was First Player first", "games"), rows)

    def _sides(self, name: str) -> list[str]:
        return [seat.side for seat in self.content.scenarios[name].seats]

    def factions(self) -> str:
        """Armies by chance: the row's faction against the column's."""
        met: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game in self.free:
            one, other = game.study["traits"]["factions"].split(":")
            met[one, other].append(game.won(0))
            met[other, one].append(game.won(1))
        rows = []
        for one in FACTIONS:
            others = [won for (who, whom), found in met.items() if who == one != whom for won in found]
            rows.append(
                (
                    _faction(one),
                    *(_share(tables.share(met[one, other])) if other != one else "·" for other in FACTIONS),
                    _share(tables.share(others)),
                )
            )
        west = tables.share(game.won(0) for game in self.free)
        told = _table(("", *(f"against {_faction(name).lower()}" for name in FACTIONS), "in all"), rows)
        return f"{told}\nThe army in the west won {_share(west)} of all {len(self.free):,} games.\n"

    def units(self) -> str:
        """What units cost, and how they fare with armies by chance."""
        rows = []
        found = {row.what: row for row in tables.brought(self.free)}
        for faction in FACTIONS:
            for unit in self.content.units.values():
                if unit.faction != faction or unit.id not in found:
                    continue
                row = found[unit.id]
                rows.append(
                    (
                        unit.name.en,
                        _faction(faction),
                        f"{row.price:g}",
                        str(row.times),
                        _share(row.won),
                        f"{row.did:.1f}",
                        f"{10 * row.did / row.price:.1f}",
                        f"{row.suffered:.1f}",
                        f"{row.lost:.0%}",
                    )
                )
        head = ("unit", "faction", "value", "fielded", "wins", "damage", "a 10 of value", "taken", "lost")
        return _table(head, rows)

    def _used(self, which: Callable[[str], bool]) -> dict[str, tuple[int, int, float, float]]:
        """Uses, games with it, gain and share of wins of every card, in all games together."""
        gains: dict[str, list[float]] = defaultdict(list)
        won: dict[str, list[float]] = defaultdict(list)
        for game in (*self.fixed, *self.free):
            seen = set()
            for seat, what, gain in game.study["uses"]:
                if which(what):
                    gains[what].append(gain)
                    if (seat, what) not in seen:
                        seen.add((seat, what))
                        sides = len(set(self._sides(game.study["traits"]["scenario"])))
                        won[what].append(game.won(seat) - 1 / sides)
        return {
            what: (len(found), len(won[what]), _mean(found), _mean(won[what]))
            for what, found in gains.items()
        }

    def hero_cards(self) -> str:
        """Every hero card: use and what it brought."""
        found = self._used(lambda what: what in self.content.hero_cards)
        rows = [
            (card.name.en, _faction(card.faction), *_use(found[card.id]))
            for card in sorted(
                self.content.hero_cards.values(), key=lambda card: FACTIONS.index(card.faction)
            )
            if card.id in found and found[card.id][0] >= FEWEST
        ]
        unused = [
            card.name.en
            for card in self.content.hero_cards.values()
            if card.id not in found or found[card.id][0] < FEWEST
        ]
        told = _table(("hero card", "faction", "uses", "gain", "wins above even"), rows)
        return told + (f"\nUsed fewer than {FEWEST} times: {', '.join(unused)}.\n" if unused else "")

    def action_cards(self) -> str:
        """Every action card, by unit."""
        found = self._used(lambda what: what in self.content.action_cards)
        rows = []
        for unit in self.content.units.values():
            for card in unit.cards:
                if card.id in found and found[card.id][0] >= FEWEST:
                    rows.append((card.name.en, unit.name.en, *_use(found[card.id])))
        return _table(("action card", "unit", "uses", "gain", "wins above even"), rows)

    def players(self) -> str:
        """Each bot against the one before it."""
        rows = []
        for other, one in (*pairwise(("random", *LEVELS)), ("tactician", "strategist")):
            file = self.ladder / f"{one}-{other}.jsonl"
            pairs = read(file) if file.exists() else {}
            if not pairs:
                continue
            match = summary([game for number in sorted(pairs) for game in pairs[number]])
            score = f"{match.score:.3f} [{match.low:.3f}, {match.high:.3f}]"
            by_side = " / ".join(f"{share:.2f}" for share in match.by_side)
            taken = " / ".join(f"{milliseconds:.1f}" for milliseconds in match.milliseconds)
            rows.append((f"`{one}`", f"`{other}`", score, by_side, taken, str(match.games)))
        return _table(
            ("A", "B", "A scores", "as the first side / as the second", "ms a decision", "games"), rows
        )

    def pictures(self) -> None:
        """Shares, lengths and units as SVG."""
        shown = []
        for name, games in self.by_scenario.items():
            spec = self.content.scenarios[name]
            if len({seat.side for seat in spec.seats}) == 2:
                share = tables.share(game.won(0) for game in games)
                label = f"{spec.name.en}: {spec.seats[0].name.en}"
                shown.append(Bar(label, share["won"], share["low"], share["high"], "", 0))
        _draw("balance-scenarios", bars("Games won by the first side of each scenario", shown))
        found = {row.what: row for row in tables.brought(self.free)}
        fielded = [
            Bar(unit.name.en, row.won["won"], row.won["low"], row.won["high"], f"({row.price:g})", nth)
            for nth, faction in enumerate(FACTIONS)
            for unit in self.content.units.values()
            if unit.faction == faction and (row := found.get(unit.id)) is not None
        ]
        _draw("balance-units", bars("Games won with each unit, and its value", fielded))
        names = list(self.by_scenario)
        heights: dict[int, list[int]] = {}
        for nth, name in enumerate(names):
            for game in self.by_scenario[name]:
                heights.setdefault(game.rounds, [0] * len(names))[nth] += 1
        ended = {rounds: [sum(heights[rounds])] for rounds in sorted(heights)}
        _draw("balance-lengths", columns("Rounds of a game, all scenarios", ended, ["games"]))


REASONS = {
    "last-side": "one side left",
    "objective": "points wanted reached",
    "length": "last round",
    "points": "points",
}


def _faction(name: str) -> str:
    return say(f"skirmish-faction-{name}", "en")


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _share(share: dict[str, Any]) -> str:
    return f"{100 * share['won']:.1f} % [{100 * share['low']:.1f}, {100 * share['high']:.1f}]"


def _use(found: tuple[int, int, float, float]) -> tuple[str, ...]:
    uses, _, gain, won = found
    return f"{uses:,}", f"{100 * gain:+.1f}", f"{100 * won:+.1f}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _draw(name: str, picture: str) -> None:
    """A plot as a file of its own, with its colours in it."""
    plain = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    first = plain.index(">") + 1
    (HERE / f"{name}.svg").write_text(
        f"{plain[:first]}<style>{style()}</style>{plain[first:]}\n", encoding="utf-8"
    )


def write(report: Report) -> None:
    """Put the figures between the page's marks."""
    page = PAGE.read_text(encoding="utf-8")

    def figures(found: re.Match[str]) -> str:
        made: str = getattr(report, found[2].replace("-", "_"))()
        return f"{found[1]}\n{made}\n{found[3]}"

    PAGE.write_text(MARK.sub(figures, page), encoding="utf-8")
    report.pictures()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    write(Report(*map(Path, sys.argv[1:])))

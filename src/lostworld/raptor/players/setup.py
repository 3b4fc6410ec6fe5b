"""Placing the figures before the first round.

Families compared by their best answer, then improved step by step; whoever looks ahead plays the first round
out for the best few.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple, Protocol

from lostworld.bots.bot import Luck
from lostworld.raptor.notation.actions import FIRST_SPACE, PUT_BABY, PUT_MOTHER, PUT_SCIENTIST
from lostworld.raptor.players.style import Games
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import CENTRAL_TILES, L_TILES, SQUARE_TILES
from lostworld.raptor.search.futures import SEEDS, Known, Start, raced
from lostworld.raptor.search.rounds import Rounds, Stopped
from lostworld.raptor.search.situations import first_round, put_figures

SWEEPS = 2
"""How often the best families are gone through for a better place of each figure."""
IMPROVED = 12
"""One of so many random families is improved, the best ones."""
FAMILIES_AHEAD = 4
"""For so many families the first round is played out, against as many answers as ``ANSWERS_AHEAD``."""
ANSWERS_AHEAD = 3
SCIENTISTS_AHEAD = 12
"""For so many ways to place the scientists the first round is played out."""
AHEAD_BUDGET = 240
"""Positions for each pair of cards of that round."""


class Allowed(Protocol):
    """How long one may go on."""

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        ...

    def count(self, nodes: int = 1) -> None:
        """So many positions have been looked at."""
        ...


class Family(NamedTuple):
    """Places for the mother and her babies, and Raptor's chance with them."""

    chance: float
    mother: int
    babies: list[int]


def place_figures(
    position: Position,
    seat: int,
    rounds: Rounds,
    families: int,
    deep: bool,
    luck: Luck,
    allowed: Allowed,
    games: Games | None = None,
) -> tuple[list[int], float]:
    """The actions that place what is missing of the seat's figures, and Raptor's chance with them.

    ``deep``: the first round is played out for the best ways; ``games``: then games are played on from them.
    """
    table = Table(position, seat, rounds, deep, luck, allowed, games)
    if seat == RAPTOR:
        return table.place_family(families)
    return table.place_scientists()


class Table:
    """A board being set up."""

    def __init__(
        self,
        position: Position,
        seat: int,
        rounds: Rounds,
        deep: bool,
        luck: Luck,
        allowed: Allowed,
        games: Games | None,
    ) -> None:
        self.board = position.board
        self.seat = seat
        self.rounds = rounds
        self.deep = deep
        self.luck = luck
        self.allowed = allowed
        self.games = games
        self.given = position
        self.trial = first_round(position)
        self.tiles = [self.spaces(self.board.tile_places(tile)) for tile in range(10)]

    def spaces(self, places: int) -> list[int]:
        """The places of a set, each as a set."""
        found = []
        while places:
            found.append(places & -places)
            places &= places - 1
        return found

    def chance(self, mother: int, babies: int, scientists: int) -> float:
        """Raptor's chance with these figures."""
        put_figures(self.trial, mother, babies, scientists)
        self.allowed.count()
        return self.rounds.net.chance(self.trial)

    def ahead(self, mother: int, babies: int, scientists: int) -> Start:
        """These figures, judged with the first round played out. May raise Stopped."""
        put_figures(self.trial, mother, babies, scientists)
        thought = self.rounds.before_cards(self.trial, AHEAD_BUDGET)
        return Start(self.trial.copy(), thought, self.rounds.last_table)

    def best_of(self, starts: list[Start]) -> tuple[int, float]:
        """The best of some setups by its number, and Raptor's chance with it; by games if there is time."""
        sign = 1.0 if self.seat == RAPTOR else -1.0
        order = sorted(range(len(starts)), key=lambda i: -sign * starts[i].thought)
        best, chance = order[0], starts[order[0]].thought
        if self.games is not None and len(order) > 1 and not self.allowed.over:
            racing = {i: starts[i] for i in order[: self.games.ends]}
            nothing = Known(self.seat, 0)  # no card is dealt yet
            chances = raced(
                self.rounds, racing, nothing, self.games.rounds, self.games.most, self.luck.below(SEEDS)
            )
            best, chance = next(iter(chances.items()))
        return best, chance

    def code(self, place: int) -> int:
        """A place's code in actions."""
        return FIRST_SPACE + self.board.numbers(place)[0]

    # --- Scientist --------------------------------------------------------------------------------

    def place_scientists(self) -> tuple[list[int], float]:
        """The best of all ways to place those that are missing."""
        mother, babies = self.given.mother, self.given.awake
        ways = self.answers(mother, babies)
        found, scientists = ways[0]
        if self.deep:
            starts: list[Start] = []
            try:
                for _, placed in ways[:SCIENTISTS_AHEAD]:
                    starts.append(self.ahead(mother, babies, placed))
            except Stopped:
                pass
            if starts:
                best, found = self.best_of(starts)
                scientists = ways[best][1]
        missing = scientists & ~self.given.active
        in_order = [missing & self.board.tile_places(tile) for tile in L_TILES]  # in the order asked for
        return [PUT_SCIENTIST + self.code(place) for place in in_order if place], found

    def answers(self, mother: int, babies: int) -> list[tuple[float, int]]:
        """All ways to place the scientists that are missing, with Raptor's chance, least first."""
        placed = self.given.active
        missing = [tile for tile in L_TILES if not self.board.tile_places(tile) & placed]
        return sorted(
            (self.chance(mother, babies, scientists), scientists)
            for scientists in (placed | sum(chosen) for chosen in product(*(self.tiles[t] for t in missing)))
        )

    def answer(self, mother: int, babies: int) -> float:
        """Raptor's chance against a good answer to a family.

        Tile by tile the best space, from a fixed start.
        """
        chosen = [self.tiles[tile][1] for tile in L_TILES]
        found = self.chance(mother, babies, sum(chosen))
        for _ in range(2):
            for at, tile in enumerate(L_TILES):
                for place in self.tiles[tile]:
                    tried = [*chosen[:at], place, *chosen[at + 1 :]]
                    if place != chosen[at] and (worse := self.chance(mother, babies, sum(tried))) < found:
                        found, chosen = worse, tried
        return found

    # --- Raptor -----------------------------------------------------------------------------------

    def options(self, mother: int) -> list[list[int]]:
        """Where each baby may go with the mother there; one list for each, placed babies have one choice."""
        found = []
        for tile in SQUARE_TILES:
            places = self.board.tile_places(tile)
            if places & mother:
                continue
            placed = places & self.given.awake
            found.append([placed] if placed else self.tiles[tile])
        return found

    def place_family(self, families: int) -> tuple[list[int], float]:
        """The best of some random families, the first few improved figure by figure."""
        mothers = (
            [self.given.mother] if self.given.mother else [p for t in CENTRAL_TILES for p in self.tiles[t]]
        )
        tried = []
        for _ in range(max(1, families)):
            mother = mothers[self.luck.below(len(mothers))]
            babies = [option[self.luck.below(len(option))] for option in self.options(mother)]
            tried.append(Family(self.answer(mother, sum(babies)), mother, babies))
            if self.allowed.over:
                break
        tried.sort(key=lambda family: -family.chance)
        best = tried[: max(1, families // IMPROVED)]
        for _ in range(SWEEPS if families > 1 else 0):
            best = [self.improved(family, mothers) for family in best]
        chosen = self.compared(best) if len(best) > 1 else best[0]
        missing = [place for place in chosen.babies if not place & self.given.awake]
        actions = [] if self.given.mother else [PUT_MOTHER + self.code(chosen.mother)]
        return actions + [PUT_BABY + self.code(place) for place in missing], chosen.chance

    def compared(self, families: list[Family]) -> Family:
        """The family that stands best against all answers, and with the first round played out."""
        judged = [(self.answers(family.mother, sum(family.babies)), family) for family in families]
        judged.sort(key=lambda one: -one[0][0][0])
        answers, family = judged[0]
        best = family._replace(chance=answers[0][0])
        if not self.deep:
            return best
        starts: list[Start] = []
        try:
            for answers, family in judged[:FAMILIES_AHEAD]:
                ways = [
                    self.ahead(family.mother, sum(family.babies), scientists)
                    for _, scientists in answers[:ANSWERS_AHEAD]
                ]
                starts.append(min(ways, key=lambda way: way.thought))
        except Stopped:
            pass
        if starts:
            number, chance = self.best_of(starts)
            best = judged[number][1]._replace(chance=chance)
        return best

    def improved(self, family: Family, mothers: list[int]) -> Family:
        """Try every other place for each figure."""
        chance, mother, babies = family
        for at in range(len(babies)):
            for place in self.options(mother)[at]:
                if self.allowed.over:
                    return Family(chance, mother, babies)
                tried = [*babies[:at], place, *babies[at + 1 :]]
                if place != babies[at] and (found := self.answer(mother, sum(tried))) > chance:
                    chance, babies = found, tried
        home = next(places for places in (self.tiles[t] for t in CENTRAL_TILES) if mother in places)
        for place in home:
            if place in mothers and place != mother and not self.allowed.over:
                found = self.answer(place, sum(babies))
                if found > chance:
                    chance, mother = found, place
        return Family(chance, mother, babies)

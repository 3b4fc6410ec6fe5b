"""Placing the figures before the first round.

Families compared by their best answer, then improved step by step.
"""

from __future__ import annotations

from itertools import product
from typing import Protocol

from lostworld.bots.bot import Luck
from lostworld.raptor.evaluation.net import Net
from lostworld.raptor.notation.actions import FIRST_SPACE, PUT_BABY, PUT_MOTHER, PUT_SCIENTIST
from lostworld.raptor.rules.cards import RAPTOR
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.spaces import CENTRAL_TILES, L_TILES, SQUARE_TILES
from lostworld.raptor.search.situations import first_round, put_figures

SWEEPS = 2
"""How often the best family is gone through for a better place of each figure."""


class Allowed(Protocol):
    """How long one may go on."""

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        ...

    def count(self, nodes: int = 1) -> None:
        """So many positions have been looked at."""
        ...


def place_figures(
    position: Position, seat: int, net: Net, families: int, luck: Luck, allowed: Allowed
) -> tuple[list[int], float]:
    """The actions that place what is missing of the seat's figures, and Raptor's chance with them."""
    table = Table(position, net, allowed)
    if seat == RAPTOR:
        return table.place_family(families, luck)
    return table.place_scientists()


class Table:
    """A board being set up."""

    def __init__(self, position: Position, net: Net, allowed: Allowed) -> None:
        self.board = position.board
        self.net = net
        self.allowed = allowed
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
        return self.net.chance(self.trial)

    def code(self, place: int) -> int:
        """A place's code in actions."""
        return FIRST_SPACE + self.board.numbers(place)[0]

    # --- Scientist --------------------------------------------------------------------------------

    def place_scientists(self) -> tuple[list[int], float]:
        """The best of all ways to place those that are missing."""
        placed = self.given.active
        missing = [tile for tile in L_TILES if not self.board.tile_places(tile) & placed]
        best: tuple[float, tuple[int, ...]] | None = None
        for chosen in product(*(self.tiles[tile] for tile in missing)):
            found = self.chance(self.given.mother, self.given.awake, placed | sum(chosen))
            if best is None or found < best[0]:
                best = found, chosen
        assert best is not None
        return [PUT_SCIENTIST + self.code(place) for place in best[1]], best[0]

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

    def place_family(self, families: int, luck: Luck) -> tuple[list[int], float]:
        """The best of some random families, improved figure by figure."""
        mothers = (
            [self.given.mother] if self.given.mother else [p for t in CENTRAL_TILES for p in self.tiles[t]]
        )
        best: tuple[float, int, list[int]] | None = None
        for _ in range(max(1, families)):
            mother = mothers[luck.below(len(mothers))]
            babies = [option[luck.below(len(option))] for option in self.options(mother)]
            found = self.answer(mother, sum(babies))
            if best is None or found > best[0]:
                best = found, mother, babies
            if self.allowed.over:
                break
        assert best is not None
        for _ in range(SWEEPS if families > 1 else 0):
            best = self.improved(best, mothers)
        _, mother, babies = best
        missing = [place for place in babies if not place & self.given.awake]
        actions = [] if self.given.mother else [PUT_MOTHER + self.code(mother)]
        return actions + [PUT_BABY + self.code(place) for place in missing], best[0]

    def improved(
        self, best: tuple[float, int, list[int]], mothers: list[int]
    ) -> tuple[float, int, list[int]]:
        """Try every other place for each figure."""
        value_now, mother, babies = best
        for at in range(len(babies)):
            for place in self.options(mother)[at]:
                if self.allowed.over:
                    return value_now, mother, babies
                tried = [*babies[:at], place, *babies[at + 1 :]]
                if place != babies[at] and (found := self.answer(mother, sum(tried))) > value_now:
                    value_now, babies = found, tried
        home = next(places for places in (self.tiles[t] for t in CENTRAL_TILES) if mother in places)
        for place in home:
            if place in mothers and place != mother and not self.allowed.over:
                found = self.answer(place, sum(babies))
                if found > value_now:
                    value_now, mother = found, place
        return value_now, mother, babies

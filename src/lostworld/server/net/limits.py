"""How much one address may do: requests, new games, commands, connections, bot games watched.

Nothing of it is stored. Several workers keep no common count: each allows its share.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any, Final

from lostworld.game import GameError
from lostworld.server.settings import Settings

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The address of whoever is being served, as far as limits go; set for every request and connection."""

COMMANDS: Final = 16
"""How many times as many commands an address may send as one of its connections."""
WIDE: Final = 4
"""How many times as much a whole /56 of IPv6 may do as one /64 within it: a provider gives its customers one
or the other."""


def address_of(client: Sequence[Any] | None) -> str:
    """Return who asks, as far as limits go: the host of a connection's other end."""
    return str(client[0]) if client else ""


@lru_cache(maxsize=4096)
def networks_of(address: str) -> tuple[str, ...]:
    """Return the names under which an address is counted: IPv6 by its /64 and by its /56."""
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if found.ipv4_mapped is not None:
        return (str(found.ipv4_mapped),)
    return tuple(str(ipaddress.IPv6Network((found, size), strict=False)) for size in (64, 56))


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second in the long run."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._since = time.monotonic()

    def take(self, cost: int = 1) -> None:
        """Use one, or as many as something costs; raises when there are not enough left."""
        if not self._rate:
            return
        cost = min(cost, int(self._burst))  # what costs more than there can ever be is never possible
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < cost:
            raise GameError("error-rate-limit", seconds=max(1, round((cost - self._left) / self._rate)))
        self._left -= cost


class Buckets:
    """A bucket for each address; those unused for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: int = 1) -> None:
        """Use some of an address's; raises when too few are left."""
        if not self._rate:
            return
        for wide, name in enumerate(networks_of(address) if ":" in address else (address,)):
            bucket = self._buckets.get(name)
            if bucket is None:
                share = WIDE if wide else 1
                bucket = self._buckets[name] = Bucket(self._rate * share, self._burst * share)
                if len(self._buckets) > self._most:
                    self._buckets.popitem(last=False)
            self._buckets.move_to_end(name)
            bucket.take(cost)


class Connections:
    """How many live connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a connection while it is there. Raises GameError when its address has too many."""
        names = networks_of(address)
        if any(self._open[name] >= self._most * (WIDE if wide else 1) for wide, name in enumerate(names)):
            raise GameError("error-connections-address")
        self._open.update(names)
        try:
            yield
        finally:
            self._open.subtract(names)
            for name in names:
                if not self._open[name]:
                    del self._open[name]

    def __len__(self) -> int:
        """Return how many addresses have any."""
        return len(self._open)


class Limits:
    """All limits by address of one worker."""

    def __init__(self, settings: Settings) -> None:
        workers = settings.workers

        def buckets(rate: float, burst: int) -> Buckets:
            return Buckets(rate / workers, math.ceil(burst / workers))

        self.requests = buckets(settings.request_rate, settings.request_burst)
        self.new_games = buckets(settings.new_games_rate, settings.new_games_burst)
        self.public_games = buckets(settings.public_games_rate, settings.public_games_burst)
        self.commands = buckets(COMMANDS * settings.command_rate, COMMANDS * settings.command_burst)
        self.connections = Connections(math.ceil(settings.connections_per_address / workers))

    def ask(self, cost: int = 1) -> None:
        """Take from the requests of whoever is being served. Raises GameError."""
        self.requests.take(ASKER.get(), cost)

    def begin_game(self, listed: bool = False) -> None:
        """Take a new game, or a rematch, from those of whoever is being served. Raises GameError.

        A game that is ``listed`` for everybody takes from a smaller budget, too: nobody is to fill the lists.
        """
        if listed:
            self.public_games.take(ASKER.get())
        self.new_games.take(ASKER.get())

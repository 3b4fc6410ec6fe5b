"""How a worker is doing, in the form that Prometheus reads, at an address of its own: off unless it is set.

It tells numbers only, none of them about a game or a player. Each of several workers takes the next free
port.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lostworld.game import GameError
from lostworld.server.play.steady_time import STARTED

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

log = logging.getLogger("lostworld.server.metrics")

HEAD_BYTES: Final = 8_192
SECONDS: Final = 10.0
GAUGE, COUNTER = "gauge", "counter"


def metrics_of(worker: Worker) -> str:
    """Return the numbers as text."""
    live = worker.tables.live.values()
    writer = worker.writer
    found: tuple[tuple[str, str, str, float], ...] = (
        ("lostworld_games_in_memory", GAUGE, "Games in this worker's memory.", len(live)),
        ("lostworld_connections", GAUGE, "Live connections.", sum(len(game.connections) for game in live)),
        (
            "lostworld_addresses",
            GAUGE,
            "Addresses and networks with live connections.",
            len(worker.limits.connections),
        ),
        ("lostworld_commands_total", COUNTER, "Commands on live connections.", worker.counted["commands"]),
        ("lostworld_requests_total", COUNTER, "HTTP requests.", worker.counted["requests"]),
        ("lostworld_refused_total", COUNTER, "Refused by a limit, by address.", worker.counted["refused"]),
        (
            "lostworld_handed_over_total",
            COUNTER,
            "Live connections given to other workers.",
            worker.homes.handed_over,
        ),
        ("lostworld_writes_total", COUNTER, "What was stored: steps, choices, games.", writer.written),
        ("lostworld_transactions_total", COUNTER, "Transactions it was stored in.", writer.transactions),
        ("lostworld_writer_failing", GAUGE, "1 after a write that failed.", float(writer.in_trouble)),
        ("lostworld_bots_waiting", GAUGE, "Bots that wait for a process to think in.", worker.bots.waiting),
        (
            "lostworld_workers_heard",
            GAUGE,
            "0 while other workers cannot be heard.",
            float(worker.bus.hearing),
        ),
        ("process_cpu_seconds_total", COUNTER, "Processor time.", time.process_time()),
        ("process_resident_memory_bytes", GAUGE, "Memory in use.", _resident()),
        ("process_open_fds", GAUGE, "Open files and connections.", _descriptors()),
        ("process_max_fds", GAUGE, "Most of them.", resource.getrlimit(resource.RLIMIT_NOFILE)[0]),
        ("process_start_time_seconds", GAUGE, "When it started, in seconds since 1970.", STARTED),
    )
    lines = (
        f"# HELP {name} {said}\n# TYPE {name} {kind}\n{name} {value:.10g}\n"
        for name, kind, said, value in found
    )
    return "".join(lines)


def _resident() -> float:
    """Return the memory that the process has now, in bytes."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:  # not on Linux: the most it ever had
        return 1024.0 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _descriptors() -> float:
    """Return how many descriptors are open; 0 where that cannot be told."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


class MetricsDoor:
    """A small server that answers ``GET /metrics`` and nothing else."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._server: asyncio.Server | None = None

    @property
    def port(self) -> int | None:
        """Where it listens."""
        return None if self._server is None else int(self._server.sockets[0].getsockname()[1])

    async def open(self) -> None:
        """Listen, if an address is set. Raises GameError when that is not possible."""
        host, _, port = self._worker.settings.metrics.rpartition(":")
        if not host:
            return
        for number in range(self._worker.settings.workers):
            with contextlib.suppress(OSError):
                at = int(port) + number if int(port) else 0
                self._server = await asyncio.start_server(
                    self._answer, host.strip("[]"), at, limit=HEAD_BYTES
                )
                log.info("metrics", extra={"fields": {"port": self.port}})
                return
        raise GameError("error-port-in-use", port=int(port))

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(
            OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError
        ):
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                is_ours = head.startswith((b"GET /metrics ", b"GET /metrics?"))
                body = metrics_of(self._worker).encode() if is_ours else b""
                status = b"200 OK" if is_ours else b"404 Not Found"
                writer.write(
                    b"HTTP/1.1 %b\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
                    b"Content-Length: %d\r\nConnection: close\r\n\r\n%b" % (status, len(body), body)
                )
                await writer.drain()
        writer.close()

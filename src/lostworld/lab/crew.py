"""Who does the work: this process, several, or a cluster. One interface, the same results.

A task is a function of one value that gives the same result wherever it runs. Results come as they are ready,
in any order; the caller puts them in order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Protocol, TypeVar

from lostworld.extras import PartMissing

T = TypeVar("T")
R = TypeVar("R")

WAITING: Final = 4
"""Tasks for each worker that are handed out ahead: nobody is idle, and an interruption loses little."""


class Crew(Protocol):
    """Some workers."""

    workers: int

    def do(self, task: Callable[[T], R], values: Sequence[T]) -> Iterator[R]:
        """The results of a task for all values, as they are ready."""
        ...


class Alone:
    """This process."""

    workers = 1

    def do(self, task: Callable[[T], R], values: Sequence[T]) -> Iterator[R]:
        """One after the other."""
        return map(task, values)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def do(self, task: Callable[[T], R], values: Sequence[T]) -> Iterator[R]:
        """Whoever is free takes the next one."""
        waiting = deque(values)
        # Children of this process know the games that were added to it by hand.
        context = multiprocessing.get_context("fork")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_leave_interrupts)
        under_way: set[Future[R]] = set()
        try:
            while waiting or under_way:
                while waiting and len(under_way) < WAITING * self.workers:
                    under_way.add(pool.submit(task, waiting.popleft()))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """In a worker: the keyboard's interrupt is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _carry_out(task: Callable[[T], R], value: T) -> R:
    """Ray takes functions only, and tasks may be anything that can be called."""
    return task(value)


class Cluster:
    """The machines of a Ray cluster; without an address, one on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise PartMissing("ray", "cluster") from None
        self._ray: Any = ray
        if not self._ray.is_initialized():
            self._ray.init(address=address, num_cpus=None if address else workers, log_to_driver=False)
        self.workers = int(self._ray.cluster_resources().get("CPU", 1))

    def do(self, task: Callable[[T], R], values: Sequence[T]) -> Iterator[R]:
        """Ray hands out the values."""
        remote = self._ray.remote(_carry_out)
        waiting = deque(values)
        under_way: list[Any] = []
        while waiting or under_way:
            while waiting and len(under_way) < WAITING * self.workers:
                under_way.append(remote.remote(task, waiting.popleft()))
            done, under_way = self._ray.wait(under_way)
            yield from self._ray.get(done)


def crew_of(workers: int | None = None, cluster: str | None = None) -> Crew:
    """So many processes (all cores if not said), or a cluster: ``local`` or its address."""
    if cluster is not None:
        return Cluster(None if cluster == "local" else cluster, workers)
    count = workers or len(os.sched_getaffinity(0))
    return Alone() if count == 1 else Processes(count)

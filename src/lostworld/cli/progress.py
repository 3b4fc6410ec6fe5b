"""Long work at a terminal: how far it is, how fast it goes, and how long it will take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from lostworld.texts import say


class Tell(Protocol):
    """Hears how many are done, how many of them before this run, perhaps of how many, and what is at hand."""

    def __call__(self, done: int, before: int, total: int | None = None, title: str | None = None) -> None:
        """Show it."""
        ...


class Rate(TextColumn):
    """How many a second, of those that were done in this run."""

    def __init__(self, language: str) -> None:
        super().__init__("")
        self._language = language

    def render(self, task: Task) -> Text:
        """The rate in words."""
        done = task.completed - task.fields.get("before", 0)
        rate = done / task.elapsed if task.elapsed else 0.0
        return Text(say("cli-rate", self._language, rate=f"{rate:.1f}"), style="progress.data.speed")


@contextmanager
def working(title: str) -> Iterator[None]:
    """Something that moves on standard error, at a terminal, during work that cannot tell how far it is."""
    with Console(stderr=True).status(title):
        yield


@contextmanager
def progress(title: str, total: int | None, language: str, resumes: bool = False) -> Iterator[Tell]:
    """A bar on standard error while the work is done; who does it tells how far it is.

    Work that ``resumes`` says so when it is interrupted.
    """
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(language),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total, before=0)

        def tell(done: int, before: int, total: int | None = None, title: str | None = None) -> None:
            bar.update(task, completed=done, before=before, total=total, description=title)

        try:
            yield tell
        except KeyboardInterrupt:
            if resumes:
                bar.stop()
                console.print(say("cli-interrupted", language))
            raise

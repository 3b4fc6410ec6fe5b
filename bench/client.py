"""The client in a real Chromium: how much is loaded, how soon one can play, how smoothly figures move.

python bench/client.py --rounds 7
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from tests.e2e.conftest import ARGUMENTS, DESKTOP, PHONE, chromium  # noqa: E402
from tests.e2e.house import House  # noqa: E402

CONSOLE = Console()
RECORD = HERE / "tests" / "raptor" / "records" / "04-first-game-planner-greedy.txt"
PIECES = 10
FRAME = 1000 / 60
LIMITS = {"loaded": 150.0, "start": 1000.0, "game": 1000.0, "frames": 60.0}

READY = """([figures, control]) => new Promise((done) => {
  const look = () => {
    const there = document.querySelectorAll('[data-figure]').length >= figures;
    const usable = document.querySelector(control);
    if (!there || !usable || usable.disabled) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
  };
  look();
})"""
"""Milliseconds from asking for the page until the figures stand there, painted, and a control can be used."""

PLACES = "() => [...document.querySelectorAll('[data-figure]')].map((one) => one.style.transform)"

MOVE = """(value) => new Promise((done) => {
  const scrubber = document.querySelector('[data-testid=scrubber]');
  const times = [];
  const count = (now) => {
    times.push(now);
    if (now - times[0] < 240) requestAnimationFrame(count);
    else done(times.slice(1).map((time, nth) => time - times[nth]));
  };
  scrubber.value = value;
  scrubber.dispatchEvent(new Event('input', {bubbles: true}));
  requestAnimationFrame(count);
})"""
"""Goes to another moment of a replay; the lengths of the frames in which the figures move there."""


def new_page(browser: Browser, phone: bool) -> tuple[BrowserContext, Page]:
    """Somebody who has never been here.

    Nothing is kept at hand for later: what that hands out is counted unpressed, though nothing was sent.
    """
    context = browser.new_context(
        service_workers="block",
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
    )
    return context, context.new_page()


def loaded(page: Page, files: str = r"\.(js|css)$") -> float:
    """Kilobytes of script, style and texts that crossed the network for the page that is open."""
    sizes: float = page.evaluate(
        """(files) => performance.getEntriesByType('resource')
             .filter((one) => new RegExp(files).test(one.name))
             .reduce((sum, one) => sum + one.encodedBodySize, 0)""",
        files,
    )
    return sizes / 1000


def first_visit(browser: Browser, house: House, phone: bool) -> dict[str, float]:
    """From nothing to the start page, and from its first button to a game."""
    context, page = new_page(browser, phone)
    page.goto(house.url, wait_until="commit")
    start = page.evaluate(READY, [10, "[data-testid=play-raptor]"])
    page.wait_for_load_state("networkidle")
    size = loaded(page)
    page.get_by_test_id("option-layout").select_option("first-game")
    before = page.evaluate("performance.now()")
    page.get_by_test_id("play-raptor").click()
    page.wait_for_url("**/game/*")
    game = page.evaluate(READY, [10, "[data-testid=hand] [data-card]"]) - before
    context.close()
    return {"loaded": size, "start": start, "game": game}


def moving(browser: Browser, house: House, phone: bool, rounds: int) -> tuple[int, list[float]]:
    """How many figures move at once, and how long every frame took."""
    context, page = new_page(browser, phone)
    page.goto(house.url)
    page.get_by_test_id("load").click()
    page.get_by_test_id("load-text").fill(RECORD.read_text())
    page.get_by_test_id("load-watch").click()
    scrubber = page.get_by_test_id("scrubber")
    scrubber.wait_for()
    page.get_by_test_id("curve").wait_for()  # until then a bot judges the record beside it
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill("0")
    home = page.evaluate(PLACES)
    most, there = 0, 0
    for moment in range(1, last):
        scrubber.fill(str(moment))
        now: list[Any] = page.evaluate(PLACES)
        moved = sum(one != other for one, other in zip(home, now, strict=False))
        if moved > most and len(now) == len(home):
            most, there = moved, moment
        scrubber.fill("0")
    page.wait_for_timeout(500)
    frames: list[float] = []
    for _ in range(rounds):
        for moment in (there, 0):
            frames += page.evaluate(MOVE, str(moment))
            page.wait_for_timeout(100)
    context.close()
    return most, frames


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    table = Table(title="The client in Chromium")
    for column in ("", "desktop", "phone", "limit"):
        table.add_column(column, justify="left" if not column else "right")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
    ):
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        first_visit(browser, house, phone=False)  # warm up
        visits: dict[bool, list[dict[str, float]]] = {False: [], True: []}
        for _ in track(range(rounds), description="visiting", console=CONSOLE, transient=True):
            for phone, found in visits.items():
                found.append(first_visit(browser, house, phone))
        frames = {phone: moving(browser, house, phone, 3 * rounds) for phone in (False, True)}
        browser.close()
        house.stop()
    for name, title, unit in (
        ("loaded", "script, style and texts of a first visit, compressed", "kB"),
        ("start", "address typed - start page ready", "ms"),
        ("game", "play pressed - cards in hand", "ms"),
    ):
        cells = [f"{statistics.median(one[name] for one in found):,.0f} {unit}" for found in visits.values()]
        table.add_row(title, *cells, f"{LIMITS[name]:,.0f} {unit}")
    pieces = min(moved for moved, _ in frames.values())
    rates = [1000 * len(lengths) / sum(lengths) for _, lengths in frames.values()]
    late = [sum(one > 1.5 * FRAME for one in lengths) / len(lengths) for _, lengths in frames.values()]
    table.add_row(f"frames/s while {pieces} figures move", *(f"{rate:.1f}" for rate in rates), "60")
    table.add_row("frames that came late", *(f"{share:.1%}" for share in late), "")
    CONSOLE.print(table)
    if pieces < PIECES:
        CONSOLE.print(f"only {pieces} figures moved; {PIECES} were to move", style="red")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Skirmish's map in a real Chromium: what is loaded when, a decision's answer, frames in movement.

python bench/battlefield.py --rounds 5
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from math import sin
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from bench.client import FRAME, loaded, new_page  # noqa: E402
from lostworld.lab.arena import Programme, play  # noqa: E402
from tests.e2e.conftest import ARGUMENTS, chromium  # noqa: E402
from tests.e2e.house import House  # noqa: E402

CONSOLE = Console()
LARGEST = "four-roads"
"""The scenario with the most players, on the largest map."""

COUNT = """() => {
  const times = (window.frameTimes = []);
  const count = (now) => {
    times.push(now);
    window.counting = requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""
COUNTED = """() => {
  cancelAnimationFrame(window.counting);
  return window.frameTimes.slice(1).map((time, nth) => time - window.frameTimes[nth]);
}"""
"""The lengths of the frames since counting began."""
MOVES = 60


def panned(page: Page) -> list[float]:
    """Move the map to and fro with the mouse; how long every frame took."""
    box = page.get_by_test_id("board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(COUNT)
    for move in range(MOVES):
        far = 90 * sin(move / 8)
        page.mouse.move(x + far, y + far / 2)
    lengths: list[float] = page.evaluate(COUNTED)
    page.mouse.up()
    return lengths


WALKED = """() => {
  const lengths = (window.walkLengths = []);
  const walking = new Set();
  const isWalk = ({ target, propertyName }) => propertyName === 'transform' && target.matches('g.unit');
  document.addEventListener('transitionstart', (event) => isWalk(event) && walking.add(event.target));
  for (const end of ['transitionend', 'transitioncancel'])
    document.addEventListener(end, (event) => walking.delete(event.target));
  let before = null;
  window.allFrames = 0;
  const count = (now) => {
    window.allFrames += 1;
    if (before !== null && walking.size) lengths.push(now - before);
    before = walking.size ? now : null;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""
"""From now on: the lengths of the frames between which a unit was on its way from a hex to another."""
ENOUGH = 180
"""Frames: three seconds of movement."""
WATCHED = 60.0
"""Seconds that a battle is watched at most: on a busy machine fewer frames have to do."""
FEWEST = 20
"""Frames of which nothing could be said if there were fewer."""
BROUGHT = "lostworld.brought"
"""Where the client keeps a record that its reader has brought along."""


def battle_of_bots(folder: Path) -> str:
    """The record of a battle's first two rounds, always the same one.

    It is played here and not at a server's table: bots alone wait there until somebody watches.
    """
    play(Programme("skirmish", ("recruit",), {"scenario": LARGEST}, longest=2), 0, folder)
    return (folder / "000000.txt").read_text(encoding="utf-8")


def busy(client: CDPSession) -> float:
    """Milliseconds of the processor that the page's own thread has used; other programs add nothing."""
    found = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(found["TaskDuration"])


class Walk(NamedTuple):
    """How it went while units moved."""

    lengths: list[float]
    """Of every frame in which one was on its way."""
    work: float
    """Milliseconds of the processor for a frame, on the page's own thread."""


def walked(browser: Browser, house: House, record: str, phone: bool) -> Walk:
    """Watch a battle at its usual pace."""
    context, page = new_page(browser, phone)
    # What the battle was worth is thought about on the same processor as the frames are drawn.
    context.route("**/api/records/analysis", lambda route: route.abort())
    brought = json.dumps({"game": "skirmish", "text": record})
    context.add_init_script(f"sessionStorage.setItem({json.dumps(BROUGHT)}, {json.dumps(brought)})")
    page.goto(f"{house.url}/replay")
    page.locator("[data-hex]").first.wait_for()
    client = context.new_cdp_session(page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(WALKED)
    before = busy(client)
    page.get_by_test_id("replay-play").click()
    end = time.monotonic() + WATCHED
    lengths: list[float] = []
    while len(lengths) < ENOUGH and time.monotonic() < end:
        page.wait_for_timeout(500)
        lengths = page.evaluate("window.walkLengths")
    work = (busy(client) - before) / page.evaluate("window.allFrames")
    context.close()
    assert len(lengths) >= FEWEST, f"only {len(lengths)} frames in {WATCHED:.0f} s: nothing moved"
    return Walk(lengths, work)


ANSWER = """() => new Promise((done) => {
  const before = performance.now();
  const confirm = document.querySelector('[data-testid=confirm]');
  confirm.click();
  const look = () => (confirm.disabled ? done(performance.now() - before) : requestAnimationFrame(look));
  look();
})"""
"""Confirms a choice of cards; milliseconds until the screen says that it was made."""


def visit(browser: Browser, house: House, phone: bool) -> dict[str, float | list[float]]:
    """From nothing to the start page, to a battle for four, and over its map."""
    context, page = new_page(browser, phone)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.url, wait_until="networkidle")
    early = [url for url in asked if "skirmish" in url]
    assert not early, f"the first page asks for {early}"
    start = loaded(page)
    context.close()
    context, page = new_page(browser, phone)  # whoever opens a link to a battle comes from nowhere
    page.on("request", lambda request: asked.append(request.url))
    asked.clear()
    body = {"game": "skirmish", "options": {"scenario": LARGEST}, "you": "all"}
    created = httpx.post(f"{house.url}/api/games", json=body, timeout=60).json()
    token = created["seats"]["rangers"]["token"]
    page.goto(f"{house.url}/game/{created['id']}#token={token}")
    page.locator("[data-hex]").first.wait_for()
    page.wait_for_load_state("networkidle")
    size, book = loaded(page), loaded(page, r"/book/")
    others = [url for url in asked if "/raptor-" in url]
    assert not others, f"a battle asks for {others}"
    for _ in range(3):
        page.locator(".tools .tool").first.click()  # closer, so that there is something to move
    frames = panned(page)
    page.wait_for_function("() => !document.querySelector('[data-testid=confirm]')?.disabled")
    answer: float = page.evaluate(ANSWER)
    context.close()
    return {"start": start, "battle": size, "book": book, "frames": frames, "answer": answer}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            visit(browser, house, phone=False)  # warm up
            found = {phone: [visit(browser, house, phone) for _ in range(rounds)] for phone in (False, True)}
            record = battle_of_bots(Path(folder))
            walks = [walked(browser, house, record, phone) for phone in (False, True)]
        finally:
            browser.close()
            house.stop()
    table = Table(title="Skirmish in Chromium")
    for column in ("", "desktop", "phone", "limit"):
        table.add_column(column, justify="left" if not column else "right")

    def row(title: str, name: str, unit: str, limit: str) -> None:
        cells = [f"{statistics.median(one[name] for one in many):,.0f} {unit}" for many in found.values()]  # type: ignore[type-var]
        table.add_row(title, *cells, limit)

    row("script, style and texts of the start page, compressed", "start", "kB", "150 kB")
    row("the same of a first visit to a battle", "battle", "kB", "")
    row("its units, cards and maps in words", "book", "kB", "")
    row("decision pressed - answer on the screen", "answer", "ms", "100 ms")
    pans = [[one for visit in many for one in visit["frames"]] for many in found.values()]  # type: ignore[union-attr]
    for title, lengths in (("the map is moved", pans), ("units move", [walk.lengths for walk in walks])):
        rates = (f"{1000 * len(some) / sum(some):.1f}" for some in lengths)
        table.add_row(f"frames/s while {title}", *rates, "60")
        late = (sum(one > 1.5 * FRAME for one in some) / len(some) for some in lengths)
        table.add_row("frames that came late", *(f"{share:.1%}" for share in late), "")
    work = (f"{walk.work:.1f} ms" for walk in walks)
    table.add_row("processor time for a frame, on the page's own thread", *work, f"{FRAME:.1f} ms")
    CONSOLE.print(table)
    CONSOLE.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())

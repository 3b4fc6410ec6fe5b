"""A server process and a browser for all the tests, and a way to invite people to them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Person

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"speed": 40, "motion": "less"}
"""The page's own settings: everything is shown, but nobody has to wait for it."""

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "es": "es-ES"}
DESKTOP = {"width": 1366, "height": 820}
PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Person]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def chromium() -> str:
    """The system's browser; Playwright's own downloads are not used."""
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert program, "Chromium is not installed; on Debian: sudo apt-get install chromium"
    return program


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share; each test has games of its own."""
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def caravan_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that Caravan has joined, as a game of another package."""
    package = REPOSITORY / "tests" / "contract" / "caravan_package"
    made = House(tmp_path_factory.mktemp("caravan"), games=(REPOSITORY, package))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    made = House(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Invite a person with a browser profile of their own. Nobody's page may have complained in the end."""
    people: list[Person] = []

    def invite(
        house: House | None = None,
        hands: str = "mouse",
        plays: str = "greedy",
        language: str = "en",
        phone: bool = False,
        settings: dict[str, Any] | None = None,
        worker: bool = False,
    ) -> Person:
        house = house or request.getfixturevalue("house")
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone or hands == "finger",
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale=LOCALES[language],
            accept_downloads=True,
            # What a worker keeps hides the network from the test; one test lets it work.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        chosen = json.dumps(QUICK if settings is None else settings)
        context.add_init_script(
            "localStorage.getItem('lostworld.settings') ??"
            f" localStorage.setItem('lostworld.settings', '{chosen}')"
        )
        person = Person(context, house, hands, plays)
        people.append(person)
        return person

    yield invite
    found = [
        problem
        for person in people
        for problem in person.watcher.problems
        if not any(word in problem for word in person.problems_expected)
    ]
    for person in people:
        person.context.close()
    assert not found, "\n".join(found)

"""People at the browser: they look at the page, and act with the mouse, the keyboard or a finger.

What they may do they learn from the frames that their page received; which of it they do, a bot tells them or
the test. Every deed goes through the page's real controls.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from lostworld.bots import Limit, bot_named
from lostworld.raptor import GAME
from tests.e2e.house import PATIENCE, House
from tests.e2e.watcher import Message, Watcher

COLUMNS = "abcdefghijk"

_FORMS: tuple[tuple[str, str], ...] = (
    # which action texts name the figure that acts, and where it stands ("M": wherever the mother is)
    (r"^M(?:x|\^|~)(?P<to>..)$", "M"),
    (r"^S(?P<from>..)!$", "shoot"),
    (r"^b(?P<from>..)-x$", "escape"),
    (r"^[MbS](?P<from>..)[-=~x](?P<to>[a-k][1-6])$", "both"),
    (r"^(?:[MbS]@|!|\*|\^|~|S\^)(?P<to>..)$", "direct"),
    (r"^-z$", "token"),
)


def mother_of(view: str) -> str | None:
    """Where the mother stands."""
    for nth, row in enumerate(view.split(" ")[0].split("/")):
        if "M" in row:
            return f"{COLUMNS[row.index('M')]}{6 - nth}"
    return None


def taps(action: str, view: str) -> tuple[str | None, str]:
    """The space of the figure to choose first (if any), and the space to point at."""
    for form, kind in _FORMS:
        found = re.match(form, action)
        if not found:
            continue
        mother = mother_of(view)
        if kind == "direct":
            return None, found["to"]
        if kind == "token":
            assert mother
            return None, mother
        if kind == "M":
            return mother, found["to"]
        if kind == "shoot":
            assert mother
            return found["from"], mother
        return found["from"], f"{found['from']}x" if kind == "escape" else found["to"]
    raise AssertionError(f"no tap for {action}")


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        context: BrowserContext,
        house: House,
        hands: str = "mouse",
        plays: str = "greedy",
        seed: int = 1,
    ) -> None:
        self.context = context
        self.house = house
        self.hands = hands
        self.page: Page = context.new_page()
        self.watcher = Watcher(self.page)
        self.problems_expected: tuple[str, ...] = ()
        self.seat: str | None = None
        """With both seats in one browser: the one whose turn it is at the screen."""
        self._bot = bot_named(plays, GAME, seed)
        self._luck = random.Random(seed)

    # --- looking ------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        """Go to an address of the house."""
        self.page.goto(self.house.url + path)

    def see(self, name: str) -> Locator:
        """Something on the page by its test id."""
        return self.page.get_by_test_id(name)

    def face(self, bot: str) -> None:
        """Choose whom to play against, on the start screen."""
        self.press(self.see("opponent"))
        self.press(self.see(f"opponent-{bot}"))
        expect(self.see("opponents")).to_be_hidden()
        expect(self.see("opponent")).to_have_attribute("data-bot", bot)

    def space(self, key: str) -> Locator:
        """A space of the board, or an exit such as ``a4x``."""
        return self.page.locator(f'[data-space="{key}"]')

    def until(self, true: Callable[[], Any], why: str = "") -> None:
        """Wait for something to become true."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {why}; the page says: {self.words()}"
            self.page.wait_for_timeout(20)

    def words(self) -> str:
        """What the bar says is to be done."""
        guide = self.see("guide")
        return guide.inner_text() if guide.count() else self.page.locator("body").inner_text()[:400]

    @property
    def game(self) -> str:
        """The id of the game in the address."""
        found = re.search(r"/game/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def table(self) -> Message:
        """The game as the newest frames tell it."""
        now: Message = {}
        seats = {one["socket"]: one["seat"] for one in self.watcher.messages if one["type"] == "snapshot"}
        for message in self.watcher.messages:
            if self.seat and seats.get(message["socket"]) != self.seat:
                continue
            if message["type"] == "snapshot":
                now = dict(message)
            elif message["type"] in ("step", "chosen", "presence", "offer"):
                now.update(message)
        return now

    @property
    def plan(self) -> list[str]:
        """The steps planned so far, as the page shows them."""
        steps = self.page.locator("[data-testid=plan] li")
        found: list[str] = steps.evaluate_all("all => all.map((one) => one.dataset.action)")
        return found

    @property
    def hand(self) -> list[int]:
        """The cards that lie open in the hand on the screen."""
        cards = self.page.locator("[data-testid=hand] [data-card]")
        self.until(cards.count, "the hand")
        return sorted(int(card) for card in cards.evaluate_all("all => all.map(one => one.dataset.card)"))

    def joined(self, game: str | None = None) -> None:
        """Wait until the table is there: the page shown now has heard of the game in its address."""

        def heard() -> bool:
            found = self.watcher.latest("snapshot", since_load=True)
            return found is not None and found["id"] in self.page.url and game in (None, found["id"])

        self.until(heard, "a snapshot")
        expect(self.see("board")).to_be_visible()
        expect(self.page.locator("main")).to_have_attribute("aria-busy", "false")  # and shows it

    def idle(self) -> None:
        """Wait until nothing moves any more."""
        self.until(
            lambda: not self.see("skip").count() and not self.see("reveal").count(), "the animations' end"
        )
        self.until(self._shows_all, "the last step on the screen")

    def _shows_all(self) -> bool:
        """Whether the page shows the last step that it has heard of: it draws later than it hears."""
        main = self.page.locator("main[data-step]")
        return not main.count() or int(main.get_attribute("data-step") or 0) >= self.table["seq"]

    def accept(self, link: str) -> None:
        """Open an invitation and say yes."""
        self.page.goto(link if link.startswith("http") else self.house.url + link)
        self.press(self.see("sit-down"))

    # --- acting -------------------------------------------------------------------------------------

    def press(self, locator: Locator) -> None:
        """Click, tap, or Tab to a control and press Enter."""
        if self.hands == "mouse":
            locator.click()
        elif self.hands == "finger":
            locator.tap()
        else:
            self.tab_to(locator)
            self.page.keyboard.press("Enter")

    def tab_to(self, locator: Locator) -> None:
        """Press Tab until a control has the focus."""
        expect(locator).to_be_enabled()
        for _ in range(150):
            if locator.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {locator}")

    def point(self, key: str) -> None:
        """Act on a space: click it, tap it, or go there with the arrows and press Enter."""
        if self.hands != "keyboard":
            self.press(self.space(key))
            return
        here = self.page.evaluate("document.activeElement?.dataset?.space ?? ''")
        if not here:
            self.tab_to(self.page.locator('[data-space][tabindex="0"]'))
            here = self.page.evaluate("document.activeElement.dataset.space")
        for arrow in self._way(here, key):
            self.page.keyboard.press(arrow)
        assert self.page.evaluate("document.activeElement.dataset.space") == key, (
            f"no way from {here} to {key}"
        )
        self.page.keyboard.press("Enter")

    def point_until(self, key: str, true: Callable[[], Any], why: str) -> None:
        """Act on a space and wait for what follows. On a busy machine a tap may last so long that the browser
        takes it for a long press, which does nothing: a finger then tries again."""
        for _ in range(3 if self.hands == "finger" else 0):
            self.point(key)
            end = time.monotonic() + 5
            while time.monotonic() < end:
                if true():
                    return
                self.page.wait_for_timeout(20)
        if self.hands != "finger":
            self.point(key)
        self.until(true, why)

    @staticmethod
    def _way(here: str, there: str) -> list[str]:
        """The arrows between two spaces of an unturned board."""
        way: list[str] = []
        if here == there:
            return way
        if here.endswith("x"):
            way.append("ArrowRight" if here[0] == "a" else "ArrowLeft")
        across = COLUMNS.index(there[0]) - COLUMNS.index(here[0])
        way += ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across)
        up = int(there[1]) - int(here[1])
        way += ["ArrowUp" if up > 0 else "ArrowDown"] * abs(up)
        if there.endswith("x"):
            way.append("ArrowLeft" if there[0] == "a" else "ArrowRight")
        return way

    def _chosen(self) -> str | None:
        chosen = self.page.locator('[data-space][aria-selected="true"]')
        return chosen.first.get_attribute("data-space") if chosen.count() else None

    def do(self, action: str) -> None:
        """One step of the plan, with the page's own controls."""
        view = self._view()
        figure, target = taps(action, view)
        planned = len(self._plans())
        if self._chosen() not in (None, figure):
            self.point(str(self._chosen()))
        if figure:
            self.until(lambda: self._can_act(figure), f"{figure} can act, for {action}")
            if self._chosen() != figure:
                self.point_until(figure, lambda: self._chosen() == figure, f"{figure} is chosen")
        self.until(
            lambda: "target" in str(self.space(target).get_attribute("class")), f"{target} for {action}"
        )
        which = self.page.locator(f'[data-testid=ask] [data-action="{action}"]')
        self.point_until(
            target, lambda: len(self._plans()) > planned or which.count(), f"an answer to {action}"
        )
        if len(self._plans()) == planned:
            self.press(which)
            self.until(lambda: len(self._plans()) > planned, f"an answer to {action}")
        self.until(
            lambda: self.plan and self.plan[-1] == action, f"{action} in the plan, which is {self.plan}"
        )

    def _can_act(self, space: str) -> bool:
        here = self.space(space)
        label = str(here.get_attribute("aria-label"))
        return here.get_attribute("aria-selected") == "true" or bool(re.search(r"Can act|Peut agir", label))

    def _plans(self) -> list[Message]:
        return [one for one in self.watcher.messages if one["type"] == "planned"]

    def _view(self) -> str:
        """The position on the screen: the plan's, or the confirmed one."""
        plans = [one for one in self._plans() if one["actions"] == self.plan]
        now = self.table
        if self.plan and plans:
            return str(plans[-1]["view"])
        return str(now["view"])

    def confirm(self) -> None:
        """Press Confirm (the keyboard has a key for it)."""
        if self.hands == "keyboard":
            expect(self.see("confirm")).to_be_enabled()
            self.page.keyboard.press("c")
        else:
            self.press(self.see("confirm"))

    def choose(self, card: int) -> None:
        """Choose a card in secret."""
        face = self.page.locator(f'[data-testid=hand] [data-card="{card}"]')

        def picked() -> bool:
            """While the last reveal is still shown no card can be picked."""
            self.idle()
            expect(face).to_be_enabled()
            if face.get_attribute("aria-pressed") != "true":
                if self.hands == "keyboard":
                    self.page.keyboard.press(str(card))
                else:
                    self.press(face)
            return self.see("confirm").count() > 0 and self.see("confirm").is_enabled()

        self.until(picked, f"card {card} is picked")
        acks = self._acks()
        self.confirm()
        self.until(lambda: self._acks() > acks, f"card {card} is acknowledged")

    def _acks(self) -> int:
        chosen = {one["id"] for one in self.watcher.sent if one["type"] == "choose"}
        return sum(one["type"] == "ack" and one["id"] in chosen for one in self.watcher.messages)

    # --- playing on ---------------------------------------------------------------------------------

    def advice(self, view: str, legal: list[str]) -> str:
        """What a bot would do, from what this seat sees; in the setup, whose view is nobody's, any place."""
        if view.split(" ")[2] == "place":
            return self._luck.choice(legal)
        return GAME.action_text(self._bot.think(GAME.parse_view(view), Limit(20)).action)

    def take_turn(self) -> None:
        """One decision of this seat, to its end: a card, or a whole turn."""
        now = self.table
        seq, side = now["seq"], now["seat"]
        # The frame is known here before the page has read it: what is picked for an older step would be lost.
        table = self.page.locator("main")
        self.until(lambda: table.get_attribute("data-step") == str(seq), "the page is at this step")
        if now["view"].split(" ")[2].startswith("cards"):
            self.choose(int(self.advice(now["view"], now["legal"])[1:]))
        else:
            self.until(lambda: self.see("confirm").count(), "the turn bar")
            while True:
                last = self._plans()[-1] if self.plan else None
                if last is not None and (last["ends"] or not last["legal"]):
                    break
                action = self.advice(self._view(), last["legal"] if last else now["legal"])
                if action == ".":
                    break
                self.do(action)
            self.confirm()
            if self.page.locator("[data-asks=sure]").count():  # with nothing done it asks once
                self.confirm()
        self.until(
            lambda: self.table["seq"] > seq or side not in self.table["deciding"],
            "the decision is carried out",
        )

    def resign(self) -> None:
        """Give up: one tap is not enough."""
        self.press(self.see("menu"))
        self.press(self.see("resign"))
        self.press(self.see("resign"))

    def due(self) -> bool:
        """Whether this seat has something to decide."""
        now = self.table
        return bool(now.get("status") == "playing" and now["seat"] in now["deciding"])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("status") == "over"

    def play_on(self, until: Callable[[], bool] | None = None, most: int = 400) -> None:
        """Take turn after turn, until the game is over or something else has happened."""
        for _ in range(most):
            self.until(lambda: self.due() or self.over() or (until and until()), "my turn or the end")
            if self.over() or (until and until()):
                return
            self.take_turn()
        raise AssertionError("the game does not end")

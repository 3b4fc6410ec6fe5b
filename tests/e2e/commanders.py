"""People who play Skirmish at the browser: every decision goes through the page's own controls.

What may be done they learn from the frames their page received; which of it they do is drawn from a seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Person

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ON_MAP = ("move", "enter", "deploy", "flee", "shift", "do", "base", "unit", "test", "react", "spare")


def choices_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    """A decision's choices, with their fields."""
    legal, found = message["legal"], []
    for group in (message.get("decision") or {"choices": []})["choices"]:
        for place, *values in group["rows"]:
            fields = dict(zip(group["fields"], values, strict=True))
            found.append({"text": legal[place], "kind": group["kind"], "fields": fields})
    return sorted(found, key=lambda one: legal.index(one["text"]))


def hex_of(choice: dict[str, Any], view: dict[str, Any]) -> str | None:
    """Where on the map a choice is made; None if it is not."""
    kind, fields = choice["kind"], choice["fields"]
    if kind not in ON_MAP:
        return None
    if kind == "enter":
        q, r = map(int, fields["hex"].split("."))
        dq, dr = STEPS[fields["edge"]]
        return f"{q + dq}.{r + dr}"
    if "unit" in fields and kind != "deploy":
        found = (view["units"][fields["unit"]]["hexes"] or [fields.get("hex")])[0]
    elif "object" in fields:
        found = view["objects"][fields["object"]]["hex"]
    else:
        found = fields.get("hex")
    return None if found is None else str(found)


class Commander:
    """Somebody at a battle."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.luck = random.Random(seed)
        self.kinds: set[str] = set()
        """The kinds of decisions made so far."""

    @property
    def now(self) -> dict[str, Any]:
        """What is asked: after the plan, if there is one."""
        plans = [one for one in self.person.watcher.messages if one["type"] == "planned"]
        if self.person.page.locator("[data-testid=plan] li").count():
            return dict(plans[-1])
        return self.person.table

    def wished(self, choices: list[dict[str, Any]], finish: str | None) -> dict[str, Any] | None:
        """One of the choices; None: the turn is ended. All kinds are as likely, few choices or many."""
        others = [one for one in choices if one["text"] != finish]
        if not others or (finish and self.luck.random() < 0.45):
            return None
        kind = self.luck.choice(sorted({one["kind"] for one in others}))
        return self.luck.choice([one for one in others if one["kind"] == kind])

    def reach(self, name: str) -> None:
        """Act on a hex of the map, whatever part of it is seen."""
        page = self.person.page
        cell = page.locator(f'[data-hex="{name}"]')
        if self.person.hands == "keyboard":
            if page.evaluate("document.activeElement?.dataset?.hex ?? ''") == "":
                self.person.tab_to(page.locator('[data-hex][tabindex="0"]'))
            for _ in range(200):
                if page.evaluate("document.activeElement.dataset.hex") == name:
                    break
                page.keyboard.press("n")
            page.keyboard.press("Enter")
            return
        self.into_sight(cell)
        self.person.press(cell)

    def into_sight(self, cell: Locator) -> None:
        """Move the map until a hex is on the screen: its focus brings it there."""
        cell.focus()
        cell.blur()

    def take(
        self, choice: dict[str, Any], view: dict[str, Any], done: Callable[[], bool] = lambda: False
    ) -> None:
        """Carry out one choice with the page's own controls, unless it is ``done`` by then."""
        page, press = self.person.page, self.person.press
        exact = f'[data-choice="{choice["text"]}"]'
        place = hex_of(choice, view)
        self.sheet("hand" if choice["kind"] in ("active", "next", "icons", "play", "discard") else "question")
        if place is not None:
            if choice["kind"] == "deploy":
                press(page.locator(f'[data-deploy="{choice["fields"]["unit"]}"]'))
            self.reach(place)
            which = page.locator(f"[data-testid=facings] {exact}, [data-testid=pick] {exact}")
            self.person.until(
                lambda: which.count() or self.is_planned(choice),
                f"{choice['text']} on the map, at {place}; sent: {self.person.watcher.sent[-3:]}",
            )
            if which.count():
                press(which)
            return
        if choice["kind"] in ("active", "next"):
            fields = choice["fields"]
            press(page.locator(f'[data-place="{fields["unit"]}"]'))
            press(page.locator(f'[data-testid=drawn] [data-card="{fields["card"]}"]').first)
            which = page.locator(f"[data-testid=idles] {exact}")
            self.person.until(
                lambda: which.count() or self.is_planned(choice), f"{choice['text']} by its card"
            )
            if which.count():
                press(which)
            return
        card = page.locator(f'[data-testid=hand] [data-card="{choice["fields"].get("card")}"]')
        button = page.locator(f"[data-testid=question] {exact}")
        if not button.count() and card.count():
            press(card.first)
            which = page.locator(f".uses {exact}")
            self.person.until(
                lambda: which.count() or self.is_planned(choice), f"{choice['text']} by its card"
            )
            if which.count():
                press(which)
            return
        # Against bots alone the page passes by itself where nothing fits, and never shows the question.
        self.person.until(lambda: button.count() or done(), f"a button {exact}")
        if button.count():
            press(button)

    def sheet(self, name: str) -> None:
        """On a phone: what stands under the map."""
        tab = self.person.see(f"sheet-{name}")
        if tab.count() and tab.get_attribute("aria-pressed") != "true":
            self.person.press(tab)

    def is_planned(self, choice: dict[str, Any]) -> bool:
        """Whether the page has asked the server to try the choice out."""
        return any(
            one["type"] == "planned" and one["actions"] and one["actions"][-1] == choice["text"]
            for one in self.person.watcher.messages[-12:]
        )

    def decide(self) -> None:
        """One decision of this seat, to its end."""
        person = self.person
        now = person.table
        seq, seat = now["seq"], now["seat"]
        person.idle()
        self.kinds.add(now["decision"]["kind"])
        if now["decision"]["secret"]:
            expect(person.see("confirm")).to_be_enabled()
            person.confirm()
            person.until(lambda: person.table["seq"] > seq or person.table["chosen"].get(seat), "a choice")
            return

        def done() -> bool:
            return bool(person.table["seq"] > seq)

        def sent() -> bool:
            return any(one["type"] == "confirm" and one["seq"] == seq for one in person.watcher.sent)

        for _ in range(12):
            told = self.now
            decision = told.get("decision")
            finish = decision["finish"] if decision else None
            if decision is None or told.get("ends"):
                break
            wish = self.wished(choices_of(told), finish)
            if wish is None:
                break
            steps = person.page.locator("[data-testid=plan] li").count()
            if done():
                return
            self.take(wish, told["view"], done)
            person.until(
                lambda before=steps: (  # type: ignore[misc]
                    done() or person.page.locator("[data-testid=plan] li").count() > before
                ),
                f"an answer to {wish['text']}",
            )
            if done():
                return
            person.idle()
        # A question with a button of its own is confirmed by the page itself, as soon as nothing moves.
        person.until(lambda: sent() or person.see("confirm").is_enabled(), "Confirm")
        if not sent():
            person.confirm()
        person.until(done, "the decision is carried out")

    def fight(self, until: Any = None, most: int = 400) -> None:
        """Decision after decision, until the battle is over or something else has happened."""
        person = self.person
        for _ in range(most):
            person.until(lambda: person.due() or person.over() or (until and until()), "my turn or the end")
            if person.over() or (until and until()):
                return
            self.decide()
        raise AssertionError("the battle does not end")


class Absent:
    """A player without a browser: sends commands as any client may."""

    def __init__(self, house: House, game: str, token: str, seed: int = 5) -> None:
        self.house, self.game, self.token = house, game, token
        self.luck = random.Random(seed)

    def asked(self) -> dict[str, Any] | None:
        """What this seat is asked now, if anything."""
        told: dict[str, Any] = httpx.get(
            f"{self.house.url}/api/games/{self.game}",
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=PATIENCE,
        ).json()
        return told if told["status"] == "playing" and told["seat"] in told["deciding"] else None

    def answer(self, told: dict[str, Any] | None = None) -> bool:
        """Decide, if something is asked (``told``, where it is known already); whether it was."""
        told = told or self.asked()
        if told is None:
            return False
        seq = told["seq"]
        if told["decision"]["secret"]:
            self.house.command(self.game, self.token, type="choose", action=self._wish(told), seq=seq)
            return True
        actions: list[str] = []
        while not told.get("ends"):
            wish = self._wish(told)
            if wish == told["decision"]["finish"]:
                break
            actions.append(wish)
            told = self.house.command(self.game, self.token, type="plan", seq=seq, actions=actions)
        self.house.command(self.game, self.token, type="confirm", seq=seq, actions=actions)
        return True

    def _wish(self, told: dict[str, Any]) -> str:
        finish: str | None = told["decision"]["finish"]
        if finish and self.luck.random() < 0.5:
            return finish
        choices = choices_of(told)
        kind = self.luck.choice(sorted({one["kind"] for one in choices}))
        return str(self.luck.choice([one["text"] for one in choices if one["kind"] == kind]))


# --- secrets ------------------------------------------------------------------------------------------

CONDITIONS = ("fear", "wound", "sedative", "?")


class Scan:
    """Looks through all that a seat received (-1: who watches) for what it must not know (ruling 12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views = 0
        self.found: list[str] = []
        self._owner: list[int] = []
        self._looked: set[int] = set()
        """Units whose cards this seat has seen by right."""

    def read(self, told: Any) -> None:
        """Look through one message."""
        if isinstance(told, list):
            for one in told:
                self.read(one)
        elif isinstance(told, dict):
            if "track" in told and "units" in told and "seats" in told:
                self._view(told)
            elif isinstance(told.get("kind"), str) and "beats" not in told:
                self._event(told)
            for one in told.values():
                self.read(one)

    def _view(self, view: dict[str, Any]) -> None:
        self.views += 1
        self._owner = [unit["seat"] for unit in view["units"]]
        for number, player in enumerate(view["seats"]):
            if number != self.seat and any(card != "?" for card in player["hand"]):
                self.found.append(f"the hand of seat {number}")
        for number, unit in enumerate(view["units"]):
            if unit["seat"] == self.seat or number in self._looked:
                continue
            covered = [unit["next"], unit["idle"], *unit["drawn"]]
            if unit["active"] and "revealed" not in unit["marks"]:
                covered.append(unit["active"][-1])
            if any(isinstance(card, str) and card not in CONDITIONS for card in covered):
                self.found.append(f"a card of unit {number} that lies face down: {covered}")

    def _event(self, event: dict[str, Any]) -> None:
        unit, card = event.get("unit"), event.get("card")
        if event["kind"] == "looked" and card is not None and isinstance(unit, int):
            self._looked.add(unit)
        others = isinstance(unit, int) and 0 <= unit < len(self._owner) and self._owner[unit] != self.seat
        if others and unit not in self._looked and event["kind"] in ("card_placed", "cards_drawn"):
            cards = [card, *(event.get("cards") or ())]
            if any(isinstance(one, str) and one not in CONDITIONS for one in cards):
                self.found.append(f"{event['kind']} names {cards}")
        if event["kind"] == "hero_cards_drawn" and event["seat"] != self.seat and event.get("cards"):
            self.found.append("drawn hero cards of another seat")

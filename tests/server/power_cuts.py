"""Tables of any game, played by people who note what they are told, and who look afterwards whether it is so.

The people of a table act one after the other, each on a connection of their own: they choose, plan and
confirm, change their minds, ask for take-backs and answer, leave, vote for a bot in place of somebody who is
away, come back, give up, and play again. When the server dies under them, ``Table.check`` asks the next one
for everything that anybody was told or that was acknowledged, repeats the command that was under way, and the
table goes on.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .house import Message, actions_of, bearer, eager

PATIENCE = 30.0
PLAN_MOST = 40
"""Actions of a planned turn: a command takes 64 of them."""


class Unlike(AssertionError):
    """Something that was told or acknowledged is not so."""


class Person:
    """Somebody with a seat: what it was told, and a connection while there is one."""

    def __init__(self, seat: str, token: str) -> None:
        self.seat = seat
        self.token = token
        self.live: ClientConnection | None = None
        self.was_there = False
        """Whether it was connected when the server died."""
        self.now: Message = {}
        self.steps: dict[int, tuple[str, str | None, list[str]]] = {}
        """Of every step that it was told: kind, by whom, and the actions as it may know them."""
        self.answers: dict[str, Message] = {}
        self.acknowledged: dict[str, Message] = {}
        """The last command of this seat that made a step or is a choice, by its id: the answer."""

    def take(self, message: Message) -> None:
        """Note a frame."""
        kind = message["type"]
        if kind == "snapshot":
            self.now = message
        elif kind in ("step", "chosen", "presence", "offer"):
            self.now = {**self.now, **message}
            if kind == "step":
                self.steps[message["seq"]] = essence(message)
                self.now["take_back"] = None  # an offer stands until the next step
        elif kind in ("ack", "planned", "error"):
            self.answers[message["id"]] = message

    async def hear(self) -> None:
        """Take in the next frame."""
        assert self.live is not None
        async with asyncio.timeout(PATIENCE):
            self.take(json.loads(await self.live.recv()))

    async def hear_all(self) -> None:
        """Take in what has come already."""
        while self.live is not None:
            try:
                async with asyncio.timeout(0.001):
                    frame = await self.live.recv()
            except TimeoutError:
                return
            self.take(json.loads(frame))


def plays(person: Person) -> bool:
    """Whether somebody plays his seat himself: no bot does, while he is away or since he has given up."""
    return bool(person.now["seats"][person.seat]["kind"] == "human")


def essence(step: Message) -> tuple[str, str | None, list[str]]:
    """Return what must stay as it was told."""
    return step["kind"], step["by"], actions_of(step)


class Table:
    """A game, from one rematch to the next."""

    def __init__(self, url: str, luck: random.Random, wish: Message, late: float = 0.0) -> None:
        self.url = url
        self.luck = luck
        self.wish = wish
        self.late = late
        """Seconds after which everybody has heard what was done at another worker."""
        self.id = ""
        self.people: dict[str, Person] = {}
        self.done: Counter[str] = Counter()
        """What was acknowledged, by kind."""
        self.checked: Counter[str] = Counter()
        self.under_way: tuple[str, Message] | None = None
        """The command that waits for its answer, and whose it is."""
        self.settled = True
        """Whether everybody has heard who is there, who plays, and what is offered."""
        self._number = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the game and take every seat, each at a screen of its own."""
        answer = await http.post("/api/games", json={**self.wish, "opponent": {"kind": "friend"}})
        if answer.status_code != 201:
            raise Unlike(answer.text)
        created = answer.json()
        people = {seat: Person(seat, held["token"]) for seat, held in created["seats"].items()}
        for invite in created["invites"]:
            claim = {"code": invite["code"], "name": invite["seat"]}
            taken = (await http.post(f"/api/games/{created['id']}/claim", json=claim)).json()
            people[taken["seat"]] = Person(taken["seat"], taken["token"])
        self.id, self.people = created["id"], people

    # --- playing ------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play until the connections break."""
        try:
            for person in self.people.values():
                await self.sit(person)
            while True:
                await self.act()
        except (WebSocketException, httpx.TransportError, OSError):
            pass
        finally:
            for person in self.people.values():
                person.was_there = person.live is not None
                if person.live is not None:
                    await person.live.close()
                person.live = None

    async def sit(self, person: Person) -> None:
        """Connect somebody, who then knows how things are."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{self.id}/live"
        person.live = await connect(address, max_size=None, compression=None)
        await person.live.send(json.dumps({"type": "hello", "token": person.token}))
        person.now = {}
        while not person.now:
            await person.hear()

    async def act(self) -> None:
        """Let one of those who are there do one thing."""
        for person in self.people.values():
            await person.hear_all()
        present = [person for person in self.people.values() if person.live is not None]
        someone = self.luck.choice(present)
        if someone.now["status"] == "over" or not any(
            plays(person) or person.now["seats"][person.seat]["stands_in"] for person in self.people.values()
        ):
            await self.again()
            return
        absent = [person for person in self.people.values() if person.live is None]
        what = self.luck.random()
        if what > 0.13 or (what > 0.12 and someone.now["seq"] < 8):
            await self.decide(present)
            return
        self.settled = False
        if what < 0.04:
            await self.take_back(someone, present)
        elif what < 0.07 and len(present) > 1:
            await self.leave(someone, [person for person in present if person is not someone])
        elif what < 0.12:
            await self.return_(self.luck.choice(absent or present))
        elif what > 0.12:
            await self.do(someone, "resign")
        await self.settle()

    async def settle(self) -> None:
        """Wait until everybody has heard of what was done, and let it stand for a moment."""
        await asyncio.sleep(self.late)
        for person in self.people.values():
            if person.live is not None:
                await self.do(person, "ping")
        self.settled = True
        await asyncio.sleep(self.luck.random() * 0.1)

    async def decide(self, present: list[Person]) -> None:
        """Make a decision that is awaited, or change one's mind, or wait for a bot."""
        able = [p for p in present if plays(p) and p.now["legal"] and p.now["decision"] is not None]
        awaited = [person for person in able if person.seat in person.now["deciding"]]
        changing = [person for person in able if person.now["my_choice"] is not None]
        if changing and (not awaited or self.luck.random() < 0.2):
            awaited = changing
        if not awaited:
            await asyncio.sleep(0.01)
            return
        person = self.luck.choice(awaited)
        seq, legal = person.now["seq"], person.now["legal"]
        if person.now["decision"]["secret"]:
            await self.do(person, "choose", action=self.luck.choice(legal), seq=seq)
            return
        actions: list[str] = []
        while legal and len(actions) < PLAN_MOST:
            actions.append(eager(legal, self.luck))
            planned = await self.do(person, "plan", seq=seq, actions=actions)
            if planned["type"] == "error":
                return
            if planned["confirmable"] and self.luck.random() < 0.5:
                break
            legal = planned["legal"]
        await self.do(person, "confirm", seq=seq, actions=actions)

    async def take_back(self, asking: Person, present: list[Person]) -> None:
        """Ask for a take-back, and let the others answer, or let it stand."""
        if plays(asking):
            await self.do(asking, "take_back")
        for person in present:
            await person.hear_all()
            offer = person.now["take_back"]
            if offer is None or person.seat not in offer["waiting"] or self.luck.random() < 0.3:
                continue
            await self.do(person, "answer", offer="take_back", accept=self.luck.random() < 0.7)

    async def leave(self, leaving: Person, others: list[Person]) -> None:
        """Go away; some of the others vote for a bot."""
        assert leaving.live is not None
        live, leaving.live = leaving.live, None
        await live.close()
        for person in others if plays(leaving) else ():
            while leaving.seat not in person.now["away"] and person.now["status"] == "playing":
                if person.now["seats"][leaving.seat]["stands_in"]:
                    return
                await person.hear()
            if plays(person) and person.now["status"] == "playing" and self.luck.random() < 0.7:
                await self.do(person, "vote_bot", seat=leaving.seat)

    async def return_(self, person: Person) -> None:
        """Be there again, and play oneself."""
        if person.live is None:
            await self.sit(person)
        if person.now["seats"][person.seat]["stands_in"]:
            await self.do(person, "come_back")

    async def again(self) -> None:
        """Ask for another game and agree to it, until it is there; then everybody goes there."""
        for person in self.people.values():
            if person.live is None:
                await self.sit(person)
        people = [person for person in self.people.values() if plays(person)]
        self.settled = False
        if not people:  # all have given up: bots play it to the end
            for person in self.people.values():
                assert person.live is not None
                await person.live.close()
            async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
                await self.open(http)
            for person in self.people.values():
                await self.sit(person)
            await self.settle()
            return
        same = self.luck.random() < 0.5
        ack: Message = {}
        moved: dict[str, str] = {}
        for person in people:
            ack = await self.do(person, "rematch", same=same)
            if ack["type"] == "error":
                raise Unlike(f"no rematch: {ack}")
        if "game" not in ack:
            raise Unlike(f"all want a rematch, and there is none: {ack}")
        for person in people:  # repeated: everybody learns his new seat
            told = await self.do(person, "rematch", same=same)
            moved[person.seat] = told["seat"]
        for person in self.people.values():
            assert person.live is not None
            await person.live.close()
        self.id = ack["game"]
        # Whoever had resigned has no seat any more: his bot plays on.
        self.people = {
            moved[person.seat]: Person(moved[person.seat], person.token)
            for person in self.people.values()
            if person.seat in moved
        }
        for person in self.people.values():
            await self.sit(person)
        await self.settle()

    async def do(self, person: Person, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        assert person.live is not None
        self._number += 1
        command = {"type": kind, "id": f"c{self._number}", **fields}
        asks = kind in ("plan", "ping")
        if not asks:
            self.under_way = person.seat, command
        await person.live.send(json.dumps(command))
        while command["id"] not in person.answers:
            await person.hear()
        answer = person.answers.pop(command["id"])
        if not asks:
            self.under_way = None
        if answer["type"] != "error" and kind != "ping":
            self.done[kind] += 1
            if kind in ("choose", "confirm"):
                person.acknowledged = {"command": command, "answer": answer}
        return answer

    # --- afterwards ---------------------------------------------------------------------------------

    async def check(self, http: httpx.AsyncClient) -> None:
        """Ask for everything that was told or acknowledged. Raises Unlike."""
        seen: dict[str, Message] = {}
        for person in self.people.values():
            answer = await http.get(f"/api/games/{self.id}", headers=bearer(person.token))
            if answer.status_code != 200:
                raise Unlike(f"{self.id} is gone: {answer.text}")
            seen[person.seat] = answer.json()
        for person in self.people.values():
            await self._check_steps(http, person)
            self._check_standing(person, seen[person.seat])
        for person in self.people.values():
            if seen[person.seat]["seats"][person.seat]["kind"] == "human":  # else a bot decides
                await self._check_repeated(http, person, seen[person.seat]["log"])
        if self.under_way is not None:
            await self._check_under_way(http, *self.under_way)
            self.under_way = None

    async def _check_steps(self, http: httpx.AsyncClient, person: Person) -> None:
        stored: dict[int, tuple[str, str | None, list[str]]] = {}
        last = max(person.steps, default=0)
        while len(stored) < last:
            after = len(stored)
            page = await http.get(
                f"/api/games/{self.id}/events", params={"after": after}, headers=bearer(person.token)
            )
            found = page.json()["events"]
            if not found:
                raise Unlike(f"{person.seat} was told of step {last}, and there are {after}")
            stored.update((step["seq"], essence(step)) for step in found)
        for seq, told in person.steps.items():
            if stored[seq] != told:
                raise Unlike(f"step {seq} was told as {told}, and is {stored[seq]}")
            self.checked["steps"] += 1

    def _check_standing(self, person: Person, seen: Message) -> None:
        """What stands after the last step that was told, unless another one was stored since."""
        now = person.now
        if not now:
            return
        if seen["seq"] < now["seq"]:
            raise Unlike(f"{person.seat} was at step {now['seq']}, and the game is at {seen['seq']}")
        for seat, there in now["seats"].items() if self.settled and person.was_there else ():
            if there["stands_in"] and not seen["seats"][seat]["stands_in"]:
                raise Unlike(f"a bot stood in for {seat}, and does not")
            self.checked["stand-ins"] += there["stands_in"]
        if seen["seq"] != now["seq"]:
            return
        for seat, chosen in now["chosen"].items():
            if chosen and not seen["chosen"][seat]:
                raise Unlike(f"{seat} had chosen")
            self.checked["choices"] += chosen
        if now["my_choice"] is not None:
            possible = {now["my_choice"]}
            if self.under_way is not None and self.under_way[0] == person.seat:
                possible.add(self.under_way[1].get("action"))
            if seen["my_choice"] not in possible:
                raise Unlike(f"{person.seat} had chosen {possible}, and has {seen['my_choice']}")
            self.checked["own choices"] += 1
        if not self.settled or not person.was_there:
            return
        for kind in ("take_back", "rematch"):
            if now[kind] is not None and (
                seen[kind] is None
                or seen[kind]["by"] != now[kind]["by"]
                or not set(seen[kind]["accepted"]) >= set(now[kind]["accepted"])
            ):
                raise Unlike(f"{kind} was {now[kind]}, and is {seen[kind]}")
            self.checked["offers"] += now[kind] is not None
        for seat, away in now["away"].items():
            if away["votes"] and not seen["seats"][seat]["stands_in"]:
                votes = seen["away"].get(seat, {"votes": []})["votes"]
                if not set(votes) >= set(away["votes"]):
                    raise Unlike(f"votes about {seat} were {away['votes']}, and are {votes}")
                self.checked["votes"] += 1

    async def _check_repeated(self, http: httpx.AsyncClient, person: Person, log: list[Message]) -> None:
        """The last decision, sent once more, is acknowledged as it was; a choice as revealed, if it is."""
        if not person.acknowledged or (self.under_way is not None and self.under_way[0] == person.seat):
            return
        command, answer = person.acknowledged["command"], person.acknowledged["answer"]
        again = (await self._post(http, person, command)).json()
        followed = next((step["kind"] for step in log if step["seq"] == answer["seq"] + 1), None)
        if command["type"] == "choose" and followed == "reveal":
            answer = {**answer, "seq": answer["seq"] + 1}
        elif command["type"] == "choose" and followed is not None:
            return  # it was taken back before it was revealed, or the game ended
        if again != answer:
            raise Unlike(f"{command} was answered with {answer}, and is with {again}")
        self.checked["repeated"] += 1

    async def _check_under_way(self, http: httpx.AsyncClient, seat: str, command: Message) -> None:
        """The command that had no answer is sent again, as the page does; it happens once."""
        person = self.people.get(seat)
        if person is None:
            return
        answer = await self._post(http, person, command)
        if answer.status_code >= 500:
            raise Unlike(f"{command} is answered with {answer.text}")
        self.checked["under way"] += 1
        if command["type"] == "rematch" and "game" in answer.json():
            self.checked["rematches"] += 1

    async def _post(self, http: httpx.AsyncClient, person: Person, command: Message) -> httpx.Response:
        return await http.post(f"/api/games/{self.id}/commands", json=command, headers=bearer(person.token))

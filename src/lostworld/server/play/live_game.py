"""One running game in memory: position, seats, secret choices, clock, and who is connected.

A table is made from the log when somebody asks for it, and leaves the memory when nobody has used it for a
while; everything that matters is in the database.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import SPECTATOR, Outcome
from lostworld.server.games import SIDES, State, check_rules
from lostworld.server.net.security import Bucket
from lostworld.server.play import projection
from lostworld.server.play.history import History, PlayedStep, StoredStep
from lostworld.server.play.projection import Json
from lostworld.server.storage.batch import Listing
from lostworld.server.storage.read import StoredChoice, WholeGame

if TYPE_CHECKING:
    from lostworld.server.cluster.bus import Present
    from lostworld.server.live.connection import Connection

LOG_STEPS: Final = 400
"""How many of the last steps a snapshot tells; a game hardly ever has as many. The replay has them all."""
ANSWERS_KEPT: Final = 64
"""Answers to commands that are remembered for each seat, in case a client repeats one."""

STARTED: Final = time.time()
"""Clocks do not count the time during which the server was down."""


Answers = OrderedDict[str, tuple[str | None, Json]]
"""By command id: what the command was (None: not known any more) and its answer."""

Past = list[tuple[PlayedStep, State]]
"""The steps of a game with the position after each; secrets included."""


class LiveGame:
    """A running game."""

    def __init__(self, whole: WholeGame) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.answers: dict[int, Answers] = {seat: OrderedDict() for seat in (0, 1)}
        self.elsewhere: dict[str, tuple[Present, float]] = {}
        """Who is connected to other workers, and until when to believe it."""
        self.buckets: dict[int, Bucket] = {}
        self.last_used = time.monotonic()
        self.thinking: set[int] = set()
        self.flag_timer: asyncio.TimerHandle | None = None
        self.read(whole)

    def read(self, whole: WholeGame) -> None:
        """Be where the whole log leads."""
        check_rules(whole.game.game, whole.game.rules)
        history = History(whole.game.start, whole.game.start_words)
        for stored in whole.stored_steps:
            history.advance(stored)
            self.remember_commands(stored)
        self.load(whole, history)

    def load(self, whole: WholeGame, history: History) -> None:
        """Be where a course has come to, with everything else that is stored."""
        self.game = whole.game
        self.id = whole.game.id
        self.seats = {row.seat: row for row in whole.seats}
        self.load_position(history)
        self.choices: dict[int, StoredChoice] = {
            row.seat: row for row in whole.choices if row.seq == self.seq
        }
        for row in self.choices.values():
            if row.command is not None and row.command not in self.answers[row.seat]:
                answer = {"type": "ack", "id": row.command, "seq": row.seq}
                self.remember(row.seat, row.command, None, answer)
        self.offers: dict[str, set[int]] = {"take_back": set(), "rematch": set()}
        for kind, seat, seq in whole.offers:
            if kind == "rematch" or seq == self.seq:
                self.offers[kind].add(seat)

    def going_on_from_here(self) -> History:
        """A course that goes on from here."""
        return History.going_on(
            self.state.copy(), self.seq, self.words, self.outcome, self.clock_left, self.clock_since or 0.0
        )

    def load_position(self, history: History) -> None:
        """Be where a course has come to; its history is not kept."""
        self.state = history.state
        self.seq = history.seq
        self.words = history.words
        self.outcome: Outcome | None = history.outcome
        self.clock_left = history.clock or self._full_clock()
        self.clock_since = self.clock_start(max(history.last_at, STARTED) if history.last_at else None)

    def remember_commands(self, stored: StoredStep) -> None:
        """So that a command repeated after a restart is answered and not carried out twice."""
        for seat, command in stored.payload.get("commands", {}).items():
            answer = {"type": "ack", "id": command, "seq": stored.seq}
            self.remember(int(seat), command, None, answer)

    def remember(self, seat: int, command: str, fingerprint: str | None, answer: Json) -> None:
        """Keep the answer to a command."""
        kept = self.answers[seat]
        kept[command] = (fingerprint, answer)
        while len(kept) > ANSWERS_KEPT:
            kept.popitem(last=False)

    # --- who decides --------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """``waiting`` for somebody to take a seat, ``playing`` or ``over``."""
        if self.outcome is not None:
            return "over"
        return "waiting" if any(row.kind == "open" for row in self.seats.values()) else "playing"

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats whose decision is awaited; one that has chosen in secret is awaited no more."""
        if self.outcome is not None:
            return ()
        return tuple(seat for seat in self.state.deciders if seat not in self.choices)

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats decide now, each in secret."""
        return self.outcome is None and len(self.state.deciders) > 1

    def listing(self) -> Listing:
        """What lists show of the game now."""
        return Listing(
            self.status,
            self.state.round,
            "".join(map(str, self.deciding)),
            SIDES[self.outcome.winners[0]] if self.outcome else None,
        )

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else has to be asked: the other side is a bot, nobody yet, or at the same screen."""
        return self.seats[1 - seat].kind != "human" or bool(self.game.options.get("here"))

    # --- clock --------------------------------------------------------------------------------------

    def _full_clock(self) -> list[int] | None:
        if self.game.clock is None:
            return None
        return [self.game.clock["minutes"] * 60_000] * 2

    def clock_start(self, since: float | None) -> float | None:
        """Since when clocks run: since the last step, but not before everybody had taken his seat."""
        if since is None:
            return None
        return max(since, *(row.claimed or 0.0 for row in self.seats.values()))

    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs: people who decide, once the first step is made."""
        if self.clock_left is None or self.clock_since is None or self.status != "playing":
            return ()
        return tuple(seat for seat in self.deciding if self.seats[seat].kind == "human")

    def clock_at(self, at: float) -> list[int] | None:
        """Milliseconds left for each seat at a moment."""
        if self.clock_left is None:
            return None
        left = list(self.clock_left)
        if self.clock_since is not None and self.outcome is None:
            for seat in self.state.deciders:
                if self.seats[seat].kind != "human" or self.status != "playing":
                    continue
                until = self.choices[seat].at if seat in self.choices else at
                left[seat] = max(0, left[seat] - int(1000 * max(0.0, until - self.clock_since)))
        return left

    def clock_after_decision(self, seats: tuple[int, ...], at: float) -> list[int] | None:
        """The clock once ``seats`` have decided: their increments are added."""
        left = self.clock_at(at)
        if left is None or self.game.clock is None:
            return None
        for seat in seats:
            left[seat] += self.game.clock["increment"] * 1000
        return left

    def clock_json(self) -> Json | None:
        """The clock as everybody sees it."""
        left = self.clock_at(time.time())
        if left is None:
            return None
        return {
            **{side: left[seat] for seat, side in enumerate(SIDES)},
            "running": projection.side_names(self.running()),
        }

    # --- what a seat is told ------------------------------------------------------------------------

    def standing(self, seat: int) -> Json:
        """The parts that every snapshot and step has: what a seat sees now and who decides."""
        return {**self.sight(seat), **self.situation()}

    def sight(self, seat: int) -> Json:
        """What one seat sees, may do, and has chosen."""
        sight = projection.sight(self.state, seat)
        if self.outcome is not None:
            sight["legal"] = []
            sight["position"] = self.state.text
        sight["my_choice"] = self.choices[seat].action if seat in self.choices else None
        return sight

    def situation(self) -> Json:
        """What is the same for everybody: who decides, and how far the game is."""
        return {
            "deciding": projection.side_names(self.deciding),
            "chosen": self.chosen_json(),
            "status": self.status,
            "outcome": projection.outcome_json(self.outcome),
            "clock": self.clock_json(),
        }

    def chosen_json(self) -> Json:
        """Which sides have chosen in secret: this much is public."""
        return {side: seat in self.choices for seat, side in enumerate(SIDES)}

    def step_json(self, step: PlayedStep, seat: int, situation: Json) -> Json:
        """The last step and where it leads, for one seat."""
        return {"type": "step", **projection.step_json(step, seat), **self.sight(seat), **situation}

    def send_step(self, step: PlayedStep) -> None:
        """Tell everybody the step that was stored last."""
        situation = self.situation()
        self.broadcast(lambda seat: self.step_json(step, seat, situation))

    def seats_json(self) -> Json:
        """Who sits where."""
        online = {connection.seat for connection in self.connections}
        online.update(*(present.seats for present, _ in self.elsewhere.values()))
        return {
            SIDES[row.seat]: {
                "kind": row.kind,
                "bot": row.bot,
                "name": row.name,
                "online": row.kind == "bot" or row.seat in online,
            }
            for row in self.seats.values()
        }

    def offers_json(self) -> Json:
        """Standing offers: a take-back, a rematch and the game it led to."""
        rematch = sorted(self.offers["rematch"])
        take_back = sorted(self.offers["take_back"])
        return {
            "take_back": {"from": SIDES[take_back[0]]} if take_back else None,
            "rematch": {"from": SIDES[rematch[0]] if rematch else None, "game": self.game.next_game}
            if rematch or self.game.next_game
            else None,
        }

    def presence_json(self) -> Json:
        """Who is there."""
        return {
            "seats": self.seats_json(),
            "names": {SIDES[row.seat]: row.name or None for row in self.seats.values()},
            "spectators": sum(connection.seat == SPECTATOR for connection in self.connections)
            + sum(present.spectators for present, _ in self.elsewhere.values()),
            "status": self.status,
        }

    def told(self, step: PlayedStep, state: State, seat: int) -> Json:
        """A step, the last one or an earlier one, for one seat."""
        if step.seq == self.seq:
            return self.step_json(step, seat, self.situation())
        return self.past_step_json(step, state, seat)

    def past_step_json(self, step: PlayedStep, state: State, seat: int) -> Json:
        """A step that is not the last one any more: nothing is to be decided after it."""
        return {
            "type": "step",
            **projection.step_json(step, seat),
            **self.standing(seat),
            "view": state.view(seat).text,
            "legal": [],
        }

    def snapshot(self, seat: int, past: Past, after: int | None = None) -> Json:
        """Everything a seat needs to begin or to go on; ``past`` is the whole course up to now."""
        log = [projection.step_json(step, seat) for step, _ in past]
        states = {step.seq: state for step, state in past}

        def with_views(steps: list[Json]) -> list[Json]:
            return [{**step, "view": states[step["seq"]].view(seat).text} for step in steps]

        message = {
            "type": "snapshot",
            "id": self.id,
            "game": self.game.game,
            "rules": self.game.rules,
            "theme": self.game.theme,
            "layout": self.game.options.get("layout"),
            "seat": projection.seat_name(seat),
            "seq": self.seq,
            **self.standing(seat),
            **self.presence_json(),
            **self.offers_json(),
            "commitment": self.game.commitment,
            "public": self.game.public,
            "last_turn": with_views(last_turn(log, projection.seat_name(seat))),
            "log": log[-LOG_STEPS:],
        }
        if after is not None and 0 <= after <= self.seq:
            message["missed"] = with_views([step for step in log[-LOG_STEPS:] if step["seq"] > after])
        return message

    # --- telling ------------------------------------------------------------------------------------

    def broadcast(self, make: Callable[[int], Mapping[str, Any]], only: int | None = None) -> None:
        """Send everybody (or one seat's tabs only) a message made for his seat; each is made once."""
        made: dict[int, str] = {}
        for connection in tuple(self.connections):
            if only is not None and connection.seat != only:
                continue
            text = made.get(connection.seat)
            if text is None:
                text = made[connection.seat] = connection.written(make(connection.seat))
            connection.send_text(text)

    def send_presence(self) -> None:
        """Tell everybody who is there."""
        message = {"type": "presence", **self.presence_json()}
        self.broadcast(lambda _seat: message)

    def send_offers(self, ended: Json | None = None) -> None:
        """Tell everybody which offers stand, and how the one that has just ended did, where that is known."""
        message = {"type": "offer", **self.offers_json(), "ended": ended}
        self.broadcast(lambda _seat: message)


def last_turn(log: list[Json], seat: str) -> list[Json]:
    """The steps of the last opposing turn, for watching it again."""
    found: list[Json] = []
    for step in reversed(log):
        if step["by"] is not None and step["by"] != seat and step["kind"] == "turn":
            if found and found[0]["by"] != step["by"]:
                break
            found.insert(0, step)
        elif found:
            break
    return found

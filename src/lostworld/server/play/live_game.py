"""A live game: its position, who sits where, their secret choices, offers, clocks and connections.

It is rebuilt from the database whenever it is asked for, and let go when nobody has used it for a while;
everything that matters is in the database.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pydantic_core import to_json

from lostworld.game import Game, Outcome, Seat, State
from lostworld.server.net.limits import Bucket
from lostworld.server.play.history import History, PlayedStep, StoredStep, rules_of, showing
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import STARTED, steady_time
from lostworld.server.storage.batch import Listing
from lostworld.server.storage.changes import ACCEPTED, SAME
from lostworld.server.storage.read import StoredChoice, StoredGame, StoredSeat, WholeGame

if TYPE_CHECKING:
    from lostworld.server.cluster.bus import Present
    from lostworld.server.live.connection import Connection

ANSWERS_KEPT: Final = 64
"""Answers to commands that are remembered for each seat, in case a client repeats one."""

LATE_SECONDS: Final = 30.0
"""How much later than now clocks may begin to run, because the last step is still being shown."""

HUMAN, BOT, OPEN = "human", "bot", "open"
STAND_IN: Final = "stand-in"
"""The seat of somebody who is away: a bot plays it until its owner takes it back."""
VOTE: Final = "bot_for_"
"""Before the number of a seat: the kind of the stored offers that are votes for a bot on it."""
TAKE_BACK_OFFER, REMATCH_OFFER = "take_back", "rematch"


def moment() -> float:
    """Return a time by which absences are counted."""
    return time.monotonic()


Answers = OrderedDict[str, tuple[Any, Json]]
"""By command id: the command (None: not known any more) and its answer."""


class StandingOffer(NamedTuple):
    """A take-back or a rematch that a seat asks for, and who has agreed so far."""

    by: Seat
    accepted: frozenset[Seat] = frozenset()
    same: bool = False
    """Of a rematch: everybody keeps his seat."""


class LiveGame:
    """A game in the memory of this worker."""

    stored: StoredGame
    rules: Game[Any]
    state: State[Any]
    """The position after the last step; never changed, only replaced."""
    seq: int
    draws: int
    """How many words of the stream of chance have been read."""
    outcome: Outcome | None
    choices: dict[Seat, StoredChoice]
    offers: dict[str, StandingOffer]
    votes: dict[Seat, frozenset[Seat]]
    """By the seat of somebody who is away: who wants a bot to play it."""

    def __init__(self, whole: WholeGame, vote_after: float = 0.0) -> None:
        self.vote_after = vote_after
        """Seconds that somebody must be away before the others may vote."""
        self.seen = dict.fromkeys((row.seat for row in whole.seats), moment())
        """When each seat's owner was last here; since the game is in memory, if not later."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.answers: dict[Seat, Answers] = {row.seat: OrderedDict() for row in whole.seats}
        self.elsewhere: dict[str, tuple[Present, float]] = {}
        """Who is connected to other workers, and until when to believe it."""
        self.behind = 0
        """How many news of other workers wait to be looked at, in their order."""
        self.buckets: dict[Seat, Bucket] = {}
        self.last_used = time.monotonic()
        self.thinking: set[Seat] = set()
        self.hinted: set[Seat] = set()
        """Who has asked for a hint since the last own decision; the others are told with the next one."""
        self.signed: dict[Seat, float] = {}
        """When each seat gave its last sign."""
        self.flag_timer: asyncio.TimerHandle | None = None
        self.presence_timer: asyncio.TimerHandle | None = None
        self.presence_told = float("-inf")
        """When it was last told who is there; a crowd's comings and goings are told together."""
        history = whole_history(whole)
        for stored in whole.steps:
            history.advance(stored)
            self.remember_commands(stored)
        self.load(whole, history)

    def load(self, whole: WholeGame, history: History) -> None:
        """Load position, clock and outcome from a history, and everything else that is stored."""
        self.stored = whole.game
        self.id = whole.game.id
        self.rules = history.game
        self.seats: dict[Seat, StoredSeat] = {row.seat: row for row in whole.seats}
        self.state = history.state
        self.names = history.state.seats
        self.seq = history.seq
        self.draws = history.draws
        self.outcome = history.outcome
        self.clock_left = history.clock or self._full_clock()
        # A step from the future was stored before somebody set the machine's clock back.
        latest = steady_time() + LATE_SECONDS
        since = min(max(history.last_at, STARTED), latest) if history.last_at else None
        self.clock_since = self.clock_start(since)
        self.choices = {row.seat: row for row in whole.choices if row.seq == self.seq}
        for row in self.choices.values():
            self.remember_choice(row)
        self.offers = self._standing(whole.offers)
        self.votes = _votes(whole.offers)

    def history_from_here(self) -> History:
        """Return a history that goes on from here."""
        return History.going_on(
            self.rules,
            self.state,
            self.seq,
            self.draws,
            self.outcome,
            self.clock_left,
            self.clock_since or 0.0,
        )

    def go_on(self, stored: StoredStep, step: PlayedStep, draws: int, outcome: Outcome | None) -> None:
        """Be where a step leads that was just stored."""
        self.state = step.state
        self.seq = stored.seq
        self.draws = draws
        self.outcome = outcome
        self.choices = {}
        self.clock_left = list(stored.payload["clock"]) if "clock" in stored.payload else self.clock_left
        self.clock_since = stored.at + showing(step)

    def remember_commands(self, stored: StoredStep) -> None:
        """Keep a stored step's commands, so that one repeated after a restart is not carried out twice."""
        for seat, command in stored.payload.get("commands", {}).items():
            answer = {"type": "ack", "id": command, "seq": stored.seq}
            self.remember(int(seat), command, None, answer)

    def remember_choice(self, choice: StoredChoice) -> None:
        """Keep a stored choice's command in the same way."""
        command = choice.command
        if command is not None and command not in self.answers[choice.seat]:
            answer = {"type": "ack", "id": command, "seq": choice.seq}
            self.remember(choice.seat, command, None, answer)

    def remember(self, seat: Seat, command_id: str, command: Any, answer: Json) -> None:
        """Keep the answer to a command, and the command itself if it is known."""
        kept = self.answers[seat]
        kept[command_id] = (command, answer)
        while len(kept) > ANSWERS_KEPT:
            kept.popitem(last=False)

    # --- who decides --------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """``waiting`` for somebody to take a seat, ``playing`` or ``over``."""
        if self.outcome is not None:
            return "over"
        return "waiting" if OPEN in [row.kind for row in self.seats.values()] else "playing"

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats whose decision is awaited; one that has chosen in secret is awaited no more."""
        if self.outcome is not None or self.waits_for_luck:
            return ()
        deciders = self.state.deciders
        return tuple([seat for seat in deciders if seat not in self.choices]) if self.choices else deciders

    @property
    def waits_for_luck(self) -> bool:
        """Whether it is dealt only when the last seat is taken: it was made with luck, and seats are open."""
        if self.seq:
            return False
        marks = self.stored.marks
        return bool(marks.luck) and not marks.imported and self.status == "waiting"

    @property
    def only_bots(self) -> bool:
        """Whether nobody has a seat who could profit from another's secrets: bots do not look at frames."""
        return all(row.kind == BOT for row in self.seats.values())

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats decide now, each in secret."""
        return self.outcome is None and len(self.state.deciders) > 1

    @property
    def all_have_chosen(self) -> bool:
        """Whether every secret choice is made, so that they can be revealed."""
        return self.is_simultaneous and len(self.choices) == len(self.state.deciders)

    def listing_after(self, state: State[Any], outcome: Outcome | None) -> Listing:
        """Return what lists show of the game once ``state`` is reached."""
        over = outcome is not None
        return Listing(
            "over" if over else self.status,
            state.round,
            "" if over else "".join(map(str, state.deciders)),
            "".join(map(str, outcome.winners)) if outcome is not None else None,
        )

    def others_to_ask(self, seat: Seat) -> frozenset[Seat]:
        """Return the people at other screens, who have to agree to a take-back or a rematch."""
        return frozenset(row.seat for row in self.seats.values() if row.kind == HUMAN) - self.screen(seat)

    def _standing(self, rows: Iterable[tuple[str, Seat, int]]) -> dict[str, StandingOffer]:
        """Return the offers that stand after the last step; a rematch stands whenever it was asked for."""
        asked: dict[str, set[Seat]] = {}
        for kind, seat, at in rows:
            if kind.startswith(REMATCH_OFFER) or at == self.seq:
                asked.setdefault(kind, set()).add(seat)
        found: dict[str, StandingOffer] = {}
        for kind in (TAKE_BACK_OFFER, REMATCH_OFFER):
            same = asked.get(kind + SAME, set())
            if by := asked.get(kind, set()) | same:
                # Two who ask for the same at the same time, at different workers, agree.
                first = min(by)
                alike = same if first in same else by - same
                agreed = self.screens(asked.get(kind + ACCEPTED, set()) | alike)
                found[kind] = StandingOffer(first, agreed - {first}, first in same)
        return found

    # --- who is there -------------------------------------------------------------------------------

    def screen(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are played at the same screen, this one among them."""
        here = self.stored.marks.here
        return frozenset(here) if seat in here else frozenset({seat})

    def screens(self, seats: Iterable[Seat]) -> frozenset[Seat]:
        """Return these seats and those at the same screens: who shares one says things once."""
        return frozenset(one for seat in seats for one in self.screen(seat))

    def present(self) -> set[Seat]:
        """Return the seats that are connected, here or at another worker."""
        online = {connection.seat for connection in self.connections}
        online.update(*(present.seats for present, _ in self.elsewhere.values()))
        return online

    def note_present(self) -> None:
        """Remember who is there now: one of them may be about to go."""
        self.note_seen(*(self.present() & self.seen.keys()))

    def note_seen(self, *seats: Seat) -> None:
        """Remember that these are there now."""
        self.seen.update(dict.fromkeys(seats, moment()))

    def away(self) -> dict[Seat, float]:
        """Return the people who are not there, and for how many seconds; while the game is played."""
        if self.status != "playing":
            return {}
        online, now = self.present(), moment()
        return {
            row.seat: now - max(self.seen[seat] for seat in self.screen(row.seat))
            for row in self.seats.values()
            if row.kind == HUMAN and not self.screen(row.seat) & online
        }

    def voters(self, away: Seat) -> set[frozenset[Seat]]:
        """Return who may vote about somebody who is away: the other people who are there, by screens."""
        online = self.present()
        screens = {self.screen(seat) for seat in self.others_to_ask(away)}
        return {screen for screen in screens if screen & online}

    def votes_wanted(self, away: Seat) -> int:
        """Return how many of them it takes: more than half."""
        return len(self.voters(away)) // 2 + 1

    def voted(self, away: Seat) -> bool:
        """Tell whether enough of those who are there want a bot to play for somebody who is away."""
        votes = self.votes.get(away, frozenset())
        return sum(bool(screen & votes) for screen in self.voters(away)) >= self.votes_wanted(away)

    @property
    def same_seats(self) -> bool:
        """Whether the rematch that was asked for keeps everybody's seat."""
        offer = self.offers.get(REMATCH_OFFER)
        return offer is not None and offer.same

    # --- clock --------------------------------------------------------------------------------------

    def _full_clock(self) -> list[int] | None:
        if self.stored.clock is None:
            return None
        return [self.stored.clock["minutes"] * 60_000] * len(self.seats)

    def clock_start(self, since: float | None) -> float | None:
        """Return since when clocks run: since the last step, but not before everybody had taken his seat."""
        if since is None:
            return None
        return max(since, *(row.claimed or 0.0 for row in self.seats.values()))

    def running(self) -> tuple[Seat, ...]:
        """Return the seats whose clock runs: people who decide, once the first step is made."""
        if self.clock_left is None or self.clock_since is None or self.status != "playing":
            return ()
        return tuple(seat for seat in self.deciding if self.seats[seat].kind == HUMAN)

    def clock_at(self, at: float) -> list[int] | None:
        """Return the milliseconds left for each seat at a moment."""
        if self.clock_left is None:
            return None
        left = list(self.clock_left)
        if self.clock_since is not None and self.outcome is None:
            for seat in self.state.deciders:
                if self.seats[seat].kind != HUMAN or self.status != "playing":
                    continue
                until = self.choices[seat].at if seat in self.choices else at
                left[seat] = max(0, left[seat] - int(1000 * max(0.0, until - self.clock_since)))
        return left

    def clock_waits(self, at: float) -> int:
        """Return the milliseconds until clocks run again: what has just happened is being shown."""
        return 0 if self.clock_since is None else max(0, int(1000 * (self.clock_since - at)))

    def clock_after_decision(self, seats: tuple[Seat, ...], at: float) -> list[int] | None:
        """Return the clock once ``seats`` have decided: their increments are added."""
        left = None if self.clock_left is None else self.clock_at(at)
        if left is None or self.stored.clock is None:
            return None
        for seat in seats:
            left[seat] += self.stored.clock["increment"] * 1000
        return left

    # --- telling ------------------------------------------------------------------------------------

    def broadcast(self, make: Callable[[Seat], Mapping[str, Any]], only: Seat | None = None) -> None:
        """Send everybody (or one seat's tabs only) a frame made for his seat; each is made once."""
        made: dict[Seat, bytes] = {}
        for connection in tuple(self.connections):
            if only is not None and connection.seat != only:
                continue
            text = made.get(connection.seat)
            if text is None:
                text = made[connection.seat] = to_json(make(connection.seat))
            connection.send_text(text)


def whole_history(whole: WholeGame) -> History:
    """Return the history of a stored game at its start. Raises RulesVersion."""
    game = whole.game
    return History(rules_of(game.game, game.rules, game.content), game.start, game.start_draws)


def play_through(whole: WholeGame) -> tuple[list[PlayedStep], History]:
    """Return a stored game played from its start: its steps, and the history after them."""
    history = whole_history(whole)
    return history.advance_all(whole.steps), history


def _votes(rows: Iterable[tuple[str, Seat, int]]) -> dict[Seat, frozenset[Seat]]:
    found: dict[Seat, frozenset[Seat]] = {}
    for kind, seat, _ in rows:
        if kind.startswith(VOTE):
            away = int(kind.removeprefix(VOTE))
            found[away] = found.get(away, frozenset()) | {seat}
    return found

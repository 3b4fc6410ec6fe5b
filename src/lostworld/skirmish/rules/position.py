# cython: wraparound=True, boundscheck=True
"""A whole position as plain data: columns of small immutable values, and the stack of pending things.

Every column is a list, one entry a unit, seat or object; entries are ints or tuples and are replaced, never
changed, so a copy copies the columns only. A *frame* of the stack is a dictionary of ints, texts and tuples.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from lostworld.game import BadText, Outcome, Seat
from lostworld.skirmish.events import KINDS, Happened
from lostworld.skirmish.rules.table import Table

Frame = dict[str, Any]
"""A pending thing: ``k`` is its kind, ``at`` its stage, ``result`` what the frame above it gave back."""

# Where a unit is.
RESERVE, ON_MAP, DEAD, LEFT = range(4)

# Marks of a unit.
KNOCKED: Final = 1
SEDATED: Final = 2
FURIOUS: Final = 4
REVEALED: Final = 8
ACTIVATED: Final = 16
SKIPPED: Final = 32
SKIPPED_LAST: Final = 64
KEPT: Final = 128
HELD_MOVE: Final = 256
HELD_ACT: Final = 512
ANEW: Final = 1024
MAY_SKIP: Final = 2048
NO_SKIP: Final = 4096
REACTION: Final = 8192
BLOCKS: Final = 16384
CALLED: Final = 32768
STANDING_PLUS: Final = 65536
RAMMED: Final = 131072
SEDATED_NOW: Final = 262144
SKIP_TOSSED: Final = 1048576
"""A coin has said whether it may skip in this phase (ruling 11)."""
POISED: Final = 524288
"""Revealed in a tied group with Reaction: it may react before its own activation (ruling 48)."""

UNIT_COLUMNS: Final = (
    "status",
    "place",
    "marks",
    "health",
    "deck",
    "hand",
    "active",
    "next",
    "idle",
    "seen",
    "unseen",
    "waiting",
    "gear",
    "holds",
    "nets",
    "adrenaline",
    "shift",
    "bonuses",
    "rage",
    "extra_draw",
    "peeked",
    "carries",
    "spent",
)
SEAT_COLUMNS: Final = (
    "pile",
    "cards",
    "thrown",
    "command",
    "requisition",
    "out",
    "used",
    "points",
    "outside",
)
OBJECT_COLUMNS: Final = ("lies", "emptied")
NUMBERS: Final = ("round", "phase", "first", "acting", "step", "fallen")
COLUMNS: Final = UNIT_COLUMNS + SEAT_COLUMNS + OBJECT_COLUMNS

SETUP, ACTION, INITIATIVE, OVER = range(4)


def plain(value: Any) -> Any:
    """A value read from JSON as positions keep it: lists become tuples."""
    if type(value) is list:
        return tuple([plain(item) for item in value])
    return value


class Position:
    """The data of a game; the rules are functions on it."""

    __slots__ = (
        *COLUMNS,
        *NUMBERS,
        "asked",
        "choices",
        "ended",
        "log",
        "pending",
        "question",
        "reached",
        "stack",
        "tallies",
        "table",
    )

    status: list[int]
    place: list[int]
    marks: list[int]
    health: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    """Action deck, its top last."""
    hand: list[tuple[int, ...]]
    """Action cards drawn and not yet placed."""
    active: list[tuple[int, ...]]
    """The Active stack, its top last; Sedatives lie at the bottom."""
    next: list[int]
    idle: list[int]
    seen: list[tuple[int, ...]]
    """Discarded action cards that everybody has seen."""
    unseen: list[tuple[int, ...]]
    """Discarded action cards that were never revealed."""
    waiting: list[tuple[int, ...]]
    """Sedatives under Next."""
    gear: list[tuple[tuple[int, int, int, str], ...]]
    """Hero cards at the unit: (card, seat of its owner, uses left, until)."""
    holds: list[int]
    """The unit it grabs, or -1; the mark BLOCKS says that it blocks."""
    nets: list[int]
    """The number of the net on it, 0 without."""
    adrenaline: list[int]
    shift: list[tuple[int, int]]
    """Initiative changes: (added, set to or -1)."""
    bonuses: list[tuple[tuple[str, int, str, str], ...]]
    """(skill, n, duration, source)."""
    rage: list[int]
    """Action phases that Furious still lasts."""
    extra_draw: list[int]
    peeked: list[int]
    """Seats that have seen the Next card (bits 0-3) and the Active card (bits 4-7) face down."""
    carries: list[int]
    """The load it carries, or -1."""
    spent: list[tuple[str, ...]]
    """Abilities used: in this activation ("a:"), round ("r:") or game ("g:")."""
    pile: list[tuple[int, ...]]
    """Hero deck, its top last."""
    cards: list[tuple[int, ...]]
    """Hero cards in hand, sorted."""
    thrown: list[tuple[int, ...]]
    """Hero discard."""
    command: list[int]
    requisition: list[int]
    out: list[int]
    used: list[tuple[int, ...]]
    """Hero cards used in this activation or step (ruling 16)."""
    points: list[int]
    """By side."""
    outside: list[tuple[int, ...]]
    """Cards from outside the deck that the seat has received."""
    lies: list[int]
    """An object's hex; -1: carried or gone."""
    emptied: list[int]
    """An object's steps done: a crate is empty at 1."""
    round: int
    phase: int
    first: int
    acting: int
    """The active unit, or -1."""
    step: int
    """Counts activations and numbered steps."""
    fallen: int
    """How many units were gone when it was last looked who is out."""
    tallies: tuple[tuple[str, int], ...]
    """What objectives have counted already."""
    stack: list[Frame]
    asked: tuple[int, ...]
    question: str
    pending: tuple[Any, ...] | None
    """The chance event: ("deck", unit), ("hero", seat) or ("toss", about, seats...)."""
    ended: Outcome | None
    log: list[Happened] | None
    choices: dict[Seat, dict[str, Any]]
    """What may be chosen, as far as it has been worked out; follows from everything else."""
    reached: Any
    """Where the movement that is asked for can lead (a Reach); belongs to ``choices``."""
    table: Table

    def __init__(self, table: Table) -> None:
        units, seats, objects = len(table.units), len(table.seats), len(table.objects)
        self.table = table
        for name in ("place", "next", "idle", "holds", "carries"):
            setattr(self, name, [-1] * units)
        for name in ("status", "marks", "nets", "adrenaline", "rage", "extra_draw", "peeked"):
            setattr(self, name, [0] * units)
        for name in (
            "health",
            "deck",
            "hand",
            "active",
            "seen",
            "unseen",
            "waiting",
            "gear",
            "bonuses",
            "spent",
        ):
            setattr(self, name, [()] * units)
        self.shift = [(0, -1)] * units
        for name in ("pile", "cards", "thrown", "used", "outside"):
            setattr(self, name, [()] * seats)
        for name in ("command", "requisition", "out"):
            setattr(self, name, [0] * seats)
        self.points = [0] * len(table.sides)
        self.lies = list(table.object_hex)
        self.emptied = [0] * objects
        self.round = 0
        self.phase = SETUP
        self.first = 0
        self.acting = -1
        self.step = 0
        self.fallen = 0
        self.tallies = ()
        self.stack = []
        self.asked = ()
        self.question = ""
        self.pending = None
        self.ended = None
        self.log = None
        self.choices = {}
        self.reached = None

    def copy_into(self, other: Position) -> None:
        """Make ``other`` an independent copy of this position."""
        other.table = self.table
        other.status = self.status.copy()
        other.place = self.place.copy()
        other.marks = self.marks.copy()
        other.health = self.health.copy()
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.active = self.active.copy()
        other.next = self.next.copy()
        other.idle = self.idle.copy()
        other.seen = self.seen.copy()
        other.unseen = self.unseen.copy()
        other.waiting = self.waiting.copy()
        other.gear = self.gear.copy()
        other.holds = self.holds.copy()
        other.nets = self.nets.copy()
        other.adrenaline = self.adrenaline.copy()
        other.shift = self.shift.copy()
        other.bonuses = self.bonuses.copy()
        other.rage = self.rage.copy()
        other.extra_draw = self.extra_draw.copy()
        other.peeked = self.peeked.copy()
        other.carries = self.carries.copy()
        other.spent = self.spent.copy()
        other.pile = self.pile.copy()
        other.cards = self.cards.copy()
        other.thrown = self.thrown.copy()
        other.command = self.command.copy()
        other.requisition = self.requisition.copy()
        other.out = self.out.copy()
        other.used = self.used.copy()
        other.points = self.points.copy()
        other.outside = self.outside.copy()
        other.lies = self.lies.copy()
        other.emptied = self.emptied.copy()
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.acting = self.acting
        other.step = self.step
        other.fallen = self.fallen
        other.tallies = self.tallies
        other.stack = [frame.copy() for frame in self.stack]
        other.asked = self.asked
        other.question = self.question
        other.pending = self.pending
        other.ended = self.ended
        other.log = None
        other.choices = self.choices.copy()
        other.reached = self.reached

    # The stack -------------------------------------------------------------------------------------------

    def push(self, kind: str, /, **fields: Any) -> Frame:
        """Put a frame on the stack; it goes on first."""
        frame: Frame = {"k": kind, "at": 0, **fields}
        self.stack.append(frame)
        return frame

    def pop(self, result: Any = 0) -> None:
        """The top frame is done; the one below it learns the result."""
        self.stack.pop()
        if self.stack:
            self.stack[-1]["result"] = result

    def ask(self, seat: Seat, question: str) -> None:
        """One seat must decide before the top frame goes on."""
        self.asked = (seat,)
        self.question = question

    def tell(self, kind: str, /, **fields: Any) -> None:
        """Something public has happened."""
        if self.log is not None:
            self.log.append(Happened(kind, {name: fields.get(name) for name in KINDS[kind]}))

    def tell_only(self, knower: Seat, hidden: Iterable[str], kind: str, /, **fields: Any) -> None:
        """Something has happened, part of which only ``knower`` may know."""
        if self.log is not None:
            told = {name: fields.get(name) for name in KINDS[kind]}
            self.log.append(Happened(kind, told, tuple(hidden), (knower,)))

    # Texts -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Everything but the table, as JSON values."""
        told: dict[str, Any] = {name: getattr(self, name) for name in (*NUMBERS, *COLUMNS)}
        told["tallies"] = self.tallies
        told["stack"] = self.stack
        told["asked"] = self.asked
        told["question"] = self.question
        told["pending"] = self.pending
        told["ended"] = self.ended
        return told

    def fill(self, told: dict[str, Any]) -> None:
        """Read what ``to_json`` has written. Raises BadText."""
        try:
            for name in COLUMNS:
                column = [plain(value) for value in told[name]]
                if len(column) != len(getattr(self, name)):
                    raise BadText("skirmish-error-position", what=name)
                setattr(self, name, column)
            for name in NUMBERS:
                setattr(self, name, int(told[name]))
            self.tallies = plain(told["tallies"])
            self.stack = [{str(key): plain(value) for key, value in frame.items()} for frame in told["stack"]]
            self.asked = plain(told["asked"])
            self.question = str(told["question"])
            self.pending = plain(told["pending"])
            ended = told["ended"]
            self.ended = None if ended is None else Outcome(tuple(ended[0]), str(ended[1]), tuple(ended[2]))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
            if isinstance(error, BadText):
                raise
            raise BadText("skirmish-error-position", what=str(error)) from error
        self.choices = {}
        self.reached = None

    def same_as(self, other: Position) -> bool:
        """Whether both positions are equal in everything that goes on."""
        return self.to_json() == other.to_json()


def dumped(told: Any) -> str:
    """JSON on one line, always the same for the same values."""
    return json.dumps(told, separators=(",", ":"), sort_keys=True, ensure_ascii=True)

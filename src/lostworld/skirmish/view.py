# cython: wraparound=True, boundscheck=True
"""What one seat knows: a masked position, built from an allow-list (ruling 12), and samples of the rest.

Hidden from a seat are: other players' hero hands, the order of all decks, drawn action cards of others,
face-down action cards of others (their initiative is public), discarded action cards of others never
revealed, loaded ammunition of others, and committed choices of others. Everything else is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import shuffle
from lostworld.game import Choice, Chooser, Decision, IllegalAction, Outcome, Prospect, Seat
from lostworld.skirmish.prospects import explained, foreseen
from lostworld.skirmish.rules.engine import choices_of
from lostworld.skirmish.rules.position import (
    COLUMNS,
    NUMBERS,
    OBJECT_COLUMNS,
    REVEALED,
    Position,
    dumped,
)
from lostworld.skirmish.rules.table import KNOWN_WOUND, SEDATIVE, WOUND, is_fear
from lostworld.skirmish.screen import screen

if TYPE_CHECKING:
    from lostworld.skirmish.rules.table import Table
    from lostworld.skirmish.state import State

HIDDEN: Final = "?"
"""A hidden card; a face-down one is ``?`` and its initiative."""

PUBLIC: Final = (
    "status",
    "place",
    "marks",
    "health",
    "seen",
    "waiting",
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
    "thrown",
    "command",
    "requisition",
    "out",
    "used",
    "points",
    "outside",
    *OBJECT_COLUMNS,
)
"""The columns that everybody sees. Those not here are shown in part, below."""
MASKED: Final = tuple(name for name in COLUMNS if name not in PUBLIC)
PUBLIC_FRAMES: Final = frozenset(
    (
        "action",
        "action-phase",
        "activate",
        "announce",
        "arrivals",
        "attack",
        "break-free",
        "choose",
        "consent",
        "draw",
        "draw-trigger",
        "draws",
        "effect",
        "equip",
        "first-initiative",
        "flee",
        "frighten",
        "game",
        "gather",
        "grab",
        "group",
        "hand-limit",
        "hurt",
        "initiative-phase",
        "late",
        "let-go",
        "movement",
        "placing",
        "placing-active",
        "player-effect",
        "push",
        "reactions",
        "reinforce",
        "replace-next",
        "shift",
        "shove",
        "skipped-cards",
        "stability",
        "step",
        "take-back",
        "test",
        "token",
        "turn",
        "which-player",
        "window",
        "wound",
    )
)
"""The kinds of frames whose fields are public, but for what ``_frame`` hides."""

FINISHES: Final = ("pass", "done", "stay", "stop", "none", "keep", "decline")


def _face_down(s: Position, unit: int, card: int, known: bool) -> Any:
    """A card in a slot: its number, its initiative alone, or -1 for an empty slot."""
    if card < 0 or card >= WOUND or known:
        return card
    return f"{HIDDEN}{s.table.book.actions[card].initiative}"


def mask(s: Position, seat: Seat) -> dict[str, Any]:
    """The position as JSON values with everything hidden that ``seat`` may not know."""
    told: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in PUBLIC:
        told[name] = getattr(s, name).copy()
    owner = s.table.owner
    units = range(len(owner))
    own = [owner[unit] == seat for unit in units]
    bit = 0 if seat < 0 else 1 << seat
    told["active"] = [
        [
            *stack[:-1],
            _face_down(
                s, unit, stack[-1], own[unit] or bool(s.marks[unit] & REVEALED or s.peeked[unit] >> 4 & bit)
            ),
        ]
        if stack
        else []
        for unit, stack in enumerate(s.active)
    ]
    told["next"] = [
        _face_down(s, unit, s.next[unit], own[unit] or bool(s.peeked[unit] & bit)) for unit in units
    ]
    told["idle"] = [_face_down(s, unit, s.idle[unit], own[unit]) for unit in units]
    told["hand"] = [_drawn(s.hand[unit], own[unit]) for unit in units]
    told["deck"] = [_deck(s.deck[unit]) for unit in units]
    told["unseen"] = [list(s.unseen[unit]) if own[unit] else [HIDDEN] * len(s.unseen[unit]) for unit in units]
    # Wounds that were shuffled in: how many are in the deck, or in deck and hand of others, is public.
    told["wounds"] = [
        s.deck[unit].count(WOUND) + (0 if own[unit] else s.hand[unit].count(WOUND)) for unit in units
    ]
    heroes = s.table.book.heroes
    told["gear"] = [
        [
            [HIDDEN, entry[1], 0, entry[3]]
            if heroes[entry[0]].ammunition is not None and entry[1] != seat
            else list(entry)
            for entry in gear
        ]
        for gear in s.gear
    ]
    open_hand = _open_hand(s, seat)
    told["cards"] = [
        list(hand) if i in (seat, open_hand) else [HIDDEN] * len(hand) for i, hand in enumerate(s.cards)
    ]
    told["pile"] = [[HIDDEN] * len(pile) for pile in s.pile]
    told["tallies"] = s.tallies
    told["stack"] = [_frame(s, frame, seat) for frame in s.stack]
    told["asked"] = s.asked
    told["question"] = s.question
    told["pending"] = s.pending
    told["ended"] = s.ended
    return told


def _open_hand(s: Position, seat: Seat) -> Seat | None:
    """The player into whose hand a card lets ``seat`` look: while he chooses what is discarded from it."""
    if s.question == "discard-hero" and s.asked == (seat,):
        seats: tuple[Seat, ...] = s.stack[-1]["seats"]
        return seats[0]
    return None


def _drawn(hand: tuple[int, ...], own: bool) -> list[Any]:
    """Drawn cards: Fear and known wounds lay open on top of the deck."""
    return [card if own or card == KNOWN_WOUND or is_fear(card) else HIDDEN for card in hand]


def _deck(deck: tuple[int, ...]) -> list[Any]:
    return [card if card == KNOWN_WOUND or is_fear(card) else HIDDEN for card in deck]


def _frame(s: Position, frame: dict[str, Any], seat: Seat) -> dict[str, Any]:
    kind = frame["k"]
    if kind not in PUBLIC_FRAMES:
        raise AssertionError(f"frames of kind {kind} are not on the list of what may be seen")
    if kind == "game" and "replaced" in frame:
        shown = [list(cards) if i == seat else HIDDEN for i, cards in enumerate(frame["replaced"])]
        return {**frame, "replaced": shown}
    if kind == "replace-next":
        return {**frame, "held": _drawn(frame["held"], s.table.owner[frame["unit"]] == seat)}
    return frame.copy()


class View:
    """What one seat knows of a game of Skirmish."""

    __slots__ = ("_known", "_planned", "_table", "_whole", "seat")

    def __init__(self, table: Table, known: dict[str, Any], seat: Seat, planned: bool | None = None) -> None:
        """``known`` is what ``mask`` gives; ``planned``: the view of a plan, where only its seat decides."""
        self.seat = seat
        self._table = table
        self._known = known
        self._planned = planned
        self._whole: State | None = None

    @property
    def table(self) -> Table:
        """What the game is played with: scenario, armies, content."""
        return self._table

    @property
    def known(self) -> Mapping[str, Any]:
        """What the seat knows, as plain values by column."""
        return self._known

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats."""
        return self._table.seats

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who is allied with whom."""
        return self._table.sides

    @property
    def round(self) -> int:
        """The number of the round."""
        return int(self._known["round"])

    @property
    def text(self) -> str:
        """The view as JSON on one line."""
        from lostworld.skirmish.state import heading  # states make views

        return dumped({**heading(self._table), "seat": self.seat, "known": self._known})

    def to_json(self) -> dict[str, Any]:
        """The view as a screen reads it."""
        return screen(self._table, self._known, self.seat, self.position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        from lostworld.skirmish import GAME  # a view is pickled by its text

        return GAME.parse_view, (self.text, self.seat)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now."""
        if self._planned is not None:
            return (self.seat,) if self._planned else ()
        return tuple(self._known["asked"])

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        ended = self._known["ended"]
        return None if ended is None else Outcome(tuple(ended[0]), ended[1], tuple(ended[2]))

    def position(self) -> State:
        """A whole position that fits the view: for choices, pictures and bots, which need nothing hidden."""
        if self._whole is None:
            self._whole = completed(self._table, self._known, None)
        return self._whole

    def legal(self) -> list[str]:
        """What this seat may do now, sorted."""
        return self.position().legal(self.seat) if self.seat in self.deciders else []

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now."""
        texts = self.legal()
        if not texts:
            return None
        whole = self.position()
        meant = choices_of(whole, self.seat)
        choices = tuple(Choice(text, *explained(text, meant[text], whole.reached)) for text in texts)
        frame = self._known["stack"][-1]
        fields = {
            name: frame[name]
            for name in ("unit", "target", "about")
            if isinstance(frame.get(name), int | str)
        }
        question = str(self._known["question"])
        finish = next((text for text in FINISHES if text in texts), None)
        return Decision(question, choices, fields, finish, question == "replace-hero-cards")

    def prospects(self, action: str) -> tuple[Prospect, ...]:
        """The way and what is seen from its end, or the sums of a test. Raises IllegalAction."""
        if action not in self.legal():
            raise IllegalAction("error-action-illegal", action=str(action)[:80])
        return foreseen(self, action)

    def sample(self, dice: Chooser) -> State:
        """A whole state that looks like this view to its seat."""
        return completed(self._table, self._known, dice)

    @property
    def waits_for_secret(self) -> bool:
        """Cards are hidden at every moment of the game."""
        return self._known["ended"] is None


# Samples ------------------------------------------------------------------------------------------


def completed(table: Table, known: dict[str, Any], dice: Chooser | None) -> State:
    """A whole state that fits what is known; without dice the first that is found."""
    from lostworld.skirmish.state import State  # states make views

    whole = State(table)
    told = {name: value for name, value in known.items() if name != "wounds"}
    told.update(_action_cards(table, known, dice))
    told.update(_hero_cards(table, known, dice))
    told["stack"] = [dict(frame) for frame in known["stack"]]
    for frame in told["stack"]:
        _fill_frame(table, frame, told, dice)
    for frame in told["stack"]:
        frame.pop("_pools", None)
    told.pop("_held", None)
    whole.fill(told)
    return whole


def _mixed(cards: Iterable[int], dice: Chooser | None) -> list[int]:
    found = sorted(cards)
    if dice is not None:
        shuffle(found, dice)
    return found


def _take_initiative(table: Table, pool: list[int], wanted: Any) -> Any:
    """A card from the pool that fits a face-down one."""
    if not isinstance(wanted, str):
        return wanted
    n = int(wanted[len(HIDDEN) :])
    for i, card in enumerate(pool):
        if card < WOUND and table.book.actions[card].initiative == n:
            return pool.pop(i)
    raise AssertionError("no card fits a face-down one")


def _action_cards(table: Table, known: dict[str, Any], dice: Chooser | None) -> dict[str, Any]:
    columns: dict[str, list[Any]] = {
        name: [] for name in ("active", "next", "idle", "hand", "deck", "unseen")
    }
    held = {frame["unit"]: frame["held"] for frame in known["stack"] if frame["k"] == "replace-next"}
    for unit, deck in enumerate(table.decks):
        left = list(deck)
        for cards in (
            *(known[name][unit] for name in ("hand", "unseen", "seen", "active")),
            held.get(unit, ()),
            (known["next"][unit], known["idle"][unit]),
        ):
            for card in cards:
                if card in left:
                    left.remove(card)
        pool = _mixed(left, dice)
        active = [_take_initiative(table, pool, card) for card in known["active"][unit]]
        following = _take_initiative(table, pool, known["next"][unit])
        idle = _take_initiative(table, pool, known["idle"][unit])
        unseen = [pool.pop() if card == HIDDEN else card for card in known["unseen"][unit]]
        # Wounds hide among the cards of hand and deck.
        rest = _mixed(pool + [WOUND] * known["wounds"][unit], dice)
        gone = held.get(unit, ())
        if gone:
            held[unit] = sorted(rest.pop() if card == HIDDEN else card for card in gone)
        hand = sorted(rest.pop() if card == HIDDEN else card for card in known["hand"][unit])
        whole_deck = [rest.pop() if card == HIDDEN else card for card in known["deck"][unit]]
        if known["pending"] and tuple(known["pending"][:2]) == ("deck", unit):
            whole_deck.sort()
        if rest:
            raise AssertionError("cards are left over")
        for name, value in zip(columns, (active, following, idle, hand, whole_deck, unseen), strict=True):
            columns[name].append(value)
    return {**columns, "_held": held}


def _hero_cards(table: Table, known: dict[str, Any], dice: Chooser | None) -> dict[str, Any]:
    gear = [[list(entry) for entry in entries] for entries in known["gear"]]
    hands: list[list[int]] = []
    piles: list[list[int]] = []
    heroes = table.book.heroes
    for seat, deck in enumerate(table.hero_decks):
        if known["out"][seat]:
            hands.append([])
            piles.append([])
            for entries in gear:
                for entry in entries:
                    if entry[0] == HIDDEN and entry[1] == seat:
                        entry[0] = _any_ammunition(table, seat, known)
                        entry[2] = heroes[entry[0]].ammunition.uses
            continue
        shown = [*known["thrown"][seat], *known["cards"][seat]]
        shown += [entry[0] for entries in gear for entry in entries if entry[1] == seat]
        for name in ("waiting", "active"):
            for stack in known[name]:
                for card in stack:
                    if isinstance(card, int) and card >= SEDATIVE and (card - SEDATIVE) // 1000 == seat:
                        shown.append((card - SEDATIVE) % 1000)
        left = [*deck, *known["outside"][seat]]
        for card in shown:
            if card in left:
                left.remove(card)
        pool = _mixed(left, dice)
        for entries in gear:
            for entry in entries:
                if entry[0] == HIDDEN and entry[1] == seat:
                    i = next(i for i, card in enumerate(pool) if heroes[card].ammunition is not None)
                    entry[0] = pool.pop(i)
                    ammunition = heroes[entry[0]].ammunition
                    assert ammunition is not None
                    entry[2] = ammunition.uses
        hands.append(sorted(pool.pop() if card == HIDDEN else card for card in known["cards"][seat]))
        pile = [pool.pop() for _ in known["pile"][seat]]
        if known["pending"] and tuple(known["pending"][:2]) == ("hero", seat):
            pile.sort()
        piles.append(pile)
    return {"gear": gear, "cards": hands, "pile": piles}


def _any_ammunition(table: Table, seat: Seat, known: dict[str, Any]) -> int:
    cards: Sequence[int] = (*table.hero_decks[seat], *known["outside"][seat])
    return next(card for card in cards if table.book.heroes[card].ammunition is not None)


def _fill_frame(table: Table, frame: dict[str, Any], told: dict[str, Any], dice: Chooser | None) -> None:
    if frame["k"] == "replace-next":
        frame["held"] = told["_held"][frame["unit"]]
    if frame["k"] == "game" and "replaced" in frame:
        chosen = []
        for seat, cards in enumerate(frame["replaced"]):
            if cards != HIDDEN:
                chosen.append(cards)
                continue
            hand = told["cards"][seat]
            number = dice.below(1 << len(hand)) if dice is not None else 0
            decided = seat not in known_asked(told)
            chosen.append([card for i, card in enumerate(hand) if number >> i & 1] if decided else [])
        frame["replaced"] = chosen


def known_asked(told: dict[str, Any]) -> tuple[int, ...]:
    """Who has yet to decide."""
    return tuple(told["asked"])

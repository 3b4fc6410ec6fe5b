"""What one seat knows of a game: a type of its own, built from the allow-list in ``known.py``.

A view never holds the opponent's cards, the order of a draw pile or a seed: they are not copied.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import shuffle
from lostworld.game import SPECTATOR, BadText, Chooser, Decision, Outcome, Prospect, Seat
from lostworld.quick import QuickDice
from lostworld.raptor.decision import awaited_of, decision_of
from lostworld.raptor.learning.sampling import sampled
from lostworld.raptor.notation.actions import action_text
from lostworld.raptor.notation.reading import Reading, owner
from lostworld.raptor.notation.writing import write
from lostworld.raptor.prospects import prospects_of
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import RAPTOR, SCIENTIST, SIDES
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.known import HIDDEN_CARD, hidden_hand, known_part
from lostworld.raptor.rules.layouts import layout_of
from lostworld.raptor.rules.outcome import outcome_of

if TYPE_CHECKING:
    from lostworld.raptor.state import State

DECK: Final = range(1, 10)
"""The values of a side's cards."""


class View:
    """A position as one seat sees it. Made by ``State.view`` or ``GAME.parse_view``."""

    __slots__ = ("_known", "_planned", "hidden_hand", "seat")

    seats: tuple[str, ...] = SIDES
    sides: tuple[tuple[Seat, ...], ...] = ((RAPTOR,), (SCIENTIST,))

    def __init__(
        self, known: Position, seat: Seat, hidden_hand: tuple[int, int], planned: bool = False
    ) -> None:
        self._known = known
        self._planned = planned
        self.seat = seat
        self.hidden_hand = hidden_hand

    @property
    def round(self) -> int:
        """The round's number."""
        return self._known.round

    @property
    def text(self) -> str:
        """The view as text, with ``?`` for every hidden card."""
        if self._known.phase == phases.BOARD:
            return layout_of(self._known)
        return write(self._known, *self.hidden_hand)

    def to_json(self) -> str:
        """The view for the browser, which reads the text."""
        return self.text

    def __repr__(self) -> str:
        return f"View({self.seat}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.text) == (other.seat, other.text)

    def __hash__(self) -> int:
        return hash((self.seat, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        from lostworld.raptor import GAME  # a view is pickled by its text, which every version reads

        return GAME.parse_view, (self.text, self.seat)

    @property
    def known(self) -> Position:
        """A copy of the known part as a position: hidden cards are missing from it."""
        return self._known.copy()

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now; in a plan nobody but the one who plans."""
        deciders = self._known.deciders
        return tuple(seat for seat in deciders if seat == self.seat) if self._planned else deciders

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        return outcome_of(self._known)

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, or None."""
        return decision_of(self._known, self.seat)

    @property
    def awaited(self) -> tuple[str, dict[str, Any]] | None:
        """What the others are asked now, as far as everybody may know it: a kind and its fields, or None."""
        return awaited_of(self._known)

    def prospects(self, action: int) -> tuple[Prospect, ...]:
        """What may follow from playing a card, against each card that the other side may hold."""
        return prospects_of(self._known, self.seat, action)

    def legal(self) -> list[int]:
        """What this seat may do now; empty when it does not decide."""
        return self._known.legal(self.seat)

    @property
    def waits_for_secret(self) -> bool:
        """Whether the other side's card matters now and is not known to this seat."""
        return self._known.phase in (phases.CARDS, phases.CARDS_OBSERVED)

    def legal_in_setup(self) -> list[int]:
        """While figures are placed: what the deciding side may do, which is public."""
        if self._known.phase != phases.PLACE:
            return self.legal()
        return self._known.legal(self._known.deciders[0])

    def after(self, seat: Seat, action: int) -> View:
        """The view after an action whose result this seat can tell. Raises BadText if it cannot."""
        setup = self._known.phase == phases.PLACE
        known = self._known.copy()
        known.step(seat if setup or seat == self.seat else SPECTATOR, action)
        if _needs_hidden_cards(known):
            raise BadText("error-view-cannot-tell", action=action_text(action))
        known.begin()
        return View(known, self.seat, self.hidden_hand)

    def sample(self, dice: Chooser) -> State:
        """A whole position that looks like this view; the hidden cards are drawn at random.

        With ``QuickDice`` this takes a microsecond or two, for searches.
        """
        if type(dice) is QuickDice:
            return sampled(_whole_kind(), self._known, *self.hidden_hand, dice)
        from lostworld.raptor.state import State  # views are made by states

        whole = State(self._known.board)
        whole.become(self._known)
        if self._known.phase == phases.BOARD:
            return whole
        if self._known.phase == phases.PLACE or (self._known.phase, self._known.round) == (phases.SHUFFLE, 0):
            return self._undealt(whole, dice)
        for side in (RAPTOR, SCIENTIST):
            played, hand, pile, discard = self._known.cards_of(side)
            seen = hand | discard | (1 << played if played != HIDDEN_CARD else 0)
            unseen = [value for value in range(1, 10) if not seen >> value & 1]
            shuffle(unseen, dice)
            if played == HIDDEN_CARD:
                played = unseen.pop()
            for _ in range(self.hidden_hand[side]):
                hand |= 1 << unseen.pop()
            whole.set_cards(side, played, hand, unseen[: len(pile)], discard)
        return whole

    def _undealt(self, whole: State, dice: Chooser) -> State:
        """Before the first deal is over: a deck that is still to be shuffled lies in ascending order."""
        for side in (RAPTOR, SCIENTIST):
            _played, hand, pile, _discard = self._known.cards_of(side)
            unseen = [value for value in range(1, 10) if not hand >> value & 1]
            if len(pile) < len(DECK):
                shuffle(unseen, dice)
                for _ in range(self.hidden_hand[side]):
                    hand |= 1 << unseen.pop()
            whole.set_cards(side, 0, hand, unseen, 0)
        return whole


@cache
def _whole_kind() -> type[State]:
    from lostworld.raptor.state import State  # views are made by states

    return State


def _needs_hidden_cards(known: Position) -> bool:
    """Whether going on from here reveals, draws or shuffles a card that a view does not know."""
    played = [known.cards_of(side)[0] for side in (RAPTOR, SCIENTIST)]
    match known.phase:
        case phases.CARDS | phases.CARD_SHOWN:
            return all(played) and (HIDDEN_CARD in played or played[0] == played[1])
        case phases.POINTS:
            return known.winner < 0 and known.left == 0 and known.mother != 0
        case phases.RETURN:
            return True
        case phases.PLACE:
            return known.active.bit_count() == 4
        case _:
            return False


def view_of(position: Position, seat: Seat, planned: bool = False) -> View:
    """What ``seat`` knows of a position, or of one that it plans."""
    return View(known_part(position, seat), seat, hidden_hand(position, seat), planned)


def view_from(reading: Reading, seat: Seat | None) -> View:
    """The view that a text describes. Raises BadText if no seat sees exactly this, or not ``seat``."""
    if not reading.is_view:
        raise BadText("raptor-error-view-full")
    return View(reading.position, owner(reading, seat), reading.hidden_hand)

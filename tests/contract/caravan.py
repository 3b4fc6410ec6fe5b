"""Caravan: a small game for three that exists only to try the contract out.

It has what Raptor lacks and Skirmish needs: more than two seats, actions that are not numbers, a public coin
toss, a turn of several steps followed by a window in which the others answer one after the other, seats that
drop out, shared wins and draws.

Everybody has the cards 1 to 6, two of them in hand. All choose a card in secret; the highest marches up to
three steps (a tie is tossed for). Then each of the others, clockwise, may give up a card to throw the marcher
back one step. Who arrives wins; without cards the farthest do, unless all are equally far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from lostworld.chance import shuffle
from lostworld.game import SPECTATOR, BadText, Chooser, IllegalAction, Outcome, Seat

SEATS = ("red", "green", "blue")
GOALS = {"short": 4, "long": 7}
STEPS = 3
HAND = 2
DECK = "123456"
HIDDEN = "?"

_TURN = re.compile(r"choose|march:[012]:[1-3]|answer:[012]:[012]|over")
_PLAYER = re.compile(r"([1-6?]?)/([1-6?]{0,2})/([1-6?]*)/([1-6]*)")
_PLACES = re.compile(r"(?:0|-?[1-9]),(?:0|-?[1-9]),(?:0|-?[1-9])")
_ACTION = re.compile(r"card [1-6]|trap [1-6]|step|stop|pass")


class Happening(NamedTuple):
    """An event; ``secret`` names the field that only ``owner`` sees."""

    kind: str
    fields: dict[str, Any]
    owner: Seat = SPECTATOR
    secret: str = ""

    def seen_by(self, seat: Seat) -> Happening:
        """The event as ``seat`` may know it."""
        if not self.secret or seat == self.owner:
            return self
        return self._replace(fields={**self.fields, self.secret: None})

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"kind": self.kind, **self.fields}


class Shuffling(NamedTuple):
    """Chance: a seat's deck is shuffled."""

    seat: Seat

    def sample(self, dice: Chooser) -> str:
        """Such as ``red=351264``."""
        deck = list(DECK)
        shuffle(deck, dice)
        return f"{SEATS[self.seat]}={''.join(deck)}"


class Toss(NamedTuple):
    """Chance: one of the tied seats marches."""

    seats: tuple[Seat, ...]

    def sample(self, dice: Chooser) -> str:
        """Such as ``toss=green``."""
        return f"toss={SEATS[self.seats[dice.below(len(self.seats))]]}"


class Player:
    """One seat's cards and where its caravan is."""

    def __init__(self, at: int, played: str, hand: str, deck: str, discard: str) -> None:
        self.at = at
        self.played = played
        self.hand = hand
        self.deck = deck
        self.discard = discard

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.at, self.played, self.hand, self.deck, self.discard)

    @property
    def text(self) -> str:
        """Played, hand, deck and discard."""
        return f"{self.played}/{self.hand}/{self.deck}/{self.discard}"


class Table:
    """What a state and a view have in common: where the game stands and what a seat may do."""

    def __init__(self, goal: int, turn: str, players: list[Player]) -> None:
        self.goal = goal
        self.turn = turn
        self.players = players

    @property
    def position(self) -> str:
        """Goal, turn, places and everybody's cards."""
        places = ",".join(str(player.at) for player in self.players)
        return " ".join((str(self.goal), self.turn, places, *(player.text for player in self.players)))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have yet to decide now."""
        if self.turn == "choose":
            players = enumerate(self.players)
            return tuple(seat for seat, player in players if player.hand and not player.played)
        kind, *numbers = self.turn.split(":")
        if kind == "march":
            return (int(numbers[0]),) if numbers[1] != "0" else ()
        return (int(numbers[1]),) if kind == "answer" else ()

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        if self.turn != "over":
            return None
        farthest = max(player.at for player in self.players)
        ahead = tuple(seat for seat, player in enumerate(self.players) if player.at == farthest)
        if farthest >= self.goal:
            return Outcome(ahead, "arrived")
        return Outcome((), "standstill") if len(ahead) == len(SEATS) else Outcome(ahead, "farthest")

    def legal(self, seat: Seat) -> list[str]:
        """What ``seat`` may do now, sorted."""
        if seat not in self.deciders:
            return []
        if self.turn == "choose":
            return [f"card {card}" for card in self.players[seat].hand]
        if self.turn.startswith("march"):
            return ["step", "stop"]
        return ["pass", *(f"trap {card}" for card in self.players[seat].hand)]


class CaravanView:
    """What one seat knows."""

    def __init__(self, seat: Seat, known: Table) -> None:
        self.seat = seat
        self._known = known
        self.deciders = known.deciders
        self.outcome = known.outcome

    @property
    def text(self) -> str:
        """Whose view it is, and the position with ``?``."""
        return f"{'spectator' if self.seat == SPECTATOR else SEATS[self.seat]}: {self._known.position}"

    @property
    def waits_for_secret(self) -> bool:
        """Whether the others' cards matter now."""
        return self._known.turn == "choose"

    def legal(self) -> list[str]:
        """What this seat may do now."""
        return self._known.legal(self.seat)

    def sample(self, dice: Chooser) -> CaravanState:
        """A whole state that looks like this one."""
        players = []
        for known in self._known.players:
            unseen = [card for card in DECK if card not in known.text]
            shuffle(unseen, dice)
            played = unseen.pop() if known.played == HIDDEN else known.played
            hand = known.hand
            if HIDDEN in hand:
                hand = "".join(sorted(unseen.pop() for _ in hand))
            players.append(Player(known.at, played, hand, "".join(unseen), known.discard))
        return CaravanState(self._known.goal, self._known.turn, players)


class CaravanState(Table):
    """A whole position."""

    @property
    def text(self) -> str:
        """The position as text."""
        return self.position

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.goal, self.turn, [player.copy() for player in self.players])

    @property
    def chance(self) -> Shuffling | Toss | None:
        """The chance event to be decided next."""
        kind, _, rest = self.turn.partition(":")
        if kind == "deal":
            return Shuffling(int(rest))
        return Toss(tuple(map(int, rest))) if kind == "toss" else None

    def worth(self, seat: Seat) -> float:
        """How far ahead of the others."""
        return 2.0 * self.players[seat].at - max(player.at for player in self.players)

    def fingerprint(self) -> str:
        """The text is short enough."""
        return self.text

    def view(self, seat: Seat) -> CaravanView:
        """What ``seat`` knows."""
        players = []
        for owner, player in enumerate(self.players):
            played = HIDDEN if player.played and self.turn == "choose" and owner != seat else player.played
            hand = player.hand if owner == seat else HIDDEN * len(player.hand)
            players.append(Player(player.at, played, hand, HIDDEN * len(player.deck), player.discard))
        return CaravanView(seat, Table(self.goal, self.turn, players))

    def apply(self, seat: Seat, action: str) -> None:
        """Carry out a legal action."""
        self.play(seat, action)

    def play(self, seat: Seat, action: str) -> list[Happening]:
        """As ``apply``, and tell what happened."""
        told = self._act(seat, action)
        return told + self._conclude()

    def resolve(self, outcome: str) -> None:
        """Decide the pending chance event."""
        self.settle(outcome)

    def settle(self, outcome: str) -> list[Happening]:
        """As ``resolve``, and tell what happened."""
        event = self.chance
        if event is None:
            raise BadText("error-chance-none")
        name, _, result = outcome.partition("=")
        if isinstance(event, Shuffling):
            if name != SEATS[event.seat] or sorted(result) != list(DECK):
                raise BadText("error-chance-outcome", outcome=outcome[:40])
            self.players[event.seat].deck = result
            told = [Happening("shuffled", {"seat": event.seat})]
            if event.seat < len(SEATS) - 1:
                self.turn = f"deal:{event.seat + 1}"
                return told
            return told + self._draw()
        if name != "toss" or result not in [SEATS[seat] for seat in event.seats]:
            raise BadText("error-chance-outcome", outcome=outcome[:40])
        marcher = SEATS.index(result)
        self.turn = f"march:{marcher}:{STEPS}"
        return [Happening("tossed", {"seat": marcher})]

    def ahead(self, seat: Seat, actions: Sequence[str]) -> Plan:
        """A copy after tentative steps."""
        plan = Plan(self.goal, self.turn, [player.copy() for player in self.players])
        plan.seat = seat
        for action in actions:
            plan._act(seat, action)
        return plan

    def _act(self, seat: Seat, action: str) -> list[Happening]:
        if action not in self.legal(seat):
            raise IllegalAction("error-action-illegal", action=str(action))
        player = self.players[seat]
        kind, _, card = action.partition(" ")
        if kind == "card":
            player.hand = player.hand.replace(card, "")
            player.played = card
            return [Happening("chosen", {"seat": seat, "card": int(card)}, seat, "card")]
        if kind == "trap":
            player.hand = player.hand.replace(card, "")
            player.discard = "".join(sorted(player.discard + card))
            self.players[self._marcher()].at -= 1
        left = int(self.turn.split(":")[2])
        if kind == "step":
            player.at += 1
            self.turn = f"march:{seat}:{left - 1}"
        elif kind == "stop":
            self.turn = f"march:{seat}:0"
        else:
            self.turn = f"answered:{self._marcher()}:{seat}"
        return [Happening(kind, {"seat": seat, "card": int(card) if card else None})]

    def _marcher(self) -> Seat:
        return int(self.turn.split(":")[1])

    def _conclude(self) -> list[Happening]:
        if self.turn == "choose" and not self.deciders:
            return self._reveal()
        if self.turn.startswith("march") and self.turn.endswith(":0"):
            self.turn = f"answered:{self._marcher()}:{self._marcher()}"
        if self.turn.startswith("answered"):
            following = (int(self.turn.split(":")[2]) + 1) % len(SEATS)
            if following != self._marcher():
                self.turn = f"answer:{self._marcher()}:{following}"
                return []
            return self._end_round()
        return []

    def _reveal(self) -> list[Happening]:
        highest = max(player.played for player in self.players)
        tied = [seat for seat, player in enumerate(self.players) if player.played == highest]
        self.turn = f"march:{tied[0]}:{STEPS}" if len(tied) == 1 else "toss:" + "".join(map(str, tied))
        return [Happening("revealed", {"cards": [player.played for player in self.players]})]

    def _end_round(self) -> list[Happening]:
        arrived = self.players[self._marcher()].at >= self.goal
        for player in self.players:
            player.discard = "".join(sorted(player.discard + player.played))
            player.played = ""
        if arrived:
            self.turn = "over"
            return [Happening("over", {})]
        return self._draw()

    def _draw(self) -> list[Happening]:
        told = []
        for seat, player in enumerate(self.players):
            while len(player.hand) < HAND and player.deck:
                card, player.deck = player.deck[0], player.deck[1:]
                player.hand = "".join(sorted(player.hand + card))
                told.append(Happening("drawn", {"seat": seat, "card": int(card)}, seat, "card"))
        self.turn = "choose" if any(player.hand for player in self.players) else "over"
        return [*told, Happening("over", {})] if self.turn == "over" else told


class Plan(CaravanState):
    """The steps of a turn tried out."""

    seat: Seat = SPECTATOR

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The planning seat while its turn can go on."""
        return (self.seat,) if self.seat in super().deciders else ()

    def copy(self) -> Self:
        """An independent copy."""
        new = super().copy()
        new.seat = self.seat
        return new

    def play(self, seat: Seat, action: str) -> list[Happening]:
        """Refused."""
        raise IllegalAction("error-plan-applied")


class Caravan:
    """The game."""

    name = "caravan"
    rules = 1
    seats: tuple[str, ...] = SEATS
    options: Mapping[str, tuple[str, ...]] = {"track": tuple(GOALS)}
    state = CaravanState

    def new(self, options: Mapping[str, str], dice: Chooser) -> CaravanState:
        """Nothing dealt yet."""
        for name, value in options.items():
            if value not in self.options.get(name, ()):
                raise BadText("error-option-unknown", name=f"{name}={value}", names=", ".join(self.options))
        goal = GOALS[options.get("track", "short")]
        return self.state(goal, "deal:0", [Player(0, "", "", DECK, "") for _ in SEATS])

    def parse(self, text: str) -> CaravanState:
        """The state that ``text`` describes."""
        if HIDDEN in text:
            raise BadText("error-position-hidden")
        table = _read(text)
        return self.state(table.goal, table.turn, table.players)

    def parse_view(self, text: str) -> CaravanView:
        """The view that ``text`` describes."""
        owner, _, position = text.partition(": ")
        if owner not in (*SEATS, "spectator"):
            raise BadText("error-view-owner")
        return CaravanView(SEATS.index(owner) if owner in SEATS else SPECTATOR, _read(position))

    def action_text(self, action: str) -> str:
        """An action is its text."""
        return action

    def parse_action(self, text: str) -> str:
        """The action that ``text`` names."""
        if _ACTION.fullmatch(text) is None:
            raise BadText("error-action-text", action=text[:40])
        return text


def _read(text: str) -> Table:
    fields = text.split(" ")
    if len(fields) != 3 + len(SEATS):
        raise BadText("error-position-fields", count=len(fields))
    goal, turn, places, *cards = fields
    found = [_PLAYER.fullmatch(player) for player in cards]
    if goal not in ("4", "7") or _TURN.fullmatch(turn) is None or _PLACES.fullmatch(places) is None:
        raise BadText("error-turn", turn=turn[:40])
    players = []
    for place, player in zip(places.split(","), found, strict=True):
        if player is None or len(player[0]) != len(DECK) + 3:
            raise BadText("error-turn", turn=turn[:40])
        players.append(Player(int(place), *player.groups()))
    return Table(int(goal), turn, players)


CARAVAN = Caravan()

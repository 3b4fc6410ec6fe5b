"""Caravan: a small game for three (or two) that exists only to try the contract and all that stands on it.

It has what Raptor lacks and Skirmish needs: more than two seats, seats that depend on the options, actions
that are not numbers, a public coin toss, a turn of several steps followed by a window in which the others
answer one after the other, cards put face down outside a simultaneous choice, seats that drop out, scores,
shared wins and draws. It joins like a game of another package, by an entry point: see ``caravan_package``.

Everybody has the cards 1 to 6, two of them in hand. All choose a card in secret; the highest marches up to
three steps (a tie is tossed for). Then each of the others, clockwise, may give up a card to throw the marcher
back one step, or bury one face down. Who arrives wins. When the cards are used up the buried ones are turned
over, the highest sum goes one step on (not if it is tied), and the farthest win, unless all are equally far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from lostworld.chance import shuffle
from lostworld.game import (
    SPECTATOR,
    BadText,
    Choice,
    Chooser,
    Decision,
    IllegalAction,
    Outcome,
    Prospect,
    Seat,
    State,
)

SEATS = ("red", "green", "blue")
TABLES = {"three": 3, "two": 2}
GOALS = {"short": 4, "long": 7}
STEPS = 3
HAND = 2
DECK = "123456"
HIDDEN = "?"

_TURN = re.compile(r"choose|march:[012]:[1-3]|answer:[012]:[012]|over|deal:[012]|toss:[012]{2,3}")
_PLAYER = re.compile(r"([1-6?]?)/([1-6?]{0,2})/([1-6?]*)/([1-6]*)/([1-6?]*)")
_PLACES = re.compile(r"(?:0|-?[1-9])(?:,(?:0|-?[1-9])){1,2}")
_ROUND = re.compile(r"0|[1-9][0-9]?")
_ACTION = re.compile(r"(?:card|trap|bury)-[1-6]|step|stop|pass")


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

    def __init__(self, at: int, played: str, hand: str, deck: str, discard: str, buried: str) -> None:
        self.at = at
        self.played = played
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.buried = buried

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.at, self.played, self.hand, self.deck, self.discard, self.buried)

    @property
    def text(self) -> str:
        """Played, hand, deck, discard and what lies face down."""
        return f"{self.played}/{self.hand}/{self.deck}/{self.discard}/{self.buried}"


class Table:
    """What a state and a view have in common: where the game stands and what a seat may do."""

    def __init__(self, goal: int, turn: str, round_number: int, players: list[Player]) -> None:
        self.goal = goal
        self.turn = turn
        self.round = round_number
        self.players = players

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names."""
        return SEATS[: len(self.players)]

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return tuple((seat,) for seat in range(len(self.players)))

    @property
    def position(self) -> str:
        """Goal, turn, round, places and everybody's cards."""
        places = ",".join(str(player.at) for player in self.players)
        cards = (player.text for player in self.players)
        return " ".join((str(self.goal), self.turn, str(self.round), places, *cards))

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
        scores = tuple(float(player.at) for player in self.players)
        if farthest >= self.goal:
            return Outcome(ahead, "arrived", scores)
        if len(ahead) == len(self.players):
            return Outcome((), "standstill", scores)
        return Outcome(ahead, "farthest", scores)

    def legal(self, seat: Seat) -> list[str]:
        """What ``seat`` may do now, sorted."""
        if seat not in self.deciders:
            return []
        hand = self.players[seat].hand
        if self.turn == "choose":
            return [f"card-{card}" for card in hand]
        if self.turn.startswith("march"):
            return ["step", "stop"]
        return [*(f"bury-{card}" for card in hand), "pass", *(f"trap-{card}" for card in hand)]

    def decision(self, seat: Seat) -> Decision | None:
        """What ``seat`` is asked now."""
        choices = []
        for text in self.legal(seat):
            kind, _, card = text.partition("-")
            choices.append(Choice(text, kind, {"card": int(card)} if card else {}))
        if not choices:
            return None
        kind, *numbers = self.turn.split(":")
        finish = {"march": "stop", "answer": "pass"}.get(kind)
        fields = {} if kind == "choose" else {"marcher": SEATS[int(numbers[0])]}
        return Decision(kind, tuple(choices), fields, finish, secret=kind == "choose")


class CaravanView:
    """What one seat knows."""

    def __init__(self, seat: Seat, known: Table) -> None:
        self.seat = seat
        self._known = known
        self.seats = known.seats
        self.sides = known.sides
        self.round = known.round
        self.deciders = known.deciders
        self.outcome = known.outcome
        self.decision = known.decision(seat)

    @property
    def text(self) -> str:
        """Whose view it is, and the position with ``?``."""
        return f"{'spectator' if self.seat == SPECTATOR else SEATS[self.seat]}: {self._known.position}"

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        players = zip(self.seats, self._known.players, strict=True)
        cards = ("played", "hand", "deck", "discard", "buried")
        return {
            "goal": self._known.goal,
            "turn": self._known.turn,
            "players": {
                name: {"at": player.at, **{pile: getattr(player, pile) for pile in cards}}
                for name, player in players
            },
        }

    @property
    def waits_for_secret(self) -> bool:
        """Whether the others' cards matter now."""
        return self._known.turn == "choose"

    def legal(self) -> list[str]:
        """What this seat may do now."""
        return self._known.legal(self.seat)

    def prospects(self, action: str) -> tuple[Prospect, ...]:
        """How a card would do against each other card."""
        if action not in self.legal():
            raise IllegalAction("error-action-illegal", action=str(action)[:40])
        if not action.startswith("card"):
            return ()
        own = action[-1]
        return tuple(
            Prospect(f"card-{card}", "tie" if card == own else "march" if card < own else "wait")
            for card in DECK
        )

    def sample(self, dice: Chooser) -> CaravanState:
        """A whole state that looks like this one."""
        if self._known.turn.startswith("deal"):
            return self._undealt(dice)
        players = []
        for known in self._known.players:
            unseen = [card for card in DECK if card not in known.text]
            shuffle(unseen, dice)
            played = unseen.pop() if known.played == HIDDEN else known.played
            hand, buried = known.hand, known.buried
            if HIDDEN in hand:
                hand = "".join(sorted(unseen.pop() for _ in hand))
            if HIDDEN in buried:
                buried = "".join(sorted(unseen.pop() for _ in buried))
            players.append(Player(known.at, played, hand, "".join(unseen), known.discard, buried))
        return CaravanState(self._known.goal, self._known.turn, self._known.round, players)

    def _undealt(self, dice: Chooser) -> CaravanState:
        """While decks are shuffled: those that are still to be lie in order."""
        shuffled = int(self._known.turn.partition(":")[2])
        players = []
        for seat, known in enumerate(self._known.players):
            deck = list(DECK)
            if seat < shuffled:
                shuffle(deck, dice)
            players.append(Player(known.at, "", "", "".join(deck), "", ""))
        return CaravanState(self._known.goal, self._known.turn, self._known.round, players)


class CaravanState(Table):
    """A whole position."""

    @property
    def text(self) -> str:
        """The position as text."""
        return self.position

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.goal, self.turn, self.round, [player.copy() for player in self.players])

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

    def chances(self) -> tuple[float, ...]:
        """The farther, the better."""
        weights = [2.0**player.at for player in self.players]
        return tuple(weight / sum(weights) for weight in weights)

    def fingerprint(self) -> str:
        """The text is short enough."""
        return self.text

    def shown_action(self, by: Seat, action: str, to: Seat) -> str:
        """A card that lies face down is its owner's secret."""
        kind, _, card = action.partition("-")
        lies_hidden = (kind == "card" and self.turn == "choose" and card == self.players[by].played) or (
            kind == "bury" and self.turn != "over"
        )
        return f"{kind}-{HIDDEN}" if lies_hidden and to != by else action

    def view(self, seat: Seat) -> CaravanView:
        """What ``seat`` knows."""
        players = []
        for owner, player in enumerate(self.players):
            own = owner == seat
            played = HIDDEN if player.played and self.turn == "choose" and not own else player.played
            hand = player.hand if own else HIDDEN * len(player.hand)
            buried = player.buried if own or self.turn == "over" else HIDDEN * len(player.buried)
            deck = HIDDEN * len(player.deck)
            players.append(Player(player.at, played, hand, deck, player.discard, buried))
        return CaravanView(seat, Table(self.goal, self.turn, self.round, players))

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
            told = [Happening("shuffled", {"seat": SEATS[event.seat]})]
            if event.seat < len(self.players) - 1:
                self.turn = f"deal:{event.seat + 1}"
                return told
            return told + self._draw()
        if name != "toss" or result not in [SEATS[seat] for seat in event.seats]:
            raise BadText("error-chance-outcome", outcome=outcome[:40])
        self.turn = f"march:{SEATS.index(result)}:{STEPS}"
        return [Happening("tossed", {"seat": result})]

    def plan(self, seat: Seat, actions: Sequence[str] = ()) -> Plan:
        """Tentative steps."""
        plan = Plan(seat, self.copy(), (), [])
        for action in actions:
            plan = plan.then(action)
        return plan

    def _act(self, seat: Seat, action: str) -> list[Happening]:
        if action not in self.legal(seat):
            raise IllegalAction("error-action-illegal", action=str(action)[:40])
        player = self.players[seat]
        kind, _, card = action.partition("-")
        player.hand = player.hand.replace(card, "") if card else player.hand
        name = SEATS[seat]
        if kind == "card":
            player.played = card
            return [Happening("chosen", {"seat": name, "card": int(card)}, seat, "card")]
        told = [Happening(kind, {"seat": name, "card": int(card) if card else None})]
        if kind == "trap":
            player.discard = "".join(sorted(player.discard + card))
            self.players[self._marcher()].at -= 1
        elif kind == "bury":
            player.buried = "".join(sorted(player.buried + card))
            told = [Happening("bury", {"seat": name, "card": int(card)}, seat, "card")]
        left = int(self.turn.split(":")[2])
        if kind == "step":
            player.at += 1
            self.turn = f"march:{seat}:{left - 1}"
        elif kind == "stop":
            self.turn = f"march:{seat}:0"
        else:
            self.turn = f"answered:{self._marcher()}:{seat}"
        return told

    def _marcher(self) -> Seat:
        return int(self.turn.split(":")[1])

    def _conclude(self) -> list[Happening]:
        if self.turn == "choose" and not self.deciders:
            return self._reveal()
        if self.turn.startswith("march") and self.turn.endswith(":0"):
            self.turn = f"answered:{self._marcher()}:{self._marcher()}"
        if self.turn.startswith("answered"):
            following = (int(self.turn.split(":")[2]) + 1) % len(self.players)
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
                told.append(Happening("drawn", {"seat": SEATS[seat], "card": int(card)}, seat, "card"))
        if any(player.hand for player in self.players):
            self.turn = "choose"
            self.round += 1
            return told
        self.turn = "over"
        return [*told, *self._turn_over(), Happening("over", {})]

    def _turn_over(self) -> list[Happening]:
        """The buried cards count: the highest sum goes one step on, unless it is tied."""
        sums = [sum(map(int, player.buried)) for player in self.players]
        if sums.count(max(sums)) == 1:
            self.players[sums.index(max(sums))].at += 1
        return [Happening("unearthed", {"cards": [player.buried for player in self.players]})]


class Plan:
    """The steps of a turn tried out."""

    def __init__(
        self, seat: Seat, here: CaravanState, actions: tuple[str, ...], happened: list[Happening]
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.happenings = happened
        self._here = here

    @property
    def finish(self) -> str | None:
        """What ends the turn here."""
        decision = self._here.decision(self.seat)
        return None if decision is None else decision.finish

    @property
    def is_complete(self) -> bool:
        """Whether the turn has come to its end."""
        return self.seat not in self._here.deciders

    def legal(self) -> list[str]:
        """What may be the next step."""
        return self._here.legal(self.seat)

    def then(self, action: str) -> Plan:
        """One step more."""
        here = self._here.copy()
        happened = here._act(self.seat, action)
        return Plan(self.seat, here, (*self.actions, action), happened)

    def view(self) -> CaravanView:
        """What the planning seat sees there; nobody else decides."""
        view = self._here.view(self.seat)
        view.deciders = tuple(seat for seat in view.deciders if seat == self.seat)
        return view

    def worth(self) -> float:
        """As the state's."""
        return self._here.worth(self.seat)

    def fingerprint(self) -> str:
        """As the state's."""
        return self._here.fingerprint()


class Caravan:
    """The game."""

    name = "caravan"
    rules = 1
    content = ""
    options: Mapping[str, tuple[str, ...]] = {"track": tuple(GOALS), "players": tuple(TABLES)}
    looks: Mapping[str, tuple[str, ...]] = {"sand": ("yellow", "red")}
    state = CaravanState

    def seats(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Three, or two if the options say so."""
        return self.new(options).seats

    def new(self, options: Mapping[str, str]) -> CaravanState:
        """Nothing dealt yet."""
        for name, value in options.items():
            if value not in self.options.get(name, ()):
                raise BadText("error-option-unknown", name=f"{name}={value}", names=", ".join(self.options))
        goal = GOALS[options.get("track", "short")]
        count = TABLES[options.get("players", "three")]
        return self.state(goal, "deal:0", 0, [Player(0, "", "", DECK, "", "") for _ in range(count)])

    def look(self, options: Mapping[str, str], outcomes: Sequence[str]) -> Mapping[str, str]:
        """Always yellow."""
        return {"sand": "yellow"}

    def parse(self, text: str) -> CaravanState:
        """The state that ``text`` describes."""
        if HIDDEN in text:
            raise BadText("error-position-hidden")
        table = _read(text)
        return self.state(table.goal, table.turn, table.round, table.players)

    def parse_view(self, text: str, seat: Seat | None = None) -> CaravanView:
        """The view that ``text`` describes."""
        owner, _, position = text.partition(": ")
        if owner not in (*SEATS, "spectator"):
            raise BadText("error-view-owner")
        found = SEATS.index(owner) if owner in SEATS else SPECTATOR
        table = _read(position)
        if seat not in (None, found) or found >= len(table.players):
            raise BadText("error-view-owner")
        return CaravanView(found, table)

    def action_text(self, action: str) -> str:
        """An action is its text."""
        return action

    def parse_action(self, text: str) -> str:
        """The action that ``text`` names."""
        if _ACTION.fullmatch(text) is None:
            raise BadText("error-action-text", action=text[:40])
        return text

    def decision_text(self, state: State[str], seat: Seat, action: str) -> str:
        """Always with the seat, such as ``red:card-3``."""
        return f"{SEATS[seat]}:{action}"

    def parse_decision(self, state: State[str], text: str) -> tuple[Seat, str]:
        """Who does what."""
        name, _, action = text.partition(":")
        if name not in state.seats:
            raise BadText("error-action-text", action=text[:40])
        return SEATS.index(name), self.parse_action(action)

    def picture(
        self, text: str, looks: Mapping[str, str], title: str | None = None, language: str = "en"
    ) -> str:
        """A dot a caravan, on a track."""
        position = text.partition(": ")[2] or text
        table = _read(position)
        colours = {"yellow": "#e3c081", "red": "#b3622e"}
        dots = "".join(
            f'<circle cx="{10 + 10 * player.at}" cy="{10 + 10 * seat}" r="4" fill="{SEATS[seat]}"/>'
            for seat, player in enumerate(table.players)
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 0 130 40">'
            f"<title>{title or 'Caravan'}</title>"
            f'<rect x="-40" width="130" height="40" fill="{colours[looks.get("sand", "yellow")]}"/>'
            f"{dots}</svg>"
        )


def _read(text: str) -> Table:
    fields = text.split(" ")
    if not 6 <= len(fields) <= 4 + len(SEATS):
        raise BadText("error-position-fields", count=len(fields))
    goal, turn, number, places, *cards = fields
    found = [_PLAYER.fullmatch(player) for player in cards]
    named = [int(digit) for digit in re.findall("[0-9]", turn.partition(":")[2].partition(":")[0])]
    wrong = (
        goal not in ("4", "7"),
        _TURN.fullmatch(turn) is None,
        _ROUND.fullmatch(number) is None,
        _PLACES.fullmatch(places) is None,
        len(places.split(",")) != len(cards),
        any(seat >= len(cards) for seat in named),
        turn.startswith("answer") and turn[-1:] not in map(str, range(len(cards))),
        turn.startswith("toss") and named != sorted(set(named)),
    )
    if any(wrong):
        raise BadText("error-turn", turn=turn[:40])
    players = []
    for place, player in zip(places.split(","), found, strict=True):
        if player is None or len(player[0]) != len(DECK) + 4:
            raise BadText("error-turn", turn=turn[:40])
        players.append(Player(int(place), *player.groups()))
    return Table(int(goal), turn, int(number), players)


CARAVAN = Caravan()

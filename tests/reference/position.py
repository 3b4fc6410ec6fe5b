"""A position or view as a value: parse, text, legal, apply, view and perft."""

from __future__ import annotations

import random
from dataclasses import replace

from .board import FIRST_GAME, random_board
from .changes import AFTER, Shuffle, carry_out, choose_card, copied, is_view
from .notation import CARDS, SIDES, Fields, Pile, Refused, Turn, read, write
from .rules import (
    effect_actions,
    fire_allows,
    next_placement,
    placements,
    raptor_actions,
    returns,
    scientist_actions_but_for_fire,
    winner,
)
from .validity import check

CARD_KINDS = ("cards", "observed", "shown")
SEATS = {"raptor": "R", "scientist": "S", "spectator": "spectator"}


def random_shuffle(rng: random.Random) -> Shuffle:
    """A shuffle from ``rng``."""
    return lambda side, cards: "".join(rng.sample(cards, len(cards)))


class Position(Fields):
    """A whole position, or what one seat sees of it. Never changed: ``apply`` makes a new one."""

    @classmethod
    def of(cls, fields: Fields) -> Position:
        """The position with these fields."""
        return cls(**vars(fields))

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position or view that ``text`` describes. Raises Refused, a ValueError, naming the rule."""
        position = cls.of(read(text))
        position.check_hidden()
        check(position)
        return position

    @classmethod
    def new(cls, layout: str, rng: random.Random) -> Position:
        """A board to start from: jungle, savannah or first-game."""
        if layout == "first-game":
            board, exits = FIRST_GAME
            position = cls.of(read(f"{board} {exits} place z0e0c0r6 0 R://{CARDS}/ S://{CARDS}/"))
            shuffle = random_shuffle(rng)
            for side in SIDES:
                order = shuffle(side, CARDS)
                position.cards[side] = Pile(hand="".join(sorted(order[:3])), draw=order[3:])
            position.round, position.turn = 1, Turn("cards")
            return position
        rocks, exits_list = random_board(layout, rng)
        position = cls(rocks=rocks, exits=exits_list)
        position.cards = {side: Pile(draw=CARDS) for side in SIDES}
        return position

    def text(self) -> str:
        """The position's one text."""
        return write(self)

    # Whose knowledge this is

    def owner(self) -> str:
        """``all`` for a whole position, else the view's side, ``spectator``, or ``public`` in the setup."""
        if not is_view(self):
            return "all"
        if self.turn.kind == "place":
            return "public"
        shown = [side for side in SIDES if "?" not in self.cards[side].hand]
        return shown[0] if shown else "spectator"

    def check_hidden(self) -> None:
        """In a view exactly what its seat cannot know is hidden."""
        owner = self.owner()
        if owner == "all":
            if self.turn.card == "?":
                raise Refused("a card is hidden that the rest of the text shows")
            return
        for side in SIDES:
            if set(self.cards[side].hand) > {"?"}:
                raise Refused("a hand is hidden wholly or not at all")
        if all("?" not in self.cards[side].hand for side in SIDES) and owner != "public":
            raise Refused("a view shows at most one hand")
        seat = "spectator" if owner == "public" else owner
        for side in SIDES:
            if set(self.cards[side].draw) - {"?"}:
                raise Refused("a view hides both draw piles")
            played = self.cards[side].played
            if played and (played == "?") != self.is_secret(side, seat):
                raise Refused("a view hides the cards chosen in secret and no others")
        if self.turn.kind == "shown" and (self.turn.card == "?") != (seat == "spectator"):
            raise Refused("the card shown is hidden from spectators, and only from them")

    def is_secret(self, side: str, seat: str) -> bool:
        """Whether ``side``'s card in ``played`` is hidden from ``seat``."""
        if self.turn.kind not in CARD_KINDS or seat == side:
            return False
        return not (self.turn.kind == "shown" and seat == "R")

    def view(self, seat: str) -> Position:
        """What ``raptor``, ``scientist`` or ``spectator`` sees. From a view, only that seat's own."""
        side = SEATS[seat]
        if self.owner() == "public":
            return self
        if self.owner() != "all":
            if self.owner() != side:
                raise Refused("a view shows only its own seat's view")
            return self
        result = Position.of(copied(self))
        for whose in SIDES:
            pile = self.cards[whose]
            hand = pile.hand if whose == side else "?" * len(pile.hand)
            played = "?" if pile.played and self.is_secret(whose, side) else pile.played
            result.cards[whose] = Pile(played, hand, "?" * len(pile.draw), pile.discard)
        if self.turn.kind == "shown" and side == "spectator":
            result.turn = replace(self.turn, card="?")
        return result

    # What may be done

    def winner(self) -> tuple[str, str] | None:
        """The side that has won, and by what."""
        return winner(self)

    def choices(self) -> dict[str, list[str]]:
        """The legal actions of every side that decides, as far as this position or view shows."""
        owner = self.owner()
        everything = self._choices()
        if owner in ("all", "public"):
            return everything
        return {side: actions for side, actions in everything.items() if side == owner}

    def _choices(self) -> dict[str, list[str]]:
        kind = self.turn.kind
        if kind in CARD_KINDS:
            deciders = {"cards": SIDES, "observed": ("S",), "shown": ("R",)}[kind]
            return {
                side: sorted(f"#{card}" for card in self.cards[side].hand)
                for side in deciders
                if not self.cards[side].played
            }
        if kind == "won":
            return {}
        if kind == "place":
            missing = next_placement(self)
            side = "S" if missing is not None and missing[0] == "S" else "R"
            actions = placements(self)
        elif kind == "effect":
            side, actions = self.turn.side, effect_actions(self)
        elif kind == "return":
            side, actions = "R", returns(self)
        elif self.turn.side == "R":
            side, actions = "R", raptor_actions(self)
        else:
            side = "S"
            actions = [
                action for action in scientist_actions_but_for_fire(self) if self.survives_fire(action)
            ]
        assert len(set(actions)) == len(actions), "a text appears once in a list"
        return {side: sorted(actions)}

    def survives_fire(self, action: str) -> bool:
        """Ruling 14 for one of Scientist's actions."""
        if action == ".":
            return fire_allows(self, 0)
        after = copied(self)
        carry_out(after, action)
        return winner(after) is not None or fire_allows(after, self.turn.left - 1)

    def legal(self) -> list[str]:
        """The legal actions where one side decides (or nobody); not in ``cards``."""
        if self.turn.kind in CARD_KINDS:
            raise Refused("during cards each side has its own actions: see choices()")
        return [action for actions in self.choices().values() for action in actions]

    def legal_line(self) -> str:
        """The engine's answer to ``legal``."""
        if self.turn.kind in CARD_KINDS:
            return " ".join(f"{side}: {' '.join(actions)}" for side, actions in self.choices().items())
        return " ".join(self.legal())

    def apply(self, action: str, side: str | None = None, shuffle: Shuffle | None = None) -> Position:
        """The position after ``action``; with the side during ``cards``, without it elsewhere."""
        shuffle = shuffle or random_shuffle(random.Random())
        by_card = self.turn.kind in CARD_KINDS
        if by_card != (side is not None):
            raise Refused("the side is named during cards, and only then")
        result = Position.of(copied(self))
        if side is not None:
            if action not in self.choices().get(side, []):
                raise Refused(f"{side} {action} is not legal here")
            choose_card(result, side, action[1:], shuffle)
        else:
            if action not in self.legal():
                raise Refused(f"{action} is not legal here")
            AFTER[self.turn.kind](result, action, shuffle)
        return result

    def perft(self, depth: int) -> int:
        """The number of action sequences of length ``depth``; cards, place and the end are leaves."""
        if is_view(self):
            raise Refused("perft is not for views")
        if depth == 0 or self.turn.kind in (*CARD_KINDS, "place", "won"):
            return 1
        actions = self.legal()
        if depth == 1:
            return len(actions)
        return sum(self.apply(action).perft(depth - 1) for action in actions)

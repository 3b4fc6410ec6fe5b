"""What an action changes, and what then happens by itself: effects, turns, the end of a round."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from dataclasses import replace

from .board import LINES
from .notation import CARDS, OTHER, SIDES, Fields, Pile, Refused, Turn
from .rules import (
    DISAPPEARANCE,
    REPETITIONS,
    connected_fire,
    mother_space,
    next_placement,
    repetitions_possible,
    winner,
)

Shuffle = Callable[[str, str], str]
"""``shuffle(side, cards)``: the cards in their new order, the top first."""

END_OF_ROUND = {"y": "z", "A": "S", "f": "s"}


class Untold(Refused):
    """A view cannot tell what the action's result is."""


def copied(position: Fields) -> Fields:
    """An independent copy."""
    result = copy.copy(position)
    result.fires = set(position.fires)
    result.figures = dict(position.figures)
    result.cards = dict(position.cards)
    return result


def is_view(position: Fields) -> bool:
    """Whether something is hidden."""
    return any("?" in position.cards[side].all() for side in SIDES)


def path_between(start: str, end: str) -> list[str]:
    """The spaces entered on the straight way from ``start`` to ``end``."""
    for line in LINES[start]:
        if end in line:
            return line[: line.index(end) + 1]
    raise AssertionError(f"{start} and {end} are not in line")


# Single actions. Each takes the position and its text's spaces, and changes the position in place.


def _place(position: Fields, figure: str, space: str) -> None:
    position.figures[space] = figure
    if position.turn.kind == "effect":  # reinforcements
        position.reserve -= 1


def _walk(position: Fields, start: str, end: str) -> None:
    position.figures[end] = position.figures.pop(start)


def _escape(position: Fields, start: str) -> None:
    del position.figures[start]
    position.escaped += 1


def _kill(position: Fields, space: str) -> None:
    del position.figures[space]


def _wake(position: Fields, space: str) -> None:
    position.figures[space] = "b"


def _put_out(position: Fields, space: str) -> None:
    position.fires -= connected_fire(position, space)


def _stand_up(position: Fields, space: str) -> None:
    position.figures[space] = "S"


def _sleep(position: Fields, by: str, space: str) -> None:
    position.figures[by] = "A"
    position.figures[space] = "y"


def _capture(position: Fields, by: str, space: str) -> None:
    position.figures[by] = "A"
    del position.figures[space]
    position.captured += 1


def _shoot(position: Fields, by: str) -> None:
    position.figures[by] = "A"
    position.tokens += 1


def _call(position: Fields, start: str, end: str) -> None:
    del position.figures[start]
    position.figures[end] = "c"


def _frighten(position: Fields, space: str) -> None:
    position.figures[space] = "f"


def _remove_token(position: Fields) -> None:
    position.tokens -= 1


def _gas(position: Fields, space: str) -> None:
    position.figures[space] = "y"


def _drive(position: Fields, start: str, end: str) -> None:
    position.fires -= set(path_between(start, end))  # ruling 12
    _walk(position, start, end)


def _light(position: Fields, space: str) -> None:
    position.fires.add(space)


SPACE = "([a-k][1-6])"
ACTIONS: dict[str, tuple[str, Callable[..., None]]] = {
    "place": (f"([MbS])@{SPACE}", _place),
    "baby moves": (f"b{SPACE}-{SPACE}", _walk),
    "baby escapes": (f"b{SPACE}-x", _escape),
    "mother moves": (f"M{SPACE}-{SPACE}", _walk),
    "kill": (f"Mx{SPACE}", _kill),
    "wake": (rf"M\^{SPACE}", _wake),
    "put out": (f"M~{SPACE}", _put_out),
    "scientist moves": (f"S{SPACE}-{SPACE}", _walk),
    "stand up": (rf"S\^{SPACE}", _stand_up),
    "sleep": (f"S{SPACE}~{SPACE}", _sleep),
    "capture": (f"S{SPACE}x{SPACE}", _capture),
    "shoot": (f"S{SPACE}!", _shoot),
    "call": (f"b{SPACE}={SPACE}", _call),
    "fear": (f"!{SPACE}", _frighten),
    "remove token": ("-z", _remove_token),
    "recover baby": (rf"\^{SPACE}", _wake),
    "gas": (f"~{SPACE}", _gas),
    "jeep": (f"S{SPACE}={SPACE}", _drive),
    "fire": (rf"\*{SPACE}", _light),
}


def action_kind(action: str) -> str:
    """The name of an action's kind."""
    if action == ".":
        return "stop"
    if action.startswith("#"):
        return "choose card"
    return next(kind for kind, (pattern, _) in ACTIONS.items() if re.fullmatch(pattern, action))


def carry_out(position: Fields, action: str) -> None:
    """Change figures, fires and counts as ``action`` says; nothing that follows from it."""
    for pattern, change in ACTIONS.values():
        if match := re.fullmatch(pattern, action):
            change(position, *match.groups())
            return
    raise AssertionError(f"{action} is no action")


# The course of a round (section 3)


def choose_card(position: Fields, side: str, card: str, shuffle: Shuffle) -> None:
    """A card is chosen; when both are, they are revealed."""
    pile = position.cards[side]
    position.cards[side] = replace(pile, played=card, hand=pile.hand.replace(card, "", 1))
    if position.turn.kind == "observed":  # ruling 8: shown, then Raptor chooses
        position.turn = Turn("shown", card=card)
        return
    if position.cards[OTHER[side]].played:
        reveal(position, shuffle)


def reveal(position: Fields, shuffle: Shuffle) -> None:
    """Both cards lie open: a tie, or the lower card's effect begins."""
    raptor, scientist = position.cards["R"].played, position.cards["S"].played
    if "?" in raptor + scientist:
        raise Untold("the other side's card is secret")
    if raptor == scientist:
        end_round(position, shuffle)
        return
    lower = "R" if raptor < scientist else "S"
    card = position.cards[lower].played
    if lower == "R" and card in DISAPPEARANCE:  # ruling 7
        mother = mother_space(position)
        assert mother is not None
        del position.figures[mother]
        begin_points(position, lower)
        return
    position.turn = Turn("effect", lower, card, REPETITIONS[lower][card])
    if not repetitions_possible(position, lower, card):
        begin_points(position, lower)


def begin_points(position: Fields, lower: str) -> None:
    """The effect has ended; the higher card's side has the difference as action points."""
    for space, figure in position.figures.items():
        if figure == "c":
            position.figures[space] = "b"
    values = [int(position.cards[side].played) for side in SIDES]
    position.turn = Turn("points", OTHER[lower], left=max(values) - min(values))


def end_points(position: Fields, shuffle: Shuffle) -> None:
    """The turn is over; a mother who has disappeared returns now (ruling 7)."""
    if mother_space(position) is None:
        position.turn = Turn("return", "R")
    else:
        end_round(position, shuffle)


def end_round(position: Fields, shuffle: Shuffle) -> None:
    """Marks are cleared, cards discarded, shuffled where due and drawn; the next round begins."""
    if is_view(position):
        raise Untold("the cards drawn at the end of the round are hidden")
    for space, figure in position.figures.items():
        position.figures[space] = END_OF_ROUND.get(figure, figure)
    raptor, scientist = position.cards["R"].played, position.cards["S"].played
    resolved = {"R": raptor < scientist, "S": scientist < raptor}  # neither in a tie (ruling 6)
    for side in SIDES:  # ruling 5: Raptor shuffles first
        pile = position.cards[side]
        discard = "".join(sorted(pile.discard + pile.played))
        if pile.played == "1" and resolved[side]:  # ruling 4
            pile = Pile("", pile.hand, shuffle(side, "".join(sorted(pile.draw + discard))), "")
        elif not pile.draw:  # ruling 5
            pile = Pile("", pile.hand, shuffle(side, discard), "")
        else:
            pile = Pile("", pile.hand, pile.draw, discard)
        position.cards[side] = pile
    for side in SIDES:
        draw_to_three(position, side)
    position.round += 1
    observed = raptor in DISAPPEARANCE and resolved["R"]  # ruling 8
    position.turn = Turn("observed" if observed else "cards")


def draw_to_three(position: Fields, side: str) -> None:
    """Draw from the top."""
    pile = position.cards[side]
    missing = 3 - len(pile.hand)
    hand = "".join(sorted(pile.hand + pile.draw[:missing]))
    position.cards[side] = replace(pile, hand=hand, draw=pile.draw[missing:])


def deal(position: Fields, shuffle: Shuffle) -> None:
    """The last figure is placed: both shuffle their nine cards and draw three (section 2)."""
    if is_view(position):
        raise Untold("the cards dealt are hidden")
    for side in SIDES:
        position.cards[side] = Pile(draw=shuffle(side, CARDS))
        draw_to_three(position, side)
    position.round = 1
    position.turn = Turn("cards")


def after_place(position: Fields, action: str, shuffle: Shuffle) -> None:
    """Setup goes on until no figure is missing."""
    carry_out(position, action)
    if next_placement(position) is None:
        deal(position, shuffle)


def after_effect(position: Fields, action: str, shuffle: Shuffle) -> None:
    """One repetition, or the effect is stopped."""
    turn = position.turn
    if action == ".":
        begin_points(position, turn.side)
        return
    carry_out(position, action)
    position.turn = replace(turn, left=turn.left - 1)
    if position.turn.left == 0 or not repetitions_possible(position, turn.side, turn.card):
        begin_points(position, turn.side)


def after_point(position: Fields, action: str, shuffle: Shuffle) -> None:
    """One action point, or the end of the turn."""
    turn = position.turn
    if action == ".":
        end_points(position, shuffle)
        return
    cost, moved = 1, turn.moved
    if action_kind(action) == "mother moves":
        cost += 0 if turn.moved else position.tokens
        moved = True
    carry_out(position, action)
    if won := winner(position):  # ruling 15
        position.turn = Turn("won", won[0])
        return
    position.turn = replace(turn, left=turn.left - cost, moved=moved)
    if position.turn.left == 0:
        end_points(position, shuffle)


def after_return(position: Fields, action: str, shuffle: Shuffle) -> None:
    """The mother is back; the round ends."""
    carry_out(position, action)
    end_round(position, shuffle)


AFTER = {"place": after_place, "effect": after_effect, "points": after_point, "return": after_return}

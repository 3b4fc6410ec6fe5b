"""Tells what an action or a shuffle did, as events, from the positions before and after it."""

from __future__ import annotations

from collections import deque

from lostworld.raptor import events
from lostworld.raptor.events import RaptorEvent
from lostworld.raptor.notation import actions
from lostworld.raptor.notation.actions import FIRST_SPACE, FROM_SHIFT, OUT, action_text
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import DISAPPEARANCE, RAPTOR, SCIENTIST, SIDES, card
from lostworld.raptor.rules.kernel import Position
from lostworld.raptor.rules.outcome import outcome_of
from lostworld.raptor.rules.spaces import NAMES, NUMBERS, STEPS, line


def story_of(before: Position, seat: int, action: int, after: Position) -> list[RaptorEvent]:
    """What happened when ``seat`` did ``action``, everything that followed by itself included."""
    told = [_deed(before, seat, action)]
    if before.phase in phases.CHOOSING:
        told += _after_choice(before, seat, action, after)
    elif before.phase == phases.EFFECT:
        if after.phase != phases.EFFECT:
            told += _effect_over(before, after)
    elif before.phase == phases.POINTS:
        told += _after_points(before, action, after)
    elif before.phase == phases.RETURN:
        told += _round_over(before, after)
    return [event for event in told if event is not None]


def story_of_step(before: Position, seat: int, action: int, after: Position) -> list[RaptorEvent]:
    """What a planned step shows: the deed, and a win by it; nothing of what would follow by itself."""
    deed, ended = _deed(before, seat, action), outcome_of(after)
    told = [] if deed is None else [deed]
    return told if ended is None else [*told, events.GameWon(SIDES[ended.winners[0]], ended.reason)]


def story_of_board(outcome: str) -> list[RaptorEvent]:
    """What happened when chance drew the board."""
    return [events.BoardLaid(outcome.partition("=")[0])]


def story_of_shuffle(before: Position, after: Position) -> list[RaptorEvent]:
    """What happened when chance decided a shuffle."""
    shuffled = before.shuffled_cards().bit_count()
    return [events.PileShuffled(SIDES[before.side], shuffled), *_draws(before, after)]


def _deed(before: Position, seat: int, action: int) -> RaptorEvent | None:
    """The action itself."""
    text = action_text(action)
    start = _name(action >> FROM_SHIFT & 127)
    end = _name(action & 127)
    in_setup = before.phase == phases.PLACE
    match text[0]:
        case "#":
            return events.CardChosen(SIDES[seat], action & 127)
        case "!":
            return events.ScientistFrightened(end)
        case "*":
            return events.FireLit(end)
        case "-":
            return events.TokenRemoved(before.tokens - 1)
        case ".":
            return None
        case "^":
            return events.BabyRecovered(end)
        case "~":
            return events.BabyGassed(end)
        case "M":
            return _mother_deed(before, text[1], start, end)
        case "b" if text[1] == "@":
            return events.FigurePlaced("baby", end)
        case "b" if action & 127 == OUT:
            return events.BabyEscaped(start, before.escaped + 1)
        case "b" if "=" in text:
            return events.BabyCalled(_walk(before, start, end))
        case "b":
            return events.BabyMoved((start, end))
        case _ if text[1] == "@":
            if in_setup:
                return events.FigurePlaced("scientist", end)
            return events.ReinforcementArrived(end, before.reserve - 1)
        case _:
            return _scientist_deed(before, text, start, end)


def _mother_deed(before: Position, sign: str, start: str, end: str) -> RaptorEvent:
    match sign:
        case "@" if before.phase == phases.PLACE:
            return events.FigurePlaced("mother", end)
        case "@":
            return events.MotherReturned(end)
        case "^":
            return events.BabyWoken(end)
        case "x":
            return events.ScientistKilled(end)
        case "~":
            return events.FirePutOut(_spaces(before, before.connected_fires(_place(before, end))))
        case _:
            return events.MotherMoved(line(start, end), 0 if before.moved else before.tokens)


def _scientist_deed(before: Position, text: str, start: str, end: str) -> RaptorEvent:
    if text[1] == "^":
        return events.ScientistStoodUp(end)
    match text[3]:
        case "!":
            return events.MotherShot(start, _spaces(before, before.mother)[0], before.tokens + 1)
        case "-":
            return events.ScientistMoved((start, end))
        case "=":
            path = line(start, end)
            fires = set(_spaces(before, before.fires))
            return events.JeepDriven(path, tuple(space for space in path if space in fires))
        case "x":
            return events.BabyCaptured(start, end, before.captured + 1)
        case _:
            return events.BabyPutToSleep(start, end)


def _after_choice(before: Position, seat: int, action: int, after: Position) -> list[RaptorEvent]:
    if before.phase == phases.CARDS_OBSERVED:
        return [events.CardShown(action & 127)]
    played = [before.cards_of(side)[0] for side in (RAPTOR, SCIENTIST)]
    played[seat] = action & 127
    if not all(played):
        return []
    told: list[RaptorEvent] = [events.CardsRevealed(*played)]
    if played[0] == played[1]:
        return [*told, events.Tie(played[0]), *_round_over(before, after, played)]
    lower = RAPTOR if played[0] < played[1] else SCIENTIST
    told.append(events.EffectBegins(SIDES[lower], played[lower]))
    if card(lower, played[lower]).family == DISAPPEARANCE:
        told.append(events.MotherVanished(_spaces(before, before.mother)[0]))
    if after.phase == phases.POINTS:
        told.append(events.EffectEnds(SIDES[lower], played[lower]))
        told.append(events.TurnBegins(SIDES[after.side], after.left))
    return told


def _effect_over(before: Position, after: Position) -> list[RaptorEvent]:
    played = before.cards_of(before.side)[0]
    return [
        events.EffectEnds(SIDES[before.side], played),
        events.TurnBegins(SIDES[after.side], after.left),
    ]


def _after_points(before: Position, action: int, after: Position) -> list[RaptorEvent]:
    ended = outcome_of(after)
    if ended is not None:
        return [events.GameWon(SIDES[ended.winners[0]], ended.reason)]
    if after.phase == phases.POINTS:
        return []
    unspent = before.left if action == actions.END else 0
    told: list[RaptorEvent] = [events.TurnEnds(SIDES[before.side], unspent)]
    return told if after.phase == phases.RETURN else told + _round_over(before, after)


def _round_over(before: Position, after: Position, played: list[int] | None = None) -> list[RaptorEvent]:
    cards = played or [before.cards_of(side)[0] for side in (RAPTOR, SCIENTIST)]
    return [events.CardsDiscarded(*cards), *_draws(before, after, cards)]


def _draws(before: Position, after: Position, played: list[int] | None = None) -> list[RaptorEvent]:
    told: list[RaptorEvent] = []
    for side in (RAPTOR, SCIENTIST):
        new = after.cards_of(side)[1] & ~before.cards_of(side)[1]
        told += [events.CardDrawn(SIDES[side], value) for value in range(1, 10) if new >> value & 1]
    if after.phase in phases.CHOOSING:
        told.append(events.RoundBegins(after.round, after.phase == phases.CARDS_OBSERVED))
    return told


def _name(code: int) -> str:
    return NAMES[code - FIRST_SPACE] if FIRST_SPACE <= code < OUT else ""


def _place(position: Position, name: str) -> int:
    return position.board.names.index(name)


def _spaces(position: Position, places: int) -> tuple[str, ...]:
    return tuple(NAMES[number] for number in position.board.numbers(places))


def _walk(position: Position, start: str, end: str) -> tuple[str, ...]:
    """A shortest way over free spaces, for showing how a called baby runs."""
    free = set(position.board.numbers(position.free_places()))
    came_from: dict[int, int] = {NUMBERS[start]: NUMBERS[start]}
    waiting = deque([NUMBERS[start]])
    while waiting and NUMBERS[end] not in came_from:
        here = waiting.popleft()
        for there in STEPS[here]:
            if there in free and there not in came_from:
                came_from[there] = here
                waiting.append(there)
    path = [NUMBERS[end]]
    while path[-1] != NUMBERS[start]:
        path.append(came_from[path[-1]])
    return tuple(NAMES[number] for number in reversed(path))

"""What players can do: each command checks, writes durably, and only then changes the table and tells.

A command holds its table's lock from the check to the telling, so a table's steps are stored and told in one
order. Commands of several tables are written together (see ``writer.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, GameError, Outcome
from lostworld.server import games
from lostworld.server.games import SIDES, State, action_text, parse_action
from lostworld.server.http import schemas
from lostworld.server.net.security import Bucket
from lostworld.server.play import projection
from lostworld.server.play.history import (
    ENDINGS,
    RESIGN,
    REVEAL,
    TAKE_BACK,
    TIME,
    TURN,
    Entry,
    Step,
    TableEvent,
    carry_out,
    ending_step,
    step_of_moves,
)
from lostworld.server.play.live_game import Table
from lostworld.server.play.projection import Json
from lostworld.server.storage import changes as writes
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.read import StoredChoice

if TYPE_CHECKING:
    from lostworld.server.worker import Hall

_UNASKED: Final = {"take_back": "error-take-back-unasked", "rematch": "error-rematch-unasked"}

ATTEMPTS: Final = 4
"""How often a command is tried again when another worker was faster."""


class Stale(GameError):
    """The command was made for an earlier step; the client needs a fresh snapshot."""


async def perform(hall: Hall, table: Table, seat: int, command: schemas.Command) -> Json:
    """Carry out a command of a seat and give its answer. Raises GameError.

    Not to be cancelled half-way: a caller whose client may go away shields it.
    """
    if hall.stopping:
        raise GameError("error-server-stopping")
    table.last_used = time.monotonic()
    if isinstance(command, schemas.Ping):
        return {"type": "ack", "id": command.id, "seq": table.seq}
    if seat == SPECTATOR:
        raise GameError("error-spectator-acts")
    _limit(hall, table, seat)
    if isinstance(command, schemas.PlanTurn):
        return _plan(table, seat, command)
    if isinstance(command, schemas.Hint):
        return await _hint(hall, table, seat, command)
    return await _perform_once(hall, table, seat, command)


def _limit(hall: Hall, table: Table, seat: int) -> None:
    bucket = table.buckets.get(seat)
    if bucket is None:
        settings = hall.settings
        bucket = table.buckets[seat] = Bucket(settings.command_rate, settings.command_burst)
    bucket.take()


async def _perform_once(hall: Hall, table: Table, seat: int, command: Any) -> Json:
    async with table.lock:
        fingerprint = command.model_dump_json()
        known = table.answers[seat].get(command.id)
        if known is not None:
            if known[0] is not None and known[0] != fingerprint:
                raise GameError("error-request-repeated")
            return known[1]
        try:
            details = await _DEEDS[type(command)](hall, table, seat, command)
        except GameError:
            # Refused because it is done already: by another worker, or in a write whose answer got lost.
            known = table.answers[seat].get(command.id)
            if known is None:
                raise
            return known[1]
        answer = {"type": "ack", "id": command.id, "seq": table.seq, **details}
        table.remember(seat, command.id, fingerprint, answer)
        return answer


def check_seq(table: Table, seq: int) -> None:
    """Refuse what was meant for another step."""
    if seq != table.seq:
        raise Stale("error-stale", given=seq, current=table.seq)


def _check_turn(table: Table, seat: int) -> None:
    if table.outcome is not None:
        raise GameError("error-game-over")
    if seat not in table.state.deciders:
        raise GameError("error-turn-not-yours")


def _parsed(texts: Sequence[str]) -> list[int]:
    return [parse_action(text) for text in texts]


# --- planning: nothing is stored, nobody is told --------------------------------------------------


def _plan(table: Table, seat: int, command: schemas.PlanTurn) -> Json:
    check_seq(table, command.seq)
    _check_turn(table, seat)
    if table.is_simultaneous:
        raise GameError("error-plan-unfinished" if not command.actions else "error-turn-not-yours")
    planned = games.plan(table.state, seat, _parsed(command.actions), command.actions)
    return {**projection.plan_told(planned, seat, command.actions), "id": command.id, "seq": table.seq}


async def _hint(hall: Hall, table: Table, seat: int, command: schemas.Hint) -> Json:
    check_seq(table, command.seq)
    _check_turn(table, seat)
    begun = [] if table.is_simultaneous else _parsed(command.actions)
    games.plan(table.state, seat, begun, command.actions)
    try:
        found = await hall.advice.hint(table, seat, begun)
    except asyncio.CancelledError:
        check_seq(table, command.seq)  # it was given up because the game has gone on
        raise
    texts = [action_text(action) for action in found]
    return {"type": "hint", "id": command.id, "seq": command.seq, "actions": texts, "text": " ".join(texts)}


# --- deciding -------------------------------------------------------------------------------------


async def act(hall: Hall, table: Table, seat: int, seq: int, texts: Sequence[str]) -> None:
    """Let a bot decide: a secret choice, or a whole turn."""
    async with table.lock:
        check_seq(table, seq)
        _check_turn(table, seat)
        if table.is_simultaneous:
            await _choose_secretly(hall, table, seat, texts[0], None)
        else:
            await _play_turn(hall, table, seat, texts, None)


async def _choose(hall: Hall, table: Table, seat: int, command: schemas.Choose) -> Json:
    check_seq(table, command.seq)
    _check_turn(table, seat)
    action = parse_action(command.card)
    if action not in table.state.legal(seat):
        raise GameError("error-action-illegal", action=command.card)
    if table.is_simultaneous:
        await _choose_secretly(hall, table, seat, command.card, command.id)
    else:
        await _play_turn(hall, table, seat, [command.card], command.id)
    return {}


async def _confirm(hall: Hall, table: Table, seat: int, command: schemas.Confirm) -> Json:
    check_seq(table, command.seq)
    _check_turn(table, seat)
    if table.is_simultaneous:
        if len(command.actions) != 1:
            raise GameError("error-plan-unfinished")
        if parse_action(command.actions[0]) not in table.state.legal(seat):
            raise GameError("error-action-illegal", action=command.actions[0])
        await _choose_secretly(hall, table, seat, command.actions[0], command.id)
    else:
        await _play_turn(hall, table, seat, command.actions, command.id)
    return {}


async def _choose_secretly(hall: Hall, table: Table, seat: int, text: str, command: str | None) -> None:
    """Store a secret choice; when it is the last one, reveal them all in the same write."""
    for _attempt in range(ATTEMPTS):
        seq = table.seq
        at = time.time()
        others = {other: made for other, made in table.choices.items() if other != seat}
        first_time = seat not in table.choices
        choice = StoredChoice(seat, seq, text, at if first_time else table.choices[seat].at, command)
        if len(others) + 1 == len(table.state.deciders):
            if await _reveal(hall, table, {**others, seat: choice}, stored=table.choices):
                return
        elif await hall.write(Choose(table.id, seat, seq, text, choice.at, command)):
            table.choices[seat] = choice
            # A change of mind is told to nobody but the seat's own other tabs.
            hall.tell_chosen(table, None if first_time else seat)
            if first_time:
                hall.set_flag_timer(table)
            if hall.bus.shared:
                # Another worker may have stored the other choice in the meantime: whoever comes last reveals.
                await hall.refresh(table)
                await reveal_if_complete(hall, table)
            return
        await hall.refresh(table)
        check_seq(table, seq)
    raise GameError("error-server-busy")


async def reveal_if_complete(hall: Hall, table: Table) -> None:
    """Reveal the secret choices if all are stored. The caller holds the table's lock."""
    complete = table.is_simultaneous and len(table.choices) == len(table.state.deciders)
    if complete and not await _reveal(hall, table, table.choices, stored=table.choices):
        await hall.refresh(table)


async def _reveal(
    hall: Hall, table: Table, choices: dict[int, StoredChoice], stored: dict[int, StoredChoice]
) -> bool:
    moves = tuple((seat, choices[seat].action) for seat in sorted(choices))
    commands = {str(seat): made.command for seat, made in choices.items() if made.command}
    uses = {seat: made.action for seat, made in stored.items()}
    return await _append_moves(hall, table, REVEAL, moves, commands, uses)


async def _play_turn(hall: Hall, table: Table, seat: int, texts: Sequence[str], command: str | None) -> None:
    """Carry out a whole turn; its end is added where the rules let it end there."""
    actions = games.finished_turn(table.state, seat, _parsed(texts), texts)
    moves = tuple((seat, action_text(action)) for action in actions)
    commands = {str(seat): command} if command else {}
    if not await _append_moves(hall, table, TURN, moves, commands, None):
        given = table.seq
        await hall.refresh(table)
        raise Stale("error-stale", given=given, current=table.seq)


async def _append_moves(
    hall: Hall,
    table: Table,
    kind: str,
    moves: tuple[tuple[int, str], ...],
    commands: dict[str, str],
    uses_choices: dict[int, str] | None,
) -> bool:
    state = table.state.copy()
    dice = Dice(table.game.seed, table.words)
    happenings, outcomes = carry_out(
        state,
        [(seat, parse_action(text)) for seat, text in moves],
        lambda event: str(event.sample(dice)),
    )
    at = time.time()
    seats = tuple(sorted({seat for seat, _ in moves}))
    clock = table.clock_after_decision(seats, at)
    payload: Json = {"moves": moves, "chance": outcomes, "words": dice.words_read, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    entry = Entry(table.seq + 1, kind, payload, at)
    step = step_of_moves(entry.seq, kind, moves, happenings, state.round, at)
    return await _append(hall, table, entry, step, state, dice.words_read, state.outcome, uses_choices)


async def _append(
    hall: Hall,
    table: Table,
    entry: Entry,
    step: Step,
    state: State,
    words: int,
    outcome: Outcome | None,
    uses_choices: dict[int, str] | None = None,
) -> bool:
    """Store an event, then be where it leads and tell everybody. False when another worker was faster."""
    listing = Listing(
        "over" if outcome else table.status,
        state.round,
        "" if outcome else "".join(map(str, state.deciders)),
        SIDES[outcome.winners[0]] if outcome else None,
    )
    if not await hall.write(Append(table.id, entry, listing, uses_choices)):
        return False
    table.state = state
    table.seq = entry.seq
    table.words = words
    table.outcome = outcome
    table.choices = {}
    table.clock_left = list(entry.payload["clock"]) if "clock" in entry.payload else table.clock_left
    table.clock_since = entry.at
    withdrawn = bool(table.offers["take_back"])
    table.offers["take_back"] = set()
    hall.went_on(table, step)
    table.tell_step(step)
    if withdrawn:
        table.tell_offers()
    hall.set_flag_timer(table)
    hall.bots.consider(table)
    return True


# --- endings --------------------------------------------------------------------------------------


async def _end(hall: Hall, table: Table, kind: str, seat: int, commands: dict[str, str]) -> bool:
    at = time.time()
    payload: Json = {"by": seat, "commands": commands}
    clock = table.clock_at(at)
    if clock is not None:
        payload["clock"] = clock
    entry = Entry(table.seq + 1, kind, payload, at)
    step = ending_step(entry.seq, kind, seat, table.state.round, at)
    outcome = Outcome((1 - seat,), ENDINGS[kind][1])
    return await _append(hall, table, entry, step, table.state, table.words, outcome)


async def _resign(hall: Hall, table: Table, seat: int, command: schemas.Resign) -> Json:
    for _attempt in range(ATTEMPTS):
        if table.outcome is not None:
            raise GameError("error-game-over")
        if await _end(hall, table, RESIGN, seat, {str(seat): command.id}):
            return {}
        await hall.refresh(table)
    raise GameError("error-server-busy")


async def time_out(hall: Hall, table: Table, seat: int) -> None:
    """End the game if the seat's time has run out."""
    async with table.lock:
        left = table.clock_at(time.time())
        if left is None or seat not in table.running() or left[seat] > 0:
            hall.set_flag_timer(table)
            return
        if not await _end(hall, table, TIME, seat, {}):
            await hall.refresh(table)


# --- take-back ------------------------------------------------------------------------------------


async def _ask_take_back(hall: Hall, table: Table, seat: int, command: schemas.TakeBack) -> Json:
    if table.outcome is not None:
        raise GameError("error-game-over")
    if table.is_alone(seat) or (1 - seat) in table.offers["take_back"]:
        await _take_back(hall, table, seat, {str(seat): command.id})
        return {}
    if seat in table.offers["take_back"]:
        return {}  # it stands already: perhaps its answer was lost
    _, course = await hall.course(table)
    if course.before_last_decision_of(seat) is None:
        raise GameError("error-take-back-none")
    await hall.write(writes.Offer(table.id, "take_back", seat, table.seq, True))
    table.offers["take_back"].add(seat)
    table.tell_offers()
    return {}


async def _take_back(hall: Hall, table: Table, seat: int, commands: dict[str, str]) -> None:
    """Return to before the seat's last decision, as an event of its own."""
    _, course = await hall.course(table)
    target = course.before_last_decision_of(seat)
    if target is None:
        raise GameError("error-take-back-none")
    at = time.time()
    clock = table.clock_at(at)
    payload: Json = {"by": seat, "to": target, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    entry = Entry(table.seq + 1, TAKE_BACK, payload, at)
    course.return_to(target)
    told = [TableEvent("taken_back", {"side": SIDES[seat], "to": target})]
    step = Step(entry.seq, TAKE_BACK, seat, (), told, course.state.round, at)
    if not await _append(hall, table, entry, step, course.state, course.words, None):
        await hall.refresh(table)
        raise Stale("error-stale", given=entry.seq - 1, current=table.seq)


async def _answer(hall: Hall, table: Table, seat: int, command: schemas.AnswerOffer) -> Json:
    other = 1 - seat
    stands = await _stands(hall, table, other, command.offer)
    if not command.accept:
        if stands:  # else it was declined or withdrawn before: perhaps the answer was lost
            await _end_offer(hall, table, other, command.offer, "declined")
        return {}
    if command.offer == "rematch" and (stands or table.game.next_game is not None):
        return await _rematch(hall, table, seat, command)
    if not stands:
        raise GameError(_UNASKED[command.offer])
    await _take_back(hall, table, other, {str(seat): command.id})
    return {}


async def _withdraw(hall: Hall, table: Table, seat: int, command: schemas.Withdraw) -> Json:
    if command.offer == "rematch" and table.game.next_game is not None:
        return await _rematch(hall, table, seat, command)  # too late: both wanted it
    if await _stands(hall, table, seat, command.offer):  # else it was answered, or its withdrawal is repeated
        await _end_offer(hall, table, seat, command.offer, "withdrawn")
    return {}


async def _stands(hall: Hall, table: Table, seat: int, offer: str) -> bool:
    """Whether a seat's offer stands. Another worker may have heard of it first."""
    if seat not in table.offers[offer] and hall.bus.shared:
        await hall.refresh(table)
    return seat in table.offers[offer]


async def _end_offer(hall: Hall, table: Table, seat: int, offer: str, how: str) -> None:
    """What a seat has offered stands no longer."""
    await hall.write(writes.Offer(table.id, offer, seat, table.seq, False))
    table.offers[offer].discard(seat)
    table.tell_offers({"offer": offer, "how": how})


# --- rematch --------------------------------------------------------------------------------------


async def _rematch(hall: Hall, table: Table, seat: int, command: Any) -> Json:
    """Another game with sides swapped, once both want it. Everybody keeps his token."""
    from lostworld.server.play.new_game import open_rematch

    if table.outcome is None:
        raise GameError("error-not-over")
    if table.game.next_game is not None:
        return {"game": table.game.next_game, "seat": SIDES[1 - seat]}
    if not table.is_alone(seat) and (1 - seat) not in table.offers["rematch"]:
        if seat in table.offers["rematch"]:
            return {}
        await hall.write(writes.Offer(table.id, "rematch", seat, table.seq, True))
        table.offers["rematch"].add(seat)
        table.tell_offers()
        return {}
    new_id = await open_rematch(hall, table)
    if new_id is None:
        await hall.refresh(table)
        new_id = table.game.next_game
    table.game = table.game._replace(next_game=new_id)
    table.tell_offers()
    return {"game": new_id, "seat": SIDES[1 - seat]}


_DEEDS: Final[dict[type, Callable[[Any, Table, int, Any], Awaitable[Json]]]] = {
    schemas.Choose: _choose,
    schemas.Confirm: _confirm,
    schemas.Resign: _resign,
    schemas.TakeBack: _ask_take_back,
    schemas.AnswerOffer: _answer,
    schemas.Withdraw: _withdraw,
    schemas.Rematch: _rematch,
}

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
    PlayedStep,
    StoredStep,
    TableEvent,
    carry_out,
    ending_step,
    step_of_moves,
)
from lostworld.server.play.live_game import LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.storage import changes as changes
from lostworld.server.storage.batch import Append, Choose, Listing
from lostworld.server.storage.read import StoredChoice

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

_UNASKED: Final = {"take_back": "error-take-back-unasked", "rematch": "error-rematch-unasked"}

ATTEMPTS: Final = 4
"""How often a command is tried again when another worker was faster."""


class Stale(GameError):
    """The command was made for an earlier step; the client needs a fresh snapshot."""


async def perform(worker: Worker, live: LiveGame, seat: int, command: schemas.Command) -> Json:
    """Carry out a command of a seat and give its answer. Raises GameError.

    Not to be cancelled half-way: a caller whose client may go away shields it.
    """
    if worker.stopping:
        raise GameError("error-server-stopping")
    live.last_used = time.monotonic()
    if isinstance(command, schemas.Ping):
        return {"type": "ack", "id": command.id, "seq": live.seq}
    if seat == SPECTATOR:
        raise GameError("error-spectator-acts")
    _limit(worker, live, seat)
    if isinstance(command, schemas.PlanTurn):
        return _plan(live, seat, command)
    if isinstance(command, schemas.Hint):
        return await _hint(worker, live, seat, command)
    return await _perform_once(worker, live, seat, command)


def _limit(worker: Worker, live: LiveGame, seat: int) -> None:
    bucket = live.buckets.get(seat)
    if bucket is None:
        settings = worker.settings
        bucket = live.buckets[seat] = Bucket(settings.command_rate, settings.command_burst)
    bucket.take()


async def _perform_once(worker: Worker, live: LiveGame, seat: int, command: Any) -> Json:
    async with live.lock:
        fingerprint = command.model_dump_json()
        known = live.answers[seat].get(command.id)
        if known is not None:
            if known[0] is not None and known[0] != fingerprint:
                raise GameError("error-request-repeated")
            return known[1]
        try:
            details = await _HANDLERS[type(command)](worker, live, seat, command)
        except GameError:
            # Refused because it is done already: by another worker, or in a write whose answer got lost.
            known = live.answers[seat].get(command.id)
            if known is None:
                raise
            return known[1]
        answer = {"type": "ack", "id": command.id, "seq": live.seq, **details}
        live.remember(seat, command.id, fingerprint, answer)
        return answer


def check_seq(live: LiveGame, seq: int) -> None:
    """Refuse what was meant for another step."""
    if seq != live.seq:
        raise Stale("error-stale", given=seq, current=live.seq)


def _check_turn(live: LiveGame, seat: int) -> None:
    if live.outcome is not None:
        raise GameError("error-game-over")
    if seat not in live.state.deciders:
        raise GameError("error-turn-not-yours")


def _parsed(texts: Sequence[str]) -> list[int]:
    return [parse_action(text) for text in texts]


# --- planning: nothing is stored, nobody is told --------------------------------------------------


def _plan(live: LiveGame, seat: int, command: schemas.PlanTurn) -> Json:
    check_seq(live, command.seq)
    _check_turn(live, seat)
    if live.is_simultaneous:
        raise GameError("error-plan-unfinished" if not command.actions else "error-turn-not-yours")
    planned = games.plan(live.state, seat, _parsed(command.actions), command.actions)
    return {**projection.plan_json(planned, seat, command.actions), "id": command.id, "seq": live.seq}


async def _hint(worker: Worker, live: LiveGame, seat: int, command: schemas.Hint) -> Json:
    check_seq(live, command.seq)
    _check_turn(live, seat)
    begun = [] if live.is_simultaneous else _parsed(command.actions)
    games.plan(live.state, seat, begun, command.actions)
    try:
        found = await worker.analysis.hint(live, seat, begun)
    except asyncio.CancelledError:
        check_seq(live, command.seq)  # it was given up because the game has gone on
        raise
    texts = [action_text(action) for action in found]
    return {"type": "hint", "id": command.id, "seq": command.seq, "actions": texts, "text": " ".join(texts)}


# --- deciding -------------------------------------------------------------------------------------


async def act(worker: Worker, live: LiveGame, seat: int, seq: int, texts: Sequence[str]) -> None:
    """Let a bot decide: a secret choice, or a whole turn."""
    async with live.lock:
        check_seq(live, seq)
        _check_turn(live, seat)
        if live.is_simultaneous:
            await _choose_secretly(worker, live, seat, texts[0], None)
        else:
            await _play_turn(worker, live, seat, texts, None)


async def _choose(worker: Worker, live: LiveGame, seat: int, command: schemas.Choose) -> Json:
    check_seq(live, command.seq)
    _check_turn(live, seat)
    action = parse_action(command.card)
    if action not in live.state.legal(seat):
        raise GameError("error-action-illegal", action=command.card)
    if live.is_simultaneous:
        await _choose_secretly(worker, live, seat, command.card, command.id)
    else:
        await _play_turn(worker, live, seat, [command.card], command.id)
    return {}


async def _confirm(worker: Worker, live: LiveGame, seat: int, command: schemas.Confirm) -> Json:
    check_seq(live, command.seq)
    _check_turn(live, seat)
    if live.is_simultaneous:
        if len(command.actions) != 1:
            raise GameError("error-plan-unfinished")
        if parse_action(command.actions[0]) not in live.state.legal(seat):
            raise GameError("error-action-illegal", action=command.actions[0])
        await _choose_secretly(worker, live, seat, command.actions[0], command.id)
    else:
        await _play_turn(worker, live, seat, command.actions, command.id)
    return {}


async def _choose_secretly(worker: Worker, live: LiveGame, seat: int, text: str, command: str | None) -> None:
    """Store a secret choice; when it is the last one, reveal them all in the same write."""
    for _attempt in range(ATTEMPTS):
        seq = live.seq
        at = time.time()
        others = {other: made for other, made in live.choices.items() if other != seat}
        first_time = seat not in live.choices
        choice = StoredChoice(seat, seq, text, at if first_time else live.choices[seat].at, command)
        if len(others) + 1 == len(live.state.deciders):
            if await _reveal(worker, live, {**others, seat: choice}, stored=live.choices):
                return
        elif await worker.write(Choose(live.id, seat, seq, text, choice.at, command)):
            live.choices[seat] = choice
            # A change of mind is told to nobody but the seat's own other tabs.
            worker.send_chosen(live, None if first_time else seat)
            if first_time:
                worker.set_flag_timer(live)
            if worker.bus.shared:
                # Another worker may have stored the other choice in the meantime: whoever comes last reveals.
                await worker.refresh(live)
                await reveal_if_complete(worker, live)
            return
        await worker.refresh(live)
        check_seq(live, seq)
    raise GameError("error-server-busy")


async def reveal_if_complete(worker: Worker, live: LiveGame) -> None:
    """Reveal the secret choices if all are stored. The caller holds the table's lock."""
    complete = live.is_simultaneous and len(live.choices) == len(live.state.deciders)
    if complete and not await _reveal(worker, live, live.choices, stored=live.choices):
        await worker.refresh(live)


async def _reveal(
    worker: Worker, live: LiveGame, choices: dict[int, StoredChoice], stored: dict[int, StoredChoice]
) -> bool:
    moves = tuple((seat, choices[seat].action) for seat in sorted(choices))
    commands = {str(seat): made.command for seat, made in choices.items() if made.command}
    uses = {seat: made.action for seat, made in stored.items()}
    return await _append_moves(worker, live, REVEAL, moves, commands, uses)


async def _play_turn(
    worker: Worker, live: LiveGame, seat: int, texts: Sequence[str], command: str | None
) -> None:
    """Carry out a whole turn; its end is added where the rules let it end there."""
    actions = games.finished_turn(live.state, seat, _parsed(texts), texts)
    moves = tuple((seat, action_text(action)) for action in actions)
    commands = {str(seat): command} if command else {}
    if not await _append_moves(worker, live, TURN, moves, commands, None):
        given = live.seq
        await worker.refresh(live)
        raise Stale("error-stale", given=given, current=live.seq)


async def _append_moves(
    worker: Worker,
    live: LiveGame,
    kind: str,
    moves: tuple[tuple[int, str], ...],
    commands: dict[str, str],
    uses_choices: dict[int, str] | None,
) -> bool:
    state = live.state.copy()
    dice = Dice(live.game.seed, live.words)
    happenings, outcomes = carry_out(
        state,
        [(seat, parse_action(text)) for seat, text in moves],
        lambda event: str(event.sample(dice)),
    )
    at = time.time()
    seats = tuple(sorted({seat for seat, _ in moves}))
    clock = live.clock_after_decision(seats, at)
    payload: Json = {"moves": moves, "chance": outcomes, "words": dice.words_read, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    stored = StoredStep(live.seq + 1, kind, payload, at)
    step = step_of_moves(stored.seq, kind, moves, happenings, state.round, at)
    return await _append(worker, live, stored, step, state, dice.words_read, state.outcome, uses_choices)


async def _append(
    worker: Worker,
    live: LiveGame,
    stored: StoredStep,
    step: PlayedStep,
    state: State,
    words: int,
    outcome: Outcome | None,
    uses_choices: dict[int, str] | None = None,
) -> bool:
    """Store an event, then be where it leads and tell everybody. False when another worker was faster."""
    listing = Listing(
        "over" if outcome else live.status,
        state.round,
        "" if outcome else "".join(map(str, state.deciders)),
        SIDES[outcome.winners[0]] if outcome else None,
    )
    if not await worker.write(Append(live.id, stored, listing, uses_choices)):
        return False
    live.state = state
    live.seq = stored.seq
    live.words = words
    live.outcome = outcome
    live.choices = {}
    live.clock_left = list(stored.payload["clock"]) if "clock" in stored.payload else live.clock_left
    live.clock_since = stored.at
    withdrawn = bool(live.offers["take_back"])
    live.offers["take_back"] = set()
    worker.went_on(live, step)
    live.send_step(step)
    if withdrawn:
        live.send_offers()
    worker.set_flag_timer(live)
    worker.bots.consider(live)
    return True


# --- endings --------------------------------------------------------------------------------------


async def _end(worker: Worker, live: LiveGame, kind: str, seat: int, commands: dict[str, str]) -> bool:
    at = time.time()
    payload: Json = {"by": seat, "commands": commands}
    clock = live.clock_at(at)
    if clock is not None:
        payload["clock"] = clock
    stored = StoredStep(live.seq + 1, kind, payload, at)
    step = ending_step(stored.seq, kind, seat, live.state.round, at)
    outcome = Outcome((1 - seat,), ENDINGS[kind][1])
    return await _append(worker, live, stored, step, live.state, live.words, outcome)


async def _resign(worker: Worker, live: LiveGame, seat: int, command: schemas.Resign) -> Json:
    for _attempt in range(ATTEMPTS):
        if live.outcome is not None:
            raise GameError("error-game-over")
        if await _end(worker, live, RESIGN, seat, {str(seat): command.id}):
            return {}
        await worker.refresh(live)
    raise GameError("error-server-busy")


async def time_out(worker: Worker, live: LiveGame, seat: int) -> None:
    """End the game if the seat's time has run out."""
    async with live.lock:
        left = live.clock_at(time.time())
        if left is None or seat not in live.running() or left[seat] > 0:
            worker.set_flag_timer(live)
            return
        if not await _end(worker, live, TIME, seat, {}):
            await worker.refresh(live)


# --- take-back ------------------------------------------------------------------------------------


async def _ask_take_back(worker: Worker, live: LiveGame, seat: int, command: schemas.TakeBack) -> Json:
    if live.outcome is not None:
        raise GameError("error-game-over")
    if live.is_alone(seat) or (1 - seat) in live.offers["take_back"]:
        await _take_back(worker, live, seat, {str(seat): command.id})
        return {}
    if seat in live.offers["take_back"]:
        return {}  # it stands already: perhaps its answer was lost
    _, history = await worker.history(live)
    if history.before_last_decision_of(seat) is None:
        raise GameError("error-take-back-none")
    await worker.write(changes.Offer(live.id, "take_back", seat, live.seq, True))
    live.offers["take_back"].add(seat)
    live.send_offers()
    return {}


async def _take_back(worker: Worker, live: LiveGame, seat: int, commands: dict[str, str]) -> None:
    """Return to before the seat's last decision, as an event of its own."""
    _, history = await worker.history(live)
    target = history.before_last_decision_of(seat)
    if target is None:
        raise GameError("error-take-back-none")
    at = time.time()
    clock = live.clock_at(at)
    payload: Json = {"by": seat, "to": target, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    stored = StoredStep(live.seq + 1, TAKE_BACK, payload, at)
    history.return_to(target)
    told = [TableEvent("taken_back", {"side": SIDES[seat], "to": target})]
    step = PlayedStep(stored.seq, TAKE_BACK, seat, (), told, history.state.round, at)
    if not await _append(worker, live, stored, step, history.state, history.words, None):
        await worker.refresh(live)
        raise Stale("error-stale", given=stored.seq - 1, current=live.seq)


async def _answer(worker: Worker, live: LiveGame, seat: int, command: schemas.AnswerOffer) -> Json:
    other = 1 - seat
    stands = await _stands(worker, live, other, command.offer)
    if not command.accept:
        if stands:  # else it was declined or withdrawn before: perhaps the answer was lost
            await _end_offer(worker, live, other, command.offer, "declined")
        return {}
    if command.offer == "rematch" and (stands or live.game.next_game is not None):
        return await _rematch(worker, live, seat, command)
    if not stands:
        raise GameError(_UNASKED[command.offer])
    await _take_back(worker, live, other, {str(seat): command.id})
    return {}


async def _withdraw(worker: Worker, live: LiveGame, seat: int, command: schemas.Withdraw) -> Json:
    if command.offer == "rematch" and live.game.next_game is not None:
        return await _rematch(worker, live, seat, command)  # too late: both wanted it
    if await _stands(
        worker, live, seat, command.offer
    ):  # else it was answered, or its withdrawal is repeated
        await _end_offer(worker, live, seat, command.offer, "withdrawn")
    return {}


async def _stands(worker: Worker, live: LiveGame, seat: int, offer: str) -> bool:
    """Whether a seat's offer stands. Another worker may have heard of it first."""
    if seat not in live.offers[offer] and worker.bus.shared:
        await worker.refresh(live)
    return seat in live.offers[offer]


async def _end_offer(worker: Worker, live: LiveGame, seat: int, offer: str, how: str) -> None:
    """What a seat has offered stands no longer."""
    await worker.write(changes.Offer(live.id, offer, seat, live.seq, False))
    live.offers[offer].discard(seat)
    live.send_offers({"offer": offer, "how": how})


# --- rematch --------------------------------------------------------------------------------------


async def _rematch(worker: Worker, live: LiveGame, seat: int, command: Any) -> Json:
    """Another game with sides swapped, once both want it. Everybody keeps his token."""
    from lostworld.server.play.new_game import open_rematch

    if live.outcome is None:
        raise GameError("error-not-over")
    if live.game.next_game is not None:
        return {"game": live.game.next_game, "seat": SIDES[1 - seat]}
    if not live.is_alone(seat) and (1 - seat) not in live.offers["rematch"]:
        if seat in live.offers["rematch"]:
            return {}
        await worker.write(changes.Offer(live.id, "rematch", seat, live.seq, True))
        live.offers["rematch"].add(seat)
        live.send_offers()
        return {}
    new_id = await open_rematch(worker, live)
    if new_id is None:
        await worker.refresh(live)
        new_id = live.game.next_game
    live.game = live.game._replace(next_game=new_id)
    live.send_offers()
    return {"game": new_id, "seat": SIDES[1 - seat]}


_HANDLERS: Final[dict[type, Callable[[Any, LiveGame, int, Any], Awaitable[Json]]]] = {
    schemas.Choose: _choose,
    schemas.Confirm: _confirm,
    schemas.Resign: _resign,
    schemas.TakeBack: _ask_take_back,
    schemas.AnswerOffer: _answer,
    schemas.Withdraw: _withdraw,
    schemas.Rematch: _rematch,
}

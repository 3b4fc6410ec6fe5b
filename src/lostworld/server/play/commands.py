"""What players can do: each command checks, writes durably, and only then changes the live game and tells.

A command holds its game's lock from the check to the telling, so a game's steps are stored and told in one
order. Commands of several games are written together (see ``storage.writer``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from lostworld.game import SPECTATOR, GameError, Seat
from lostworld.server.live import commands
from lostworld.server.net.limits import Bucket
from lostworld.server.play import answer, decide, frames, projection, rematch, resign, stand_in, take_back
from lostworld.server.play.decide import check_seq, check_turn, parse_actions
from lostworld.server.play.history import parse_action
from lostworld.server.play.live_game import STAND_IN, LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.turns import plan_turn

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


async def perform(worker: Worker, live: LiveGame, seat: Seat, command: commands.Command) -> Json:
    """Carry out a command of a seat and return its answer. Raises GameError.

    Not to be cancelled half-way: a caller whose client may go away shields it.
    """
    if worker.stopping:
        raise GameError("error-server-stopping")
    live.last_used = time.monotonic()
    kind = type(command)
    if kind is commands.Ping:
        return {"type": "ack", "id": command.id, "seq": live.seq}
    if seat == SPECTATOR:
        raise GameError("error-spectator-acts")
    live.note_seen(seat)
    if live.seats[seat].is_bot and not isinstance(command, commands.ComeBack):
        # A seat whose owner has left is a bot's; one who was only away may take it back.
        away = live.seats[seat].kind == STAND_IN
        raise GameError("error-bot-plays" if away else "error-spectator-acts")
    _limit(worker, live, seat)
    if kind in _ASKING:
        return await _ASKING[kind](worker, live, seat, command)
    return await _perform_once(worker, live, seat, command)


def _limit(worker: Worker, live: LiveGame, seat: Seat) -> None:
    bucket = live.buckets.get(seat)
    if bucket is None:
        settings = worker.settings
        bucket = live.buckets[seat] = Bucket(settings.command_rate, settings.command_burst)
    bucket.take()


async def _perform_once(worker: Worker, live: LiveGame, seat: Seat, command: Any) -> Json:
    async with live.lock:
        known = live.answers[seat].get(command.id)
        if known is not None:
            if known[0] is not None and known[0] != command:
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
        ack = {"type": "ack", "id": command.id, "seq": live.seq, **details}
        live.remember(seat, command.id, command, ack)
        return ack


# --- asking: nothing is stored, nobody is told ----------------------------------------------------


async def _plan(_worker: Worker, live: LiveGame, seat: Seat, command: commands.PlanTurn) -> Json:
    check_seq(live, command.seq)
    check_turn(live, seat)
    if live.is_simultaneous:
        raise GameError("error-plan-unfinished" if not command.actions else "error-turn-not-yours")
    planned = plan_turn(live.state, seat, parse_actions(live, command.actions), command.actions)
    return {**projection.plan_json(planned, command.actions), "id": command.id, "seq": live.seq}


async def _prospects(_worker: Worker, live: LiveGame, seat: Seat, command: commands.AskProspects) -> Json:
    check_seq(live, command.seq)
    check_turn(live, seat)
    plan = None
    if command.actions and not live.is_simultaneous:
        plan = plan_turn(live.state, seat, parse_actions(live, command.actions), command.actions).plan
    action = parse_action(live.rules, command.action)
    return {
        "type": "prospects",
        "id": command.id,
        "seq": live.seq,
        "action": command.action,
        "prospects": projection.prospects_json(plan, live.state, seat, action),
    }


SIGN_SECONDS: Final = 2.0
"""Between two signs of a seat: they are no means to annoy anybody."""


async def _sign(worker: Worker, live: LiveGame, seat: Seat, command: commands.Sign) -> Json:
    now = time.monotonic()
    if now - live.signed.get(seat, -SIGN_SECONDS) < SIGN_SECONDS:
        raise GameError("error-sign-often")
    live.signed[seat] = now
    frames.send_sign(live, seat, command.sign)
    worker.presence.sign(live, seat, command.sign)
    return {"type": "ack", "id": command.id, "seq": live.seq}


async def _hint(worker: Worker, live: LiveGame, seat: Seat, command: commands.Hint) -> Json:
    if live.stored.marks.no_hints:
        raise GameError("error-hints-off")
    check_seq(live, command.seq)
    check_turn(live, seat)
    begun: list[Any] = []
    if not live.is_simultaneous:
        begun = parse_actions(live, command.actions)
        plan_turn(live.state, seat, begun, command.actions)
    try:
        advice = await worker.hints.hint(live, seat, begun)
    except asyncio.CancelledError:
        check_seq(live, command.seq)  # it was given up because the game has gone on
        raise
    if live.others_to_ask(seat):
        live.hinted.add(seat)
    texts = projection.action_texts(live.rules, advice.actions)
    reason = advice.reason
    return {
        "type": "hint",
        "id": command.id,
        "seq": command.seq,
        "actions": texts,
        "text": " ".join(texts),
        "reason": None if reason is None else {"key": reason[0], "values": reason[1]},
    }


Handler = Callable[[Any, LiveGame, Seat, Any], Awaitable[Json]]

_ASKING: Final[dict[type, Handler]] = {
    commands.PlanTurn: _plan,
    commands.AskProspects: _prospects,
    commands.Hint: _hint,
    commands.Sign: _sign,
}
_HANDLERS: Final[dict[type, Handler]] = {
    commands.Choose: decide.choose,
    commands.Confirm: decide.confirm,
    commands.Resign: resign.resign,
    commands.TakeBack: take_back.ask,
    commands.AnswerOffer: answer.answer,
    commands.Withdraw: answer.withdraw,
    commands.Rematch: rematch.ask,
    commands.VoteBot: stand_in.vote,
    commands.ComeBack: stand_in.come_back,
}

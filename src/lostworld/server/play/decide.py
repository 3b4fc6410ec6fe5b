"""Decisions: a secret choice, the reveal of all of them, a whole turn; checked, stored, then told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import Dice
from lostworld.game import GameError, Outcome, Seat
from lostworld.server.live.commands import Choose, Confirm
from lostworld.server.play import frames
from lostworld.server.play.history import (
    REVEAL,
    TURN,
    PlayedStep,
    StoredStep,
    carry_out,
    parse_action,
    step_of_moves,
)
from lostworld.server.play.live_game import TAKE_BACK_OFFER, LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.play.steady_time import steady_time
from lostworld.server.play.turns import finished_turn
from lostworld.server.storage.batch import Append
from lostworld.server.storage.batch import Choose as StoreChoice
from lostworld.server.storage.read import StoredChoice
from lostworld.session import by_dice

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

ATTEMPTS: Final = 4
"""How often a command is tried again when another worker was faster."""


class Stale(GameError):
    """The command was made for an earlier step; the client needs a fresh snapshot."""


def check_seq(live: LiveGame, seq: int) -> None:
    """Raise Stale for what was meant for another step."""
    if seq != live.seq:
        raise Stale("error-stale", given=seq, current=live.seq)


def check_length(worker: Worker, live: LiveGame, part: float = 1.0) -> None:
    """Raise GameError when a game, or this part of it, has as many steps as it may. It can still be ended."""
    if live.seq >= worker.settings.steps_most * part:
        raise GameError("error-game-long", most=int(worker.settings.steps_most * part))


def check_turn(live: LiveGame, seat: Seat) -> None:
    """Raise GameError unless the seat is to decide now."""
    if live.outcome is not None:
        raise GameError("error-game-over")
    if live.waits_for_luck:
        raise GameError("error-seats-open")
    if seat not in live.state.deciders:
        raise GameError("error-turn-not-yours")


def parse_actions(live: LiveGame, texts: Sequence[str]) -> list[Any]:
    """Return the actions that texts name. Raises BadText."""
    return [parse_action(live.rules, text) for text in texts]


# --- commands ---------------------------------------------------------------------------------------


async def choose(worker: Worker, live: LiveGame, seat: Seat, command: Choose) -> Json:
    """Make a decision of one action."""
    return await _decide(worker, live, seat, command.seq, [command.action], command.id, alone=True)


async def confirm(worker: Worker, live: LiveGame, seat: Seat, command: Confirm) -> Json:
    """Carry out a whole turn."""
    return await _decide(worker, live, seat, command.seq, command.actions, command.id)


async def _decide(
    worker: Worker,
    live: LiveGame,
    seat: Seat,
    seq: int,
    texts: Sequence[str],
    command: str,
    alone: bool = False,
) -> Json:
    check_seq(live, seq)
    check_turn(live, seat)
    check_length(worker, live)
    if live.is_simultaneous and len(texts) != 1:
        raise GameError("error-plan-unfinished")
    at_once = alone or live.is_simultaneous
    if at_once and parse_action(live.rules, texts[0]) not in live.state.legal(seat):
        raise GameError("error-action-illegal", action=texts[0])
    await _carry_out(worker, live, seat, texts, command)
    return {}


async def act(worker: Worker, live: LiveGame, seat: Seat, seq: int, texts: Sequence[str]) -> None:
    """Let a bot decide: a secret choice, or a whole turn."""
    async with live.lock:
        check_seq(live, seq)
        check_turn(live, seat)
        check_length(worker, live)
        if not live.seats[seat].is_bot:  # its owner has taken the seat back while the bot thought
            raise Stale("error-stale", given=seq, current=live.seq)
        await _carry_out(worker, live, seat, texts, None)


async def _carry_out(
    worker: Worker, live: LiveGame, seat: Seat, texts: Sequence[str], command: str | None
) -> None:
    if live.is_simultaneous:
        await _choose_secretly(worker, live, seat, texts[0], command)
    else:
        await _play_turn(worker, live, seat, texts, command)


# --- secret choices ---------------------------------------------------------------------------------


async def _choose_secretly(
    worker: Worker, live: LiveGame, seat: Seat, text: str, command: str | None
) -> None:
    """Store a secret choice; when it is the last one, reveal them all in the same write."""
    for _attempt in range(ATTEMPTS):
        seq = live.seq
        at = steady_time()
        others = {other: made for other, made in live.choices.items() if other != seat}
        first_time = seat not in live.choices
        choice = StoredChoice(seat, seq, text, at if first_time else live.choices[seat].at, command)
        if len(others) + 1 == len(live.state.deciders):
            if await _reveal(worker, live, {**others, seat: choice}):
                return
        elif await worker.write(StoreChoice(live.id, seat, seq, text, choice.at, command, live.stored.salt)):
            live.choices[seat] = choice
            # A change of mind is told to nobody but the seat's own other tabs.
            frames.send_chosen(live, None if first_time else seat)
            if first_time:
                worker.tables.set_flag_timer(live)
            if not worker.bus.hearing:
                # Another worker may have stored another choice in the meantime: whoever comes last reveals.
                await worker.tables.refresh(live)
                await reveal_if_complete(worker, live)
            return
        await worker.tables.refresh(live)
        check_seq(live, seq)
    raise GameError("error-server-busy")


async def reveal_if_complete(worker: Worker, live: LiveGame) -> None:
    """Reveal the secret choices if all are stored. The caller holds the game's lock."""
    if live.all_have_chosen and not await _reveal(worker, live, live.choices):
        await worker.tables.refresh(live)


async def _reveal(worker: Worker, live: LiveGame, choices: dict[Seat, StoredChoice]) -> bool:
    moves = [(seat, parse_action(live.rules, choices[seat].action)) for seat in sorted(choices)]
    commands = {str(seat): made.command for seat, made in choices.items() if made.command}
    uses = {seat: made.action for seat, made in live.choices.items()}
    return await _append_moves(worker, live, REVEAL, moves, commands, uses)


# --- turns ------------------------------------------------------------------------------------------


async def _play_turn(
    worker: Worker, live: LiveGame, seat: Seat, texts: Sequence[str], command: str | None
) -> None:
    """Carry out a whole turn; its end is added where the rules let it end there."""
    actions = finished_turn(live.state, seat, parse_actions(live, texts), texts)
    moves = [(seat, action) for action in actions]
    commands = {str(seat): command} if command else {}
    if not await _append_moves(worker, live, TURN, moves, commands, None):
        given = live.seq
        await worker.tables.refresh(live)
        raise Stale("error-stale", given=given, current=live.seq)


async def _append_moves(
    worker: Worker,
    live: LiveGame,
    kind: str,
    moves: list[tuple[Seat, Any]],
    commands: dict[str, str],
    uses_choices: dict[Seat, str] | None,
) -> bool:
    game = live.rules
    dice = Dice(live.stored.chance_seed, live.draws)
    beats, outcomes = carry_out(game, live.state, moves, by_dice(dice))
    at = steady_time()
    clock = live.clock_after_decision(tuple(sorted({seat for seat, _ in moves})), at)
    texts = [(beat.seat, beat.written) for beat in beats]
    payload: Json = {"moves": texts, "chance": outcomes, "words": dice.words_read, "commands": commands}
    if clock is not None:
        payload["clock"] = clock
    hinted = sorted(live.hinted.intersection(seat for seat, _ in moves)) if live.hinted else []
    if hinted:
        payload["hinted"] = hinted
    stored = StoredStep(live.seq + 1, kind, payload, at)
    step = step_of_moves(game, stored.seq, kind, beats, at, hinted)
    if not await append(
        worker, live, stored, step, dice.words_read, step.state.outcome, uses_choices=uses_choices
    ):
        return False
    live.hinted.difference_update(hinted)
    return True


async def append(
    worker: Worker,
    live: LiveGame,
    stored: StoredStep,
    step: PlayedStep,
    draws: int,
    outcome: Outcome | None,
    *,
    uses_choices: dict[Seat, str] | None = None,
    new_bot: tuple[Seat, str] | None = None,
) -> bool:
    """Store a step, then be where it leads and tell everybody. False when another worker was faster."""
    listing = live.listing_after(step.state, outcome)
    if not await worker.write(Append(live.id, stored, listing, uses_choices, new_bot, live.stored.salt)):
        return False
    if new_bot is not None:
        seat, bot = new_bot
        live.seats[seat] = live.seats[seat]._replace(kind="bot", bot=bot)
    live.go_on(stored, step, draws, outcome)
    withdrawn = live.offers.pop(TAKE_BACK_OFFER, None)
    worker.tables.went_on(live, step)
    frames.send_step(live, step)
    if withdrawn is not None:
        frames.send_offers(live)
    if new_bot is not None:
        frames.send_presence(live)
    worker.tables.set_flag_timer(live)
    worker.bots.consider(live)
    return True

"""How games begin: creating one, taking its open seat, and the rematch."""

from __future__ import annotations

import json
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from lostworld.chance import Dice
from lostworld.game import SPECTATOR, GameError, run_chance
from lostworld.server import games
from lostworld.server.bots.bot_seats import check_bot
from lostworld.server.games import GAME, SEATS, SIDES, State
from lostworld.server.http import schemas
from lostworld.server.looking_back.replay import imported_record
from lostworld.server.net.security import derived_token, hashed, new_game_id, same
from lostworld.server.play.live_game import LiveGame
from lostworld.server.play.projection import Json
from lostworld.server.storage import changes as changes
from lostworld.server.storage.read import StoredGame, StoredSeat

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

DEFAULT_BOT = "greedy"

HUMAN, BOT, OPEN = "human", "bot", "open"


async def create(worker: Worker, wish: schemas.NewGame) -> Json:
    """Create a game. The same request repeated gives the same game and the same tokens."""
    _check(wish)
    request = wish.request or secrets.token_hex(16)
    request_hash = hashed(f"request:{request}")
    if wish.request is not None:
        earlier = await worker.in_thread(worker.store.by_request, request_hash)
        if earlier is not None:
            return _created(earlier, request, wish)
    await worker.retention.check_limit()
    if wish.record is None:
        row, seats = _prepare(wish, request, request_hash)
    else:
        async with worker.record_queue:
            row, seats = await worker.in_thread(_prepare, wish, request, request_hash)
    if not await worker.write(changes.NewGame(row["id"], row, seats)):
        earlier = await worker.in_thread(worker.store.by_request, request_hash)
        if earlier is None:
            raise GameError("error-server-busy")
        return _created(earlier, request, wish)
    worker.retention.added()
    stored = await worker.in_thread(worker.store.by_request, request_hash)
    if stored is None:
        raise GameError("error-server-busy")
    return _created(stored, request, wish)


_ODD_PAIRS: Final = {("both", "friend"), ("both", "bot"), ("none", "friend"), ("none", "here")}
"""Whom one plays and against whom, where the one excludes the other."""


def _check(wish: schemas.NewGame) -> None:
    """Refuse what cannot all be meant, rather than guess."""
    if wish.opponent is not None and (wish.you, wish.opponent.kind) in _ODD_PAIRS:
        raise GameError("error-wish-opponent", you=wish.you, opponent=wish.opponent.kind)
    if wish.position is not None and wish.record is not None:
        raise GameError("error-wish-start")


def _digest(wish: schemas.NewGame) -> str:
    """By which a repeated request is told from another one with the same name. Without what is left as it is:
    a wish means the same to a program that knows more wishes."""
    return hashed(wish.model_dump_json(exclude={"request"}, exclude_defaults=True))[:16]


def _created(stored: tuple[StoredGame, list[StoredSeat]], request: str, wish: schemas.NewGame) -> Json:
    game, seats = stored
    if game.options.get("wish", _digest(wish)) != _digest(wish):
        raise GameError("error-request-repeated")
    held: dict[str, Json] = {}
    invite: Json | None = None
    for row in seats:
        token = derived_token(game.salt, request, f"seat:{row.seat}")
        if same(row.token_hash, hashed(token)):
            held[SIDES[row.seat]] = {"token": token}
        code = derived_token(game.salt, request, f"invite:{row.seat}")
        if same(row.invite_hash, hashed(code)):
            invite = {"seat": SIDES[row.seat], "code": code}
    return {"id": game.id, "seats": held, "invite": invite, "commitment": game.commitment}


def _prepare(wish: schemas.NewGame, request: str, request_hash: str) -> tuple[Json, list[Json]]:
    dice = Dice.secret()
    state, start_chance = _start(wish, dice)
    salt = secrets.token_hex(32)
    game_id = new_game_id()
    here = wish.you == "both" or (wish.opponent is not None and wish.opponent.kind == "here")
    kinds = _kinds(wish, here)
    options: dict[str, Any] = {"layout": wish.layout, "wish": _digest(wish)}
    if here:
        options["here"] = True
    if wish.position or wish.record:
        options["brought"] = True
    row = _row(
        game_id,
        dice,
        salt,
        request_hash,
        state,
        start_chance,
        options=options,
        theme=wish.theme or games.theme_of(wish.layout, dice.seed),
        clock=wish.clock.model_dump() if wish.clock else None,
        public=wish.public,
        status="waiting" if any(kind == OPEN for kind, _ in kinds) else "playing",
    )
    names = wish.names.model_dump() if wish.names else {}
    seats = [
        {
            "game_id": game_id,
            "seat": seat,
            "kind": kind,
            "name": names.get(SIDES[seat]) or (wish.name if kind == HUMAN and not here else ""),
            "bot": bot,
            "token_hash": hashed(derived_token(salt, request, f"seat:{seat}")) if kind == HUMAN else None,
            "invite_hash": hashed(derived_token(salt, request, f"invite:{seat}")) if kind == OPEN else None,
        }
        for seat, (kind, bot) in enumerate(kinds)
    ]
    return row, seats


def _start(wish: schemas.NewGame, dice: Dice) -> tuple[State, list[str]]:
    """The position to start from, and the chance outcomes that led to it."""
    if wish.position is not None or wish.record is not None:
        if wish.record is not None:
            state = imported_record(wish.record).state
        else:
            state = GAME.parse(str(wish.position))
        if state.outcome is not None:
            raise GameError("error-position-not-playable")
        if wish.opponent is not None and wish.opponent.kind == "friend":
            # Whoever brings the position knows every card in it: a friend's are dealt anew.
            state = state.view(SPECTATOR).sample(dice)
        chance = run_chance(state, dice)
        if not any(state.legal(seat) for seat in state.deciders):
            raise GameError("error-position-stuck")
        return state, chance
    state = GAME.new({"layout": wish.layout}, dice)
    return state, run_chance(state, dice)


def _kinds(wish: schemas.NewGame, here: bool) -> list[tuple[str, str | None]]:
    """Who sits where: (kind, bot's name) by seat."""
    if here:
        return [(HUMAN, None), (HUMAN, None)]
    if wish.you == "none":
        wanted = wish.bots.model_dump() if wish.bots else {}
        return [(BOT, check_bot(wanted.get(side) or DEFAULT_BOT)) for side in SIDES]
    mine = secrets.randbelow(2) if wish.you == "random" else SEATS[wish.you]
    if wish.opponent is not None and wish.opponent.kind == "friend":
        other: tuple[str, str | None] = (OPEN, None)
    else:
        other = (BOT, check_bot((wish.opponent and wish.opponent.bot) or DEFAULT_BOT))
    return [(HUMAN, None) if seat == mine else other for seat in range(len(SIDES))]


def _row(
    game_id: str,
    dice: Dice,
    salt: str,
    request_hash: str | None,
    state: State,
    start_chance: list[str],
    *,
    options: dict[str, Any],
    theme: str,
    clock: dict[str, int] | None,
    public: bool,
    status: str,
    rematch_of: str | None = None,
) -> Json:
    now = time.time()
    return {
        "id": game_id,
        "game": GAME.name,
        "rules": GAME.rules,
        "options": json.dumps(options),
        "theme": theme,
        "seed": dice.seed.hex(),
        "commitment": dice.commitment,
        "salt": salt,
        "request_hash": request_hash,
        "start": state.text,
        "start_chance": json.dumps(start_chance),
        "start_words": dice.words_read,
        "clock": json.dumps(clock) if clock else None,
        "public": public,
        "rematch_of": rematch_of,
        "next_game": None,
        "seq": 0,
        "status": status,
        "round": state.round,
        "turn": "".join(map(str, state.deciders)),
        "winner": None,
        "created": now,
        "updated": now,
    }


async def claim(worker: Worker, live: LiveGame, wish: schemas.ClaimSeat) -> Json:
    """Take the open seat by its invitation. The same request repeated gives the same token."""
    request = wish.request or secrets.token_hex(16)
    async with live.lock:
        taken = _claimed(live, wish.code, request)
        if taken is not None:
            return taken
        row = _invited(live, wish.code)
        token = _claim_token(live, row.seat, wish.code, request)
        now = time.time()
        write = changes.Claim(live.id, row.seat, hashed(wish.code), hashed(token), wish.name, now, "playing")
        if not await worker.write(write):
            # Another worker was faster; perhaps it was the same request, sent once more.
            await worker.refresh(live)
            taken = _claimed(live, wish.code, request)
            if taken is None:
                raise GameError("error-seat-taken", seat=SIDES[row.seat])
            return taken
        live.seats[row.seat] = row._replace(
            kind=HUMAN, token_hash=hashed(token), name=wish.name, invite_hash=None, claimed=now
        )
        live.clock_since = live.clock_start(live.clock_since)
        live.send_presence()
        worker.set_flag_timer(live)
        return {"seat": SIDES[row.seat], "token": token}


def _claim_token(live: LiveGame, seat: int, code: str, request: str) -> str:
    return derived_token(live.game.salt, request, f"claim:{seat}:{code}")


def _claimed(live: LiveGame, code: str, request: str) -> Json | None:
    """The seat that this very request took earlier."""
    for row in live.seats.values():
        token = _claim_token(live, row.seat, code, request)
        if same(row.token_hash, hashed(token)):
            return {"seat": SIDES[row.seat], "token": token}
    return None


def _invited(live: LiveGame, code: str) -> StoredSeat:
    """The open seat that an invitation is for."""
    for row in live.seats.values():
        if row.kind == OPEN and same(row.invite_hash, hashed(code)):
            return row
    human = [row for row in live.seats.values() if row.kind == HUMAN]
    if len(human) == len(live.seats):
        claimed = max(human, key=lambda row: row.claimed or 0.0)  # the other one made the game
        raise GameError("error-seat-taken", seat=SIDES[claimed.seat])
    raise GameError("error-seat-token")


async def open_rematch(worker: Worker, live: LiveGame) -> str | None:
    """Another game with sides swapped; None when there already is one."""
    if any(row.kind == OPEN for row in live.seats.values()):
        raise GameError("error-rematch-alone")
    await worker.retention.check_limit()
    dice = Dice.secret()
    options = {key: value for key, value in live.game.options.items() if key not in ("brought", "wish")}
    state = GAME.new(games.options_of(options), dice)
    start_chance = run_chance(state, dice)
    game_id = new_game_id()
    layout = str(options.get("layout", "random"))
    row = _row(
        game_id,
        dice,
        secrets.token_hex(32),
        None,
        state,
        start_chance,
        options=options,
        theme=games.theme_of(layout, dice.seed) if layout == "random" else live.game.theme,
        clock=live.game.clock,
        public=live.game.public,
        status="playing",
        rematch_of=live.id,
    )
    seats = [
        {
            "game_id": game_id,
            "seat": 1 - old.seat,
            "kind": old.kind,
            "name": old.name,
            "bot": old.bot,
            "token_hash": old.token_hash,
            "invite_hash": None,
        }
        for old in live.seats.values()
    ]
    if not await worker.write(changes.NewGame(game_id, row, seats, predecessor=live.id)):
        return None
    worker.retention.added()
    return game_id

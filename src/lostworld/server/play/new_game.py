"""How games begin: what was asked for is checked, chance draws the start, seats and tokens are made."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lostworld.bots import check_bot
from lostworld.chance import Dice, mixed
from lostworld.game import SPECTATOR, BadText, Game, GameError, Seat, State
from lostworld.games import game_named
from lostworld.server.bots.bot_seats import DEFAULT_BOT
from lostworld.server.http.requests import NewGame, SeatRequest
from lostworld.server.looking_back.records import imported_record
from lostworld.server.net.security import derived_token, hashed, new_game_id, same
from lostworld.server.play.live_game import BOT, HUMAN, OPEN
from lostworld.server.play.projection import Json
from lostworld.server.storage import changes
from lostworld.server.storage.read import Marks, StoredGame, StoredSeat
from lostworld.session import run_chance

if TYPE_CHECKING:
    from lostworld.server.worker import Worker

EVERYWHERE: Final = ("all", "both")
"""``you`` for somebody who plays every seat, or several people at one screen."""

_ODD_PAIRS: Final = {("all", "friend"), ("all", "bot"), ("none", "friend"), ("none", "here")}
"""Whom one plays and against whom, where the one excludes the other."""


class Start(NamedTuple):
    """Where a game begins, and how chance came out on the way."""

    game: Game[Any]
    state: State[Any]
    outcomes: list[str]
    looks: dict[str, str]

    def stored(self, words: int, marks: Marks) -> Json:
        """Return the columns of a stored game that say where it starts."""
        return {
            "marks": marks.to_json(),
            "looks": json.dumps({**self.looks, **marks.looks}),
            "start": self.state.text,
            "start_chance": json.dumps(self.outcomes),
            "start_words": words,
            "round": self.state.round,
            "turn": "".join(map(str, self.state.deciders)),
        }

    @classmethod
    def new(cls, game: Game[Any], options: Mapping[str, str], dice: Dice) -> Start:
        """Return a new game, its first chance decided. Raises BadText."""
        state = game.new(options)
        outcomes = run_chance(state, dice)
        return cls(game, state, outcomes, dict(game.look(options, outcomes)))


class Plans(NamedTuple):
    """A request that was understood: which game, with what, and where it starts."""

    game: Game[Any]
    options: dict[str, str]
    looks: dict[str, str]
    state: State[Any] | None
    """The position or the end of the record that it starts from."""
    seats: tuple[str, ...]


async def create(worker: Worker, request: NewGame) -> Json:
    """Create a game and return its seats. The same request repeated gives the same game and tokens."""
    if request.record is None:
        plans = _understood(request)
    else:
        async with worker.record_queue:
            plans = await worker.in_thread(_understood, request)
    request_id = request.request or secrets.token_hex(16)
    request_hash = hashed(f"request:{request_id}")
    if request.request is not None:
        earlier = await worker.in_thread(worker.store.by_request, request_hash)
        if earlier is not None:
            return _created(earlier, plans.seats, request_id, request)
    worker.notices.check_open()
    await worker.retention.check_limit()
    row, seats = _prepare(request, plans, request_id, request_hash)
    added = await worker.write(changes.NewGame(row["id"], row, seats))
    if added:
        worker.retention.added()
    stored = await worker.in_thread(worker.store.by_request, request_hash)
    if stored is None:
        raise GameError("error-server-busy")
    return _created(stored, plans.seats, request_id, request)


# --- what is asked for --------------------------------------------------------------------------------


def _understood(request: NewGame) -> Plans:
    """Check a request. Raises GameError for what cannot all be meant, rather than guess."""
    if request.opponent is not None and (_you(request), request.opponent.kind) in _ODD_PAIRS:
        raise GameError("error-wish-opponent", you=request.you, opponent=request.opponent.kind)
    if request.position is not None and request.record is not None:
        raise GameError("error-wish-start")
    state: State[Any] | None = None
    if request.record is not None:
        record = imported_record(request.record)
        game, state = record.game, record.state
        if "game" in request.model_fields_set and request.game != game.name:
            raise GameError("error-request-field", field="game")
    else:
        game = _known_game(request.game)
        if request.position is not None:
            state = game.parse(request.position)
    options, looks = _chosen(request, game)
    seats = game.seats(options) if state is None else state.seats
    _check_seats(request, seats)
    if state is not None and state.outcome is not None:
        raise GameError("error-position-not-playable")
    return Plans(game, options, looks, state, seats)


def _known_game(name: str) -> Game[Any]:
    try:
        return game_named(name)
    except BadText:
        raise GameError("error-request-field", field="game") from None


def _chosen(request: NewGame, game: Game[Any]) -> tuple[dict[str, str], dict[str, str]]:
    """Return the options and looks, those that stand by themselves in the request too."""
    options, looks = dict(request.options), dict(request.looks)
    for name, value in (request.model_extra or {}).items():
        target = options if name in game.options else looks if name in game.looks else None
        if target is None:
            raise GameError("error-request-field", field=name[:60])
        if value is not None:
            target[name] = value
    for known, given in ((game.options, options), (game.looks, looks)):
        for name, value in given.items():
            if value not in known.get(name, ()):
                raise GameError("error-request-field", field=name[:60])
    return {**{name: values[0] for name, values in game.options.items()}, **options}, looks


def _check_seats(request: NewGame, seats: tuple[str, ...]) -> None:
    if request.you not in (*seats, "random", "none", *EVERYWHERE):
        raise GameError("error-request-field", field="you")
    for field in ("seats", "bots", "names"):
        for name in getattr(request, field):
            if name not in seats:
                raise GameError("error-request-field", field=f"{field}.{name}"[:60])


def _you(request: NewGame) -> str:
    return EVERYWHERE[0] if request.you in EVERYWHERE else request.you


def _digest(request: NewGame) -> str:
    """Return by what a repeated request is told from another one with the same name.

    Without what is left as it is: a request means the same to a program that knows more of them.
    """
    return hashed(request.model_dump_json(exclude={"request"}, exclude_defaults=True))[:16]


# --- what comes of it ---------------------------------------------------------------------------------


def _created(
    stored: tuple[StoredGame, list[StoredSeat]], names: Sequence[str], request_id: str, request: NewGame
) -> Json:
    game, seats = stored
    if game.marks.request not in (None, _digest(request)):
        raise GameError("error-request-repeated")
    held: dict[str, Json] = {}
    invites: list[Json] = []
    for row in seats:
        token = derived_token(game.salt, request_id, f"seat:{row.seat}")
        if same(row.token_hash, hashed(token)):
            held[names[row.seat]] = {"token": token}
        code = derived_token(game.salt, request_id, f"invite:{row.seat}")
        if same(row.invite_hash, hashed(code)):
            invites.append({"seat": names[row.seat], "code": code})
    return {
        "id": game.id,
        "seats": held,
        "invite": invites[0] if invites else None,
        "invites": invites,
        "commitment": game.commitment,
    }


class Sitter(NamedTuple):
    """Who is to sit on a seat."""

    kind: str
    bot: str | None = None
    here: bool = False
    """Whether at the screen of the one who makes the game."""
    name: str = ""


def _prepare(request: NewGame, plans: Plans, request_id: str, request_hash: str) -> tuple[Json, list[Json]]:
    sitters = _sitters(request, plans)
    is_open = any(sitter.kind == OPEN for sitter in sitters)
    here = tuple(seat for seat, sitter in enumerate(sitters) if sitter.here)
    marks = Marks(
        _digest(request),
        here if len(here) > 1 else (),
        plans.state is not None,
        plans.looks,
        no_hints=is_open if request.hints is None else not request.hints,
        challenge=request.challenge and is_open,
        luck=_luck(request, sitters),
        bot_after=request.bot_after or 0,
    )
    secret = Dice.secret()
    dice = Dice(mixed(secret.seed, marks.added))
    if plans.state is not None:
        start = _imported_start(plans, plans.state, dice, is_open)
    else:
        start = Start.new(plans.game, plans.options, dice)
    salt = secrets.token_hex(32)
    row = game_row(
        start,
        secret,
        dice.words_read,
        salt,
        marks=marks,
        options=plans.options,
        clock=request.clock.model_dump() if request.clock else None,
        public=request.public,
        status="waiting" if is_open else "playing",
        request_hash=request_hash,
    )
    seats = [
        {
            "game_id": row["id"],
            "seat": seat,
            "kind": sitter.kind,
            "name": request.names.get(plans.seats[seat]) or sitter.name,
            "bot": sitter.bot,
            "token_hash": _hash_if(sitter.kind == HUMAN, salt, request_id, f"seat:{seat}"),
            "invite_hash": _hash_if(sitter.kind == OPEN, salt, request_id, f"invite:{seat}"),
        }
        for seat, sitter in enumerate(sitters)
    ]
    return row, seats


def _luck(request: NewGame, sitters: Sequence[Sitter]) -> dict[str, str]:
    """Return what is added to the seed, by the first seat of whoever makes the game."""
    mine = [seat for seat, sitter in enumerate(sitters) if sitter.kind == HUMAN]
    return {str(mine[0]): request.luck} if mine and request.luck is not None else {}


def _hash_if(wanted: bool, salt: str, request_id: str, purpose: str) -> str | None:
    return hashed(derived_token(salt, request_id, purpose)) if wanted else None


def _imported_start(plans: Plans, state: State[Any], dice: Dice, is_open: bool) -> Start:
    """Return the position to go on from. Raises GameError when nobody can."""
    if is_open:
        # Whoever brings the position knows every secret in it: for somebody else it is dealt anew.
        state = state.view(SPECTATOR).sample(dice)
    outcomes = run_chance(state, dice)
    if not any(state.legal(seat) for seat in state.deciders):
        raise GameError("error-position-stuck")
    return Start(plans.game, state, outcomes, dict(plans.game.look(plans.options, [])))


def _sitters(request: NewGame, plans: Plans) -> list[Sitter]:
    """Return who sits where."""
    mine = _own_seat(request, plans.seats)
    return [_sitter(request, plans.game, name, seat == mine) for seat, name in enumerate(plans.seats)]


def _own_seat(request: NewGame, seats: tuple[str, ...]) -> Seat | None:
    if request.you in seats:
        return seats.index(request.you)
    if request.you != "random" or request.seats:  # who names single seats names one's own too
        return None
    return secrets.randbelow(len(seats))


def _sitter(request: NewGame, game: Game[Any], name: str, mine: bool) -> Sitter:
    asked = request.seats.get(name) or _usual(request, name, mine)
    match asked.kind:
        case "friend":
            return Sitter(OPEN)
        case "bot":
            bot = asked.bot or DEFAULT_BOT
            check_bot(bot, game)
            return Sitter(BOT, bot, name=asked.name)
        case "here":
            return Sitter(HUMAN, here=True, name=asked.name)
        case _:
            return Sitter(HUMAN, here=True, name=asked.name or request.name)


def _usual(request: NewGame, name: str, mine: bool) -> SeatRequest:
    """Return who sits on a seat that the request does not name by itself."""
    opponent = request.opponent
    if _you(request) == "all" or (opponent is not None and opponent.kind == "here"):
        return SeatRequest(kind="here")
    if mine:
        return SeatRequest(kind="you")
    if request.you == "none":
        return SeatRequest(kind="bot", bot=request.bots.get(name))
    if opponent is not None and opponent.kind == "friend":
        return SeatRequest(kind="friend")
    usual = None if opponent is None else opponent.bot
    return SeatRequest(kind="bot", bot=request.bots.get(name) or usual)


def game_row(
    start: Start,
    secret: Dice,
    words: int,
    salt: str,
    *,
    marks: Marks,
    options: dict[str, str],
    clock: dict[str, int] | None,
    public: bool,
    status: str,
    request_hash: str | None = None,
    rematch_of: str | None = None,
) -> Json:
    """Return a new game as it is stored."""
    now = time.time()
    return {
        "id": new_game_id(),
        "name": start.game.name,
        "rules": start.game.rules,
        "content": start.game.content,
        "options": json.dumps(options),
        **start.stored(words, marks),
        "seed": secret.seed.hex(),
        "commitment": secret.commitment,
        "salt": salt,
        "request_hash": request_hash,
        "clock": json.dumps(clock) if clock else None,
        "public": public,
        "rematch_of": rematch_of,
        "next_game": None,
        "seq": 0,
        "status": status,
        "winners": None,
        "created": now,
        "updated": now,
    }

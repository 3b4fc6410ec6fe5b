"""Looking back: replays as a seat may see them, records, positions brought, steps tried out on them."""

from __future__ import annotations

from typing import Any, Final

from lostworld.bots import BOT_NAMES
from lostworld.game import BadText, GameError
from lostworld.server import games
from lostworld.server.games import END_TURN, GAME, SEATS, SIDES, Record, State, action_text, parse_action
from lostworld.server.play import projection
from lostworld.server.play.history import ENDINGS, History, PlayedStep, ending_step, step_of_moves
from lostworld.server.play.live_game import Past
from lostworld.server.play.projection import Json
from lostworld.server.storage.read import StoredGame, WholeGame


def replay(whole: WholeGame, past: Past, history: History, seat: int) -> Json:
    """A game step by step: the seat's view while it goes on, everything once it is over."""
    is_open = history.outcome is not None
    start = GAME.parse(whole.game.start)
    return {
        "id": whole.game.id,
        "theme": whole.game.theme,
        "open": is_open,
        "start": start.text if is_open else start.view(seat).text,
        "steps": [projection.replay_step(step, state, seat, is_open) for step, state in past],
        "outcome": projection.outcome_json(history.outcome),
        "names": {SIDES[row.seat]: row.name or None for row in whole.seats},
        "bots": {SIDES[row.seat]: row.bot or None for row in whole.seats},
    }


def record_of(whole: WholeGame, past: Past, history: History) -> str:
    """A finished game as a record; what was taken back is not in it."""
    if history.outcome is None:
        raise GameError("error-cards-secret")
    game = whole.game
    standing = {point.seq for point in history.points}
    stored_steps = [stored for stored in whole.stored_steps if stored.seq in standing]
    record = Record.of(_record_start(game), _headers(whole, history))
    if record.state.chance is not None:
        for outcome in game.start_chance:
            record.decide(outcome)
    for stored in stored_steps:
        chance = iter(stored.payload["chance"])
        for seat, text in stored.payload["moves"]:
            record.play(seat, parse_action(text))
            while record.state.chance is not None:
                record.decide(next(chance))
    return str(record)


def _record_start(game: StoredGame) -> State:
    """Before the first shuffles, when the game begins with them."""
    if game.start_chance and game.options.get("layout") == "first-game" and not game.options.get("brought"):
        from lostworld.chance import Dice

        return GAME.new({"layout": "first-game"}, Dice(game.seed))
    return GAME.parse(game.start)


def _headers(whole: WholeGame, history: History) -> dict[str, str]:
    from datetime import UTC, datetime

    from lostworld.chance import ALGORITHM

    game = whole.game
    headers = {
        "Date": datetime.fromtimestamp(game.created, UTC).strftime("%Y-%m-%d"),
        "Theme": game.theme,
        "Layout": str(game.options.get("layout", "")),
        "Shuffle": ALGORITHM,
        "Commitment": game.commitment,
        "Seed": game.seed.hex(),
    }
    for row in whole.seats:
        headers[SIDES[row.seat].capitalize()] = row.name or row.bot or ""
    if history.outcome is not None and history.state.outcome is None:
        headers["Result"] = f"{SIDES[history.outcome.winners[0]]} {history.outcome.reason}"
    return headers


RECORD_BYTES: Final = 65_536
RECORD_ACTIONS: Final = 5_000
"""The longest record that is read: many times a long game, and read in a moment."""


def imported_record(text: str) -> Record:
    """A record that somebody brought along. Raises BadText, also when it is too long."""
    words = sum(len(line.split()) for line in text.splitlines() if not line.startswith("["))
    if len(text.encode()) > RECORD_BYTES or words > RECORD_ACTIONS:
        raise BadText("error-record-long", bytes=RECORD_BYTES, actions=RECORD_ACTIONS)
    return Record.parse(text)


def past_of_record(record: Record) -> Past:
    """A record as steps, each with the position after it, as a stored game has them."""
    state = record.start.copy()
    past: Past = []
    moves: list[tuple[int, str]] = []
    told: list[Any] = []
    for done in record.steps:
        if done.seat is None:
            told += state.settle(done.text)
        else:
            moves.append((done.seat, done.text))
            before = state.deciders
            told += state.play(done.seat, parse_action(done.text))
            # Both secret choices make one step, and so does a whole turn of one side.
            goes_on = len(before) > 1 or (state.deciders == (done.seat,) and _same_turn(told))
            if goes_on and state.chance is None and state.outcome is None:
                continue
        if state.chance is not None:
            continue
        if moves or told:
            past.append((_record_step(len(past) + 1, moves, told, state), state.copy()))
            moves, told = [], []
    if moves:
        past.append((_record_step(len(past) + 1, moves, told, state), state.copy()))
    result = record.result.split(" ")
    if state.outcome is None and len(result) == 2:  # it ended by giving up or on time
        kind = next(kind for kind, (_, reason) in ENDINGS.items() if reason == result[1])
        past.append((ending_step(len(past) + 1, kind, 1 - SEATS[result[0]], state.round, 0.0), state))
    return past


def start_of_record(record: Record, past: Past) -> State:
    """Where looking back begins: the first shuffles belong to the beginning."""
    return record.start if record.start.chance is None or not past else past[0][1]


def read_record(text: str) -> Json:
    """A record that somebody brought along, step by step; nothing in it is secret to him."""
    record = imported_record(text)
    past = past_of_record(record)
    result = record.result.split(" ")
    players = {side: record.headers.get(side.capitalize()) or None for side in SIDES}
    return {
        "theme": games.known_theme(record.headers.get("Theme", "")),
        "open": True,
        "start": start_of_record(record, past).text,
        "steps": [projection.replay_step(step, state, 0, True) for step, state in past],
        "outcome": {"winner": result[0], "reason": result[1]} if len(result) == 2 else None,
        "names": {side: None if name in BOT_NAMES else name for side, name in players.items()},
        "bots": {side: name if name in BOT_NAMES else None for side, name in players.items()},
    }


_TURN_OVER = frozenset({"effect_ends", "turn_ends", "cards_revealed", "card_shown"})


def _same_turn(told: list[Any]) -> bool:
    """Whether nothing has ended since the step began."""
    return not any(event.kind in _TURN_OVER for event in told)


def _record_step(seq: int, moves: list[tuple[int, str]], told: list[Any], state: State) -> PlayedStep:
    seats = {seat for seat, _ in moves}
    kind = "reveal" if len(seats) > 1 else "turn"
    if not moves:
        return PlayedStep(seq, kind, None, (), told, state.round, 0.0)
    return step_of_moves(seq, kind, tuple(moves), told, state.round, 0.0)


def read_position(text: str) -> Json:
    """A position or view that somebody brought along, and what is possible in it."""
    if "?" in text:
        view = GAME.parse_view(text)
        legal = view.legal_in_setup()
        return {
            "view": view.text,
            "legal": [action_text(action) for action in legal],
            "deciding": projection.side_names(view.deciders),
            "hidden": True,
        }
    state = GAME.parse(text)
    deciders = state.deciders
    return {
        "view": state.text,
        "legal": [action_text(action) for action in state.legal(deciders[0])] if deciders else [],
        "deciding": projection.side_names(deciders),
        "hidden": False,
    }


def try_out(position: str, side: str, texts: list[str], confirm: bool) -> Json:
    """Steps tried out on a position that the caller knows wholly: lessons and the analysis board.

    Nothing is stored. With ``confirm`` the turn really ends; a shuffle leaves the cards in order.
    """
    state = GAME.parse(position)
    seat = SEATS[side]
    actions = [parse_action(text) for text in texts]
    if not confirm:
        planned = games.plan(state, seat, actions, texts)
        shown: State = planned.state
        return {
            "view": shown.text,
            "legal": [] if planned.ends else [action_text(action) for action in shown.legal(seat)],
            "side": None if planned.ends else side,
            "events": projection.open_events_json(planned.events),
            "ends": planned.ends,
            "confirmable": planned.confirmable(seat),
        }
    if len(state.deciders) < 2:
        planned = games.plan(state, seat, actions, texts)
        if not planned.ends:
            if not planned.confirmable(seat):
                raise GameError("error-plan-unfinished")
            actions.append(END_TURN)
    told: list[Any] = []
    for action in actions:
        told += state.play(seat, action)
        while state.chance is not None:
            told += state.settle(_in_order(state))
    deciders = state.deciders
    return {
        "view": state.text,
        "legal": [action_text(action) for action in state.legal(deciders[0])] if deciders else [],
        "side": SIDES[deciders[0]] if deciders else None,
        "events": projection.open_events_json(told),
        "ends": state.outcome is not None,
        "confirmable": False,
    }


def _in_order(state: State) -> str:
    """A shuffle for trying out: the cards in ascending order, so that a lesson always goes the same way."""
    pending = state.chance
    if pending is None:
        raise BadText("error-chance-none")
    return f"{SIDES[pending.side][0].upper()}={''.join(map(str, pending.cards))}"

"""Positions that somebody imports: looked at, drawn, and steps tried out on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lostworld.game import BadText, Game, GameError, Seat, State
from lostworld.games import Drawn, game_named
from lostworld.server.play import projection
from lostworld.server.play.history import TURN, carry_out, parse_action, step_of_moves
from lostworld.server.play.projection import Json
from lostworld.server.play.turns import PlannedTurn, finished_turn, plan_turn
from lostworld.session import by_dice


class InOrder:
    """Chance for trying out: what is shuffled stays in order, so that a lesson always goes the same way."""

    def below(self, n: int) -> int:
        """Return the largest number, with which a shuffle leaves every item where it is."""
        return n - 1


def read_position(game_name: str, text: str) -> Json:
    """Return a position or view that somebody imports, and what is possible in it. Raises BadText."""
    game = game_named(game_name)
    try:
        state = game.parse(text)
    except BadText as problem:
        try:
            view = game.parse_view(text)
        except BadText as other:
            # A text with something hidden is meant as a view; what is wrong with it is said of the view.
            raise (other if problem.key == "error-position-hidden" else problem) from None
        return projection.imported_view_json(view)
    return projection.position_json(state)


def try_out(game_name: str, position: str, seat_name: str, texts: Sequence[str], confirm: bool) -> Json:
    """Return where steps lead on a position that the caller knows wholly: lessons and the analysis board.

    Nothing is stored. With ``confirm`` the turn really ends; a shuffle leaves the cards in order.
    Raises GameError.
    """
    game = game_named(game_name)
    state = game.parse(position)
    if seat_name not in state.seats:
        raise GameError("error-request-field", field="seat")
    seat = state.seats.index(seat_name)
    actions = [parse_action(game, text) for text in texts]
    if not confirm:
        return _planned(game, state, seat, actions, texts)
    if len(state.deciders) < 2:
        actions = finished_turn(state, seat, actions, texts)
    if not actions:
        raise GameError("error-plan-unfinished")
    beats, _ = carry_out(game, state, [(seat, action) for action in actions], by_dice(InOrder()))
    return projection.confirmed_trial_json(step_of_moves(game, 1, TURN, beats, 0.0))


def _planned(
    game: Game[Any], state: State[Any], seat: Seat, actions: Sequence[Any], texts: Sequence[str]
) -> Json:
    plan_turn(state, seat, actions, texts)  # says which step is not possible
    plan = state.plan(seat)
    beats = []
    for action in actions:
        plan = plan.then(action)
        beats.append(projection.trial_beat(game, plan))
    return projection.trial_json(PlannedTurn(plan, []), beats, state.seats[seat])


def drawn(game: Game[Any], text: str, looks: Mapping[str, str], title: str | None) -> str:
    """Return a drawing of a position or view, as SVG. Raises GameError."""
    if not isinstance(game, Drawn):
        raise GameError("error-picture-none", name=game.name)
    for name, value in looks.items():
        if value not in game.looks.get(name, ()):
            raise GameError("error-request-field", field=name[:60])
    return projection.picture(game, text, looks, title)

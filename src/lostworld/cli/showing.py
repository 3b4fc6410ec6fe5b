"""``lostworld show``: a position drawn, or described for programs."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from lostworld.cli.board import draw as draw_board
from lostworld.cli.board import seat_style, seat_title, sheet_of
from lostworld.cli.dialogue import DIM, NUMBER_STYLE, Dialogue
from lostworld.cli.menus import sentence
from lostworld.engine.conversation import WATCHER
from lostworld.engine.manners import Manners, Position
from lostworld.game import SPECTATOR, Game, GameError, is_view
from lostworld.games import Described
from lostworld.texts import seat_key


def seen_from(game: Game[Any], position: Position, name: str | None) -> Position:
    """A position as a seat sees it; of a view, only what its own seat can tell."""
    if name is None:
        return position
    seat = SPECTATOR if name == WATCHER else position.seats.index(name)
    view = Manners(game).seen_by(position, seat)
    if view is None:
        owner = position.seat if is_view(position) else SPECTATOR
        told = WATCHER if owner == SPECTATOR else position.seats[owner]
        raise GameError("error-view-other-seat", seat=seat_key(game.name, told))
    return view


def described(game: Game[Any], position: Position) -> dict[str, Any]:
    """A position in plain values."""
    values: dict[str, Any] = {"round": position.round}
    if isinstance(game, Described):
        values = game.described(position.text)
    elif is_view(position):
        values["view"] = position.to_json()
    seats, outcome = position.seats, position.outcome
    return {
        "position": position.text,
        "is_view": is_view(position),
        **values,
        "deciders": [seats[seat] for seat in position.deciders],
        "legal": {
            seats[seat]: [game.action_text(action) for action in legal]
            for seat, legal in Manners(game).choices(position).items()
        },
        "outcome": None
        if outcome is None
        else {"winners": [seats[seat] for seat in outcome.winners], "reason": outcome.reason},
    }


def draw(dialogue: Dialogue, game: Game[Any], position: Position, with_actions: bool) -> None:
    """Draw a position in the terminal."""
    sheet = sheet_of(dialogue, game, position)
    draw_board(dialogue, sheet)
    if sheet.legend is not None:
        dialogue.show(Text.from_markup(sheet.legend), style=DIM)
    dialogue.show(sheet.situation, style="bold")
    if with_actions:
        _list_actions(dialogue, game, position)


def _list_actions(dialogue: Dialogue, game: Game[Any], position: Position) -> None:
    """What each seat may do, as far as the position tells."""
    manners = Manners(game)
    for seat in position.deciders:
        view = manners.seen_by(position, seat)
        decision = None if view is None else view.decision
        if view is None or decision is None:
            continue
        dialogue.show(seat_title(game, position.seats[seat], dialogue.language), style=seat_style(seat))
        for choice in decision.choices:
            line = Text(f"  {choice.text:<8}", NUMBER_STYLE)
            told = sentence(game, view, choice, dialogue.language)
            line.append(told if len(choice.text) < 8 else f" {told}", "default")
            dialogue.show(line)

"""How a game is spoken about: what the protocol leaves to it, with answers for games that say nothing.

A game may say more by being ``Signed``, ``Foretold`` or ``Counted``; see ``lostworld.games``.
"""

from __future__ import annotations

from typing import Any, Final

from lostworld.game import (
    BadText,
    Game,
    GameError,
    IllegalAction,
    Seat,
    Signal,
    State,
    Stopped,
    View,
    is_view,
)
from lostworld.games import Counted, Foretold, Signed
from lostworld.texts import has_text

Position = State[Any] | View[Any]

LONGEST_SEQUENCE: Final = 100
"""Nobody waits for the number of longer ones, and Python counts them by going down as far."""


class Manners:
    """The ways of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.seats = game.seats({})
        self.most_options = len(game.options)
        self._signed = game if isinstance(game, Signed) else None
        self._foretold = game if isinstance(game, Foretold) else None
        self._counted = game if isinstance(game, Counted) else None
        self.example = self._signed.example if self._signed else "<action>"
        """An action, to show how a command is written."""

    # --- reading -----------------------------------------------------------------------------------

    def read(self, text: str) -> Position:
        """The position or view that a text describes. Raises BadText."""
        try:
            return self._game.parse(text)
        except BadText as no_position:
            try:
                return self._game.parse_view(text)
            except BadText as no_view:
                # Views hide things, which texts write as "?": what is wrong with the text follows from that.
                raise (no_view if "?" in text else no_position) from None

    def options(self, words: list[str]) -> dict[str, str] | None:
        """The options that words mean: ``name=value``, or a value alone; None if they mean nothing.

        Defaults are what is meant without words, so a default alone is no word.
        """
        found: dict[str, str] = {}
        for word in words:
            name, given, value = word.partition("=")
            if not given:
                value = word
                name = next((name for name, values in self._game.options.items() if value in values[1:]), "")
            if name in found or value not in self._game.options.get(name, ()):
                return None
            found[name] = value
        return found

    def usage_of_new(self) -> str:
        """How ``new`` is written."""
        options = self._game.options
        words = ("|".join(values[1:]) for values in options.values() if values[1:])
        return " ".join(("new", *(f"[{word}]" for word in words)))

    def usage_with_decider(self, command: str, argument: str) -> str:
        """How a command is written that names who decides where that must be said."""
        when = self._signed.when_signed if self._signed else "where several decide"
        signs = "|".join(self._signed.signs if self._signed else self.seats)
        return f"{command} {argument}; {when}: {command} {signs} {argument}"

    # --- who decides, and what a view can tell -----------------------------------------------------

    def signs(self, position: Position) -> tuple[str, ...]:
        """How commands name each seat; empty where the one who decides need not be named."""
        if self._signed:
            return self._signed.signs if self._signed.is_signed(position) else ()
        return position.seats if len(position.deciders) > 1 else ()

    def seen_by(self, position: Position, seat: Seat) -> View[Any] | None:
        """The position as a seat sees it; None if that cannot be told from another seat's view."""
        if not is_view(position):
            return position.view(seat)
        if seat == position.seat:
            return position
        return self._foretold.seen_also(position, seat) if self._foretold else None

    def choices(self, position: Position) -> dict[Seat, list[Any]]:
        """What each deciding seat may do, as far as the position can tell."""
        found: dict[Seat, list[Any]] = {}
        for seat in position.deciders:
            if not is_view(position):
                found[seat] = position.legal(seat)
            elif (view := self.seen_by(position, seat)) is not None:
                found[seat] = view.legal()
        return {seat: legal for seat, legal in found.items() if legal}

    def deciding(self, position: Position, seat: Seat) -> View[Any]:
        """The view of a seat that is to decide. Raises the game's reason if it is not."""
        if not is_view(position) and seat not in position.deciders:
            other = position.deciders[0]
            position.copy().apply(seat, position.legal(other)[0])  # says why not
        view = self.seen_by(position, seat)
        if view is None:
            raise BadText("error-not-from-view", command="go")
        return view

    def after(self, view: View[Any], seat: Seat, action: Any) -> View[Any]:
        """The view after an action. Raises IllegalAction or BadText if it cannot be told."""
        if not self._foretold or self.seen_by(view, seat) is None:
            raise IllegalAction("error-not-from-view", command="apply")
        return self._foretold.after(view, seat, action)

    def perft(self, state: State[Any], depth: int, stop: Signal) -> int:
        """How many sequences of so many decisions there are; chance and the end of the game end one early.

        Raises Stopped soon after ``stop`` is set.
        """
        if self._counted:
            return self._counted.perft(state, depth, stop)
        if depth > LONGEST_SEQUENCE:
            raise BadText("error-number", text=str(depth), least="0", most=str(LONGEST_SEQUENCE))
        if stop.is_set():
            raise Stopped
        if depth == 0 or not state.deciders:
            return 1
        total = 0
        for action in state.legal(state.deciders[0]):
            after = state.copy()
            after.apply(state.deciders[0], action)
            total += self.perft(after, depth - 1, stop)
        return total

    def refusal(self, kind: type[GameError], key: str, **values: str | int) -> GameError:
        """An error in the game's own words, ``<game>-<key>``, if it has some."""
        own = f"{self._game.name}-{key}"
        return kind(own if has_text(own) else key, **values)

"""A game in the terminal: one player against a bot, or two who share the keyboard.

A player is shown a view, never the state. A turn is planned step by step, any step can be undone, and it is
played when the player confirms it: nothing is drawn or revealed before that.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from lostworld.bots import Bot, bot_named
from lostworld.chance import Dice
from lostworld.cli import terminal
from lostworld.cli.dialogue import DIM, NUMBER_STYLE, Dialogue, Left, Said
from lostworld.cli.files import write_file
from lostworld.cli.words import ENDINGS, Line, Menu, deed, menu, sentence
from lostworld.game import SPECTATOR, GameError, Seat
from lostworld.raptor import GAME, SIDES, State, action_text, parse_action
from lostworld.raptor.notation.actions import CHOOSE_CARD, END
from lostworld.raptor.notation.fields import fields_of
from lostworld.raptor.record import Record
from lostworld.raptor.rules import phases
from lostworld.texts import say, say_event, seat_key

HINT_MILLISECONDS: Final = 800
RULES: Final = (
    "round",
    "effect",
    "action-points",
    "tie",
    "observation",
    "shuffle",
    "mother",
    "baby",
    "scientist",
    "frightened",
    "asleep",
    "fire",
    "exit",
    "toll",
    "win-raptor",
    "win-scientist",
)
"""The rules that ``rules`` tells, by their names in the catalogue."""
UNTOLD: Final = ("card_chosen", "effect_ends", "cards_discarded")
"""Events that the board and the other events tell anyway, as does a draw that the reader may not see."""


class Play:
    """A game under way at this terminal."""

    def __init__(
        self,
        dialogue: Dialogue,
        record: Record,
        bots: Mapping[Seat, Bot],
        dice: Dice,
        milliseconds: int | None = None,
        path: Path | None = None,
    ) -> None:
        """``bots`` has the seats that bots play; ``path`` is where the game is stored after each turn."""
        self._dialogue = dialogue
        self._record = record
        self._state = record.state
        self._bots = bots
        self._dice = dice
        self._milliseconds = milliseconds
        self._path = path
        self._news: list[str] = []
        people = [seat for seat in range(len(SIDES)) if seat not in bots]
        # Two players look at one screen: what is on it must be public.
        self._audience = people[0] if len(people) == 1 else SPECTATOR

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        dialogue = self._dialogue
        self._store()  # a file that cannot be written is found out now, not when something could be lost
        self._greet()
        try:
            self._let_chance_decide()
            while self._state.outcome is None:
                if self._state.phase in phases.CHOOSING:
                    self._choose_cards()
                else:
                    self._turn(self._state.deciders[0])
                self._store()
        except Left:
            self._say_goodbye()
            return
        outcome = self._state.outcome
        dialogue.clear()
        dialogue.show(terminal.picture(self._state.text, dialogue.console, dialogue.language))
        self._tell_news()
        side = SIDES[outcome.winners[0]]
        dialogue.show(
            dialogue.say(
                "cli-won",
                side=seat_key(GAME.name, side),
                reason=dialogue.say(f"{GAME.name}-reason-{outcome.reason}"),
            ),
            style=terminal.SIDE_STYLES[side],
        )
        if self._path is not None:
            dialogue.show(dialogue.say("cli-saved", path=str(self._path)), whole=True)

    def _greet(self) -> None:
        if self._audience == SPECTATOR:
            self._news.append(self._dialogue.say("cli-two-players"))
            return
        side = SIDES[self._audience]
        self._news.append(
            self._dialogue.say("cli-you-are", side=seat_key(GAME.name, side))
            + " "
            + self._dialogue.say(f"{seat_key(GAME.name, side)}.goal")
            + " "
            + self._dialogue.say("cli-opponent", name=self._bots[1 - self._audience].name)
        )

    def _say_goodbye(self) -> None:
        if self._path is None:
            self._dialogue.show(self._dialogue.say("cli-left"))
        else:
            self._dialogue.show(self._dialogue.say("cli-left-saved", path=str(self._path)), whole=True)

    # --- what happens ------------------------------------------------------------------------------

    def _do(self, seat: Seat, action: int) -> None:
        """Carry out a decision and what follows from it."""
        self._note(self._state.play(seat, action))
        self._record.play(seat, action)
        self._let_chance_decide()

    def _let_chance_decide(self) -> None:
        while (event := self._state.chance) is not None:
            outcome = event.sample(self._dice)
            self._note(self._state.settle(outcome))
            self._record.decide(outcome)

    def _note(self, happenings: list[Any]) -> None:
        for happening in happenings:
            event = happening.seen_by(self._audience).to_json()
            if event["kind"] not in UNTOLD and not (event["kind"] == "card_drawn" and event["card"] is None):
                self._news.append(say_event(event, self._dialogue.language))

    def _tell_news(self) -> None:
        mark = Text(f" {terminal.signs_for(self._dialogue.console).bullet}")
        for told in self._news:
            self._dialogue.show(terminal.hanging(mark, Text(told)))
        self._news.clear()

    def _store(self) -> None:
        if self._path is not None:
            write_file(self._path, str(self._record), replace=True)

    # --- cards -------------------------------------------------------------------------------------

    def _choose_cards(self) -> None:
        """Everybody who is to choose a card does so, people first; nobody sees the others' choice."""
        seats = sorted(self._state.deciders, key=lambda seat: seat in self._bots)
        for seat in seats:
            if seat in self._bots:
                self._do(seat, self._ask_bot(seat))
            else:
                self._do(seat, self._ask_card(seat))
                if self._audience == SPECTATOR:
                    self._dialogue.clear()

    def _ask_card(self, seat: Seat) -> int:
        dialogue = self._dialogue
        if self._audience == SPECTATOR:
            dialogue.clear()
            self._tell_news()
            dialogue.ask(dialogue.say("cli-curtain", side=seat_key(GAME.name, SIDES[seat])))
        legal = self._state.legal(seat)
        self._draw(self._state, seat)
        self._list_cards(self._state, seat)
        while True:
            said = dialogue.ask_or_command(
                dialogue.say("cli-prompt-card", side=seat_key(GAME.name, SIDES[seat]))
            )
            if said.command:
                self._obey(said, self._state, seat, legal)
                continue
            if not said.rest:
                continue
            value = said.rest.lstrip("#")
            action = (
                CHOOSE_CARD + int(value) if value.isascii() and value.isdigit() and len(value) == 1 else -1
            )
            if action in legal:
                return action
            hand = ", ".join(action_text(choice)[1:] for choice in legal)
            dialogue.complain(dialogue.say("error-choice-unknown", name=said.rest, names=hand))

    def _list_cards(self, state: State, seat: Seat) -> None:
        """The cards of a hand with their effects."""
        hand = fields_of(state.view(seat).text).cards[seat].hand
        for value in hand:
            key = f"raptor-card-{SIDES[seat]}-{value}"
            line = Text(self._dialogue.say(f"{key}.name"), "bold")
            line.append(f" – {self._dialogue.say(f'{key}.effect')}", "not bold")
            self._dialogue.show(terminal.hanging(Text(f"  {value} ", NUMBER_STYLE), line))

    # --- turns -------------------------------------------------------------------------------------

    def _turn(self, seat: Seat) -> None:
        if seat in self._bots:
            while self._state.deciders == (seat,) and self._state.phase not in phases.CHOOSING:
                self._do(seat, self._ask_bot(seat))
            return
        for action in self._plan(seat):
            self._do(seat, action)

    def _ask_bot(self, seat: Seat) -> int:
        dialogue, bot = self._dialogue, self._bots[seat]
        thinks = dialogue.say("cli-bot-thinks", side=seat_key(GAME.name, SIDES[seat]), name=bot.name)
        waiting = (
            dialogue.console.status(thinks) if dialogue.console.is_terminal else contextlib.nullcontext()
        )
        with waiting:
            action: int = bot.choose(self._state.view(seat), milliseconds=self._milliseconds)
        return action

    def _plan(self, seat: Seat) -> list[int]:
        """The steps of a turn, once the player has confirmed them."""
        steps: list[int] = []
        drawn = False
        while True:
            plan = self._state.ahead(seat, steps)
            legal = plan.legal(seat) if seat in plan.deciders else []
            choices = menu(legal, plan)
            if not drawn:
                self._draw(plan, seat)
                self._show_plan(steps)
                self._show_menu(choices, plan, seat)
                drawn = True
            said = self._dialogue.ask_or_command(self._prompt(seat, bool(legal)))
            if said.command == "undo":
                if steps:
                    steps.pop()
                    drawn = False
                else:
                    self._complain("error-undo-none")
            elif said.command == "board":
                drawn = False
            elif said.command:
                self._obey(said, plan, seat, legal)
            elif not legal:
                if said.rest in ("", "."):  # "." also ends a turn that could have gone on
                    return steps
                self._complain("error-choice-unknown", name=said.rest, names=self._ways_to_confirm())
            elif said.rest:
                action = self._understood(said.rest, choices)
                if action is not None:
                    steps.append(action)
                    drawn = False
                    if action == END:  # saying that the turn ends is confirming it
                        return steps

    def _prompt(self, seat: Seat, goes_on: bool) -> str:
        if not goes_on:
            return self._dialogue.say("cli-confirm-turn")
        if self._audience == SPECTATOR:
            return self._dialogue.say("cli-prompt-side", side=seat_key(GAME.name, SIDES[seat]))
        return self._dialogue.say("cli-prompt")

    def _ways_to_confirm(self) -> str:
        return f"{self._dialogue.say('cli-enter')}, {self._dialogue.say('cli-say-undo.word')}"

    def _understood(self, text: str, choices: Menu) -> int | None:
        """The action that a player's words mean; None, after saying why, if they mean none."""
        most = len(choices.actions)
        if text.isascii() and text.isdigit():
            if len(text) < 4 and 1 <= int(text) <= most:
                return choices.actions[int(text) - 1]
            self._complain("error-choice-number", text=text, most=str(most))
            return None
        alike = [action for action in choices.actions if action_text(action).lower() == text.lower()]
        if len(alike) == 1:
            return alike[0]
        try:
            self._complain("cli-not-possible", action=action_text(parse_action(text)))
        except GameError:
            self._complain("error-choice-number", text=text, most=str(most))
        return None

    def _complain(self, key: str, **values: str | int) -> None:
        self._dialogue.complain(self._dialogue.say(key, **values))

    # --- what a player sees ------------------------------------------------------------------------

    def _draw(self, state: State, seat: Seat) -> None:
        """The board as the player may see it, and what has happened since the last time."""
        dialogue = self._dialogue
        secret = state.phase in phases.CHOOSING
        shown = state.view(seat if secret or self._audience != SPECTATOR else SPECTATOR).text
        dialogue.clear()
        dialogue.show(terminal.picture(shown, dialogue.console, dialogue.language))
        dialogue.show(terminal.legend(shown, dialogue.language), style=DIM)
        if self._news:
            dialogue.show()
            self._tell_news()
        dialogue.show()
        if state.deciders:
            side = SIDES[seat]
            dialogue.show(terminal.situation(shown, dialogue.language), style=terminal.SIDE_STYLES[side])

    def _show_plan(self, steps: list[int]) -> None:
        if steps:
            texts = ", ".join(action_text(step) for step in steps)
            self._dialogue.show(self._dialogue.say("cli-planned", steps=texts))

    def _show_menu(self, choices: Menu, plan: State, seat: Seat) -> None:
        """The legal actions by figure; the choices of one kind stand side by side."""
        dialogue = self._dialogue
        widths = [
            len(self._does(line.kind, plan))
            for group in choices.groups
            if group.figure
            for line in group.lines
        ]
        for group in choices.groups:
            if group.figure:
                title = dialogue.say(f"raptor-cli-menu-{group.figure}", space=group.space)
                dialogue.show(title, style=terminal.SIDE_STYLES[SIDES[seat]])
            for line in group.lines:
                does = self._does(line.kind, plan)
                mark = Text("  " + does.ljust(max(widths)) if group.figure else does)
                dialogue.show(terminal.hanging(mark, self._side_by_side(line, mark.cell_len)))

    def _side_by_side(self, line: Line, indent: int) -> Text:
        """The choices of a menu's line; broken between two of them where the terminal is too narrow."""
        shown, used = Text(), 0
        for entry in line.entries:
            choice = Text("  ").append(str(entry.number), NUMBER_STYLE)
            choice.append(f" {entry.label}" if entry.label else "")
            if line.kind in ENDINGS:
                choice.append(" (.)", DIM)
            if used and used + choice.cell_len > self._dialogue.console.width - indent - 2:
                shown.append("\n")
                used = 0
            used += choice.cell_len
            shown.append_text(choice)
        return shown

    def _does(self, kind: str, plan: State) -> str:
        if kind == "move_mother_toll":
            return self._dialogue.say("raptor-cli-does-move-mother-toll", toll=plan.tokens)
        return self._dialogue.say(f"raptor-cli-does-{kind}")

    # --- commands ----------------------------------------------------------------------------------

    def _obey(self, said: Said, state: State, seat: Seat, legal: list[int]) -> None:
        """Do what a player asks for besides acting."""
        match said.command:
            case "help":
                self._dialogue.help()
            case "board":
                self._draw(state, seat)
            case "undo":
                self._complain("error-undo-none")
            case "cards" if self._audience == SPECTATOR and state.phase not in phases.CHOOSING:
                self._dialogue.show(self._dialogue.say("cli-cards-private"))
            case "cards":
                self._list_cards(state, seat)
            case "list":
                self._list_actions(state, seat, legal)
            case "hint":
                self._hint(state, seat, legal)
            case "rules":
                self._tell_rules()
            case "save":
                self._save(said.rest)
            case "quit":
                self._quit()

    def _list_actions(self, state: State, seat: Seat, legal: list[int]) -> None:
        """Each legal action with its number, its notation and what it means."""
        ordered = menu(legal, state).actions
        for number, action in enumerate(ordered, 1):
            chosen = deed(action, state).target if state.phase in phases.CHOOSING else str(number)
            line = Text(f"{chosen:>4}  ", NUMBER_STYLE)
            line.append(f"{action_text(action):<8}", "bold default")
            line.append(sentence(action, seat, state, self._dialogue.language), "default")
            self._dialogue.show(line)

    def _hint(self, state: State, seat: Seat, legal: list[int]) -> None:
        if not legal:
            self._dialogue.show(self._dialogue.say("cli-confirm-turn"))
            return
        action = bot_named("planner").choose(state.view(seat), milliseconds=HINT_MILLISECONDS)
        told = sentence(action, seat, state, self._dialogue.language)
        self._dialogue.show(self._dialogue.say("cli-hint", action=action_text(action), sentence=told))

    def _tell_rules(self) -> None:
        for name in RULES:
            line = Text(self._dialogue.say(f"raptor-help-{name}.title"), "bold")
            line.append(f" – {self._dialogue.say(f'raptor-help-{name}')}", "not bold")
            self._dialogue.show(line)

    def _save(self, rest: str) -> None:
        """Store the game; steps that are only planned are not part of it yet."""
        force = rest.endswith(" --force")
        name = rest.removesuffix(" --force").strip()
        path = Path(name).expanduser() if name else self._path
        if path is None:
            self._complain(
                "error-command-usage", command="save", usage=self._dialogue.say("cli-say-save.word")
            )
            return
        try:
            write_file(path, str(self._record), replace=force or path == self._path)
        except GameError as error:
            self._dialogue.complain(say(error.key, self._dialogue.language, **error.values))
            return
        self._path = path
        self._dialogue.show(self._dialogue.say("cli-saved", path=str(path)), whole=True)

    def _quit(self) -> None:
        if self._path is None and self._record.steps:
            answer = self._dialogue.ask(self._dialogue.say("cli-confirm-quit")).lower()
            if not answer.startswith((self._dialogue.say("cli-yes"), "y")):
                return
        else:
            self._store()
        raise Left

"""A game in the terminal: people and bots, one player against bots or several who share the keyboard.

A player is shown a view, never the state. A turn is planned step by step, any step can be undone, and it is
played when the player confirms it: nothing is drawn or revealed before that. What is secret is chosen behind
a curtain if several people share the terminal.
"""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, Final

from rich.text import Text

from lostworld.bots import Bot, Limit, Thought, bot_named
from lostworld.chance import Dice
from lostworld.cli.board import draw, hanging, seat_style, sheet_of, told_outcome
from lostworld.cli.dialogue import DIM, NUMBER_STYLE, Dialogue, Left, Said
from lostworld.cli.files import free_place, write_file
from lostworld.cli.menus import Menu, is_wordy, menu_of, one_below_another, sentence, side_by_side
from lostworld.game import SPECTATOR, GameError, Happening, Plan, Seat, View
from lostworld.games import Explained, Shared
from lostworld.record import Record
from lostworld.session import Beat, Session, by_dice
from lostworld.telling import event_in_words
from lostworld.texts import has_text, say, seat_key

HINT_BOT: Final = "planner"
HINT_MILLISECONDS: Final = 800
MOST_FOR_A_MARK: Final = 5
"""What stands before a text may take up this part of a line; else it has a line of its own."""
NEEDS_EXPLANATION: Final = ("cards", "rules")
"""Commands that only a game can obey that explains itself."""


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
        self._game = record.game
        self._session = Session(record.game, record.state, by_dice(dice))
        self._state = self._session.state
        self._bots = bots
        self._milliseconds = milliseconds
        self._path = path
        self._news: list[str] = []
        self._people = [seat for seat in range(len(self._state.seats)) if seat not in bots]
        # Several players look at one screen: what is on it must be public.
        self._audience = self._people[0] if len(self._people) == 1 else SPECTATOR
        dialogue.game = record.game.name
        if not isinstance(record.game, Explained):
            dialogue.commands = tuple(name for name in dialogue.commands if name not in NEEDS_EXPLANATION)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        dialogue = self._dialogue
        self._store()  # a file that cannot be written is found out now, not when something could be lost
        self._greet()
        try:
            self._note(self._session.begin())
            while self._state.outcome is None:
                if self._is_immediate():
                    self._choose()
                else:
                    self._turn(self._state.deciders[0])
                self._store()
        except Left:
            self._say_goodbye()
            return
        except KeyboardInterrupt:
            self._keep()
            raise
        outcome = self._state.outcome
        dialogue.clear()
        draw(dialogue, sheet_of(dialogue, self._game, self._state))
        self._tell_news()
        told = told_outcome(self._game, self._state.seats, outcome, dialogue.language)
        dialogue.show(told, style=seat_style(outcome.winners[0]) if outcome.winners else "bold")
        if self._path is not None:
            dialogue.show(dialogue.say("cli-saved", path=str(self._path)), whole=True)

    def _greet(self) -> None:
        dialogue = self._dialogue
        if self._audience == SPECTATOR:
            greeting = "cli-shared" if self._people else "cli-watching"
            self._news.append(dialogue.say(greeting, count=len(self._people)))
            return
        side = self._seat_key(self._audience)
        parts = [dialogue.say("cli-you-are", side=side)]
        if has_text(f"{side}.goal", dialogue.language):
            parts.append(dialogue.say(f"{side}.goal"))
        names = [bot.name for bot in self._bots.values()]
        if len(names) == 1:
            parts.append(dialogue.say("cli-opponent", name=names[0]))
        elif names:
            parts.append(dialogue.say("cli-opponents", names=", ".join(names)))
        self._news.append(" ".join(parts))

    def _say_goodbye(self) -> None:
        if self._path is None:
            self._dialogue.show(self._dialogue.say("cli-left"))
        else:
            self._dialogue.show(self._dialogue.say("cli-left-saved", path=str(self._path)), whole=True)

    def _keep(self) -> None:
        """Store a game that was broken off, and say where it is and how it goes on."""
        self._dialogue.show()
        if not self._record.steps:
            return
        if self._path is None:
            self._path = free_place(f"lostworld-{self._game.name}")
        self._store()
        self._dialogue.show(self._dialogue.say("cli-kept", path=shlex.quote(str(self._path))), whole=True)

    def _seat_key(self, seat: Seat) -> str:
        return seat_key(self._game.name, self._state.seats[seat])

    # --- what happens ------------------------------------------------------------------------------

    def _do(self, seat: Seat, action: Any) -> None:
        """Carry out a decision and what follows from it."""
        self._dialogue.content()
        beat = self._session.play(seat, action)
        self._record.play(seat, action)
        self._note(beat)

    def _note(self, beat: Beat) -> None:
        """Put down how chance came out, and keep in mind what there is to tell."""
        for outcome in beat.outcomes:
            self._record.decide(outcome)
        for event in self._seen(beat.happenings):
            if not isinstance(self._game, Explained) or self._game.is_told(event):
                view = self._state.view(self._audience)
                self._news.append(event_in_words(self._game, event, view, self._dialogue.language))

    def _seen(self, happenings: Iterable[Happening]) -> Iterable[dict[str, Any]]:
        return (happening.seen_by(self._audience).to_json() for happening in happenings)

    def _tell_news(self) -> None:
        mark = Text(f" {self._dialogue.bullet}")
        for told in self._news:
            self._dialogue.show(hanging(mark, Text(told)))
        self._news.clear()

    def _store(self) -> None:
        if self._path is not None:
            write_file(self._path, str(self._record), replace=True)

    # --- secret choices ----------------------------------------------------------------------------

    def _is_immediate(self) -> bool:
        """Whether choices are made now that count at once, each in secret, rather than turns planned."""
        if isinstance(self._game, Shared) and self._game.in_private(self._state):
            return True
        decision = self._state.view(self._state.deciders[0]).decision
        return decision is not None and decision.secret

    def _choose(self) -> None:
        """Everybody who is to choose does so, people first; nobody sees the others' choice."""
        for seat in sorted(self._state.deciders, key=lambda seat: seat in self._bots):
            if seat in self._bots:
                self._do(seat, self._ask_bot(seat)[0])
            else:
                self._do(seat, self._ask_choice(seat))
                if self._audience == SPECTATOR:
                    self._dialogue.clear()

    def _ask_choice(self, seat: Seat) -> Any:
        dialogue = self._dialogue
        self._draw_curtain(seat)
        view = self._state.view(seat)
        choices = menu_of(self._game, view, dialogue.language)
        self._draw(view)
        if isinstance(self._game, Explained):
            self._list_hand(view)
        else:
            self._list_choices(view, choices)
        while True:
            said = dialogue.ask_or_command(dialogue.say("cli-prompt-secret", side=self._seat_key(seat)))
            if said.command:
                self._obey(said, view, choices)
            elif said.rest in choices.typed:
                return self._game.parse_action(choices.typed[said.rest].text)
            elif said.rest:
                names = ", ".join(choices.labels)
                dialogue.complain(dialogue.say("error-choice-unknown", name=said.rest, names=names))

    def _draw_curtain(self, seat: Seat) -> None:
        """Hand the terminal over to another player, if there are several."""
        if self._audience == SPECTATOR:
            self._dialogue.clear()
            self._tell_news()
            self._dialogue.ask(self._dialogue.say("cli-curtain", side=self._seat_key(seat)))

    def _list_hand(self, view: View[Any]) -> None:
        """What a player has in hand, with the effects."""
        assert isinstance(self._game, Explained)
        for held in self._game.hand(view, self._dialogue.language):
            line = Text(held.name, "bold").append(f" – {held.effect}", "not bold")
            mark = Text(f"  {held.sign} ", NUMBER_STYLE)
            if mark.cell_len > self._dialogue.console.width // MOST_FOR_A_MARK:
                self._dialogue.show(mark)
                mark = Text("   ")
            self._dialogue.show(hanging(mark, line))

    # --- turns -------------------------------------------------------------------------------------

    def _turn(self, seat: Seat) -> None:
        if seat not in self._bots:
            if not isinstance(self._game, Shared):
                self._draw_curtain(seat)
            for action in self._plan(seat):
                self._do(seat, action)
            return
        while self._state.deciders == (seat,) and not self._is_immediate():
            # A bot that has planned its turn is not asked again, unless things have turned out differently.
            for action in self._ask_bot(seat):
                if self._state.deciders != (seat,) or action not in self._state.legal(seat):
                    break
                self._do(seat, action)

    def _ask_bot(self, seat: Seat) -> list[Any]:
        """What a bot does, and the rest of its turn if it has planned one."""
        dialogue, bot = self._dialogue, self._bots[seat]
        thinks = dialogue.say("cli-bot-thinks", side=self._seat_key(seat), name=bot.name)
        waiting = (
            dialogue.console.status(thinks) if dialogue.console.is_terminal else contextlib.nullcontext()
        )
        with waiting:
            thought = thought_of(bot, self._state.view(seat), self._milliseconds)
        return [thought.action, *thought.line]

    def _plan(self, seat: Seat) -> list[Any]:
        """The steps of a turn, once the player has confirmed them."""
        plans: list[Plan[Any]] = [self._state.plan(seat)]
        drawn = False
        while True:
            plan = plans[-1]
            view = plan.view()
            choices = menu_of(self._game, view, self._dialogue.language)
            if not drawn:
                self._draw(view, complete=plan.is_complete)
                self._show_plan(plan)
                self._show_menu(choices, view)
                drawn = True
            said = self._dialogue.ask_or_command(self._prompt(seat, not plan.is_complete))
            if said.command == "undo":
                if len(plans) > 1:
                    plans.pop()
                    drawn = False
                else:
                    self._complain("error-undo-none")
            elif said.command == "board":
                drawn = False
            elif said.command:
                self._obey(said, view, choices)
            elif plan.is_complete:
                if said.rest in ("", "."):  # "." also ends a turn that could have gone on
                    return list(plan.actions)
                self._complain("error-choice-unknown", name=said.rest, names=self._ways_to_confirm())
            elif said.rest:
                action = self._understood(said.rest, choices)
                if action is not None:
                    plans.append(plan.then(action))
                    drawn = False
                    if action == plan.finish:  # saying that the turn ends is confirming it
                        return list(plans[-1].actions)

    def _prompt(self, seat: Seat, goes_on: bool) -> str:
        if not goes_on:
            return self._dialogue.say("cli-confirm-turn")
        if self._audience == SPECTATOR:
            return self._dialogue.say("cli-prompt-side", side=self._seat_key(seat))
        return self._dialogue.say("cli-prompt")

    def _ways_to_confirm(self) -> str:
        return f"{self._dialogue.say('cli-enter')}, {self._dialogue.say('cli-say-undo.word')}"

    def _understood(self, text: str, choices: Menu) -> Any:
        """The action that a player's words mean; None, after saying why, if they mean none."""
        most = len(choices.ordered)
        if text.isascii() and text.isdigit():
            chosen = choices.typed.get(text.lstrip("0"))
            if chosen is not None:
                return self._game.parse_action(chosen.text)
            self._complain("error-choice-number", text=text, most=str(most))
            return None
        alike = [choice for choice in choices.ordered if choice.text.lower() == text.lower()]
        if len(alike) == 1:
            return self._game.parse_action(alike[0].text)
        try:
            self._complain("cli-not-possible", action=self._game.action_text(self._game.parse_action(text)))
        except GameError:
            self._complain("error-choice-number", text=text, most=str(most))
        return None

    def _complain(self, key: str, **values: str | int) -> None:
        self._dialogue.complain(self._dialogue.say(key, **values))

    # --- what a player sees ------------------------------------------------------------------------

    def _draw(self, view: View[Any], complete: bool = False) -> None:
        """The board as the player may see it, and what has happened since the last time."""
        dialogue, seat = self._dialogue, view.seat
        if self._is_public():
            assert isinstance(self._game, Shared)
            view = self._game.public(view)
        sheet = sheet_of(dialogue, self._game, view)
        dialogue.clear()
        draw(dialogue, sheet)
        if sheet.legend is not None:
            dialogue.show(Text.from_markup(sheet.legend), style=DIM)
        if self._news:
            dialogue.show()
            self._tell_news()
        dialogue.show()
        if not complete:
            dialogue.show(sheet.situation, style=seat_style(seat))

    def _is_public(self) -> bool:
        """Whether what is on the screen now is seen by several players."""
        shared = self._audience == SPECTATOR and isinstance(self._game, Shared)
        return shared and not self._is_immediate()

    def _show_plan(self, plan: Plan[Any]) -> None:
        if plan.actions:
            texts = ", ".join(self._game.action_text(step) for step in plan.actions)
            self._dialogue.show(self._dialogue.say("cli-planned", steps=texts))

    def _show_menu(self, choices: Menu, view: View[Any]) -> None:
        """The choices in groups; those of one kind stand side by side."""
        if choices.groups is None:
            self._list_choices(view, choices)
            return
        dialogue = self._dialogue
        widths = [len(line.does) for group in choices.groups if group.title for line in group.lines]
        finish = view.decision.finish if view.decision is not None else None
        numbers = {choice.text: label for label, choice in zip(choices.labels, choices.ordered, strict=True)}
        for group in choices.groups:
            if group.title:
                dialogue.show(group.title, style=seat_style(view.seat))
            for line in group.lines:
                mark = Text("  " + line.does.ljust(max(widths)) if group.title else line.does)
                room = dialogue.console.width - mark.cell_len - 2
                if is_wordy(line, room):
                    if line.does:
                        dialogue.show(mark)
                    dialogue.show(one_below_another(line, numbers))
                    continue
                dialogue.show(hanging(mark, side_by_side(line, numbers, finish, room)))

    def _list_choices(self, view: View[Any], choices: Menu) -> None:
        """Each choice with what one types for it, its notation and what it means."""
        for label, choice in zip(choices.labels, choices.ordered, strict=True):
            line = Text(f"{choice.text:<8}", "bold default")
            told = sentence(self._game, view, choice, self._dialogue.language)
            line.append(told if len(choice.text) < 8 else f" {told}", "not bold default")
            self._dialogue.show(hanging(Text(f"{label:>4} ", NUMBER_STYLE), line))

    # --- commands ----------------------------------------------------------------------------------

    def _obey(self, said: Said, view: View[Any], choices: Menu) -> None:
        """Do what a player asks for besides acting."""
        match said.command:
            case "help":
                self._dialogue.help()
            case "board":
                self._draw(view)
            case "undo":
                self._complain("error-undo-none")
            case "cards" if self._is_public():
                self._dialogue.show(self._dialogue.say("cli-cards-private"))
            case "cards":
                self._list_hand(view)
            case "list":
                self._list_choices(view, choices)
            case "hint":
                self._hint(view)
            case "rules":
                self._tell_rules()
            case "save":
                self._save(said.rest)
            case "quit":
                self._quit()

    def _hint(self, view: View[Any]) -> None:
        decision = view.decision
        if decision is None:
            self._dialogue.show(self._dialogue.say("cli-confirm-turn"))
            return
        bot = bot_named(HINT_BOT, self._game)
        best = self._game.action_text(thought_of(bot, view, HINT_MILLISECONDS).action)
        choice = next(choice for choice in decision.choices if choice.text == best)
        told = sentence(self._game, view, choice, self._dialogue.language)
        self._dialogue.show(self._dialogue.say("cli-hint", action=best, sentence=told))

    def _tell_rules(self) -> None:
        assert isinstance(self._game, Explained)
        for title, text in self._game.rules_in_short(self._dialogue.language):
            self._dialogue.show(Text(title, "bold").append(f" – {text}", "not bold"))

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


def thought_of(bot: Bot, view: View[Any], milliseconds: int | None) -> Thought:
    """What a bot thinks, in a thread of its own: Ctrl-C is heard at once, however deep it thinks."""
    stop = Event()
    with ThreadPoolExecutor(1) as thread:
        thinking = thread.submit(bot.think, view, Limit(milliseconds=milliseconds, stop=stop))
        try:
            return thinking.result()
        finally:
            stop.set()

"""The command ``lostworld puzzles``: solve positions at the terminal, list, check and find them."""

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from lostworld.cli.options import GameOption, Jobs, Json, LabSeed, Language, OnCluster
from lostworld.game import Game, GameError, Plan
from lostworld.games import Puzzle, Puzzled, puzzle_of_the_day
from lostworld.texts import say, seat_key

if TYPE_CHECKING:
    from lostworld.cli.dialogue import Dialogue

STARS: Final = "★"
A_DAY: Final = 86_400


def puzzles(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="cli-argument-puzzle", show_default=False)
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="cli-option-list")] = False,
    checked: Annotated[bool, typer.Option("--check", help="cli-option-check")] = False,
    find: Annotated[
        int | None,
        typer.Option("--find", metavar="GAMES", min=1, help="cli-option-find", show_default=False),
    ] = None,
    keep: Annotated[int, typer.Option("--keep", min=1, help="cli-option-keep")] = 240,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-puzzle-file", show_default=False)
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", "-b", metavar="BOT", help="cli-option-bots", show_default=False),
    ] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="cli-option-nodes")] = 2000,
    seed: LabSeed = 1,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    as_json: Json = False,
    game: GameOption = None,
    language: Language = None,
) -> None:
    """Solve a puzzle, today's if none is named."""
    from lostworld.cli.app import Chosen, _dialogue

    rules: Game[Any] = Chosen.game
    if find is not None:
        _find(rules, find, keep, output, tuple(bots or ()), nodes, seed, jobs, cluster)
        return
    if not isinstance(rules, Puzzled) or not rules.puzzles:
        raise GameError("error-puzzles-none", name=rules.name)
    if listed:
        _list(rules, rules.puzzles, as_json, Chosen.language)
    elif checked:
        _check(rules, rules.puzzles, Chosen.language)
    else:
        told = _named(rules.puzzles, name)
        _solve(_dialogue(None), rules, told, told == _named(rules.puzzles, None))


def _named(puzzles: Sequence[Puzzle], name: str | None) -> Puzzle:
    if name is None:
        return puzzles[puzzle_of_the_day(puzzles, time.time())]
    for one in puzzles:
        if one.name == name:
            return one
    raise GameError("error-puzzle-unknown", name=name[:40])


def _list(rules: Game[Any], puzzles: Sequence[Puzzle], as_json: bool, language: str) -> None:
    if as_json:
        sys.stdout.write(json.dumps([one._asdict() for one in puzzles], ensure_ascii=False) + "\n")
        return
    for one in puzzles:
        side = say(seat_key(rules.name, one.seat), language)
        sys.stdout.write(f"{one.name}  {STARS * one.grade:<5}  {side}, {one.steps}\n")


def _check(rules: Game[Any], puzzles: Sequence[Puzzle], language: str) -> None:
    """Solve all of them anew; refuse if one is wrong."""
    from lostworld.cli.progress import progress
    from lostworld.lab.puzzles import check

    wrong = []
    with progress(say("cli-puzzles-checking", language), len(puzzles), language) as tell:
        for number, one in enumerate(puzzles, 1):
            if (fault := check(rules, one)) is not None:
                wrong.append(f"{one.name} ({fault})")
            tell(number, 0)
    if wrong:
        raise GameError("error-puzzle-wrong", names=", ".join(wrong))
    sys.stdout.write(say("cli-puzzles-checked", language, count=len(puzzles)) + "\n")


def _find(
    rules: Game[Any],
    games: int,
    keep: int,
    output: Path | None,
    bots: tuple[str, ...],
    nodes: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Find puzzles in games of bots; what an interrupted search has found lies beside the file."""
    from lostworld.analysis.alternatives import reviewer_of
    from lostworld.bots.bot import Limit
    from lostworld.cli.app import Chosen
    from lostworld.cli.progress import progress
    from lostworld.lab.arena import Programme
    from lostworld.lab.crew import crew_of
    from lostworld.lab.puzzles import chosen, search, write

    programme = Programme(rules.name, bots or (reviewer_of(rules),), limit=Limit(nodes=nodes), seed=seed)
    path = output or Path("puzzles.jsonl")
    journal = path.with_suffix(".found.jsonl")
    with progress(say("cli-puzzles-finding", Chosen.language), games, Chosen.language, resumes=True) as tell:
        found = search(programme, games, crew_of(jobs, cluster), tell, journal=journal)
    kept = chosen(found, keep)
    write(path, kept)
    sys.stdout.write(say("cli-puzzles-found", Chosen.language, found=len(found), kept=len(kept)) + "\n")
    typer.echo(say("cli-written", Chosen.language, path=str(path)), err=True)


# --- At the terminal ---------------------------------------------------------------------------------------


def _solve(dialogue: "Dialogue", rules: Game[Any], told: Puzzle, is_todays: bool) -> None:
    """Let the player try a turn until it wins; the day's puzzle counts for the days in a row."""
    from lostworld.cli.board import draw, sheet_of
    from lostworld.cli.dialogue import Left
    from lostworld.cli.menus import menu_of
    from lostworld.lab.puzzles import wins

    dialogue.game = rules.name
    dialogue.commands = ("undo", "board", "hint", "quit", "help")
    state = rules.parse(told.position)
    seat = state.seats.index(told.seat)
    plans: list[Plan[Any]] = [state.plan(seat)]
    shown: Plan[Any] | None = None
    try:
        while not wins(plans[-1]):
            plan = plans[-1]
            choices = menu_of(rules, plan.view(), dialogue.language)
            if plan is not shown:
                draw(dialogue, sheet_of(dialogue, rules, plan.view()))
                _ask(dialogue, rules, told, plan)
                _offer(dialogue, rules, plan, choices)
                shown = plan
            said = dialogue.ask_or_command(dialogue.say("cli-prompt"))
            if said.command == "undo" and len(plans) > 1:
                plans.pop()
            elif said.command == "board":
                shown = None
            elif said.command == "hint":
                _hint(dialogue, rules, told, plans)
            elif said.command == "help":
                dialogue.help()
            elif said.command == "quit":
                raise Left
            elif (
                said.rest in choices.typed
                and rules.parse_action(choices.typed[said.rest].text) != plan.finish
            ):
                plans.append(plan.then(rules.parse_action(choices.typed[said.rest].text)))
            elif said.rest or said.command:
                dialogue.complain(dialogue.say("cli-puzzle-no"))
    except Left:
        return
    draw(dialogue, sheet_of(dialogue, rules, plans[-1].view()))
    key = "cli-puzzle-solved" if len(plans) - 1 == told.steps else "cli-puzzle-solved-longer"
    dialogue.show(dialogue.say(key, steps=len(plans) - 1, best=told.steps), style="bold green")
    if is_todays:
        from lostworld.cli.streak import solved

        dialogue.show(dialogue.say("web-puzzle-streak", days=solved(rules, int(time.time()) // A_DAY)))


def _ask(dialogue: "Dialogue", rules: Game[Any], told: Puzzle, plan: Plan[Any]) -> None:
    side = seat_key(rules.name, told.seat)
    dialogue.show()
    dialogue.show(
        dialogue.say("cli-puzzle-ask", name=told.name, side=side, stars=STARS * told.grade), style="bold"
    )
    if plan.actions:
        texts = ", ".join(rules.action_text(step) for step in plan.actions)
        dialogue.show(dialogue.say("cli-planned", steps=texts))
    if plan.is_complete or not plan.legal():
        dialogue.show(dialogue.say("cli-puzzle-over"))


def _offer(dialogue: "Dialogue", rules: Game[Any], plan: Plan[Any], choices: Any) -> None:
    from rich.text import Text

    from lostworld.cli.dialogue import NUMBER_STYLE
    from lostworld.cli.menus import sentence

    for label, choice in zip(choices.labels, choices.ordered, strict=True):
        if rules.parse_action(choice.text) != plan.finish:
            line = Text(f"{label:>4}  ", NUMBER_STYLE).append(f"{choice.text:<8} ", "bold default")
            dialogue.show(line.append(sentence(rules, plan.view(), choice, dialogue.language), "default"))


def _hint(dialogue: "Dialogue", rules: Game[Any], told: Puzzle, plans: list[Plan[Any]]) -> None:
    """The next step of the known solution, or that another way was taken."""
    done = tuple(rules.action_text(step) for step in plans[-1].actions)
    if told.solution[: len(done)] == done:
        dialogue.show(dialogue.say("cli-puzzle-hint", action=told.solution[len(done)]))
    else:
        dialogue.show(dialogue.say("cli-puzzle-other-way"))

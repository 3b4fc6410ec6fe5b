"""Options that a game decides on: a command's parameter that stands for them is replaced by one for each."""

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import typer

from lostworld.game import GameError

Command = Callable[..., None]


def with_choices(
    command: Command,
    place: str,
    choices: Mapping[str, tuple[str, ...]],
    usual: Mapping[str, str],
    help_of: Callable[[str], str],
) -> Command:
    """The command with an option ``--name`` for each choice, where its parameter ``place`` stands.

    The command is given what was chosen as a dictionary. Typer reads the signature that is made up here.
    """
    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command).parameters.values():
        if parameter.name == place:
            parameters += (
                _option(name, values, usual[name], help_of(name)) for name, values in choices.items()
            )
        else:
            parameters.append(parameter)

    def chosen(**given: Any) -> None:
        picked = {name: given.pop(_identifier(name)) for name in choices}
        command(**given, **{place: picked})

    chosen.__doc__ = command.__doc__
    chosen.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    chosen.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return chosen


def choose_one(option: str, said: str, names: tuple[str, ...]) -> None:
    """Refuse what is none of the names, as wrong usage."""
    if said not in names:
        raise typer.BadParameter(
            f"{said!r} is not one of {', '.join(map(repr, names))}.", param_hint=f"'{option}'"
        )


def refuse_contradictions(given: Mapping[str, bool]) -> None:
    """Refuse options that cannot be given together: more than one of these."""
    names = [name for name, is_there in given.items() if is_there]
    if len(names) > 1:
        raise GameError("error-options-contradict", one=names[0], other=names[1])


def _option(name: str, values: tuple[str, ...], usual: str, told: str) -> inspect.Parameter:
    kind: Any = Literal[values]
    return inspect.Parameter(
        _identifier(name),
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=usual,
        # Spaces between the choices, or a narrow terminal would break a name in two.
        annotation=Annotated[kind, typer.Option(f"--{name}", help=told, metavar=" | ".join(values))],
    )


def _identifier(name: str) -> str:
    return f"chosen_{name.replace('-', '_')}"

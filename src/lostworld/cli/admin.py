"""The command ``lostworld admin``: games on a server looked after, new ones stopped, something announced."""

import json
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer

from lostworld.cli.options import Json, Language
from lostworld.extras import needing_extras
from lostworld.game import GameError
from lostworld.texts import say

ANNOUNCED_MOST: Final = 300
"""Characters of an announcement: it stands beside the board."""
AT_A_TIME: Final = 200
"""Games deleted in one transaction: a server that runs meanwhile hardly waits."""


def admin(
    what: Annotated[
        Literal["list", "show", "export", "remove", "purge", "announce", "close", "open"],
        typer.Argument(
            metavar="list|show|export|remove|purge|announce|close|open", help="cli-argument-admin"
        ),
    ],
    games: Annotated[
        list[str] | None, typer.Argument(metavar="ID", help="cli-argument-game-ids", show_default=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="cli-option-database", show_default=False)
    ] = None,
    status: Annotated[
        Literal["waiting", "playing", "over"] | None,
        typer.Option("--status", help="cli-option-status", show_default=False),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="cli-option-player-name", show_default=False)
    ] = None,
    days: Annotated[
        float | None,
        typer.Option("--days", min=0, metavar="N", help="cli-option-days", show_default=False),
    ] = None,
    most: Annotated[int, typer.Option("--most", min=1, metavar="N", help="cli-option-most")] = 100,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="cli-option-folder", show_default=False)
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="cli-option-yes")] = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Look after the games of a server, while it runs or not. Raises GameError."""
    from lostworld.cli.app import Chosen

    with needing_extras():
        from lostworld.server.live.notices import ANNOUNCED, CLOSED
        from lostworld.server.settings import Settings
        from lostworld.server.storage.administration import Administration
        from lostworld.server.storage.read import open_existing

    settings = Settings.from_environment()
    settings = settings if database is None else settings.but(database=database)
    settings.check_database()
    engine = open_existing(settings.database_url)
    games = games or []
    try:
        admins = Administration(engine)
        if what == "list":
            _print(admins.find(status, name, days, most), as_json)
        elif what == "show":
            _print([admins.show(game_id) for game_id in _named(games)], as_json)
        elif what == "export":
            _export(admins, _named(games), output)
        elif what == "announce":
            admins.say(ANNOUNCED, " ".join(games)[:ANNOUNCED_MOST] or None)
        elif what in ("close", "open"):
            admins.say(CLOSED, "" if what == "close" else None)
        else:
            leaving = _named(games) if what == "remove" else _purged(admins, days, status)
            _remove(admins, leaving, yes, Chosen.language)
    finally:
        engine.dispose()


def _named(games: list[str]) -> list[str]:
    if not games:
        raise GameError("error-admin-games")
    return games


def _purged(admins: Any, days: float | None, status: str | None) -> list[str]:
    if days is None:
        raise GameError("error-admin-days")
    found: list[str] = admins.old(days, status)
    return found


def _print(found: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for item in found:
        if "seats" in item:
            for key, value in item.items():
                typer.echo(f"{key}: {json.dumps(value, ensure_ascii=False)}")
        else:
            players = ", ".join(item["players"])
            words = (item["id"], item["updated"], item["status"], item["game"], str(item["steps"]), players)
            typer.echo("  ".join(words))


def _export(admins: Any, games: list[str], folder: Path | None) -> None:
    for game_id in games:
        record = admins.export(game_id)
        if folder is None:
            typer.echo(record)
            continue
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{game_id}.txt").write_text(record, encoding="utf-8")
        except OSError as problem:
            raise GameError("error-file-unwritable", path=str(folder)) from problem


def _remove(admins: Any, games: list[str], yes: bool, language: str) -> None:
    if not yes and games and not typer.confirm(say("cli-admin-sure", language, count=len(games))):
        raise typer.Exit(1)
    gone = sum(admins.remove(games[start : start + AT_A_TIME]) for start in range(0, len(games), AT_A_TIME))
    typer.echo(say("cli-admin-removed", language, count=gone))

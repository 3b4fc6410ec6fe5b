"""The command line. This file is all that ``lostworld engine`` loads of it: programs start it often.

Whatever goes wrong, one sentence on standard error says it, and so does the exit code: 1 for a refusal, a
full disk or a reader that has gone, 2 for wrong usage, 130 after Ctrl-C.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Final

from lostworld.game import GameError

REFUSED: Final = 1
INTERRUPTED: Final = 130
LOST: Final = {
    errno.ENOSPC: "error-output-full",
    errno.EDQUOT: "error-output-full",
    errno.EFBIG: "error-output-full",
    errno.EPIPE: "error-output-closed",
}
"""Why what is printed is lost, in words."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command ``lostworld`` and return its exit code: 0, 1 for a refusal, 2 for wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _engine(given)
        if code is None:
            code = _command(given)
        sys.stdout.flush()  # at exit it would be too late to say that something is lost
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except GameError as error:
        return _refused(error, given)
    except OSError as error:
        if error.errno not in LOST:
            raise
        # What is left in Python's buffer would be tried, and complained about, once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _refused(GameError(LOST[error.errno]), given)


def _command(given: list[str]) -> int:
    """Run any command; all of them need other packages."""
    from lostworld.cli.language import spare_letters
    from lostworld.extras import needing_extras

    spare_letters()
    with needing_extras():
        from lostworld.cli.app import run_command

    return run_command(given)


def _engine(given: list[str]) -> int | None:
    """Run ``engine``, with a game or without; None if something else, or more, is asked for."""
    name: str | None = None
    match given:
        case ["engine"]:
            pass
        case ["engine", "--game" | "-g", name]:
            pass
        case ["engine", option] if option.startswith("--game="):
            name = option.removeprefix("--game=")
        case _:
            return None
    from lostworld.engine import run
    from lostworld.games import game_named

    run(None if name is None else game_named(name))
    return 0


def _refused(error: GameError, given: list[str]) -> int:
    """Say why not, in the reader's language."""
    from lostworld.cli.language import reader_language, spare_letters, wished_language
    from lostworld.texts import say

    spare_letters()
    sentence = say(error.key, reader_language(wished_language(given)), **error.values)
    sys.stderr.write(f"{sentence}\n")
    return REFUSED

"""The command line. This file is all that ``lostworld engine`` loads of it: programs start it often."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command ``lostworld`` and return its exit code: 0, 1 for a refusal, 2 for wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given == ["engine"]:
            from lostworld.engine import run

            run()
            return 0
        from lostworld.cli.app import run_command

        return run_command(given)
    except KeyboardInterrupt:
        return 130

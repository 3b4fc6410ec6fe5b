"""Drawings as pixels. This needs the extra ``pictures``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from lostworld.extras import needing_extras
from lostworld.game import GameError


def png_of(svg: str, width: int) -> bytes:
    """A drawing as PNG, ``width`` pixels wide. No font is needed or looked for."""
    with needing_extras():
        import resvg_py  # only those who want pixels need the rasteriser

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def png_aside(svg: str, width: int) -> bytes:
    """The same, by a process of its own.

    The rasteriser lets no other Python run beside it, for seconds if the picture is large: neither what shows
    at a terminal that something goes on, nor the end by Ctrl-C.
    """
    with needing_extras():
        import resvg_py  # noqa: F401  (what is missing is said here)

    # The package that runs here, whatever lies in the folder where somebody types.
    own = os.pathsep.join([str(Path(__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "lostworld.pixels", str(width)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # what the rasteriser says of too little memory is nothing for players
        env={**os.environ, "PYTHONPATH": own},
    ) as process:
        try:
            drawn, _ = process.communicate(svg.encode())
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise GameError("error-picture-failed", width=str(width))
    return drawn


def main() -> None:
    """A drawing from standard input, as a picture on standard output."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.stdout.buffer.write(png_of(sys.stdin.buffer.read().decode(), int(sys.argv[1])))


if __name__ == "__main__":
    main()

"""Which kernel runs: the compiled one or the plain Python file it was compiled from, and is it up to date.

A module with a ``.pxd`` beside it is compiled when the package is installed. Python then prefers the
compiled file, even when somebody has edited the source since. So the compiled file carries a *seal*: the
names and hashes of the sources it was made from. In a checkout the seal is compared when a game is imported.

    >>> kernel() in ("compiled", "pure Python")
    True
    >>> seal_of({"kernel.py": b"x = 1"})
    'lostworld-seal:kernel.py=8ff436def1451285;'

Run as a program (``python -m lostworld.build_info``) it says what is compiled; with ``--require-compiled``
it fails unless everything is.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
KERNEL = "lostworld.raptor.kernel"
SLOWER = 100
"""How many times slower, about, the uncompiled kernel is."""

_MARK = "lostworld-seal:"


class StaleBuild(UserWarning):
    """A compiled module that is older than its source; the test suite turns this into an error."""


def kernel(module: str = KERNEL) -> str:
    """Say how ``module`` runs here: ``"compiled"`` or ``"pure Python"``, without importing it."""
    loaded = sys.modules.get(module)
    if loaded is not None and loaded.__file__ is not None:
        compiled = loaded.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    else:
        compiled = compiled_file(module) is not None
    return "compiled" if compiled else "pure Python"


def check_fresh(module: str = KERNEL) -> None:
    """Warn when ``module`` was compiled from other sources than those in this checkout.

    Silent for an uncompiled module and outside a checkout, where nobody edits the sources.
    """
    binary = compiled_file(module)
    if binary is None or not in_checkout():
        return
    changed = changed_sources(binary)
    if changed:
        warnings.warn(
            f"{module} was compiled before {', '.join(changed)} changed, and the old code is what runs; "
            f"type `make build` to compile it again (or delete {binary.name} to run uncompiled)",
            StaleBuild,
            stacklevel=2,
        )


def compiled_file(module: str = KERNEL) -> Path | None:
    """Return the compiled file that Python would load for ``module``, if there is one."""
    stem = _path_of(module)
    for suffix in EXTENSION_SUFFIXES:  # in the order in which Python looks
        binary = stem.with_name(stem.name + suffix)
        if binary.exists():
            return binary
    return None


def changed_sources(binary: Path) -> list[str]:
    """Name the sources that differ from those ``binary`` was compiled from."""
    seal = read_seal(binary)
    if not seal:
        return ["the build"]  # made by hand or by an older setup.py: nothing can be said for it
    return [name for name, digest in seal.items() if _digest_of(PACKAGE / name) != digest]


def read_seal(binary: Path) -> dict[str, str]:
    """Read the names and hashes of its sources out of a compiled file."""
    content = binary.read_bytes()
    start = content.find(_MARK.encode())
    if start < 0:
        return {}
    seal = content[start + len(_MARK) : content.index(b"\0", start)].decode()
    return dict(entry.split("=") for entry in seal.split(";") if entry)


def seal_of(sources: Mapping[str, bytes]) -> str:
    """Write the seal for sources given by name, relative to the package; setup.py compiles it in."""
    return _MARK + "".join(f"{name}={_digest(text)};" for name, text in sorted(sources.items()))


def compilable_modules() -> list[str]:
    """List the modules that are meant to be compiled: every ``.py`` with a ``.pxd`` beside it."""
    stems = (pxd.with_suffix("") for pxd in sorted(PACKAGE.rglob("*.pxd")) if pxd.with_suffix(".py").exists())
    return [".".join((PACKAGE.name, *stem.relative_to(PACKAGE).parts)) for stem in stems]


def in_checkout() -> bool:
    """Tell whether the package runs from a source tree, as after ``pip install -e``."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parent.parent / "setup.py").exists()


def _path_of(module: str) -> Path:
    return PACKAGE.joinpath(*module.split(".")[1:])


def _digest(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


def _digest_of(source: Path) -> str:
    return _digest(source.read_bytes()) if source.exists() else "missing"


def main(arguments: list[str]) -> int:
    """Print how each compilable module runs; return 1 when one is required to be compiled and is not."""
    plain = stale = 0
    for module in compilable_modules():
        binary = compiled_file(module)
        changed = changed_sources(binary) if binary is not None and in_checkout() else []
        if binary is None:
            plain += 1
            state = f"pure Python, about {SLOWER} times slower"
        elif changed:
            stale += 1
            state = f"compiled, but from an older {', '.join(changed)}"
        else:
            state = "compiled"
        print(f"{module}: {state}")
    if plain:
        print("For the compiled kernel install a C compiler and Python's headers")
        print("(on Debian: apt-get install gcc python3-dev), then type: make build")
    if stale:
        print("To compile it again type: make build")
    return 1 if "--require-compiled" in arguments and (plain or stale) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

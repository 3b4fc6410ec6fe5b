"""Which kernel runs: the compiled one or the plain Python file it was compiled from, and is it up to date.

A module with a ``.pxd`` beside it is compiled when the package is installed. Python then prefers the
compiled file, even when somebody has edited the source since. So the compiled file carries a *seal*: the
names and hashes of the sources it was made from. In a checkout the seal is compared when a game is imported.

    >>> kernel() in ("compiled", "pure Python")
    True
    >>> seal_of({"kernel.py": b"x = 1"})
    'lostworld-seal:kernel.py=8ff436def1451285;'

Run as a program (``python -m lostworld.build_info``) it says what is compiled; with ``--require-compiled``
it fails unless everything is, and is up to date.
"""

from __future__ import annotations

import os  # and not pathlib, which would take a quarter of the time that importing a game may take
import sys
import warnings
from collections.abc import Mapping
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES

PACKAGE = os.path.dirname(os.path.abspath(__file__))
KERNEL = "lostworld.raptor.rules.kernel"
SLOWER = 100
"""How many times slower, about, the uncompiled kernel is."""

_MARK = "lostworld-seal:"
PAGE = 4096
"""Where sections of a compiled file may begin: at a multiple of this."""


class StaleBuild(UserWarning):
    """A compiled module that is older than its source; the test suite turns this into an error."""


def kernel(module: str = KERNEL) -> str:
    """Say how ``module`` runs here: ``"compiled"`` or ``"pure Python"``, without importing it."""
    loaded = sys.modules.get(module)
    file = loaded.__file__ if loaded is not None else compiled_file(module)
    return "compiled" if file is not None and file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure Python"


def check_fresh(package: str) -> None:
    """Warn of every module of ``package`` that was compiled from other sources than those in this checkout.

    Silent for uncompiled modules and outside a checkout, where nobody edits the sources.
    """
    if not in_checkout():
        return
    digests: dict[str, str] = {}  # modules share most of their sources
    for module in compilable_modules(package):
        binary = compiled_file(module)
        if binary is not None and (older := older_than(binary, digests)):
            warnings.warn(
                f"{module} was compiled before {older} changed, and the old code is what runs; type "
                f"`make build` to compile it again (or delete all compiled files of {package} to do without)",
                StaleBuild,
                stacklevel=2,
            )


def compiled_file(module: str = KERNEL) -> str | None:
    """Return the compiled file that Python would load for ``module``, if there is one."""
    stem = os.path.join(PACKAGE, *module.split(".")[1:])
    for suffix in EXTENSION_SUFFIXES:  # in the order in which Python looks
        if os.path.exists(stem + suffix):
            return stem + suffix
    return None


def older_than(binary: str, digests: dict[str, str] | None = None) -> str:
    """Name the sources that have changed since ``binary`` was compiled; empty when there are none.

    ``digests`` remembers the hashes of sources from one file to the next.
    """
    seal = read_seal(binary)
    if not seal:
        return "its sources (perhaps: it does not say which)"  # not made by our setup.py
    digests = {} if digests is None else digests
    for name in seal.keys() - digests.keys():
        digests[name] = _digest_of(name)
    return ", ".join(name for name, digest in seal.items() if digests[name] != digest)


def read_seal(binary: str) -> dict[str, str]:
    """Read the names and hashes of its sources out of a compiled file."""
    mark = _MARK.encode()
    with open(binary, "rb", buffering=0) as file:
        # Constants begin at a page of their own, and the seal is the first of them; else it is looked for.
        pages = range(0, os.fstat(file.fileno()).st_size, PAGE)
        found = next((page for page in pages if os.pread(file.fileno(), len(mark), page) == mark), 0)
        content = os.pread(file.fileno(), PAGE, found) if found else b""
        if b"\0" not in content:
            content = file.read()
        start = content.find(mark)
        if start < 0:
            return {}
        seal = content[start + len(mark) : content.find(b"\0", start)].decode()
    return dict(entry.split("=") for entry in seal.split(";") if entry)


def seal_of(sources: Mapping[str, bytes]) -> str:
    """Write the seal for sources given by name, relative to the package; setup.py compiles it in."""
    return _MARK + "".join(f"{name}={_digest(text)};" for name, text in sorted(sources.items()))


def compilable_modules(package: str = "lostworld") -> list[str]:
    """List the modules that are meant to be compiled: every ``X.py`` with an ``X.pxd`` beside it."""
    found = []
    for folder, _, names in os.walk(os.path.join(PACKAGE, *package.split(".")[1:])):
        parents = os.path.relpath(folder, os.path.dirname(PACKAGE)).replace(os.sep, ".")
        stems = (name.removesuffix(".pxd") for name in names if name.endswith(".pxd"))
        found += [f"{parents}.{stem}" for stem in stems if f"{stem}.py" in names]
    return sorted(found)


def in_checkout() -> bool:
    """Tell whether the package runs from a source tree, as after ``pip install -e``."""
    parent = os.path.dirname(PACKAGE)
    return os.path.basename(parent) == "src" and os.path.exists(os.path.join(parent, "..", "setup.py"))


def _digest(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


def _digest_of(source: str) -> str:
    try:
        with open(os.path.join(PACKAGE, source), "rb") as file:
            return _digest(file.read())
    except FileNotFoundError:
        return "missing"


def main(arguments: list[str]) -> int:
    """Print how each compilable module runs; return 1 when one is required to be compiled and is not."""
    plain = stale = False
    for module in compilable_modules():
        binary = compiled_file(module)
        if binary is None:
            plain = True
            state = f"pure Python, about {SLOWER} times slower"
        elif in_checkout() and (older := older_than(binary)):
            stale = True
            state = f"compiled, before {older} changed"
        else:
            state = "compiled"
        print(f"{module}: {state}")
    if plain:
        print("For the compiled kernel install a C compiler and Python's headers")
        print("(on Debian: apt-get install gcc python3-dev), then type: make build")
    if stale:
        print("To compile it again type: make build")
    return int("--require-compiled" in arguments and (plain or stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

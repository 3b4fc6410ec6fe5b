"""What a compilable module uses of Cython while it runs as plain Python and Cython is not installed.

The compiler must read ``import cython`` in the module itself, so each of them says::

    try:
        import cython
    except ModuleNotFoundError:
        from lostworld import uncompiled as cython

A compiled module needs neither: there the compiler has put in what is meant.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

compiled: Final = False
"""Whether the module that asks is compiled."""

nogil: Final[AbstractContextManager[None]] = nullcontext()
"""Plain Python keeps its lock; the block is run as it stands."""

"""Drawings as pixels. This needs the extra ``pictures``."""

from __future__ import annotations

from lostworld.extras import needing_extras


def png_of(svg: str, width: int) -> bytes:
    """A drawing as PNG, ``width`` pixels wide. No font is needed or looked for."""
    with needing_extras():
        import resvg_py  # only those who want pixels need the rasteriser

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))

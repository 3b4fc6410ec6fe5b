"""What a chat shows of a link to a game: a title, a sentence and a picture, as tags in the page's head.

Whoever has the link may watch the game; the tags tell no more than that.
"""

from __future__ import annotations

import re
from html import escape
from importlib.util import find_spec
from typing import Final

from lostworld.games import Drawn, game_named, names
from lostworld.pixels import png_of
from lostworld.server.storage.read import Listed
from lostworld.texts import has_text, say, seat_key

PICTURE_WIDTH: Final = 1200
_ADDRESS: Final = re.compile(r"^/?(?:game|replay)/([\w-]{1,16})$")


def game_in(path: str) -> str | None:
    """Return the id of the game that one of the page's addresses names."""
    found = _ADDRESS.match(path)
    return found[1] if found else None


def has_pictures(game: str) -> bool:
    """Whether there are pictures of a game, as pixels."""
    return game in names() and isinstance(game_named(game), Drawn) and find_spec("resvg_py") is not None


def tags(listed: Listed, site: str, language: str) -> str:
    """Return the tags about a game; ``site`` is the address that others reach this server by."""
    game = listed.game
    name = say(f"{game}-name", language) if has_text(f"{game}-name") else game.capitalize()
    seats = game_named(game).seats(listed.options) if game in names() else ()
    players = [
        listed.names.get(seat) or say("title-of-side", language, side=seat_key(game, title))
        for seat, title in enumerate(seats)
    ]
    told = say(f"web-link-{listed.status}", language, round=listed.round)
    found = {
        "og:site_name": "Lost World",
        "og:type": "website",
        "og:title": say("web-link-title", language, game=name, players=" – ".join(players)),
        "og:description": told,
        "twitter:card": "summary_large_image",
    }
    if has_pictures(game):
        found["og:image"] = f"{site}/api/games/{listed.id}/picture.png"
        found["og:image:alt"] = told
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in found.items())


def pixels(svg: str) -> bytes:
    """Return a drawing as PNG."""
    return png_of(svg, PICTURE_WIDTH)

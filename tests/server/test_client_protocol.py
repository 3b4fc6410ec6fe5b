"""The browser client's types are made from today's models; its own tests compare them with this document."""

from __future__ import annotations

import json
from pathlib import Path

from lostworld.server.openapi import document

DOCUMENT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_client_knows_todays_protocol() -> None:
    assert json.loads(DOCUMENT.read_text()) == document(), "Type: make protocol"

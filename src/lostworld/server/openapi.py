"""Prints the OpenAPI document, from which the browser client's types are made.

python -m lostworld.server.openapi > openapi.json
"""

from __future__ import annotations

import json
from typing import Any

from lostworld.server.app import application
from lostworld.server.settings import Settings
from lostworld.server.worker import Worker


def document() -> dict[str, Any]:
    """Return the document, without the program's version: it changes only when the interface does."""
    found = application(Worker(Settings())).openapi()
    return {**found, "info": {**found["info"], "version": "1"}}


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, sort_keys=True))

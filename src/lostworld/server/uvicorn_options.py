"""How uvicorn is to run the application."""

from __future__ import annotations

from typing import Any

from lostworld.server.settings import Settings


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return uvicorn's options. Our own log replaces its access log, which shows queries."""
    return {
        "factory": True,
        "workers": settings.workers,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "http": "lostworld.server.net.bounded_requests:BoundedRequests",
        "ws": "lostworld.server.net.gathered_frames:GatheredFrames",
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "proxy_headers": settings.public_url is not None,
        "lifespan": "on",
    }

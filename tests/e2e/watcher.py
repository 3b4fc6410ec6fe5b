"""All that a page receives and complains about: frames, answers, console errors, refusals by the CSP."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response, WebSocket

Message = dict[str, Any]

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI} in ${event.sourceFile}`));
"""

# Analytic noise of Chromium itself, not of the page.
NOT_OURS = ("GPU stall due to ReadPixels", "WebGL")


class Received(NamedTuple):
    """Something that came from the server."""

    where: str
    text: str


class Watcher:
    """Listens to a page from its first moment."""

    def __init__(self, page: Page) -> None:
        self.received: list[Received] = []
        self.messages: list[Message] = []
        self.sent: list[Message] = []
        self.problems: list[str] = []
        self.requested: list[str] = []
        self._sockets = 0
        self._loaded = 0
        """How many messages had come when the newest page asked for its first byte."""
        self._responses: list[Response] = []
        page.add_init_script(REPORT_VIOLATIONS)
        page.on("websocket", self._socket)
        page.on("response", lambda response: self._responses.append(response))
        page.on("request", self._request)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"exception: {error}"))

    def _socket(self, socket: WebSocket) -> None:
        self._sockets += 1
        number = self._sockets
        socket.on("framereceived", lambda text: self._frame(text, number))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _request(self, request: Request) -> None:
        self.requested.append(request.url)
        if request.is_navigation_request():
            self._loaded = len(self.messages)

    def _frame(self, text: str | bytes, socket: int) -> None:
        assert isinstance(text, str)
        self.received.append(Received("frame", text))
        self.messages.append({**json.loads(text), "socket": socket})

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in NOT_OURS):
            if "Service Worker registration blocked" in message.text:
                return  # as the test wants it
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def responses(self) -> list[Received]:
        """The text of every answer to the page's own requests so far."""
        found = []
        for response in self._responses:
            if response.status == 101 or "/api/" not in response.url:
                continue
            try:
                found.append(Received(f"{response.request.method} {response.url}", response.text()))
            except Error:  # a page that was left takes its answers with it
                continue
        return found

    def latest(self, *kinds: str, since_load: bool = False) -> Message | None:
        """The newest message of one of these types; ``since_load``: that the page shown now has heard."""
        heard = self.messages[self._loaded if since_load else 0 :]
        return next((one for one in reversed(heard) if one["type"] in kinds), None)

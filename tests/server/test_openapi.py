"""The documented interface: its page comes from our own files, and random requests never break the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from .house import House, HouseThread


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseThread]:
    with HouseThread(str(tmp_path_factory.mktemp("openapi") / "games.sqlite3")) as house:
        yield house


def test_random_requests(running: HouseThread) -> None:
    """Whatever is sent, the answer is no fault of the server, and has a form that is documented."""
    schema = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 17
    for operation in operations:

        @settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def request(case: Any) -> None:
            response = case.call()
            case.validate_response(response, checks=[not_a_server_error])
            if response.status_code >= 400:
                error = response.json()["error"]
                assert "error-" in error["key"] and error["message"]
            else:
                case.validate_response(response)

        request()


async def test_documentation_page_is_our_own(sqlite: str) -> None:
    async with House(sqlite) as house:
        page = await house.http.get("/api/docs")
        assert page.status_code == 200
        for address in re.findall(r'(?:src|href)="([^"]+)"', page.text):
            assert address.startswith("/"), address
            assert (await house.http.get(address)).status_code == 200
        assert "<script>" not in page.text and "style=" not in page.text
        script = (await house.http.get("/api/docs/page.js")).text
        assert "innerHTML" not in script and "http" not in script.replace("http-", "")


async def test_every_command_is_a_tagged_union(sqlite: str) -> None:
    async with House(sqlite) as house:
        api = await house.get("/api/openapi.json")
        body = api["paths"]["/api/games/{id}/commands"]["post"]["requestBody"]["content"]["application/json"]
        mapping = body["schema"]["discriminator"]["mapping"]
        assert set(mapping) == {
            "choose", "plan", "confirm", "resign", "take_back", "answer", "withdraw", "rematch", "hint",
            "ping", "prospects", "sign", "vote_bot", "come_back",
        }  # fmt: skip
        answers = api["paths"]["/api/games/{id}/commands"]["post"]["responses"]["200"]
        assert "discriminator" in answers["content"]["application/json"]["schema"]


def test_the_page_is_in_the_package() -> None:
    from lostworld.server.http.pages import DOCS

    assert {path.name for path in Path(DOCS).iterdir()} == {"index.html", "page.css", "page.js"}

"""Who may talk to the server: hosts, origins, sizes, rates; and the headers of what it sends."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lostworld.cli.serve import bound
from lostworld.game import GameError
from lostworld.raptor.picture.drawing import FIRST_GAME
from lostworld.server.http.client_files import SCREENS
from lostworld.server.net import security
from lostworld.server.settings import Settings

from .house import House, Seat


async def test_every_answer_has_the_strict_headers(sqlite: str, tmp_path: Path) -> None:
    async with House(sqlite, client=str(client(tmp_path))) as house:
        for path in (
            "/",
            "/api/health",
            "/api/docs",
            "/api/nothing",
            "/assets/nothing.js",
            "/api/openapi.json",
        ):
            answer = await house.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "unsafe" not in policy, path
            assert "frame-ancestors 'none'" in policy and "object-src 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
            assert path == "/" or "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil:80", "[::2]"])
async def test_other_host_names_are_refused(sqlite: str, host: str) -> None:
    async with House(sqlite) as house:
        answer = await house.http.get("/api/health", headers={"Host": host})
        assert answer.status_code in (421, 400)
        if host:
            assert answer.json()["error"]["key"] == "error-host-name"
        live = f"/api/games/{'1' * 12}/live"
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{house.port}{live}", additional_headers={"Host": host})
        if host:
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{host}{live}", host="127.0.0.1", port=house.port)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "chrome://x", "http://["]
)
async def test_other_origins_are_refused(sqlite: str, origin: str) -> None:
    async with House(sqlite) as house:
        answer = await house.http.post("/api/games", json={}, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"]["key"] == "error-origin"
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://127.0.0.1:{house.port}/api/games/{'1' * 12}/live",
                additional_headers={"Origin": origin},
            )
        assert house.worker.store.count() == 0


async def test_a_public_address_with_tls_is_kept_to(sqlite: str) -> None:
    """A page of the same name that came without TLS may be anybody's."""
    async with House(sqlite, public_url="https://games.example") as house:
        for scheme, status in (("https", 201), ("http", 403)):
            headers = {"Host": "games.example", "Origin": f"{scheme}://games.example"}
            answer = await house.http.post("/api/games", json={}, headers=headers)
            assert answer.status_code == status, answer.text
            assert answer.headers["strict-transport-security"].startswith("max-age=")
    async with House(sqlite) as house:
        assert "strict-transport-security" not in (await house.http.get("/api/health")).headers


async def test_our_own_origin_is_welcome(sqlite: str) -> None:
    async with House(sqlite, public_url="https://play.example") as house:
        for host, origin in (
            (f"127.0.0.1:{house.port}", f"http://127.0.0.1:{house.port}"),
            (f"localhost:{house.port}", f"http://localhost:{house.port}"),
            ("play.example", "https://play.example"),
        ):
            answer = await house.http.post("/api/games", json={}, headers={"Host": host, "Origin": origin})
            assert answer.status_code == 201, (host, answer.text)
        cross = await house.http.post("/api/games", json={}, headers={"Sec-Fetch-Site": "cross-site"})
        assert cross.status_code == 403


def test_hosts_follow_the_address() -> None:
    assert security.allowed_hosts(Settings()) == {"127.0.0.1", "localhost", "[::1]"}
    wide = security.allowed_hosts(Settings(host="0.0.0.0"))
    assert wide >= {"127.0.0.1", *security.lan_addresses()}
    assert "192.0.2.7" in security.allowed_hosts(Settings(host="192.0.2.7"))
    for host in ("localhost:8000", "LOCALHOST", "[::1]:8000"):
        security.check_host(host, security.allowed_hosts(Settings()))
    with pytest.raises(GameError):
        security.check_host(None, security.allowed_hosts(Settings()))


def test_ipv6_addresses_are_ours_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live = tmp_path / "if_inet6"
    live.write_text(
        "fe8000000000000000fc00fffe000001 04 40 20 80     eth0\n"
        "fd000000000000000000000000000abc 04 40 00 82     eth0\n"
        "00000000000000000000000000000001 01 80 10 80       lo\n"
    )
    monkeypatch.setattr(security, "IPV6_TABLE", live)
    found = security.lan_addresses.__wrapped__()
    assert "[fd00::abc]" in found and "[::1]" not in found and not any("fe80" in host for host in found)
    monkeypatch.setattr(security, "lan_addresses", lambda: ("192.0.2.2", "[fd00::2]"))
    assert security.reached_at(Settings(host="::")) == ("192.0.2.2", "[fd00::2]")
    assert security.reached_at(Settings(host="0.0.0.0")) == ("192.0.2.2",), "where nobody listens to IPv6"
    assert security.reached_at(Settings(host="FD00::3")) == ("[fd00::3]",)
    assert security.reached_at(Settings()) == ()
    security.check_host("[FD00::2]:8000", security.allowed_hosts(Settings(host="::")))


def test_everywhere_in_ipv6_is_everywhere_in_ipv4() -> None:
    try:
        listener = bound("::", 0)
    except (GameError, OSError):
        pytest.skip("no IPv6 here")
    with listener, socket.create_connection(("127.0.0.1", listener.getsockname()[1]), 5):
        pass


async def test_large_messages_are_refused(sqlite: str) -> None:
    async with House(sqlite) as house:
        body = {"text": "x" * 300_000}
        answer = await house.http.post("/api/records", json=body)
        assert answer.status_code == 413 and answer.json()["error"]["key"] == "error-too-large"

        async def pieces() -> Any:
            for _ in range(40):
                yield b"x" * 10_000

        answer = await house.http.post("/api/records", content=pieces())
        assert answer.status_code == 413
        _, raptor, _ = await house.both()
        await raptor.send("x" * 20_000)
        await raptor._reader
        assert raptor.closed == 1009


async def test_rates_are_limited(sqlite: str) -> None:
    limits = {"request_rate": 1.0, "request_burst": 12, "command_rate": 1.0, "command_burst": 5}
    async with House(sqlite, **limits, new_games_rate=0.1, new_games_burst=2) as house:
        _, raptor, _ = await house.both()
        answers = [await raptor.do("ping") for _ in range(8)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:5] == ["ack"] * 5 and kinds[6:] == ["error"] * 2
        assert (
            answers[-1]["error"]["key"] == "error-rate-limit"
            and answers[-1]["error"]["values"]["seconds"] >= 1
        )
        await house.create(you="both")
        third = await house.http.post("/api/games", json={})
        assert third.status_code == 429 and int(third.headers["retry-after"]) >= 1
        statuses = [(await house.http.get("/api/health")).status_code for _ in range(15)]
        assert statuses[-1] == 429


async def test_the_usual_limits_let_200_games_begin_at_once(sqlite: str) -> None:
    usual = Settings()
    names = ("request_rate", "request_burst", "new_games_rate", "new_games_burst")
    async with House(sqlite, **{name: getattr(usual, name) for name in names}) as house:
        for _ in range(200):
            await house.both()  # neither a game nor a connection is refused


async def test_a_picture_counts_more_than_another_request(sqlite: str) -> None:
    async with House(sqlite, request_rate=0.001, request_burst=14) as house:
        asked = {"position": FIRST_GAME}
        statuses = [(await house.http.get("/api/board.svg", params=asked)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


async def test_a_proxy_says_who_asks_if_it_is_expected(sqlite: str) -> None:
    limits: dict[str, Any] = {"request_rate": 0.001, "request_burst": 2}
    for public_url, last in (("https://play.example", 200), (None, 429)):
        async with House(sqlite, public_url=public_url, **limits) as house:
            statuses = []
            for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2"):
                told = {"X-Forwarded-For": address}
                statuses.append((await house.http.get("/api/health", headers=told)).status_code)
            assert statuses == [200, 200, last], public_url


async def test_a_seat_is_limited_over_all_its_connections(sqlite: str) -> None:
    async with House(sqlite, command_rate=1.0, command_burst=6) as house:
        created = await house.create(you="both", layout="random")
        token = created["seats"]["raptor"]["token"]
        seats: list[Seat] = [await house.sit(created["id"], token) for _ in range(3)]
        kinds = []
        for turn in range(9):
            answer = await seats[turn % 3].do("plan", seq=0, actions=[])
            kinds.append(answer["type"])
        assert kinds.count("planned") in (6, 7) and kinds[-1] == "error"


async def test_connections_to_a_game_are_limited(sqlite: str) -> None:
    async with House(sqlite, connections_per_game=2) as house:
        created = await house.create(you="both")
        game = created["id"]
        for _ in range(2):
            await house.sit(game)
        third = Seat(await connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/live"))
        await third.send({"type": "hello"})
        await third._reader
        assert third.refused is not None and third.refused["error"]["key"] == "error-connections-many"
        player = await house.sit(game, created["seats"]["raptor"]["token"])
        assert player.side == "raptor", "a crowd of spectators keeps no player out"


def client(folder: Path) -> Path:
    """A small client, as built."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lost World</title>" + " " * 2000)
    (folder / "assets" / "main-abc.js").write_text("export {};" * 500)
    (folder / "logo.svg").write_text("<svg/>")
    return folder


async def test_head_is_get_without_a_body(sqlite: str, tmp_path: Path) -> None:
    async with House(sqlite, client=str(client(tmp_path / "client"))) as house:
        game = (await house.create(you="both"))["id"]
        for path in ("/", "/logo.svg", "/api/health", "/api/docs", f"/api/games/{game}", "/api/nothing"):
            asked, got = await house.http.head(path), await house.http.get(path)
            assert asked.status_code == got.status_code, path
            assert asked.content == b"" and asked.headers["content-type"] == got.headers["content-type"]
            assert asked.headers["content-length"] == got.headers["content-length"], path
        # The connection is as it was: the next answer is not mistaken for a body.
        assert (await house.http.get("/api/health")).json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/" + "a" * 5000, "/assets/" + "a" * 300 + ".js", "/a" * 3000])
async def test_a_path_that_no_file_can_have(sqlite: str, tmp_path: Path, path: str) -> None:
    async with House(sqlite, client=str(client(tmp_path / "client"))) as house:
        answer = await house.http.get(path)
        assert answer.status_code == 404 and answer.json()["error"]["key"] == "error-not-found"


async def test_client_files(sqlite: str, tmp_path: Path) -> None:
    folder = client(tmp_path / "client")
    (tmp_path / "secret.txt").write_text("secret")
    async with House(sqlite, client=str(folder)) as house:
        for path in ("/", "/game/abc", "/replay/abc?at=3", "/learn", "/rules", "/verify/abc", "/index.html"):
            page = await house.http.get(path)
            assert page.status_code == 200 and "Lost World" in page.text, path
            assert page.headers["cache-control"] == "no-store"
        script = await house.http.get("/assets/main-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip" and script.text.startswith("export")
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await house.http.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == script.text
        logo = await house.http.get("/logo.svg")
        assert logo.headers["cache-control"] == "no-cache"
        known = await house.http.get("/logo.svg", headers={"If-None-Match": logo.headers["etag"]})
        assert known.status_code == 304
        outside = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt")
        for path in ("/assets/none.js", "/none.txt", *outside):
            answer = await house.http.get(path)
            assert answer.status_code == 404 or "Lost World" in answer.text, path
            assert "secret" not in answer.text
        build = (await house.get("/api/about"))["client_build"]
        (folder / "index.html").write_text("<!doctype html><title>New</title>")
        assert "New" in (await house.http.get("/")).text
        assert (await house.get("/api/about"))["client_build"] != build


async def test_only_the_pages_own_addresses_are_there(sqlite: str, tmp_path: Path) -> None:
    """Any word was answered with 200 and the page: `/metrics`, `/admin`, what scanners look for."""
    folder = client(tmp_path / "client")
    (folder / ".built-from").write_text("0123")
    async with House(sqlite, client=str(folder)) as house:
        for path in ("/metrics", "/admin", "/wp-login/x", "/games"):
            lost = await house.http.get(path)
            assert lost.status_code == 404 and "Lost World" in lost.text, path  # the page says so in words
        assert (await house.http.get("/.built-from")).status_code == 404
        robots = await house.http.get("/robots.txt")
        assert robots.status_code == 200 and robots.headers["content-type"].startswith("text/plain")
        assert "Disallow: /\n" in robots.text


def test_the_server_knows_the_clients_addresses() -> None:
    router = (Path(__file__).parents[2] / "web" / "src" / "shell" / "router.svelte.ts").read_text()
    forms = re.findall(r"^  \[/\^\\/(\w*)", router, re.MULTILINE)
    assert len(forms) > 5 and {*forms} == {*SCREENS}


async def test_addresses_are_in_the_log_only_if_they_are_wanted(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="lostworld")
    async with House(sqlite) as house:
        answer = await house.http.get("/api/health")
        assert "x-request-id" not in answer.headers
    assert not any("address" in getattr(record, "fields", {}) for record in caplog.records)
    async with House(sqlite, log_addresses=True) as house:
        answer = await house.http.get("/api/health")
        created = await house.create(you="both")
        await (await house.sit(created["id"])).leave()
    told = [record.fields for record in caplog.records if "address" in getattr(record, "fields", {})]  # type: ignore[attr-defined]
    assert {fields["address"] for fields in told} == {"127.0.0.1"}
    assert answer.headers["x-request-id"] in [fields["request"] for fields in told]
    assert any("seconds" in fields for fields in told), "connections too"


async def test_a_missing_client_is_named(sqlite: str, tmp_path: Path) -> None:
    async with House(sqlite, client=str(tmp_path / "none")) as house:
        answer = await house.http.get("/")
        assert answer.status_code == 503 and answer.json()["error"]["key"] == "error-client-missing"
        assert (await house.get("/api/health"))["status"] == "ok"


async def test_faults_tell_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> None:
        raise RuntimeError("the seed is 42")

    async with House(sqlite) as house:
        monkeypatch.setattr(house.worker.store, "public_games", fail)
        answer = await house.http.get("/api/games")
        assert answer.status_code == 500 and "42" not in answer.text
        assert answer.json()["error"]["key"] == "error-internal"

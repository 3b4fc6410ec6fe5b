"""Who may talk to the server: tokens, hosts, origins, the headers of every answer."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import secrets
import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from lostworld.game import GameError
from lostworld.server.settings import EVERYWHERE, LOOPBACK, Settings

BASE58: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
GAME_ID_LENGTH: Final = 12  # 70 bits
GAME_ID_PATTERN: Final = rf"^[{BASE58}]{{{GAME_ID_LENGTH}}}$"

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a server whose public address is https: browsers then never try without."""


# --- tokens -------------------------------------------------------------------------------------------


def new_game_id() -> str:
    """Return a new game's id: short, random, nobody guesses it."""
    return "".join(secrets.choice(BASE58) for _ in range(GAME_ID_LENGTH))


def hashed(token: str) -> str:
    """Return how a token is stored. Tokens are random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived_token(salt: str, request: str, purpose: str) -> str:
    """Return a token of 256 bits for a seat or an invitation.

    It follows from the game's stored salt and from the creation request's id, which only the creator has
    and which is stored hashed: repeating the request gives the same tokens, reading the database none.
    """
    return hmac.new(bytes.fromhex(salt), f"{purpose}:{request}".encode(), hashlib.sha256).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Compare two hashes without telling by the time how far they agree."""
    return one is not None and hmac.compare_digest(one, other)


# --- seals --------------------------------------------------------------------------------------------
# Whoever may connect to a PostgreSQL hears every notice and can send some, also without a right to any table.

_NONCE, _TAG = 12, 16


def sealed(salt: str, text: str) -> str:
    """Return a text that only those can read, and only those could have written, who know a game's salt."""
    nonce, plain = secrets.token_bytes(_NONCE), text.encode()
    hidden = _masked(salt, nonce, plain)
    return base64.urlsafe_b64encode(nonce + _tag(salt, nonce + hidden) + hidden).decode()


def unsealed(salt: str, seal: str) -> str | None:
    """Return the text that was sealed with this salt; None for anything else."""
    try:
        found = base64.urlsafe_b64decode(seal)
        nonce, tag, hidden = found[:_NONCE], found[_NONCE : _NONCE + _TAG], found[_NONCE + _TAG :]
        fits = hmac.compare_digest(tag, _tag(salt, nonce + hidden))
        return _masked(salt, nonce, hidden).decode() if fits else None
    except ValueError:
        return None


def _tag(salt: str, sent: bytes) -> bytes:
    return hmac.digest(f"tag:{salt}".encode(), sent, "sha256")[:_TAG]


def _masked(salt: str, nonce: bytes, text: bytes) -> bytes:
    """Return a text with a stream of bytes laid over it that a salt and a nonce, used once, give."""
    size = len(text)
    mask = hashlib.shake_256(f"mask:{salt}".encode() + nonce).digest(size)
    return (int.from_bytes(text, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


# --- hosts and origins --------------------------------------------------------------------------------


ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that are nobody's."""
IPV6_TABLE: Final = Path("/proc/net/if_inet6")
"""Where Linux lists its IPv6 addresses. A machine has several, and its name often stands for none of them."""


@lru_cache(maxsize=1)
def lan_addresses() -> tuple[str, ...]:
    """Return this machine's addresses in its networks as URLs want them: IPv4, then IPv6 in brackets.

    Loopback is left out, and what is valid on one cable only. Asked for once, as it may take long.
    """
    found: list[str] = []
    for family, elsewhere in ELSEWHERE.items():
        # Asks the routing table which address faces outward; nothing is sent.
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found.append(str(probe.getsockname()[0]))
        with suppress(OSError):
            found += (str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family))
    with suppress(OSError):
        found += (str(ipaddress.IPv6Address(int(line[:32], 16))) for line in IPV6_TABLE.open())
    addresses = (ipaddress.ip_address(address.partition("%")[0]) for address in found)
    outward = (address for address in addresses if not (address.is_loopback or address.is_link_local))
    return tuple(dict.fromkeys(in_url(str(address)) for address in outward))


def in_url(host: str) -> str:
    """Return a host as it stands in a URL and in ``Host``."""
    return f"[{host.lower()}]" if ":" in host else host.lower()


def reached_at(settings: Settings) -> tuple[str, ...]:
    """Return the hosts by which others in the network reach the server."""
    if settings.is_loopback:
        return ()
    if settings.host not in EVERYWHERE:
        return (in_url(settings.host),)
    return tuple(host for host in lan_addresses() if settings.host == "::" or not host.startswith("["))


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """Return the names the server answers to, in lower case and without ports."""
    hosts = {*LOOPBACK}
    if settings.public_host:
        hosts.add(_without_port(settings.public_host))
    if settings.host not in EVERYWHERE:
        hosts.add(in_url(settings.host))
    if not settings.is_loopback:
        hosts.update(lan_addresses())
        hosts.add(socket.gethostname().lower())
        hosts.add(socket.gethostname().lower() + ".local")
    return frozenset(hosts)


def _without_port(host: str) -> str:
    """Return ``localhost:8000`` without the port; an IPv6 address keeps its brackets."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def check_host(host: str | None, allowed: frozenset[str]) -> None:
    """Refuse a host name that is not ours: a page elsewhere may have pointed its own name at this machine."""
    if host is None or _without_port(host.lower()) not in allowed:
        raise GameError("error-host-name")


def check_origin(origin: str | None, host: str | None, public_url: str | None) -> None:
    """Refuse a request that a page of another site makes. Programs that are no browsers send no Origin."""
    if origin is None:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise GameError("error-origin") from None
    given = (parts.scheme, parts.netloc.lower())
    public = urlsplit(public_url) if public_url else None
    if public is not None and given[1] == public.netloc.lower():
        if given[0] != public.scheme:  # a page of the same name that came without TLS may be anybody's
            raise GameError("error-origin")
    elif given[0] not in ("http", "https") or given[1] != (host or "").lower():
        raise GameError("error-origin")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """Return one header of a request, or None."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None

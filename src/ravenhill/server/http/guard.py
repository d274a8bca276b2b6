"""The border: who may come in, how often, and what every response says. A layer around the whole application."""
from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ravenhill.core.errors import RavenhillError
from ravenhill.server.ops import metrics
from ravenhill.server.settings import Settings

log = structlog.get_logger("http")

HEADERS: Final = [
    (b"content-security-policy",
     b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
     b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BUCKETS: Final = 50_000
SLOW: Final = (429, "slow", "too many requests; wait a little")


class Limiter:
    """So many tokens, refilled at so many a second, for everybody separately."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str, cost: float = 1.0) -> bool:
        at = time.monotonic()
        left, since = self.buckets.get(who, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        if left < cost:
            self.buckets[who] = (left, at)
            return False
        self.buckets[who] = (left - cost, at)
        if len(self.buckets) > MOST_BUCKETS:
            for name in list(self.buckets)[:MOST_BUCKETS // 2]:      # the longest known; a full bucket is no loss
                del self.buckets[name]
        return True


class Guard:
    """Rate limits, same-origin checks, security headers, metrics and one log line for each request."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.at_the_table = sockets
        self.settings = settings
        self.proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]
        self.requests = Limiter(30, 120)
        self.makings = Limiter(0.5, 30)          # new matches, guests and joinings
        self.passwords = Limiter(0.1, 8)
        self.sockets = Limiter(2, 60)
        self.shared: Callable[[str, str, float, float], Awaitable[bool]] | None = None      # set if there are others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            if self.foreign(scope) or (self.settings.limits and not self.sockets.allows(self.address(scope))):
                await receive()
                close: Any = {"type": "websocket.close", "code": 1008, "reason": "not from here"}
                await send(close)
            else:
                await self.at_the_table(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        method, path = scope["method"], scope["path"]

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name.lower() for name, _ in message["headers"]}
                headers = [*message["headers"], *[pair for pair in HEADERS if pair[0] not in names]]
                if path.startswith("/api") and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                if self.settings.secure:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = headers
            await send(message)

        fault = self.refuses(scope, method, path) or await self.all_refuse(scope, method, path)
        if fault is not None:
            await answer(sending, *fault)
        else:
            await self.app(scope, receive, sending)
        took = time.perf_counter() - started
        metrics.requests.labels(method, str(status)).inc()
        metrics.latency.observe(took)
        if path not in ("/health", "/ready", "/metrics"):
            log.info("request", method=method, path=hide(path), status=status, ms=round(took * 1000, 1))

    def refuses(self, scope: Any, method: str, path: str) -> tuple[int, str, str] | None:
        """Why this request is not even looked at."""
        if method not in SAFE and self.foreign(scope):
            return 403, "origin", "requests that change something come from our own pages"
        if self.settings.limits:
            limiter = {"password": self.passwords, "making": self.makings}.get(guarded(method, path), self.requests)
            if not limiter.allows(self.address(scope)):
                return SLOW
        return None

    async def all_refuse(self, scope: Any, method: str, path: str) -> tuple[int, str, str] | None:
        """Passwords and new matches are counted by all workers together."""
        what = guarded(method, path)
        if not what or self.shared is None or not self.settings.limits:
            return None
        limiter = self.passwords if what == "password" else self.makings
        try:
            allowed = await self.shared(what, self.address(scope), limiter.rate, limiter.burst)
        except RavenhillError:
            allowed = True                   # the database does not answer; the request will say so itself
        return None if allowed else SLOW

    def foreign(self, scope: Any) -> bool:
        """Whether a browser says that another site has made this request."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            ours = [urlsplit(self.settings.origin).netloc, headers.get(b"host", b"").decode("latin-1")]
            return urlsplit(origin).netloc not in ours
        return headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")

    def address(self, scope: Any) -> str:
        client = scope.get("client")
        address = client[0] if client else "unknown"
        if self.proxies and is_among(address, self.proxies):
            forwarded = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
            return forwarded.rsplit(",", 1)[-1].strip() or address
        return str(address)


def is_among(address: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False


def guarded(method: str, path: str) -> str:
    """What this request does that must not be done often."""
    if method in SAFE:
        return ""
    if path.startswith("/api/account"):
        return "password"
    return "making" if path == "/api/matches" or path.endswith(("/join", "/fork", "/rematch")) else ""


def hide(path: str) -> str:
    """A path without anything secret; keys are never in paths, so only its length is cut."""
    return path[:120]


async def answer(send: Send, status: int, fault: str, text: str) -> None:
    body = msgspec.json.encode({"fault": fault, "text": text})
    start: Any = {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)

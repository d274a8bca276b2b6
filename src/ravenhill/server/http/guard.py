"""The border: who may come in, how often, and what every response says. A layer around the whole application."""
from __future__ import annotations

import time
from collections import Counter
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
from ravenhill.server.storage.networks import network

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
# These speak of pages; on the scripts, styles and fonts of one they would only be weight.
OF_PAGES: Final = frozenset({
    b"content-security-policy", b"x-frame-options", b"cross-origin-opener-policy", b"permissions-policy"})
ASSETS: Final = "/assets/"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
MAKING: Final = frozenset({"join", "fork", "rematch", "sit", "link"})        # and a new guest with most of them
WORK: Final = frozenset({"replays", "schema", "rules", "cards", "glossary", "examples", "lessons", "puzzles", "decks"})
VERIFY: Final = "/api/verify"        # takes a file, and changes nothing
LONGEST_PATH: Final = 400
LONGEST_QUERY: Final = 2000
MOST_SOCKETS: Final = 60             # open at once from one address
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
        self.limiters = {
            "": Limiter(30, 120),
            "work": Limiter(10, 80),             # what takes the server a while: replays, records, verification
            "making": Limiter(0.5, 30),          # new matches, guests and joinings
            "password": Limiter(0.1, 8),
            "socket": Limiter(2, 60),
        }
        self.open_sockets: Counter[str] = Counter()
        self.shared: Callable[[str, str, float, float], Awaitable[bool]] | None = None      # set if there are others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        asked: Any = scope
        asked["client"] = (self.address(asked), 0)           # the person's, whatever stands between us
        asked["path"] = normal(asked["path"])
        if kind == "http":
            await self.http(asked, receive, send)
        elif kind == "websocket":
            await self.socket(asked, receive, send)

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = network(scope["client"][0])
        limited = self.settings.limits
        if malformed(scope) or self.foreign(scope) or (limited and (
                self.open_sockets[address] >= MOST_SOCKETS or not self.limiters["socket"].allows(address))):
            await receive()
            close: Any = {"type": "websocket.close", "code": 1008, "reason": "not from here, or too many"}
            await send(close)
            return
        self.open_sockets[address] += 1
        try:
            await self.at_the_table(scope, receive, send)
        finally:
            self.open_sockets[address] -= 1
            if not self.open_sockets[address]:
                del self.open_sockets[address]

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        method, path = scope["method"], scope["path"]

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name.lower() for name, _ in message["headers"]}
                if path.startswith(ASSETS):
                    names |= OF_PAGES
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
        metrics.requests.labels(method if method in METHODS else "other", str(status)).inc()
        metrics.latency.observe(took)
        if path not in ("/health", "/ready"):
            log.info("request", method=method, path=hide(path), status=status, ms=round(took * 1000, 1))

    def refuses(self, scope: Any, method: str, path: str) -> tuple[int, str, str] | None:
        """Why this request is not even looked at."""
        if malformed(scope):
            return 400, "request", "this is no address of ours"
        if method not in SAFE:
            if self.foreign(scope):
                return 403, "origin", "requests that change something come from our own pages"
            if not is_json(scope) and path != VERIFY:
                return 415, "type", "what is sent here is JSON and says so: content-type: application/json"
        if self.settings.limits and not self.limiters[priced(method, path)].allows(network(scope["client"][0])):
            return SLOW
        return None

    async def all_refuse(self, scope: Any, method: str, path: str) -> tuple[int, str, str] | None:
        """Passwords and new matches are counted by all workers together."""
        what = priced(method, path)
        if what not in ("password", "making") or self.shared is None or not self.settings.limits:
            return None
        limiter = self.limiters[what]
        try:
            allowed = await self.shared(what, network(scope["client"][0]), limiter.rate, limiter.burst)
        except RavenhillError:
            allowed = True                   # the database does not answer; the request will say so itself
        return None if allowed else SLOW

    def foreign(self, scope: Any) -> bool:
        """Whether a browser says that another site has made this request."""
        headers = dict(scope["headers"])
        if b"origin" in headers:
            origin = urlsplit(headers[b"origin"].decode("latin-1")).netloc          # of `null`: nothing
            ours = [urlsplit(self.settings.origin).netloc, headers.get(b"host", b"").decode("latin-1")]
            return not origin or origin not in ours
        return headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")

    def address(self, scope: Any) -> str:
        client = scope.get("client")
        address = client[0] if client else "unknown"
        if self.proxies and is_among(address, self.proxies):
            forwarded = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
            return forwarded.rsplit(",", 1)[-1].strip() or address
        return str(address)


def normal(path: str) -> str:
    """One spelling for each path, before anybody looks at it: the router would find it under all of them."""
    return "/" + "/".join(part for part in path.split("/") if part)


def malformed(scope: Any) -> bool:
    """Paths and queries that no page of ours makes, and that a database or a disk may choke on."""
    path, query = scope["path"], scope.get("query_string", b"")
    long = len(path) > LONGEST_PATH or len(query) > LONGEST_QUERY
    return bool(long or not path.isprintable() or b"%00" in query)


def is_json(scope: Any) -> bool:
    """Whether a body, if there is one, is what other sites cannot send without asking."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return bool(headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json")


def is_among(address: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False


def priced(method: str, path: str) -> str:
    """By which price a request is paid: what must not be done often, and what takes long."""
    parts = path.split("/")[2:] if path.startswith("/api/") else []
    if not parts:
        return ""
    if parts == ["account", "export"]:
        return "password"                                    # hundreds of matches are opened for one
    if method in SAFE:
        long = parts[0] in WORK or parts[-1] in ("record", "state") or parts == ["matches"]
        return "work" if long else ""
    if parts[0] == "account":
        return "password"
    if parts in (["matches"], ["me"]) or parts[0] in ("lessons", "examples") or parts[-1] in MAKING:
        return "making"
    return "work" if parts[0] in ("verify", "decks") else ""


def hide(path: str) -> str:
    """A path without anything secret; keys are never in paths, so only its length is cut."""
    return path[:120]


async def answer(send: Send, status: int, fault: str, text: str) -> None:
    body = msgspec.json.encode({"fault": fault, "text": text})
    start: Any = {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)

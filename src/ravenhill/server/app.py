"""The application: everything wired together, from the database to the border."""
from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from threading import Timer
from typing import Any, Final

import structlog
from anyio import to_thread
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import License
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import DataError

import ravenhill
from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.games import load, names
from ravenhill.server.http.accounts import Accounts
from ravenhill.server.http.examples import WithExamples
from ravenhill.server.http.guard import Guard
from ravenhill.server.http.limits import SharedLimits
from ravenhill.server.http.routes import API, OTHERS, Desk, open_socket
from ravenhill.server.http.static import client
from ravenhill.server.letters.postman import Postman
from ravenhill.server.ops import metrics
from ravenhill.server.ops.logs import prepare_logs
from ravenhill.server.ops.tracing import traced
from ravenhill.server.play import sockets
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.server.settings import SERVING, Settings, read_settings
from ravenhill.server.storage.database import Database, OutOfReach
from ravenhill.server.storage.maintenance import hold, upgrade_patiently
from ravenhill.server.storage.rooms import NoSuchMatch, OtherRules
from ravenhill.server.workers.bots import Thinkers
from ravenhill.server.workers.fanout import Fanout
from ravenhill.server.workers.processes import TooMuch
from ravenhill.server.workers.sweeper import Sweeper
from ravenhill.wire import Fault

STATUS = {"match": 404, "key": 403, "seat": 403, "private": 403, "password": 403, "guest": 403, "banned": 403,
          "barred": 403, "message": 400, "illegal": 409, "slow": 429, "long": 413, "game": 400, "bot": 400,
          "options": 400, "record": 400, "name": 400, "database": 503}
CLOSING: Final = 1.5                 # seconds that each part has to close
GONE: Final = 6.0                    # seconds from the first of them to the end of the process
log = structlog.get_logger("app")


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Fault]:
    return Response(Fault(error.fault, str(error)), status_code=STATUS.get(error.fault, 409))


def known_error(_: Request[Any, Any, Any], error: RavenhillError) -> Response[Fault]:
    if isinstance(error, NoSuchMatch):
        return Response(Fault("match", str(error)), status_code=404)
    if isinstance(error, OutOfReach):
        return Response(Fault("database", str(error)), status_code=503)
    if isinstance(error, TooMuch):
        return Response(Fault("much", str(error)), status_code=413)
    fault = "rules" if isinstance(error, OtherRules) else "illegal" if isinstance(error, IllegalAnswer) else "refused"
    return Response(Fault(fault, str(error)), status_code=409)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        detail = f"{detail}: {extra[0]}"
    if error.status_code >= 500:
        metrics.faults.inc()
        log.error("request failed", fault=str(detail)[:200])
        return Response(Fault("server", "something went wrong here"), status_code=error.status_code)
    return Response(Fault("request", detail[:300]), status_code=error.status_code)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """JSON as deep as a well, or letters that no database keeps."""
    return Response(Fault("request", "this cannot be read"), status_code=400)


def unknown_error(_: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    metrics.faults.inc()
    log.error("request failed", exc_info=error)
    return Response(Fault("server", "something went wrong here; the match is as it was"), status_code=500)


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncGenerator[None, None]:
    """Everything that runs beside the requests."""
    settings: Settings = app.state["settings"]
    fanout: Fanout = app.state["fanout"]
    db = Database(settings)
    tables = Tables(settings, db, fanout)
    tables.hang_up = partial(sockets.hang_up, tables)
    thinkers = Thinkers(settings, tables)
    sweeper, postman = Sweeper(tables), Postman(settings, db)
    app.state["desk"] = desk = Desk(tables, Accounts(db, settings.key))
    guard = app.state.get("guard")
    if fanout.url and guard is not None:                 # there may be other workers
        limits = SharedLimits(db, settings.key)
        guard.shared, sweeper.forget = limits.allows, limits.forget
    await db.start()
    await fanout.start(db, tables.hear)
    await thinkers.start()
    sweeper.start()
    postman.start()
    close_metrics = metrics.serve(settings.metrics) if settings.metrics else lambda: None
    to_thread.current_default_thread_limiter().total_tokens = 1      # pages that compute have one thread together,
    sys.setswitchinterval(0.001)                                     # and it does not keep the loop waiting
    desk.warming = warming = asyncio.create_task(asyncio.to_thread(warm, app)) if settings.warm else None
    log.info("open", worker=fanout.worker, build=ravenhill.BUILD)
    try:
        yield
    finally:
        sockets.farewell(tables)
        desk.stop()
        if warming is not None:
            warming.cancel()
        await asyncio.to_thread(close_metrics)
        await soon(sweeper.stop(), postman.stop(), thinkers.stop())
        if tables.tasks:                                 # what was begun is finished, but nobody waits for a bot
            _, unfinished = await asyncio.wait(list(tables.tasks), timeout=2)
            for task in unfinished:
                task.cancel()
        await soon(tables.part())
        await soon(fanout.stop(), db.stop(patience=1))
        log.info("closed", worker=fanout.worker)


def warm(app: Litestar) -> None:
    """What takes a second when it is first asked for is made ready beside the loop: nobody else should wait for it."""
    for name in names():
        load(name).new()
    app.openapi_schema.to_schema()
    gc.collect()
    gc.freeze()                          # a quarter of a million objects that stay: to look through them took 110 ms


async def soon(*work: Coroutine[Any, Any, None]) -> None:
    """Nobody who wants to stop waits for a database that has stopped."""
    _, late = await asyncio.wait([asyncio.ensure_future(one) for one in work], timeout=CLOSING)
    for task in late:
        log.warning("not closed", what=str(task.get_coro()))


def end_at_last() -> None:
    """Whatever hangs, a process that was told to stop is gone within ten seconds: the ledger has all that was said."""
    if SERVING in os.environ:
        last = Timer(GONE, os._exit, [1])
        last.daemon = True
        last.start()


def make_litestar(settings: Settings) -> Litestar:
    """The application inside the border."""
    fanout = Fanout(settings)
    return Litestar(
        route_handlers=[API, *OTHERS, client], lifespan=[open_house], plugins=[fanout.plugin],
        state=State({"settings": settings, "fanout": fanout}),
        exception_handlers={
            Refusal: refused, RavenhillError: known_error, HTTPException: http_error, RecursionError: unreadable,
            DataError: unreadable, Exception: unknown_error,
        },
        openapi_config=OpenAPIConfig(
            title="Ravenhill", version=ravenhill.__version__, path="/api/schema", render_plugins=[WithExamples()],
            license=License("MIT"), description="Matches, seats, records and accounts. Play itself is on the WebSocket "
            "/ws/matches/{id}; docs/protocol.md describes it."),
        request_max_body_size=65_536, logging_config=None, debug=False,
    )


def make_app(settings: Settings | None = None) -> ASGIApp:
    """What a server such as uvicorn runs, with its border; the schema is brought up to date first."""
    settings = settings or read_settings()
    prepare_logs()
    held = hold(settings)
    if "RAVENHILL_UPGRADED" not in os.environ:           # several workers: their parent has done it
        upgrade_patiently(settings)
    app = make_litestar(settings)

    async def sockets_of(scope: Scope, receive: Receive, send: Send) -> None:
        await open_socket(app.state["desk"], scope, receive, send)

    app.state["held"] = held
    app.state["guard"] = guard = Guard(app, sockets_of, settings)
    inside = traced(guard)

    async def outside(scope: Scope, receive: Receive, send: Send) -> None:
        await inside(scope, hearing_the_end(receive) if str(scope["type"]) == "lifespan" else receive, send)

    return outside


def hearing_the_end(receive: Receive) -> Receive:
    """The first to hear that it is over sees to it that it is."""
    async def hear() -> Any:
        message: Any = await receive()
        if message["type"] == "lifespan.shutdown":
            end_at_last()
        return message

    return hear

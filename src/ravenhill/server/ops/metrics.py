"""What Prometheus may ask."""
from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, multiprocess, start_http_server

from ravenhill.core.errors import RavenhillError

requests = Counter("ravenhill_requests", "HTTP requests", ["method", "status"])
latency = Histogram("ravenhill_request_seconds", "Seconds per HTTP request",
                    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5))
sockets = Gauge("ravenhill_sockets", "Open WebSockets", multiprocess_mode="livesum")
rooms = Gauge("ravenhill_rooms", "Matches in memory", multiprocess_mode="livesum")
answers = Counter("ravenhill_answers", "Lines added to ledgers, the dice's included")
conflicts = Counter("ravenhill_conflicts", "Appends that somebody else was faster with")
refusals = Counter("ravenhill_refusals", "Messages on sockets that were refused", ["fault"])
faults = Counter("ravenhill_faults", "Errors of the server itself")
thinking = Histogram("ravenhill_bot_seconds", "Seconds a bot takes to answer",
                     buckets=(0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60))
letters = Counter("ravenhill_letters", "Notifications sent", ["how"])


def serve(where: str) -> Callable[[], None]:
    """Show them at a door of their own, host:port: they tell when somebody chose in secret. Gives how to close it."""
    host, _, port = where.rpartition(":")
    registry: Any = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:             # of all workers of this machine
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    try:
        server, _ = start_http_server(int(port), host or "127.0.0.1", registry)
    except OSError:                                          # another worker shows them, of all workers
        return lambda: None
    except ValueError:
        raise RavenhillError("RAVENHILL_METRICS should be host:port, such as 127.0.0.1:9464") from None

    def close() -> None:
        server.shutdown()
        server.server_close()

    return close

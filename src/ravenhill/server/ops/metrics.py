"""What Prometheus may ask."""
from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

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


def page() -> bytes:
    """All of them, of all workers of this machine."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()

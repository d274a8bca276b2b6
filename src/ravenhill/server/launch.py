"""Starting the server and the thinkers of its queue."""
from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
import webbrowser

from ravenhill.core.errors import RavenhillError
from ravenhill.server.settings import SERVING, read_settings
from ravenhill.server.storage import clock
from ravenhill.server.storage.maintenance import upgrade_patiently


def run(host: str, port: int, workers: int, open_browser: bool) -> int:
    """Serve until stopped. Ctrl-C or SIGTERM finishes what was begun."""
    import uvicorn

    settings = read_settings()
    if workers > 1:
        if settings.sqlite and not settings.channels:
            raise RavenhillError("several workers need PostgreSQL (DATABASE_URL) or RAVENHILL_CHANNELS=redis://…")
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="ravenhill-metrics-"))
        upgrade_patiently(settings)
        os.environ["RAVENHILL_UPGRADED"] = "1"
        os.environ[clock.TOLD] = str(clock.anchor.start)
    os.environ[SERVING] = "1"
    where = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"ravenhill serves at {where} (Ctrl-C stops it)", file=sys.stderr)
    if open_browser and (sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ):
        threading.Timer(1.5, webbrowser.open, [where]).start()    # when it can answer
    uvicorn.run(
        "ravenhill.server.app:make_app", factory=True, host=host, port=port, workers=workers if workers > 1 else None,
        log_level="warning", access_log=False, server_header=False, date_header=False, ws_max_size=65_536,
        ws_per_message_deflate=False, ws_ping_interval=25, ws_ping_timeout=25, timeout_graceful_shutdown=3,
        proxy_headers=False, backlog=4096, http="ravenhill.server.http.protocols:StrictHttp",
        ws="ravenhill.server.http.protocols:LeanSocket",
    )
    return 0


def run_thinker() -> int:
    """Let bots think here, for every server with the same RAVENHILL_QUEUE."""
    from saq import Worker

    from ravenhill.server.workers.queue import worker_settings

    settings = read_settings()
    if not settings.queue:
        raise RavenhillError("RAVENHILL_QUEUE is not set: redis://… or postgresql://…")

    async def work() -> None:
        made = worker_settings(settings)
        await made["queue"].connect()
        try:
            await Worker(**made).start()
        finally:
            await made["queue"].disconnect()

    asyncio.run(work())
    return 0

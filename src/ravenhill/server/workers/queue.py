"""Bots that think on other machines: jobs of a SAQ queue on Redis or PostgreSQL."""
from __future__ import annotations

import asyncio
from typing import Any, cast

from saq import Queue
from saq.types import Context, SettingsDict

from ravenhill.core.errors import RavenhillError
from ravenhill.server.settings import Settings
from ravenhill.server.workers.bots import Job, Memory, choose

PATIENCE = 120                           # seconds a bot may think
TRIES = 5
LOOK = 0.05                              # seconds between two looks for the result
HEARTBEAT = 4                            # seconds without a sign of life after which a job's worker counts as dead


def open_queue(url: str) -> Queue:
    """The queue at this address, to be connected before it is used."""
    if url.startswith("postgres"):
        from saq.queue.postgres import PostgresQueue

        return PostgresQueue(url=url, name="ravenhill-bots", min_size=1, max_size=8)
    return Queue.from_url(url, name="ravenhill-bots")


async def think(context: Context, *, job: list[Any]) -> tuple[int, Memory]:
    """One choice of a bot, in a worker of the queue."""
    thinking = asyncio.get_running_loop().run_in_executor(None, choose, *job)
    while True:
        done, _ = await asyncio.wait([thinking], timeout=HEARTBEAT / 3)
        if done:
            return thinking.result()
        await context["job"].update()            # still at it


async def think_elsewhere(queue: Queue, match: str, n: int, job: Job) -> tuple[int, Memory]:
    """Let a worker of the queue choose. A job whose worker was killed is swept and tried again by the queue."""
    result = await queue.apply(
        "think", timeout=PATIENCE, poll_interval=LOOK, key=f"{match}-{n}-{job[2]}", retries=TRIES, retry_delay=0.2,
        heartbeat=HEARTBEAT, ttl=PATIENCE, job=list(job))
    if not isinstance(result, list):
        raise RavenhillError("the queue of the bots gave no answer")
    place, memory = result
    return place, memory


def worker_settings(settings: Settings) -> SettingsDict[Any]:
    """What `ravenhill think` runs."""
    timers = {"schedule": 1, "worker_info": 10, "sweep": 2, "abort": 1}
    return cast(SettingsDict[Any], {
        "queue": open_queue(settings.queue), "functions": [think], "concurrency": 2, "timers": timers})

"""A stranger with fifty sockets and every endpoint does not make another player wait."""
from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.house import KEY
from tests.server.people import Over, pair, run
from tests.server.running import Server

SECONDS = 60
PACE = 0.15                          # seconds between two answers: fast, and not so many matches that they have a price
BOUND = 0.25


async def answers(server: Server, seconds: float) -> list[float]:
    """How long each answer took, in seconds; a refusal is an error. One match after the other."""
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        async with pair(server.address) as two:
            with contextlib.suppress(Over):
                while time.monotonic() < end and not any(table.over for table in two.tables):
                    table = await two.asked()
                    began = time.monotonic()
                    await table.answer(0)
                    took.append(time.monotonic() - began)
                    await asyncio.sleep(PACE)
    return took


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


@pytest.mark.slow
@pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="it measures, and so runs alone: make soak")
def test_a_stranger_with_fifty_sockets_and_every_endpoint_slows_nobody(tmp_path: Path) -> None:
    server = Server({"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LOG": "warning",
                     "RAVENHILL_WARM": "1"}).start()
    for slow_at_first in ("/api/games", "/api/schema/openapi.json"):
        httpx.get(server.address + slow_at_first, trust_env=False, timeout=60).raise_for_status()

    async def play() -> tuple[list[float], list[float], dict[str, int]]:
        async with pair(server.address) as watched:
            quiet = await answers(server, SECONDS / 2)
            stranger = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.server.stranger", server.address, watched.id, str(SECONDS),
                stdout=asyncio.subprocess.PIPE)
            await asyncio.sleep(2)                       # until he has started
            loud = await answers(server, SECONDS - 2)
            told, _ = await stranger.communicate()
            return quiet, loud, json.loads(told)

    try:
        quiet, loud, told = run(play, SECONDS * 3 + 60)
    finally:
        server.stop()
    ratio = p99(loud) / p99(quiet)
    print(f"quiet: {len(quiet)} answers, p99 {p99(quiet) * 1000:.0f} ms; beside the stranger: {len(loud)}, "
          f"p99 {p99(loud) * 1000:.0f} ms; ratio {ratio:.1f}; he was told {told}")
    assert told.get("500", 0) == 0 and told["socket slow"] > 0 and sum(told.values()) > 100
    assert len(loud) > 20
    assert p99(loud) < BOUND

"""A real server in a process of its own, which can be killed."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.services import die_with_me, free_port

T = TypeVar("T")
PATIENCE = 120           # seconds until a server on a busy machine should have started


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run` in a thread of its own: after a test with a browser, Playwright's loop still has this one."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(asyncio.run, work).result()


class Server:
    """One worker at one port."""

    def __init__(self, env: dict[str, str], port: int | None = None) -> None:
        self.env = env
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *, wait: bool = True) -> Server:
        with open(Path(self.env["RAVENHILL_DATA"]) / f"server-{self.port}.log", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ravenhill", "serve", "--port", str(self.port)],
                env={**os.environ, "RAVENHILL_LOG": "info", "RAVENHILL_WARM": "0", **self.env}, stdout=log, stderr=log,
                preexec_fn=partial(die_with_me, signal.SIGKILL))
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        assert self.process is not None
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}: {self.log()[-2000:]}"
            try:
                if httpx.get(f"{self.address}/ready", trust_env=False, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.log()[-2000:]}")

    def log(self) -> str:
        return (Path(self.env["RAVENHILL_DATA"]) / f"server-{self.port}.log").read_text()

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

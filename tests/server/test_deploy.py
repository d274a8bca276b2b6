"""The examples of deploy/: they are read by what reads them, and two workers behind a proxy play a match."""
from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import httpx
import pytest

from ravenhill.client import Client
from ravenhill.server import settings as of_settings
from ravenhill.server.http.guard import Guard
from ravenhill.server.settings import read_settings
from ravenhill.wire import NewMatch, SeatWanted
from tests.server.house import KEY, verified
from tests.server.people import pair, run
from tests.server.running import Server
from tests.server.services import Postgres, die_with_me, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_unit_starts_what_there_is_and_is_understood_by_systemd(tmp_path: Path) -> None:
    text = (DEPLOY / "ravenhill.service").read_text()
    start = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    program, *words = shlex.split(start.removeprefix("ExecStart="))
    assert Path(program).name == "ravenhill" and words == ["serve", "--port", "8000"]
    known = Path(of_settings.__file__).read_text()
    for name in [word.split("=")[0] for line in text.splitlines() if line.startswith("Environment=")
                 for word in line.removeprefix("Environment=").split()]:
        assert f'"{name}"' in known, f"{name} is no setting"
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "ravenhill.service"
        unit.write_text(text.replace(start, "ExecStart=/bin/true"))
        done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
        assert "ravenhill.service" not in done.stderr, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_the_example_for_caddy_is_valid() -> None:
    done = subprocess.run(["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "Valid configuration" in done.stdout + done.stderr


def test_a_proxy_is_believed_and_nobody_else(tmp_path: Path) -> None:
    settings = read_settings({"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_PROXIES": "127.0.0.1,172.16.0.0/12"})

    async def nothing(*_: object) -> None: ...

    guard = Guard(nothing, nothing, settings)
    for client, believed in (("127.0.0.1", True), ("172.18.0.1", True), ("10.0.0.1", False), ("unknown", False)):
        scope = {"client": (client, 1), "headers": [(b"x-forwarded-for", b"6.6.6.6, 203.0.113.9")]}
        assert guard.address(scope) == ("203.0.113.9" if believed else client)


@contextmanager
def running(command: list[str], env: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, env={**os.environ, **env}, stdout=out, stderr=out,
                                   preexec_fn=partial(die_with_me, signal.SIGKILL))
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_until_ready(address: str, path: str, log: Path) -> None:
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        try:
            if httpx.get(address + path, trust_env=False, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError(log.read_text()[-2000:])


def test_two_workers_on_postgresql_and_redis_behind_the_proxy(
    cluster: Postgres, redis_url: str, tmp_path: Path,
) -> None:
    """As deploy/ does it: `serve --workers 2`, `think`, and Caddy in front if it is installed."""
    port, front = free_port(), free_port()
    env = {
        "RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "DATABASE_URL": cluster.database(),
        "RAVENHILL_CHANNELS": redis_url, "RAVENHILL_QUEUE": redis_url, "RAVENHILL_PROXIES": "127.0.0.1",
        "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path),
    }
    serve = [sys.executable, "-m", "ravenhill", "serve", "--port", str(port), "--workers", "2"]
    address = f"http://127.0.0.1:{port}"

    async def play() -> None:
        async with pair(address) as two:
            assert await two.play() > 20
            assert verified(await two.ann.record(two.id)).sound
        async with Client(address) as ann:
            made = await ann.make(NewMatch("ford", seats=[SeatWanted(), SeatWanted("bot", "random")]))
            await ann.join(made.match.id, made.links["west"])
            async with ann.sit_at(made.match.id) as table:
                for _ in range(6):
                    await table.wait()
                    await table.answer(0)
            if caddy:
                assert (await ann.http.get("/ready")).status_code == 404, "the proxy does not show it"
            assert (await ann.http.get("/api/games")).headers["x-content-type-options"] == "nosniff"

    caddy = shutil.which("caddy")
    with running(serve, env, tmp_path / "serve.log"), running(
        [sys.executable, "-m", "ravenhill", "think"], env, tmp_path / "think.log",
    ):
        wait_until_ready(address, "/ready", tmp_path / "serve.log")
        if caddy is None:
            run(play, 120)
            return
        text = (DEPLOY / "Caddyfile").read_text()
        example = tmp_path / "Caddyfile"
        example.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text.replace(
            "play.example.org", f"http://127.0.0.1:{front}").replace("127.0.0.1:8000", f"127.0.0.1:{port}"))
        address = f"http://127.0.0.1:{front}"
        with running([caddy, "run", "--adapter", "caddyfile", "--config", str(example)], env, tmp_path / "caddy.log"):
            wait_until_ready(address, "/health", tmp_path / "caddy.log")
            run(play, 120)


class Collector(BaseHTTPRequestHandler):
    """Where traces go."""
    got: list[bytes] = []

    def do_POST(self) -> None:
        Collector.got.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.mark.skipif(find_spec("opentelemetry") is None, reason="ravenhill[tracing] is not installed")
def test_requests_are_traced_without_what_is_in_them(tmp_path: Path) -> None:
    box = HTTPServer(("127.0.0.1", 0), Collector)
    Thread(target=box.serve_forever, daemon=True).start()
    server = Server({
        "RAVENHILL_DATA": str(tmp_path), "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{box.server_port}",
        "OTEL_BSP_SCHEDULE_DELAY": "200", "OTEL_EXPORTER_OTLP_COMPRESSION": "none"}).start()

    async def play() -> str:
        async with pair(server.address) as two:
            await two.play(3)
            while not any(b"/api/matches" in data for data in Collector.got):
                await asyncio.sleep(0.1)
            return str(next(iter(two.ann.http.cookies.values())))

    try:
        cookie = run(play).encode()
        data = b"".join(Collector.got)
        assert b"/api/matches" in data and b"ravenhill" in data and cookie not in data
    finally:
        server.stop()
        box.shutdown()
        box.server_close()

"""PostgreSQL and Redis of our own: made in a temporary folder, on free ports, stopped at the end."""
from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import psycopg

PATIENCE = 120           # seconds until what was started on a busy machine should be there


def die_with_me(how: int) -> None:
    """In a new process: be sent this signal when the test that started it is gone, however it went."""
    ctypes.CDLL(None).prctl(1, int(how), 0, 0, 0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_bin() -> Path | None:
    """Where Debian puts initdb and postgres, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).parent if on_path else None


def as_somebody() -> tuple[list[str], pwd.struct_passwd]:
    """PostgreSQL refuses to run as root: then we run it as its own user, or as nobody."""
    me = pwd.getpwuid(os.getuid())
    if me.pw_uid != 0:
        return [], me
    names = {user.pw_name for user in pwd.getpwall()}
    other = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return ["setpriv", f"--reuid={other.pw_uid}", f"--regid={other.pw_gid}", "--clear-groups"], other


class Postgres:
    """A cluster that is ours."""

    def __init__(self, folder: Path, port: int, pid: int) -> None:
        self.folder = folder
        self.port = port
        self.pid = pid
        self.made = 0
        self.template = ""

    def url(self, name: str) -> str:
        return f"postgresql://ravenhill@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """A new database: a copy of the template, once there is one."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            like = f' TEMPLATE "{self.template}"' if self.template else ""
            connection.execute(f'CREATE DATABASE "{name}"{like}'.encode())
        return self.url(name)

    def pause(self) -> None:
        """It stops without a word, in the middle of whatever it does: connections stay open."""
        os.kill(self.pid, signal.SIGSTOP)
        self.tell_all(signal.SIGSTOP)

    def go_on(self) -> None:
        self.tell_all(signal.SIGCONT)
        os.kill(self.pid, signal.SIGCONT)

    def tell_all(self, word: signal.Signals) -> None:
        for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), word)

    def cut(self, url: str) -> int:
        """Cut every connection to a database."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            found = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s",
                (url.rsplit("/", 1)[1],)).fetchone()
            return found[0] if found else 0


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A cluster; without `durable` it does not wait for the disk, which only a power cut would show."""
    programs = postgres_bin()
    assert programs is not None, "PostgreSQL is not installed: apt-get install postgresql"
    before, user = as_somebody()
    folder = Path(tempfile.mkdtemp(prefix="ravenhill-postgres-"))
    os.chown(folder, user.pw_uid, user.pw_gid)
    data, port = folder / "data", free_port()
    try:
        subprocess.run(
            [*before, str(programs / "initdb"), "-D", str(data), "-U", "ravenhill", "-A", "trust", "-E", "UTF8",
             "--no-sync", "--locale=C"], check=True, capture_output=True, cwd="/")
        server = subprocess.Popen(
            [*before, str(programs / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder),
             "-h", "127.0.0.1", "-c", f"fsync={'on' if durable else 'off'}", "-c", "max_connections=200"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
            preexec_fn=partial(die_with_me, signal.SIGINT))
        try:
            cluster = Postgres(folder, port, server.pid)
            wait_until_open(cluster)
            yield cluster
        finally:
            server.send_signal(signal.SIGCONT)
            server.send_signal(signal.SIGQUIT)     # at once: nobody reads it again
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_open(cluster: Postgres) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            psycopg.connect(cluster.url("postgres"), connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def redis() -> Iterator[str]:
    program = shutil.which("redis-server")
    assert program is not None, "Redis is not installed: apt-get install redis-server"
    folder, port = tempfile.mkdtemp(prefix="ravenhill-redis-"), free_port()
    server = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=partial(die_with_me, signal.SIGTERM))
    try:
        limit = time.monotonic() + PATIENCE
        while not is_open(port):
            assert time.monotonic() < limit, "Redis did not start"
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(folder, ignore_errors=True)

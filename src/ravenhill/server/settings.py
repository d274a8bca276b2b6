"""What may be set, all of it by environment variables, and none of it needed."""
from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from ravenhill.core.errors import RavenhillError

SERVING: Final = "RAVENHILL_SERVING"      # set by whoever started this process to serve and for nothing else


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where everything lies, and how much of it is allowed."""
    data: Path                              # RAVENHILL_DATA: the folder of the SQLite file and of the key
    database: str                           # DATABASE_URL, in SQLAlchemy's words
    key: bytes                              # RAVENHILL_KEY: seals dice at rest, signs cookies
    channels: str = ""                      # RAVENHILL_CHANNELS: redis://… or postgresql://…; empty: this process only
    queue: str = ""                         # RAVENHILL_QUEUE: bots think in SAQ workers there; empty: a process pool
    bot_processes: int = 1                  # RAVENHILL_BOT_PROCESSES
    origin: str = ""                        # RAVENHILL_ORIGIN: the address people use, if it is not the Host header's
    proxies: tuple[str, ...] = ()           # RAVENHILL_PROXIES: addresses or networks whose X-Forwarded-For is believed
    secure: bool = False                    # RAVENHILL_SECURE=1: cookies by https only
    smtp: str = ""                          # RAVENHILL_SMTP: smtp://user:password@host:port?from=address
    push: str = ""                          # RAVENHILL_PUSH: mailto:address, whom push services ask; empty: no web push
    metrics: str = ""                       # RAVENHILL_METRICS: host:port where Prometheus may ask; empty: nowhere
    warm: bool = True                       # RAVENHILL_WARM=0: games are loaded when they are first asked for
    limits: bool = True                     # RAVENHILL_LIMITS=0: no rate limits (load tests)
    sweep: float = 1.0                      # seconds between looks for flags that fell and bots that sleep
    catch_up: float = 5.0                   # seconds between looks for answers whose nudge was lost
    patience: float = 20.0                  # RAVENHILL_PATIENCE: seconds until a database that is silent is an error
    delay: float = 0.0                      # RAVENHILL_BOT_DELAY: seconds a bot waits before it answers
    keep_guests: int = 90                   # RAVENHILL_KEEP_GUESTS: days since a guest was here; 0: for ever
    keep_open: int = 30                     # RAVENHILL_KEEP_OPEN: days of a match that has not begun
    keep_idle: int = 180                    # RAVENHILL_KEEP_IDLE: days since a move in a match with one person
    keep_sessions: int = 30                 # RAVENHILL_KEEP_SESSIONS: days since a session ended
    test_hooks: bool = False                # never set outside tests

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def read_settings(env: Mapping[str, str] | None = None) -> Settings:
    """From the environment; the data folder and its key are made if they are not there."""
    env = os.environ if env is None else env
    data = data_folder(env)
    return Settings(
        data=data, database=database_url(env.get("DATABASE_URL", ""), data),
        key=read_key(env.get("RAVENHILL_KEY", ""), data),
        channels=env.get("RAVENHILL_CHANNELS", ""), queue=env.get("RAVENHILL_QUEUE", ""),
        bot_processes=int(number(env, "RAVENHILL_BOT_PROCESSES", 1)),
        origin=env.get("RAVENHILL_ORIGIN", "").rstrip("/"),
        proxies=tuple(filter(None, env.get("RAVENHILL_PROXIES", "").split(","))),
        secure=env.get("RAVENHILL_SECURE", "") == "1", smtp=env.get("RAVENHILL_SMTP", ""),
        push=env.get("RAVENHILL_PUSH", ""), metrics=env.get("RAVENHILL_METRICS", ""),
        warm=env.get("RAVENHILL_WARM", "1") != "0",
        limits=env.get("RAVENHILL_LIMITS", "1") != "0", delay=number(env, "RAVENHILL_BOT_DELAY", 0),
        sweep=number(env, "RAVENHILL_SWEEP", 1), catch_up=number(env, "RAVENHILL_CATCH_UP", 5),
        patience=max(1.0, number(env, "RAVENHILL_PATIENCE", 20)),
        keep_guests=int(number(env, "RAVENHILL_KEEP_GUESTS", 90)),
        keep_open=int(number(env, "RAVENHILL_KEEP_OPEN", 30)),
        keep_idle=int(number(env, "RAVENHILL_KEEP_IDLE", 180)),
        keep_sessions=int(number(env, "RAVENHILL_KEEP_SESSIONS", 30)),
    )


def number(env: Mapping[str, str], name: str, usual: float) -> float:
    """What a variable says, or what is usual; a word that is no number is told to whoever wrote it."""
    try:
        found = float(env.get(name) or usual)
    except ValueError:
        found = -1
    if not 0 <= found < 1e9:
        raise RavenhillError(f"{name} should be a number, 0 or more, such as {usual:g}")
    return found


def data_folder(env: Mapping[str, str]) -> Path:
    home = Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(env.get("RAVENHILL_DATA") or home / "ravenhill")


def key_here() -> bytes | None:
    """The key of the server whose data lie here, if there is one; nothing is made."""
    text = os.environ.get("RAVENHILL_KEY", "")
    data = data_folder(os.environ)
    return read_key(text, data) if text or (data / "key").is_file() else None


def database_url(url: str, data: Path) -> str:
    """As SQLAlchemy wants it, with the drivers we use."""
    if not url:
        make_private(data)
        keep_private(data / "ravenhill.db")
        return f"sqlite:///{data / 'ravenhill.db'}"
    scheme, _, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    drivers = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite"}
    if kind not in drivers or not rest:
        raise RavenhillError("DATABASE_URL should begin with postgresql:// or sqlite:///")
    if kind == "sqlite" and (file := rest.removeprefix("/").partition("?")[0]) not in ("", ":memory:"):
        keep_private(Path(file))
    return f"{drivers[kind]}://{rest}"


def for_the_owner(path: str | Path, flags: int) -> int:
    """An opener for files that hold what people wrote and how they sign in: nobody else on the machine reads them."""
    return os.open(path, flags, 0o600)


def make_private(folder: Path) -> None:
    """The data folder, if it is not there yet; one that a host has made keeps what the host said."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def keep_private(database: Path) -> None:
    """SQLite gives its journals the rights of its file, so the file is made first, for its owner alone."""
    if not database.parent.is_dir(): return             # opening it will say so
    with open(database, "ab", opener=for_the_owner): pass
    if database.stat().st_mode & 0o077 and database.stat().st_uid == os.getuid():
        for file in (database, *database.parent.glob(f"{database.name}-*")):
            file.chmod(0o600)                            # made by an older version, under another umask


def read_key(text: str, data: Path) -> bytes:
    """The server's key: given as 64 hexadecimal digits, or made once and kept in the data folder."""
    if not text:
        file = data / "key"
        make_private(data)
        try:
            with open(file, "x", opener=for_the_owner) as new:
                new.write(secrets.token_hex(32))
        except FileExistsError:
            pass
        text = file.read_text().strip()
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise RavenhillError("RAVENHILL_KEY should be 64 hexadecimal digits, such as `openssl rand -hex 32` prints")
    return key

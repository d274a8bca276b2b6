"""What the server's tests share: both databases, and a house without walls in which matches are played directly."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance
from tests.server import services
from tests.server.house import KEY
from tests.server.running import Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[services.Postgres]:
    with services.postgres() as found:
        url = found.database()
        where = {"DATABASE_URL": url, "RAVENHILL_KEY": KEY, "RAVENHILL_DATA": "/nonexistent"}
        maintenance.upgrade(read_settings(where))
        found.template = url.rsplit("/", 1)[1]
        yield found


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A new database, of each kind, with the schema in it."""
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0", "RAVENHILL_SWEEP": "0.1"}
    if request.param == "postgresql":
        env["DATABASE_URL"] = request.getfixturevalue("cluster").database()
    made = read_settings(env)
    maintenance.upgrade(made)
    return made


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def env(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a server with a new database, of each kind."""
    made = {
        "RAVENHILL_DATA": str(tmp_path_factory.mktemp("data")), "RAVENHILL_KEY": KEY, "RAVENHILL_LIMITS": "0",
        "RAVENHILL_SWEEP": "0.1", "RAVENHILL_CATCH_UP": "1", "RAVENHILL_METRICS": f"127.0.0.1:{services.free_port()}",
    }
    if request.param == "postgresql":
        made["DATABASE_URL"] = request.getfixturevalue("cluster").database()
    return made


@pytest.fixture(scope="session")
def server(env: dict[str, str]) -> Iterator[Server]:
    """A server that all tests of the wire share."""
    running = Server(env)
    try:
        yield running.start()
        assert '"level": "error"' not in running.log(), running.log()[-3000:]
    finally:
        running.stop()

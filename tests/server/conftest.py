"""What the server's tests share: both databases, and a house without walls in which matches are played directly."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ravenhill.server import keeping
from ravenhill.server.settings import Settings, read_settings
from tests.server import services

KEY = "5e" * 32


@pytest.fixture(scope="session")
def cluster() -> Iterator[services.Postgres]:
    with services.postgres() as found:
        url = found.database()
        keeping.upgrade(read_settings({"DATABASE_URL": url, "RAVENHILL_KEY": KEY, "RAVENHILL_DATA": "/nonexistent"}))
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
    keeping.upgrade(made)
    return made

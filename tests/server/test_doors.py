"""Small doors that stood open: each was walked through from outside once."""
from __future__ import annotations

import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from ravenhill.server.ops.logs import prepare_logs
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from tests.server.house import run


def test_an_error_of_the_database_is_logged_without_what_it_was_given(
    settings: Settings, capsys: pytest.CaptureFixture[str],
) -> None:
    """A second user with one login: PostgreSQL quotes the value in its message, SQLAlchemy in the statement."""
    async def twice(tables: Tables) -> None:
        user = {"id": "a", "name": "Ann", "login": "ann@example.org", "password": "p", "notify": "{}", "created": 1}
        await tables.db.run(sa.insert(schema.users).values(user))
        try:
            await tables.db.run(sa.insert(schema.users).values({**user, "id": "b"}))
        except DBAPIError:
            structlog.get_logger("test").bind().exception("it failed")
        else:
            raise AssertionError("two users have one login")

    structlog.reset_defaults()
    prepare_logs()
    run(settings, twice)
    said = capsys.readouterr().err
    assert "IntegrityError" in said and "run" in said
    assert "example.org" not in said and "Ann" not in said

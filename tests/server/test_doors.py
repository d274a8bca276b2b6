"""Small doors that stood open: each was walked through from outside once."""
from __future__ import annotations

import httpx
import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from ravenhill.server.ops.logs import prepare_logs
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from tests.server.house import run
from tests.server.running import Server


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


def test_null_is_no_origin_of_ours_and_text_is_no_json(server: Server) -> None:
    """A sandboxed frame says `Origin: null`; a form of another site can send text/plain without asking."""
    body = b'{"name": "Eve"}'
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        json = {"content-type": "application/json"}
        assert web.post("/api/me", content=body, headers={**json, "origin": "null"}).status_code == 403
        assert web.post("/api/me", content=body, headers={**json, "origin": "https://evil.example"}).status_code == 403
        assert web.post("/api/me", content=body, headers={"content-type": "text/plain"}).status_code == 415
        assert web.post("/api/me", content=body, headers={**json, "origin": server.address}).status_code == 200


def test_metrics_have_a_door_of_their_own(server: Server) -> None:
    with httpx.Client(trust_env=False) as web:
        assert "ravenhill_requests" not in web.get(f"{server.address}/metrics").text
        assert "ravenhill_requests_total" in web.get(f"http://{server.env['RAVENHILL_METRICS']}/metrics").text


@pytest.mark.parametrize("path", [
    "/%00", "/api/matches/%00", "/api/matches?text=%00", "/" + "x" * 5000, "/api/rules/%01",
    "/api/matches/" + "é" * 300, "/api/account/sessions?session=%00",
])
def test_an_address_that_is_none_is_refused_and_no_error(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        web.post("/api/me", json={"name": "Eve"})
        assert web.get(path).status_code in (400, 404)
        assert web.delete(path).status_code in (400, 404, 405)


@pytest.mark.parametrize("body", [
    b"[" * 20_000, b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"game": "f\\u0000", "name": "\\u0000", "login": "\\u0000", "password": "12345678"}',
    b'{"game": "ford", "options": {"x": ' + b"[" * 5000 + b"]" * 5000 + b"}}",
])
def test_a_body_as_deep_as_a_well_is_refused_and_no_error(server: Server, body: bytes) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        for path in ("/api/me", "/api/matches", "/api/account"):
            assert web.post(path, content=body, headers={"content-type": "application/json"}).status_code in (400, 409)

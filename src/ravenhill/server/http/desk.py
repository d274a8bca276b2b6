"""Who asks, and what every page needs to know of it."""
from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ravenhill.server.http.accounts import COOKIE, YEAR, Accounts, Person
from ravenhill.server.http.guard import Limiter
from ravenhill.server.play import sockets
from ravenhill.server.play.tables import Refusal, Tables
from ravenhill.wire import Fault as FaultShown

HttpRequest = Request[Any, Any, Any]
FAULTS = {status: ResponseSpec(FaultShown, description=text) for status, text in {
    400: "not a sound request", 403: "not yours", 404: "not there", 409: "not now", 413: "too long",
    429: "too often", 503: "the database does not answer",
}.items()}
MatchId = Annotated[str, Parameter(max_length=16)]


class Desk:
    """What the pages need, kept by the application."""

    def __init__(self, tables: Tables, accounts: Accounts) -> None:
        self.tables = tables
        self.accounts = accounts
        self.limiter = Limiter(20, 80) if tables.settings.limits else None

    async def person(self, request: HttpRequest) -> Person | None:
        return await self.accounts.person(request.cookies.get(COOKIE))

    async def known(self, request: HttpRequest) -> Person:
        person = await self.person(request)
        if person is None:
            raise Refusal("guest", "nobody knows you here yet: make or join a match first")
        return person

    async def welcome(self, request: HttpRequest, name: str = "") -> tuple[Person, list[Cookie]]:
        """Whoever this is, or a new guest with a cookie."""
        person = await self.person(request)
        if person is not None:
            return person, []
        person, value = await self.accounts.guest(" ".join(name.split()), request.headers.get("user-agent", ""))
        return person, [self.cookie(value)]

    def cookie(self, value: str) -> Cookie:
        return Cookie(COOKIE, value=value, path="/", max_age=YEAR if value else 0, httponly=True, samesite="lax",
                      secure=self.tables.settings.secure)


def desk(request: HttpRequest) -> Desk:
    found: Desk = request.app.state["desk"]
    return found


def clean_id(id: str) -> str:
    if not id.isascii() or not id.isalnum():
        raise Refusal("match", "there is no such match")
    return id


async def must_see(at: Desk, id: str, person: Person | None) -> None:
    """A match that is not watched is nobody's business but the players'."""
    opened = await at.tables.open(id)
    sockets.place_of(opened, None if person is None else person.id, "")

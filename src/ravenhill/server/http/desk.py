"""Who asks, and what every page needs to know of it."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, TypeVar, TypeVarTuple

from litestar import Request
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ravenhill.locale import LANGUAGES
from ravenhill.server.http.accounts import COOKIE, YEAR, Accounts, Person
from ravenhill.server.http.limits import Tolls
from ravenhill.server.play import matches, sockets
from ravenhill.server.play.analyses import Analyses
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.trials import Trials
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage.networks import network
from ravenhill.server.workers.processes import Processes
from ravenhill.wire import Fault as FaultShown
from ravenhill.wire import SeatWanted

HttpRequest = Request[Any, Any, Any]
FAULTS = {status: ResponseSpec(FaultShown, description=text) for status, text in {
    400: "not a sound request", 403: "not yours", 404: "not there", 409: "not now", 413: "too long",
    429: "too often", 503: "the database does not answer",
}.items()}
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
BOTS_OF_PERSON: Final = 60           # matches against bots that one person has under way
BOTS_OF_ADDRESS: Final = 120         # and one address, of those that are open here
MOST_KNOWN: Final = 400              # steps of replays that are kept
SECONDS: Final = 10                  # of a processor, for one step of a replay or one verification
MatchId = Annotated[str, Parameter(max_length=16)]


class Desk:
    """What the pages need, kept by the application."""

    def __init__(self, tables: Tables, accounts: Accounts) -> None:
        self.tables = tables
        self.accounts = accounts
        self.tolls = Tolls() if tables.settings.limits else None
        self.kept: dict[tuple[Any, ...], Any] = {}
        self.warming: asyncio.Future[None] | None = None             # set while what takes long at first is made ready
        self.study = Processes(1, seconds=SECONDS, crowd=200)        # replays and verification
        self.analyses = Analyses()
        self.trials = Trials()

    async def studied(
        self, who: tuple[str, str], key: tuple[Any, ...], work: Callable[[*Ts], T], *given: *Ts,
    ) -> T:
        """Something that never changes, such as a match that is over: computed elsewhere, and kept for a while."""
        key = (work.__name__, *key)
        if key not in self.kept:
            self.kept[key] = await self.study.run(who, work, *given)
            while len(self.kept) > MOST_KNOWN:
                del self.kept[next(iter(self.kept))]
        found: T = self.kept[key]
        return found

    def stop(self) -> None:
        self.study.stop()
        self.analyses.stop()
        self.trials.stop()

    async def person(self, request: HttpRequest) -> Person | None:
        return await self.accounts.person(request.cookies.get(COOKIE), address_of(request))

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
        person, value = await self.accounts.guest(
            plain(name), request.headers.get("user-agent", ""), address_of(request), spoken(request))
        return person, [self.cookie(value)]

    def cookie(self, value: str) -> Cookie:
        return Cookie(COOKIE, value=value, path="/", max_age=YEAR if value else 0, httponly=True, samesite="lax",
                      secure=self.tables.settings.secure)


async def bots_are_free(at: Desk, request: HttpRequest, person: Person, seats: Sequence[SeatWanted]) -> None:
    """Whoever has begun many matches against bots finishes some before the next one."""
    if not at.tables.settings.limits or all(seat.kind != "bot" for seat in seats):
        return
    address, _ = asker(request, person)
    here = sum(opened.asker[0] == address and not opened.room.over for opened in list(at.tables.opened.values()))
    if here >= BOTS_OF_ADDRESS or await matches.against_bots(at.tables.db, person.id) >= BOTS_OF_PERSON:
        raise Refusal("many", "you play many matches against bots; finish, resign or cancel some first")


def desk(request: HttpRequest) -> Desk:
    found: Desk = request.app.state["desk"]
    return found


def address_of(request: HttpRequest) -> str:
    return request.client.host if request.client else ""


def spoken(request: HttpRequest) -> str:
    """The language of the page that asks, or of the browser; empty if it does not say."""
    said = request.headers.get("accept-language", "")[:200]
    wishes = [wish.partition(";")[0].strip().partition("-")[0].lower() for wish in said.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "")


def asker(request: HttpRequest, person: Person | None) -> tuple[str, str]:
    """Who waits for something, for fair turns: an address, and a person there."""
    return network(address_of(request)), "" if person is None else person.id


def plain(name: str) -> str:
    """A name without anything that a terminal or a database would take for something else."""
    return " ".join("".join(letter for letter in name if letter.isprintable() or letter.isspace()).split())


def clean_id(id: str) -> str:
    if not id.isascii() or not id.isalnum():
        raise Refusal("match", "there is no such match")
    return id


async def must_see(at: Desk, id: str, person: Person | None) -> None:
    """A match that is not watched is nobody's business but the players'."""
    opened = await at.tables.open(id)
    await at.tables.must_be_seen(opened, sockets.place_of(opened, None if person is None else person.id, ""))

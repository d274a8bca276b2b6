"""The HTTP interface, documented by OpenAPI at /api/schema/openapi.json."""
from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Any, Final
from urllib.parse import parse_qs

from litestar import Response, Router, delete, get, post
from litestar.params import Parameter
from litestar.types import Receive, Send

import ravenhill
from ravenhill import bots
from ravenhill.bots.measured import measured
from ravenhill.core.errors import BadRecord
from ravenhill.core.game import Game
from ravenhill.games import load, names
from ravenhill.server.http.accounts import COOKIE
from ravenhill.server.http.cards import CARDS
from ravenhill.server.http.decks import DECKS
from ravenhill.server.http.desk import (
    FAULTS,
    HttpRequest,
    MatchId,
    address_of,
    asker,
    bots_are_free,
    clean_id,
    desk,
    must_see,
    plain,
    spoken,
)
from ravenhill.server.http.desk import Desk as Desk
from ravenhill.server.http.learning import LEARNING
from ravenhill.server.http.limits import price_of
from ravenhill.server.http.profile import PROFILE
from ravenhill.server.http.puzzling import PUZZLES
from ravenhill.server.letters import push
from ravenhill.server.play import matches, seats, sockets
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.records import Verdict
from ravenhill.server.play.signing import signer
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage.networks import network
from ravenhill.server.storage.rooms import OtherRules
from ravenhill.server.workers.fanout import Nudge
from ravenhill.server.workers.study import verify_file
from ravenhill.wire import (
    About,
    Credentials,
    Fork,
    FromClient,
    FromServer,
    GameShown,
    Hash,
    Join,
    Joined,
    LevelShown,
    MatchMade,
    MatchShown,
    Me,
    NewMatch,
    NewName,
    SeatWanted,
    SessionShown,
    SettingShown,
    ShowNonce,
    Ways,
)

SOCKETS: Final = "/ws/matches/"


@get("/games", responses=FAULTS, summary="Which games can be played here")
async def list_games() -> list[GameShown]:
    return [shown_game(load(name)) for name in names()]


def shown_game(game: Game) -> GameShown:
    settings = [SettingShown(it.name, it.kind, it.default, list(it.values)) for it in game.settings]
    offered = bots.names(game)
    levels = [LevelShown(it.bot, it.over, it.games, it.share(), *it.between())
              for it in measured(game.name).values() if it.bot in offered]
    return GameShown(game.name, game.rules_version, list(game.seats), list(offered), bots.usual(game), settings, levels,
                     bots.judge(game) is not None, bots.characters(game))


@post("/matches", status_code=201, responses=FAULTS, summary="Make a match")
async def make_match(request: HttpRequest, data: NewMatch) -> Response[MatchMade]:
    at = desk(request)
    person, cookies = await at.welcome(request)
    await bots_are_free(at, request, person, data.seats)
    id, links = await matches.make(at.tables, person.id, data)
    return Response(MatchMade(await matches.show(at.tables, id, person.id), links), cookies=cookies)


@get("/matches", responses=FAULTS, summary="Find matches, the newest first")
async def find_matches(
    request: HttpRequest, mine: bool = False, game: Annotated[str, Parameter(max_length=40)] = "",
    status: Annotated[str, Parameter(max_length=10)] = "", text: Annotated[str, Parameter(max_length=40)] = "",
    before: Annotated[int, Parameter(ge=0, le=2**53)] = 0, most: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> list[MatchShown]:
    at = desk(request)
    person = await at.person(request)
    clean = [word.replace("\x00", "") for word in (game, status, text)]
    return await matches.search(
        at.tables, None if person is None else person.id, mine=mine, game=clean[0], status=clean[1], text=clean[2],
        before=before, most=most)


@get("/matches/{id:str}", responses=FAULTS, summary="One match")
async def show_match(request: HttpRequest, id: MatchId) -> MatchShown:
    at = desk(request)
    person = await at.person(request)
    shown = await matches.show(at.tables, clean_id(id), None if person is None else person.id, turn=True)
    if not shown.watch and not shown.yours and shown.status != "open":
        raise Refusal("private", "this match is not watched")
    return shown


@delete("/matches/{id:str}", status_code=204, responses=FAULTS, summary="Cancel a match that has not begun")
async def cancel_match(request: HttpRequest, id: MatchId) -> None:
    at = desk(request)
    await matches.cancel(at.tables, clean_id(id), (await at.known(request)).id)


@post("/matches/{id:str}/join", status_code=200, responses=FAULTS, summary="Take a seat with its link")
async def join_match(request: HttpRequest, id: MatchId, data: Join) -> Response[Joined]:
    at = desk(request)
    person, cookies = await at.welcome(request, data.name)
    name = plain(data.name) or person.name
    seat, key = await seats.join(at.tables, clean_id(id), person.id, name, data)
    opened = await at.tables.open(id)
    shown = await matches.show(at.tables, id, person.id)
    return Response(Joined(shown, opened.room.game.seats[seat], key), cookies=cookies)


@post("/matches/{id:str}/nonce", status_code=200, responses=FAULTS,
      summary="Show what you add to the dice, when every seat has shown its hash")
async def show_nonce(request: HttpRequest, id: MatchId, data: ShowNonce) -> MatchShown:
    at = desk(request)
    person = await at.known(request)
    opened = await at.tables.open(clean_id(id))
    opened.seats = await at.tables.read_seats(id)
    place = sockets.place_of(opened, person.id, data.seat)
    if place == WATCHING:
        raise Refusal("seat", "you have no seat here")
    await seats.show_nonce(at.tables, id, person.id, place, data.nonce)
    return await matches.show(at.tables, id, person.id)


@post("/matches/{id:str}/sit", status_code=200, responses=FAULTS,
      summary="Show the hash of what you add to the dice of a rematch")
async def sit_down(request: HttpRequest, id: MatchId, nonce_hash: Hash, seat: str = "") -> MatchShown:
    at = desk(request)
    person = await at.known(request)
    opened = await at.tables.open(clean_id(id))
    opened.seats = await at.tables.read_seats(id)
    await seats.sit(at.tables, id, person.id, sockets.place_of(opened, person.id, seat), nonce_hash)
    return await matches.show(at.tables, id, person.id)


@post("/matches/{id:str}/link", status_code=200, responses=FAULTS, summary="A new link for a seat; the old one is void")
async def new_link(request: HttpRequest, id: MatchId, seat: str) -> dict[str, str]:
    at = desk(request)
    person = await at.known(request)
    opened = await at.tables.open(clean_id(id))
    if seat not in opened.room.game.seats:
        raise Refusal("seat", "there is no such seat")
    key = await seats.new_link(at.tables, id, person.id, opened.room.game.seats.index(seat))
    return {"seat": seat, "key": key}


@post("/matches/{id:str}/rematch", status_code=200, responses=FAULTS, summary="The same with swapped sides")
async def make_rematch(request: HttpRequest, id: MatchId) -> MatchShown:
    at = desk(request)
    person = await at.known(request)
    opened = await at.tables.open(clean_id(id))
    await bots_are_free(at, request, person, [SeatWanted("bot", it.bot) for it in opened.seats if it.kind == "bot"])
    new = await matches.rematch(at.tables, id, person.id)
    return await matches.show(at.tables, new, person.id)


@post("/matches/{id:str}/fork", status_code=201, responses=FAULTS, summary="Go on from a point of a finished match")
async def make_fork(request: HttpRequest, id: MatchId, data: Fork) -> Response[MatchMade]:
    at = desk(request)
    person, cookies = await at.welcome(request)
    await must_see(at, clean_id(id), person)
    await bots_are_free(at, request, person, data.seats)
    new, links = await matches.fork(at.tables, id, person.id, data)
    return Response(MatchMade(await matches.show(at.tables, new, person.id), links), cookies=cookies)


@get("/matches/{id:str}/record", responses=FAULTS, summary="The record of a finished match (.rvn)",
     media_type="application/x-ndjson")
async def download_record(request: HttpRequest, id: MatchId) -> Response[bytes]:
    at = desk(request)
    person = await at.person(request)
    await must_see(at, clean_id(id), person)
    opened = await at.tables.open(id)
    if not opened.room.over:
        raise Refusal("status", "the record holds what is hidden: it can be had when the match is over")
    data = await matches.sealed_record(at.tables, opened)
    return Response(data, media_type="application/x-ndjson",
                    headers={"content-disposition": f'attachment; filename="{opened.room.game.name}-{id}.rvn"'})


@get("/matches/{id:str}/state", responses=FAULTS, summary="The table as you may see it now")
async def show_state(request: HttpRequest, id: MatchId, seat: str = "") -> FromServer:
    at = desk(request)
    person = await at.person(request)
    opened = await at.tables.open(clean_id(id))
    return sockets.current(opened, sockets.place_of(opened, None if person is None else person.id, seat))


@post("/matches/{id:str}/do", status_code=200, responses=FAULTS, summary="One message of the socket, without a socket")
async def do_something(request: HttpRequest, id: MatchId, data: FromClient, seat: str = "") -> FromServer:
    at = desk(request)
    person = await at.person(request)
    opened = await at.tables.open(clean_id(id))
    place = sockets.place_of(opened, None if person is None else person.id, seat)
    if at.tolls is not None:
        at.tolls.take(f"{id}:{place}", asker(request, person)[0], price_of(data))
    reply = await sockets.do(at.tables, opened, place, data)
    assert reply is not None
    return reply


@post("/verify", status_code=200, responses=FAULTS, summary="Compute all dice of a record again",
      request_max_body_size=2_000_000)
async def verify_record(
    request: HttpRequest, seen: Annotated[str, Parameter(max_length=1000, description="heads you have kept")] = "",
) -> Verdict:
    at = desk(request)
    data = await request.body()
    heads = [head for head in seen.split(",") if head]
    try:
        return await at.study.run(asker(request, await at.person(request)), verify_file, data,
                                  [signer(at.tables.settings.key)], heads)
    except BadRecord as error:
        raise Refusal("record", str(error)) from None


@get("/about", responses=FAULTS, summary="This server, and the key that signs its records")
async def show_about(request: HttpRequest) -> About:
    return About(ravenhill.__version__, signer(desk(request).tables.settings.key))


@get("/me", responses=FAULTS, summary="Who you are here; nobody, until you make or join a match")
async def who_am_i(request: HttpRequest) -> Me:
    at = desk(request)
    person = await at.person(request)
    return Me("", "", None, {}) if person is None else await at.accounts.speaks(person, spoken(request))


@get("/ways", responses=FAULTS, summary="How word is sent to those who are away")
async def list_ways(request: HttpRequest) -> Ways:
    settings = desk(request).tables.settings
    return Ways(bool(settings.smtp), True, push.public_key(settings.key) if settings.push else "")


@post("/me", status_code=200, responses=FAULTS, summary="Your name, and where to send word")
async def rename_me(request: HttpRequest, data: NewName) -> Response[Me]:
    at = desk(request)
    person, cookies = await at.welcome(request, data.name)
    wanted = None if data.notify is None else {str(how): where for how, where in data.notify.items()}
    return Response(await at.accounts.rename(person, data.name, wanted), cookies=cookies)


@post("/account", status_code=201, responses=FAULTS, summary="Keep your games under a name and a password")
async def register(request: HttpRequest, data: Credentials) -> Response[Me]:
    at = desk(request)
    person, cookies = await at.welcome(request, data.login)
    await at.accounts.register(person, data.login, data.password)
    return Response(Me(person.id, person.name, data.login.lower(), person.notify, person.language), cookies=cookies)


@post("/account/login", status_code=200, responses=FAULTS, summary="Come back")
async def log_in(request: HttpRequest, data: Credentials) -> Response[Me]:
    at = desk(request)
    before = await at.person(request)
    person, value = await at.accounts.log_in(
        before, data.login, data.password, request.headers.get("user-agent", ""), address_of(request))
    return Response(person.me(), cookies=[at.cookie(value)])


@get("/account/sessions", responses=FAULTS, summary="Where you are logged in")
async def list_sessions(request: HttpRequest) -> list[SessionShown]:
    at = desk(request)
    return await at.accounts.sessions(await at.known(request))


@delete("/account/sessions", status_code=204, responses=FAULTS, summary="Log out: here, there, or everywhere")
async def end_sessions(request: HttpRequest, session: Annotated[str, Parameter(max_length=64)] = "") -> Response[None]:
    at = desk(request)
    person = await at.known(request)
    ended = await at.accounts.revoke(person, session)
    sockets.hang_up(at.tables, ended)
    at.tables.fanout.tell(Nudge(at.tables.fanout.worker, revoked=ended))
    return Response(None, status_code=204, cookies=[at.cookie("")] if person.session in ended else [])


async def open_socket(at: Desk, scope: Any, receive: Receive, send: Send) -> None:
    """Sit down at a match, as the seat of your cookie or as a spectator; `n`: the change you have seen last.

    Plain ASGI: what a framework keeps for every open socket would be most of what a match costs.
    """
    await receive()                                          # that somebody wants to connect
    address = network(scope["client"][0])
    query = parse_qs(scope["query_string"].decode("latin-1"))
    n, seat = query.get("n", [""])[0], query.get("seat", [""])[0]
    try:
        id = clean_id(scope["path"].removeprefix(SOCKETS))
        person = await at.accounts.person(cookie_of(scope["headers"]))
        opened = await at.tables.open(id)
        user = None if person is None else person.id
        if user is not None and user not in [sitting.user for sitting in opened.seats]:
            opened.seats = await at.tables.read_seats(id)
        place = sockets.place_of(opened, user, seat)
    except Exception as error:
        fault = error.fault if isinstance(error, Refusal) else "rules" if isinstance(error, OtherRules) else "match"
        await sockets.accept(send)
        await sockets.close(send, 4404 if fault == "match" else 4403, fault)
        return
    await sockets.accept(send)
    scope.clear()                            # nobody asks for it again, and a socket stays open for hours
    since = int(n) if n.isascii() and n.isdigit() and len(n) < 10 and int(n) > 0 else None
    guest = sockets.SocketGuest(send, place, "" if person is None else person.session, user)
    if place != WATCHING:
        opened.asker = (address, user or "")
    await sockets.sit_down(at.tables, partial(toll, at, f"{id}:{place}", address), receive, send, opened, guest, since)


def toll(at: Desk, seat: str, address: str, message: FromClient | None) -> None:
    if at.tolls is not None:
        price = 1.0 if message is None else price_of(message) - 1
        at.tolls.take(seat, address, price)


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie, of a request that no framework has read."""
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                called, _, text = pair.strip().partition("=")
                if called == COOKIE:
                    return text.strip('"')
    return None


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"health": "good"}


@get("/ready", include_in_schema=False)
async def ready(request: HttpRequest) -> Response[dict[str, str]]:
    """Whether this worker can serve: it has its games, and its database answers and is being written."""
    at = desk(request)
    fault = "the games are being loaded" if at.warming is not None and not at.warming.done() else ""
    fault = fault or await at.tables.db.fault()
    return Response({"ready": "no", "why": fault} if fault else {"ready": "yes"}, status_code=503 if fault else 200)


API = Router("/api", route_handlers=[
    list_games, make_match, find_matches, show_match, cancel_match, join_match, sit_down, show_nonce, show_about,
    new_link, make_rematch, make_fork, download_record, show_state, do_something, verify_record, who_am_i,
    list_ways, rename_me, register, log_in, list_sessions, end_sessions, *PROFILE, *LEARNING, *PUZZLES, *CARDS, *DECKS,
])
OTHERS = [health, ready]

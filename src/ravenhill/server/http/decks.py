"""Decks over HTTP: judged by their game, read and written as lists, kept for their owner, shared by a link."""
from __future__ import annotations

import asyncio
import secrets
from types import ModuleType
from typing import Annotated, Literal
from unicodedata import category

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from ravenhill.core.errors import RavenhillError
from ravenhill.games.deck_building import deck_room
from ravenhill.locale import best_language
from ravenhill.server.http.desk import FAULTS, HttpRequest, asker, desk
from ravenhill.server.http.learning import GameName, Language, known_game
from ravenhill.server.play.trials import id_of, laboratory
from ravenhill.server.refusals import Refusal
from ravenhill.server.storage.decks import Decks
from ravenhill.wire.decks import (
    DeckChecked,
    DeckEdit,
    DeckFault,
    DeckKept,
    DeckList,
    DeckListed,
    DeckMend,
    DeckRead,
    DeckText,
    DeckToCheck,
    DeckTried,
    DeckWritten,
    LineLost,
)

DeckId = Annotated[str, Parameter(max_length=16)]
Key = Annotated[str, Parameter(max_length=40)]
CardCode = Annotated[str, Parameter(max_length=16)]
Seed = Annotated[int, Parameter(ge=0, le=2**53)]


def room_of(game: str) -> ModuleType:
    room = deck_room(known_game(game).name)
    if room is None: raise Refusal("game", "nobody brings a deck to this game")
    return room


def as_deck(room: ModuleType, cards: DeckList) -> object:
    """The list as its game knows it; a code of no card is refused here, before anything is kept or counted."""
    if any(category(letter).startswith("C") for letter in cards.name): raise Refusal("name", "a name has letters")
    deck = msgspec.convert(msgspec.to_builtins(cards), room.Deck)
    try:
        room.counts(deck)
    except KeyError as error:
        raise Refusal("options", f"there is no card {error.args[0]}") from None
    return deck


def as_list(deck: object) -> DeckList:
    return msgspec.convert(msgspec.to_builtins(deck), DeckList)


def judged(room: ModuleType, asked: DeckToCheck, language: str) -> DeckChecked:
    deck = as_deck(room, asked.cards)
    try:
        found = room.check(deck, language, standard=asked.rules == "standard", length=asked.length,
                           wizard_may_start=asked.wizard_may_start)
    except RavenhillError as error:
        raise Refusal("options", str(error)) from None
    faults = [DeckFault(it.rule, it.card, it.text) for it in found.faults]
    mends = [DeckMend([DeckEdit(it.section, it.card, it.more) for it in mend.edits], mend.rules)
             for mend in found.mends]
    return DeckChecked(not faults and not found.unplayable, faults, mends, found.counts, found.unplayable)


def listed(room: ModuleType, kept: DeckKept) -> DeckListed:
    deck = as_deck(room, kept.cards)
    return DeckListed(kept.id, kept.cards.name, kept.changed, room.counts(deck), len(room.faults(deck)), bool(kept.key),
                      room.wizards(deck), room.sets_of(deck))


@post("/decks/{game:str}/check", status_code=200, responses=FAULTS, sync_to_thread=True,
      summary="Which rules a deck breaks, and how to mend it")
def check_deck(game: GameName, data: DeckToCheck, language: Language = "en") -> DeckChecked:
    return judged(room_of(game), data, best_language(language))


@post("/decks/{game:str}/read", status_code=200, responses=FAULTS, sync_to_thread=True,
      summary="A list of cards as a deck, and what of it was not understood")
def read_deck(game: GameName, data: DeckText) -> DeckRead:
    deck, lost = room_of(game).read(data.text, data.name)
    try:
        return DeckRead(as_list(deck), [LineLost(it.line, it.text[:120]) for it in lost])
    except msgspec.ValidationError as error:
        raise Refusal("long", f"no deck is like that: {error}") from None


@post("/decks/{game:str}/write", status_code=200, responses=FAULTS, sync_to_thread=True,
      summary="A deck as a list that other programs read")
def write_deck(game: GameName, data: DeckList, form: Literal["plain", "gccg"] = "plain") -> DeckWritten:
    room = room_of(game)
    return DeckWritten(room.write(as_deck(room, data), form))


@post("/decks/{game:str}/trial", status_code=200, responses=FAULTS,
      summary="Bots play a deck, or with `out` and `into` it with one card for another against itself as it is: "
              "ask again for what came of it; who asks no more lets it rest")
async def try_deck(
    request: HttpRequest, game: GameName, data: DeckList, out: CardCode = "", into: CardCode = "",
) -> DeckTried:
    at, room, lab = desk(request), room_of(game), laboratory(game)
    if lab is None: raise Refusal("game", "nobody tries decks of this game yet")
    deck, before = as_deck(room, data), None
    if out or into:
        try: deck, before = lab.exchanged(deck, out, into), msgspec.to_builtins(deck)
        except RavenhillError as error: raise Refusal("options", str(error)) from None
    if not (await asyncio.to_thread(judged, room, DeckToCheck(as_list(deck)), "en")).legal:
        raise Refusal("options", "a deck is tried when it breaks no rule and all of its cards can be played")
    cards = msgspec.to_builtins(deck)
    id = id_of(game, cards, before)
    if at.trials.wanted(id):
        at.tables.background(at.trials.go_on(asker(request, await at.person(request)), id, game, cards, before))
    return at.trials.so_far(game, id)


@get("/decks/{game:str}/ready", responses=FAULTS, sync_to_thread=True, summary="The decks that come with a game")
def ready_decks(game: GameName) -> list[DeckKept]:
    return [DeckKept(name, game, 0, as_list(deck), False, needs=sets)
            for name, deck, sets in room_of(game).ready_made()]


@get("/decks/{game:str}/surprise", responses=FAULTS, sync_to_thread=True, summary="A random legal deck")
def surprise_deck(game: GameName, seed: Seed | None = None) -> DeckList:
    return as_list(room_of(game).surprise(secrets.randbits(40) if seed is None else seed))


@get("/decks/{game:str}/shared/{key:str}", responses=FAULTS, summary="A deck that somebody shared by its link")
async def shared_deck(request: HttpRequest, game: GameName, key: Key) -> DeckKept:
    room_of(game)
    person = await desk(request).person(request)
    return await Decks(desk(request).tables.db).shared("" if person is None else person.id, key)


@get("/decks/{game:str}", responses=FAULTS, summary="The decks you keep")
async def list_decks(request: HttpRequest, game: GameName) -> list[DeckListed]:
    room, person = room_of(game), await desk(request).person(request)
    if person is None: return []
    kept = await Decks(desk(request).tables.db).all_of(person.id, game)
    return await asyncio.to_thread(lambda: [listed(room, it) for it in kept])        # a hundred large ones take a while


@post("/decks/{game:str}", status_code=201, responses=FAULTS, summary="Keep a deck; it need not be legal yet")
async def keep_deck(request: HttpRequest, game: GameName, data: DeckList) -> Response[DeckKept]:
    as_deck(room_of(game), data)
    person, cookies = await desk(request).welcome(request)
    return Response(await Decks(desk(request).tables.db).add(person.id, game, data), cookies=cookies)


@get("/decks/{game:str}/{id:str}", responses=FAULTS, summary="A deck of your own")
async def show_deck(request: HttpRequest, game: GameName, id: DeckId) -> DeckKept:
    room_of(game)
    return await Decks(desk(request).tables.db).one((await desk(request).known(request)).id, id)


@put("/decks/{game:str}/{id:str}", responses=FAULTS, summary="Change a deck of your own")
async def change_deck(request: HttpRequest, game: GameName, id: DeckId, data: DeckList) -> DeckKept:
    as_deck(room_of(game), data)
    return await Decks(desk(request).tables.db).change((await desk(request).known(request)).id, id, data)


@post("/decks/{game:str}/{id:str}/share", status_code=200, responses=FAULTS,
      summary="Make a link to a deck of yours, or make it void")
async def share_deck(request: HttpRequest, game: GameName, id: DeckId, on: bool = True) -> DeckKept:
    room_of(game)
    return await Decks(desk(request).tables.db).share((await desk(request).known(request)).id, id, on)


@delete("/decks/{game:str}/{id:str}", status_code=204, responses=FAULTS, summary="Delete a deck of your own")
async def delete_deck(request: HttpRequest, game: GameName, id: DeckId) -> None:
    room_of(game)
    await Decks(desk(request).tables.db).delete((await desk(request).known(request)).id, id)


DECKS = [
    check_deck, read_deck, write_deck, try_deck, ready_decks, surprise_deck, shared_deck, list_decks, keep_deck,
    show_deck, change_deck, share_deck, delete_deck,
]

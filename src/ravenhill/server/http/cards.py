"""The cards of a game for a client that draws them: faces, texts, and what the rules say of one card."""
from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from ravenhill.games.drawn import faces_of, set_of, texts_of
from ravenhill.locale import best_language
from ravenhill.server.http.desk import FAULTS, HttpRequest
from ravenhill.server.http.learning import GameName, Language, known_game, rules_in
from ravenhill.server.http.packed import Packed
from ravenhill.server.refusals import Refusal
from ravenhill.wire.learning import CardNotes, NoteShown

Set = Annotated[str, Parameter(max_length=8)]


@lru_cache(16)
def packed_faces(game: str, set: str) -> Packed:
    return Packed([face for face in faces_of(game) if set in ("", set_of(face.code))])


@lru_cache(64)
def packed_texts(game: str, language: str, set: str) -> Packed:
    return Packed({code: words for code, words in texts_of(game, language).items() if set in ("", set_of(code))})


def known_set(game: str, set: str) -> str:
    if set and not any(set == set_of(face.code) for face in faces_of(game)):
        raise Refusal("match", "there is no such set of cards")
    return set


@get("/cards/{game:str}/faces", responses=FAULTS, sync_to_thread=True,
     summary="What is printed on every card, or on those of one set, as data")
def show_faces(request: HttpRequest, game: GameName, set: Set = "") -> Response[bytes]:
    name = known_game(game).name
    return packed_faces(name, known_set(name, set)).reply(request)


@get("/cards/{game:str}/texts", responses=FAULTS, sync_to_thread=True,
     summary="What every card says, or those of one set, by its code")
def show_texts(request: HttpRequest, game: GameName, language: Language = "en", set: Set = "") -> Response[bytes]:
    name = known_game(game).name
    return packed_texts(name, best_language(language), known_set(name, set)).reply(request)


@get("/cards/{game:str}/{code:str}/notes", responses=FAULTS, sync_to_thread=True,
     summary="The back of a card: whether all of it is carried out, and the rules that name it")
def show_notes(game: GameName, code: GameName, language: Language = "en") -> CardNotes:
    face = next((it for it in faces_of(known_game(game).name) if it.code == code), None)
    if face is None:
        raise Refusal("match", "there is no such card")
    rules = {rule.id: rule for rule in rules_in(game, best_language(language)).rules}
    notes = [NoteShown(id, rules[id].text, rules[id].english) for id in face.rulings if id in rules]
    return CardNotes(code, face.done, notes)


CARDS = [show_faces, show_texts, show_notes]

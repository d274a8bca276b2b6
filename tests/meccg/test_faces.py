"""The faces of cards as data: everything printed is there, and what figures show is not said twice."""
from __future__ import annotations

import gzip

import msgspec
import pytest

from ravenhill.games.drawn import faces_of, texts_of
from ravenhill.games.meccg import library
from ravenhill.games.meccg.faces import Face, faces, texts
from ravenhill.games.meccg.names import ANY_SUCH
from ravenhill.locale import LANGUAGES

BY_CODE = {face.code: face for face in faces()}


def test_every_card_has_a_face() -> None:
    assert [face.code for face in faces()] == [card.id for card in library().facts]


def test_a_face_tells_what_is_printed() -> None:
    aragorn, drake, moria = BY_CODE["tw-120"], BY_CODE["tw-020"], BY_CODE["tw-413"]
    assert (aragorn.race, aragorn.skills, aragorn.mind) == ("dunadan", ["warrior", "scout", "ranger"], 9)
    assert (aragorn.prowess, aragorn.body, aragorn.points, aragorn.homes) == (6, 9, 3, ["tw-378"])
    assert [(key.by, key.type, key.times) for key in drake.keys] == [("land", "wild", 2), ("hold", "ruins", 1)]
    assert (moria.hold, moria.haven, moria.path, moria.draws) == ("shadow", "tw-408", ["wild", "wild"], [2, 3])
    assert [(attack.race, attack.strikes, attack.prowess) for attack in moria.guards] == [("orc", 4, 7)]


def test_other_cards_are_named_by_codes_that_exist() -> None:
    for face in faces():
        named = [*face.homes, *face.at, *face.at_regions, *face.borders, *face.haven_paths, face.region, face.haven]
        named += [place for key in face.keys for place in key.places]
        assert {it for it in named if it} <= {*BY_CODE, *ANY_SUCH.values()}, face.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_everything_once(language: str) -> None:
    said = texts(language)
    assert said.keys() == BY_CODE.keys()
    for code, words in said.items():
        assert words.drawn, code
        assert not set(words.drawn) & set(words.says), code


def test_what_a_figure_cannot_say_is_said() -> None:
    said = texts("en")
    assert any("8 at most" in line for line in said["tw-244"].says)              # Glamdring: prowess has a limit
    assert not any("marshalling" in line for line in said["tw-244"].says)        # its points are a figure


def test_faces_and_texts_are_small() -> None:
    """Facts 25 kB with the names, texts of three sets 48 kB in a language: a card table loads within CLIENT 8."""
    assert len(gzip.compress(msgspec.json.encode(faces()), 9)) < 18_500
    for language in LANGUAGES:
        assert len(gzip.compress(msgspec.json.encode(texts(language)), 9)) < 48_000, language


def test_ways_of_one_card_are_told_apart_in_every_language() -> None:
    """A card with two ways offers each; without their words both answers would be called the same."""
    for language in LANGUAGES:
        for code, words in texts(language).items():
            assert len(set(words.ways.values())) == len(words.ways) != 1, (language, code)
    assert texts("en")["tw-253"].ways == {"0": "untap a Hobbit of yours", "1": "heal a Hobbit of yours"}


def test_a_game_that_draws_no_cards_has_no_faces() -> None:
    assert faces_of("ford") == [] and texts_of("ford", "en") == {}
    assert all(isinstance(face, Face) for face in faces_of("meccg"))


def test_a_rule_that_names_a_card_stands_on_its_back() -> None:
    assert "R-SITE-16" in BY_CODE["tw-166"].rulings                              # Imrahil's worked influence check

"""Every language has every key, every form English has, and every placeable; plurals are whole."""
from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ravenhill.locale import LANGUAGES, Speech, areas, source
from ravenhill.locale.files import GAPS, areas_of
from ravenhill.locale.generate import TARGET, generated

OTHERS = [language for language in LANGUAGES if language != "en"]
EACH_FILE = pytest.mark.parametrize(("language", "area"), [(lang, area) for lang in LANGUAGES for area in areas()])
WHOLE = [(lang, area) for lang in OTHERS for area in areas() if area not in GAPS.get(lang, ())]
EACH_TRANSLATION = pytest.mark.parametrize(("language", "area"), WHOLE)
GIVEN_BESIDES = {"list-and": {"initial", "initials"}, "list-or": {"initial", "initials"}}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one", "other"}, "es": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


class Asked(Visitor):
    """Collects the names of the arguments and the variants of every choice by number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.split("-")[0])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        variants = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if variants & (PLURALS - {"other"}):
            self.choices.append(variants)
        self.generic_visit(node)


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in parse(source(language, area)).body if isinstance(e, ast.Message)}


def asked(message: ast.Message) -> Asked:
    found = Asked()
    found.visit(message)
    return found


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@EACH_FILE
def test_every_file_can_be_read_whole(language: str, area: str) -> None:
    body = parse(source(language, area)).body
    names = [e.id.name for e in body if isinstance(e, ast.Message)]
    assert not [e.content for e in body if isinstance(e, ast.Junk)]
    assert len(names) == len(set(names))


@EACH_TRANSLATION
def test_every_language_has_every_key_in_the_same_order(language: str, area: str) -> None:
    assert list(messages(language, area)) == list(messages("en", area))


@pytest.mark.parametrize(("language", "area"), [(lang, area) for lang in GAPS for area in GAPS[lang]])
def test_an_area_with_gaps_says_what_it_lacks_in_english(language: str, area: str) -> None:
    here, english = messages(language, area), messages("en", area)
    assert set(here) < set(english)
    gap = next(key for key in english if key not in here)
    game = area.split("_")[0]
    assert Speech(language, game, strict=True).line(gap, {}) == Speech("en", game, strict=True).line(gap, {})


@EACH_TRANSLATION
def test_every_language_has_every_form_that_english_has(language: str, area: str) -> None:
    for key, message in messages("en", area).items():
        assert forms(message) <= forms(messages(language, area)[key]), key


@EACH_TRANSLATION
def test_every_language_asks_for_the_same_arguments(language: str, area: str) -> None:
    """In any form: $who-of is $who."""
    for key, message in messages("en", area).items():
        known, used = asked(message).names, asked(messages(language, area)[key]).names
        assert known <= used <= known | GIVEN_BESIDES.get(key, set()), key


@EACH_FILE
def test_every_choice_by_number_has_the_plurals_of_its_language(language: str, area: str) -> None:
    for key, message in messages(language, area).items():
        for variants in asked(message).choices:
            assert variants == NEEDED[language], key


@EACH_FILE
def test_no_text_is_left_in_english(language: str, area: str) -> None:
    """A sentence of four words or more is never the same in two languages."""
    for key, message in messages(language, area).items():
        text = source_text(message)
        if language != "en" and len(text.split()) >= 4 and "{" not in text:
            assert text != source_text(messages("en", area)[key]), key


@pytest.mark.parametrize("area", areas())
def test_french_never_breaks_a_line_before_its_punctuation(area: str) -> None:
    for key, message in messages("fr", area).items():
        assert not re.search(r" [:;!?»]|« ", source_text(message)), key


@pytest.mark.parametrize("area", areas())
def test_french_has_one_apostrophe_but_in_names_that_are_printed(area: str) -> None:
    said = source("fr", area)
    if area.startswith("meccg"):
        said = re.sub(r"^card-.*", "", said, flags=re.MULTILINE)
    assert re.findall(r".*\w'\w.*", said) == []


def source_text(message: ast.Message) -> str:
    elements = message.value.elements if message.value else []
    return "".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in elements)


@pytest.mark.parametrize("game", ["ford", "five_armies", "meccg"])
def test_no_key_of_a_game_is_said_twice(game: str) -> None:
    """The later one would count, in some places, and which is later is the alphabet's doing."""
    said = [key for area in areas_of(game) for key in re.findall(r"^([a-zA-Z][\w-]*) =", source("en", area), re.M)]
    assert sorted({key for key in said if said.count(key) > 1}) == []


def test_the_typed_key_list_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == generated(), "run scripts/make-keys"

"""What a Speech says: texts, numbers, lists, options, and what happens when a text is missing."""
from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import pytest

from ravenhill.locale import Speech, Unsayable, best_language, french, listed


@pytest.mark.parametrize(("language", "n", "said"), [
    ("en", 0, "no cards"), ("en", 1, "1 card"), ("en", 2, "2 cards"), ("en", 1234, "1,234 cards"),
    ("es", 1, "1 carta"), ("es", 5, "5 cartas"), ("es", 1234, "1.234 cartas"),
    ("fr", 0, "aucune carte"), ("fr", 1, "1 carte"), ("fr", 1234, "1\N{NARROW NO-BREAK SPACE}234 cartes"),
    ("pl", 0, "brak kart"), ("pl", 1, "1 karta"), ("pl", 2, "2 karty"), ("pl", 5, "5 kart"), ("pl", 12, "12 kart"),
    ("pl", 22, "22 karty"), ("pl", 25, "25 kart"), ("pl", 112, "112 kart"),
])
def test_plurals_and_numbers_are_those_of_the_language(language: str, n: int, said: str) -> None:
    assert Speech(language, strict=True).text("cards-count", n=n) == said


@pytest.mark.parametrize(("language", "said"), [
    ("en", "1, 5 and 6"), ("es", "1, 5 y 6"), ("fr", "1, 5 et 6"), ("pl", "1, 5 i 6"),
])
def test_a_list_is_joined_as_the_language_does(language: str, said: str) -> None:
    assert Speech(language, strict=True).text("rolled", faces=(1, 5, 6)).endswith(said)


@pytest.mark.parametrize(("texts", "both", "either"), [
    (["elfos", "hombres"], "elfos y hombres", "elfos u hombres"),
    (["elfos", "istari"], "elfos e istari", "elfos o istari"),
    (["elfos", "orcos"], "elfos y orcos", "elfos u orcos"),
    (["elfos", "hijos"], "elfos e hijos", "elfos o hijos"),
    (["elfos"], "elfos", "elfos"), ([], "nada", "nada"),
])
def test_spanish_changes_y_and_o_before_the_same_sound(texts: list[str], both: str, either: str) -> None:
    speech = Speech("es", strict=True)
    assert (speech.joined(texts), speech.joined(texts, "or")) == (both, either)


def test_no_isolating_marks_reach_the_terminal() -> None:
    assert Speech("en").text("help-rule", rule="B-CMB-20", text="five dice") == "Rule B-CMB-20: five dice"


def test_a_missing_key_raises_in_tests_and_is_marked_for_users() -> None:
    with pytest.raises(Unsayable, match="fr: no never-written"):
        Speech("fr", strict=True).line("never-written", {})
    assert Speech("fr", strict=False).line("never-written", {}) == "[en] ⟨never-written⟩"


def test_a_missing_argument_raises_in_tests_and_shows_the_key_to_users() -> None:
    with pytest.raises(Unsayable, match="help-rule"):
        Speech("en", strict=True).text("help-rule", rule="B-CMB-20")
    assert Speech("en", strict=False).text("help-rule", rule="B-CMB-20") == "⟨help-rule⟩"


def test_strict_speech_can_be_asked_for_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAVENHILL_STRICT_SPEECH", "1")
    with pytest.raises(Unsayable):
        Speech("pl").line("never-written", {})


def test_an_unknown_language_or_game_is_named() -> None:
    with pytest.raises(LookupError, match="no language 'tlh'"):
        Speech("tlh")
    with pytest.raises(LookupError, match="no area 'chess'"):
        Speech("en", "chess").text("your-turn")


@pytest.mark.parametrize(("wanted", "language"), [
    (("es_MX.UTF-8",), "es"), (("pl-PL",), "pl"), (("de", "fr"), "fr"), (("C",), "en"), ((), "en"),
])
def test_the_best_language_is_the_first_wish_there_is(wanted: tuple[str, ...], language: str) -> None:
    assert best_language(*wanted) == language


@dataclass(frozen=True)
class Take:
    card: int


def test_an_option_is_said_by_its_name_and_fields_or_as_its_json() -> None:
    speech = Speech("en", strict=True, names=listed(card=("unused",)))
    assert speech.option(Take(-1)) == speech.option({"do": "Take", "card": -1}) == "A hidden card"
    assert speech.option({"do": "Pass"}, "Declare") == "Pass"


def test_the_pseudo_locale_shows_what_was_never_a_key() -> None:
    pseudo, english = Speech("xx", strict=True), Speech("en", strict=True)
    said = pseudo.text("error-command", text="abc")
    assert "abc" in said and "There" not in said
    assert len(pseudo.text("help-undo")) >= 1.3 * len(english.text("help-undo"))


def test_fluent_is_not_loaded_before_the_first_text() -> None:
    code = "import sys; from ravenhill.locale import Speech; Speech('pl'); sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Aragorn II", "d’Aragorn II", "à Aragorn II"), ("Éowyn", "d’Éowyn", "à Éowyn"), ("Háma", "de Háma", "à Háma"),
    ("Hommes Biscornus", "d’Hommes Biscornus", "à Hommes Biscornus"), ("Fondcombe", "de Fondcombe", "à Fondcombe"),
    ("Le Mont Solitaire", "du Mont Solitaire", "au Mont Solitaire"), ("La Comté", "de la Comté", "à la Comté"),
    ("Les Abîmes de Fer", "des Abîmes de Fer", "aux Abîmes de Fer"), ("L'Anduin", "de l'Anduin", "à l'Anduin"),
])
def test_french_merges_a_name_with_what_stands_before_it(name: str, of: str, to: str) -> None:
    assert (french.of(name), french.to(name)) == (of, to)


def test_a_french_line_says_whose_and_where() -> None:
    names = {"card": "card-tw-120", "card2": "card-tw-428"}
    speech = Speech("fr", "meccg", names=lambda field, _: names.get(field), strict=True)
    said = speech.line("ask-Declare-entering", {"card": 1, "card2": 2})
    assert said.startswith("La compagnie d’Aragorn II entre au Mont Solitaire")

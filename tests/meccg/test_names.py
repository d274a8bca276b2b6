"""The names of the cards in every language."""
from __future__ import annotations

from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.locale import Speech
from tests.meccg.fact_list import cards_of


def test_english_names_are_those_on_the_cards():
    speech = Speech("en", "meccg", strict=True)
    assert [speech.line(f"card-{card.id}", {}) for card in CARDS] == [card.name for card in CARDS]


def test_spanish_and_french_names_are_those_of_the_fact_list():
    for language in ("es", "fr"):
        speech = Speech(language, "meccg", strict=True)
        for entry in cards_of("METW"):
            said = speech.line(f"card-{entry['code']}", {}).replace("\N{NO-BREAK SPACE}", " ")
            assert said == entry["names"][language], entry["code"]


def test_polish_says_every_name_in_english_if_in_no_other_way():
    speech = Speech("pl", "meccg", strict=True)
    assert speech.line("card-tw-156", {}) == "Gandalf"
    assert speech.line("card-tw-204", {}) == "Concealment"

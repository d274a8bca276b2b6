"""Deck files: read, written, and read again."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from ravenhill.cli import main
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.files import code_of, load, read_deck, read_list, read_toml, write_list, write_toml
from ravenhill.games.meccg.decks.legality import BadDeck, Deck
from ravenhill.games.meccg.decks.random import random_deck

ALL = [card for card in CARDS if not card.reprint_of]


def test_every_card_is_found_by_its_name_and_by_its_code():
    assert all(code_of(card.id) == card.id for card in CARDS)
    assert all(code_of(card.name) == (card.reprint_of or card.id) for card in CARDS)


@pytest.mark.parametrize(("text", "code"), [
    ("eomer", "tw-146"), ("ÉOMER", "tw-146"), ("Tom", "tw-103"), ('"William" (Wûluag)', "tw-112"),
    ("Old Forest", "tw-417"),
    ("Concealment (TW)", "tw-204"), ("Concealment [H] (METW)", "tw-204"), ("Wold & Foothills", "tw-490"),
    ("Mûmak (Oliphant)", "tw-066"), ("Durins Axe", "tw-212"), ("TW-204", "tw-204"), ("nobody", None),
])
def test_names_are_found_without_accents_quotation_marks_or_the_set(text, code):
    assert code_of(text) == code


def test_both_forms_give_the_same_deck_back():
    for seed in range(1, 21):
        deck = random_deck(seed, ALL)
        assert read_toml(write_toml(deck)) == read_deck(write_toml(deck)) == deck
        assert read_list(write_list(deck), deck.name) == read_deck(write_list(deck), deck.name) == deck


def test_a_second_printing_keeps_its_code():
    deck = Deck(name="x", pool={}, deck={"tw-229": 1, "tw-230": 1}, sideboard={}, sites={})
    assert read_toml(write_toml(deck)) == deck
    assert '"tw-230" = 1' in write_toml(deck)


def test_a_plain_list_may_have_any_of_the_usual_headings_and_counts():
    deck = read_list("""
        # A deck from somewhere
        ####
        Pool
        ####
        1 Frodo
        Elven Cloak x2
        == Resources (30) ==
        3x Concealment (TW)
        2 Dark Quarrels
        [Hazards]
        Orc-guard
        Orc-guard
        Rivendell
        ; a remark
        Sideboard (1):
        1 Sting
        Sites
        1 Moria
    """)
    assert deck.pool == {"tw-152": 1, "tw-225": 2}
    assert deck.deck == {"tw-204": 3, "tw-207": 2, "tw-072": 2}
    assert deck.sideboard == {"tw-333": 1}
    assert deck.sites == {"tw-421": 1, "tw-413": 1}


def test_every_line_that_is_no_card_is_named():
    with pytest.raises(BadDeck, match=r"line 2: .*Xyzzy.*; line 3: .*Plugh"):
        read_list("3 Concealment\n2 Xyzzy\nPlugh")


@pytest.mark.parametrize(("text", "fault"), [
    ("[dek]\nSting = 1", "no section called 'dek'"), ("[deck]\nStingg = 1", "no card called 'Stingg'"),
    ("[deck]\nSting = 0", "Sting = 0"), ("[deck]\nSting = true", "Sting = True"), ("deck = 3", "deck is not a table"),
    ("deck = [", "not TOML"),
])
def test_a_toml_deck_is_told_its_faults(text, fault):
    with pytest.raises(BadDeck, match=fault):
        read_toml(text)


def test_a_shipped_deck_that_is_not_there_is_named():
    with pytest.raises(BadDeck, match="starter-gandalf"):
        load("starter-sauron")


def test_deck_check_names_each_broken_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "mine.txt"
    file.write_text("4 Concealment\n", "utf-8")
    assert main(["deck", "check", str(file), "--json", "--language", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [fault["rule"] for fault in told["faults"]] == ["R-SETUP-02", "R-SETUP-04", "R-SETUP-03"]
    assert "Concealment: 4 copies" in told["faults"][2]["text"]
    assert main(["deck", "check", str(file), "--language", "es"]) == 1
    assert "R-SETUP-03" in capsys.readouterr().out
    assert main(["deck", "check", "starter-saruman"]) == 0
    assert main(["deck", "check", str(tmp_path / "none")]) == 2


def test_deck_convert_writes_the_other_form_and_overwrites_nothing(tmp_path: Path):
    to = tmp_path / "mine.toml"
    assert main(["deck", "convert", "starter-saruman", str(to)]) == 0
    assert read_toml(to.read_text("utf-8")) == load("starter-saruman")
    assert main(["deck", "convert", "starter-saruman", str(to)]) == 2
    assert main(["deck", "convert", str(to), str(tmp_path / "mine.txt")]) == 0
    assert read_list((tmp_path / "mine.txt").read_text("utf-8")).deck == load("starter-saruman").deck

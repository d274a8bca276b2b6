"""Deck construction: each rule by its id, on decks that break just that one."""
from __future__ import annotations

import pytest

from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.files import challenges, load, shipped
from ravenhill.games.meccg.decks.legality import (
    BY_ID,
    FURTHER_SETS,
    BadDeck,
    Deck,
    Fault,
    creature_halves,
    faults,
    unplayable,
)
from ravenhill.games.meccg.decks.random import playable, random_deck
from ravenhill.locale import LANGUAGES, Speech
from tests.meccg.fact_list import fact_list

ALL = [card for card in CARDS if not card.reprint_of]
GANDALF, SARUMAN, ALATAR = "tw-156", "tw-181", "tw-117"
CONCEALMENT, TWILIGHT, GIANT, ORC_GUARD, WITCH_KING, BALROG = "tw-204", "tw-106", "tw-039", "tw-072", "tw-113", "tw-012"
ELVEN_CLOAK, GLAMDRING, STING, RIVENDELL, MORIA, ROHAN = "tw-225", "tw-244", "tw-333", "tw-421", "tw-413", "tw-483"


@pytest.fixture
def deck() -> Deck:
    return load("starter-gandalf")


def broken(deck: Deck, **how: object) -> list[str]:
    return [fault.rule for fault in faults(deck, **how)]  # type: ignore[arg-type]


def test_both_starter_decks_are_legal_in_both_games():
    assert shipped() == ["starter-gandalf", "starter-saruman"]
    for name in shipped():
        assert broken(load(name)) == broken(load(name), standard=False) == []


def test_R_AMB_113_challenge_decks_are_legal_where_all_sets_are_allowed():
    assert challenges() == ["challenge-deeps", "challenge-erebor", "challenge-south"]
    for name in challenges():
        deck = load(name)
        assert broken(deck, sets=FURTHER_SETS) == broken(deck, standard=False, sets=FURTHER_SETS) == []
        assert set(broken(deck, sets=())) == {"R-AMB-113"} and unplayable(deck) == []


def test_R_AMB_113_a_match_of_two_challenge_decks_begins():
    g = GAME.new({"rules": "standard", "sets": list(FURTHER_SETS), "decks": ["challenge-erebor", "challenge-south"]})
    assert g.question() is not None
    with pytest.raises(RavenhillError, match="R-AMB-113"):
        GAME.new({"rules": "standard", "decks": ["challenge-erebor", None]})


def test_starter_decks_are_those_of_the_rulebook():
    for fact in fact_list("starter_decks.json"):
        deck = load(fact["id"])
        assert (deck.deck, sorted(deck.pool)) == (fact["deck"], fact["pool"])
        assert (deck.sideboard, deck.sites) == ({}, {})


def test_R_DECK_02_the_location_deck_holds_only_sites(deck):
    deck.sites = {RIVENDELL: 2, CONCEALMENT: 1}
    assert faults(deck) == [Fault("R-DECK-02", CONCEALMENT)]


def test_R_DECK_03_sites_and_regions_are_not_in_the_play_deck(deck):
    deck.deck |= {MORIA: 1, ROHAN: 1}
    assert faults(deck) == [Fault("R-DECK-03", MORIA), Fault("R-DECK-03", ROHAN)]


def test_R_DECK_06_a_card_of_both_sides_counts_as_either(deck):
    del deck.deck[GIANT]
    deck.deck |= {CONCEALMENT: 2, TWILIGHT: 3}
    assert broken(deck) == ["R-SETUP-02"]                # 29 resources, 26 hazards, 3 of both
    deck.deck[ORC_GUARD] = 3
    deck.deck["tw-074"] = 3
    assert broken(deck) == []                            # 29 + 2 and 30 + 1


def test_R_DECK_07_the_basic_game_has_no_sideboard(deck):
    deck.sideboard = {GLAMDRING: 0, STING: 1}
    assert broken(deck, standard=False) == ["R-DECK-07"]
    assert broken(deck) == []


def test_R_SETUP_01_any_number_of_havens_and_one_of_every_other_site(deck):
    deck.sites = {RIVENDELL: 7, MORIA: 1}
    assert broken(deck) == []
    deck.sites[MORIA] = 2
    assert faults(deck) == [Fault("R-SETUP-01", MORIA, 2)]


def test_R_SETUP_02_as_many_resources_as_hazards_from_30_to_50(deck):
    deck.deck[CONCEALMENT] = 2
    assert faults(deck, standard=False) == [Fault("R-SETUP-02", n=29, n2=28)]    # and two Twilights
    deck.deck[CONCEALMENT] = 3
    assert broken(deck) == []


def test_R_SETUP_03_one_of_a_unique_card_and_three_of_others(deck):
    deck.deck[GLAMDRING] += 1
    deck.deck[CONCEALMENT] += 1
    deck.deck["tw-074"] = 2
    assert faults(deck) == [Fault("R-SETUP-03", CONCEALMENT, 4, 3), Fault("R-SETUP-03", GLAMDRING, 2, 1)]


def test_R_SETUP_03_a_second_printing_is_the_same_card(deck):
    deck.deck |= {"tw-229": 2, "tw-230": 2, "tw-253": 0}
    assert faults(deck) == [Fault("R-SETUP-03", "tw-229", 4, 3)]


def test_R_SETUP_04_twelve_creatures_where_some_count_half(deck):
    assert creature_halves({GIANT: 2, WITCH_KING: 1, BALROG: 1, CONCEALMENT: 3}) == 6
    for code in ("tw-077", "tw-017"): del deck.deck[code]
    deck.deck |= {"tw-009": 3, "tw-055": 3}
    assert faults(deck) == [Fault("R-SETUP-04", n=9, n2=12)]
    assert broken(deck, standard=False) == []


def test_R_SETUP_04_every_form_of_a_dragon_that_is_an_event_is_half_a_creature():
    assert BY_ID["td-001"].name == "Agburanar Ahunt" and creature_halves({"td-001": 1}) == 1
    assert BY_ID["td-002"].name == "Agburanar at Home" and creature_halves({"td-002": 1}) == 1


def test_R_SETUP_05_no_wizard_starts_unless_the_optional_rule_is_on(deck):
    deck.pool[ALATAR] = 1
    assert faults(deck) == [Fault("R-SETUP-05", ALATAR)]
    assert broken(deck, wizard_may_start=True) == []


def test_R_SETUP_07_two_starting_items(deck):
    deck.pool[ELVEN_CLOAK] = 2
    assert faults(deck) == [Fault("R-SETUP-07", n=3, n2=2)]


def test_R_SETUP_08_ten_characters_and_two_of_one_wizard_in_the_basic_deck(deck):
    deck.deck |= {card.id: 1 for card in ALL if card.id in {"tw-116", "tw-118", "tw-119", "tw-121", "tw-122", "tw-123"}}
    assert faults(deck) == [Fault("R-SETUP-08", n=11, n2=10)]
    deck.deck[GANDALF] = 3
    assert broken(deck, standard=False) == ["R-SETUP-08", "R-SETUP-08"]


def test_R_SETUP_09_three_of_one_wizard_or_two_and_one(deck):
    for wizards in ({GANDALF: 3}, {GANDALF: 2, SARUMAN: 1}, {GANDALF: 1}):
        deck.deck = {code: n for code, n in deck.deck.items() if code not in (GANDALF, SARUMAN)} | wizards
        assert broken(deck) == []
    deck.deck |= {GANDALF: 1, SARUMAN: 1, ALATAR: 1}
    assert broken(deck) == ["R-SETUP-09"]


def test_R_SETUP_10_deck_and_sideboard_three_of_one_wizard_and_one_of_each_other(deck):
    deck.sideboard = {GANDALF: 1, SARUMAN: 1, ALATAR: 1}
    assert broken(deck) == []
    deck.sideboard = {SARUMAN: 2}
    assert broken(deck) == ["R-SETUP-10"]


def test_R_SETUP_14_the_sideboard_is_30_35_or_40_at_most(deck):
    rings = {f"tw-{n}": 1 for n in range(213, 220)} | {"tw-333": 1, "tw-341": 1, "tw-345": 1}
    deck.sideboard = rings | {f"tw-{n}": 3 for n in range(232, 239)}
    assert sum(deck.sideboard.values()) == 31
    assert faults(deck) == [Fault("R-SETUP-14", n=31, n2=30)]
    assert broken(deck, length=3) == broken(deck, length=4) == []


def test_R_SETUP_15_copies_in_the_sideboard_count(deck):
    deck.sideboard = {GLAMDRING: 1, CONCEALMENT: 1, "tw-253": 1}
    assert faults(deck) == [Fault("R-SETUP-15", CONCEALMENT, 4, 3), Fault("R-SETUP-15", GLAMDRING, 2, 1)]


def test_R_SETUP_20_starting_items_are_minor_and_not_unique(deck):
    deck.pool = {STING: 1, "tw-336": 1}
    assert faults(deck) == [Fault("R-SETUP-20", STING), Fault("R-SETUP-20", "tw-336")]


def test_R_DRAFT_01_ten_characters_in_the_pool(deck):
    people = [card for card in ALL if card.type == 2 and not card.is_wizard() and card.id.startswith("tw")]
    deck.pool = {card.id: 1 for card in people if card.id not in deck.deck}
    assert broken(deck) == ["R-DRAFT-01"]


def test_every_fault_can_be_said_in_every_language(deck):
    rules = {"R-DECK-02", "R-DECK-03", "R-DECK-07", "R-DRAFT-01", *(f"R-SETUP-{n}" for n in (
        "01", "02", "03", "04", "05", "07", "08", "09", "10", "14", "15", "20"))}
    for language in LANGUAGES:
        speech = Speech(language, "meccg", strict=True)
        assert all(speech.line(f"deck-{rule}", {"card": "Sting", "n": 2, "n2": 1}) for rule in rules)


def test_random_decks_are_legal_and_the_seed_makes_the_deck():
    seen = set()
    for seed in range(1, 101):
        for standard in (True, False):
            deck = random_deck(seed, ALL, standard=standard)
            assert broken(deck, standard=standard) == []
            seen.add(str(deck))
        assert random_deck(seed, ALL) == random_deck(seed, ALL)
    assert len(seen) == 200


def test_a_random_deck_has_only_playable_cards_unless_others_are_given():
    assert all(card.done for card in playable())
    with pytest.raises(BadDeck, match="R-SETUP-02"):
        random_deck(1, ALL[:40])
    deck = random_deck(1, ALL)
    waiting = {card.id for card in ALL if not card.done}
    assert set(unplayable(deck)) == waiting & {*deck.pool, *deck.deck, *deck.sideboard, *deck.sites}

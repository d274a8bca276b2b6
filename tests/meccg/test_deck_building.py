"""Building a deck: each broken rule has the smallest mending there is, and after it the rule is kept."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.games.meccg.decks.building import applied, check, counts, read, surprise, write
from ravenhill.games.meccg.decks.files import SECTIONS, load
from ravenhill.games.meccg.decks.legality import BY_ID, Deck, faults
from ravenhill.games.meccg.terms import CHARACTER, CREATURE, HAZARD, SITE

GANDALF, CONCEALMENT, MORIA = "tw-156", "tw-204", "tw-413"
PEOPLE = [card.id for card in BY_ID.values() if card.type == CHARACTER and not card.is_wizard() and not card.reprint_of]


def starter(**changed: dict[str, int]) -> Deck:
    deck = load("starter-gandalf")
    parts: dict[str, Any] = {it: {**getattr(deck, it), **changed.get(it, {})} for it in SECTIONS}
    return Deck("", **parts)


@pytest.mark.parametrize(("rule", "deck"), [
    ("R-SETUP-03", starter(deck={CONCEALMENT: 4})),
    ("R-SETUP-15", starter(sideboard={CONCEALMENT: 2})),
    ("R-SETUP-02", starter(deck={CONCEALMENT: 2})),
    ("R-DECK-03", starter(deck={MORIA: 1})),
    ("R-DECK-02", starter(sites={MORIA: 1, CONCEALMENT: 1})),
    ("R-SETUP-01", starter(sites={MORIA: 2})),
    ("R-SETUP-05", starter(pool={GANDALF: 1})),
    ("R-SETUP-09", starter(deck={GANDALF: 4})),
    ("R-SETUP-14", starter(sideboard={code: 1 for code in PEOPLE[30:62]})),
    ("R-DRAFT-01", starter(pool={code: 1 for code in PEOPLE[30:38]})),
    ("R-SETUP-08", starter(deck={code: 1 for code in PEOPLE[30:42]})),
])
def test_a_broken_rule_has_a_mending_that_mends_it(rule: str, deck: Deck) -> None:
    found = check(deck)
    assert rule in [fault.rule for fault in found.faults]
    mend = next(it for it in found.mends if rule in it.rules)
    after = faults(applied(deck, mend.edits))
    assert rule not in [fault.rule for fault in after] and len(after) < len(found.faults)


def test_R_SETUP_04_events_give_way_to_creatures() -> None:
    deck = starter()
    creatures = [code for code in deck.deck if BY_ID[code].type == CREATURE]
    events = [code for code in deck.deck if BY_ID[code].side == HAZARD and code not in creatures]
    for _ in range(5):
        deck.deck[max(creatures, key=deck.deck.__getitem__)] -= 1
        deck.deck[min(events, key=deck.deck.__getitem__)] += 1
    found = check(deck)
    assert [fault.rule for fault in found.faults] == ["R-SETUP-04"] and found.counts["creatures"] == 10
    assert faults(applied(deck, found.mends[0].edits)) == []


def test_one_mending_may_mend_two_rules() -> None:
    found = check(starter(deck={CONCEALMENT: 4}))
    assert [mend.rules for mend in found.mends] == [["R-SETUP-02", "R-SETUP-03"]]


def test_an_empty_deck_is_not_built_by_us() -> None:
    found = check(Deck())
    assert found.faults and found.mends == []


def test_the_figures_of_a_deck() -> None:
    found = counts(load("starter-gandalf"))
    assert (found["resources"], found["hazards"] + found["either"], found["mind"], found["items"]) == (30, 30, 20, 2)


def test_a_site_among_the_cards_goes_to_the_location_deck_only_if_there_is_one() -> None:
    without, with_one = check(starter(deck={MORIA: 1})), check(starter(deck={MORIA: 1}, sites={"tw-421": 3}))
    assert [edit.section for edit in without.mends[0].edits] == ["deck"]
    assert [edit.section for edit in with_one.mends[0].edits] == ["deck", "sites"]
    assert BY_ID[MORIA].type == SITE


@pytest.mark.parametrize("form", ["plain", "gccg"])
def test_a_deck_survives_being_written_and_read(form: str) -> None:
    for seed in range(5):
        deck = surprise(seed)
        again, lost = read(write(deck, form))
        assert lost == [] and (again.pool, again.deck) == (deck.pool, deck.deck)
        assert faults(deck) == []


def test_remarks_of_gccg_are_no_headings() -> None:
    deck, lost = read("####\nSideboard\n####\n\n# Hazard (1)\n\n2 Orc-guard (TW)\n1 Nobody (LE)\n")
    assert list(deck.sideboard.values()) == [2] and deck.deck == {}
    assert [(it.line, it.text) for it in lost] == [(8, "1 Nobody (LE)")]


def test_more_than_a_deck_can_hold_is_not_understood() -> None:
    deck, lost = read("999999999999 Concealment\n3 Concealment")
    assert deck.deck == {CONCEALMENT: 3} and [it.line for it in lost] == [1]


def test_copies_that_add_up_to_more_than_a_list_can_mean_are_not_understood() -> None:
    deck, lost = read("60 Concealment\n3 Escape\n60 Concealment")
    assert deck.deck[CONCEALMENT] == 60 and [it.line for it in lost] == [3]
    deck, lost = read("[deck]\nConcealment = 400\n")
    assert not deck.deck and lost


def test_creatures_are_counted_as_the_rule_counts_them() -> None:
    """R-SETUP-04  What is half a creature is half of one in the figures, too."""
    deck = starter(deck={"td-070": 1, "td-071": 1})              # a Dragon abroad, and at home
    assert check(deck).counts["creatures"] == check(starter()).counts["creatures"] + 1

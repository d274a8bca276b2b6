"""Who is meant: selectors asked of tables on which somebody else might be."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.state import IN_PLAY, LOCATION
from ravenhill.games.meccg.terms import DWARF, GREATER, HOBBIT, MAJOR, MINOR, Race
from ravenhill.games.meccg.words.moments import HAZARDS
from ravenhill.games.meccg.words.who.cards import CorruptionCards, Items
from ravenhill.games.meccg.words.who.people import ALL, AT_SAME_SITE, YOURS, those
from ravenhill.games.meccg.words.who.places import Places
from ravenhill.games.meccg.words.who.rolls import owing
from tests.meccg.cards.scenes import organizing
from tests.meccg.tables import company, give, hand, put, table


def test_others_at_the_same_site_are_of_no_company_elsewhere() -> None:
    g, (gandalf, frodo) = organizing("Rivendell", "Gandalf", "Frodo")
    there = company(g, 0, "Rivendell", "Elrond")
    company(g, 0, "Lórien", "Galadriel")
    company(g, 1, "Rivendell", "Arwen")
    ring = give(g, gandalf, "Narya")
    assert those(g, Source(ring, 0, 0, []), AT_SAME_SITE) == [frodo, *there]


@pytest.mark.parametrize("wanted, found", [
    (Items(YOURS, size=MINOR), ["Horn of Anor", "Elven Cloak"]), (Items(YOURS, size=MAJOR), ["Glamdring"]),
    (Items(YOURS, name="Elven Cloak"), ["Elven Cloak"]), (Items(YOURS, size=GREATER, name="Glamdring"), []),
    (Items(YOURS, size=MAJOR, name="Elven Cloak"), []),
])
def test_items_of_a_size_and_a_name(wanted: Items, found: list[str]) -> None:
    g, (gandalf, frodo) = organizing("Rivendell", "Gandalf", "Frodo")
    for who, item in ((gandalf, "Glamdring"), (frodo, "Horn of Anor"), (gandalf, "Elven Cloak")):
        give(g, who, item)
    assert sorted(g.facts(it).name for it in wanted.find(g, Source(gandalf, 0, 0, []))) == sorted(found)


@pytest.mark.parametrize("races, whose", [((), (0, 1, 2)), ((HOBBIT,), (0,)), ((HOBBIT, DWARF), (0, 1))])
def test_R_CORR_03_corruption_cards_on_some_races_or_on_all(races: tuple[Race, ...], whose: tuple[int, ...]) -> None:
    g, people = organizing("Rivendell", "Frodo", "Gimli", "Aragorn II")
    lures = [give(g, who, "Lure of the Senses", 1) for who in people]
    for lure in lures:
        assert g.facts(lure).is_corruption_card()
    found = CorruptionCards(ALL, *races).find(g, Source(people[0], 0, 0, []))
    assert sorted(found) == [lures[n] for n in whose]


def test_R_ORG_10_who_has_no_company_yet_may_found_the_first() -> None:
    g = table(True)
    g.stack.clear()
    put(g, "Rivendell", LOCATION, 0)
    elrond, = hand(g, 0, "Elrond")
    assert g.companies[0].members == []
    assert len(Places().find(g, Source(elrond, 0, 0, []))) == 1


def test_R_AMB_52_a_chain_without_an_attempt_owes_no_influence_check() -> None:
    g, (frodo,) = organizing("Rivendell", "Frodo")
    lure = give(g, frodo, "Lure of the Senses", 1)
    rules = g.facts(lure).rules
    checks = next(n for n, rule in enumerate(rules) if any(type(it).__name__ == "CheckCorruption" for it in rule.verbs))
    link = Source(lure, checks, 1, [frodo])
    g.then(Chain(HAZARDS, 0, [link]))
    assert owing(g, frodo, False) is not None and owing(g, frodo, True) is None
    assert g.pile[lure] == IN_PLAY + 1

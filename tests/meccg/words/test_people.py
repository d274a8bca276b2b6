"""Characters by every thing a card may say of them, for either seat; and who controls whom."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Who
from ravenhill.games.meccg.piles import FIRST_AGENT, FIRST_COMPANY, IN_PLAY, SLOTS, WOUNDED
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.numbers import control, general_influence, unused_influence
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    DIPLOMAT,
    DWARF,
    GREATER,
    HAVEN,
    HOBBIT,
    MAJOR,
    MINOR,
    PALANTIR,
    RANGER,
    SAGE,
    SCOUT,
    WARRIOR,
    WIZARD,
)
from ravenhill.games.meccg.words.who.cards import CorruptionCards, Items
from ravenhill.games.meccg.words.who.people import ALL, YOURS, Characters, bearer, company_of
from ravenhill.games.meccg.words.who.places import is_there, who_controls, wizard_in_play
from ravenhill.games.meccg.words.who.rolls import beside_whom
from tests.meccg.cards.scenes import second_company
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, hand, put, table
from tests.meccg.words.asking import asks

STONE = "Palantír of Amon Sûl"
PEOPLE = ("Gimli", "Frodo", "Aragorn II")


def gathered(side: int) -> Meccg:
    """Gimli is wounded in Rivendell, beside Frodo with a cloak; Aragorn is in Moria with a stone; Elrond is theirs."""
    g = turn_of(side)
    gimli, frodo = company(g, side, "Rivendell", "Gimli", "Frodo")
    aragorn, = company(g, side, "Moria", "Aragorn II")
    elrond, = company(g, 1 - side, "Rivendell", "Elrond")
    g.state[gimli] = WOUNDED
    for who, item in ((frodo, "Elven Cloak"), (aragorn, STONE), (elrond, STONE)):
        give(g, who, item)
    return g


@EITHER_SEAT
@pytest.mark.parametrize("word, found", [
    (Characters(YOURS), PEOPLE), (Characters(YOURS, WARRIOR), ("Gimli", "Aragorn II")), (Characters(YOURS, SAGE), ()),
    (Characters(YOURS, race=HOBBIT), ("Frodo",)), (Characters(YOURS, never=(HOBBIT, DWARF)), ("Aragorn II",)),
    (Characters(YOURS, name="Frodo"), ("Frodo",)), (Characters(YOURS, wounded=1), ("Gimli",)),
    (Characters(YOURS, wounded=-1), ("Frodo", "Aragorn II")),
    (Characters(YOURS, without=STONE), ("Gimli", "Frodo")),
    (Characters(YOURS, bearing=PALANTIR), ("Aragorn II",)), (Characters(YOURS, at=HAVEN), ("Gimli", "Frodo")),
    (Characters(YOURS, not_at=(HAVEN,)), ("Aragorn II",)), (Characters(YOURS, most=1), ("Aragorn II",)),
    (Characters(YOURS, most=2), PEOPLE), (Characters(YOURS, beside=SCOUT), PEOPLE),
    (Characters(YOURS, beside=DIPLOMAT), ("Gimli", "Frodo")),
    (Characters(YOURS, beside_name="Frodo"), ("Gimli", "Frodo")),
    (Characters(YOURS, beside_race=WIZARD), ()), (Characters(YOURS, carrying=(MINOR,)), ("Frodo",)),
    (Characters(YOURS, carrying=(MINOR, GREATER)), ("Frodo", "Aragorn II")),
    (Characters(YOURS, carrying=(MAJOR,)), ()),
    (Characters(YOURS, site="Moria"), ("Aragorn II",)), (Characters(YOURS, WARRIOR, at=HAVEN), ("Gimli",)),
    (Characters(YOURS, RANGER, DWARF), ()), (Characters(ALL), (*PEOPLE, "Elrond")),
])
def test_characters_by_what_they_are_what_they_bear_and_where_they_are(
    side: int, word: Characters, found: tuple[str, ...],
) -> None:
    g = gathered(side)
    assert sorted(g.facts(it).name for it in word.find(g, asks(-1, side=side))) == sorted(found)


@EITHER_SEAT
@pytest.mark.parametrize("word, found", [
    (Items(YOURS), ("Elven Cloak", STONE)), (Items(YOURS, keyword=PALANTIR), (STONE,)),
    (Items(YOURS, beside=DIPLOMAT), ("Elven Cloak",)), (Items(YOURS, beside_race=DWARF), ("Elven Cloak",)),
    (Items(YOURS, MINOR, PALANTIR), ()), (Items(ALL, keyword=PALANTIR), (STONE, STONE)),
    (CorruptionCards(ALL), ()),
])
def test_items_by_what_they_are_and_beside_whom(side: int, word: Who[int], found: tuple[str, ...]) -> None:
    g = gathered(side)
    assert sorted(g.facts(it).name for it in word.find(g, asks(-1, side=side))) == list(found)


def test_the_bearer_and_the_company_of_a_card_of_a_character_and_of_nobody() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Moria"))
    cloak, sun = give(g, gimli, "Elven Cloak"), put(g, "Sun", IN_PLAY, 0)
    assert [bearer(g, asks(it)) for it in (gimli, cloak, sun, -1)] == [gimli, gimli, -1, -1]
    assert [company_of(g, it) for it in (gimli, cloak, sun, -1)] == [0, 0, -1, -1]
    assert [beside_whom(g, it) for it in (cloak, sun)] == [0, -1]
    for slot in (0, 3, SLOTS - 1):
        on_company = give(g, FIRST_COMPANY - slot, "Sun", 0)
        assert company_of(g, on_company) == slot == beside_whom(g, on_company)
    on_agent = give(g, FIRST_AGENT, "Sun", 0)
    assert company_of(g, on_agent) == -1


# Control

@EITHER_SEAT
def test_R_ORG_04_who_has_just_enough_influence_controls_him(side: int) -> None:
    g = turn_of(side)
    gandalf, gimli = company(g, side, "Rivendell", "Gandalf", "Gimli")
    g.host[gimli] = gandalf
    company(g, side, "Lórien", "Elrond", "Celeborn")
    pippin, bilbo, saruman = hand(g, side, "Pippin", "Bilbo", "Saruman")
    assert [control(g, it) for it in (pippin, bilbo)] == [4, 5]
    assert general_influence(g, side) == 4 == unused_influence(g, gandalf, pippin)
    slot = g.company[gandalf]
    assert [who_controls(g, side, it, slot) for it in (pippin, bilbo, saruman)] == [[0, gandalf + 1], [], [0]]


@EITHER_SEAT
def test_R_AMB_22_with_the_wizard_in_play_general_influence_is_his_companys(side: int) -> None:
    for wizards in (side, 1 - side):
        g = turn_of(side)
        company(g, wizards, "Lórien", "Gandalf")
        gimli, = company(g, side, "Rivendell", "Gimli")
        pippin, = hand(g, side, "Pippin")
        assert who_controls(g, side, pippin, g.company[gimli]) == ([] if wizards == side else [0])


@EITHER_SEAT
def test_R_AMB_20_a_company_is_there_already_at_a_site_that_is_no_haven(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Moria", "Gimli")
    company(g, side, "Rivendell", "Frodo")
    company(g, 1 - side, "Bree", "Elrond")
    there = [is_there(g, side, g.cards.names[name]) for name in ("Moria", "Rivendell", "Bree", "Edoras")]
    assert there == [True, False, False, False]


@EITHER_SEAT
def test_a_wizard_is_in_play_for_who_has_him(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Moria", "Gimli", "Gandalf")
    assert wizard_in_play(g, side) and not wizard_in_play(g, 1 - side)

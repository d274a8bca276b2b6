"""What may be fetched, looked for and shown, by either seat from its own piles."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, SITE_PHASE, TAPPED
from ravenhill.games.meccg.rules.piles import (
    A_CHARM,
    A_CREATURE,
    A_DRAGON,
    A_HAZARD,
    A_MINOR_ITEM,
    A_NAZGUL,
    A_RESOURCE,
    A_SPELL,
    AN_AGENT_OF_THE_FREE,
    AN_AGENT_OF_THE_SHADOW,
    AN_ITEM,
    ANY_CARD,
    FAIR_WEATHER,
    FOR_YOU,
    FORMS_OF,
    PLAYABLE_AT,
    Fetch,
    Search,
    SearchToPlay,
    ShowAtRandom,
    found,
)
from ravenhill.games.meccg.rules.site import Visit
from tests.meccg.rules.scenes import EITHER_SEAT, lone_wanderer, turn_of
from tests.meccg.tables import asked, choose, company, deck, hand, names, put

ALL = ("Gimli", "Glamdring", "Dagger of Westernesse", "Bill the Pony", "Rangers of the North", "Dodge", "Sun", "Moon",
       "Gates of Morning", "Twilight", "Wizard's Fire", "Wolves", "Smaug", "Smaug at Home", "Doors of Night",
       "Adûnaphel", "Bill Ferny", "Taladhan")
RESOURCES = set(ALL[1:9]) | {"Wizard's Fire"}


@pytest.mark.parametrize(("what", "right"), [
    (A_HAZARD, set(ALL) - RESOURCES - {"Gimli"}), (A_CREATURE, {"Wolves", "Smaug", "Adûnaphel"}),
    (A_SPELL, {"Wizard's Fire"}), (A_RESOURCE, RESOURCES), (ANY_CARD, set(ALL)),
    (AN_ITEM, {"Glamdring", "Dagger of Westernesse"}), (A_MINOR_ITEM, {"Dagger of Westernesse"}),
    (FAIR_WEATHER, {"Sun", "Moon", "Twilight"}), (A_CHARM, {"Wizard's Fire"}),
    (FOR_YOU, RESOURCES | {"Gimli", "Twilight"}), (A_NAZGUL, {"Adûnaphel"}), (A_DRAGON, {"Smaug", "Smaug at Home"}),
    (AN_AGENT_OF_THE_SHADOW, {"Taladhan"}), (AN_AGENT_OF_THE_FREE, {"Bill Ferny"}),
])
def test_R_DECK_01_what_may_be_fetched(what: int, right: set[str]) -> None:
    g = turn_of(0)
    for name in (*ALL, *ALL):
        put(g, name, DISCARD, 0)
    assert [g.facts(card).name for card in found(g, DISCARD, what)] == [name for name in ALL if name in right]


def test_R_DRG_03_R_SITE_05_forms_of_one_dragon_and_what_a_site_offers() -> None:
    g = turn_of(0)
    gimli, = company(g, 0, "Bree", "Gimli")
    for name in (*ALL, "Scatha"):
        put(g, name, DISCARD, 0)
    for what, right in ((FORMS_OF + g.cards.names["Smaug"], ["Smaug", "Smaug at Home"]),
                        (PLAYABLE_AT + g.company[gimli], ["Bill the Pony", "Rangers of the North"])):
        assert [g.facts(card).name for card in found(g, DISCARD, what)] == right


@EITHER_SEAT
def test_R_DECK_09_a_search_ends_with_a_shuffle_of_the_own_deck(side: int) -> None:
    for shows in (False, True):
        g = turn_of(side)
        sword, dodge = deck(g, side, "Glamdring", "Dodge")
        cloak, _ = put(g, "Elven Cloak", DISCARD, side), put(g, "Durin's Axe", DISCARD, 1 - side)
        deck(g, 1 - side, "Miruvor")
        g.then(Search(side, AN_ITEM, True, shows))
        assert asked(g).side == side and names(g) == ["No", "Take Glamdring", "Take Elven Cloak"]
        assert g.is_known(dodge, side) and not g.is_known(dodge, 1 - side)
        choose(g, "Take Glamdring" if shows else "Take Elven Cloak")
        took = sword if shows else cloak
        assert g.pile[took] == HAND + side and g.is_known(took, 1 - side) is shows and not g.is_known(dodge, side)


@EITHER_SEAT
def test_R_SITE_05_an_item_that_was_looked_for_is_played_at_once(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Moria", "Gimli")
    g.phase, g.current = SITE_PHASE, g.company[gimli]
    site = g.companies[g.current].site
    visit = Visit(g.current)
    visit.at = 6
    g.then(visit)
    sword, dodge = deck(g, side, "Glamdring", "Dodge")
    deck(g, 1 - side, "Glamdring")
    g.then(SearchToPlay(side, gimli, g.facts(sword).size))
    assert asked(g).side == side and names(g) == ["No", "Take Glamdring", "Expel Glamdring"]
    assert g.is_known(dodge, side)
    choose(g, "Take Glamdring")
    assert g.pile[sword] == IN_PLAY + side and g.host[sword] == gimli and not g.is_known(dodge, side)
    assert g.state[site] == TAPPED


@EITHER_SEAT
def test_R_DECK_12_cards_shown_at_random_are_of_this_hand_and_seen_by_the_other(side: int) -> None:
    g = turn_of(side)
    cards = hand(g, side, "Dodge", "Wolves", "Giant")
    other, = hand(g, 1 - side, "Sun")
    g.then(ShowAtRandom(side, 2))
    for left in (3, 2):
        g.question()
        assert g.outcomes == left
        g.answer(0)
    assert [g.is_known(card, 1 - side) for card in cards] == [True, True, False] and not g.is_known(other, side)


@EITHER_SEAT
def test_R_DECK_08_who_taps_to_fetch_is_tapped_whichever_number_his_card_has(side: int) -> None:
    g = turn_of(side)
    gimli = lone_wanderer(g, side, "Gimli", "Bree")
    card = put(g, "Dodge", DISCARD, side)
    g.then(Fetch(side, ANY_CARD, HAND, gimli))
    choose(g, "Take Dodge")
    assert gimli == 0 and g.state[gimli] == TAPPED and g.pile[card] == HAND + side and not g.piles[DECK + side]

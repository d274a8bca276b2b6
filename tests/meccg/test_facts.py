"""Every printed fact of every card, compared with the fact list."""
from __future__ import annotations

from collections import Counter

from ravenhill.core.plain import fields
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import HAVEN, NO_SIDE, REGION, SITE
from tests.meccg.fact_list import (
    READ,
    cards_of,
    expected,
    expected_keys,
    fact_list,
    keys,
    parts,
    term,
)

BY_ID = {card.id: card for card in CARDS}
# What stands only in a card's text, and what the tests of the cards compare.
OWN_TEST = {
    "rules", "done", "common", "complete", "keyed_to", "hunts", "gives", "guards", "leaves_with", "traits",
}
# Of an event that is used as one:
AS_A_SITE = {"hold", "region", "nearest_haven", "path", "draws_own", "draws_opponent", "haven_paths", "playable",
             "guarded_by"}
IN_ANY_ORDER = {"bonuses", "borders", "stays_in"}
FIELDS = [name for name in fields(Card) if name not in OWN_TEST]


def test_the_set_has_484_cards_and_16_promos():
    wizards = [card for card in CARDS if card.id.startswith("tw-")]
    assert len(wizards) == 500
    assert sum(1 for card in wizards if not card.promo) == 484
    assert sum(1 for card in wizards if card.type == SITE) == 69
    assert sum(1 for card in CARDS if card.type == REGION) == 52


def test_no_code_and_no_name_is_given_twice():
    assert max(Counter(card.id for card in CARDS).values()) == 1
    names = Counter(card.name for card in CARDS if not card.reprint_of)
    assert [name for name, times in names.items() if times > 1] == []
    assert all(BY_ID[card.reprint_of].name == card.name for card in CARDS if card.reprint_of)


def test_every_field_of_every_card_is_as_the_fact_list_has_it():
    entries = {entry["code"]: entry for entry in fact_list("cards.json") if entry["code"] in BY_ID}
    assert set(entries) == set(BY_ID)
    assert {entry["code"] for entry in cards_of("METW")} <= set(BY_ID)
    blank = Card("", "", SITE, NO_SIDE, False, ())
    wrong = []
    for code, entry in entries.items():
        card, want = BY_ID[code], expected(entry)
        assert set(want) <= set(FIELDS), f"{code}: {set(want) - set(FIELDS)}"
        for field in FIELDS:
            right = want.get(field, getattr(blank, field))
            here = parts(getattr(card, field))
            if field in IN_ANY_ORDER: here, right = sorted(map(str, here)), sorted(map(str, right))
            if here != right and not (card.is_site_event() and field in AS_A_SITE):
                wrong.append((code, card.name, field, here, right))
    assert wrong == []


def test_R_KEY_01_every_way_of_keying_a_creature_is_as_the_fact_list_has_it():
    """An alternative that needs a condition may wait for its word, but then the card is not done."""
    for entry in fact_list("cards.json"):
        if entry["code"] not in BY_ID: continue
        card, right = BY_ID[entry["code"]], expected_keys(entry)
        plain = {way for way in right if not way[-1]}
        assert plain <= keys(card) <= right, card.name
        assert keys(card) == right or not card.done, card.name


def test_no_field_of_the_fact_list_goes_unread():
    assert {field for entry in cards_of("METW") for field in entry} <= READ


def test_R_ORG_66_the_map_is_the_map_of_the_fact_list():
    regions = {region["region"]: region for region in fact_list("regions.json")["regions"]}
    named = {card.name: card for card in CARDS if card.type == REGION}
    assert len(regions) == 52
    for card in CARDS:
        if card.type == REGION:
            fact = regions[card.name]
            assert (card.id, card.region_type) == (fact["code"], term(fact["type"]))
            assert {region.id for name, region in named.items() if name in card.borders} == set(fact["adjacent"])
            sites = {code for code in fact["sites"] if code in BY_ID}
            assert sites == {site.id for site in CARDS if site.type == SITE and site.region == card.name}


def test_R_ORG_62_paths_between_havens_are_those_of_the_fact_list():
    for fact in fact_list("regions.json")["havens"]:
        card, name = BY_ID[fact["code"]], fact["name"]
        assert (card.name, card.hold, card.region) == (name, HAVEN, fact["region"])
        assert card.haven_paths == {other: tuple(map(term, path)) for other, path in fact["paths_from"].items()}
        nearest = {site.name for site in CARDS if site.type == SITE and site.nearest_haven == name}
        assert nearest <= set(fact["nearest_sites"])


def test_R_ORG_64_borders_hold_both_ways():
    regions = {card.name: card for card in CARDS if card.type == REGION}
    assert all(card.name in regions[name].borders for card in regions.values() for name in card.borders)
    assert sum(len(card.borders) for card in regions.values()) == 2 * 101

"""Cards that are carried out by their facts: characters, factions, sites, regions, creatures and plain items."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.piles import CHAIN, HAND, LOCATION, MARSHALLED
from ravenhill.games.meccg.rules.combat import begin_attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.numbers import check_modifier, corruption, influence, points_of, unused_influence
from ravenhill.games.meccg.rules.strength import body, prowess, skills
from ravenhill.games.meccg.terms import (
    ANY_HAVEN,
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    CREATURE,
    FREE_HOLD,
    HAVEN,
    ORC,
    SITE,
    WILDERNESS,
)
from ravenhill.games.meccg.words.who.combat import KEYS
from ravenhill.games.meccg.words.who.places import PLACES
from tests.meccg.cards.scenes import at_rest, offers, on_the_way, organizing, until_settled, visiting
from tests.meccg.tables import choose, give, hand, names, put


def ids(text):
    return text.split()


CHARACTERS = ids("""
    tw-116 tw-118 tw-119 tw-120 tw-121 tw-122 tw-123 tw-124 tw-125 tw-126 tw-127 tw-128 tw-129 tw-130 tw-131 tw-132
    tw-133 tw-134 tw-135 tw-136 tw-137 tw-138 tw-139 tw-140 tw-141 tw-142 tw-143 tw-144 tw-145 tw-146 tw-147 tw-148
    tw-149 tw-150 tw-151 tw-152 tw-153 tw-154 tw-155 tw-156 tw-157 tw-158 tw-159 tw-160 tw-161 tw-162 tw-163 tw-164
    tw-165 tw-166 tw-167 tw-168 tw-169 tw-170 tw-171 tw-172 tw-173 tw-174 tw-176 tw-177 tw-179 tw-180 tw-182 tw-183
    tw-184 tw-185 tw-186 tw-187 tw-495
""")
FACTIONS = ids("""
    tw-197 tw-200 tw-211 tw-222 tw-226 tw-228 tw-257 tw-258 tw-261 tw-263 tw-268 tw-276 tw-277 tw-278 tw-279 tw-280
    tw-281 tw-310 tw-311 tw-317 tw-329 tw-344 tw-352 tw-357 tw-367 tw-368 tw-369 tw-370
""")
SITES = ids("""
    tw-371 tw-372 tw-373 tw-374 tw-375 tw-376 tw-377 tw-378 tw-379 tw-380 tw-381 tw-382 tw-383 tw-384 tw-385 tw-386
    tw-387 tw-388 tw-389 tw-390 tw-391 tw-392 tw-393 tw-394 tw-395 tw-396 tw-397 tw-398 tw-399 tw-400 tw-401 tw-402
    tw-403 tw-404 tw-405 tw-406 tw-407 tw-408 tw-409 tw-410 tw-411 tw-412 tw-413 tw-415 tw-416 tw-418 tw-419 tw-421
    tw-422 tw-423 tw-424 tw-425 tw-426 tw-427 tw-428 tw-429 tw-430 tw-431 tw-432 tw-433 tw-434 tw-435 tw-436 tw-437
    tw-438 tw-439
""")
REGIONS = ids("""
    tw-440 tw-441 tw-442 tw-443 tw-444 tw-445 tw-446 tw-447 tw-448 tw-449 tw-450 tw-451 tw-452 tw-453 tw-454 tw-455
    tw-456 tw-457 tw-458 tw-459 tw-460 tw-461 tw-462 tw-463 tw-464 tw-465 tw-466 tw-467 tw-468 tw-469 tw-470 tw-471
    tw-472 tw-473 tw-474 tw-475 tw-476 tw-477 tw-478 tw-479 tw-480 tw-481 tw-482 tw-483 tw-484 tw-485 tw-486 tw-487
    tw-488 tw-489 tw-490 tw-491
""")
CREATURES = ids("""
    tw-001 tw-002 tw-003 tw-004 tw-005 tw-008 tw-014 tw-015 tw-016 tw-017 tw-020 tw-024 tw-025 tw-026 tw-031 tw-034
    tw-037 tw-038 tw-039 tw-040 tw-043 tw-044 tw-045 tw-046 tw-047 tw-048 tw-065 tw-066 tw-070 tw-071 tw-072 tw-073
    tw-074 tw-075 tw-076 tw-077 tw-078 tw-079 tw-080 tw-082 tw-083 tw-085 tw-088 tw-089 tw-090 tw-095 tw-102 tw-103
    tw-107 tw-109 tw-110 tw-112 tw-114 tw-493 td-042
""")


def printed(g, id):
    return g.cards.facts[g.cards.numbers[id]]


@pytest.mark.parametrize("id", CHARACTERS)
def test_a_character_enters_at_home_with_the_printed_numbers_and_not_elsewhere(id):
    from ravenhill.core.words import Source

    g, _ = organizing("Bree", "Barliman Butterbur")
    g.standard = False
    it = printed(g, id)
    card = g.put(g.cards.numbers[id], HAND, 0)
    home = next(name for name in it.homes if name != ANY_HAVEN) if it.homes != (ANY_HAVEN,) else "Lórien"
    put(g, home, LOCATION, 0)
    source = Source(card, 0, 0, [])
    at_home = PLACES.find(g, source)
    assert at_home or it.name == "Barliman Butterbur"
    g.written(LOCATION).clear()
    put(g, "Mount Gram", LOCATION, 0)
    elsewhere = PLACES.find(g, source)
    assert [place for place in elsewhere if place >= 20 * 4096] == []
    who = give(g, 0, it.name)
    g.host[who], g.company = -1, replaced(g.company, who, 0)
    assert (prowess(g, who), body(g, who), influence(g, who)) == (it.prowess, it.body, it.influence)
    assert (check_modifier(g, who), skills(g, who)) == (it.corruption_check, it.skills)
    for bonus in it.bonuses:
        if bonus.prowess:
            assert prowess(g, who, bonus.race) == it.prowess + bonus.prowess
            assert prowess(g, who, ORC if bonus.race != ORC else 24) == it.prowess + sum(
                other.prowess for other in it.bonuses if other.race == ORC and bonus.race != ORC)
        elif bonus.card:
            target = put(g, bonus.card, HAND, 0)
            assert unused_influence(g, who, target) >= it.influence + bonus.influence
    assert points_of(g, who) == it.points


@pytest.mark.parametrize("id", FACTIONS)
def test_a_faction_is_won_at_its_site_above_its_number_and_offered_nowhere_else(id):
    g, _ = visiting("Bag End", "Frodo")
    it = printed(g, id)
    for total, won in ((12, True), (2, False)):
        g, _ = visiting(it.at[0], "Elrond")
        card = hand(g, 0, it.name)[0]
        choose(g, f"Declared {it.name}")
        choose(g, "Take Elrond")
        until_settled(g, total)
        sway = it.swayed_by.get(printed(g, "tw-145").race, 0)
        assert (g.pile[card] == MARSHALLED) == (total + 4 + sway > it.above)
        assert won == (g.pile[card] == MARSHALLED)
    g, _ = visiting("Weathertop", "Elrond")
    hand(g, 0, it.name)
    assert not offers(g, it.name)


@pytest.mark.parametrize("id", SITES)
def test_a_site_is_guarded_and_offers_what_is_printed(id):
    g, _ = visiting("Bree", "Frodo")
    it = printed(g, id)
    g, _ = visiting(it.name, "Elrond")
    site = g.companies[g.current].site
    assert [(one.race, one.strikes, one.prowess) for one in automatic(g, site)] == [
        (one.race, one.strikes, one.prowess) for one in it.guarded_by]
    sizes = {"Dagger of Westernesse": 1, "Sword of Gondolin": 2, "Narsil": 3, "Fair Gold Ring": 5}
    hand(g, 0, *sizes)
    for name, size in sizes.items():
        allowed = size in it.playable and size not in it.only
        assert offers(g, name) == allowed, name
    assert (it.nearest_haven == "") == (it.hold == HAVEN)


@pytest.mark.parametrize("id", REGIONS)
def test_a_region_is_passed_to_its_neighbours_and_counts_as_its_type(id):
    g, _ = visiting("Bree", "Frodo")
    it = printed(g, id)
    number = g.cards.numbers[id]
    assert all(g.cards.distance[number][g.cards.names[name]] == 2 for name in it.borders)
    assert g.cards.distance[number][number] == 1
    far = [other for other in g.cards.distance[number] if g.cards.distance[number][other] > 2]
    assert all(g.cards.facts[other].name not in it.borders for other in far)


@pytest.mark.parametrize("id", CREATURES)
def test_a_creature_attacks_with_the_printed_numbers_where_it_is_keyed_and_nowhere_else(id):
    from ravenhill.core.words import Source

    g, _ = at_rest("Rivendell", "Gimli")
    it = printed(g, id)
    card = g.put(g.cards.numbers[id], HAND + 1, 1)
    assert KEYS.find(g, Source(card, 0, 1, [])) == []
    key = it.keyed_to[0]
    if key.by == BY_REGION_TYPE:
        g, _ = on_the_way("Bree", "Gimli", path=(key.type,) * key.times)
    elif key.by == BY_HOLD:
        g, _ = at_rest(next(one.name for one in g.cards.facts if one.type == SITE and one.hold == key.type), "Gimli")
    elif key.by == BY_SITE:
        g, _ = at_rest(key.names[0], "Gimli")
    elif key.by == BY_REGION:
        g, _ = on_the_way("Bree", "Gimli", regions=(key.names[0],))
    else:
        assert key.by != BY_MOVEMENT
        there = next(one.name for one in g.cards.facts if one.type == SITE and one.region == key.names[0])
        g, _ = at_rest(there, "Gimli")
    card = g.put(g.cards.numbers[id], HAND + 1, 1)
    assert KEYS.find(g, Source(card, 0, 1, [])) != []
    g.move(card, CHAIN)
    attack = begin_attack(g, g.current, card, it)
    assert (attack.race, attack.prowess, attack.body) == (it.race, it.prowess, it.body)
    assert attack.each or attack.strikes == it.strikes
    assert attack.chooses == it.attacker_chooses


def test_R_KEY_06_two_wildernesses_are_needed_where_two_are_printed():
    from ravenhill.core.words import Source

    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    twice = [card for card in g.cards.facts if card.type == CREATURE and any(
        key.by == BY_REGION_TYPE and key.times == 2 for key in card.keyed_to)]
    assert len(twice) >= 6
    for it in twice:
        card = put(g, it.name, HAND, 1)
        assert all(it.keyed_to[way // 64].by != BY_REGION_TYPE or it.keyed_to[way // 64].times == 1
                   for way in KEYS.find(g, Source(card, 0, 1, [])))


@pytest.mark.parametrize(("id", "lair"), [
    ("tw-003", "Caves of Ûlund"), ("tw-026", "Dancing Spire"), ("tw-048", "Irerock"), ("tw-090", "The Lonely Mountain"),
])
def test_R_TERM_05_a_lair_is_unguarded_once_its_dragon_is_defeated(id, lair):
    g, _ = visiting(lair, "Gimli")
    site = g.companies[g.current].site
    assert len(automatic(g, site)) == 1
    g.put(g.cards.numbers[id], MARSHALLED, 0)
    assert automatic(g, site) == []


# An item, who bears it: prowess, body, influence, points of corruption, and points; then somebody else.
ITEMS = [
    ("tw-206", "Gimli", (6, 8, 2), 1, "Thorin II", (6, 8, 2), 1),
    ("tw-212", "Gimli", (9, 8, 2), 3, "Aragorn II", (8, 9, 3), 2),
    ("tw-499", "Gimli", (8, 8, 2), 2, "Aragorn II", (7, 9, 3), 2),
    ("tw-333", "Frodo", (3, 9, 1), 1, "Gimli", (6, 8, 2), 1),
    ("tw-336", "Beorn", (8, 9, 2), 2, "Arwen", (2, 8, 0), 2),
    ("tw-254", "Gimli", (5, 9, 2), 1, "Arwen", (2, 8, 0), 1),
    ("tw-345", "Gimli", (5, 10, 2), 2, "Frodo", (1, 10, 1), 2),
    ("tw-289", "Gimli", (6, 8, 3), 2, "Frodo", (2, 9, 2), 2),
    ("tw-244", "Aragorn II", (8, 9, 3), 1, "Frodo", (4, 9, 1), 1),
    ("tw-295", "Aragorn II", (9, 9, 3), 2, "Frodo", (4, 9, 1), 2),
    ("tw-266", "Gimli", (5, 8, 4), 1, "Frodo", (1, 9, 3), 1),
    ("tw-271", "Gimli", (7, 8, 2), 2, "Arwen", (2, 8, 0), 2),
    ("tw-275", "Gimli", (5, 8, 5), 2, "Arwen", (2, 8, 0), 2),
    ("tw-347", "Gimli", (10, 10, 7), 7, "Frodo", (2, 10, 6), 7),
    ("tw-341", "Gimli", (5, 8, 2), 4, "Aragorn II", (6, 9, 3), 2),
    ("tw-224", "Gimli", (5, 8, 2), 1, "Frodo", (1, 9, 1), 1),
    ("tw-259", "Gimli", (5, 8, 2), 1, "Frodo", (1, 9, 1), 1),
    ("tw-250", "Arwen", (2, 9, 0), 2, "Gimli", (5, 9, 2), 2),
    ("tw-327", "Gimli", (5, 8, 2), 1, "Balin", (4, 8, 2), 1),
    ("tw-196", "Gimli", (5, 8, 2), 1, "Frodo", (1, 9, 1), 1),
    ("tw-231", "Gimli", (5, 8, 2), 1, "Frodo", (1, 9, 1), 1),
    ("tw-306", "Gimli", (5, 8, 2), 1, "Frodo", (1, 9, 1), 1),
]


@pytest.mark.parametrize(("id", "one", "numbers", "points", "other", "others", "other_points"), ITEMS)
def test_an_item_serves_its_bearer_by_its_printed_numbers(id, one, numbers, points, other, others, other_points):
    for name, right, cost in ((one, numbers, points), (other, others, other_points)):
        g, (who,) = organizing("Bree", name)
        give(g, who, printed(g, id).name)
        assert (prowess(g, who), body(g, who), influence(g, who)) == right
        assert corruption(g, who) == cost


def test_R_CMB_31_glamdring_and_orcrist_are_better_against_orcs():
    from tests.meccg.cards.scenes import struck_by

    for id, name, against_orcs, against_others in (("tw-244", "Glamdring", 9, 8), ("tw-295", "Orcrist", 10, 9)):
        g, (who,) = on_the_way("Moria", "Aragorn II")
        give(g, who, name)
        struck_by(g, "Orc-guard", who)
        assert prowess(g, who, ORC) == against_orcs, id
        struck_by(g, "Giant", who)
        assert prowess(g, who) == against_others


def test_tw_224_elf_stone_and_tw_259_horn_of_anor_are_for_some_only():
    g, (gimli, arwen) = organizing("Bree", "Gimli", "Arwen")
    give(g, gimli, "Elf-stone")
    give(g, gimli, "Horn of Anor")
    elves, men = put(g, "Wood-elves", HAND, 0), put(g, "Hillmen", HAND, 0)
    assert unused_influence(g, gimli, elves) == 2 + 1 + 2 + 2
    assert unused_influence(g, gimli, men) == 2 + 2
    assert unused_influence(g, gimli, arwen) == 2 + 1 + 2


def test_tw_274_and_tw_273_magic_rings_give_a_skill():
    g, (gimli,) = organizing("Bree", "Gimli")
    before = skills(g, gimli)
    give(g, gimli, "Magic Ring of Stealth")
    give(g, gimli, "Magic Ring of Nature")
    assert len(skills(g, gimli)) == len(before) + 2


def test_a_site_type_is_asked_and_free_holds_are_no_havens():
    g, _ = visiting("Minas Tirith", "Elrond")
    assert g.facts(g.companies[g.current].site).hold == FREE_HOLD
    assert "Pass" in names(g)


def test_a_table_that_was_saved_finds_its_cards_again() -> None:
    """Tables know cards by their numbers: what came later stands behind everything that was there."""
    assert [card.id for card in CARDS[-2:]] == ["td-127", "dm-125"]
    before = [card.id for card in CARDS[:-2] if card.id[:2] in ("td", "dm") and card.id != "td-042"]
    assert before == sorted(before, key=lambda code: (code[:2] != "td", code))

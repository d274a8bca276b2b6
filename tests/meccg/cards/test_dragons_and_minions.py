"""Cards of the two other sets: an effect and a refusal of each, and the sets as an option of the match."""
from __future__ import annotations

import pytest

from ravenhill.core.errors import RavenhillError
from ravenhill.core.words import Source
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.bringing import all_sites
from ravenhill.games.meccg.decks.files import load
from ravenhill.games.meccg.decks.legality import faults, set_of
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import HAND, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.numbers import check_modifier, influence, limit_of, unused_influence
from ravenhill.games.meccg.rules.strength import prowess, skills
from ravenhill.games.meccg.terms import (
    BORDER_LAND,
    COASTAL_SEA,
    CREATURE,
    DARK_DOMAIN,
    DRAKE,
    EACH_CHARACTER,
    SAGE,
    SHADOW_LAND,
    SITE,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import ANYTIME
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    LIMIT,
    at_rest,
    attacked_by,
    hazard,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    the_company,
    visiting,
    window,
)
from tests.meccg.tables import give, hand, put

DOORS, GATES = "Doors of Night", "Gates of Morning"


def ways(creature: str, site: str, path: tuple[int, ...] = (), regions: tuple[str, ...] = (), *events: str) -> int:
    """In how many ways this creature can be played on a company that moves so."""
    g, _ = on_the_way(site, "Gimli", path=path, regions=regions)
    for event in events:
        put(g, event, IN_PLAY, 1)
    return len(KEYS.find(g, Source(put(g, creature, HAND, 1), 0, 1, [])))


# ------------------------------------------------------------------ creatures


@pytest.mark.parametrize(("id", "creature", "path", "too_little"), [
    ("td-013", "Dire Wolves", (WILDERNESS, WILDERNESS), (WILDERNESS,)),
    ("td-013", "Dire Wolves", (SHADOW_LAND,), (BORDER_LAND,)),
    ("td-030", "Hobgoblins", (WILDERNESS, WILDERNESS), (WILDERNESS, SHADOW_LAND)),
    ("td-040", "Land-drake", (WILDERNESS,), (BORDER_LAND,)),
    ("td-042", "Lesser Spiders", (SHADOW_LAND,), (BORDER_LAND,)),
    ("td-045", "Light-drake", (WILDERNESS,), (SHADOW_LAND,)),
    ("td-047", "Marsh-drake", (COASTAL_SEA,), (WILDERNESS, WILDERNESS)),
    ("td-066", "Sea Serpent", (COASTAL_SEA,), (SHADOW_LAND,)),
    ("td-075", "Thunder's Companion", (WILDERNESS, WILDERNESS), (WILDERNESS,)),
    ("td-078", "True Fire-drake", (WILDERNESS,) * 3, (WILDERNESS,) * 2),
    ("td-083", "Winged Cold-drake", (WILDERNESS,) * 3, (WILDERNESS,) * 2),
    ("td-084", "Winged Fire-drake", (SHADOW_LAND,) * 2, (SHADOW_LAND, WILDERNESS, WILDERNESS)),
    ("dm-111", "Stirring Bones", (DARK_DOMAIN,), (WILDERNESS, BORDER_LAND)),
])
def test_R_KEY_05_a_creature_comes_by_its_regions(id, creature, path, too_little):
    assert ways(creature, "Bree", path) == 1, id
    assert ways(creature, "Bree", too_little) == 0, id


@pytest.mark.parametrize(("id", "creature", "region", "other"), [
    ("td-008", "Cave Worm", "High Pass", "Rhudaur"), ("td-019", "Dunlending Raiders", "Dunland", "Rohan"),
    ("td-032", "Ice-drake", "Forochel", "Rhudaur"), ("td-059", "Sand-drake", "Khand", "Ithilien"),
    ("td-077", "True Cold-drake", "Iron Hills", "Rhudaur"),
])
def test_R_KEY_04_a_creature_comes_by_the_names_of_regions(id, creature, region, other):
    assert ways(creature, "Bree", regions=(region,)) == 1, id
    assert ways(creature, "Bree", regions=(other,)) == 0, id


def test_td_059_and_td_078_want_less_while_doors_of_night_is_in_play():
    assert ways("Sand-drake", "Bree", (), ("Ithilien",), DOORS) == 1
    assert ways("True Fire-drake", "Bree", (WILDERNESS, WILDERNESS), (), DOORS) == 1


@pytest.mark.parametrize(("id", "dragon", "lair", "region"), [
    ("td-003", "Bairanax", "Ovir Hollow", "Gundabad"), ("td-020", "Eärcaraxë", "Isle of the Ulond", "Andrast"),
    ("td-036", "Itangast", "Gold Hill", "Iron Hills"), ("td-060", "Scatha", "Gondmaeglom", "Woodland Realm"),
    ("td-063", "Scorba", "Zarak Dûm", "Forochel"),
])
def test_R_TERM_02_a_dragon_is_met_at_its_lair_and_with_doors_of_night_around_it(id, dragon, lair, region):
    assert ways(dragon, lair) == 1, id
    assert ways(dragon, "Bree", regions=(region,)) == 0, id
    assert ways(dragon, "Bree", (), (region,), DOORS) == 1, id


@pytest.mark.parametrize("card", [it for it in CARDS if it.type == CREATURE and not it.id.startswith("tw")],
                         ids=lambda it: it.id)
def test_R_CMB_01_each_of_them_attacks_with_its_own_numbers(card):
    g, _ = on_the_way("Bree", "Gimli", "Legolas", "Boromir II", path=(WILDERNESS,) * 3)
    attack = attacked_by(g, card.name)
    each = card.strikes == EACH_CHARACTER
    assert (strikes_of(g, attack), attack.each) == (1 if each else card.strikes, each)
    assert (prowess_of(g, attack), attack.race, attack.chooses) == (card.prowess, card.race, card.attacker_chooses)


# ------------------------------------------------------------------ sites, people, factions, items


@pytest.mark.parametrize(("id", "site", "item", "never"), [
    ("td-176", "Gold Hill", "Glamdring", "Palantír of Orthanc"), ("td-177", "Gondmaeglom", "Glamdring", "Orcrist"),
    ("td-178", "Isle of the Ulond", "Glamdring", "Orcrist"), ("td-179", "Ovir Hollow", "Glamdring", "Orcrist"),
    ("td-181", "Zarak Dûm", "Glamdring", "Orcrist"), ("dm-031", "Haudh-in-Gwanûr", "Glamdring", "Orcrist"),
    ("dm-042", "Urlurtsu Nurn", "Glamdring", "Orcrist"), ("td-174", "Dale", "Men of Dale", "Glamdring"),
])
def test_R_SITE_05_what_a_site_offers(id, site, item, never):
    g, _ = visiting(site, "Gimli")
    hand(g, 0, item, never)
    assert offers(g, item) and not offers(g, never), id


def test_td_090_brand_td_092_galdor_and_td_094_thrain_ii_sway_their_own():
    for name, mine, other, more in (
        ("Brand", "Men of Dale", "Men of Lake-town", 2), ("Galdor", "Haldir", "Gimli", 1),
        ("Thráin II", "Gimli", "Haldir", 3),
    ):
        g, (it,) = organizing("Rivendell", name)
        own, others = put(g, mine, HAND, 0), put(g, other, HAND, 0)
        assert unused_influence(g, it, own) == influence(g, it) + more == unused_influence(g, it, others) + more


@pytest.mark.parametrize(("id", "faction", "site", "above", "elsewhere"), [
    ("td-138", "Men of Dale", "Dale", 7, "Lake-town"), ("td-139", "Men of Lake-town", "Lake-town", 8, "Dale"),
])
def test_R_SITE_09_a_faction_is_won_at_its_site(id, faction, site, above, elsewhere):
    g, (gimli,) = visiting(site, "Gimli")
    card = put(g, faction, HAND, 0)
    mine = unused_influence(g, gimli, card) + g.facts(card).swayed_by[g.facts(gimli).race]
    for total, won in ((above - mine + 1, True), (above - mine, False)):
        g, _ = visiting(site, "Gimli")
        card = put(g, faction, HAND, 0)
        play(g, faction, "Take Gimli", total=total)
        assert (g.pile[card] == MARSHALLED) == won, id
    g, _ = visiting(elsewhere, "Gimli")
    hand(g, 0, faction)
    assert not offers(g, faction), id


def test_td_119_gold_belt_of_lorien_is_found_there_and_lends_influence():
    g, (gimli,) = visiting("Lórien", "Gimli")
    hand(g, 0, "Gold Belt of Lórien")
    assert offers(g, "Gold Belt of Lórien")
    before = influence(g, gimli)
    give(g, gimli, "Gold Belt of Lórien")
    assert influence(g, gimli) == before + 1
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, "Gold Belt of Lórien")
    assert not offers(g, "Gold Belt of Lórien")


# ------------------------------------------------------------------ events


def test_td_118_gift_of_comprehension_makes_a_sage_of_a_dunadan():
    g, (boromir, gimli) = window(ANYTIME, "Rivendell", "Boromir II", "Gimli")
    hand(g, 0, "Gift of Comprehension")
    play(g, "Gift of Comprehension", "Take Boromir II")
    assert SAGE in skills(g, boromir) and g.state[boromir] == TAPPED and g.state[gimli] == UNTAPPED
    for site, who in (("Rivendell", "Gimli"), ("Bree", "Boromir II")):
        g, _ = window(ANYTIME, site, who)
        hand(g, 0, "Gift of Comprehension")
        assert not offers(g, "Gift of Comprehension")


def test_td_132_many_turns_and_doublings_cancels_for_a_ranger():
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS,) * 2)
    attack = attacked_by(g, "Wolves")
    hand(g, 0, "Many Turns and Doublings")
    g.ready = False
    play(g, "Many Turns and Doublings")
    assert is_stopped(attack)
    for who, creature in (("Gimli", "Wolves"), ("Aragorn II", "Orc-patrol")):
        g, _ = on_the_way("Bree", who, path=(WILDERNESS,) * 2)
        attacked_by(g, creature)
        hand(g, 0, "Many Turns and Doublings")
        g.ready = False
        assert not offers(g, "Many Turns and Doublings")


def test_td_132_many_turns_and_doublings_lowers_the_limit_while_gates_are_in_play():
    for event, who, left in ((GATES, "Aragorn II", LIMIT - 1), (GATES, "Gimli", LIMIT), ("", "Aragorn II", LIMIT)):
        g, _ = on_the_way("Bree", who, path=(WILDERNESS,))
        if event: put(g, event, IN_PLAY, 0)
        hand(g, 0, "Many Turns and Doublings")
        if left < LIMIT: play(g, "Many Turns and Doublings")
        else: assert not offers(g, "Many Turns and Doublings")
        assert limit_of(g, g.current) == left


def test_td_154_star_of_high_hope_strengthens_elves_and_dunedain():
    g, people = organizing("Rivendell", "Legolas", "Boromir II", "Gimli")
    before = [prowess(g, it) for it in people]
    put(g, "Star of High Hope", IN_PLAY, 0)
    assert [prowess(g, it) - n for it, n in zip(people, before)] == [1, 1, 0]
    put(g, GATES, IN_PLAY, 0)
    assert [prowess(g, it) - n for it, n in zip(people, before)] == [2, 2, 0]


def test_td_155_tales_of_the_hunt_untaps_a_companion():
    g, (beorn, gimli) = window(ANYTIME, "Bree", "Beorn", "Gimli")
    hand(g, 0, "Tales of the Hunt")
    play(g, "Tales of the Hunt", "Take Beorn")
    assert g.state[beorn] == TAPPED
    g.state[beorn], g.state[gimli] = UNTAPPED, TAPPED
    g.ready = False
    play(g, "Tales of the Hunt", "Take Gimli", total=12)
    assert (g.state[beorn], g.state[gimli]) == (TAPPED, UNTAPPED)
    g, _ = window(ANYTIME, "Rivendell", "Beorn")
    hand(g, 0, "Tales of the Hunt")
    assert not offers(g, "Tales of the Hunt")


def test_td_162_vanish_in_sunlight_weakens_nazgul_and_undead():
    for event, less in (("", 2), (GATES, 4)):
        g, _ = on_the_way("Bree", "Gimli", path=(SHADOW_LAND,))
        if event: put(g, event, IN_PLAY, 0)
        attack = attacked_by(g, "Ghouls")
        hand(g, 0, "Vanish in Sunlight!")
        g.ready = False
        play(g, "Vanish in Sunlight!")
        assert prowess_of(g, attack) == 7 - less
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    attacked_by(g, "Wolves")
    hand(g, 0, "Vanish in Sunlight!")
    g.ready = False
    assert not offers(g, "Vanish in Sunlight!")


def test_td_088_worms_stench_draws_beasts_after_a_drake():
    for event, wolves, spiders in (("", (3, 8), (4, 9)), (DOORS, (4, 10), (5, 9))):
        g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,) * 3)
        if event: put(g, event, IN_PLAY, 1)
        hand(g, 1, "Worm's Stench")
        fresh = g.copy()
        assert refused(fresh, "Worm's Stench")
        the_company(g).races = (*the_company(g).races, DRAKE)
        hazard(g, "Worm's Stench")
        for name, numbers in (("Wolves", wolves), ("Lesser Spiders", spiders)):
            there = g.copy()
            attack = attacked_by(there, name)
            assert (strikes_of(there, attack), prowess_of(there, attack)) == numbers


def test_dm_131_first_of_the_order_steadies_saruman():
    g, (saruman,) = window(ANYTIME, "Isengard", "Saruman")
    before = check_modifier(g, saruman)
    hand(g, 0, "First of the Order")
    play(g, "First of the Order", "Take Saruman")
    assert check_modifier(g, saruman) == before + 2
    g, _ = window(ANYTIME, "Isengard", "Gandalf")
    hand(g, 0, "First of the Order")
    assert not offers(g, "First of the Order")


def test_dm_142_hundreds_of_butterflies_untap_somebody_on_the_way():
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    g.state[gimli] = TAPPED
    hand(g, 0, "Hundreds of Butterflies")
    play(g, "Hundreds of Butterflies", "Take Gimli")
    assert g.state[gimli] == UNTAPPED and limit_of(g, g.current) == LIMIT + 1
    g, (gimli,) = at_rest("Bree", "Gimli")
    g.state[gimli] = TAPPED
    hand(g, 0, "Hundreds of Butterflies")
    assert not offers(g, "Hundreds of Butterflies")


# ------------------------------------------------------------------ the sets of a match


def test_R_AMB_113_a_match_names_the_sets_it_allows():
    deck = load("starter-gandalf")
    deck.deck.pop("tw-040", None)
    deck.deck["td-013"] = 1
    assert [it.rule for it in faults(deck, sets=())].count("R-AMB-113") == 1
    assert "R-AMB-113" not in [it.rule for it in faults(deck, sets=("dragons",))]
    with pytest.raises(RavenhillError, match="R-AMB-113"):
        GAME.new({"decks": [{"deck": deck.deck, "pool": deck.pool}, "starter-saruman"], "casual": True})
    with pytest.raises(RavenhillError, match="sets"):
        GAME.new({"sets": ["balrog"]})
    assert all(set_of(code) == "wizards" for it in ("starter-gandalf", "starter-saruman") for code in load(it).deck)


def test_R_AMB_113_location_decks_and_random_decks_follow():
    first, both = all_sites(), all_sites(("dragons", "dark-minions"))
    assert len(both) == len(first) + sum(1 for it in CARDS if it.type == SITE and not it.id.startswith("tw"))
    g = GAME.new({"sets": ["dragons"]})
    assert "Dale" in {g.facts(card).name for card in range(len(g.kind))}
    assert "Dale" not in {GAME.new({}).facts(card).name for card in range(len(GAME.new({}).kind))}
    some = [random_deck(seed, sets=("dragons", "dark-minions")) for seed in range(12)]
    assert {set_of(code) for deck in some for code in deck.deck} == {"wizards", "dragons", "dark-minions"}
    assert {set_of(code) for seed in range(4) for code in random_deck(seed).deck} == {"wizards"}

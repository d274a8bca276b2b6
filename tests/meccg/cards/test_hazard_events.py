"""Hazard events: limits, corruption, calls, doors, gates and storms."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.games.meccg.piles import DISCARD, HAND, HEADING, IN_PLAY, LOCATION, MARSHALLED, OUT, TAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.guards import attack_of, automatic, guards_of
from ravenhill.games.meccg.rules.lands import hold, path_of
from ravenhill.games.meccg.rules.numbers import corruption, limit_of
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import (
    BORDER_HOLD,
    BORDER_LAND,
    COASTAL_SEA,
    DARK_DOMAIN,
    DARK_HOLD,
    FREE_DOMAIN,
    RUINS_AND_LAIRS,
    SHADOW_HOLD,
    SHADOW_LAND,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import (
    CHARACTER_WOUNDED,
    END_OF_HAZARDS,
    END_OF_ORGANIZATION,
    END_OF_UNTAP,
    ITEM_GAINED,
)
from ravenhill.games.meccg.words.numbers import DOES_NOTHING, LIMIT
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    the_company,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, give, hand, names, put

# ------------------------------------------------------------------ hazard limits


@pytest.mark.parametrize(("id", "card", "path", "limit"), [
    ("tw-051", "Lost in Border-lands", (BORDER_LAND, BORDER_LAND, WILDERNESS), 11),
    ("tw-052", "Lost in Dark-domains", (DARK_DOMAIN,), 18),
    ("tw-054", "Lost in Shadow-lands", (SHADOW_LAND,), 10),
    ("tw-055", "Lost in the Wilderness", (WILDERNESS, WILDERNESS), 11),
])
def test_a_lost_company_meets_more_hazards(id, card, path, limit):
    g, _ = on_the_way("Moria", "Gimli", path=path)
    hand(g, 1, card)
    hazard(g, card)
    assert limit_of(g, g.current) == limit
    g, _ = on_the_way("Moria", "Gimli", path=(FREE_DOMAIN,))
    hand(g, 1, card)
    assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "path"), [
    ("tw-050", "Lost at Sea", COASTAL_SEA), ("tw-053", "Lost in Free-domains", FREE_DOMAIN),
])
def test_a_company_does_nothing_at_its_site(id, card, path):
    g, _ = on_the_way("Moria", "Gimli", path=(path,))
    hand(g, 1, card)
    hazard(g, card)
    assert g.asked(DOES_NOTHING, g.current, 0) > 0
    g, _ = at_rest("Moria", "Gimli")
    hand(g, 1, card)
    assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "path", "plain", "gates"), [
    ("tw-232", "Fair Sailing", (COASTAL_SEA, COASTAL_SEA), 5, 5),
    ("tw-233", "Fair Travels in Border-lands", (BORDER_LAND,), 6, 6),
    ("tw-234", "Fair Travels in Dark-domains", (DARK_DOMAIN, DARK_DOMAIN), 6, 5),
    ("tw-235", "Fair Travels in Free-domains", (FREE_DOMAIN,) * 3, 4, 4),
    ("tw-236", "Fair Travels in Shadow-lands", (SHADOW_LAND,), 6, 5),
    ("tw-237", "Fair Travels in Wilderness", (WILDERNESS,) * 9, 2, 2),
    ("tw-260", "Horses", (), 5, 5),
])
def test_fair_travels_lower_the_hazard_limit_to_two_at_least(id, card, path, plain, gates):
    for open_gates, right in ((False, plain), (True, gates)):
        g, (who,) = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
        company = g.companies[g.company[who]]
        g.move_unseen(put(g, "Bree", LOCATION, 0), HEADING + g.company[who])           # a new site card
        company.path = type(company.path)(path)
        if open_gates:
            put(g, "Gates of Morning", IN_PLAY, 0)
        hand(g, 0, card)
        play(g, card, "Travel")
        assert g.asked(LIMIT, g.company[who], 7) == right
    if card != "Horses":
        g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
        hand(g, 0, card)
        assert not offers(g, card)


def test_tw_260_horses_make_creatures_stronger():
    g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    hand(g, 0, "Horses")
    play(g, "Horses", "Travel")
    g.current = 0
    assert prowess_of(g, attacked_by(g, "Giant")) == 15
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Horses")
    assert not offers(g, "Horses")


# ------------------------------------------------------------------ corruption


@pytest.mark.parametrize(("id", "card", "on", "never"), [
    ("tw-027", "Despair of the Heart", "Gimli", ("Frodo", "Gandalf")),
    ("tw-056", "Lure of Creation", "Gandalf", ("Gimli",)),
    ("tw-057", "Lure of Expedience", "Gimli", ("Frodo", "Gandalf")),
    ("tw-058", "Lure of Nature", "Legolas", ("Frodo", "Gimli")),
    ("tw-060", "Lure of the Senses", "Frodo", ()),
    ("tw-094", "The Burden of Time", "Legolas", ("Gimli", "Gandalf")),
])
def test_a_corruption_card_lies_on_whom_it_may_and_is_rolled_away(id, card, on, never):
    g, (who,) = on_the_way("Bree", on, path=(WILDERNESS,))
    it = hand(g, 1, card)[0]
    hazard(g, card, f"Take {on}")
    assert g.host[it] == who and corruption(g, who) == 2
    hand(g, 1, card)
    assert refused(g, card)                              # R-CORR-02, and not twice on one character
    for name in never:
        g, _ = on_the_way("Bree", name, path=(WILDERNESS,))
        hand(g, 1, card)
        assert refused(g, card)
    for total, gone in ((12, True), (3, False)):
        g, (who,) = organizing("Rivendell", on)
        it = give(g, who, card, owner=1)
        play(g, f"{card} 0", total=total)
        assert (g.pile[it] == DISCARD + 1) == gone and g.state[who] == TAPPED


@pytest.mark.parametrize(("id", "card", "on", "moment", "site", "elsewhere"), [
    ("tw-060", "Lure of the Senses", "Gimli", END_OF_UNTAP, "Rivendell", "Bree"),
    ("tw-094", "The Burden of Time", "Legolas", END_OF_UNTAP, "Bree", "Rivendell"),
])
def test_a_corruption_card_causes_checks_at_its_time(id, card, on, moment, site, elsewhere):
    for place, checks in ((site, True), (elsewhere, False)):
        g, (who,) = organizing(place, on)
        give(g, who, card, owner=1)
        give(g, who, "The Mithril-coat")
        g.announce(moment)
        g.then(Triggers(moment))
        until_settled(g, 2)
        assert (g.pile[who] == OUT) == checks


def test_tw_056_lure_of_creation_checks_on_the_way_to_a_haven():
    for site, checks in (("Lórien", True), ("Bree", False)):
        g, (who,) = on_the_way(site, "Gandalf")
        give(g, who, "Lure of Creation", owner=1)
        g.announce(END_OF_HAZARDS, g.current)
        assert (len(g.waiting) == 1) == checks


def test_tw_027_despair_follows_wounds_and_tw_057_expedience_follows_items():
    for card, moment in (("Despair of the Heart", CHARACTER_WOUNDED), ("Lure of Expedience", ITEM_GAINED)):
        g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
        give(g, gimli, card, owner=1)
        g.announce(moment, legolas)
        assert len(g.waiting) == 1
        g.waiting.clear()
        other = put(g, "Frodo", IN_PLAY, 0)
        g.announce(moment, other)
        assert g.waiting == []


def test_tw_111_weariness_weakens_or_corrupts():
    g, (who,) = on_the_way("Bree", "Gimli")
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart")
    hazard(g, "Weariness of the Heart 0", "Take Gimli")
    assert prowess(g, who) == 4
    g.answer(0)
    assert offers(g, "Weariness of the Heart 1") and not offers(g, "Weariness of the Heart 0")


def test_tw_101_the_will_of_the_ring_is_for_its_bearer():
    g, (who,) = on_the_way("Bree", "Frodo")
    give(g, who, "The One Ring")
    hand(g, 1, "The Will of the Ring")
    hazard(g, "The Will of the Ring", "Take Frodo", total=2)
    assert g.pile[who] == OUT
    g, _ = on_the_way("Bree", "Frodo")
    hand(g, 1, "The Will of the Ring")
    assert refused(g, "The Will of the Ring")


def test_tw_059_lure_of_power_waits_for_the_next_success():
    g, (who,) = visiting("Bree", "Aragorn II")
    lure = put(g, "Lure of Power", IN_PLAY, 1)
    hand(g, 0, "Rangers of the North")
    choose(g, "Declared Rangers of the North")
    choose(g, "Take Aragorn II")
    until_settled(g, 12)
    assert g.pile[lure] == DISCARD + 1 and in_play(g, who)
    g, _ = visiting("Bag End", "Frodo")
    lure = put(g, "Lure of Power", IN_PLAY, 1)
    hand(g, 0, "Hobbits")
    choose(g, "Declared Hobbits")
    choose(g, "Take Frodo")
    until_settled(g, 12)
    assert g.pile[lure] == IN_PLAY + 1


# ------------------------------------------------------------------ called away


@pytest.mark.parametrize(("id", "card", "who", "never", "low", "high"), [
    ("tw-018", "Call of Home", "Gimli", "Gandalf", 3, 12), ("tw-019", "Call of the Sea", "Legolas", "Gimli", 3, 12),
    ("tw-104", "Tookish Blood", "Frodo", "Gimli", 3, 12),
])
def test_a_character_is_called_away_if_the_roll_is_low(id, card, who, never, low, high):
    for total, gone in ((low, True), (high, False)):
        g, people = on_the_way("Bree", who, "Elrond", "Celeborn")
        hand(g, 1, card)
        hazard(g, card, f"Take {who}", total=total)
        assert (g.pile[people[0]] == HAND) == gone
    g, _ = on_the_way("Bree", never)
    hand(g, 1, card)
    assert refused(g, card)


def test_tw_019_the_sea_calls_louder_on_the_way_by_sea():
    g, people = on_the_way("Bree", "Legolas", path=(COASTAL_SEA,))
    hand(g, 1, "Call of the Sea")
    g.companies[g.current].members.append(put(g, "Elrond", IN_PLAY, 0))
    g.company = replaced(g.company, g.companies[g.current].members[-1], g.current)
    hazard(g, "Call of the Sea", "Take Legolas", total=6)         # 6 and four points of influence are below 13
    assert g.pile[people[0]] == HAND


def test_tw_067_muster_disperses_takes_a_faction():
    for total, gone in ((2, True), (12, False)):
        g, _ = on_the_way("Bree", "Elrond", "Celeborn")
        faction = put(g, "Hillmen", MARSHALLED, 0)
        hand(g, 1, "Muster Disperses")
        hazard(g, "Muster Disperses", "Take Hillmen", total=total)
        assert (g.pile[faction] == DISCARD) == gone
    g, _ = on_the_way("Bree", "Elrond")
    hand(g, 1, "Muster Disperses")
    assert refused(g, "Muster Disperses")


# ------------------------------------------------------------------ doors, gates and what they close


def test_tw_028_doors_and_tw_243_gates_end_what_the_other_side_brought():
    g, _ = on_the_way("Bree", "Gimli")
    sun = put(g, "Sun", IN_PLAY, 0)
    doors = hand(g, 1, "Doors of Night")[0]
    hazard(g, "Doors of Night")
    assert g.pile[sun] == DISCARD and in_play(g, doors)
    night = put(g, "Night", IN_PLAY, 1)
    gates = hand(g, 0, "Gates of Morning")[0]
    g.ready = False
    play(g, "Gates of Morning")
    assert g.pile[night] == g.pile[doors] == DISCARD + 1 and in_play(g, gates)
    hand(g, 0, "Gates of Morning")
    g.ready = False
    assert not offers(g, "Gates of Morning")


def test_tw_106_twilight_ends_an_environment_in_anybodys_turn():
    for side in (0, 1):
        g, _ = on_the_way("Bree", "Gimli")
        doors = put(g, "Doors of Night", IN_PLAY, 1)
        hand(g, side, "Twilight")
        if side:
            g.answer(0)
        play(g, "Twilight 0", "Take Doors of Night")
        assert g.pile[doors] == DISCARD + 1
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 0, "Twilight")
    assert not offers(g, "Twilight")


@pytest.mark.parametrize(("id", "card", "one", "other", "site", "type"), [
    ("tw-021", "Choking Shadows", WILDERNESS, SHADOW_LAND, "Weathertop", SHADOW_HOLD),
    ("tw-041", "Gloom", BORDER_LAND, WILDERNESS, "Bree", RUINS_AND_LAIRS),
    ("tw-011", "Awaken the Earth's Fire", SHADOW_LAND, DARK_DOMAIN, "Moria", DARK_HOLD),
    ("tw-068", "New Moon", FREE_DOMAIN, BORDER_LAND, "Edoras", BORDER_HOLD),
])
def test_with_the_doors_open_a_region_or_a_site_counts_as_worse(id, card, one, other, site, type):
    g, _ = on_the_way(site, "Gimli", path=(one, one))
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, card)
    g.answer(0)
    ways = [words for words in names(g) if words.startswith("Declared")]
    choose(g, ways[-1])
    until_settled(g)
    assert hold(g, the_company(g).going) == type
    g, _ = on_the_way(site, "Gimli", path=(one, one))
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, card)
    g.answer(0)
    choose(g, ways[-2])
    until_settled(g)
    assert sorted(path_of(g, g.current)) == sorted((one, other))


@pytest.mark.parametrize(("id", "card", "site", "right", "elsewhere"), [
    ("tw-006", "Arouse Denizens", "Bandit Lair", 9, "Moria"), ("tw-007", "Arouse Minions", "Moria", 10, "Bandit Lair"),
    ("tw-011", "Awaken the Earth's Fire", "Moria", 9, "Bandit Lair"),
    ("tw-021", "Choking Shadows", "Bandit Lair", 8, None),
])
def test_a_short_event_strengthens_one_automatic_attack(id, card, site, right, elsewhere):
    g, _ = on_the_way(site, "Gimli")
    hand(g, 1, card)
    hazard(g, f"{card} 0")
    visit = Visit(g.current)
    g.then(visit)
    there = the_company(g).going
    visit.faced = guards_of(g, there)[:1]
    attack = attack_of(g.current, there, automatic(g, there)[0])
    g.then(attack)
    assert prowess_of(g, attack) == right
    if elsewhere is not None:
        g, _ = on_the_way(elsewhere, "Gimli")
        hand(g, 1, card)
        assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "path", "doors"), [
    ("tw-091", "Snowstorm", (WILDERNESS,), True), ("tw-049", "Long Winter", (WILDERNESS, WILDERNESS), False),
    ("tw-036", "Foul Fumes", (SHADOW_LAND,), False),
])
def test_storms_send_companies_back(id, card, path, doors):
    g, _ = on_the_way("Bree", "Gimli", path=path)
    if doors:
        put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, card)
    hazard(g, card)
    assert g.companies[0].sent_back
    g, _ = on_the_way("Bree", "Aragorn II" if not doors else "Gimli", path=path if not doors else (FREE_DOMAIN,))
    if doors:
        put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, card)
    hazard(g, card)
    assert not g.companies[0].sent_back
    if doors:
        g, _ = on_the_way("Bree", "Gimli", path=path)
        hand(g, 1, card)
        assert refused(g, card)


def test_tw_092_storms_of_osse_and_tw_049_long_winter_tap_sites():
    g, _ = on_the_way("Tolfalas", "Aragorn II")
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, "Storms of Ossë", "Long Winter")
    hazard(g, "Storms of Ossë")
    assert g.state[the_company(g).going] == TAPPED
    g, _ = on_the_way("Bree", "Aragorn II")
    hand(g, 1, "Storms of Ossë")
    assert refused(g, "Storms of Ossë")


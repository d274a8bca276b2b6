"""More plain cards of the two further sets: sites, a healer, weather over influence, and events that a defeat ends."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, LOCATION, OLD_SITES, SITES, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.numbers import faction_check, hazard_limit
from ravenhill.games.meccg.rules.persuasion import difference
from ravenhill.games.meccg.terms import SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.numbers import DRAWS_OWN, KEYED_BY_TYPE
from ravenhill.games.meccg.words.verbs.play import Heal
from ravenhill.games.meccg.words.who.combat import KEYS
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.cards.scenes import (
    attacked_by,
    end_of_organization,
    hazard,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    the_company,
    until_over,
    visiting,
)
from tests.meccg.tables import company, hand, put


@pytest.mark.parametrize(("card", "less"), [("Scatha at Home", 1), ("Times Are Evil", 3)])
def test_td_062_td_076_everybody_influences_worse(card: str, less: int):
    g, (gimli,) = visiting("Edoras", "Gimli")
    (eowyn,) = company(g, 1, "Edoras", "Éowyn")
    faction = put(g, "Riders of Rohan", HAND, 0)
    before = faction_check(g, gimli, faction), difference(g, gimli, eowyn)
    put(g, card, IN_PLAY, 1)
    assert (before[0] - faction_check(g, gimli, faction), before[1] - difference(g, gimli, eowyn)) == (less, less)
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, card)
    hazard(g, card)
    assert any(g.facts(it).name == card for it in g.piles[IN_PLAY + 1])
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, card)
    assert not offers(g, card)                                 # a hazard in one's own turn


def test_td_093_Ioreth_heals_all_of_her_company():
    for healer, others in (("Ioreth", True), ("Bilbo", False)):
        g, (_, gimli, legolas) = organizing("Rivendell", healer, "Gimli", "Legolas")
        g.state[gimli] = g.state[legolas] = WOUNDED
        Heal(BEARER).do(g, Source(gimli, 0, 0, []), gimli)
        assert (g.state[gimli] != WOUNDED, g.state[legolas] != WOUNDED) == (True, others)


def test_td_095_a_short_rest_for_short_ways():
    for path, more in (((WILDERNESS,), 3), ((WILDERNESS, WILDERNESS, WILDERNESS), 1), ((WILDERNESS,) * 5, 0), ((), 0)):
        g, _ = on_the_way("Moria", "Gimli", path=path)
        before = g.asked(DRAWS_OWN, g.current, 2)
        put(g, "A Short Rest", IN_PLAY, 0)
        assert g.asked(DRAWS_OWN, g.current, 2) - before == more
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "A Short Rest")
    assert not offers(g, "A Short Rest")                       # among the long-events only


def test_td_111_on_an_elf_path_creatures_wait_at_its_end_only():
    for who, right in (("Legolas", True), ("Gimli", False)):
        g, _ = end_of_organization("Rivendell", who)
        hand(g, 0, "Elf-path")
        assert offers(g, "Elf-path") is right
    play_on = Source(0, 0, 0, [])
    for path, keyed in (((WILDERNESS,), False), ((WILDERNESS, SHADOW_LAND), True), ((WILDERNESS,) * 3, True)):
        g, (legolas,) = on_the_way("Moria", "Legolas", path=path)
        verb = g.cards.facts[g.cards.names["Elf-path"]].rules[0].does[0]
        g.lasts(verb.number, play_on, g.company[legolas])      # type: ignore[attr-defined]
        assert (g.asked(KEYED_BY_TYPE, g.current, 0) == 0) is keyed
        assert KEYS.find(g, Source(put(g, "Orc-guard", HAND, 1), 0, 1, []))      # at Moria, a Shadow-hold


@pytest.mark.parametrize(("site", "pile"), [("Buhr Widu", LOCATION), ("Tharbad", OLD_SITES)])
def test_td_173_Buhr_Widu_is_never_discarded(site: str, pile: int):
    g, _ = visiting(site, "Gimli")
    here = the_company(g).site
    g.state[here] = TAPPED
    the_company(g).site = put(g, "Bree", SITES, 0)
    site_leaves(g, here)
    assert g.pile[here] == pile


def test_td_180_at_Tharbad_a_tapped_site_still_offers_items():
    for site, right in (("Tharbad", True), ("Bandit Lair", False)):
        g, _ = visiting(site, "Gimli", "Legolas")
        g.state[the_company(g).site] = TAPPED
        hand(g, 0, "Dagger of Westernesse", "Glamdring")
        assert offers(g, "Dagger of Westernesse") is right and not offers(g, "Glamdring")


def test_dm_056_the_eyes_see_the_great_with_few_around_them():
    for members, more in ((("Gandalf",), 2), (("Aragorn II",), 0), (("Elrond",), 2), (("Bilbo",), 0),
                          (("Gandalf", "Gimli", "Legolas", "Boromir II"), 0)):
        g, _ = on_the_way("Moria", *members)
        before = hazard_limit(g, g.current, 3)
        put(g, "Eyes of the Shadow", IN_PLAY, 1)
        assert hazard_limit(g, g.current, 3) - before == more, members
    for gates, right in ((False, True), (True, False)):
        g, _ = on_the_way("Moria", "Gandalf")
        if gates: put(g, "Gates of Morning", IN_PLAY, 0)
        hand(g, 1, "Eyes of the Shadow")
        assert refused(g, "Eyes of the Shadow") is not right


def test_dm_080_rank_upon_rank_until_they_are_beaten():
    g, _ = on_the_way("Moria", "Gimli", "Legolas", "Boromir II", "Aragorn II")
    event = put(g, "Rank upon Rank", IN_PLAY, 1)
    attack = attacked_by(g, "Orc-guard")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (attack.strikes, attack.prowess)
    until_over(g, attack)
    assert g.pile[event] == IN_PLAY + 1
    attack = attacked_by(g, "Ambusher")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (attack.strikes + 1, attack.prowess + 1)
    until_over(g, attack, total=12)
    assert g.pile[event] == DISCARD + 1
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Rank upon Rank", IN_PLAY, 1)
    giant = attacked_by(g, "Giant")
    assert prowess_of(g, giant) == giant.prowess
    put(g, "Doors of Night", IN_PLAY, 1)
    assert prowess_of(g, giant) == giant.prowess + 1
    hand(g, 1, "Rank upon Rank")
    assert not offers(g, "Rank upon Rank")


def test_dm_083_redoubled_force_at_the_gates():
    g, _ = visiting("Moria", "Gimli")
    here = the_company(g).site
    put(g, "Redoubled Force", IN_PLAY, 1)
    attack = attack_of(g.current, here, automatic(g, here)[0])
    g.stack.append(attack)
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (attack.strikes + 3, attack.prowess + 2)
    attack.automatic = False
    assert strikes_of(g, attack) == attack.strikes
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Redoubled Force", IN_PLAY, 1)
    hand(g, 1, "Redoubled Force")
    assert refused(g, "Redoubled Force")


def test_dm_140_horns_call_the_factions_again():
    g, _ = organizing("Rivendell", "Gimli")
    mine, theirs = put(g, "Riders of Rohan", DISCARD, 0), put(g, "Men of Dorwinion", DISCARD, 1)
    other = put(g, "Glamdring", DISCARD, 0)
    hand(g, 0, "Horns, Horns, Horns")
    play(g, "Horns, Horns, Horns")
    assert (g.pile[mine], g.pile[theirs], g.pile[other]) == (DECK, DECK + 1, DISCARD)
    hand(g, 1, "Horns, Horns, Horns")
    assert not offers(g, "Horns, Horns, Horns")                # a resource in the other's turn


def test_dm_150_who_is_alert_is_struck_less():
    g, _ = on_the_way("Moria", "Gimli", "Legolas", "Boromir II")
    event = put(g, "More Alert than Most", IN_PLAY, 0)
    attack = attacked_by(g, "Cave-drake")
    attack.chooses = False
    assert strikes_of(g, attack) == attack.strikes
    attack.chooses = True
    assert strikes_of(g, attack) == max(1, attack.strikes - 1)
    put(g, "Gates of Morning", IN_PLAY, 0)
    assert strikes_of(g, attack) == max(1, attack.strikes - 2)
    until_over(g, attack, total=12)
    assert g.pile[event] == DISCARD
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "More Alert than Most", "More Alert than Most")
    play(g, "More Alert than Most")
    assert not offers(g, "More Alert than Most")

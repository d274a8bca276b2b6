"""Cards of the Under-deeps: who lives there, what is found there, and what shakes the ground."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import HAND, HEADING, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import attack_depth, body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.numbers import hazard_limit, influence, may_untap, points_by_group, unused_influence
from ravenhill.games.meccg.rules.setting_out import needed
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.terms import EACH_CHARACTER, OTHERS
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from ravenhill.games.meccg.words.numbers import BODY_CHECKS, MOVES_AGAIN
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    attacked_by,
    end_of_organization,
    hazard,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    the_company,
    until_over,
    visiting,
)
from tests.meccg.tables import asked, choose, give, hand, put, settle

DOORS = "Doors of Night"
WAYS = (("Moria", "The Under-gates", True), ("The Under-gates", "Moria", True), ("Rivendell", "Moria", False))


def may_be_keyed(g, name: str) -> bool:
    card = put(g, name, HAND, 1)
    return bool(KEYS.find(g, Source(card, 0, 1, [])))


@pytest.mark.parametrize("name", ["Bûthrakaur the Green", "Umagaur the Pale"])
def test_dm_105_dm_112_trolls_of_the_deeps_open_the_way_for_others(name: str):
    for met in (False, True):
        g, _ = on_the_way("Moria", "Gimli")
        if met: until_over(g, attacked_by(g, name))
        the_company(g).limit = 2
        the_company(g).counted = (-1, -1)
        hand(g, 1, "Orc-guard", "Ghosts")
        g.ready = False
        if asked(g).side == 0: g.answer(0)
        assert offers(g, "Orc-guard") is met and not offers(g, "Ghosts")     # those are of another race
        if met:
            choose(g, "Declared Orc-guard")
            assert the_company(g).counted == (-1, -1)
    for site, doors, right in (("Moria", False, True), ("Bree", True, False), ("The Gem-deeps", False, False),
                               ("The Gem-deeps", True, True), ("The Under-gates", False, True)):
        g, _ = on_the_way(site, "Gimli")
        if doors: put(g, DOORS, IN_PLAY, 1)
        assert may_be_keyed(g, name) is right, site


@pytest.mark.parametrize("name, cancelled", [
    ("Bûthrakaur the Green", True), ("Umagaur the Pale", True), ("Chill Douser", False),
])
def test_R_CMB_36_dm_105_dm_106_dm_112_a_cancelled_attack_was_faced(name: str, cancelled: bool):
    g, _ = on_the_way("Moria", "Gimli", "Elrond")
    attack = attacked_by(g, name)
    g.stop(attack_depth(g))
    until_over(g, attack)
    assert bool(g.lasting) is cancelled
    the_company(g).limit, the_company(g).counted = 2, (-1, -1)
    hand(g, 1, "Orc-guard")
    g.ready = False
    if asked(g).side == 0: g.answer(0)
    assert offers(g, "Orc-guard") is cancelled


def test_R_AMB_147_dm_107_Durins_Bane_makes_every_wound_worse():
    g, _ = on_the_way("The Under-gates", "Gimli", "Legolas")
    attack = attacked_by(g, "Durin's Bane")
    assert (attack.strikes, prowess_of(g, attack), body_of(g, attack)) == (2, 18, 9)
    assert g.asked(BODY_CHECKS, attack.slot, 0) == 1
    for site, doors, right in (("Moria", False, True), ("The Under-vaults", False, False),
                               ("The Under-vaults", True, True), ("Goblin-gate", True, False)):
        g, _ = on_the_way(site, "Gimli")
        if doors: put(g, DOORS, IN_PLAY, 1)
        assert may_be_keyed(g, "Durin's Bane") is right, site
    g, _ = on_the_way("The Under-gates", "Gimli")
    put(g, "Balrog of Moria", IN_PLAY, 1)
    hand(g, 1, "Durin's Bane")
    assert refused(g, "Durin's Bane")                          # R-AMB-157


def test_dm_052_drums_in_the_deep():
    g, _ = on_the_way("The Under-gates", "Gimli", origin="Moria")
    hand(g, 1, "Drums")
    hazard(g, "Drums")
    assert hazard_limit(g, g.current, 3) == 4
    attack = attacked_by(g, "Orc-guard")
    assert prowess_of(g, attack) == g.facts(attack.card).prowess + 1
    for site, doors, more in (("Moria", False, 1), ("Moria", True, 2),
                              ("Bandit Lair", True, 0), ("The Under-gates", True, 0)):
        g, _ = visiting(site, "Gimli")
        put(g, "Drums", IN_PLAY, 1)
        if doors: put(g, DOORS, IN_PLAY, 1)
        here = g.companies[g.current].site
        attack = attack_of(g.current, here, automatic(g, here)[0])
        g.stack.append(attack)
        below = 1 if g.facts(here).under else 0
        assert strikes_of(g, attack) - attack.strikes == more and prowess_of(g, attack) - attack.prowess == more + below
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Drums", IN_PLAY, 1)
    hand(g, 1, "Drums")
    assert refused(g, "Drums") and hazard_limit(g, g.current, 3) == 3


def facing(g) -> Attack | None:
    for _ in range(20):
        question = g.question()
        found = [frame for frame in g.stack if isinstance(frame, Attack)]
        if found: return found[0]
        if not isinstance(question, Decision) or g.chain() is None: return None
        g.answer(0)
    raise AssertionError("this goes on and on")


def test_dm_053_the_earth_trembles_under_who_goes_down_or_comes_up():
    for origin, site, right in WAYS:
        g, _people = on_the_way(site, "Gimli", "Legolas", origin=origin)
        put(g, "Earth-tremors", IN_PLAY, 1)
        attack = facing(g)
        assert (attack is not None) is right
        if attack is not None:
            assert attack.each and attack.bare and attack.fixed and prowess_of(g, attack) == 7
            hand(g, 0, "Concealment")
            assert not offers(g, "Concealment")                # it cannot be cancelled


def test_dm_053_dm_145_tremors_fill_the_tunnels():
    """Into Dark Tunnels: one more movement for who went down; under Earth-tremors it does nothing."""
    for site, tremors, right, again in (
        ("The Under-gates", False, True, 1), ("Moria", False, False, 0), ("The Under-gates", True, True, 0),
    ):
        g, (_gimli,) = on_the_way(site, "Gimli", origin="Moria" if site != "Moria" else "Rivendell")
        hand(g, 0, "Into Dark Tunnels")
        g.stack.clear()
        g.ready = False
        g.then(Acting(END_OF_HAZARDS, 0, True))
        if tremors: put(g, "Earth-tremors", IN_PLAY, 1)
        assert offers(g, "Into Dark Tunnels") is right
        if right:
            play(g, "Into Dark Tunnels")
            assert g.asked(MOVES_AGAIN, g.current, 0) == again


def test_dm_053_what_was_played_before_ends():
    g, (_gimli,) = on_the_way("The Under-gates", "Gimli", origin="Moria")
    tunnels = put(g, "Into Dark Tunnels", HAND, 0)
    verb = g.facts(tunnels).rules[0].does[0]
    assert isinstance(verb, ThisTurn)
    g.lasts(verb.number, Source(tunnels, 0, 0, []), g.current)
    assert g.asked(MOVES_AGAIN, g.current, 0) == 1
    hand(g, 1, "Earth-tremors")
    g.answer(0)
    choose(g, "Declared Earth-tremors")
    settle(g)
    assert g.asked(MOVES_AGAIN, g.current, 0) == 0


def test_dm_098_the_way_is_shut():
    for origin, site, right in WAYS:
        g, people = on_the_way(site, "Gimli", origin=origin)
        put(g, "The Way is Shut", IN_PLAY, 1)
        for _ in range(4):
            if g.question() is not None and g.chain() is not None: g.answer(0)
        assert g.companies[g.company[people[0]]].sent_back is right
    g, (_bilbo,) = end_of_organization("Moria", "Bilbo")
    hand(g, 0, "Secret Passage")
    put(g, "The Way is Shut", IN_PLAY, 1)
    before = len(g.lasting)
    put(g, "Bree", HEADING, 0)
    play(g, "Secret Passage")
    assert len(g.lasting) == before                            # it does nothing


def test_dm_047_the_enemys_wrath_burns_below_and_in_his_holds():
    for site, right in (("The Gem-deeps", True), ("Moria", True), ("Barad-dûr", True), ("Bandit Lair", False)):
        g, _people = visiting(site, "Gimli", "Legolas")
        before = len(automatic(g, g.companies[g.current].site))
        put(g, "The Black Enemy's Wrath", IN_PLAY, 1)
        found = automatic(g, g.companies[g.current].site)
        assert len(found) - before == (1 if right else 0), site
        if right: assert (found[-1].strikes, found[-1].prowess, found[-1].penalty) == (EACH_CHARACTER, 6, 5)
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "The Black Enemy's Wrath", IN_PLAY, 1)
    hand(g, 1, "The Black Enemy's Wrath")
    assert refused(g, "The Black Enemy's Wrath")


def test_R_TERM_11_weapons_are_of_no_use_and_not_to_tap_costs_more():
    g, (gimli,) = visiting("Moria", "Gimli")
    give(g, gimli, "Glamdring")
    put(g, "The Black Enemy's Wrath", IN_PLAY, 1)
    here = g.companies[g.current].site
    attack = attack_of(g.current, here, automatic(g, here)[-1])
    attack.at = 5
    attack.targets, attack.results = [gimli], [0]
    g.then(attack)
    strike = Strike(0, gimli)
    strike.at = 2
    g.then(strike)
    g.ready = False
    g.question()
    g.answer(1)                                                # he stays untapped
    assert strike.modifier == -5
    assert prowess(g, gimli, attack.race, attack.bare) == g.facts(gimli).prowess < prowess(g, gimli)


def test_dm_157_secret_ways_and_dm_082_the_reach_of_Ulmo():
    g, _ = on_the_way("The Under-grottos", "Gimli", origin="The Under-gates")
    assert needed(g, g.current) == 8
    put(g, "Secret Ways", IN_PLAY, 0)
    assert needed(g, g.current) == 4
    ulmo = put(g, "The Reach of Ulmo", IN_PLAY, 1)
    assert needed(g, g.current) == 6
    g.announce(END_OF_HAZARDS, g.current)
    assert [it.card for it in g.waiting] == [ulmo]             # a site below was reached from another
    g, (_gimli,) = on_the_way("The Under-gates", "Gimli", origin="Moria")
    put(g, "The Reach of Ulmo", IN_PLAY, 1)
    g.announce(END_OF_HAZARDS, g.current)
    assert not g.waiting
    hand(g, 1, "The Reach of Ulmo")
    assert refused(g, "The Reach of Ulmo")


def test_dm_157_is_played_among_the_long_events_once():
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Secret Ways")
    assert not offers(g, "Secret Ways")
    g.stack.pop()
    g.ready = False
    g.then(Acting(2, 0, True))
    play(g, "Secret Ways")
    hand(g, 0, "Secret Ways")
    assert not offers(g, "Secret Ways")


def test_dm_162_a_vein_is_found_below_by_a_sage_or_a_dwarf():
    for site, who, right in (
        ("The Gem-deeps", "Gimli", True), ("The Gem-deeps", "Gandalf", True), ("The Gem-deeps", "Legolas", False),
        ("Moria", "Gimli", False),
    ):
        g, (it,) = visiting(site, who)
        vein = hand(g, 0, "Vein of Arda")[0]
        assert offers(g, "Vein of Arda") is right, (site, who)
        if not right: continue
        play(g, "Vein of Arda")
        assert g.host[vein] == it and g.state[it] == TAPPED and g.state[the_company(g).site] == TAPPED
        assert not may_untap(g, it)
        g.state[it] = UNTAPPED
        hand(g, 0, "Vein of Arda")
        assert not offers(g, "Vein of Arda")                   # once at a site
    g, (gimli,) = organizing("Rivendell", "Gimli")
    vein = give(g, gimli, "Vein of Arda")
    play(g, "Vein of Arda")
    assert g.pile[vein] == MARSHALLED and points_by_group(g, 0)[OTHERS] == 2


def test_dm_166_Aiglos():
    g, (legolas,) = visiting("The Under-gates", "Legolas")
    hand(g, 0, "Aiglos")
    play(g, "Aiglos")
    assert prowess(g, legolas) == 5 + 2 and body(g, legolas) == 8 + 1
    elf = put(g, "Haldir", HAND, 0)
    assert unused_influence(g, legolas, elf) - unused_influence(g, legolas) == 3 + (
        unused_bonus(g, legolas, elf))
    put(g, DOORS, IN_PLAY, 1)
    assert prowess(g, legolas) == 5 + 5
    for site, right in (("The Gem-deeps", False), ("Moria", False), ("The Sulfur-deeps", True)):
        g, _ = visiting(site, "Legolas")
        hand(g, 0, "Aiglos", "Dragon-helm")
        assert offers(g, "Aiglos") is right and offers(g, "Dragon-helm") is right


def unused_bonus(g, character: int, target: int) -> int:
    return sum(bonus.influence for bonus in g.facts(character).bonuses if bonus.race == g.facts(target).race)


def test_dm_166_pierces_whom_a_warrior_strikes():
    g, (legolas,) = on_the_way("Moria", "Legolas")
    give(g, legolas, "Aiglos")
    attack = attacked_by(g, "Durin's Bane")
    attack.targets, attack.results = [legolas], [0]
    strike = Strike(0, legolas)
    g.stack.append(strike)
    assert body_of(g, attack) == 9 - 2


def test_dm_167_the_Dragon_helm():
    for who, more in (("Gimli", (1, 3)), ("Bilbo", (0, 0))):       # a warrior, and none
        g, (it,) = organizing("Rivendell", who)
        bare = prowess(g, it), influence(g, it)
        give(g, it, "Dragon-helm")
        assert (prowess(g, it) - bare[0], influence(g, it) - bare[1]) == more
    for creature, right in (("Cave-drake", True), ("Orc-guard", False)):
        g, (gimli,) = on_the_way("Moria", "Gimli")
        give(g, gimli, "Dragon-helm")
        attack = attacked_by(g, creature)
        assert offers(g, "Dragon-helm") is right
        if right:
            play(g, "Dragon-helm")
            assert is_stopped(attack)


@pytest.mark.parametrize("item, creature, less, fewer", [
    ("Dwarven Light-stone", "Orc-guard", 2, 0), ("Noldo-lantern", "Orc-guard", 2, 1), ("Noldo-lantern", "Ghosts", 2, 1),
    ("Noldo-lantern", "Wargs", 0, 0), ("Dwarven Light-stone", "Ghosts", 0, 0), ("Noldo-lantern", "Barrow-wight", 2, 0),
])
def test_dm_168_dm_175_lights_in_the_dark(item: str, creature: str, less: int, fewer: int):
    g, (gimli,) = on_the_way("Moria", "Gimli")
    light = give(g, gimli, item)
    attack = attacked_by(g, creature)
    was = prowess_of(g, attack), strikes_of(g, attack)
    assert offers(g, item) is bool(less)
    if less:
        play(g, item)
        assert (was[0] - prowess_of(g, attack), was[1] - strikes_of(g, attack)) == (less, fewer)
        assert g.state[light] == TAPPED


def test_dm_168_dm_175_are_found_below_only():
    for site, right in (("The Under-vaults", True), ("Moria", False)):
        g, _ = visiting(site, "Gimli")
        hand(g, 0, "Dwarven Light-stone", "Noldo-lantern")
        assert offers(g, "Dwarven Light-stone") is right and offers(g, "Noldo-lantern") is right

"""Hosts, prisoners and rescue: sections 6 and 7 of the rules of the two further sets, and their worked situations."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.frames import Roll
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import (
    DISCARD,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    ON_GUARD,
    OUT,
    PRISON,
    SITES,
    TAPPED,
    UNCONTROLLED,
    UNTAP,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.council import Council
from ravenhill.games.meccg.rules.leaving import discard, held_by
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import blocked, general_influence, points_by_group
from ravenhill.games.meccg.rules.prisoners import Languish, capture, host_waits, prisoner_dies, rescue_sites
from ravenhill.games.meccg.rules.sideboard import own_wizard
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTERS, CREATURES, RUINS_AND_LAIRS, SHADOW_HOLD, SPIDER, WILDERNESS
from tests.meccg.cards.scenes import (
    attacked_by,
    offers,
    on_the_way,
    play,
    struck_by,
    until_settled,
    visiting,
)
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, table

BASIC = ("Rhudaur", "High Pass")


def struck(*members: str, host: str = "Flies and Spiders", creature: str = "Giant Spiders", sites=("Ettenmoors",)):
    """Seat 1 may play hazards on a strike against the first of a company on its way to Goblin-gate."""
    g, people = on_the_way("Goblin-gate", *members, path=(WILDERNESS,), regions=BASIC)
    card = hand(g, 1, host)[0]
    kept = [put(g, site, LOCATION, 1) for site in sites]
    attack, strike = struck_by(g, creature, people[0])
    while g.stack[-1] is not strike:
        g.stack.pop()
    strike.at = 0
    g.ready = False
    g.question()
    return g, people, attack, strike, card, kept


def hit(g: Meccg, total: int = 2) -> None:
    """Nobody does anything more, and the strike is rolled."""
    while not isinstance(g.question(), Roll):
        g.answer(0 if 0 in g.offered else g.offered[0])
    roll(g, total)


def held(who: str, site: str = "Ettenmoors", host: str = "Flies and Spiders", *friends: str, at: str = "Rivendell"):
    """Somebody of seat 0 is held by a host of seat 1, and friends are somewhere."""
    g = table(True)
    people = company(g, 0, at, who, *friends)
    card = put(g, host, IN_PLAY, 1)
    kept = put(g, site, LOCATION, 1)
    host_waits(g, card, kept)
    capture(g, people[0], card)
    return g, people, card, kept


def fight(g: Meccg, total: int) -> None:
    """Attacks are fought to their end with this roll; whoever can stays untapped."""
    while g.under_way(Attacking):
        question = g.question()
        if isinstance(question, Roll):
            roll(g, total)
        else:
            first = 1 if type(question).__name__ == "StayUntapped" else 0
            g.answer(first if first in g.offered else g.offered[0])
            g.question()


def untap(g: Meccg) -> None:
    """The untap phase begins, up to the first roll or to its end."""
    g.stack.clear()
    g.ready = False
    turns = Turns()
    turns.at = 1
    g.then(turns)
    while not isinstance(g.question(), Roll) and g.phase == UNTAP:
        g.answer(0)


def is_sound(g: Meccg) -> None:
    assert faults(g) == [] and differences(g) == []


# The worked situations

def test_R_PRIS_01_R_PRIS_11_R_AMB_149_R_AMB_150_situation_18_taken() -> None:
    g, (bilbo, merry), attack, strike, host, (site,) = struck("Bilbo", "Merry")
    g.host[merry] = bilbo
    sword, cloak = give(g, bilbo, "Dagger of Westernesse"), give(g, bilbo, "Elven Cloak")
    ring, burden = give(g, bilbo, "Beautiful Gold Ring"), give(g, bilbo, "Lure of Nature", owner=1)
    before = points_by_group(g, 0)
    play(g, "Flies and Spiders", "Take Ettenmoors")
    assert strike.captor == host and g.pile[site] == SITES + 1 and g.host[host] == site
    hit(g)
    assert g.pile[bilbo] == PRISON and g.company[bilbo] == -1 and g.state[bilbo] == UNTAPPED
    assert g.pile[sword] == g.pile[cloak] == DISCARD and g.pile[burden] == DISCARD + 1
    assert g.pile[ring] == PRISON and g.host[ring] == bilbo and g.host[merry] == UNCONTROLLED
    assert points_by_group(g, 0)[CHARACTERS] == before[CHARACTERS] - 2 * g.facts(bilbo).points
    assert attack.wounded == [] and held_by(g, host) == [bilbo]
    is_sound(g)


def test_R_PRIS_15_R_PRIS_16_R_PRIS_18_R_AMB_152_situation_19_rescue() -> None:
    for tired in (False, True):
        g, (gimli, boromir) = visiting("Ettenmoors", "Gimli", "Boromir II")
        g.state[g.companies[0].site] = TAPPED
        bilbo, = company(g, 0, "Rivendell", "Bilbo")
        host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "Ettenmoors", LOCATION, 1)
        host_waits(g, host, kept)
        capture(g, bilbo, host)
        g.ready = False
        if tired:
            g.state[gimli] = g.state[boromir] = TAPPED
        minor = hand(g, 0, "Dagger of Westernesse")[0]
        assert not offers(g, "Dagger of Westernesse")
        choose(g, "Free Flies and Spiders")
        attack = g.nearest(Attacking)
        assert (attack.race, attack.strikes, attack.prowess, attack.automatic) == (SPIDER, 3, 9, False)
        fight(g, 12)
        if tired:
            assert held_by(g, host) == [bilbo] and not any(it.startswith("Free") for it in names(g))
            continue
        choose(g, "Take Gimli")
        assert g.company[bilbo] == g.company[gimli] and g.host[bilbo] == UNCONTROLLED and g.state[gimli] == TAPPED
        assert g.pile[host] == DISCARD + 1 and g.pile[kept] == LOCATION + 1 and g.host[kept] == NOBODY_HOSTS
        g.state[bilbo] = UNTAPPED
        g.ready = False
        assert offers(g, "Dagger of Westernesse")
        play(g, "Dagger of Westernesse", "Take Bilbo")
        assert g.host[minor] == bilbo
        is_sound(g)


@pytest.mark.parametrize(("card", "answers"), [
    ("Lure of the Senses", True), ("Despair of the Heart", True), ("Call of Home", False), ("Arouse Minions", False),
])
def test_R_AMB_152_R_OG_07_what_is_on_guard_may_answer_a_rescue(card: str, answers: bool) -> None:
    g, (gimli,) = visiting("Ettenmoors", "Gimli")
    bilbo, = company(g, 0, "Rivendell", "Bilbo")
    host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "Ettenmoors", LOCATION, 1)
    host_waits(g, host, kept)
    capture(g, bilbo, host)
    g.companies[0].guarded, g.companies[0].arrived = True, True
    guard = put(g, card, ON_GUARD, 0)
    g.owner = replaced(g.owner, guard, 1)
    g.ready = False
    choose(g, "Free Flies and Spiders")
    assert asked(g).side == 1 and not g.under_way(Attacking) and offers(g, card) is answers
    if answers:
        play(g, card, "Take Gimli")
        assert g.host[guard] == gimli and g.pile[guard] == IN_PLAY + 1
    for _ in range(3):                                         # it answers before the attacks
        if asked(g) and not g.under_way(Attacking):
            g.answer(0)
    fight(g, 12)
    choose(g, "Take Gimli")
    assert g.company[bilbo] == g.company[gimli] and (answers or g.pile[guard] == ON_GUARD)
    is_sound(g)


def test_R_PRIS_13_R_PRIS_21_R_AMB_151_situation_20_host_lost() -> None:
    g, (bilbo, _frodo), host, site = held("Bilbo", "Ettenmoors", "Flies and Spiders", "Frodo")
    own = put(g, "Ettenmoors", LOCATION, 0)
    discard(g, host)
    company_ = g.companies[g.company[bilbo]]
    assert company_.members == [bilbo] and company_.site == own and g.host[bilbo] == UNCONTROLLED
    assert g.pile[site] == LOCATION + 1 and g.pile[own] == SITES
    is_sound(g)
    g, (bilbo,), host, site = held("Bilbo")                       # no card of his own: the host's
    discard(g, host)
    assert g.companies[g.company[bilbo]].site == site and g.pile[site] == SITES + 1
    is_sound(g)


def test_R_DET_01_R_DET_02_situation_21_detained() -> None:
    for total, state in ((2, TAPPED), (12, UNTAPPED)):
        g, (legolas,) = on_the_way("Goblin-gate", "Legolas")
        attack, strike = struck_by(g, "Cave-drake", legolas)
        attack.detained, attack.body, strike.untapped = True, 9, True
        strike.modifier -= 3
        card = attack.card
        hit(g, total)
        assert g.state[legolas] == state
        until_settled(g, 2)
        assert g.pile[legolas] == IN_PLAY and g.pile[card] == DISCARD + 1      # no points even if all strikes failed
        assert points_by_group(g, 0)[CREATURES] == 0


@pytest.mark.parametrize(("one", "other"), [("Balrog of Moria", "Durin's Bane"), ("Durin's Bane", "Balrog of Moria")])
def test_R_TERM_03_R_AMB_157_situation_22_pairs(one: str, other: str) -> None:
    for pile in (IN_PLAY, MARSHALLED, OUT):
        g = table(True)
        assert not blocked(g, g.cards.names[other])
        put(g, one, pile, 1)
        assert blocked(g, g.cards.names[other])
    g = table(True)
    put(g, one, DISCARD, 1)
    assert not blocked(g, g.cards.names[other])


def test_R_TERM_04_dragons_are_the_exception() -> None:
    g = table(True)
    put(g, "Smaug at Home", IN_PLAY, 1)
    assert not blocked(g, g.cards.names["Smaug"]) and not blocked(g, g.cards.names["Smaug Ahunt"])


# Where rescue waits

def test_R_PRIS_02_R_PRIS_03_R_PRIS_04_R_PRIS_07_R_AMB_137_the_rescue_site() -> None:
    g, _ = on_the_way("Goblin-gate", "Bilbo", path=(WILDERNESS,), regions=BASIC)
    near, same = put(g, "Ettenmoors", LOCATION, 1), put(g, "Goblin-gate", LOCATION, 1)
    put(g, "Dead Marshes", LOCATION, 1)                           # far away
    put(g, "Rivendell", LOCATION, 1)                              # no such type
    next_to = put(g, "Ruined Signal Tower", LOCATION, 1)
    put(g, "Ettenmoors", LOCATION, 0)                             # not the hazard player's
    types = (RUINS_AND_LAIRS, SHADOW_HOLD)
    assert {g.facts(it).name for it in rescue_sites(g, 1, g.current, types)} <= {
        "Ettenmoors", "Goblin-gate", "Ruined Signal Tower"}
    assert near in rescue_sites(g, 1, g.current, types) and same in rescue_sites(g, 1, g.current, types)
    assert rescue_sites(g, 1, g.current, (RUINS_AND_LAIRS,)).count(same) == 0
    assert g.facts(next_to).hold == RUINS_AND_LAIRS
    g, (_bilbo, *_), _, _, _host, _sites = struck("Bilbo", sites=("Dead Marshes",))
    assert not offers(g, "Flies and Spiders")                     # R-PRIS-07


def test_R_PRIS_05_who_does_not_move_is_kept_in_the_same_region() -> None:
    g = table(True)
    company(g, 0, "Goblin-gate", "Bilbo")
    here, near = put(g, "Goblin-gate", LOCATION, 1), put(g, "Ettenmoors", LOCATION, 1)
    found = rescue_sites(g, 1, 0, (RUINS_AND_LAIRS, SHADOW_HOLD))
    assert here in found and near not in found


def test_R_PRIS_06_the_under_deeps_next_to_the_destination() -> None:
    g, _ = on_the_way("Moria", "Bilbo", path=(WILDERNESS,), regions=("Redhorn Gate",))
    below = put(g, "The Under-gates", LOCATION, 1)
    assert below in rescue_sites(g, 1, g.current, (g.facts(below).hold,))
    g = table(True)
    company(g, 0, "Moria", "Bilbo")                               # it stays: only its own region
    below = put(g, "The Under-gates", LOCATION, 1)
    assert rescue_sites(g, 1, 0, (g.facts(below).hold,)) == []


def test_R_PRIS_08_R_PRIS_14_a_strike_that_fails_takes_nobody() -> None:
    g, (bilbo, *_), _, _, host, (site,) = struck("Bilbo")
    play(g, "Flies and Spiders", "Take Ettenmoors")
    hit(g, 12)
    until_settled(g, 12)
    assert g.pile[host] == DISCARD + 1 and g.pile[site] == LOCATION + 1 and g.host[site] == NOBODY_HOSTS
    assert g.company[bilbo] == 0 and g.state[bilbo] == TAPPED
    is_sound(g)


def test_R_AMB_149_a_host_that_is_gone_takes_nobody() -> None:
    g, (bilbo, *_), _attack, _, host, (site,) = struck("Bilbo")
    play(g, "Flies and Spiders", "Take Ettenmoors")
    discard(g, host)
    g.ready = False
    hit(g)
    assert g.state[bilbo] == WOUNDED and g.pile[site] == LOCATION + 1


def test_R_PRIS_09_R_PRIS_10_R_AMB_101_prisoners_do_nothing_and_need_nothing() -> None:
    g, (bilbo, frodo), _, _ = held("Bilbo", "Ettenmoors", "Flies and Spiders", "Frodo")
    g.state[bilbo] = WOUNDED
    assert general_influence(g, 0) == 20 - g.facts(frodo).mind
    g.active = 1                                                  # the other's turn: no rolls
    untap(g)
    assert g.state[bilbo] == WOUNDED
    g, (bilbo,), _host, _site = held("Bilbo")                       # alone: the company is gone (R-AMB-43)
    assert not g.companies[0].members
    is_sound(g)


def test_R_PRIS_12_R_AMB_156_who_dies_a_prisoner_counts_against_its_owner() -> None:
    g, (bilbo,), host, site = held("Bilbo")
    points = g.facts(bilbo).points
    assert points_by_group(g, 0)[CHARACTERS] == -points
    prisoner_dies(g, bilbo)
    assert g.pile[bilbo] == MARSHALLED and points_by_group(g, 0)[CHARACTERS] == -points
    assert g.pile[host] == DISCARD + 1 and g.pile[site] == LOCATION + 1
    is_sound(g)


def test_R_PRIS_17_R_AMB_153_the_hosts_card_is_for_the_rescue_only() -> None:
    g, (bilbo, _), host, site = held("Bilbo", "Ettenmoors", "Flies and Spiders", "Frodo")
    assert site in destinations(g, 0)
    own = put(g, "Ettenmoors", LOCATION, 0)
    assert own in destinations(g, 0) and site not in destinations(g, 0)
    g, (_frodo, _merry) = visiting("Ettenmoors", "Frodo", "Merry")
    bilbo, = company(g, 0, "Rivendell", "Bilbo")
    host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "Ettenmoors", LOCATION, 1)
    host_waits(g, host, kept)
    capture(g, bilbo, host)
    hand(g, 0, "Dagger of Westernesse")
    g.ready = False
    assert offers(g, "Dagger of Westernesse")
    g.companies[0].site = kept
    g.ready = False
    assert not offers(g, "Dagger of Westernesse") and "Free Flies and Spiders" in names(g)


def test_R_PRIS_19_R_AMB_104_prisoners_do_not_check_at_the_council() -> None:
    g, (_bilbo, frodo), _host, _site = held("Bilbo", "Ettenmoors", "Flies and Spiders", "Frodo")
    assert Council().left(g, 0) == [frodo]


def test_R_PRIS_20_allies_are_never_taken() -> None:
    g, (bilbo,) = visiting("Moria", "Bilbo")
    ally = give(g, bilbo, "Gollum")
    purse = put(g, "Troll-purse", IN_PLAY, 1)
    g.host[purse] = g.companies[0].site
    attack, _strike = struck_by(g, "Orc-guard", ally)
    attack.captor = purse
    hit(g)
    assert g.is_in_play(ally) and g.state[ally] == UNTAPPED and held_by(g, purse) == []


def test_R_AMB_154_a_prisoner_wizard() -> None:
    g, (gandalf,), host, _site = held("Gandalf")
    assert blocked(g, g.kind[gandalf]) and own_wizard(g, 0) < 0 and g.wizard_lost[0] == 0
    discard(g, host)
    assert g.host[gandalf] == NOBODY_HOSTS and own_wizard(g, 0) == gandalf     # nobody controls a Wizard


@pytest.mark.parametrize(("rolls", "ends"), [((8,), MARSHALLED), ((7, 6), PRISON), ((7, 7), IN_PLAY)])
def test_R_AMB_155_rolls_come_first_in_the_untap_phase(rolls: tuple[int, ...], ends: int) -> None:
    """Bilbo has a body of nine: at +1 a roll of nine is too much; a roll and nine above fifteen sets him free."""
    g, (bilbo, frodo), _host, _site = held("Bilbo", "Ettenmoors", "Flies and Spiders", "Frodo")
    body = g.facts(bilbo).body
    g.state[frodo] = TAPPED
    untap(g)
    assert g.state[frodo] == TAPPED
    roll(g, *[it + body - 8 if n == 0 else it + 9 - body for n, it in enumerate(rolls)])
    assert g.pile[bilbo] == ends
    is_sound(g)


def test_R_UD_15_after_a_rescue_below_there_is_a_minor_item() -> None:
    from ravenhill.games.meccg.rules.rescue import Rescue

    g, (_gimli, _frodo) = visiting("The Under-gates", "Gimli", "Frodo")
    bilbo, = company(g, 0, "Rivendell", "Bilbo")
    host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "The Under-gates", LOCATION, 1)
    host_waits(g, host, kept)
    capture(g, bilbo, host)
    hand(g, 0, "Dagger of Westernesse", "Sword of Gondolin")
    it = Rescue(g.current, host)
    it.at = 2
    g.then(it)
    g.ready = False
    g.question()
    choose(g, "Take Gimli")
    assert offers(g, "Dagger of Westernesse") and not offers(g, "Sword of Gondolin")
    assert g.nearest(Visit).freed


# The cards

def test_dm_058_only_spiders() -> None:
    g, _, _, _, _, _ = struck("Bilbo", creature="Orc-guard")
    assert not offers(g, "Flies and Spiders")


def test_dm_090_not_even_rings() -> None:
    g, (bilbo, *_), _, _, host, _ = struck("Bilbo", host="Spells of the Barrow-wights", creature="Barrow-wight")
    ring = give(g, bilbo, "Beautiful Gold Ring")
    play(g, "Spells of the Barrow-wights", "Take Ettenmoors")
    hit(g)
    assert held_by(g, host) == [bilbo] and g.pile[ring] == DISCARD
    untap(g)
    roll(g, g.facts(bilbo).body)
    assert held_by(g, host) == [bilbo]
    g, _, _, _, _, _ = struck("Bilbo", host="Spells of the Barrow-wights")
    assert not offers(g, "Spells of the Barrow-wights")


def test_dm_099_orcs_drag_hobbits_away() -> None:
    name = "Waylaid, Wounded, and Orc-dragged"
    g, (_gimli, *_), _, _, _, _ = struck("Gimli", host=name, creature="Orc-guard")
    assert not offers(g, name)
    for total, kept in ((7, True), (6, False)):
        g, (frodo, *_), _, strike, host, _ = struck("Frodo", host=name, creature="Orc-guard")
        ring = give(g, frodo, "Beautiful Gold Ring")
        play(g, name, "Take Ettenmoors")
        assert strike.modifier == 2
        hit(g)
        assert held_by(g, host) == [frodo] and len(g.facts(host).rescue) == 3
        untap(g)
        roll(g, total)
        assert (g.pile[ring] == PRISON) is kept
        is_sound(g)


def test_dm_095_troll_purse() -> None:
    g, (bilbo, gimli) = visiting("Moria", "Bilbo", "Gimli")
    site = g.companies[0].site
    purse = put(g, "Troll-purse", IN_PLAY, 1)
    g.host[purse] = site
    hand(g, 0, "Sword of Gondolin")
    g.ready = False
    choose(g, "Declared Sword of Gondolin")
    choose(g, "Take Gimli")
    while not g.under_way(Attacking):
        g.answer(0)
        g.question()
    attack = g.nearest(Attacking)
    printed = g.facts(site).guarded_by[0]
    assert attack.automatic and attack.more_prowess == 3 and attack.captor == purse
    assert attack.prowess == printed.prowess
    fight(g, 2)
    assert held_by(g, purse) == sorted([bilbo, gimli])
    is_sound(g)
    assert g.pile[site] == SITES and not g.companies[0].members       # it waits there for a rescue
    friends = company(g, 0, "Lórien", "Legolas")
    assert site in destinations(g, g.company[friends[0]])
    discard(g, purse)
    assert g.companies[g.company[bilbo]].site == site
    g, _ = on_the_way("Bree", "Bilbo")
    hand(g, 1, "Troll-purse")
    g.answer(0)
    assert not offers(g, "Troll-purse")
    g, _ = on_the_way("Moria", "Bilbo")
    purse = hand(g, 1, "Troll-purse")[0]
    g.answer(0)
    play(g, "Troll-purse")
    assert g.host[purse] == g.companies[0].going


def test_dm_179_noble_hound() -> None:
    g, (bilbo, _gimli) = on_the_way("Goblin-gate", "Bilbo", "Gimli", path=(WILDERNESS,), regions=BASIC)
    hound = give(g, bilbo, "Noble Hound")
    g.state[hound] = TAPPED
    attack = attacked_by(g, "Giant Spiders")
    while type(g.question()).__name__ != "AssignStrike":
        g.answer(0)
    assert "Take Bilbo" not in names(g) and "Take Noble Hound" in names(g)
    choose(g, "Take Noble Hound")
    assert "Take Bilbo" in names(g)
    assert attack.targets == []
    for keeps in (True, False):
        g, (bilbo, *_), _, _strike, _host, _ = struck("Bilbo")
        hound = give(g, bilbo, "Noble Hound")
        play(g, "Flies and Spiders", "Take Ettenmoors")
        hit(g)
        assert type(g.question()).__name__ == "StandBetween"
        choose(g, "Yes" if keeps else "No")
        assert (g.pile[hound] == DISCARD) and (g.state[bilbo] == WOUNDED) is keeps
        assert (g.pile[bilbo] == PRISON) is not keeps
    for site, tapped, fits in (("Bree", True, True), ("Bree", False, True), ("Moria", False, False)):
        g, _ = visiting(site, "Bilbo")
        hand(g, 0, "Noble Hound")
        g.state[g.companies[0].site] = TAPPED if tapped else UNTAPPED
        g.ready = False
        assert offers(g, "Noble Hound") is fits


@pytest.mark.parametrize(("more", "wounded", "dies"), [(0, False, False), (1, False, True), (0, True, True)])
def test_R_AMB_155_a_wound_and_a_cruel_host_make_the_check_of_a_prisoner_harder(
    more: int, wounded: bool, dies: bool,
) -> None:
    g, _ = visiting("Ettenmoors", "Gimli")
    bilbo, = company(g, 0, "Rivendell", "Bilbo")
    host = put(g, "Flies and Spiders", IN_PLAY, 1)
    host_waits(g, host, put(g, "Ettenmoors", LOCATION, 1))
    capture(g, bilbo, host)
    if wounded:
        g.state[bilbo] = WOUNDED
    g.then(Languish(host, more, 0, 0))
    g.ready = False
    roll(g, g.facts(bilbo).body)                               # just not above it
    assert (g.pile[bilbo] == MARSHALLED) is dies and (g.pile[host] == DISCARD + 1) is dies

"""Where a rule begins and where it ends: the second seat, the first card, one more and one less."""
from __future__ import annotations

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.aid import MORE, TWO_ROLLS, helped, helps, is_promised
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack, BetweenStrikes, NextStrike
from ravenhill.games.meccg.rules.hazards import MeetAtHaven, MovementHazardPhase, goes_back
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import influence, prowess
from ravenhill.games.meccg.rules.organization import controllers
from ravenhill.games.meccg.rules.persuasion import Persuasion, attempt
from ravenhill.games.meccg.rules.setup import Setup, StartingFollower
from ravenhill.games.meccg.rules.single_cards import PlayTheCrown
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.strikes import falls
from ravenhill.games.meccg.rules.turn import LongEventPhase
from ravenhill.games.meccg.state import (
    CHAIN,
    DISCARD,
    GORGOROTH_BARRED,
    IN_PLAY,
    LOCATION,
    SITE_PHASE,
    Meccg,
)
from tests.meccg.cards.scenes import at_rest, attacked_by, organizing, struck_by, visiting
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, company, give, hand, put, roll, table


def test_R_AMB_44_where_nobody_has_met_nobody_is_asked() -> None:
    for standard, apart in ((True, "Lórien"), (False, "Rivendell")):
        g = table(standard)
        floor(g)
        company(g, 0, "Rivendell", "Aragorn II")
        company(g, 0, apart, "Elladan")
        for it in g.companies[:2]:
            it.moved = it.arrived = True
        phase = MovementHazardPhase()
        phase.at = 3
        g.then(phase)
        assert not isinstance(g.question(), MeetAtHaven)


def test_R_INF_11_the_identical_card_is_shown_to_the_opponent() -> None:
    g = table(standard=True)
    card = hand(g, 0, "Haldir")[0]
    assert card == 0                                           # the first card is a card like any other
    aragorn, haldir = company(g, 0, "Bree", "Aragorn II")[0], company(g, 1, "Bree", "Haldir")[0]
    assert not g.is_known(card, 1)
    attempt(g, aragorn, haldir, card)
    assert g.is_known(card, 1)


def test_R_AMB_32_with_gorgoroth_barred_either_kind_of_movement_leads_elsewhere() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    g.optional = GORGOROTH_BARRED
    put(g, "Bree", LOCATION, 0)
    put(g, "Barad-dûr", LOCATION, 0)
    g.regions = False
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Bree"]
    g, _ = organizing("Bree", "Aragorn II")
    g.optional = GORGOROTH_BARRED
    put(g, "Moria", LOCATION, 0)
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Moria"]    # by regions only


def test_R_LONG_03_the_hazard_long_events_of_the_first_seat_leave_in_the_turn_of_the_second() -> None:
    g = table()
    floor(g)
    g.active = 1
    theirs, mine = put(g, "Minions Stir", IN_PLAY, 0), put(g, "Minions Stir", IN_PLAY, 1)
    g.then(LongEventPhase())
    while isinstance(g.question(), Declare):
        g.answer(0)
    assert g.pile[theirs] == DISCARD and g.pile[mine] == IN_PLAY + 1


def test_R_ORG_37_general_influence_that_just_suffices_controls() -> None:
    g, people = organizing("Rivendell", "Elrond", "Glorfindel II", "Bard Bowman")
    g.host[people[2]] = people[0]                              # ten and eight of twenty are used, and his mind is two
    assert 0 in controllers(g, people[2])
    company(g, 0, "Bree", "Barliman Butterbur")                # and one more
    assert 0 not in controllers(g, people[2])


def test_R_AMB_44_who_goes_back_has_arrived_nowhere() -> None:
    g = table(True)
    floor(g)
    company(g, 0, "Bree", "Aragorn II")
    it = g.companies[0]
    it.origin, it.arrived = put(g, "Rivendell", LOCATION, 0), True
    origin = it.origin
    goes_back(g, 0)
    assert it.site == origin and it.sent_back and not it.arrived


def test_R_CMB_30_a_cancelled_strike_is_not_rolled_for() -> None:
    g, people = at_rest("Bree", "Aragorn II")
    attack, strike = struck_by(g, "Orc-guard", people[0])
    strike.cancelled = True
    g.answer(0)
    assert not isinstance(g.question(), Roll) and attack.results == [RESOLVED]


def test_R_AMB_61_between_strikes_the_hazard_player_acts_only_in_the_movement_hazard_phase() -> None:
    for visit in (False, True):
        g, people = (visiting if visit else at_rest)("Bree", "Aragorn II", "Elladan")
        attack = attacked_by(g, "Wolves")
        while not isinstance(g.stack[-1], Attack):
            g.stack.pop()
        attack.targets, attack.results, attack.at = people.copy(), [BEATEN, 0], 5
        g.ready = False
        assert (g.phase == SITE_PHASE) is visit and asked(g).side == 0 and isinstance(g.stack[-3], BetweenStrikes)
        g.answer(0)
        if not visit:
            assert not isinstance(g.question(), NextStrike) and asked(g).side == 1
            g.answer(0)
        assert isinstance(g.question(), NextStrike)


def test_R_CMB_16_what_strengthens_a_strike_counts_against_its_target() -> None:
    for strength, beaten in ((0, True), (1, False)):
        g, people = at_rest("Bree", "Aragorn II")
        attack, strike = struck_by(g, "Orc-guard", people[0])
        attack.prowess, attack.body = prowess(g, people[0], attack.race) + 5, 0
        strike.strength = strength
        g.answer(0)
        roll(g, 6)
        assert (attack.results == [BEATEN]) is beaten


def test_R_ORG_32_what_only_lies_with_narsil_gives_no_influence() -> None:
    g, (aragorn,) = organizing("Bree", "Aragorn II")
    narsil = give(g, aragorn, "Narsil")
    before = influence(g, aragorn)
    g.host[put(g, "Reforging", IN_PLAY, 0)] = narsil
    assert influence(g, aragorn) == before


def persuaded(mine: int, theirs: int, shown: bool) -> tuple[Meccg, int, int]:
    """Aragorn, with three of influence, and Haldir, of mind three, whose player has seventeen left; the card shown."""
    g = table(standard=True)
    floor(g)
    card = hand(g, 0, "Haldir")[0]
    aragorn, haldir = company(g, 0, "Bree", "Aragorn II")[0], company(g, 1, "Bree", "Haldir")[0]
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")         # eighteen more are used: nothing is left
    g.then(Persuasion(aragorn, haldir, card if shown else -1))
    roll(g, mine, theirs)
    return g, haldir, card


def test_R_INF_09_R_INF_10_as_much_as_is_needed_is_not_enough() -> None:
    for mine, won in ((8, False), (9, True)):
        g, haldir, _ = persuaded(mine, 8, shown=False)
        assert (g.pile[haldir] == DISCARD + 1) is won


def test_R_INF_11_the_first_card_too_is_discarded_on_failure() -> None:
    g, haldir, card = persuaded(5, 8, shown=True)
    assert card == 0 and g.pile[card] == DISCARD and g.is_in_play(haldir)


def test_R_AMB_52_what_was_declared_for_one_helps_nobody_else_and_leaves_with_the_roll() -> None:
    g, (aragorn, elladan) = organizing("Bree", "Aragorn II", "Elladan")
    one, other = Source(aragorn, 1, 0, []), Source(elladan, 1, 0, [])
    helps(g, one, aragorn, MORE, 2)
    helps(g, other, elladan, MORE, 1)
    helps(g, one, aragorn, TWO_ROLLS)                          # no number
    assert helped(g, one, aragorn) == 2 and helped(g, one, elladan) == helped(g, other, aragorn) == 0
    assert helped(g, other, elladan) == 1 and is_promised(g, one, aragorn, TWO_ROLLS)
    assert not is_promised(g, other, elladan, TWO_ROLLS)
    g.resolved(one)
    assert helped(g, one, aragorn) == 0 and not is_promised(g, one, aragorn, TWO_ROLLS) and len(g.aids) == 1


def test_R_AMB_84_with_nobody_left_what_would_still_attack_is_discarded() -> None:
    g, (aragorn,) = visiting("Moria", "Aragorn II")
    visit = g.nearest(Visit)
    creature = put(g, "Orc-guard", CHAIN, 0)
    g.owner[creature] = 1
    g.attackers.append(creature)
    visit.at, visit.creatures = 3, [creature, 0]
    while g.stack[-1] is not visit:
        g.stack.pop()
    g.ready = False
    falls(g, aragorn)
    g.stack.insert(0, MovementHazardPhase())                   # something to go on with
    g.stack[0].at = 4
    while visit in g.stack:
        g.stack[-1].go(g)
    assert g.pile[creature] == DISCARD + 1 and g.attackers == [] and g.current == -1


def test_R_AMB_09_the_player_who_begins_says_first_who_follows_whom() -> None:
    for first in range(2):
        g = table()
        g.stack.clear()
        g.active = first
        set_up = Setup()
        set_up.at = 8
        g.then(set_up)
        for side in range(2):
            company(g, side, "Rivendell", *(("Aragorn II", "Annalena") if side else ("Gimli", "Ori")))
        seats: list[int] = []
        while isinstance(g.question(), StartingFollower):
            seats.append(asked(g).side)
            g.answer(0)
        assert seats == [first, 1 - first]


def test_R_SITE_05_the_crown_is_gained_by_who_takes_it() -> None:
    g = table(standard=True)
    floor(g)
    slots = [found_company(g, 0, put(g, site, LOCATION, 0)) for site in ("Bree", "Rivendell")]
    people = [put(g, name, IN_PLAY, 0) for name in ("Legolas", "Gimli")]
    for it, slot in zip(people, slots):
        join(g, it, slot)
    give(g, people[1], "Lure of Expedience", owner=1)          # it waits for whoever gains an item
    crown = hand(g, 0, "The Iron Crown")[0]
    g.then(PlayTheCrown(0, slots[1]))
    g.question()
    g.stack.pop().answered(g, people[1] + 1)
    assert g.host[crown] == people[1] and [it.picks for it in g.waiting] == [[people[1]]]

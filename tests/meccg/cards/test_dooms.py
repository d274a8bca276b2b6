"""Nazgûl and what they ride and wield, the Balrog, Shelob, sieges, rivers, traitors, and the will behind them."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.hazards import Triggers
from ravenhill.games.meccg.rules.leaving import discard, happens
from ravenhill.games.meccg.rules.numbers import corruption, hold, like_a
from ravenhill.games.meccg.rules.site import SitePhase, automatic
from ravenhill.games.meccg.rules.strikes import Inheritance
from ravenhill.games.meccg.rules.turn import LongEventPhase, Turns, UntapPhase, heals
from ravenhill.games.meccg.state import (
    CHAIN,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    ON_GUARD,
    OUT,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_REGION_TYPE,
    DARK_HOLD,
    FREE_HOLD,
    HAVEN,
    SHADOW_HOLD,
    SHADOW_LAND,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import BEGINNING_OF_END, END_OF_ORGANIZATION, TURN_ENDS
from ravenhill.games.meccg.words.numbers import DOES_NOTHING, HELD
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    striking,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, company, give, hand, names, put, roll, settle


def hazard(g: Meccg, words: str, *picks: str, total: int = 7) -> None:
    """Seat 0 passes, and seat 1 plays this."""
    g.answer(0)
    play(g, words, *picks, total=total)


def refused(g: Meccg, words: str) -> bool:
    g.answer(0)
    return not offers(g, words)


def declare(g: Meccg, words: str, *picks: str) -> None:
    """Seat 0 passes, seat 1 declares this, and the chain waits."""
    g.answer(0)
    choose(g, f"Declared {words}")
    for pick in picks:
        choose(g, pick)


def site_phase(g: Meccg) -> None:
    """The site phase begins."""
    g.stack.clear()
    turns = Turns()
    turns.at = 6
    g.then(turns)
    g.then(SitePhase())


def pass_until(g: Meccg, question: str) -> None:
    """Whatever may be declined is declined, until this is asked."""
    for _ in range(60):
        if type(g.question()).__name__ == question:
            return
        assert isinstance(g.question(), Decision), f"{type(g.question()).__name__} is asked"
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError(f"{question} is never asked")


def under_attack(g: Meccg) -> Attacking:
    return g.nearest(Attacking)


def to_the_window(g: Meccg, moment: int, side: int) -> None:
    """Pass until this side is asked at this moment."""
    for _ in range(60):
        question = g.question()
        if isinstance(question, Declare) and g.asking().about == moment and question.side == side and not g.chain():
            return
        assert isinstance(question, Decision), f"{type(question).__name__} is asked"
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("it never comes")


# ------------------------------------------------------------------ Nazgûl and what carries them


def test_tw_113_the_witch_king_darkens_the_shadow_holds_as_long_as_a_long_event() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    king = put(g, "Witch-king of Angmar", IN_PLAY, 1)
    moria = the_company(g).going
    assert hold(g, moria) == SHADOW_HOLD
    hazard(g, "Witch-king of Angmar")
    assert hold(g, moria) == DARK_HOLD and g.pile[king] == DISCARD + 1
    assert the_company(g).counted == (king,)
    g.lasting = [it for it in g.lasting if it.long]            # the turn is over
    g.active = 1
    LongEventPhase().leave(g, 0, False)
    assert hold(g, moria) == DARK_HOLD                         # it waits for the phase of who was darkened
    g.active = 0
    LongEventPhase().leave(g, 1, False)
    assert hold(g, moria) == SHADOW_HOLD


def test_tw_113_the_witch_king_taps_only_within_the_hazard_limit() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Witch-king of Angmar", IN_PLAY, 1)
    the_company(g).limit = 0
    assert refused(g, "Witch-king of Angmar")


def test_tw_063_morgul_horse_brings_a_tapped_nazgul_back_to_the_hand() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    king = put(g, "Witch-king of Angmar", IN_PLAY, 1)
    hand(g, 1, "Morgul-horse")
    assert refused(g, "Morgul-horse 0")                        # nothing was tapped yet
    choose(g, "Declared Witch-king of Angmar")
    choose(g, "Pass")
    choose(g, "Declared Morgul-horse 0")
    choose(g, "Take Witch-king of Angmar")
    until_settled(g)
    assert g.pile[king] == HAND + 1 and g.state[king] == UNTAPPED
    assert hold(g, the_company(g).going) == DARK_HOLD          # what it did is done all the same


def test_tw_063_morgul_horse_opens_a_shadow_land_to_one_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(SHADOW_LAND,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse", "Adûnaphel")
    assert refused(g, "Ren the Unclean 0")
    play(g, "Morgul-horse 1")
    declare(g, "Ren the Unclean 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_REGION_TYPE, SHADOW_LAND) and not attack.carried
    assert g.lasting == []                                     # spent
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse")
    hazard(g, "Morgul-horse 1")
    assert refused(g, "Ren the Unclean 0")


def test_tw_033_fell_beast_carries_the_next_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Adûnaphel", "Giant")
    assert refused(g, "Adûnaphel 0")
    play(g, "Fell Beast 0")
    declare(g, "Adûnaphel 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_HOLD, SHADOW_HOLD)
    assert (attack.strikes, attack.prowess, attack.chooses, attack.carried) == (2, 13, True, True)
    assert g.lasting == []


def test_tw_033_fell_beast_comes_into_an_attack_once_and_only_of_a_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Fell Beast")
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, "Fell Beast 1")
    assert (attack.strikes, attack.prowess, attack.chooses) == (2, 13, True)
    assert refused(g, "Fell Beast")                            # not twice on one Nazgûl
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Fell Beast")
    attacked_by(g, "Giant")
    assert refused(g, "Fell Beast")


@pytest.mark.parametrize(("site", "path", "ring", "way"), [
    ("Bree", (), "The One Ring", True), ("Edoras", (), "The One Ring", False), ("Lórien", (), "The One Ring", False),
    ("Moria", (), "Precious Gold Ring", True), ("Bree", (SHADOW_LAND,), "Precious Gold Ring", True),
    ("Bree", (WILDERNESS,), "Precious Gold Ring", False), ("Moria", (SHADOW_LAND,), "Glamdring", False),
])
def test_tw_096_the_nazgul_are_abroad_after_the_rings(
    site: str, path: tuple[int, ...], ring: str, way: bool,
) -> None:
    g, (who,) = on_the_way(site, "Frodo", path=path)
    put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
    give(g, who, ring)
    hand(g, 1, "Ren the Unclean")
    g.answer(0)
    assert offers(g, "Ren the Unclean 0") == way


def test_tw_096_with_the_doors_open_each_player_may_fetch_a_nazgul() -> None:
    for doors in (True, False):
        g, _ = organizing("Rivendell", "Gimli")
        put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        king = put(g, "Witch-king of Angmar", DISCARD, 1)
        ren = put(g, "Ren the Unclean", DISCARD, 0)
        put(g, "Giant", DISCARD, 1)
        happens(g, TURN_ENDS, -1)
        assert (len(g.waiting) == 1) == doors
        if doors:
            g.then(Triggers(TURN_ENDS))
            settle(g)
            assert names(g) == ["No", "Take Ren the Unclean"]
            choose(g, "Take Ren the Unclean")
            assert names(g) == ["No", "Take Witch-king of Angmar"]
            choose(g, "Take Witch-king of Angmar")
            assert (g.pile[ren], g.pile[king]) == (HAND, HAND + 1)
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
    hand(g, 1, "The Nazgûl are Abroad")
    assert refused(g, "The Nazgûl are Abroad")


def test_tw_083_ren_makes_everybody_check_the_mover_first_and_each_in_his_order() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    elrond, arwen = company(g, 1, "Rivendell", "Elrond", "Arwen")
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    declare(g, "Ren the Unclean")
    choose(g, "Pass")
    choose(g, "Declared Arwen 2")                              # in support, though it is not her player's turn
    choose(g, "Take Elrond")
    settle(g)
    assert g.state[arwen] == TAPPED and g.aid == [elrond, 1]
    assert names(g) == ["Take Gimli", "Take Legolas"]
    choose(g, "Take Legolas")
    roll(g, 2)
    choose(g, "Take Gimli")
    roll(g, 2)
    assert names(g) == ["Take Elrond", "Take Arwen"]
    choose(g, "Take Arwen")
    roll(g, 7)
    choose(g, "Take Elrond")
    roll(g, 7)
    assert g.pile[ren] == DISCARD + 1 and g.aid == []
    assert in_play(g, gimli) and in_play(g, legolas)
    g, _ = on_the_way("Bree", "Gimli")
    tapped = put(g, "Ren the Unclean", IN_PLAY, 1)
    g.state[tapped] = TAPPED
    assert refused(g, "Ren the Unclean")


# ------------------------------------------------------------------ their blades


BLADES = [("tw-064", "Morgul-knife", 4, 2, 4), ("tw-097", "The Pale Sword", 6, 1, 5)]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_strengthens_the_nazgul_and_stays_in_a_wound(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    blade = hand(g, 1, card)[0]
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert prowess_of(g, attack) == 15 + more and in_play(g, blade) and blade not in g.corrupted
    attack.at = attack.ending()
    attack.wounded = [gimli, legolas]
    attack.targets, attack.results = [gimli], [1]
    g.stack = g.stack[:g.stack.index(attack) + 1]
    g.ready = False
    settle(g)
    assert g.ask(1) is not None and names(g) == ["Take Gimli", "Take Legolas"]         # the attacker's choice
    choose(g, "Take Legolas")
    assert g.host[blade] == legolas and corruption(g, legolas) == points and g.corrupted == [legolas]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_lost_that_wounds_nobody_who_may_bear_it(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for wounded, cancelled in ((False, False), (True, False), (False, True)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        blade = hand(g, 1, card)[0]
        attack = attacked_by(g, "Adûnaphel")
        g.answer(0)
        play(g, card)
        if wounded:
            attack.wounded = [gimli]
            g.corrupted.append(gimli)                          # R-CORR-02
        attack.at = attack.ending()
        attack.stopped = cancelled
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        until_settled(g)
        assert g.pile[blade] == DISCARD + 1


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_for_nazgul_and_not_twice_in_one_attack(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card, card)
    attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    attacked_by(g, "Giant")
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_drawn_at_a_haven_by_who_does_not_untap(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for total, gone in ((above + 1, True), (above, False)):
        g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
        blade = give(g, gimli, card, owner=1)
        g.state[gimli], g.state[legolas] = WOUNDED, TAPPED
        g.then(UntapPhase())
        choose(g, f"Take {card}")
        roll(g, total)
        assert (g.pile[blade] == DISCARD + 1) == gone
        until_settled(g)
        assert g.state[gimli] == WOUNDED and g.state[legolas] == UNTAPPED
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, card, owner=1)
    g.state[gimli] = WOUNDED
    g.then(UntapPhase())
    choose(g, "No")
    until_settled(g)
    assert g.state[gimli] == TAPPED
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, card, owner=1)
    assert UntapPhase().blades(g) == []                        # not away from a Haven
    assert not offers(g, card)                                 # nor in the organization phase


def test_tw_097_the_pale_sword_knows_the_witch_king() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Ren the Unclean", IN_PLAY, 1)
    put(g, "Adûnaphel", IN_PLAY, 0)
    hand(g, 1, "The Pale Sword")
    attack = attacked_by(g, "Witch-king of Angmar")
    g.answer(0)
    play(g, "The Pale Sword")
    assert prowess_of(g, attack) == 17 + 1 + 2


# ------------------------------------------------------------------ the Balrog and Shelob


def test_tw_012_the_balrog_guards_moria_until_it_is_defeated() -> None:
    for owner, won in ((1, MARSHALLED), (0, OUT)):
        g, (gimli,) = at_rest("Moria", "Gimli")
        balrog = put(g, "Balrog of Moria", IN_PLAY, owner)
        site = the_company(g).site
        assert [it.prowess for it in automatic(g, site)] == [7, 18]
        site_phase(g)
        choose(g, "Travel")
        choose(g, "Enter")
        orcs = under_attack(g)
        assert orcs.giver == -1 and prowess_of(g, orcs) == 9   # in Redhorn Gate
        g.stop(g.stack.index(orcs))
        for _ in range(20):
            if under_attack(g) is not orcs:
                break
            g.answer(0)
            g.question()
        attack = under_attack(g)
        assert attack.giver == balrog and prowess_of(g, attack) == 20 and strikes_of(g, attack) == 1
        attack.at = attack.ending()
        attack.targets, attack.results = [gimli], [2]
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        until_settled(g)
        assert g.pile[balrog] == won and len(automatic(g, site)) == 1


def test_tw_012_the_balrog_frightens_lorien_while_galadriel_is_away() -> None:
    g, (gimli,) = at_rest("Lórien", "Gimli")
    put(g, "Balrog of Moria", IN_PLAY, 1)
    site = the_company(g).site
    assert like_a(g, site) == HAVEN and heals(g, gimli)        # she is not in play
    there = company(g, 1, "Rivendell", "Galadriel")[0]
    assert like_a(g, site) == FREE_HOLD and not heals(g, gimli) and hold(g, site) == HAVEN
    hand(g, 1, "Assassin")
    g.answer(0)
    assert offers(g, "Assassin")
    g.companies[g.company[there]].site = put(g, "Lórien", SITES, 1)
    assert like_a(g, site) == HAVEN
    hand(g, 1, "Balrog of Moria")
    assert not offers(g, "Balrog of Moria")                    # unique, and in play


def test_tw_086_shelob_stirs_spiders_while_the_doors_are_open() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Shelob")
    assert refused(g, "Shelob")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    g.ready = False
    play(g, "Shelob 2")
    shelob = g.piles[IN_PLAY + 1][-1]
    attack = attacked_by(g, "Giant Spiders")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (3, 11)
    discard(g, doors)
    assert g.pile[shelob] == DISCARD + 1 and (strikes_of(g, attack), prowess_of(g, attack)) == (2, 10)


def test_tw_086_shelob_attacks_from_where_she_lies() -> None:
    g, (gimli,) = on_the_way("Cirith Ungol", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    shelob = put(g, "Shelob", IN_PLAY, 1)
    the_company(g).limit = 0
    assert refused(g, "Shelob")
    the_company(g).limit = 1
    g.ready = False
    choose(g, "Declared Shelob 5")
    choose(g, "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (2, 19) and the_company(g).counted == (shelob,)
    assert g.pile[shelob] == CHAIN
    attack.at = attack.ending()
    attack.targets, attack.results = [gimli], [2]
    g.stack = g.stack[:g.stack.index(attack) + 1]
    g.ready = False
    until_settled(g)
    assert g.pile[shelob] == MARSHALLED
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Shelob", IN_PLAY, 1)
    assert refused(g, "Shelob")                                # there is no way to key her there


def test_tw_086_shelob_from_the_hand_has_no_more_than_her_own() -> None:
    g, _ = on_the_way("Cirith Ungol", "Gimli")
    hand(g, 1, "Shelob")
    declare(g, "Shelob 0", "KeyedTo")
    settle(g)
    assert (strikes_of(g, under_attack(g)), prowess_of(g, under_attack(g))) == (1, 18)


# ------------------------------------------------------------------ the will of Sauron


def test_tw_100_the_will_of_sauron_keeps_long_events_and_takes_them_along() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "The Will of Sauron")
    assert refused(g, "The Will of Sauron")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    night, eye = put(g, "Night", IN_PLAY, 1), put(g, "Eye of Sauron", IN_PLAY, 0)
    sun = put(g, "Sun", IN_PLAY, 0)
    g.ready = False
    play(g, "The Will of Sauron")
    will = g.piles[IN_PLAY + 1][-1]
    LongEventPhase().leave(g, 1, False)
    assert in_play(g, night) and in_play(g, eye)
    discard(g, doors)
    assert g.pile[will] == g.pile[night] == DISCARD + 1 and g.pile[eye] == DISCARD and in_play(g, sun)


def test_tw_100_the_will_of_sauron_leaves_when_a_deck_is_exhausted() -> None:
    from ravenhill.games.meccg.rules.drawing import Exhaustion

    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    will, night = put(g, "The Will of Sauron", IN_PLAY, 1), put(g, "Night", IN_PLAY, 1)
    put(g, "Giant", DISCARD, 0)
    Exhaustion(0).sites_come_back(g)
    assert g.pile[will] == g.pile[night] == DISCARD + 1


# ------------------------------------------------------------------ a siege, a river


def test_tw_087_a_siege_attacks_who_is_there_before_he_may_enter() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    siege = hand(g, 1, "Siege")[0]
    hazard(g, "Siege")
    assert g.host[siege] == the_company(g).going
    hand(g, 1, "Siege")
    assert refused(g, "Siege")                                 # once on a site
    g, _ = at_rest("Bree", "Gimli")
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = the_company(g).site
    site_phase(g)
    choose(g, "Travel")
    settle(g)
    attack = under_attack(g)
    assert (attack.strikes, attack.prowess, attack.card, attack.automatic) == (3, 7, siege, False)
    assert siege not in g.attackers
    g.stop(g.stack.index(attack))
    pass_until(g, "EnterOrNot")
    assert in_play(g, siege)
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Siege")
    assert refused(g, "Siege")


@pytest.mark.parametrize(("people", "total", "stays"), [
    (("Gimli",), 5, True), (("Gimli",), 6, False), (("Frodo",), 5, False), (("Gimli", "Frodo", "Legolas"), 6, True),
])
def test_tw_087_a_siege_may_hold_a_company_up(people: tuple[str, ...], total: int, stays: bool) -> None:
    g, members = organizing("Bree", *people)
    slot = g.company[members[0]]
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = g.companies[slot].site
    goal = put(g, "Rivendell", LOCATION, 0)
    g.move(goal, HEADING + slot)
    g.announce(END_OF_ORGANIZATION, slot)
    g.then(Triggers(END_OF_ORGANIZATION))
    settle(g)
    roll(g, total)
    assert (g.asked(HELD, slot, 0) > 0) == stays
    assert (g.pile[goal] == LOCATION) == stays


def test_tw_087_a_siege_holds_nobody_elsewhere_and_leaves_with_its_site() -> None:
    from ravenhill.games.meccg.rules.leaving import site_leaves

    g, (gimli,) = organizing("Edoras", "Gimli")
    siege = put(g, "Siege", IN_PLAY, 1)
    g.host[siege] = put(g, "Bree", SITES, 0)
    g.announce(END_OF_ORGANIZATION, g.company[gimli])
    assert g.waiting == []
    site_leaves(g, g.host[siege])
    assert g.pile[siege] == DISCARD + 1


def test_tw_084_a_river_keeps_a_company_from_its_site_unless_a_ranger_taps() -> None:
    g, (_, strider) = on_the_way("Bree", "Gimli", "Aragorn II")
    river = hand(g, 1, "River")[0]
    hazard(g, "River")
    assert g.asked(DOES_NOTHING, g.current, 0) == 1
    play(g, "River 2", "Take Aragorn II")
    assert g.asked(DOES_NOTHING, g.current, 0) == 0 and g.state[strider] == TAPPED
    assert not offers(g, "River")
    happens(g, BEGINNING_OF_END, -1)
    assert g.pile[river] == DISCARD + 1


def test_tw_084_a_ranger_may_still_tap_when_the_site_phase_begins() -> None:
    for crosses in (True, False):
        g, (strider,) = visiting("Bree", "Aragorn II")
        river = put(g, "River", IN_PLAY, 1)
        the_company(g).arrived, the_company(g).entered = True, False
        g.host[river] = the_company(g).site
        site_phase(g)
        choose(g, "Travel")
        choose(g, "Take Aragorn II" if crosses else "No")
        assert (type(g.question()).__name__ == "EnterOrNot") == crosses
        assert (g.state[strider] == TAPPED) == crosses


def test_tw_084_a_river_is_no_matter_for_who_stays_or_has_no_ranger() -> None:
    g, _ = at_rest("Bree", "Gimli")
    hand(g, 1, "River")
    assert refused(g, "River")
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "River")
    hazard(g, "River")
    assert not offers(g, "River")
    g, _ = visiting("Bree", "Aragorn II")                      # it was here already, and did not move
    river = put(g, "River", IN_PLAY, 1)
    g.host[river] = the_company(g).site
    assert g.asked(DOES_NOTHING, g.current, 0) == 0


# ------------------------------------------------------------------ a traitor, a crown, a dragon


def test_tw_105_a_traitor_attacks_his_own_company() -> None:
    g, (gimli, legolas, frodo) = on_the_way("Bree", "Gimli", "Legolas", "Frodo")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    give(g, gimli, "Lure of the Senses", owner=1)
    give(g, gimli, "The Mithril-coat")
    hand(g, 1, "Weariness of the Heart")
    declare(g, "Weariness of the Heart 1", "Take Gimli")
    settle(g)
    roll(g, 2)
    assert not in_play(g, gimli)
    settle(g)
    attack = under_attack(g)
    assert (attack.strikes, attack.prowess, attack.chooses) == (1, 5 + 10, True)
    assert g.pile[traitor] == CHAIN
    pass_until(g, "AssignRest")
    assert g.ask(1) is not None and names(g) == ["Take Legolas", "Take Frodo"]
    choose(g, "Take Frodo")
    pass_until(g, "Roll")
    roll(g, 2)
    while isinstance(g.question(), Decision):
        g.answer(0)
    roll(g, 9)                                                 # ten, with the traitor's one, is above nine
    until_settled(g)
    assert g.pile[frodo] == OUT and g.pile[traitor] == DISCARD + 1 and in_play(g, legolas)


def test_tw_105_a_traitor_waits_for_a_failure_and_finds_nobody_alone() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart")
    hazard(g, "Weariness of the Heart 1", "Take Gimli", total=7)
    assert in_play(g, traitor)
    give(g, gimli, "The Mithril-coat")
    give(g, gimli, "Lure of the Senses", owner=1)
    hazard(g, "Weariness of the Heart 1", "Take Gimli", total=2)
    assert not in_play(g, gimli) and g.pile[traitor] == DISCARD + 1


def test_tw_105_the_company_of_the_other_player_defends_itself() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    elrond, arwen = company(g, 1, "Rivendell", "Elrond", "Arwen")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    put(g, "Ren the Unclean", IN_PLAY, 1)
    for item in ("The Mithril-coat", "Glamdring"):
        give(g, elrond, item)
    give(g, elrond, "Lure of the Senses", owner=0)
    declare(g, "Ren the Unclean")
    settle(g)
    choose(g, "Take Gimli")
    roll(g, 7)
    choose(g, "Take Elrond")
    roll(g, 2)
    choose(g, "Take Arwen")
    roll(g, 7)
    settle(g)
    attack = under_attack(g)
    assert attack.slot == g.company[arwen] and g.pile[traitor] == CHAIN
    question = g.question()
    assert isinstance(question, Decision) and question.side == 1           # whether she stays untapped


def test_tw_492_the_fury_of_the_iron_crown_costs_the_creature_and_may_bring_the_crown() -> None:
    for creature, given in (("Orc-guard", True), ("Adûnaphel", False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        crown = hand(g, 0, "The Iron Crown")[0]
        hand(g, 1, "Fury of the Iron Crown")
        attack = attacked_by(g, creature)
        to_the_window(g, 5, 1)
        play(g, "Fury of the Iron Crown")
        assert striking(g).strength == 4 and attack.given_up == given
        attack.at = attack.ending()
        attack.results = [1]
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        settle(g)
        if given:
            choose(g, "Take Gimli")
            assert g.host[crown] == gimli and in_play(g, crown)
        until_settled(g)
        assert g.pile[attack.card] == (MARSHALLED if given else DISCARD + 1)


@pytest.mark.parametrize(("creature", "crowned"), [("Giant", False), ("Orc-guard", True)])
def test_tw_492_the_fury_is_of_orcs_trolls_men_and_nazgul_and_before_the_crown_is_found(
    creature: str, crowned: bool,
) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    if crowned:
        give(g, gimli, "The Iron Crown")
    hand(g, 1, "Fury of the Iron Crown")
    attacked_by(g, creature)
    to_the_window(g, 5, 1)
    assert not offers(g, "Fury of the Iron Crown")


def test_tw_029_a_dragons_attack_is_fiercer() -> None:
    g, _ = on_the_way("The Lonely Mountain", "Gimli")
    hand(g, 1, "Dragon's Desolation")
    attack = attacked_by(g, "Smaug")
    g.answer(0)
    play(g, "Dragon's Desolation 0")
    assert prowess_of(g, attack) == 19
    g, _ = on_the_way("The Lonely Mountain", "Gimli")
    hand(g, 1, "Dragon's Desolation")
    attacked_by(g, "Giant")
    assert refused(g, "Dragon's Desolation")


@pytest.mark.parametrize(("site", "doors", "opens"), [
    ("Weathertop", False, True), ("Moria", False, False), ("Dead Marshes", False, False),
])
def test_tw_029_desolation_opens_a_lair_to_one_dragon(site: str, doors: bool, opens: bool) -> None:
    g, _ = on_the_way(site, "Gimli")
    wild = g.facts(the_company(g).going).path.count(WILDERNESS)
    ruins = g.facts(the_company(g).going).hold == 3
    assert opens == (ruins and wild >= 2)
    hand(g, 1, "Dragon's Desolation", "Leucaruth")
    assert refused(g, "Leucaruth")
    assert offers(g, "Dragon's Desolation 3") == opens
    if opens:
        play(g, "Dragon's Desolation 3")
        declare(g, "Leucaruth", "KeyedTo")
        settle(g)
        assert under_attack(g).by == BY_HOLD and g.lasting == []


# ------------------------------------------------------------------ on guard


def lay_on_guard(g: Meccg, name: str) -> int:
    the_company(g).guarded = True
    return g.put(g.cards.names[name], ON_GUARD + g.current, 1)


def entering(site: str, *cards: str, on_guard: str) -> tuple[Meccg, int]:
    """A company enters this site; this card lies there on guard, and these in play."""
    g, _ = at_rest(site, "Gimli")
    for other in cards:
        put(g, other, IN_PLAY, 1)
    card = lay_on_guard(g, on_guard)
    the_company(g).moved = True
    the_company(g).arrived = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    return g, card


@pytest.mark.parametrize(("card", "site", "others"), [
    ("Arouse Denizens", "Bandit Lair", ()), ("Arouse Minions", "Moria", ()), ("Awaken Denizens", "Bandit Lair", ()),
    ("Awaken Minions", "Moria", ()), ("Awaken the Earth's Fire", "Moria", ()), ("Choking Shadows", "Bandit Lair", ()),
    ("Eye of Sauron", "Bandit Lair", ()), ("Minions Stir", "Moria", ()), ("Plague of Wights", "Barrow-downs", ()),
    ("Wake of War", "Isengard", ()), ("Night", "Moria", ("Doors of Night",)), ("Balrog of Moria", "Moria", ()),
    ("Dragon's Desolation", "The Lonely Mountain", ()),
])
def test_R_OG_04_an_event_that_changes_the_automatic_attack_may_be_revealed(
    card: str, site: str, others: tuple[str, ...],
) -> None:
    g, _ = entering(site, *others, on_guard=card)
    assert offers(g, card)
    before = [(a.strikes, prowess_of_automatic(g)) for a in automatic(g, the_company(g).site)][:1]
    ways = [words for words in names(g) if words.startswith(f"Declared {card}")]
    assert len(ways) == len(automatic(g, the_company(g).site)) or len(ways) == 1
    choose(g, ways[0])
    until_attacked(g)
    attack = under_attack(g)
    changed = (strikes_of(g, attack), prowess_of(g, attack)) != (attack.strikes, attack.prowess)
    assert before and (changed or len(automatic(g, the_company(g).site)) == 2)


def prowess_of_automatic(g: Meccg) -> int:
    return automatic(g, the_company(g).site)[0].prowess


def until_attacked(g: Meccg) -> None:
    for _ in range(20):
        if g.under_way(Attacking):
            return
        g.answer(0)
        g.question()
    raise AssertionError("nobody attacks")


@pytest.mark.parametrize(("card", "site", "others"), [
    ("Arouse Denizens", "Moria", ()), ("Arouse Minions", "Bandit Lair", ()), ("Awaken Denizens", "Moria", ()),
    ("Awaken Minions", "Bandit Lair", ()), ("Awaken the Earth's Fire", "Bandit Lair", ()),
    ("Choking Shadows", "Moria", ()), ("Minions Stir", "Bandit Lair", ()), ("Plague of Wights", "Moria", ()),
    ("Wake of War", "Moria", ()), ("Night", "Moria", ()), ("Balrog of Moria", "Bandit Lair", ()),
    ("Dragon's Desolation", "Moria", ()), ("Clouds", "Moria", ("Doors of Night",)), ("Doors of Night", "Moria", ()),
    ("Siege", "Moria", ()), ("River", "Moria", ()), ("Lost at Sea", "Moria", ()), ("Call of Home", "Moria", ()),
    ("New Moon", "Moria", ()), ("Greed", "Moria", ()), ("Weariness of the Heart", "Moria", ()),
    ("Fell Beast", "Moria", ()), ("Morgul-horse", "Moria", ()), ("Traitor", "Moria", ()), ("Shelob", "Moria", ()),
    ("The Will of Sauron", "Moria", ("Doors of Night",)), ("Foul Fumes", "Moria", ()), ("Long Winter", "Moria", ()),
    ("Muster Disperses", "Moria", ()), ("Lure of the Senses", "Moria", ()), ("Morgul Night", "Moria", ()),
])
def test_R_OG_04_R_OG_09_any_other_event_stays_hidden_at_the_entry(
    card: str, site: str, others: tuple[str, ...],
) -> None:
    g, it = entering(site, *others, on_guard=card)
    question = g.question()
    if isinstance(question, Declare) and question.side == 1:
        assert not offers(g, card)
    assert g.pile[it] >= ON_GUARD


@pytest.mark.parametrize(("card", "resource", "site", "who"), [
    ("Greed", "Glamdring", "Moria", "Gimli"), ("Weariness of the Heart", "Glamdring", "Moria", "Gimli"),
    ("Lure of Expedience", "Glamdring", "Moria", "Gimli"), ("Lure of the Senses", "Glamdring", "Moria", "Gimli"),
    ("Lure of Nature", "Glamdring", "Moria", "Legolas"), ("Despair of the Heart", "Glamdring", "Moria", "Gimli"),
    ("The Burden of Time", "Glamdring", "Moria", "Legolas"), ("Lure of Creation", "Glamdring", "Moria", "Gandalf"),
    ("Gloom", "Glamdring", "Moria", "Gimli"), ("Lure of Power", "Hillmen", "Cameth Brin", "Gimli"),
])
def test_R_OG_07_a_card_that_touches_somebody_may_answer_what_would_tap_the_site(
    card: str, resource: str, site: str, who: str,
) -> None:
    g, _ = visiting(site, who)
    the_company(g).arrived = True
    lay_on_guard(g, card)
    hand(g, 0, resource)
    choose(g, f"Declared {resource}")
    choose(g, f"Take {who}")
    assert offers(g, card)


@pytest.mark.parametrize("card", [
    "Call of Home", "New Moon", "River", "Lost in Free-domains", "Muster Disperses", "Traitor", "Siege",
    "Doors of Night", "Call of the Sea", "Lost in the Wilderness", "Bane of the Ithil-stone", "Fell Beast",
    "Lure of Power",
    "The Nazgûl are Abroad", "Eye of Sauron", "Arouse Minions", "Words of Power and Terror", "Morgul-knife",
])
def test_R_OG_08_what_removes_taps_or_holds_up_never_answers_and_what_touches_nobody_neither(card: str) -> None:
    g, _ = visiting("Moria", "Legolas")
    the_company(g).arrived = True
    put(g, "Doors of Night", IN_PLAY, 1) if card != "Doors of Night" else None
    lay_on_guard(g, card)
    hand(g, 0, "Glamdring")
    choose(g, "Declared Glamdring")
    choose(g, "Take Legolas")
    assert not offers(g, card)


def test_R_AMB_76_the_additional_minor_item_taps_no_site_and_opens_no_window() -> None:
    g, _ = visiting("Moria", "Gimli", "Legolas")
    hand(g, 0, "Glamdring", "Elven Cloak")
    lay_on_guard(g, "Weariness of the Heart")
    play(g, "Glamdring", "Take Gimli")
    choose(g, "Declared Elven Cloak")
    choose(g, "Take Legolas")
    assert not offers(g, "Weariness of the Heart")


# ------------------------------------------------------------------ mended


def test_tw_027_despair_follows_the_wound_of_escape_and_of_who_falls() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Despair of the Heart", owner=1)
    hand(g, 0, "Escape")
    attacked_by(g, "Abductor")
    choose(g, "Declared Escape")
    choose(g, "Take Legolas")
    settle(g)
    roll(g, 7)                                                 # the check; nobody is abducted
    assert g.state[legolas] == WOUNDED and in_play(g, legolas) and in_play(g, gimli)


@pytest.mark.parametrize(("card", "site"), [
    ("Arouse Denizens", "The Lonely Mountain"), ("Arouse Minions", "Moria"),
])
def test_arousing_is_once_for_a_site_whichever_attack_and_whoever_comes(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Gimli")
    if site == "Moria":
        put(g, "Balrog of Moria", IN_PLAY, 1)
    hand(g, 1, card, card)
    hazard(g, f"{card} 0")
    assert refused(g, card)
    company(g, 0, "Rivendell", "Legolas")


def test_R_AMB_50_support_is_declared_in_the_chain_of_a_trigger() -> None:
    g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
    give(g, gimli, "Lure of the Senses", owner=1)
    phase = UntapPhase()
    phase.the_phase_ends(g)
    assert g.waiting or g.chain()
    for _ in range(4):
        if offers(g, "Legolas 2"):
            break
        g.answer(0)
    choose(g, "Declared Legolas 2")
    choose(g, "Take Gimli")
    assert g.state[legolas] == TAPPED


def test_R_CHAIN_05_a_cancelled_card_does_not_count_as_played() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    hand(g, 1, "New Moon", "New Moon")
    hand(g, 0, "Twilight")
    declare(g, "New Moon 0", "Take Legolas")
    choose(g, "Declared Twilight 1")
    choose(g, "Take New Moon")
    until_settled(g)
    g.answer(0)
    assert offers(g, "New Moon 0")
    play(g, "New Moon 0", "Take Legolas")
    assert g.cards.names["New Moon"] in g.did


def test_tw_008_who_hunts_one_alone_does_not_turn_to_another() -> None:
    g, (gimli, legolas) = at_rest("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, "Assassin")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.number, attack.prey, attack.at = 1, gimli, 3
    from ravenhill.games.meccg.rules.leaving import eliminate
    eliminate(g, gimli)
    attack.the_attacker_assigns(g, the_company(g))
    assert attack.targets == [] and in_play(g, legolas)


def test_tw_079_who_stays_untapped_stays_so_when_he_is_only_robbed() -> None:
    for untapped in (True, False):
        g, (gimli,) = at_rest("Bree", "Gimli")
        attack = attacked_by(g, "Pick-pocket")
        while g.stack[-1] is not attack:
            g.stack.pop()
        from ravenhill.games.meccg.rules.strikes import Strike
        strike = Strike(0, gimli)
        strike.untapped = untapped
        attack.targets, attack.results = [gimli], [0]
        g.then(strike)
        strike.it_wounds(g, attack)
        assert (g.state[gimli] == UNTAPPED) == untapped


def test_stealth_closes_also_what_a_card_has_opened() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "A Pack at the Door", IN_PLAY, 1)
    hand(g, 1, "Wargs")
    g.answer(0)
    assert offers(g, "Wargs")
    stealth = next(n for n, kind in enumerate(g.cards.lasts_from) if g.cards.facts[kind].name == "Stealth")
    from ravenhill.games.meccg.state import Lasting
    g.lasting.append(Lasting(stealth, 0, g.current))
    g.ready = False
    assert not offers(g, "Wargs")



def test_tw_047_khamul_counts_the_nazgul_when_he_is_declared() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Khamûl the Easterling", IN_PLAY, 1)
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    hand(g, 0, "Dodge", "Block", "Escape")
    declare(g, "Khamûl the Easterling")
    discard(g, ren)                                            # in answer
    until_settled(g)
    assert len(g.piles[HAND]) == 1 and g.aid == []
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Khamûl the Easterling", IN_PLAY, 1)
    assert refused(g, "Khamûl the Easterling")                 # there is nothing to discard


def test_tw_099_the_hazard_player_says_which_ring_betrays_its_bearer() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    gold, words = give(g, gimli, "Precious Gold Ring"), give(g, gimli, "Magic Ring of Words")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    hand(g, 1, "The Ring's Betrayal")
    declare(g, "The Ring's Betrayal", "Take Precious Gold Ring")
    choose(g, "Declared Legolas 2")                            # may support him
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 2)
    assert g.pile[gold] == DISCARD and in_play(g, words) and in_play(g, gimli)
    settle(g)
    assert under_attack(g).card == traitor                     # he failed, though he stays
    assert g.state[legolas] == TAPPED
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "The Ring's Betrayal")
    assert refused(g, "The Ring's Betrayal")


def test_tw_065_the_mouth_of_sauron_needs_a_hazard_to_bring_back() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Mouth of Sauron")
    put(g, "Dodge", DISCARD, 1)
    assert refused(g, "Mouth of Sauron 2")
    twilight = put(g, "Twilight", DISCARD, 1)
    g.ready = False
    choose(g, "Declared Mouth of Sauron 2")
    settle(g)
    choose(g, "Take Twilight")
    assert g.pile[twilight] == HAND + 1


@pytest.mark.parametrize(("card", "site"), [("Foul Fumes", "Moria"), ("Long Winter", "Weathertop")])
def test_the_doors_make_a_storm_worse_at_once(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Aragorn II")
    put(g, card, IN_PLAY, 1)
    bad = put(g, "Barad-dûr" if card == "Foul Fumes" else "Weathertop", SITES, 1)
    hand(g, 1, "Doors of Night")
    assert g.state[bad] == UNTAPPED
    hazard(g, "Doors of Night")
    assert g.state[bad] == TAPPED


def test_a_storm_sees_the_path_as_it_has_become() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Foul Fumes", IN_PLAY, 1)
    hand(g, 1, "Morgul Night")
    hazard(g, "Morgul Night")
    assert g.companies[0].sent_back


def test_tw_057_expedience_also_follows_what_the_fallen_leave() -> None:
    g, (gimli, legolas, frodo) = on_the_way("Bree", "Gimli", "Legolas", "Frodo")
    give(g, gimli, "Lure of Expedience", owner=1)
    sting = give(g, frodo, "Sting")
    g.then(Inheritance(0, frodo))
    choose(g, "Take Sting")
    choose(g, "Take Legolas")
    assert g.host[sting] == legolas
    settle(g)
    roll(g, 7)                                                 # Gimli checks
    assert in_play(g, gimli) and not g.waiting


def test_tw_093_the_balance_of_things_weighs_what_a_card_gives_now() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Glamdring")
    give(g, gimli, "The Mithril-coat")
    before = corruption(g, gimli)
    put(g, "The Balance of Things", IN_PLAY, 1)
    assert corruption(g, gimli) == before + min(g.facts(card).corruption for card in g.on(gimli))
    hand(g, 1, "The Balance of Things")
    assert not offers(g, "The Balance of Things")

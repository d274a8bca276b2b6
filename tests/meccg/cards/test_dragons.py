"""Dragons in three forms and their hoards, with worked situations of the expansions, played to their end."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.legality import creature_halves, pool_faults
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, OUT, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import automatic, has_hoard
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import (
    blocked,
    check_modifier,
    corruption,
    hand_size,
    hazard_limit,
    limit_of,
    points_by_group,
)
from ravenhill.games.meccg.rules.site import SiteActions, Visit
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.terms import (
    COASTAL_SEA,
    CREATURES,
    DRAGON,
    WILDERNESS,
)
from ravenhill.games.meccg.words.ifs.combat import ByDragon
from ravenhill.games.meccg.words.numbers import DRAWS_OWN
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    LIMIT,
    attacked_by,
    hazard,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    struck_by,
    the_company,
    until_over,
    visiting,
)
from tests.meccg.tables import choose, give, hand, put

DOORS, LAIR = "Doors of Night", "The Lonely Mountain"
HUNTERS = [it for it in CARDS if it.hunts]
AT_HOME = [it for it in CARDS if it.dragon and it.guards]
HEROES = ("Gimli", "Legolas", "Boromir II", "Aragorn II")


def hunted(event: str, site: str, regions: tuple[str, ...], *others: str, owner: int = 1, path: tuple[int, ...] = ()):
    """A company moves so while this Dragon hunts; the attack it faces, or None."""
    g, _people = on_the_way(site, *HEROES, regions=regions, path=path)
    card = put(g, event, IN_PLAY, owner)
    for other in others: put(g, other, IN_PLAY, 1)
    for _ in range(20):
        question = g.question()
        found = [frame for frame in g.stack if isinstance(frame, Attack)]
        if found: return g, card, found[0]
        if not isinstance(question, Decision) or g.chain() is None: return g, card, None
        g.answer(0)
    raise AssertionError("it neither attacks nor lets the company go")


def entered(site: str, *events: str, total: int = 12, side: int = 1):
    """A company enters this site and fights all that guards it; every roll is this sum."""
    g, _people = visiting(site, *HEROES)
    cards = [put(g, event, IN_PLAY, side) for event in events]
    g.stack.clear()
    g.ready = False
    visit = Visit(g.current)
    visit.at = 3
    g.then(visit)
    for _ in range(120):
        question = g.question()
        if isinstance(g.stack[-1], SiteActions) or any(isinstance(it, SiteActions) for it in g.stack): return g, cards
        g.answer(0 if isinstance(question, Decision) and 0 in g.offered else
                 g.offered[0] if isinstance(question, Decision) else total // 2 - 1)
    raise AssertionError("it is never over")


def guards(g, site: int) -> list[tuple[int, int, int]]:
    return [(it.strikes, it.prowess, it.body) for it in automatic(g, site)]


# ------------------------------------------------------------------ hoards


def test_R_HOARD_01_R_HOARD_04_R_HOARD_07_a_hoard_item_needs_a_hoard_and_its_size():
    """Situation 1."""
    g, _ = visiting("Ovir Hollow", "Gandalf")
    hand(g, 0, "Habergeon of Silver", "Enruned Shield")
    assert offers(g, "Habergeon of Silver") and not offers(g, "Enruned Shield")
    g, _ = visiting("Moria", "Gandalf")
    hand(g, 0, "Habergeon of Silver", "Enruned Shield", "Glamdring")
    assert offers(g, "Glamdring") and not offers(g, "Habergeon of Silver") and not offers(g, "Enruned Shield")


def test_R_HOARD_05_the_additional_minor_item_needs_a_hoard_too():
    """Situation 2."""
    g, _ = visiting("Dale", "Gimli", "Legolas")
    hand(g, 0, "Cram", "Scabbard of Chalcedony")
    g.state[g.companies[0].site] = TAPPED
    g.nearest(Visit).minor = True
    assert offers(g, "Cram") and not offers(g, "Scabbard of Chalcedony")


def test_R_HOARD_02_R_HOARD_03_every_lair_has_a_hoard_and_nothing_of_it_begins_the_game():
    for card in (*HUNTERS, *AT_HOME):
        g, _ = visiting(card.lair, "Gimli")
        assert has_hoard(g, g.companies[0].site), card.name
    g, _ = visiting("Moria", "Gimli")
    assert not has_hoard(g, g.companies[0].site)
    assert [it.rule for it in pool_faults({"td-150": 1}, False)] == ["R-SETUP-20"]


def test_R_HOARD_06_R_AMB_119_the_hoard_outlives_its_dragon_by_one_turn():
    g, _ = visiting(LAIR, "Gimli")
    site = g.companies[0].site
    put(g, "Smaug", MARSHALLED, 0)
    assert not has_hoard(g, site)                              # it fell in an earlier turn
    the_company(g).faced, the_company(g).races = (g.cards.names["Smaug"],), (DRAGON,)
    assert has_hoard(g, site)                                  # it was alive when this one began
    the_company(g).new_turn()
    assert not has_hoard(g, site)


def test_td_109_dwarven_hoard_for_one_turn():
    g, _ = visiting("Moria", "Gimli", "Legolas")
    hand(g, 0, "Dwarven Hoard", "Habergeon of Silver")
    assert not offers(g, "Habergeon of Silver")
    play(g, "Dwarven Hoard", "Take Gimli")
    assert has_hoard(g, g.companies[0].site) and offers(g, "Habergeon of Silver")
    for site, who in (("Moria", "Legolas"), ("Bree", "Gimli")):
        g, _ = visiting(site, who)
        hand(g, 0, "Dwarven Hoard")
        assert not offers(g, "Dwarven Hoard")


def test_td_102_bow_of_dragon_horn_spares_a_strike():
    for who, by, right in (("Legolas", 0, True), ("Bilbo", 0, False), ("Legolas", 1, False)):
        g, (it,) = on_the_way("Bree", who)
        bow = give(g, it, "Bow of Dragon-horn")
        attack = attacked_by(g, "Wolves", by)
        assert offers(g, "Bow of Dragon-horn") == right
        if right:
            before = strikes_of(g, attack)
            play(g, "Bow of Dragon-horn")
            assert strikes_of(g, attack) == before - 1 and g.state[bow] == TAPPED


def test_td_113_td_120_td_161_what_lies_in_hoards():
    g, (gimli, bilbo) = organizing("Rivendell", "Gimli", "Bilbo")
    before = hand_size(g, 0), check_modifier(g, gimli), body(g, bilbo), prowess(g, bilbo)
    give(g, gimli, "Emerald of the Mariner")
    assert (hand_size(g, 0), hand_size(g, 1), check_modifier(g, gimli)) == (before[0] + 1, before[0], before[1] + 1)
    give(g, bilbo, "Valiant Sword")
    assert (prowess(g, bilbo), body(g, bilbo)) == (before[3] + 2, before[2])
    g, (legolas,) = organizing("Rivendell", "Boromir II")
    plain = body(g, legolas)
    give(g, legolas, "Valiant Sword")
    assert body(g, legolas) == plain + 1
    give(g, legolas, "Habergeon of Silver")
    assert body(g, legolas) == plain + 3


def test_td_114_enruned_shield_and_td_150_scabbard_of_chalcedony():
    for who, right in (("Gimli", True), ("Bilbo", False)):
        g, (it,) = on_the_way("Bree", who)
        give(g, it, "Enruned Shield")
        _, strike = struck_by(g, "Giant", it)
        assert offers(g, "Enruned Shield") == right
        if right:
            play(g, "Enruned Shield")
            assert strike.cancelled
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Scabbard of Chalcedony")
    attack, _ = struck_by(g, "Smaug", gimli)
    assert body_of(g, attack) == attack.body - 1
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Scabbard of Chalcedony")
    attack, _ = struck_by(g, "Smaug", legolas)
    assert body_of(g, attack) == attack.body


# ------------------------------------------------------------------ ahunt


@pytest.mark.parametrize("card", HUNTERS, ids=lambda it: it.id)
def test_R_DRG_01_R_DRG_06_R_AMB_118_a_dragon_hunts_in_its_regions_and_farther_with_doors_of_night(card):
    """td-001 td-004 td-010 td-021 td-037 td-043 td-061 td-064 td-070"""
    near, far = card.hunts[0].names, card.hunts[1].names
    printed = card.attack
    ways = ((near[0], (), True), (far[0], (), False), (far[0], (DOORS,), True), ("Rohan", (DOORS,), False))
    for region, events, comes in ways:
        g, _event, attack = hunted(card.name, "Bree", (region,), *events)
        assert (attack is not None) == comes, (card.name, region)
        if attack is not None:
            assert (strikes_of(g, attack), prowess_of(g, attack), body_of(g, attack)) == (
                printed.strikes, printed.prowess, printed.body)
            assert (attack.race, attack.chooses, attack.automatic) == (DRAGON, printed.chooses, False)
            assert len(the_company(g).counted) == 0            # R-AMB-118


def test_R_AMB_117_an_ahunt_on_basic_movement_sees_both_ends_and_nobody_who_stays():
    """Situation 3."""
    _, _, attack = hunted("Scatha Ahunt", "Lake-town", ("Wold & Foothills", "Northern Rhovanion"))
    assert attack is not None and (attack.strikes, attack.prowess, attack.body) == (4, 13, 8)
    _, _, attack = hunted("Scatha Ahunt", "Woodmen-town", ("Wold & Foothills", "Western Mirkwood"))
    assert attack is None
    _, _, attack = hunted("Scatha Ahunt", "Woodmen-town", ("Wold & Foothills", "Western Mirkwood"), DOORS)
    assert attack is not None
    _, _, attack = hunted("Eärcaraxë Ahunt", "Bree", (), DOORS, path=(COASTAL_SEA,))
    assert attack is not None
    _, _, attack = hunted("Eärcaraxë Ahunt", "Bree", (), path=(COASTAL_SEA,))
    assert attack is None


def test_R_AMB_116_an_ahunt_that_comes_in_the_middle_attacks_once():
    g, _ = on_the_way("Lake-town", *HEROES, regions=("Northern Rhovanion",))
    hand(g, 1, "Scatha Ahunt")
    g.answer(0)
    choose(g, "Declared Scatha Ahunt")
    for _ in range(30):
        g.question()
        found = [frame for frame in g.stack if isinstance(frame, Attack)]
        if found: break
        g.answer(0)
    until_over(g, found[0], total=4)
    for _ in range(20):
        question = g.question()
        if g.chain() is None: break
        assert isinstance(question, Decision)
        g.answer(0)
    assert not [frame for frame in g.stack if isinstance(frame, Attack)]


def test_R_DRG_08_an_ahunt_that_is_beaten_scores_for_the_other_and_for_nobody_if_it_is_ones_own():
    """Situation 4."""
    for owner, pile, points in ((1, MARSHALLED, 5), (0, OUT, 0)):
        g, event, attack = hunted("Scatha Ahunt", "Lake-town", ("Northern Rhovanion",), owner=owner)
        until_over(g, attack, total=12)
        assert g.pile[event] == pile and points_by_group(g, 0)[CREATURES] == points
        lair = put(g, "Gondmaeglom", 18, 0)
        assert guards(g, lair) == []
        assert blocked(g, g.cards.names["Scatha"]) and not blocked(g, g.cards.names["Smaug"])


def test_R_DRG_04_an_ahunt_that_is_not_beaten_stays():
    g, event, attack = hunted("Scatha Ahunt", "Lake-town", ("Northern Rhovanion",))
    until_over(g, attack, total=4)
    assert g.pile[event] == IN_PLAY + 1 and points_by_group(g, 0)[CREATURES] == 0


# ------------------------------------------------------------------ at home


@pytest.mark.parametrize("card", AT_HOME, ids=lambda it: it.id)
def test_R_DRG_02_R_DRG_07_a_dragon_at_home_guards_its_lair_unless_it_hunts(card):
    """td-005 td-011 td-022 td-038 td-065 td-071; situation 5."""
    g, _ = on_the_way(card.lair, "Gimli")
    lair = the_company(g).going
    own = guards(g, lair)
    hand(g, 1, card.name)
    hazard(g, card.name)
    more = (card.attack.strikes, card.attack.prowess, card.attack.body)
    assert guards(g, lair) == [*own, more]
    assert guards(g, put(g, "Moria", 18, 0)) == [(4, 7, 0)]
    put(g, f"{card.dragon} Ahunt", IN_PLAY, 1)
    assert guards(g, lair) == own
    another = put(g, card.name, HAND, 1)
    assert blocked(g, g.kind[another])
    assert not blocked(g, g.cards.names[card.dragon])          # R-DRG-02  each card is unique by itself


def test_R_DRG_03_R_TERM_04_all_forms_leave_when_one_falls():
    """Situation 6, with another Dragon."""
    g, _people = on_the_way("Ovir Hollow", *HEROES)
    home, hunt = put(g, "Bairanax at Home", IN_PLAY, 1), put(g, "Bairanax Ahunt", IN_PLAY, 1)
    attack = attacked_by(g, "Bairanax")
    the_company(g).faced, the_company(g).races = (g.kind[attack.card],), (DRAGON,)
    until_over(g, attack, total=12)
    assert (g.pile[attack.card], g.pile[home], g.pile[hunt]) == (MARSHALLED, OUT + 1, OUT + 1)
    assert points_by_group(g, 0)[CREATURES] == g.facts(attack.card).points
    lair = the_company(g).going
    assert guards(g, lair) == [] and has_hoard(g, lair)        # R-AMB-119  until the end of the turn
    the_company(g).faced, the_company(g).races = (), ()
    assert not has_hoard(g, lair)


@pytest.mark.parametrize(("total", "beaten"), [(12, True), (4, False)])
def test_R_DRG_05_R_DRG_08_a_dragon_at_home_is_won_by_who_beats_it(total, beaten):
    """Situation 7; the attack that is printed on the lair is no form of the Dragon."""
    g, (event,) = entered("Ovir Hollow", "Bairanax at Home", total=total)
    assert (g.pile[event] == MARSHALLED) == beaten and (points_by_group(g, 0)[CREATURES] == 3) == beaten
    g, _ = entered("Ovir Hollow", total=12)
    assert guards(g, g.companies[0].site) == [(1, 12, 0)]      # beaten, and there again


def test_R_DRG_03_R_DRG_07_Smaug_at_home_hunting_and_beaten_as_a_creature():
    """Situations 5 and 6, as they are told."""
    g, _ = on_the_way(LAIR, *HEROES)
    lair, home = the_company(g).going, put(g, "Smaug at Home", IN_PLAY, 1)
    assert guards(g, lair) == [(1, 14, 0), (2, 18, 8)]
    hunt = put(g, "Smaug Ahunt", IN_PLAY, 1)
    assert guards(g, lair) == [(1, 14, 0)] and g.asked(DRAWS_OWN, g.current, 3) == 2
    discard(g, hunt)
    attack = attacked_by(g, "Smaug")
    attack.prowess = 10                                        # whomever he strikes, he is beaten
    the_company(g).faced, the_company(g).races = (g.kind[attack.card],), (DRAGON,)
    until_over(g, attack, total=12)
    assert g.pile[home] == OUT + 1 and points_by_group(g, 0)[CREATURES] == 5
    assert guards(g, lair) == [] and has_hoard(g, lair)
    the_company(g).new_turn()
    assert not has_hoard(g, lair)


def test_R_HOARD_01_R_HOARD_05_sizes_and_the_additional_item_as_they_are_told():
    """Situations 1 and 2, as they are told."""
    g, _ = visiting("Ovir Hollow", "Gandalf")
    hand(g, 0, "Habergeon of Silver", "Wizard's Staff")
    assert offers(g, "Habergeon of Silver") and not offers(g, "Wizard's Staff")
    g, _ = visiting("Dale", "Gimli", "Legolas")
    hand(g, 0, "Cram", "Adamant Helmet")
    g.state[g.companies[0].site] = TAPPED
    g.nearest(Visit).minor = True
    assert offers(g, "Cram") and not offers(g, "Adamant Helmet")


def test_R_CMB_32_ones_own_dragon_at_home_scores_for_nobody():
    g, (event,) = entered("Ovir Hollow", "Bairanax at Home", side=0)
    assert g.pile[event] == OUT and points_by_group(g, 0)[CREATURES] == 0


def test_td_005_bairanax_at_home_and_td_011_daelomin_at_home_raise_the_limit():
    for creature, more in (("Giant Spiders", 0), ("Crebain", 1)):
        g, _ = on_the_way("Bree", "Gimli")
        put(g, "Bairanax at Home", IN_PLAY, 1)
        the_company(g).faced = (g.cards.names[creature],)
        assert limit_of(g, g.current) == LIMIT + more
    g, _ = on_the_way("Bree", "Gimli")
    card = put(g, "Daelomin at Home", IN_PLAY, 1)
    hazard(g, "Daelomin at Home")
    assert limit_of(g, g.current) == LIMIT + 2 and g.pile[card] == DISCARD + 1 and not the_company(g).counted
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Daelomin at Home", IN_PLAY, 0)
    assert not offers(g, "Daelomin at Home")                   # not in the own turn


def test_td_022_td_038_td_065_td_071_what_dragons_at_home_do_besides():
    for path, more in (((COASTAL_SEA,), 1), ((WILDERNESS,), 0)):
        g, _ = on_the_way("Bree", "Gimli", path=path)
        put(g, "Eärcaraxë at Home", IN_PLAY, 1)
        assert hazard_limit(g, g.current, 4) == 4 + more
    for event, item in (("Itangast at Home", "Orcrist"), ("Scorba at Home", "Glamdring")):
        g, (gimli,) = organizing("Bree", "Gimli")
        give(g, gimli, item)
        give(g, gimli, "Elven Cloak")
        before = corruption(g, gimli)
        put(g, event, IN_PLAY, 1)
        assert corruption(g, gimli) == before + 1
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Smaug at Home", IN_PLAY, 1)
    assert [g.asked(DRAWS_OWN, 0, n) for n in (3, 2, 1, 0)] == [2, 1, 1, 0]


def test_R_SETUP_04_an_ahunt_is_half_a_creature():
    """Situation 23, but for agents."""
    eight = {"td-013": 3, "tw-020": 3, "td-045": 2}
    assert creature_halves(eight) == 16
    assert creature_halves(eight | {"td-001": 1, "td-004": 1, "td-010": 1, "td-021": 1}) == 20


def test_R_AMB_120_a_dragon_that_hunts_counts_as_a_creature():
    g, _, attack = hunted("Scatha Ahunt", "Lake-town", ("Northern Rhovanion",), "Clouds", DOORS)
    assert prowess_of(g, attack) == 15                         # as of every creature


def test_R_DRG_03_an_invariant_sees_a_form_of_a_fallen_dragon():
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Smaug at Home", IN_PLAY, 1)
    assert [it for it in faults(g) if it.startswith("R-DRG-03")] == []
    put(g, "Smaug", MARSHALLED, 0)
    assert [it[:8] for it in faults(g) if "Smaug" in it] == ["R-DRG-03"]


def test_td_049_morgul_rats_smell_blood():
    scenes = (("Moria", True, "", 1), ("Moria", False, "", 0), ("Moria", False, DOORS, 1), ("Bree", True, "", 0))
    for site, hurt, event, n in scenes:
        g, (gimli,) = on_the_way(site, "Gimli")
        if hurt: g.state[gimli] = WOUNDED
        if event: put(g, event, IN_PLAY, 1)
        assert len(KEYS.find(g, Source(put(g, "Morgul-rats", HAND, 1), 0, 1, []))) == n


def test_td_056_prowess_of_might_is_greatest_in_scatha():
    for creature, more in (("Bairanax", 1), ("Scatha", 2), ("Wolves", 0)):
        g, _ = on_the_way("Bree", *HEROES)
        attack = attacked_by(g, creature)
        hand(g, 1, "Prowess of Might")
        if not more:
            assert refused(g, "Prowess of Might")
            continue
        hazard(g, "Prowess of Might")
        assert (prowess_of(g, attack), body_of(g, attack)) == (attack.prowess + more, attack.body + more)
    g, _, attack = hunted("Scatha Ahunt", "Lake-town", ("Northern Rhovanion",))
    assert ByDragon("Scatha").holds(g, Source(0, 0, 0, [])) and not ByDragon("Smaug").holds(g, Source(0, 0, 0, []))


def test_td_149_sated_beast_ends_a_hunt():
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 0, "Sated Beast")
    assert not offers(g, "Sated Beast")
    event, home = put(g, "Scatha Ahunt", IN_PLAY, 1), put(g, "Smaug at Home", IN_PLAY, 1)
    g.ready = False
    play(g, "Sated Beast", "Take Scatha Ahunt")
    assert g.pile[event] == DISCARD + 1 and g.pile[home] == IN_PLAY + 1
    for doors, left in ((True, 1), (False, 2)):
        g, _ = on_the_way("Bree", *HEROES)
        if doors: put(g, DOORS, IN_PLAY, 1)
        attack = attacked_by(g, "Bairanax")
        hand(g, 0, "Sated Beast")
        g.ready = False
        assert offers(g, "Sated Beast") == (left == 1)
        if left == 1: play(g, "Sated Beast")
        assert strikes_of(g, attack) == left


def test_td_172_wormsbane_bites_dragons():
    for creature, more, less in (("Bairanax", 4, 2), ("Wolves", 2, 0)):
        g, (it,) = on_the_way("Bree", "Legolas")
        before = prowess(g, it)
        give(g, it, "Wormsbane")
        attack, _ = struck_by(g, creature, it)
        assert prowess(g, it) == before + more and body_of(g, attack) == max(0, attack.body - less)
    g, _ = visiting("Bree", "Legolas")
    hand(g, 0, "Wormsbane")
    assert not offers(g, "Wormsbane")


def test_R_MH_05_a_resource_in_the_opponents_turn_is_no_hazard_and_does_not_count():
    g, _ = on_the_way("Bree", "Gimli")
    hunter = put(g, "Scatha Ahunt", IN_PLAY, 0)
    hand(g, 1, "Sated Beast")
    hazard(g, "Sated Beast", "Take Scatha Ahunt")
    assert g.pile[hunter] == DISCARD and the_company(g).counted == ()

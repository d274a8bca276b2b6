"""Characters that come into play, followers, allies, items that are stored, and checks of corruption."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    OUT,
    SITE_PHASE,
    TAPPED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.corruption import CorruptionCheck, fails
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.leaving import character_leaves
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import (
    check_modifier,
    company_size,
    corruption,
    general_influence,
    influence,
    influence_used,
    points_now,
    unused_influence,
)
from ravenhill.games.meccg.rules.organization import OrganizationPhase, controllers, surplus
from ravenhill.games.meccg.rules.turn import UntapPhase, will_untap
from ravenhill.games.meccg.state import AT_HOME, GORGOROTH_BARRED, Meccg
from ravenhill.games.meccg.terms import INFORMATION, SAGE, SITE
from tests.meccg.cards.scenes import at_rest, organizing, play, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, empty, turn_of
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, settle, table


def test_R_ORG_01_everything_in_any_order_and_again() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena", standard=False)
    put(g, "Bree", LOCATION, 0)
    hand(g, 0, "Elladan")
    choose(g, "Head 0")
    choose(g, "To Bree")
    choose(g, "Declared Elladan")
    choose(g, "Place 0")
    settle(g)
    choose(g, "Control Annalena")
    choose(g, "DirectInfluence Aragorn II")
    choose(g, "TakeBack 0")
    choose(g, "Head 0")
    assert g.host[people[1]] == people[0] and len(g.companies[0].members) == 3


def test_R_ORG_07_R_ORG_14_a_newcomer_joins_or_founds_a_company() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    card = hand(g, 0, "Elladan")[0]
    site = put(g, "Lórien", LOCATION, 0)
    choose(g, "Declared Elladan")
    assert names(g) == ["Place 0", "Place -1 Lórien"]
    choose(g, "Place -1 Lórien")
    settle(g)
    assert g.companies[1].members == [card] and g.companies[1].site == site and g.pile[card] == IN_PLAY


def test_R_ORG_09_R_ORG_15_with_the_wizard_in_play_a_newcomer_joins_him_or_follows() -> None:
    g, _ = organizing("Rivendell", "Gandalf")
    company(g, 0, "Lórien", "Aragorn II")
    for name in ("Edhellond", "Rivendell"):
        put(g, name, LOCATION, 0)
    hand(g, 0, "Annalena")
    choose(g, "Declared Annalena")
    assert names(g) == ["Place 0", "Place 0 Gandalf", "Place 1 Aragorn II"]
    g, _ = organizing("Rivendell", "Gandalf", standard=False)  # the rule is the standard game's
    put(g, "Edhellond", LOCATION, 0)
    hand(g, 0, "Annalena")
    choose(g, "Declared Annalena")
    assert "Place -1 Edhellond" in names(g)


def test_R_ORG_13_R_CORR_11_R_END_04_a_lost_wizard_costs_the_game_or_five_points() -> None:
    for standard in (False, True):
        g, people = at_rest("Rivendell", "Gandalf", standard=standard)
        before = points_now(g, 0)
        fails(g, people[0], 2)
        assert g.pile[people[0]] == OUT and g.ended is not standard and (g.ended or g.winner != 1)
        assert points_now(g, 0) == before - 5 - (0 if before == 0 else before)


def test_R_ORG_34_R_ORG_36_a_follower_costs_no_general_influence_and_counts_otherwise() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena")
    used, size = influence_used(g, 0), company_size(g, g.companies[0])
    g.host[people[1]] = people[0]
    assert influence_used(g, 0) == used - 3 and company_size(g, g.companies[0]) == size == 2


def test_R_ORG_37_control_changes_in_this_phase_both_ways() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena")
    choose(g, "Control Annalena")
    choose(g, "DirectInfluence Aragorn II")
    choose(g, "Control Annalena")
    choose(g, "GeneralInfluence")
    assert g.host[people[1]] == NOBODY_HOSTS


def test_R_ORG_40_R_SITE_09_allies_need_no_influence() -> None:
    g, people = organizing("Rivendell", "Aragorn II")
    free, size = general_influence(g, 0), company_size(g, g.companies[0])
    ally = give(g, people[0], "Quickbeam")
    assert general_influence(g, 0) == free and company_size(g, g.companies[0]) == size and g.facts(ally).mind > 0
    assert "Control Quickbeam" not in names(g)


def library_of(sage: str) -> str:
    """A site where Information is to be found."""
    assert SAGE in GAME.library.facts[GAME.library.names[sage]].skills
    return next(it.name for it in GAME.library.facts if it.type == SITE and INFORMATION in it.playable)


def test_R_ORG_54_R_ORG_56_R_SITE_07_information_keeps_its_sage_tapped_until_it_is_stored() -> None:
    g, people = visiting(library_of("Elrond"), "Elrond")
    hand(g, 0, "Reforging")
    choose(g, "Declared Reforging")
    settle(g)
    card = next(it for it in g.piles[IN_PLAY] if g.facts(it).name == "Reforging")
    assert g.state[people[0]] == TAPPED and g.state[g.companies[0].site] == TAPPED and g.host[card] == people[0]
    assert people[0] not in will_untap(g, 0)
    g, people = organizing("Rivendell", "Elrond")
    card = give(g, people[0], "Reforging")
    g.state[people[0]] = TAPPED
    play(g, "Reforging")
    assert g.pile[card] == MARSHALLED and g.state[people[0]] == TAPPED         # he untaps in the next phase for it
    g.then(UntapPhase())
    g.ready = False
    choose(g, "Done")
    assert g.state[people[0]] == UNTAPPED


def test_R_ORG_55_points_count_stored_or_not() -> None:
    g, people = organizing("Rivendell", "Aragorn II")
    before = points_now(g, 0)
    sword = give(g, people[0], "Glamdring")
    carried = points_now(g, 0)
    g.host[sword] = NOBODY_HOSTS
    g.move(sword, MARSHALLED)
    assert carried - before == g.facts(sword).points > 0 and points_now(g, 0) == carried


def test_R_ORG_73_either_kind_of_movement_leads_on() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    for name in ("Rivendell", "Moria", "Minas Tirith"):
        put(g, name, LOCATION, 0)
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Rivendell", "Moria"]
    g.regions = False
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Rivendell"]


def test_R_AMB_32_gorgoroth_is_open_unless_that_rule_is_on() -> None:
    dark = "Barad-dûr"
    g, _ = organizing("Lórien", "Aragorn II")
    put(g, dark, LOCATION, 0)
    g.regions = False
    assert [g.facts(it).name for it in destinations(g, 0)] == [dark]
    g.optional = GORGOROTH_BARRED
    assert destinations(g, 0) == []
    g, _ = organizing("Minas Morgul", "Aragorn II")
    put(g, dark, LOCATION, 0)
    assert [g.facts(it).name for it in destinations(g, 0)] == [dark]
    g.optional = GORGOROTH_BARRED
    assert destinations(g, 0) == []                            # not by Imlad Morgul either


def test_R_AMB_27_the_tapped_and_the_wounded_give_and_take() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan")
    dagger = give(g, people[0], "Dagger of Westernesse")
    g.state[people[0]], g.state[people[1]] = WOUNDED, TAPPED
    play(g, "Dagger of Westernesse 2", "Take Elladan", total=12)
    assert g.host[dagger] == people[1]
    play(g, "Dagger of Westernesse 3", total=12)
    assert g.pile[dagger] == MARSHALLED


def test_R_AMB_28_after_tapping_no_attempt_at_minus_three_and_none_after_one() -> None:
    g, people = organizing("Rivendell", "Aragorn II")
    give(g, people[0], "Lure of the Senses", owner=1)
    choose(g, "Declared Lure of the Senses 0")
    settle(g)
    roll(g, 2)
    assert g.state[people[0]] == TAPPED and not [it for it in names(g) if "Lure" in it]
    g.state[people[0]] = UNTAPPED
    g.ready = False
    assert [it for it in names(g) if "Lure" in it] == ["Declared Lure of the Senses 0"]    # again by tapping, if he can


def test_R_CORR_04_R_CORR_05_modifiers_are_no_points() -> None:
    g, people = at_rest("Rivendell", "Boromir II", "Elladan")
    give(g, people[0], "Sword of Gondolin")
    assert corruption(g, people[0]) == 2 and check_modifier(g, people[0]) == -1
    g.then(CorruptionCheck(people[0], 1))
    g.ready = False
    roll(g, 3)                                                 # three, one less of his own, one more of help
    assert g.is_in_play(people[0]) and corruption(g, people[0]) == 2


def test_R_CORR_09_nothing_passes_on_from_who_fails() -> None:
    g, people = at_rest("Rivendell", "Boromir II", "Elladan", "Annalena")
    sword = give(g, people[0], "Sword of Gondolin")
    g.host[people[2]] = people[0]
    g.then(CorruptionCheck(people[0], -9))
    g.ready = False
    roll(g, 7)
    assert g.pile[people[0]] == OUT and g.pile[sword] == DISCARD and g.is_in_play(people[2])


def test_R_CORR_12_who_cannot_be_discarded_has_passed_but_can_be_eliminated() -> None:
    for total, there in ((3, True), (0, False)):
        g, people = at_rest("Bag End", "Frodo")
        give(g, people[0], "Sword of Gondolin")
        stays = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == 13)
        g.lasting.append(Lasting(stays, 0, people[0]))
        fails(g, people[0], 1 if there else 2)
        assert g.is_in_play(people[0]) is there and total >= 0


def test_R_CORR_13_allies_never_check() -> None:
    g, people = visiting("Barrow-downs", "Aragorn II")
    ally = give(g, people[0], "Quickbeam")
    g.then(CorruptionCheck(ally, 0))
    g.ready = False
    assert type(asked(g)).__name__ == "Declare"                # no dice were asked for
    assert all(g.cards.facts[it].type == 2 for it in range(len(g.cards.facts)) for rule in g.cards.facts[it].rules
               if rule.kind == 1 and rule.at == 23)


def test_R_SITE_10_what_a_character_controls_goes_with_it() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Elladan")
    ally = give(g, people[0], "Quickbeam")
    character_leaves(g, people[0], HAND)
    assert g.pile[ally] == DISCARD


def test_R_SITE_21_at_home_a_character_may_cancel_an_automatic_attack_if_that_rule_is_on() -> None:
    for optional in (0, AT_HOME):
        g = home_attack(optional)
        assert [it for it in names(g) if it.startswith("Declared Balin")] == (["Declared Balin 4"] if optional else [])


def home_attack(optional: int) -> Meccg:
    g = table(True)
    g.stack.clear()
    g.optional = optional
    company(g, 0, "Blue Mountain Dwarf-hold", "Balin", "Gimli")
    home = g.cards.homes[g.cards.names["Balin"]]
    site = next(it for it in g.cards.sites if it in home)
    g.kind = replaced(g.kind, g.companies[0].site, site)
    g.phase, g.current = SITE_PHASE, 0
    moria = put(g, "Moria", LOCATION, 0)
    attack = attack_of(0, g.companies[0].site, automatic(g, moria)[0])
    g.then(attack)
    return g


def test_R_ORG_35_R_AMB_22_neither_oneself_nor_a_follower_nor_who_leads_already() -> None:
    g, people = organizing("Rivendell", "Gandalf", "Aragorn II", "Annalena")
    g.host[people[1]] = people[0]
    assert people[1] + 1 not in controllers(g, people[2])      # Aragorn has three to spare, but follows Gandalf
    assert controllers(g, people[1]) == [0]                    # not Gandalf, who leads him
    g.host[people[1]] = NOBODY_HOSTS
    assert controllers(g, people[2]) == [people[0] + 1, people[1] + 1]
    g.host[people[2]] = people[1]
    assert controllers(g, people[2]) == [0, people[0] + 1]
    people_of_rank = [it for it in GAME.library.facts if it.type == 2 and not it.is_wizard()]
    for it in people_of_rank:
        if it.influence >= it.mind > 0:
            g, alone = organizing("Rivendell", it.name)
            assert controllers(g, alone[0]) == []


def test_R_ORG_34_direct_influence_that_just_suffices_controls() -> None:
    g, people = organizing("Rivendell", "Gimli", "Bard Bowman", "Barliman Butterbur")
    assert people[0] + 1 in controllers(g, people[1])          # two of influence, and a mind of two
    g.host[people[2]] = people[0]                              # one is used
    assert people[0] + 1 not in controllers(g, people[1])


def test_R_ORG_37_general_influence_that_just_suffices_controls() -> None:
    g, people = organizing("Rivendell", "Elrond", "Glorfindel II", "Bard Bowman")
    g.host[people[2]] = people[0]                              # ten and eight of twenty are used, and his mind is two
    assert 0 in controllers(g, people[2])
    company(g, 0, "Bree", "Barliman Butterbur")                # and one more
    assert 0 not in controllers(g, people[2])


def test_R_ORG_32_what_only_lies_with_narsil_gives_no_influence() -> None:
    g, (aragorn,) = organizing("Bree", "Aragorn II")
    narsil = give(g, aragorn, "Narsil")
    before = influence(g, aragorn)
    g.host[put(g, "Reforging", IN_PLAY, 0)] = narsil
    assert influence(g, aragorn) == before


def test_R_ORG_41_a_bonus_for_some_is_spent_by_them_alone() -> None:
    g, (balin, ori) = organizing("Rivendell", "Balin", "Ori")
    assert unused_influence(g, balin) == 2 and unused_influence(g, balin, ori) == 3
    g.host[ori] = balin                                        # his mind is one
    assert unused_influence(g, balin) == 1


def test_R_AMB_19_whom_nobody_controls_goes_from_either_seat() -> None:
    for side in range(2):
        g = empty()
        g.active = side
        lost = company(g, side, "Rivendell", "Thranduil")[0]
        kept = company(g, 1 - side, "Lórien", "Elrond")[0]
        company(g, side, "Bree", "Galadriel", "Glorfindel II")  # no influence is left for him
        g.host[lost] = g.host[kept] = UNCONTROLLED
        OrganizationPhase().influence_must_suffice(g)
        assert g.pile[lost] == DISCARD + side and g.is_in_play(kept)


@EITHER_SEAT
def test_R_ORG_39_who_is_too_many_is_of_the_own_companies(side: int) -> None:
    g = turn_of(side)
    *mine, ori, _ = company(g, side, "Rivendell", "Elrond", "Galadriel", "Thranduil", "Ori", "Gandalf")
    g.host[ori] = mine[0]                                      # neither a follower nor a Wizard nor an item is meant
    give(g, mine[0], "Dagger of Westernesse")
    put(g, "Gates of Morning", IN_PLAY, side)
    company(g, 1 - side, "Lórien", "Gimli")
    assert surplus(g, side) == mine and surplus(g, 1 - side) == []

"""The organization phase."""
from __future__ import annotations

from ravenhill.games.meccg.piles import (
    ASIDE,
    DISCARD,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    OUT,
    SITES,
    UNCONTROLLED,
)
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.leaving import found_company, free_slot, join
from ravenhill.games.meccg.rules.movement import (
    basic_path,
    by_regions,
    destinations,
    fellows,
    has_room,
    region_limit,
)
from ravenhill.games.meccg.rules.numbers import company_size, general_influence, influence, unused_influence
from ravenhill.games.meccg.rules.organization import OrganizationPhase, Organizing, groups, surplus
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, WILDERNESS
from tests.meccg.cards.scenes import organizing
from tests.meccg.rules.scenes import FIRST, empty
from tests.meccg.tables import asked, choose, company, give, hand, names, passes, put, roll, table


def sites(g: Meccg, *wanted: str, side: int = 0) -> list[int]:
    return [put(g, name, LOCATION, side) for name in wanted]


def finish(g: Meccg) -> None:
    while g.chain() is not None and type(g.question()).__name__ == "Declare":
        choose(g, "Pass")


def kind(g: Meccg, name: str) -> int:
    return g.cards.names[name]


def test_R_ORG_02_one_character_a_turn() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Elladan", "Haldir")
    choose(g, "Declared Elladan")
    choose(g, "Place")
    finish(g)
    assert not [it for it in names(g) if it.startswith("Declared Haldir")]


def test_R_ORG_03_at_the_home_site_or_any_haven() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    sites(g, "Dol Amroth", "Bree", "Lórien", "Moria")
    hand(g, 0, "Adrazar")
    choose(g, "Declared Adrazar")
    assert [it.split(" ", 2)[-1] for it in names(g) if "-1" in it] == ["Dol Amroth", "Lórien"]


def test_R_ORG_04_R_AMB_18_with_enough_free_influence_only() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Glorfindel II", standard=False)     # 17 of 20
    hand(g, 0, "Elladan", "Annalena")
    assert [it for it in names(g) if it.startswith("Declared")] == ["Declared Annalena 0"]


def test_R_ORG_05_R_ORG_06_a_wizard_at_home_or_at_rivendell_and_without_influence() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Glorfindel II", "Annalena", standard=False)
    sites(g, "Lórien", "Edhellond")
    hand(g, 0, "Pallando")                                     # at home at the Grey Havens
    sites(g, "Grey Havens")
    choose(g, "Declared Pallando")
    assert names(g) == ["Place 0", "Place -1 Grey Havens"]


def test_R_ORG_10_R_AMB_11_nobody_who_is_in_play_or_eliminated() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Elladan", "Haldir")
    company(g, 1, "Lórien", "Elladan")
    put(g, "Haldir", OUT, 1)
    assert not [it for it in names(g) if it.startswith("Declared")]


def test_R_ORG_11_in_the_standard_game_one_may_be_discarded_instead() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan")
    choose(g, "Expel Elladan")
    assert g.pile[people[1]] == DISCARD and not [it for it in names(g) if it.startswith("Expel")]


def test_R_ORG_11_not_in_the_basic_game() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
    assert not [it for it in names(g) if it.startswith("Expel")]


def test_R_ORG_12_hobbits_come_into_play_at_home_only() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    sites(g, "Bag End")
    hand(g, 0, "Pippin")
    choose(g, "Declared Pippin")
    assert names(g) == ["Place -1 Bag End"]


def test_R_ORG_20_at_a_haven_a_company_may_be_divided() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
    sites(g, "Rivendell")
    choose(g, "Regroup Elladan")
    choose(g, "NewCompany")
    assert g.company[people[0]] != g.company[people[1]]


def test_R_ORG_20_not_without_a_card_of_its_own() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
    assert not [it for it in names(g) if it.startswith("Regroup")]


def test_R_ORG_24_elsewhere_only_in_the_standard_game() -> None:
    for standard in (False, True):
        g, _ = organizing("Bree", "Aragorn II", "Elladan", standard=standard)
        assert bool([it for it in names(g) if it.startswith("Regroup")]) == standard


def test_R_ORG_26_of_the_parts_only_one_may_stay() -> None:
    g, people = organizing("Bree", "Aragorn II", "Elladan")
    g.stack.clear()
    phase = OrganizationPhase()
    phase.at = 1
    g.then(phase)
    choose(g, "Regroup Elladan")
    choose(g, "NewCompany")
    assert g.company[people[0]] != g.company[people[1]]
    choose(g, "Pass")
    assert g.company[people[0]] == g.company[people[1]]


def test_R_ORG_30_R_ORG_31_general_influence_is_twenty() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Glorfindel II", "Annalena")
    assert general_influence(g, 0) == 0
    g.host[people[2]] = people[0]
    assert general_influence(g, 0) == 3


def test_R_ORG_32_R_ORG_33_followers_need_direct_influence() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena", "Boromir II")
    choose(g, "Control Annalena")
    assert names(g) == ["DirectInfluence Aragorn II"]
    choose(g, "DirectInfluence Aragorn II")
    assert g.host[people[1]] == people[0] and unused_influence(g, people[0]) == 0
    assert "Control Boromir II" not in names(g)


def test_R_ORG_35_a_follower_has_no_followers() -> None:
    g, people = organizing("Rivendell", "Gandalf", "Aragorn II", "Annalena")
    g.host[people[2]] = people[1]
    g.ready = False
    assert "Control Aragorn II" not in names(g)                # he has a follower himself


def test_R_ORG_38_R_AMB_19_the_follower_of_who_is_gone_goes_too_if_nobody_takes_it() -> None:
    g, people = organizing("Rivendell", "Bard Bowman")
    company(g, 0, "Lórien", "Aragorn II", "Glorfindel II", "Annalena")         # no influence is left
    g.host[people[0]] = UNCONTROLLED
    closing(g)
    choose(g, "Pass")
    assert g.pile[people[0]] == DISCARD


def closing(g: Meccg) -> None:
    """The phase can be closed."""
    g.stack.clear()
    phase = OrganizationPhase()
    phase.at = 1
    g.then(phase)
    g.ready = False


def test_R_ORG_39_surplus_characters_must_go() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Glorfindel II", "Elladan")     # 21
    g.stack.clear()
    phase = OrganizationPhase()
    phase.at = 1
    g.then(phase)
    g.ready = False
    choose(g, "Pass")
    assert type(asked(g)).__name__ == "DiscardSurplus"
    choose(g, "Take Elladan")
    assert g.pile[people[2]] == DISCARD and g.is_in_play(people[0])


def test_R_ORG_41_R_AMB_23_limited_influence_counts_for_its_targets_only() -> None:
    g, people = organizing("Rivendell", "Faramir")
    faction = put(g, "Rangers of Ithilien", IN_PLAY, 0)
    other = put(g, "Rangers of the North", IN_PLAY, 0)
    assert influence(g, people[0]) == 1
    assert unused_influence(g, people[0], faction) == 3 and unused_influence(g, people[0], other) == 1


def test_R_ORG_50_R_AMB_26_an_item_is_handed_over_after_a_check() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena", standard=False)
    cloak = give(g, people[0], "Elven Cloak")
    choose(g, "Declared Elven Cloak 2")
    choose(g, "Take Annalena")
    finish(g)
    roll(g, 2)
    assert g.host[cloak] == people[1]


def test_R_AMB_26_who_fails_loses_the_item_too() -> None:
    g, people = organizing("Rivendell", "Boromir II", "Annalena", standard=False)
    ring = give(g, people[0], "Sword of Gondolin")
    choose(g, "Declared Sword of Gondolin 1")
    choose(g, "Take Annalena")
    finish(g)
    roll(g, 2)                                                 # two less one: one less than two points
    assert g.pile[ring] == DISCARD and g.pile[people[0]] == DISCARD


def test_R_ORG_51_R_ORG_52_items_are_stored_at_a_haven() -> None:
    g, people = organizing("Rivendell", "Aragorn II", standard=False)
    sword = give(g, people[0], "Sword of Gondolin")
    choose(g, "Declared Sword of Gondolin 2")
    finish(g)
    roll(g, 7)
    assert g.pile[sword] == MARSHALLED and g.host[sword] == NOBODY_HOSTS


def test_R_ORG_51_not_elsewhere() -> None:
    g, people = organizing("Bree", "Aragorn II", "Annalena", standard=False)
    give(g, people[0], "Sword of Gondolin")
    assert [it for it in names(g) if "Sword" in it] == ["Declared Sword of Gondolin 1"]


def test_R_ORG_53_the_one_ring_is_never_stored() -> None:
    g, people = organizing("Rivendell", "Aragorn II", standard=False)
    ring = give(g, people[0], "The One Ring")
    stores = [rule for rule in g.facts(ring).rules if any(type(it).__name__ == "Store" for it in rule.does)]
    assert stores == []


def test_R_ORG_60_destinations_lie_face_down() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    site = sites(g, "Bree")[0]
    choose(g, "Head 0")
    choose(g, "To Bree")
    assert g.pile[site] == HEADING and g.knows[site] == 1


def test_R_AMB_30_a_destination_may_be_taken_back() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    site = sites(g, "Bree")[0]
    choose(g, "Head 0")
    choose(g, "To Bree")
    choose(g, "TakeBack 0")
    assert g.pile[site] == LOCATION


def test_R_ORG_61_from_a_haven_to_sites_that_name_it() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    sites(g, "Bree", "Moria", "Lórien", "Edhellond")
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Bree", "Lórien"]      # R-ORG-62


def test_R_ORG_63_from_elsewhere_back_to_the_nearest_haven() -> None:
    g, _ = organizing("Moria", "Aragorn II", standard=False)
    sites(g, "Bree", "Rivendell", "Lórien")
    assert [g.facts(it).name for it in destinations(g, 0)] == ["Lórien"]


def test_R_ORG_62_R_AMB_47_the_path_between_havens_is_the_one_printed_for_them() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    assert basic_path(g, kind(g, "Rivendell"), kind(g, "Lórien")) == [WILDERNESS, WILDERNESS, BORDER_LAND, WILDERNESS]
    assert basic_path(g, kind(g, "Lórien"), kind(g, "Rivendell")) == [WILDERNESS, BORDER_LAND, WILDERNESS, WILDERNESS]
    assert basic_path(g, kind(g, "Rivendell"), kind(g, "Edhellond")) is None


def test_R_ORG_64_by_regions_at_most_four_counting_both_ends() -> None:
    for start, goal, near in (("Bree", "Moria", True), ("Bag End", "Minas Tirith", False)):
        g, _ = organizing(start, "Aragorn II")
        assert by_regions(g, 0, region_limit(g, 0), kind(g, goal)) is near
        g.regions = False
        assert not by_regions(g, 0, region_limit(g, 0), kind(g, goal))


def test_R_ORG_25_two_companies_do_not_go_apart_to_one_place() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    company(g, 0, "Rivendell", "Elladan")
    sites(g, "Bree", "Barrow-downs")
    choose(g, "Head 0")
    choose(g, "To Bree")
    assert [g.facts(it).name for it in destinations(g, 1)] == ["Barrow-downs"]


def test_R_MH_06_hobbits_count_one_half() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Merry", "Pippin", "Frodo")
    assert company_size(g, g.companies[0]) == 3


def test_R_ORG_21_R_AMB_24_more_than_seven_do_not_travel() -> None:
    many = ("Aragorn II", "Elladan", "Elrohir", "Haldir", "Legolas", "Annalena", "Bombur", "Kíli")
    g, _ = organizing("Rivendell", *many)
    sites(g, "Bree")
    assert destinations(g, 0) == []
    passes(g, "Declare", 1)


SEVEN = ("Aragorn II", "Elladan", "Elrohir", "Haldir", "Annalena", "Kíli", "Thorin II")


def test_R_ORG_21_who_stays_at_a_haven_has_room_and_who_leaves_it_has_not() -> None:
    g = table(standard=True)
    goal = put(g, "Bree", LOCATION, 0)
    company(g, 0, "Rivendell", *SEVEN)
    more = [put(g, "Balin", IN_PLAY, 0)]
    assert has_room(g, 0, more)
    g.move_unseen(goal, HEADING)
    assert goal == 0 and not has_room(g, 0, more)


def test_R_ORG_24_the_seventh_may_join_and_no_eighth() -> None:
    for there, may in ((6, True), (7, False)):
        g = table(standard=True)
        company(g, 0, "Bree", *SEVEN[:there])
        other = company(g, 0, "Edoras", "Balin", "Dori")
        g.companies[1].site = g.companies[0].site
        assert (0 in groups(g, other[0])) is may


def test_R_AMB_17_control_is_offered_only_if_somebody_could_have_it() -> None:
    g, _ = organizing("Rivendell", "Elrond")                   # nobody else is there
    assert not [it for it in names(g) if it.startswith("Control")]
    g, _ = organizing("Rivendell", "Elrond", "Bard Bowman")
    assert [it for it in names(g) if it.startswith("Control")] == ["Control Bard Bowman"]
    g.arranged = 24
    assert not [it for it in Organizing(0).actions(g, 0) if type(Organizing(0).action(g, it)).__name__ == "Control"]


def test_R_ORG_20_the_second_seat_founds_its_companies_in_its_own_places() -> None:
    g = empty()
    for n, site in enumerate(("Bree", "Moria", "Lórien")):
        slot = found_company(g, 1, put(g, site, LOCATION, 1))
        join(g, put(g, ("Gimli", "Legolas", "Kíli")[n], IN_PLAY, 1), slot)
        assert slot == FIRST + n and g.companies[slot].side == 1
    assert g.piles[ASIDE] == [] and g.piles[SITES + 1] == [it.site for it in g.companies[FIRST:FIRST + 3]]


def test_R_ORG_20_who_takes_everybody_along_founds_no_company() -> None:
    g, (gandalf, frodo) = organizing("Rivendell", "Gandalf", "Frodo")
    put(g, "Rivendell", LOCATION, 0)
    assert len(groups(g, gandalf)) == 1
    g.host[frodo] = gandalf
    assert groups(g, gandalf) == []


def test_R_AMB_17_a_player_has_ten_companies_and_they_are_his_own() -> None:
    g = empty()
    assert [list(slots_of(side)) for side in range(2)] == [list(range(10)), list(range(10, 20))]
    for slot in range(10):
        assert free_slot(g, 0) == slot
        company(g, 0, "Rivendell", "Gandalf")
    assert free_slot(g, 0) == -1 and free_slot(g, 1) == FIRST
    assert fellows(g, 0) == list(range(1, 10)) and fellows(g, 9) == list(range(9))


def test_R_ORG_39_who_has_just_enough_influence_leads_on_and_who_has_not_must_let_one_go() -> None:
    g, (elrond, elladan, bombur) = organizing("Rivendell", "Elrond", "Elladan", "Bombur")
    g.host[elladan] = elrond
    assert g.company[elrond] == 0 and unused_influence(g, elrond) == 0 and surplus(g, 0) == []
    g.host[bombur] = elrond
    assert unused_influence(g, elrond) == -1 and surplus(g, 0) == [elladan, bombur]

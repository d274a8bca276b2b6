"""Ways: regions counted, goals shared, who walks and who flies."""
from __future__ import annotations

from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import HEADING, LOCATION, SITES
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.movement import destinations, fellows, heading, linked, reaches, taken
from ravenhill.games.meccg.rules.ways import way
from ravenhill.games.meccg.state import GORGOROTH_BARRED
from ravenhill.games.meccg.words.numbers import FLIES, MOVES_AGAIN
from tests.meccg.cards.scenes import organizing
from tests.meccg.rules.scenes import FIRST, empty
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import company, put, table


def test_R_ORG_65_a_way_that_a_ranger_knows_is_counted_like_any_other() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    river = g.cards.names["Anduin River"]
    effect = next(n for n, kind in enumerate(g.cards.lasts_from) if kind == river)
    g.lasting.append(Lasting(effect, 0, 0))
    reached = [name for name in ("Moria", "Dimrill Dale", "Lórien", "Dol Guldur", "Minas Tirith")
               if linked(g, 0, g.cards.names[name])]
    start = g.cards.region_of[g.cards.names["Bree"]]
    assert reached == [name for name in ("Moria", "Dimrill Dale", "Lórien", "Dol Guldur", "Minas Tirith")
                       if g.cards.distance[start][g.cards.region_of[g.cards.names[name]]] <= 4]
    assert 0 < len(reached) < 5


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


def test_R_ORG_64_the_last_region_counts() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    here, there = g.cards.names["Rohan"], g.cards.names["Anórien"]
    assert way(g, 0, there, there, 1, [here]) and not way(g, 0, there, there, 0, [here])


def test_R_MH_04_who_flies_passes_no_regions_wherever_it_lands() -> None:
    flies = next(n for n, it in enumerate(table().cards.lasts) if it.change.question == FLIES)
    for site, flying, goes, path in (
        ("Bree", True, True, 0), ("Minas Tirith", True, True, 0), ("Minas Tirith", False, False, 0),
        ("Bree", False, True, 2),
    ):
        g = table()                                            # by site paths only
        floor(g)
        company(g, 0, "Rivendell", "Aragorn II")
        goal = put(g, site, LOCATION, 0)
        g.move_unseen(goal, HEADING)
        if flying:
            g.lasting.append(Lasting(flies, 0, 0))
        CompanyMoves(0).the_site_is_revealed(g, g.companies[0])
        it = g.companies[0]
        assert (it.going == goal) is goes and len(it.path) == path and g.pile[goal] == (SITES if goes else LOCATION)


def test_R_ORG_67_a_goal_that_is_shared_is_that_of_the_company_it_goes_along_with() -> None:
    g = table(standard=True)
    for name, site in (("Gimli", "Bree"), ("Legolas", "Edoras"), ("Elrond", "Rivendell")):
        company(g, 0, site, name)
    goal, other = put(g, "Moria", LOCATION, 0), put(g, "Lórien", LOCATION, 0)
    g.move_unseen(goal, HEADING + 1)
    g.move_unseen(other, HEADING + 2)
    g.companies[0].along = 1
    assert heading(g, 0) == goal and heading(g, 2) == other


def test_R_ORG_64_where_no_way_leads_none_is_found() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    rohan, gorgoroth = g.cards.names["Rohan"], g.cards.names["Gorgoroth"]
    far = g.cards.distance[rohan][gorgoroth]
    assert way(g, 0, rohan, gorgoroth, far, []) and not way(g, 0, rohan, gorgoroth, far - 1, [])
    ways = g.cards.borders[gorgoroth]
    assert not way(g, 0, rohan, gorgoroth, 6, ways)            # all ways into it were passed before


def test_R_ORG_68_two_who_can_only_walk_do_not_walk_to_one_site() -> None:
    for regions, may in ((True, True), (False, False)):
        g = table(standard=True)
        g.regions = regions
        company(g, 0, "Rivendell", "Gimli")
        company(g, 0, "Lórien", "Legolas")
        moria = put(g, "Moria", LOCATION, 0)
        assert not taken(g, 1, g.kind[moria], [0])
        g.move_unseen(moria, HEADING)
        assert taken(g, 1, g.kind[moria], [0]) is not may


def test_R_MH_23_who_has_moved_again_does_not_go_on_and_on() -> None:
    g = table(standard=True)
    floor(g)
    company(g, 0, "Bree", "Gimli")
    again = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == MOVES_AGAIN)
    other = next(n for n, it in enumerate(g.cards.lasts) if it.change.question != MOVES_AGAIN)
    g.lasting = [Lasting(again, 0, 0), Lasting(again, 0, 1), Lasting(other, 0, 0)]
    CompanyMoves(0).it_moves_again(g, g.companies[0])
    assert [(it.effect, it.thing) for it in g.lasting] == [(again, 1), (other, 0)]


def test_R_ORG_68_who_walks_may_meet_who_comes_by_regions() -> None:
    """Cirith Ungol is five regions from Lórien, so its company can only walk; from Amon Hen one goes by regions."""
    for origin, is_taken in (("Amon Hen", False), ("Rivendell", True)):
        g = table(standard=True)
        company(g, 0, "Lórien", "Legolas")
        company(g, 0, origin, "Gimli")
        goal = put(g, "Cirith Ungol", LOCATION, 0)
        assert not taken(g, 0, g.kind[goal], [1])
        g.move_unseen(goal, HEADING + 1)
        assert taken(g, 0, g.kind[goal], [1]) is is_taken      # from Rivendell there is but a path either


def test_R_ORG_67_the_fellows_and_the_goal_of_a_company_are_its_own_players() -> None:
    for side in range(2):
        g = empty()
        for name, site in (("Aragorn II", "Bree"), ("Gimli", "Rivendell")):
            company(g, side, site, name)
        company(g, 1 - side, "Lórien", "Elrond")
        goal = put(g, "Moria", LOCATION, side)
        g.move_unseen(goal, HEADING + side * FIRST + 1)
        assert fellows(g, side * FIRST + 1) == [side * FIRST] and heading(g, side * FIRST + 1) == goal
        assert heading(g, side * FIRST) == -1


def test_R_AMB_31_what_neither_regions_nor_a_site_path_reach_is_no_destination() -> None:
    g, _ = organizing("Rivendell", "Gandalf")
    assert reaches(g, 0, g.cards.names["Bree"]) and not reaches(g, 0, g.cards.names["Mount Doom"])

"""Roads of The Dragons: from region to region without a map, with fewer hazards."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HEADING, LOCATION, MOVEMENT
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.movement import reaches
from ravenhill.games.meccg.rules.numbers import hazard_limit
from ravenhill.games.meccg.terms import COASTAL_SEA, WILDERNESS
from tests.meccg.cards.scenes import offers, organizing, play
from tests.meccg.tables import choose, hand, names, put

ROADS = (
    ("td-100", "Belegaer", "Grey Havens", "Dol Amroth", "Bree", COASTAL_SEA),
    ("td-117", "Forod", "Carn Dûm", "Iron Hill Dwarf-hold", "Bree", WILDERNESS),
    ("td-121", "Harad", "Southron Oasis", "Urlurtsu Nurn", "Bree", WILDERNESS),
    ("td-147", "Rhûn", "Iron Hill Dwarf-hold", "Variag Camp", "Bree", WILDERNESS),
)


def moves(g) -> None:
    g.question()
    g.stack.clear()
    g.phase = MOVEMENT
    g.ready = False
    g.then(CompanyMoves(0))
    g.question()


@pytest.mark.parametrize(("code", "name", "start", "goal", "other", "land"), ROADS)
def test_R_AMB_159_td_100_td_117_td_121_td_147_a_road_leads_far_and_is_safer(code, name, start, goal, other, land):
    g, _ = organizing(start, "Gimli", "Legolas", "Aragorn II", "Boromir II", "Faramir")
    put(g, goal, LOCATION, 0)
    put(g, other, LOCATION, 0)
    hand(g, 0, name)
    choose(g, f"Declared {name}")
    choose(g, "Travel 0")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert names(g) == [f"To {goal}"]                          # the road, and no other way
    choose(g, f"To {goal}")
    assert [g.facts(it).name for it in g.piles[HEADING]] == [goal]
    assert reaches(g, 0, g.cards.names[goal]) and hazard_limit(g, 0, 5) == 5
    moves(g)
    company = g.companies[0]
    assert company.path == (land, land, land) and not company.basic
    ends = [g.facts(site).region for site in (company.site, company.going)]
    assert [g.cards.facts[it].name for it in company.regions] == ends
    assert [hazard_limit(g, 0, limit) for limit in (5, 3, 2, 1)] == [3, 2, 2, 1]       # never below two, never raised


@pytest.mark.parametrize(("code", "name", "start", "goal", "other", "land"), ROADS)
def test_R_AMB_159_td_100_a_road_begins_and_ends_in_its_regions(code, name, start, goal, other, land):
    for begin, end in ((other, goal), (start, other)):
        g, _ = organizing(begin, "Gimli")
        put(g, end, LOCATION, 0)
        hand(g, 0, name)
        assert not offers(g, name)
    g, _ = organizing(start, "Gimli")
    put(g, start, LOCATION, 0)                                 # another card of the very site where it is
    hand(g, 0, name)
    assert not offers(g, name)


def test_R_AMB_159_a_road_is_for_this_turn_and_this_company():
    g, _ = organizing("Carn Dûm", "Gimli")
    put(g, "Iron Hill Dwarf-hold", LOCATION, 0)
    hand(g, 0, "Forod")
    play(g, "Forod", "Travel 0")
    g.lasting = []                                             # the turn is over
    assert not reaches(g, 0, g.cards.names["Iron Hill Dwarf-hold"])

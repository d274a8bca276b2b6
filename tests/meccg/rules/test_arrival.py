"""Who arrives, meets, goes back or is lost on the way."""
from __future__ import annotations

from ravenhill.games.meccg.companies import NOBODY_HERE
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import HAND, HEADING, IN_PLAY, LOCATION, MOVEMENT, OLD_SITES, SITES, SLOTS, TAPPED
from ravenhill.games.meccg.rules.companies import WhoStays, become_one, goes_back
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.hazards import CompanyMoves, MeetAtHaven, MovementHazardPhase
from ravenhill.games.meccg.rules.leaving import site_leaves, take_back
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import on_the_way
from tests.meccg.rules.scenes import EITHER_SEAT, FIRST, bound_for, empty, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, company, deck, put, table


def test_R_AMB_43_with_the_company_gone_hands_are_made_up_all_the_same() -> None:
    g = table()
    floor(g)
    aragorn = company(g, 0, "Rivendell", "Aragorn II")[0]
    for side in range(2):
        deck(g, side, *["Cave-drake"] * 12)
    g.phase = MOVEMENT
    moves = CompanyMoves(0)
    moves.at = 4
    g.then(moves)
    falls(g, aragorn)
    g.question()
    while g.under_way(CompanyMoves):
        g.answer(0)
        g.question()
    assert [len(g.piles[HAND + side]) for side in range(2)] == [8, 8]


def test_R_AMB_43_for_a_lost_company_nothing_is_looked_at_again() -> None:
    """What is remembered of the slot where nobody is would be remembered of every empty slot of every table."""
    g, (aragorn,) = on_the_way("Bree", "Aragorn II")
    g.question()
    put(g, "Storms of Ossë", IN_PLAY, 1)
    company(g, 1, "Tolfalas", "Imrahil")                       # over the sea
    falls(g, aragorn)
    g.answer(0)
    g.question()
    assert NOBODY_HERE.met == () and not g.chain() and g.companies[0] is NOBODY_HERE


def test_R_AMB_43_the_site_a_lost_company_was_going_to_leaves_too() -> None:
    g = bound_for("Moria")
    for it in g.companies[0].members.copy():
        falls(g, it)
    assert g.pile[0] == LOCATION and not g.companies[0].members


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


def test_R_AMB_44_who_goes_back_has_arrived_nowhere() -> None:
    g = table(True)
    floor(g)
    company(g, 0, "Bree", "Aragorn II")
    it = g.companies[0]
    it.origin, it.arrived = put(g, "Rivendell", LOCATION, 0), True
    origin = it.origin
    goes_back(g, 0)
    assert it.site == origin and it.sent_back and not it.arrived


def two(g: Meccg) -> None:
    company(g, 0, "Bree", "Aragorn II")
    company(g, 0, "Bree", "Elladan")


def test_R_AMB_44_together_they_are_new_there_if_one_is_and_sent_back_only_if_both_were() -> None:
    for one in (False, True):
        for other in (False, True):
            g = table(standard=True)
            floor(g)
            two(g)
            first, second = g.companies[:2]
            first.arrived = first.sent_back = one
            second.arrived = second.sent_back = other
            first.races, second.races = (1,), (2,)
            become_one(g, 0, 1)
            assert first.arrived == (one or other) and first.sent_back == (one and other) and [*first.races] == [1, 2]


def test_R_AMB_44_what_lasts_for_a_third_company_stays_with_it() -> None:
    g = table(standard=True)
    floor(g)
    for name in ("Gimli", "Legolas", "Elrond"):
        company(g, 0, "Bree", name)
    effect = next(n for n in range(len(g.cards.lasts)) if g.is_about_companies(Lasting(n, 0, 0)))
    other = next(n for n in range(len(g.cards.lasts)) if not g.is_about_companies(Lasting(n, 0, 0)))
    g.lasting = [Lasting(effect, 0, 1), Lasting(effect, 0, 2), Lasting(other, 0, 1)]
    become_one(g, 0, 1)
    assert [it.thing for it in g.lasting] == [0, 2, 1]         # a number that is no company's is left alone


def met(g: Meccg, side: int) -> list[int]:
    """Four and five characters of this seat have met at Bree; both came there. Their origins."""
    company(g, side, "Bree", "Aragorn II", "Elladan", "Elrohir", "Haldir")
    company(g, side, "Bag End", "Annalena", "Kíli", "Thorin II", "Ori", "Dori")
    one, two = g.companies[side * FIRST], g.companies[side * FIRST + 1]
    origins = [put(g, "Rivendell", LOCATION, side), two.site]
    two.site = one.site
    one.origin, two.origin = origins
    g.move(two.origin, OLD_SITES + side)
    for it in (one, two):
        it.moved = it.arrived = True
    return origins


def test_R_AMB_44_of_either_seat_the_opponent_says_who_stays() -> None:
    for side in range(2):
        g = empty()
        g.active = side
        home = met(g, side)[1]
        phase = MovementHazardPhase()
        phase.at = 2
        g.then(phase)
        assert isinstance(g.question(), WhoStays) and asked(g).side == 1 - side
        g.answer(side * FIRST)
        assert g.companies[side * FIRST + 1].site == home and g.pile[home] == SITES + side and g.state[home] == TAPPED


def test_R_AMB_44_a_site_that_was_not_discarded_is_not_tapped_on_the_way_back() -> None:
    for side in range(2):
        g = empty()
        rivendell = met(g, side)[0]
        goes_back(g, side * FIRST)
        assert g.companies[side * FIRST].site == rivendell and g.state[rivendell] != TAPPED


@EITHER_SEAT
def test_R_AMB_30_R_AMB_41_a_goal_given_up_and_a_site_left_go_back_to_their_own_deck(side: int) -> None:
    g = turn_of(side)
    slot = side * SLOTS // 2
    company(g, side, "Bree", "Aragorn II")
    goal, old = put(g, "Moria", LOCATION, side), put(g, "Edoras", SITES, side)
    g.move_unseen(goal, HEADING + slot)
    take_back(g, slot)
    site_leaves(g, old)
    site_leaves(g, g.companies[slot].site)                     # where somebody is
    assert g.pile[goal] == g.pile[old] == LOCATION + side and g.pile[g.companies[slot].site] == SITES + side

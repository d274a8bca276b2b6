"""The second seat's piles, companies and cards, where rules reckon with the number of a seat."""
from __future__ import annotations

from ravenhill.games.meccg.cards.wizards.own.drowning_seas import LoseAtRandom
from ravenhill.games.meccg.rules.combat import Attack, the_creature_leaves
from ravenhill.games.meccg.rules.council import final_points, shown_against
from ravenhill.games.meccg.rules.deck_top import TopCards
from ravenhill.games.meccg.rules.drawing import Drawing
from ravenhill.games.meccg.rules.hazards import MovementHazardPhase, WhoStays, goes_back
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.movement import fellows, heading
from ravenhill.games.meccg.rules.numbers import points_of
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.rules.piles import ANY_CARD, Fetch
from ravenhill.games.meccg.rules.sideboard import TO_DECK, FromSideboard, fitting
from ravenhill.games.meccg.rules.site import is_spent
from ravenhill.games.meccg.state import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    OLD_SITES,
    OUT,
    SIDEBOARD,
    SITES,
    SLOTS,
    TAPPED,
    UNCONTROLLED,
    Meccg,
)
from ravenhill.games.meccg.terms import HAZARD
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, company, deck, give, hand, put, table

FIRST = SLOTS // 2                       # the second seat's first company


def empty(standard: bool = True) -> Meccg:
    g = table(standard)
    floor(g)
    g.active = 1
    return g


def test_R_DECK_08_what_the_second_seat_loses_at_random_lies_in_its_own_pile() -> None:
    g = empty()
    cards = hand(g, 1, "Dodge", "Wolves")
    g.then(LoseAtRandom(1, 1))
    g.question()
    g.answer(1)
    assert g.piles[DISCARD + 1] == [cards[1]] and g.piles[HAND + 1] == [cards[0]] and g.piles[DISCARD] == []


def test_R_DECK_09_who_fetches_a_card_into_the_deck_shuffles_it() -> None:
    for side in range(2):
        g = empty()
        seen, card = deck(g, side, "Wolves")[0], put(g, "Dodge", DISCARD, side)
        g.look(seen, side)
        g.then(Fetch(side, ANY_CARD, DECK))
        g.question()
        g.answer(card + 1)
        assert sorted(g.piles[DECK + side]) == [seen, card] and not g.is_known(seen, side)


def test_R_AMB_16_a_card_of_the_sideboard_is_shuffled_into_the_own_deck() -> None:
    for side in range(2):
        g = empty()
        seen, card = deck(g, side, "Dodge")[0], put(g, "Wolves", SIDEBOARD, side)
        other = put(g, "Giant", SIDEBOARD, 1 - side)
        g.look(seen, side)
        assert fitting(g, side, HAZARD) == [card + 1]
        g.then(FromSideboard(side, HAZARD, TO_DECK, 1))
        g.question()
        g.answer(card + 1)
        assert sorted(g.piles[DECK + side]) == [seen, card] and not g.is_known(seen, side)
        assert g.piles[SIDEBOARD + 1 - side] == [other]


def test_R_AMB_13_the_last_card_of_the_second_seats_pile_becomes_its_deck() -> None:
    for side in range(2):
        g = empty()
        card = put(g, "Dodge", DISCARD, side)
        g.then(Drawing(side, 1))
        g.question()
        assert g.piles[DECK + side] == [card]
        g.answer(0)
        assert g.pile[card] == HAND + side


def test_R_DECK_03_the_top_of_a_deck_is_of_that_deck() -> None:
    for side in range(2):
        g = empty()
        deck(g, side, "Dodge", "Wolves", "Giant")
        deck(g, 1 - side, "Dodge")
        g.then(TopCards(side, 0, 2))
        g.question()
        assert g.outcomes == 3


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


def test_R_OPT_03_a_site_is_spent_that_the_opponent_has_discarded() -> None:
    for side in range(2):
        g = empty()
        company(g, side, "Moria", "Aragorn II")
        put(g, "Moria", OLD_SITES, side)
        assert not is_spent(g, g.companies[side * FIRST])
        put(g, "Moria", LOCATION, 1 - side)
        assert not is_spent(g, g.companies[side * FIRST])
        put(g, "Moria", OLD_SITES, 1 - side)
        assert is_spent(g, g.companies[side * FIRST])


def test_R_END_18_what_scores_for_one_is_shown_by_the_other() -> None:
    for side in range(2):
        g = empty()
        give(g, company(g, side, "Bree", "Aragorn II")[0], "Glamdring")
        before = final_points(g, side)
        put(g, "Glamdring", HAND, side)                        # the own hand shows nothing
        put(g, "Glamdring", DISCARD, 1 - side)
        assert not shown_against(g, side)
        put(g, "Glamdring", HAND, 1 - side)
        assert len(shown_against(g, side)) == 1 and final_points(g, side) == before - 1
        assert not shown_against(g, 1 - side)


def test_R_AMB_107_what_is_worth_nothing_when_played_is_not_shown() -> None:
    for side in range(2):
        g = empty()
        book = put(g, "Red Book of Westmarch", MARSHALLED, side)
        put(g, "Red Book of Westmarch", HAND, 1 - side)
        assert points_of(g, book) == 1 and not shown_against(g, side)     # only stored it is worth a point


def test_R_CMB_32_an_event_of_ones_own_that_attacked_and_was_beaten_is_out() -> None:
    for side in range(2):
        for owner in range(2):
            g = empty()
            company(g, side, "Moria", "Aragorn II")
            event = put(g, "Minions Stir", IN_PLAY, owner)
            attack = Attack(side * FIRST, g.companies[side * FIRST].site)
            attack.giver = event
            the_creature_leaves(g, attack)
            assert g.pile[event] == (OUT if owner == side else MARSHALLED) + side


def test_R_ORG_20_the_second_seat_founds_its_companies_in_its_own_places() -> None:
    g = empty()
    for n, site in enumerate(("Bree", "Moria", "Lórien")):
        slot = found_company(g, 1, put(g, site, LOCATION, 1))
        join(g, put(g, ("Gimli", "Legolas", "Kíli")[n], IN_PLAY, 1), slot)
        assert slot == FIRST + n and g.companies[slot].side == 1
    assert g.piles[ASIDE] == [] and g.piles[SITES + 1] == [it.site for it in g.companies[FIRST:FIRST + 3]]

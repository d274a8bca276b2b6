"""The movement/hazard phase: limits, draws, keys, cards on guard, arrival."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    OLD_SITES,
    ON_GUARD,
    SITES,
    TAPPED,
)
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.companies import become_one
from ravenhill.games.meccg.rules.drawing import ResetHand
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.hazards import CompanyMoves, MovementHazardPhase, send_back
from ravenhill.games.meccg.rules.turn import LongEventPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, BY_REGION_TYPE, BY_SITE, WILDERNESS
from tests.meccg.cards.scenes import at_rest, on_the_way
from tests.meccg.rules.scenes import turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, deck, hand, names, passes, put, roll, table


def setting_out(site: str, *members: str, origin: str = "Rivendell", standard: bool = False) -> tuple[Meccg, list[int]]:
    """A company of seat 0 is about to reveal its destination."""
    g = table(standard)
    g.stack[0].at = 5
    people = company(g, 0, origin, *members)
    if site:
        g.move_unseen(put(g, site, LOCATION, 0), HEADING)
    for side in range(2):
        deck(g, side, *["Cave-drake"] * 12)
    g.phase = MOVEMENT
    g.then(CompanyMoves(0))
    return g, people


def draws(g: Meccg) -> list[tuple[int, int]]:
    """Who may draw how many cards, until hazards may be played."""
    found = []
    while type(g.question()).__name__ != "Declare":
        if type(g.question()).__name__ == "DrawHowMany":
            found.append((asked(g).side, max(g.offered)))
            g.answer(g.offered[-1])
        else:
            g.answer(0)
    return found


def test_R_MH_03_the_destination_is_revealed() -> None:
    g, _ = setting_out("Bree", "Aragorn II")
    g.question()
    it = g.companies[0]
    assert g.facts(it.going).name == "Bree" and g.pile[it.going] == SITES and g.knows[it.going] == 3


def test_R_MH_05_the_limit_is_the_size_and_two_at_least() -> None:
    for members, limit in ((("Aragorn II",), 2), (("Aragorn II", "Elladan", "Haldir"), 3), (("Merry", "Pippin"), 2)):
        g, _ = setting_out("Bree", *members)
        g.question()
        assert g.companies[0].limit == limit


def test_R_MH_05_it_is_checked_when_a_hazard_is_declared() -> None:
    g, _ = setting_out("", "Aragorn II", standard=True)
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart", "Weariness of the Heart")
    for _ in range(2):
        choose(g, "Pass")
        choose(g, "Declared Weariness of the Heart 0") if _ == 0 else choose(g, "Declared Weariness of the Heart 1")
        choose(g, "Take Aragorn II")
        choose(g, "Pass")
        choose(g, "Pass")
        if type(g.question()).__name__ == "Roll":
            roll(g, 12)
    choose(g, "Pass")
    assert names(g) == ["Pass"]                                # nor may anything be laid on guard (R-OG-02)


def test_R_AMB_36_a_hazard_over_a_limit_that_has_fallen_is_lost() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    g.companies[0].limit = 1
    hand(g, 1, "Weariness of the Heart")
    choose(g, "Pass")
    choose(g, "Declared Weariness of the Heart 0")
    choose(g, "Take Aragorn II")
    g.companies[0].limit = 0
    choose(g, "Pass")
    choose(g, "Pass")
    assert g.lasting == [] and g.facts(people[0]).name == "Aragorn II"


def test_R_UNTAP_04_R_AMB_35_the_limit_is_halved_rounding_up() -> None:
    g, _ = setting_out("Bree", "Aragorn II", "Elladan", "Haldir", standard=True)
    g.hazards_halved = True
    while type(g.question()).__name__ in ("HowToMove", "NextRegion"):
        g.answer(g.offered[0])
    assert g.companies[0].limit == 2


def test_R_MH_07_R_MH_08_R_AMB_37_both_draw_the_mover_first() -> None:
    g, _ = setting_out("Barrow-downs", "Aragorn II")
    assert draws(g) == [(0, 1), (1, 2)]


def test_R_MH_09_R_MH_10_on_the_way_to_a_haven_the_origin_counts() -> None:
    g, _ = setting_out("Rivendell", "Aragorn II", origin="Barrow-downs")
    assert draws(g) == [(0, 1), (1, 2)]


def test_R_MH_11_in_the_standard_game_only_with_a_mind_of_three_or_a_wizard() -> None:
    g, _ = setting_out("Barrow-downs", "Anborn", standard=True)                # a mind of two
    assert draws(g) == [(1, 2)]
    g, _ = setting_out("Barrow-downs", "Annalena", standard=True)              # three
    assert draws(g) == [(0, 1), (1, 2)]


def test_R_MH_12_R_MH_28_who_stays_draws_nothing_and_still_faces_hazards() -> None:
    g, _ = setting_out("", "Aragorn II")
    assert draws(g) == [] and type(asked(g)).__name__ == "Declare" and g.companies[0].limit == 2


def test_R_MH_13_R_AMB_38_the_active_player_first_until_both_pass_in_a_row() -> None:
    g, _ = setting_out("", "Aragorn II")
    hand(g, 1, "Weariness of the Heart")
    assert asked(g).side == 0
    choose(g, "Pass")
    assert asked(g).side == 1
    choose(g, "Declared Weariness of the Heart 0")
    choose(g, "Take")
    choose(g, "Pass")
    choose(g, "Pass")
    assert asked(g).side == 0
    choose(g, "Pass")
    choose(g, "Pass")
    assert not any(isinstance(it, HazardWindow) for it in g.stack)


def test_R_MH_19_a_tapped_origin_is_discarded_and_an_untapped_one_goes_back() -> None:
    for state, pile in ((TAPPED, OLD_SITES), (0, LOCATION)):
        g, _ = setting_out("Rivendell", "Aragorn II", origin="Barrow-downs")
        origin = g.companies[0].site
        g.state[origin] = state
        draws(g)
        choose(g, "Pass")
        choose(g, "Pass")
        if isinstance(g.question(), Declare):                  # at a Haven something may still be played
            choose(g, "Pass")
        assert g.pile[origin] == pile


def test_R_MH_20_havens_are_never_discarded() -> None:
    g, _ = setting_out("Barrow-downs", "Aragorn II")
    origin = g.companies[0].site
    g.state[origin] = TAPPED
    draws(g)
    choose(g, "Pass")
    choose(g, "Pass")
    assert g.pile[origin] == LOCATION and g.state[origin] == 0


def test_R_MH_21_R_AMB_42_who_is_sent_back_is_where_it_was_and_does_nothing_more() -> None:
    g, _ = setting_out("Barrow-downs", "Aragorn II")
    draws(g)
    goal = g.companies[0].going
    send_back(g, 0)
    assert g.companies[0].going == -1 and g.companies[0].sent_back and g.pile[goal] == LOCATION
    assert g.companies[0].path == ()


def test_R_MH_22_R_AMB_45_hands_are_reset_to_eight() -> None:
    g, _ = setting_out("", "Aragorn II")
    hand(g, 0, *["Dodge"] * 10)
    passes(g, "DiscardDown")
    assert asked(g).side == 0
    choose(g, "Take Dodge")
    choose(g, "Take Dodge")
    while g.question() is not None and type(g.question()).__name__ == "DrawCard":
        g.answer(0)
    assert len(g.piles[HAND]) == 8 and len(g.piles[DISCARD]) == 2


def test_R_KEY_05_R_KEY_06_region_symbols_with_their_number() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS,))
    hand(g, 1, "Giant", "Orc-warriors")
    choose(g, "Pass")
    assert [it for it in names(g) if it.startswith("Declared")] == ["Declared Orc-warriors 0"]
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS, BORDER_LAND, WILDERNESS))
    hand(g, 1, "Giant")
    choose(g, "Pass")
    assert "Declared Giant 0" in names(g)


def test_R_KEY_07_R_AMB_46_who_stays_is_attacked_by_its_site_only() -> None:
    g, _ = at_rest("Bandit Lair", "Aragorn II")
    hand(g, 1, "Orc-warriors", "Wolves")
    choose(g, "Pass")
    assert [it for it in names(g) if it.startswith("Declared")] == ["Declared Orc-warriors 0"]      # ruins and lairs


def test_R_KEY_03_a_moving_company_is_keyed_at_its_destination() -> None:
    g, _ = on_the_way("Barrow-downs", "Aragorn II")
    hand(g, 1, "Orc-raiders")
    choose(g, "Pass")
    assert "Declared Orc-raiders 0" in names(g)


def test_R_KEY_02_a_named_site() -> None:
    g, _ = on_the_way("Old Forest", "Aragorn II")
    hand(g, 1, "Old Man Willow")
    choose(g, "Pass")
    choose(g, "Declared Old Man Willow")
    choose(g, names(g)[0])
    while type(g.question()).__name__ != "AssignStrike":
        choose(g, "Pass")
    assert g.nearest(Attacking).by == BY_SITE


def test_R_KEY_10_exactly_one_key_is_named_and_remembered() -> None:
    g, _ = on_the_way("Barrow-downs", "Aragorn II", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Orc-warriors")
    choose(g, "Pass")
    choose(g, "Declared Orc-warriors")
    assert len(names(g)) == 2                                  # wilderness, or ruins and lairs
    choose(g, names(g)[0])
    while type(g.question()).__name__ != "AssignStrike":
        choose(g, "Pass")
    attack = g.nearest(Attacking)
    assert (attack.by, attack.key) == (BY_REGION_TYPE, WILDERNESS)


def test_R_KEY_04_a_named_region() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", regions=("Heart of Mirkwood",))
    hand(g, 1, "Giant Spiders")
    choose(g, "Pass")
    assert "Declared Giant Spiders 0" in names(g)
    g, _ = on_the_way("Bree", "Aragorn II", regions=("The Shire",))
    hand(g, 1, "Giant Spiders")
    choose(g, "Pass")
    assert "Declared Giant Spiders 0" not in names(g)


def test_R_KEY_12_a_creature_counts_against_the_limit() -> None:
    g, _ = on_the_way("Barrow-downs", "Aragorn II", path=(WILDERNESS,))
    hand(g, 1, "Wolves")
    choose(g, "Pass")
    choose(g, "Declared Wolves")
    choose(g, "KeyedTo")
    assert len(g.companies[0].counted) == 1


def test_R_OG_01_R_OG_02_R_AMB_74_any_card_may_lie_on_guard_one_for_each_company() -> None:
    g, _ = on_the_way("Barrow-downs", "Aragorn II")
    cards = hand(g, 1, "Dodge", "Giant")
    choose(g, "Pass")
    choose(g, "LayOnGuard Dodge")
    assert g.pile[cards[0]] == ON_GUARD and g.knows[cards[0]] == 2 and g.companies[0].counted == (-1,)
    choose(g, "Pass")
    assert not [it for it in names(g) if it.startswith("LayOnGuard")]


def test_R_LONG_01_R_LONG_02_R_LONG_03_R_AMB_33_own_long_events_leave_first_and_the_opponents_last() -> None:
    g = table()
    g.stack.clear()
    mine, theirs = put(g, "Lapse of Will", IN_PLAY, 0), put(g, "Minions Stir", IN_PLAY, 1)
    kept = put(g, "Lapse of Will", IN_PLAY, 1)
    hand(g, 0, "Lapse of Will")
    g.then(LongEventPhase())
    g.question()
    assert g.pile[mine] == DISCARD and g.pile[theirs] == IN_PLAY + 1
    choose(g, "Declared Lapse of Will")
    choose(g, "Pass")
    choose(g, "Pass")
    g.then(LongEventPhase())
    g.stack[-1].at = 2
    g.stack[-1].step(g, 2)                                     # type: ignore[attr-defined]
    assert g.pile[theirs] == DISCARD + 1 and g.pile[kept] == IN_PLAY + 1


def test_R_ORG_69_R_AMB_44_companies_that_meet_at_a_site_become_one() -> None:
    g = table(standard=True)
    g.stack.clear()
    first = company(g, 0, "Bree", "Aragorn II")
    second = company(g, 0, "Bree", "Elladan")
    for slot in range(2):
        g.companies[slot].moved = True
    phase = MovementHazardPhase()
    phase.at = 1
    g.then(phase)
    phase.step(g, 1)
    phase.step(g, 2)
    assert g.company[first[0]] == g.company[second[0]]


def test_R_ORG_69_at_a_haven_they_stay_apart() -> None:
    g = table(standard=True)
    g.stack.clear()
    first = company(g, 0, "Rivendell", "Aragorn II")
    second = company(g, 0, "Rivendell", "Elladan")
    for slot in range(2):
        g.companies[slot].moved = True
    phase = MovementHazardPhase()
    g.then(phase)
    phase.step(g, 2)
    assert g.company[first[0]] != g.company[second[0]]


@pytest.mark.parametrize("copies", [1, 2])
def test_R_DECK_09_R_AMB_12_an_exhausted_deck_is_made_anew_and_drawing_goes_on(copies: int) -> None:
    g, _ = setting_out("Barrow-downs", "Aragorn II")
    for card in g.piles[DECK].copy():
        g.move(card, DISCARD)
    for card in g.piles[DISCARD][:copies]:
        g.move(card, DECK)
    site = put(g, "Moria", OLD_SITES, 0)
    draws(g)
    assert g.exhausted[0] == (1 if copies == 1 else 0) and g.pile[site] == (LOCATION if copies == 1 else OLD_SITES)
    assert len(g.piles[HAND]) == 1


def test_R_AMB_44_at_a_haven_the_active_player_may_join_those_who_have_met() -> None:
    g = table(standard=True)
    g.stack[0].at = 5
    first = company(g, 0, "Rivendell", "Aragorn II")
    second = company(g, 0, "Rivendell", "Elladan")
    for slot in range(2):
        g.companies[slot].moved = True
    g.companies[1].arrived = True
    phase = MovementHazardPhase()
    phase.at = 3
    g.then(phase)
    assert names(g) == ["Done", "Meet 0"]
    choose(g, "Meet")
    assert g.company[first[0]] == g.company[second[0]]


def test_R_AMB_77_what_lies_on_guard_is_for_the_company_that_was_joined_too() -> None:
    g = table(standard=True)
    company(g, 0, "Bree", "Aragorn II")
    company(g, 0, "Bree", "Elladan")
    card = put(g, "Giant", HAND, 1)
    g.move_unseen(card, ON_GUARD + 1)
    become_one(g, 0, 1)
    assert g.pile[card] == ON_GUARD and g.companies[0].guarded and g.knows[card] == 2


def test_R_MH_22_who_has_a_full_hand_draws_nothing() -> None:
    g = table()
    floor(g)
    hand(g, 0, *["Dodge"] * 8)
    deck(g, 0, "Wolves")
    g.log = []
    g.then(ResetHand(0))
    g.question()
    assert len(g.piles[HAND]) == 8 and g.log == []


def test_R_UNTAP_04_half_of_an_even_limit_is_half_of_it() -> None:
    for members, limit in ((("Gimli",), 1), (("Gimli", "Aragorn II", "Legolas"), 2), (
            ("Gimli", "Aragorn II", "Legolas", "Elladan"), 2)):
        g, _ = at_rest("Rivendell", *members)
        g.hazards_halved = True
        CompanyMoves(0).the_limit_is_set(g, g.companies[0])
        assert g.companies[0].limit == limit


def test_R_MH_03_the_first_card_is_revealed_like_any_other() -> None:
    g = turn_of(0)
    goal = put(g, "Bree", LOCATION, 0)
    gimli, = company(g, 0, "Rivendell", "Gimli")
    g.move_unseen(goal, HEADING)
    CompanyMoves(0).the_site_is_revealed(g, g.companies[g.company[gimli]])
    assert goal == 0 and g.companies[0].going == goal and g.pile[goal] == SITES

"""What the squire learnt last: storing, ring tests, cards on guard, the other's people, the sideboard."""
from __future__ import annotations

import pytest

from ravenhill.bots.meccg.plans import finds
from ravenhill.bots.meccg.stratagems import guarding, outrolls
from ravenhill.games.meccg.piles import LOCATION, SIDEBOARD, UNTAPPED
from ravenhill.games.meccg.rules.organization import Organizing
from ravenhill.games.meccg.rules.sideboard import TO_DECK, TO_DISCARD, FromSideboard, UseSideboard
from ravenhill.games.meccg.rules.site import FromHand
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAZARD, RESOURCE
from tests.bots.test_meccg import Sees
from tests.meccg.cards.scenes import at_rest, on_the_way, organizing, visiting
from tests.meccg.rules.test_under_deeps import entering, fight_until
from tests.meccg.tables import company, deck, give, hand, put


def chosen(g: Meccg, seat: int = 0) -> dict[str, object]:
    return dict(Sees(g, seat).choose().plain())


def test_it_stores_what_keeps_its_bearer_from_untapping_and_what_scores_only_then() -> None:
    g, (elrond,) = organizing("Rivendell", "Elrond")
    dreams = give(g, elrond, "Dreams of Lore")
    assert chosen(g)["card"] == dreams
    g, (gimli,) = organizing("Rivendell", "Gimli")
    book = give(g, gimli, "Red Book of Westmarch")
    assert chosen(g)["card"] == book


def test_it_keeps_a_sword_that_tempts_nobody_and_lays_down_what_does() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Glamdring")
    assert chosen(g)["do"] == "Pass"
    for _ in range(2): give(g, gimli, "Palantír of Orthanc")
    assert chosen(g)["do"] == "Declared"


def test_it_tests_a_gold_ring_if_it_holds_what_it_may_turn_out_to_be() -> None:
    for held, does in (((), "Pass"), (("Magic Ring of Stealth", "Lesser Ring"), "Declared")):
        g, (gandalf,) = organizing("Rivendell", "Gandalf")
        give(g, gandalf, "Beautiful Gold Ring")
        hand(g, 0, *held)
        assert chosen(g)["do"] == does


def test_it_lays_on_guard_what_may_be_shown_at_the_site_when_nothing_can_be_played() -> None:
    g, _ = on_the_way("Moria", "Aragorn II")
    shadows, dodge, brigands = hand(g, 1, "Choking Shadows", "Dodge", "Brigands")
    assert guarding(g, shadows) > 0 > guarding(g, dodge) and guarding(g, brigands) < 0
    g.question()
    g.answer(0)
    assert chosen(g, 1) == {"do": "LayOnGuard", "card": shadows}


def test_a_creature_waits_on_guard_only_where_something_guards_the_site() -> None:
    for site, waits in (("Bree", False), ("Moria", True)):
        g, _ = at_rest(site, "Aragorn II")
        assert (guarding(g, hand(g, 1, "Orc-guard")[0]) > 0) == waits


def test_it_tries_to_win_over_who_is_worth_it_and_can_be_won() -> None:
    for mine, does in (("Gandalf", "Persuade"), ("Merry", "Pass")):
        g, _ = visiting("Bree", mine)
        company(g, 1, "Bree", "Haldir")
        company(g, 1, "Lórien", "Glorfindel II", "Elrond")
        g.turns = [2, 1]
        assert chosen(g)["do"] == does


def test_the_odds_of_two_dice_against_two() -> None:
    rolls = [one + two for one in range(1, 7) for two in range(1, 7)]
    for need in (-11, -3, 0, 4, 9, 10):
        assert outrolls(need) == pytest.approx(sum(mine - its > need for mine in rolls for its in rolls) / 36 ** 2)


def test_a_wizard_who_stays_at_home_taps_for_the_sideboard() -> None:
    g, (gandalf,) = organizing("Rivendell", "Gandalf")
    put(g, "Glamdring", SIDEBOARD, 0)
    assert chosen(g) == {"do": "Fetch", "card": gandalf}
    g, (gandalf,) = organizing("Bree", "Gandalf")
    put(g, "Glamdring", SIDEBOARD, 0)
    assert chosen(g)["do"] == "Pass"


def test_five_cards_are_for_the_next_time_through_the_deck_and_one_for_the_last() -> None:
    for played, wanted in ((0, TO_DISCARD), (1, TO_DECK)):
        g, _ = organizing("Rivendell", "Gandalf")
        g.length, g.exhausted[0] = 2, played
        put(g, "Glamdring", SIDEBOARD, 0)
        deck(g, 0, *["Dodge"] * 6)
        g.then(UseSideboard(0, RESOURCE, True))
        assert chosen(g)["n"] == wanted
    put(g, "Cave-drake", SIDEBOARD, 1)
    g.then(UseSideboard(1, HAZARD, False))                     # half of the hazards is too much for it
    g.ready = False
    assert chosen(g, 1)["do"] == "No"


def test_the_best_of_a_sideboard_comes_first() -> None:
    g, _ = organizing("Rivendell", "Gandalf")
    best, _ = put(g, "Glamdring", SIDEBOARD, 0), put(g, "Dodge", SIDEBOARD, 0)
    g.then(FromSideboard(0, RESOURCE, TO_DECK, 1))
    assert chosen(g)["card"] == best
    assert g.state[best] == UNTAPPED and isinstance(g.stack[-2], Organizing)


def test_the_strongest_creature_of_the_hand_guards_the_under_deeps() -> None:
    g, _ = entering("The Under-leas")
    guard, _ = hand(g, 1, "Orc-warriors", "Wargs")
    fight_until(g, FromHand)
    assert chosen(g, 1)["card"] == guard


def test_what_lies_beyond_a_roll_is_worth_its_chance() -> None:
    g, (gimli, *_) = organizing("The Gem-deeps", "Gimli", "Legolas", "Boromir II", "Aragorn II")
    company_ = g.companies[g.company[gimli]]
    near, far = put(g, "The Under-gates", LOCATION, 0), put(g, "The Pûkel-deeps", LOCATION, 0)
    above = put(g, "Glittering Caves", LOCATION, 0)
    assert finds(g, company_, above) == 1.0
    assert finds(g, company_, near) == pytest.approx(26 / 36) and finds(g, company_, far) == pytest.approx(10 / 36)

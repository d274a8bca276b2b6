"""Rulings on what the book leaves open."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND, HEADING, IN_PLAY, LOCATION, MOVEMENT, OUT, TAPPED
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.leaving import character_leaves, company_ends
from ravenhill.games.meccg.rules.numbers import fighters
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.setup import StartingFollower
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import at_rest, attacked_by, organizing
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, settle, table


def test_R_AMB_04_the_first_wizard_of_a_player_stays_the_only_one() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Gandalf", "Saruman")
    put(g, "Lórien", LOCATION, 0)
    g.wizard[0] = g.cards.names["Gandalf"]
    assert [it for it in names(g) if it.startswith("Declared")] == ["Declared Gandalf 0"]
    g.wizard_lost[0] = 1
    g.ready = False
    assert not [it for it in names(g) if it.startswith("Declared")]


def test_R_AMB_09_starting_characters_may_follow_others() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena", standard=False)
    g.stack.clear()
    g.then(StartingFollower(0))
    choose(g, "Control Annalena")
    g.answer(g.offered[0])
    assert g.host[people[1]] == people[0]


def test_R_AMB_20_a_new_company_at_any_haven_but_elsewhere_the_character_joins() -> None:
    g, _ = organizing("Bree", "Aragorn II", standard=False)
    for name in ("Bree", "Rivendell"):
        put(g, name, LOCATION, 0)
    hand(g, 0, "Barliman Butterbur" if "Barliman Butterbur" in g.cards.names else "Beretar")
    card = g.piles[HAND][0]
    homes = [g.cards.facts[it].name for it in g.cards.homes[g.kind[card]]]
    choose(g, "Declared")
    assert ("Place 0" in names(g)) == ("Bree" in homes) and "Place -1 Bree" not in names(g)
    assert "Place -1 Rivendell" in names(g)


def test_R_AMB_22_a_character_may_come_into_play_as_a_follower() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Glorfindel II", "Haldir", standard=False)     # no influence left
    card = hand(g, 0, "Annalena")[0]
    choose(g, "Declared Annalena")
    assert names(g) == ["Place 0 Aragorn II", "Place 0 Glorfindel II"]         # his two and one more for Elves
    choose(g, "Place 0 Aragorn II")
    settle(g)
    assert g.host[card] == people[0]


def test_R_AMB_31_what_can_no_longer_be_reached_goes_back_and_the_company_stays() -> None:
    g = table()
    g.stack[0].at = 5
    company(g, 0, "Rivendell", "Aragorn II")
    site = put(g, "Minas Tirith", LOCATION, 0)
    g.move_unseen(site, HEADING)
    g.phase = MOVEMENT
    g.then(CompanyMoves(0))
    g.question()
    assert g.pile[site] == LOCATION and g.companies[0].going == -1 and type(asked(g)).__name__ == "Declare"


def test_R_AMB_43_a_company_without_characters_leaves_its_site_and_cards() -> None:
    g, people = at_rest("Bree", "Aragorn II")
    site = g.companies[0].site
    event = put(g, "Fellowship", IN_PLAY, 0)
    g.host[event] = -10
    character_leaves(g, people[0], OUT)
    assert not g.companies[0].members and g.pile[site] == LOCATION and g.pile[event] == DISCARD
    company_ends(g, 5)                                         # an empty one has nothing to lose


def test_R_AMB_53_a_trigger_that_only_discards_acts_at_once() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Elladan", "Haldir", "Annalena")
    event = put(g, "Fellowship", IN_PLAY, 0)
    g.host[event] = -10
    character_leaves(g, people[3], DISCARD)
    assert g.pile[event] == DISCARD and g.waiting == []


def test_R_AMB_61_between_strikes_both_may_act() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Elladan", standard=False)
    attacked_by(g, "Wargs")
    while type(g.question()).__name__ == "Declare":
        choose(g, "Pass")
    choose(g, "Take Aragorn II")
    choose(g, "Take Elladan")
    choose(g, "Take Aragorn II")
    while type(g.question()).__name__ != "Roll":
        g.answer(0 if 0 in g.offered else g.offered[0])
    roll(g, 12)
    herbs = give(g, people[1], "Healing Herbs")
    g.ready = False
    assert type(asked(g)).__name__ == "Declare" and [it for it in names(g) if "Healing Herbs" in it]
    assert g.nearest(Attacking).results.count(0) == 1 and g.host[herbs] == people[1]


def test_R_AMB_68_R_AMB_69_allies_fight_and_fall_like_characters() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    ally = give(g, people[0], "Quickbeam")
    shy = give(g, people[0], "Goldberry")
    assert fighters(g, g.companies[0]) == [people[0], ally] and shy not in fighters(g, g.companies[0])


def test_R_AMB_102_a_ring_of_the_hand_may_take_the_place_of_the_tested_one() -> None:
    g, people = organizing("Rivendell", "Gandalf", standard=False)
    gold = give(g, people[0], "Beautiful Gold Ring")
    ring = hand(g, 0, "The One Ring")[0]
    choose(g, "Declared Gandalf")
    settle(g)
    roll(g, 12)
    assert names(g) == ["No", "Take The One Ring"]
    choose(g, "Take The One Ring")
    assert g.pile[gold] == DISCARD and g.host[ring] == people[0] and g.state[people[0]] == TAPPED


def test_R_RING_02_R_RING_03_without_a_fitting_ring_the_gold_one_is_lost() -> None:
    g, people = organizing("Rivendell", "Gandalf", standard=False)
    gold = give(g, people[0], "Beautiful Gold Ring")
    hand(g, 0, "The One Ring")
    g.then(RingTest(gold))
    g.ready = False
    roll(g, 11)
    assert names(g) == ["No"]
    choose(g, "No")
    assert g.pile[gold] == DISCARD


def hidden_from(g: Meccg, card: int, seat: int) -> bool:
    return not g.is_known(card, seat)


def test_R_DECK_08_what_is_discarded_from_a_hand_is_not_shown() -> None:
    g, _ = at_rest("Rivendell", "Aragorn II")
    card = hand(g, 0, "Dodge")[0]
    g.move_unseen(card, DISCARD)
    assert hidden_from(g, card, 1) and not hidden_from(g, card, 0)

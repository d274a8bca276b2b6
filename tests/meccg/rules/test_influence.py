"""Influencing the opponent."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED, UNCONTROLLED
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.numbers import general_influence
from ravenhill.games.meccg.rules.persuasion import (
    BringIn,
    Persuasion,
    difference,
    is_led_by_wizard,
    persuaders,
    targets,
    under_whom,
    value,
)
from ravenhill.games.meccg.rules.persuasion import (
    attempt as attempt_on,
)
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import visiting
from tests.meccg.rules.scenes import EITHER_SEAT, lone_wanderer, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, settle, table


def meeting(*members: str, standard: bool = True) -> tuple[Meccg, list[int], list[int]]:
    """Aragorn meets these people of the opponent at Bree, on a second turn."""
    g, people = visiting("Bree", "Aragorn II", standard=standard)
    others = company(g, 1, "Bree", *members)
    g.turns = [2, 1]
    return g, people, others


def attempt(g: Meccg, shown: str) -> None:
    """Aragorn tries Haldir, showing the same card or not; nobody responds."""
    choose(g, "Persuade Aragorn II")
    choose(g, "Take Haldir")
    choose(g, shown)
    settle(g)


def test_R_INF_01_not_on_the_first_turn_nor_in_the_basic_game() -> None:
    g, people, _ = meeting("Haldir")
    assert persuaders(g, 0) == people
    g.turns = [1, 0]
    assert persuaders(g, 0) == []
    g, _, _ = meeting("Haldir", standard=False)
    assert persuaders(g, 0) == []


def test_R_INF_02_a_wizard_not_on_the_turn_it_was_played() -> None:
    g, _, _ = meeting("Haldir")
    gandalf = put(g, "Gandalf", IN_PLAY, 0)
    g.company = replaced(g.company, gandalf, g.current)
    g.companies[g.current].members.append(gandalf)
    assert gandalf in persuaders(g, 0)
    g.did.append(g.kind[gandalf])
    assert gandalf not in persuaders(g, 0)


def test_R_INF_03_R_AMB_89_at_the_same_site_and_never_a_wizards_cards() -> None:
    g, people, others = meeting("Haldir", "Gandalf")
    item = give(g, others[1], "Dagger of Westernesse")
    hand(g, 0, "Dagger of Westernesse")
    far = company(g, 1, "Lórien", "Elladan")
    found = targets(g, people[0])
    assert others[0] in found and others[1] not in found and item not in found and far[0] not in found


def test_R_INF_04_R_INF_05_R_INF_06_R_INF_08_both_roll_and_unused_influence_counts() -> None:
    g, people, others = meeting("Haldir")
    assert difference(g, people[0], others[0]) == 3 - 17       # Aragorn's three, and seventeen are unused there
    assert value(g, others[0], False) == 3
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")         # eighteen more are used
    assert difference(g, people[0], others[0]) == 3


def test_R_INF_09_success_discards_the_character() -> None:
    g, people, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    attempt(g, "No")
    roll(g, 9, 8)                                              # one and three are more than three
    assert g.pile[others[0]] == DISCARD + 1 and g.state[people[0]] == TAPPED and g.influenced


def test_R_INF_10_on_failure_nothing_happens() -> None:
    g, _, others = meeting("Haldir")
    attempt(g, "No")
    roll(g, 9, 8)
    assert g.is_in_play(others[0]) and not [it for it in names(g) if it.startswith("Persuade")]


def test_R_INF_11_R_AMB_90_the_identical_card_makes_the_value_nothing_and_may_be_played() -> None:
    g, people, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    card = hand(g, 0, "Haldir")[0]
    attempt(g, "Yes")
    roll(g, 6, 8)                                              # two less and three: one is more than nothing
    assert g.pile[others[0]] == DISCARD + 1
    choose(g, "GeneralInfluence")
    assert g.pile[card] == IN_PLAY and g.company[card] == g.company[people[0]]


def test_R_INF_11_on_failure_the_shown_card_is_discarded() -> None:
    g, _, _ = meeting("Haldir")
    card = hand(g, 0, "Haldir")[0]
    attempt(g, "Yes")
    roll(g, 2, 12)
    assert g.pile[card] == DISCARD


def test_R_INF_12_a_faction_where_it_could_be_played() -> None:
    g, people, _ = meeting("Haldir")
    faction = put(g, "Rangers of the North", MARSHALLED, 1)
    other = put(g, "Riders of Rohan", MARSHALLED, 1)
    assert faction in targets(g, people[0]) and other not in targets(g, people[0])
    assert value(g, faction, False) == 9 and value(g, faction, True) == 0


def test_R_INF_13_R_AMB_91_an_item_only_with_the_same_item_and_against_the_bearers_mind() -> None:
    g, people, others = meeting("Haldir")
    item = give(g, others[0], "Dagger of Westernesse")
    assert item not in targets(g, people[0])
    same = hand(g, 0, "Dagger of Westernesse")[0]
    assert item in targets(g, people[0]) and value(g, item, True) == 3 and g.pile[same] == HAND


def test_R_INF_03_R_AMB_50_an_attempt_is_a_chain_that_can_be_answered() -> None:
    g, people, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    hand(g, 0, "Old Friendship", "Muster")
    g.cards.facts[g.kind[people[0]]]
    choose(g, "Persuade Aragorn II")
    choose(g, "Take Haldir")
    assert names(g) == ["No"]                                  # R-AMB-112  asked, though there is nothing to show
    choose(g, "No")
    assert g.state[people[0]] == TAPPED and g.influenced and asked(g).side == 1
    g.answer(0)
    assert asked(g).side == 0 and not [it for it in names(g) if "Muster" in it]            # it is for factions only
    settle(g)
    roll(g, 9, 8)
    assert g.pile[others[0]] == DISCARD + 1


def test_R_SITE_15_what_changes_the_roll_is_played_before_it() -> None:
    g, people, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    give(g, people[0], "Dagger of Westernesse")
    friend = put(g, "Adrazar", IN_PLAY, 0)                     # a diplomat, with one point against Men only
    g.company = replaced(g.company, friend, g.current)
    g.companies[g.current].members.append(friend)
    card = hand(g, 0, "Old Friendship")[0]
    choose(g, "Persuade Adrazar")
    choose(g, "Take Haldir")
    choose(g, "No")
    g.answer(0)
    choose(g, "Declared Old Friendship 0")
    choose(g, "Take Adrazar")
    settle(g)
    before = difference(g, friend, others[0])
    roll(g, 7, 8)
    assert g.pile[card] == DISCARD and (g.pile[others[0]] == DISCARD + 1) == (before - 1 + 5 > 3)


def test_R_INF_07_the_controllers_unused_influence_defends_what_it_controls() -> None:
    g, people, others = meeting("Aragorn II", "Haldir")
    company(g, 1, "Lórien", "Glorfindel II")                   # all twenty are used: nine, three and eight
    before = difference(g, people[0], others[1])
    g.host[others[1]] = others[0]
    assert before - difference(g, people[0], others[1]) == 3   # his three were all used, and three are unused again


def test_R_INF_12_a_faction_that_was_shown_comes_over_by_itself() -> None:
    g, people, _ = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    theirs = put(g, "Rangers of the North", MARSHALLED, 1)
    mine = hand(g, 0, "Rangers of the North")[0]
    choose(g, "Persuade Aragorn II")
    choose(g, "Take Rangers of the North")
    choose(g, "Yes")
    settle(g)
    assert difference(g, people[0], theirs) >= 1               # and nothing is needed
    roll(g, 7, 7)
    assert g.pile[theirs] == DISCARD + 1 and g.pile[mine] == MARSHALLED


def test_R_INF_13_R_AMB_90_an_item_that_was_shown_may_be_borne_by_who_won_it() -> None:
    for answer in ("Yes", "No"):
        g, people, others = meeting("Haldir")
        company(g, 1, "Lórien", "Glorfindel II", "Elrond")
        theirs = give(g, others[0], "Dagger of Westernesse")
        give(g, company(g, 1, "Edhellond", "Faramir")[0], "Dagger of Westernesse")         # it is not unique
        mine = hand(g, 0, "Dagger of Westernesse")[0]
        choose(g, "Persuade Aragorn II")
        choose(g, "Take Dagger of Westernesse")
        assert names(g) == ["Yes"]                             # it must be shown
        choose(g, "Yes")
        settle(g)
        roll(g, 12, 2)
        assert g.pile[theirs] == DISCARD + 1 and names(g) == ["No", "Yes"]
        choose(g, answer)
        assert (g.host[mine] == people[0] and g.pile[mine] == IN_PLAY) is (answer == "Yes")
        assert answer == "Yes" or g.pile[mine] == HAND


def test_R_INF_09_an_ally_that_is_won_away_is_discarded() -> None:
    g, _, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    ally = give(g, others[0], "Quickbeam")
    choose(g, "Persuade Aragorn II")
    choose(g, "Take Quickbeam")
    choose(g, "No")
    settle(g)
    roll(g, 12, 2)
    assert g.pile[ally] == DISCARD + 1 and g.is_in_play(others[0])


def test_R_AMB_90_a_character_only_with_enough_influence_and_room() -> None:
    g, people, others = meeting("Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    company(g, 0, "Edhellond", "Faramir", "Boromir II", "Thranduil")
    full = general_influence(g, 0)
    card = hand(g, 0, "Haldir")[0]
    g.host[people[0]] = -1
    assert full < 3 and [it - 2 for it in under_whom(g, people[0], card)] == people        # he has three to spare
    give(g, people[0], "Dagger of Westernesse")
    others_there = company(g, 0, "Bree", "Bombur", "Ori", "Dori", "Nori", "Bifur", "Bofur")
    for it in others_there:
        join(g, it, g.company[people[0]])
    assert under_whom(g, people[0], card) == [] and others


def test_R_INF_09_the_second_seat_may_win_away_a_character_of_the_first() -> None:
    g = table(True)
    theirs = company(g, 0, "Bree", "Haldir", "Annalena")
    company(g, 0, "Lórien", "Glorfindel II", "Faramir")        # little influence is left to defend them
    g.host[theirs[1]] = theirs[0]
    dagger = give(g, theirs[0], "Dagger of Westernesse")
    aragorn = company(g, 1, "Bree", "Aragorn II")[0]
    g.active = 1
    g.then(Persuasion(aragorn, theirs[0], -1))
    roll(g, 12, 2)
    assert g.pile[theirs[0]] == g.pile[dagger] == DISCARD and g.company[theirs[0]] == -1
    assert g.companies[0].members == [theirs[1]] and g.host[theirs[1]] == UNCONTROLLED


def test_R_AMB_89_one_attempt_a_turn_and_another_in_the_next() -> None:
    g, _ = visiting("Bree", "Aragorn II")
    g.influenced = True
    Turns().a_turn_begins(g)
    assert not g.influenced


def test_R_INF_11_the_identical_card_is_shown_to_the_opponent() -> None:
    g = table(standard=True)
    card = hand(g, 0, "Haldir")[0]
    assert card == 0                                           # the first card is a card like any other
    aragorn, haldir = company(g, 0, "Bree", "Aragorn II")[0], company(g, 1, "Bree", "Haldir")[0]
    assert not g.is_known(card, 1)
    attempt_on(g, aragorn, haldir, card)
    assert g.is_known(card, 1)


def persuaded(mine: int, theirs: int, shown: bool) -> tuple[Meccg, int, int]:
    """Aragorn, with three of influence, and Haldir, of mind three, whose player has seventeen left; the card shown."""
    g = table(standard=True)
    floor(g)
    card = hand(g, 0, "Haldir")[0]
    aragorn, haldir = company(g, 0, "Bree", "Aragorn II")[0], company(g, 1, "Bree", "Haldir")[0]
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")         # eighteen more are used: nothing is left
    g.then(Persuasion(aragorn, haldir, card if shown else -1))
    roll(g, mine, theirs)
    return g, haldir, card


def test_R_INF_09_R_INF_10_as_much_as_is_needed_is_not_enough() -> None:
    for mine, won in ((8, False), (9, True)):
        g, haldir, _ = persuaded(mine, 8, shown=False)
        assert (g.pile[haldir] == DISCARD + 1) is won


def test_R_INF_11_the_first_card_too_is_discarded_on_failure() -> None:
    g, haldir, card = persuaded(5, 8, shown=True)
    assert card == 0 and g.pile[card] == DISCARD and g.is_in_play(haldir)


def test_R_INF_03_the_second_seat_influences_the_first_company_of_all() -> None:
    g = table(standard=True)
    haldir = company(g, 0, "Bree", "Haldir")[0]
    aragorn = company(g, 1, "Bree", "Aragorn II")[0]
    assert g.company[haldir] == 0 and targets(g, aragorn) == [haldir]


@EITHER_SEAT
def test_R_INF_11_the_shown_card_goes_to_the_pile_of_who_showed_it(side: int) -> None:
    g = turn_of(side)
    card = hand(g, side, "Haldir")[0]
    one, other = company(g, side, "Bree", "Aragorn II")[0], company(g, 1 - side, "Bree", "Haldir")[0]
    g.then(Persuasion(one, other, card))
    roll(g, 2, 12)
    assert g.pile[card] == DISCARD + side


def test_R_INF_14_general_influence_that_is_just_enough_is_enough() -> None:
    g, (aragorn, gimli) = visiting("Edoras", "Aragorn II", "Gimli")
    faramir, = company(g, 1, "Edoras", "Faramir")
    assert general_influence(g, 0) == g.facts(faramir).mind == 5
    assert 1 in under_whom(g, aragorn, faramir)
    join(g, put(g, "Bergil", IN_PLAY, 0), 0)
    assert 1 not in under_whom(g, aragorn, faramir) and gimli >= 0


def test_R_AMB_89_a_wizards_follower_is_one_in_whatever_company() -> None:
    for side in range(2):
        g = turn_of(side)
        gandalf, frodo, sam = company(g, side, "Rivendell", "Gandalf", "Frodo", "Sam Gamgee")
        g.host[frodo] = gandalf
        assert [is_led_by_wizard(g, it) for it in (gandalf, frodo, sam)] == [False, True, False]


@EITHER_SEAT
def test_R_INF_11_a_faction_that_was_shown_scores_for_who_showed_it(side: int) -> None:
    g = turn_of(side)
    boromir, = company(g, side, "Edoras", "Boromir II")
    faction = put(g, "Riders of Rohan", HAND, side)
    it = Persuasion(boromir, company(g, 1 - side, "Edoras", "Éomer")[0], faction)
    it.won = True
    it.play_the_card(g)
    assert g.pile[faction] == MARSHALLED + side


@pytest.mark.parametrize("card, checks", [("Sword of Gondolin", 1), ("Gollum", 0)])
def test_R_AMB_90_who_brings_an_item_in_has_gained_one(card: str, checks: int) -> None:
    g, (boromir,) = visiting("Edoras", "Boromir II")
    give(g, boromir, "Lure of Expedience", 1)
    brought = put(g, card, HAND, 0)
    BringIn(0, brought, boromir).choose(g, 1)
    assert g.host[brought] == boromir and len(g.waiting) == checks


@pytest.mark.parametrize("shown, room, asked_for", [
    ("Faramir", True, True), ("Faramir", False, False), ("Gollum", True, True), ("Gollum", False, True),
])
def test_R_AMB_90_a_character_that_was_shown_needs_somebody_to_control_it(
    shown: str, room: bool, asked_for: bool,
) -> None:
    g, people = visiting("Edoras", "Boromir II", *(() if room else ("Aragorn II", "Gimli")))
    target, = company(g, 1, "Edoras", "Éomer")
    it = Persuasion(people[0], target, put(g, shown, HAND, 0))
    it.won = True
    assert room is (general_influence(g, 0) >= 5)
    it.play_the_card(g)
    assert isinstance(g.stack[-1], BringIn) is asked_for


@EITHER_SEAT
@pytest.mark.parametrize(("total", "won"), [(7, False), (12, True)])
def test_R_AMB_81_a_faction_is_won_or_lies_among_its_owners_discards(side: int, total: int, won: bool) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    rangers = put(g, "Rangers of the North", HAND, side)
    g.then(FactionCheck(gimli, rangers, taps=False))
    roll(g, total)
    assert g.pile[rangers] == (MARSHALLED if won else DISCARD) + side


@EITHER_SEAT
def test_R_AMB_81_nobody_rolls_for_who_has_left_play(side: int) -> None:
    g = turn_of(side)
    gimli = put(g, "Gimli", DISCARD, side)
    g.then(FactionCheck(gimli, put(g, "Rangers of the North", HAND, side)))
    g.question()
    assert not g.under_way(FactionCheck)


@EITHER_SEAT
def test_R_AMB_89_a_wizards_followers_are_his_whichever_number_his_card_has(side: int) -> None:
    g = turn_of(side)
    gandalf = lone_wanderer(g, side, "Gandalf", "Bree")
    frodo, kili = company(g, side, "Bree", "Frodo", "Kíli")
    g.host[frodo] = gandalf
    assert gandalf == 0 and is_led_by_wizard(g, frodo) and not is_led_by_wizard(g, kili)

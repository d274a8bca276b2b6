"""Rewards: which items of the hand they let into play."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.rewards import ARMS, LIKE_THEIRS, Reward, fits
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, names, put


@EITHER_SEAT
@pytest.mark.parametrize(("name", "arms"), [
    ("Sword of Gondolin", True), ("Glamdring", False), ("Elven Cloak", False), ("Wizard's Ring", False),
    ("Bill the Pony", False), ("Dodge", False),
])
def test_R_SITE_05_arms_are_neither_unique_nor_special_nor_anything_but_items(side: int, name: str, arms: bool) -> None:
    g = turn_of(side)
    assert fits(g, side, put(g, name, HAND, side), ARMS) is arms


@EITHER_SEAT
@pytest.mark.parametrize(("name", "like"), [
    ("Sword of Gondolin", True), ("Wizard's Ring", False), ("Bill the Pony", False), ("Elven Cloak", True),
])
def test_R_SITE_05_an_item_is_like_one_that_the_opponent_has_stored(side: int, name: str, like: bool) -> None:
    g = turn_of(side)
    card = put(g, name, HAND, side)
    put(g, name, MARSHALLED, side)
    assert not fits(g, side, card, LIKE_THEIRS)
    put(g, name, MARSHALLED, 1 - side)
    assert fits(g, side, card, LIKE_THEIRS) is like


@EITHER_SEAT
def test_R_DECK_14_a_unique_item_that_is_stored_and_in_play_nowhere_else(side: int) -> None:
    g = turn_of(side)
    card, _ = put(g, "Glamdring", HAND, side), put(g, "Glamdring", MARSHALLED, 1 - side)
    assert fits(g, side, card, LIKE_THEIRS)
    give(g, company(g, side, "Bree", "Gimli")[0], "Glamdring")
    assert not fits(g, side, card, LIKE_THEIRS)


@EITHER_SEAT
@pytest.mark.parametrize("pile", [HAND, DISCARD])
def test_R_SITE_05_an_item_of_the_own_hand_or_discards_is_borne_by_who_taps(side: int, pile: int) -> None:
    g = turn_of(side)
    gimli, legolas = company(g, side, "Bree", "Gimli", "Legolas")
    g.state[gimli] = TAPPED
    sword, _ = put(g, "Sword of Gondolin", pile, side), put(g, "Durin's Axe", pile, 1 - side)
    g.then(Reward(side, g.company[gimli], ARMS, -1))
    assert asked(g).side == side and names(g) == ["No", "Take Sword of Gondolin"]
    choose(g, "Take Sword of Gondolin")
    choose(g, "Take Legolas")
    assert g.pile[sword] == IN_PLAY + side and g.host[sword] == legolas and g.state[legolas] == TAPPED


@EITHER_SEAT
def test_R_SITE_05_no_reward_is_offered_that_does_not_fit_or_that_nobody_could_take(side: int) -> None:
    for state, offered in ((UNTAPPED, ["No", "Take Sword of Gondolin"]), (TAPPED, ["No"])):
        g = turn_of(side)
        gimli, = company(g, side, "Bree", "Gimli")
        g.state[gimli] = state
        for name in ("Sword of Gondolin", "Elven Cloak", "Dodge"):
            put(g, name, HAND, side)
        g.then(Reward(side, g.company[gimli], ARMS, -1))
        assert asked(g).side == side and names(g) == offered

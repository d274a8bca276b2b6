"""Rewards: which items of the hand they let into play."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.rewards import ARMS, LIKE_THEIRS, fits
from ravenhill.games.meccg.state import HAND, MARSHALLED
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import put


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

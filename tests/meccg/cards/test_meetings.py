"""Meetings, the Stone of Erech, escapes: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import DISCARD, IN_PLAY, MARSHALLED, WOUNDED
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    play,
    visiting,
)
from tests.meccg.tables import choose, give, hand, names, put, roll, settle


def test_tw_334_the_stone_stands_with_the_men_of_lamedon_and_falls_with_them() -> None:
    g, _ = visiting("Vale of Erech", "Gimli")
    stone = hand(g, 0, "Stone of Erech")[0]
    assert not offers(g, "Stone of Erech")
    men = put(g, "Men of Lamedon", MARSHALLED, 1)
    g.ready = False
    play(g, "Stone of Erech")
    assert g.pile[stone] == IN_PLAY
    discard(g, men)
    assert g.pile[stone] == DISCARD
    g, _ = visiting("Edoras", "Gimli")
    hand(g, 0, "Stone of Erech")
    put(g, "Men of Lamedon", MARSHALLED, 0)
    assert not offers(g, "Stone of Erech")


def test_tw_334_the_stone_stands_while_others_leave() -> None:
    g, _ = visiting("Vale of Erech", "Gimli")
    stone = put(g, "Stone of Erech", IN_PLAY, 0)
    put(g, "Men of Lamedon", MARSHALLED, 0)
    discard(g, put(g, "Men of Anfalas", MARSHALLED, 0))
    assert g.pile[stone] == IN_PLAY


@pytest.mark.parametrize("id", ["tw-229", "tw-230"])
def test_the_wound_of_an_escape_is_a_wound_and_none_of_the_creature(id: str) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, legolas, "Despair of the Heart", owner=1)
    card = g.put(g.cards.numbers[id], 2, 0)
    attack = attacked_by(g, "Abductor")                        # whom it wounds is gone
    choose(g, "Declared Escape")
    choose(g, "Take Gimli")
    settle(g)
    assert is_stopped(attack) and g.state[gimli] == WOUNDED and g.pile[card] == DISCARD
    assert not isinstance(g.question(), Declare)               # Legolas checks
    roll(g, 12)
    assert g.pile[gimli] == g.pile[legolas] == IN_PLAY
    assert names(g)


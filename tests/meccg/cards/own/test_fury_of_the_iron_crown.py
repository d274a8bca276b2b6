"""Fury of the Iron Crown."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.piles import DISCARD, MARSHALLED
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import attacked_by, in_play, offers, on_the_way, play, striking, until_settled
from tests.meccg.tables import choose, give, hand, settle


def test_tw_492_the_fury_of_the_iron_crown_costs_the_creature_and_may_bring_the_crown() -> None:
    for creature, given in (("Orc-guard", True), ("Adûnaphel", False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        crown = hand(g, 0, "The Iron Crown")[0]
        hand(g, 1, "Fury of the Iron Crown")
        attack = attacked_by(g, creature)
        to_the_window(g, 5, 1)
        play(g, "Fury of the Iron Crown")
        assert striking(g).strength == 4 and (attack.prize >= 0) == given
        attack.at = attack.ending()
        attack.results = [1]
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        settle(g)
        if given:
            choose(g, "Take Gimli")
            assert g.host[crown] == gimli and in_play(g, crown)
        until_settled(g)
        assert g.pile[attack.card] == (MARSHALLED if given else DISCARD + 1)


@pytest.mark.parametrize(("creature", "crowned"), [("Giant", False), ("Orc-guard", True)])
def test_tw_492_the_fury_is_of_orcs_trolls_men_and_nazgul_and_before_the_crown_is_found(
    creature: str, crowned: bool,
) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    if crowned:
        give(g, gimli, "The Iron Crown")
    hand(g, 1, "Fury of the Iron Crown")
    attacked_by(g, creature)
    to_the_window(g, 5, 1)
    assert not offers(g, "Fury of the Iron Crown")


def to_the_window(g: Meccg, moment: int, side: int) -> None:
    """Pass until this side is asked at this moment."""
    for _ in range(60):
        question = g.question()
        if isinstance(question, Declare) and g.asking().about == moment and question.side == side and not g.chain():
            return
        assert isinstance(question, Decision), f"{type(question).__name__} is asked"
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("it never comes")

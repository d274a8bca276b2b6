"""The Iron Crown."""
from __future__ import annotations

from ravenhill.games.meccg.piles import OUT, TAPPED
from ravenhill.games.meccg.rules.numbers import influence
from ravenhill.games.meccg.rules.strength import body
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, play, until_settled, visiting
from tests.meccg.tables import choose, give, hand


def test_tw_496_the_iron_crown_corrupts_who_influences_and_turns_orcs_away():
    g, (gimli,) = on_the_way("Bree", "Gimli")
    crown = give(g, gimli, "The Iron Crown")
    assert (body(g, gimli), influence(g, gimli)) == (9, 6)
    attack = attacked_by(g, "Orc-guard")
    play(g, "The Iron Crown")
    assert attack.stopped and g.state[crown] == TAPPED
    g, (frodo,) = on_the_way("Bree", "Frodo")
    give(g, frodo, "The Iron Crown")
    assert (body(g, frodo), influence(g, frodo)) == (9, 1)
    attacked_by(g, "Orc-guard")
    assert not offers(g, "The Iron Crown")
    g, (gimli,) = visiting("Iron Hill Dwarf-hold", "Gimli")
    give(g, gimli, "The Iron Crown")
    hand(g, 0, "Iron Hill Dwarves")
    choose(g, "Declared Iron Hill Dwarves")
    choose(g, "Take Gimli")
    until_settled(g, 3)
    assert g.pile[gimli] == OUT                          # 3 against five points

"""Wizard's Laughter."""
from __future__ import annotations

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from tests.meccg.cards.scenes import influenced, offers, visiting
from tests.meccg.tables import choose, hand, roll, settle


def test_tw_362_a_wizard_laughs_an_influence_attempt_away() -> None:
    g, (gimli, gandalf), _ = influenced("Gimli", "Gandalf")
    card = hand(g, 1, "Wizard's Laughter")[0]
    choose(g, "Declared Wizard's Laughter")
    settle(g)
    roll(g, 9)                                                 # the Wizard's check, and nothing else is rolled
    assert isinstance(g.question(), Declare)
    assert g.pile[gimli] == g.pile[gandalf] == IN_PLAY + 1 and g.pile[card] == DISCARD + 1


def test_tw_362_no_laughter_without_a_wizard_or_an_attempt() -> None:
    g, _, _ = influenced("Gimli")
    hand(g, 1, "Wizard's Laughter")
    assert not offers(g, "Wizard's Laughter")
    g, _ = visiting("Edoras", "Gandalf")
    hand(g, 0, "Wizard's Laughter")
    assert not offers(g, "Wizard's Laughter")

"""Bane of the Ithil-stone: stones and searches."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.words.moments import DECK_EXHAUSTED
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play
from tests.meccg.tables import give, hand, names, put


def test_tw_013_the_bane_veils_stones_and_searches():
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Annúminas")
    bane = put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    assert corruption(g, saruman) == 4
    assert not any(words == "Declared Palantír of Annúminas 2" for words in names(g))
    happens(g, DECK_EXHAUSTED, 0)
    assert g.pile[bane] == DISCARD + 1 and corruption(g, saruman) == 2
    g, _ = on_the_way("Bree", "Gimli")
    bane = hand(g, 1, "Bane of the Ithil-stone")[0]
    g.answer(0)
    play(g, "Bane of the Ithil-stone")
    assert g.pile[bane] == IN_PLAY + 1
    hand(g, 1, "Bane of the Ithil-stone")
    g.answer(0)
    assert not offers(g, "Bane of the Ithil-stone")

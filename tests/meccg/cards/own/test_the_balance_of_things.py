"""The Balance of Things: the least source, doubled."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.numbers import corruption
from tests.meccg.cards.scenes import offers, organizing
from tests.meccg.tables import give, hand, put


def test_tw_093_the_balance_of_things_doubles_the_least_source():
    g, (gimli, legolas) = organizing("Bree", "Gimli", "Legolas")
    give(g, gimli, "Sting")
    give(g, gimli, "The Mithril-coat")
    put(g, "The Balance of Things", IN_PLAY, 1)
    assert corruption(g, gimli) == 4 and corruption(g, legolas) == 0


def test_tw_093_the_balance_of_things_weighs_what_a_card_gives_now() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Glamdring")
    give(g, gimli, "The Mithril-coat")
    before = corruption(g, gimli)
    put(g, "The Balance of Things", IN_PLAY, 1)
    assert corruption(g, gimli) == before + min(g.facts(card).corruption for card in g.on(gimli))
    hand(g, 1, "The Balance of Things")
    assert not offers(g, "The Balance of Things")

"""Palantír of Minas Tirith."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, ON_TOP, TAPPED
from tests.meccg.cards.scenes import SEVEN_CARDS, organizing, see_tops, until_settled, ways
from tests.meccg.tables import choose, deck, give, put


def test_tw_299_minas_tirith_shows_the_top_of_both_decks() -> None:
    g, (saruman,) = organizing("Bree", "Saruman")
    stone = give(g, saruman, "Palantír of Minas Tirith")
    deck(g, 0, *SEVEN_CARDS)
    deck(g, 1, *SEVEN_CARDS[:3])
    choose(g, ways(g, "Palantír of Minas Tirith")[-1])
    see_tops(g)
    until_settled(g, 12)
    assert [len(g.piles[ON_TOP + side]) for side in range(2)] == [5, 3]
    assert all(g.is_known(card, 0) for side in range(2) for card in g.piles[ON_TOP + side])
    assert g.state[stone] == g.state[saruman] == TAPPED


def test_tw_299_minas_tirith_needs_somebody_who_can_use_it_and_an_unveiled_deck() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Palantír of Minas Tirith")
    deck(g, 0, *SEVEN_CARDS)
    assert ways(g, "Palantír of Minas Tirith") == []
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Minas Tirith")
    assert len(ways(g, "Palantír of Minas Tirith")) == 1
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    g.ready = False
    assert ways(g, "Palantír of Minas Tirith") == []

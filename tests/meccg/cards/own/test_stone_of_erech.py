"""Stone of Erech: it stands and falls with the men of Lamedon."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.leaving import discard
from tests.meccg.cards.scenes import offers, play, visiting
from tests.meccg.tables import hand, put


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

"""Leaf Brooch: an item that stands in for another."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.piles import LoseOneOf
from ravenhill.games.meccg.rules.removal import DiscardItem
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import THE_ONE, YOURS, Discard, Items, a
from ravenhill.games.meccg.words.verbs.items import LoseItems
from tests.meccg.cards.scenes import offers, on_the_way, play, visiting
from tests.meccg.cards.test_crowds_and_flowers import written_alike
from tests.meccg.tables import choose, company, give, hand, names

CARD = "Leaf Brooch"


def with_brooch() -> tuple[Meccg, int, int, int, int]:
    """Bilbo bears a dagger, and Frodo of the same company the brooch."""
    g, (bilbo, frodo) = on_the_way("Bree", "Bilbo", "Frodo")
    return g, bilbo, frodo, give(g, bilbo, "Dagger of Westernesse"), give(g, frodo, CARD)


def test_dm_171_it_is_played_in_lorien_only() -> None:
    for site, right in (("Lórien", True), ("Rivendell", False), ("Moria", False)):
        g, (frodo,) = visiting(site, "Frodo")
        hand(g, 0, CARD)
        assert offers(g, CARD) == right
        if right:
            play(g, CARD, "Take Frodo")
            assert corruption(g, frodo) == 1


def test_dm_171_in_the_place_of_what_the_company_must_lose() -> None:
    for keep in (True, False):
        g, _, _, dagger, brooch = with_brooch()
        g.then(DiscardItem(0, 0))
        g.ready = False
        assert sorted(names(g)) == ["Take Dagger of Westernesse", f"Take {CARD}"]
        choose(g, "Take Dagger")
        assert type(g.question()).__name__ == "StandIn" and g.to_answer() == [0]
        written_alike(g)
        choose(g, f"Take {CARD}" if keep else "Take Dagger")
        assert g.is_in_play(dagger) is keep and g.is_in_play(brooch) is not keep and faults(g) == []


def test_dm_171_for_every_way_to_lose_an_item() -> None:
    g, bilbo, _, dagger, brooch = with_brooch()
    g.then(LoseOneOf(0, [dagger]))
    g.ready = False
    choose(g, "Take Dagger")
    choose(g, f"Take {CARD}")
    assert g.is_in_play(dagger) and not g.is_in_play(brooch)
    g, bilbo, _, dagger, brooch = with_brooch()
    cloak = give(g, bilbo, "Elven Cloak")
    LoseItems(THE_ONE).do(g, Source(bilbo, 0, 1, [bilbo]), bilbo)
    g.ready = False
    assert sorted(names(g))[-1] == f"Take {CARD}"
    choose(g, f"Take {CARD}")                              # it stands in for one of the two, not for both
    assert len([it for it in (dagger, cloak) if g.is_in_play(it)]) == 1 or type(g.question()).__name__ == "StandIn"
    while type(g.question()).__name__ == "StandIn":
        assert len(g.offered) == 1
        g.answer(g.offered[0])
    assert len([it for it in (dagger, cloak) if g.is_in_play(it)]) == 1 and g.pile[brooch] == DISCARD
    g, bilbo, _, dagger, brooch = with_brooch()
    Discard(a(Items(YOURS))).do(g, Source(bilbo, 0, 0, []), dagger)
    g.ready = False
    assert type(g.question()).__name__ == "StandIn"


def test_dm_171_not_for_what_is_special_or_elsewhere_or_paid() -> None:
    g, bilbo, _, dagger, brooch = with_brooch()
    special = give(g, bilbo, "Noldo-lantern")
    g.then(LoseOneOf(0, [special]))
    g.ready = False
    choose(g, "Take Noldo-lantern")
    assert g.pile[special] == DISCARD and g.is_in_play(brooch)
    elsewhere = company(g, 0, "Lórien", "Gimli")[0]
    axe = give(g, elsewhere, "Dagger of Westernesse")
    g.then(LoseOneOf(0, [axe]))
    g.ready = False
    g.answer(axe)
    assert g.pile[axe] == DISCARD and g.is_in_play(brooch)
    discard(g, brooch)                                     # without it, the dagger goes at once
    g.then(LoseOneOf(0, [dagger]))
    g.ready = False
    g.question()
    g.answer(dagger)
    assert g.pile[dagger] == DISCARD

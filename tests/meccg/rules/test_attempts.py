"""Attempts: what they find."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, OUT, SITE_PHASE
from ravenhill.games.meccg.rules.attempts import TakeFind, nameable
from ravenhill.games.meccg.rules.toll import PayToll
from ravenhill.games.meccg.state import Meccg
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, hand, names, put

ANY_SIZE = (1 << 8) - 1


def finder(side: int, site: str) -> tuple[Meccg, int]:
    """Somebody of this seat has come to a site where he may take a find."""
    g = turn_of(side)
    gimli, = company(g, side, site, "Gimli")
    g.phase, g.current = SITE_PHASE, g.company[gimli]
    return g, gimli


@EITHER_SEAT
def test_R_AMB_158_a_find_comes_from_the_finders_hand_into_play(side: int) -> None:
    g, gimli = finder(side, "Moria")
    sword, _ = hand(g, side, "Sword of Gondolin", "Dodge")
    hand(g, 1 - side, "Glamdring")
    g.then(TakeFind(side, gimli, ANY_SIZE))
    assert asked(g).side == side and names(g) == ["No", "Take Sword of Gondolin"]
    choose(g, "Take Sword of Gondolin")
    assert g.pile[sword] == IN_PLAY + side and g.host[sword] == gimli


@EITHER_SEAT
def test_R_SITE_05_where_each_item_costs_another_so_does_a_find(side: int) -> None:
    g, gimli = finder(side, "The Lonely Mountain")
    put(g, "Ireful Flames", IN_PLAY, 1 - side)
    sword, _, shield = hand(g, side, "Sword of Gondolin", "Dodge", "Shield of Iron-bound Ash")
    g.then(TakeFind(side, gimli, ANY_SIZE))
    choose(g, "Take Sword of Gondolin")
    assert isinstance(asked(g), PayToll) and asked(g).side == side and names(g) == ["Take Shield of Iron-bound Ash"]
    choose(g, "Take Shield of Iron-bound Ash")
    assert g.host[sword] == gimli and g.pile[shield] == OUT + side


def test_R_AMB_158_any_card_that_a_play_deck_may_hold_is_named_once() -> None:
    g = turn_of(0)
    kinds = nameable(g, [])
    names = g.cards.names
    assert {names[it] for it in ("Gimli", "Glamdring", "Dodge", "Wolves", "Bill the Pony", "Elwen")} <= set(kinds)
    assert not {names["Bree"], names["Rhudaur"]} & set(kinds) and len(kinds) == len(set(kinds))
    assert nameable(g, [kinds[3]]) == [*kinds[:3], *kinds[4:]]

"""Removal: what a character loses is his own."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.removal import DiscardItem, HealingRoll, Return
from tests.meccg.cards.scenes import second_company
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, names, put, table


def test_who_is_the_first_card_loses_an_item_of_his_own() -> None:
    g = table()
    slot = 0
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Bree"))
    legolas = put(g, "Legolas", IN_PLAY, 0)
    join(g, legolas, slot)
    axe, cloak = give(g, gimli, "Durin's Axe"), give(g, legolas, "Elven Cloak")
    assert gimli == 0 and DiscardItem(0, slot, gimli).options(g) == [axe]
    assert DiscardItem(0, slot, -1).options(g) == [axe, cloak]


@EITHER_SEAT
def test_R_AMB_14_one_item_of_who_returns_to_the_hand_stays_with_another(side: int) -> None:
    g = turn_of(side)
    gimli, legolas = company(g, side, "Bree", "Gimli", "Legolas")
    axe, cloak = give(g, gimli, "Durin's Axe"), give(g, gimli, "Elven Cloak")
    g.then(Return(gimli))
    assert asked(g).side == side and names(g) == ["No", "Take Durin's Axe", "Take Elven Cloak"]
    choose(g, "Take Elven Cloak")
    choose(g, "Take Legolas")
    assert g.pile[gimli] == HAND + side and g.host[cloak] == legolas and g.pile[axe] == DISCARD + side


@pytest.mark.parametrize(("lies", "wounded", "rolls"), [
    (True, True, True), (True, False, False), (False, True, False), (False, False, False),
])
def test_R_UNTAP_02_who_is_healed_or_rid_of_what_kept_him_so_rolls_no_more(
    lies: bool, wounded: bool, rolls: bool,
) -> None:
    g = turn_of(0)
    gimli, = company(g, 0, "Rivendell", "Gimli")
    card = put(g, "Morgul-knife", IN_PLAY if lies else DISCARD, 1)
    g.host[card], g.state[gimli] = gimli, WOUNDED if wounded else TAPPED
    g.then(HealingRoll(gimli, card, True))
    assert isinstance(g.question(), Roll) is rolls

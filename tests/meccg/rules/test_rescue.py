"""Rescue: the attacks that must be faced first."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.lone import WhichAttack
from ravenhill.games.meccg.rules.prisoners import capture, host_waits
from ravenhill.games.meccg.state import IN_PLAY, LOCATION
from tests.meccg.cards.scenes import until_over, visiting
from tests.meccg.tables import asked, choose, company, put

HOST = "Waylaid, Wounded, and Orc-dragged"


@pytest.mark.parametrize("which", [1, 2, 3])
def test_R_PRIS_16_of_several_attacks_one_may_be_faced_alone_and_the_hazard_player_names_it(which: int) -> None:
    g, _ = visiting("Ettenmoors", "Gimli", "Boromir II")
    frodo, = company(g, 0, "Rivendell", "Frodo")
    put(g, "Forewarned Is Forearmed", IN_PLAY, 0)
    host = put(g, HOST, IN_PLAY, 1)
    host_waits(g, host, put(g, "Ettenmoors", LOCATION, 1))
    capture(g, frodo, host)
    g.ready = False
    choose(g, f"Free {HOST}")
    assert isinstance(asked(g), WhichAttack) and asked(g).side == 1 and g.offered == [1, 2, 3]
    choose(g, f"Number {which}")
    attack, printed = g.nearest(Attack), g.facts(host).rescue[which - 1]
    assert (attack.strikes, attack.prowess, attack.lone) == (printed.strikes, printed.prowess, True)
    until_over(g, attack)
    assert not g.under_way(Attack)                             # and no other follows

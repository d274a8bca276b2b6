"""Rescue: the attacks that must be faced first."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lone import WhichAttack
from ravenhill.games.meccg.rules.prisoners import capture, host_goes_empty, host_waits
from ravenhill.games.meccg.rules.rescue import FacedAgain, Rescue, hosts_at
from tests.meccg.cards.scenes import until_over, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
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


@pytest.mark.parametrize("lone", [0, 1, 2])
def test_R_SITE_03_guards_are_faced_again_all_or_only_the_one_that_was_named(lone: int) -> None:
    g, _ = visiting("Dol Guldur", "Gimli", "Boromir II")
    if lone:
        put(g, "Forewarned Is Forearmed", IN_PLAY, 0)
    printed = automatic(g, g.companies[0].site)
    g.then(FacedAgain(g.companies[0].site, 1, False))
    if lone:
        assert isinstance(asked(g), WhichAttack) and asked(g).side == 1
        choose(g, f"Number {lone}")
    for guard in [printed[lone - 1]] if lone else printed:
        g.question()
        attack = g.nearest(Attack)
        assert (attack.race, attack.strikes, attack.more_prowess) == (guard.race, guard.strikes, 1)
        assert attack.lone is bool(lone)
        until_over(g, attack)
    assert not g.under_way(FacedAgain)


@EITHER_SEAT
def test_R_PRIS_14_R_PRIS_15_a_host_and_its_site_are_there_whichever_number_they_have(side: int) -> None:
    for host_first in (False, True):
        g = turn_of(side)
        order = (HOST, "Ettenmoors") if host_first else ("Ettenmoors", HOST)
        cards = {name: put(g, name, LOCATION, 1 - side) for name in order}
        host, site = cards[HOST], cards["Ettenmoors"]
        host_waits(g, host, site)
        frodo, _ = company(g, side, "Ettenmoors", "Frodo", "Gimli")
        here = g.companies[g.company[frodo]].site
        assert min(host, site) == 0 and hosts_at(g, here, side) == []
        capture(g, frodo, host)
        assert hosts_at(g, here, side) == [host] and hosts_at(g, here, 1 - side) == []
        g.move(frodo, DISCARD + side)
        g.host[frodo] = -1
        host_goes_empty(g, host)
        assert g.pile[host] == DISCARD + 1 - side and g.pile[site] == LOCATION + 1 - side


@EITHER_SEAT
@pytest.mark.parametrize("guarded", [False, True])
def test_R_OG_07_R_AMB_152_the_hazard_player_may_answer_a_rescue_with_what_lies_on_guard(
    side: int, guarded: bool,
) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Ettenmoors", "Gimli")
    g.companies[g.company[gimli]].guarded = guarded
    Rescue(g.company[gimli], put(g, HOST, IN_PLAY, 1 - side)).what_is_on_guard_may_answer(g)
    assert [frame.side for frame in g.stack if isinstance(frame, Acting)] == ([1 - side] if guarded else [])

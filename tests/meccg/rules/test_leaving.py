"""What leaves play, to wherever, leaves nothing lying on it; a freed prisoner takes nobody's site."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.leaving import discard, to_hand
from ravenhill.games.meccg.rules.prisoners import capture, host_waits
from ravenhill.games.meccg.state import DISCARD, IN_PLAY, LOCATION, MARSHALLED, Meccg
from ravenhill.games.meccg.words import THIS
from ravenhill.games.meccg.words.verbs.items import StoreThere
from ravenhill.games.meccg.words.verbs.play import Spend
from tests.meccg.cards.scenes import organizing
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.tables import company, give, put

WAYS: list[tuple[str, Callable[[Meccg, int], None]]] = [
    ("Miruvor", lambda g, it: Spend(THIS).do(g, Source(it, 0, 0, []), it)),
    ("Book of Mazarbul", lambda g, it: StoreThere(THIS).do(g, Source(it, 0, 0, []), it)),
    ("Glamdring", to_hand), ("Glamdring", discard), ("Gwaihir", falls),
]


@pytest.mark.parametrize(("card", "leave"), WAYS)
def test_R_AMB_14_what_lay_on_a_card_that_leaves_is_discarded(card: str, leave: Callable[[Meccg, int], None]) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    it = give(g, gimli, card)
    lies = put(g, "Free to Choose", IN_PLAY, 0)
    g.host[lies] = it
    leave(g, it)
    assert not g.is_in_play(it) and g.pile[lies] == DISCARD and g.on(it) == []


def test_R_AMB_14_a_hazard_lies_on_a_faction_as_long_as_it_is_won() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    faction, magic = put(g, "Men of Dorwinion", MARSHALLED, 0), put(g, "No Escape from My Magic", IN_PLAY, 1)
    g.host[magic] = faction
    assert faults(g) == []
    discard(g, faction)
    assert g.pile[magic] == DISCARD + 1 and faults(g) == []
    g.move(magic, IN_PLAY + 1)
    g.host[magic] = faction
    assert [it.partition(":")[0] for it in faults(g)] == ["R-AMB-14"]


def test_R_AMB_125_who_is_freed_does_not_take_the_site_of_an_agent() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    bilbo, = company(g, 0, "Bree", "Bilbo")
    host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "Dol Amroth", LOCATION, 1)
    host_waits(g, host, kept)
    capture(g, bilbo, host)
    spy = agent(g, "Elwen", up="Dol Amroth", side=0)
    discard(g, host)
    assert g.companies[g.company[bilbo]].site == kept != spy.site and faults(g) == []

"""River."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.words.moments import BEGINNING_OF_END
from ravenhill.games.meccg.words.numbers import DOES_NOTHING
from tests.meccg.cards.scenes import (
    at_rest,
    hazard,
    offers,
    on_the_way,
    play,
    refused,
    site_phase,
    the_company,
    visiting,
)
from tests.meccg.tables import choose, hand, put


def test_tw_084_a_river_keeps_a_company_from_its_site_unless_a_ranger_taps() -> None:
    g, (_, strider) = on_the_way("Bree", "Gimli", "Aragorn II")
    river = hand(g, 1, "River")[0]
    hazard(g, "River")
    assert g.asked(DOES_NOTHING, g.current, 0) == 1
    play(g, "River 2", "Take Aragorn II")
    assert g.asked(DOES_NOTHING, g.current, 0) == 0 and g.state[strider] == TAPPED
    assert not offers(g, "River")
    happens(g, BEGINNING_OF_END, -1)
    assert g.pile[river] == DISCARD + 1


def test_tw_084_a_ranger_may_still_tap_when_the_site_phase_begins() -> None:
    for crosses in (True, False):
        g, (strider,) = visiting("Bree", "Aragorn II")
        river = put(g, "River", IN_PLAY, 1)
        the_company(g).arrived, the_company(g).entered = True, False
        g.host[river] = the_company(g).site
        site_phase(g)
        choose(g, "Travel")
        choose(g, "Take Aragorn II" if crosses else "No")
        assert (type(g.question()).__name__ == "EnterOrNot") == crosses
        assert (g.state[strider] == TAPPED) == crosses


def test_tw_084_a_river_is_no_matter_for_who_stays_or_has_no_ranger() -> None:
    g, _ = at_rest("Bree", "Gimli")
    hand(g, 1, "River")
    assert refused(g, "River")
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "River")
    hazard(g, "River")
    assert not offers(g, "River")
    g, _ = visiting("Bree", "Aragorn II")                      # it was here already, and did not move
    river = put(g, "River", IN_PLAY, 1)
    g.host[river] = the_company(g).site
    assert g.asked(DOES_NOTHING, g.current, 0) == 0

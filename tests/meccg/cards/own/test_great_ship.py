"""Great Ship."""
from __future__ import annotations

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, IN_PLAY, TAPPED
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import COASTAL_SEA, FREE_DOMAIN, WILDERNESS
from ravenhill.games.meccg.words.moments import TURN_ENDS
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, until_settled
from tests.meccg.tables import choose, hand, names, put, settle


def test_tw_248_the_great_ship_turns_hazards_away_along_the_sea() -> None:
    g, (cirdan, gimli) = organizing("Grey Havens", "Círdan", "Gimli")
    ship = hand(g, 0, "Great Ship")[0]
    play(g, "Great Ship", "Take Gimli")
    assert g.state[gimli] == TAPPED and g.host[ship] == FIRST_COMPANY - g.company[gimli]
    for path, helps in (((WILDERNESS, COASTAL_SEA, FREE_DOMAIN), True), ((WILDERNESS, WILDERNESS, COASTAL_SEA), False),
                        ((WILDERNESS,), False)):
        g, (cirdan, gimli) = on_the_way("Edhellond", "Círdan", "Gimli", path=path, origin="Grey Havens")
        ship = put(g, "Great Ship", IN_PLAY, 0)
        g.host[ship] = FIRST_COMPANY - g.current
        call = hand(g, 1, "Call of Home")[0]
        choose(g, "Pass")
        choose(g, "Declared Call of Home")
        choose(g, "Take Gimli")
        assert offers(g, "Great Ship") == helps
        if helps:
            choose(g, "Declared Great Ship")
            choose(g, "Take Call of Home" if "Take Call of Home" in names(g) else "Take Círdan")
            settle(g)
            assert g.pile[call] == DISCARD + 1 and not isinstance(g.question(), Roll)
            assert g.state[cirdan] == TAPPED or g.state[gimli] == TAPPED
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    until_settled(g)
    assert g.pile[ship] == DISCARD


def test_tw_248_the_great_ship_needs_somebody_untapped() -> None:
    g, (gimli,) = organizing("Grey Havens", "Gimli")
    hand(g, 0, "Great Ship")
    g.state[gimli] = TAPPED
    assert not offers(g, "Great Ship")


def test_tw_248_each_of_them_may_tap_against_a_hazard_of_one_chain() -> None:
    g, (cirdan, gimli) = on_the_way("Edhellond", "Círdan", "Gimli", path=(COASTAL_SEA,), origin="Grey Havens")
    ship = put(g, "Great Ship", IN_PLAY, 0)
    g.host[ship] = FIRST_COMPANY - g.current
    calls = hand(g, 1, "Call of Home", "Call of Home")
    choose(g, "Pass")
    choose(g, "Declared Call of Home")
    choose(g, "Take Gimli")
    choose(g, "Declared Great Ship")
    choose(g, "Take Círdan")
    choose(g, "Take Call of Home")
    choose(g, "Declared Call of Home")
    choose(g, "Take Círdan")
    choose(g, "Declared Great Ship")
    choose(g, "Take Gimli")
    assert len(names(g)) == 2                                  # either of the two
    g.answer(calls[1])
    settle(g)
    assert [g.pile[card] for card in calls] == [DISCARD + 1] * 2 and g.state[cirdan] == g.state[gimli] == TAPPED
    assert g.pile[cirdan] == g.pile[gimli] == IN_PLAY

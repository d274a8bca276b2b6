"""Influence attempts of either seat on the other; the card that is shown is the first of all."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, SITE_PHASE, TAPPED
from ravenhill.games.meccg.rules.persuasion import BringIn, ShowIdentical, identical, targets
from ravenhill.games.meccg.state import Meccg
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, names, put, roll, settle


def meeting(side: int, shown: str) -> tuple[Meccg, int, int, list[int]]:
    """Aragorn of this seat meets two of the other at Bree, with a card in hand that is the first of all."""
    g = turn_of(side)
    card = put(g, shown, HAND, side)
    aragorn, = company(g, side, "Bree", "Aragorn II")
    others = company(g, 1 - side, "Bree", "Haldir", "Kíli")
    company(g, 1 - side, "Rivendell", "Elrond")                # who takes half of the other's general influence
    g.phase, g.current = SITE_PHASE, g.company[aragorn]
    assert card == 0
    return g, card, aragorn, others


@EITHER_SEAT
@pytest.mark.parametrize(("mine", "theirs", "won"), [(12, 2, True), (2, 12, False)])
def test_R_INF_11_R_AMB_90_the_same_card_is_shown_and_played_or_lost(
    side: int, mine: int, theirs: int, won: bool,
) -> None:
    g, card, aragorn, (haldir, _) = meeting(side, "Haldir")
    assert identical(g, side, haldir) == [card] and identical(g, 1 - side, haldir) == []
    g.then(ShowIdentical(side, aragorn, haldir))
    choose(g, "Yes")
    assert g.is_known(card, 1 - side) and g.state[aragorn] == TAPPED and asked(g).side == 1 - side
    settle(g)
    roll(g, mine, theirs)
    if not won:
        assert g.pile[card] == DISCARD + side and g.pile[haldir] == IN_PLAY + 1 - side
        return
    assert g.pile[haldir] == DISCARD + 1 - side and isinstance(asked(g), BringIn) and asked(g).side == side
    choose(g, "GeneralInfluence")
    assert g.pile[card] == IN_PLAY + side and g.company[card] == g.company[aragorn]


@EITHER_SEAT
def test_R_INF_03_what_the_other_seat_has_here_may_be_won_away(side: int) -> None:
    """People, their allies, items of which one is in the hand, and factions of this site."""
    g, _, aragorn, (haldir, kili) = meeting(side, "Elven Cloak")
    cloak, _, pony = (give(g, haldir, name) for name in ("Elven Cloak", "Glamdring", "Bill the Pony"))
    rangers, _ = put(g, "Rangers of the North", MARSHALLED, 1 - side), put(g, "Riders of Rohan", MARSHALLED, 1 - side)
    put(g, "Rangers of the North", MARSHALLED, side)
    assert sorted(targets(g, aragorn)) == sorted([haldir, kili, cloak, pony, rangers])


@EITHER_SEAT
def test_R_INF_13_an_item_that_was_won_is_borne_by_the_influencer(side: int) -> None:
    g, card, aragorn, (haldir, _) = meeting(side, "Elven Cloak")
    cloak = give(g, haldir, "Elven Cloak")
    g.then(ShowIdentical(side, aragorn, cloak))
    choose(g, "Yes")
    settle(g)
    roll(g, 12, 2)
    assert g.pile[cloak] == DISCARD + 1 - side and names(g) == ["No", "Yes"]
    choose(g, "Yes")
    assert g.pile[card] == IN_PLAY + side and g.host[card] == aragorn

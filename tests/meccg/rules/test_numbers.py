"""Numbers that are asked of a player: what counts for calling the Council."""
from __future__ import annotations

from ravenhill.games.meccg.piles import FIRST_COMPANY, IN_PLAY
from ravenhill.games.meccg.rules.numbers import below_with, points_for_calling, points_now, points_of
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, put


@EITHER_SEAT
def test_R_UD_06_R_AMB_143_what_is_below_does_not_count_for_calling(side: int) -> None:
    """Whoever is there, what they bear, and what lies on their company, the second of its player; no hazard scores."""
    g = turn_of(side)
    elladan, = company(g, side, "Rivendell", "Elladan")
    gimli, frodo = company(g, side, "The Gem-deeps", "Gimli", "Frodo")
    slot = g.company[gimli]
    sword, lure = give(g, gimli, "Glamdring"), give(g, frodo, "Lure of the Senses", owner=1 - side)
    lies, other = (put(g, "Return of the King", IN_PLAY, side) for _ in range(2))
    g.host[lies], g.host[other] = FIRST_COMPANY - slot, FIRST_COMPANY - g.company[elladan]
    assert set(below_with(g, slot)) == {gimli, frodo, sword, lies} and lure not in below_with(g, slot)
    below = sum(points_of(g, card) for card in (gimli, frodo, sword, lies))
    assert points_for_calling(g, side) == points_now(g, side) - below > 0

"""Companies of any size."""
from __future__ import annotations

from ravenhill.games.meccg.piles import FIRST_COMPANY, HAND, IN_PLAY
from ravenhill.games.meccg.rules.crowds import comes_freely, control_there, is_too_many
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, put

MANY = ("Gimli", "Aragorn II", "Legolas", "Boromir II", "Elladan", "Elrohir", "Haldir", "Faramir")


@EITHER_SEAT
def test_R_ORG_21_where_all_are_welcome_there_is_no_limit_and_small_minds_need_nobody(side: int) -> None:
    for party in (False, True):
        g = turn_of(side)
        people = company(g, side, "Bree", *MANY)
        slot = g.company[people[0]]
        ori, thorin, frodo = (put(g, name, HAND, side) for name in ("Ori", "Thorin II", "Frodo"))
        if party:
            g.host[put(g, "An Unexpected Party", IN_PLAY, side)] = FIRST_COMPANY - slot
        assert is_too_many(g, slot, people) is not party and not is_too_many(g, slot, people[1:])
        assert control_there(g, ori, slot) == (0 if party else g.facts(ori).mind)
        assert control_there(g, frodo, slot) == g.facts(frodo).mind
        assert comes_freely(g, slot, thorin) is party and not comes_freely(g, slot, frodo)

"""Companies that come to another place than they meant to."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.straying import InItsPlace, LoseTheWay
from tests.meccg.cards.scenes import on_the_way
from tests.meccg.rules.agent_scenes import sites
from tests.meccg.tables import roll


@pytest.mark.parametrize(("members", "total", "lost"), [
    (("Gimli",), 3, False), (("Gimli",), 4, True),
    (("Aragorn II", "Gimli"), 5, False), (("Aragorn II", "Gimli"), 6, True),
])
def test_R_AMB_162_the_way_is_lost_above_a_number_and_each_ranger_takes_two(
    members: tuple[str, ...], total: int, lost: bool,
) -> None:
    g, _ = on_the_way("Bree", *members)
    sites(g, "Weathertop", "Bag End")
    g.then(LoseTheWay(1, 0, above=3))
    roll(g, total)
    assert isinstance(g.question(), InItsPlace) is lost

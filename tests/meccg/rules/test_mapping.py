"""Events that are used as sites where a way ends."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.mapping import remembered_by
from ravenhill.games.meccg.state import SITES
from tests.meccg.rules.scenes import turn_of
from tests.meccg.tables import put


@pytest.mark.parametrize("name", ["Refuge", "Wondrous Maps"])
def test_R_ORG_64_where_an_event_lies_is_remembered_by_its_own_name(name: str) -> None:
    g = turn_of(0)
    card = put(g, name, SITES, 0)
    assert g.cards.facts[g.cards.lasts_from[remembered_by(g, card)]].name == name

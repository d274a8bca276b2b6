"""Characters: what some of them do besides their numbers."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.numbers import hand_size
from tests.meccg.cards.scenes import organizing


@pytest.mark.parametrize(("id", "name", "site"), [
    ("tw-145", "Elrond", "Rivendell"), ("tw-153", "Galadriel", "Lórien"), ("tw-137", "Círdan", "Grey Havens"),
])
def test_at_home_some_elves_let_you_keep_one_more_card(id, name, site):
    g, _ = organizing(site, name)
    assert hand_size(g, 0) == 9 and hand_size(g, 1) == 8
    g, _ = organizing("Bree", name)
    assert hand_size(g, 0) == 8

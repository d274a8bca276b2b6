"""Radagast, and what Pallando sees."""
from __future__ import annotations

from ravenhill.games.meccg.rules.drawing import discard_from_hand
from ravenhill.games.meccg.rules.numbers import hand_size
from ravenhill.games.meccg.terms import BORDER_LAND, WILDERNESS
from ravenhill.games.meccg.words.numbers import DRAWS_OWN
from tests.meccg.cards.scenes import on_the_way, organizing
from tests.meccg.tables import hand


def test_tw_178_radagast_draws_by_wildernesses_and_tw_175_pallando_sees_discards():
    g, _ = on_the_way("Bree", "Radagast", path=(WILDERNESS, WILDERNESS, BORDER_LAND))
    assert g.asked(DRAWS_OWN, g.current, 1) == 3
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    assert g.asked(DRAWS_OWN, g.current, 1) == 1
    g, _ = organizing("Bree", "Pallando")
    assert hand_size(g, 0) == 9 and hand_size(g, 1) == 8
    theirs, mine = hand(g, 1, "Dodge")[0], hand(g, 0, "Block")[0]
    discard_from_hand(g, theirs, 1)
    discard_from_hand(g, mine, 0)
    assert g.is_known(theirs, 0) and not g.is_known(mine, 1)

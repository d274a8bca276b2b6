"""The Pale Sword."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.attacks import prowess_of
from tests.meccg.cards.scenes import attacked_by, on_the_way, play
from tests.meccg.tables import hand, put


def test_tw_097_the_pale_sword_knows_the_witch_king() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Ren the Unclean", IN_PLAY, 1)
    put(g, "Adûnaphel", IN_PLAY, 0)
    hand(g, 1, "The Pale Sword")
    attack = attacked_by(g, "Witch-king of Angmar")
    g.answer(0)
    play(g, "The Pale Sword")
    assert prowess_of(g, attack) == 17 + 1 + 2

"""Use Palantír: one stone."""
from __future__ import annotations

from tests.meccg.cards.scenes import offers, organizing, play
from tests.meccg.tables import give, hand, names


def test_tw_355_one_stone_may_be_used() -> None:
    g, (elrond,) = organizing("Bree", "Elrond")
    for stone in ("Palantír of Annúminas", "Palantír of Amon Sûl"):
        give(g, elrond, stone)
    hand(g, 0, "Use Palantír")
    hand(g, 1, "Dodge")
    play(g, "Use Palantír", "Take Elrond", "Take Palantír of Amon Sûl")
    assert offers(g, "Palantír of Amon Sûl") and not offers(g, "Palantír of Annúminas 2")
    assert not any(words.startswith("Declared Palantír of Annúminas") for words in names(g))

"""Black Arrow."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of
from tests.meccg.cards.scenes import attacked_by, company_with, offers, on_the_way, organizing, play
from tests.meccg.tables import give


def test_tw_494_the_black_arrow_weakens_prowess_and_body_and_is_lost_by_all_but_men():
    for name, stays in (("Éomer", True), ("Gimli", False)):
        g, (who,) = company_with(name)
        arrow = give(g, who, "Black Arrow")
        attack = attacked_by(g, "Rogrog")
        play(g, "Black Arrow")
        assert (prowess_of(g, attack), body_of(g, attack)) == (12, 7)
        assert (g.pile[arrow] == IN_PLAY) == stays
    g, (who,) = company_with("Arwen")
    give(g, who, "Black Arrow")
    attacked_by(g, "Rogrog")
    assert not offers(g, "Black Arrow")


def test_tw_494_tw_201_the_skill_may_come_from_a_ring() -> None:
    g, (frodo,) = on_the_way("Bree", "Frodo")
    give(g, frodo, "Black Arrow")
    attacked_by(g, "Giant")
    assert not offers(g, "Black Arrow")
    give(g, frodo, "Magic Ring of Courage")
    g.ready = False
    assert offers(g, "Black Arrow")
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Book of Mazarbul")
    assert not offers(g, "Book of Mazarbul 4")
    give(g, gimli, "Magic Ring of Lore")
    g.ready = False
    assert offers(g, "Book of Mazarbul")

"""A Chance Meeting."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION, END_OF_TURN
from tests.meccg.cards.scenes import offers, on_the_way, organizing, visiting, window
from tests.meccg.tables import choose, give, hand, settle


@pytest.mark.parametrize("site", ["Edoras", "Bree", "Weathertop"])
def test_tw_188_even_a_hobbit_is_met_at_holds_and_ruins(site: str) -> None:
    g, (aragorn,) = visiting(site, "Aragorn II")
    meeting, sam = hand(g, 0, "A Chance Meeting", "Sam Gamgee")
    before = unused_influence(g, aragorn)
    g.character_played = True                                  # it does not count
    give(g, aragorn, "Narsil")
    choose(g, "Declared A Chance Meeting")
    choose(g, "Take Sam Gamgee")
    choose(g, "Take Aragorn II")
    assert g.is_known(sam, 1)                                  # shown when it is declared
    settle(g)
    assert g.pile[sam] == IN_PLAY and g.host[sam] == aragorn and g.company[sam] == g.company[aragorn]
    assert unused_influence(g, aragorn) == before + 1 - 4 and g.pile[meeting] == DISCARD


def test_tw_188_in_any_phase_in_which_a_company_is_at_a_site() -> None:
    for moment in (END_OF_TURN, END_OF_ORGANIZATION):
        g, _ = window(moment, "Bree", "Aragorn II")
        hand(g, 0, "A Chance Meeting", "Merry")
        assert not offers(g, "A Chance Meeting")               # four of mind, three of influence
        hand(g, 0, "Anborn")
        g.ready = False
        assert offers(g, "A Chance Meeting")
    g, _ = on_the_way("Bree", "Gandalf", origin="Weathertop")
    hand(g, 0, "A Chance Meeting", "Anborn")
    assert not offers(g, "A Chance Meeting")


def test_tw_188_no_meeting_elsewhere_of_wizards_without_influence_or_of_who_is_in_play() -> None:
    for site, who, card in (("Rivendell", "Gandalf", "Anborn"), ("Moria", "Gandalf", "Anborn"),
                            ("Bree", "Gandalf", "Saruman"), ("Bree", "Sam Gamgee", "Anborn"),
                            ("Bree", "Gandalf", "Gandalf")):
        g, _ = organizing(site, who)
        hand(g, 0, "A Chance Meeting", card)
        assert not offers(g, "A Chance Meeting"), (site, who, card)

"""True Fána."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.attacks import BEATEN
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, until_settled
from tests.meccg.tables import choose, hand, roll


def test_tw_354_a_wizards_true_form_beats_a_weaker_attack():
    for total, won in ((9, True), (6, False)):
        g, (gandalf,) = on_the_way("Bree", "Gandalf")
        hand(g, 0, "True Fána")
        attack = attacked_by(g, "Giant")                 # prowess 13
        choose(g, "Declared True Fána")
        choose(g, "Pass")
        choose(g, "Pass")
        roll(g, total)
        roll(g, 12)                                      # his corruption check
        if won:
            assert attack.results == [BEATEN]
            g.answer(0)
            g.answer(0)
            until_settled(g)
            assert g.pile[attack.card] == MARSHALLED
        else:
            assert attack.results == [] and g.pile[gandalf] == IN_PLAY
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 0, "True Fána")
    attacked_by(g, "Giant")
    assert not offers(g, "True Fána")

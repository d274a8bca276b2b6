"""Balrog of Moria."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED, OUT, SITES
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import hold, like_a
from ravenhill.games.meccg.rules.turn import heals
from ravenhill.games.meccg.terms import FREE_HOLD, HAVEN
from tests.meccg.cards.scenes import at_rest, offers, site_phase, the_company, under_attack, until_settled
from tests.meccg.tables import choose, company, hand, put


def test_tw_012_the_balrog_guards_moria_until_it_is_defeated() -> None:
    for owner, won in ((1, MARSHALLED), (0, OUT)):
        g, (gimli,) = at_rest("Moria", "Gimli")
        balrog = put(g, "Balrog of Moria", IN_PLAY, owner)
        site = the_company(g).site
        assert [it.prowess for it in automatic(g, site)] == [7, 18]
        site_phase(g)
        choose(g, "Travel")
        choose(g, "Enter")
        orcs = under_attack(g)
        assert orcs.giver == -1 and prowess_of(g, orcs) == 9   # in Redhorn Gate
        g.stop(g.stack.index(orcs))
        for _ in range(20):
            if under_attack(g) is not orcs:
                break
            g.answer(0)
            g.question()
        attack = under_attack(g)
        assert attack.giver == balrog and prowess_of(g, attack) == 20 and strikes_of(g, attack) == 1
        attack.at = attack.ending()
        attack.targets, attack.results = [gimli], [2]
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        until_settled(g)
        assert g.pile[balrog] == won and len(automatic(g, site)) == 1


def test_tw_012_the_balrog_frightens_lorien_while_galadriel_is_away() -> None:
    g, (gimli,) = at_rest("Lórien", "Gimli")
    put(g, "Balrog of Moria", IN_PLAY, 1)
    site = the_company(g).site
    assert like_a(g, site) == HAVEN and heals(g, gimli)        # she is not in play
    there = company(g, 1, "Rivendell", "Galadriel")[0]
    assert like_a(g, site) == FREE_HOLD and not heals(g, gimli) and hold(g, site) == HAVEN
    hand(g, 1, "Assassin")
    g.answer(0)
    assert offers(g, "Assassin")
    g.companies[g.company[there]].site = put(g, "Lórien", SITES, 1)
    assert like_a(g, site) == HAVEN
    hand(g, 1, "Balrog of Moria")
    assert not offers(g, "Balrog of Moria")                    # unique, and in play

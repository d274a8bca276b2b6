"""Creatures that an agent lets in at its site."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.rules.agents import is_home
from ravenhill.games.meccg.rules.lands import destination, like_a
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import MAN, NAZGUL, ORC, RUINS_AND_LAIRS, TROLL, UNDEAD, Race
from ravenhill.games.meccg.words.numbers import LETS_IN

AT_HOME: Final[tuple[tuple[Race, ...], ...]] = (         # R-AGT-11  by the type of its home
    (), (MAN,), (ORC, NAZGUL, MAN), (ORC, NAZGUL, TROLL), (UNDEAD, ORC, NAZGUL, TROLL), (ORC, NAZGUL, TROLL),
)


def lets_in(g: Meccg, slot: int, card: int) -> bool:
    """R-AGT-10, 11, R-AMB-93, 130  Some agent has opened the company's site to creatures like this one."""
    company = g.companies[slot]
    site = destination(company)
    race = g.facts(card).race
    for it in g.agents:
        if it.card >= 0 and it.at == g.kind[site] and it.side() != company.side:
            if it.opened and opens_to(g, it, site, card):
                return True
            if g.asked(LETS_IN, it.card, 0) >> race & 1:
                return True
    return False


def opens_to(g: Meccg, it: Agent, site: int, card: int) -> bool:
    """At its home by the type of the site; anywhere wild, what is not unique and like one of the site's own attacks."""
    from ravenhill.games.meccg.rules.guards import automatic
    printed = g.facts(card)
    if is_home(g, it) and printed.race in AT_HOME[like_a(g, site)]:
        return True
    return like_a(g, site) >= RUINS_AND_LAIRS and not printed.unique and any(
        attack.race == printed.race for attack in automatic(g, site))

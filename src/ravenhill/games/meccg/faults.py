"""What must be so at every moment: each card in one place, companies and hosts that agree, influence, limits."""
from __future__ import annotations

from ravenhill.games.meccg.state import HEADING, IN_PLAY, MARSHALLED, SITES, Meccg
from ravenhill.games.meccg.terms import CHARACTER


def faults(g: Meccg) -> list[str]:
    found: list[str] = []
    members = [it for company in g.companies for it in company.members]
    if len(members) != len(set(members)):
        found.append("R-ORG-07: a character is in two companies")
    for slot, company in enumerate(g.companies):
        for it in company.members:
            if g.company[it] != slot or not g.is_in_play(it):
                found.append(f"R-ORG-07: {g.facts(it).name} is not where its company is")
        if company.members and g.pile[company.site] != SITES + company.side:
            found.append(f"R-ORG-60: {g.facts(company.site).name} is not in play")
        if len(g.piles[HEADING + slot]) > 1:
            found.append("R-ORG-60: a company heads for two sites")
    for side in range(2):
        for card in g.piles[IN_PLAY + side]:
            if g.facts(card).type == CHARACTER and g.company[card] < 0:
                found.append(f"R-ORG-07: {g.facts(card).name} is in no company")
            host = g.host[card]
            if host >= 0 and g.pile[host] not in (IN_PLAY, IN_PLAY + 1, SITES, SITES + 1):
                found.append(f"R-AMB-14: {g.facts(card).name} lies on a card that is not in play")
    return found + uniques(g)


def uniques(g: Meccg) -> list[str]:
    """R-DECK-14, R-AMB-11"""
    seen: set[int] = set()
    found: list[str] = []
    for pile in range(MARSHALLED, IN_PLAY + 2):
        for card in g.piles[pile]:
            kind = g.cards.identity[g.kind[card]]
            if g.facts(card).unique:
                if kind in seen:
                    found.append(f"R-DECK-14: two of {g.facts(card).name}")
                seen.add(kind)
    return found

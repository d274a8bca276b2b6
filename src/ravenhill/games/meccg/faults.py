"""What must be so at every moment: each card in one place, companies and hosts, influence, limits, points."""
from __future__ import annotations

from ravenhill.core.chain import Chain, Declaring
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import (
    ASIDE,
    CHAIN,
    DISCARD,
    ENDING,
    FOR_RESCUE,
    HAND,
    HEADING,
    IN_PLAY,
    LENT,
    LONG_EVENT,
    LURKING,
    MARSHALLED,
    MOST_AGENTS,
    MOST_UNDER,
    MOVEMENT,
    NOBODY_HOSTS,
    ON_TOP,
    OUT,
    PRISON,
    SITE_PHASE,
    SITES,
    TRAIL,
    UNCONTROLLED,
    UNDER,
)
from ravenhill.games.meccg.rules.agents import agent_in, is_legal_chain
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.deck_top import WhereItGoes
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import is_visited
from ravenhill.games.meccg.rules.numbers import (
    all_influence,
    company_size,
    influence_used,
    is_slain,
    points_by_group,
    points_of,
    unused_influence,
)
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, CHARACTER, CREATURE, EVENT, FACTION, HAVEN, HAZARD, ITEM, SITE
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import CROWD, INFLUENCE, MIND, TURNED, UNDERNEATH


def faults(g: Meccg) -> list[str]:
    """All of them, each with the rule it breaks."""
    found = places(g) + tops(g) + planned(g) + lurking(g) + prisoners(g) + buried(g) + controls(g)
    found += uniques(g) + dragons(g) + sizes(g) + limits(g) + points(g)
    return found + at_rest(g) if not g.ended else found


def planned(g: Meccg) -> list[str]:
    """R-ORG-01  What came into play in the organization phase, and is remembered for it, lies in play."""
    return [f"R-ORG-01: {g.facts(card).name} is remembered, and not in play" for card in g.planned
            if not g.is_in_play(card) and g.pile[card] != CHAIN]


def tops(g: Meccg) -> list[str]:
    """R-DECK-03, 08  Only play decks, what lies on them and the sites of agents are ordered, and no more than is there.

    A card of which it is asked whether it goes on the deck was discarded by whoever is asked.
    """
    found: list[str] = []
    for pile, ordered in enumerate(g.tops):
        if ordered and (ordered > len(g.piles[pile]) or not (
                pile < HAND or ON_TOP <= pile < PRISON or pile >= TRAIL)):
            found.append(f"R-DECK-03: {ordered} cards lie in order in a pile of {len(g.piles[pile])}")
    return found + [f"R-DECK-08: {g.facts(it.card).name} goes nowhere" for it in g.stack
                    if isinstance(it, WhereItGoes) and it.card >= 0 and g.owner[it.card] != it.side]


def places(g: Meccg) -> list[str]:
    """R-ORG-07, 60, R-AMB-14  Companies, hosts and piles agree about where a card is."""
    found: list[str] = []
    members = [it for company in g.companies for it in company.members]
    if len(members) != len(set(members)):
        found.append("R-ORG-07: a character is in two companies")
    for slot, company in enumerate(g.companies):
        for it in company.members:
            if g.company[it] != slot or not g.is_in_play(it):
                found.append(f"R-ORG-07: {g.facts(it).name} is not where its company is")
        if company.members and not is_there_for(g, company.site, company.side):
            found.append(f"R-ORG-60: {g.facts(company.site).name} is not in play")
        if company.members and company.going >= 0 and not is_there_for(g, company.going, company.side):
            found.append(f"R-MH-03: {g.facts(company.going).name} is not in play")
        if len(g.piles[HEADING + slot]) > 1 or (g.piles[HEADING + slot] and not company.members):
            found.append("R-ORG-60: a company heads for two sites, or nobody for one")
    for side in range(2):
        for card in g.piles[IN_PLAY + side]:
            if g.facts(card).type == CHARACTER and g.company[card] < 0:
                found.append(f"R-ORG-07: {g.facts(card).name} is in no company")
            host = g.host[card]
            if g.facts(card).type == CHARACTER and host >= 0 and g.company[host] < 0:
                found.append(f"R-PRIS-09: {g.facts(card).name} follows a prisoner")
            if host >= 0 and not lies_open(g, host):
                found.append(f"R-AMB-14: {g.facts(card).name} lies on a card that is not in play")
        for site in g.piles[SITES + side]:
            if not is_visited(g, site) and not g.ended:
                found.append(f"R-MH-19: nobody is at {g.facts(site).name}")
    return found


def lies_open(g: Meccg, host: int) -> bool:
    """R-AMB-14  A card may lie on what is in play, and on a faction among its player's points."""
    won = MARSHALLED <= g.pile[host] < OUT and g.facts(host).type == FACTION
    return IN_PLAY <= g.pile[host] < ASIDE or won


def is_there_for(g: Meccg, site: int, side: int) -> bool:
    """R-ORG-60, R-AMB-153, 162  A site in play: one's own, or the opponent's that is there for a rescue or was lent."""
    return g.pile[site] == SITES + side or (g.pile[site] == SITES + 1 - side and g.host[site] in (FOR_RESCUE, LENT))


def prisoners(g: Meccg) -> list[str]:
    """R-PRIS-01, 09, 11, 14  A prisoner is in no company, with a host that has a site; a ring, with a prisoner."""
    found: list[str] = []
    for card in g.piles[PRISON] + g.piles[PRISON + 1]:
        it, host = g.facts(card), g.host[card]
        if it.type == CHARACTER:
            kept = host >= 0 and g.is_in_play(host) and g.host[host] >= 0
            if not kept or SITES > g.pile[g.host[host]] or g.pile[g.host[host]] > SITES + 1 or g.company[card] >= 0:
                found.append(f"R-PRIS-01: {it.name} is a prisoner of nobody, or in a company")
        elif it.type == CREATURE:
            if host < 0 or not g.is_in_play(host):
                found.append(f"R-DECK-15: {it.name} is set aside with no card")
        elif it.type == EVENT:
            keepers = [one for one in g.lasting if g.cards.lasts[one.effect].change.question == TURNED]
            if [g.is_in_play(one.thing) for one in keepers if one.place == card] != [True]:
                found.append(f"R-DRG-08: {it.name} is turned over with no card")
        elif it.type != ITEM or host < 0 or g.pile[host] != g.pile[card]:
            found.append(f"R-PRIS-11: {it.name} is with no prisoner")
    return found


def buried(g: Meccg) -> list[str]:
    """R-DECK-15  What lies under a card lies under one that is in play, and in a place of its own."""
    found: list[str] = []
    above = [it for it in g.lasting if g.cards.lasts[it.effect].change.question == UNDERNEATH]
    if any(not g.is_in_play(it.thing) for it in above) or len({it.place for it in above}) != len(above):
        found.append("R-DECK-15: a place is remembered for a card that is not in play, or for two")
    for place in range(2 * MOST_UNDER):
        for card in g.piles[UNDER + place]:
            kept = place in [it.place for it in above] and g.host[card] == NOBODY_HOSTS
            if not kept or g.owner[card] != place // MOST_UNDER:
                found.append(f"R-DECK-15: {g.facts(card).name} lies under no card")
    return found


def lurking(g: Meccg) -> list[str]:
    """R-AGT-01, 16, 38, R-AMB-125  Each agent in a place of its own, its card and its sites where its face says."""
    found: list[str] = []
    places_taken = [it.place for it in g.agents]
    if len(places_taken) != len(set(places_taken)):
        found.append("R-AGT-01: two agents in one place")
    for place in range(2 * MOST_AGENTS):
        here = agent_in(g, place)
        down = here is not None and here.card < 0
        if len(g.piles[LURKING + place]) != (1 if down else 0) or (g.piles[TRAIL + place] and not down):
            found.append("R-AGT-01: a face-down card belongs to no agent, or an agent has none")
        elif down and here is not None:
            found += hidden(g, here)
    for it in g.agents:
        if it.card >= 0 and (not g.is_in_play(it.card) or g.facts(it.card).type != AGENT):
            found.append(f"R-AGT-13: {g.facts(it.card).name} is revealed, and not in play")
        if it.card >= 0 and it.site < 0 and not it.leaves:
            found.append(f"R-AGT-15: {g.facts(it.card).name} has no site card, and stays")
        shared = it.site >= 0 and g.host[it.site] == FOR_RESCUE        # with a prisoner, and those who come for him
        if it.site >= 0 and (g.pile[it.site] != SITES + it.side() or g.kind[it.site] != it.at or any(
                company.members and it.site in (company.site, company.going) and not shared
                for company in g.companies)):
            found.append(f"R-AMB-125: {g.facts(it.site).name} is not the agent's alone")
    ups = [it.card for it in g.agents]
    found += [f"R-AGT-13: {g.facts(card).name} is in play, and no agent" for side in range(2)
              for card in g.piles[IN_PLAY + side] if g.facts(card).type == AGENT and card not in ups]
    return found


def hidden(g: Meccg, it: Agent) -> list[str]:
    """R-AGT-16  What lies face down is an agent, and its sites are a chain that is legal for it."""
    card, trail = g.piles[LURKING + it.place][0], g.piles[TRAIL + it.place]
    if g.facts(card).type != AGENT or g.owner[card] != it.side() or any(g.facts(site).type != SITE for site in trail):
        return ["R-AGT-01: what lies face down is no agent, or its sites are none"]
    if it.footed != (len(trail) > 0 and it.footed):
        return ["R-AMB-128: an agent without sites has a foot"]
    if not is_legal_chain(g, it, g.kind[card], [g.kind[site] for site in trail]):
        return [f"R-AGT-16: {g.facts(card).name} cannot have come to {g.facts(trail[len(trail) - 1]).name}"]
    return []


def controls(g: Meccg) -> list[str]:
    """R-ORG-06, 35  A follower is with its leader, who follows nobody; no Wizard follows; items in use are borne."""
    found: list[str] = []
    for company in g.companies:
        for it in company.members:
            leader = g.host[it]
            if leader < 0:
                continue
            if g.company[leader] != g.company[it] or g.host[leader] >= 0:
                found.append(f"R-ORG-35: {g.facts(it).name} follows somebody elsewhere, or a follower")
            if g.facts(it).is_wizard():
                found.append(f"R-ORG-06: {g.facts(it).name} follows somebody")
    if any(g.facts(it).type != ITEM for it in g.in_use):
        found.append("R-SITE-18: what is no item is in use")
    return found


def uniques(g: Meccg) -> list[str]:
    """R-DECK-14, R-AMB-11  One of each, between both players."""
    seen: set[int] = set()
    found: list[str] = []
    for pile in [*range(MARSHALLED, IN_PLAY + 2), PRISON, PRISON + 1]:
        for card in g.piles[pile]:
            kind = g.cards.identity[g.kind[card]]
            if g.facts(card).unique:
                if kind in seen:
                    found.append(f"R-DECK-14: two of {g.facts(card).name}")
                seen.add(kind)
    return found


def dragons(g: Meccg) -> list[str]:
    """R-DRG-03  No form of a Dragon that has fallen is in play."""
    forms = [card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile] if g.facts(card).dragon]
    return [f"R-DRG-03: {g.facts(card).name} is in play, and fell before" for card in forms
            if is_slain(g, g.facts(card).dragon)]


def sizes(g: Meccg) -> list[str]:
    """R-ORG-21, R-AMB-24  Outside Havens seven at most, once companies have met."""
    if g.phase not in (LONG_EVENT, SITE_PHASE, ENDING):
        return []
    crowds, found = g.cards.alters[CROWD], []
    for slot, it in enumerate(g.companies):
        freed = any(g.host[one] == UNCONTROLLED for one in it.members)                     # R-AMB-151
        grown = any(crowds[g.kind[card]] for card in g.piles[DISCARD + it.side])           # what let it grow is gone
        if it.members and hold(g, it.site) != HAVEN and is_too_many(g, slot, it.members) and not freed and not grown:
            found.append(f"R-ORG-21: {company_size(g, it)} characters at {g.facts(it.site).name}")
    return found


def limits(g: Meccg) -> list[str]:
    """R-MH-05, R-OG-02  What counts against the limit, a card on guard too, is within the limit it was played under."""
    if g.phase != MOVEMENT or g.current < 0:
        return []
    company = g.companies[g.current]
    if len(company.races) != len(company.keyed):
        return [f"R-KEY-10: {len(company.races)} attacks, and {len(company.keyed)} keys of them"]
    if company.members and len(company.counted) > company.most:
        return [f"R-MH-05: {len(company.counted)} hazards, and a limit of {company.most}"]
    return []


def points(g: Meccg) -> list[str]:
    """R-END-15, 20  The points by group are those of all cards counted one by one, and the final score is theirs."""
    found: list[str] = []
    for side in range(2):
        total = 0
        for card in range(len(g.kind)):
            pile = g.pile[card]
            if pile == OUT + side:
                total += g.facts(card).points_if_eliminated
            elif pile == PRISON + side and g.facts(card).type == CHARACTER:
                total -= g.facts(card).points                  # R-PRIS-12
            elif pile == MARSHALLED + side or (pile == IN_PLAY + side and g.facts(card).side != HAZARD):
                total += points_of(g, card)
        if total != sum(points_by_group(g, side)):
            found.append(f"R-END-15: {total} points, and {sum(points_by_group(g, side))} by groups")
        if g.ended and g.why == "meccg-council" and g.score[side] != final_points(g, side):
            found.append(f"R-END-22: a score of {g.score[side]}, and {final_points(g, side)} points")
    return found


def at_rest(g: Meccg) -> list[str]:
    """R-ORG-30, 33, 38, R-CHAIN-04  At the end of organization influence suffices; without a chain no card is on it."""
    found: list[str] = []
    busy = any(isinstance(it, (Chain, Attacking)) for it in g.stack)
    if g.piles[CHAIN] and not busy and not g.attackers and not g.waiting and not g.under_way(Declaring):
        found.append(f"R-CHAIN-04: {g.facts(g.piles[CHAIN][0]).name} was declared and never resolved")
    closing = [it for it in g.stack if isinstance(it, Acting) and it.about == END_OF_ORGANIZATION]
    if not closing or busy or closing[0].passes or not any(isinstance(it, OrganizationPhase) for it in g.stack):
        return found
    later = [it for it in g.in_force() if g.kind[it] in g.did and (
        g.cards.alters[MIND][g.kind[it]] or g.cards.alters[INFLUENCE][g.kind[it]])]
    later.sort(key=lambda it: [n for n, kind in enumerate(g.did) if kind == g.kind[it]][-1])
    said = influence(g)
    while said and later:                                      # R-AMB-17  each of them may have come after the close
        g = without(g, later.pop())
        said = influence(g)
    return found + said


def without(g: Meccg, card: int) -> Meccg:
    """The same table before this card came into play."""
    twin = g.copy()
    twin.take(card)
    twin.lay(card, ASIDE + g.owner[card])
    return twin


def influence(g: Meccg) -> list[str]:
    """R-ORG-30, 33, 38  General and direct influence suffice for all whom they control, and everybody is controlled."""
    found: list[str] = []
    side = g.active
    people = [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0]
    if influence_used(g, side) > all_influence(g, side) and any(
            g.host[it] == NOBODY_HOSTS and not g.facts(it).is_wizard() for it in people):
        found.append(f"R-ORG-30: {influence_used(g, side)} of general influence are used")
    for it in people:
        if g.host[it] == UNCONTROLLED:
            found.append(f"R-ORG-38: nobody controls {g.facts(it).name}")
        if unused_influence(g, it) < 0:
            found.append(f"R-ORG-33: {g.facts(it).name} has too many followers")
    return found

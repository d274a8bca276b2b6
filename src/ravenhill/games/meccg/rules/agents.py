"""Agents: where they are, where they may go, how they come into play, are revealed and turn face down again."""
from __future__ import annotations

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.lines import AGENT_COMES, AGENT_HIDES, AGENT_SHOWN
from ravenhill.games.meccg.piles import (
    DISCARD,
    FIRST_AGENT,
    IN_PLAY,
    LOCATION,
    LURKING,
    MOST_AGENTS,
    SITES,
    TRAIL,
    UNTAPPED,
)
from ravenhill.games.meccg.rules.leaving import agent_leaves, happens, lose_what_lies_on, site_leaves
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, GOES_TO_HAVENS, HAVEN
from ravenhill.games.meccg.words.moments import AGENT_REVEALED
from ravenhill.games.meccg.words.numbers import HOMES


def agents_of(g: Meccg, side: int) -> list[Agent]:
    return [it for it in g.agents if it.side() == side]


def agent_in(g: Meccg, place: int) -> Agent | None:
    """The agent in this place, if one is there."""
    for it in g.agents:
        if it.place == place:
            return it
    return None


def agent_of(g: Meccg, card: int) -> Agent | None:
    """The agent that this card is: face up, or lying face down in its pile."""
    pile = g.pile[card]
    if LURKING <= pile < TRAIL:
        return agent_in(g, pile - LURKING)
    for it in g.agents:
        if it.card == card:
            return it
    return None


def card_of(g: Meccg, it: Agent) -> int:
    """Its card, which only its owner may know."""
    return it.card if it.card >= 0 else g.piles[LURKING + it.place][0]


def state_of(g: Meccg, it: Agent) -> int:
    return g.state[it.card] if it.card >= 0 else it.state


def set_state(g: Meccg, it: Agent, state: int) -> None:
    """Tapped, untapped or wounded; of a face-down card its number must not tell, so the agent keeps it."""
    if it.card >= 0:
        g.state[it.card] = state
    else:
        it.state = state


def on_agent(place: int) -> int:
    """What a card that lies on this agent has for a host."""
    return FIRST_AGENT - place


# Where they are

def printed_homes(g: Meccg, it: Agent) -> list[int]:
    """The kinds of its home sites."""
    return g.cards.homes[g.kind[card_of(g, it)]]


def homes_of(g: Meccg, it: Agent) -> list[int]:
    """R-AMB-123  The kinds of site where it may have come into play: its homes, or more by a card that lies on it."""
    own = printed_homes(g, it)
    mask = g.asked(HOMES, on_agent(it.place), 0)
    if mask == 0 or not any(mask >> g.cards.facts[kind].hold & 1 for kind in own):
        return own
    return [kind for kind in g.cards.sites
            if kind in own or (mask >> g.cards.facts[kind].hold & 1 and not g.cards.facts[kind].under)]


def places_of(g: Meccg, it: Agent) -> list[int]:
    """R-AMB-123  The kinds of site where it is: one; face down and unmoved, all of its homes at once."""
    if it.card >= 0:
        return [it.at]
    trail = g.piles[TRAIL + it.place]
    return [g.kind[trail[len(trail) - 1]]] if trail else homes_of(g, it)


def is_at(g: Meccg, it: Agent, site: int) -> bool:
    """Whether it is at the site of this card, whoever's card that is."""
    return g.kind[site] in places_of(g, it)


def is_home(g: Meccg, it: Agent) -> bool:
    """R-AGT-20, 21  Of one that is face up: it is at one of the home sites on its card."""
    return it.at in printed_homes(g, it)


def agent_sites(g: Meccg, side: int) -> list[int]:
    """R-AGT-38, R-AMB-125  The site cards in play of a player's agents, which no company may join."""
    return [it.site for it in g.agents if it.site >= 0 and it.side() == side]


# Where they may go

def welcomes(g: Meccg, kind: int, site: int) -> bool:
    """R-AGT-05, 39  No Haven and no Under-deeps; some go to Havens too, some only to a few places."""
    who, it = g.cards.facts[kind], g.cards.facts[site]
    if it.under or (it.hold == HAVEN and not who.is_such(GOES_TO_HAVENS)):
        return False
    if it.hold in who.never_at:
        return False
    return not who.stays_in or it.name in who.stays_in or it.region in who.stays_in


def is_next_to(g: Meccg, one: int, other: int) -> bool:
    """R-AGT-05  In the same region, or in one next to it."""
    here, there = g.cards.region_of[one], g.cards.region_of[other]
    return here >= 0 and there >= 0 and (here == there or there in g.cards.borders[here])


def follows(g: Meccg, it: Agent, kind: int, before: int, site: int) -> bool:
    """R-AMB-124  Whether a move from one site to another is legal; before the first, -1: it is at all its homes."""
    if not welcomes(g, kind, site):
        return False
    if before >= 0:
        return site != before and is_next_to(g, before, site)
    homes = homes_of(g, it)
    return site in homes or any(is_next_to(g, home, site) for home in homes)


def before_it(g: Meccg, it: Agent) -> int:
    """The kind of site from which it moves on, or -1."""
    trail = g.piles[TRAIL + it.place]
    return it.at if it.card >= 0 else g.kind[trail[len(trail) - 1]] if trail else -1


def may_move(g: Meccg, it: Agent) -> bool:
    """Whether it may move at all."""
    kind, before = g.kind[card_of(g, it)], before_it(g, it)
    return any(follows(g, it, kind, before, g.kind[site]) for site in g.piles[LOCATION + it.side()])


def moves(g: Meccg, it: Agent) -> list[int]:
    """R-AGT-05, 30, R-AMB-124, 125  The cards of its owner's location deck to which it may move, one of each kind."""
    kind, before = g.kind[card_of(g, it)], before_it(g, it)
    kinds: set[int] = set()
    found: list[int] = []
    for site in sorted(g.piles[LOCATION + it.side()]):
        if g.kind[site] not in kinds and follows(g, it, kind, before, g.kind[site]):
            kinds.add(g.kind[site])
            found.append(site)
    return found


def is_legal_chain(g: Meccg, it: Agent, kind: int, trail: list[int]) -> bool:
    """R-AGT-16  Each site is next to the one before it, the first to a home; a foot that lay open needs no home."""
    before = -1
    for n, site in enumerate(trail):
        if not (n == 0 and it.footed) and not follows(g, it, kind, before, site):
            return False
        before = site
    return True


# Coming, being revealed, hiding

def free_place(g: Meccg, side: int) -> int:
    """A place for one more agent, or -1."""
    for place in range(side * MOST_AGENTS, (side + 1) * MOST_AGENTS):
        if agent_in(g, place) is None:
            return place
    return -1


def enters(g: Meccg, it: Agent) -> None:
    """Among the others, in the order of their places."""
    later = [n for n, other in enumerate(g.agents) if other.place > it.place]
    g.agents.insert(later[0] if later else len(g.agents), it)


def comes(g: Meccg, card: int) -> Agent:
    """R-AGT-01  Face down and untapped, at its home sites, without a site card."""
    it = Agent(free_place(g, g.owner[card]))
    enters(g, it)
    g.move_unseen(card, LURKING + it.place)
    g.tell(AGENT_COMES, it.side())
    return it


def reveal_agent(g: Meccg, it: Agent, home: int = -1) -> bool:
    """R-AGT-13 … 16, R-AMB-97, R-AMB-98, R-AMB-134  It is shown where it is; False: it cannot be, or is a second one.

    `home`: of one that has not moved, the home site where it turns out to be.
    """
    if it.card >= 0:
        return True
    card, side = card_of(g, it), it.side()
    trail = g.piles[TRAIL + it.place].copy()
    kinds = [g.kind[site] for site in trail]
    for shown in (card, *trail):
        g.look(shown, 1 - side)
    lawful = is_legal_chain(g, it, g.kind[card], kinds) and not (g.facts(card).unique and blocked(g, g.kind[card]))
    it.at = kinds[len(kinds) - 1] if kinds else home
    g.tell(AGENT_SHOWN, card, it.at)
    if not lawful:
        agent_leaves(g, it, DISCARD)
        return False
    for site in trail[:len(trail) - 1]:
        g.move(site, LOCATION + side)
    free = trail[len(trail) - 1:] or [site for site in g.piles[LOCATION + side] if g.kind[site] == home]
    it.site = free[0] if free else -1
    it.leaves = not free
    it.footed = False
    if free:
        g.move(free[0], SITES + side)
    g.move(card, IN_PLAY + side)
    g.state[card] = it.state
    it.state = UNTAPPED
    it.card = card
    happens(g, AGENT_REVEALED, it.place)
    return True


def lays(g: Meccg, it: Agent, site: int) -> None:
    """R-AGT-06  A site card from the location deck: face down on top of the others, or face up in place of the one."""
    if it.card < 0:
        g.put_on_top(site, TRAIL + it.place, unseen=True)
        return
    before = it.site
    g.move(site, SITES + it.side())
    it.site = site
    it.at = g.kind[site]
    it.leaves = False
    if before >= 0:
        site_leaves(g, before)


def takes_up(g: Meccg, it: Agent, site: int) -> None:
    """R-AGT-07, R-AMB-127  A face-down site goes back unseen; those below it are not touched, and stay known."""
    below = [other for other in g.piles[TRAIL + it.place] if other != site]
    known = [g.knows[other] for other in below]
    if g.is_known(site, 1 - it.side()):
        g.move(site, LOCATION + it.side())
    else:
        g.move_unseen(site, LOCATION + it.side())
    for other, knows in zip(below, known):
        g.knows[other] = knows
    if not below:
        it.footed = False


def hides(g: Meccg, it: Agent) -> None:
    """R-AGT-12, R-AMB-94, 128  It turns face down with its site, which stays known: the foot of a new stack.

    R-AMB-14  The site is in play no longer: what lies on it is discarded, and nobody sees a face-down card tapped.
    """
    card = it.card
    lose_what_lies_on(g, it.site)
    g.state[it.site] = UNTAPPED
    it.state = g.state[card]
    g.tell(AGENT_HIDES, card)
    g.ends([card], False)
    g.state[card] = UNTAPPED
    g.move(card, LURKING + it.place)
    g.put_on_top(it.site, TRAIL + it.place)
    it.card = -1
    it.site = -1
    it.at = -1
    it.footed = True


def is_agent(g: Meccg, card: int) -> bool: return g.facts(card).type == AGENT

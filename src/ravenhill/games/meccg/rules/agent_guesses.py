"""On an imagined table: who an agent that lies face down may be, and by which sites it may have come."""
from __future__ import annotations

from ravenhill.core.dice import Dice
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import LOCATION, LURKING, TRAIL
from ravenhill.games.meccg.rules.agents import follows
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, SITE


def imagine_agents(g: Meccg, seat: int, dice: Dice) -> None:
    """R-AMB-97, 124  Each is one its owner may still have, and its sites are a legal chain for it, if any is unseen."""
    for it in g.agents:
        if it.card >= 0 or not g.piles[LURKING + it.place]:
            continue
        card = g.piles[LURKING + it.place][0]
        if g.is_known(card, seat):
            imagine_trail(g, it, seat, dice)
            continue
        for other in shuffled(unseen_agents(g, it, seat), dice):
            g.exchange(card, other)
            if imagine_trail(g, it, seat, dice):
                break
            g.exchange(card, other)
        else:
            for other in unseen_agents(g, it, seat)[:1]:
                g.exchange(card, other)                        # no chain fits anybody: at least it is an agent


def unseen_agents(g: Meccg, it: Agent, seat: int) -> list[int]:
    """The cards of its owner that this seat does not know and that are agents, but for those that lie in play."""
    here = g.piles[LURKING + it.place][0]
    return [card for card in range(len(g.kind)) if g.owner[card] == it.side() and g.facts(card).type == AGENT
            and not g.is_known(card, seat) and (card == here or not LURKING <= g.pile[card] < TRAIL)]


def imagine_trail(g: Meccg, it: Agent, seat: int, dice: Dice) -> bool:
    """A legal chain of sites for it, of those this seat does not know; False: there is none."""
    trail = g.piles[TRAIL + it.place]
    kind = g.kind[g.piles[LURKING + it.place][0]]
    pool = [site for site in [*trail, *g.piles[LOCATION + it.side()]] if g.facts(site).type == SITE
            and not g.is_known(site, seat)]
    chain = continued(g, it, kind, [], [g.kind[site] if g.is_known(site, seat) else -1 for site in trail],
                      shuffled([g.kind[site] for site in pool], dice))
    if chain is None:
        return False
    for n, site in enumerate(trail):
        if g.kind[site] != chain[n]:
            later = [other for other in pool if g.kind[other] == chain[n] and other not in trail[:n]]
            g.exchange(site, later[0])
    return True


def continued(
    g: Meccg, it: Agent, kind: int, chain: list[int], wanted: list[int], pool: list[int],
) -> list[int] | None:
    """The chain, gone on with to its end; -1 is wanted where any site of the pool may lie."""
    if len(chain) == len(wanted):
        return chain
    n = len(chain)
    before = chain[n - 1] if n else -1
    tried: set[int] = set()
    for site in pool if wanted[n] < 0 else [wanted[n]]:
        if site in tried or (not (wanted[n] >= 0 and n == 0 and it.footed) and not follows(g, it, kind, before, site)):
            continue
        tried.add(site)
        rest = pool
        if wanted[n] < 0:
            rest = pool.copy()
            rest.remove(site)
        found = continued(g, it, kind, [*chain, site], wanted, rest)
        if found is not None:
            return found
    return None


def shuffled(things: list[int], dice: Dice) -> list[int]:
    left = things.copy()
    return [left.pop(dice.pick(len(left))) for _ in things]

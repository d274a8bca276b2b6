"""Scenes with agents: seat 1 has them, a company of seat 0 is on its way or has entered its site."""
from __future__ import annotations

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import HAND, LOCATION, SITE_PHASE
from ravenhill.games.meccg.rules.agents import comes, lays, reveal_agent
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import at_rest, on_the_way
from tests.meccg.tables import asked, choose, names, put


def agent(g: Meccg, name: str, *trail: str, up: str = "", fresh: bool = False, side: int = 1) -> Agent:
    """An agent in play: unmoved, with these face-down sites, or face up at this one."""
    it = comes(g, put(g, name, HAND, side))
    it.fresh = fresh
    for site in trail:
        lays(g, it, put(g, site, LOCATION, side))
    if up:
        put(g, up, LOCATION, side)
        reveal_agent(g, it, g.cards.names[up])
    return it


def sites(g: Meccg, *wanted: str, side: int = 1) -> list[int]:
    """These lie in the location deck."""
    return [put(g, name, LOCATION, side) for name in wanted]


def kind(g: Meccg, name: str) -> int: return g.cards.names[name]


def hazard_turn(site: str, *members: str, stays: bool = False, limit: int = 9) -> tuple[Meccg, list[int]]:
    """The company is on its way to this site, or stays there; seat 1 may act."""
    g, people = at_rest(site, *members) if stays else on_the_way(site, *members)
    g.companies[g.current].limit = limit
    return g, people


def now(g: Meccg) -> list[str]:
    """What the hazard player may do now, the other having passed."""
    if asked(g).side == g.active:
        g.answer(0)
    return names(g)


def act(g: Meccg, words: str, *picks: str) -> None:
    """The hazard player does this; nobody answers it."""
    now(g)
    choose(g, words)
    for pick in picks:
        choose(g, pick)
    if g.question() is not None and g.chain() is not None:
        g.answer(0)
    g.question()


def entered(site: str, *members: str) -> tuple[Meccg, list[int]]:
    """The company has entered this site and faced what guards it."""
    g, people = at_rest(site, *members)
    g.stack.clear()
    g.phase = SITE_PHASE
    g.companies[g.current].entered = True
    visit = Visit(g.current)
    visit.at = 4
    g.then(visit)
    return g, people

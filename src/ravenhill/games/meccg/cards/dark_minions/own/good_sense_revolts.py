"""Good Sense Revolts, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.chain import Chain
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.aid import helps
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.agents import swayer


class SwayingAgents(Who[int]):
    """Agents whose attempts to influence somebody wait in the chain under way."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        asking = g.asking()
        links = asking.links if isinstance(asking, Chain) else []
        found = [swayer(g, link) for link in links if any(isinstance(it, Sway) for it in g.ability(link).verbs)]
        return [it.card for it in found if it is not None and it.card >= 0]


class HelpAgent(Effect):
    """So much more for an attempt that an agent is about to make."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        chain = g.chain()
        if chain is not None:
            for link in reversed(chain.links):
                it = swayer(g, link) if any(isinstance(verb, Sway) for verb in g.ability(link).verbs) else None
                if it is not None and it.card == thing:
                    helps(g, link, thing, 0, self.more)
                    return


GOOD_SENSE_REVOLTS = ShortEvent("dm-061", "Good Sense Revolts", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, FACTION, CHARACTER)), +4, at_home=+4),
        pay=TapAgent(a(Agents()), sways=(ALLY, FACTION, CHARACTER))),
    may(HAZARDS, HelpAgent(a(SwayingAgents()), +4)),
))

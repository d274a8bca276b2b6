"""Your Welcome Is Doubtful, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.agents import swayer


class AgentCan(If):
    """The agent that was picked has this skill."""
    skill: int
    def __init__(self, skill: int) -> None: self.skill = skill
    def holds(self, g: Meccg, source: Source) -> bool:
        it = swayer(g, source)
        return it is not None and it.card >= 0 and self.skill in g.facts(it.card).skills


YOUR_WELCOME_IS_DOUBTFUL = ShortEvent("dm-104", "Your Welcome Is Doubtful", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, CHARACTER)), Depends(AgentCan(DIPLOMAT), +10, otherwise=+6), at_home=+7),
        pay=TapAgent(a(Agents()), sways=(ALLY, CHARACTER))),
))

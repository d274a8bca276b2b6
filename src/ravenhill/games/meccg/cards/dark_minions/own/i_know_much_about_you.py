"""I Know Much about You, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source, Who, leaves
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words import *


class OneOfMany(If):
    """It is one of several attacks of a hazard creature."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.automatic and g.facts(attack.card).type == CREATURE and (
            g.facts(attack.card).attacks > 1)


class AgentDeeds(Who[int]):
    """What your opponent declared in this chain for which an agent had to tap."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        links = [] if chain is None else chain.links
        return [link.card for link in links if link.side != source.side and any(
            isinstance(verb, TapAgent) for verb in leaves(g.ability(link).pay))]


I_KNOW_MUCH_ABOUT_YOU = ShortEvent("dm-144", "I Know Much about You", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), when=ByAgent() | OneOfMany()),
    may(ANYTIME, Counter(a(AgentDeeds()))),
))

"""Searching Eye, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import NameIt
from ravenhill.games.meccg.piles import CHAIN
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Skill
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import OnGuardAnswer


class SkilledLinks(Who[int]):
    """Cards declared in this chain that require this skill."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        links = [] if chain is None else chain.links
        return [it.card for it in links if it.side != source.side and g.pile[it.card] == CHAIN
                and g.facts(it.card).skill == self.skill]


class SeeThrough(OnGuardAnswer):
    """What was declared does not happen, and its card is discarded; from on guard, too."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        chain = g.chain()
        if chain is not None:
            for place in range(len(chain.links) - 1, -1, -1):
                if chain.links[place].card == thing:
                    chain.cancel(g, place)


class SkilledEffects(Who[int]):
    """What cards that required this skill still do, called after the card."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def choice(self, thing: int) -> Choice: return NameIt(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        kinds = [g.cards.lasts_from[it.effect] for it in g.lasting if it.side != source.side]
        return [kind for kind in dict.fromkeys(kinds) if g.cards.facts[kind].skill == self.skill]


class EndEffect(Effect):
    """It does so no longer."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        first = next(it.thing for it in g.lasting if g.cards.lasts_from[it.effect] == thing)
        g.lasting = [it for it in g.lasting if g.cards.lasts_from[it.effect] != thing or it.thing != first]


SEARCHING_EYE = ShortEvent("td-067", "Searching Eye", side=HAZARD, done=True, rules=(
    may(ANYTIME, SeeThrough(a(SkilledLinks(SCOUT)))), may(HAZARDS, EndEffect(a(SkilledEffects(SCOUT)))),
))

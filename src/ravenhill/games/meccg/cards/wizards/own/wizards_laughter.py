"""Wizard's Laughter, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.piles import SITE_PHASE
from ravenhill.games.meccg.rules.persuasion import same_of_opponent
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Persuading


class AttemptsOnYours(Who[int]):
    """Who tries, in this chain, to influence something of yours."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side != source.side and any(
            isinstance(effect, Persuading) or self.is_from_afar(g, effect, link) for effect in g.ability(link).verbs)]
    def is_from_afar(self, g: Meccg, effect: Effect, link: Source) -> bool:
        if not isinstance(effect, InfluenceFromAfar):
            return False
        return same_of_opponent(g, link.side, link.picks[len(link.picks) - 1]) >= 0


ATTEMPTS_ON_YOURS: Final = AttemptsOnYours()


class TheirSitePhase(If):
    """It is the opponent's site phase."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.phase == SITE_PHASE and g.active != source.side


WIZARDS_LAUGHTER = ShortEvent(
    "tw-362", "Wizard's Laughter", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), traits=frozenset({ABROAD}),
    done=True, rules=(
        may(ANYTIME, Counter(a(ATTEMPTS_ON_YOURS)), CheckCorruption(YOUR_WIZARD, -2), when=TheirSitePhase()),
    ),
)

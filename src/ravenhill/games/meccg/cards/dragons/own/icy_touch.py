"""Icy Touch, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.spoils import stays_in_the_wound
from ravenhill.games.meccg.terms import CHARACTER
from ravenhill.games.meccg.words import *


class StayWithTheFirst(Effect):
    """R-CORR-02  It stays with the first whom the attack has wounded and who had none yet; or is discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        attack = g.nearest(Attacking)
        victims = [it for it in attack.wounded if g.facts(it).type == CHARACTER and it not in g.corrupted]
        if victims and g.company[victims[0]] == attack.slot:
            stays_in_the_wound(g, source.card, victims[0])
        else:
            discard(g, source.card)
        return True


ICY_TOUCH = Corruption("td-033", "Icy Touch", corruption=2, removal=Removal(above=6), done=True, rules=(
    may(ATTACKED, LayBlade(COMPANY), when=Facing(UNDEAD)),
    always(OnAttack(ATTACK_PROWESS, +1, OnAttackedCompany())),
    whenever(ATTACK_ENDS, StayWithTheFirst(THIS), when=SubjectLiesUnder()),
))

"""Traitor, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import CHAIN, NOBODY_HOSTS, Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import SPARED, Alter


class SparesAllies(Alter):
    """This attack strikes characters only."""
    def __init__(self) -> None: super().__init__(SPARED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        here = attack is not None and attack.card == source.card
        return total + 1 if here and g.facts(thing).type == ALLY else total


STRONGER_TRAITOR: Final = 10             # the prowess of a traitor's attack, above his own


class TraitorStrikes(Effect):
    """The traitor attacks somebody of his company, whom the attacker chooses; then the card is discarded."""
    def happen(self, g: Any, source: Source) -> bool:
        slot, prowess = source.picks[1], source.picks[2]
        g.host[source.card] = NOBODY_HOSTS
        g.move(source.card, CHAIN)
        if any(it != source.picks[0] for it in g.companies[slot].members):
            attack = Attack(slot, source.card)
            attack.strikes = 1
            attack.prowess = prowess + STRONGER_TRAITOR
            attack.chooses = True
            g.then(attack)
        return True
    def refusal(self, g: Any, source: Source) -> Word | None: return None


TRAITOR = PermanentEvent(
    "tw-105", "Traitor", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        whenever(CHECK_FAILED, TraitorStrikes(THIS), when=InPlayOnly()),
        always(OnAttack(BODY_CHECKS, +1, TheAttackIsThis()), SparesAllies()),
    ),
)

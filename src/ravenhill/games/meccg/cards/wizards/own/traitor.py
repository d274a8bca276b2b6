"""Traitor, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.piles import CHAIN, NOBODY_HOSTS
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import SPARED, Alter


class SparesAllies(Alter):
    """This attack strikes characters only, and not the traitor, if he is still there."""
    def __init__(self) -> None: super().__init__(SPARED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        here = attack is not None and attack.card == source.card
        return total + 1 if here and (g.facts(thing).type == ALLY or g.host[source.card] == thing) else total


STRONGER_TRAITOR: Final = 10             # the prowess of a traitor's attack, above his own


class TraitorStrikes(Effect):
    """The traitor attacks somebody of his company, whom the attacker chooses; then the card is discarded."""
    def happen(self, g: Any, source: Source) -> bool:
        traitor, slot, prowess = source.picks
        g.host[source.card] = traitor if g.is_in_play(traitor) else NOBODY_HOSTS
        g.move(source.card, CHAIN)
        if any(it != traitor for it in g.companies[slot].members):
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

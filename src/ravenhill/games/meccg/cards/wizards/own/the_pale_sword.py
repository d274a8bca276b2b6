"""The Pale Sword, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter
from ravenhill.games.meccg.words.who.cards import nazgul_in_play

WITCH_KING: Final = "Witch-king of Angmar"


class ByTheNumberOfNazgul(Alter):
    """If it is the Witch-king who attacks, so much more prowess as Nazgûl lie in play."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ATTACK_PROWESS)
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if attack is None or g.facts(attack.card).name != WITCH_KING or not self.when.holds(g, source):
            return total
        return total + nazgul_in_play(g)


THE_PALE_SWORD = Corruption(
    "tw-097", "The Pale Sword", corruption=6, removal=Removal(above=5, at_haven=True), no_duplicate=GLOBAL, unique=True,
    done=True, rules=(
        may(ATTACKED, LayBlade(COMPANY), when=Facing(NAZGUL)),
        always(OnAttack(ATTACK_PROWESS, +1, OnAttackedCompany()), ByTheNumberOfNazgul(OnAttackedCompany())),
        whenever(ATTACK_ENDS, StayInTheWound(THIS), when=SubjectLiesUnder()),
    ),
)

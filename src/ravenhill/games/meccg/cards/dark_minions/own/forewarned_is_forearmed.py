"""Forewarned Is Forearmed, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import LONE, IsSo


class OneAttackOnly(IsSo):
    """Of several automatic-attacks, but at a lair, or attacks of a hazard, the hazard player picks the only one."""
    def __init__(self) -> None: super().__init__(LONE)


class WasTheOnlyOne(If):
    """The attack is one of several, and the only one that was faced."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.lone


FOREWARNED_IS_FOREARMED = PermanentEvent(
    "dm-132", "Forewarned Is Forearmed", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)), always(OneAttackOnly()),
        whenever(ATTACK_OVER, Discard(THIS), when=WasTheOnlyOne() & AllBeaten()),
    ),
)

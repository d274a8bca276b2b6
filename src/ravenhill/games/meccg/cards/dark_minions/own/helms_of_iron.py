"""Helms of Iron, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BODY_GIVEN, Alter


class HasBody(If):
    """The attack has a body of its own."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.body > 0


class GivesBody(Alter):
    """An attack that has no body has this one, if it is such an attack."""
    body: int
    when: If
    def __init__(self, body: int, when: If) -> None:
        super().__init__(BODY_GIVEN)
        self.body = body
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(total, self.body) if self.when.holds(g, source) else total


HELMS_OF_IRON = PermanentEvent("dm-064", "Helms of Iron", side=HAZARD, done=True, rules=(
    may(HAZARDS, Discard(a(HazardEvents(PERMANENT, NAZGUL, own=True))), PutInPlay(THIS)),
    always(OnAttack(ATTACK_BODY, +1, Facing(ORC, TROLL, MAN) & HasBody())),
    always(GivesBody(4, Facing(ORC, TROLL, MAN))),
))

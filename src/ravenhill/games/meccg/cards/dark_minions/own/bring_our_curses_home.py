"""Bring Our Curses Home, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.attacks import Attacking, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class Curse(Corrupt):
    """R-CORR-02  The card comes on a character, and waits for the end of the attack."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        super().do(g, source, thing)
        attack = the_attack(g)
        if attack is not None:
            attack.curses.append(source.card)


class WaitsForIt(If):
    """It was played on somebody in the attack that ends."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(g.under_way(Attacking)) and source.card in g.nearest(Attacking).curses


class HauntOrEnd(AtOnce):
    """If the attack has eliminated a character, its creature is set aside with this card; else this is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = g.nearest(Attacking)
        attack.curses.remove(source.card)
        if attack.slain == 0:
            g.tell(DISCARDED, source.card)
            discard(g, source.card)
        elif attack.keeper < 0:
            attack.keeper = source.card


BRING_OUR_CURSES_HOME = PermanentEvent("dm-048", "Bring Our Curses Home", side=HAZARD, corruption=3, done=True, rules=(
    may(ATTACKED, Curse(a(Characters(OF_ATTACKED, never=(WIZARD,)))), when=ByCreature()),
    whenever(ATTACK_ENDS, HauntOrEnd(THIS), when=WaitsForIt()),
    whenever(BEGINNING_OF_HAZARDS, ComeForThem(THIS), when=SubjectIsCompany() & SomebodyComes()),
))

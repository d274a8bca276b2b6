"""Bring Our Curses Home, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.attacks import Attacking, the_attack
from ravenhill.games.meccg.rules.leaving import discard, kept_with
from ravenhill.games.meccg.rules.numbers import is_slain
from ravenhill.games.meccg.rules.returning import comes_again, ways
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


def followers_of(g: Meccg, card: int) -> list[int]:
    """The creatures set aside with this card that could be played on the company whose phase it is."""
    return [it for it in kept_with(g, card) if ways(g, it) and not (
        g.facts(it).dragon and is_slain(g, g.facts(it).dragon))]


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


class ComeForThem(Effect):
    """The creature that is set aside with this card attacks the company."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for creature in followers_of(g, source.card)[:1]:
            comes_again(g, creature, 0, 0, source.card)


class SomebodyComes(If):
    """The creature that is set aside with this card can be played on the company now."""
    def holds(self, g: Meccg, source: Source) -> bool: return bool(followers_of(g, source.card))


BRING_OUR_CURSES_HOME = PermanentEvent("dm-048", "Bring Our Curses Home", side=HAZARD, corruption=3, done=True, rules=(
    may(ATTACKED, Curse(a(Characters(OF_ATTACKED, never=(WIZARD,)))), when=ByCreature()),
    whenever(ATTACK_ENDS, HauntOrEnd(THIS), when=WaitsForIt()),
    whenever(BEGINNING_OF_HAZARDS, ComeForThem(THIS), when=SubjectIsCompany() & SomebodyComes()),
))

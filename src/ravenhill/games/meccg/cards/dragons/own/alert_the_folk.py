"""Alert the Folk, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lasting import THIS_ATTACK
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

FOLK = CardsInHand(FACTION, regions=("Anduin Vales", "Iron Hills", "Northern Rhovanion", "Woodland Realm"))


class TwoOf(If):
    """There are two of these."""
    who: Who[Any]
    def __init__(self, who: Who[Any]) -> None: self.who = who
    def holds(self, g: Meccg, source: Source) -> bool: return len(self.who.find(g, source)) > 1


class Rally(ThisTurn):
    """So much more for each marshalling point printed on what was given up, as long as the attack lasts."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return the_attack(g) is not None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for _ in range(sum([g.facts(card).points for card in source.picks])):
            g.lasts(self.number, source, thing, THIS_ATTACK, attack_depth(g))


ALERT_THE_FOLK = ShortEvent("td-097", "Alert the Folk", side=RESOURCE, done=True, rules=(
    may(
        ATTACKED, GiveUp(a(FOLK)), Perhaps(GiveUp(a(FOLK)), when=TwoOf(FOLK)), Rally(OnIt(PROWESS, +1), THE_ATTACKED),
        when=Facing(DRAGON, DRAKE) & ~ByDragon("Eärcaraxë"),
    ),
))

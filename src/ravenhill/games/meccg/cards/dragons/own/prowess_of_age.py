"""Prowess of Age, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.attacks import attack_depth
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter
from ravenhill.games.meccg.words.verbs.kinds import Attempting


class LinksCancelling(Who[int]):
    """What was declared in this chain and would cancel the attack."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if any(may_cancel(it) for it in g.ability(link).verbs)]


def may_cancel(verb: Effect) -> bool:
    """It cancels the attack, at once or if something comes of it."""
    return isinstance(verb, Cancel) or (isinstance(verb, ThisTurn | Attempting) and verb.cancels())


class ByCopies(Alter):
    """As much prowess for each copy that was played on the attack as there are copies: one, four, nine."""
    def __init__(self) -> None: super().__init__(ATTACK_PROWESS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        depth = attack_depth(g)
        if source.picks[1] != depth:
            return total
        return total + len([it for it in g.lasting if it.effect == source.ability and it.place == depth])


PROWESS_OF_AGE = ShortEvent("td-055", "Prowess of Age", side=HAZARD, done=True, rules=(
    may(ATTACKED, Counter(a(LinksCancelling())), when=ByDragon()),
    may(ATTACKED, ForThisAttack(ByCopies(), THE_ATTACK), when=Facing(DRAGON, DRAKE)),
))

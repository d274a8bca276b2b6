"""Legendary Hoard, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lasting import WHILE_IT_LIES
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import INVERTED, NO_PATH
from ravenhill.games.meccg.rules.leaving import turned_over
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import PER_DRAGON
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.moments import DRAGON_PLAYED, LEAVING, SITE_SPARED, SITE_TAPPED
from ravenhill.games.meccg.words.numbers import SPARES, TAKEN, TURNED, UNCANCELLED, Alter
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


def its_dragon(g: Meccg, card: int) -> int:
    """The Dragon on which it lies, or that was turned over for it; or -1."""
    return next(iter(turned_over(g, card)), g.host[card])


def is_its_lair(g: Meccg, card: int, site: int) -> bool:
    dragon = its_dragon(g, card)
    return dragon >= 0 and site >= 0 and g.facts(site).name == g.facts(dragon).lair


class NeverCancelled(Alter):
    """The attack of the Dragon on which it lies cannot be cancelled."""
    def __init__(self) -> None: super().__init__(UNCANCELLED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing == g.host[source.card] else total


class LairIsSpared(Alter):
    """So many items that are played in the lair of its Dragon do not tap it, by how often the card was turned."""
    items: tuple[int, ...]
    def __init__(self, *items: int) -> None:
        super().__init__(SPARES)
        self.items = items
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if not is_its_lair(g, source.card, thing):
            return total
        taken = [it for it in g.lasting if it.thing == source.card and (
            g.cards.lasts[it.effect].change.question == TAKEN)]
        return total + max(0, self.items[g.state[source.card]] - len(taken))


class AnItemIsTaken(ThisTurn):
    """One of the items that do not tap the lair was played."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(TAKEN), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing, WHILE_IT_LIES)


class KeepTurnedOver(ThisTurn):
    """Instead of leaving play it is turned over, until this card is discarded."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(TURNED), who)


class TurnAside(AtOnce):
    """The card is turned by a quarter, twice at most."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.state[thing] < INVERTED:
            g.state[thing] += 1
            g.tell(TAPS, thing)


class FormOfIts(If):
    """What was played is a form of its Dragon."""
    def holds(self, g: Meccg, source: Source) -> bool:
        dragon = its_dragon(g, source.card)
        return dragon >= 0 and g.facts(dragon).dragon == g.facts(source.picks[0]).dragon


class InItsLair(If):
    """That happens in the lair of its Dragon."""
    def holds(self, g: Meccg, source: Source) -> bool: return is_its_lair(g, source.card, source.picks[0])


class ItsDragon(Who[int]):
    """The Dragon on which it lies."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        dragon = g.host[source.card]
        return [dragon] if dragon >= 0 else NO_PATH


LEGENDARY_HOARD = PermanentEvent("td-127", "Legendary Hoard", side=RESOURCE, no_duplicate=PER_DRAGON, done=True, rules=(
    may(ANYTIME, PutInPlay(a(WithHoard(dragons=True)))),
    always(NeverCancelled(), LairIsSpared(1, 2, 3)),
    whenever(DRAGON_PLAYED, TurnAside(THIS), when=FormOfIts()),
    whenever(SITE_SPARED, AnItemIsTaken(THIS), when=InItsLair()),
    whenever(LEAVING, KeepTurnedOver(ItsDragon())),
    whenever(SITE_TAPPED, Discard(THIS), when=InItsLair()),
))

"""Andúril, the Flame of the West, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import FromStore


class BearerOfItsHost(Who[int]):
    """Who bears the item the card lies with."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        host = g.host[source.card]
        return [g.host[host]] if host >= 0 and g.host[host] >= 0 else []


class DiscardStored(FromStore):
    """Another stored card is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: discard(g, thing)


ANDURIL_THE_FLAME_OF_THE_WEST = PermanentEvent(
    "tw-192", "Andúril, the Flame of the West", side=RESOURCE, skill=SAGE, points=1, score=ITEMS, corruption=1,
    prowess_up_to=11, instead=Instead(points=4, prowess=+4, influence=+1, when=OnItem()), unique=True,
    done=True, rules=(
        may(
            AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), CheckCorruption(THE_ONE, -3),
            pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered(),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER, ~OnItem())),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN) & ~OnItem()),
        may(ANYTIME, LayWith(a(Items(YOURS, name="Narsil"))), pay=DiscardStored(a(Stored("Reforging")))),
        may(
            ANYTIME, Untap(a(Characters(OF_BEARER, race=DUNADAN))), CheckCorruption(BearerOfItsHost(), -1),
            pay=Tap(THIS), when=OnItem(),
        ),
    ),
)

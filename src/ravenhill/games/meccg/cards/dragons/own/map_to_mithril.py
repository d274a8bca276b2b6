"""Map to Mithril, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those


class CommonWeapons(Who[int]):
    """Weapons of the bearer's company that are not unique, each with no such card yet."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [item for it in those(g, source, OF_BEARER) for item in items_of(g, it)
                if g.facts(item).kind == WEAPON and not g.facts(item).unique]


class ForgeInto(Effect):
    """This card is placed with that weapon."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.host[source.card] = thing


MAP_TO_MITHRIL = PermanentEvent(
    "td-133", "Map to Mithril", side=RESOURCE, points=2, corruption=2, traits=frozenset({ADDS}),
    instead=Instead(prowess=+3, when=OnItem()), done=True, rules=(
        may(AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, race=DWARF))), when=Offered()),
        whenever(BEGINNING_OF_SITE, Tap(THIS), when=SubjectIsCompany() & BearerAtNamed("Moria") & ~IsTapped()),
        always(On(NOT_UNTAPPING, 1, THIS)),
        may(ANYTIME, ForgeInto(a(CommonWeapons())), pay=Tap(BEARER), when=BearerAtDwarfHold() & IsTapped() & ~OnItem()),
    ),
)

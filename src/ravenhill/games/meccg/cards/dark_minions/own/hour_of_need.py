"""Hour of Need, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import HAND, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.lands import region_of
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.influence import attempt_faction
from ravenhill.games.meccg.words.verbs.kinds import Influencing
from ravenhill.games.meccg.words.who.people import Chosen

FAR = 2                                  # besides the regions between


def regions_between(g: Meccg, who: int, faction: int) -> int:
    """The regions from the site of this character to that of the faction, both counted; 0 if there is no way."""
    here = region_of(g, g.companies[g.company[who]].site)
    sites = [g.cards.names[name] for name in g.facts(faction).at if name in g.cards.names]
    found = [g.cards.distance[here].get(g.cards.region_of[site], 0) for site in sites] if here >= 0 else []
    return min([n for n in found if n > 0], default=0)


class DiplomatsInNeed(Who[int]):
    """Your diplomats, neither warriors nor Wizards, at untapped sites that are not in the Under-deeps."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in Characters(YOURS, DIPLOMAT, never=(WIZARD,)).find(g, source)
                if WARRIOR not in skills(g, it) and self.fits(g, g.companies[g.company[it]].site)]
    def fits(self, g: Meccg, site: int) -> bool: return g.state[site] == UNTAPPED and not g.facts(site).under


class FactionsAfar(Who[int]):
    """Factions of your hand that could be won, wherever they are."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = Factions(in_hand=True).find(g, source)
        if not source.picks:
            return found
        if g.company[source.picks[0]] < 0:
            return []
        return [card for card in found if regions_between(g, source.picks[0], card)]


class CallAcross(Influencing):
    """The diplomat influences the faction, less two and as many as there are regions between them."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        faction = source.picks[1]
        if g.pile[faction] == HAND + source.side:
            attempt_faction(g, source, thing, faction, False, -FAR - regions_between(g, thing, faction))


class WinOrGo(Effect):
    """If the faction was won, the site taps; if not, the diplomat is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.pile[source.picks[1]] == MARSHALLED + source.side:
            site = g.companies[g.company[thing]].site
            g.state[site] = TAPPED
            g.tell(TAPS, site)
        else:
            discard_character(g, thing)


class TheDiplomat(Chosen):
    """The diplomat who tapped."""


HOUR_OF_NEED = ShortEvent("dm-141", "Hour of Need", side=RESOURCE, done=True, rules=(
    may(
        ORGANIZING, CallAcross(TheDiplomat()), WinOrGo(TheDiplomat()),
        pay=Together(Tap(a(DiplomatsInNeed())), Show(a(FactionsAfar()))),
    ),
))

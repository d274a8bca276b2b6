"""Known to an Ounce, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.rules.rescue import FacedAgain
from ravenhill.games.meccg.rules.site import has_hoard
from ravenhill.games.meccg.state import IN_PLAY, Meccg
from ravenhill.games.meccg.terms import PERMANENT
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class WithHoard(Who[int]):
    """The site of the company, if it contains a hoard; or Dragons that are at home."""
    dragons: bool
    def __init__(self, dragons: bool = False) -> None: self.dragons = dragons
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.dragons:
            there = g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
            return [card for card in there if g.facts(card).dragon and g.facts(card).form == PERMANENT]
        site = destination(g.companies[g.current]) if g.current >= 0 else -1
        return [site] if site >= 0 and has_hoard(g, site) else []


class AtItsHoard(If):
    """Who gained the item is at the site on which the card lies, or at the lair of the Dragon."""
    def holds(self, g: Meccg, source: Source) -> bool:
        host, slot = g.host[source.card], company_of(g, source.picks[0]) if source.picks else -1
        if host < 0 or slot < 0:
            return False
        site = g.companies[slot].site
        return site == host or g.facts(site).name == g.facts(host).lair


class FaceAllAgain(Effect):
    """The company faces the automatic-attacks of its site again."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(FacedAgain(source.card, 0, False, guards=True))


KNOWN_TO_AN_OUNCE = PermanentEvent("td-039", "Known to an Ounce", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    may(HAZARDS, PutInPlay(a(WithHoard()))), may(HAZARDS, PutInPlay(a(WithHoard(dragons=True)))),
    whenever(ITEM_GAINED, FaceAllAgain(THIS), when=AtItsHoard() & InSitePhase()),
))

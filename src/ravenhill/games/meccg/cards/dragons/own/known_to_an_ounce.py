"""Known to an Ounce, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.rules.rescue import FacedAgain
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class AtItsHoard(If):
    """The item was played at the site on which the card lies, or at the lair of the Dragon."""
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
    whenever(ITEM_PLAYED, FaceAllAgain(THIS), when=AtItsHoard() & InSitePhase()),
))

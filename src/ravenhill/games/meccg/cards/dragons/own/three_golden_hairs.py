"""Three Golden Hairs, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Weighing
from ravenhill.games.meccg.words.who.people import those


class BesideGaladriel(Who[int]):
    """Your diplomats at Galadriel's site, but for herself, Hobbits and Wizards."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        sites = [g.facts(g.companies[g.company[it]].site).name for it in those(g, source, ALL)
                 if g.facts(it).name == "Galadriel"]
        return [it for it in those(g, source, YOURS) if g.facts(it).name != "Galadriel" and DIPLOMAT in skills(g, it)
                and g.facts(it).race not in (HOBBIT, WIZARD) and g.facts(g.companies[g.company[it]].site).name in sites]


class CorruptionOnIt(Weighing):
    """R-CORR-03  The corruption cards on the character who was picked."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.on(source.picks[0]) if g.facts(card).is_corruption_card()] if source.picks else []


THREE_GOLDEN_HAIRS = PermanentEvent(
    "td-157", "Three Golden Hairs", side=RESOURCE, corruption_check=+2, unique=True, done=True, rules=(
        may(ANYTIME, PutInPlay(a(BesideGaladriel())), Anyway(Discard(CorruptionOnIt()))),
    ),
)

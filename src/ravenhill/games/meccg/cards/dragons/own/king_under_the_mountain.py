"""King under the Mountain, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.rules.lands import the_fallen
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import DWARVISH, ITEMS_FOR, REDUCED, SITE_TYPE, Alter
from ravenhill.games.meccg.words.who.people import those

HEIRS = ("Balin", "Dáin II", "Thorin II", "Thráin II")
OF_THE_SEA = "Eärcaraxë"
KINGDOM = {SITE_TYPE: int(BORDER_HOLD), DWARVISH: 1, ITEMS_FOR: int(DWARF)}


def defeated_by(g: Meccg, slot: int) -> list[int]:
    """R-AMB-121  The Dragons at home, but for that of the sea, that a company has defeated this turn."""
    beat = g.companies[slot].beat
    return [card for card in the_fallen(g) if g.state[card] == TAPPED
            and g.facts(card).dragon not in ("", OF_THE_SEA) and g.cards.identity[g.kind[card]] in beat]


class WhoIsKing(Who[int]):
    """Heirs of the Mountain whose company has defeated a Dragon at home this turn."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS) if g.facts(it).name in HEIRS and defeated_by(g, g.company[it])]


class FoundKingdom(Effect):
    """It is remembered, with the Dragon that fell, where the kingdom is."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        fallen = defeated_by(g, g.company[thing])
        for card in fallen[:1]:
            g.host[card] = source.card


def is_kingdom(g: Meccg, event: int, site: int) -> bool:
    """Whether this is the lair of the Dragon with which the event lies."""
    return site >= 0 and any(g.host[card] == event and g.facts(card).lair == g.facts(site).name
                             for card in the_fallen(g))


class KingdomIs(Alter):
    """The site where the Dragon fell is of another type, a Dwarf-hold, or has items for one race only."""
    def __init__(self, question: int) -> None: super().__init__(question, REDUCED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return KINGDOM[self.question] if is_kingdom(g, source.card, thing) else total


KING_UNDER_THE_MOUNTAIN = PermanentEvent(
    "td-126", "King under the Mountain", side=RESOURCE, points=5, bonuses=(Bonus(influence=+5, race=DWARF),),
    unique=True, done=True, rules=(
        may(ANYTIME, PutInPlay(a(WhoIsKing())), FoundKingdom(THE_ONE)),
        always(KingdomIs(SITE_TYPE), KingdomIs(DWARVISH), KingdomIs(ITEMS_FOR)),
    ),
)

"""Sentinels of Númenor, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, POINTS, Alter, Keeping, Opposing
from ravenhill.games.meccg.words.verbs.kinds import Influencing

SOUTH = ("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas")
NOT_OF_THEM = "Army of the Dead"


def is_southern(g: Meccg, faction: int) -> bool:
    """Whether a faction is playable at a site in one of these regions; the Dead belong to nobody."""
    it, names = g.facts(faction), g.cards.names
    return it.type == FACTION and it.name != NOT_OF_THEM and any(
        g.cards.facts[names[site]].region in SOUTH for site in it.at if site in names)


def being_influenced(g: Meccg) -> list[int]:
    """The factions that somebody tries to influence in the chain under way."""
    links = [link for frame in g.stack if isinstance(frame, Chain) for link in frame.links]
    return [card for link in links if any(isinstance(it, Influencing) for it in g.ability(link).verbs)
            for card in [link.card, *link.picks] if 0 <= card < len(g.kind) and g.facts(card).type == FACTION]


class HarderToSway(Opposing):
    """Attempts on such factions are modified, whoever makes them."""
    more: int
    but: str
    regions: tuple[str, ...]
    def __init__(self, more: int, but: str, regions: tuple[str, ...]) -> None:
        super().__init__()
        self.more = more
        self.but = but
        self.regions = regions
    def binds_agents(self) -> bool: return True
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if is_southern(g, thing) else total


class NotByThis(Alter):
    """No card of this name helps to influence such a faction."""
    name: str
    def __init__(self, name: str) -> None:
        super().__init__(BARRED)
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        barred = g.facts(thing).name == self.name and any(is_southern(g, it) for it in being_influenced(g))
        return total + 1 if barred else total


class KeepsThem(Keeping):
    """Such a faction that you win lies under the card, which leaves with the first of them that is discarded."""
    def keeps(self, g: Meccg, source: Source, faction: int) -> bool:
        return g.owner[faction] == source.side and is_southern(g, faction)


class MoreForEach(Alter):
    """Each faction under the card is worth so much more."""
    more: int
    def __init__(self, more: int) -> None:
        super().__init__(POINTS)
        self.more = more
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        lies = MARSHALLED <= g.pile[thing] < MARSHALLED + 2 and g.host[thing] == source.card
        return total + self.more if lies else total


SENTINELS_OF_NUMENOR = PermanentEvent(
    "dm-158", "Sentinels of Númenor", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)),
        always(HarderToSway(-2, NOT_OF_THEM, SOUTH), NotByThis("Muster"), KeepsThem(), MoreForEach(+1)),
    ),
)

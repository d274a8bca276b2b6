"""Frenzy of Madness, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.piles import DISCARD, HAND
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.lands import destination, like_a, region_name
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, Hold
from ravenhill.games.meccg.words import *


class OutsideRegions(If):
    """The site of the company is of this type, and in none of these regions."""
    hold: Hold
    regions: tuple[str, ...]
    def __init__(self, hold: Hold, *regions: str) -> None:
        self.hold = hold
        self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        site = destination(g.companies[g.current]) if g.current >= 0 else -1
        return site >= 0 and like_a(g, site) == self.hold and region_name(g, site) not in self.regions


class PlayableThere(Who[int]):
    """Creatures of your hand that could be keyed to the site."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        hand = [card for card in g.piles[HAND + source.side] if g.facts(card).type == CREATURE]
        return [card for card in hand if ways_of_keying(g, g.current, Source(card, 0, source.side, []), True)]


class DiscardShown(Effect):
    """From the hand, in everybody's sight."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, DISCARD + source.side)
        g.look(thing, 1 - source.side)


FAR_FROM_MORDOR = OutsideRegions(SHADOW_HOLD, "Gorgoroth", "Nurn", "Udûn", "Imlad Morgul")
FRENZY_OF_MADNESS = ShortEvent("td-026", "Frenzy of Madness", side=HAZARD, done=True, rules=(
    may(HAZARDS, Prepare(DragonOpening(), THE_SITE), pay=DiscardShown(a(PlayableThere())), when=FAR_FROM_MORDOR),
    may(HAZARDS, Prepare(DragonOpening("Daelomin"), THE_SITE), when=FAR_FROM_MORDOR),
))

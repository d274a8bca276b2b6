"""Spider of the Môrlat, and the words that she alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import MOVEMENT
from ravenhill.games.meccg.rules.leaving import to_hand
from ravenhill.games.meccg.rules.numbers import limit_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class CountAsHazard(Effect):
    """R-AMB-36  It counts against the hazard limit."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(thing) or g.phase != MOVEMENT or g.current < 0 or source.side == g.active:
            return False
        return len(g.companies[g.current].counted) < limit_of(g, g.current)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.companies[g.current].count(thing, limit_of(g, g.current))


class CrawlBack(Effect):
    """It returns to your hand."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: to_hand(g, thing)


SPIDER_OF_THE_MORLAT = Creature(
    "dm-110", "Spider of the Môrlat", race=SPIDER, strikes=2, prowess=16, body=9, points=4, unique=True, also=PERMANENT,
    keywords=frozenset({SPAWN}), keyed_to=(
        in_named("Woodland Realm", "Heart of Mirkwood", "Southern Mirkwood", when=DOORS),
        at_named("The Pûkel-deeps", "The Under-courts", "The Under-galleries", "The Under-gates", when=DOORS),
        at_named("The Sulfur-deeps", "Dol Guldur"),
    ), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        always(OnAttack(ATTACK_STRIKES, +1, Facing(SPIDER)), when=InPlayOnly()),
        whenever(
            STANDING, FacePrinted(COMPANY, Automatic(SPIDER, strikes=2, prowess=10)), when=InPlayOnly() & MovesThrough(
                "Woodland Realm", "Heart of Mirkwood", "Southern Mirkwood", "Brown Lands", "Dagorlad",
            ),
        ),
        may(HAZARDS, CrawlBack(THIS), pay=CountAsHazard(THIS), when=InPlayOnly()),
    ),
)

"""Khamûl the Easterling, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.drawing import DiscardDown
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.combat import TapAsHazard
from ravenhill.games.meccg.words.who.cards import nazgul_in_play


class TapAndCount(TapAsHazard):
    """And the Nazgûl that lie in play as permanent-events are counted, itself among them."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        super().do(g, source, thing)
        source.picks.append(nazgul_in_play(g))                 # how many there are now, is a pick


class LoseForEachNazgul(Effect):
    """This player discards a card for each Nazgûl that lay in play as a permanent-event when this was declared."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.piles[HAND + 1 - source.side])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        count = min(source.picks[len(source.picks) - 1], len(g.piles[HAND + thing]))
        if count > 0:
            g.then(DiscardDown(thing, count))


KHAMUL_THE_EASTERLING = Creature(
    "tw-047", "Khamûl the Easterling", race=NAZGUL, strikes=1, prowess=18, body=8, points=6, also=PERMANENT,
    unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD),
        in_named("Brown Lands", "Heart of Mirkwood", "Gorgoroth", "Southern Mirkwood"),
        at_sites_in("Brown Lands", "Heart of Mirkwood", "Gorgoroth", "Southern Mirkwood"),
    ),
    done=True, rules=(
        *rides(HAZARDS, LoseForEachNazgul(THE_OPPONENT), pay=TapAndCount(THIS)),
    ),
)

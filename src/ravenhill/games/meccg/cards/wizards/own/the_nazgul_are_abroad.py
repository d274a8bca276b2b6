"""The Nazgûl are Abroad, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.rules.lands import destination, like_a
from ravenhill.games.meccg.rules.piles import A_NAZGUL, Fetch
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.strength import is_ring, items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, Hold, RegionType
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import OPENS, Alter


class HuntsTheOneRing(Alter):
    """Nazgûl may be played on a company with The One Ring wherever it is, but for these types of site."""
    never: tuple[Hold, ...]
    def __init__(self, *never: Hold) -> None:
        super().__init__(OPENS)
        self.never = never
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.current < 0 or g.facts(thing).race != NAZGUL:
            return total
        company = g.companies[g.current]
        site = like_a(g, destination(company))
        borne = any(g.facts(card).has(THE_ONE_RING) for it in company.members for card in items_of(g, it))
        return total | 1 << BY_HOLD * 8 + site if borne and site not in self.never else total


class HuntsRings(Alter):
    """Nazgûl may be keyed in these ways to a company that has any ring."""
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    def __init__(self, lands: tuple[RegionType, ...], types: tuple[Hold, ...]) -> None:
        super().__init__(OPENS)
        self.lands = lands
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.current < 0 or g.facts(thing).race != NAZGUL:
            return total
        if not any(is_ring(g, card) for it in g.companies[g.current].members for card in items_of(g, it)):
            return total
        for land in self.lands:
            total |= 1 << land
        for type in self.types:
            total |= 1 << BY_HOLD * 8 + type
        return total


class MayFetchNazgul(Effect):
    """Each player may take a Nazgûl from the discard pile to the hand, the active player first."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            for side in (1 - g.active, g.active):
                g.then(Fetch(side, A_NAZGUL, 2))
        return True


THE_NAZGUL_ARE_ABROAD = PermanentEvent(
    "tw-096", "The Nazgûl are Abroad", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        always(HuntsTheOneRing(FREE_HOLD, HAVEN), HuntsRings((SHADOW_LAND,), (SHADOW_HOLD,))),
        whenever(TURN_ENDS, MayFetchNazgul(THIS), when=DOORS),
    ),
)

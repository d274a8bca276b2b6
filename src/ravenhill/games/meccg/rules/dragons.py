"""Dragons in their three forms: who hunts where, and what becomes of the others when one falls."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.lines import ELIMINATED
from ravenhill.games.meccg.piles import IN_PLAY, INVERTED, NO_PATH, OUT
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard, happens, release, turns_over
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_REGION_TYPE
from ravenhill.games.meccg.words.moments import DRAGON_PLAYED


def hunts(g: Meccg, dragon: str) -> bool:
    """R-DRG-07  This Dragon is on the wing, and so not at home."""
    return any(g.facts(card).hunts and g.facts(card).dragon == dragon for card in g.in_force())


def hunts_there(g: Meccg, card: int, slot: int) -> bool:
    """R-DRG-06, R-AMB-117  Whether a company that moves comes through a region where this Dragon hunts."""
    company = g.companies[slot]
    if company.going < 0:
        return False
    source = Source(card, 0, g.owner[card], NO_PATH)
    for key in g.facts(card).hunts:
        if key.when is not None and not key.when.holds(g, source):
            continue
        if key.by == BY_REGION_TYPE:
            if key.type in path_of(g, slot):
                return True
        elif any(g.cards.names.get(name, -1) in company.regions for name in key.names):
            return True
    return False


def a_form_comes(g: Meccg, card: int) -> None:
    """R-TERM-04  A form of a Dragon was played, and some cards count them."""
    if g.facts(card).dragon:
        happens(g, DRAGON_PLAYED, card)


def dragon_falls(g: Meccg, dragon: str) -> None:
    """R-DRG-03, 04, 08  All other forms of it leave the game with it; if it was only discarded, they stay."""
    if dragon:
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile].copy():
                if g.facts(card).dragon == dragon and not turns_over(g, card, g.owner[card], INVERTED):
                    for other in g.on(card):
                        discard(g, other)
                    release(g, card)
                    g.move(card, OUT + g.owner[card])
                    g.tell(ELIMINATED, card)

"""What may guard a site of the Under-deeps besides its own: creatures of a hand, Nazgûl in play."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import IN_PLAY, NO_PATH, Meccg
from ravenhill.games.meccg.terms import CREATURE, NAZGUL


def nazgul_for(g: Meccg, printed: Automatic) -> list[int]:
    """R-AMB-145  Those of either player who lie in play as permanent-events, and whom the site names."""
    wanted = printed.nazgul
    if wanted is None:
        return []
    return [card for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
            if g.facts(card).type == CREATURE and g.facts(card).race == NAZGUL and (
                not wanted or g.facts(card).name in wanted)]


def fits_as_guard(g: Meccg, card: int, printed: Automatic) -> bool:
    """R-AMB-144  It prints such a key, which holds now; it is not unique, unless the site allows that."""
    it = g.facts(card)
    if it.type != CREATURE or not it.done:
        return False
    if it.unique and (not printed.unique or blocked(g, g.kind[card])):
        return False
    source = Source(card, 0, g.owner[card], NO_PATH)
    return any(key.by == wanted.by and key.type == wanted.type and key.times == wanted.times and (
        key.when is None or key.when.holds(g, source)) for key in it.keyed_to for wanted in printed.hand)


def is_there(g: Meccg, site: int, attack: Automatic) -> bool:
    """R-AMB-145, 157  What a site of the Under-deeps says of its guards: some are not always there."""
    if attack.nazgul is not None:
        return bool(nazgul_for(g, attack))
    return attack.unless is None or not attack.unless.holds(g, Source(site, 0, g.active, NO_PATH))

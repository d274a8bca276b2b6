"""On an imagined table: what may lie hidden under a card."""
from __future__ import annotations

from ravenhill.core.dice import Dice
from ravenhill.games.meccg.piles import MOST_UNDER, UNDER
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM, SPECIAL


def may_be_buried(g: Meccg, card: int) -> bool:
    """An item, but neither a special one nor one of a hoard."""
    it = g.facts(card)
    return it.type == ITEM and it.size != SPECIAL and not it.hoard


def imagine_buried(g: Meccg, seat: int, dice: Dice) -> None:
    """What this seat does not know there is an item that its owner may still have, if any is unseen."""
    for place in range(2 * MOST_UNDER):
        for card in g.piles[UNDER + place]:
            if g.is_known(card, seat) or may_be_buried(g, card):
                continue
            others = [it for it in range(len(g.kind)) if g.owner[it] == g.owner[card] and not g.is_known(it, seat)
                      and may_be_buried(g, it) and not UNDER <= g.pile[it] < UNDER + 2 * MOST_UNDER]
            if others:
                g.exchange(card, others[dice.pick(len(others))])

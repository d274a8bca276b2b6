"""On an imagined table: what may lie hidden under a card."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.piles import DECK, HAND, MOST_UNDER, UNDER
from ravenhill.games.meccg.rules.buried_guesses import imagine_buried
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import put


@EITHER_SEAT
def test_R_DECK_12_what_is_buried_may_be_any_unseen_item_of_its_owner_that_is_not_buried(side: int) -> None:
    found = set()
    for seed in range(20):
        g = turn_of(side)
        place = side * MOST_UNDER
        there, other = (g.put(g.cards.names[name], UNDER + place + n, side)
                        for n, name in enumerate(("Dodge", "Glamdring")))
        for name in ("Elven Cloak", "Sword of Gondolin", "Wizard's Ring", "Wolves"):
            put(g, name, DECK, side)
        put(g, "Dagger of Westernesse", HAND, 1 - side)
        imagine_buried(g, 1 - side, FastDice(seed))
        found.add(g.facts(there).name)
        assert g.facts(other).name == "Glamdring"
    assert found == {"Elven Cloak", "Sword of Gondolin"}

"""What helps an influence attempt on a character."""
from __future__ import annotations

from ravenhill.games.meccg.state import (
    DISCARD,
)
from tests.meccg.cards.scenes import (
    influenced,
    offers,
)
from tests.meccg.tables import choose, company, give, hand, names, roll, settle

# ------------------------------------------------------------------ Praise to Elbereth


# ------------------------------------------------------------------ Sacrifice of Form


# ------------------------------------------------------------------ Wizard's Laughter


# ------------------------------------------------------------------ Alatar


# ------------------------------------------------------------------ Lucky Search


def test_tw_303_persuasive_words_and_tw_293_an_old_friendship_help_against_a_character() -> None:
    for card, rolls, won in (("Persuasive Words", (3, 12, 2), True), ("Persuasive Words", (3, 12, 12), False)):
        g, (gimli,), boromir = influenced("Gimli")
        g.owner[boromir] = 0
        give(g, boromir, "Magic Ring of Words")                # a diplomat
        hand(g, 0, card)
        choose(g, "Pass")
        choose(g, f"Declared {card}")
        choose(g, "Take Boromir II")
        settle(g)
        roll(g, *rolls[:2])
        assert names(g) == ["Number 3", "Number 12"]
        choose(g, "Number 12")
        for other in ("Elrond", "Glorfindel II"):
            company(g, 1, "Rivendell", other)                  # no general influence is left against him
        roll(g, rolls[2])
        assert (g.pile[gimli] == DISCARD + 1) == won
    g, _, boromir = influenced("Gimli")
    hand(g, 0, "Old Friendship")
    choose(g, "Pass")
    assert not offers(g, "Old Friendship")                     # Boromir is no diplomat

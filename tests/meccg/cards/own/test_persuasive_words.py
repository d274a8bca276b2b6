"""Persuasive Words and others who speak well."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.games.meccg.piles import DISCARD, HAND, MARSHALLED
from tests.meccg.cards.scenes import influenced, offers, until_settled, visiting
from tests.meccg.tables import choose, company, deck, give, hand, names, roll, settle


def test_tw_303_persuasive_words_roll_twice_and_tw_267_a_lordly_presence_draws():
    g, _ = visiting("Iron Hill Dwarf-hold", "Gimli")
    faction = hand(g, 0, "Iron Hill Dwarves", "Persuasive Words")[0]
    choose(g, "Declared Iron Hill Dwarves")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Declared Persuasive Words")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Pass")
    roll(g, 2, 11)
    assert names(g) == ["Number 2", "Number 11"]
    choose(g, "Number 11")
    assert g.pile[faction] == MARSHALLED
    g, (_gimli,) = visiting("Iron Hill Dwarf-hold", "Gimli")
    faction = hand(g, 0, "Iron Hill Dwarves", "Lordly Presence")[0]
    drawn = deck(g, 0, "Dodge")[0]
    choose(g, "Declared Iron Hill Dwarves")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Declared Lordly Presence")
    choose(g, "Take Gimli")
    until_settled(g, 4)
    assert g.pile[faction] == MARSHALLED and g.pile[drawn] == HAND
    g, _ = visiting("Woodmen-town", "Beorn")
    hand(g, 0, "Woodmen", "Persuasive Words", "Lordly Presence")
    choose(g, "Declared Woodmen")
    choose(g, "Take Beorn")
    choose(g, "Pass")
    assert not offers(g, "Persuasive Words") and not offers(g, "Lordly Presence")


def test_tw_303_persuasive_words_and_tw_293_an_old_friendship_help_against_a_character() -> None:
    for card, rolls, won in (("Persuasive Words", (3, 12, 2), True), ("Persuasive Words", (3, 12, 12), False)):
        g, (gimli,), boromir = influenced("Gimli")
        g.owner = replaced(g.owner, boromir, 0)
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

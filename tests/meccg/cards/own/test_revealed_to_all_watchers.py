"""Revealed to all Watchers."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Chance
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import ASIDE, DECK, HAND, ON_TOP
from ravenhill.games.meccg.rules.deck_top import gaze
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import on_the_way, refused
from tests.meccg.tables import asked, choose, deck, hand, names, put, written_and_read

WATCHERS = "Revealed to all Watchers"


def revealed(*more: str, top: tuple[str, ...] = ()) -> Meccg:
    """Seat 1 has two hazards, three resources and the card in hand, and twelve cards in the deck."""
    g, _ = on_the_way("Moria", "Gimli", path=(3,))
    hand(g, 1, WATCHERS, "Wargs", "Twilight", "Dodge", "Block", "Glamdring", *more)
    deck(g, 1, *["Orc-guard"] * 12)
    for name in top:
        put(g, name, ON_TOP, 1)
    g.answer(0)
    choose(g, f"Declared {WATCHERS}")
    while type(g.question()).__name__ not in ("LayBack", "Roll") and not (
            type(g.question()).__name__ == "Declare" and g.chain() is None):
        g.answer(0)
    return g


def test_dm_085_the_hand_is_shown_and_filled_and_the_rest_laid_back() -> None:
    g = revealed()
    assert asked(g).side == 1 and sorted(names(g)) == ["Take Block", "Take Dodge", "Take Glamdring"]
    held = [g.facts(card).name for card in g.piles[HAND + 1]]
    assert len(held) == 8 and held.count("Orc-guard") == 6 and {"Wargs", "Twilight"} <= set(held)
    assert {g.facts(card).name for card in g.piles[HAND + 1] if g.is_known(card, 0)} == {"Wargs", "Twilight"}
    assert len(g.piles[ASIDE + 1]) == 3 and faults(g) == []
    again = written_and_read(g)
    for seat in (0, 1):
        view = GAME.view(again, seat)
        assert GAME.view(GAME.imagine(view, FastDice(1), GAME.position_options(again)), seat) == view
    choose(g, "Take Block")
    twin = g.copy()
    choose(twin, "Take Dodge")
    choose(g, "Take Glamdring")
    if type(g.question()).__name__ == "LayBack":
        choose(g, "Take Dodge")
        choose(twin, "Take Glamdring")
    top = [g.facts(card).name for card in g.piles[DECK + 1][-3:]]
    assert top == ["Block", "Glamdring", "Dodge"] and g.tops[DECK + 1] == 3 and not g.piles[ASIDE + 1]
    assert GAME.view(g, 0)["tops"] == GAME.view(twin, 0)["tops"]      # the other sees no order
    assert all(g.is_known(card, 1) and not g.is_known(card, 0) for card in g.piles[DECK + 1][-3:])
    draw_cards(g, 1, 2)
    g.question()
    g.answer(0)
    g.question()
    g.answer(0)
    assert [g.facts(card).name for card in g.piles[HAND + 1][-2:]] == ["Dodge", "Glamdring"] and faults(g) == []


def test_dm_085_what_lay_on_top_in_no_order_lies_below_then() -> None:
    g = revealed(top=("Ford", "Escape", "Stealth", "Hiding", "Concealment", "Anduin River", "River"))
    for name in ("Block", "Dodge", "Glamdring"):
        if type(g.question()).__name__ == "LayBack":
            choose(g, f"Take {name}")
    top = g.piles[ON_TOP + 1]
    assert g.tops[ON_TOP + 1] == 3 and len(top) == 4 and g.facts(top[-1]).name == "Glamdring" and not g.tops[DECK + 1]
    gaze(g, 1, 1)                                                 # five cards: three of them, one of those, one more
    while isinstance(g.question(), Chance):
        g.answer(0)
    seen = {g.facts(card).name for card in g.piles[ON_TOP + 1]}
    assert {"Block", "Dodge", "Glamdring"} <= seen and len(seen) == 5 and g.tops[ON_TOP + 1] == 0
    assert faults(g) == []


def test_dm_085_without_resources_and_without_limit() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(3,))
    hand(g, 1, WATCHERS, *["Wargs"] * 7)
    deck(g, 1, *["Orc-guard"] * 3)
    g.answer(0)
    choose(g, f"Declared {WATCHERS}")
    while type(g.question()).__name__ != "Declare" or g.chain() is not None:
        g.answer(0)
    assert len(g.piles[HAND + 1]) == 8 and len(g.piles[DECK + 1]) == 2 and faults(g) == []
    g, _ = on_the_way("Moria", "Gimli", path=(3,))
    hand(g, 1, WATCHERS)
    g.companies[0].limit = 0
    assert refused(g, WATCHERS)

"""A trigger looks again at its source, and a standing condition is asked whenever what it watches may have changed."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain, Declare
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.leaving import discard, discard_character
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, DARK_DOMAIN, FREE_DOMAIN, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, HAZARDS
from tests.meccg.cards.scenes import offers, on_the_way, the_company, until_settled
from tests.meccg.tables import choose, give, hand, put

STORMS = [
    ("Snowstorm", (WILDERNESS,)), ("Long Winter", (WILDERNESS, WILDERNESS)), ("Foul Fumes", (SHADOW_LAND,)),
    ("Foul Fumes", (DARK_DOMAIN,)), ("Long Winter", (WILDERNESS, FREE_DOMAIN, WILDERNESS)),
]


def blown(card: str, path: tuple[int, ...], *members: str) -> tuple[Meccg, list[int], int]:
    """A company is on its way with this in play; what it triggers has been declared."""
    g, people = on_the_way("Minas Tirith", *members or ("Gimli",), path=path)
    put(g, "Doors of Night", IN_PLAY, 1)
    storm = put(g, card, IN_PLAY, 1)
    return g, people, storm


@pytest.mark.parametrize("card, path", STORMS)
def test_a_company_returns_to_its_origin(card: str, path: tuple[int, ...]) -> None:
    g, _, _ = blown(card, path)
    assert isinstance(g.question(), Declare) and g.chain() is not None
    until_settled(g)
    assert the_company(g).sent_back


@pytest.mark.parametrize("card, path", STORMS)
def test_cause_4_gates_of_morning_in_answer_end_the_storm(card: str, path: tuple[int, ...]) -> None:
    g, _, storm = blown(card, path)
    hand(g, 0, "Gates of Morning")
    choose(g, "Declared Gates of Morning")
    until_settled(g)
    assert g.pile[storm] == DISCARD + 1 and not the_company(g).sent_back and the_company(g).going >= 0


@pytest.mark.parametrize("use", ["Declared Twilight 0", "Declared Twilight 1"])
@pytest.mark.parametrize("card, path", STORMS)
def test_cause_4_twilight_cancels_and_discards(card: str, path: tuple[int, ...], use: str) -> None:
    """Aimed at the card in play, or at what it has triggered."""
    g, _, storm = blown(card, path)
    hand(g, 0, "Twilight")
    choose(g, use)
    choose(g, f"Take {card}")
    until_settled(g)
    assert g.pile[storm] == DISCARD + 1 and not the_company(g).sent_back


def test_gates_do_not_trigger_what_they_end() -> None:
    """Gates are played first, while the path is safe; the storm is gone when the path changes."""
    g, _, storm = blown("Snowstorm", (BORDER_LAND,))
    hand(g, 0, "Gates of Morning")
    choose(g, "Declared Gates of Morning")
    until_settled(g)
    assert g.pile[storm] == DISCARD + 1 and not the_company(g).sent_back


@pytest.mark.parametrize("card, path, hazard", [
    ("Snowstorm", (BORDER_LAND,), "Gloom 1"), ("Long Winter", (BORDER_LAND, WILDERNESS), "Gloom 1"),
    ("Foul Fumes", (WILDERNESS,), "Choking Shadows 3"), ("Snowstorm", (FREE_DOMAIN, BORDER_LAND), "Gloom 1"),
    ("Long Winter", (WILDERNESS, FREE_DOMAIN, BORDER_LAND), "Gloom 1"),
])
def test_family_5_a_path_that_a_hazard_makes_worse_is_noticed(card: str, path: tuple[int, ...], hazard: str) -> None:
    g, _, _ = blown(card, path)
    hand(g, 1, hazard[:-2])
    assert g.chain() is None and not the_company(g).sent_back
    choose(g, "Pass")
    choose(g, f"Declared {hazard}")
    until_settled(g)
    assert the_company(g).sent_back


@pytest.mark.parametrize("event, path", [("Morgul Night", (WILDERNESS,)), ("Fell Winter", (BORDER_LAND, BORDER_LAND))])
def test_family_5_a_long_event_that_changes_the_lands_is_noticed(event: str, path: tuple[int, ...]) -> None:
    g, _, _ = blown("Foul Fumes" if event == "Morgul Night" else "Long Winter", path)
    hand(g, 1, event)
    choose(g, "Pass")
    choose(g, f"Declared {event}")
    until_settled(g)
    assert the_company(g).sent_back


@pytest.mark.parametrize("card, path", [it for it in STORMS if it[0] != "Snowstorm"])
def test_family_5_a_company_that_loses_its_ranger_is_blown_back(card: str, path: tuple[int, ...]) -> None:
    g, (aragorn, _), _ = blown(card, path, "Aragorn II", "Gimli")
    assert g.chain() is None                                   # he leads it
    discard_character(g, aragorn)
    g.ready = False
    until_settled(g)
    assert the_company(g).sent_back


def test_family_5_goldberrys_answer_is_not_asked_for_twice() -> None:
    """What was cancelled does not happen again as long as nothing has changed."""
    g, (gimli,), storm = blown("Snowstorm", (WILDERNESS,))
    goldberry = give(g, gimli, "Goldberry")
    hand(g, 1, "Doors of Night")
    g.ready = False
    choose(g, "Declared Goldberry")
    until_settled(g)
    assert g.state[goldberry] == TAPPED and not the_company(g).sent_back and g.chain() is None
    choose(g, "Pass")
    assert g.chain() is None and g.pile[storm] == IN_PLAY + 1


def test_sites_are_tapped_when_a_path_becomes_worse() -> None:
    g, _ = on_the_way("Moria", "Aragorn II", path=(BORDER_LAND,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Foul Fumes", IN_PLAY, 1)
    moria = the_company(g).going
    until_settled(g)
    assert g.state[moria] == UNTAPPED                          # two Wildernesses lead there
    hand(g, 1, "Morgul Night")
    choose(g, "Pass")
    choose(g, "Declared Morgul Night")
    until_settled(g)
    assert g.state[moria] == TAPPED


def test_a_corruption_card_that_is_gone_makes_nobody_check() -> None:
    g, (haldir,) = on_the_way("Bree", "Haldir", path=(WILDERNESS,))
    lure = give(g, haldir, "Lure of Nature", owner=1)
    g.announce(END_OF_HAZARDS, g.current)
    g.then(Chain(HAZARDS, 1, [g.waiting.pop()]))
    g.ready = False
    discard(g, lure)                                           # in answer
    until_settled(g, 2)
    assert g.is_in_play(haldir) and not offers(g, "Haldir")

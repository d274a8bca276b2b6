"""Lure of MECCG."""
from __future__ import annotations

import pytest

from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.state import EVENTS, Meccg
from tests.meccg.cards.scenes import in_play, offers, on_the_way, organizing, play
from tests.meccg.tables import choose, give, hand, put, roll, settle, written_and_read


def wearied(events: int) -> tuple[Meccg, int, int]:
    """Gimli, who bears much, is about to check his corruption."""
    g, (gimli,) = on_the_way("Edoras", "Gimli")
    g.optional += EVENTS * events
    lure = put(g, "Lure of MECCG", IN_PLAY, 0)
    for item in ("Glamdring", "Dagger of Westernesse", "Horn of Anor"):
        give(g, gimli, item)
    hand(g, 1, "Weariness of the Heart")
    g.answer(0)
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Gimli")
    return g, gimli, lure


@pytest.mark.parametrize(("events", "more"), [(1, 1), (3, 3), (4, 4), (9, 4), (10, 4)])
def test_tw_500_it_adds_one_for_each_event_and_four_at_most(events: int, more: int) -> None:
    for spare, stays in ((1, True), (-1, False)):
        g, gimli, lure = wearied(events)
        choose(g, "Declared Lure of MECCG 1")
        choose(g, "Take Gimli")
        assert g.state[lure] == TAPPED
        give(g, gimli, "Dwarven Ring of Bávor's Tribe")
        total = corruption(g, gimli) - more + (spare if spare > 0 else -1)
        settle(g)
        roll(g, max(2, total))
        assert in_play(g, gimli) is stays


def test_tw_500_who_has_been_nowhere_is_not_helped_and_the_basic_number_is_none() -> None:
    g, _, lure = wearied(0)
    assert not offers(g, "Lure of MECCG") and g.state[lure] == UNTAPPED


@pytest.mark.parametrize(("events", "may"), [(9, False), (10, True)])
def test_tw_500_ten_events_untap_it_once_a_turn(events: int, may: bool) -> None:
    g, (gimli, frodo) = organizing("Bree", "Gimli", "Frodo")
    g.optional += EVENTS * events
    lure = put(g, "Lure of MECCG", IN_PLAY, 0)
    g.state[lure] = TAPPED
    assert offers(g, "Lure of MECCG 2") is may
    if may:
        play(g, "Lure of MECCG 2", "Take Gimli")
        assert (g.state[lure], g.state[gimli], g.state[frodo]) == (UNTAPPED, TAPPED, UNTAPPED)
        g.state[lure] = TAPPED
        g.ready = False
        assert not offers(g, "Lure of MECCG 2")


def test_tw_500_a_match_says_how_many_and_so_does_a_position() -> None:
    g = GAME.new({"events": 10})
    assert g.events() == 10 and GAME.new({}).events() == 0
    for wrong in (-1, 100):
        with pytest.raises(RavenhillError, match="events"):
            GAME.new({"events": wrong})
    again, _ = organizing("Bree", "Gimli")
    again.optional += EVENTS * 3
    assert written_and_read(again).events() == 3
    assert dict(GAME.position_options(again))["events"] == 3

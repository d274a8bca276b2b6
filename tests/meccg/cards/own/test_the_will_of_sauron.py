"""The Will of Sauron."""
from __future__ import annotations

from ravenhill.games.meccg.lasting import EVERYTHING, LONG_EVENT_LASTS, Lasting
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.turn import LongEventPhase
from tests.meccg.cards.scenes import in_play, on_the_way, play, refused
from tests.meccg.tables import hand, put, table


def test_tw_100_the_will_of_sauron_keeps_long_events_and_takes_them_along() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "The Will of Sauron")
    assert refused(g, "The Will of Sauron")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    night, eye = put(g, "Night", IN_PLAY, 1), put(g, "Eye of Sauron", IN_PLAY, 0)
    sun = put(g, "Sun", IN_PLAY, 0)
    g.ready = False
    play(g, "The Will of Sauron")
    will = g.piles[IN_PLAY + 1][-1]
    LongEventPhase().leave(g, 1, False)
    assert in_play(g, night) and in_play(g, eye)
    discard(g, doors)
    assert g.pile[will] == g.pile[night] == DISCARD + 1 and g.pile[eye] == DISCARD and in_play(g, sun)


def test_tw_100_the_will_of_sauron_leaves_when_a_deck_is_exhausted() -> None:
    from ravenhill.games.meccg.rules.drawing import Exhaustion

    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    will, night = put(g, "The Will of Sauron", IN_PLAY, 1), put(g, "Night", IN_PLAY, 1)
    put(g, "Giant", DISCARD, 0)
    Exhaustion(0).sites_come_back(g)
    assert g.pile[will] == g.pile[night] == DISCARD + 1


def test_what_lasts_as_a_long_event_ends_with_it_and_nothing_else_does() -> None:
    g = table()
    will = put(g, "The Will of Sauron", IN_PLAY, 1)
    long, turn = Lasting(0, 1, EVERYTHING, LONG_EVENT_LASTS), Lasting(0, 1, EVERYTHING)
    g.lasting = [long, turn]
    discard(g, will)
    assert g.lasting == [turn]

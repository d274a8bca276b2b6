"""Sentinels of Númenor: factions of the South that lie under a card."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, NOBODY_HOSTS
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import faction_check, points_of
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, organizing, play, visiting
from tests.meccg.cards.test_crowds_and_flowers import written_alike
from tests.meccg.tables import choose, hand, put

CARD, SOUTHERN = "Sentinels of Númenor", "Men of Lebennin"


def watched(side: int = 0) -> tuple[Meccg, int, int, int]:
    """Boromir is at Pelargir, where the Men of Lebennin could be won; the card is this player's."""
    g, (boromir,) = visiting("Pelargir", "Boromir II")
    event = put(g, CARD, IN_PLAY, side)
    (faction,) = hand(g, 0, SOUTHERN)
    return g, boromir, event, faction


def test_dm_158_attempts_are_harder_for_both_and_muster_is_of_no_use() -> None:
    for side in range(2):
        g, boromir, event, faction = watched(side)
        harder = faction_check(g, boromir, faction)
        dead = put(g, "Army of the Dead", HAND, 0)
        north = put(g, "Rangers of the North", HAND, 0)
        with_it = [faction_check(g, boromir, it) for it in (dead, north)]
        hand(g, 0, "Muster")
        choose(g, f"Declared {SOUTHERN}")
        choose(g, "Take Boromir II")
        g.answer(0)
        assert not offers(g, "Muster")
        discard(g, event)
        g.ready = False
        assert offers(g, "Muster") and faction_check(g, boromir, faction) == harder + 2
        assert [faction_check(g, boromir, it) for it in (dead, north)] == with_it


def test_dm_158_who_wins_one_lays_it_under_the_card_for_a_point_more() -> None:
    for side in range(2):
        g, _, event, faction = watched(side)
        play(g, SOUTHERN, "Take Boromir II", total=12)
        assert g.pile[faction] == MARSHALLED
        assert g.host[faction] == (event if side == 0 else NOBODY_HOSTS)       # only yours
        assert points_of(g, faction) == g.facts(faction).points + (1 if side == 0 else 0)
        assert faults(g) == [] and differences(g) == []
        written_alike(g)


def test_dm_158_it_leaves_with_the_first_and_the_others_stay() -> None:
    g, _, event, faction = watched()
    play(g, SOUTHERN, "Take Boromir II", total=12)
    other = put(g, "Men of Anfalas", MARSHALLED, 0)
    g.host[other] = event
    discard(g, faction)
    assert g.pile[event] == DISCARD and g.pile[other] == MARSHALLED and g.host[other] == NOBODY_HOSTS
    assert points_of(g, other) == g.facts(other).points and faults(g) == []


def test_dm_158_without_it_nothing_lies_under_it() -> None:
    g, _, event, faction = watched()
    play(g, SOUTHERN, "Take Boromir II", total=12)
    discard(g, event)                                      # the other order: the card leaves first
    assert g.pile[faction] == MARSHALLED and g.host[faction] == NOBODY_HOSTS
    g.move(event, IN_PLAY)
    assert points_of(g, faction) == g.facts(faction).points                    # nor when it comes back
    discard(g, faction)
    assert g.is_in_play(event)


def test_dm_158_there_is_one_of_it() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    hand(g, 0, CARD)
    assert offers(g, CARD)
    put(g, CARD, IN_PLAY, 1)
    g.ready = False
    assert not offers(g, CARD)

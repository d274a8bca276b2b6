"""Armory: minor items that lie under a card."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import points_of
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, organizing, play, visiting
from tests.meccg.cards.test_crowds_and_flowers import written_alike
from tests.meccg.tables import choose, give, hand, names, put

CARD, DAGGER = "Armory", "Dagger of Westernesse"


def stocked(g: Meccg, *items: str) -> tuple[int, list[int]]:
    """The armory of seat 0 in play, with these under it."""
    armory = put(g, CARD, IN_PLAY, 0)
    below = [put(g, name, MARSHALLED, 0) for name in items]
    for item in below:
        g.host[item] = armory
    return armory, below


def test_dm_116_minor_items_of_the_hand_lie_under_it_for_a_point() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    armory, items = put(g, CARD, IN_PLAY, 0), hand(g, 0, DAGGER, "Elven Cloak", "Cram", "Glamdring")
    assert [name for name in names(g) if CARD in name] and points_of(g, armory) == 0
    for n, item in enumerate(items[:3]):
        play(g, CARD, f"Take {g.facts(item).name}")
        assert g.pile[item] == MARSHALLED and g.host[item] == armory and g.is_known(item, 1)
        assert points_of(g, armory) == (1 if n == 2 else 0)
    assert not offers(g, CARD) and g.pile[items[3]] == HAND                    # a greater one does not lie there
    assert faults(g) == [] and differences(g) == []
    written_alike(g)


def test_dm_116_what_a_character_bears_at_a_haven_after_a_check() -> None:
    for site, total, right in (("Rivendell", 12, True), ("Rivendell", 2, False), ("Bree", 12, None)):
        g, (frodo,) = organizing(site, "Boromir II")
        armory, dagger = put(g, CARD, IN_PLAY, 0), give(g, frodo, DAGGER)
        for _ in range(4):
            give(g, frodo, "Precious Gold Ring")
        if right is None:
            assert not offers(g, CARD)
            continue
        play(g, CARD, f"Take {DAGGER}", total=total)
        assert (g.host[dagger] == armory) is right and (g.pile[dagger] == MARSHALLED) is right
        assert g.is_in_play(frodo) is right


@pytest.mark.parametrize(("site", "right"), [("Bree", True), ("Edoras", True), ("Rivendell", False), ("Moria", False)])
def test_dm_116_it_is_played_where_people_live_and_a_minor_item_could_be(site: str, right: bool) -> None:
    """At a Haven nothing offers minor items; at a Shadow-hold, which does, the armory is too far."""
    g, (frodo,) = visiting(site, "Frodo")
    _, (dagger,) = stocked(g, DAGGER)
    (cloak,) = hand(g, 0, "Elven Cloak")
    if site == "Edoras":                                   # a faction was won, and one more minor item may be taken
        g.nearest(Visit).minor = True
    assert offers(g, DAGGER) == (right and offers(g, "Elven Cloak"))
    if offers(g, DAGGER):
        before = prowess(g, frodo)
        play(g, DAGGER, "Take Frodo")
        assert g.host[dagger] == frodo and g.state[frodo] == TAPPED and prowess(g, frodo) > before
        assert g.pile[cloak] == HAND and faults(g) == []
    written_alike(g)


def test_dm_116_nobody_else_uses_it_and_nothing_under_it_acts() -> None:
    g, (frodo,) = visiting("Bree", "Frodo")
    armory = put(g, CARD, IN_PLAY, 1)
    below = put(g, DAGGER, MARSHALLED, 1)
    g.host[below] = armory
    assert not offers(g, DAGGER)
    g, (frodo,) = organizing("Rivendell", "Frodo")
    stocked(g, "Sting")
    assert not offers(g, "Sting") and prowess(g, frodo) == g.facts(frodo).prowess
    hand(g, 0, "Sting")
    assert not offers(g, CARD)                             # the unique one lies there already
    g, (frodo,) = visiting("Bree", "Frodo")
    stocked(g, "Sting")
    assert offers(g, "Sting") == offers_minor(g)           # and may be played though it is unique


def offers_minor(g: Meccg) -> bool:
    hand(g, 0, "Elven Cloak")
    g.ready = False
    return offers(g, "Elven Cloak")


def test_dm_116_in_both_orders_of_leaving() -> None:
    g, _ = visiting("Bree", "Frodo")
    armory, (dagger, cloak) = stocked(g, DAGGER, "Elven Cloak")
    discard(g, dagger)
    assert g.is_in_play(armory) and g.host[cloak] == armory
    discard(g, armory)
    assert g.pile[cloak] == DISCARD and g.pile[dagger] == DISCARD and faults(g) == []
    g, _ = visiting("Bree", "Frodo")
    armory, (dagger,) = stocked(g, DAGGER)
    if offers(g, DAGGER):
        choose(g, f"Declared {DAGGER}")
        choose(g, "Take Frodo")
        discard(g, armory)                                 # what is being played stays so
        assert g.pile[dagger] != DISCARD

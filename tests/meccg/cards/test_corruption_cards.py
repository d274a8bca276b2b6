"""Corruption cards: what they follow."""
from __future__ import annotations

from ravenhill.games.meccg.piles import WOUNDED
from ravenhill.games.meccg.rules.falling import Inheritance
from tests.meccg.cards.scenes import attacked_by, in_play, on_the_way
from tests.meccg.tables import choose, give, hand, roll, settle


def test_tw_027_despair_follows_the_wound_of_escape_and_of_who_falls() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Despair of the Heart", owner=1)
    hand(g, 0, "Escape")
    attacked_by(g, "Abductor")
    choose(g, "Declared Escape")
    choose(g, "Take Legolas")
    settle(g)
    roll(g, 7)                                                 # the check; nobody is abducted
    assert g.state[legolas] == WOUNDED and in_play(g, legolas) and in_play(g, gimli)


def test_tw_057_expedience_also_follows_what_the_fallen_leave() -> None:
    g, (gimli, legolas, frodo) = on_the_way("Bree", "Gimli", "Legolas", "Frodo")
    give(g, gimli, "Lure of Expedience", owner=1)
    sting = give(g, frodo, "Sting")
    g.then(Inheritance(0, frodo))
    choose(g, "Take Sting")
    choose(g, "Take Legolas")
    assert g.host[sting] == legolas
    settle(g)
    roll(g, 7)                                                 # Gimli checks
    assert in_play(g, gimli) and not g.waiting

"""Blades of the Nazgûl: what they add, and the wounds in which they stay."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.turn import UntapPhase
from tests.meccg.cards.scenes import attacked_by, in_play, offers, on_the_way, organizing, play, refused, until_settled
from tests.meccg.tables import choose, give, hand, names, roll, settle

BLADES = [("tw-064", "Morgul-knife", 4, 2, 4), ("tw-097", "The Pale Sword", 6, 1, 5)]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_strengthens_the_nazgul_and_stays_in_a_wound(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    blade = hand(g, 1, card)[0]
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert prowess_of(g, attack) == 15 + more and in_play(g, blade) and blade not in g.corrupted
    attack.at = attack.ending()
    attack.wounded = [gimli, legolas]
    attack.targets, attack.results = [gimli], [1]
    g.stack = g.stack[:g.stack.index(attack) + 1]
    g.ready = False
    settle(g)
    assert g.ask(1) is not None and names(g) == ["Take Gimli", "Take Legolas"]         # the attacker's choice
    choose(g, "Take Legolas")
    assert g.host[blade] == legolas and corruption(g, legolas) == points and g.corrupted == [legolas]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_lost_that_wounds_nobody_who_may_bear_it(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for wounded, cancelled in ((False, False), (True, False), (False, True)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        blade = hand(g, 1, card)[0]
        attack = attacked_by(g, "Adûnaphel")
        g.answer(0)
        play(g, card)
        if wounded:
            attack.wounded = [gimli]
            g.corrupted.append(gimli)                          # R-CORR-02
        attack.at = attack.ending()
        attack.stopped = cancelled
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        until_settled(g)
        assert g.pile[blade] == DISCARD + 1


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_for_nazgul_and_not_twice_in_one_attack(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card, card)
    attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    attacked_by(g, "Giant")
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_drawn_at_a_haven_by_who_does_not_untap(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for total, gone in ((above + 1, True), (above, False)):
        g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
        blade = give(g, gimli, card, owner=1)
        g.state[gimli], g.state[legolas] = WOUNDED, TAPPED
        g.then(UntapPhase())
        choose(g, f"Take {card}")
        roll(g, total)
        assert (g.pile[blade] == DISCARD + 1) == gone
        until_settled(g)
        assert g.state[gimli] == WOUNDED and g.state[legolas] == UNTAPPED
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, card, owner=1)
    g.state[gimli] = WOUNDED
    g.then(UntapPhase())
    choose(g, "No")
    until_settled(g)
    assert g.state[gimli] == TAPPED
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, card, owner=1)
    assert UntapPhase().blades(g) == []                        # not away from a Haven
    assert not offers(g, card)                                 # nor in the organization phase

"""Traitor."""
from __future__ import annotations

from ravenhill.core.frames import Decision
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, OUT
from tests.meccg.cards.scenes import declare, hazard, in_play, on_the_way, pass_until, under_attack, until_settled
from tests.meccg.tables import choose, company, give, hand, names, put, roll, settle


def test_tw_105_a_traitor_attacks_his_own_company() -> None:
    g, (gimli, legolas, frodo) = on_the_way("Bree", "Gimli", "Legolas", "Frodo")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    give(g, gimli, "Lure of the Senses", owner=1)
    give(g, gimli, "The Mithril-coat")
    hand(g, 1, "Weariness of the Heart")
    declare(g, "Weariness of the Heart 1", "Take Gimli")
    settle(g)
    roll(g, 2)
    assert not in_play(g, gimli)
    settle(g)
    attack = under_attack(g)
    assert (attack.strikes, attack.prowess, attack.chooses) == (1, 5 + 10, True)
    assert g.pile[traitor] == CHAIN
    pass_until(g, "AssignRest")
    assert g.ask(1) is not None and names(g) == ["Take Legolas", "Take Frodo"]
    choose(g, "Take Frodo")
    pass_until(g, "Roll")
    roll(g, 2)
    while isinstance(g.question(), Decision):
        g.answer(0)
    roll(g, 9)                                                 # ten, with the traitor's one, is above nine
    until_settled(g)
    assert g.pile[frodo] == OUT and g.pile[traitor] == DISCARD + 1 and in_play(g, legolas)


def test_tw_105_a_traitor_waits_for_a_failure_and_finds_nobody_alone() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart")
    hazard(g, "Weariness of the Heart 1", "Take Gimli", total=7)
    assert in_play(g, traitor)
    give(g, gimli, "The Mithril-coat")
    give(g, gimli, "Lure of the Senses", owner=1)
    hazard(g, "Weariness of the Heart 1", "Take Gimli", total=2)
    assert not in_play(g, gimli) and g.pile[traitor] == DISCARD + 1


def test_tw_105_the_company_of_the_other_player_defends_itself() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    elrond, arwen = company(g, 1, "Rivendell", "Elrond", "Arwen")
    traitor = put(g, "Traitor", IN_PLAY, 1)
    put(g, "Ren the Unclean", IN_PLAY, 1)
    for item in ("The Mithril-coat", "Glamdring"):
        give(g, elrond, item)
    give(g, elrond, "Lure of the Senses", owner=0)
    declare(g, "Ren the Unclean")
    settle(g)
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 7)
    choose(g, "Take Elrond")
    settle(g)
    roll(g, 2)
    settle(g)
    attack = under_attack(g)                                   # before she checks herself
    assert attack.slot == g.company[arwen] and g.pile[traitor] == CHAIN
    question = g.question()
    assert isinstance(question, Decision) and question.side == 1           # whether she stays untapped

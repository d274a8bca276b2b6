"""Sacrifice of Form."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, UNCONTROLLED
from ravenhill.games.meccg.rules.attacks import ASSIGNED_TO, BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.numbers import influence, points_by_group
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEMS
from ravenhill.games.meccg.words.moments import STRUCK
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, struck_by, until_over
from tests.meccg.tables import choose, give, hand, put, roll, settle


def test_tw_321_all_strikes_fail_with_three_more_on_body_checks() -> None:
    g, attack, (gandalf, gimli), sword, ally, event = sacrificed("Dwar of Waw")
    limit = g.facts(attack.card).body
    roll(g, limit - 2, limit - 3)                              # with three more: one above the body, one equal
    assert attack.results == [BEATEN, RESOLVED]
    assert g.pile[gandalf] == DISCARD and g.pile[ally] == DISCARD and g.host[gimli] == UNCONTROLLED
    assert g.pile[event] == IN_PLAY and g.host[sword] == event and g.pile[sword] == IN_PLAY
    assert g.wizard_lost == [0, 0] and points_by_group(g, 0)[ITEMS] > 0


def test_tw_321_a_creature_without_a_body_is_defeated_at_once() -> None:
    g, attack, _, _, _, _ = sacrificed("Abductor")
    assert attack.results == [BEATEN, BEATEN]
    until_over(g, attack)
    assert g.pile[attack.card] == MARSHALLED


def test_tw_321_his_items_wait_for_him_and_he_comes_back_greater() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    event = put(g, "Sacrifice of Form", IN_PLAY, 0)
    horn = put(g, "Horn of Anor", IN_PLAY, 0)
    g.host[horn] = event
    g.wizard[0] = g.sacrificed[0] = g.cards.names["Gandalf"]
    gandalf = hand(g, 0, "Gandalf", "Saruman")[0]
    assert not offers(g, "Horn of Anor") and not offers(g, "Saruman")
    play(g, "Gandalf", "Place")
    assert g.host[event] == g.host[horn] == gandalf
    assert (prowess(g, gandalf), body(g, gandalf)) == (7, 10) and influence(g, gandalf) >= 11
    assert g.is_in_play(gimli)


def test_tw_321_the_opponent_cannot_play_him_and_he_gives_it_up_once() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    g.sacrificed[1] = g.cards.names["Gandalf"]
    hand(g, 0, "Gandalf")
    assert not offers(g, "Gandalf")
    g, (gandalf,) = on_the_way("Moria", "Gandalf")
    give(g, gandalf, "Sacrifice of Form")
    hand(g, 0, "Sacrifice of Form")
    struck_by(g, "Giant", gandalf)
    assert not offers(g, "Sacrifice of Form")
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 0, "Sacrifice of Form")
    struck_by(g, "Giant", gimli)
    assert g.asking().about == STRUCK and not offers(g, "Sacrifice of Form")


def sacrificed(creature: str) -> tuple[Meccg, Attack, list[int], int, int, int]:
    """Gandalf, with a sword and an ally, gives up his form against this creature."""
    g, (gandalf, gimli) = on_the_way("Moria", "Gandalf", "Gimli")
    g.host[gimli] = gandalf
    sword = give(g, gandalf, "Glamdring")
    ally = give(g, gandalf, "Bill the Pony")
    event = hand(g, 0, "Sacrifice of Form")[0]
    attack, _ = struck_by(g, creature, gandalf)
    attack.targets, attack.results = [gandalf, gimli], [ASSIGNED_TO, ASSIGNED_TO]
    choose(g, "Declared Sacrifice of Form")
    settle(g)
    return g, attack, [gandalf, gimli], sword, ally, event

"""Shelob."""
from __future__ import annotations

from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.leaving import discard
from tests.meccg.cards.scenes import (
    attacked_by,
    declare,
    on_the_way,
    play,
    refused,
    the_company,
    under_attack,
    until_settled,
)
from tests.meccg.tables import choose, hand, put, settle


def test_tw_086_shelob_stirs_spiders_while_the_doors_are_open() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Shelob")
    assert refused(g, "Shelob")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    g.ready = False
    play(g, "Shelob 2")
    shelob = g.piles[IN_PLAY + 1][-1]
    attack = attacked_by(g, "Giant Spiders")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (3, 11)
    discard(g, doors)
    assert g.pile[shelob] == DISCARD + 1 and (strikes_of(g, attack), prowess_of(g, attack)) == (2, 10)


def test_tw_086_shelob_attacks_from_where_she_lies() -> None:
    g, (gimli,) = on_the_way("Cirith Ungol", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    shelob = put(g, "Shelob", IN_PLAY, 1)
    the_company(g).limit = 0
    assert refused(g, "Shelob")
    the_company(g).limit = 1
    g.ready = False
    choose(g, "Declared Shelob 5")
    choose(g, "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (2, 19) and the_company(g).counted == (shelob,)
    assert g.pile[shelob] == CHAIN
    attack.at = attack.ending()
    attack.targets, attack.results = [gimli], [2]
    g.stack = g.stack[:g.stack.index(attack) + 1]
    g.ready = False
    until_settled(g)
    assert g.pile[shelob] == MARSHALLED
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Shelob", IN_PLAY, 1)
    assert refused(g, "Shelob")                                # there is no way to key her there


def test_tw_086_shelob_from_the_hand_has_no_more_than_her_own() -> None:
    g, _ = on_the_way("Cirith Ungol", "Gimli")
    hand(g, 1, "Shelob")
    declare(g, "Shelob 0", "KeyedTo")
    settle(g)
    assert (strikes_of(g, under_attack(g)), prowess_of(g, under_attack(g))) == (1, 18)

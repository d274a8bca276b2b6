"""Praise to Elbereth."""
from __future__ import annotations

from ravenhill.games.meccg.cards.wizards.own.praise_to_elbereth import who_may_praise
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.strength import prowess
from tests.meccg.cards.scenes import attacked_by, is_stopped, offers, on_the_way, play
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import choose, company, hand, names, put, settle


def test_tw_305_each_who_taps_turns_away_a_nazgul_event_or_the_attack() -> None:
    g, (gimli, legolas, kili) = on_the_way("Moria", "Gimli", "Legolas", "Kíli")
    hand(g, 0, "Praise to Elbereth")
    ren, akhorahil = put(g, "Ren the Unclean", IN_PLAY, 1), put(g, "Akhôrahil", IN_PLAY, 1)
    attack = attacked_by(g, "Dwar of Waw")
    choose(g, "Declared Praise to Elbereth")
    assert names(g) == ["Take Gimli", "Take Legolas", "Take Kíli"]         # at least one must tap
    choose(g, "Take Gimli")
    assert names(g) == ["Take Ren the Unclean", "Take Akhôrahil", "Take Dwar of Waw"]
    choose(g, "Take Dwar of Waw")
    assert names(g) == ["Done", "Take Legolas", "Take Kíli"]
    choose(g, "Take Legolas")
    assert names(g) == ["Take Ren the Unclean", "Take Akhôrahil"]
    choose(g, "Take Ren the Unclean")
    assert [g.state[it] for it in (gimli, legolas, kili)] == [UNTAPPED] * 3       # nothing happens before the last
    choose(g, "Done")
    assert [g.state[it] for it in (gimli, legolas, kili)] == [TAPPED, TAPPED, UNTAPPED]
    settle(g)
    assert is_stopped(attack) and g.pile[ren] == DISCARD + 1 and g.pile[akhorahil] == IN_PLAY + 1
    assert prowess(g, kili) == g.facts(kili).prowess


def test_tw_305_who_is_praised_away_is_not_tapped_in_response() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 0, "Praise to Elbereth")
    put(g, "Ren the Unclean", IN_PLAY, 1)
    put(g, "Akhôrahil", IN_PLAY, 1)
    choose(g, "Declared Praise to Elbereth")
    choose(g, "Take Gimli")
    choose(g, "Take Ren the Unclean")
    choose(g, "Done")
    assert not offers(g, "Ren the Unclean") and offers(g, "Akhôrahil")


def test_tw_305_with_the_doors_open_everybody_is_stronger_and_nobody_must_tap() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 0, "Praise to Elbereth")
    assert not offers(g, "Praise to Elbereth")                 # nothing to turn away
    put(g, "Doors of Night", IN_PLAY, 1)
    g.ready = False
    play(g, "Praise to Elbereth")
    assert prowess(g, gimli) == g.facts(gimli).prowess + 1 and g.state[gimli] == UNTAPPED


def test_tw_305_no_praise_against_others_or_by_another_company() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "Praise to Elbereth")
    attacked_by(g, "Giant")
    assert not offers(g, "Praise to Elbereth")
    g, (gimli,) = on_the_way("Moria", "Gimli")
    company(g, 0, "Bree", "Legolas")
    hand(g, 0, "Praise to Elbereth")
    g.state[gimli] = TAPPED
    attacked_by(g, "Dwar of Waw")
    assert not offers(g, "Praise to Elbereth")


@EITHER_SEAT
def test_R_CHAIN_08_who_praises_is_of_the_own_side(side: int) -> None:
    g = turn_of(side)
    mine = company(g, side, "Rivendell", "Elrond")
    company(g, 1 - side, "Lórien", "Galadriel")
    put(g, "Adûnaphel", IN_PLAY, 1 - side)
    assert who_may_praise(g, side, []) == mine

"""Meetings, the Stone of Erech, escapes: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import hold, like_a, unused_influence
from ravenhill.games.meccg.rules.turn import heals
from ravenhill.games.meccg.state import DISCARD, IN_PLAY, MARSHALLED, TAPPED, WOUNDED
from ravenhill.games.meccg.terms import FREE_HOLD, HAVEN
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION, END_OF_TURN
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    visiting,
    window,
)
from tests.meccg.tables import choose, give, hand, names, put, roll, settle


@pytest.mark.parametrize("site", ["Edoras", "Bree", "Weathertop"])
def test_tw_188_even_a_hobbit_is_met_at_holds_and_ruins(site: str) -> None:
    g, (aragorn,) = visiting(site, "Aragorn II")
    meeting, sam = hand(g, 0, "A Chance Meeting", "Sam Gamgee")
    before = unused_influence(g, aragorn)
    g.character_played = True                                  # it does not count
    give(g, aragorn, "Narsil")
    choose(g, "Declared A Chance Meeting")
    choose(g, "Take Sam Gamgee")
    choose(g, "Take Aragorn II")
    assert g.is_known(sam, 1)                                  # shown when it is declared
    settle(g)
    assert g.pile[sam] == IN_PLAY and g.host[sam] == aragorn and g.company[sam] == g.company[aragorn]
    assert unused_influence(g, aragorn) == before + 1 - 4 and g.pile[meeting] == DISCARD


def test_tw_188_in_any_phase_in_which_a_company_is_at_a_site() -> None:
    for moment in (END_OF_TURN, END_OF_ORGANIZATION):
        g, _ = window(moment, "Bree", "Aragorn II")
        hand(g, 0, "A Chance Meeting", "Merry")
        assert not offers(g, "A Chance Meeting")               # four of mind, three of influence
        hand(g, 0, "Anborn")
        g.ready = False
        assert offers(g, "A Chance Meeting")
    g, _ = on_the_way("Bree", "Gandalf", origin="Weathertop")
    hand(g, 0, "A Chance Meeting", "Anborn")
    assert not offers(g, "A Chance Meeting")


def test_tw_188_no_meeting_elsewhere_of_wizards_without_influence_or_of_who_is_in_play() -> None:
    for site, who, card in (("Rivendell", "Gandalf", "Anborn"), ("Moria", "Gandalf", "Anborn"),
                            ("Bree", "Gandalf", "Saruman"), ("Bree", "Sam Gamgee", "Anborn"),
                            ("Bree", "Gandalf", "Gandalf")):
        g, _ = organizing(site, who)
        hand(g, 0, "A Chance Meeting", card)
        assert not offers(g, "A Chance Meeting"), (site, who, card)


def test_tw_334_the_stone_stands_with_the_men_of_lamedon_and_falls_with_them() -> None:
    g, _ = visiting("Vale of Erech", "Gimli")
    stone = hand(g, 0, "Stone of Erech")[0]
    assert not offers(g, "Stone of Erech")
    men = put(g, "Men of Lamedon", MARSHALLED, 1)
    g.ready = False
    play(g, "Stone of Erech")
    assert g.pile[stone] == IN_PLAY
    discard(g, men)
    assert g.pile[stone] == DISCARD
    g, _ = visiting("Edoras", "Gimli")
    hand(g, 0, "Stone of Erech")
    put(g, "Men of Lamedon", MARSHALLED, 0)
    assert not offers(g, "Stone of Erech")


def test_tw_334_the_stone_stands_while_others_leave() -> None:
    g, _ = visiting("Vale of Erech", "Gimli")
    stone = put(g, "Stone of Erech", IN_PLAY, 0)
    put(g, "Men of Lamedon", MARSHALLED, 0)
    discard(g, put(g, "Men of Anfalas", MARSHALLED, 0))
    assert g.pile[stone] == IN_PLAY


@pytest.mark.parametrize("id", ["tw-229", "tw-230"])
def test_the_wound_of_an_escape_is_a_wound_and_none_of_the_creature(id: str) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, legolas, "Despair of the Heart", owner=1)
    card = g.put(g.cards.numbers[id], 2, 0)
    attack = attacked_by(g, "Abductor")                        # whom it wounds is gone
    choose(g, "Declared Escape")
    choose(g, "Take Gimli")
    settle(g)
    assert is_stopped(attack) and g.state[gimli] == WOUNDED and g.pile[card] == DISCARD
    assert not isinstance(g.question(), Declare)               # Legolas checks
    roll(g, 12)
    assert g.pile[gimli] == g.pile[legolas] == IN_PLAY
    assert names(g)


def test_tw_348_the_white_tree_grows_from_a_sapling_and_heals() -> None:
    for stored in (False, True):
        g, (elrond, gimli) = visiting("Minas Tirith", "Elrond", "Gimli")
        tree = hand(g, 0, "The White Tree")[0]
        assert not offers(g, "The White Tree")
        if stored:
            sapling = put(g, "Sapling of the White Tree", MARSHALLED, 0)
            g.ready = False
            assert not offers(g, "The White Tree")             # it was stored elsewhere
            g.state[sapling] = TAPPED
        else:
            sapling = give(g, gimli, "Sapling of the White Tree")
        g.ready = False
        assert not heals(g, elrond)
        play(g, "The White Tree", "Take Sapling of the White Tree")
        assert g.pile[tree] == IN_PLAY and g.pile[sapling] == DISCARD and heals(g, elrond)
        site = g.companies[g.current].site
        assert like_a(g, site) == HAVEN and hold(g, site) == FREE_HOLD


def test_tw_348_no_tree_elsewhere_or_without_a_sage() -> None:
    for site, who in (("Edoras", "Elrond"), ("Minas Tirith", "Gimli")):
        g, (it,) = visiting(site, who)
        hand(g, 0, "The White Tree")
        give(g, it, "Sapling of the White Tree")
        assert not offers(g, "The White Tree")
    g, (elrond,) = organizing("Minas Tirith", "Elrond")
    put(g, "The White Tree", IN_PLAY, 0)
    give(g, elrond, "Dagger of Westernesse")
    assert not offers(g, "Dagger of Westernesse")              # no Haven for storing

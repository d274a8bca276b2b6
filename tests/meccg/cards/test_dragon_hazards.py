"""Hazards of the Dragons: one that does not count, keys after an attack, more body checks, the night that returns."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import IN_PLAY, OUT, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.falling import BodyRoll
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.terms import BY_HOLD, BY_REGION_TYPE, ORC, SHADOW_HOLD, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT
from ravenhill.games.meccg.words.phrases import DOORS, GATES
from tests.meccg.cards.scenes import (
    attacked_by,
    hazard,
    in_play,
    offers,
    on_the_way,
    play,
    refused,
    struck_by,
    the_company,
    until_over,
    visiting,
)
from tests.meccg.tables import choose, hand, put, roll

ANY_CARD = -1


def holds(g, condition, card=ANY_CARD):
    return condition.holds(g, Source(card, 0, 0, []))


def test_R_AMB_160_td_054_the_night_is_asked_about_with_the_card_that_asks():
    g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS,))
    assert not holds(g, DOORS)
    peril = put(g, "Peril Returned", IN_PLAY, 1)
    assert holds(g, DOORS) and not holds(g, GATES)
    gates = put(g, "Gates of Morning", IN_PLAY, 0)
    assert not holds(g, DOORS) and not holds(g, GATES)         # in play, and counts as out of play
    hand(g, 1, "Twilight")
    hazard(g, "Twilight", "Take Gates of Morning")             # which may still be removed
    assert not in_play(g, gates) and holds(g, DOORS)
    discard(g, peril)
    assert not holds(g, DOORS)
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, "Peril Returned")
    assert not offers(g, "Peril Returned")                     # a hazard in one's own turn


@pytest.mark.parametrize("end", ["Peril Returned goes", "Gates of Morning come"])
def test_R_AMB_160_td_054_what_leaves_with_the_doors_leaves_with_what_stood_for_them(end: str):
    g, _ = on_the_way("Moria", "Gimli")
    peril = put(g, "Peril Returned", IN_PLAY, 1)
    hand(g, 1, "The Will of Sauron")
    hazard(g, "The Will of Sauron")
    will = next(card for card in g.piles[IN_PLAY + 1] if g.facts(card).name == "The Will of Sauron")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    discard(g, doors)
    assert in_play(g, will)                                    # they still count as in play
    if end == "Peril Returned goes":
        discard(g, peril)
    else:
        hand(g, 0, "Gates of Morning")
        play(g, "Gates of Morning")
    assert not in_play(g, will)


@pytest.mark.parametrize(("card", "first", "second", "other"), [
    ("Agburanar at Home", "Smaug Ahunt", "Scatha Ahunt", "Eye of Sauron"),
    ("Host of Bats", "Orc-warriors", "Orc-raiders", "Wargs"),
    ("Sleepless Malice", "Ghosts", "Barrow-wight", "Wargs"),
])
def test_td_002_td_031_td_069_one_of_them_against_each_company_does_not_count(card, first, second, other):
    path = (WILDERNESS, WILDERNESS, SHADOW_LAND)
    g, _ = on_the_way("Moria", "Gimli", path=path)
    put(g, card, IN_PLAY, 1)
    hand(g, 1, first, second, other)
    company, window = the_company(g), g.nearest(HazardWindow)
    g.answer(0)
    for name, counted in ((other, 1), (first, 1), (second, 2)):
        company.limit = counted if name != first else 1        # the limit is reached, and one is free
        assert offers(g, name)
        choose(g, f"Declared {name}")
        if g.question().__class__.__name__ == "Pick":
            g.answer(g.offered[0])
            g.question()
        assert len(company.counted) == counted and len(company.free) == (0 if name == other else 1)
        company.limit = 9
        g.stack = g.stack[:1]
        g.ready = False
        window.side, window.passes = 1, 1
    company.limit = len(company.counted)
    hand(g, 1, first, other)
    assert not offers(g, first) and not offers(g, other)       # neither is free any more
    assert refused(on_the_way("Moria", "Gimli")[0], card)      # it is not even in the hand


def test_td_044_one_form_of_a_Dragon_a_turn():
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Leucaruth at Home", IN_PLAY, 1)
    hand(g, 1, "Smaug Ahunt", "Scatha at Home", "Eye of Sauron")
    hazard(g, "Smaug Ahunt")
    assert refused(g, "Scatha at Home") and offers(g, "Eye of Sauron")
    g.did.clear()                                              # another turn
    assert offers(g, "Scatha at Home")
    discard(g, next(card for card in g.piles[IN_PLAY + 1] if g.facts(card).name == "Leucaruth at Home"))
    g.did.append(g.cards.names["Smaug"])
    g.ready = False
    assert offers(g, "Scatha at Home")


def test_td_031_td_007_more_body_checks_of_the_wounded():
    for card, creature, by, key, checks in (
        (None, "Orc-warriors", BY_REGION_TYPE, WILDERNESS, 0),
        ("Host of Bats", "Orc-warriors", BY_HOLD, SHADOW_HOLD, 1),
        ("Host of Bats", "Wargs", BY_HOLD, SHADOW_HOLD, 0), (None, "Carrion Birds", BY_REGION_TYPE, WILDERNESS, 1),
    ):
        for shadow in (False, True):
            g, (bilbo, _) = on_the_way("Moria", "Bilbo", "Legolas", path=(WILDERNESS,))
            if card:
                put(g, card, IN_PLAY, 1)
            if shadow:
                put(g, "Shadow of Mordor", IN_PLAY, 1)
            struck_by(g, creature, bilbo, by, key)
            g.answer(0)
            g.question()
            roll(g, 2)                                         # wounded
            roll(g, 5)
            more = [frame for frame in g.stack if isinstance(frame, BodyRoll)]
            extra = 1 if shadow and card and by == BY_HOLD else 0
            assert len(more) == checks + extra
            if creature == "Carrion Birds":
                assert [it.modifier for it in more] == [-1]
            if more:
                assert isinstance(g.question(), Roll) and g.state[bilbo] == WOUNDED
                roll(g, 12)
                assert g.pile[bilbo] == OUT                    # the second one is as deadly as the first


def test_td_007_td_028_td_086_creatures_that_follow_an_attack():
    def faced(*attacks):
        g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS, SHADOW_LAND))
        the_company(g).races = tuple(race for race, _, _ in attacks)
        the_company(g).keyed = tuple(by * 8 + key for _, by, key in attacks)
        hand(g, 1, "Carrion Birds", "Gothmog", "Wolf-riders")
        g.answer(0)
        return tuple(offers(g, name) for name in ("Carrion Birds", "Gothmog", "Wolf-riders"))

    wild, shadow = (ORC, BY_REGION_TYPE, WILDERNESS), (ORC, BY_REGION_TYPE, SHADOW_LAND)
    hold = (ORC, BY_HOLD, SHADOW_HOLD)
    other = (9, BY_REGION_TYPE, WILDERNESS)                    # Wolves
    assert faced() == (False, False, False)
    assert faced(wild) == (True, False, True)
    assert faced(shadow) == (False, True, True)
    assert faced(hold) == (False, True, False)
    assert faced(wild, other) == (True, False, False)          # the birds come after any, the others after the last
    assert faced(other) == (False, False, False)


def test_R_KEY_10_td_086_td_087_what_was_faced_is_remembered_with_its_key_and_wolves_have_riders():
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    attack = attacked_by(g, "Wargs", BY_REGION_TYPE, WILDERNESS)
    before = strikes_of(g, attack), prowess_of(g, attack)
    hand(g, 1, "Wolf-riders")
    g.answer(0)
    play(g, "Wolf-riders")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (before[0] + 1, before[1] + 1)
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Orc-warriors")
    g.answer(0)
    play(g, "Orc-warriors", "KeyedTo")
    assert the_company(g).races == (ORC,) and the_company(g).keyed == (BY_REGION_TYPE * 8 + WILDERNESS,)
    attack = attacked_by(g, "Hobgoblins")
    hand(g, 1, "Wolf-riders")
    g.answer(0)
    assert not offers(g, "Wolf-riders")                        # as an event it is for Wolves
    until_over(g, attack)


def test_td_068_the_shadow_counts_what_is_drawn():
    for doors, drawn, limit, draws in ((False, 1, 9, 2), (False, 3, 11, 2), (True, 3, 11, 4)):
        g, _ = on_the_way("Moria", "Gimli")
        put(g, "Shadow of Mordor", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        the_company(g).drawn = drawn
        assert (g.limit_now(), g.asked(DRAWS_OPPONENT, g.current, 2)) == (limit, draws)
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Shadow of Mordor", IN_PLAY, 0)
    hand(g, 1, "Shadow of Mordor")
    assert refused(g, "Shadow of Mordor")                      # it cannot be duplicated


def test_td_069_with_the_doors_open_the_dead_haunt_ruins():
    for doors, right in ((False, False), (True, True)):
        g, _ = on_the_way("Bandit Lair", "Gimli")
        put(g, "Sleepless Malice", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        hand(g, 1, "Ghosts", "Wargs")
        g.answer(0)
        assert offers(g, "Ghosts") is right and not offers(g, "Wargs")

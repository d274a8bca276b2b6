"""Resources of The Dragons: a staff and its end, restored heirlooms, an emerald, news, and who keeps out of a fight."""
from __future__ import annotations

import pytest

from ravenhill.core.chain_words import THIS
from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.decks.legality import Deck, faults
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, OUT, POOL, TAPPED
from ravenhill.games.meccg.rules.attacks import body_of, whom_it_strikes
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import (
    all_influence,
    corruption,
    general_influence,
    influence,
    may_bear,
    points_of,
    unused_influence,
)
from ravenhill.games.meccg.rules.setup import may_be_drafted
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.strikes import StayUntapped
from ravenhill.games.meccg.rules.turn import EndOfTurn
from ravenhill.games.meccg.terms import DRAGON, DRAKE, ORC
from ravenhill.games.meccg.words.verbs.corruption import by_spell
from ravenhill.games.meccg.words.verbs.items import Store
from tests.meccg.cards.scenes import (
    attacked_by,
    offers,
    on_the_way,
    organizing,
    play,
    struck_by,
    visiting,
)
from tests.meccg.tables import choose, give, hand, put, table


def test_td_091_Fram_fights_Dragons_and_never_starts():
    g, (fram,) = organizing("Framsburg", "Fram Framson")
    assert [prowess(g, fram, race) - prowess(g, fram) for race in (DRAGON, DRAKE, ORC)] == [3, 3, 0]
    g, _ = organizing("Framsburg", "Gimli")
    hand(g, 0, "Fram Framson")
    assert offers(g, "Fram Framson")
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Fram Framson")
    assert not offers(g, "Fram Framson")                       # a Haven is no home
    g = table()
    fram, brand = put(g, "Fram Framson", POOL, 0), put(g, "Brand", POOL, 0)
    assert may_be_drafted(g, 0) == [brand]
    broken = faults(Deck(name="x", pool={"td-091": 1}, deck={}, sideboard={}, sites={}))
    assert ("R-SETUP-05", "td-091") in {(it.rule, it.card) for it in broken}
    assert all("td-091" not in random_deck(seed, sets=("dragons",)).pool for seed in range(3))


def test_td_112_an_emerald_for_Elves_and_for_Wizards():
    g, (gandalf, gimli) = organizing("Rivendell", "Gandalf", "Gimli")
    before = general_influence(g, 0)
    elf, dwarf = put(g, "Legolas", HAND, 0), put(g, "Balin", HAND, 0)
    emerald = give(g, gandalf, "Emerald of Doriath")
    assert (all_influence(g, 0), general_influence(g, 0) - before, all_influence(g, 1)) == (22, 2, 20)
    assert unused_influence(g, gandalf, elf) - unused_influence(g, gandalf, dwarf) == 1
    g.host[emerald] = gimli
    assert all_influence(g, 0) == 20                           # no Wizard
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, "Emerald of Doriath")
    assert not offers(g, "Emerald of Doriath")                 # no hoard


def test_td_140_who_has_more_sense_is_not_struck():
    g, (gimli, frodo) = on_the_way("Moria", "Gimli", "Frodo")
    bill = give(g, frodo, "Bill the Pony")
    hand(g, 0, "More Sense than You", "More Sense than You")
    attack = attacked_by(g, "Orc-guard")
    play(g, "More Sense than You", "Take Frodo")
    assert g.state[frodo] == TAPPED and frodo not in whom_it_strikes(g, attack) and gimli in whom_it_strikes(g, attack)
    if bill in whom_it_strikes(g, attack):
        play(g, "More Sense than You", "Take Bill the Pony")
        assert bill not in whom_it_strikes(g, attack)
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 0, "More Sense than You")
    g.state[gimli] = TAPPED
    attacked_by(g, "Orc-guard")
    assert not offers(g, "More Sense than You")                # nobody is untapped


def test_td_151_five_cards_of_the_other_hand():
    for held, seen in ((7, 5), (3, 3)):
        g, _ = organizing("Rivendell", "Gimli")
        cards = hand(g, 1, *["Orc-guard"] * held)
        hand(g, 0, "Secret News")
        play(g, "Secret News")
        assert sum(g.is_known(card, 0) for card in cards) == seen
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Secret News")
    assert not offers(g, "Secret News")                        # there is nothing to show


def test_td_170_a_staff_is_for_Wizards():
    g, (gandalf, gimli) = visiting("Gold Hill", "Gandalf", "Gimli")
    before = prowess(g, gandalf), influence(g, gandalf)
    staff = give(g, gandalf, "Wizard's Staff")
    assert (prowess(g, gandalf) - before[0], influence(g, gandalf) - before[1], corruption(g, gandalf)) == (2, 2, 2)
    assert not may_bear(g, gimli, staff) and not may_bear(g, gandalf, put(g, "Wizard's Staff", HAND, 0))
    spell, other = put(g, "Wizard's Flame", HAND, 0), put(g, "Marvels Told", HAND, 0)
    sources = [Source(card, 0, 0, []) for card in (spell, other)]
    assert [by_spell(g, source, who) for source in sources for who in (gandalf, gimli)] == [2, 0, 0, 0]
    g, _ = visiting("Gold Hill", "Gimli")
    hand(g, 0, "Wizard's Staff")
    assert not offers(g, "Wizard's Staff")                     # nobody may bear it


def test_td_170_the_staff_calls_a_spell_back_at_the_end_of_a_turn():
    for card, found in (
            ("Wizard's Flame", True), ("Marvels Told", True), ("When I Know Anything", True), ("Cram", False)):
        g, (gandalf,) = organizing("Rivendell", "Gandalf")
        give(g, gandalf, "Wizard's Staff")
        old = put(g, card, DISCARD, 0)
        g.stack.clear()
        g.then(EndOfTurn())
        while type(g.question()).__name__ not in ("Fetch", "DiscardOne"):
            g.answer(0)
        assert (type(g.question()).__name__ == "Fetch") is found, card
        if found:
            choose(g, f"Take {card}")
            while not isinstance(g.question(), Roll):          # the check of the bearer
                g.answer(0)
            assert g.state[gandalf] == TAPPED and g.pile[old] == HAND


def test_td_153_a_staff_is_broken_for_one_fight():
    g, (gandalf, _) = on_the_way("Moria", "Gandalf", "Gimli")
    staff = give(g, gandalf, "Wizard's Staff")
    hand(g, 0, "Staff Asunder")
    attack = attacked_by(g, "Smaug")
    before = prowess(g, gandalf), body_of(g, attack)
    play(g, "Staff Asunder", total=12)
    assert g.pile[staff] == MARSHALLED
    assert (prowess(g, gandalf) - before[0], body_of(g, attack) - before[1]) == (5 - 2, -2)    # without the staff's own
    g, (gandalf,) = on_the_way("Moria", "Gandalf")
    staff = give(g, gandalf, "Wizard's Staff")
    give(g, gandalf, "The One Ring")
    hand(g, 0, "Staff Asunder")
    attacked_by(g, "Smaug")
    play(g, "Staff Asunder", total=2)                          # many points of corruption: he falls
    assert g.pile[gandalf] == OUT and g.pile[staff] == DISCARD
    g, _ = on_the_way("Moria", "Gandalf")
    hand(g, 0, "Staff Asunder")
    attacked_by(g, "Smaug")
    assert not offers(g, "Staff Asunder")                      # he bears none


def test_td_184_Ringil_restored():
    for who, more in (("Gimli", (1, 1)), ("Bilbo", (0, 1))):
        g, (it,) = organizing("Bree", who)
        before = prowess(g, it), body(g, it)
        ringil = give(g, it, "Ringil")
        assert (prowess(g, it) - before[0], body(g, it) - before[1]) == more
        assert (points_of(g, ringil), corruption(g, it)) == (2, 2) and not offers(g, "Ringil")
        stored = put(g, "Reforging", MARSHALLED, 0)
        g.ready = False
        play(g, "Ringil", "Take Reforging")
        assert (g.pile[stored], g.host[stored]) == (IN_PLAY, ringil)
        assert (prowess(g, it), points_of(g, ringil), corruption(g, it)) == (min(11, before[0] + 5), 4, 3)
        assert not offers(g, "Ringil") and not offers(g, "Reforging")      # it is restored, and stays so


def test_td_185_in_Belegennon_restored_a_warrior_need_not_tap():
    for who, restored, cost in (("Gimli", True, 0), ("Gimli", False, 3), ("Bilbo", True, 3)):
        g, (it,) = on_the_way("Moria", who)
        armor = give(g, it, "Belegennon")
        if restored:
            reforging = put(g, "Reforging", IN_PLAY, 0)
            g.host[reforging] = armor
        assert (points_of(g, armor), corruption(g, it)) == ((4, 3) if restored else (2, 2))
        _, strike = struck_by(g, "Orc-guard", it)
        g.stack.pop()
        StayUntapped(0).choose(g, 1)
        assert strike.modifier == -cost
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Belegennon")
    assert not offers(g, "Belegennon")                         # no Reforging is stored


@pytest.mark.parametrize("card", ["Ringil", "Belegennon"])
def test_td_184_td_185_what_was_restored_is_stored_and_lost_with_its_Reforging(card: str):
    for stored in (True, False):
        g, (gimli,) = organizing("Rivendell", "Gimli")
        item, reforging = give(g, gimli, card), put(g, "Reforging", IN_PLAY, 0)
        g.host[reforging] = item
        if stored:
            Store(THIS).do(g, Source(item, 0, 0, []), item)
            assert (g.pile[item], g.pile[reforging], points_of(g, item)) == (MARSHALLED, MARSHALLED, 4)
        else:
            discard(g, item)
            assert (g.pile[item], g.pile[reforging]) == (DISCARD, DISCARD)


def test_td_112_general_influence_ends_with_the_emerald():
    g, (gandalf, *_) = organizing("Rivendell", "Gandalf", "Gimli")
    emerald = give(g, gandalf, "Emerald of Doriath")
    discard(g, emerald)
    assert all_influence(g, 0) == 20

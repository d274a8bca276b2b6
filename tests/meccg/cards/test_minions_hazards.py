"""Hazards of Dark Minions: realms by name, bodies, excess strikes, wounds that weaken, and small spites."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, MARSHALLED, SIDEBOARD, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.keys import in_realms
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.strength import body
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import COASTAL_SEA, DARK_DOMAIN, ORC, WILDERNESS
from ravenhill.games.meccg.words.numbers import BARRED
from tests.meccg.cards.scenes import (
    attacked_by,
    hazard,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    struck_by,
    until_over,
    until_settled,
    ways,
)
from tests.meccg.tables import choose, company, give, hand, names, put, roll


def rolled(g: Meccg, total: int) -> None:
    while not isinstance(g.question(), Roll):
        g.answer(0 if 0 in g.offered else g.offered[0])
    roll(g, total)


def before_strike(g: Meccg, creature: str, target: int):
    """Seat 1 may play hazards on a strike of this creature."""
    attack, strike = struck_by(g, creature, target)
    while g.stack[-1] is not strike:
        g.stack.pop()
    strike.at = 0
    g.ready = False
    g.question()
    return attack, strike


@pytest.mark.parametrize(("card", "region", "neither"), [
    ("Angmar Arises", "Rhudaur", "Cardolan"), ("In Darkness Bind Them", "Ithilien", "Lebennin"),
    ("Reaching Shadow", "Anduin Vales", "Rohan")])
def test_dm_044_dm_065_dm_081_regions_count_as_their_symbols(card: str, region: str, neither: str) -> None:
    for where, there, fits in ((region, True, True), (neither, True, False), (region, False, False)):
        g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,), regions=(where,))
        event = put(g, card, IN_PLAY, 1) if there else -1
        hand(g, 1, "Orc-watch")
        g.answer(0)
        assert offers(g, "Orc-watch") is fits
        if fits:
            choose(g, "Declared Orc-watch")
            while not g.attackers:
                g.answer(0 if 0 in g.offered else g.offered[0])
                g.question()
            attack = next(it for it in g.stack if isinstance(it, Attack))
            assert g.cards.facts[attack.key].name == region
            until_over(g, attack, 12)
            assert g.pile[event] == DISCARD + 1                   # the creature was defeated


def test_dm_044_a_dark_domain_is_narrower() -> None:
    """What needs two Shadow-lands or one Dark-domain comes to Angmar, and not to Rhudaur."""
    for region, fits in (("Angmar", True), ("Rhudaur", False)):
        g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,), regions=(region,))
        put(g, "Angmar Arises", IN_PLAY, 1)
        card = put(g, "Orc-watch", HAND, 1)
        kept = g.facts(card).keyed_to
        try:
            g.facts(card).keyed_to = tuple(key for key in kept if key.type == DARK_DOMAIN)
            assert bool(in_realms(g, g.current, card)) is fits
        finally:
            g.facts(card).keyed_to = kept


def test_dm_045_an_unexpected_outpost() -> None:
    for doors in (False, True):
        g, _ = on_the_way("Bree", "Gimli")
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        put(g, "Wargs", DISCARD, 1)
        put(g, "Orc-guard", SIDEBOARD, 1)
        hand(g, 1, "An Unexpected Outpost")
        g.answer(0)
        assert len(ways(g, "An Unexpected Outpost")) == (2 if doors else 1)
        g.answer(g.offered[[n for n, it in enumerate(names(g)) if it.startswith("Declared An Unexpected")][-1]])
        until_settled(g)
        assert len(g.piles[DECK + 1]) == (2 if doors else 1)
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Glamdring", DISCARD, 1)                               # no hazard
    hand(g, 1, "An Unexpected Outpost")
    assert refused(g, "An Unexpected Outpost")


def test_dm_060_gnaw_with_words() -> None:
    g, (elrond,) = on_the_way("Bree", "Elrond")
    hand(g, 1, "Gnaw with Words")
    assert refused(g, "Gnaw with Words")                          # no second sage
    g, (elrond, gandalf) = on_the_way("Bree", "Elrond", "Gandalf")
    hand(g, 1, "Gnaw with Words")
    hazard(g, "Gnaw with Words", "Take Elrond")
    assert g.state[elrond] == TAPPED and g.state[gandalf] == UNTAPPED
    g, (elrond,) = on_the_way("Bree", "Elrond")
    company(g, 1, "Rivendell", "Gandalf")                         # the other's sage, where he comes from
    hand(g, 1, "Gnaw with Words")
    hazard(g, "Gnaw with Words", "Take Elrond")
    assert g.state[elrond] == TAPPED


def test_dm_064_helms_of_iron() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Helms of Iron")
    assert refused(g, "Helms of Iron")                            # no Nazgûl lies in play
    g, _ = on_the_way("Bree", "Gimli")
    nazgul = put(g, "Adûnaphel", IN_PLAY, 1)
    event = hand(g, 1, "Helms of Iron")[0]
    hazard(g, "Helms of Iron", "Take Adûnaphel")
    assert g.pile[event] == IN_PLAY + 1 and g.pile[nazgul] == DISCARD + 1
    for creature, was, now in (("Orc-guard", 0, 4), ("Wargs", 0, 0), ("Little Snuffler", 10, 11)):
        g, _ = on_the_way("Bree", "Gimli")
        put(g, "Helms of Iron", IN_PLAY, 1)
        attack = attacked_by(g, creature)
        assert (attack.body, body_of(g, attack)) == (was, now)


def test_dm_069_battering_rams_weaken_before_the_body_check() -> None:
    for total, less in ((2, 1), (8, 0)):
        g, (bilbo,) = on_the_way("Bree", "Bilbo")
        hand(g, 1, "Like the Crash of Battering-rams")
        tough = body(g, bilbo)
        before_strike(g, "Cave-drake", bilbo)                     # ten against one and the roll
        play(g, "Like the Crash of Battering-rams")
        rolled(g, total)
        while not isinstance(g.question(), Roll):
            g.answer(0)
        assert g.state[bilbo] == WOUNDED and body(g, bilbo) == tough - less
        roll(g, 2)
        until_settled(g, 2)
        assert not any(g.facts(it).id == "dm-069" for it in g.piles[IN_PLAY + 1])


def test_dm_079_pierced() -> None:
    for strikes in (5, 1):
        g, (_bilbo,) = on_the_way("Bree", "Bilbo")
        hand(g, 1, "Pierced by Many Wounds")
        attack = attacked_by(g, "Orc-guard" if strikes == 5 else "Giant")
        g.answer(0)
        assert offers(g, "Pierced by Many Wounds") is (strikes == 5)
        if strikes == 5:
            play(g, "Pierced by Many Wounds")
            while type(g.stack[-1]).__name__ != "StayUntapped":
                g.answer(g.offered[-1] if type(g.question()).__name__ == "AssignStrike" else 0)
                g.question()
            strike = next(it for it in g.stack if isinstance(it, Strike))
            assert attack.strikes == 5 and strike.modifier == -4 - 3


def test_dm_097_two_or_three_tribes() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Two or Three Tribes Present")
    assert refused(g, "Two or Three Tribes Present")
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Two or Three Tribes Present")
    g.answer(0)
    choose(g, "Declared Two or Three Tribes Present")
    assert not any(g.question().choice(g, it).race in (14, 15, 12) for it in g.offered)  # type: ignore[union-attr]
    g.answer(ORC)
    until_settled(g)
    facts = g.cards.facts
    assert g.is_uncounted(facts[g.cards.names["Orc-guard"]]) and g.is_uncounted(facts[g.cards.names["Little Snuffler"]])
    assert not g.is_uncounted(facts[g.cards.names["Wargs"]])


def test_dm_100_which_might_be_lies() -> None:
    for name, fits in (("When You Know More", True), ("Glamdring", False)):
        g, _ = on_the_way("Bree", "Gimli")
        stored = put(g, name, MARSHALLED, 0)
        hand(g, 1, "Which Might Be Lies")
        g.answer(0)
        assert offers(g, "Which Might Be Lies") is fits
        if fits:
            play(g, "Which Might Be Lies")
            assert g.pile[stored] == DISCARD


def test_dm_103_wraith_lord() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(DARK_DOMAIN,))
    hand(g, 1, "Wraith-lord")
    assert refused(g, "Wraith-lord")
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(DARK_DOMAIN, DARK_DOMAIN))
    event = hand(g, 1, "Wraith-lord", "Wraith-lord")[0]
    hazard(g, "Wraith-lord")
    assert refused(g, "Wraith-lord") and g.is_uncounted(g.cards.facts[g.cards.names["Adûnaphel"]])
    tough = body(g, gimli)
    g.ready = False
    attack, _ = struck_by(g, "Adûnaphel", gimli)
    assert prowess_of(g, attack) == attack.prowess + 2
    rolled(g, 2)
    while not isinstance(g.question(), Roll):
        g.answer(0)
    assert body(g, gimli) == tough - 1 and g.pile[event] == IN_PLAY + 1


def test_dm_108_little_snuffler() -> None:
    g, (_aragorn, _strider) = on_the_way("Bree", "Aragorn II", "Bilbo")
    attack = attacked_by(g, "Little Snuffler")
    assert body_of(g, attack) == 8
    hand(g, 0, "Stealth", "Concealment")
    until_over(g, attack, 2)
    g.ready = False
    assert g.asked(BARRED, g.piles[HAND][0], 0) == 1
    hand(g, 0, "Escape")
    attacked_by(g, "Orc-guard")
    assert not offers(g, "Concealment") and offers(g, "Escape")
    g.current = -1
    assert g.asked(BARRED, g.piles[HAND][0], 0) == 0              # another company's scouts are free
    g, (_bilbo,) = on_the_way("Bree", "Bilbo")
    attack = attacked_by(g, "Little Snuffler")
    assert body_of(g, attack) == 10
    g.stop(g.stack.index(attack))
    g.ready = False
    until_over(g, attack, 2)
    hand(g, 0, "Stealth")
    assert g.asked(BARRED, g.piles[HAND][0], 0) == 1              # a cancelled attack is not defeated


def test_dm_109_nameless_thing() -> None:
    g, (gimli, _bilbo) = on_the_way("Bree", "Gimli", "Bilbo")
    attack = attacked_by(g, "Nameless Thing")
    while type(g.question()).__name__ != "WardOff":
        g.answer(0)
    choose(g, "Take Gimli")
    assert g.state[gimli] == TAPPED and attack.number == 1 and not attack.stopped
    until_over(g, attack, 12)
    assert g.pile[attack.card] == DISCARD + 1     # one was cancelled: it is not defeated
    for path, doors, fits in (((COASTAL_SEA,), True, True), ((COASTAL_SEA,), False, False), ((), True, False)):
        g, _ = on_the_way("Bree", "Gimli", path=path)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        hand(g, 1, "Nameless Thing")
        g.answer(0)
        assert offers(g, "Nameless Thing") is fits


def test_dm_113_wisp_of_pale_sheen() -> None:
    for who, taps in (("Bilbo", True), ("Elrond", False)):
        g, (it,) = on_the_way("Bree", who)
        _, strike = struck_by(g, "Wisp of Pale Sheen", it)
        strike.untapped = True
        rolled(g, 12)
        until_settled(g, 12)
        assert (g.state[it] == TAPPED) is taps
    g, (bilbo,) = on_the_way("Bree", "Bilbo")
    _, strike = struck_by(g, "Wisp of Pale Sheen", bilbo)
    strike.cancelled = True
    until_settled(g, 12)
    assert g.state[bilbo] == UNTAPPED


def test_dm_069_dm_103_both_weaken() -> None:
    """One after the other, in either order, and one of them gone before the strike."""
    for gone in (False, True):
        g, (gimli,) = on_the_way("Bree", "Gimli", path=(DARK_DOMAIN, DARK_DOMAIN))
        lord = hand(g, 1, "Wraith-lord")[0]
        hazard(g, "Wraith-lord")
        hand(g, 1, "Like the Crash of Battering-rams")
        if gone:
            discard(g, lord)
        tough = body(g, gimli)
        g.ready = False
        attack, strike = before_strike(g, "Adûnaphel", gimli)
        play(g, "Like the Crash of Battering-rams")
        rolled(g, 2)
        while not isinstance(g.question(), Roll):
            g.answer(0)
        assert body(g, gimli) == tough - strike.margin // 5 - (0 if gone else 1) and attack.race == 15


def test_dm_102_wound_of_long_burden() -> None:
    for total, stays in ((2, True), (12, False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        wound = hand(g, 1, "Wound of Long Burden")[0]
        tough = body(g, gimli)
        before_strike(g, "Giant", gimli)                          # a prowess of thirteen
        play(g, "Wound of Long Burden")
        assert g.host[wound] == gimli and body(g, gimli) == tough
        rolled(g, total)
        if stays:
            while not isinstance(g.question(), Roll):
                g.answer(0)
            assert body(g, gimli) == tough - 1                    # before the body check
            roll(g, 2)
        until_settled(g, 2)
        assert (g.pile[wound] == IN_PLAY + 1) is stays and corruption(g, gimli) == (1 if stays else 0)
    g, (gimli,) = on_the_way("Bree", "Gimli")
    hand(g, 1, "Wound of Long Burden")
    before_strike(g, "Orc-guard", gimli)
    assert not offers(g, "Wound of Long Burden")                  # too weak a strike
    for site, fits in (("Rivendell", True), ("Bree", False)):
        g, (gimli,) = organizing(site, "Gimli")
        give(g, gimli, "Wound of Long Burden", owner=1)
        assert offers(g, "Wound of Long Burden") is fits

"""Hazards of Dark Minions: what comes back, who turns back, and what becomes of old treasures."""
from __future__ import annotations

from ravenhill.core.frames import Chance
from ravenhill.core.words import Source
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, OUT, UNCONTROLLED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import DARK_DOMAIN, ITEMS, SHADOW_LAND, WILDERNESS
from tests.meccg.cards.scenes import attacked_by, hazard, offers, on_the_way, refused, until_over, visiting
from tests.meccg.tables import choose, give, hand, names, put


def settle(g: Meccg) -> None:
    while g.chain() is not None and not g.under_way(Attack):
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()


def test_dm_055_dm_066_creatures_come_back_from_the_discard_pile() -> None:
    for card, creature, land, more, less in (
            ("Exhalation of Decay", "Barrow-wight", SHADOW_LAND, -1, 0),
            ("In Great Wrath", "Adûnaphel", DARK_DOMAIN, 2, 1)):
        g, _ = on_the_way("Moria", "Gimli", path=(land, land, land))
        back = put(g, creature, DISCARD, 1)
        put(g, "Wargs", DISCARD, 1)
        hand(g, 1, card)
        g.answer(0)
        choose(g, f"Declared {card}")
        if type(g.question()).__name__ == "Pick":
            assert names(g) == [f"Take {creature}"]
            choose(g, f"Take {creature}")
        settle(g)
        attack = g.nearest(Attack)
        assert attack.card == back and prowess_of(g, attack) == attack.prowess + more
        assert attack.body == max(0, g.facts(back).body - less) and len(g.companies[0].counted) == 1
        until_over(g, attack, 2)
        assert g.pile[back] == DISCARD + 1
        g, _ = on_the_way("Bree", "Gimli")
        put(g, creature, DISCARD, 1)
        hand(g, 1, card)
        assert refused(g, card)                                   # nothing to which it could be keyed


def test_dm_057_dm_088_who_loses_heart_turns_back_alone() -> None:
    for card, path in (("Seized by Terror", (SHADOW_LAND,)), ("Faces of the Dead", (WILDERNESS, WILDERNESS))):
        for total, stays in ((12, True), (2, False)):
            g, (bilbo, merry, gandalf) = on_the_way("Bree", "Bilbo", "Merry", "Gandalf", path=path)
            g.host[merry] = bilbo
            item = give(g, bilbo, "Elven Cloak")
            hand(g, 1, card, "Barrow-wight")
            hazard(g, card, *(["Take Barrow-wight"] if card == "Faces of the Dead" else []), "Take Bilbo", total=total)
            slot = g.company[bilbo]
            assert (slot == 0) is stays and g.host[item] == bilbo
            if not stays:
                other = g.companies[slot]
                assert other.members == [bilbo] and other.sent_back and other.moved
                assert other.site == g.companies[0].site
                assert g.host[merry] == UNCONTROLLED and g.companies[0].members == [merry, gandalf]
                assert faults(g) == []
        g, _ = on_the_way("Bree", "Gandalf", path=path)
        hand(g, 1, card, "Barrow-wight")
        assert refused(g, card)                                   # a Wizard does not
        g, _ = on_the_way("Bree", "Bilbo", path=(WILDERNESS,))
        hand(g, 1, card, "Barrow-wight")
        assert refused(g, card)
    g, _ = on_the_way("Bree", "Bilbo", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Faces of the Dead", "Wargs")
    assert refused(g, "Faces of the Dead")                        # nothing Undead to give up


def test_dm_046_aware_of_their_ways() -> None:
    g, _ = on_the_way("Bree", "Bilbo")
    hand(g, 1, "Aware of their Ways")
    assert refused(g, "Aware of their Ways")                      # nothing was discarded
    g, _ = on_the_way("Bree", "Bilbo")
    old = [put(g, name, DISCARD, 0) for name in ("Glamdring", "Dodge", "Block", "Concealment", "Escape")]
    hand(g, 1, "Aware of their Ways")
    g.answer(0)
    choose(g, "Declared Aware of their Ways")
    while not isinstance(g.question(), Chance):
        g.answer(0)
    for _ in range(4):
        assert isinstance(g.question(), Chance)
        g.answer(0)
    assert type(g.question()).__name__ == "RemoveOne" and "Take Glamdring" not in names(g)
    choose(g, "Take Dodge")
    assert g.pile[old[1]] == OUT and [g.pile[it] for it in old].count(DISCARD) == 4
    assert [g.is_known(it, 1) for it in old].count(True) == 4


def test_dm_071_the_moon_is_dead() -> None:
    g, _ = visiting("Barrow-downs", "Gimli")
    site = g.companies[0].site
    before = automatic(g, site)
    event = put(g, "The Moon Is Dead", IN_PLAY, 1)
    assert len(automatic(g, site)) == 2 * len(before)
    discard(g, event)
    assert automatic(g, site) == before
    g, _ = visiting("Moria", "Gimli")
    before = automatic(g, g.companies[0].site)
    put(g, "The Moon Is Dead", IN_PLAY, 1)
    assert automatic(g, g.companies[0].site) == before            # no Undead there
    g, _ = on_the_way("Bree", "Gimli")
    event = put(g, "The Moon Is Dead", IN_PLAY, 1)
    attack = attacked_by(g, "Barrow-wight")
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (attack.strikes + 1, attack.prowess + 1)
    until_over(g, attack, 12)
    assert g.pile[event] == DISCARD + 1
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "The Moon Is Dead", IN_PLAY, 1)
    hand(g, 1, "The Moon Is Dead")
    assert refused(g, "The Moon Is Dead")


def test_dm_073_neither_so_ancient() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "Gates of Morning", IN_PLAY, 0)
    event = hand(g, 1, "Neither so Ancient Nor so Potent")[0]
    assert refused(g, "Neither so Ancient Nor so Potent")
    g, _ = on_the_way("Bree", "Gimli")
    item = put(g, "Glamdring", MARSHALLED, 0)
    event = hand(g, 1, "Neither so Ancient Nor so Potent")[0]
    hazard(g, "Neither so Ancient Nor so Potent")
    assert g.pile[item] == HAND and g.pile[event] == MARSHALLED and points_by_group(g, 0)[ITEMS] == 2


def test_dm_084_reluctant_final_parting() -> None:
    for site, stays in (("Edoras", True), ("Rivendell", False), ("The Under-gates", False)):
        g, (gimli,) = visiting(site, "Gimli")
        ally = give(g, gimli, "Quickbeam")
        event = put(g, "Reluctant Final Parting", HAND, 1)
        word = g.facts(event).rules[2].verbs[0].who
        assert (ally in word.find(g, Source(event, 2, 1, []))) is not stays
    g, (gimli,) = on_the_way("Bree", "Gimli", origin="Rivendell")
    ally = give(g, gimli, "Quickbeam")
    event = hand(g, 1, "Reluctant Final Parting")[0]
    hazard(g, "Reluctant Final Parting")
    assert g.pile[event] == IN_PLAY + 1 and g.pile[ally] == DISCARD
    hand(g, 1, "Reluctant Final Parting")
    assert not offers(g, "Reluctant Final Parting")


def test_dm_110_spider_of_the_morlat() -> None:
    for region, attacks in (("Brown Lands", True), ("Rohan", False)):
        g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,), regions=(region,))
        spider = put(g, "Spider of the Môrlat", IN_PLAY, 1)
        g.ready = False
        g.question()
        settle(g)
        assert bool(g.under_way(Attack)) is attacks
        if attacks:
            attack = g.nearest(Attack)
            assert (strikes_of(g, attack), attack.prowess) == (3, 10)
            until_over(g, attack, 12)
            assert g.pile[spider] == IN_PLAY + 1                  # that attack is not she
    g, _ = on_the_way("Bree", "Gimli")
    spider = put(g, "Spider of the Môrlat", IN_PLAY, 1)
    g.answer(0)
    hazard_again = [it for it in names(g) if it.startswith("Declared Spider")]
    assert len(hazard_again) == 1
    choose(g, "Declared Spider")
    settle(g)
    assert g.pile[spider] == HAND + 1 and len(g.companies[0].counted) == 1
    for doors in (False, True):
        g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,), regions=("Heart of Mirkwood",))
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        hand(g, 1, "Spider of the Môrlat")
        g.answer(0)
        assert len([it for it in names(g) if it.startswith("Declared Spider")]) == (2 if doors else 1)


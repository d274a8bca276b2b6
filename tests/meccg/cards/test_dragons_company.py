"""Resources of The Dragons for a company: on its way, in a fight, and when corruption is checked."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, HAND, HEADING, IN_PLAY, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import BEATEN, body_of
from ravenhill.games.meccg.rules.checks import owes_check
from ravenhill.games.meccg.rules.combat import AssignStrikes
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard, discard_character, happens, may_leave
from ravenhill.games.meccg.rules.numbers import control, corruption, general_influence, influence, mind
from ravenhill.games.meccg.rules.persuasion import value
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.rules.turn import LongEventPhase
from ravenhill.games.meccg.terms import BORDER_LAND, BY_HOLD, WILDERNESS
from ravenhill.games.meccg.words.moments import BEGINNING_OF_SITE, DECK_EXHAUSTED, EVENT_PLAYED, LONG_EVENTS, ORGANIZING
from tests.meccg.cards.scenes import (
    attacked_by,
    end_of_organization,
    influenced,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    struck_by,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import asked, choose, give, hand, names, put


def test_td_097_folk_who_are_warned_fight_better():
    for factions, more in ((("Men of Dale",), 3), (("Men of Dale", "Wood-elves"), 6)):
        g, people = on_the_way("Dale", "Gimli", "Legolas")
        cards = hand(g, 0, *factions)
        hand(g, 0, "Alert the Folk")
        attacked_by(g, "Scatha")
        before = [prowess(g, it) for it in people]
        most = [words for words in names(g) if words.startswith("Declared Alert")][-1]
        play(g, most.removeprefix("Declared "), *[f"Take {name}" for name in factions])
        total = sum(g.facts(card).points for card in cards)
        assert [prowess(g, it) - was for it, was in zip(people, before)] == [total, total] and total > 0 and more
        assert all(g.pile[card] == DISCARD and g.is_known(card, 1) for card in cards)


@pytest.mark.parametrize(("faction", "foe", "right"), [
    ("Men of Dale", "Scatha", True), ("Men of Dale", "Cave-drake", True), ("Men of Dale", "Eärcaraxë", False),
    ("Men of Dale", "Orc-guard", False), ("Riders of Rohan", "Scatha", False),
])
def test_td_097_only_folk_of_the_North_and_against_Dragons(faction: str, foe: str, right: bool):
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, faction, "Alert the Folk")
    attacked_by(g, foe)
    assert offers(g, "Alert the Folk") is right


def test_td_097_one_faction_is_never_given_up_twice():
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Men of Dale", "Alert the Folk")
    attacked_by(g, "Scatha")
    assert len([words for words in names(g) if words.startswith("Declared Alert")]) == 1
    hand(g, 0, "Wood-elves")
    g.ready = False
    both = [words for words in names(g) if words.startswith("Declared Alert")]
    assert len(both) == 2
    choose(g, both[1])
    choose(g, "Take Men of Dale")
    assert names(g) == ["Take Wood-elves"]


def test_td_099_an_arrow_pierces_one_strike_and_then_all():
    g, (gimli, legolas) = on_the_way("Moria", "Gimli", "Legolas")
    arrows = give(g, legolas, "Arrows Shorn of Ebony")
    attack, strike = struck_by(g, "Smaug", gimli)
    before = body_of(g, attack)
    play(g, "Arrows Shorn of Ebony")
    assert (strike.strength, strike.toughness, g.pile[arrows]) == (-1, -2, DISCARD)
    attack.targets, attack.results = [gimli, legolas], [0, 0]
    strike.body_of_the_strike(g, before - 1)                   # above the body less two
    assert attack.results[0] == BEATEN and attack.broken
    second = Strike(1, legolas)
    second.total = 30
    g.stack = [*g.stack[:g.stack.index(attack) + 1], second]
    second.compare(g)
    assert attack.results[1] == BEATEN                         # without a body check


@pytest.mark.parametrize(("bearer", "foe", "by", "right"), [
    ("Legolas", "Smaug", -1, True), ("Bilbo", "Smaug", -1, False), ("Legolas", "Orc-guard", BY_HOLD, False),
])
def test_td_099_for_warriors_against_creatures_not_keyed_to_a_site(bearer: str, foe: str, by: int, right: bool):
    g, (gimli, other) = on_the_way("Moria", "Gimli", bearer)
    give(g, other, "Arrows Shorn of Ebony")
    struck_by(g, foe, gimli, by)
    assert offers(g, "Arrows Shorn of Ebony") is right


def test_td_104_under_a_clear_sky_the_defender_says_who_is_struck():
    for day in (True, False):
        g, (gimli, frodo) = on_the_way("Moria", "Gimli", "Frodo")
        if day: put(g, "Cloudless Day", IN_PLAY, 0)
        g.state[gimli], g.state[frodo] = TAPPED, WOUNDED
        attacked_by(g, "Bairanax")                             # the attacker chooses
        while type(g.question()).__name__ == "Declare":
            g.answer(0)
        assert type(g.question()).__name__ == ("AssignStrike" if day else "NextStrike")
        if day:
            assert g.nearest(AssignStrikes).free(g) == [gimli, frodo]
    for gates, right in ((True, True), (False, False)):
        g, _ = window(LONG_EVENTS, "Bree", "Gimli")
        if gates: put(g, "Gates of Morning", IN_PLAY, 0)
        hand(g, 0, "Cloudless Day")
        assert offers(g, "Cloudless Day") is right


def test_td_104_does_not_help_against_guards_of_a_site():
    g, (gimli,) = on_the_way("Moria", "Gimli")
    put(g, "Cloudless Day", IN_PLAY, 0)
    attack = attacked_by(g, "Orc-guard")
    attack.automatic = True
    assert not attack.any_may_be_struck(g) and gimli >= 0


def test_td_106_a_hungry_Dragon_eats_or_leaves():
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Dragon's Hunger")
    wargs, event = hand(g, 1, "Wargs", "Doors of Night")
    attack = attacked_by(g, "Scatha")
    before = g.limit_now()
    choose(g, "Declared Dragon's Hunger")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert names(g) == ["Take Wargs"] and asked(g).side == 1
    choose(g, "Take Wargs")
    assert g.pile[wargs] == DISCARD + 1 and g.limit_now() == before - 1 and not is_stopped(attack)
    assert not g.is_known(event, 0)
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Dragon's Hunger")
    (event,) = hand(g, 1, "Doors of Night")
    attack = attacked_by(g, "Scatha")
    play(g, "Dragon's Hunger")
    assert is_stopped(attack) and g.is_known(event, 0)
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Dragon's Hunger")
    attacked_by(g, "Orc-guard")
    assert not offers(g, "Dragon's Hunger")


def test_td_107_Dragons_feud_for_a_turn():
    g, _ = organizing("Bree", "Gimli")
    (feuds,) = hand(g, 0, "Dragon-feuds")
    play(g, "Dragon-feuds")
    assert g.pile[feuds] == IN_PLAY
    for prey, foe, right in (("Cave-drake", "Scatha", True), ("Scatha", "Cave-drake", True), ("Wargs", "Scatha", False),
                             ("Cave-drake", "Orc-guard", False)):
        g, _ = on_the_way("Dale", "Gimli")
        put(g, "Dragon-feuds", IN_PLAY, 0)
        (mine,) = hand(g, 0, prey)
        attack = attacked_by(g, foe)
        assert offers(g, "Dragon-feuds") is right
        if right:
            play(g, "Dragon-feuds")
            assert is_stopped(attack) and g.pile[mine] == DISCARD and g.is_known(mine, 1)
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Dragon-feuds", "Cave-drake")
    attacked_by(g, "Scatha")
    assert not offers(g, "Dragon-feuds")                       # it was not played in time


def test_td_110_an_echo_keeps_a_joy_until_the_night_comes():
    g, _ = organizing("Bree", "Gimli")
    hope = put(g, "Star of High Hope", IN_PLAY, 0)
    (echo,) = hand(g, 0, "Echo of all Joy")
    play(g, "Echo of all Joy", "Take Star of High Hope")
    assert g.host[echo] == hope
    LongEventPhase().leave(g, 0, True)
    assert g.pile[hope] == IN_PLAY
    happens(g, EVENT_PLAYED, put(g, "Gates of Morning", IN_PLAY, 0))
    assert g.pile[hope] == IN_PLAY
    happens(g, EVENT_PLAYED, put(g, "Doors of Night", IN_PLAY, 1))
    assert (g.pile[hope], g.pile[echo]) == (DISCARD, DISCARD)
    g, _ = organizing("Bree", "Gimli")
    hope, echo = put(g, "Star of High Hope", IN_PLAY, 0), put(g, "Echo of all Joy", IN_PLAY, 0)
    g.host[echo] = hope
    happens(g, DECK_EXHAUSTED, -1)
    assert (g.pile[hope], g.pile[echo]) == (DISCARD, DISCARD)
    g, _ = organizing("Bree", "Gimli")
    put(g, "Star of High Hope", IN_PLAY, 0)
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 0, "Echo of all Joy")
    assert not offers(g, "Echo of all Joy")


@pytest.mark.parametrize(("path", "seen"), [
    ((WILDERNESS,), 0), ((WILDERNESS, WILDERNESS), 1), ((WILDERNESS, BORDER_LAND, WILDERNESS, WILDERNESS), 1),
])
def test_td_124_merry_songs_halve_the_wild(path: tuple[int, ...], seen: int):
    g, _ = on_the_way("Moria", "Gimli", path=path)
    verb = g.cards.facts[g.cards.names["Hey! come merry dol!"]].rules[0].does[0]
    g.lasts(verb.number, Source(0, 0, 0, []), 0)               # type: ignore[attr-defined]
    assert path_of(g, 0).count(WILDERNESS) == seen and len(path_of(g, 0)) == len(path) and differences(g) == []


def test_td_124_is_sung_by_who_moves():
    g, _ = end_of_organization("Rivendell", "Gimli")
    hand(g, 0, "Hey! come merry dol!")
    assert not offers(g, "Hey! come merry dol!")
    g, _ = end_of_organization("Rivendell", "Gimli")
    put(g, "Moria", HEADING, 0)
    hand(g, 0, "Hey! come merry dol!")
    play(g, "Hey! come merry dol!", "Travel 0")
    assert g.lasting


def test_td_130_the_harp_keeps_friends_together():
    g, (gimli, frodo) = visiting("Bree", "Gimli", "Frodo")
    harp = give(g, gimli, "Magical Harp")
    play(g, "Magical Harp", total=12)
    assert g.state[harp] == TAPPED and not may_leave(g, frodo) and may_leave(g, frodo, by_effect=False)
    discard_character(g, frodo)
    assert g.pile[frodo] == IN_PLAY
    g.lasting = []
    discard_character(g, frodo)
    assert g.pile[frodo] == DISCARD
    g.ready = False
    assert not offers(g, "Magical Harp")                       # it is tapped


def test_td_130_td_141_both_may_be_used_while_the_opponent_persuades():
    for card in ("Magical Harp", "Necklace of Silver and Pearls", "Cram"):
        g, (eowyn,), _ = influenced("Éowyn")
        give(g, eowyn, card)
        g.question()
        assert any(words.startswith(f"Declared {card}") for words in names(g)) is (card != "Cram")


def test_td_141_pearls_make_strong_minds_that_cost_nothing():
    g, (gandalf, gimli) = visiting("Bree", "Gandalf", "Gimli")
    pearls = give(g, gimli, "Necklace of Silver and Pearls")
    before = mind(g, gimli), control(g, gimli), influence(g, gimli), general_influence(g, 0)
    play(g, "Necklace of Silver and Pearls")
    after = mind(g, gimli), control(g, gimli), influence(g, gimli), general_influence(g, 0)
    assert [new - old for new, old in zip(after, before)] == [5, 0, 3, 0] and g.pile[pearls] == DISCARD
    assert value(g, gimli, False) == before[0] + 5 and differences(g) == [] and gandalf >= 0
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, "Necklace of Silver and Pearls")
    assert not offers(g, "Necklace of Silver and Pearls")      # no hoard


def test_td_133_a_map_leads_to_Moria_and_into_a_weapon():
    g, (gimli,) = visiting("Iron Hill Dwarf-hold", "Gimli")
    map_, axe = give(g, gimli, "Map to Mithril"), give(g, gimli, "Sword of Gondolin")
    g.ready = False
    assert not offers(g, "Map to Mithril")                     # it was not yet at Moria
    before = prowess(g, gimli)
    g.state[map_] = TAPPED
    play(g, "Map to Mithril", "Take Sword of Gondolin")
    assert (g.host[map_], g.state[gimli]) == (axe, TAPPED) and prowess(g, gimli) > before
    assert differences(g) == [] and corruption(g, gimli) >= 2 and not offers(g, "Map to Mithril")
    discard(g, axe)
    assert g.pile[map_] == DISCARD
    for site, state in (("Moria", TAPPED), ("Bree", UNTAPPED)):
        g, (gimli,) = visiting(site, "Gimli")
        map_ = give(g, gimli, "Map to Mithril")
        g.announce(BEGINNING_OF_SITE, g.company[gimli])
        for source in g.waiting:
            g.ability(source).does[0].happen(g, source)
        assert g.state[map_] == state
    for who, site, right in (("Gimli", "Amon Hen", True), ("Legolas", "Amon Hen", False), ("Gimli", "Moria", False)):
        g, _ = visiting(site, who)
        hand(g, 0, "Map to Mithril")
        assert offers(g, "Map to Mithril") is right, (who, site)


def test_td_144_a_pledge_takes_a_burden_from_who_is_tempted():
    for other, right in (("Elrond", True), ("Boromir II", False)):       # a diplomat, or none
        g, (beorn, friend) = organizing("Bree", "Beorn", other)
        ring = give(g, beorn, "The One Ring")
        hand(g, 0, "Pledge of Conduct")
        owes_check(g, beorn, 0, ORGANIZING)
        g.question()
        assert any(words.startswith("Declared Pledge") for words in names(g)) is right
        if right:
            choose(g, "Declared Pledge of Conduct")
            choose(g, "Take The One Ring")
            assert names(g) == [f"Take {other}"]
            choose(g, f"Take {other}")
            until_settled(g, 12)
            assert g.host[ring] == friend and g.state[beorn] == UNTAPPED


def test_td_163_sages_warm_the_wounded():
    g, (elrond, gandalf, gimli, frodo) = organizing("Bree", "Elrond", "Gandalf", "Gimli", "Frodo")
    g.state[gimli] = g.state[frodo] = WOUNDED
    hand(g, 0, "Warm Now Be Heart and Limb")
    choose(g, "Declared Warm Now Be Heart and Limb")
    choose(g, "Travel 0")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    choose(g, "Take Elrond")
    choose(g, "Take Gimli")
    choose(g, "Take Gandalf")
    assert names(g) == ["Take Frodo"]
    choose(g, "Take Frodo")
    assert [g.state[it] for it in (elrond, gandalf, gimli, frodo)] == [TAPPED] * 4
    assert type(g.question()).__name__ == "WhoChecks" and sorted(names(g)) == ["Take Elrond", "Take Gandalf"]
    until_settled(g, 12)
    for people, hurt in ((("Gimli", "Legolas"), True), (("Elrond", "Gimli"), False)):
        g, them = organizing("Bree", *people)
        if hurt: g.state[them[1]] = WOUNDED
        hand(g, 0, "Warm Now Be Heart and Limb")
        assert not offers(g, "Warm Now Be Heart and Limb")


@pytest.mark.parametrize(("path", "most"), [
    ((WILDERNESS,), 3), ((WILDERNESS,) * 3, 1), ((WILDERNESS,) * 4, 0), ((), 0),
])
def test_td_164_a_short_way_refreshes(path: tuple[int, ...], most: int):
    g, people = on_the_way("Moria", "Gimli", "Legolas", "Frodo", "Bilbo", path=path)
    for it in people: g.state[it] = TAPPED
    event = put(g, "Washed and Refreshed", IN_PLAY, 0)
    g.host[event] = -10
    rule = g.facts(event).rules[1]
    rule.does[0].happen(g, Source(event, 1, 0, [0]))
    g.ready = False
    for _ in range(most):
        assert type(g.question()).__name__ == "WhoIsRefreshed"
        g.answer(g.offered[1])
    assert type(g.question()).__name__ != "WhoIsRefreshed" and sum(g.state[it] == UNTAPPED for it in people) == most


def test_td_164_for_a_company_that_moves():
    g, _ = end_of_organization("Rivendell", "Gimli")
    hand(g, 0, "Washed and Refreshed")
    assert not offers(g, "Washed and Refreshed")


def test_td_169_the_Wizard_throws_hazards_back():
    g, (gandalf, gimli) = organizing("Bree", "Gandalf", "Gimli")
    lure = give(g, gimli, "Lure of the Senses", owner=1)
    mine = give(g, gimli, "Mathom Lore")
    hand(g, 0, "Wizard Uncloaked")
    play(g, "Wizard Uncloaked", total=12)
    assert (g.pile[lure], g.pile[mine]) == (HAND + 1, IN_PLAY) and gandalf >= 0
    g, _ = organizing("Bree", "Gandalf", "Gimli")
    hand(g, 0, "Wizard Uncloaked")
    assert not offers(g, "Wizard Uncloaked")                   # nothing to throw back
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Lure of the Senses", owner=1)
    hand(g, 0, "Wizard Uncloaked")
    assert not offers(g, "Wizard Uncloaked")                   # no Wizard

"""Hazards of the Dragons about sites, roads and piles: what is incited, drawn, fetched, enchanted or withered."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision, Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.dragons.own.no_escape_from_my_magic import FromTheNextTurn
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    FIRST_COMPANY,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    ON_GUARD,
    TAPPED,
    UNTAPPED,
)
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of
from ravenhill.games.meccg.rules.dragons import dragon_falls
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import influence
from ravenhill.games.meccg.rules.turn import EndOfTurn, Turns, UntapPhase
from ravenhill.games.meccg.terms import BORDER_LAND, FREE_DOMAIN, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import BEGINNING_OF_HAZARDS, END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import DOES_NOTHING, HELD
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    at_rest,
    end_of_organization,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    site_phase,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, give, hand, names, put, roll


def may_be_played(g, creature):
    return bool(KEYS.find(g, Source(put(g, creature, HAND, 1), 0, 1, [])))


def test_td_024_Dragons_roam_the_wilds():
    for wild, any_dragon, leucaruth in ((4, True, True), (3, False, True), (2, False, False)):
        g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS,) * wild)
        hand(g, 1, "Fever of Unrest")
        g.answer(0)
        ways = [words for words in names(g) if words.startswith("Declared Fever")]
        assert len(ways) == any_dragon + leucaruth
        assert not may_be_played(g, "Smaug") and not may_be_played(g, "Leucaruth")
        if ways:
            g.ready = False
            g.question()
            choose(g, ways[0])
            until_settled(g)
            assert may_be_played(g, "Smaug") is any_dragon and may_be_played(g, "Leucaruth")
            the_company(g).path = (WILDERNESS,) * 2
            assert not may_be_played(g, "Leucaruth")           # another company, another path


def test_td_026_a_Dragon_comes_to_a_Shadow_hold():
    for site, others, ways in (("Moria", ("Orc-guard",), 2), ("Moria", ("Wolves",), 1),
                               ("Cirith Ungol", ("Orc-guard",), 0), ("Bandit Lair", ("Orc-guard",), 0)):
        g, _ = on_the_way(site, "Gimli")
        cards = hand(g, 1, "Frenzy of Madness", *others)
        g.answer(0)
        found = [words for words in names(g) if words.startswith("Declared Frenzy")]
        assert len(found) == ways
        if ways == 2:
            choose(g, found[0])
            choose(g, "Take Orc-guard")
            until_settled(g)
            assert g.pile[cards[1]] == DISCARD + 1 and may_be_played(g, "Smaug")
        elif ways == 1:
            choose(g, found[0])
            until_settled(g)
            assert may_be_played(g, "Daelomin") and not may_be_played(g, "Smaug")


@pytest.mark.parametrize(("card", "site", "other"), [
    ("Incite Denizens", "Bandit Lair", "Moria"), ("Incite Minions", "Moria", "Bandit Lair"),
])
def test_td_034_td_035_an_automatic_attack_is_faced_twice(card, site, other):
    g, _ = on_the_way(site, "Gimli")
    there = the_company(g).going
    before = len(automatic(g, there))
    hand(g, 1, card, card)
    hazard(g, card)
    after = automatic(g, there)
    assert len(after) == before + 1 and after[0] is after[1]
    assert refused(g, card)                                    # once for a site
    g, _ = on_the_way(other, "Gimli")
    hand(g, 1, card)
    assert refused(g, card)


def test_td_034_the_second_has_all_that_the_first_has():
    g, _ = on_the_way("Bandit Lair", "Gimli")
    hand(g, 1, "Incite Denizens", "Arouse Denizens")
    hazard(g, "Incite Denizens")
    hazard(g, "Arouse Denizens")
    company = the_company(g)
    company.site, company.going, company.moved = company.going, -1, True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    seen = []
    for _ in range(80):
        if g.under_way(Attacking) and g.nearest(Attacking) not in seen:
            seen.append(g.nearest(Attacking))
            printed = automatic(g, company.site)[0].prowess
            assert prowess_of(g, seen[-1]) > printed
        question = g.question()
        if type(question).__name__ == "Declare" and not g.under_way(Attacking):
            break
        g.answer(5 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
    assert len(seen) == 2


def test_td_039_who_takes_an_item_of_the_hoard_meets_its_guards_again():
    for on_dragon in (False, True):
        g, _ = visiting("The Lonely Mountain", "Gimli", "Legolas")
        dragon = put(g, "Smaug at Home", IN_PLAY, 1)
        ounce = put(g, "Known to an Ounce", IN_PLAY, 1)
        g.host[ounce] = dragon if on_dragon else the_company(g).site
        hand(g, 0, "Glamdring")
        choose(g, "Declared Glamdring")
        choose(g, "Take Gimli")
        seen = []
        for _ in range(160):
            if g.under_way(Attacking) and g.nearest(Attacking) not in seen:
                seen.append(g.nearest(Attacking))
                assert seen[-1].automatic
            question = g.question()
            if type(question).__name__ == "Declare" and not g.under_way(Attacking) and g.chain() is None:
                break
            g.answer(1 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
        assert len(seen) >= 1
        if on_dragon:
            discard(g, dragon)
            assert not in_play(g, ounce)                       # it goes with the Dragon
    g, _ = on_the_way("The Lonely Mountain", "Gimli")
    hand(g, 1, "Known to an Ounce", "Known to an Ounce")
    hazard(g, "Known to an Ounce", "Take The Lonely Mountain")
    assert refused(g, "Known to an Ounce")
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Known to an Ounce")
    assert refused(g, "Known to an Ounce")                     # no hoard, and no Dragon at home


def test_R_DRG_08_td_039_what_lies_on_a_Dragon_goes_when_it_is_beaten():
    g, _ = visiting("The Lonely Mountain", "Gimli")
    dragon = put(g, "Smaug at Home", IN_PLAY, 1)
    ounce = give(g, dragon, "Known to an Ounce", 1)
    dragon_falls(g, "Smaug")
    assert g.pile[ounce] == DISCARD + 1


def test_td_052_a_form_of_a_Dragon_comes_back():
    g, _ = on_the_way("Moria", "Gimli")
    smaug = put(g, "Smaug", DISCARD, 1)
    hand(g, 1, "Parsimony of Seclusion")
    g.answer(0)
    assert len([words for words in names(g) if words.startswith("Declared Parsimony")]) == 1
    choose(g, "Declared Parsimony")
    while type(g.question()).__name__ != "Fetch":
        g.answer(0)
    choose(g, "Take Smaug")
    assert g.pile[smaug] == HAND + 1
    g, _ = on_the_way("Moria", "Gimli")
    form = put(g, "Agburanar Ahunt", DISCARD, 1)
    hand(g, 1, "Parsimony of Seclusion")
    g.answer(0)
    before = g.limit_now()
    choose(g, "Declared Parsimony of Seclusion 1")
    while type(g.question()).__name__ != "Fetch":
        g.answer(0)
    choose(g, "Take Agburanar Ahunt")
    assert g.pile[form] == HAND + 1 and g.limit_now() == before + 2
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Giant", DISCARD, 1)
    hand(g, 1, "Parsimony of Seclusion")
    assert refused(g, "Parsimony of Seclusion")


def test_td_027_at_the_end_of_each_turn_from_the_pits():
    for doors in (False, True):
        g, _ = organizing("Moria", "Gimli")
        put(g, "From the Pits of Angband", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        cards = [put(g, name, DISCARD, 1) for name in ("Smaug", "Ice-drake", "Giant")]
        for _ in range(12):
            put(g, "Wargs", DECK, 1)
            put(g, "Wargs", DECK, 0)
        g.stack.clear()
        g.then(Turns())
        g.then(EndOfTurn())
        taken = 0
        for _ in range(80):
            question = g.question()
            kind = type(question).__name__
            if not any(isinstance(frame, EndOfTurn) for frame in g.stack):
                break
            if kind == "PitsOrHand":
                g.answer(1)
            elif kind == "FromThePits" and isinstance(question, Decision) and question.side == 1 and len(g.offered) > 1:
                assert not any("Giant" in words for words in names(g))
                taken += 1
                g.answer(g.offered[1])
            elif isinstance(question, Decision):
                g.answer(0 if 0 in g.offered else g.offered[0])
            else:
                g.answer(0)
        piles = [g.pile[card] for card in cards]
        assert taken == (2 if doors else 1)
        assert piles[2] == DISCARD + 1
        assert piles[:2].count(HAND + 1) == (2 if doors else 0)
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "From the Pits of Angband", IN_PLAY, 0)
    hand(g, 1, "From the Pits of Angband")
    assert refused(g, "From the Pits of Angband")


def test_td_058_wealth_draws_a_Dragon():
    for item, comes in (("Glamdring", True), ("Elven Cloak", False)):
        g, (gimli, _) = visiting("Bandit Lair", "Gimli", "Legolas")
        rumor = give(g, the_company(g).site, "Rumor of Wealth", 1)
        hand(g, 0, item)
        hand(g, 1, "Smaug", "Eärcaraxë", "Wargs")
        the_company(g).arrived = True
        g.facts(the_company(g).site)
        if not offers(g, item):
            continue
        choose(g, f"Declared {item}")
        choose(g, "Take Gimli")
        for _ in range(20):
            if type(g.question()).__name__ in ("DrawnByWealth",) or not g.chain():
                break
            g.answer(0)
        assert (type(g.question()).__name__ == "DrawnByWealth") is comes
        if comes:
            assert names(g) == ["No", "Take Smaug"]
            choose(g, "Take Smaug")
            assert g.nearest(Attacking).slot == g.company[gimli] and not in_play(g, rumor)
            assert the_company(g).counted == ()
    for site, right in (("Bandit Lair", True), ("The Lonely Mountain", False), ("Moria", False)):
        g, _ = on_the_way(site, "Gimli")
        hand(g, 1, "Rumor of Wealth")
        assert refused(g, "Rumor of Wealth") is not right


def test_td_058_the_rumor_may_lie_on_guard():
    g, _ = visiting("Barrow-downs", "Gimli", "Legolas")
    the_company(g).arrived = the_company(g).guarded = True
    g.put(g.cards.names["Rumor of Wealth"], ON_GUARD + g.current, 1)
    hand(g, 0, "Glamdring")
    choose(g, "Declared Glamdring")
    choose(g, "Take Gimli")
    assert offers(g, "Rumor of Wealth")


def sung_to(who, total, goal=True):
    g, people = end_of_organization("Lórien", *who)
    put(g, "Song of the Lady", IN_PLAY, 1)
    slot = g.company[people[0]]
    if goal:
        g.move(put(g, "Moria", LOCATION, 0), HEADING + slot)
    g.stack.pop()
    g.announce(END_OF_ORGANIZATION, slot)
    asked = bool(g.waiting)
    if asked:
        g.triggers_follow(END_OF_ORGANIZATION)
        while not isinstance(g.question(), Roll):
            g.answer(0)
        roll(g, total)
    return asked, g.asked(HELD, slot, 0) > 0


def test_td_072_the_Lady_s_song_holds_companies_in_Lorien():
    assert sung_to(("Legolas",), 7) == (True, False)
    assert sung_to(("Legolas",), 6) == (True, True)
    assert sung_to(("Beorn", "Bilbo"), 8) == (True, True)      # a Man and a Hobbit
    assert sung_to(("Gimli",), 5) == (True, False)
    assert sung_to(("Legolas",), 2, goal=False) == (False, False)


def test_td_073_nothing_stays_with_a_Wizard_but_the_crow():
    for doors, less in ((False, 2), (True, 4)):
        g, (gandalf, gimli, _) = organizing("Rivendell", "Gandalf", "Gimli", "Legolas")
        before = influence(g, gandalf), influence(g, gimli)
        put(g, "Stormcrow", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        assert (influence(g, gandalf), influence(g, gimli)) == (before[0] - less, before[1])
    for who, right in (("Gandalf", False), ("Aragorn II", True)):
        g, _ = organizing("Rivendell", who, "Gimli", "Legolas", "Bilbo")
        put(g, "Stormcrow", IN_PLAY, 1)
        hand(g, 0, "Fellowship")
        assert offers(g, "Fellowship") is right
    for who, stays in (("Gandalf", False), ("Aragorn II", True)):
        g, _ = on_the_way("Moria", who, "Gimli", "Legolas", "Bilbo")
        fellowship = put(g, "Fellowship", IN_PLAY, 0)
        g.host[fellowship] = FIRST_COMPANY - g.current
        hand(g, 1, "Stormcrow", "Stormcrow")
        hazard(g, "Stormcrow")
        assert in_play(g, fellowship) is stays
        assert refused(g, "Stormcrow")


def test_td_085_one_region_withers_into_two_wildernesses():
    for path, ways, after in (((FREE_DOMAIN, BORDER_LAND), 1, (FREE_DOMAIN, WILDERNESS, WILDERNESS)),
                              ((WILDERNESS,), 1, (WILDERNESS, WILDERNESS)),
                              ((SHADOW_LAND, WILDERNESS), 2, (SHADOW_LAND, WILDERNESS, WILDERNESS)),
                              ((FREE_DOMAIN,), 0, ())):
        for doors in (False, True):
            g, _ = on_the_way("Moria", "Gimli", path=path)
            if doors:
                put(g, "Doors of Night", IN_PLAY, 1)
            hand(g, 1, "Withered Lands")
            g.answer(0)
            found = [words for words in names(g) if words.startswith("Declared Withered")]
            assert len(found) == (ways if doors else 0)
            if found:
                choose(g, found[0])
                until_settled(g)
                assert tuple(path_of(g, g.current)) == after
                assert differences(g) == []


def test_td_089_the_famished_roll_to_untap():
    for site, rolls in (("Moria", True), ("Bree", False), ("Rivendell", False)):
        for total, untaps in ((6, False), (7, True)):
            g, (gimli, gandalf) = organizing(site, "Gimli", "Gandalf")
            put(g, "Worn and Famished", IN_PLAY, 1)
            g.state[gimli] = g.state[gandalf] = TAPPED
            g.stack.clear()
            g.then(Turns())
            g.then(UntapPhase())
            asked = False
            for _ in range(20):
                question = g.question()
                if type(question).__name__ == "RollToUntap":
                    asked = True
                    assert names(g) == ["Done", "Take Gimli"]
                    choose(g, "Take Gimli")
                    roll(g, total)
                    break
                if not any(isinstance(frame, UntapPhase) for frame in g.stack):
                    break
                g.answer(0)
            assert asked is rolls and g.state[gandalf] == UNTAPPED
            assert (g.state[gimli] == UNTAPPED) is (untaps or not rolls)
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Worn and Famished", IN_PLAY, 0)
    hand(g, 1, "Worn and Famished")
    assert refused(g, "Worn and Famished")


def test_td_050_magic_holds_who_comes_near_a_faction():
    for regions, basic, new, asked in ((("Rohan",), False, False, True), (("Gap of Isen",), False, False, True),
                                       (("Lindon",), False, False, False), (("Rohan",), True, False, False),
                                       (("Rohan",), False, True, False)):
        for total, idle in ((6, True), (11, False)):
            g, _ = on_the_way("Moria", "Gimli", "Aragorn II", path=(WILDERNESS,), regions=regions)
            faction = put(g, "Riders of Rohan", MARSHALLED, 0)
            card = give(g, faction, "No Escape from My Magic", 1)
            the_company(g).basic = basic
            if new:
                later = g.facts(card).rules[0].does[1]
                assert isinstance(later, FromTheNextTurn)
                g.lasting = [Lasting(later.number, 1, card)]
            g.announce(BEGINNING_OF_HAZARDS, g.current)
            assert bool(g.waiting) is asked
            if asked:
                g.triggers_follow(BEGINNING_OF_HAZARDS)
                while not isinstance(g.question(), Roll):
                    g.answer(0)
                roll(g, total)                                 # and two for a ranger
                assert (g.asked(DOES_NOTHING, g.current, 0) > 0) is idle
    g, _ = on_the_way("Moria", "Gimli")
    faction = put(g, "Riders of Rohan", MARSHALLED, 0)
    hand(g, 1, "No Escape from My Magic", "No Escape from My Magic")
    hazard(g, "No Escape from My Magic", "Take Riders of Rohan")
    card = g.on(faction)[0]
    assert refused(g, "No Escape from My Magic")
    discard(g, faction)
    assert not in_play(g, card)
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "No Escape from My Magic")
    assert refused(g, "No Escape from My Magic")


def test_R_AMB_122_a_guardian_s_attack_is_turned_away_like_any_other_and_is_not_beaten_by_it():
    g, _ = at_rest("The Lonely Mountain", "Gimli", "Bilbo")
    dragon = put(g, "Smaug at Home", IN_PLAY, 1)
    hand(g, 0, "Not at Home")
    the_company(g).moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    for _ in range(60):
        question = g.question()
        if g.under_way(Attacking) and g.nearest(Attacking).giver == dragon:
            break
        g.answer(5 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
    attack = g.nearest(Attacking)
    play(g, "Not at Home")
    assert attack not in g.stack and in_play(g, dragon)

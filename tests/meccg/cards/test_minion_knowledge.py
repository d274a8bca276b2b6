"""Resources of Dark Minions: knowledge and its traps, waiting and stairs, and help for others."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION, MARSHALLED, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import general_influence, influence_used, mind, points_of
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.turn import EndOfTurn, UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import MAN, ORC, UNDEAD
from ravenhill.games.meccg.words.moments import AT_SITE, CHARACTER_WOUNDED
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT
from ravenhill.games.meccg.words.who.places import PLACES
from tests.meccg.cards.scenes import (
    end_of_organization,
    offers,
    on_the_way,
    organizing,
    play,
    struck_by,
    the_company,
    until_settled,
    visiting,
    ways,
)
from tests.meccg.cards.test_minion_resources import begin
from tests.meccg.tables import asked, choose, deck, give, hand, names, put, roll, settle


def fight_until(g: Meccg, question: str, total: int = 12) -> None:
    """Every roll is this sum, and everything else is declined, until this is asked."""
    for _ in range(99):
        it = g.question()
        if type(it).__name__ == question and (question != "Declare" or g.asking().about == AT_SITE):
            return
        g.answer(total // 2 - 1 if isinstance(it, Roll) else 0 if 0 in g.offered else g.offered[0])
    raise AssertionError(f"{question} is never asked")


@pytest.mark.parametrize(("goal", "right"), [("The Under-gates", True), ("Edoras", False)])
def test_dm_115_an_ancient_stair_leads_back_from_below(goal: str, right: bool):
    g, (gimli,) = end_of_organization("Moria", "Gimli")
    stair = hand(g, 0, "Ancient Stair")[0]
    before = g.asked(DRAWS_OPPONENT, 0, 3)
    play(g, "Ancient Stair", "Travel")
    assert g.asked(DRAWS_OPPONENT, 0, 3) == 2 * before
    moria = g.companies[0].site
    g.companies[0].site = put(g, goal, IN_PLAY + 2, 0)         # it has gone there
    g.companies[0].arrived = True
    g.move(moria, LOCATION)
    end = EndOfTurn()
    end.at = 5
    begin(g, end)
    settle(g)
    assert (type(asked(g)).__name__ == "GoBack") is right
    if right:
        choose(g, "To Moria")
        assert g.companies[g.company[gimli]].site == moria and g.pile[stair] == DISCARD


def test_dm_115_only_from_an_untapped_site_above_or_below():
    for site, tapped, right in (("Moria", False, True), ("The Gem-deeps", False, True), ("Moria", True, False),
                                ("Bree", False, False)):
        g, _ = end_of_organization(site, "Gimli")
        if tapped: g.state[g.companies[0].site] = TAPPED
        hand(g, 0, "Ancient Stair")
        assert offers(g, "Ancient Stair") is right, site


def test_dm_117_who_waits_takes_no_influence_and_scores_nothing():
    g, (gimli, legolas) = organizing("Bree", "Gimli", "Legolas")
    put(g, "Rivendell", LOCATION, 0)
    before = influence_used(g, 0)
    card = hand(g, 0, "Await the Advent of Allies")[0]
    assert points_of(g, gimli) > 0 and destinations(g, 0)
    play(g, "Await the Advent of Allies", "Take Gimli")
    assert influence_used(g, 0) == before - mind(g, gimli) and points_of(g, gimli) == 0
    assert not destinations(g, 0) and points_of(g, legolas) > 0
    g.announce(CHARACTER_WOUNDED, legolas)
    assert not g.waiting
    g.announce(CHARACTER_WOUNDED, gimli)
    assert [it.card for it in g.waiting] == [card]


def test_dm_117_what_is_done_at_the_site_ends_the_waiting():
    g, (gimli, _) = visiting("Bree", "Gimli", "Legolas")
    wait = give(g, gimli, "Await the Advent of Allies")
    hand(g, 0, "Bill the Pony", "Smoke Rings")
    put(g, "Dodge", DISCARD, 0)
    play(g, "Smoke Rings")
    assert g.pile[wait] == IN_PLAY                             # it needs no site
    play(g, "Bill the Pony", "Take Legolas")
    assert g.pile[wait] == DISCARD


def test_dm_117_neither_at_havens_nor_for_the_great():
    for site, who, right in (("Bree", "Gimli", True), ("Rivendell", "Gimli", False), ("Bree", "Elrond", False),
                             ("Bree", "Gandalf", False)):
        g, _ = organizing(site, who)
        hand(g, 0, "Await the Advent of Allies")
        assert offers(g, "Await the Advent of Allies") is right, (site, who)


@pytest.mark.parametrize(("site", "right"), [("Moria", True), ("Barrow-downs", False)])
def test_dm_123_a_scout_counts_them_right_after_the_fight(site: str, right: bool):
    g, (aragorn,) = visiting(site, "Aragorn II")
    (numbers, *_) = hand(g, 0, "Dark Numbers", "Smoke Rings")
    put(g, "Dodge", DISCARD, 0)
    assert not offers(g, "Dark Numbers")
    g.stack.pop()
    g.stack.pop()
    visit = g.nearest(Visit)
    visit.at = 3
    g.ready = False
    fight_until(g, "Declare")
    g.state[aragorn] = UNTAPPED
    g.ready = False
    assert offers(g, "Dark Numbers") is right
    if right:
        again = g.copy()
        play(again, "Smoke Rings")
        assert not offers(again, "Dark Numbers")               # no longer immediately after it
        play(g, "Dark Numbers")
        assert g.host[numbers] == aragorn and g.state[aragorn] == TAPPED and points_of(g, numbers) == 1


@pytest.mark.parametrize(("race", "right"), [(ORC, True), (MAN, True), (UNDEAD, False)])
def test_dm_123_it_is_so_on_the_way_too(race: int, right: bool):
    g, _ = on_the_way("Bree", "Aragorn II")
    hand(g, 0, "Dark Numbers")
    the_company(g).races, the_company(g).since = (race,), 0
    assert offers(g, "Dark Numbers") is right


def test_dm_123_what_was_counted_helps_with_a_faction_or_is_stored():
    g, (gimli, legolas) = visiting("Edoras", "Gimli", "Legolas")
    numbers = give(g, legolas, "Dark Numbers")
    hand(g, 0, "Riders of Rohan")
    choose(g, "Declared Riders of Rohan")
    choose(g, "Take Gimli")
    g.answer(0)
    choose(g, "Declared Dark Numbers")
    until_settled(g)
    assert g.pile[numbers] == DISCARD
    assert not offers(g, "Dark Numbers")
    g, (gimli,) = organizing("Rivendell", "Gimli")
    numbers = give(g, gimli, "Dark Numbers")
    play(g, "Dark Numbers")
    assert g.pile[numbers] == MARSHALLED and points_of(g, numbers) == 1


@pytest.mark.parametrize(("who", "total", "open"), [("Gandalf", 3, True), ("Elrond", 3, True), ("Elrond", 2, False)])
def test_dm_130_fireworks_cheer_a_town_up(who: str, total: int, open: bool):
    g, (sage,) = organizing("Bree", who)
    site = g.companies[0].site
    (card,) = hand(g, 0, "Fireworks")
    assert not offers(g, "Fireworks")                          # the site is untapped
    g.state[site] = TAPPED
    g.ready = False
    play(g, "Fireworks", total=total)
    assert (g.state[site] == UNTAPPED) is open and g.state[sage] == TAPPED
    for pile, state in ((DISCARD, TAPPED), (DISCARD, UNTAPPED)):
        begin(g, UntapPhase())
        settle(g)
        if type(g.question()).__name__ == "KeepAsItIs": g.answer(0)
        g.question()
        assert (g.pile[card], g.state[sage]) == (pile, state)
    g, _ = organizing("Bree", "Gimli")
    g.state[g.companies[0].site] = TAPPED
    hand(g, 0, "Fireworks")
    assert not offers(g, "Fireworks")                          # no sage


@pytest.mark.parametrize(("total", "lost"), [(3, False), (12, True)])
def test_dm_151_a_Hobbit_leaps_between(total: int, lost: bool):
    g, (gimli, sam) = on_the_way("Moria", "Gimli", "Sam Gamgee")
    hand(g, 0, "No Waiting to Wonder")
    attack, strike = struck_by(g, "Giant", gimli)
    before = prowess_of(g, attack)
    choose(g, "Declared No Waiting to Wonder")
    choose(g, "Take Sam Gamgee")
    settle(g)
    assert (strike.strength, strike.toughness, g.state[sam]) == (-4, -1, TAPPED) and prowess_of(g, attack) == before
    strike.modifier = -20
    g.answer(0)
    roll(g, 2, 2, total)                                       # hit; Gimli's body check; Sam's
    assert g.state[gimli] == WOUNDED and (g.pile[sam] == OUT) is lost


def test_dm_151_nobody_leaps_for_himself_or_if_tapped():
    g, (_, sam) = on_the_way("Moria", "Gimli", "Sam Gamgee")
    hand(g, 0, "No Waiting to Wonder")
    struck_by(g, "Giant", sam)
    assert not offers(g, "No Waiting to Wonder")
    g, (gimli, sam) = on_the_way("Moria", "Gimli", "Sam Gamgee")
    g.state[sam] = TAPPED
    hand(g, 0, "No Waiting to Wonder")
    struck_by(g, "Giant", gimli)
    assert not offers(g, "No Waiting to Wonder")


def test_dm_153_palm_to_palm_they_help_each_other():
    g, (gimli, legolas) = visiting("Edoras", "Gimli", "Legolas")
    palm = put(g, "Palm to Palm", IN_PLAY, 0)
    g.host[palm] = -10
    hand(g, 0, "Riders of Rohan")
    choose(g, "Declared Riders of Rohan")
    choose(g, "Take Gimli")
    g.answer(0)
    choose(g, "Declared Palm to Palm")
    assert names(g) == ["Take Legolas"]
    choose(g, "Take Legolas")
    if type(asked(g)).__name__ == "Pick": g.answer(g.offered[0])
    g.question()
    assert g.state[legolas] == TAPPED
    while g.chain() is not None and type(g.question()).__name__ == "Declare": g.answer(0)
    assert mind(g, gimli) == g.facts(gimli).mind + 1
    check = next(it for it in g.stack if type(it).__name__ == "FactionCheck")
    assert check.modifier == 1                                 # type: ignore[attr-defined]


def test_dm_153_they_help_to_be_rid_of_corruption():
    g, (gimli, _) = organizing("Bree", "Gimli", "Legolas")
    palm = put(g, "Palm to Palm", IN_PLAY, 0)
    g.host[palm] = -10
    give(g, gimli, "Lure of the Senses", 1)
    choose(g, "Declared Lure of the Senses")
    if type(asked(g)).__name__ == "Pick": g.answer(g.offered[0])
    g.answer(0)
    choose(g, "Declared Palm to Palm")
    assert names(g) == ["Take Legolas"]
    choose(g, "Take Legolas")
    if type(asked(g)).__name__ == "Pick": g.answer(g.offered[0])
    while type(g.question()).__name__ == "Declare": g.answer(0)
    roll_ = next(it for it in g.stack if type(it).__name__ == "RemovalRoll")
    assert roll_.more == 1                                     # type: ignore[attr-defined]


def test_dm_153_it_ends_when_somebody_leaves_or_a_Wizard_joins():
    for who, right in (("Gimli", True), ("Gandalf", False)):
        g, _ = organizing("Lórien", who)
        hand(g, 0, "Palm to Palm")
        assert offers(g, "Palm to Palm") is right
    for wizard in (True, False):
        g, (gimli, legolas) = organizing("Lórien", "Gimli", "Legolas")
        palm = put(g, "Palm to Palm", IN_PLAY, 0)
        g.host[palm] = -10
        if wizard:
            join(g, put(g, "Gandalf", IN_PLAY, 0), g.company[gimli])
        else:
            join(g, legolas, found_company(g, 0, put(g, "Lórien", LOCATION, 0)))
        assert g.pile[palm] == DISCARD


def test_dm_156_more_influence_until_the_Wizard_comes():
    g, _ = organizing("Rivendell", "Gimli")
    (card,) = hand(g, 0, "Saw Further and Deeper")
    (saruman,) = hand(g, 0, "Saruman")
    before = general_influence(g, 0)
    source = Source(saruman, 0, 0, [])
    put(g, "Isengard", LOCATION, 0)
    assert len(PLACES.find(g, source)) == 2
    play(g, "Saw Further and Deeper")
    assert general_influence(g, 0) == before + 5 and len(PLACES.find(g, source)) == 1
    hand(g, 0, "Saw Further and Deeper")
    assert not offers(g, "Saw Further and Deeper")             # a second one of the same player
    play(g, "Saruman", "Place")
    assert g.pile[card] == DISCARD and not offers(g, "Saw Further and Deeper")


def test_dm_161_down_to_the_foundations_and_home():
    g, _ = organizing("The Gem-deeps", "Gimli")
    (card,) = hand(g, 0, "To the Uttermost Foundations")
    site = g.companies[0].site
    play(g, "To the Uttermost Foundations", "Travel")
    assert (g.state[card], g.state[site]) == (TAPPED, TAPPED) and points_of(g, card) == 0
    assert not offers(g, "To the Uttermost Foundations")       # still at the same site
    begin(g, UntapPhase())
    settle(g)
    assert g.state[card] == TAPPED
    for there, right in (("Moria", False), ("The Under-gates", True)):
        again, _ = organizing(there, "Gimli")
        it = put(again, "To the Uttermost Foundations", IN_PLAY, 0)
        again.host[it], again.state[it] = -10, TAPPED
        assert offers(again, "To the Uttermost Foundations") is right
        if right:
            play(again, "To the Uttermost Foundations")
            assert again.state[it] == UNTAPPED
    for state, right in ((TAPPED, False), (UNTAPPED, True)):
        again, _ = organizing("Rivendell", "Gimli")
        it = put(again, "To the Uttermost Foundations", IN_PLAY, 0)
        again.host[it], again.state[it] = -10, state
        assert offers(again, "To the Uttermost Foundations") is right
        if right:
            play(again, "To the Uttermost Foundations")
            assert (again.pile[it], points_of(again, it)) == (MARSHALLED, 3)


def test_dm_164_the_Windlord_finds_him_and_the_Wizard_comes():
    g, people = visiting("Moria", "Gimli", "Aragorn II", "Boromir II", "Beorn", "Legolas")
    (card,) = hand(g, 0, "The Windlord Found Me")
    choose(g, "Declared The Windlord Found Me")
    settle(g)
    attack = g.nearest(Attacking)
    assert (attack.strikes, attack.prowess) == (4, 9) and g.state[the_company(g).site] == TAPPED
    fight_until(g, "WhoLeads")
    legolas = people[4]
    assert names(g) == ["No", "Take Legolas"]
    choose(g, "Take Legolas")
    assert g.host[card] == legolas and g.state[legolas] == TAPPED and points_of(g, card) == 3
    begin(g, UntapPhase())
    settle(g)
    if type(g.question()).__name__ == "KeepAsItIs": g.answer(0)
    g.question()
    assert g.state[legolas] == TAPPED
    g, (gimli,) = organizing("Lórien", "Gimli")
    card = give(g, gimli, "The Windlord Found Me")
    deck(g, 0, "Gandalf", "Dodge")
    choose(g, "Declared The Windlord Found Me")
    settle(g)
    choose(g, "Take Gandalf")
    gandalf = next(it for it in g.piles[IN_PLAY] if g.facts(it).name == "Gandalf")
    assert g.company[gandalf] == g.company[gimli] and g.pile[card] == MARSHALLED and not g.character_played


def test_dm_164_not_at_a_tapped_site_nor_a_second_time():
    for site, tapped, mine, right in (("Isengard", False, False, True), ("Moria", True, False, False),
                                      ("Moria", False, True, False), ("Bree", False, False, False)):
        g, (gimli,) = visiting(site, "Gimli")
        if tapped: g.state[the_company(g).site] = TAPPED
        if mine: give(g, gimli, "The Windlord Found Me")
        hand(g, 0, "The Windlord Found Me")
        assert bool([it for it in ways(g, "The Windlord Found Me")]) is right, site
    g, (gimli,) = organizing("Lórien", "Gimli", "Saruman")[0], (0,)
    who = next(it for it in g.piles[IN_PLAY] if g.facts(it).name == "Gimli")
    give(g, who, "The Windlord Found Me")
    deck(g, 0, "Saruman")
    choose(g, "Declared The Windlord Found Me")
    settle(g)
    assert type(asked(g)).__name__ == "Declare"                # there is a Wizard already


@pytest.mark.parametrize(("card", "strength"), [("Forgotten Scrolls", 8), ("Lost Tome", 9)])
def test_R_TERM_11_dm_169_dm_172_a_trap_springs_at_who_takes_it(card: str, strength: int):
    """Weapons are of no use, it cannot be cancelled, and nobody supports."""
    g, (gimli, legolas) = visiting("Moria", "Gimli", "Legolas")
    give(g, gimli, "Glamdring")
    (item, *_) = hand(g, 0, card, "Dark Quarrels")
    choose(g, f"Declared {card}")
    choose(g, "Take Gimli")
    settle(g)
    attack = g.nearest(Attacking)
    assert (attack.strikes, attack.prowess, attack.bare, attack.fixed, attack.alone) == (1, strength, True, True, gimli)
    assert prowess(g, gimli, attack.race, attack.bare) == g.facts(gimli).prowess
    g.ready = False
    fight_until(g, "Declare")
    assert g.host[item] == gimli and g.state[legolas] == UNTAPPED


@pytest.mark.parametrize(("card", "site", "right"), [
    ("Forgotten Scrolls", "Barrow-downs", True), ("Forgotten Scrolls", "Moria", False), ("Lost Tome", "Moria", True),
    ("Lost Tome", "Barad-dûr", True), ("Lost Tome", "Barrow-downs", False),
])
def test_R_TERM_10_dm_169_dm_172_lost_knowledge_tells_where_information_is(card: str, site: str, right: bool):
    g, (elrond, _) = visiting(site, "Elrond", "Gimli")
    it = give(g, elrond, card)
    hand(g, 0, "When You Know More")
    known = offers(g, "When You Know More")
    assert bool([n for n in ways(g, card)]) is right
    if right:
        play(g, card)
        assert g.pile[it] == DISCARD and offers(g, "When You Know More") and not known


def test_dm_169_the_scrolls_lie_in_Minas_Tirith_too():
    for card, tapped, right in (("Forgotten Scrolls", True, True), ("Lost Tome", True, False)):
        g, _ = visiting("Minas Tirith", "Gimli")
        if tapped: g.state[the_company(g).site] = TAPPED
        hand(g, 0, card)
        assert offers(g, card) is right

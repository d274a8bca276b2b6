"""What attacks and strikes do besides the usual, sites entered again, rings, and the end."""
from __future__ import annotations

from itertools import combinations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.words import may
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.events import ShortEvent
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.piles import (
    CHAIN,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    OLD_SITES,
    ON_GUARD,
    OUT,
    SIDEBOARD,
    SITE_PHASE,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED, Attacking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack, NextStrike, Thwart, the_creature_leaves
from ravenhill.games.meccg.rules.council import Council, doubled, final_points, halved, shown_against
from ravenhill.games.meccg.rules.falling import falls, heirs
from ravenhill.games.meccg.rules.numbers import faction_check, fighters, points_by_group
from ravenhill.games.meccg.rules.site import SitePhase, Visit
from ravenhill.games.meccg.rules.spoils import PlayPrize
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.strikes import BodyCheck, Strike, Support, supporters
from ravenhill.games.meccg.rules.turn import EndOfTurn
from ravenhill.games.meccg.state import FURTHER_MINOR_ITEMS, STRONGER_SITES, Meccg
from ravenhill.games.meccg.terms import EACH_CHARACTER, RESOURCE, WILDERNESS
from ravenhill.games.meccg.words.moments import BODY_CHECK
from ravenhill.games.meccg.words.verbs.combat import Fight
from ravenhill.games.meccg.words.who.combat import THE_STRUCK
from tests.meccg.cards.scenes import at_rest, attacked_by, offered, on_the_way, organizing, play, struck_by, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, settle, table


def entering(site: str, *members: str, standard: bool = True) -> Meccg:
    """The site phase begins for this company."""
    g = table(standard)
    floor(g)
    company(g, 0, site, *members)
    g.then(SitePhase())
    choose(g, "Travel 0")
    return g


def test_R_CMB_01_R_CMB_02_creatures_events_and_sites_attack_with_strikes_of_their_own() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    attack = attacked_by(g, "Wolves")
    assert strikes_of(g, attack) == 3 and attack.prowess > 0 and not attack.automatic
    g = entering("Moria", "Aragorn II")
    choose(g, "Enter")
    site = g.nearest(Attacking)
    assert site.automatic and site.card == g.companies[0].site and strikes_of(g, site) >= 1


def test_R_CMB_08_each_character_means_one_each_whatever_is_played() -> None:
    name = next(it.name for it in GAME.library.facts if it.strikes == EACH_CHARACTER)
    g, _ = at_rest("Bree", "Aragorn II", "Elladan")
    attack = attacked_by(g, name)
    assert attack.each and strikes_of(g, attack) == 1
    attack.strikes = 5
    attack.at = 2
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    g.ready = False
    g.question()
    assert len(attack.targets) == len(set(attack.targets)) == 2 and attack.excess == 0


def test_R_CMB_18_two_dice_and_prowess_against_prowess() -> None:
    for total, beaten in ((5, False), (6, True)):
        g, people = at_rest("Bree", "Aragorn II")
        attack, strike = struck_by(g, "Orc-guard", people[0])  # Aragorn has six
        attack.prowess, attack.body = prowess(g, people[0], attack.race) + 5, 0
        assert strike.modifier == 0
        g.answer(0)
        roll(g, total)
        assert (attack.results == [BEATEN]) is beaten


def test_R_CMB_23_R_AMB_63_between_wound_and_body_check_only_the_body_is_touched() -> None:
    harder = may(BODY_CHECK, Fight(THE_STRUCK, body=+2))
    tough = ShortEvent("tw-996", "Thick Hide", side=RESOURCE, done=True, rules=(harder,))
    g = table(True, Cards([*GAME.library.facts, tough]))
    floor(g)
    people = company(g, 0, "Bree", "Aragorn II", "Elladan")
    g.phase, g.current = MOVEMENT, 0
    g.companies[0].limit = 9
    give(g, people[1], "Healing Herbs")
    card = hand(g, 0, "Thick Hide", "Gates of Morning")[0]
    _, strike = struck_by(g, "Orc-guard", people[0])
    strike.modifier = -20
    g.answer(0)
    roll(g, 2)
    assert g.state[people[0]] == WOUNDED and isinstance(g.asking(), BodyCheck)
    assert offered(g) == ["Pass", "Declared Thick Hide 0"]
    choose(g, "Declared Thick Hide 0")
    settle(g)
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, 11)                                                # a body of nine, and two
    assert g.is_in_play(people[0]) and g.pile[card] == DISCARD


def test_R_CMB_25_what_the_fallen_controlled_is_lost_but_followers() -> None:
    g, people = at_rest("Bree", "Aragorn II", "Annalena")
    g.host[people[1]] = people[0]
    ally = give(g, people[0], "Quickbeam")
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    falls(g, people[0])
    assert g.pile[people[0]] == OUT and g.pile[ally] == DISCARD and g.pile[lure] == DISCARD + 1
    assert g.is_in_play(people[1])


def after_the_first(g: Meccg, *, cancelled: bool) -> Attack:
    """The first of two attacks is over, beaten or cancelled."""
    attack = attacked_by(g, "Slayer")
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    attack.strikes, attack.prowess = 1, 1                      # somebody weakened this one
    attack.results = [BEATEN]
    attack.targets = [g.companies[0].members[0]]
    attack.stopped = cancelled
    attack.at = 6
    g.ready = False
    g.question()
    return attack


def test_R_CMB_29_R_CMB_30_R_AMB_67_attacks_of_one_creature_come_one_by_one() -> None:
    for cancelled in (False, True):
        g, _ = at_rest("Bree", "Aragorn II", "Elladan")
        attack = after_the_first(g, cancelled=cancelled)
        assert attack.number == 1 and not attack.stopped and attack.defeated is not cancelled
        assert attack.prowess == g.facts(attack.card).prowess  # and the next is as printed
        while not isinstance(g.stack[-1], Attack):
            g.stack.pop()
        attack.results, attack.at = [BEATEN], 6
        g.ready = False
        g.question()
        assert g.pile[attack.card] == (DISCARD + 1 if cancelled else MARSHALLED)


def test_R_CMB_32_nobody_scores_by_hazards_of_his_own() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    before = points_by_group(g, 1)
    nazgul = put(g, "Adûnaphel", IN_PLAY, 1)
    assert g.facts(nazgul).points > 0 and points_by_group(g, 1) == before


def test_R_CMB_33_R_AMB_65_strikes_of_the_fallen_are_cancelled_and_the_attack_is_not_beaten() -> None:
    g, people = at_rest("Bree", "Aragorn II", "Elladan")
    attack = attacked_by(g, "Wolves")
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    attack.targets, attack.results, attack.at = [people[0], people[0]], [BEATEN, 0], 5
    falls(g, people[0])
    g.ready = False
    g.then(NextStrike(0))
    g.question()
    g.answer(1)
    assert attack.results == [BEATEN, RESOLVED]
    g.question()
    assert g.pile[attack.card] == DISCARD + 1


def test_R_CMB_35_R_AMB_60_R_AMB_68_allies_are_struck_and_support_unless_their_card_forbids() -> None:
    g, people = at_rest("Bree", "Aragorn II", "Elladan")
    tree, shy = give(g, people[1], "Quickbeam"), give(g, people[1], "Goldberry")
    attack, strike = struck_by(g, "Wolves", people[0])
    assert fighters(g, g.companies[0]) == [people[0], people[1], tree] and shy not in supporters(g, strike)
    assert supporters(g, strike) == [people[1], tree]
    attack.targets.append(people[1])
    attack.results.append(BEATEN)                              # a strike that is over binds him too
    assert supporters(g, strike) == [tree]
    g.state[tree] = TAPPED
    assert supporters(g, strike) == []


def test_R_AMB_55_before_strikes_are_assigned_both_may_change_the_attack() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS,))
    attack = attacked_by(g, "Wolves", by=0, key=WILDERNESS)
    sides = []
    while type(g.question()).__name__ == "Declare":
        sides.append(asked(g).side)
        g.answer(0)
    assert sides[:2] == [0, 1] and attack.targets == []


def test_R_AMB_72_who_is_wounded_again_stays_wounded_with_one_more_on_the_check() -> None:
    for total, lives in ((8, True), (9, False)):               # a body of nine, and one more on the roll
        g, people = at_rest("Bree", "Aragorn II", "Elladan")
        g.state[people[0]] = WOUNDED
        attack = attacked_by(g, "Orc-guard")
        while not isinstance(g.stack[-1], Attack):
            g.stack.pop()
        attack.targets, attack.results, attack.at = [people[0]], [0], 5
        g.then(Strike(0, people[0]))
        g.ready = False
        while type(g.question()).__name__ in ("Declare", "Support", "ExcessStrikes"):
            g.answer(0)
        g.nearest(Strike).modifier -= 20
        roll(g, 7, total)
        assert g.is_in_play(people[0]) is lives and (not lives or g.state[people[0]] == WOUNDED)


def test_R_SITE_18_which_of_two_weapons_is_in_use_is_the_players_choice() -> None:
    g, people = organizing("Rivendell", "Gimli")
    sword, dagger = give(g, people[0], "Sword of Gondolin"), give(g, people[0], "Dagger of Westernesse")
    strong = prowess(g, people[0])
    assert names(g)[-2:] == ["Wield Sword of Gondolin", "Wield Dagger of Westernesse"]
    choose(g, "Wield Dagger of Westernesse")
    assert prowess(g, people[0]) == strong - 1 and g.in_use == [dagger]
    assert [it for it in names(g) if it.startswith("Wield")] == ["Wield Sword of Gondolin"]
    choose(g, "Wield Sword of Gondolin")
    assert prowess(g, people[0]) == strong and g.in_use == [sword]
    g.arranged = 48
    g.ready = False
    assert not [it for it in names(g) if it.startswith("Wield")]               # so every turn ends


def test_R_OG_06_R_OG_10_only_what_could_have_been_played_and_it_counts_once() -> None:
    for site, creature, shown in (("Moria", "Orc-guard", True), ("Moria", "Corsairs of Umbar", False)):
        g = table(True)
        floor(g)
        company(g, 0, site, "Aragorn II")
        card = put(g, creature, ON_GUARD, 0)
        g.owner = replaced(g.owner, card, 1)
        g.knows[card] = 2
        g.companies[0].guarded = True
        g.companies[0].counted, g.companies[0].limit = (-1, -1), 2
        g.then(SitePhase())
        choose(g, "Travel 0")
        choose(g, "Enter")
        assert asked(g).side == 1
        assert bool([it for it in names(g) if it.startswith(f"Declared {creature}")]) is shown
        if shown:
            choose(g, f"Declared {creature}")
            settle(g)
            assert g.companies[0].counted == (-1, -1) and card in g.attackers


def test_R_AMB_112_the_window_for_what_lies_on_guard_is_opened_whatever_it_is() -> None:
    for name in ("Orc-guard", "Dodge"):
        g = table(True)
        floor(g)
        company(g, 0, "Moria", "Aragorn II")
        card = put(g, name, ON_GUARD, 0)
        g.owner = replaced(g.owner, card, 1)
        g.companies[0].guarded = True
        g.then(SitePhase())
        choose(g, "Travel 0")
        choose(g, "Enter")
        assert asked(g).side == 1 and names(g)[0] == "Pass"


def test_R_SITE_13_R_SITE_14_race_and_own_bonuses_count_for_who_tries() -> None:
    g, people = visiting("Dol Amroth", "Imrahil", "Aragorn II")
    faction = hand(g, 0, "Knights of Dol Amroth")[0]
    printed = g.facts(faction)
    own, other = faction_check(g, people[0], faction), faction_check(g, people[1], faction)
    assert own == 2 + printed.swayed_by.get(g.facts(people[0]).race, 0) + 2 or own > 0
    assert other == 3 + printed.swayed_by.get(g.facts(people[1]).race, 0)      # nothing of Imrahil's is his


def test_R_SITE_20_what_lay_on_guard_unseen_returns_after_the_phase() -> None:
    g = entering("Bree", "Aragorn II")
    card = put(g, "Wolves", ON_GUARD, 0)
    g.owner = replaced(g.owner, card, 1)
    choose(g, "Leave")
    g.question()
    assert g.pile[card] == HAND + 1 and not g.is_known(card, 0)


def test_R_SITE_22_R_AMB_78_who_stayed_may_enter_again_also_a_tapped_site_or_a_haven() -> None:
    g = entering("Moria", "Aragorn II")
    g.state[g.companies[0].site] = TAPPED
    assert not g.companies[0].arrived
    choose(g, "Enter")
    assert g.nearest(Attacking).automatic                      # it is faced all the same
    g = entering("Rivendell", "Aragorn II")
    choose(g, "Enter")
    assert g.under_way(Visit) and g.companies[0].entered


def test_R_AMB_84_with_nobody_left_it_is_over_and_with_all_tapped_it_is_not() -> None:
    g, people = visiting("Moria", "Aragorn II")
    g.state[people[0]] = TAPPED
    hand(g, 0, "Gates of Morning", "Glamdring")
    assert [it for it in names(g) if "Gates" in it] and not [it for it in names(g) if "Glamdring" in it]
    g = entering("Moria", "Aragorn II")
    choose(g, "Enter")
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    falls(g, g.companies[0].members[0])
    g.ready = False
    assert type(asked(g)).__name__ == "DiscardOne" and not g.under_way(Visit)


def test_R_OPT_01_the_additional_minor_item_may_come_from_other_piles() -> None:
    for optional in (0, FURTHER_MINOR_ITEMS):
        g, people = visiting("Moria", "Aragorn II", "Elladan")
        g.optional = optional
        old, side = put(g, "Dagger of Westernesse", DISCARD, 0), put(g, "Elven Cloak", SIDEBOARD, 0)
        hand(g, 0, "Glamdring")
        assert not [it for it in names(g) if "Dagger" in it or "Cloak" in it]
        play(g, "Glamdring", "Take Aragorn II")
        found = [it for it in names(g) if "Dagger" in it or "Cloak" in it]
        assert found == (["Declared Dagger of Westernesse 1", "Declared Elven Cloak 1"] if optional else [])
        if optional:
            play(g, "Elven Cloak", "Take Elladan")
            assert g.host[side] == people[1] and g.pile[old] == DISCARD
            assert not [it for it in names(g) if "Dagger" in it]               # one, as the very next action


def test_R_OPT_03_R_AMB_109_the_attack_is_stronger_and_the_discard_pile_is_not_shown() -> None:
    g = entering("Moria", "Aragorn II")
    g.optional = STRONGER_SITES
    spent = put(g, "Moria", OLD_SITES, 1)
    g.knows[spent] = 2
    choose(g, "Enter")
    attack, printed = g.nearest(Attacking), g.facts(g.companies[0].site).guarded_by[0]
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (printed.strikes + 1, printed.prowess + 1)
    assert not g.is_known(spent, 0)


def test_R_RING_01_R_RING_04_special_rings_need_a_gold_ring_and_a_wizards_own_does_not() -> None:
    g, _ = visiting("Moria", "Gandalf")
    hand(g, 0, "The One Ring", "Magic Ring of Lore", "Wizard's Ring")
    offers = [it for it in names(g) if it.startswith("Declared")]
    assert not [it for it in offers if "One Ring" in it or "Lore" in it]
    places = GAME.library.facts[GAME.library.names["Wizard's Ring"]]
    assert places.done and not places.test


def test_R_RING_07_R_END_01_R_AMB_103_the_road_from_a_gold_ring_to_the_fire() -> None:
    g, people = visiting("Goblin-gate", "Gandalf", "Frodo")
    hand(g, 0, "Beautiful Gold Ring", "The One Ring")
    play(g, "Beautiful Gold Ring", "Take Gandalf")
    gold = next(it for it in g.piles[IN_PLAY] if g.facts(it).name == "Beautiful Gold Ring")
    g.host[gold] = people[1]
    g.state[people[0]] = UNTAPPED
    g.ready = False
    choose(g, "Declared Gandalf 5")
    while type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
    settle(g)
    roll(g, 12)
    choose(g, "Take The One Ring")
    g, people = visiting("Mount Doom", "Frodo", "Gandalf")
    give(g, people[0], "The One Ring")
    hand(g, 0, "Cracks of Doom")
    g.called = 1                                               # whatever is pending
    choose(g, "Declared Cracks of Doom")
    while type(g.question()).__name__ in ("Pick", "Declare"):
        g.answer(g.offered[0])
    roll(g, 12)
    assert g.ended and g.winner == 0 and g.why == "meccg-ring-destroyed"


def test_R_EOT_02_R_EOT_03_cards_after_the_hands_and_then_the_other_turn() -> None:
    g = table()
    g.stack[0].at = 7
    company(g, 0, "Rivendell", "Aragorn II")
    company(g, 1, "Rivendell", "Faramir")
    hand(g, 0, "Gates of Morning")
    g.then(EndOfTurn())
    for _ in range(2):
        choose(g, "No")
    assert asked(g).side == 0 and [it for it in names(g) if "Gates" in it]
    choose(g, "Pass")
    g.question()
    assert g.active == 1 and g.turn == 1


def test_R_END_15_R_END_22_points_are_of_six_groups_and_counted_in_order() -> None:
    g = table(True)
    g.stack.clear()
    people = company(g, 0, "Rivendell", "Aragorn II", "Elladan")
    give(g, people[0], "Glamdring")
    put(g, "Rangers of the North", MARSHALLED, 0)
    put(g, "Wolves", MARSHALLED, 0)
    company(g, 1, "Lórien", "Faramir")
    groups = points_by_group(g, 0)
    assert len(groups) == 6 and [n for n, it in enumerate(groups) if it] == [0, 1, 2, 4]
    g.wizard_lost[0] = 1
    hand(g, 1, "Glamdring", "Dodge")
    expected = sum(halved(doubled(groups, points_by_group(g, 1)))) - 1 - 5
    assert final_points(g, 0) == expected and final_points(g, 0) < sum(groups)


def test_R_END_19_the_example_of_the_book() -> None:
    mine, theirs = [4, 3, 2, 1, 2, 3], [5, 4, 0, 1, 2, 2]      # fifteen and fourteen
    assert sum(mine) == 15 and sum(theirs) == 14
    assert sum(halved(doubled(mine, theirs))) == 17            # factions count twice
    assert sum(halved(doubled(theirs, mine))) - 2 == 12        # two cards are shown
    assert sum(halved(doubled(mine, theirs))) - 3 == 14        # and three


def test_R_END_18_R_AMB_107_showing_a_card_never_hurts_so_all_are_shown() -> None:
    g = table(True)
    g.stack.clear()
    people = company(g, 0, "Rivendell", "Aragorn II", "Haldir")
    company(g, 1, "Lórien", "Faramir")
    give(g, people[0], "Glamdring")
    put(g, "Adûnaphel", IN_PLAY, 0)                            # a hazard of his own scores nothing for him
    cards = hand(g, 1, "Glamdring", "Haldir", "Adûnaphel", "Dodge", "Glamdring")
    everything = (final_points(g, 0), final_points(g, 1))
    assert len(shown_against(g, 0)) == 2
    for n in range(len(cards)):
        for kept in combinations(cards, n):
            other = g.copy()
            for card in kept:
                other.move(card, DISCARD + 1)                  # not shown
            assert final_points(other, 0) >= everything[0] and final_points(other, 1) == everything[1]


@pytest.mark.parametrize("standard", [False, True])
def test_R_AMB_104_everybody_rolls_at_the_council_also_without_points(standard: bool) -> None:
    g = table(standard)
    g.stack.clear()
    company(g, 0, "Rivendell", "Aragorn II", "Elladan")
    g.then(Council())
    choose(g, "Take Elladan")
    while type(g.question()).__name__ == "Declare":
        assert g.phase != SITE_PHASE and g.pile[g.companies[0].members[0]] != CHAIN
        g.answer(0)
    roll(g, 2)
    assert names(g) == ["Take Aragorn II"] and not g.piles[LOCATION]


def test_R_AMB_61_what_is_done_between_strikes_may_leave_none() -> None:
    g, people = at_rest("Bree", "Aragorn II", "Elladan")
    attack = attacked_by(g, "Wolves")
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    attack.targets, attack.results, attack.at = people.copy(), [BEATEN, 0], 5
    g.ready = False
    assert type(asked(g)).__name__ == "Declare"
    attack.results[1] = BEATEN                                 # a card made the other strike fail
    while g.under_way(Attacking):
        assert type(asked(g)).__name__ == "Declare"
        g.answer(0)
        g.question()
    assert g.pile[attack.card] == MARSHALLED


def test_R_CMB_29_the_second_attack_of_a_creature_is_as_printed() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", "Gimli", path=(WILDERNESS,))
    it = attacked_by(g, "Slayer")
    assert g.facts(it.card).attacks > 1
    it.more_strikes, it.more_prowess = 2, 3
    assert it.another_attack(g) and (it.more_strikes, it.more_prowess) == (0, 0)


def test_R_AMB_67_of_several_attacks_one_cannot_be_cancelled_by_tapping() -> None:
    for thwarted, asked_for in ((0, True), (1, False)):
        g, people = on_the_way("Bree", "Aragorn II", "Gimli", "Legolas", path=(WILDERNESS,))
        it = attacked_by(g, "Slayer")
        assert g.facts(it.card).attacks == 2 and g.facts(it.card).same_target
        while g.stack[-1] is not it:
            g.stack.pop()
        it.targets, it.thwarted = [people[0]], thwarted
        it.count_excess(g, g.companies[0])
        assert isinstance(g.stack[-1], Thwart) is asked_for


def test_R_AMB_64_nobody_inherits_a_second_one_though_it_is_the_first_card() -> None:
    g = table()
    cloak = put(g, "Elven Cloak", IN_PLAY, 0)
    frodo, sam, pippin = company(g, 0, "Bree", "Frodo", "Sam Gamgee", "Pippin")
    g.host[cloak] = frodo
    give(g, sam, "Elven Cloak")
    assert cloak == 0 and heirs(g, frodo, [], cloak) == [pippin] and heirs(g, frodo, []) == [sam, pippin]


@EITHER_SEAT
def test_who_was_promised_a_prize_plays_it_for_himself(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    prize = put(g, "Glamdring", HAND, side)
    PlayPrize(side, g.company[gimli], g.kind[prize]).choose(g, gimli + 1)
    assert (g.pile[prize], g.host[prize]) == (IN_PLAY + side, gimli)


def test_R_CMB_32_an_event_that_sent_the_attack_scores_though_it_is_the_first_card() -> None:
    g = table()
    event = g.put(g.cards.names["Doors of Night"], IN_PLAY + 1, 1)
    gimli, = company(g, 0, "Bree", "Gimli")
    g.current = 0
    it = attacked_by(g, "Wargs")
    it.giver, it.defeated = event, True
    the_creature_leaves(g, it)
    assert event == 0 and g.pile[event] == MARSHALLED and g.company[gimli] == 0


def test_R_CMB_14_each_of_two_friends_may_support_one_strike() -> None:
    g, (gimli, legolas, aragorn) = on_the_way("Bree", "Gimli", "Legolas", "Aragorn II", path=(WILDERNESS,))
    attack, strike = struck_by(g, "Wargs", gimli)
    while g.stack[-1] is not strike:
        g.stack.pop()
    g.ready = False
    strike.at = 3
    for friend in (legolas, aragorn):
        strike.support(g)
        assert isinstance(g.stack[-1], Support) and strike.at == 3
        g.stack.pop()
        Support(0).choose(g, friend + 1)
    strike.support(g)
    assert g.stack[-1] is strike and strike.modifier == 2 and attack.targets == [gimli]

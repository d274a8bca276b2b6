"""Just enough, none left, nobody there, and the site whose card has the number nought."""
from __future__ import annotations

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.cards.wizards.own.true_fana import TrueForm
from ravenhill.games.meccg.lines import MOVES
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.drawing import DrawHowMany, ResetHand
from ravenhill.games.meccg.rules.entering import ford, rivers_ahead
from ravenhill.games.meccg.rules.hazards import CompanyMoves, HazardWindow, may_go_on
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.movement import linked
from ravenhill.games.meccg.rules.numbers import body, destination, faction_check, prowess
from ravenhill.games.meccg.rules.organization import controllers
from ravenhill.games.meccg.rules.persuasion import ChooseTarget
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.setup import BEARERS, IntoDeck, StartingFollower, StartingItem
from ravenhill.games.meccg.rules.site import SiteActions, Visit
from ravenhill.games.meccg.rules.site import offers as site_offers
from ravenhill.games.meccg.rules.strikes import falls
from ravenhill.games.meccg.rules.turn import CallOrNot, Turns, heals
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    POOL,
    SITES,
    TIE_BREAK,
    Lasting,
    Meccg,
)
from ravenhill.games.meccg.terms import MAJOR, MAN
from tests.meccg.cards.scenes import at_rest, attacked_by, offers, organizing, play, visiting
from tests.meccg.rules.test_council import checks, council
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, company, deck, give, hand, names, put, roll, table


def on_top(g: Meccg, attack: Attack) -> None:
    """Nothing lies above the attack any more."""
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False


# Just enough


def test_R_ORG_34_direct_influence_that_just_suffices_controls() -> None:
    g, people = organizing("Rivendell", "Gimli", "Bard Bowman", "Barliman Butterbur")
    assert people[0] + 1 in controllers(g, people[1])          # two of influence, and a mind of two
    g.host[people[2]] = people[0]                              # one is used
    assert people[0] + 1 not in controllers(g, people[1])


def test_R_RING_02_modifiers_and_a_scroll_in_the_company_help_the_test() -> None:
    for modifier, scroll, total in ((0, False, 7), (2, False, 9), (-1, False, 6), (0, True, 9), (1, True, 10)):
        g, people = organizing("Bree", "Gimli", "Elladan")
        gold = give(g, people[0], "Beautiful Gold Ring")
        if scroll:
            give(g, people[1], "Scroll of Isildur")
        test = RingTest(gold, modifier)
        g.then(test)
        g.ready = False
        roll(g, 7)
        assert test.total == total


def test_R_SITE_18_the_better_item_helps_prowess_and_body_together() -> None:
    """Of two shields the one that gives more in all is used, whichever number it helps."""
    g, (aragorn,) = organizing("Bree", "Gimli")
    before = body(g, aragorn), prowess(g, aragorn)
    give(g, aragorn, "Shield of Iron-bound Ash")
    assert (body(g, aragorn), prowess(g, aragorn)) == (before[0], before[1])   # eight is the most it gives
    g, (eowyn,) = organizing("Bree", "Éowyn")
    plain = body(g, eowyn)
    give(g, eowyn, "Shield of Iron-bound Ash")
    give(g, eowyn, "Great-shield of Rohan")
    great = body(g, eowyn)
    assert great > plain + 1


def test_R_ORG_65_a_way_that_a_ranger_knows_is_counted_like_any_other() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    river = g.cards.names["Anduin River"]
    effect = next(n for n, kind in enumerate(g.cards.lasts_from) if kind == river)
    g.lasting.append(Lasting(effect, 0, 0))
    reached = [name for name in ("Moria", "Dimrill Dale", "Lórien", "Dol Guldur", "Minas Tirith")
               if linked(g, 0, g.cards.names[name])]
    start = g.cards.region_of[g.cards.names["Bree"]]
    assert reached == [name for name in ("Moria", "Dimrill Dale", "Lórien", "Dol Guldur", "Minas Tirith")
                       if g.cards.distance[start][g.cards.region_of[g.cards.names[name]]] <= 4]
    assert 0 < len(reached) < 5


def test_R_MH_22_who_has_a_full_hand_draws_nothing() -> None:
    g = table()
    floor(g)
    hand(g, 0, *["Dodge"] * 8)
    deck(g, 0, "Wolves")
    g.log = []
    g.then(ResetHand(0))
    g.question()
    assert len(g.piles[HAND]) == 8 and g.log == []


def test_R_CMB_19_each_strike_of_an_attack_that_was_overcome_fails_for_itself() -> None:
    g, (gandalf,) = at_rest("Bree", "Gandalf")
    attack = attacked_by(g, "Cave-drake")
    on_top(g, attack)
    attack.strikes, attack.prowess, attack.body = 2, 3, 8
    g.then(TrueForm(gandalf))
    roll(g, 7)
    roll(g, 9, 8)                                              # above its body, and not
    assert attack.results == [BEATEN, RESOLVED]


# None left, nobody there


def test_R_AMB_67_if_the_prey_is_gone_the_next_attack_strikes_nobody() -> None:
    g, (aragorn, elladan) = at_rest("Bree", "Aragorn II", "Elladan")
    attack = attacked_by(g, "Slayer")
    on_top(g, attack)
    attack.number, attack.prey = 1, elladan
    falls(g, elladan)
    attack.at = 3
    g.ready = False
    g.question()
    assert attack.targets == [] and not g.under_way(Attack) and g.pile[attack.card] == DISCARD + 1
    assert g.is_in_play(aragorn)


def test_R_AMB_89_one_attempt_a_turn_and_another_in_the_next() -> None:
    g, _ = visiting("Bree", "Aragorn II")
    g.influenced = True
    Turns().a_turn_begins(g)
    assert not g.influenced


def test_R_SITE_19_R_AMB_80_an_attempt_to_influence_comes_instead_of_the_additional_item() -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    company(g, 1, "Bree", "Haldir")
    g.turns = [2, 1]
    g.nearest(Visit).minor = True
    g.question()
    actions = g.acting()
    assert isinstance(actions, SiteActions)
    actions.act(g, actions.actions(g, 0)[0])
    assert isinstance(g.stack[-1], ChooseTarget) and not g.nearest(Visit).minor and g.is_in_play(aragorn)


def test_R_AMB_80_whatever_is_played_next_the_additional_item_is_offered_no_more() -> None:
    g, _ = visiting("Bree", "Aragorn II", "Gimli")
    hand(g, 0, "Dagger of Westernesse", "Gates of Morning")
    g.nearest(Visit).minor = True
    assert offers(g, "Dagger of Westernesse")
    play(g, "Gates of Morning")
    assert not offers(g, "Dagger of Westernesse") and not g.nearest(Visit).minor


def test_R_SITE_17_what_no_such_site_hides_is_not_found_there() -> None:
    for site, there in (("Moria", False), ("Glittering Caves", True)):
        g, _ = visiting(site, "Aragorn II")
        assert MAJOR in g.facts(g.companies[0].site).playable
        assert site_offers(g, g.companies[0], hand(g, 0, "Sapling of the White Tree")[0]) is there


def test_R_SITE_14_an_innkeepers_word_counts_for_less_with_factions() -> None:
    g, (barliman, bard) = visiting("Bree", "Barliman Butterbur", "Bard Bowman")
    faction = hand(g, 0, "Rangers of the North")[0]
    assert g.facts(barliman).faction_check == -1 and g.facts(faction).swayed_by.get(MAN, 0) == 0
    assert faction_check(g, barliman, faction) == -1 and faction_check(g, bard, faction) == 0


def test_R_AMB_43_with_the_company_gone_hands_are_made_up_all_the_same() -> None:
    g = table()
    floor(g)
    aragorn = company(g, 0, "Rivendell", "Aragorn II")[0]
    for side in range(2):
        deck(g, side, *["Cave-drake"] * 12)
    g.phase = MOVEMENT
    moves = CompanyMoves(0)
    moves.at = 4
    g.then(moves)
    falls(g, aragorn)
    g.question()
    while g.under_way(CompanyMoves):
        g.answer(0)
        g.question()
    assert [len(g.piles[HAND + side]) for side in range(2)] == [8, 8]


def test_R_SITE_01_a_ford_is_for_the_company_whose_ranger_found_it() -> None:
    g = table(standard=True)
    floor(g)
    company(g, 0, "Bree", "Aragorn II")
    company(g, 0, "Bree", "Gimli")
    g.companies[1].site = g.companies[0].site
    river = put(g, "River", IN_PLAY, 1)
    g.host[river] = g.companies[0].site
    for it in g.companies[:2]:
        it.arrived = True
    other = next(n for n, kind in enumerate(g.cards.lasts_from) if kind != g.cards.names["River"])
    g.lasting.append(Lasting(other, 0, 0))                     # something else that lasts for it
    assert [rivers_ahead(g, slot) for slot in range(2)] == [[river], [river]]
    ford(g, 1)
    assert [rivers_ahead(g, slot) for slot in range(2)] == [[river], []]


def test_R_OPT_04_without_a_tie_nobody_checks_again() -> None:
    for more, winner in ((0, 0), (1, 1)):
        g, _, _ = council()
        g.optional = TIE_BREAK
        put(g, "Orc-warriors", MARSHALLED, 0)
        put(g, "Glamdring", MARSHALLED, more)
        checks(g, 7, 7)                                        # one check each, and no more
        assert final_points(g, 0) != final_points(g, 1) and g.winner == winner


def test_R_END_08_nobody_must_call() -> None:
    g = table()
    floor(g)
    g.then(CallOrNot(0))
    assert names(g) == ["No", "Call"]
    g.answer(0)
    assert g.called < 0


def test_R_UNTAP_02_what_lies_on_nobody_does_not_heal() -> None:
    g = table()
    event = put(g, "Gates of Morning", IN_PLAY, 0)
    elrond = company(g, 0, "Rivendell", "Elrond")[0]           # the last card is somebody at a Haven
    assert not heals(g, event) and heals(g, elrond)
    ring = give(g, elrond, "Dagger of Westernesse")
    pebble = put(g, "Dagger of Westernesse", IN_PLAY, 0)
    g.host[pebble] = ring
    assert not heals(g, pebble)                                # an item on an item


def test_R_DRAFT_06_only_characters_go_into_the_deck_and_no_wizard() -> None:
    for side in range(2):
        g = table()
        floor(g)
        people = [put(g, name, POOL, side) for name in ("Gimli", "Gandalf", "Dagger of Westernesse")]
        g.then(IntoDeck(side))
        assert names(g) == ["Done", "Take Gimli"]
        g.answer(people[0] + 1)
        assert g.pile[people[0]] == DECK + side


def test_R_MH_02_the_mover_lays_nothing_on_guard_and_nobody_beyond_the_limit() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    hand(g, 0, "Dodge")
    card = hand(g, 1, "Wolves")[0]
    window = g.nearest(HazardWindow)
    put(g, "Adûnaphel", IN_PLAY, 1)
    put(g, "Giant", 6, 1)                                      # there is something to fetch
    assert window.actions(g, 0) == [] and len(window.actions(g, 1)) == 2
    g.companies[0].counted = tuple([card] * g.companies[0].limit)
    assert window.actions(g, 1) == []


# The card with the number nought


def bound_for(site: str, standard: bool = True) -> Meccg:
    """A company is on its way to a site whose card is the first of all."""
    g = table(standard)
    floor(g)
    goal = put(g, site, SITES, 0)
    assert goal == 0
    company(g, 0, "Minas Tirith", "Aragorn II", "Elladan")
    g.companies[0].going = goal
    g.current, g.phase = 0, MOVEMENT
    return g


def test_R_MH_26_R_KEY_02_the_first_card_is_a_destination_like_any_other() -> None:
    g = bound_for("Barad-dûr")
    it = g.companies[0]
    assert destination(it) == 0
    g.log = []
    CompanyMoves(0).the_limit_is_set(g, it)
    assert it.limit == 4 and [said.line for said in g.log] == [MOVES]      # two, and two more by the site
    CompanyMoves(0).the_mover_draws(g, it)
    assert isinstance(g.stack[-1], DrawHowMany)


def test_R_SITE_18_the_first_card_is_a_weapon_like_any_other() -> None:
    g = table()
    sword = put(g, "Glamdring", IN_PLAY, 0)
    gimli = company(g, 0, "Bree", "Gimli")[0]
    before = prowess(g, gimli)
    g.host[sword] = gimli
    assert sword == 0 and prowess(g, gimli) > before


def test_R_SETUP_07_R_AMB_05_the_second_item_is_another_card_also_for_who_has_one_unless_it_forbids_that() -> None:
    g = table()
    floor(g)
    daggers = [put(g, "Dagger of Westernesse", POOL, 0) for _ in range(2)]
    cloaks = [put(g, "Elven Cloak", POOL, 0) for _ in range(2)]
    gimli, kili = company(g, 0, "Rivendell", "Gimli", "Kíli")
    for first, gimli_may in ((daggers, True), (cloaks, False)):
        other = cloaks if first is daggers else daggers
        second = StartingItem([first[0] * BEARERS + gimli + 1, 0]).choices(g, 0)
        bears = [first[1] * BEARERS + it + 1 for it in ([gimli, kili] if gimli_may else [kili])]
        assert second == sorted([0, *bears, other[0] * BEARERS + gimli + 1, other[0] * BEARERS + kili + 1])
    assert StartingItem([0, 0]).choices(g, 0) == [0]           # who took none takes no second


def test_R_AMB_112_on_the_way_to_a_haven_a_card_may_wait_even_if_its_card_is_the_first() -> None:
    assert may_go_on(bound_for("Lórien"), 0) and not may_go_on(bound_for("Moria"), 0)


def test_R_AMB_43_the_site_a_lost_company_was_going_to_leaves_too() -> None:
    g = bound_for("Moria")
    for it in g.companies[0].members.copy():
        falls(g, it)
    assert g.pile[0] == LOCATION and not g.companies[0].members


def test_R_AMB_09_who_follows_the_first_card_follows_somebody() -> None:
    g = table()
    g.stack.clear()
    aragorn = put(g, "Aragorn II", IN_PLAY, 0)
    slot = found_company(g, 0, put(g, "Rivendell", LOCATION, 0))
    annalena = put(g, "Annalena", IN_PLAY, 0)
    for it in (aragorn, annalena):
        join(g, it, slot)
    g.host[annalena] = aragorn
    g.then(StartingFollower(0))
    assert aragorn == 0 and names(g) == ["Done"] and not isinstance(asked(g), Roll)

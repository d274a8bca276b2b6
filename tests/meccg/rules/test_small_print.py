"""What a slip of the pen would change: both ends of a way, the seventh character, who acts alone."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.lucky_search import LuckySearch
from ravenhill.games.meccg.cards.wizards.own.sacrifice_of_form import FormSacrificed
from ravenhill.games.meccg.cards.wizards.own.true_fana import TrueForm
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack, NextStrike
from ravenhill.games.meccg.rules.council import is_due
from ravenhill.games.meccg.rules.hazards import CompanyMoves, become_one, way
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.organization import groups
from ravenhill.games.meccg.rules.rings import RingTest, WhichTotal
from ravenhill.games.meccg.rules.turn import EndOfTurn
from ravenhill.games.meccg.state import (
    CHAIN,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    OUT,
    SITES,
    TAPPED,
    Acting,
    Lasting,
    Meccg,
)
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, END_OF_TURN
from ravenhill.games.meccg.words.numbers import FLIES
from tests.meccg.cards.scenes import at_rest, attacked_by, on_the_way, organizing
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, deck, give, put, roll, table

SEVEN = ("Aragorn II", "Elladan", "Elrohir", "Haldir", "Annalena", "Kíli", "Thorin II")


def test_R_KEY_07_a_creature_of_a_way_waits_for_who_goes_it_from_end_to_end() -> None:
    for origin, site, keyed in (
        ("Rivendell", "Lórien", True), ("Lórien", "Rivendell", True), ("Bree", "Lórien", False),
        ("Rivendell", "Bree", False),
    ):
        g, _ = on_the_way(site, "Aragorn II", origin=origin)
        goblin = put(g, "The Great Goblin", 2, 1)
        printed = [n for n, key in enumerate(g.facts(goblin).keyed_to) if key.names == ("Rivendell", "Lórien")]
        ways = [it // 64 for it in ways_of_keying(g, 0, Source(goblin, 0, 1, []), False)]
        assert (printed[0] in ways) is keyed, (origin, site)


def test_R_RING_02_a_result_below_nought_is_nought() -> None:
    for rolls in ((2, 7), (7, 2)):
        g, (gimli,) = organizing("Bree", "Gimli")
        gold = give(g, gimli, "Precious Gold Ring")
        g.then(RingTest(gold, -4, 2))
        g.ready = False
        roll(g, *rolls)
        assert isinstance(g.question(), WhichTotal) and g.offered == [0, 3]


def test_R_SITE_05_a_lucky_search_finds_the_first_card_too() -> None:
    g = table(standard=True)
    floor(g)
    item = deck(g, 0, "Dagger of Westernesse")[0]
    scout = company(g, 0, "Bree", "Elladan")[0]
    g.current = 0
    search = LuckySearch(scout, put(g, "Lucky Search", 24, 0))
    search.item = item
    search.the_item_is_taken(g)
    assert item == 0 and g.host[item] == scout and g.pile[item] == IN_PLAY


def test_R_ORG_21_who_stays_at_a_haven_has_room_and_who_leaves_it_has_not() -> None:
    g = table(standard=True)
    goal = put(g, "Bree", LOCATION, 0)
    company(g, 0, "Rivendell", *SEVEN)
    more = [put(g, "Balin", IN_PLAY, 0)]
    assert has_room(g, 0, more)
    g.move_unseen(goal, HEADING)
    assert goal == 0 and not has_room(g, 0, more)


def test_R_ORG_24_the_seventh_may_join_and_no_eighth() -> None:
    for there, may in ((6, True), (7, False)):
        g = table(standard=True)
        company(g, 0, "Bree", *SEVEN[:there])
        other = company(g, 0, "Edoras", "Balin", "Dori")
        g.companies[1].site = g.companies[0].site
        assert (0 in groups(g, other[0])) is may


def test_R_ORG_64_the_last_region_counts() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    here, there = g.cards.names["Rohan"], g.cards.names["Anórien"]
    assert way(g, 0, there, there, 1, [here]) and not way(g, 0, there, there, 0, [here])


def test_R_EOT_02_R_AMB_40_only_the_active_player_acts_at_these_ends() -> None:
    g, _ = on_the_way("Rivendell", "Aragorn II", origin="Bree")
    g.stack.clear()
    moves = CompanyMoves(0)
    g.then(moves)
    moves.the_phase_ends(g)
    ends = [it for it in g.stack if isinstance(it, Acting)]
    assert [(it.about, it.alone, it.side) for it in ends] == [(END_OF_HAZARDS, True, 0)]
    g = table()
    floor(g)
    end = EndOfTurn()
    end.at = 4
    g.then(end)
    g.question()
    acting = g.acting()
    assert acting is not None and acting.about == END_OF_TURN and acting.alone and asked(g).side == 0


def two(g: Meccg) -> None:
    company(g, 0, "Bree", "Aragorn II")
    company(g, 0, "Bree", "Elladan")


def test_R_AMB_44_together_they_are_new_there_if_one_is_and_sent_back_only_if_both_were() -> None:
    for one in (False, True):
        for other in (False, True):
            g = table(standard=True)
            floor(g)
            two(g)
            first, second = g.companies[:2]
            first.arrived = first.sent_back = one
            second.arrived = second.sent_back = other
            first.races, second.races = (1,), (2,)
            become_one(g, 0, 1)
            assert first.arrived == (one or other) and first.sent_back == (one and other) and [*first.races] == [1, 2]


def test_R_END_03_the_council_waits_until_both_have_exhausted_all_decks() -> None:
    for length in (1, 2):
        for exhausted in ([0, 0], [length, length - 1], [length - 1, length], [length, length]):
            g = table()
            g.length, g.exhausted = length, exhausted
            assert is_due(g) is (exhausted == [length, length])


def test_R_ORG_41_a_bonus_for_some_is_spent_by_them_alone() -> None:
    g, (balin, ori) = organizing("Rivendell", "Balin", "Ori")
    assert unused_influence(g, balin) == 2 and unused_influence(g, balin, ori) == 3
    g.host[ori] = balin                                        # his mind is one
    assert unused_influence(g, balin) == 1


def test_R_CMB_19_the_strikes_of_a_lesser_attack_fail_at_once() -> None:
    g, (gandalf,) = at_rest("Bree", "Gandalf")
    attack = attacked_by(g, "Cave-drake")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.strikes, attack.prowess, attack.body = 1, 3, 8
    g.then(TrueForm(gandalf))
    roll(g, 7, 9)                                              # one strike, and one roll for its body
    assert attack.results == [BEATEN] and not g.under_way(TrueForm) and not isinstance(g.question(), Roll)


def test_R_CMB_19_a_form_that_is_sacrificed_weakens_their_bodies() -> None:
    for total, beaten in ((6, False), (7, True)):
        g, (gandalf,) = at_rest("Bree", "Gandalf")
        attack = attacked_by(g, "Cave-drake")
        while g.stack[-1] is not attack:
            g.stack.pop()
        g.ready = False
        attack.body, attack.targets, attack.results = total + 1 if beaten else total + 3, [gandalf], [0]
        event = put(g, "Sacrifice of Form", IN_PLAY, 0)
        form = FormSacrificed(gandalf, event)
        g.then(form)
        form.rolled(g, 0, [1, total - 1])
        assert (attack.results == [2]) is beaten
    assert g.state[gandalf] != TAPPED


def test_R_CHAIN_09_what_a_fall_has_triggered_comes_before_the_next_strike() -> None:
    """Also in a company that is not the active player's."""
    g = table(standard=True)
    floor(g)
    aragorn, frodo, elladan = company(g, 1, "Bree", "Aragorn II", "Frodo", "Elladan")
    give(g, frodo, "Despair of the Heart", owner=0)            # he checks when one of them is wounded
    g.phase, g.current = MOVEMENT, g.company[aragorn]
    creature = put(g, "Orc-guard", CHAIN, 0)
    g.attackers.append(creature)
    attack = Attack(g.current, creature)
    attack.prowess, attack.targets, attack.results, attack.at = 30, [aragorn, elladan], [0, 0], 5
    g.then(attack)
    choose(g, "Take Aragorn II")
    choose(g, "No")
    choose(g, "Done")
    roll(g, 2, 12)
    assert g.pile[aragorn] == OUT + 1 and attack.results == [RESOLVED, 0]
    assert g.chain() is not None and not isinstance(g.question(), NextStrike)


def test_R_SITE_04_who_rode_to_their_aid_checks_before_the_wounded() -> None:
    g, (aragorn, frodo) = at_rest("Bree", "Aragorn II", "Frodo")
    attack = attacked_by(g, "Orc-guard")
    while g.stack[-1] is not attack:
        g.stack.pop()
    attack.sworn, attack.checks, attack.wounded = aragorn, True, [frodo]
    for who in (aragorn, frodo):
        attack.the_wounded_check(g)
        chain = g.stack.pop()
        assert isinstance(chain, Chain) and [it.card for it in chain.links] == [who] and attack.at == 7
    assert g.state[aragorn] == TAPPED and g.state[frodo] != TAPPED and attack.sworn < 0
    attack.at = 8
    attack.the_wounded_check(g)
    assert attack.at == 8 and g.stack[-1] is attack            # and nobody else


def test_R_MH_04_who_flies_passes_no_regions_wherever_it_lands() -> None:
    flies = next(n for n, it in enumerate(table().cards.lasts) if it.change.question == FLIES)
    for site, flying, goes, path in (
        ("Bree", True, True, 0), ("Minas Tirith", True, True, 0), ("Minas Tirith", False, False, 0),
        ("Bree", False, True, 2),
    ):
        g = table()                                            # by site paths only
        floor(g)
        company(g, 0, "Rivendell", "Aragorn II")
        goal = put(g, site, LOCATION, 0)
        g.move_unseen(goal, HEADING)
        if flying:
            g.lasting.append(Lasting(flies, 0, 0))
        CompanyMoves(0).the_site_is_revealed(g, g.companies[0])
        it = g.companies[0]
        assert (it.going == goal) is goes and len(it.path) == path and g.pile[goal] == (SITES if goes else LOCATION)

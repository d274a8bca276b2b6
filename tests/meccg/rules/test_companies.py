"""Companies that divide, meet and go together, and who must be controlled."""
from __future__ import annotations

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.core.words import a, may
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.events import ShortEvent
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    DISCARD,
    FIRST_COMPANY,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    OLD_SITES,
    ON_GUARD,
    ORGANIZATION,
    SITES,
    TAPPED,
    UNCONTROLLED,
)
from ravenhill.games.meccg.rules.agents import lays
from ravenhill.games.meccg.rules.companies import become_one, goes_back
from ravenhill.games.meccg.rules.hazards import CompanyMoves, MovementHazardPhase
from ravenhill.games.meccg.rules.leaving import character_leaves
from ravenhill.games.meccg.rules.movement import (
    destinations,
    goal_of,
    has_room,
    heading,
    others_on_foot,
    reaches,
    region_limit,
)
from ravenhill.games.meccg.rules.organization import MOST_ARRANGED, OrganizationPhase
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.rules.ways import ChoosePath
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RESOURCE
from ravenhill.games.meccg.words.changes import OnIt
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import LIMIT, PROWESS, REGIONS
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.who.people import Companies
from tests.meccg.cards.scenes import offers, organizing, visiting
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, hand, names, passes, put, table


def closing(g: Meccg) -> None:
    """The phase can be closed."""
    g.stack.clear()
    phase = OrganizationPhase()
    phase.at = 1
    g.then(phase)
    g.ready = False


def heads(g: Meccg, slot: int, site: str) -> None:
    choose(g, f"Head {slot}")
    choose(g, f"To {site}")


def movement(g: Meccg) -> None:
    """All companies of seat 0 are about to move."""
    g.stack.clear()
    turns = Turns()
    turns.at = 5
    g.then(turns)
    g.phase = MOVEMENT
    g.then(MovementHazardPhase())
    g.ready = False


def test_R_ORG_22_each_event_goes_with_one_part_as_its_owner_says() -> None:
    for owner, part in ((0, 0), (1, 1)):
        g, people = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
        put(g, "Rivendell", LOCATION, 0)
        event = put(g, "Fair Sailing", IN_PLAY, owner)         # any card that lies on the company
        g.host[event] = FIRST_COMPANY
        choose(g, "Regroup Elladan")
        choose(g, "NewCompany")
        assert asked(g).side == owner and names(g) == ["JoinCompany 0", "JoinCompany 1"]
        choose(g, f"JoinCompany {part}")
        assert g.host[event] == FIRST_COMPANY - part and g.company[people[1]] == 1


def test_R_ORG_22_not_when_somebody_only_changes_company() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
    company(g, 0, "Rivendell", "Haldir")
    event = put(g, "Fair Sailing", IN_PLAY, 0)
    g.host[event] = FIRST_COMPANY
    choose(g, "Regroup Elladan")
    choose(g, "JoinCompany 1")
    assert type(asked(g)).__name__ == "Declare" and g.host[event] == FIRST_COMPANY


def test_R_ORG_22_with_the_last_of_a_company_its_permanent_events_join_the_other() -> None:
    for there in (False, True):
        g, _ = organizing("Rivendell", "Aragorn II")
        company(g, 0, "Rivendell", "Haldir", "Elladan")
        cup, other = put(g, "Cup of Farewell", IN_PLAY, 0), put(g, "Cup of Farewell", IN_PLAY, 0)
        g.host[cup], g.host[other] = FIRST_COMPANY - 1, FIRST_COMPANY if there else FIRST_COMPANY - 1
        choose(g, "Regroup Haldir")
        choose(g, "JoinCompany 0")
        assert g.host[cup] == FIRST_COMPANY - 1                # Elladan is still there
        choose(g, "Regroup Elladan")
        choose(g, "JoinCompany 0")
        kept, lost = (other, cup) if there else (cup, other)
        assert g.host[kept] == FIRST_COMPANY and g.pile[lost] == DISCARD       # no company has two of them


def test_R_ORG_22_R_ORG_26_what_went_with_a_part_that_stays_after_all_is_not_lost() -> None:
    g, _ = organizing("Bree", "Gimli", "Elrond")
    event = put(g, "Into the Smoking Cone", IN_PLAY, 0)
    g.host[event] = FIRST_COMPANY
    closing(g)
    choose(g, "Regroup Gimli")
    choose(g, "NewCompany")
    choose(g, "JoinCompany 1")
    assert g.host[event] == FIRST_COMPANY - 1
    choose(g, "Pass")
    assert len(g.companies[0].members) == 2 and g.host[event] == FIRST_COMPANY


def test_R_ORG_23_what_a_division_discards_is_gone() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Elladan", "Haldir", "Annalena", standard=False)
    put(g, "Rivendell", LOCATION, 0)
    event = put(g, "Fellowship", IN_PLAY, 0)
    g.host[event] = FIRST_COMPANY
    choose(g, "Regroup Elladan")
    choose(g, "NewCompany")
    assert g.pile[event] == DISCARD and type(asked(g)).__name__ == "Declare"


def test_R_ORG_21_R_AMB_24_hobbits_count_half_when_companies_change() -> None:
    g, _ = organizing("Bree", "Aragorn II", "Elladan", "Elrohir", "Haldir", "Annalena", "Frodo")
    sam = put(g, "Sam Gamgee", IN_PLAY, 0)
    slot = g.company[sam]
    assert slot == -1 and has_room(g, 0, [put(g, "Merry", IN_PLAY, 0)])                    # five and two halves
    merry, pippin = put(g, "Merry", IN_PLAY, 0), put(g, "Pippin", IN_PLAY, 0)
    assert has_room(g, 0, [merry, pippin]) and not has_room(g, 0, [merry, pippin, merry, pippin])


def test_R_AMB_24_at_a_haven_any_number_unless_it_moves() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Elladan", "Elrohir", "Haldir", "Annalena", "Kíli", "Thorin II")
    more = put(g, "Ori", IN_PLAY, 0)
    assert has_room(g, 0, [more])
    put(g, "Bree", LOCATION, 0)
    heads(g, 0, "Bree")
    assert not has_room(g, 0, [more])


def test_R_ORG_25_companies_of_one_site_do_not_go_apart_to_the_same_place() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    company(g, 0, "Rivendell", "Elladan")
    put(g, "Bree", LOCATION, 0)
    heads(g, 0, "Bree")
    assert [g.facts(it).name for it in destinations(g, 1)] == []


def test_R_ORG_26_R_ORG_72_a_part_that_is_too_many_must_move() -> None:
    g, _ = organizing("Bree", "Barliman Butterbur", "Bombur", "Dwalin", "Forlong")
    company(g, 0, "Rivendell", "Halbarad", "Mablung", "Ori", "Dori")
    g.companies[1].site = g.companies[0].site
    put(g, "Rivendell", LOCATION, 0)
    closing(g)
    choose(g, "Pass")
    assert type(asked(g)).__name__ == "ChooseDestination"
    choose(g, "To Rivendell")
    assert goal_of(g, 1) >= 0 and goal_of(g, 0) < 0


def test_R_ORG_27_only_one_of_the_parts_returns_to_the_haven_on_foot() -> None:
    g, _ = organizing("Bree", "Aragorn II", "Elladan")
    put(g, "Rivendell", LOCATION, 0)
    choose(g, "Regroup Elladan")
    choose(g, "NewCompany")
    heads(g, 0, "Rivendell")
    assert destinations(g, 1) == []


def test_R_ORG_67_two_companies_share_a_card_of_the_location_deck() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    company(g, 0, "Bag End", "Elladan")
    bree = put(g, "Bree", LOCATION, 0)
    heads(g, 0, "Bree")
    heads(g, 1, "Bree")
    assert g.pile[bree] == HEADING and heading(g, 0) == heading(g, 1) == bree and g.companies[1].along == 0
    choose(g, "TakeBack 0")
    assert g.pile[bree] == HEADING + 1 and g.companies[1].along == -1 and heading(g, 0) == -1


def test_R_ORG_67_what_one_reveals_the_other_goes_to_openly() -> None:
    for first in (0, 1):
        g, _ = organizing("Rivendell", "Aragorn II")
        company(g, 0, "Bag End", "Elladan")
        bree = put(g, "Bree", LOCATION, 0)
        heads(g, 0, "Bree")
        heads(g, 1, "Bree")
        g.phase = MOVEMENT
        g.then(CompanyMoves(first))
        g.ready = False
        g.question()
        assert g.pile[bree] == SITES and [it.going for it in g.companies[:2]] == [bree, bree]
        assert [it.along for it in g.companies[:2]] == [-1, -1]


def test_R_ORG_67_not_in_the_basic_game() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    company(g, 0, "Rivendell", "Elladan")
    put(g, "Bree", LOCATION, 0)
    heads(g, 0, "Bree")
    assert destinations(g, 1) == []


def test_R_ORG_68_after_one_has_come_on_foot_the_other_needs_regions() -> None:
    for on_foot, question in ((True, "NextRegion"), (False, "HowToMove")):
        g, _ = organizing("Rivendell", "Aragorn II")
        company(g, 0, "Bree", "Elladan")
        g.companies[1].arrived, g.companies[1].basic = True, on_foot
        heads(g, 0, "Bree")
        g.phase = MOVEMENT
        g.then(CompanyMoves(0))
        g.ready = False
        assert type(asked(g)).__name__ == question


def test_R_ORG_68_in_the_basic_game_several_may_return_to_one_haven() -> None:
    g, _ = organizing("Moria", "Aragorn II", standard=False)
    company(g, 0, "Dunnish Clan-hold", "Elladan")
    haven = g.cards.facts[g.cards.haven_of[g.kind[g.companies[0].site]]].name
    g.companies[1].site = put(g, next(g.cards.facts[it].name for it in g.cards.sites
                                     if g.cards.facts[it].nearest_haven == haven and it != g.kind[
                                         g.companies[0].site]), SITES, 0)
    for _ in range(2):
        put(g, haven, LOCATION, 0)
    heads(g, 0, haven)
    heads(g, 1, haven)
    assert heading(g, 0) != heading(g, 1) >= 0


def test_R_ORG_65_help_never_opens_more_than_six_regions() -> None:
    far = ShortEvent("tw-999", "Seven-league Boots", side=RESOURCE, rules=(
        may(END_OF_ORGANIZATION, ThisTurn(OnIt(REGIONS, +5), a(Companies()))),
    ))
    g = table(True, Cards([*GAME.library.facts, far]))
    company(g, 0, "Bree", "Aragorn II")
    for name in ("Edoras", "Minas Tirith", "Barad-dûr"):
        put(g, name, LOCATION, 0)
    assert region_limit(g, 0) == 4 and destinations(g, 0) == []
    g.lasting.append(Lasting(len(g.cards.lasts) - 1, 0, 0))
    assert region_limit(g, 0) == 6 and [g.facts(it).name for it in destinations(g, 0)] == ["Edoras", "Minas Tirith"]
    g.companies[0].going = g.piles[LOCATION][1]
    g.then(ChoosePath(0, 0))
    assert "Cardolan" in [g.cards.facts[it].name for it in asked(g).options(g)]


def test_R_ORG_69_R_AMB_44_companies_at_one_site_are_one_after_the_phase() -> None:
    g, people = organizing("Bree", "Aragorn II")
    others = company(g, 0, "Bag End", "Elladan")
    g.companies[1].site = g.companies[0].site
    for it in g.companies[:2]:
        it.moved = True
    movement(g)
    g.question()
    assert g.company[people[0]] == g.company[others[0]]


def too_many(g: Meccg) -> tuple[int, int]:
    """Four and five characters have met at Bree; both came there."""
    company(g, 0, "Bree", "Aragorn II", "Elladan", "Elrohir", "Haldir")
    company(g, 0, "Bag End", "Annalena", "Kíli", "Thorin II", "Ori", "Dori")
    rivendell, home = put(g, "Rivendell", LOCATION, 0), g.companies[1].site
    g.companies[1].site = g.companies[0].site
    g.companies[0].origin, g.companies[1].origin = rivendell, home
    g.state[home] = 0
    g.move(home, OLD_SITES)
    for it in g.companies[:2]:
        it.moved = it.arrived = True
    movement(g)
    return rivendell, home


def test_R_AMB_44_of_too_many_the_hazard_player_says_who_stays_and_the_others_go_back() -> None:
    g = table(True)
    _, home = too_many(g)
    assert type(asked(g)).__name__ == "WhoStays" and asked(g).side == 1 and names(g) == ["Travel 0", "Travel 1"]
    g.answer(0)
    assert g.companies[1].site == home and g.pile[home] == SITES and g.state[home] == TAPPED
    assert g.companies[1].sent_back and not g.companies[0].sent_back and len(g.companies[0].members) == 4


def test_R_AMB_44_who_was_there_before_stays() -> None:
    g = table(True)
    too_many(g)
    g.companies[1].arrived = False
    g.ready = False
    assert names(g) == ["Travel 1"]
    g.answer(1)
    assert g.facts(g.companies[0].site).name == "Rivendell" and g.facts(g.companies[1].site).name == "Bree"


def test_R_AMB_17_who_can_be_controlled_must_be_before_the_phase_closes() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Bard Bowman")
    g.host[people[1]] = UNCONTROLLED
    closing(g)
    choose(g, "Pass")
    assert type(asked(g)).__name__ == "Settle" and names(g) == ["Control Bard Bowman"]
    choose(g, "Control Bard Bowman")
    assert names(g) == ["GeneralInfluence", "DirectInfluence Aragorn II"]
    choose(g, "DirectInfluence Aragorn II")
    assert g.host[people[1]] == people[0] and g.phase == ORGANIZATION


def test_R_AMB_17_rearranging_ends_but_destinations_do_not() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", "Annalena")
    put(g, "Bree", LOCATION, 0)
    g.arranged = MOST_ARRANGED - 1
    choose(g, "Control Annalena")
    choose(g, "DirectInfluence Aragorn II")
    assert not [it for it in names(g) if it.split()[0] in ("Control", "Regroup", "TakeBack")]
    assert "Head 0" in names(g) and "Expel Annalena" in names(g)
    heads(g, 0, "Bree")
    assert "TakeBack 0" not in names(g)


def test_R_ORG_72_a_company_may_always_stay() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    closing(g)
    choose(g, "Pass")
    assert goal_of(g, 0) < 0 and isinstance(asked(g), Decision)


def test_R_ORG_20_R_AMB_25_at_a_haven_all_parts_may_stay() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan")
    put(g, "Rivendell", LOCATION, 0)
    closing(g)
    choose(g, "Regroup Elladan")
    choose(g, "NewCompany")
    choose(g, "Pass")
    assert g.company[people[0]] != g.company[people[1]]


def test_R_ORG_71_cards_for_the_end_of_organization_come_after_destinations() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    put(g, "Fair Travels in Wilderness", 2, 0)
    put(g, "Bree", LOCATION, 0)
    closing(g)
    assert not [it for it in names(g) if "Fair Travels" in it]
    heads(g, 0, "Bree")
    choose(g, "Pass")
    assert [it for it in names(g) if "Fair Travels" in it]
    passes(g, "Declare")


def test_R_AMB_31_a_face_down_destination_is_imagined_where_the_company_can_go() -> None:
    options = {"rules": "standard"}
    g = GAME.new(options)
    dice = FastDice(5)
    g.dice, g.quick = dice, True
    while not any(g.piles[HEADING + slot] for slot in range(20)):
        g.question()
        g.accept(g.offered[dice.pick(len(g.offered))])
    slot = next(slot for slot in range(20) if g.piles[HEADING + slot])
    seat = 1 - g.companies[slot].side
    goals = set()
    for seed in range(20):
        table = GAME.imagine(GAME.view(g, seat), FastDice(seed), options)
        goal = table.piles[HEADING + slot][0]
        assert not table.is_known(goal, seat) and reaches(table, slot, table.kind[goal])
        assert GAME.view(table, seat) == GAME.view(g, seat)
        goals.add(table.kind[goal])
    assert len(goals) > 5


def test_R_AMB_44_what_lasts_for_one_company_and_lies_on_it_is_for_both() -> None:
    g, people = organizing("Bree", "Aragorn II")
    others = company(g, 0, "Bree", "Elladan")
    event = put(g, "Fair Sailing", IN_PLAY, 0)                 # any card that lies on the company
    g.host[event] = FIRST_COMPANY - 1
    about = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == LIMIT)
    character = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == PROWESS)
    g.lasting += [Lasting(about, 0, 1), Lasting(character, 0, 1)]
    become_one(g, 0, 1)
    assert g.companies[0].members == [*people, *others] and g.host[event] == FIRST_COMPANY and g.pile[event] == IN_PLAY
    assert [it.thing for it in g.lasting] == [0, 1]            # what lasts for a card is no company's


def test_R_AMB_44_R_AMB_121_whom_one_of_two_companies_held_off_both_have_held_off() -> None:
    """An agent that a card sent against those who join the others: they have seen what he knows."""
    for held_off in (0, 1):
        g, (gimli,) = visiting("Bree", "Gimli")
        company(g, 0, "Bree", "Elladan")
        card, = hand(g, 0, "Knowledge of the Enemy")
        assert not offers(g, "Knowledge of the Enemy")
        g.companies[held_off].beat = (g.cards.names["Bill Ferny"],)
        become_one(g, 0, 1)
        g.ready = False
        assert offers(g, "Knowledge of the Enemy") and g.company[gimli] == 0 and g.pile[card] == HAND


def test_R_AMB_44_who_has_nowhere_to_go_back_to_stays_apart() -> None:
    g = table(True)
    too_many(g)
    for it in g.companies[:2]:
        it.arrived = False
    g.ready = False
    movement(g)
    assert type(asked(g)).__name__ != "WhoStays" and all(it.members for it in g.companies[:2])


def test_R_ORG_68_who_can_only_walk_keeps_the_path_for_itself() -> None:
    g, _ = organizing("Amon Hen", "Aragorn II")
    company(g, 0, "Shrel-Kain", "Elladan")                     # too far for the map
    company(g, 0, "Cirith Ungol", "Elrohir")                   # and this one too
    haven = put(g, "Lórien", LOCATION, 0)
    heads(g, 1, "Lórien")
    assert haven in destinations(g, 0) and haven not in destinations(g, 2)     # only one of those two may walk
    heads(g, 0, "Lórien")
    assert others_on_foot(g, 0, g.kind[haven]) and not others_on_foot(g, 1, g.kind[haven])
    g.phase = MOVEMENT
    g.then(CompanyMoves(0))
    g.ready = False
    assert type(asked(g)).__name__ == "NextRegion" and not g.companies[0].basic
    g.then(CompanyMoves(1))
    g.ready = False
    g.question()
    assert g.companies[1].basic and g.companies[1].going == haven


def test_R_AMB_31_what_has_become_impossible_goes_back() -> None:
    g, _ = organizing("Shrel-Kain", "Elladan")
    haven = put(g, "Lórien", LOCATION, 0)
    heads(g, 0, "Lórien")
    company(g, 0, "Lórien", "Haldir")
    g.companies[1].arrived = g.companies[1].basic = True       # somebody has walked there meanwhile
    g.phase = MOVEMENT
    g.then(CompanyMoves(0))
    g.ready = False
    g.question()
    assert g.pile[haven] == LOCATION and goal_of(g, 0) == -1 and g.current == 0


def test_R_AMB_30_a_card_in_play_that_nobody_needs_any_more_leaves() -> None:
    g, people = organizing("Bree", "Aragorn II")
    company(g, 0, "Bag End", "Elladan")
    bree = g.companies[0].site
    heads(g, 1, "Bree")
    assert g.companies[1].going == bree
    character_leaves(g, people[0], DISCARD)
    assert g.pile[bree] == SITES
    g.ready = False
    choose(g, "TakeBack 1")
    assert g.pile[bree] == LOCATION


def test_R_AMB_77_what_lies_on_guard_for_one_of_two_companies_is_for_both() -> None:
    g = table(True)
    for name in ("Gandalf", "Elrond", "Arwen"):
        company(g, 0, "Rivendell", name)
    guard = put(g, "Wargs", HAND, 1)
    g.move_unseen(guard, ON_GUARD + 2)
    become_one(g, 1, 2)
    assert g.pile[guard] == ON_GUARD + 1 and g.companies[1].guarded and not g.companies[2].members


@EITHER_SEAT
@pytest.mark.parametrize(("pile", "tapped"), [(OLD_SITES, True), (MARSHALLED, True), (LOCATION, False), (SITES, False)])
def test_R_AMB_44_who_must_go_back_is_at_his_origin_again(side: int, pile: int, tapped: bool) -> None:
    """Wherever its card has gone since; it was discarded, or scored, because it was tapped."""
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    it = g.companies[g.company[gimli]]
    it.origin, it.arrived = put(g, "Weathertop", pile, side), True
    goes_back(g, g.company[gimli])
    assert it.site == it.origin and g.pile[it.site] == SITES + side and it.sent_back and not it.arrived
    assert (g.state[it.site] == TAPPED) is tapped


@EITHER_SEAT
def test_R_AMB_44_nobody_goes_back_to_a_card_that_an_agent_has_taken(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    it = g.companies[g.company[gimli]]
    before, it.origin = it.site, put(g, "Weathertop", LOCATION, side)
    agent(g, "Bill Ferny", side=side)
    lays(g, g.agents[0], it.origin)
    goes_back(g, g.company[gimli])
    assert it.site == before and it.sent_back

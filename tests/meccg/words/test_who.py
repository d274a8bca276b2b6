"""Who is meant: selectors asked of tables on which somebody else might be."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import DISCARD, HEADING, IN_PLAY, LOCATION, MARSHALLED, SLOTS, TAPPED
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.terms import (
    DWARF,
    ELF,
    ENVIRONMENT,
    FACTION,
    FREE_DOMAIN,
    GREATER,
    HAVEN,
    HOBBIT,
    ITEM,
    MAJOR,
    MINOR,
    NAZGUL,
    ORC,
    PERMANENT,
    RANGER,
    RUINS_AND_LAIRS,
    SAGE,
    WARRIOR,
    WILDERNESS,
    WOLF,
    Race,
)
from ravenhill.games.meccg.words.mapping import Wanderers
from ravenhill.games.meccg.words.moments import HAZARDS
from ravenhill.games.meccg.words.who.cards import (
    CardsInHand,
    CorruptionCards,
    Discarded,
    Factions,
    HazardEvents,
    Items,
    Stored,
    nazgul_in_play,
)
from ravenhill.games.meccg.words.who.combat import (
    COMPANY_ATTACKED,
    FIGHTERS,
    KEYS,
    THE_ATTACK,
    THE_STRUCK,
    THE_STRUCK_BEARER,
    THE_STRUCK_MORTAL,
    WOUNDED_BY_IT,
    HurtBy,
    TheStruck,
)
from ravenhill.games.meccg.words.who.people import (
    ALL,
    AT_SAME_SITE,
    BEARER,
    BESIDES_BEARER,
    COMPANIONS,
    COMPANIONS_AND_ALLIES,
    COMPANY,
    COMPANY_OF_THE_ONE,
    HERE,
    NEW_CARD,
    OF_CHOSEN,
    OTHERS_THERE,
    THE_ATTACKED,
    THE_ONE,
    YOURS,
    Characters,
    Companies,
    SetsOutFrom,
    Takers,
    those,
)
from ravenhill.games.meccg.words.who.places import EVERY_SITE, THE_BEARERS, THE_SITE, Places, RescueSites, Sites
from ravenhill.games.meccg.words.who.rolls import owing
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, second_company, struck_by, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, hand, put, table


def test_others_at_the_same_site_are_of_no_company_elsewhere() -> None:
    g, (gandalf, frodo) = organizing("Rivendell", "Gandalf", "Frodo")
    there = company(g, 0, "Rivendell", "Elrond")
    company(g, 0, "Lórien", "Galadriel")
    company(g, 1, "Rivendell", "Arwen")
    ring = give(g, gandalf, "Narya")
    assert those(g, Source(ring, 0, 0, []), AT_SAME_SITE) == [frodo, *there]


@pytest.mark.parametrize("wanted, found", [
    (Items(YOURS, size=MINOR), ["Horn of Anor", "Elven Cloak"]), (Items(YOURS, size=MAJOR), ["Glamdring"]),
    (Items(YOURS, name="Elven Cloak"), ["Elven Cloak"]), (Items(YOURS, size=GREATER, name="Glamdring"), []),
    (Items(YOURS, size=MAJOR, name="Elven Cloak"), []),
])
def test_items_of_a_size_and_a_name(wanted: Items, found: list[str]) -> None:
    g, (gandalf, frodo) = organizing("Rivendell", "Gandalf", "Frodo")
    for who, item in ((gandalf, "Glamdring"), (frodo, "Horn of Anor"), (gandalf, "Elven Cloak")):
        give(g, who, item)
    assert sorted(g.facts(it).name for it in wanted.find(g, Source(gandalf, 0, 0, []))) == sorted(found)


@pytest.mark.parametrize("races, whose", [((), (0, 1, 2)), ((HOBBIT,), (0,)), ((HOBBIT, DWARF), (0, 1))])
def test_R_CORR_03_corruption_cards_on_some_races_or_on_all(races: tuple[Race, ...], whose: tuple[int, ...]) -> None:
    g, people = organizing("Rivendell", "Frodo", "Gimli", "Aragorn II")
    lures = [give(g, who, "Lure of the Senses", 1) for who in people]
    for lure in lures:
        assert g.facts(lure).is_corruption_card()
    found = CorruptionCards(ALL, *races).find(g, Source(people[0], 0, 0, []))
    assert sorted(found) == [lures[n] for n in whose]


def test_R_ORG_10_who_has_no_company_yet_may_found_the_first() -> None:
    g = table(True)
    g.stack.clear()
    put(g, "Rivendell", LOCATION, 0)
    elrond, = hand(g, 0, "Elrond")
    assert g.companies[0].members == []
    assert len(Places().find(g, Source(elrond, 0, 0, []))) == 1


def test_R_AMB_52_a_chain_without_an_attempt_owes_no_influence_check() -> None:
    g, (frodo,) = organizing("Rivendell", "Frodo")
    lure = give(g, frodo, "Lure of the Senses", 1)
    rules = g.facts(lure).rules
    checks = next(n for n, rule in enumerate(rules) if any(type(it).__name__ == "CheckCorruption" for it in rule.verbs))
    link = Source(lure, checks, 1, [frodo])
    g.then(Chain(HAZARDS, 0, [link]))
    assert owing(g, frodo, False) is not None and owing(g, frodo, True) is None
    assert g.pile[lure] == IN_PLAY + 1


# Nobody there, the first card, the first company, either seat

@pytest.mark.parametrize("word", [
    HERE, Takers(), THE_SITE, RescueSites(RUINS_AND_LAIRS), KEYS, HurtBy(ORC), Discarded(WOLF), COMPANY, THE_ATTACK,
    THE_STRUCK, THE_STRUCK_MORTAL, FIGHTERS, COMPANY_ATTACKED, WOUNDED_BY_IT, THE_ATTACKED, BEARER, COMPANIONS,
    COMPANIONS_AND_ALLIES, OTHERS_THERE, Characters(BESIDES_BEARER), Sites(THE_BEARERS),
])
def test_nobody_is_meant_while_no_company_acts_nothing_attacks_and_nobody_bears_the_card(word: Who[int]) -> None:
    g = table(True)
    g.stack.clear()
    wargs, = hand(g, 1, "Wargs")
    put(g, "Wargs", DISCARD, 0)
    put(g, "Ettenmoors", LOCATION, 0)
    gimli, = company(g, 0, "Moria", "Gimli")                   # the last card of the table
    g.hurt, g.hurt_by = [gimli], [ORC]
    g.current = -1
    for side in (0, 1):
        assert word.find(g, Source(wargs, 0, side, [])) == []


def test_the_first_card_bears_and_its_company_is_the_first() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Moria"))
    balin = put(g, "Balin", IN_PLAY, 0)
    join(g, balin, 0)
    ally, cloak = give(g, gimli, "Gollum"), give(g, gimli, "Elven Cloak")
    source, other = Source(cloak, 0, 0, []), company(g, 0, "Moria", "Elrond")[0]
    assert gimli == 0 == g.company[gimli]
    assert BEARER.find(g, source) == [gimli] and COMPANIONS.find(g, source) == [gimli, balin]
    assert COMPANIONS_AND_ALLIES.find(g, source) == [gimli, balin, ally] and COMPANY.find(g, source) == [0]
    assert Characters(BESIDES_BEARER).find(g, source) == [balin] and OTHERS_THERE.find(g, source) == [balin, other]
    assert Sites(THE_BEARERS).find(g, source) == [g.companies[0].site]
    g.current = 1
    assert COMPANY.find(g, source) == [0] and COMPANY.find(g, Source(-1, 0, 0, [])) == [1] == COMPANY.find(
        g, Source(put(g, "Sun", IN_PLAY, 0), 0, 0, []))


def test_what_lies_with_an_item_has_nobody_beside_it() -> None:
    g, (gandalf, _) = organizing("Rivendell", "Gandalf", "Frodo")
    stone = give(g, gandalf, "Palantír of Orthanc")
    assert OTHERS_THERE.find(g, Source(give(g, stone, "Align Palantír"), 0, 0, [])) == []


def test_the_company_of_who_was_picked() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Moria"))
    elrond, = company(g, 0, "Rivendell", "Elrond")
    gone = put(g, "Balin", DISCARD, 0)
    for picks, slots, people in (
        ([], [-1], [gimli, elrond]), ([gimli], [0], [gimli]), ([elrond], [1], [elrond]), ([gone], [], []),
    ):
        source = Source(-1, 0, 0, picks)
        assert (COMPANY_OF_THE_ONE.find(g, source), Characters(OF_CHOSEN).find(g, source)) == (slots, people)
        assert THE_ONE.find(g, source) == (picks or [-1])      # -1: not picked yet


@pytest.mark.parametrize("who, cancelled, mortal", [
    ("Gimli", False, True), ("Gimli", True, False), ("Gandalf", False, False), ("Gollum", False, False),
])
def test_a_character_who_is_struck_unless_a_wizard_or_an_ally_or_the_strike_was_cancelled(
    who: str, cancelled: bool, mortal: bool,
) -> None:
    g, (gimli, gandalf) = on_the_way("Bree", "Gimli", "Gandalf", path=(WILDERNESS,))
    whom = {"Gimli": gimli, "Gandalf": gandalf, "Gollum": give(g, gimli, "Gollum")}[who]
    _, strike = struck_by(g, "Wargs", whom)
    strike.cancelled = cancelled
    source = Source(gimli, 0, 0, [])
    assert THE_STRUCK_MORTAL.find(g, source) == ([whom] if mortal else [])
    for word, of in (
        (THE_STRUCK, True), (TheStruck(WARRIOR), who in ("Gimli", "Gandalf")), (TheStruck(race=DWARF), who == "Gimli"),
        (THE_STRUCK_BEARER, who == "Gimli"), (TheStruck(SAGE), who == "Gandalf"),
    ):
        assert word.find(g, source) == ([whom] if of and not cancelled else [])


def test_whom_the_attack_has_wounded_and_who_is_still_there() -> None:
    g, (gimli, balin, frodo) = on_the_way("Bree", "Gimli", "Balin", "Frodo", path=(WILDERNESS,))
    ally = give(g, gimli, "Gollum")
    attacked_by(g, "Wargs").wounded = [gimli, balin, ally]
    g.move(balin, DISCARD)
    assert WOUNDED_BY_IT.find(g, Source(-1, 0, 0, [])) == [gimli] and FIGHTERS.find(g, Source(-1, 0, 0, [])) != [frodo]


@EITHER_SEAT
def test_your_companies_that_can_go_where_it_is_wanted(side: int) -> None:
    g = turn_of(side)
    (gimli,), (balin,) = company(g, side, "Minas Tirith", "Gimli"), company(g, side, "Lake-town", "Balin")
    near, far = g.company[gimli], g.company[balin]
    company(g, 1 - side, "Minas Tirith", "Elrond")
    source = Source(-1, 0, side, [])
    assert Wanderers(FREE_DOMAIN).find(g, source) == [near] and Wanderers(WILDERNESS).find(g, source) == [near, far]
    goal = put(g, "Edoras", LOCATION, side)
    own = g.facts(g.companies[near].site).region, g.facts(goal).region
    assert SetsOutFrom(*own).find(g, source) == [near] and SetsOutFrom(own[1]).find(g, source) == []
    assert SetsOutFrom(own[0]).find(g, source) == []           # nowhere else to go there


@EITHER_SEAT
def test_your_companies_by_who_is_there_where_they_are_and_how_many(side: int) -> None:
    g = turn_of(side)
    gimli, *_ = company(g, side, "Rivendell", "Gimli", "Frodo")
    aragorn, = company(g, side, "Moria", "Aragorn II")
    give(g, aragorn, "Gollum")
    first, second = g.company[gimli], g.company[aragorn]
    for word, found in (
        (Companies(), [first, second]), (Companies(RANGER), [second]), (Companies(race=HOBBIT), [first]),
        (Companies(name="Frodo"), [first]), (Companies(least=2), [first, second]), (Companies(least=3), []),
        (Companies(most=1), [second]), (Companies(most=2), [first, second]), (Companies(at=HAVEN), [first]),
        (Companies(site="Moria"), [second]), (Companies(region="Rhudaur"), [first]), (Companies(moving=1), []),
        (Companies(moving=-1), [first, second]), (Companies(bound_for=("Rhudaur",)), []),
        (Companies(WARRIOR, HOBBIT), []), (Companies(site="Moria", region="Rhudaur"), []),
    ):
        assert word.find(g, Source(-1, 0, side, [])) == found


@pytest.mark.parametrize("together", [False, True])
def test_companies_that_move_to_the_first_card(together: bool) -> None:
    g = table(True)
    goal = put(g, "Bree", HEADING, 0)
    company(g, 0, "Rivendell", "Gimli")
    company(g, 0, "Rivendell", "Balin")
    if together:
        g.companies[1].along = 0
    source = Source(-1, 0, 0, [])
    assert goal == 0 and Companies(moving=1).find(g, source) == ([0, 1] if together else [0])
    assert Companies(moving=NEW_CARD).find(g, source) == [0]
    assert Companies(moving=-1).find(g, source) == ([] if together else [1])
    assert Companies(bound_for=(g.facts(goal).region,)).find(g, source) == ([0, 1] if together else [0])
    assert Companies(bound_for=("Rohan",)).find(g, source) == []


def test_sites_by_type_guard_and_what_they_offer() -> None:
    g, _ = visiting("Moria", "Gimli")
    company(g, 1, "Rivendell", "Elrond")
    moria, haven = g.companies[0].site, g.companies[SLOTS // 2].site
    source = Source(-1, 0, 0, [])
    for word, found in (
        (Sites(), [moria]), (Sites(EVERY_SITE), [moria, haven]), (Sites(EVERY_SITE, hold=HAVEN), [haven]),
        (Sites(EVERY_SITE, never=(HAVEN,)), [moria]), (Sites(EVERY_SITE, guard=ORC), [moria]), (Sites(guard=WOLF), []),
        (Sites(EVERY_SITE, offers=MINOR), [moria]), (Sites(land=WILDERNESS, times=2), [moria]),
        (Sites(land=WILDERNESS, times=3), []), (Sites(EVERY_SITE, land=WILDERNESS), [moria]),
    ):
        assert word.find(g, source) == found
    g.state[moria] = TAPPED
    assert Sites(untapped=True).find(g, source) == [] and Sites(EVERY_SITE, untapped=True).find(g, source) == [haven]


@EITHER_SEAT
def test_R_ORG_08_with_the_wizard_in_play_nobody_begins_a_company_of_his_own(side: int) -> None:
    g = turn_of(side)
    put(g, "Rivendell", LOCATION, side)
    company(g, 1 - side, "Minas Tirith", "Gandalf")
    elrond, = hand(g, side, "Elrond")
    assert len(Places().find(g, Source(elrond, 0, side, []))) == 1
    company(g, side, "Edoras", "Saruman")
    assert Places().find(g, Source(elrond, 0, side, [])) == []


@EITHER_SEAT
def test_what_the_other_player_has_won_what_you_could_and_what_you_have_stored(side: int) -> None:
    g = turn_of(side)
    source = Source(-1, 0, side, [])
    won, stored = put(g, "Riders of Rohan", MARSHALLED, 1 - side), put(g, "Elven Cloak", MARSHALLED, side)
    put(g, "Elven Cloak", MARSHALLED, 1 - side)
    again, army, cloak = hand(g, side, "Riders of Rohan", "Men of Anórien", "Elven Cloak")
    hand(g, 1 - side, "Men of Anfalas")
    assert Factions().find(g, source) == [won] and Factions(in_hand=True).find(g, source) == [army]
    assert Stored("Elven Cloak").find(g, source) == [stored] and CardsInHand(ITEM).find(g, source) == [cloak]
    assert CardsInHand(FACTION).find(g, source) == [again, army] and CardsInHand(FACTION, ELF).find(g, source) == []


@EITHER_SEAT
def test_hazard_events_in_play_of_a_form_and_a_race_and_yours_alone(side: int) -> None:
    g = turn_of(side)
    mine, theirs = put(g, "Doors of Night", IN_PLAY, side), put(g, "Adûnaphel", IN_PLAY, 1 - side)
    put(g, "Gates of Morning", IN_PLAY, side)
    put(g, "Clouds", IN_PLAY, side)
    source = Source(-1, 0, side, [])
    assert sorted(HazardEvents(PERMANENT).find(g, source)) == [mine, theirs] and nazgul_in_play(g) == 1
    assert HazardEvents(PERMANENT, own=True).find(g, source) == [mine]
    assert HazardEvents(PERMANENT, NAZGUL).find(g, source) == [theirs]
    assert HazardEvents(PERMANENT, never=ENVIRONMENT).find(g, source) == [theirs]


def test_R_SITE_05_who_may_take_an_item_at_the_site() -> None:
    g, (gimli, frodo) = visiting("Moria", "Gimli", "Frodo")
    source = Source(-1, 0, 0, [])
    assert Takers().find(g, source) == [gimli, frodo] and Takers(HOBBIT).find(g, source) == [frodo]
    assert Takers(ELF).find(g, source) == []

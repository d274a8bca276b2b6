"""Families of cards, piles, ownership, uniqueness, the set-up, and what the profiles switch on."""
from __future__ import annotations

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg import GAME, OPTIONAL
from ravenhill.games.meccg.decks.bringing import all_sites
from ravenhill.games.meccg.decks.legality import FURTHER_SETS, Deck, faults
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    ON_TOP,
    OUT,
    SIDEBOARD,
    SITES,
    TAPPED,
)
from ravenhill.games.meccg.rules.deck_top import TopCards, gaze
from ravenhill.games.meccg.rules.drawing import Drawing, Exhaustion, draw_cards
from ravenhill.games.meccg.rules.leaving import discard, eliminate
from ravenhill.games.meccg.rules.numbers import blocked, hand_size
from ravenhill.games.meccg.rules.piles import AN_ITEM, Search
from ravenhill.games.meccg.rules.setup import Setup, StartingFollower, starting
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    AGENT,
    ALLY,
    CHARACTER,
    CREATURE,
    DRAGON,
    EITHER,
    ENVIRONMENT,
    EVENT,
    FACTION,
    HAZARD,
    ITEM,
    NO_SIDE,
    RESOURCE,
    SAGE,
    SITE,
    SPELL,
    WIZARD,
)
from tests.meccg.cards.scenes import at_rest, on_the_way, organizing, play, struck_by, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, empty, turn_of
from tests.meccg.tables import asked, choose, company, deck, draw, give, hand, names, put, table


def test_R_DECK_01_R_DECK_04_every_card_is_of_one_family() -> None:
    sides = {
        SITE: {NO_SIDE}, 1: {NO_SIDE}, CHARACTER: {RESOURCE}, ITEM: {RESOURCE}, ALLY: {RESOURCE}, FACTION: {RESOURCE},
        EVENT: {RESOURCE, HAZARD, EITHER}, CREATURE: {HAZARD}, AGENT: {HAZARD},
    }
    assert all(card.side in sides[card.type] for card in GAME.library.facts)


def test_R_DECK_05_R_TURN_05_resources_in_the_own_turn_and_hazards_in_the_other() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    for side in range(2):
        hand(g, side, "Gates of Morning", "Doors of Night")
    assert [it for it in names(g) if it.startswith("Declared G")] and not [it for it in names(g) if "Doors" in it]
    choose(g, "Pass")
    assert asked(g).side == 1
    assert [it for it in names(g) if it.startswith("Declared D")] and not [
        it for it in names(g) if it.startswith("Declared G")]


def test_R_DECK_10_R_DECK_13_the_eliminated_never_come_back() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Elladan")
    eliminate(g, people[1])
    assert g.pile[people[1]] == OUT
    put(g, "Dodge", DISCARD, 0)
    g.then(Exhaustion(0))
    g.question()
    assert g.pile[people[1]] == OUT and blocked(g, g.kind[people[1]])


def test_R_DECK_11_R_DECK_12_points_and_what_is_out_are_open_and_discards_are_not() -> None:
    g = table()
    for pile, seen in ((MARSHALLED, 3), (OUT, 3), (DISCARD, 1), (HAND, 1), (SIDEBOARD, 1), (DECK, 0)):
        assert g.sees(pile) == seen and g.sees(pile + 1) == (seen if seen in (0, 3) else 2)


def test_R_DECK_14_a_unique_card_of_one_player_keeps_the_other_ones_out() -> None:
    g, _ = visiting("Moria", "Aragorn II")
    hand(g, 0, "Glamdring")
    assert [it for it in names(g) if it.startswith("Declared Glamdring")]
    give(g, company(g, 1, "Lórien", "Haldir")[0], "Glamdring")
    g.ready = False
    assert not [it for it in names(g) if it.startswith("Declared Glamdring")]


def test_R_DECK_15_R_EOT_04_a_card_says_more_than_the_rule() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    assert hand_size(g, 0) == 8
    company(g, 0, "Rivendell", "Elrond")
    assert hand_size(g, 0) == 9 and hand_size(g, 1) == 8


def test_R_DECK_16_nothing_is_played_that_can_do_nothing() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    hand(g, 0, "Twilight")
    assert not [it for it in names(g) if it.startswith("Declared Twilight")]
    put(g, "Doors of Night", IN_PLAY, 1)
    g.ready = False
    assert [it for it in names(g) if it.startswith("Declared Twilight")]


def test_R_DECK_17_a_card_on_a_character_obeys_its_player_and_stays_its_owners() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    assert g.user(lure) == 0 and g.owner[lure] == 1
    discard(g, lure)
    assert g.pile[lure] == DISCARD + 1


def test_R_AMB_14_every_card_goes_to_a_pile_of_its_owner_with_what_lies_on_it() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    sword = give(g, people[0], "Glamdring")
    event = put(g, "Lure of the Senses", IN_PLAY, 1)
    g.host[event] = sword
    discard(g, sword)
    assert g.pile[sword] == DISCARD and g.pile[event] == DISCARD + 1


def test_R_AMB_13_with_nothing_discarded_drawing_stops_and_the_next_discard_is_the_deck() -> None:
    g = table()
    g.stack.clear()
    last = put(g, "Dodge", DECK, 0)
    put(g, "Giant", HAND, 1)
    g.then(StartingFollower(1))                                # something that waits below
    draw_cards(g, 0, 3)
    draw(g, "Dodge")
    g.question()
    assert g.pile[last] == HAND and g.exhausted[0] == 1 and not g.piles[DECK]
    for name in ("Risky Blow", "Concealment"):
        put(g, name, DISCARD, 0)
    g.then(Drawing(0, 1))
    g.ready = False
    g.question()
    assert g.outcomes == 1
    draw(g, "Risky Blow")
    g.question()
    assert g.exhausted[0] == 2 and [g.facts(it).name for it in g.piles[DECK]] == ["Concealment"]


def test_R_SETUP_11_what_starts_fills_no_minimum() -> None:
    deck = random_deck(3)
    assert not faults(deck)
    some = next(code for code in deck.deck if GAME.library.facts[GAME.library.numbers[code]].type == ITEM)
    less = {**deck.deck, some: deck.deck[some] - 1}
    broken = Deck(deck.name, {**deck.pool, some: 1}, {code: n for code, n in less.items() if n}, {}, deck.sites)
    assert "R-SETUP-02" in [it.rule for it in faults(broken)]


def test_R_SETUP_19_a_location_deck_may_hold_every_site() -> None:
    every = all_sites(tuple(FURTHER_SETS))
    assert {it.name for it in GAME.library.facts if it.type == SITE} == {
        GAME.library.facts[GAME.library.numbers[code]].name for code in every}
    g = GAME.new({"decks": ["starter-gandalf", {"name": "one site", "pool": {}, "deck": {}, "sideboard": {},
                                                "sites": {"tw-421": 1}}], "casual": True})
    assert len(g.piles[LOCATION + 1]) == 1


def begun(seed: int, **options: object) -> Meccg:
    """A game whose set-up is over; every choice is the last that is offered."""
    g = GAME.new(options)
    g.dice, g.quick = FastDice(seed), True
    while g.turn == 0:
        g.question()
        if g.turn == 0:
            g.answer(g.offered[-1])
    return g


def test_R_SETUP_16_R_SETUP_18_everybody_starts_at_rivendell_in_the_order_of_the_set_up() -> None:
    g = begun(1)
    for side in range(2):
        at = {g.facts(it.site).name for it in g.companies if it.members and it.side == side}
        assert at <= {"Rivendell"} and len(starting(g, side)) <= 5 and len(g.piles[HAND + side]) == 8
        assert not g.piles[22 + side]                          # the pool is spent
    kinds = [type(it).__name__ for it in GAME.new({}).stack]
    assert kinds == ["Setup"]
    steps = Setup()
    assert steps.at == 0


def test_R_SETUP_17_followers_are_named_before_the_first_turn() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Annalena", standard=False)
    g.stack.clear()
    g.then(StartingFollower(0))
    choose(g, "Control Annalena")
    assert names(g) == ["DirectInfluence Aragorn II"]
    choose(g, "DirectInfluence Aragorn II")
    assert g.host[people[1]] == people[0]


def test_R_AMB_10_a_sideboard_may_be_empty() -> None:
    deck = random_deck(5)
    assert not faults(Deck(deck.name, deck.pool, deck.deck, {}, deck.sites))


def test_R_AMB_01_the_profiles_and_their_switches() -> None:
    assert not GAME.new({"rules": "basic"}).regions and GAME.new({"rules": "basic", "movement": "map"}).regions
    standard = GAME.new({})
    assert standard.standard and standard.regions and standard.optional == 0
    for name, bit in OPTIONAL.items():
        assert GAME.new({"optional": [name]}).optional == bit
    decks = [msgspec.to_builtins(random_deck(seed)) for seed in (1, 2)]
    assert GAME.new({"decks": decks}).piles[SIDEBOARD]
    assert not GAME.new({"decks": decks, "rules": "basic", "casual": True}).piles[SIDEBOARD]
    with pytest.raises(RavenhillError):
        GAME.new({"optional": ["agents"]})


def test_R_TURN_03_who_is_tapped_moves_and_hands_over_but_gains_nothing() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan")
    give(g, people[0], "Dagger of Westernesse")
    put(g, "Bree", LOCATION, 0)
    for it in people:
        g.state[it] = TAPPED
    assert "Head 0" in names(g) and [it for it in names(g) if it.startswith("Declared Dagger")]
    g, people = visiting("Moria", "Aragorn II")
    hand(g, 0, "Glamdring")
    g.state[people[0]] = TAPPED
    assert not [it for it in names(g) if it.startswith("Declared")]


def test_R_TURN_04_some_items_tap_when_used() -> None:
    g, people = at_rest("Bree", "Aragorn II")
    shield = give(g, people[0], "Great-shield of Rohan")
    struck_by(g, "Wolves", people[0])
    play(g, "Great-shield of Rohan")
    assert g.state[shield] == TAPPED


def test_R_TERM_01_R_TERM_06_words_matter_to_cards_that_name_them() -> None:
    facts = {it.name: it for it in GAME.library.facts}
    assert facts["Twilight"].has(ENVIRONMENT) and facts["Wizard's Voice"].has(SPELL)
    assert facts["Gandalf"].race == WIZARD and facts["Beautiful Gold Ring"].race != WIZARD
    g, people = organizing("Rivendell", "Gimli")
    assert SAGE not in skills(g, people[0])
    give(g, people[0], "Magic Ring of Lore")
    giver = next((it for it in GAME.library.facts if it.gives == SAGE), None)
    if giver is not None:
        give(g, people[0], giver.name)
        assert SAGE in skills(g, people[0])
    environment = put(g, "Doors of Night", IN_PLAY, 1)
    other = put(g, "Lure of the Senses", IN_PLAY, 1)
    hand(g, 0, "Twilight")
    g.ready = False
    play(g, "Twilight 0", "Take Doors of Night")
    assert g.pile[environment] == DISCARD + 1 and g.pile[other] == IN_PLAY + 1


def test_R_TERM_02_a_dragons_lair_has_a_hoard() -> None:
    lairs = [it for it in GAME.library.facts if it.type == SITE and any(a.race == DRAGON for a in it.guarded_by)]
    assert len(lairs) == 9 and all(it.hoard for it in lairs)
    dragons = [it for it in GAME.library.facts if it.type == CREATURE and it.race == DRAGON]
    assert {it.lair for it in dragons if it.lair} <= {it.name for it in lairs}


def test_R_AMB_111_a_card_of_both_kinds_is_what_its_player_is() -> None:
    g, _ = on_the_way("Bree", "Frodo")
    for side in range(2):
        hand(g, side, "Twilight")
    put(g, "Doors of Night", IN_PLAY, 1)
    g.companies[0].limit = 0
    g.ready = False
    assert [it for it in names(g) if it.startswith("Declared Twilight")]
    choose(g, "Pass")
    assert [it for it in names(g) if it.startswith("Declared Twilight")]       # it never counts against the limit
    g, _ = on_the_way("Bree", "Frodo")
    hand(g, 1, "Tookish Blood")
    choose(g, "Pass")
    before = len([it for it in names(g) if it.startswith("Declared Tookish")])
    g.companies[0].limit = 0
    g.ready = False
    assert before >= len([it for it in names(g) if it.startswith("Declared Tookish")]) == 0


def test_R_AMB_21_home_needs_the_card_in_the_location_deck_or_a_company_there() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Pippin")
    assert not [it for it in names(g) if it.startswith("Declared Pippin")]
    company(g, 0, "Bag End", "Frodo")
    g.ready = False
    choose(g, "Declared Pippin")
    assert names(g) == ["Place 1"]


def test_R_ORG_08_not_where_the_site_is_discarded() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Pippin")
    home = put(g, "Bag End", LOCATION, 0)
    assert [it for it in names(g) if it.startswith("Declared Pippin")]
    g.move(home, 10)
    g.ready = False
    assert not [it for it in names(g) if it.startswith("Declared Pippin")] and g.pile[home] != SITES


def test_R_DECK_03_the_top_of_a_deck_is_of_that_deck() -> None:
    for side in range(2):
        g = empty()
        deck(g, side, "Dodge", "Wolves", "Giant")
        deck(g, 1 - side, "Dodge")
        g.then(TopCards(side, 2))
        g.question()
        assert g.outcomes == 3


@EITHER_SEAT
def test_R_DECK_03_who_searches_looks_through_the_own_deck_and_shuffles_it(side: int) -> None:
    g = turn_of(side)
    mine = deck(g, side, "Dodge", "Wolves", "Dagger of Westernesse")
    theirs = deck(g, 1 - side, "Giant")
    g.then(Search(side, AN_ITEM, False, False))
    assert names(g) == ["No", "Take Dagger of Westernesse"]
    assert all(g.is_known(it, side) for it in mine) and not g.is_known(theirs[0], side)
    g.answer(mine[2] + 1)
    g.question()
    assert g.pile[mine[2]] == HAND + side and not g.under_way(Search)
    assert not any(g.is_known(it, side) for it in mine[:2])


@EITHER_SEAT
def test_R_DECK_03_who_searches_in_vain_shuffles_too(side: int) -> None:
    g = turn_of(side)
    mine = deck(g, side, "Dodge", "Wolves")
    g.then(Search(side, AN_ITEM, False, False))
    assert names(g) == ["No"] and all(g.is_known(it, side) for it in mine)
    g.answer(0)
    g.question()
    assert not any(g.is_known(it, side) for it in mine)


@EITHER_SEAT
def test_R_DECK_03_who_sees_the_top_of_a_deck_sees_that_deck(side: int) -> None:
    g = turn_of(side)
    top = [put(g, "Dodge", ON_TOP, seat) for seat in range(2)]
    gaze(g, side, 0)
    g.ready = False
    g.question()
    assert g.is_known(top[side], 0) and not g.is_known(top[1 - side], 0)

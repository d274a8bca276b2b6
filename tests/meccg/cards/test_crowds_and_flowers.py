"""A party of any size, the balance of environments, and one resource that sees a morning of its own."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, HAND, HEADING, IN_PLAY, LOCATION, SITE_PHASE
from ravenhill.games.meccg.reasons import why_not_now
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import strikes_of
from ravenhill.games.meccg.rules.companies import become_one
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.drawing import Exhaustion, discard_from_hand
from ravenhill.games.meccg.rules.leaving import discard, discard_character, join
from ravenhill.games.meccg.rules.movement import destinations, has_room
from ravenhill.games.meccg.rules.numbers import corruption, general_influence, hazard_limit, unused_influence
from ravenhill.games.meccg.rules.organization import OrganizationPhase, groups
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import WITH_DRAGONS, WITH_MINIONS, Meccg
from ravenhill.games.meccg.terms import DARK_DOMAIN
from ravenhill.games.meccg.words.moments import LONG_EVENTS
from ravenhill.games.meccg.words.numbers import FATE
from ravenhill.games.meccg.words.phrases import DOORS, GATES
from tests.meccg.cards.scenes import (
    attacked_by,
    end_of_organization,
    offers,
    on_the_way,
    organizing,
    play,
    second_company,
    ways,
)
from tests.meccg.tables import choose, deck, give, hand, names, put, settle
from tests.meccg.test_positions import read_back

DWARVES = ("Thorin II", "Bifur", "Bofur", "Bombur", "Dori", "Dwalin", "Nori", "Ori", "Fíli")
HOLD = "Blue Mountain Dwarf-hold"


def party(site: str, *members: str) -> tuple[Meccg, list[int], int]:
    """A company on which the party lies."""
    g, people = organizing(site, *members)
    event = put(g, "An Unexpected Party", IN_PLAY, 0)
    g.host[event] = FIRST_COMPANY - g.company[people[0]]
    return g, people, event


def written_alike(g: Meccg) -> None:
    """The table is written, read and written as the same."""
    g.optional |= WITH_DRAGONS | WITH_MINIONS
    g.question()
    doc = GAME.write_position(g)
    assert GAME.write_position(read_back(doc)) == doc


# An Unexpected Party

def test_dm_114_the_party_is_for_dwarves_and_their_leader() -> None:
    for members, right in (
        (("Thorin II", "Bifur"), True), (("Thorin II", "Gandalf", "Bilbo"), True), (("Balin", "Bifur"), False),
        (("Thorin II", "Gimli"), False), (("Thorin II", "Bilbo", "Frodo", "Sam Gamgee"), False),
        (("Thorin II", "Aragorn II"), False),
    ):
        g, _ = organizing("Rivendell", *members)
        hand(g, 0, "An Unexpected Party")
        assert offers(g, "An Unexpected Party") == right, members
    g, _ = organizing("Rivendell", "Thorin II", "Bifur")
    event, _ = hand(g, 0, "An Unexpected Party", "An Unexpected Party")
    play(g, "An Unexpected Party", "Travel")
    assert g.host[event] == FIRST_COMPANY and not offers(g, "An Unexpected Party")         # not twice on one company


def test_dm_114_small_minds_need_no_influence_and_the_company_no_limit() -> None:
    g, people, event = party("Bag End", *DWARVES)
    assert general_influence(g, 0) == 20 - 8 and not is_too_many(g, 0, people) and destinations(g, 0) == []
    put(g, "Rivendell", LOCATION, 0)
    assert len(destinations(g, 0)) == 1 and differences(g) == []
    for follower in people[1:4]:
        g.host[follower] = people[0]
    assert unused_influence(g, people[0]) == g.facts(people[0]).influence      # followers cost nothing, too
    g.phase = SITE_PHASE
    assert faults(g) == []
    written_alike(g)
    for follower in people[1:4]:
        g.host[follower] = -1
    discard(g, event)
    assert general_influence(g, 0) == 0 and is_too_many(g, 0, people) and destinations(g, 0) == []
    assert faults(g) == []                                                     # it stays as large as it had become


def test_dm_114_any_number_of_dwarves_comes_besides_one_other() -> None:
    g, people, _ = party(HOLD, "Thorin II", "Balin", "Glóin")
    assert general_influence(g, 0) == 2
    hand(g, 0, "Bifur", "Nori", "Kíli", "Bombur")
    for name in ("Bifur", "Nori", "Bombur"):
        play(g, name, "Place")
    assert general_influence(g, 0) == 2 and not g.character_played and len(g.companies[0].members) == 6
    put(g, "Gandalf", HAND, 0)
    g.character_played = True
    discard_character(g, people[1])
    g.ready = False
    assert offers(g, "Kíli") and why_not_now(g, 0, g.piles[HAND][-1], g.stack) == "one-a-turn"
    play(g, "Kíli", "Place")
    assert g.character_played and general_influence(g, 0) == 4
    h, _ = organizing(HOLD, "Thorin II", "Balin", "Glóin")                      # without the party there is one a turn
    hand(h, 0, "Bifur", "Nori")
    play(h, "Bifur", "Place")
    assert h.character_played and not offers(h, "Nori")


def test_dm_114_more_than_seven_join_at_a_site() -> None:
    g, _, event = party("Bag End", *DWARVES)
    other = second_company(g, "Bag End")
    g.companies[other].site = g.companies[0].site
    bilbo = put(g, "Bilbo", IN_PLAY, 0)
    join(g, bilbo, other)
    assert has_room(g, 0, [bilbo]) and 0 in groups(g, bilbo)
    discard(g, event)
    assert not has_room(g, 0, [bilbo]) and 0 not in groups(g, bilbo)


@pytest.mark.parametrize("first", [True, False])
def test_dm_114_companies_that_meet_keep_the_party_if_they_are_one(first: bool) -> None:
    """Whichever of the two has the card, it is looked at when both are one."""
    g, _, event = party("Bag End", "Bombur", "Thorin II")
    other = second_company(g, "Bag End")
    for name in ("Bilbo", "Frodo"):
        join(g, put(g, name, IN_PLAY, 0), other)
    become_one(g, 0 if first else other, other if first else 0)
    settle(g)
    assert g.is_in_play(event) and len(g.companies[0 if first else other].members) == 4


@pytest.mark.parametrize("why", ["third", "great", "leader", "mind"])
def test_dm_114_the_party_is_over(why: str) -> None:
    g, people, event = party("Rivendell", "Thorin II", "Balin", "Bilbo", "Frodo")
    if why == "leader":
        discard_character(g, people[0])
    elif why == "mind":
        hand(g, 0, "Palm to Palm")
        play(g, "Palm to Palm", "Travel")                                      # Balin's mind is six now
    else:
        join(g, put(g, "Sam Gamgee" if why == "third" else "Gimli", IN_PLAY, 0), 0)
    assert g.is_in_play(event) or why == "mind"
    g.ready = False
    settle(g)
    assert g.pile[event] == DISCARD


# Balance Between Powers

def balance(*mine: str, theirs: tuple[str, ...] = ()) -> tuple[Meccg, int]:
    """Seat 0's organization phase begins, and the card lies in play."""
    g, _ = organizing("Rivendell", "Aragorn II")
    g.stack.clear()
    turns = Turns()
    turns.at = 3
    g.then(turns)
    g.then(OrganizationPhase())
    event = put(g, "Balance Between Powers", IN_PLAY, 0)
    hand(g, 0, *mine)
    hand(g, 1, *theirs)
    settle(g)
    return g, event


def asks(g: Meccg) -> tuple[str, int]:
    return type(g.question()).__name__, g.to_answer()[0]


def test_dm_118_nobody_plays_environments() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    hand(g, 0, "Balance Between Powers", "Gates of Morning", "Twilight", "Crown of Flowers", "Marvels Told")
    assert offers(g, "Gates of Morning") and offers(g, "Crown of Flowers")
    play(g, "Balance Between Powers")
    assert not any(offers(g, name) for name in ("Gates of Morning", "Twilight", "Crown of Flowers"))
    discard(g, g.piles[IN_PLAY][-1])
    g.ready = False
    assert offers(g, "Gates of Morning")
    g, _ = on_the_way("Bree", "Aragorn II")
    hand(g, 1, "Doors of Night", "Twilight")
    put(g, "Balance Between Powers", IN_PLAY, 0)
    g.answer(0)
    assert not offers(g, "Doors of Night") and not offers(g, "Twilight")


def test_dm_118_it_leaves_if_nothing_is_given_for_it() -> None:
    g, event = balance("Dodge", "Gates of Morning")
    assert asks(g) == ("PayEnvironment", 0) and names(g) == ["No", "Take Gates of Morning"]
    written_alike(g)
    choose(g, "No")
    assert g.pile[event] == DISCARD and asks(g) == ("Declare", 0)
    g, event = balance("Dodge")
    assert names(g) == ["No"]                              # asked all the same: nobody learns what a hand holds
    g, _ = balance("Gates of Morning")
    g.active = 1
    assert asks(balance_of_other(g)) == ("Declare", 1)


def balance_of_other(g: Meccg) -> Meccg:
    """The opponent's organization phase begins."""
    g.stack.clear()
    g.ready = False
    turns = Turns()
    turns.at = 3
    g.then(turns)
    g.then(OrganizationPhase())
    settle(g)
    return g


def test_dm_118_one_for_one_and_two_for_one() -> None:
    g, event = balance("Gates of Morning", "Fog", "Sun", "Moon", theirs=("Doors of Night", "Twilight"))
    choose(g, "Take Gates of Morning")
    assert asks(g) == ("PayEnvironment", 1)
    choose(g, "Take Doors of Night")
    assert asks(g) == ("PayEnvironment", 0)
    choose(g, "Take Fog")
    assert asks(g) == ("PayEnvironment", 0) and names(g) == ["Take Sun", "Take Moon"]  # the second must be paid
    written_alike(g)
    choose(g, "Take Sun")
    choose(g, "Take Twilight")
    assert names(g) == ["No"] and g.is_in_play(event)                          # one is left, and two are needed
    choose(g, "No")
    assert g.pile[event] == DISCARD and faults(g) == []
    assert all(g.is_known(card, seat) for seat in (0, 1) for card in g.piles[DISCARD] + g.piles[DISCARD + 1])


def test_dm_118_the_opponent_gives_in() -> None:
    g, event = balance("Gates of Morning", theirs=("Dodge",))
    choose(g, "Take Gates of Morning")
    assert asks(g) == ("PayEnvironment", 1) and names(g) == ["No"]
    choose(g, "No")
    assert g.is_in_play(event) and asks(g) == ("Declare", 0)
    for side in range(2):
        g, event = balance("Gates of Morning")
        g.stack.clear()
        g.ready = False
        deck(g, side, "Dodge")
        g.then(Turns())
        g.then(Exhaustion(side))
        g.question()
        assert not g.is_in_play(event)                     # whoever's deck it is


# Crown of Flowers

def crowned(g: Meccg, card: int) -> bool:
    return any(it.place == card and g.cards.lasts[it.effect].change.question == FATE for it in g.lasting)


def test_dm_121_a_long_event_is_played_under_its_own_morning() -> None:
    g, (aragorn,) = organizing("Rivendell", "Aragorn II")
    g.then(Acting(LONG_EVENTS, 0, True))
    crown, (sun, dodge) = put(g, "Crown of Flowers", IN_PLAY, 0), hand(g, 0, "Sun", "Dodge")
    put(g, "Doors of Night", IN_PLAY, 1)
    before = prowess(g, aragorn)
    assert len(ways(g, "Crown of Flowers")) == 1
    play(g, "Crown of Flowers", "Take Sun")
    assert crowned(g, sun) and g.is_known(sun, 1) and not g.is_known(dodge, 1) and not offers(g, "Crown of Flowers")
    written_alike(g)
    play(g, "Sun")
    assert g.is_in_play(sun) and prowess(g, aragorn) == before + 2     # as with the Gates, and without the Doors
    assert DOORS.holds(g, Source(aragorn, 0, 0, [])) and not GATES.holds(g, Source(aragorn, 0, 0, []))
    assert differences(g) == [] and faults(g) == []
    written_alike(g)
    discard(g, crown)
    assert g.pile[sun] == DISCARD and g.lasting == []


@pytest.mark.parametrize("which", ["resource", "crown", "hand"])
def test_dm_121_what_becomes_of_the_other(which: str) -> None:
    g, (aragorn,) = organizing("Rivendell", "Aragorn II")
    item = give(g, aragorn, "Wizard's Ring")
    crown, (free,) = put(g, "Crown of Flowers", IN_PLAY, 0), hand(g, 0, "Free to Choose")
    heavy = corruption(g, aragorn)
    play(g, "Crown of Flowers", "Take Free")
    if which == "hand":
        discard_from_hand(g, free, 0)
        assert g.pile[crown] == DISCARD and not g.lasting
        return
    play(g, "Free to Choose", "Take Wizard")
    assert corruption(g, aragorn) == heavy - 3 and g.host[free] == item
    if which == "resource":
        discard(g, item)                                                       # with all that lies on it
    else:
        hand(g, 0, "Twilight")
        play(g, "Twilight", "Take Crown")
    assert g.pile[free] == DISCARD and g.pile[crown] == DISCARD and g.lasting == [] and faults(g) == []


def test_dm_121_a_short_event_is_played_so_in_answer_and_takes_the_crown_along() -> None:
    g, _ = on_the_way("Moria", "Aragorn II")
    crown, (quarrels,) = put(g, "Crown of Flowers", IN_PLAY, 0), hand(g, 0, "Dark Quarrels")
    attack = attacked_by(g, "Wargs")
    assert strikes_of(g, attack) == 2 and not offers(g, "Dark Quarrels")
    choose(g, "Declared Crown of Flowers")
    choose(g, "Take Dark Quarrels")
    g.answer(0)                                            # the opponent does not answer; now it may be, in this chain
    choose(g, "Declared Dark Quarrels")
    settle(g)
    assert strikes_of(g, attack) == 1 and g.pile[crown] == DISCARD and g.pile[quarrels] == DISCARD
    assert not crowned(g, quarrels)


@pytest.mark.parametrize("crown", [True, False])
def test_dm_121_what_lasts_after_it_sees_its_morning(crown: bool) -> None:
    g, _ = end_of_organization("Rivendell", "Aragorn II")
    g.move_unseen(put(g, "Barad-dûr", LOCATION, 0), HEADING)
    hand(g, 0, "Fair Travels in Dark-domains")
    if crown:
        put(g, "Crown of Flowers", IN_PLAY, 0)
        play(g, "Crown of Flowers", "Take Fair")
    play(g, "Fair Travels in Dark-domains", "Travel")
    g.companies[0].path = (DARK_DOMAIN,)
    assert hazard_limit(g, 0, 5) == (3 if crown else 4)
    assert not GATES.holds(g, Source(-1, 0, 0, []))         # and nothing else does
    g.companies[0].path = ()
    written_alike(g)


def test_dm_121_peril_returned_in_both_orders() -> None:
    for first in (True, False):
        g, (aragorn,) = organizing("Rivendell", "Aragorn II")
        g.then(Acting(LONG_EVENTS, 0, True))
        hand(g, 0, "Sun")
        for name, side in [("Crown of Flowers", 0), ("Peril Returned", 1)][::1 if first else -1]:
            put(g, name, IN_PLAY, side)
        play(g, "Crown of Flowers", "Take Sun")
        play(g, "Sun")
        assert DOORS.holds(g, Source(aragorn, 0, 0, [])) and not DOORS.holds(g, Source(g.piles[IN_PLAY][-1], 0, 0, []))


def test_dm_121_a_crowned_card_that_is_shuffled_is_forgotten() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    crown, (sun,) = put(g, "Crown of Flowers", IN_PLAY, 0), hand(g, 0, "Sun")
    play(g, "Crown of Flowers", "Take Sun")
    g.forget([sun])
    assert g.lasting == [] and g.is_in_play(crown)
    hand(g, 0, "Moon")
    g.ready = False
    assert offers(g, "Crown of Flowers")                   # it may be chosen for another
    g, _ = organizing("Rivendell", "Aragorn II")
    put(g, "Crown of Flowers", IN_PLAY, 0)
    hand(g, 0, "Dodge", "Glamdring")
    assert not offers(g, "Crown of Flowers")               # neither asks about the sky

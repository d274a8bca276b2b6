"""Attempts of The Dragons: burglary, riddles, flattery and tricks, and what is found in hoards."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, SITE_PHASE, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, whom_it_strikes
from ravenhill.games.meccg.rules.attempts import NameOne, NamePage, burden
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import WITH_DRAGONS, Meccg
from ravenhill.games.meccg.terms import A_RIDDLE, AN_OFFER, DIPLOMAT
from ravenhill.games.meccg.words.moments import BURGLING
from tests.meccg.cards.scenes import attacked_by, is_stopped, offers, on_the_way, play, the_company, visiting
from tests.meccg.tables import asked, choose, company, deck, give, hand, names, put, roll


def before_the_guards(site: str, *members: str) -> tuple[Meccg, list[int]]:
    """A company has entered this site; its guards are not yet met."""
    g, people = visiting(site, *members)
    g.stack.clear()
    g.optional |= WITH_DRAGONS
    visit = Visit(g.current)
    visit.at = 2
    g.then(visit)
    g.then(Acting(BURGLING, 0, True))
    return g, people


def burgle(g: Meccg, who: str, total: int) -> None:
    choose(g, "Declared Burglary")
    choose(g, f"Take {who}")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, total)


def test_R_TERM_08_R_AMB_158_td_103_a_burglar_takes_what_the_site_offers():
    g, (bilbo, gimli) = before_the_guards("Moria", "Bilbo", "Gimli")
    sword, harp = hand(g, 0, "Glamdring", "Magical Harp")
    hand(g, 0, "Burglary")
    burgle(g, "Bilbo", 6)                                      # and five for a scout of the Shire
    assert names(g) == ["No", "Take Glamdring"]                # no hoard is there
    choose(g, "Take Glamdring")
    assert (g.host[sword], g.state[bilbo], g.state[gimli]) == (bilbo, TAPPED, UNTAPPED) and g.pile[harp] == HAND
    assert g.state[the_company(g).site] == TAPPED and g.nearest(Visit).burgled
    while type(g.question()).__name__ == "Declare" and g.nearest(Visit).at < 6:
        g.answer(0)
    assert g.nearest(Visit).faced == []                      # nobody was met


def test_R_AMB_158_td_103_who_is_caught_faces_the_guards_alone():
    g, (bilbo, gimli) = before_the_guards("Moria", "Bilbo", "Gimli")
    hand(g, 0, "Glamdring")
    hand(g, 0, "Burglary")
    burgle(g, "Bilbo", 5)                                      # ten is not above ten
    for _ in range(20):
        if type(g.question()).__name__ != "Declare" or any(type(it).__name__ == "Attack" for it in g.stack):
            break
        g.answer(0)
    attack = g.nearest(Attacking)
    assert whom_it_strikes(g, attack) == [bilbo] and attack.alone == bilbo and g.state[gimli] == UNTAPPED
    assert not g.nearest(Visit).minor                          # and finds nothing more


def test_td_103_needs_an_untapped_site_and_somebody_to_tap():
    for tapped, lame in ((True, False), (False, True)):
        g, (bilbo,) = before_the_guards("Moria", "Bilbo")
        hand(g, 0, "Burglary")
        if tapped: g.state[the_company(g).site] = TAPPED
        if lame: g.state[bilbo] = TAPPED
        assert not offers(g, "Burglary")
    g, _ = visiting("Moria", "Bilbo")
    hand(g, 0, "Burglary")
    assert not offers(g, "Burglary")                           # the guards were met already


def test_R_AMB_158_without_the_set_nobody_is_asked_about_burglary():
    g, _ = visiting("Moria", "Bilbo")
    g.stack.clear()
    visit = Visit(g.current)
    visit.at = 1
    the_company(g).entered = True
    g.then(visit)
    g.question()
    assert not any(isinstance(it, Acting) and it.about == BURGLING for it in g.stack)


def test_R_TERM_08_td_115_who_sleeps_is_robbed():
    g, _ = before_the_guards("Moria", "Gimli")
    (sword,) = hand(g, 0, "Glamdring")
    hand(g, 0, "Burglary", "Fast Asleep")
    assert not offers(g, "Fast Asleep")                        # nobody burgles, and nobody attacks
    choose(g, "Declared Burglary")
    choose(g, "Take Gimli")
    g.answer(0)
    choose(g, "Declared Fast Asleep")
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, 8)
    assert names(g) == ["No", "Take Glamdring"] and g.pile[sword] == HAND
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "Fast Asleep")
    attack = attacked_by(g, "Orc-guard")
    assert not offers(g, "Fast Asleep")
    attack.automatic = True
    g.ready = False
    before = prowess_of(g, attack)
    play(g, "Fast Asleep")
    assert prowess_of(g, attack) == before - 2


@pytest.mark.parametrize(("who", "foe", "needs"), [
    ("Gimli", "Scatha", 10), ("Gimli", "Light-drake", 11), ("Frodo", "Light-drake", 11), ("Frodo", "Orc-guard", 12),
])
def test_R_TERM_08_td_116_flattery_turns_a_foe_away(who: str, foe: str, needs: int):
    for lack in (0, 1):
        g, (it,) = on_the_way("Dale", who)
        hand(g, 0, "Flatter a Foe")
        attack = attacked_by(g, foe)
        limit = g.limit_now()
        more = unused_influence(g, it) + (2 if DIPLOMAT in skills(g, it) else 0)
        total = needs + 1 - more - lack
        play(g, "Flatter a Foe", f"Take {who}", total=total)
        assert 2 <= total <= 12 and is_stopped(attack) is (lack == 0)
        assert g.limit_now() == limit - (2 if lack == 0 else 0)


def test_R_TERM_08_td_116_evil_times_weigh_on_flattery_and_it_is_for_those_who_listen():
    g, (gimli,) = on_the_way("Dale", "Gimli")
    put(g, "Times Are Evil", IN_PLAY, 1)
    assert burden(g, gimli, AN_OFFER) == -3 and burden(g, gimli, A_RIDDLE) == 0
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Flatter a Foe")
    attacked_by(g, "Wargs")
    assert not offers(g, "Flatter a Foe")


@pytest.mark.parametrize(("who", "foe", "total", "gone"), [
    ("Bilbo", "Orc-guard", 6, True), ("Bilbo", "Orc-guard", 5, False), ("Gimli", "Orc-guard", 12, None),
    ("Bilbo", "Wargs", 12, None),
])
def test_td_159_a_scout_tricks_a_foe(who: str, foe: str, total: int, gone: bool | None):
    g, (it,) = on_the_way("Moria", who)
    hand(g, 0, "Trickery")
    attack = attacked_by(g, foe)
    assert offers(g, "Trickery") is (gone is not None)
    if gone is not None:
        play(g, "Trickery", f"Take {who}", total=total)
        assert is_stopped(attack) is gone and g.state[it] == UNTAPPED


def name(g: Meccg, card: str) -> None:
    """This card is named: first the part of the list where it stands."""
    kind = g.cards.names[card]
    assert isinstance(g.question(), NamePage)
    g.answer(max(it for it in g.offered if it <= kind))
    assert isinstance(g.question(), NameOne)
    g.answer(kind)
    g.question()


def riddle(g: Meccg, who: str, total: int) -> None:
    choose(g, "Declared Riddling Talk")
    choose(g, f"Take {who}")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, total)


@pytest.mark.parametrize(("held", "gone"), [("Doors of Night", True), ("Gates of Morning", False)])
def test_R_TERM_08_td_148_a_riddle_that_is_guessed(held: str, gone: bool):
    g, _ = on_the_way("Dale", "Bilbo", "Gimli")
    hand(g, 0, "Riddling Talk")
    (card,) = hand(g, 1, held)
    attack = attacked_by(g, "Scatha")
    limit = g.limit_now()
    riddle(g, "Gimli", 8)                                      # and one for the Hobbit
    name(g, "Doors of Night")
    assert g.is_known(card, 0) and is_stopped(attack) is gone and g.limit_now() == limit - (3 if gone else 0)


def test_td_148_what_no_riddle_reaches():
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Riddling Talk")
    attack = attacked_by(g, "Scatha")
    riddle(g, "Gimli", 8)
    assert not is_stopped(attack) and not isinstance(g.question(), NamePage)
    g, _ = on_the_way("Dale", "Gimli")
    hand(g, 0, "Riddling Talk")
    attacked_by(g, "Wargs")
    assert not offers(g, "Riddling Talk")


def riddle_game(mine: int, theirs: int, *, wit: int = -1) -> Meccg:
    """Bilbo of seat 0 challenges Gimli of seat 1."""
    g, (bilbo,) = visiting("Edoras", "Bilbo")
    company(g, 1, "Edoras", "Gimli")
    hand(g, 0, "The Riddle Game")
    hand(g, 1, "Doors of Night", "Doors of Night", "Wargs")
    hand(g, 0, "Gates of Morning")
    if wit >= 0: hand(g, wit, "Wit")
    choose(g, "Declared The Riddle Game")
    choose(g, "Take Bilbo")
    assert g.state[bilbo] == TAPPED
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert asked(g).side == 1 and names(g) == ["Take Gimli"]
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Declare":
        if any(words.startswith("Declared Wit") for words in names(g)):
            choose(g, "Declared Wit")
            if type(g.question()).__name__ == "Pick":
                g.answer(g.offered[0])
        else:
            g.answer(0)
    roll(g, mine, theirs)
    return g


def test_R_TERM_08_td_156_the_winner_names_two_cards():
    g = riddle_game(7, 9)                                      # three more for a wise Hobbit
    assert asked(g).side == 0
    name(g, "Doors of Night")
    name(g, "Orc-guard")
    assert [g.facts(it).name for it in g.piles[HAND + 1]] == ["Wargs"] and len(g.piles[DISCARD + 1]) == 2
    g = riddle_game(7, 11)
    assert asked(g).side == 1                                  # and may lose the game one has begun
    name(g, "Gates of Morning")
    name(g, "Orc-guard")
    assert [g.facts(it).name for it in g.piles[HAND]] == []
    g = riddle_game(6, 9)
    assert type(g.question()).__name__ == "Roll"               # even: once more


def test_R_TERM_08_td_168_wit_helps_one_roll_in_anybodys_turn():
    for side, winner in ((0, 0), (1, 1)):
        g = riddle_game(7, 10, wit=side)                        # even without it
        assert asked(g).side == winner
    g, _ = visiting("Edoras", "Bilbo")
    hand(g, 0, "Wit")
    assert not offers(g, "Wit")                                # nobody riddles


def test_td_156_needs_somebody_to_riddle_with():
    g, _ = visiting("Edoras", "Bilbo")
    hand(g, 0, "The Riddle Game")
    company(g, 1, "Bree", "Gimli")
    assert not offers(g, "The Riddle Game")


def test_td_101_a_hoard_yields_one_item_more():
    g, (gimli, legolas) = visiting("Gold Hill", "Gimli", "Legolas")
    g.state[the_company(g).site] = TAPPED
    helmet, staff = hand(g, 0, "Habergeon of Silver", "Ringil")
    hand(g, 0, "Bounty of the Hoard")
    choose(g, "Declared Bounty of the Hoard")
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert names(g) == ["No", "Take Habergeon of Silver"]      # nothing greater
    choose(g, "Take Habergeon of Silver")
    assert (g.host[helmet], g.state[gimli], g.state[legolas], g.pile[staff]) == (gimli, TAPPED, UNTAPPED, HAND)
    for site, tapped in (("Gold Hill", False), ("Moria", True)):
        g, _ = visiting(site, "Gimli")
        if tapped: g.state[the_company(g).site] = TAPPED
        hand(g, 0, "Dagger of Westernesse", "Bounty of the Hoard")
        assert not offers(g, "Bounty of the Hoard")


def test_td_108_lore_finds_an_item_in_a_spent_lair():
    g, (gandalf, gimli) = visiting("Gold Hill", "Gandalf", "Gimli")
    g.state[the_company(g).site] = TAPPED
    lore = give(g, gandalf, "Dragon-lore")
    deck(g, 0, "Habergeon of Silver", "Cram", "Wargs")
    old = put(g, "Ringil", DISCARD, 0)
    choose(g, "Declared Dragon-lore")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert sorted(names(g)) == ["No", "Take Cram", "Take Habergeon of Silver", "Take Ringil"]
    choose(g, "Take Ringil")
    assert names(g) == ["Take Gandalf", "Take Gimli"]
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Shuffle":
        g.answer(0)
    assert (g.host[old], g.pile[lore], g.state[gandalf]) == (gimli, DISCARD, TAPPED) and len(g.piles[DECK]) == 3
    for site, tapped in (("Gold Hill", False), ("Moria", True)):
        g, (gandalf,) = visiting(site, "Gandalf")
        if tapped: g.state[the_company(g).site] = TAPPED
        give(g, gandalf, "Dragon-lore")
        assert not offers(g, "Dragon-lore")
    for who, site, right in (("Gandalf", "Amon Hen", True), ("Gimli", "Amon Hen", False), ("Gandalf", "Moria", False)):
        g, _ = visiting(site, who)
        hand(g, 0, "Dragon-lore")
        assert offers(g, "Dragon-lore") is right


@pytest.mark.parametrize(("total", "comes"), [(12, True), (3, False)])
def test_td_123_allies_come_from_anywhere(total: int, comes: bool):
    g, (gimli,) = visiting("Amon Hen", "Gimli")
    ally, ent = hand(g, 0, "Goldberry", "Quickbeam")
    hand(g, 0, "Here, There, or Yonder")
    choose(g, "Declared Here, There, or Yonder")
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, total)
    found = [words for words in names(g) if words.startswith("Take")]
    assert all(g.facts(card).mind + 6 < total + 3 for card in (ally, ent) if f"Take {g.facts(card).name}" in found)
    assert g.state[gimli] == TAPPED and bool(found) is comes
    g, _ = visiting("Bree", "Gimli")
    hand(g, 0, "Here, There, or Yonder")
    assert not offers(g, "Here, There, or Yonder")             # no Ruins & Lairs


def test_td_123_an_ally_that_comes_taps_the_site():
    g, (gimli,) = visiting("Amon Hen", "Gimli")
    (pony,) = hand(g, 0, "Bill the Pony")
    hand(g, 0, "Here, There, or Yonder")
    choose(g, "Declared Here, There, or Yonder")
    choose(g, "Take Gimli")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    roll(g, 12)
    choose(g, "Take Bill the Pony")
    assert g.host[pony] == gimli and g.state[the_company(g).site] == TAPPED and g.phase == SITE_PHASE

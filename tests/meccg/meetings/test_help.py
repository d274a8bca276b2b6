"""Help belongs to the roll it was declared for, and each check that is owed has its own window."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain, Declare
from ravenhill.core.frames import Roll
from ravenhill.core.words import WHENEVER, Source
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import COUNCIL, END_OF_HAZARDS, HAZARDS
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, until_settled, visiting
from tests.meccg.tables import choose, company, give, hand, names, put, roll, settle


def weary(g: Meccg, who: str) -> None:
    """Seat 1 makes somebody check; the chain waits for answers."""
    g.answer(0)
    g.question()
    declares = [n for n, words in enumerate(names(g)) if words.startswith("Declared Weariness of the Heart")]
    g.answer(g.offered[declares[1]])                           # its second use: a check
    choose(g, f"Take {who}")


def the_check(g: Meccg) -> CorruptionCheck:
    assert isinstance(g.question(), Roll)
    return g.nearest(CorruptionCheck)


HELP = [
    ("Halfling Strength", 4), ("A Friend or Three", 2), ("New Friendship", 2), ("Old Friendship", 4), ("Nenya 1", 99),
]


@pytest.mark.parametrize("card, more", HELP)
def test_R_AMB_52_help_is_for_the_check_of_its_chain(card: str, more: int) -> None:
    g, (frodo, _) = on_the_way("Bree", "Frodo", "Galadriel", path=(WILDERNESS,))
    hand(g, 0, card.removesuffix(" 1"))
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart")
    weary(g, "Frodo")
    choose(g, f"Declared {card}")
    choose(g, "Take Frodo")
    settle(g)
    if card == "Nenya 1":
        roll(g, 12)                                            # her own check comes with it
        settle(g)
    assert the_check(g).modifier == more and the_check(g).character == frodo
    roll(g, 7)
    until_settled(g, 12)
    assert g.aids == []
    weary(g, "Frodo")
    settle(g)
    assert the_check(g).modifier == 0


@pytest.mark.parametrize("card, more", HELP)
def test_family_13_help_for_a_check_that_was_cancelled_is_lost(card: str, more: int) -> None:
    """Tom Bombadil cancels the hazard after the help was declared, and before it resolves."""
    g, (frodo, galadriel) = on_the_way("Bree", "Frodo", "Galadriel", path=(WILDERNESS,))
    tom = give(g, galadriel, "Tom Bombadil")
    hand(g, 0, card.removesuffix(" 1"))
    hand(g, 1, "Weariness of the Heart", "Weariness of the Heart")
    weary(g, "Frodo")
    choose(g, f"Declared {card}")
    choose(g, "Take Frodo")
    choose(g, "Pass")
    choose(g, "Declared Tom Bombadil")
    choose(g, "Take Weariness of the Heart")
    until_settled(g, 12)
    assert g.state[tom] == TAPPED and g.aids == [] and g.is_in_play(frodo)
    weary(g, "Frodo")
    settle(g)
    assert the_check(g).modifier == 0, more


def test_cause_2_help_for_an_influence_attempt_is_not_spent_on_a_check_in_between() -> None:
    """The Iron Crown makes its bearer check when he influences; the plus five is for the faction."""
    g, (imrahil,) = visiting("Dol Amroth", "Imrahil")
    give(g, imrahil, "The Iron Crown")
    hand(g, 0, "Knights of Dol Amroth", "Lordly Presence")
    choose(g, "Declared Knights of Dol Amroth")
    choose(g, "Take Imrahil")
    choose(g, "Pass")
    choose(g, "Declared Lordly Presence")
    choose(g, "Take Imrahil")
    settle(g)
    assert g.nearest(FactionCheck).modifier == 5 and g.nearest(FactionCheck).draws


@pytest.mark.parametrize("card, more", [
    ("Muster", 5), ("New Friendship", 3), ("Tempering Friendship", 4), ("A Friend or Three", 1),
])
def test_R_SITE_15_help_for_an_attempt_leaves_with_it(card: str, more: int) -> None:
    g, _ = visiting("Dol Amroth", "Imrahil")
    hand(g, 0, "Knights of Dol Amroth", card)
    choose(g, "Declared Knights of Dol Amroth")
    choose(g, "Take Imrahil")
    choose(g, "Pass")
    choose(g, f"Declared {card}")
    choose(g, "Take Imrahil")
    settle(g)
    assert g.nearest(FactionCheck).modifier == more
    roll(g, 2)
    settle(g)
    assert g.aids == []


def test_two_rolls_are_for_one_attempt_only() -> None:
    g, _ = visiting("Dol Amroth", "Imrahil")
    hand(g, 0, "Knights of Dol Amroth", "Persuasive Words")
    choose(g, "Declared Knights of Dol Amroth")
    choose(g, "Take Imrahil")
    choose(g, "Pass")
    choose(g, "Declared Persuasive Words")
    choose(g, "Take Imrahil")
    settle(g)
    assert g.nearest(FactionCheck).twice and g.nearest(FactionCheck).modifier == 0
    roll(g, 2, 3)
    choose(g, "Number 3")
    assert g.aids == []


@pytest.mark.parametrize("checks", [1, 2, 3])
def test_R_CORR_10_each_of_several_checks_can_be_supported(checks: int) -> None:
    """Lure of Nature: one check for each Wilderness; somebody else taps for each of them."""
    people = ["Haldir", "Legolas", "Arwen", "Elladan"]
    g, (haldir, *others) = on_the_way("Bree", *people, path=(WILDERNESS,) * checks)
    give(g, haldir, "Lure of Nature", owner=1)
    g.announce(END_OF_HAZARDS, g.current)
    g.then(Chain(HAZARDS, 1, [g.waiting.pop()]))
    g.ready = False
    for n in range(checks):
        owed_window(g, haldir)
        choose(g, f"Declared {people[n + 1]}")
        choose(g, "Take Haldir")
        settle(g)
        assert the_check(g).modifier == 1 and g.state[others[n]] == TAPPED
        roll(g, 12)
    assert g.aids == [] and g.is_in_play(haldir)


def test_R_CORR_10_they_stop_when_he_is_gone() -> None:
    g, (haldir, legolas) = on_the_way("Bree", "Haldir", "Legolas", path=(WILDERNESS, BORDER_LAND, WILDERNESS))
    give(g, haldir, "Lure of Nature", owner=1)
    g.announce(END_OF_HAZARDS, g.current)
    g.then(Chain(HAZARDS, 1, [g.waiting.pop()]))
    g.ready = False
    settle(g)
    settle(g)
    roll(g, 3)
    assert g.pile[haldir] == DISCARD and g.state[legolas] == UNTAPPED
    assert isinstance(g.question(), Declare) and g.chain() is None


def test_cause_3_everybody_whom_a_creature_frightens_has_a_window() -> None:
    g, (gimli, legolas, haldir) = on_the_way("Bree", "Gimli", "Legolas", "Haldir", path=(WILDERNESS,))
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    g.answer(0)
    choose(g, "Declared Ren the Unclean")
    settle(g)
    choose(g, "Take Gimli")
    assert offers(g, "Haldir") and offers(g, "Legolas")
    choose(g, "Declared Haldir")
    choose(g, "Take Gimli")
    settle(g)
    assert the_check(g).character == gimli and the_check(g).modifier == 1
    roll(g, 7)
    choose(g, "Take Legolas")
    assert offers(g, "Gimli") and not offers(g, "Haldir")      # he has tapped
    choose(g, "Declared Gimli")
    choose(g, "Take Legolas")
    settle(g)
    assert the_check(g).character == legolas and the_check(g).modifier == 1
    roll(g, 7)
    settle(g)
    assert the_check(g).character == haldir and the_check(g).modifier == 0
    assert g.pile[ren] == IN_PLAY + 1


def test_cause_3_of_two_checks_of_one_character_in_a_chain_the_second_has_its_own_window() -> None:
    g, (gandalf, frodo) = on_the_way("Bree", "Gandalf", "Frodo", path=(WILDERNESS,))
    give(g, gandalf, "The One Ring")
    hand(g, 0, "Wizard's Flame")
    hand(g, 1, "The Will of the Ring")
    g.answer(0)
    choose(g, "Declared The Will of the Ring")
    settle_pick(g)
    choose(g, "Declared Wizard's Flame")
    settle_pick(g)
    choose(g, "Pass")
    choose(g, "Declared Frodo")
    choose(g, "Take Gandalf")
    settle(g)
    assert the_check(g).modifier == -3 + 1                     # the one that comes first
    roll(g, 12)
    chain = g.chain()
    assert isinstance(g.question(), Declare) and chain is not None and chain.links[0].card == gandalf
    settle(g)
    assert the_check(g).modifier == -4 and g.state[frodo] == TAPPED


def owed_window(g: Meccg, who: int) -> None:
    """Pass until the chain of a check of his own is asked about, and its player is asked."""
    for _ in range(20):
        chain, question = g.chain(), g.question()
        if isinstance(question, Declare) and chain is not None and chain.links[0].card == who and question.side == 0:
            return
        choose(g, "Pass")
    raise AssertionError("no such window")


def settle_pick(g: Meccg) -> None:
    while type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
        g.question()


def test_the_blade_and_the_nazgul_that_returns_do_not_meet() -> None:
    """Morgul-horse spares the Nazgûl it was declared for, and no other that taps later."""
    g, _ = on_the_way("Bree", "Gimli", "Legolas")
    company(g, 1, "Rivendell", "Elrond")
    ren, other = put(g, "Ren the Unclean", IN_PLAY, 1), put(g, "Dwar of Waw", IN_PLAY, 1)
    hand(g, 1, "Morgul-horse")
    g.answer(0)
    choose(g, "Declared Ren the Unclean")
    choose(g, "Pass")
    choose(g, "Declared Morgul-horse 0")
    choose(g, "Take Ren the Unclean")
    until_settled(g, 12)
    assert g.pile[ren] == 3 and g.aids == [] and g.pile[other] == IN_PLAY + 1


def test_the_wounded_check_one_by_one_and_each_is_helped() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, "Barrow-wight")
    attack.checks = True
    attack.wounded = [gimli, legolas]
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.at = 7
    for who, other in ((legolas, "Gimli"), (gimli, "Legolas")):
        assert isinstance(g.question(), Declare)
        while not offers(g, other):
            choose(g, "Pass")
        choose(g, f"Declared {other}")
        settle(g)
        assert the_check(g).character == who and the_check(g).modifier == 1
        roll(g, 7)


def test_R_CORR_10_a_check_answered_by_another_has_its_window_once() -> None:
    """His own check is answered by a card that makes him check first: two rolls, each with its window, and no third."""
    g, (legolas,) = on_the_way("Bree", "Legolas", path=(WILDERNESS,))
    owed = next(n for n, rule in enumerate(g.facts(legolas).rules) if rule.kind == WHENEVER and rule.at == COUNCIL)
    weariness = g.put(g.cards.names["Weariness of the Heart"], CHAIN, 1)
    makes = next(n for n, rule in enumerate(g.facts(weariness).rules)
                 if any(isinstance(effect, CheckCorruption) for effect in rule.does))
    g.then(Chain(HAZARDS, 0, [Source(legolas, owed, 0, [0]), Source(weariness, makes, 1, [legolas])]))
    rolls = 0
    for _ in range(60):
        if isinstance(g.question(), Roll):
            roll(g, 12)
            rolls += 1
        if g.chain() is None: break
        if not isinstance(g.question(), Roll): g.answer(0)
    assert rolls == 2 and g.chain() is None

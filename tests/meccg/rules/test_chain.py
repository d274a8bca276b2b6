"""The chain of effects."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain, Declare
from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.praise_to_elbereth import nazgul_events
from ravenhill.games.meccg.piles import CHAIN, DISCARD, HAND, IN_PLAY, MARSHALLED, MOVEMENT, OUT, TAPPED
from ravenhill.games.meccg.rules.aid import MORE, TWO_ROLLS, helped, helps, is_promised
from ravenhill.games.meccg.rules.attacks import RESOLVED
from ravenhill.games.meccg.rules.combat import Attack, NextStrike
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import ANYTIME, HAZARDS
from tests.meccg.cards.scenes import declare, offers, on_the_way, organizing, play, until_settled, window
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, give, hand, names, put, roll, table


def hobbits(*more: str) -> tuple[Meccg, int, int]:
    """Bilbo and Frodo stay at Rivendell; the opponent may play hazards."""
    g = table(standard=True)
    bilbo, frodo = company(g, 0, "Rivendell", "Bilbo", "Frodo")
    hand(g, 1, "Weariness of the Heart", "Call of Home")
    hand(g, 0, *more)
    g.phase = MOVEMENT
    g.stack.clear()
    g.then(CompanyMoves(0))
    return g, bilbo, frodo


def check_and_call(g: Meccg, blood: bool) -> None:
    """The example of the book: a check, support, Call of Home and, if so said, Tookish Blood."""
    choose(g, "Pass")                                          # seat 0 has the first word
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Bilbo")
    choose(g, "Declared Frodo")
    choose(g, "Take Bilbo")
    choose(g, "Declared Call of Home")
    choose(g, "Take Bilbo")
    if blood:
        choose(g, "Declared Tookish Blood")
        choose(g, "Take Bilbo")
        choose(g, "Pass")
    choose(g, "Pass")
    if not blood:
        choose(g, "Pass")


def test_R_CHAIN_10_tookish_blood_undoes_the_call_and_the_discard_but_no_elimination() -> None:
    g, bilbo, frodo = hobbits("Tookish Blood")
    check_and_call(g, blood=True)
    assert g.state[frodo] == TAPPED
    company(g, 0, "Edhellond", "Aragorn II")                   # one point of influence is left: two and one are no ten
    roll(g, 2)
    assert g.pile[bilbo] == IN_PLAY
    give(g, bilbo, "The One Ring")                             # six points
    give(g, bilbo, "Dagger of Westernesse")                    # and one
    roll(g, 2)                                                 # the check: 2 + 4 + 1 (Frodo) = 7, as many as points
    assert g.pile[bilbo] == IN_PLAY


def test_R_CHAIN_10_elimination_is_not_prevented() -> None:
    g, bilbo, _ = hobbits("Tookish Blood")
    check_and_call(g, blood=True)
    roll(g, 2)
    for _ in range(2):
        give(g, bilbo, "The One Ring")                         # twelve points
    roll(g, 2)
    assert g.pile[bilbo] == OUT


def test_R_CHAIN_05_an_action_may_be_undone_by_one_that_resolved_earlier_in_the_chain() -> None:
    g, bilbo, _ = hobbits()
    check_and_call(g, blood=False)
    company(g, 0, "Edhellond", "Aragorn II")                   # one point of influence is left: five and one are no ten
    roll(g, 5)
    assert g.pile[bilbo] == HAND                               # Bilbo is gone, and the check with him
    assert isinstance(asked(g), Declare)


def test_R_CHAIN_04_the_last_declared_happens_first() -> None:
    g, _, _ = hobbits()
    check_and_call(g, blood=False)
    question = g.question()
    assert isinstance(question, Roll)
    assert type(g.stack[len(g.stack) - 2]).__name__ == "ReturnRoll"
    roll(g, 12)
    g.question()
    assert type(g.stack[len(g.stack) - 2]).__name__ == "CorruptionCheck"


def test_R_CHAIN_08_R_AMB_51_what_was_paid_is_never_given_back() -> None:
    g, _, frodo = hobbits()
    check_and_call(g, blood=False)
    roll(g, 12, 12)
    assert g.state[frodo] == TAPPED
    assert [g.facts(card).name for card in g.piles[DISCARD + 1]] == ["Call of Home", "Weariness of the Heart"]


def test_R_CHAIN_11_after_the_chain_it_is_too_late() -> None:
    g, bilbo, _ = hobbits("Tookish Blood")
    check_and_call(g, blood=False)
    assert all(not isinstance(frame, Declare) for frame in g.stack)
    g.question()
    chain = [frame for frame in g.stack if isinstance(frame, Chain)]
    assert len(chain) == 1 and len(chain[0].links) == 2        # the call resolves; support and check still wait
    assert g.is_in_play(bilbo)


def test_R_CHAIN_06_creatures_and_corruption_cards_start_a_chain() -> None:
    g, _, _ = hobbits()
    hand(g, 1, "Lure of the Senses")
    choose(g, "Pass")
    assert "Declared Lure of the Senses 2" in names(g)
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Bilbo")
    choose(g, "Pass")
    assert not [it for it in names(g) if it.startswith("Declared Lure")] and "Declared Call of Home 0" in names(g)


def test_R_CHAIN_03_the_active_player_has_the_first_word() -> None:
    g, _, _ = hobbits()
    assert asked(g).side == 0
    choose(g, "Pass")
    assert asked(g).side == 1


def test_R_AMB_52_what_was_declared_for_one_helps_nobody_else_and_leaves_with_the_roll() -> None:
    g, (aragorn, elladan) = organizing("Bree", "Aragorn II", "Elladan")
    one, other = Source(aragorn, 1, 0, []), Source(elladan, 1, 0, [])
    helps(g, one, aragorn, MORE, 2)
    helps(g, other, elladan, MORE, 1)
    helps(g, one, aragorn, TWO_ROLLS)                          # no number
    assert helped(g, one, aragorn) == 2 and helped(g, one, elladan) == helped(g, other, aragorn) == 0
    assert helped(g, other, elladan) == 1 and is_promised(g, one, aragorn, TWO_ROLLS)
    assert not is_promised(g, other, elladan, TWO_ROLLS)
    g.resolved(one)
    assert helped(g, one, aragorn) == 0 and not is_promised(g, one, aragorn, TWO_ROLLS) and len(g.aids) == 1


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


def test_R_CHAIN_06_a_nazgul_that_attacks_is_no_event_yet() -> None:
    for ability, event in ((0, False), (1, True)):
        g = table(standard=True)
        floor(g)
        nazgul = put(g, "Adûnaphel", CHAIN, 0)
        g.then(Chain(HAZARDS, 0, [Source(nazgul, ability, 1, [])]))
        assert (nazgul in nazgul_events(g)) is event


def test_R_AMB_50_support_is_declared_in_the_chain_of_a_trigger() -> None:
    g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
    give(g, gimli, "Lure of the Senses", owner=1)
    phase = UntapPhase()
    phase.the_phase_ends(g)
    assert g.waiting or g.chain()
    for _ in range(4):
        if offers(g, "Legolas 2"):
            break
        g.answer(0)
    choose(g, "Declared Legolas 2")
    choose(g, "Take Gimli")
    assert g.state[legolas] == TAPPED


def test_R_CHAIN_05_a_cancelled_card_does_not_count_as_played() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    hand(g, 1, "New Moon", "New Moon")
    hand(g, 0, "Twilight")
    declare(g, "New Moon 0", "Take Legolas")
    choose(g, "Declared Twilight 1")
    choose(g, "Take New Moon")
    until_settled(g)
    g.answer(0)
    assert offers(g, "New Moon 0")
    play(g, "New Moon 0", "Take Legolas")
    assert g.cards.names["New Moon"] in g.did


@pytest.mark.parametrize("card", ["Nenseldë the Wingild", "Thrór's Map", "Ringil", "Magical Harp"])
def test_R_CHAIN_01_what_a_card_does_in_play_it_does_not_do_in_a_hand(card: str) -> None:
    """Each could pay by tapping or leaving itself, and needs nobody who bears it."""
    for pile in (HAND, IN_PLAY):
        g, (gimli,) = window(ANYTIME, "Rivendell", "Gimli")
        put(g, "Reforging", MARSHALLED, 0)
        put(g, "Sun", DISCARD, 0)
        company(g, 0, "The Lonely Mountain", "Bilbo")
        lair = g.companies[1].site
        g.state[lair] = TAPPED
        it = put(g, card, pile, 0)
        if pile == IN_PLAY:
            g.host[it] = gimli
        g.ready = False
        assert offers(g, card) is (pile == IN_PLAY), pile


@pytest.mark.parametrize("pile", [HAND, IN_PLAY])
def test_R_CHAIN_01_td_011_daelomin_leaves_his_home_from_play_only(pile: int) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    it = put(g, "Daelomin at Home", pile, 1)
    g.answer(0)
    assert (f"Declared {g.facts(it).name} 1" in names(g)) is (pile == IN_PLAY)
    assert (f"Declared {g.facts(it).name} 0" in names(g)) is (pile == HAND)

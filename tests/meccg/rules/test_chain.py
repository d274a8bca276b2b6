"""The chain of effects."""
from __future__ import annotations

from ravenhill.core.chain import Chain, Declare
from ravenhill.core.frames import Roll
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.state import DISCARD, HAND, IN_PLAY, MOVEMENT, OUT, TAPPED, Meccg
from tests.meccg.tables import asked, choose, company, give, hand, names, roll, table


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

"""The sideboard, exhaustion, and direct influence as a defence."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, MOVEMENT, SIDEBOARD, TAPPED
from ravenhill.games.meccg.rules.drawing import DrawCard
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.removal import defence
from ravenhill.games.meccg.rules.sideboard import TO_DECK, FromSideboard, fitting, may_use
from ravenhill.games.meccg.state import DIRECT_DEFENCE, Meccg
from ravenhill.games.meccg.terms import HAZARD
from tests.meccg.cards.scenes import at_rest
from tests.meccg.rules.scenes import EITHER_SEAT, empty, turn_of
from tests.meccg.tables import asked, choose, company, deck, names, put, table


def last_card(standard: bool) -> tuple[Meccg, int, int]:
    """Seat 0 draws the last card of its deck; two cards were discarded, one lies in the sideboard."""
    g = table(standard)
    g.stack[0].at = 2
    company(g, 0, "Rivendell", "Aragorn II")
    put(g, "Dodge", DECK, 0)
    old = put(g, "Giant", DISCARD, 0)
    put(g, "Wolves", DISCARD, 0)
    new = put(g, "Glamdring", SIDEBOARD, 0)
    g.then(DrawCard(0, 1))
    g.question()
    g.answer(0)
    g.question()
    return g, old, new


def test_R_DECK_18_cards_are_exchanged_before_the_shuffle_in_the_standard_game() -> None:
    g, old, new = last_card(standard=True)
    assert type(asked(g)).__name__ == "ExchangeOut" and names(g) == ["Done", "Take Giant", "Take Wolves"]
    choose(g, "Take Giant")
    choose(g, "Take Glamdring")
    choose(g, "Done")
    assert g.pile[old] == SIDEBOARD and g.pile[new] == DECK and g.exhausted[0] == 1 and g.knows[new] == 0


def test_R_DECK_18_not_in_the_basic_game() -> None:
    g, old, new = last_card(standard=False)
    assert g.pile[old] == DECK and g.pile[new] == SIDEBOARD and g.exhausted[0] == 1


def test_R_MH_24_a_nazgul_in_play_is_spent_for_the_sideboard() -> None:
    g, _ = at_rest("Rivendell", "Aragorn II")
    nazgul = put(g, "Adûnaphel", IN_PLAY, 1)
    card = put(g, "Giant", SIDEBOARD, 1)
    choose(g, "Pass")
    choose(g, "Fetch")
    assert g.pile[nazgul] == DISCARD + 1 and len(g.companies[0].counted) == 1
    choose(g, "Number 1")
    choose(g, "Take Giant")
    assert g.pile[card] == DISCARD + 1


def test_R_MH_24_not_in_the_basic_game() -> None:
    g, _ = at_rest("Rivendell", "Aragorn II", standard=False)
    put(g, "Adûnaphel", IN_PLAY, 1)
    put(g, "Giant", SIDEBOARD, 1)
    put(g, "Wolves", HAND, 1)
    choose(g, "Pass")
    assert not [it for it in names(g) if it.startswith("Fetch")]


def test_R_OPT_05_direct_influence_may_defend_instead_of_general() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Glorfindel II", "Annalena")
    assert defence(g, people[0]) == 0
    g.optional = DIRECT_DEFENCE
    assert defence(g, people[0]) == 3


def test_R_DECK_07_in_the_basic_game_there_is_no_sideboard() -> None:
    for standard in (False, True):
        g = table(standard)
        assert not may_use(g, 0, HAZARD)
        put(g, "Wolves", SIDEBOARD, 0)
        assert may_use(g, 0, HAZARD) is standard


def test_R_AMB_16_a_card_of_the_sideboard_is_shuffled_into_the_own_deck() -> None:
    for side in range(2):
        g = empty()
        seen, card = deck(g, side, "Dodge")[0], put(g, "Wolves", SIDEBOARD, side)
        other = put(g, "Giant", SIDEBOARD, 1 - side)
        g.look(seen, side)
        assert fitting(g, side, HAZARD) == [card + 1]
        g.then(FromSideboard(side, HAZARD, TO_DECK, 1))
        g.question()
        g.answer(card + 1)
        assert sorted(g.piles[DECK + side]) == [seen, card] and not g.is_known(seen, side)
        assert g.piles[SIDEBOARD + 1 - side] == [other]


@EITHER_SEAT
def test_R_MH_24_a_nazgul_is_spent_for_the_hazard_players_sideboard(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Bree", "Aragorn II")
    g.phase, g.current = MOVEMENT, g.company[g.piles[IN_PLAY + side][0]]
    g.companies[g.current].limit = 3
    nazgul, card = put(g, "Adûnaphel", IN_PLAY, 1 - side), put(g, "Wolves", SIDEBOARD, 1 - side)
    window = HazardWindow(side)
    g.then(window)
    g.question()
    g.answer(0)
    choose(g, "Fetch Adûnaphel")
    assert g.pile[nazgul] == DISCARD + 1 - side and asked(g).side == 1 - side
    g.answer(1)
    choose(g, "Take Wolves")
    assert g.pile[card] == DISCARD + 1 - side
    g.state[nazgul] = TAPPED
    g.move(nazgul, IN_PLAY + 1 - side)
    put(g, "Giant", SIDEBOARD, 1 - side)
    assert not [it for it in window.actions(g, 1 - side) if it > 1 << 15]  # a tapped one is not spent

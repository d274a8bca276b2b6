"""Turns, untapping, long-events, the end of a turn, and the set-up."""
from __future__ import annotations

from ravenhill.core.chain import Declare
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import NOT_YET
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    POOL,
    SIDEBOARD,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.setup import DraftRound, IntoDeck, Setup, may_be_drafted, starting, starting_mind
from ravenhill.games.meccg.rules.sideboard import TO_DISCARD, FromSideboard, UseSideboard
from ravenhill.games.meccg.rules.turn import EndOfTurn, LongEventPhase, UntapPhase, heals
from ravenhill.games.meccg.state import WIZARD_MAY_START, Meccg
from ravenhill.games.meccg.terms import HAZARD
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, END_OF_TURN
from tests.meccg.cards.scenes import on_the_way
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, deck, give, hand, names, passes, put, roll, table


def untap(standard: bool = False) -> tuple[Meccg, list[int]]:
    g = table(standard)
    g.stack[0].at = 2
    people = company(g, 0, "Rivendell", "Aragorn II", "Elladan")
    g.then(UntapPhase())
    return g, people


def test_R_UNTAP_01_R_AMB_15_everything_of_the_active_player_untaps_but_sites() -> None:
    g, people = untap()
    item = give(g, people[0], "Great-shield of Rohan")
    other = company(g, 1, "Rivendell", "Faramir")[0]
    site = g.companies[0].site
    for card in (people[0], item, other, site):
        g.state[card] = TAPPED
    choose(g, "Done")
    assert [g.state[it] for it in (people[0], item, other, site)] == [UNTAPPED, UNTAPPED, TAPPED, TAPPED]


def test_R_UNTAP_02_the_wounded_heal_to_tapped_at_a_haven_only() -> None:
    g, people = untap()
    away = company(g, 0, "Bree", "Haldir")[0]
    g.state[people[0]] = g.state[away] = WOUNDED
    choose(g, "Done")
    assert g.state[people[0]] == TAPPED and g.state[away] == WOUNDED


def test_R_AMB_15_a_card_may_be_left_as_it_is() -> None:
    g, people = untap()
    g.state[people[0]] = TAPPED
    g.state[people[1]] = WOUNDED
    assert asked(g).side == 0 and names(g) == ["Done", "Keep Aragorn II", "Keep Elladan"]
    choose(g, "Keep Elladan")
    assert names(g) == ["Done", "Keep Aragorn II"]
    choose(g, "Done")
    assert [g.state[it] for it in people] == [UNTAPPED, WOUNDED]


def test_R_UNTAP_03_R_UNTAP_04_R_AMB_16_with_a_wizard_in_play_the_opponent_may_use_the_sideboard() -> None:
    g, _ = untap(standard=True)
    company(g, 0, "Lórien", "Gandalf")
    cards = [put(g, name, SIDEBOARD, 1) for name in ("Giant", "Wolves", "Glamdring")]
    assert asked(g).side == 1 and names(g) == ["No", "Number 1"]       # no deck of five cards
    choose(g, "Number 1")
    assert names(g) == ["Take Giant", "Take Wolves"]           # hazards only, one at least
    choose(g, "Take Giant")
    choose(g, "Done")
    assert g.pile[cards[0]] == DISCARD + 1 and g.hazards_halved and g.knows[cards[0]] == 2


def test_R_UNTAP_03_one_card_into_a_deck_of_five_or_more() -> None:
    g, _ = untap(standard=True)
    company(g, 0, "Lórien", "Gandalf")
    card = put(g, "Giant", SIDEBOARD, 1)
    deck(g, 1, *["Wolves"] * 5)
    choose(g, "Number 2")
    choose(g, "Take Giant")
    assert g.pile[card] == DECK + 1 and g.knows[card] == 0


def test_R_AMB_112_the_sideboard_is_asked_for_whatever_is_in_it() -> None:
    g, _ = untap(standard=True)
    company(g, 0, "Lórien", "Gandalf")
    put(g, "Glamdring", SIDEBOARD, 1)                          # no hazard: nobody else may know
    assert type(asked(g)).__name__ == "UseSideboard" and asked(g).side == 1 and names(g) == ["No"]


def test_R_UNTAP_03_not_without_a_wizard_nor_in_the_basic_game() -> None:
    for standard, wizard in ((True, False), (False, True)):
        g, _ = untap(standard)
        if wizard:
            company(g, 0, "Lórien", "Gandalf")
        put(g, "Giant", SIDEBOARD, 1)
        assert type(g.question()).__name__ != "UseSideboard"


def test_R_ORG_70_the_wizard_taps_for_the_sideboard() -> None:
    g, _ = untap(standard=True)
    gandalf = company(g, 0, "Lórien", "Gandalf")[0]
    card = put(g, "Glamdring", SIDEBOARD, 0)
    put(g, "Giant", SIDEBOARD, 0)
    choose(g, "Fetch Gandalf")
    choose(g, "Number 1")
    assert names(g) == ["Take Glamdring"]
    choose(g, "Take Glamdring")
    assert g.state[gandalf] == TAPPED and g.pile[card] == DISCARD and not g.hazards_halved


def ending() -> Meccg:
    g = table()
    g.stack[0].at = 7
    company(g, 0, "Rivendell", "Aragorn II")
    g.then(EndOfTurn())
    return g


def test_R_EOT_01_both_may_discard_one_card_unseen() -> None:
    g = ending()
    mine, theirs = hand(g, 0, "Dodge")[0], hand(g, 1, "Giant")[0]
    deck(g, 0, "Risky Blow")
    choose(g, "Take Dodge")
    question = g.question()
    assert question is not None and question.seen_by(g, 1).picks == [NOT_YET, NOT_YET]       # type: ignore[attr-defined]
    choose(g, "No")
    assert g.pile[mine] == DISCARD and g.pile[theirs] == HAND + 1 and g.knows[mine] == 1


def test_R_EOT_01_then_hands_are_filled() -> None:
    g = ending()
    deck(g, 0, *["Dodge"] * 9)
    passes_secret(g)
    while type(g.question()).__name__ == "DrawCard":
        g.answer(0)
    assert len(g.piles[HAND]) == 8


def passes_secret(g: Meccg) -> None:
    while type(g.question()).__name__ == "DiscardOne":
        choose(g, "No")


def test_R_END_02_R_AMB_86_the_call_comes_last() -> None:
    g = ending()
    g.exhausted[0] = 1
    passes_secret(g)
    passes(g, "CallOrNot")
    choose(g, "Call")
    g.question()
    assert g.called in (0, 2)


def test_R_TURN_01_turns_alternate() -> None:
    g = ending()
    company(g, 1, "Rivendell", "Faramir")
    passes_secret(g)
    passes(g, "Declare")
    choose(g, "Pass")
    assert g.active == 1 and g.turns == [0, 1]


def drafting(*pools: tuple[str, ...]) -> Meccg:
    g = table()
    g.stack.clear()
    for side, pool in enumerate(pools):
        put(g, "Rivendell", 8, side)
        for name in pool:
            put(g, name, POOL, side)
    g.then(Setup())
    return g


def test_R_DRAFT_02_R_DRAFT_04_both_reveal_at_once_and_who_is_alone_joins() -> None:
    g = drafting(("Aragorn II",), ("Faramir",))
    choose(g, "Take Aragorn II")
    assert starting(g, 0) == [] and isinstance(g.question(), DraftRound)
    choose(g, "Take Faramir")
    assert [g.facts(it).name for side in range(2) for it in starting(g, side)] == ["Aragorn II", "Faramir"]


def test_R_DRAFT_03_R_DRAFT_07_the_same_character_is_set_aside_for_both() -> None:
    g = drafting(("Aragorn II", "Elladan"), ("Aragorn II", "Faramir"))
    choose(g, "Take Aragorn II")
    choose(g, "Take Aragorn II")
    assert starting(g, 0) == starting(g, 1) == []
    assert [g.facts(it).name for it in may_be_drafted(g, 0)] == ["Elladan"]


def test_R_SETUP_05_R_SETUP_06_five_characters_and_twenty_mind() -> None:
    g = drafting(("Aragorn II", "Glorfindel II", "Elladan", "Annalena"), ())
    for name in ("Aragorn II", "Glorfindel II"):
        choose(g, f"Take {name}")
        if type(g.question()).__name__ == "DraftRound" and g.offered == [1 << 20]:
            choose(g, "Done")
    assert starting_mind(g, 0) == 17 and [g.facts(it).name for it in may_be_drafted(g, 0)] == ["Annalena"]


def test_R_DRAFT_05_R_AMB_06_stopping_is_final_and_the_other_goes_on() -> None:
    g = drafting(("Aragorn II",), ("Faramir", "Elladan"))
    choose(g, "Done")
    choose(g, "Take Faramir")
    assert names(g) == ["Done"]
    choose(g, "Done")
    choose(g, "Take Elladan")
    assert len(starting(g, 1)) == 2


def test_R_OPT_02_a_wizard_may_start_if_that_rule_is_on() -> None:
    g = drafting(("Gandalf", "Aragorn II"), ())
    assert [g.facts(it).name for it in may_be_drafted(g, 0)] == ["Aragorn II"]
    g.optional = WIZARD_MAY_START
    assert [g.facts(it).name for it in may_be_drafted(g, 0)] == ["Gandalf", "Aragorn II"]
    g.ready = False
    choose(g, "Take Gandalf")
    choose(g, "Done")
    assert starting_mind(g, 0) == 12 and may_be_drafted(g, 0) == []


def test_R_SETUP_07_R_AMB_05_two_minor_items_shown_together() -> None:
    g = drafting(("Aragorn II", "Dagger of Westernesse", "Dagger of Westernesse"), ("Faramir", "Elven Cloak"))
    choose(g, "Take Aragorn II")
    choose(g, "Take Faramir")
    passes_rounds(g)
    assert type(asked(g)).__name__ == "StartingItem"
    choose(g, "Bears Dagger of Westernesse Aragorn II")
    choose(g, "Done")
    assert not [it for it in g.piles[IN_PLAY] if g.company[it] < 0]            # nothing is shown before all is chosen
    first = asked(g)
    assert first.before[0] > 0 and first.seen_by(g, 1).before == [0, 0] and first.seen_by(g, 0).before == first.before
    assert names(g) == ["Done", "Bears Dagger of Westernesse Aragorn II"]      # nothing forbids a second of them
    choose(g, "Done")
    assert names(g) == ["Done"]                                # who had enough has enough
    choose(g, "Done")
    item = next(it for it in g.piles[IN_PLAY] if g.company[it] < 0)
    assert g.host[item] == starting(g, 0)[0] and len(g.piles[IN_PLAY + 1]) == 1


def passes_rounds(g: Meccg) -> None:
    while type(g.question()).__name__ == "DraftRound":
        choose(g, "Done")


def test_R_DRAFT_06_R_AMB_07_left_over_characters_go_into_the_deck_or_leave_the_game() -> None:
    g = drafting(("Aragorn II", "Elladan", "Haldir"), ("Faramir",))
    choose(g, "Done")
    choose(g, "Done")
    passes_rounds(g)
    while type(g.question()).__name__ == "StartingItem":
        choose(g, "Done")
    choose(g, "Take Elladan")
    choose(g, "Done")
    assert [g.facts(it).name for it in g.piles[DECK]] == ["Elladan"] and g.knows[g.piles[DECK][0]] == 0


def test_R_SETUP_12_R_SETUP_13_R_AMB_08_eight_cards_and_the_higher_roll_begins() -> None:
    g = GAME.new({"rules": "basic"})
    dice = FastDice(1)
    while not isinstance(g.question(), type(None)) and g.phase == 7 and type(g.question()).__name__ != "Roll":
        g.answer(dice.pick(g.outcomes) if type(g.question()).__name__ == "DrawCard" else g.offered[0])
    assert [len(g.piles[HAND + side]) for side in range(2)] == [8, 8]
    roll(g, 7, 7)                                              # a tie is rolled again
    roll(g, 4, 9)
    assert g.active == 1


def test_R_SETUP_08_R_DRAFT_06_ten_characters_in_the_deck_of_either_seat() -> None:
    for side in range(2):
        g = drafting((), ())
        put(g, "Aragorn II", POOL, side)
        g.stack.clear()
        g.then(IntoDeck(side))
        assert names(g) == ["Done", "Take Aragorn II"]
        for _ in range(10):
            put(g, "Elladan", DECK, side)
        g.ready = False
        assert names(g) == ["Done"]


def test_R_UNTAP_02_what_lies_on_nobody_does_not_heal() -> None:
    g = table()
    event = put(g, "Gates of Morning", IN_PLAY, 0)
    elrond = company(g, 0, "Rivendell", "Elrond")[0]           # the last card is somebody at a Haven
    assert not heals(g, event) and heals(g, elrond)
    ring = give(g, elrond, "Dagger of Westernesse")
    pebble = put(g, "Dagger of Westernesse", IN_PLAY, 0)
    g.host[pebble] = ring
    assert not heals(g, pebble)                                # an item on an item


def test_R_LONG_03_the_hazard_long_events_of_the_first_seat_leave_in_the_turn_of_the_second() -> None:
    g = table()
    floor(g)
    g.active = 1
    theirs, mine = put(g, "Minions Stir", IN_PLAY, 0), put(g, "Minions Stir", IN_PLAY, 1)
    g.then(LongEventPhase())
    while isinstance(g.question(), Declare):
        g.answer(0)
    assert g.pile[theirs] == DISCARD and g.pile[mine] == IN_PLAY + 1


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


def test_R_UNTAP_03_five_cards_of_the_sideboard_and_no_more() -> None:
    g = table(standard=True)
    floor(g)
    for name in ("Wolves", "Giant", "Orc-guard", "Cave-drake", "Brigands", "Crebain", "Wargs"):
        put(g, name, SIDEBOARD, 0)
    g.then(FromSideboard(0, HAZARD, TO_DISCARD, 5))
    for n in range(5):
        assert isinstance(g.question(), FromSideboard) and (0 in g.offered) is (n > 0)
        g.answer(g.offered[-1])
    assert not isinstance(g.question(), FromSideboard) and len(g.piles[DISCARD]) == 5


@EITHER_SEAT
def test_R_UNTAP_03_the_opponent_of_a_wizards_player_may_use_the_own_sideboard(side: int) -> None:
    for owner, offered in ((side, False), (1 - side, True)):
        g = turn_of(side)
        company(g, side, "Rivendell", "Gandalf")
        put(g, "Wolves", SIDEBOARD, owner)
        phase = UntapPhase()
        phase.at = 2
        g.then(phase)
        question = g.question()
        assert isinstance(question, UseSideboard) is offered
        assert not offered or asked(g).side == 1 - side


def test_R_UNTAP_02_the_first_card_heals_at_a_haven_like_any_other() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, found_company(g, 0, put(g, "Rivendell", LOCATION, 0)))
    assert gimli == 0 and heals(g, gimli)

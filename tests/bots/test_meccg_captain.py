"""The captain of the card game: what a table is worth, and answers that follow from what its seat sees."""
from __future__ import annotations

import pytest

from ravenhill import bots
from ravenhill.bots.advice import advise
from ravenhill.bots.meccg.ahead import played_on
from ravenhill.bots.meccg.captain import Captain
from ravenhill.bots.meccg.manner import CAPTAIN, SQUIRE
from ravenhill.bots.meccg.plans import in_company, keeping
from ravenhill.bots.meccg.sense import haste, sensible
from ravenhill.bots.meccg.standing import nearness, progress
from ravenhill.bots.meccg.worth import NAMES, TERMS, chance, features, terms
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DECK, HAND, MARSHALLED, WOUNDED
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import organizing
from tests.meccg.tables import give, hand, put


def reached(turn: int, kind: str, seed: int = 5) -> tuple[Meccg, int]:
    """A table of squires at a question of this kind, in this turn or later, and who is asked."""
    g = GAME.new()
    g.dice, g.quick = FastDice(seed), True
    while True:
        question = g.question()
        assert isinstance(question, Decision)
        if g.turn >= turn and type(question).__name__ == kind and len(g.offered) > 1: return g, question.side
        g.accept(sensible(g, question, g.offered))


def test_what_is_better_is_worth_more() -> None:
    g, (gimli, kili) = organizing("Bree", "Gimli", "Kíli")
    plain = chance(g, 0)
    assert 0 < plain < 1 and chance(g, 1) == pytest.approx(1 - plain)
    better = g.copy()
    put(better, "Smaug", MARSHALLED, 0)
    assert chance(better, 0) > plain
    worse = g.copy()
    worse.state[gimli] = WOUNDED
    assert chance(worse, 0) < plain
    tempted = g.copy()
    give(tempted, kili, "The One Ring")
    assert terms(tempted, 0)[TERMS.index("corruption")] < 0
    threatening = g.copy()
    hand(threatening, 1, "Cave-drake")
    assert terms(threatening, 0)[TERMS.index("hazards")] < 0
    won = g.copy()
    won.finish(1, "meccg-council")
    assert (chance(won, 0), chance(won, 1)) == (0.0, 1.0)


def test_the_nearer_the_end_the_more_points_decide() -> None:
    g, _ = organizing("Bree", "Gimli")
    put(g, "Smaug", MARSHALLED, 0)
    g.piles[DECK], g.piles[DECK + 1] = [0] * 50, [0] * 50
    early, then = chance(g, 0), progress(g)
    g.piles[DECK] = []
    assert then == 0 and progress(g) == 1 and chance(g, 0) > early


def test_who_may_soon_call_is_near_the_council_whatever_the_decks_say() -> None:
    g, _ = organizing("Bree", "Gimli")
    g.piles[DECK], g.piles[DECK + 1] = [0] * 50, [0] * 50
    assert progress(g) == 0 and 0 < nearness(g) < 0.5
    before = nearness(g)
    put(g, "Smaug", MARSHALLED, 0)
    some = nearness(g)
    assert before < some < 1
    g.length = 2                                               # a deck more: nobody calls before it is played through
    assert nearness(g) == 0
    g.called = 1
    assert nearness(g) == 1


def test_whose_turn_is_next_has_more() -> None:
    g, _ = organizing("Bree", "Gimli")
    turn = NAMES.index("turn")
    assert features(g, 1 - g.active)[turn] == -features(g, g.active)[turn] > 0
    mine = chance(g, g.active)
    g.active = 1 - g.active
    assert chance(g, 1 - g.active) > mine


def test_a_captain_makes_room_for_other_cards_sooner_than_a_squire_and_keeps_its_hazards() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    (sword, river) = hand(g, 0, "Glamdring", "River")
    assert keeping(g, sword, CAPTAIN) < keeping(g, sword, SQUIRE) == keeping(g, sword)
    assert keeping(g, river, CAPTAIN) > keeping(g, river, SQUIRE)
    assert haste(g, 0, CAPTAIN) > haste(g, 0, SQUIRE)
    company = g.companies[g.company[gimli]]
    assert in_company(g, company, CAPTAIN) < in_company(g, company, SQUIRE)      # and fears the road less


def test_a_thought_ends_with_the_turn_and_leaves_the_table_as_it_was() -> None:
    g, seat = reached(4, "ChooseDestination")
    before = GAME.view(g, seat)
    plan, after = played_on(g, seat, (("ChooseDestination", g.offered[-1]),), FastDice(1), 1)
    assert plan[0] == ("ChooseDestination", g.offered[-1]) and after.turn == g.turn
    assert GAME.view(g, seat) == before
    assert played_on(g, seat, (), FastDice(1), 2)[1].turn == g.turn + 1


def test_tables_that_look_alike_are_answered_alike() -> None:
    g, seat = reached(4, "ChooseDestination")
    other = GAME.imagine(GAME.view(g, seat), FastDice(77))
    assert GAME.view(g, seat) == GAME.view(other, seat)
    assert [g.kind[card] for card in g.piles[HAND + 1 - seat]] != [
        other.kind[card] for card in other.piles[HAND + 1 - seat]]
    found = []
    for table in (g, other):
        question = table.ask(seat)
        bot = Captain(GAME, FastDice(3), {})
        bot.tries, bot.most_s = 8, float("inf")
        found.append(bot.choose(GAME.view(table, seat), type(question).__name__, list(table.offered),
                                GAME.choices(table)))
    assert found[0] == found[1] and found[0] in g.offered


def test_time_is_a_cap_and_what_sense_knows_alone_is_not_thought_about() -> None:
    g, seat = reached(3, "DiscardOne")
    bot = bots.load("captain", GAME, 1)
    assert isinstance(bot, Captain)
    bot.most_s = 0.0
    for kind in ("DiscardOne", "ChooseDestination"):
        g, seat = reached(3, kind)
        assert bot.choose(GAME.view(g, seat), kind, list(g.offered), GAME.choices(g)) in g.offered


def test_a_hint_names_an_answer_and_terms_of_the_evaluation() -> None:
    g, seat = reached(4, "ChooseDestination")
    bot = Captain(GAME, FastDice(3), {})
    bot.tries = 8
    found = advise(bot, GAME.view(g, seat), "ChooseDestination", list(g.offered))
    assert 0 <= found.option < len(g.offered) and 0 < found.chance < 1 and found.error > 0
    assert len(found.reasons) <= 3 and all(term in TERMS and more > 0 for term, more in found.reasons)


def test_an_even_table_is_better_for_the_first_seat_only_with_the_starter_decks() -> None:
    starters, brought = (Captain(GAME, FastDice(1), options) for options in ({}, {"decks": ["one", "other"]}))
    assert starters.calibrated(0.5, 0) > 0.5 > starters.calibrated(0.5, 1)
    assert brought.calibrated(0.5, 0) == pytest.approx(0.5) == brought.calibrated(0.5, 1)

"""Analysis: luck and choice add up to the result, planted mistakes are found, and a chance is what it says."""
from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt

import pytest

from ravenhill import bots
from ravenhill.bots.advice import advise
from ravenhill.bots.analysis import Analysis, Mistake, Moment, analyse, analyst, judged, totals
from ravenhill.bots.comparing import compare, error_of
from ravenhill.bots.five_armies.ahead import went
from ravenhill.bots.five_armies.captain import Ahead, Captain
from ravenhill.bots.five_armies.sense import sensible
from ravenhill.bots.five_armies.worth import NAMES
from ravenhill.bots.meccg.captain import Captain as CardCaptain
from ravenhill.bots.meccg.declaring import NEVER as NEVER_DECLARED
from ravenhill.bots.meccg.sense import judged as sense
from ravenhill.bots.searcher import Searcher
from ravenhill.bots.weights import weights
from ravenhill.core.chain import Declare
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE, NOBODY, Decision, Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.records import pairs
from ravenhill.games import load
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import FREE
from ravenhill.games.meccg.state import Meccg

SOAK = "RAVENHILL_SOAK" in os.environ
NEVER = float("inf")
PLANTED = 50 if SOAK else 2
PLANTED_BY_GAMES = int(os.environ.get("RAVENHILL_PLANTED", 50 if SOAK else 0))
WORSE = 0.08                             # of chance: less is no blunder
COSTLY = 0.2                             # of the games that are played on
AT_FIRST, AGAIN = 12, 100                # worlds in which they are
STAKE = 0.1                              # of chance
MOST_OPTIONS = 12
MOST_IN_A_GAME, APART = 3, 40            # mistakes that are planted, each for itself, and answers between them
FEW = 60                                 # tries of the captains in whose games mistakes are planted
GAMES = ("five_armies", "meccg")


def tables(name: str, seed: int, by: str = "squire", tries: int = 0) -> Iterator[tuple[Match, int]]:
    """A game of two bots: the match before each answer at which there is a choice, and who is asked; then its end."""
    game = load(name)
    match = Match(game, dice=FastDice(seed))
    sitting = [bots.load(by, game, 2 * seed + seat) for seat in (0, 1)]
    for bot in sitting:
        if tries and isinstance(bot, Searcher): bot.tries = tries
    while asked := match.table.to_answer():
        seat, question = asked[0], match.question(asked[0])
        offered = list(match.table.offered)
        if len(offered) > 1: yield match, seat
        kind, choices = type(question).__name__, game.choices(match.table)
        match.answer(seat, sitting[seat].choose(game.view(match.table, seat), kind, offered, choices))


def answers_of(match: Match) -> list[tuple[int, int]]:
    assert match.table.record is not None
    return pairs(match.table.record)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at is looked at twice, and mistakes are not looked for."""
    for captain in (Captain, CardCaptain):
        monkeypatch.setattr(captain, "looks", 2)
        monkeypatch.setattr(captain, "judges", lambda self, kind: False)


@pytest.mark.many_games
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("name", "seed"),
                         [(name, seed) for name in GAMES for seed in range(10)] if SOAK else [("five_armies", 0)])
def test_luck_and_choice_add_up_to_the_result(name: str, seed: int) -> None:
    match = [match for match, _ in tables(name, seed, "novice" if name == "five_armies" else "squire")][-1]
    assert match.table.ended
    answers = answers_of(match)
    found = analyse(match.game, {}, answers)
    assert found.upto == found.answers == len(answers)
    assert [it.n for it in found.moments] == sorted({it.n for it in found.moments}) and found.moments[0].n == 0
    sums = totals(found.moments)
    assert sums.end == (0.5 if match.table.winner == NOBODY else float(match.table.winner == 0))
    assert sums.start + sums.luck + sum(sums.choice) == pytest.approx(sums.end, abs=1e-9)
    assert sums.luck != 0 and all(sums.choice) and sums.luck_error > 0
    assert all(0 <= it.chance <= 1 for it in found.moments)
    assert {it.seat for it in found.moments[1:]} == {DICE, 0, 1}
    assert all(one.seat != other.seat for one, other in zip(found.moments[1:], found.moments[2:]))


@pytest.mark.usefixtures("hasty")
def test_the_card_game_is_looked_at_alike() -> None:
    match = next(match for match, _ in tables("meccg", 3) if len(answers_of(match)) > 60)
    found = analyse(match.game, {}, answers_of(match))
    sums = totals(found.moments)
    assert len(found.moments) > 10 and sums.start + sums.luck + sum(sums.choice) == pytest.approx(sums.end, abs=1e-9)


@pytest.mark.usefixtures("hasty")
def test_an_analysis_that_was_interrupted_finds_the_same() -> None:
    match = next(match for match, _ in tables("five_armies", 3, "novice") if len(answers_of(match)) > 60)
    answers = answers_of(match)
    whole, pieces, calls = analyse(match.game, {}, answers), None, 0
    while pieces is None or pieces.upto < len(answers):
        pieces, calls = analyse(match.game, {}, answers, pieces, 0.0), calls + 1
    assert pieces == whole and calls > 5 and whole.moments[-1].error > 0        # it was not over


def test_totals_by_hand() -> None:
    moments = [Moment(0, NOBODY, 0.5, 0.01), Moment(4, DICE, 0.7, 0.02), Moment(5, 0, 0.65, 0.03),
               Moment(9, 1, 0.95, 0.04), Moment(10, DICE, 1.0, 0.0)]
    sums = totals(moments)
    assert (sums.start, sums.end) == (0.5, 1.0) and sums.luck == pytest.approx(0.25)
    assert list(sums.choice) == pytest.approx([-0.05, 0.3])
    assert sums.luck_error == pytest.approx(sqrt(0.01 ** 2 + 0.02 ** 2 + 0.04 ** 2))
    assert sums.turning == [4, 9]


def test_a_game_without_a_captain_is_refused() -> None:
    with pytest.raises(RavenhillError, match="nobody can analyse ford yet"): analyse(load("ford"), {}, [])


def worst(game: Game, match: Match, seat: int) -> tuple[int, float]:
    """The option that leaves least, if one makes the best of it, and how much the best of all leaves more."""
    captain = analyst(game, {}, 99)
    question = match.question(seat)
    thought = captain.thought(game.view(match.table, seat))
    kind, offered = type(question).__name__, list(match.table.offered)
    captain.tries = 40
    plans = [captain.plan(thought, kind, [option]) for option in offered]
    found = compare(thought, plans, captain.dice, 16, NEVER)
    means = [it.mean() for it in found]
    return offered[means.index(min(means))], max(means) - min(means)


@pytest.mark.many_games
def test_what_the_evaluation_calls_worst_is_found_in_spite_of_luck() -> None:
    """In games of novices, one answer is the worst there is; of fifty, forty-five are found.

    Whoever plants and whoever judges ask the same evaluation: this says that the judge's few worlds are enough to see
    what it calls bad, and nothing of whether that is bad. The test after it does.
    """
    game, planted, found, seed = load("five_armies"), 0, 0, 40
    while planted < PLANTED:
        seed += 1
        for n, (match, seat) in enumerate(tables("five_armies", seed, "novice")):
            if n % 7 or len(match.table.offered) > 12: continue
            option, less = worst(game, match, seat)
            if less < WORSE: continue
            planted += 1
            mistake = judged(game, {}, match.table.copy(), len(answers_of(match)), seat, option, 1)
            if mistake is not None:
                assert mistake.chosen == option != mistake.better and mistake.loss > 2 * mistake.error > 0
                found += 1
            break
    print(f"{found} of {planted} found")
    assert found >= 0.9 * planted


def outcome(world: Table, seat: int, option: int, luck: int) -> float:
    """Whether this seat wins after this answer, if novices play on to the end of the battle."""
    table = world.copy()
    assert isinstance(table, Battle)
    table.dice, table.quick = FastDice(luck), True
    table.ask(seat)
    table.answer(option)
    while (question := table.question()) is not None:
        assert isinstance(question, Decision)
        table.accept(sensible(table, question, table.offered, table.dice))
    return float(table.winner == seat)


def lost_by(game: Game, table: Table, seat: int) -> tuple[int, float, float]:
    """The option after which fewest games are won, how many fewer than after the best, and the error of that.

    No evaluation is asked: games are played to their end, in the same worlds with the same dice. A few of them say
    which are the best and the worst option, and others how far these are apart, unless the first of those show nothing.
    """
    view, offered = game.view(table, seat), list(table.offered)
    won, more = [0.0] * len(offered), list[float]()
    for luck in range(AT_FIRST):
        world = game.imagine(view, FastDice(1000 + luck))
        for place, option in enumerate(offered): won[place] += outcome(world, seat, option, luck)
    best, worst = (offered[won.index(it)] for it in (max(won), min(won)))
    if max(won) - min(won) < COSTLY * AT_FIRST: return worst, 0.0, 1.0
    for luck in range(AGAIN):
        if luck == AGAIN // 4 and sum(more) < COSTLY / 2 * luck: break
        world = game.imagine(view, FastDice(5000 + luck))
        more.append(outcome(world, seat, best, luck) - outcome(world, seat, worst, luck))
    return worst, sum(more) / len(more), error_of(more)


def at_stake(game: Game, table: Table, seat: int) -> float:
    """What a captain, by whose weights nobody judges, sees between the options after three actions."""
    captain = bots.load("captain", game, 99)
    assert isinstance(captain, Captain)
    captain.horizon = 3
    kind, thought = type(table.ask(seat)).__name__, captain.thought(game.view(table, seat))
    means = [it.mean() for it in compare(thought, [((kind, it),) for it in table.offered], captain.dice, 10, NEVER)]
    return max(means) - min(means)


def planted(game: Game, seed: int) -> Iterator[tuple[list[tuple[int, int]], str, float]]:
    """The answers of a captains' game up to one that is replaced by the worst, to what question, and what it costs.

    It is looked for in the second half of the game, in any order, where something is at stake; then for others, far
    from it in the game.
    """
    seen = [(len(answers_of(match)), seat, match.table.copy(), match) for match, seat
            in tables("five_armies", seed, "captain", FEW) if len(match.table.offered) <= MOST_OPTIONS]
    answers, dice = answers_of(seen[-1][3]), FastDice(seed)
    late, done = seen[len(seen) // 2:], list[int]()
    while late and len(done) < MOST_IN_A_GAME:
        n, seat, table, _ = late.pop(dice.pick(len(late)))
        if any(abs(n - other) < APART for other in done) or at_stake(game, table, seat) < STAKE: continue
        option, less, error = lost_by(game, table, seat)
        if less < COSTLY or less < 3 * error: continue
        done.append(n)
        yield [*answers[:n], (seat, option)], type(table.ask(seat)).__name__, less


if PLANTED_BY_GAMES:
    def test_answers_that_lose_games_are_found() -> None:
        """Of captains' games with one answer replaced by the one that costs most games, whatever an evaluation says."""
        game, several, found = load("five_armies"), 0, 0
        games = ((seed, *it) for seed in count(401) for it in planted(game, seed))
        for seed, answers, kind, less in islice(games, PLANTED_BY_GAMES):
            last = len(answers) - 1
            mistakes = analyse(game, {}, answers, Analysis(last + 1, upto=last)).mistakes
            assert all((mistake.n, mistake.chosen) == (last, answers[last][1]) for mistake in mistakes)
            several, found = several + 1, found + len(mistakes)
            print(f"seed {seed}, answer {last}, {kind}: {less:.2f} of the games, "
                  f"{[round(mistake.loss, 3) for mistake in mistakes]}; {found} of {several} found", flush=True)
        assert found >= 0.9 * several


def test_the_best_answer_is_no_mistake() -> None:
    game = load("five_armies")
    match, seat = next((match, seat) for match, seat in tables("five_armies", 8, "novice")
                       if 3 < len(match.table.offered) < 9 and len(answers_of(match)) > 30)
    captain = analyst(game, {}, 5)
    question = match.question(seat)
    thought, offered = captain.thought(game.view(match.table, seat)), list(match.table.offered)
    best = captain.plan(thought, type(question).__name__, offered)[0][1]
    mistake = judged(game, {}, match.table.copy(), 1, seat, best, 1)
    assert mistake is None or mistake.loss < 0.06


def test_an_answer_that_sense_would_never_give_is_judged_too() -> None:
    """People declare what no squire would: an analysis compares it like any other."""
    game, never = load("meccg"), list[int]()
    for match, seat in tables("meccg", 3):
        table, question = match.table, match.question(seat)
        if not isinstance(question, Declare): continue
        assert isinstance(table, Meccg)
        offered = list(table.offered)
        never = [it for it, worth in zip(offered, sense(table, question, offered)) if worth <= NEVER_DECLARED]
        if never: break
    option = never[0]
    captain = analyst(game, {}, 5)
    plan = captain.plan(captain.thought(game.view(match.table, seat)), "Declare", [option])
    assert plan == (("Declare", option),)
    mistake = judged(game, {}, match.table.copy(), 1, seat, option, 1)
    assert mistake is None or mistake.chosen == option


def test_what_is_found_travels() -> None:
    import pickle

    found = Analysis(9, 4, [Moment(0, NOBODY, 0.5, 0.1)], [Mistake(3, 1, 7, 8, 0.2, 0.01)])
    assert pickle.loads(pickle.dumps(found)) == found


def test_a_chance_is_stretched_alike_for_both_seats() -> None:
    captain = analyst(load("meccg"), {}, 1)
    for chance in (0.0, 0.2, 0.5, 0.9, 1.0):
        one, other = captain.calibrated(chance, 0), captain.calibrated(1 - chance, 1)
        assert one + other == pytest.approx(1.0) and 0 <= one <= 1
    assert captain.calibrated(0.0, 0) < 0.001 < 0.5 < captain.calibrated(0.5, 0) < 0.6
    assert captain.calibrated(1.0, 1) > 0.999


def test_whoever_judges_the_battle_weighs_it_as_games_say_and_nobody_plays_so() -> None:
    game = load("five_armies")
    judge, captain = analyst(game, {}, 1), bots.load("captain", game)
    assert isinstance(captain, Captain) and judge.weight == weights("five_armies", NAMES, "fitted") != captain.weight
    for name in ("fitted", "told"):
        assert not bots.is_offered(game, f"captain:{name}") and name not in bots.characters(game)["captain"]


def test_chances_are_told_by_other_weights_than_answers_are_judged_by() -> None:
    game = load("five_armies")
    match, seat = next((match, seat) for match, seat in tables("five_armies", 8, "novice")
                       if len(match.table.offered) > 1 and len(answers_of(match)) > 200)
    judge, table = analyst(game, {}, 1), match.table
    assert isinstance(judge, Captain) and isinstance(table, Battle)
    fitted, told = (weights("five_armies", NAMES, name) for name in ("fitted", "told"))
    by_weight = [went(table, FREE, (), FastDice(3), judge.horizon, it)[1] for it in (fitted, told)]
    assert judge.outlook(table, FastDice(3)) == pytest.approx(by_weight[1]) != pytest.approx(by_weight[0])
    thought = judge.thought(game.view(table, seat))
    teller = judge.teller(thought)                                                  # of a plan, in hints
    assert isinstance(teller, Ahead) and (thought.weight, teller.weight) == (fitted, told)


def test_a_hint_tells_the_chance_that_an_analysis_would_tell() -> None:
    game = load("five_armies")
    match, seat = next((match, seat) for match, seat in tables("five_armies", 8, "novice")
                       if 3 < len(match.table.offered) < 9 and len(answers_of(match)) > 100)
    kind, view = type(match.question(seat)).__name__, game.view(match.table, seat)
    judge, teller = analyst(game, {}, 5), analyst(game, {}, 5)
    found = advise(judge, view, kind, list(match.table.offered))
    plan = ((kind, match.table.offered[found.option]),)
    told = compare(teller.teller(teller.thought(view)), [plan], teller.dice, 400, NEVER)[0].mean()
    judged_so = compare(teller.thought(view), [plan], teller.dice, 400, NEVER)[0].mean()
    assert abs(found.chance - told) < abs(found.chance - judged_so)


if SOAK:
    @pytest.mark.parametrize(("name", "first"), [("five_armies", 10200), ("meccg", 9000)])
    def test_a_chance_is_what_it_says(name: str, first: int) -> None:
        """Over deciles, within five points beyond what so few games can tell: the tables of a game share its luck."""
        told: dict[int, dict[int, list[tuple[float, float]]]] = {}
        for seed in range(first, first + 120):           # to none of which anything was fitted
            game, seen = load(name), []
            captain = analyst(game, {}, seed)
            for n, (match, _) in enumerate(tables(name, seed)):
                if n % 12 == 0: seen.append(sum(captain.outlook(match.table, captain.dice) for _ in range(4)) / 4)
            won = 0.5 if match.table.winner == NOBODY else float(match.table.winner == 0)
            for chance in seen: told.setdefault(min(9, int(10 * chance)), {}).setdefault(seed, []).append((chance, won))
        for decile, games in told.items():
            off = [sum(won - chance for chance, won in rows) for rows in games.values()]
            count = sum(len(rows) for rows in games.values())
            error = sqrt(sum(it * it for it in off)) / count
            assert abs(sum(off) / count) <= 0.05 + 2 * error, (decile, len(games), sum(off) / count, error)

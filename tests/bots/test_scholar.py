"""The scholar plays the networks that come with the house, with onnxruntime alone."""
from __future__ import annotations

import sys

import pytest

from ravenhill import bots
from ravenhill.bots import scholar
from ravenhill.bots.contest import play_one
from ravenhill.bots.five_armies.scholar import Scholar
from ravenhill.bots.halving import Plan, Thought
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Decision, Table
from ravenhill.games import load
from ravenhill.research.teaching import Watched

LEARNT = ("ford", "five_armies")


def asked(name: str, answers: int, seed: int) -> tuple[Table, Decision]:
    """A question with several options along a random game."""
    table, dice = load(name).new(), FastDice(seed)
    table.dice, table.quick = dice, True
    for _ in range(answers):
        assert table.question() is not None
        table.accept(table.offered[dice.pick(len(table.offered))])
    question = table.question()
    assert isinstance(question, Decision)
    return table, question


@pytest.mark.parametrize("name", LEARNT)
def test_what_it_answers_is_offered_and_follows_from_view_and_seed(name: str) -> None:
    game = load(name)
    for answers in (3, 11, 25):
        table, question = asked(name, answers, 5)
        offered = sorted(table.offered)
        choices = [question.choice(table, option) for option in offered]
        view, kind = game.view(table, question.side), type(question).__name__
        found = [bots.load("scholar", game, seed).choose(view, kind, offered, choices) for seed in (1, 1)]
        assert found[0] == found[1] and found[0] in offered


@pytest.mark.parametrize("name", LEARNT)
def test_it_scores_every_option_and_does_not_like_all_alike(name: str) -> None:
    table, question = asked(name, 11, 6)
    likes = scholar.reader(load(name)).likes(table, question.side)
    assert list(likes) == sorted(table.offered) and len({round(it, 4) for it in likes.values()}) > 1


def test_it_beats_chance_at_the_ford() -> None:
    """Of these 48 games it wins 30; the seeds are always the same."""
    games = [play_one("ford", ("scholar", "random"), seed, swapped, "", 2000)
             for seed in range(24) for swapped in (False, True)]
    assert sum(it.score for it in games) > 0.55 * len(games)
    assert not any(it.illegal[0] or it.adjudicated for it in games)


def test_networks_are_small_and_of_today_s_observations() -> None:
    for name in LEARNT:
        assert (scholar.NETWORKS / f"{name}.onnx").stat().st_size < 2_000_000
        scholar.reader(load(name))
    with pytest.raises(RavenhillError, match=r"the network reads observations ford .*; they are five_armies"):
        bots.load(f"scholar:{scholar.NETWORKS / 'ford.onnx'}", load("five_armies"))
    with pytest.raises(RavenhillError, match=r"there is no network at nowhere\.onnx"):
        bots.load("scholar:nowhere.onnx", load("ford"))


def test_a_scholar_may_have_read_another_network() -> None:
    """The same file from elsewhere plays the same game; who reads nothing cannot read another."""
    own = str(scholar.NETWORKS / "ford.onnx")
    games = [play_one("ford", (name, "random"), 7, False, "", 2000) for name in ("scholar", f"scholar:{own}")]
    assert (games[0].score, games[0].answers) == (games[1].score, games[1].answers)
    for bot in ("random", "captain"):
        with pytest.raises(RavenhillError, match=f"a {bot} has no other character"):
            bots.load(f"{bot}:{own}", load("ford"))


def test_a_master_thinks_of_what_it_likes_only() -> None:
    table, question = asked("ford", 11, 6)
    master = bots.load("master", load("ford"), 1)
    assert isinstance(master, scholar.Guided)
    likes = dict(zip(sorted(table.offered), (9.0, 8.9, 0.0, 0.0, 0.0, 0.0)))
    assert len(likes) > 2
    thought = master.thought(load("ford").view(table, question.side))
    watched = Watched(thought, list(likes))
    master.likes = lambda world, seat: likes  # type: ignore[method-assign]
    master.plan(watched, type(question).__name__, list(likes))
    assert [option for option, tries in watched.tries.items() if tries] == list(likes)[:2]


class Weighed(Thought):
    """Every try of an option says the same."""
    seat = 0

    def __init__(self, worths: dict[int, float]) -> None:
        self.worths = worths
        self.tries = 0

    def world(self) -> None: return None

    def went(self, world: None, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        self.tries += 1
        return plan, self.worths[plan[0][1]]


def chosen(kind: str, likes: dict[int, float], worths: dict[int, float]) -> tuple[int, int]:
    """By a scholar who likes so: what it answers, and how many tries it spent."""
    it, thought = bots.load("scholar", load("five_armies"), 1), Weighed(worths)
    assert isinstance(it, Scholar)
    it.likes = lambda world, seat: likes  # type: ignore[method-assign]
    return it.plan(thought, kind, list(likes))[0][1], thought.tries


@pytest.mark.parametrize("kind", ["Act", "Casualty"])
def test_what_tries_cannot_tell_apart_is_decided_by_liking_and_the_rest_by_both(kind: str) -> None:
    """A unit of liking is two hundredths of a chance, and counts as much as a few tries."""
    likes = {1: 0.0, 2: 1.0, 3: -2.0}
    assert chosen(kind, likes, {1: 0.5, 2: 0.5, 3: 0.5})[0] == 2
    assert chosen(kind, likes, {1: 0.5, 2: 0.499, 3: 0.5})[0] == 2
    assert chosen(kind, likes, {1: 0.5, 2: 0.5, 3: 0.8})[0] == 3


def test_what_is_far_behind_and_what_luck_decides_is_not_tried() -> None:
    assert chosen("Act", {1: 0.0, 2: 9.0}, {1: 0.9, 2: 0.1}) == (2, 0)
    for kind in Scholar.lucky: assert chosen(kind, {1: 0.0, 2: 0.1}, {1: 0.9, 2: 0.1}) == (2, 0)


def test_without_onnxruntime_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(RavenhillError, match=r"the scholar needs onnxruntime: pip install ravenhill\[bots\]"):
        scholar.Reader(b"", load("ford"))

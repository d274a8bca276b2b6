"""The stack: procedures, secret choices, dice, stopping and finishing."""
from __future__ import annotations

import pytest

from ravenhill.core.choices import Choice, Number
from ravenhill.core.dice import ScriptedDice
from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.core.frames import DICE, NOBODY, NOT_YET, SPECTATOR, Decision, Procedure, Secret, Table
from ravenhill.core.plain import Samples, fingerprint, write


class Floor(Table):
    """A table that only remembers what it was told."""
    heard: list[int]

    def __init__(self, like: Floor | None = None) -> None:
        super().__init__(like)
        self.heard = [] if like is None else like.heard.copy()

    def copy(self) -> Floor: return Floor(self)


class Guess(Secret[Floor]):
    """Both think of a number; the second seat has more to choose from."""

    def copy(self) -> Guess: return Guess(self)
    def choices(self, g: Floor, side: int) -> list[int]: return list(range(2 + side))
    def choice(self, g: Floor, option: int) -> Choice: return Number(option)
    def rules(self) -> tuple[str, ...]: return ("T-01",)
    def revealed(self, g: Floor) -> None: g.heard += self.picks


class Throws(Procedure[Floor]):
    """Guess, then throw as many dice as were guessed, twice."""

    def copy(self) -> Throws: return Throws(self)

    def step(self, g: Floor, at: int) -> bool:
        match at:
            case 0: g.then(Guess())
            case 1: g.roll(g.heard[0], 0)
            case 2: g.roll(g.heard[1], 1)
            case _: g.finish(NOBODY, "done")
        return True

    def rolled(self, g: Floor, tag: int, faces: list[int]) -> None:
        g.heard += [100 + tag, *faces]


def floor() -> Floor:
    g = Floor()
    g.record = []
    g.then(Throws())
    return g


@pytest.mark.parametrize("first", [0, 1])
def test_a_secret_choice_can_be_made_in_any_order(first: int):
    g = floor()
    assert g.to_answer() == [0, 1]
    for seat in (first, 1 - first):
        assert g.ask(seat) is not None
        assert g.offered == list(range(2 + seat))
        assert g.ask(SPECTATOR) is None and g.ask(DICE) is None
        g.ask(seat)
        g.answer(seat)
    assert g.to_answer() == [DICE] and g.heard == [0, 1, 100]
    assert g.record == [first, first, 1 - first, 1 - first]


def test_who_looks_at_a_secret_choice_changes_nothing():
    g = floor()
    g.question()
    before = fingerprint(g)
    for seat in (1, 0, 1):
        g.ask(seat)
        assert fingerprint(g) == before == fingerprint(g.copy())
    g.answer(2)
    chosen = fingerprint(g)
    assert g.ask(1) is None and g.ask(0) is not None and g.to_answer() == [0]
    assert fingerprint(g) == chosen != before


def test_nobody_else_sees_a_secret_choice_nor_that_it_was_made():
    g = floor()
    g.question()
    secret = g.stack[-1]
    before = [write(secret.seen_by(g, seat)) for seat in (0, SPECTATOR)]
    g.ask(1)
    g.answer(2)
    assert [write(secret.seen_by(g, seat)) for seat in (0, SPECTATOR)] == before
    mine = secret.seen_by(g, 1)
    assert isinstance(mine, Secret) and mine.picks == [NOT_YET, 2]


def test_an_illegal_answer_names_the_rule():
    g = floor()
    with pytest.raises(IllegalAnswer, match="T-01: 7 is not one of the 2 options of Guess"):
        g.answer(7)


def test_dice_are_given_to_whoever_asked_for_them_and_no_dice_are_no_question():
    g = floor()
    g.dice = ScriptedDice([3, 0])
    g.question()
    g.answer(0)
    g.question()
    g.answer(2)
    assert g.question() is None
    assert g.heard == [0, 2, 100, 101, 4, 1]
    assert g.winner == NOBODY and g.why == "done"


def test_a_question_with_one_option_answers_itself_if_the_table_is_quick():
    g = floor()
    g.quick = True
    g.dice = ScriptedDice([5])
    g.then(Only())
    assert isinstance(g.question(), Guess)
    assert g.forced == 2 and g.record == [0, 0, 1, 0]


class Only(Guess):
    """There is nothing to choose."""

    def copy(self) -> Only: return Only(self)
    def choices(self, g: Floor, side: int) -> list[int]: return [0]
    def revealed(self, g: Floor) -> None: pass


def test_a_game_with_neither_question_nor_end_is_a_mistake_of_its_rules():
    g = Floor()
    with pytest.raises(AssertionError, match="neither a question nor an end"):
        g.question()


def test_a_finished_game_leaves_nothing_to_happen():
    g = floor()
    g.question()
    g.finish(1, "resigned")
    result = g.result()
    assert g.question() is None and g.stack == [] and result is not None
    assert (result.winner, result.why, result.points) == (1, "resigned", [0, 1])


def test_two_things_of_one_name_are_refused_before_one_is_read_as_the_other():
    twin = type("Guess", (Guess,), {})
    with pytest.raises(RavenhillError, match="Guess"):
        Samples([Guess(), twin()])
    assert len(Samples([Guess(), Guess()]).things) == 1


class Which(Decision[Floor]):
    """One of these, or no more; it counts how often it was asked what it offers."""

    def __init__(self, offers: list[int]) -> None:
        super().__init__(0)
        self.offers = offers
        self.read = 0

    def options(self, g: Floor) -> list[int]:
        self.read += 1
        return [*self.offers, NO_MORE]

    def choose(self, g: Floor, option: int) -> None: g.heard.append(option)


NO_MORE = 99


def test_a_question_that_offers_nothing_but_to_stop_is_not_asked():
    g = Floor()
    assert not g.ask_if_any(Which([]), NO_MORE) and not g.stack and not g.ready


def test_a_question_that_is_asked_if_it_offers_anything_is_read_once():
    g, which = Floor(), Which([4, 5])
    assert g.ask_if_any(which, NO_MORE)
    assert g.follow() is which and g.offered == [4, 5, NO_MORE] and which.read == 1
    assert g.question() is which and which.read == 2         # whoever asks anew reads anew
    g.answer(5)
    assert g.heard == [5]

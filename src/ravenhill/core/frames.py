"""The table: everything that is true now, and everything that must still happen."""
from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Number
from ravenhill.core.dice import Dice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.log import Line, Said

DICE: Final = -1           # the seat of the dice
SPECTATOR: Final = -2      # sees what both seats know
NOBODY: Final = -3         # wins a drawn game
SEATS: Final = 2
EVERYBODY: Final = 3       # both seats, as a mask
NOT_YET: Final = -1

G = TypeVar("G", bound="Table")
F = TypeVar("F", bound="Frame[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Something that can be copied, saved and compared: it has declared fields and nothing else."""

    def copy(self) -> Plain: raise NotImplementedError

    def never_changes(self) -> bool:
        """Copies of a table may share it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[G]):
    """Something that must still happen: a procedure under way, or a question waiting."""
    at: int

    def __init__(self) -> None:
        self.at = 0

    def copy(self) -> Frame[G]: raise NotImplementedError

    def go(self, g: G) -> bool:
        """Carry on with it. False: it waits for an answer."""
        raise NotImplementedError

    def answered(self, g: G, option: int) -> None:
        """It has been taken off the stack: do what this answer says."""
        raise NotImplementedError

    def seen_by(self, g: G, seat: int) -> Frame[G]:
        """What this seat may see of it. Another frame stands for this one and for all that lies above it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[G]):
    """A numbered list in the rulebook. Its constructor, given one like it, makes a copy that has gone as far."""
    stopped: bool

    def __init__(self, like: Procedure[G] | None = None) -> None:
        super().__init__()
        self.stopped = False
        if like is not None:
            self.at = like.at
            self.stopped = like.stopped

    def step(self, g: G, at: int) -> bool:
        """Carry out step `at`. False: there is none left. A step that puts a frame on the stack is not the last."""
        raise NotImplementedError

    def go(self, g: G) -> bool:
        at = self.at
        self.at = at + 1
        if not self.step(g, at):
            stack = g.stack
            if stack[len(stack) - 1] is self:
                stack.pop()
        return True

    def rolled(self, g: G, tag: int, faces: list[int]) -> None:
        """The dice it asked for have been rolled."""
        raise NotImplementedError

    def ending(self) -> int:
        """The step it skips to when it is stopped; unless it says otherwise, one beyond its last."""
        return 1_000_000

    def goes_on_by_itself(self) -> bool:
        """It is no part of what lies below it, and is not stopped with it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Procedure[G]):
    """A series of choices of one seat that is one dialog: nothing happens, and nobody else sees it, until its last."""
    side: int

    def __init__(self, side: int, like: Draft[G] | None = None) -> None:
        super().__init__(like)
        self.side = side

    def blank(self, g: G) -> Frame[G]:
        """The dialog as it was before the first choice."""
        raise NotImplementedError

    def is_over(self, g: G) -> bool:
        """Its last choice was made: what that brings about, everybody sees, and it may ask again."""
        return False

    def seen_by(self, g: G, seat: int) -> Frame[G]:
        return self if seat == self.side or self.is_over(g) else self.blank(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[G]):
    """A sentence with "may" or "choose": what is offered, and what the choice does."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def options(self, g: G) -> list[int]: raise NotImplementedError
    def choose(self, g: G, option: int) -> None: raise NotImplementedError

    def go(self, g: G) -> bool:
        if not g.ready:
            g.offered = self.options(g)
            g.ready = True
        if not g.quick or len(g.offered) != 1:
            return False
        g.forced += 1
        g.accept(g.offered[0])
        return True

    def answered(self, g: G, option: int) -> None:
        record = g.record
        if record is not None:
            record.append(self.side)
            record.append(option)
        self.choose(g, option)

    def choice(self, g: G, option: int) -> Choice:
        """The option as a named, typed value."""
        raise NotImplementedError

    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it carries out, the first of them its name in an error."""
        return ()

    def counts(self, g: G) -> str:
        """What a `Number` among its options counts: cards, strikes, a total …; nothing: it offers none."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Decision[G]):
    """Both seats choose, in any order; nobody sees a choice before both are made."""
    picks: list[int]

    def __init__(self, like: Secret[G] | None = None) -> None:
        super().__init__(0 if like is None else like.side)
        self.picks = [NOT_YET, NOT_YET] if like is None else like.picks.copy()

    def choices(self, g: G, side: int) -> list[int]: raise NotImplementedError
    def revealed(self, g: G) -> None: raise NotImplementedError

    def options(self, g: G) -> list[int]:
        return self.choices(g, self.side)

    def choose(self, g: G, option: int) -> None:
        self.picks[self.side] = option
        if self.picks[1 - self.side] == NOT_YET:
            self.side = 1 - self.side
            g.then(self)
        else:
            g.news += 1
            self.revealed(g)

    def seen_by(self, g: G, seat: int) -> Frame[G]:
        seen = self.copy()
        assert isinstance(seen, Secret)
        for side in range(SEATS):
            if side != seat:
                seen.picks[side] = NOT_YET
        if seat >= 0:
            seen.side = seat if seen.picks[seat] == NOT_YET else 1 - seat
        else:
            seen.side = 0
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[G]):
    """A sentence with "roll" or "draw": so many equally likely outcomes, and the dice choose."""

    def outcomes(self, g: G) -> int: raise NotImplementedError
    def choose(self, g: G, outcome: int) -> None: raise NotImplementedError

    def go(self, g: G) -> bool:
        if not g.ready:
            g.outcomes = self.outcomes(g)
            g.ready = True
        dice = g.dice
        if dice is None:
            return False
        g.accept(dice.pick(g.outcomes))
        return True

    def answered(self, g: G, option: int) -> None:
        g.news += 1
        record = g.record
        if record is not None:
            record.append(DICE)
            record.append(option)
        self.choose(g, option)

    def choice(self, g: G, outcome: int) -> Choice:
        raise NotImplementedError


class Roll(Chance[G]):
    """So many six-sided dice, one after the other; the procedure that asked for them gets the faces."""
    tag: int
    left: int
    faces: list[int]

    def __init__(self, tag: int, left: int) -> None:
        super().__init__()
        self.tag = tag
        self.left = left
        self.faces = []

    def copy(self) -> Roll[G]:
        twin: Roll[G] = Roll(self.tag, self.left)
        twin.faces = self.faces.copy()
        return twin

    def outcomes(self, g: G) -> int: return 6
    def choice(self, g: G, outcome: int) -> Choice: return Number(outcome + 1)

    def choose(self, g: G, outcome: int) -> None:
        self.faces.append(outcome + 1)
        self.left -= 1
        if self.left > 0:
            g.then(self)
        else:
            asked = g.stack[len(g.stack) - 1]
            assert isinstance(asked, Procedure)
            asked.rolled(g, self.tag, self.faces)


class Result:
    """How it ended: who won (or NOBODY), why, and the points of each seat."""
    winner: int
    why: str
    points: list[int]

    def __init__(self, winner: int, why: str, points: list[int]) -> None:
        self.winner = winner
        self.why = why
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Plain):
    """The base of every game's state. It holds no seed: whoever drives it brings the dice."""
    stack: list[Frame[Any]]
    ended: bool
    winner: int
    why: str
    news: int                        # grows with every die, draw, card shown and secret revealed: undo asks
    # The driver's, neither saved nor compared:
    dice: Dice | None                # None: the driver answers chance itself
    quick: bool                      # questions with one option answer themselves
    forced: int                      # how many of those did
    record: list[int] | None         # every answer: seat, option, seat, option, …
    log: list[Said] | None
    offered: list[int]               # the options of the question being asked
    outcomes: int                    # or the number of outcomes, if the dice are asked
    ready: bool                      # `offered` or `outcomes` belongs to the question on top

    def __init__(self, like: Table | None = None) -> None:
        """A new table, or one like another: its own frames, and no log, record or dice."""
        self.stack = [] if like is None else [frame.copy() for frame in like.stack]
        self.ended = False if like is None else like.ended
        self.winner = NOBODY if like is None else like.winner
        self.why = "" if like is None else like.why
        self.news = 0 if like is None else like.news
        self.dice = None
        self.quick = False if like is None else like.quick
        self.forced = 0
        self.record = None
        self.log = None
        self.offered = [] if like is None else like.offered.copy()
        self.outcomes = 0 if like is None else like.outcomes
        self.ready = False if like is None else like.ready

    def copy(self) -> Table: raise NotImplementedError

    # What rules say

    def then(self, frame: Frame[Any]) -> None:
        """Do this next."""
        self.stack.append(frame)

    def ask_if_any(self, question: Decision[Any], no_more: int) -> bool:
        """Ask this next, if it offers anything but to stop, which stands last. What it offers is read once."""
        offered = question.options(self)
        if not offered or offered[0] == no_more: return False
        self.stack.append(question)
        self.offered = offered
        self.ready = True
        return True

    def under_way(self, kind: type[Procedure[Any]]) -> list[int]:
        """Where on the stack procedures of this kind lie. A stopped one is found no more."""
        return [depth for depth, it in enumerate(self.stack) if isinstance(it, kind) and not it.stopped]

    def nearest(self, kind: type[F]) -> F:
        """The frame of this kind that lies nearest to the top."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, kind):
                return frame
        raise AssertionError(f"no {kind.__name__} lies on the stack")

    def roll(self, dice: int, tag: int = 0) -> None:
        """Roll so many dice next, for the procedure on top; it knows by the tag what for."""
        if dice > 0:
            self.stack.append(Roll(tag, dice))
        else:
            top = self.stack[len(self.stack) - 1]
            assert isinstance(top, Procedure)
            top.rolled(self, tag, [])

    def finish(self, winner: int, why: str) -> None:
        """The game is over, whatever was still to happen."""
        self.ended = True
        self.winner = winner
        self.why = why

    def stop(self, depth: int) -> None:
        """What lies there no longer happens: it, and what goes on for it, skip to their endings. Nothing is cut."""
        for i in range(depth, len(self.stack)):
            frame = self.stack[i]
            if isinstance(frame, Procedure):
                if frame.goes_on_by_itself():
                    return
                frame.stopped = True
                frame.at = frame.ending()

    def tell(self, line: Line, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a line in the log, if there is one."""
        log = self.log
        if log is not None:
            values = [a, b, c, d][:len(line.names)]
            log.append(Said(line, values, [self.who_knows(values[place]) for place in line.cards]))

    def who_knows(self, card: int) -> int:
        """The seats that know this card where it lies, as a mask; on a table without cards, all."""
        return EVERYBODY

    def points(self, seat: int) -> int:
        """What this seat has won so far; for games that do not count, 1 for the winner."""
        return 1 if self.winner == seat else 0

    def result(self) -> Result | None:
        return Result(self.winner, self.why, [self.points(seat) for seat in range(SEATS)]) if self.ended else None

    # What a driver does

    def question(self) -> Frame[Any] | None:
        """Follow the rules until somebody must choose. None: the game is over.

        What is offered is read anew from the table as it lies there, however it came to be so: whoever changes it by
        hand between two questions need not say so. Only `accept`, the inner door of simulation, trusts what it is told.
        """
        self.ready = False
        return self.follow()

    def follow(self) -> Frame[Any] | None:
        """Follow the rules until somebody must choose; what was read of this question before still counts."""
        stack = self.stack
        while not self.ended and stack:
            top = stack[len(stack) - 1]
            if not top.go(self):
                return top
        if not self.ended:
            raise AssertionError("the game has neither a question nor an end")
        stack.clear()
        return None

    def answer(self, option: int) -> None:
        """The answer to the question being asked. Anything else than one of its options changes nothing."""
        top = self.question()
        if top is None:
            raise IllegalAnswer("the game is over")
        if isinstance(top, Decision):
            if option not in self.offered:
                rules = top.rules()
                rule = rules[0] + ": " if rules else ""
                kind = type(top).__name__
                raise IllegalAnswer(f"{rule}{option} is not one of the {len(self.offered)} options of {kind}")
        elif not 0 <= option < self.outcomes:
            raise IllegalAnswer(f"{option} is not one of the {self.outcomes} outcomes of {type(top).__name__}")
        self.accept(option)

    def accept(self, option: int) -> None:
        """Carry out an answer that is known to be among the options."""
        self.ready = False
        self.stack.pop().answered(self, option)

    def ask(self, seat: int) -> Decision[Any] | None:
        """The question this seat may answer now, if any: of a secret choice, its own part."""
        top = self.question()
        if isinstance(top, Secret) and top.side != seat and 0 <= seat < SEATS and top.picks[seat] == NOT_YET:
            top.side = seat
            top = self.question()
        return top if isinstance(top, Decision) and top.side == seat else None

    def to_answer(self) -> list[int]:
        """The seats that may answer now; the dice alone, if they are asked; none, if it is over."""
        top = self.follow()
        if isinstance(top, Secret):
            return [side for side in range(SEATS) if top.picks[side] == NOT_YET]
        if isinstance(top, Decision):
            return [top.side]
        return [] if top is None else [DICE]

"""What people learn from, as typed values: rules, cards, words, examples and lessons, said in one language."""
from __future__ import annotations

from msgspec import Struct

from ravenhill.wire import MatchShown


class ChapterShown(Struct, frozen=True):
    id: str
    title: str


class RuleShown(Struct, frozen=True):
    """One rule in our own words. `kind`: rule, example, none (nothing is done), later (not yet)."""
    id: str
    chapter: str
    text: str
    kind: str
    cited: bool                                  # the code cites it
    tested: bool                                 # a test has its name
    see: list[str] = []
    rulings: list[str] = []
    example: str = ""                            # a printed example that can be opened
    english: bool = False                        # no language has it yet


class RulesShown(Struct, frozen=True):
    game: str
    title: str
    language: str
    chapters: list[ChapterShown]
    rules: list[RuleShown]


class FactShown(Struct, frozen=True):
    name: str
    value: str


class CardShown(Struct, frozen=True):
    """A card: what is printed on it, in our own words."""
    code: str
    key: str                                     # its locale key
    name: str
    second: str                                  # its name in a combat
    kind: str
    type: str
    side: str                                    # a seat's key; empty: of both
    side_name: str
    subject: str
    facts: list[FactShown]
    text: list[str]
    status: str                                  # whole: every sentence is carried out; none: it has no sentence
    origin: str                                  # rulebook or project
    mixed: bool                                  # parts of it are of the other origin


class CardsShown(Struct, frozen=True):
    game: str
    title: str
    language: str
    cards: list[CardShown]


class NoteShown(Struct, frozen=True):
    """A rule or a ruling that names a card."""
    rule: str
    text: str
    english: bool = False                        # no language has it yet


class CardNotes(Struct, frozen=True):
    """The back of a card: whether everything on it is carried out, and what the rules say of it."""
    code: str
    done: bool
    notes: list[NoteShown]


class TermShown(Struct, frozen=True):
    key: str
    term: str
    text: str
    rule: str


class GlossaryShown(Struct, frozen=True):
    game: str
    title: str
    language: str
    terms: list[TermShown]


class Comment(Struct, frozen=True):
    """What is said after so many answers, and the keys of what it names."""
    n: int
    text: str
    names: list[str] = []


class ExampleListed(Struct, frozen=True):
    """A printed example in a list."""
    id: str
    title: str
    text: str
    rule: str


class ExampleShown(Struct, frozen=True):
    """A printed example: how many answers it has, whose view tells most, and what is said on the way."""
    id: str
    title: str
    text: str
    rule: str
    seat: str
    answers: int
    comments: list[Comment] = []
    lines: list[int] = []                        # by answer, from none on: lines of the log


class ReplayShown(Struct, frozen=True):
    """A finished match to step through: who answered each time, and how many lines the log had then."""
    match: MatchShown
    seats: list[str]
    who: list[str]                               # by answer: a seat, or dice
    lines: list[int]                             # by answer, from none on: lines of the log


class MomentShown(Struct, frozen=True):
    """The chance of the first seat after so many answers, and its standard error; of the result it is none."""
    n: int
    who: str                                     # made the last step: a seat, dice, or at the beginning nobody
    chance: float
    error: float


class MistakeShown(Struct, frozen=True):
    """After n answers a seat could have known better: places among the options offered to it there."""
    n: int
    seat: str
    chosen: int
    better: int
    loss: float                                  # of its chance, and the standard error
    error: float


class TotalsShown(Struct, frozen=True):
    """The first seat's chance at the beginning and so far, what luck changed of it, and each seat's choices."""
    start: float
    luck: float
    luck_error: float
    choice: list[float]
    end: float
    turning: list[int]                           # the moments that changed most


class AnalysisShown(Struct, frozen=True):
    """A finished match looked at again, as far as this is done; it goes on while somebody asks."""
    answers: int
    upto: int
    moments: list[MomentShown]
    mistakes: list[MistakeShown]
    totals: TotalsShown | None = None


class PuzzleListed(Struct, frozen=True):
    """A puzzle: who is to answer, and how many of so many bots missed it."""
    id: str
    seat: str
    missed: int
    of: int


class PuzzleJudged(Struct, frozen=True):
    """Whether an answer solves a puzzle; all that do and the best, by place, and the chance this one gives away."""
    solved: bool
    good: list[int]
    best: int
    loss: float
    reasons: list[str]                           # why: terms of the evaluation


class GoalShown(Struct, frozen=True):
    key: str
    text: str
    done: bool = False


class TipShown(Struct, frozen=True):
    """Told once, at the first question of one of these kinds; one a turn at most."""
    key: str
    at: list[str]
    text: str


class LessonShown(Struct, frozen=True):
    id: str
    title: str
    text: str
    minutes: int
    seat: str
    goals: list[GoalShown]
    hints: list[str]
    rules: list[str]
    tips: list[TipShown] = []


class LessonBegun(Struct, frozen=True):
    """The match of a lesson. It is nobody's business but the learner's, and counts for nothing."""
    match: MatchShown
    seat: str


class LessonProgress(Struct, frozen=True):
    """Which goals the table shows to be reached just now; a client remembers what it was told."""
    goals: list[GoalShown]
    done: bool
    over: bool

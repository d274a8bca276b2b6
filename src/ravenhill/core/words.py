"""The grammar of a card's sentence: three kinds of sentence, four parts of speech."""
from __future__ import annotations

from typing import Any, Final, Generic, NewType, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Plain

Moment = NewType("Moment", int)
Thing = TypeVar("Thing")

ALWAYS: Final = 0
WHENEVER: Final = 1
MAY: Final = 2


class Source(Plain):
    """What speaks: a card, which of its abilities, whose, and what was picked. It never changes, so copies share it."""
    card: int
    ability: int
    side: int
    picks: list[int]

    def __init__(self, card: int, ability: int, side: int, picks: list[int]) -> None:
        self.card = card
        self.ability = ability
        self.side = side
        self.picks = picks

    def copy(self) -> Source:
        return self

    def picking(self, thing: int) -> Source:
        """The same, with one more pick."""
        return Source(self.card, self.ability, self.side, [*self.picks, thing])


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A piece of a card's sentence. Every language can say it, and every refusal is one."""


class Rule(Word):
    """A rule of the book as a word, so that it can be the reason of a refusal."""
    id: str

    def __init__(self, id: str) -> None:
        self.id = id


class Only(Word):
    """At this moment and no other."""
    at: int

    def __init__(self, at: int) -> None:
        self.at = at


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Word):
    """Something that is so, or not. Joined with & | ~."""

    def holds(self, g: Any, source: Source) -> bool: raise NotImplementedError

    def refusal(self, g: Any, source: Source) -> Word | None:
        return None if self.holds(g, source) else self

    def __and__(self, other: If) -> If: return Both(self, other)
    def __or__(self, other: If) -> If: return AnyOf(self, other)
    def __invert__(self) -> If: return Not(self)


class Both(If):
    """The one and the other."""
    one: If
    other: If

    def __init__(self, one: If, other: If) -> None:
        self.one = one
        self.other = other

    def holds(self, g: Any, source: Source) -> bool:
        return self.one.holds(g, source) and self.other.holds(g, source)

    def refusal(self, g: Any, source: Source) -> Word | None:
        return self.one.refusal(g, source) or self.other.refusal(g, source)


class AnyOf(If):
    """The one or the other."""
    one: If
    other: If

    def __init__(self, one: If, other: If) -> None:
        self.one = one
        self.other = other

    def holds(self, g: Any, source: Source) -> bool:
        return self.one.holds(g, source) or self.other.holds(g, source)


class Not(If):
    """The opposite."""
    one: If

    def __init__(self, one: If) -> None:
        self.one = one

    def holds(self, g: Any, source: Source) -> bool:
        return not self.one.holds(g, source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Word, Generic[Thing]):
    """Which things are meant: the bearer, a scout, each attack."""

    def find(self, g: Any, source: Source) -> list[int]: raise NotImplementedError

    def only_answers(self) -> bool:
        """It means something in a chain that is being answered, and finds nothing at any other time."""
        return False

    def choice(self, thing: int) -> Choice:
        """One of them as a named value; they are cards unless the word says otherwise."""
        return Take(thing)


class Picked(Who[Thing]):
    """One of them, picked when the ability is declared and held to when it resolves."""
    who: Who[Thing]
    place: int                       # which of the ability's picks; set when the ability is made

    def __init__(self, who: Who[Thing]) -> None:
        self.who = who
        self.place = 0

    def find(self, g: Any, source: Source) -> list[int]:
        if self.place >= len(source.picks):
            return self.who.find(g, source)          # not picked yet: any of them might be
        pick = source.picks[self.place]
        return [pick] if pick in self.who.find(g, source) else []

    def only_answers(self) -> bool: return self.who.only_answers()

    def choice(self, thing: int) -> Choice:
        return self.who.choice(thing)


def a(who: Who[Thing]) -> Picked[Thing]:
    """One of these, of the declarer's choice."""
    return Picked(who)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """A verb: to whom it can happen, and what then happens. A cost is a verb too."""
    who: Who[Any]

    def __init__(self, who: Who[Any]) -> None:
        self.who = who

    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None: raise NotImplementedError

    def asks(self, g: Any, source: Source) -> bool:
        """As a cost: it has put one more question, whose answer is one more pick, before it can be paid."""
        return False

    def refusal(self, g: Any, source: Source) -> Word | None:
        for thing in self.who.find(g, source):
            if self.possible(g, source, thing):
                return None
        return self

    def happen(self, g: Any, source: Source) -> bool:
        """Do it to all of them; False if there was nobody it could happen to."""
        happened = False
        for thing in self.who.find(g, source):
            if self.possible(g, source, thing):
                self.do(g, source, thing)
                happened = True
        return happened


class Together(Effect):
    """Several verbs as one, in order. As a part of a sentence, only if this is so."""
    verbs: tuple[Effect, ...]
    when: If | None

    def __init__(self, *verbs: Effect, when: If | None = None) -> None:
        super().__init__(verbs[0].who)
        self.verbs = verbs
        self.when = when

    def asks(self, g: Any, source: Source) -> bool: return any(verb.asks(g, source) for verb in self.verbs)

    def refusal(self, g: Any, source: Source) -> Word | None:
        for verb in self.verbs:
            no = verb.refusal(g, source)
            if no is not None:
                return no
        return None

    def happen(self, g: Any, source: Source) -> bool:
        happened = False
        for verb in self.verbs:
            happened = verb.happen(g, source) or happened
        return happened


class Perhaps(Together):
    """What may be left out: the sentence is offered without it and, if this is so, with it."""


class Either(Together):
    """One of these: the sentence is offered with each of them."""

    def __init__(self, *verbs: Effect) -> None: super().__init__(*verbs)


class Anyway(Together):
    """As far as it can be done, and if this is so by then; whether or not anything happens, the sentence goes on."""

    def refusal(self, g: Any, source: Source) -> Word | None: return None

    def happen(self, g: Any, source: Source) -> bool:
        if self.when is None or self.when.holds(g, source):
            super().happen(g, source)
        return True


def leaves(verb: Effect | None) -> list[Effect]:
    """The verbs of which this one is made, or itself."""
    if verb is None:
        return []
    return [it for part in verb.verbs for it in leaves(part)] if isinstance(verb, Together) else [verb]


class Depends(Word):
    """A number that is this one if something is so when it is asked, and otherwise that one."""
    when: If
    yes: int
    otherwise: int

    def __init__(self, when: If, yes: int, otherwise: int) -> None:
        self.when = when
        self.yes = yes
        self.otherwise = otherwise


Amount: TypeAlias = int | Depends


def amount(g: Any, source: Source, n: Amount) -> int:
    """The number, as it is now."""
    if isinstance(n, int):
        return n
    return n.yes if n.when.holds(g, source) else n.otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Word):
    """One of the numbers that rules ask is different for as long as its card is in force."""
    question: int                    # which number
    stage: int                       # when it is reckoned, among all changes of that number

    def __init__(self, question: int, stage: int = 0) -> None:
        self.question = question
        self.stage = stage

    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        """The number, changed. The word says itself whom it touches."""
        raise NotImplementedError


class Ability:
    """One sentence of a card: when · if · pay · do."""
    kind: int
    at: int
    does: tuple[Effect, ...]
    changes: tuple[Change, ...]
    pay: Effect | None
    when: If | None
    verbs: list[Effect]              # all that is done, one by one
    picking: list[Effect]            # the verbs whose object is picked, in order
    written: Ability | None          # the sentence on the card, if this is one of its readings

    def __init__(
        self, kind: int, at: int, does: tuple[Effect, ...], changes: tuple[Change, ...],
        pay: Effect | None, when: If | None, written: Ability | None = None,
    ) -> None:
        self.kind = kind
        self.at = at
        self.does = does
        self.changes = changes
        self.pay = pay
        self.when = when
        self.verbs = [it for verb in does for it in leaves(verb)]
        self.picking = []
        self.written = written
        for verb in leaves(pay) + self.verbs:
            who = verb.who
            if isinstance(who, Picked):
                who.place = len(self.picking)
                self.picking.append(verb)

    def pays(self, verb: Effect) -> bool:
        """Whether this verb is the cost, or one of several."""
        return verb in leaves(self.pay)

    def only_answers(self) -> bool:
        """It cannot begin a chain: one of its verbs needs what only a declaration before it brings."""
        return any(verb.who.only_answers() for verb in self.does if not isinstance(verb, Anyway))

    def refusal(self, g: Any, source: Source) -> Word | None:
        """The word that says no; None if it can be done."""
        if self.when is not None:
            no = self.when.refusal(g, source)
            if no is not None:
                return no
        if self.pay is not None:
            no = self.pay.refusal(g, source)
            if no is not None:
                return no
        for verb in self.does:
            no = verb.refusal(g, source)
            if no is not None:
                return no
        if len(self.picking) > 1 and not self.can_be_picked(g, source):
            return self.picking[len(self.picking) - 1]
        return None

    def things(self, g: Any, source: Source) -> list[int]:
        """What may be picked next: only what leaves something for each later pick, which may depend on it."""
        verb = self.picking[len(source.picks)]
        found = [thing for thing in verb.who.find(g, source) if verb.possible(g, source, thing)]
        if len(source.picks) + 1 == len(self.picking):
            return found
        return [thing for thing in found if self.can_be_picked(g, source.picking(thing))]

    def can_be_picked(self, g: Any, source: Source) -> bool:
        """Whether something is left for each pick that is still to come."""
        return len(source.picks) >= len(self.picking) or bool(self.things(g, source))


def always(*changes: Change, when: If | None = None) -> Ability:
    """It is so."""
    return Ability(ALWAYS, 0, (), changes, None, when)


def whenever(at: Moment, *effects: Effect, when: If | None = None) -> Ability:
    """It happens."""
    return Ability(WHENEVER, at, effects, (), None, when)


def may(at: Moment, *effects: Effect, pay: Effect | None = None, when: If | None = None) -> Ability:
    """You are offered it."""
    return Ability(MAY, at, effects, (), pay, when)

"""What all words of the war game share: verbs that ask, numbers, which Armies are meant, and the frames that ask."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.core.library import Library, Printed
from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.five_armies.choices import Choose
from ravenhill.games.five_armies.rules.cards import Act, named
from ravenhill.games.five_armies.rules.damage import Suffer, strike
from ravenhill.games.five_armies.rules.fight import Fight, fight_of, the_fight
from ravenhill.games.five_armies.state import MOMENTS, Battle
from ravenhill.games.five_armies.terms import APPLY_DAMAGE

DONE: Final = 999
NONE: Final = -1                     # an argument that the card does not give

# Which Army is meant
OWN: Final = 0
ENEMY: Final = 1
MOVED: Final = 2                     # this and the next ones: what the verb before named
RALLIED: Final = 3
CHOSEN: Final = 4
THERE: Final = 5


class You(Who[int]):
    """Who plays the card."""
    def find(self, g: Battle, source: Source) -> list[int]: return [source.side]


YOU: Final = You()


# Numbers

@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Word):
    """A number that is counted when it is needed."""

    def count(self, g: Battle, source: Source) -> int: raise NotImplementedError


def count(n: int | Count, g: Battle, source: Source) -> int:
    """The number, counted if it must be."""
    return n.count(g, source) if isinstance(n, Count) else n


# Which Armies

@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Word):
    """What must be so of an Army, or of the place where it stands."""

    def fits(self, g: Battle, source: Source, side: int, place: int) -> bool: raise NotImplementedError


def all_fit(which: tuple[Which, ...], g: Battle, source: Source, side: int, place: int) -> bool:
    return all(it.fits(g, source, side, place) for it in which)


def armies(g: Battle, source: Source, side: int, which: tuple[Which, ...]) -> list[int]:
    """Where Armies of a side stand that are meant."""
    standing = g.places_with_army(side)
    return [place for place in standing if all_fit(which, g, source, side, place)] if which else standing.copy()


def is_any(g: Battle, source: Source, side: int, which: tuple[Which, ...]) -> bool:
    """Whether there is such an Army."""
    return any(all_fit(which, g, source, side, place) for place in g.places_with_army(side))


def meant(g: Battle, source: Source, army: int) -> list[int]:
    """Where the Army stands that a word names: a fighting one, or what the verb before named."""
    if army in (OWN, ENEMY):
        it = fight_of(g)
        if it is None or it.over: return []
        return [it.place(source.side if army == OWN else 1 - source.side)]
    return source.picks or named(g)


def owner_of(source: Source, army: int) -> int:
    """The side of the Army a word names."""
    return 1 - source.side if army == ENEMY else source.side


def about(source: Source, place: int) -> Source:
    """The same, asked of the Army of one place."""
    return Source(source.card, source.ability, source.side, [place])


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for n in numbers: mask |= 1 << n
    return mask


# Verbs

@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Act):
    """Something a card does. One that needs choices says what may be picked, and what the picks do."""
    number: int                      # in the library, so that a frame can point at it

    def __init__(self) -> None:
        super().__init__(YOU)
        self.number = NONE

    def refusal(self, g: Battle, source: Source) -> Word | None:
        """Asked more often than anything else, so it does not look for whom."""
        return None if self.possible(g, source, source.side) else self

    def most(self, g: Battle, source: Source) -> int:
        """How many picks there are at most."""
        return 1

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        """What may be picked next."""
        raise NotImplementedError

    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool:
        return False

    def choice(self, g: Battle, option: int) -> Choice:
        """A pick as a named value; it is a place unless the word says otherwise."""
        return Choose(option)

    def counts(self) -> str:
        """What a number among its picks counts."""
        return ""

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        """What was picked happens."""
        raise NotImplementedError

    def ask(self, g: Battle, source: Source, side: int) -> None:
        """Let this side pick."""
        g.then(Choosing(side, source, self.number))


class WarLibrary(Library):
    """All cards of a content pack, and every verb they use, by number."""
    verbs: list[Verb]

    def __init__(self, cards: list[Printed], verbs: list[Verb]) -> None:
        super().__init__(cards, MOMENTS)
        self.verbs = verbs
        for n, verb in enumerate(verbs): verb.number = n


def verb_of(g: Battle, number: int) -> Verb:
    library = g.facts.library
    assert isinstance(library, WarLibrary)
    return library.verbs[number]


class Choosing(Draft[Battle]):
    """B-CRD-11  A word of a card asks: one pick after the other, then they happen."""
    source: Source
    verb: int
    picks: list[int]
    enough: bool

    def __init__(self, side: int, source: Source, verb: int, like: Choosing | None = None) -> None:
        super().__init__(side, like)
        self.source = source
        self.verb = verb
        self.picks = [] if like is None else like.picks.copy()
        self.enough = False if like is None else like.enough

    def copy(self) -> Choosing: return Choosing(self.side, self.source, self.verb, self)
    def blank(self, g: Battle) -> Choosing: return Choosing(self.side, self.source, self.verb)

    def step(self, g: Battle, at: int) -> bool:
        verb = verb_of(g, self.verb)
        if not self.enough and len(self.picks) < verb.most(g, self.source):
            if g.ask_if_any(ChooseFor(self.side), DONE): return True
        g.stack.pop()
        verb.chosen(g, self.source, self.picks)
        return True


class ChooseFor(Decision[Battle]):
    """B-CRD-11  One pick more, or no more."""

    def copy(self) -> ChooseFor: return ChooseFor(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11", "B-CRD-09")
    def counts(self, g: Battle) -> str: return verb_of(g, choosing(g).verb).counts()

    def choice(self, g: Battle, option: int) -> Choice:
        return Done() if option == DONE else verb_of(g, choosing(g).verb).choice(g, option)

    def options(self, g: Battle) -> list[int]:
        draft = choosing(g)
        verb = verb_of(g, draft.verb)
        found = verb.options(g, draft.source, draft.picks)
        if verb.may_stop(g, draft.source, draft.picks): found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = choosing(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.picks.append(option)


def choosing(g: Battle) -> Choosing: return g.nearest(Choosing)


def carry_out(g: Battle, source: Source, verbs: tuple[Effect, ...]) -> None:
    """One verb after the other, inside another."""
    if len(verbs) == 1:
        verbs[0].happen(g, source)
    elif verbs:
        g.then(DoAll(source, [verb.number for verb in verbs if isinstance(verb, Verb)]))


def any_possible(g: Battle, source: Source, verbs: tuple[Effect, ...]) -> bool:
    return any(verb.refusal(g, source) is None for verb in verbs)


class DoAll(Procedure[Battle]):
    """B-CRD-11  Several verbs, one after the other."""
    source: Source
    verbs: list[int]

    def __init__(self, source: Source, verbs: list[int], like: DoAll | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.verbs = verbs.copy()

    def copy(self) -> DoAll: return DoAll(self.source, self.verbs, self)

    def step(self, g: Battle, at: int) -> bool:
        if at >= len(self.verbs): return False
        verb_of(g, self.verbs[at]).happen(g, self.source)
        return True


# What verbs of combat need

def in_combat(g: Battle) -> Fight | None:
    """The combat in which a Combat effect happens."""
    it = fight_of(g)
    return None if it is None or it.over else it


def is_applying_damage(g: Battle, source: Source) -> bool:
    """B-DMG-02  The sentence acts when Damage is applied, so casualties come later for all of it."""
    library = g.facts.library
    assert library is not None
    return library.cards[g.kind[source.card]].rules[source.ability].at == APPLY_DAMAGE


def hurt(g: Battle, source: Source, side: int, place: int, n: int) -> None:
    """B-DMG-02, 08, B-AMB-43  Damage by a card: with that of the round, or resolved by itself."""
    it = in_combat(g)
    if it is not None and it.place(side) == place and is_applying_damage(g, source):
        strike(g, it, side, n)
    else:
        g.then(Suffer(side, place, n))


def fold(ifs: list[If]) -> If | None:
    """All of these."""
    whole: If | None = None
    for it in ifs: whole = it if whole is None else whole & it
    return whole


def is_so(when: If | None, g: Any, source: Source) -> bool:
    return when is None or when.holds(g, source)


__all__ = [
    "CHOSEN", "DONE", "ENEMY", "MOVED", "NONE", "OWN", "RALLIED", "THERE", "YOU", "ChooseFor", "Choosing", "Count",
    "DoAll", "Verb", "WarLibrary", "Which", "You", "about", "all_fit", "any_possible", "armies", "carry_out", "count",
    "fold", "hurt", "in_combat", "is_any", "is_so", "mask_of", "meant", "owner_of", "the_fight", "verb_of",
]

"""Attempts: burglary, riddles, offers and flattery are rolls with a name of their own; and what they find."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.choices import NameIt
from ravenhill.games.meccg.lines import ATTEMPT, ATTEMPT_FAILED, GAINS, NAMED
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.leaving import gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_RIDDLE, AN_OFFER, CHARACTER, ITEM
from ravenhill.games.meccg.words.numbers import OFFERS, RIDDLES
from ravenhill.games.meccg.words.verbs.kinds import Attempting

PAGE: Final = 25                         # so many cards are asked about at once


class Attempt(Procedure[Meccg]):
    """R-TERM-08  Two dice and what was declared before; what comes of it, its card says."""
    source: Source
    who: int
    modifier: int

    def __init__(self, source: Source, who: int, modifier: int, like: Attempt | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.who = who
        self.modifier = modifier

    def copy(self) -> Attempt: return Attempt(self.source, self.who, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        verb = attempt_of(g, self.source)
        total, needed = faces[0] + faces[1] + self.modifier, verb.needed(g, self.source, self.who)
        g.tell(ATTEMPT if total > needed else ATTEMPT_FAILED, self.who, total, needed)
        if total > needed:
            verb.won(g, self.source, self.who)
        else:
            verb.lost(g, self.source, self.who)


def attempt_of(g: Meccg, source: Source) -> Attempting:
    """The verb of a sentence by which somebody attempts something."""
    for verb in g.ability(source).verbs:
        if isinstance(verb, Attempting):
            return verb
    raise AssertionError("nobody attempts anything")


def burden(g: Meccg, who: int, attempt: int) -> int:
    """R-TERM-08  What lies on somebody who riddles or offers something."""
    if attempt == A_RIDDLE:
        return g.asked(RIDDLES, who, 0)
    return g.asked(OFFERS, who, 0) if attempt == AN_OFFER else 0


def finds(g: Meccg, side: int, taker: int, sizes: int) -> list[int]:
    """Items of the hand, of these sizes, that the site offers and this character may bear."""
    company = g.companies[g.company[taker]]
    return [card for card in sorted(g.piles[HAND + side]) if g.facts(card).type == ITEM and g.facts(card).done
            and sizes >> g.facts(card).size & 1 and offers(g, company, card) and may_bear(g, taker, card)
            and not (g.facts(card).unique and blocked(g, g.kind[card])) and can_pay(g, side, card)]


class TakeFind(Decision[Meccg]):
    """Which item of the hand is played with this character, without anything else that taps; or none."""
    taker: int
    sizes: int

    def __init__(self, side: int, taker: int, sizes: int) -> None:
        super().__init__(side)
        self.taker = taker
        self.sizes = sizes

    def copy(self) -> TakeFind: return TakeFind(self.side, self.taker, self.sizes)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[card + 1 for card in finds(g, self.side, self.taker, self.sizes)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.move(option - 1, IN_PLAY + self.side)
            g.host[option - 1] = self.taker
            g.tell(GAINS, self.taker, option - 1)
            pay_toll(g, self.side, option - 1)
            gained(g, option - 1, self.taker)


class Naming(Procedure[Meccg]):
    """Who has won a riddle names cards, one after the other; then the other shows the hand."""
    side: int
    count: int
    source: Source
    named: list[int]                 # their kinds

    def __init__(self, side: int, count: int, source: Source, like: Naming | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.count = count
        self.source = source
        self.named = [] if like is None else like.named.copy()

    def copy(self) -> Naming: return Naming(self.side, self.count, self.source, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.another_name(g)
            case 1: self.the_hand_is_shown(g)
            case _: return False
        return True

    def another_name(self, g: Meccg) -> None:
        if len(self.named) < self.count:
            self.at = 0
            g.then(NamePage(self.side))

    def the_hand_is_shown(self, g: Meccg) -> None:
        cards = sorted(g.piles[HAND + 1 - self.side])
        for card in cards:
            g.look(card, self.side)
        right = [card for card in cards if g.cards.identity[g.kind[card]] in self.named]
        attempt_of(g, self.source).guessed(g, self.source, right)


def nameable(g: Meccg, named: list[int]) -> list[int]:
    """The kinds of all cards that a play deck may hold, but for those that are named already."""
    return [kind for kind, it in enumerate(g.cards.facts) if it.type >= CHARACTER and it.done
            and g.cards.identity[kind] == kind and kind not in named]


class NamePage(Decision[Meccg]):
    """Where in the list of all cards the one stands that is named."""

    def copy(self) -> NamePage: return NamePage(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return NameIt(option)
    def options(self, g: Meccg) -> list[int]: return nameable(g, g.nearest(Naming).named)[::PAGE]
    def choose(self, g: Meccg, option: int) -> None: g.then(NameOne(self.side, option))


class NameOne(Decision[Meccg]):
    """Which card of that part of the list is named."""
    first: int

    def __init__(self, side: int, first: int) -> None:
        super().__init__(side)
        self.first = first

    def copy(self) -> NameOne: return NameOne(self.side, self.first)
    def choice(self, g: Meccg, option: int) -> Choice: return NameIt(option)

    def options(self, g: Meccg) -> list[int]:
        every = nameable(g, g.nearest(Naming).named)
        return every[every.index(self.first):every.index(self.first) + PAGE]

    def choose(self, g: Meccg, option: int) -> None:
        g.tell(NAMED, self.side, option)
        g.nearest(Naming).named.append(option)

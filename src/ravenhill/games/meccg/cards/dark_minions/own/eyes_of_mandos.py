"""Eyes of Mandos, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Number, Take
from ravenhill.core.frames import EVERYBODY, Chance, Decision, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.deck_top import covered
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

MOST_SEEN = 8


class Vision(Procedure[Meccg]):
    """So many cards of the play deck are shown to both; one goes to the hand, the others are shuffled in."""
    side: int
    left: int                        # to be shown; below 0: not yet said
    shown: list[int]

    def __init__(self, side: int, like: Vision | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.left = -1 if like is None else like.left
        self.shown = [] if like is None else like.shown.copy()

    def copy(self) -> Vision: return Vision(self.side, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.then(HowMuchIsSeen(self.side))
            case 1: self.the_next_is_shown(g)
            case 2: g.then(TakeSeen(self.side))
            case 3: g.shuffle(DECK + self.side)
            case _: return False
        return True

    def the_next_is_shown(self, g: Meccg) -> None:
        if self.left > 0:
            self.at = 1
            self.left -= 1
            g.then(SeeNext(self.side))


class HowMuchIsSeen(Decision[Meccg]):
    """How many cards of the play deck are shown."""

    def copy(self) -> HowMuchIsSeen: return HowMuchIsSeen(self.side)
    def options(self, g: Meccg) -> list[int]: return list(range(1, min(MOST_SEEN, g.deck_size(self.side)) + 1))
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "cards"
    def choose(self, g: Meccg, option: int) -> None: g.nearest(Vision).left = option


class SeeNext(Chance[Meccg]):
    """The next card of a play deck is shown."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> SeeNext: return SeeNext(self.side)
    def cards(self, g: Meccg) -> list[int]: return covered(g, self.side, g.nearest(Vision).shown)
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.cards(g)[outcome]
        g.learn(card, EVERYBODY)
        g.nearest(Vision).shown.append(card)


class TakeSeen(Decision[Meccg]):
    """Which of the cards that were shown goes to the hand."""

    def copy(self) -> TakeSeen: return TakeSeen(self.side)
    def options(self, g: Meccg) -> list[int]: return g.nearest(Vision).shown
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.move(option, HAND + self.side)
        g.look(option, 1 - self.side)


class SeeAhead(Effect):
    """Up to eight cards of the own play deck are shown; one is taken, and the others are shuffled into it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.deck_size(thing) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Vision(thing))


EYES_OF_MANDOS = ShortEvent("dm-126", "Eyes of Mandos", side=RESOURCE, done=True, rules=(
    may(ORGANIZING, SeeAhead(YOU), pay=Tap(Characters(YOURS, name="Pallando"))),
))
FRAMES: tuple[Plain, ...] = (Vision(0), HowMuchIsSeen(0), SeeNext(0), TakeSeen(0))

"""Aware of their Ways, and what it alone does."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Chance, Decision
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import GONE
from ravenhill.games.meccg.piles import DISCARD, OUT
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

FOUR = 4
EVERYBODY = 3


class OldCards(Chance[Meccg]):
    """Which cards of a discard pile are turned over: any, equally likely; then the other player may remove one."""
    side: int                        # whose pile
    shown: list[int]

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.shown = []

    def copy(self) -> OldCards:
        twin = OldCards(self.side)
        twin.shown = self.shown.copy()
        return twin

    def left(self, g: Meccg) -> list[int]: return [it for it in g.piles[DISCARD + self.side] if it not in self.shown]
    def outcomes(self, g: Meccg) -> int: return len(self.left(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.left(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.left(g)[outcome]
        g.learn(card, EVERYBODY)
        self.shown = [*self.shown, card]
        if len(self.shown) < FOUR and self.left(g):
            g.then(self)
        else:
            g.then(RemoveOne(1 - self.side, self.shown))


class RemoveOne(Decision[Meccg]):
    """One of these that is not unique leaves the game, or none."""
    shown: list[int]

    def __init__(self, side: int, shown: list[int]) -> None:
        super().__init__(side)
        self.shown = shown

    def copy(self) -> RemoveOne: return RemoveOne(self.side, self.shown.copy())
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in self.shown if not g.facts(it).unique]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.move(option - 1, OUT + g.owner[option - 1])
            g.tell(GONE, option - 1)


class TurnOver(Effect):
    """This player shows four random cards of the discard pile; you may remove one that is not unique from the game."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return bool(g.piles[DISCARD + thing]) and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(OldCards(thing))


FRAMES = (OldCards(0), RemoveOne(0, []))

AWARE_OF_THEIR_WAYS = ShortEvent("dm-046", "Aware of their Ways", side=HAZARD, done=True, rules=(
    may(HAZARDS, TurnOver(THE_OPPONENT)),
))

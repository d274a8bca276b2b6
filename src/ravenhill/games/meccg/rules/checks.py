"""Corruption checks that are owed: each in a chain of its own; several at once, in an order of choice."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import WHENEVER, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import COUNCIL


class ManyChecks(Procedure[Meccg]):
    """R-AMB-54  Several corruption checks at once: the active player's first, each player's in an order of choice."""
    left: list[int]                      # who checks, once for each check
    modifiers: list[int]                 # and how each of them is modified

    def __init__(self, left: list[int], modifiers: list[int], like: ManyChecks | None = None) -> None:
        super().__init__(like)
        self.left = left
        self.modifiers = modifiers

    def copy(self) -> ManyChecks: return ManyChecks(self.left.copy(), self.modifiers.copy(), self)

    def step(self, g: Meccg, at: int) -> bool:
        for place in range(len(self.left) - 1, -1, -1):
            if not g.is_in_play(self.left[place]):             # R-AMB-40  who is gone checks no more
                del self.left[place], self.modifiers[place]
        if not self.left:
            return False
        if self.left.count(self.left[0]) == len(self.left):
            self.next_check(g, self.left[0])
            return True
        own = [it for it in self.left if g.owner[it] == g.active]
        g.then(WhoChecks(g.active if own else 1 - g.active))
        return True

    def next_check(self, g: Meccg, character: int) -> None:
        place = self.left.index(character)
        self.left.pop(place)
        owes_check(g, character, self.modifiers.pop(place), g.asking().about)


class WhoChecks(Decision[Meccg]):
    """R-AMB-54  Who checks next."""

    def copy(self) -> WhoChecks: return WhoChecks(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-54",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        return [it for it in dict.fromkeys(g.nearest(ManyChecks).left) if g.owner[it] == self.side]

    def choose(self, g: Meccg, option: int) -> None: g.nearest(ManyChecks).next_check(g, option)


def owes_check(g: Meccg, character: int, modifier: int, about: int, ring: int = -1) -> None:
    """R-CORR-10, R-AMB-52  A corruption check in a chain of its own, so that others may help with this one."""
    side = g.owner[character]
    for n, rule in enumerate(g.facts(character).rules):
        if rule.kind == WHENEVER and rule.at == COUNCIL:
            g.then(Chain(about, side, [Source(character, n, side, [modifier] if ring < 0 else [modifier, ring])]))
            return

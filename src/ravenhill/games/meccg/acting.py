"""Times at which something may be done."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ravenhill.core.chain import Asking, Chain, ChainTable, Declare
from ravenhill.core.choices import Choice
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import NO_PATH

if TYPE_CHECKING:
    from ravenhill.games.meccg.state import Meccg


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting(Asking):
    """A time at which one seat, or each in turn, may do something; some of it is offered by no card."""
    alone: bool                          # only `side` may begin something; the other may only respond

    def __init__(self, about: int, side: int, alone: bool, like: Acting | None = None) -> None:
        super().__init__(about if like is None else like.about, side, like)
        self.alone = alone if like is None else like.alone

    def copy(self) -> Acting:
        return Acting(self.about, self.side, self.alone, self)

    def actions(self, g: Meccg, side: int) -> list[int]:
        """What may be done that no card offers."""
        return NO_PATH

    def responses(self, g: Meccg, side: int) -> list[int]:
        """And in answer to something that was declared."""
        return NO_PATH

    def act(self, g: Meccg, option: int) -> None: raise NotImplementedError
    def action(self, g: Meccg, option: int) -> Choice: raise NotImplementedError

    def step(self, g: ChainTable, at: int) -> bool:
        match at:
            case 0: g.triggers_follow(self.about)
            case 1: return self.whoever_acts_starts_a_chain(g)
            case _: return False
        return True

    def whoever_acts_starts_a_chain(self, g: ChainTable) -> bool:
        """R-CHAIN-03, R-AMB-38  The active player first, and again first after each chain."""
        self.at = 1
        if g.waiting:
            g.triggers_follow(self.about)
            return True
        if self.passes >= (1 if self.alone else 2):
            self.at = 2
            return False
        g.then(Declare(self.side))
        return True

    def declared(self, g: ChainTable, source: Source) -> None:
        """R-CHAIN-02, 04, 05, 11, 12, R-AMB-50  A chain, in every phase: others respond, the last happens first."""
        self.passes = 0
        if not self.alone:
            self.side = g.active
        g.then(Chain(self.about, 1 - source.side, [source]))

    def passed(self) -> None:
        self.passes += 1
        if not self.alone:
            self.side = 1 - self.side

"""Beorn on the move."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft
from ravenhill.games.five_armies.choices import Choose
from ravenhill.games.five_armies.lines import CHARACTER_MOVED, WRATH_LOST
from ravenhill.games.five_armies.rules.attack import AttackWith
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW

DONE: Final = 999


def may_pay_wrath(g: Battle) -> bool:
    """B-BEO-04, B-AMB-35  The last Wrath token cannot pay for movement."""
    return g.wrath >= 2


def pay_wrath(g: Battle) -> None:
    """B-BEO-04  A Character result costs one."""
    g.wrath -= 1
    g.tell(WRATH_LOST, 1, g.wrath)


class BeornMoves(Draft[Battle]):
    """B-BEO-04 to 08, B-AMB-35  Up to three regions, never into a Shadow Army nor to rest with any; then an attack."""
    regions: int
    entered: list[int]
    enough: bool

    def __init__(self, regions: int, like: BeornMoves | None = None) -> None:
        super().__init__(FREE if like is None else like.side, like)
        self.regions = regions
        self.entered = [] if like is None else like.entered.copy()
        self.enough = False if like is None else like.enough

    def copy(self) -> BeornMoves: return BeornMoves(self.regions, self)
    def blank(self, g: Battle) -> BeornMoves: return BeornMoves(self.regions)

    def step(self, g: Battle, at: int) -> bool:
        if not self.enough and len(self.entered) < self.regions:
            g.then(BeornTo(FREE))
            return True
        g.stack.pop()
        for place in self.entered:
            g.eliminate_tokens(SHADOW, place)                  # B-BEO-06
            g.lose_control(place)
        if self.entered:
            g.characters[BEORN] = self.entered[len(self.entered) - 1]
            g.tell(CHARACTER_MOVED, BEORN, g.characters[BEORN])
        g.then(AttackWith(FREE, [g.characters[BEORN]]))        # B-BEO-05
        return True

    def here(self, g: Battle) -> int:
        return self.entered[len(self.entered) - 1] if self.entered else g.characters[BEORN]

    def may_enter(self, g: Battle, place: int, left: int) -> bool:
        """B-BEO-07, 08  No Shadow Army there; with an Army of his own side only on the way to a free region."""
        if g.army(SHADOW, place): return False
        if not g.army(FREE, place): return True
        return left > 1 and any(self.may_enter(g, onward, left - 1) for onward in g.facts.adjacent[place])


class BeornTo(Decision[Battle]):
    """B-BEO-04, 08  The next region, or no further."""

    def copy(self) -> BeornTo: return BeornTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BEO-04", "B-BEO-07", "B-BEO-08")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Choose(option)

    def options(self, g: Battle) -> list[int]:
        draft = roaming(g)
        here = draft.here(g)
        left = draft.regions - len(draft.entered)
        found = [place for place in g.facts.adjacent[here] if draft.may_enter(g, place, left)]
        if not g.army(FREE, here): found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = roaming(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.entered.append(option)


def roaming(g: Battle) -> BeornMoves: return g.nearest(BeornMoves)

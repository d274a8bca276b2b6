"""Warm Now Be Heart and Limb, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.checks import ManyChecks
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


def healers(g: Meccg, slot: int) -> list[int]:
    """Untapped sages of the company, if somebody of it is wounded."""
    members = g.companies[slot].members
    hurt = any(g.state[it] == WOUNDED for it in members)
    return [it for it in members if hurt and g.state[it] == UNTAPPED and SAGE in skills(g, it)]


class HeartAndLimb(Procedure[Meccg]):
    """Sage after sage taps to heal somebody; then all of them check corruption."""
    slot: int
    sages: list[int]

    def __init__(self, slot: int, like: HeartAndLimb | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.sages = [] if like is None else like.sages.copy()

    def copy(self) -> HeartAndLimb: return HeartAndLimb(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.another_sage(g)
            case 1: self.they_check(g)
            case _: return False
        return True

    def another_sage(self, g: Meccg) -> None:
        if healers(g, self.slot):
            self.at = 0
            g.then(WarmingSage(g.companies[self.slot].side))

    def they_check(self, g: Meccg) -> None:
        if self.sages:
            g.then(ManyChecks(self.sages.copy(), [0] * len(self.sages)))


class WarmingSage(Decision[Meccg]):
    """The next sage who taps, or no more."""

    def copy(self) -> WarmingSage: return WarmingSage(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in healers(g, g.nearest(HeartAndLimb).slot)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option == 0:
            g.nearest(HeartAndLimb).at = 1
        else:
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            g.nearest(HeartAndLimb).sages.append(option - 1)
            g.then(WhoIsWarmed(self.side))


class WhoIsWarmed(Decision[Meccg]):
    """Whom that sage heals."""

    def copy(self) -> WhoIsWarmed: return WhoIsWarmed(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def options(self, g: Meccg) -> list[int]:
        return [it for it in g.companies[g.nearest(HeartAndLimb).slot].members if g.state[it] == WOUNDED]

    def choose(self, g: Meccg, option: int) -> None:
        Heal(THIS, tapped=True).do(g, Source(option, 0, self.side, []), option)


class WarmThem(Effect):
    """Any number of sages of the company tap, each to heal a character, who is tapped then; each then checks."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(healers(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(HeartAndLimb(thing))


WARM_NOW_BE_HEART_AND_LIMB = ShortEvent(
    "td-163", "Warm Now Be Heart and Limb", side=RESOURCE, skill=SAGE, keywords=frozenset({RITUAL}), done=True, rules=(
        may(ORGANIZING, WarmThem(a(Companies(SAGE)))),
    ),
)
FRAMES: tuple[Plain, ...] = (HeartAndLimb(0), WarmingSage(0), WhoIsWarmed(0))

"""Reforging, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import GAINS, TAPS
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.leaving import gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import FromStore

SIZES: Final = (MINOR, MAJOR)
KINDS: Final = (WEAPON, ARMOR, SHIELD)


def to_forge(g: Meccg, side: int, taker: int) -> list[int]:
    """Items of the discard pile that can be forged for this character, each kind once."""
    kinds: list[int] = []
    found: list[int] = []
    for card in sorted(g.piles[DISCARD + side]):
        it, kind = g.facts(card), g.kind[card]
        if it.type != ITEM or it.size not in SIZES or it.kind not in KINDS or not it.done or kind in kinds:
            continue
        if (it.unique and blocked(g, kind)) or not may_bear(g, taker, card):
            continue
        kinds.append(kind)
        found.append(card)
    return found


class Forging(Decision[Meccg]):
    """Which item it is."""
    taker: int

    def __init__(self, side: int, taker: int) -> None:
        super().__init__(side)
        self.taker = taker

    def copy(self) -> Forging: return Forging(self.side, self.taker)
    def options(self, g: Meccg) -> list[int]: return to_forge(g, self.side, self.taker)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.move(option, IN_PLAY + self.side)
        g.host[option] = self.taker
        g.tell(GAINS, self.taker, option)
        gained(g, option, self.taker)


class SpendStored(FromStore):
    """Somebody taps, and this stored card is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        g.move(source.card, CHAIN)


class Reforge(Effect):
    """A minor or major weapon, armour or shield comes from the discard pile to this character."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and bool(to_forge(g, source.side, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Forging(source.side, thing))


REFORGING = PermanentEvent("tw-314", "Reforging", side=RESOURCE, skill=SAGE, points=1, done=True, rules=(
    *learned(), may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN) & ~OnItem()),
    may(ORGANIZING, Reforge(a(Characters(OF_CHOSEN))), pay=SpendStored(a(Characters(YOURS, SAGE, at=HAVEN)))),
))
FRAMES: tuple[Plain, ...] = (Forging(0, 0),)

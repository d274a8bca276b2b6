"""Corruption checks, and what becomes of those who fail."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.lines import CORRUPTION, CORRUPTION_FAILED
from ravenhill.games.meccg.piles import COUNCIL_PHASE
from ravenhill.games.meccg.rules.leaving import discard, discard_character, eliminate, happens, may_leave
from ravenhill.games.meccg.rules.numbers import check_modifier, corruption
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import CHECK_FAILED, CHECK_MADE

PASSED: Final = 0
DISCARDED: Final = 1
ELIMINATED: Final = 2


class CorruptionCheck(Procedure[Meccg]):
    """R-CORR-05  Two dice and modifiers against the corruption points."""
    character: int
    modifier: int

    def __init__(self, character: int, modifier: int, like: CorruptionCheck | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.modifier = modifier

    def copy(self) -> CorruptionCheck: return CorruptionCheck(self.character, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.character) or g.company[self.character] < 0:
            return False                                       # R-CORR-13  an ally never checks
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        character = self.character
        total = faces[0] + faces[1] + self.modifier + check_modifier(g, character)
        points = corruption(g, character)
        fate = result(total, points)
        g.tell(CORRUPTION if fate == PASSED else CORRUPTION_FAILED, character, total, points)
        if fate != PASSED:
            self.it_fails(g, fate)
        if g.is_in_play(character):
            happens(g, CHECK_MADE, character)

    def it_fails(self, g: Meccg, fate: int) -> None: fails(g, self.character, fate)


class RingCheck(CorruptionCheck):
    """R-CORR-05  A corruption check whose failure costs a ring, and not its bearer."""
    ring: int

    def __init__(self, character: int, ring: int, modifier: int, like: RingCheck | None = None) -> None:
        super().__init__(character, modifier, like)
        self.ring = ring

    def copy(self) -> RingCheck: return RingCheck(self.character, self.ring, self.modifier, self)

    def it_fails(self, g: Meccg, fate: int) -> None:
        failed(g, self.character)
        if g.is_in_play(self.ring):
            discard(g, self.ring)


def result(total: int, points: int) -> int:
    """R-CORR-06, 07, 08  Above the points is well; equal or one less is discarded; any less is eliminated."""
    if total > points:
        return PASSED
    return DISCARDED if total >= points - 1 else ELIMINATED


def fails(g: Meccg, character: int, fate: int) -> None:
    """R-CORR-09, R-AMB-03  A Wizard is always eliminated. R-CORR-12  What cannot be discarded has passed.

    R-END-12  At the Council nobody else is, whatever the margin.
    """
    wizard = g.facts(character).is_wizard()
    if wizard or (fate == ELIMINATED and g.phase != COUNCIL_PHASE):
        failed(g, character)
        wizard_is_lost(g, character)
        eliminate(g, character)
    elif may_leave(g, character):
        failed(g, character)
        discard_character(g, character)


def failed(g: Meccg, character: int) -> None:
    """Whatever waits for a failure learns where he was and how strong, before he leaves."""
    before = len(g.waiting)
    happens(g, CHECK_FAILED, character)
    for place in range(before, len(g.waiting)):
        it = g.waiting[place]
        picks = [character, g.company[character], prowess(g, character)]
        g.waiting[place] = Source(it.card, it.ability, it.side, picks)


def wizard_is_lost(g: Meccg, character: int) -> None:
    """R-AMB-02, R-END-04, 13, R-ORG-13, R-CORR-11, R-CMB-26  Five points; basic: the game, but for the Council."""
    if g.facts(character).is_wizard():
        side = g.owner[character]
        g.wizard_lost[side] = 1
        if not g.standard and g.phase != COUNCIL_PHASE:
            g.finish(1 - side, "meccg-wizard-lost")

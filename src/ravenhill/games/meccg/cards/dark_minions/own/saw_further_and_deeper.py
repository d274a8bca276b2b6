"""Saw Further and Deeper, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import HOME_BOUND, Alter


class WizardUnseen(If):
    """No Wizard of yours has come into play yet."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.wizard[source.side] < 0


class SubjectIsYours(If):
    """What the moment is about is yours."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.owner[source.picks[0]] == source.side


class WizardAtHomeOnly(Alter):
    """Your Wizard comes into play at his home site only."""
    def __init__(self) -> None: super().__init__(HOME_BOUND)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing == source.side else total


SAW_FURTHER_AND_DEEPER = PermanentEvent(
    "dm-156", "Saw Further and Deeper", side=RESOURCE, no_duplicate=PER_PLAYER, done=True, rules=(
        may(ANYTIME, PutInPlay(THIS), when=WizardUnseen()),
        always(On(GENERAL, +5, YOU), WizardAtHomeOnly()),
        whenever(WIZARD_COMES, Discard(THIS), when=SubjectIsYours()),
    ),
)

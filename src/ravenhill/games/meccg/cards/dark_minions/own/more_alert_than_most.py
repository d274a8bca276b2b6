"""More Alert than Most, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import REDUCED, Alter


class PicksItsPrey(If):
    """The attacker chooses who is struck."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.chooses


class FewerIfItPicks(Alter):
    """An attack that chooses whom it strikes has one strike less, or two while a card is in play; one at least."""
    name: str
    def __init__(self, name: str) -> None:
        super().__init__(ATTACK_STRIKES, REDUCED)
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if not PicksItsPrey().holds(g, source):
            return total
        return max(min(total, 1), total - (2 if InPlay(self.name).holds(g, source) else 1))


MORE_ALERT_THAN_MOST = PermanentEvent(
    "dm-150", "More Alert than Most", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)), always(FewerIfItPicks("Gates of Morning")),
        whenever(ATTACK_OVER, Discard(THIS), when=AllBeaten() & PicksItsPrey()),
    ),
)

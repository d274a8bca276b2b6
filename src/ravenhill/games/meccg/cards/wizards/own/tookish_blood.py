"""Tookish Blood, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import STAYS


def cannot_leave() -> OnIt: return OnIt(STAYS, 1)


TOOKISH_BLOOD = ShortEvent("tw-104", "Tookish Blood", side=EITHER, done=True, rules=(
    may(HAZARDS, RollOrReturn(a(Characters(CURRENT, race=HOBBIT)), below=11), when=~YourTurn()),
    may(ANYTIME, ThisTurn(cannot_leave(), a(Characters(YOURS, race=HOBBIT))), when=YourTurn()),
))

"""The Moon Is Dead, and the change that it alone makes."""
from __future__ import annotations

from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import GUARDS_TWICE, ForRaces


class FacedTwice(ForRaces):
    """Each automatic-attack of this race is faced twice."""
    def __init__(self, race: Race) -> None: super().__init__(GUARDS_TWICE, race)


THE_MOON_IS_DEAD = PermanentEvent("dm-071", "The Moon Is Dead", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)), stirs(UNDEAD), always(FacedTwice(UNDEAD)),
    whenever(ATTACK_OVER, Discard(THIS), when=AllBeaten() & Facing(UNDEAD)),
))

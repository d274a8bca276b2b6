"""Two or Three Tribes Present, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import OfRace
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import RACES
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ALL_FREE, Alter
from ravenhill.games.meccg.words.verbs.kinds import ThisTurnFor

NEVER = (NO_RACE, NAZGUL, UNDEAD, DRAGON)


class Tribes(Who[int]):
    """Types of creatures, but for Nazgûl, Undead and Dragons."""
    def choice(self, thing: int) -> Choice: return OfRace(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        named = {card.race for card in g.cards.facts if card.type == CREATURE}
        return [race for race in range(RACES) if race in named and race not in NEVER]


class ThatTypeIsFree(Alter):
    """Creatures of the type that was named do not count against the hazard limit of the company."""
    def __init__(self) -> None: super().__init__(ALL_FREE)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total | 1 << source.picks[1]


class NameTribe(Effect):
    """A type of creature is named."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: pass


class FreeOfLimit(ThisTurnFor):
    """For this company, this turn, creatures of the type that was named count nothing."""


TWO_OR_THREE_TRIBES_PRESENT = ShortEvent("dm-097", "Two or Three Tribes Present", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, NameTribe(a(Tribes())), FreeOfLimit(ThatTypeIsFree(), COMPANY),
        when=Moving() & (InPath(WILDERNESS, 2) | InPath(SHADOW_LAND) | InPath(DARK_DOMAIN)),
    ),
))

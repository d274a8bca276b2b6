"""Neeker-breekers, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import SPARED, Alter


class SparesRace(Alter):
    """This creature does not strike those of a race."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(SPARED)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        here = attack is not None and attack.card == source.card
        return total + 1 if here and g.facts(thing).race == self.race else total


class MindForProwess(Alter):
    """Against this creature everybody fights with his mind."""
    def __init__(self) -> None: super().__init__(PROWESS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack, strike = the_attack(g), the_strike(g)
        if attack is None or strike is None or attack.card != source.card or strike.target != thing:
            return total
        return mind(g, thing)


NEEKER_BREEKERS = Creature(
    "tw-493", "Neeker-breekers", race=ANIMAL, strikes=EACH_CHARACTER, prowess=7, points=1, promo=True,
    keyed_to=(
        in_region(BORDER_LAND), in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN),
        at_site(RUINS_AND_LAIRS),
    ),
    done=True, rules=(
        always(DoesNotWound(ONLY_TAPS), SparesRace(WIZARD), MindForProwess()),
    ),
)

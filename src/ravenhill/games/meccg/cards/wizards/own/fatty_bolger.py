"""Fatty Bolger, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.attacks import the_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Race
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class StruckFellow(Who[int]):
    """Another of the bearer's company, of this race, who faces the strike."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled or strike.target == source.card:
            return []
        it = strike.target
        return [it] if g.facts(it).race == self.race and company_of(g, it) == company_of(g, source.card) else []


FATTY_BOLGER = Character(
    "tw-495", "Fatty Bolger", race=HOBBIT, skills=frozenset({SCOUT}), mind=3, prowess=1, body=8, points=1,
    corruption_check=+1, homes=("Bag End",), home_only=True, promo=True, done=True, rules=(
        may(STRUCK, CancelStrike(StruckFellow(HOBBIT)), pay=Tap(THIS)),
    ),
)

"""Sudden Fury, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import Alter, Fury


class ForAgents(ThisTurn):
    """Something is different this turn for agents at the site where the company is, or where it goes."""
    def __init__(self, change: Alter, who: Who[Any]) -> None: super().__init__(change, who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, -1, 0, g.kind[destination(g.companies[thing])])


SUDDEN_FURY = ShortEvent("dm-091", "Sudden Fury", side=HAZARD, done=True, rules=(
    may(HAZARDS, ForAgents(Fury(SCOUT, strikes=+1, chooses=True), COMPANY)),
))

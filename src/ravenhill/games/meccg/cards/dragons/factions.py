"""Factions."""
from ravenhill.games.meccg.words import *

MEN_OF_DALE = Faction(
    "td-138", "Men of Dale", race=MAN, points=2, at=("Dale",), above=7, swayed_by={MAN: +2, DWARF: +1}, done=True,
)
MEN_OF_LAKE_TOWN = Faction(
    "td-139", "Men of Lake-town", race=MAN, points=2, at=("Lake-town",), above=8, swayed_by={MAN: +2, DWARF: -1},
    done=True,
)

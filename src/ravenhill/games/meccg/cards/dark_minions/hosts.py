"""Hosts: events that take characters prisoner, and who guards against them."""
from ravenhill.games.meccg.words import *

FLIES_AND_SPIDERS = Host(
    "dm-058", "Flies and Spiders", rescue=(Automatic(SPIDER, strikes=3, prowess=9),), done=True, rules=(
        may(STRUCK_HAZARDS, LieInWait(THIS), pay=NameSite(a(RescueSites(RUINS_AND_LAIRS))), when=Facing(SPIDER)),
        whenever(BEGINNING_OF_UNTAP, HoldOut(THIS, +1, above=15), when=PrisonersTurn()),
    ),
)
NOBLE_HOUND = Ally(
    "dm-179", "Noble Hound", mind=1, prowess=3, body=6, points=1, at=(ANY_BORDER_HOLD,), unique=False,
    traits=frozenset({FAITHFUL, TAPPED_TOO}), done=True,
)
SPELLS_OF_THE_BARROW_WIGHTS = Host(
    "dm-090", "Spells of the Barrow-wights", rescue=(Automatic(UNDEAD, strikes=3, prowess=8),),
    traits=frozenset({TAKES_RINGS}), done=True, rules=(
        may(
            STRUCK_HAZARDS, LieInWait(THIS), pay=NameSite(a(RescueSites(RUINS_AND_LAIRS, SHADOW_HOLD))),
            when=Facing(UNDEAD),
        ),
        whenever(BEGINNING_OF_UNTAP, HoldOut(THIS), when=PrisonersTurn()),
    ),
)

"""Hazard creatures."""
from ravenhill.games.meccg.words import *

STIRRING_BONES = Creature(
    "dm-111", "Stirring Bones", race=UNDEAD, strikes=2, prowess=9, points=1, keyed_to=(
        in_region(WILDERNESS, times=2),
        in_region(SHADOW_LAND),
        in_region(DARK_DOMAIN),
        at_site(RUINS_AND_LAIRS),
        at_site(SHADOW_HOLD),
    ), done=True,
)

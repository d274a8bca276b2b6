"""Hazard creatures."""
from ravenhill.games.meccg.words import *

LESSER_SPIDERS = Creature(
    "td-042", "Lesser Spiders", race=SPIDER, strikes=4, prowess=7, points=1,
    keyed_to=(in_region(WILDERNESS), in_region(SHADOW_LAND), at_site(RUINS_AND_LAIRS)), done=True,
)

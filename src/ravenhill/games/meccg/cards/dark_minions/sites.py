"""Sites."""
from ravenhill.games.meccg.words import *

HAUDH_IN_GWANUR = Site(
    "dm-031", "Haudh-in-Gwanûr", hold=RUINS_AND_LAIRS, region="Harondor", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN, COASTAL_SEA, WILDERNESS), draws=(2, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(UNDEAD, strikes=1, prowess=10, checks_corruption=True),), done=True,
)
URLURTSU_NURN = Site(
    "dm-042", "Urlurtsu Nurn", hold=DARK_HOLD, region="Nurn", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN, COASTAL_SEA, WILDERNESS, SHADOW_LAND, DARK_DOMAIN), draws=(3, 5),
    playable=frozenset({INFORMATION, MINOR, MAJOR}), guarded_by=(Automatic(ORC, strikes=4, prowess=7),), done=True,
)

"""Sites."""
from ravenhill.games.meccg.words import *

BUHR_WIDU = Site(
    "td-173", "Buhr Widu", hold=RUINS_AND_LAIRS, region="Southern Rhovanion", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, WILDERNESS, WILDERNESS, WILDERNESS), draws=(3, 3),
    playable=frozenset({MINOR, MAJOR}), guarded_by=(Automatic(TROLL, strikes=1, prowess=10),),
    traits=frozenset({NEVER_SPENT}), done=True,
)
DALE = Site(
    "td-174", "Dale", hold=BORDER_HOLD, region="Northern Rhovanion", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND, WILDERNESS), draws=(2, 2), done=True,
)
FRAMSBURG = Site(
    "td-175", "Framsburg", hold=RUINS_AND_LAIRS, region="Anduin Vales", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND), draws=(1, 2), playable=frozenset({MINOR}), guarded_by=(
        from_hand(at_site(RUINS_AND_LAIRS), at_site(SHADOW_HOLD), in_region(WILDERNESS), in_region(SHADOW_LAND),
                  unique=True),
    ), hoard=True, done=True,
)
GOLD_HILL = Site(
    "td-176", "Gold Hill", hold=RUINS_AND_LAIRS, region="Withered Heath", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND, WILDERNESS), draws=(3, 3),
    playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}), guarded_by=(Automatic(DRAGON, strikes=1, prowess=15),),
    hoard=True, done=True,
)
GONDMAEGLOM = Site(
    "td-177", "Gondmaeglom", hold=RUINS_AND_LAIRS, region="Grey Mountain Narrows", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND), draws=(2, 2), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    guarded_by=(Automatic(DRAGON, strikes=1, prowess=14),), hoard=True, done=True,
)
ISLE_OF_THE_ULOND = Site(
    "td-178", "Isle of the Ulond", hold=RUINS_AND_LAIRS, region="Andrast Coast", nearest_haven="Edhellond",
    path=(WILDERNESS, COASTAL_SEA, COASTAL_SEA), draws=(2, 2), playable=frozenset({INFORMATION, MINOR, MAJOR}),
    guarded_by=(Automatic(DRAGON, strikes=1, prowess=14),), hoard=True, done=True,
)
OVIR_HOLLOW = Site(
    "td-179", "Ovir Hollow", hold=RUINS_AND_LAIRS, region="Grey Mountain Narrows", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND), draws=(2, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(DRAGON, strikes=1, prowess=12),), hoard=True, done=True,
)
THARBAD = Site(
    "td-180", "Tharbad", hold=RUINS_AND_LAIRS, region="Cardolan", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({MINOR}),
    guarded_by=(Automatic(MAN, strikes=3, prowess=6),), traits=frozenset({STILL_OFFERS}), done=True,
)
ZARAK_DUM = Site(
    "td-181", "Zarak Dûm", hold=RUINS_AND_LAIRS, region="Angmar", nearest_haven="Rivendell",
    path=(WILDERNESS, SHADOW_LAND), draws=(2, 3), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(DRAGON, strikes=1, prowess=11),), hoard=True, done=True,
)

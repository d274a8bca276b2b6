"""Events that are used as sites where the way of a company ends."""
from ravenhill.games.meccg.words import *

REFUGE = MapEvent(
    "td-145", "Refuge", side=RESOURCE, hold=FREE_HOLD, draws=(1, 1), traits=frozenset({RESTFUL}), done=True, rules=(
        may(
            END_OF_ORGANIZATION, LieAtTheEnd(a(Wanderers(WILDERNESS)), WILDERNESS),
            pay=GiveUp(a(CardsInHand(CHARACTER, ELF))),
        ),
    ),
)
WONDROUS_MAPS = MapEvent(
    "td-171", "Wondrous Maps", side=RESOURCE, hold=RUINS_AND_LAIRS, draws=(1, 3), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(ORC, strikes=4, prowess=7),), done=True, rules=(
        may(END_OF_ORGANIZATION, LieAtTheEnd(a(Wanderers(SHADOW_LAND)), SHADOW_LAND)),
    ),
)

"""Hazard creatures."""
from ravenhill.games.meccg.words import *

CHILL_DOUSER = Creature(
    "dm-106", "Chill Douser", race=UNDEAD, strikes=3, prowess=8, points=1,
    keyed_to=(at_site(RUINS_AND_LAIRS), at_site(SHADOW_HOLD)), done=True, rules=(
        whenever(
            ATTACK_OVER, ThisTurn(OnAttack(ATTACK_STRIKES, +1, Facing(UNDEAD)), COMPANY_ATTACKED),
            ThisTurn(OnAttack(ATTACK_PROWESS, +1, Facing(UNDEAD)), COMPANY_ATTACKED), when=TheAttackIsThis(),
        ),
    ),
)
STIRRING_BONES = Creature(
    "dm-111", "Stirring Bones", race=UNDEAD, strikes=2, prowess=9, points=1, keyed_to=(
        in_region(WILDERNESS, times=2),
        in_region(SHADOW_LAND),
        in_region(DARK_DOMAIN),
        at_site(RUINS_AND_LAIRS),
        at_site(SHADOW_HOLD),
    ), done=True,
)

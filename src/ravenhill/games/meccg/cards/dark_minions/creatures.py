"""Hazard creatures."""
from ravenhill.games.meccg.cards.dark_minions.under_deeps import UNDER_DEEPS
from ravenhill.games.meccg.words import *

BUTHRAKAUR_THE_GREEN = Creature(
    "dm-105", "Bûthrakaur the Green", race=TROLL, strikes=1, prowess=15, body=6, points=2, unique=True, keyed_to=(
        at_named(*UNDER_DEEPS, when=DOORS), at_site(SHADOW_HOLD), at_named("Moria", "The Under-gates"),
    ), done=True, rules=(
        whenever(ATTACK_ENDS, ThisTurn(Uncounted(ORC, TROLL), COMPANY_ATTACKED), when=TheAttackIsThis()),
    ),
)
CHILL_DOUSER = Creature(
    "dm-106", "Chill Douser", race=UNDEAD, strikes=3, prowess=8, points=1,
    keyed_to=(at_site(RUINS_AND_LAIRS), at_site(SHADOW_HOLD)), done=True, rules=(
        whenever(
            ATTACK_OVER, ThisTurn(OnAttack(ATTACK_STRIKES, +1, Facing(UNDEAD)), COMPANY_ATTACKED),
            ThisTurn(OnAttack(ATTACK_PROWESS, +1, Facing(UNDEAD)), COMPANY_ATTACKED), when=TheAttackIsThis(),
        ),
    ),
)
DURINS_BANE = Creature(
    "dm-107", "Durin's Bane", race=BALROG, strikes=2, prowess=18, body=9, points=5, unique=True, twin="Balrog of Moria",
    keywords=frozenset({SPAWN}), keyed_to=(
        at_named(
            "Moria", "The Gem-deeps", "The Sulfur-deeps", "The Under-gates", "The Under-grottos", "The Under-leas",
        ),
        at_named(*UNDER_DEEPS, when=DOORS),
    ), done=True, rules=(
        always(OnAttack(BODY_CHECKS, +1, TheAttackIsThis())),
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
UMAGAUR_THE_PALE = Creature(
    "dm-112", "Umagaur the Pale", race=TROLL, strikes=1, prowess=14, body=8, points=2, unique=True, keyed_to=(
        at_named(*UNDER_DEEPS, when=DOORS), at_site(SHADOW_HOLD), at_named("Moria", "The Under-gates"),
    ), done=True, rules=(
        whenever(ATTACK_ENDS, ThisTurn(Uncounted(ORC, TROLL), COMPANY_ATTACKED), when=TheAttackIsThis()),
    ),
)

"""Hazard creatures."""
from ravenhill.games.meccg.words import *

BAIRANAX = Creature(
    "td-003", "Bairanax", race=DRAGON, strikes=2, prowess=14, body=7, points=3, attacker_chooses=True,
    dragon="Bairanax", lair="Ovir Hollow", unique=True, keyed_to=(
        at_named("Ovir Hollow"),
        in_named("Anduin Vales", "Grey Mountain Narrows", "Gundabad", "Withered Heath", when=DOORS),
        at_sites_in("Anduin Vales", "Grey Mountain Narrows", "Gundabad", "Withered Heath", when=DOORS),
    ), done=True,
)
CARRION_BIRDS = Creature(
    "td-007", "Carrion Birds", race=ANIMAL, strikes=EACH_CHARACTER, prowess=6, points=1,
    keyed_to=(in_region(WILDERNESS, when=Follows(ORC, TROLL, MAN, land=WILDERNESS)),), done=True, rules=(
        always(OnAttack(BODY_CHECKS, -1, TheAttackIsThis())), always(AlsoChecks(0, TheAttackIsThis())),
    ),
)
CAVE_WORM = Creature(
    "td-008", "Cave Worm", race=DRAKE, strikes=1, prowess=16, points=1, keyed_to=(
        in_named(
            "Angmar", "Gap of Isen", "Grey Mountain Narrows", "Gundabad", "High Pass", "Iron Hills", "Númeriador",
            "Redhorn Gate", "Withered Heath",
        ),
    ), done=True,
)
DIRE_WOLVES = Creature(
    "td-013", "Dire Wolves", race=WOLF, strikes=4, prowess=8, points=1,
    keyed_to=(in_region(WILDERNESS, times=2), in_region(SHADOW_LAND)), done=True,
)
DUNLENDING_RAIDERS = Creature(
    "td-019", "Dunlending Raiders", race=MAN, strikes=5, prowess=8, points=1, keyed_to=(
        in_named("Cardolan", "Dunland", "Enedhwaith", "Hollin", "Rhudaur"),
        at_sites_in("Cardolan", "Dunland", "Enedhwaith", "Hollin", "Rhudaur", holds=(RUINS_AND_LAIRS,)),
    ), done=True,
)
EARCARAXE = Creature(
    "td-020", "Eärcaraxë", race=DRAGON, strikes=2, prowess=17, body=7, points=4, attacker_chooses=True,
    dragon="Eärcaraxë", lair="Isle of the Ulond", unique=True, keyed_to=(
        at_named("Isle of the Ulond"),
        in_named("Andrast", "Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", when=DOORS),
        at_sites_in("Andrast", "Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", when=DOORS),
    ), done=True,
)
GOTHMOG = Creature(
    "td-028", "Gothmog", race=TROLL, strikes=1, prowess=14, body=9, points=3, unique=True, keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD),
        following(Follows(ORC, TROLL, land=SHADOW_LAND, hold=SHADOW_HOLD, last=True)),
    ), done=True,
)
HOBGOBLINS = Creature(
    "td-030", "Hobgoblins", race=ORC, strikes=2, prowess=10, points=1,
    keyed_to=(in_region(WILDERNESS, times=2),), done=True,
)
ICE_DRAKE = Creature(
    "td-032", "Ice-drake", race=DRAKE, strikes=2, prowess=15, points=1, keyed_to=(
        in_named("Angmar", "Elven Shores", "Forochel", "Grey Mountain Narrows", "Gundabad", "Withered Heath"),
    ), done=True,
)
ITANGAST = Creature(
    "td-036", "Itangast", race=DRAGON, strikes=3, prowess=18, body=8, points=6, dragon="Itangast", lair="Gold Hill",
    unique=True, keyed_to=(
        at_named("Gold Hill"),
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
    ), done=True,
)
LAND_DRAKE = Creature(
    "td-040", "Land-drake", race=DRAKE, strikes=1, prowess=8, points=1, attacker_chooses=True,
    keyed_to=(in_region(WILDERNESS), at_site(RUINS_AND_LAIRS)), done=True,
)
LESSER_SPIDERS = Creature(
    "td-042", "Lesser Spiders", race=SPIDER, strikes=4, prowess=7, points=1,
    keyed_to=(in_region(WILDERNESS), in_region(SHADOW_LAND), at_site(RUINS_AND_LAIRS)), done=True,
)
LIGHT_DRAKE = Creature(
    "td-045", "Light-drake", race=DRAKE, strikes=2, prowess=8, points=1,
    keyed_to=(in_region(WILDERNESS), at_site(RUINS_AND_LAIRS)), done=True,
)
MARSH_DRAKE = Creature(
    "td-047", "Marsh-drake", race=DRAKE, strikes=2, prowess=11, points=1,
    keyed_to=(in_region(COASTAL_SEA), in_region(SHADOW_LAND)), done=True,
)
MORGUL_RATS = Creature(
    "td-049", "Morgul-rats", race=ANIMAL, strikes=15, prowess=2, body=5, points=1, keyed_to=(
        at_site(SHADOW_HOLD, when=Exists(Characters(CURRENT, wounded=1)) | DOORS),
        at_site(DARK_HOLD, when=Exists(Characters(CURRENT, wounded=1)) | DOORS),
    ), done=True,
)
RAIN_DRAKE = Creature(
    "td-057", "Rain-drake", race=DRAKE, strikes=1, prowess=15, points=1, keyed_to=(
        in_region(COASTAL_SEA),
        in_region(WILDERNESS, times=3),
        at_site(RUINS_AND_LAIRS, when=SitePathHas(WILDERNESS, 2) | SitePathHas(COASTAL_SEA)),
    ), done=True,
)
SAND_DRAKE = Creature(
    "td-059", "Sand-drake", race=DRAKE, strikes=3, prowess=12, points=1, attacker_chooses=True,
    keyed_to=(in_named("Harondor", "Khand"), in_named("Horse Plains", "Ithilien", "Nurn", when=DOORS)), done=True,
)
SCATHA = Creature(
    "td-060", "Scatha", race=DRAGON, strikes=3, prowess=15, body=9, points=5, dragon="Scatha", lair="Gondmaeglom",
    unique=True, keyed_to=(
        at_named("Gondmaeglom"),
        in_named("Grey Mountain Narrows", "Northern Rhovanion", "Withered Heath", "Woodland Realm", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Northern Rhovanion", "Withered Heath", "Woodland Realm", when=DOORS),
    ), done=True,
)
SCORBA = Creature(
    "td-063", "Scorba", race=DRAGON, strikes=3, prowess=12, body=8, points=3, attacker_chooses=True, dragon="Scorba",
    lair="Zarak Dûm", unique=True, keyed_to=(
        at_named("Zarak Dûm"),
        in_named("Angmar", "Forochel", "Gundabad", when=DOORS),
        at_sites_in("Angmar", "Forochel", "Gundabad", when=DOORS),
    ), done=True,
)
SEA_SERPENT = Creature(
    "td-066", "Sea Serpent", race=DRAKE, strikes=2, prowess=14, body=6, points=2,
    keyed_to=(in_region(COASTAL_SEA),), done=True,
)
THUNDERS_COMPANION = Creature(
    "td-075", "Thunder's Companion", race=GIANT, strikes=3, prowess=9, points=1,
    keyed_to=(in_region(WILDERNESS, times=2),), done=True,
)
TRUE_COLD_DRAKE = Creature(
    "td-077", "True Cold-drake", race=DRAKE, strikes=2, prowess=14, points=1, keyed_to=(
        in_named(
            "Angmar", "Forochel", "Grey Mountain Narrows", "Gundabad", "Iron Hills", "Númeriador", "Withered Heath",
        ),
    ), done=True,
)
TRUE_FIRE_DRAKE = Creature(
    "td-078", "True Fire-drake", race=DRAKE, strikes=2, prowess=13, points=1,
    keyed_to=(in_region(WILDERNESS, times=3), in_region(WILDERNESS, times=2, when=DOORS)), done=True,
)
WILD_FELL_BEAST = Creature(
    "td-081", "Wild Fell Beast", race=DRAKE, strikes=3, prowess=12, body=6, points=2, attacker_chooses=True,
    keyed_to=(in_region(SHADOW_LAND, times=2),), done=True, rules=(
        whenever(ATTACK_OVER, Tap(THE_ATTACKED), when=TheAttackIsThis()),
    ),
)
WINGED_COLD_DRAKE = Creature(
    "td-083", "Winged Cold-drake", race=DRAKE, strikes=2, prowess=13, points=1, attacker_chooses=True,
    keyed_to=(in_region(WILDERNESS, times=3),), done=True,
)
WINGED_FIRE_DRAKE = Creature(
    "td-084", "Winged Fire-drake", race=DRAKE, strikes=2, prowess=12, points=1, attacker_chooses=True,
    keyed_to=(in_region(WILDERNESS, times=3), in_region(SHADOW_LAND, times=2)), done=True,
)
WOLF_RIDERS = Creature(
    "td-086", "Wolf-riders", race=ORC, strikes=3, prowess=8, points=1, also=SHORT,
    keyed_to=(following(Follows(ORC, no_site=True, last=True)),), done=True, rules=(
        may(ATTACKED, changes_the_attack(prowess=+1, strikes=+1), when=Facing(WOLF)),
    ),
)
WOLF_RIDERS_REPRINT = reprint(WOLF_RIDERS, "td-087")

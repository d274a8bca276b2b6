"""The nine Dragons: on the wing, and in their lairs."""
from ravenhill.games.meccg.words import *

AGBURANAR_AHUNT = Ahunt(
    "td-001", "Agburanar Ahunt", dragon="Agburanar", lair="Caves of Ûlund", points=4,
    attack=Automatic(DRAGON, strikes=3, prowess=13, body=8), hunts=(
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath"),
        in_named("Dorwinion", "Heart of Mirkwood", "Southern Rhovanion", "Woodland Realm", when=DOORS),
    ), done=True,
)
AGBURANAR_AT_HOME = DragonAtHome(
    "td-002", "Agburanar at Home", dragon="Agburanar", lair="Caves of Ûlund", points=4,
    attack=Automatic(DRAGON, strikes=2, prowess=16, body=9), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(OneUncounted()),
    ),
)
BAIRANAX_AHUNT = Ahunt(
    "td-004", "Bairanax Ahunt", dragon="Bairanax", lair="Ovir Hollow", points=3,
    attack=Automatic(DRAGON, strikes=3, prowess=12, body=6, chooses=True), hunts=(
        in_named("Anduin Vales", "Grey Mountain Narrows", "Gundabad", "Withered Heath"),
        in_named("Angmar", "Iron Hills", "Northern Rhovanion", "Southern Rhovanion", when=DOORS),
    ), done=True,
)
DAELOMIN_AHUNT = Ahunt(
    "td-010", "Daelomin Ahunt", dragon="Daelomin", lair="Dancing Spire", points=4,
    attack=Automatic(DRAGON, strikes=4, prowess=11, body=7, chooses=True), hunts=(
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath"),
        in_named("Brown Lands", "Dagorlad", "Dorwinion", "Horse Plains", "Southern Rhovanion", when=DOORS),
    ), done=True,
)
DAELOMIN_AT_HOME = DragonAtHome(
    "td-011", "Daelomin at Home", dragon="Daelomin", lair="Dancing Spire", points=4,
    attack=Automatic(DRAGON, strikes=3, prowess=14, body=8), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)),
        may(HAZARDS, ThisTurn(OnIt(LIMIT_NOW, +2), COMPANY), pay=Spend(THIS), when=~YourTurn()),
    ),
)
EARCARAXE_AHUNT = Ahunt(
    "td-021", "Eärcaraxë Ahunt", dragon="Eärcaraxë", lair="Isle of the Ulond", points=4,
    attack=Automatic(DRAGON, strikes=3, prowess=15, body=6, chooses=True), hunts=(
        in_named("Andrast", "Andrast Coast", "Bay of Belfalas", "Eriadoran Coast"),
        in_named("Anfalas", "Enedhwaith", "Old Pûkel-land", when=DOORS),
        in_region(COASTAL_SEA, when=DOORS),
    ), done=True,
)
EARCARAXE_AT_HOME = DragonAtHome(
    "td-022", "Eärcaraxë at Home", dragon="Eärcaraxë", lair="Isle of the Ulond", points=4,
    attack=Automatic(DRAGON, strikes=2, prowess=18, body=7, chooses=True), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(LimitBy(+1, COASTAL_SEA)),
    ),
)
ITANGAST_AHUNT = Ahunt(
    "td-037", "Itangast Ahunt", dragon="Itangast", lair="Gold Hill", points=6,
    attack=Automatic(DRAGON, strikes=4, prowess=16, body=7), hunts=(
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath"),
        in_named("Dorwinion", "Heart of Mirkwood", "Southern Rhovanion", "Woodland Realm", when=DOORS),
    ), done=True,
)
ITANGAST_AT_HOME = DragonAtHome(
    "td-038", "Itangast at Home", dragon="Itangast", lair="Gold Hill", points=6,
    attack=Automatic(DRAGON, strikes=3, prowess=19, body=8), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(ItemsWeigh(GREATER)),
    ),
)
LEUCARUTH_AHUNT = Ahunt(
    "td-043", "Leucaruth Ahunt", dragon="Leucaruth", lair="Irerock", points=4,
    attack=Automatic(DRAGON, strikes=3, prowess=14, body=7), hunts=(
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath"),
        in_named("Dorwinion", "Heart of Mirkwood", "Southern Rhovanion", "Woodland Realm", when=DOORS),
    ), done=True,
)
SCATHA_AHUNT = Ahunt(
    "td-061", "Scatha Ahunt", dragon="Scatha", lair="Gondmaeglom", points=5,
    attack=Automatic(DRAGON, strikes=4, prowess=13, body=8), hunts=(
        in_named("Grey Mountain Narrows", "Northern Rhovanion", "Withered Heath", "Woodland Realm"),
        in_named("Anduin Vales", "Gundabad", "Heart of Mirkwood", "Western Mirkwood", when=DOORS),
    ), done=True,
)
SCATHA_AT_HOME = DragonAtHome(
    "td-062", "Scatha at Home", dragon="Scatha", lair="Gondmaeglom", points=5,
    attack=Automatic(DRAGON, strikes=3, prowess=16, body=9), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(OnEach(FACTION_CHECK, -1), EveryAttempt(-1)),
    ),
)
SCORBA_AHUNT = Ahunt(
    "td-064", "Scorba Ahunt", dragon="Scorba", lair="Zarak Dûm", points=3,
    attack=Automatic(DRAGON, strikes=4, prowess=10, body=7, chooses=True), hunts=(
        in_named("Angmar", "Forochel", "Gundabad"),
        in_named("Arthedain", "Númeriador", "Rhudaur", when=DOORS),
    ), done=True,
)
SCORBA_AT_HOME = DragonAtHome(
    "td-065", "Scorba at Home", dragon="Scorba", lair="Zarak Dûm", points=3,
    attack=Automatic(DRAGON, strikes=3, prowess=13, body=8), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), always(ItemsWeigh(MAJOR)),
    ),
)
SMAUG_AHUNT = Ahunt(
    "td-070", "Smaug Ahunt", dragon="Smaug", lair="The Lonely Mountain", points=5,
    attack=Automatic(DRAGON, strikes=3, prowess=15, body=7, chooses=True), hunts=(
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath"),
        in_named("Brown Lands", "Dagorlad", "Dorwinion", "Horse Plains", "Southern Rhovanion", when=DOORS),
    ), done=True,
)

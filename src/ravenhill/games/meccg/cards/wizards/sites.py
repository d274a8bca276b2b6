"""Sites."""
from ravenhill.games.meccg.words import *

AMON_HEN = Site(
    "tw-371", "Amon Hen", hold=RUINS_AND_LAIRS, region="Rohan", nearest_haven="Lórien", path=(WILDERNESS, BORDER_LAND),
    draws=(1, 1), playable=frozenset({INFORMATION, MINOR}),
    guarded_by=(Automatic(UNDEAD, strikes=1, prowess=6, checks_corruption=True),), done=True,
)
BAG_END = Site(
    "tw-372", "Bag End", hold=FREE_HOLD, region="The Shire", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS, FREE_DOMAIN), draws=(2, 2), done=True,
)
BANDIT_LAIR = Site(
    "tw-373", "Bandit Lair", hold=RUINS_AND_LAIRS, region="Brown Lands", nearest_haven="Lórien",
    path=(WILDERNESS, SHADOW_LAND), draws=(1, 2), playable=frozenset({MINOR, GOLD_RING}),
    guarded_by=(Automatic(MAN, strikes=3, prowess=6),), done=True,
)
BARAD_DUR = Site(
    "tw-374", "Barad-dûr", hold=DARK_HOLD, region="Gorgoroth", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND, DARK_DOMAIN), draws=(3, 6),
    playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(ORC, strikes=4, prowess=7), Automatic(TROLL, strikes=3, prowess=9)), hazard_limit=+2,
    done=True,
)
BARROW_DOWNS = Site(
    "tw-375", "Barrow-downs", hold=RUINS_AND_LAIRS, region="Cardolan", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(UNDEAD, strikes=1, prowess=8, checks_corruption=True),), done=True,
)
BEORNS_HOUSE = Site(
    "tw-376", "Beorn's House", hold=FREE_HOLD, region="Anduin Vales", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND), draws=(1, 1), done=True,
)
BLUE_MOUNTAIN_DWARF_HOLD = Site(
    "tw-377", "Blue Mountain Dwarf-hold", hold=FREE_HOLD, region="Númeriador", nearest_haven="Grey Havens",
    path=(FREE_DOMAIN, WILDERNESS), draws=(1, 1), dwarf_hold=True, done=True,
)
BREE = Site(
    "tw-378", "Bree", hold=BORDER_HOLD, region="Arthedain", nearest_haven="Rivendell", path=(WILDERNESS, WILDERNESS),
    draws=(1, 1), done=True,
)
CAMETH_BRIN = Site(
    "tw-379", "Cameth Brin", hold=BORDER_HOLD, region="Rhudaur", nearest_haven="Rivendell", path=(WILDERNESS,),
    draws=(1, 1), done=True,
)
CARN_DUM = Site(
    "tw-380", "Carn Dûm", hold=DARK_HOLD, region="Angmar", nearest_haven="Rivendell", path=(WILDERNESS, SHADOW_LAND),
    draws=(2, 3), playable=frozenset({MINOR, MAJOR, GREATER}), guarded_by=(Automatic(ORC, strikes=4, prowess=7),),
    done=True,
)
CAVES_OF_ULUND = Site(
    "tw-381", "Caves of Ûlund", hold=RUINS_AND_LAIRS, region="Withered Heath", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND, WILDERNESS), draws=(3, 3),
    playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}), guarded_by=(Automatic(DRAGON, strikes=1, prowess=13),),
    hoard=True, done=True,
)
CIRITH_UNGOL = Site(
    "tw-382", "Cirith Ungol", hold=DARK_HOLD, region="Imlad Morgul", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND), draws=(3, 4),
    playable=frozenset({MINOR, MAJOR, GREATER}), guarded_by=(Automatic(ORC, strikes=4, prowess=7),), done=True,
)
DANCING_SPIRE = Site(
    "tw-383", "Dancing Spire", hold=RUINS_AND_LAIRS, region="Withered Heath", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND, WILDERNESS), draws=(3, 3),
    playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}), guarded_by=(Automatic(DRAGON, strikes=2, prowess=11),),
    hoard=True, done=True,
)
DEAD_MARSHES = Site(
    "tw-384", "Dead Marshes", hold=SHADOW_HOLD, region="Dagorlad", nearest_haven="Lórien",
    path=(WILDERNESS, SHADOW_LAND, SHADOW_LAND), draws=(2, 3), playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(UNDEAD, strikes=2, prowess=8, checks_corruption=True),), done=True,
)
DIMRILL_DALE = Site(
    "tw-385", "Dimrill Dale", hold=RUINS_AND_LAIRS, region="Redhorn Gate", nearest_haven="Lórien",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({INFORMATION}),
    guarded_by=(Automatic(ORC, strikes=1, prowess=6),), done=True,
)
DOL_AMROTH = Site(
    "tw-386", "Dol Amroth", hold=FREE_HOLD, region="Belfalas", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN), draws=(1, 1), done=True,
)
DOL_GULDUR = Site(
    "tw-387", "Dol Guldur", hold=DARK_HOLD, region="Southern Mirkwood", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, DARK_DOMAIN), draws=(2, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(ORC, strikes=3, prowess=7), Automatic(TROLL, strikes=2, prowess=8)), done=True,
)
DRUADAN_FOREST = Site(
    "tw-388", "Drúadan Forest", hold=BORDER_HOLD, region="Anórien", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN), draws=(2, 2), done=True,
)
DUNHARROW = Site(
    "tw-389", "Dunharrow", hold=BORDER_HOLD, region="Rohan", nearest_haven="Lórien", path=(WILDERNESS, BORDER_LAND),
    draws=(1, 1), done=True,
)
DUNNISH_CLAN_HOLD = Site(
    "tw-390", "Dunnish Clan-hold", hold=BORDER_HOLD, region="Dunland", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS, WILDERNESS), draws=(2, 2), done=True,
)
EAGLES_EYRIE = Site(
    "tw-391", "Eagles' Eyrie", hold=FREE_HOLD, region="Anduin Vales", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND), draws=(1, 1), done=True,
)
EASTERLING_CAMP = Site(
    "tw-392", "Easterling Camp", hold=BORDER_HOLD, region="Horse Plains", nearest_haven="Lórien",
    path=(WILDERNESS, SHADOW_LAND, SHADOW_LAND, SHADOW_LAND), draws=(4, 4), done=True,
)
EDHELLOND = Site(
    "tw-393", "Edhellond", hold=HAVEN, region="Anfalas", draws=(2, 2),
    haven_paths={
        "Grey Havens": (FREE_DOMAIN, COASTAL_SEA, COASTAL_SEA, COASTAL_SEA, COASTAL_SEA, WILDERNESS),
        "Lórien": (WILDERNESS, BORDER_LAND, FREE_DOMAIN, FREE_DOMAIN, BORDER_LAND, WILDERNESS),
    },
    unique=False, done=True,
)
EDORAS = Site(
    "tw-394", "Edoras", hold=FREE_HOLD, region="Rohan", nearest_haven="Lórien", path=(WILDERNESS, BORDER_LAND),
    draws=(1, 1), done=True,
)
ETTENMOORS = Site(
    "tw-395", "Ettenmoors", hold=RUINS_AND_LAIRS, region="Rhudaur", nearest_haven="Rivendell", path=(WILDERNESS,),
    draws=(1, 1), playable=frozenset({MINOR}), guarded_by=(Automatic(TROLL, strikes=1, prowess=9),), done=True,
)
GLADDEN_FIELDS = Site(
    "tw-396", "Gladden Fields", hold=RUINS_AND_LAIRS, region="Anduin Vales", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND), draws=(1, 1), playable=frozenset({GOLD_RING}),
    guarded_by=(Automatic(UNDEAD, strikes=1, prowess=8, checks_corruption=True),), done=True,
)
GLITTERING_CAVES = Site(
    "tw-397", "Glittering Caves", hold=RUINS_AND_LAIRS, region="Gap of Isen", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND), draws=(2, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(PUKEL_CREATURE, strikes=1, prowess=9),), done=True,
)
GOBLIN_GATE = Site(
    "tw-398", "Goblin-gate", hold=SHADOW_HOLD, region="High Pass", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 2), playable=frozenset({MINOR, GOLD_RING}),
    guarded_by=(Automatic(ORC, strikes=3, prowess=6),), done=True,
)
GREY_HAVENS = Site(
    "tw-399", "Grey Havens", hold=HAVEN, region="Lindon", draws=(2, 2),
    haven_paths={
        "Rivendell": (WILDERNESS, WILDERNESS, FREE_DOMAIN),
        "Edhellond": (WILDERNESS, COASTAL_SEA, COASTAL_SEA, COASTAL_SEA, COASTAL_SEA, FREE_DOMAIN),
    },
    unique=False, done=True,
)
HENNETH_ANNUN = Site(
    "tw-400", "Henneth Annûn", hold=BORDER_HOLD, region="Ithilien", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS), draws=(2, 2), done=True,
)
HIMRING = Site(
    "tw-401", "Himring", hold=RUINS_AND_LAIRS, region="Elven Shores", nearest_haven="Grey Havens",
    path=(FREE_DOMAIN, COASTAL_SEA), draws=(1, 1), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(UNDEAD, strikes=1, prowess=8, checks_corruption=True),), done=True,
)
IREROCK = Site(
    "tw-402", "Irerock", hold=RUINS_AND_LAIRS, region="Withered Heath", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND, WILDERNESS), draws=(3, 3),
    playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}), guarded_by=(Automatic(DRAGON, strikes=1, prowess=14),),
    hoard=True, done=True,
)
IRON_HILL_DWARF_HOLD = Site(
    "tw-403", "Iron Hill Dwarf-hold", hold=FREE_HOLD, region="Iron Hills", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND, WILDERNESS, WILDERNESS), draws=(3, 3), dwarf_hold=True, done=True,
)
ISENGARD = Site(
    "tw-404", "Isengard", hold=RUINS_AND_LAIRS, region="Gap of Isen", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND), draws=(2, 2), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    guarded_by=(Automatic(WOLF, strikes=3, prowess=7),), done=True,
)
ISLES_OF_THE_DEAD_THAT_LIVE = Site(
    "tw-405", "Isles of the Dead that Live", hold=RUINS_AND_LAIRS, region="Eriadoran Coast",
    nearest_haven="Grey Havens", path=(FREE_DOMAIN, COASTAL_SEA, COASTAL_SEA), draws=(1, 2),
    playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    guarded_by=(Automatic(UNDEAD, strikes=2, prowess=8, checks_corruption=True),), done=True,
)
LAKE_TOWN = Site(
    "tw-406", "Lake-town", hold=BORDER_HOLD, region="Northern Rhovanion", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND, WILDERNESS), draws=(2, 2), done=True,
)
LOND_GALEN = Site(
    "tw-407", "Lond Galen", hold=BORDER_HOLD, region="Anfalas", nearest_haven="Edhellond", path=(WILDERNESS,),
    draws=(1, 1), done=True,
)
LORIEN = Site(
    "tw-408", "Lórien", hold=HAVEN, region="Wold & Foothills", draws=(2, 2),
    haven_paths={
        "Rivendell": (WILDERNESS, WILDERNESS, BORDER_LAND, WILDERNESS),
        "Edhellond": (WILDERNESS, BORDER_LAND, FREE_DOMAIN, FREE_DOMAIN, BORDER_LAND, WILDERNESS),
    },
    unique=False, done=True,
)
LOSSADAN_CAIRN = Site(
    "tw-409", "Lossadan Cairn", hold=RUINS_AND_LAIRS, region="Forochel", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS, WILDERNESS), draws=(2, 2), playable=frozenset({MINOR, MAJOR, GREATER}),
    only={GREATER: PALANTIR}, guarded_by=(Automatic(UNDEAD, strikes=2, prowess=8, checks_corruption=True),), done=True,
)
LOSSADAN_CAMP = Site(
    "tw-410", "Lossadan Camp", hold=BORDER_HOLD, region="Forochel", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS, WILDERNESS), draws=(2, 2), done=True,
)
MINAS_MORGUL = Site(
    "tw-411", "Minas Morgul", hold=DARK_HOLD, region="Imlad Morgul", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND), draws=(3, 4),
    playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(UNDEAD, strikes=3, prowess=8, checks_corruption=True),), done=True,
)
MINAS_TIRITH = Site(
    "tw-412", "Minas Tirith", hold=FREE_HOLD, region="Anórien", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN), draws=(2, 2), done=True,
)
MORIA = Site(
    "tw-413", "Moria", hold=SHADOW_HOLD, region="Redhorn Gate", nearest_haven="Lórien", path=(WILDERNESS, WILDERNESS),
    draws=(2, 3), playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}),
    guarded_by=(Automatic(ORC, strikes=4, prowess=7),), done=True,
)
MOUNT_DOOM = Site(
    "tw-414", "Mount Doom", hold=SHADOW_HOLD, region="Gorgoroth", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND, DARK_DOMAIN), draws=(3, 6), hazard_limit=+2,
    traits=frozenset({ALWAYS_OPEN}),
    done=True,
)
MOUNT_GRAM = Site(
    "tw-415", "Mount Gram", hold=SHADOW_HOLD, region="Angmar", nearest_haven="Rivendell",
    path=(WILDERNESS, SHADOW_LAND), draws=(2, 3), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(ORC, strikes=3, prowess=6),), done=True,
)
MOUNT_GUNDABAD = Site(
    "tw-416", "Mount Gundabad", hold=SHADOW_HOLD, region="Gundabad", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, DARK_DOMAIN), draws=(2, 3), playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(ORC, strikes=2, prowess=8),), done=True,
)
OLD_FOREST = Site(
    "tw-417", "Old Forest", hold=BORDER_HOLD, region="Cardolan", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), heals_everybody=True, done=True,
)
OST_IN_EDHIL = Site(
    "tw-418", "Ost-in-Edhil", hold=RUINS_AND_LAIRS, region="Hollin", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({MINOR, GOLD_RING}),
    guarded_by=(Automatic(WOLF, strikes=3, prowess=5),), done=True,
)
PELARGIR = Site(
    "tw-419", "Pelargir", hold=FREE_HOLD, region="Lebennin", nearest_haven="Edhellond",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN), draws=(2, 2), done=True,
)
RHOSGOBEL = Site(
    "tw-420", "Rhosgobel", hold=FREE_HOLD, region="Southern Mirkwood", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, DARK_DOMAIN), draws=(2, 3), playable=frozenset({MINOR}), heals_everybody=True,
    done=True,
)
RIVENDELL = Site(
    "tw-421", "Rivendell", hold=HAVEN, region="Rhudaur", draws=(2, 2),
    haven_paths={
        "Lórien": (WILDERNESS, BORDER_LAND, WILDERNESS, WILDERNESS),
        "Grey Havens": (FREE_DOMAIN, WILDERNESS, WILDERNESS),
    },
    unique=False, done=True,
)
RUINED_SIGNAL_TOWER = Site(
    "tw-422", "Ruined Signal Tower", hold=RUINS_AND_LAIRS, region="Enedhwaith", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS, WILDERNESS), draws=(2, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(SPIDER, strikes=2, prowess=8),), done=True,
)
SARN_GORIWING = Site(
    "tw-423", "Sarn Goriwing", hold=SHADOW_HOLD, region="Heart of Mirkwood", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, WILDERNESS, WILDERNESS), draws=(2, 2), playable=frozenset({MINOR, MAJOR}),
    guarded_by=(Automatic(ORC, strikes=3, prowess=5),), done=True,
)
SHELOBS_LAIR = Site(
    "tw-424", "Shelob's Lair", hold=SHADOW_HOLD, region="Imlad Morgul", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, FREE_DOMAIN, WILDERNESS, SHADOW_LAND), draws=(3, 4),
    playable=frozenset({MINOR, MAJOR}), guarded_by=(Automatic(ORC, strikes=2, prowess=8),), done=True,
)
SHREL_KAIN = Site(
    "tw-425", "Shrel-Kain", hold=BORDER_HOLD, region="Dorwinion", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND, WILDERNESS, BORDER_LAND), draws=(3, 3), done=True,
)
SOUTHRON_OASIS = Site(
    "tw-426", "Southron Oasis", hold=BORDER_HOLD, region="Harondor", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN, COASTAL_SEA, WILDERNESS), draws=(2, 2), done=True,
)
STONE_CIRCLE = Site(
    "tw-427", "Stone-circle", hold=RUINS_AND_LAIRS, region="Old Pûkel Gap", nearest_haven="Edhellond",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({INFORMATION, MINOR}),
    guarded_by=(Automatic(PUKEL_CREATURE, strikes=1, prowess=9),), done=True,
)
THE_LONELY_MOUNTAIN = Site(
    "tw-428", "The Lonely Mountain", hold=RUINS_AND_LAIRS, region="Northern Rhovanion", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND, WILDERNESS), draws=(2, 2),
    playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}), guarded_by=(Automatic(DRAGON, strikes=1, prowess=14),),
    hoard=True, done=True,
)
THE_STONES = Site(
    "tw-429", "The Stones", hold=RUINS_AND_LAIRS, region="Andrast", nearest_haven="Edhellond",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({MINOR, MAJOR, GREATER}),
    guarded_by=(Automatic(PUKEL_CREATURE, strikes=2, prowess=9),), done=True,
)
THE_WHITE_TOWERS = Site(
    "tw-430", "The White Towers", hold=RUINS_AND_LAIRS, region="Arthedain", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), guarded_by=(Automatic(WOLF, strikes=2, prowess=6),), done=True,
)
THE_WIND_THRONE = Site(
    "tw-431", "The Wind Throne", hold=RUINS_AND_LAIRS, region="Grey Mountain Narrows", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, SHADOW_LAND), draws=(2, 2), playable=frozenset({INFORMATION, MINOR, MAJOR}),
    guarded_by=(Automatic(ORC, strikes=3, prowess=7),), done=True,
)
THRANDUILS_HALLS = Site(
    "tw-432", "Thranduil's Halls", hold=FREE_HOLD, region="Woodland Realm", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, BORDER_LAND), draws=(2, 2), done=True,
)
TOLFALAS = Site(
    "tw-433", "Tolfalas", hold=RUINS_AND_LAIRS, region="Mouths of the Anduin", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN, COASTAL_SEA), draws=(2, 2), playable=frozenset({MINOR, MAJOR, GREATER}),
    only={GREATER: SCROLL_OF_ISILDUR}, guarded_by=(Automatic(UNDEAD, strikes=3, prowess=7, checks_corruption=True),),
    done=True,
)
VALE_OF_ERECH = Site(
    "tw-434", "Vale of Erech", hold=BORDER_HOLD, region="Lamedon", nearest_haven="Edhellond",
    path=(WILDERNESS, BORDER_LAND), draws=(1, 1), done=True,
)
VARIAG_CAMP = Site(
    "tw-435", "Variag Camp", hold=BORDER_HOLD, region="Khand", nearest_haven="Edhellond",
    path=(WILDERNESS, FREE_DOMAIN, COASTAL_SEA, WILDERNESS, SHADOW_LAND), draws=(3, 4), done=True,
)
WEATHERTOP = Site(
    "tw-436", "Weathertop", hold=RUINS_AND_LAIRS, region="Arthedain", nearest_haven="Rivendell",
    path=(WILDERNESS, WILDERNESS), draws=(1, 1), playable=frozenset({INFORMATION}),
    guarded_by=(Automatic(WOLF, strikes=2, prowess=6),), done=True,
)
WELLINGHALL = Site(
    "tw-437", "Wellinghall", hold=FREE_HOLD, region="Fangorn", nearest_haven="Lórien", path=(WILDERNESS, WILDERNESS),
    draws=(1, 1), done=True,
)
WOODMEN_TOWN = Site(
    "tw-438", "Woodmen-town", hold=BORDER_HOLD, region="Western Mirkwood", nearest_haven="Lórien",
    path=(WILDERNESS, BORDER_LAND, WILDERNESS), draws=(2, 2), done=True,
)
WOSE_PASSAGE_HOLD = Site(
    "tw-439", "Wose Passage-hold", hold=BORDER_HOLD, region="Old Pûkel-land", nearest_haven="Edhellond",
    path=(WILDERNESS, WILDERNESS, WILDERNESS), draws=(2, 2), done=True,
)

"""Hazard creatures."""
from ravenhill.games.meccg.words import *

ADUNAPHEL = Creature(
    "tw-002", "Adûnaphel", race=NAZGUL, strikes=1, prowess=15, body=10, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD),
        in_named("Brown Lands", "Dagorlad", "Gorgoroth", "Western Mirkwood"),
        at_sites_in("Brown Lands", "Dagorlad", "Gorgoroth", "Western Mirkwood"),
    ),
    done=True, rules=(
        *rides(HAZARDS, Tap(a(HERE))),
    ),
)
AGBURANAR = Creature(
    "tw-003", "Agburanar", race=DRAGON, strikes=2, prowess=15, body=9, points=4, dragon="Agburanar",
    lair="Caves of Ûlund", unique=True, keyed_to=(
        at_named("Caves of Ûlund"),
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
    ), done=True,
)
AKHORAHIL = Creature(
    "tw-004", "Akhôrahil", race=NAZGUL, strikes=1, prowess=16, body=9, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Harondor", "Horse Plains", "Gorgoroth", "Khand"),
        at_sites_in("Harondor", "Horse Plains", "Gorgoroth", "Khand"),
    ),
    done=True, rules=(
        *rides(HAZARDS, ThisTurn(body_this_turn(-1), a(HERE))),
    ),
)
AMBUSHER = Creature(
    "tw-005", "Ambusher", race=MAN, strikes=2, prowess=10, points=1, attacker_chooses=True,
    keyed_to=(in_region(FREE_DOMAIN), in_region(BORDER_LAND)), done=True,
)
ASSASSIN = Creature(
    "tw-008", "Assassin", race=MAN, strikes=1, prowess=11, points=2, attacks=3, attacker_chooses=True, same_target=True,
    keyed_to=(at_site(BORDER_HOLD), at_site(FREE_HOLD)), done=True,
)
BARROW_WIGHT = Creature(
    "tw-014", "Barrow-wight", race=UNDEAD, strikes=1, prowess=12, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)),
    done=True, rules=(
        whenever(ATTACK_OVER, CheckCorruption(WOUNDED_BY_IT, -2), when=TheAttackIsThis() & ItWounded()),
    ),
)
BARROW_WIGHT_REPRINT = reprint(BARROW_WIGHT, "tw-015")
BERT = Creature(
    "tw-016", "“Bert” (Bûrat)", race=TROLL, strikes=1, prowess=12, points=1, unique=True,
    keyed_to=(in_region(WILDERNESS), in_region(SHADOW_LAND), at_site(SHADOW_HOLD)), done=True, rules=(
        robs_after("“William” (Wûluag)", "“Tom” (Tûma)"),
    ),
)
CAVE_DRAKE = Creature(
    "tw-020", "Cave-drake", race=DRAGON, strikes=2, prowess=10, points=1, attacker_chooses=True,
    keyed_to=(in_region(WILDERNESS, times=2), at_site(RUINS_AND_LAIRS)), done=True,
)
CORPSE_CANDLE = Creature(
    "tw-023", "Corpse-candle", race=UNDEAD, strikes=1, prowess=7, points=1,
    keyed_to=(
        in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ),
    done=True, rules=(
        whenever(ASSIGNING, CheckCorruption(THE_ATTACKED), when=TheAttackIsThis()),
    ),
)
CORSAIRS_OF_UMBAR = Creature(
    "tw-024", "Corsairs of Umbar", race=MAN, strikes=5, prowess=9, points=1,
    keyed_to=(
        in_region(COASTAL_SEA),
        in_named(
            "Andrast", "Anfalas", "Belfalas", "Cardolan", "Enedhwaith", "Harondor", "Lindon", "Lebennin",
            "Old Pûkel-land",
        ),
        at_sites_in(
            "Andrast", "Anfalas", "Belfalas", "Cardolan", "Enedhwaith", "Harondor", "Lindon", "Lebennin",
            "Old Pûkel-land", holds=(RUINS_AND_LAIRS, SHADOW_HOLD),
        ),
        at_sites_in("Andrast Coast", "Bay of Belfalas", "Elven Shores", "Eriadoran Coast", "Mouths of the Anduin"),
    ), done=True,
)
DAELOMIN = Creature(
    "tw-026", "Daelomin", race=DRAGON, strikes=3, prowess=13, body=8, points=4, attacker_chooses=True,
    dragon="Daelomin", lair="Dancing Spire", unique=True, keyed_to=(
        at_named("Dancing Spire"),
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
    ), done=True,
)
DWAR_OF_WAW = Creature(
    "tw-031", "Dwar of Waw", race=NAZGUL, strikes=1, prowess=15, body=10, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien"),
        at_sites_in("Harondor", "Imlad Morgul", "Gorgoroth", "Ithilien"),
    ),
    done=True, rules=(
        *rides(HAZARDS, ThisTurn(OnAttack(ATTACK_PROWESS, +1, Facing(WOLF, SPIDER, ANIMAL)), EVERYTHING_TO_COME)),
    ),
)
FELL_TURTLE = Creature(
    "tw-034", "Fell Turtle", race=ANIMAL, strikes=1, prowess=15, points=1, keyed_to=(in_region(COASTAL_SEA),),
    done=True, rules=(
        whenever(ATTACK_OVER, SendBack(COMPANY_ATTACKED), when=TheAttackIsThis() & ItWounded()),
    ),
)
GHOSTS = Creature(
    "tw-037", "Ghosts", race=UNDEAD, strikes=3, prowess=9, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
    rules=(
        whenever(ATTACK_OVER, CheckCorruption(WOUNDED_BY_IT, -1), when=TheAttackIsThis() & ItWounded()),
    ),
)
GHOULS = Creature(
    "tw-038", "Ghouls", race=UNDEAD, strikes=5, prowess=7, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
GIANT_CARD = Creature(
    "tw-039", "Giant", race=GIANT, strikes=1, prowess=13, points=1, keyed_to=(in_region(WILDERNESS, times=2),),
    done=True,
)
GIANT_SPIDERS = Creature(
    "tw-040", "Giant Spiders", race=SPIDER, strikes=2, prowess=10, points=1,
    keyed_to=(
        in_region(WILDERNESS, times=2),
        in_named("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm"),
        at_sites_in(
            "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm",
            holds=(RUINS_AND_LAIRS, SHADOW_HOLD, DARK_HOLD),
        ),
    ),
    done=True, rules=(
        always(OnAttack(EQUAL_BODY, 1, TheAttackIsThis())),
    ),
)
HALF_TROLLS_OF_FAR_HARAD = Creature(
    "tw-043", "Half-trolls of Far Harad", race=TROLL, strikes=2, prowess=10, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
HOARMURATH_OF_DIR = Creature(
    "tw-044", "Hoarmûrath of Dír", race=NAZGUL, strikes=1, prowess=15, body=9, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Dagorlad", "Ithilien", "Gorgoroth", "Khand"),
        at_sites_in("Dagorlad", "Ithilien", "Gorgoroth", "Khand"),
    ),
    done=True, rules=(
        *rides(ATTACKED, changes_the_attack(strikes=+1)),
    ),
)
HUORN = Creature(
    "tw-045", "Huorn", race=AWAKENED_PLANT, strikes=1, prowess=10, points=1,
    keyed_to=(
        in_region(WILDERNESS), in_named("Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm"),
        at_sites_in(
            "Heart of Mirkwood", "Southern Mirkwood", "Western Mirkwood", "Woodland Realm",
            holds=(RUINS_AND_LAIRS, SHADOW_HOLD),
        ),
        at_named("Drúadan Forest", "Old Forest", "Wellinghall"),
    ), done=True,
)
LEUCARUTH = Creature(
    "tw-048", "Leucaruth", race=DRAGON, strikes=2, prowess=16, body=8, points=4, dragon="Leucaruth", lair="Irerock",
    unique=True, keyed_to=(
        at_named("Irerock"),
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
    ), done=True,
)
MUMAK = Creature(
    "tw-066", "Mûmak (Oliphant)", race=ANIMAL, strikes=2, prowess=12, points=1,
    keyed_to=(
        in_named("Dagorlad", "Gorgoroth", "Horse Plains", "Ithilien", "Khand", "Nurn", "Udûn"),
        at_sites_in("Dagorlad", "Gorgoroth", "Horse Plains", "Ithilien", "Khand", "Nurn", "Udûn"),
        in_named("Andrast", "Anfalas", "Belfalas", "Lebennin", when=AlreadyFaced("Corsairs of Umbar")),
        at_sites_in(
            "Andrast", "Anfalas", "Belfalas", "Lebennin", holds=(RUINS_AND_LAIRS, SHADOW_HOLD),
            when=AlreadyFaced("Corsairs of Umbar"),
        ),
    ), done=True,
)
OLOG_HAI = Creature(
    "tw-071", "Olog-hai (Trolls)", race=TROLL, strikes=3, prowess=10, body=5, points=2,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(DARK_HOLD)), done=True,
)
ORC_GUARD = Creature(
    "tw-072", "Orc-guard", race=ORC, strikes=5, prowess=8, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
ORC_LIEUTENANT = Creature(
    "tw-073", "Orc-lieutenant", race=ORC, strikes=1, prowess=7, points=1,
    keyed_to=(
        in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(RUINS_AND_LAIRS),
        at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ),
    done=True, rules=(
        stronger_after(ORC, +4),
    ),
)
ORC_PATROL = Creature(
    "tw-074", "Orc-patrol", race=ORC, strikes=3, prowess=6, points=1,
    keyed_to=(
        in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(RUINS_AND_LAIRS),
        at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ), done=True,
)
ORC_RAIDERS = Creature(
    "tw-075", "Orc-raiders", race=ORC, strikes=4, prowess=6, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS), at_site(RUINS_AND_LAIRS)), done=True,
)
ORC_WARBAND = Creature(
    "tw-076", "Orc-warband", race=ORC, strikes=5, prowess=4, points=1,
    keyed_to=(
        in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(RUINS_AND_LAIRS),
        at_site(SHADOW_HOLD), at_site(DARK_HOLD),
    ),
    done=True, rules=(
        stronger_after(ORC, +3),
    ),
)
ORC_WARRIORS = Creature(
    "tw-077", "Orc-warriors", race=ORC, strikes=3, prowess=7, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS), at_site(RUINS_AND_LAIRS)), done=True,
)
ORC_WATCH = Creature(
    "tw-078", "Orc-watch", race=ORC, strikes=3, prowess=9, points=1,
    keyed_to=(in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
PICK_POCKET = Creature(
    "tw-079", "Pick-pocket", race=MAN, strikes=1, prowess=11, points=1, attacker_chooses=True,
    keyed_to=(at_site(FREE_HOLD), at_site(BORDER_HOLD)), done=True, rules=(
        always(DoesNotWound(ROBS_THE_STRUCK)),
    ),
)
PICK_POCKET_REPRINT = reprint(PICK_POCKET, "tw-080")
PUKEL_MEN = Creature(
    "tw-082", "Pûkel-men", race=PUKEL_CREATURE, strikes=2, prowess=11, points=1,
    keyed_to=(
        at_site(SHADOW_HOLD), at_site(DARK_HOLD),
        at_sites_in(
            "Rohan", "Old Pûkel-land", "Old Pûkel Gap", "Lamedon", "Gap of Isen", "Enedhwaith", "Dunland", "Anórien",
            "Anfalas", "Andrast", holds=(RUINS_AND_LAIRS,),
        ),
    ), done=True,
)
REN_THE_UNCLEAN = Creature(
    "tw-083", "Ren the Unclean", race=NAZGUL, strikes=1, prowess=15, body=10, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Dagorlad", "Ithilien", "Gorgoroth", "Horse Plains"),
        at_sites_in("Dagorlad", "Ithilien", "Gorgoroth", "Horse Plains"),
    ),
    done=True, rules=(
        *rides(HAZARDS, CheckCorruption(Characters(ALL))),
    ),
)
ROGROG = Creature(
    "tw-085", "Rogrog", race=TROLL, strikes=1, prowess=13, body=8, points=2, unique=True,
    keyed_to=(in_region(DARK_DOMAIN), at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
SILENT_WATCHER = Creature(
    "tw-088", "Silent Watcher", race=PUKEL_CREATURE, strikes=EACH_CHARACTER, prowess=8, points=1,
    keyed_to=(at_site(SHADOW_HOLD), at_site(DARK_HOLD)), done=True,
)
SLAYER_CARD = Creature(
    "tw-089", "Slayer", race=SLAYER, strikes=1, prowess=11, points=2, attacks=2, attacker_chooses=True,
    same_target=True, keyed_to=(in_region(BORDER_LAND), at_site(BORDER_HOLD)), done=True,
)
SMAUG = Creature(
    "tw-090", "Smaug", race=DRAGON, strikes=2, prowess=17, body=8, points=5, attacker_chooses=True, dragon="Smaug",
    lair="The Lonely Mountain", unique=True, keyed_to=(
        at_named("The Lonely Mountain"),
        in_named("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
        at_sites_in("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion", "Withered Heath", when=DOORS),
    ), done=True,
)
THE_GREAT_GOBLIN = Creature(
    "tw-095", "The Great Goblin", race=ORC, strikes=1, prowess=12, body=7, points=2, unique=True,
    keyed_to=(
        at_site(DARK_HOLD), in_named("High Pass"), at_sites_in("High Pass"), moving_between("Rivendell", "Lórien"),
    ), done=True,
)
THIEF = Creature(
    "tw-102", "Thief", race=MAN, strikes=1, prowess=15, points=1,
    keyed_to=(in_region(BORDER_LAND), at_site(BORDER_HOLD)), done=True, rules=(
        always(DoesNotWound(ROBS_THE_COMPANY)),
    ),
)
TOM = Creature(
    "tw-103", "“Tom” (Tûma)", race=TROLL, strikes=1, prowess=13, points=1, unique=True,
    keyed_to=(in_region(WILDERNESS, times=2),), done=True, rules=(
        robs_after("“Bert” (Bûrat)", "“William” (Wûluag)"),
    ),
)
UVATHA_THE_HORSEMAN = Creature(
    "tw-107", "Ûvatha the Horseman", race=NAZGUL, strikes=1, prowess=15, body=9, points=5, also=PERMANENT, unique=True,
    keyed_to=(
        in_region(DARK_DOMAIN), at_site(DARK_HOLD), in_named("Harondor", "Horse Plains", "Gorgoroth", "Khand"),
        at_sites_in("Harondor", "Horse Plains", "Gorgoroth", "Khand"),
    ),
    done=True, rules=(
        *rides(HAZARDS, FetchCard(YOU, A_CREATURE)),
    ),
)
WARGS = Creature(
    "tw-109", "Wargs", race=WOLF, strikes=2, prowess=9, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS), in_region(SHADOW_LAND)), done=True,
)
WATCHER_IN_THE_WATER = Creature(
    "tw-110", "Watcher in the Water", race=ANIMAL, strikes=EACH_CHARACTER, prowess=8, points=1,
    keyed_to=(in_region(WILDERNESS, times=2), in_region(COASTAL_SEA), at_named("Moria")), done=True,
)
WILLIAM = Creature(
    "tw-112", "“William” (Wûluag)", race=TROLL, strikes=1, prowess=11, points=1, unique=True,
    keyed_to=(
        in_region(WILDERNESS), in_region(SHADOW_LAND), in_region(DARK_DOMAIN), at_site(SHADOW_HOLD),
        at_site(DARK_HOLD),
    ),
    done=True, rules=(
        robs_after("“Bert” (Bûrat)", "“Tom” (Tûma)"),
    ),
)
WOLVES = Creature(
    "tw-114", "Wolves", race=WOLF, strikes=3, prowess=8, points=1,
    keyed_to=(in_region(BORDER_LAND), in_region(WILDERNESS)), done=True,
)

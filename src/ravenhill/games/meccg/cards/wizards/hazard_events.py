"""Hazards that stay: long-events, permanent-events, corruption cards."""
from ravenhill.games.meccg.words import *

AWAKEN_DENIZENS = LongEvent("tw-009", "Awaken Denizens", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    doubles(Automatically(RUINS_AND_LAIRS)),
))
AWAKEN_MINIONS = LongEvent("tw-010", "Awaken Minions", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    doubles(Automatically(SHADOW_HOLD, DARK_HOLD)),
))
CLOUDS = LongEvent(
    "tw-022", "Clouds", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        always(OnAttack(ATTACK_PROWESS, +2, ByCreature()), when=DOORS),
    ),
)
DESPAIR_OF_THE_HEART = Corruption(
    "tw-027", "Despair of the Heart", corruption=2, removal=Removal(above=4), no_duplicate=PER_CHARACTER,
    done=True, rules=(
        corrupts(WIZARD, HOBBIT), whenever(CHARACTER_WOUNDED, CheckCorruption(BEARER), when=SubjectIn()),
    ),
)
DOORS_OF_NIGHT = PermanentEvent(
    "tw-028", "Doors of Night", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True,
    rules=(
        may(HAZARDS, PutInPlay(THIS), EndEnvironments(THIS, ENVIRONMENT, RESOURCE)),
    ),
)
EYE_OF_SAURON = LongEvent("tw-032", "Eye of Sauron", side=HAZARD, done=True, rules=(
    always(OnAttack(ATTACK_PROWESS, +1, Automatically())),
    always(OnAttack(ATTACK_PROWESS, +2, Automatically()), when=DOORS),
))
FELL_WINTER = LongEvent(
    "tw-035", "Fell Winter", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL,
    attack=Automatic(WOLF, strikes=3, prowess=7), guards=(at_site(BORDER_HOLD),), done=True, rules=(
        always(LandsAre({FREE_DOMAIN: BORDER_LAND, BORDER_LAND: WILDERNESS}), when=DOORS),
    ),
)
FOUL_FUMES = LongEvent(
    "tw-036", "Foul Fumes", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        blows(SHADOW_LAND, other=DARK_DOMAIN),
        taps_sites(SHADOW_LAND, when=DOORS), taps_sites(DARK_DOMAIN, when=DOORS),
    ),
)
LONG_WINTER = LongEvent(
    "tw-049", "Long Winter", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        blows(WILDERNESS, 2), taps_sites(WILDERNESS, 2, when=DOORS),
    ),
)
LURE_OF_CREATION = Corruption(
    "tw-056", "Lure of Creation", corruption=2, removal=Removal(above=6), no_duplicate=PER_WIZARD, done=True, rules=(
        may(HAZARDS, Corrupt(a(Characters(CURRENT, race=WIZARD)))),
        whenever(END_OF_HAZARDS, CheckCorruption(BEARER), when=SubjectIsCompany() & MovesToHaven()),
    ),
)
LURE_OF_EXPEDIENCE = Corruption(
    "tw-057", "Lure of Expedience", corruption=2, removal=Removal(above=5), no_duplicate=PER_CHARACTER, done=True,
    rules=(
        corrupts(WIZARD, HOBBIT), whenever(ITEM_GAINED, CheckCorruption(BEARER), when=SubjectIn()),
        whenever(ITEM_PASSED, CheckCorruption(BEARER), when=SubjectIn()),
    ),
)
LURE_OF_POWER = PermanentEvent(
    "tw-059", "Lure of Power", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, PutInPlay(THIS)), may(AT_SITE, PutInPlay(THIS), when=Exists(WhoInfluences())),
        whenever(INFLUENCED, CheckCorruption(THE_ONE, -4), Discard(THIS), when=SubjectIsNot(HOBBIT)),
    ),
)
LURE_OF_THE_SENSES = Corruption(
    "tw-060", "Lure of the Senses", corruption=2, removal=Removal(above=6), no_duplicate=PER_CHARACTER, done=True,
    rules=(
        corrupts(), whenever(END_OF_UNTAP, CheckCorruption(BEARER), when=BearerAt(HAVEN) & YourTurn()),
    ),
)
MINIONS_STIR = LongEvent("tw-061", "Minions Stir", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    stirs(ORC, TROLL), stirs(ORC, when=DOORS),
))
MORGUL_KNIFE = Corruption(
    "tw-064", "Morgul-knife", corruption=4, removal=Removal(above=4, at_haven=True), no_duplicate=GLOBAL,
    done=True, rules=(
        may(ATTACKED, LayBlade(COMPANY), when=Facing(NAZGUL)),
        always(OnAttack(ATTACK_PROWESS, +2, OnAttackedCompany())),
        whenever(ATTACK_ENDS, StayInTheWound(THIS), when=SubjectLiesUnder()),
    ),
)
MORGUL_NIGHT = LongEvent(
    "tw-062", "Morgul Night", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS), when=DOORS),
        always(LandsAre({WILDERNESS: SHADOW_LAND, SHADOW_LAND: DARK_DOMAIN})),
    ),
)
NIGHT = LongEvent(
    "tw-069", "Night", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        always(OnEach(PROWESS, -1, DUNADAN, without=RANGER)),
        always(OnAttack(ATTACK_PROWESS, +1), OnEach(PROWESS, -1, MAN, DUNADAN), when=DOORS),
    ),
)
PLAGUE_OF_WIGHTS = LongEvent("tw-081", "Plague of Wights", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    stirs(UNDEAD, strikes=0), doubles(Facing(UNDEAD) & DOORS),
))
SNOWSTORM = LongEvent(
    "tw-091", "Snowstorm", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS), when=DOORS),
        blows(WILDERNESS, rangers=False),
    ),
)
STORMS_OF_OSSE = LongEvent(
    "tw-092", "Storms of Ossë", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, PutInPlay(THIS), when=DOORS), taps_sites(COASTAL_SEA),
    ),
)
THE_BURDEN_OF_TIME = Corruption(
    "tw-094", "The Burden of Time", corruption=2, removal=Removal(above=7), no_duplicate=PER_ELF, done=True, rules=(
        may(HAZARDS, Corrupt(a(Characters(CURRENT, race=ELF))), when=~SiteIs(HAVEN)),
        whenever(END_OF_UNTAP, CheckCorruption(BEARER), when=YourTurn() & ~BearerAt(HAVEN)),
    ),
)
WAKE_OF_WAR = LongEvent("tw-108", "Wake of War", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    stirs(WOLF, SPIDER, ANIMAL), stirs(WOLF, when=DOORS),
))

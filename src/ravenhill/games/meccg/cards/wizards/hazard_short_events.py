"""Hazard short-events, and the two that may be resources too."""
from ravenhill.games.meccg.words import *

AROUSE_DENIZENS = ShortEvent("tw-006", "Arouse Denizens", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    arouses(+3, RUINS_AND_LAIRS),
))
AROUSE_MINIONS = ShortEvent("tw-007", "Arouse Minions", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    arouses(+3, SHADOW_HOLD, DARK_HOLD),
))
AWAKEN_THE_EARTHS_FIRE = ShortEvent(
    "tw-011", "Awaken the Earth's Fire", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL,
    done=True, rules=(
        arouses(+2, SHADOW_HOLD, DARK_HOLD, once=True),
        shifts(SHADOW_LAND, DARK_DOMAIN, SHADOW_HOLD, DARK_HOLD, when=DOORS),
    ),
)
CALL_OF_HOME = ShortEvent("tw-018", "Call of Home", side=HAZARD, done=True, rules=(
    may(HAZARDS, RollOrReturn(a(Characters(CURRENT, never=(WIZARD,), without="The One Ring")), below=10)),
))
CALL_OF_THE_SEA = ShortEvent("tw-019", "Call of the Sea", side=HAZARD, done=True, rules=(
    may(HAZARDS, RollOrReturn(a(Characters(CURRENT, race=ELF)), below=Depends(InPath(COASTAL_SEA), 13, otherwise=10))),
))
CHOKING_SHADOWS = ShortEvent(
    "tw-021", "Choking Shadows", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True,
    rules=(
        arouses(+2, RUINS_AND_LAIRS, once=True),
        shifts(WILDERNESS, SHADOW_LAND, RUINS_AND_LAIRS, SHADOW_HOLD, when=DOORS),
    ),
)
DRAGONS_DESOLATION = ShortEvent("tw-029", "Dragon's Desolation", side=HAZARD, done=True, rules=(
    may(ATTACKED, changes_the_attack(prowess=+2), when=Facing(DRAGON)),
    may(HAZARDS, Either(
        *[Together(Arouse(Aroused(+2, n), THE_SITE), when=GuardedByRace(n, DRAGON)) for n in (1, 2, 3)],
    )),
    may(
        HAZARDS, Prepare(Opening(DRAGON), THE_SITE),
        when=SiteIs(RUINS_AND_LAIRS) & (SitePathHas(WILDERNESS, 2) | (SitePathHas(WILDERNESS) & DOORS)),
    ),
))
GLOOM = ShortEvent(
    "tw-041", "Gloom", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, NotAgain(THIS), ThisTurn(prowess_this_turn(-1), a(HERE)), when=Moving()),
        shifts(BORDER_LAND, WILDERNESS, BORDER_HOLD, RUINS_AND_LAIRS, when=DOORS),
    ),
)
LOST_AT_SEA = ShortEvent("tw-050", "Lost at Sea", side=HAZARD, done=True, rules=(
    may(HAZARDS, ThisTurn(does_nothing(), COMPANY), when=Moving() & InPath(COASTAL_SEA)),
))
LOST_IN_BORDER_LANDS = ShortEvent("tw-051", "Lost in Border-lands", side=HAZARD, done=True, rules=(
    may(HAZARDS, LimitGrows(COMPANY, BORDER_LAND)),
))
LOST_IN_DARK_DOMAINS = ShortEvent("tw-052", "Lost in Dark-domains", side=HAZARD, done=True, rules=(
    may(HAZARDS, LimitGrows(COMPANY, DARK_DOMAIN, doubles=True)),
))
LOST_IN_FREE_DOMAINS = ShortEvent("tw-053", "Lost in Free-domains", side=HAZARD, done=True, rules=(
    may(HAZARDS, ThisTurn(does_nothing(), COMPANY), when=Moving() & InPath(FREE_DOMAIN)),
))
LOST_IN_SHADOW_LANDS = ShortEvent("tw-054", "Lost in Shadow-lands", side=HAZARD, done=True, rules=(
    may(HAZARDS, LimitGrows(COMPANY, SHADOW_LAND)),
))
LOST_IN_THE_WILDERNESS = ShortEvent("tw-055", "Lost in the Wilderness", side=HAZARD, done=True, rules=(
    may(HAZARDS, LimitGrows(COMPANY, WILDERNESS)),
))
MUSTER_DISPERSES = ShortEvent("tw-067", "Muster Disperses", side=HAZARD, done=True, rules=(
    may(HAZARDS, RollOrReturn(a(Factions()), below=11, discards=True)),
))
NEW_MOON = ShortEvent(
    "tw-068", "New Moon", side=HAZARD, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(HAZARDS, NotAgain(THIS), Tap(a(Characters(CURRENT, race=ELF)))),
        shifts(FREE_DOMAIN, BORDER_LAND, FREE_HOLD, BORDER_HOLD, when=DOORS),
    ),
)
THE_WILL_OF_THE_RING = ShortEvent(
    "tw-101", "The Will of the Ring", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, CheckCorruption(a(Characters(CURRENT, bearing=THE_ONE_RING)), -4)),
    ),
)
WEARINESS_OF_THE_HEART = ShortEvent(
    "tw-111", "Weariness of the Heart", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}),
    no_duplicate=PER_CHARACTER, done=True, rules=(
        may(HAZARDS, Either(ThisTurn(prowess_this_turn(-1), a(HERE)), CheckCorruption(a(HERE)))),
    ),
)
WORDS_OF_POWER_AND_TERROR = ShortEvent(
    "tw-115", "Words of Power and Terror", side=HAZARD, no_duplicate=PER_COMPANY, done=True, rules=(
        may(ATTACKED, ThisTurn(prowess_this_turn(-1), THE_ATTACKED), when=Facing(NAZGUL)),
    ),
)

"""Items."""
from ravenhill.games.meccg.words import *

BOW_OF_DRAGON_HORN = Item(
    "td-102", "Bow of Dragon-horn", size=MAJOR, points=2, corruption=2, hoard=True, unique=True, done=True, rules=(
        may(
            ATTACKED, ForThisAttack(FewerStrikes(1), THE_ATTACK), pay=Tap(THIS),
            when=ByCreature() & ~KeyedToSite() & Attacked() & BearerCan(WARRIOR),
        ),
    ),
)
CRAM = Item("td-105", "Cram", size=MINOR, corruption=1, done=True, rules=(
    may(ANYTIME, Untap(BEARER), pay=Spend(THIS)),
    may(ORGANIZING, ThisTurn(OnIt(REGIONS, +1), COMPANY), pay=Spend(THIS)),
))
EMERALD_OF_THE_MARINER = Item(
    "td-113", "Emerald of the Mariner", size=GREATER, points=3, corruption_check=+1, hoard=True, unique=True,
    traits=frozenset({WEIGHTLESS}), done=True, rules=(
        always(On(HAND_SIZE, +1, YOU)),
    ),
)
ENRUNED_SHIELD = Item(
    "td-114", "Enruned Shield", size=GREATER, kind=SHIELD, points=3, corruption=2, body=+3, body_up_to=10, hoard=True,
    unique=True, done=True, rules=(
        may(STRUCK, CancelStrike(TheStruck(WARRIOR, bearer=True)), pay=Tap(THIS)),
    ),
)
GOLD_BELT_OF_LORIEN = Item(
    "td-119", "Gold Belt of Lórien", size=SPECIAL, corruption=1, influence=+1, at=("Lórien",), unique=True, done=True,
)
HABERGEON_OF_SILVER = Item(
    "td-120", "Habergeon of Silver", size=MAJOR, kind=ARMOR, points=2, corruption=2, body=+2, body_up_to=10, hoard=True,
    done=True,
)
SCABBARD_OF_CHALCEDONY = Item(
    "td-150", "Scabbard of Chalcedony", size=MINOR, corruption=1, no_duplicate=PER_CHARACTER, hoard=True, done=True,
    rules=(
        always(OnAttack(ATTACK_BODY, -1, BearerStruck())),
    ),
)
THRORS_MAP = Item("td-158", "Thrór's Map", size=MINOR, corruption=1, unique=True, done=True, rules=(
    may(ANYTIME, Untap(a(Sites(EVERY_SITE, guard=DRAGON))), pay=Spend(THIS)),
))
TWICE_BAKED_CAKES = Item(
    "td-160", "Twice-baked Cakes", size=SPECIAL, corruption=1, at=(ANY_FREE_HOLD, ANY_BORDER_HOLD),
    traits=frozenset({TAPPED_TOO}), done=True, rules=(
        may(ORGANIZING, ThisTurn(OnIt(REGIONS, +2), COMPANY), pay=Spend(THIS)),
    ),
)
VALIANT_SWORD = Item(
    "td-161", "Valiant Sword", size=MAJOR, kind=WEAPON, points=2, corruption=2, prowess=+2, prowess_up_to=9,
    body_up_to=9, instead=Instead(body=+1, when=BearerCan(WARRIOR)), hoard=True, done=True,
)
WAYBREAD = Item("td-165", "Waybread", size=SPECIAL, corruption=1, at=("Lórien",), done=True, rules=(
    may(ANYTIME, Untap(BEARER), Perhaps(Untap(a(Characters(BESIDES_BEARER)))), pay=Spend(THIS)),
    may(ORGANIZING, ThisTurn(OnIt(REGIONS, +1), COMPANY), pay=Spend(THIS)),
))
WORMSBANE = Item(
    "td-172", "Wormsbane", size=GREATER, kind=WEAPON, points=4, corruption=2, prowess=+2, prowess_up_to=9,
    instead=Instead(prowess=+4, prowess_up_to=12, when=Facing(DRAGON, DRAKE)), unique=True, done=True, rules=(
        always(OnAttack(ATTACK_BODY, -2, BearerStruck() & Facing(DRAGON, DRAKE))),
    ),
)

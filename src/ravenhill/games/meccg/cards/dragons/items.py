"""Items."""
from ravenhill.games.meccg.words import *

CRAM = Item("td-105", "Cram", size=MINOR, corruption=1, done=True, rules=(
    may(ANYTIME, Untap(BEARER), pay=Spend(THIS)),
    may(ORGANIZING, ThisTurn(OnIt(REGIONS, +1), COMPANY), pay=Spend(THIS)),
))
GOLD_BELT_OF_LORIEN = Item(
    "td-119", "Gold Belt of Lórien", size=SPECIAL, corruption=1, influence=+1, at=("Lórien",), unique=True, done=True,
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
WAYBREAD = Item("td-165", "Waybread", size=SPECIAL, corruption=1, at=("Lórien",), done=True, rules=(
    may(ANYTIME, Untap(BEARER), Perhaps(Untap(a(Characters(BESIDES_BEARER)))), pay=Spend(THIS)),
    may(ORGANIZING, ThisTurn(OnIt(REGIONS, +1), COMPANY), pay=Spend(THIS)),
))

"""Events of both sides."""
from ravenhill.games.meccg.words import *

FIRST_OF_THE_ORDER = ShortEvent("dm-131", "First of the Order", side=RESOURCE, done=True, rules=(
    may(ANYTIME, ThisTurn(OnIt(CHECK, +2), a(Characters(YOURS, name="Saruman")))),
))
HUNDREDS_OF_BUTTERFLIES = ShortEvent("dm-142", "Hundreds of Butterflies", side=RESOURCE, done=True, rules=(
    may(HAZARDS, Untap(a(Characters(CURRENT))), ThisTurn(OnIt(LIMIT_NOW, +1), COMPANY), when=Moving()),
))

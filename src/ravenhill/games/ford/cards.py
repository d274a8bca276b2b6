"""The eighteen cards of the bag."""
from ravenhill.core.chain import THE_ANSWERED, THIS, YOU, Counter, LayOn
from ravenhill.core.words import Library, Printed, a, always, may, whenever
from ravenhill.games.ford.state import BATTLE, DAWN, DISCARD, DUSK, TABLE
from ravenhill.games.ford.words import (
    A_CARD,
    THE_BATTLE,
    THEIR_WARRIORS,
    YOUR_WARRIORS,
    Ahead,
    BreakOff,
    Dice,
    Fell,
    PutOnTop,
    Rally,
    Spy,
)

VOLLEY = Printed("volley", (may(DAWN, Fell(a(THEIR_WARRIORS))),))
SHIELDS = Printed("shields", (may(DAWN, Counter(THE_ANSWERED)), may(BATTLE, Counter(THE_ANSWERED))))
BANNER = Printed("banner", (
    may(DAWN, LayOn(THIS, TABLE, own=True)), always(Dice(+1)), whenever(DUSK, LayOn(THIS, DISCARD), when=Ahead()),
))
SPY = Printed("spy", (may(DAWN, Spy(YOU)),))
STRAGGLERS = Printed("stragglers", (may(DAWN, Rally(a(YOUR_WARRIORS)), pay=PutOnTop(a(A_CARD))),))
FOG = Printed("fog", (may(BATTLE, BreakOff(THE_BATTLE), when=~Ahead()),))

LIBRARY = Library([VOLLEY, SHIELDS, BANNER, SPY, STRAGGLERS, FOG], moments=3)
COPIES = (4, 4, 3, 2, 3, 2)

"""The eighteen cards of the bag."""
from ravenhill.core.chain_words import OTHER_CARDS, THE_ANSWERED, THIS, YOU, Counter, LayOn, PutOnTop
from ravenhill.core.library import Library, Printed
from ravenhill.core.words import a, always, may, whenever
from ravenhill.games.ford.state import BAG, BATTLE, DAWN, DISCARD, DUSK, TABLE
from ravenhill.games.ford.words import ENEMY_GROUPS, THE_BATTLE, YOUR_GROUPS, Ahead, BreakOff, Dice, Fell, Rally, Spy

VOLLEY = Printed("volley", (may(DAWN, Fell(a(ENEMY_GROUPS))),))                                              # F-03
SHIELDS = Printed("shields", (may(DAWN, Counter(THE_ANSWERED)), may(BATTLE, Counter(THE_ANSWERED))))         # F-04
BANNER = Printed("banner", (                                                                                 # F-07
    may(DAWN, LayOn(THIS, TABLE, own=True)), always(Dice(+1)), whenever(DUSK, LayOn(THIS, DISCARD), when=Ahead()),
))
SPY = Printed("spy", (may(DAWN, Spy(YOU)),))                                                                 # F-05
STRAGGLERS = Printed("stragglers", (may(DAWN, Rally(a(YOUR_GROUPS)), pay=PutOnTop(a(OTHER_CARDS), BAG)),))   # F-06
FOG = Printed("fog", (may(BATTLE, BreakOff(THE_BATTLE), when=~Ahead()),))                                    # F-08

LIBRARY = Library([VOLLEY, SHIELDS, BANNER, SPY, STRAGGLERS, FOG], moments=3, questions=1)
DECK = LIBRARY.deck(volley=4, shields=4, banner=3, spy=2, stragglers=3, fog=2)

"""What companies do in the face of Dragons and other foes."""
from ravenhill.games.meccg.words import *

DRAGON_FEUDS = ShortEvent("td-107", "Dragon-feuds", side=RESOURCE, done=True, rules=(
    may(ORGANIZING, PutInPlay(THIS)),
    may(
        ATTACKED, Cancel(THE_ATTACK), pay=GiveUp(a(CardsInHand(CREATURE, DRAGON, DRAKE))),
        when=InPlayOnly() & Facing(DRAGON, DRAKE),
    ),
    whenever(TURN_ENDS, Discard(THIS)),
))
MORE_SENSE_THAN_YOU = ShortEvent("td-140", "More Sense than You", side=RESOURCE, done=True, rules=(
    may(ATTACKED, AgainstIt(OnIt(SPARED, +1), THE_ONE), pay=Tap(a(FIGHTERS))),
))
STAFF_ASUNDER = ShortEvent("td-153", "Staff Asunder", side=RESOURCE, done=True, rules=(
    may(
        ATTACKED, CheckCorruption(THE_WIZARD), Store(a(Items(OF_ATTACKED, name="Wizard's Staff"))),
        AgainstIt(OnIt(PROWESS, +5), THE_WIZARD), changes_the_attack(body=-2),
    ),
))

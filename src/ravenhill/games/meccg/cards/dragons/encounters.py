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
FAST_ASLEEP = ShortEvent("td-115", "Fast Asleep", side=RESOURCE, done=True, rules=(
    may(ANYTIME, HelpAttempt(a(WhoAttempts(A_BURGLARY)), +3)),
    may(ATTACKED, changes_the_attack(prowess=-2), when=Automatically()),
))
FLATTER_A_FOE = ShortEvent("td-116", "Flatter a Foe", side=RESOURCE, done=True, rules=(
    may(
        ATTACKED, TalkAway(a(THE_ATTACKED), 10, A_FLATTERY), IfItLeaves(COMPANY_OF_THE_ONE, 2), when=Facing(DRAGON),
    ),
    may(
        ATTACKED, TalkAway(a(THE_ATTACKED), 11, A_FLATTERY), IfItLeaves(COMPANY_OF_THE_ONE, 2),
        when=Facing(MAN, DRAKE),
    ),
    may(
        ATTACKED, TalkAway(a(THE_ATTACKED), 12, A_FLATTERY), IfItLeaves(COMPANY_OF_THE_ONE, 2),
        when=Facing(TROLL, ORC, ELF, GIANT),
    ),
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
TRICKERY = ShortEvent("td-159", "Trickery", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(
        ATTACKED, TalkAway(a(Characters(OF_ATTACKED, SCOUT)), 5),
        when=Facing(ORC, TROLL, MAN, ELF, SLAYER, AWAKENED_PLANT, GIANT),
    ),
))
WIT = ShortEvent("td-168", "Wit", side=RESOURCE, traits=frozenset({ABROAD}), done=True, rules=(
    may(ANYTIME, HelpAttempt(a(WhoAttempts(A_RIDDLE)), +3)),
))

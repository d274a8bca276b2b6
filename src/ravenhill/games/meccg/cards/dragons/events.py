"""Events of both sides."""
from ravenhill.games.meccg.words import *

GIFT_OF_COMPREHENSION = PermanentEvent(
    "td-118", "Gift of Comprehension", side=RESOURCE, corruption=2, gives=SAGE, done=True, rules=(
        may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=DUNADAN, at=HAVEN)))),
    ),
)
MANY_TURNS_AND_DOUBLINGS = ShortEvent(
    "td-132", "Many Turns and Doublings", side=RESOURCE, skill=RANGER, done=True, rules=(
        may(
            ATTACKED, Cancel(THE_ATTACK),
            when=Facing(WOLF, SPIDER, ANIMAL, UNDEAD) & Exists(Characters(OF_ATTACKED, RANGER)),
        ),
        may(HAZARDS, ThisTurn(OnIt(LIMIT_NOW, -1), COMPANY), when=GATES & Here(RANGER)),
    ),
)
STAR_OF_HIGH_HOPE = LongEvent(
    "td-154", "Star of High Hope", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        always(OnEach(PROWESS, +1, ELF, DUNADAN)), always(OnEach(PROWESS, +1, ELF, DUNADAN), when=GATES),
    ),
)
TALES_OF_THE_HUNT = PermanentEvent("td-155", "Tales of the Hunt", side=RESOURCE, corruption=2, done=True, rules=(
    may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=MAN, at=BORDER_HOLD)))),
    may(ANYTIME, Untap(a(COMPANIONS)), CheckCorruption(BEARER), pay=Tap(BEARER)),
))
VANISH_IN_SUNLIGHT = ShortEvent("td-162", "Vanish in Sunlight!", side=RESOURCE, done=True, rules=(
    may(ATTACKED, changes_the_attack(prowess=-2), when=Facing(NAZGUL, UNDEAD) & ~GATES),
    may(ATTACKED, changes_the_attack(prowess=-4), when=Facing(NAZGUL, UNDEAD) & GATES),
))
WORMS_STENCH = ShortEvent("td-088", "Worm's Stench", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, ThisTurn(OnAttack(ATTACK_PROWESS, +2, Facing(SPIDER, ANIMAL)), COMPANY),
        when=(AlreadyFaced(race=DRAGON) | AlreadyFaced(race=DRAKE)) & ~DOORS,
    ),
    may(
        HAZARDS, ThisTurn(OnAttack(ATTACK_PROWESS, +2, Facing(WOLF, SPIDER, ANIMAL)), COMPANY),
        ThisTurn(OnAttack(ATTACK_STRIKES, +1, Facing(WOLF, SPIDER, ANIMAL)), COMPANY),
        when=(AlreadyFaced(race=DRAGON) | AlreadyFaced(race=DRAKE)) & DOORS,
    ),
))

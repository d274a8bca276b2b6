"""Items."""
from ravenhill.games.meccg.words import *

AIGLOS = Item(
    "dm-166", "Aiglos", size=SPECIAL, kind=WEAPON, points=5, corruption=3, prowess=+2, prowess_up_to=11, body=+1,
    body_up_to=10, skill=WARRIOR, instead=Instead(prowess=+5, when=DOORS), bonuses=(Bonus(influence=+3, race=ELF),),
    at=(DEEP_STRONGHOLD,), unique=True, done=True, rules=(
        always(OnAttack(ATTACK_BODY, -2, BearerStruck() & BearerCan(WARRIOR))),
    ),
)
DRAGON_HELM = Item(
    "dm-167", "Dragon-helm", size=SPECIAL, kind=HELMET, points=4, corruption=2, prowess=+1, body=+2, body_up_to=10,
    influence=+3, skill=WARRIOR, at=(DEEP_STRONGHOLD,), unique=True, done=True, rules=(
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Facing(DRAGON, DRAKE) & Attacked()),
    ),
)
LEAF_BROOCH = Item(
    "dm-171", "Leaf Brooch", size=SPECIAL, corruption=1, at=("Lórien",), traits=frozenset({STANDS_IN}), done=True,
)
NOLDO_LANTERN = Item(
    "dm-175", "Noldo-lantern", size=SPECIAL, points=2, corruption=2, at=(ANY_UNDER_DEEPS,), done=True, rules=(
        always(WayBelow(-2, own=True)),
        may(
            ATTACKED, changes_the_attack(prowess=-2), ForThisAttack(FewerStrikes(1), THE_ATTACK), pay=Tap(THIS),
            when=Facing(UNDEAD, NAZGUL, ORC, TROLL) & Attacked(),
        ),
    ),
)

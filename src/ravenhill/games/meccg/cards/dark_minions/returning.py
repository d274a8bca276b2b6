"""Hazard events by which creatures come back, and characters turn back."""
from ravenhill.games.meccg.words import *

EXHALATION_OF_DECAY = ShortEvent("dm-055", "Exhalation of Decay", side=HAZARD, done=True, rules=(
    may(HAZARDS, AttackAgain(a(Discarded(UNDEAD)), prowess=-1)),
))
FACES_OF_THE_DEAD = ShortEvent("dm-057", "Faces of the Dead", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, LoseHeart(a(Characters(CURRENT, never=(WIZARD,))), below=13),
        pay=GiveUp(a(CardsInHand(CREATURE, UNDEAD))), when=Moving() & InPath(WILDERNESS, 2),
    ),
))
IN_GREAT_WRATH = ShortEvent("dm-066", "In Great Wrath", side=HAZARD, done=True, rules=(
    may(HAZARDS, AttackAgain(a(Discarded(NAZGUL)), prowess=+2, body=-1)),
))
SEIZED_BY_TERROR = ShortEvent("dm-088", "Seized by Terror", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, LoseHeart(a(Characters(CURRENT, never=(WIZARD,))), below=12),
        when=Moving() & (InPath(SHADOW_LAND) | InPath(DARK_DOMAIN)),
    ),
))

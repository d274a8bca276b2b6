"""Hazard events about Dragons and their strikes."""
from ravenhill.games.meccg.words import *

DRAGONS_CURSE = Corruption(
    "td-016", "Dragon's Curse", corruption=2, removal=Removal(above=6, sage=True), no_duplicate=PER_CHARACTER,
    keywords=frozenset({DARK_ENCHANTMENT}), done=True, rules=(
        may(
            STRUCK_HAZARDS, Corrupt(THE_STRUCK_MORTAL), StrikeHas(THIS, prowess=-1),
            when=Facing(DRAGON) & ByCreature(),
        ),
        whenever(END_OF_UNTAP, CheckCorruption(BEARER), when=YourTurn()),
    ),
)
FEVER_OF_UNREST = ShortEvent("td-024", "Fever of Unrest", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, Prepare(DragonOpening(lands=(WILDERNESS,), times=4), EVERYTHING_TO_COME),
        when=InPath(WILDERNESS, 4),
    ),
    may(
        HAZARDS, Prepare(DragonOpening("Leucaruth", (WILDERNESS,), times=3), EVERYTHING_TO_COME),
        when=InPath(WILDERNESS, 3),
    ),
))
INCITE_DENIZENS = ShortEvent("td-034", "Incite Denizens", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    incites(RUINS_AND_LAIRS),
))
INCITE_MINIONS = ShortEvent("td-035", "Incite Minions", side=HAZARD, no_duplicate=PER_SITE, done=True, rules=(
    incites(SHADOW_HOLD, DARK_HOLD),
))
MEMORIES_STOLEN = PermanentEvent(
    "td-048", "Memories Stolen", side=HAZARD, removal=Removal(above=8, helped=True), no_duplicate=PER_CHARACTER,
    keywords=frozenset({DARK_ENCHANTMENT}), traits=frozenset({NO_MEMORY}), done=True, rules=(
        may(
            STRUCK_HAZARDS, PutInPlay(THE_STRUCK_MORTAL), StrikeHas(THIS, prowess=-3),
            when=Facing(DRAGON) & ByCreature(),
        ),
    ),
)
PASSION_OF_WRATH = ShortEvent("td-053", "Passion of Wrath", side=HAZARD, done=True, rules=(
    may(STRUCK_HAZARDS, StrikeHas(THIS, prowess=+2, body=-1), when=Facing(DRAGON)),
    may(STRUCK_HAZARDS, StrikeHas(THIS, prowess=+4, body=-2), when=ByDragon("Smaug")),
))

"""Items of hoards that do more than their numbers say."""
from ravenhill.games.meccg.words import *

EMERALD_OF_DORIATH = Item(
    "td-112", "Emerald of Doriath", size=MINOR, corruption=1, hoard=True, bonuses=(Bonus(influence=+1, race=ELF),),
    unique=True, done=True, rules=(
        always(On(GENERAL, +2, YOU), when=BearerIs(WIZARD)),
    ),
)
MAGICAL_HARP = Item(
    "td-130", "Magical Harp", size=MAJOR, points=2, corruption=2, hoard=True, unique=True,
    traits=frozenset({USED_ABROAD}), done=True, rules=(
        may(ANYTIME, ThisTurn(OnIt(UNDISCARDED, +1), COMPANIONS), CheckCorruption(BEARER), pay=Tap(THIS)),
    ),
)
NECKLACE_OF_SILVER_AND_PEARLS = Item(
    "td-141", "Necklace of Silver and Pearls", size=MINOR, corruption=1, hoard=True, traits=frozenset({USED_ABROAD}),
    done=True, rules=(
        may(
            ANYTIME, ThisTurn(OnIt(INFLUENCE, +3), BEARER), ThisTurn(OnIt(WILL, +5), BEARER), pay=Spend(THIS),
        ),
    ),
)
RINGIL = Item(
    "td-184", "Ringil", size=GREATER, kind=WEAPON, points=2, corruption=2, prowess=+1, prowess_up_to=8, body=+1,
    hoard=True, instead=Instead(
        points=4, corruption=3, prowess=+5, prowess_up_to=11, when=Restored("Reforging"),
        otherwise=Instead(prowess=0, when=~BearerCan(WARRIOR)),
    ), unique=True, promo=True, done=True, rules=(
        may(ANYTIME, Restore(a(Stored("Reforging"))), when=~Restored("Reforging")),
    ),
)
WIZARDS_STAFF = Item(
    "td-170", "Wizard's Staff", size=GREATER, kind=WEAPON, points=3, corruption=2, prowess=+2, influence=+2,
    race=WIZARD, no_duplicate=PER_WIZARD, hoard=True, traits=frozenset({ONLY_FOR}), done=True, rules=(
        always(On(SPELL_CHECK, +2, BEARER)),
        whenever(BEGINNING_OF_END, TapToFetch(BEARER, A_CHARM, checks=True), when=YourTurn()),
    ),
)

"""Lost Knowledge: what a reader finds, and the traps that guard it."""
from ravenhill.core.words import Ability
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.items import TakeUp


def trapped(prowess: int) -> Ability:
    """R-TERM-11  When the item is played, its bearer alone faces a trap."""
    trap = Automatic(NO_RACE, strikes=1, prowess=prowess, bare=True, fixed=True)
    return whenever(ITEM_PLAYED, FaceAlone(BEARER, trap), when=SubjectIsThis())


def tells(*where: Hold) -> Ability:
    """It is discarded to make information playable at such a site this turn."""
    there = BearerAt(where[0]) if len(where) == 1 else BearerAt(where[0]) | BearerAt(where[1])
    return may(ANYTIME, ThisTurn(Informs(), Sites(THE_BEARERS)), pay=Spend(THIS), when=there & AtRest())


FORGOTTEN_SCROLLS = Item(
    "dm-169", "Forgotten Scrolls", size=MINOR, corruption=1, keywords=frozenset({LOST_KNOWLEDGE}),
    traits=frozenset({NEVER_STARTS}), done=True, rules=(
        may(AT_SITE, TakeUp(THE_ONE), pay=Tap(a(HERE)), when=AtNamed("Minas Tirith") & ~SiteUntapped()),
        trapped(8), tells(RUINS_AND_LAIRS),
    ),
)
LOST_TOME = Item(
    "dm-172", "Lost Tome", size=MINOR, corruption=1, keywords=frozenset({LOST_KNOWLEDGE}),
    traits=frozenset({NEVER_STARTS}), done=True, rules=(trapped(9), tells(SHADOW_HOLD, DARK_HOLD)),
)

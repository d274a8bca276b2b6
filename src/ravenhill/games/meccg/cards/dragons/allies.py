"""Allies."""
from ravenhill.games.meccg.words import *

NENSELDE_THE_WINGILD = Ally(
    "td-142", "Nenseldë the Wingild", mind=3, points=2, at=("Dol Amroth",),
    stays_in=("Anfalas", "Bay of Belfalas", "Belfalas", "Mouths of the Anduin"), traits=frozenset({UNATTACKABLE}),
    done=True, rules=(
        may(ANYTIME, FetchCard(YOU, FAIR_WEATHER), pay=Tap(THIS)),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & LeavesItsLands()),
    ),
)

"""Resource events without words of their own."""
from ravenhill.games.meccg.words import *

CUP_OF_FAREWELL = PermanentEvent(
    "dm-122", "Cup of Farewell", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        may(ORGANIZING, PutInPlay(a(Companies(at=HAVEN)), on_company=True)),
        may(
            ANYTIME, OnceATurn(THIS), FetchAside(YOU, A_MINOR_ITEM), pay=Tap(a(COMPANIONS)),
            when=BearerAt(HAVEN) & AtRest(),
        ),
    ),
)
SMOKE_RINGS = ShortEvent("dm-159", "Smoke Rings", side=RESOURCE, done=True, rules=(
    may(ANYTIME, FetchAside(YOU, FOR_YOU, DECK, discarded=True)),
))

"""Resource events without words of their own."""
from ravenhill.games.meccg.words import *

SMOKE_RINGS = ShortEvent("dm-159", "Smoke Rings", side=RESOURCE, done=True, rules=(
    may(ANYTIME, FetchAside(YOU, FOR_YOU, DECK, discarded=True)),
))

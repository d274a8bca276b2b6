"""Items."""
from ravenhill.games.meccg.words import *

GOLD_BELT_OF_LORIEN = Item(
    "td-119", "Gold Belt of Lórien", size=SPECIAL, corruption=1, influence=+1, at=("Lórien",), unique=True, done=True,
)

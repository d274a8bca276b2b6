"""The bots of the battle, weakest first."""
from __future__ import annotations

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.captain import Captain, Lord
from ravenhill.bots.five_armies.novice import Novice
from ravenhill.bots.five_armies.squire import Squire

BOTS: dict[str, type[Bot]] = {"novice": Novice, "squire": Squire, "captain": Captain}
UNPROVEN: dict[str, type[Bot]] = {"lord": Lord}              # for the ladder

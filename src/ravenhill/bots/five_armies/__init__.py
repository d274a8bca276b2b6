"""The bots of the battle, weakest first."""
from __future__ import annotations

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.captain import Captain, Judge, Lord
from ravenhill.bots.five_armies.novice import Novice
from ravenhill.bots.five_armies.scholar import Master, Scholar, Unread
from ravenhill.bots.five_armies.squire import Squire
from ravenhill.bots.searcher import Searcher

BOTS: dict[str, type[Bot]] = {"novice": Novice, "squire": Squire, "captain": Captain, "lord": Lord}
UNPROVEN: dict[str, type[Bot]] = {"unread": Unread, "scholar": Scholar, "master": Master}    # for the ladder
JUDGE: type[Searcher] = Judge

"""The bots of the card game, weakest first."""
from __future__ import annotations

from ravenhill.bots.bot import Bot
from ravenhill.bots.meccg.captain import Captain
from ravenhill.bots.meccg.novice import Novice
from ravenhill.bots.meccg.squire import Squire
from ravenhill.bots.searcher import Searcher

BOTS: dict[str, type[Bot]] = {"novice": Novice, "squire": Squire, "captain": Captain}
JUDGE: type[Searcher] = Captain

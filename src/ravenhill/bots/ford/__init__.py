"""The bots of the ford that are its own."""
from __future__ import annotations

from ravenhill.bots.bot import Bot
from ravenhill.bots.ford.captain import Captain, Master
from ravenhill.bots.scholar import Scholar

UNPROVEN: dict[str, type[Bot]] = {"scholar": Scholar, "captain": Captain, "master": Master}      # for the ladder

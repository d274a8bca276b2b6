"""The bots of the card game beyond those of every game."""
from __future__ import annotations

from ravenhill.bots.bot import Bot
from ravenhill.bots.meccg.squire import Squire

BOTS: dict[str, type[Bot]] = {"squire": Squire}

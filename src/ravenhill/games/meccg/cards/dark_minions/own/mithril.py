"""Mithril, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.rules.rewards import ARMS, Reward
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.items import TakeUp


class WhoKnowsOre(Who[int]):
    """Sages and Dwarves of the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in HERE.find(g, source) if SAGE in skills(g, it) or g.facts(it).race == DWARF]


class ForgeArms(Effect):
    """A character of the company may tap to have a weapon, armor, shield or helmet, neither unique nor special."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Reward(source.side, thing, ARMS, -1))


MITHRIL = Item(
    "dm-173", "Mithril", size=SPECIAL, points=3, corruption=3, instead=Instead(points=7, when=IsStored()), unique=True,
    done=True, rules=(
        may(
            AT_SITE, TakeUp(THE_ONE), TapSite(THIS), pay=Tap(a(WhoKnowsOre())),
            when=AtNamed("The Under-gates") & SiteUntapped() & Exists(Stored("Vein of Arda")),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER)),
        whenever(
            IS_STORED, Anyway(ForgeArms(THE_ONE)), Anyway(CheckCorruption(Characters(ALL, race=DWARF), -3)),
        ),
    ),
)

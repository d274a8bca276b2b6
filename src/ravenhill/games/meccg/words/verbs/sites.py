"""Sites that tap and untap."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.state import SITES, TAPPED, Meccg
from ravenhill.games.meccg.terms import RegionType
from ravenhill.games.meccg.words.ifs.sites import is_tappable
from ravenhill.games.meccg.words.verbs.kinds import SiteTapping


class TapSite(SiteTapping):
    """R-SITE-06  The success taps the site."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: tap_site(g)


class TapSites(Effect):
    """Every site in play that is no Haven and has so many regions of a type in its site path taps, if this is so."""
    type: RegionType
    times: int
    when: If | None

    def __init__(self, who: Who[Any], type: RegionType, times: int = 1, when: If | None = None) -> None:
        super().__init__(who)
        self.type = type
        self.times = times
        self.when = when

    def refusal(self, g: Any, source: Source) -> Word | None: return None

    def happen(self, g: Any, source: Source) -> bool:
        if self.when is not None and not self.when.holds(g, source):
            return True
        for pile in range(SITES, SITES + 2):
            for site in g.piles[pile]:
                if is_tappable(g, site, self.type, self.times):
                    g.state[site] = TAPPED
        return True

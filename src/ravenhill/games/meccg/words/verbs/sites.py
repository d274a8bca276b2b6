"""Sites that tap and untap."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.verbs.kinds import SiteTapping


class TapSite(SiteTapping):
    """R-SITE-06  The success taps the site."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: tap_site(g, source.card)

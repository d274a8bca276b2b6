"""A Wizard who gives up his form, and comes back with what he had."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.state import IN_PLAY, NOBODY_HOSTS, Meccg
from ravenhill.games.meccg.terms import EVENT

MORE_ON_BODY_CHECKS: Final = 3


def his_form_returns(g: Meccg, wizard: int) -> None:
    """The Wizard is back: what he gave up, and his items, are his again."""
    for event in g.piles[IN_PLAY + g.owner[wizard]]:
        if g.facts(event).type == EVENT and g.facts(event).is_form and g.host[event] == NOBODY_HOSTS:
            for item in g.on(event):
                g.host[item] = wizard
            g.host[event] = wizard

"""Sites with a text."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.secret_entrance import none_to_the_site
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import HAND, LOCATION, UNTAPPED, WOUNDED
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import organizing, until_settled, window
from tests.meccg.tables import choose, give, names, put


@pytest.mark.parametrize(("id", "site"), [("tw-417", "Old Forest"), ("tw-420", "Rhosgobel")])
def test_at_some_sites_everybody_is_healed_together(id, site):
    for place, right in ((site, UNTAPPED), ("Bree", WOUNDED)):
        g, (gimli, legolas, frodo) = organizing(place, "Gimli", "Legolas", "Frodo")
        give(g, gimli, "Healing Herbs")
        g.state[legolas] = g.state[frodo] = WOUNDED
        ways = [words for words in names(g) if words.startswith("Declared Healing Herbs")]
        choose(g, ways[-1])
        choose(g, "Take Legolas")
        until_settled(g)
        assert g.state[legolas] == UNTAPPED and g.state[frodo] == right


def test_tw_414_creatures_may_always_be_keyed_to_mount_doom():
    for site, right in (("Mount Doom", True), ("Moria", False)):
        g, (_elrond,) = window(END_OF_ORGANIZATION, "Rivendell", "Elrond")
        company = g.companies[0]
        company.going = put(g, site, LOCATION, 0)
        g.current = 0
        guard = put(g, "Orc-guard", HAND, 1)
        ways = none_to_the_site().ways
        effect = next(n for n, it in enumerate(g.cards.lasts) if getattr(it.change, "ways", None) == ways)
        g.lasting = [Lasting(effect, 0, 0)]
        assert bool(KEYS.find(g, Source(guard, 0, 1, []))) == right

"""Weather and light over the lands: what they change, with doors and gates or without."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import IN_PLAY, SITES, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import hold, path_of
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.terms import BORDER_LAND, DARK_DOMAIN, FREE_DOMAIN, RUINS_AND_LAIRS, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import LONG_EVENTS
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    hazard,
    offers,
    on_the_way,
    play,
    the_company,
    until_settled,
    window,
)
from tests.meccg.tables import choose, hand, names, put


@pytest.mark.parametrize(("id", "card", "with_card", "before", "after", "alone"), [
    ("tw-062", "Morgul Night", "Doors of Night", (WILDERNESS, SHADOW_LAND), [SHADOW_LAND, DARK_DOMAIN], None),
    ("tw-035", "Fell Winter", "Doors of Night", (FREE_DOMAIN, BORDER_LAND), [BORDER_LAND, WILDERNESS],
     [FREE_DOMAIN, BORDER_LAND]),
    ("tw-241", "Fog", "Gates of Morning", (FREE_DOMAIN, DARK_DOMAIN), [BORDER_LAND, SHADOW_LAND], None),
    ("tw-285", "Moon", "Gates of Morning", (WILDERNESS, BORDER_LAND), [BORDER_LAND, FREE_DOMAIN],
     [WILDERNESS, BORDER_LAND]),
    ("tw-285", "Moon", "Doors of Night", (DARK_DOMAIN, SHADOW_LAND), [SHADOW_LAND, WILDERNESS],
     [DARK_DOMAIN, SHADOW_LAND]),
])
def test_weather_changes_the_lands(id, card, with_card, before, after, alone):
    g, _ = on_the_way("Bree", "Gimli", path=before)
    put(g, card, IN_PLAY, 1)
    if alone is not None:
        assert path_of(g, g.current, True) == alone
    put(g, with_card, IN_PLAY, 1)
    assert path_of(g, g.current, True) == after                # for playing hazards
    assert path_of(g, g.current) == (list(before) if card == "Moon" else after)


def test_tw_062_morgul_night_and_tw_241_fog_need_doors_and_gates():
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Morgul Night")
    g.answer(0)
    assert not offers(g, "Morgul Night")
    g, _ = window(LONG_EVENTS, "Bree", "Gimli")
    hand(g, 0, "Fog", "Clear Skies", "Moon")
    assert [offers(g, card) for card in ("Fog", "Clear Skies", "Moon")] == [False, False, True]   # tw-203


def test_tw_035_fell_winter_brings_wolves_to_border_holds():
    g, _ = at_rest("Bree", "Gimli")
    put(g, "Fell Winter", IN_PLAY, 1)
    here = the_company(g).site
    assert [(one.strikes, one.prowess) for one in automatic(g, here)] == [(3, 7)]
    g, _ = at_rest("Edoras", "Gimli")
    put(g, "Fell Winter", IN_PLAY, 1)
    assert automatic(g, the_company(g).site) == []


def test_tw_309_quiet_lands_and_tw_331_stars_and_tw_343_the_evenstar():
    g, _ = on_the_way("Moria", "Legolas", path=(SHADOW_LAND,))
    hand(g, 0, "Quiet Lands", "Stars", "The Evenstar")
    assert not offers(g, "Quiet Lands") and not offers(g, "Stars")
    play(g, "The Evenstar 0", "Take Legolas")
    assert prowess(g, the_company(g).members[0]) == 6
    g, _ = on_the_way("Moria", "Legolas", path=(SHADOW_LAND, SHADOW_LAND))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands", "Stars")
    ways = [words for words in names(g) if words.startswith("Declared Quiet Lands")]
    choose(g, ways[0])
    until_settled(g)
    assert path_of(g, g.current) == [WILDERNESS, SHADOW_LAND]
    g, _ = on_the_way("Moria", "Legolas")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands")
    play(g, "Quiet Lands")
    assert hold(g, the_company(g).going) == RUINS_AND_LAIRS
    g, _ = on_the_way("Moria", "Legolas")
    hand(g, 0, "Stars")
    attack = attacked_by(g, "Ghouls")
    play(g, "Stars")
    assert prowess_of(g, attack) == 6
    assert strikes_of(g, attack) == 5


@pytest.mark.parametrize(("card", "site"), [("Foul Fumes", "Moria"), ("Long Winter", "Weathertop")])
def test_the_doors_make_a_storm_worse_at_once(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Aragorn II")
    put(g, card, IN_PLAY, 1)
    bad = put(g, "Barad-dûr" if card == "Foul Fumes" else "Weathertop", SITES, 1)
    hand(g, 1, "Doors of Night")
    assert g.state[bad] == UNTAPPED
    hazard(g, "Doors of Night")
    assert g.state[bad] == TAPPED


def test_a_storm_sees_the_path_as_it_has_become() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Foul Fumes", IN_PLAY, 1)
    hand(g, 1, "Morgul Night")
    hazard(g, "Morgul Night")
    assert g.companies[0].sent_back

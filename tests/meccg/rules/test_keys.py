"""Keys: to what a creature may be keyed."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import MOVES
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.drawing import DrawHowMany
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.keys import NAMES, OPENED, is_barred, key_of, ways_of_keying
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.terms import BY_HOLD, BY_MOVEMENT, BY_REGION_TYPE
from ravenhill.games.meccg.words.numbers import OPEN_TO
from tests.meccg.cards.scenes import at_rest, on_the_way
from tests.meccg.rules.scenes import bound_for
from tests.meccg.tables import put


def test_R_MH_26_R_KEY_02_the_first_card_is_a_destination_like_any_other() -> None:
    g = bound_for("Barad-dûr")
    it = g.companies[0]
    assert destination(it) == 0
    g.log = []
    CompanyMoves(0).the_limit_is_set(g, it)
    assert it.limit == 4 and [said.line for said in g.log] == [MOVES]      # two, and two more by the site
    CompanyMoves(0).the_mover_draws(g, it)
    assert isinstance(g.stack[-1], DrawHowMany)


def test_R_KEY_07_a_creature_of_a_way_waits_for_who_goes_it_from_end_to_end() -> None:
    for origin, site, keyed in (
        ("Rivendell", "Lórien", True), ("Lórien", "Rivendell", True), ("Bree", "Lórien", False),
        ("Rivendell", "Bree", False),
    ):
        g, _ = on_the_way(site, "Aragorn II", origin=origin)
        goblin = put(g, "The Great Goblin", 2, 1)
        printed = [n for n, key in enumerate(g.facts(goblin).keyed_to) if key.names == ("Rivendell", "Lórien")]
        ways = [it // 64 for it in ways_of_keying(g, 0, Source(goblin, 0, 1, []), False)]
        assert (printed[0] in ways) is keyed, (origin, site)


def test_R_KEY_11_a_way_that_one_card_opens_another_may_close() -> None:
    by_land, by_hold = (OPENED + BY_REGION_TYPE * 8 + 3) * NAMES, (OPENED + BY_HOLD * 8 + 3) * NAMES
    assert not is_barred(by_land, 0) and not is_barred(by_hold, 0)
    assert is_barred(by_land, 1 << 3) and not is_barred(by_hold, 1 << 3)           # this type of region
    assert not is_barred(by_land, 1 << 2) and not is_barred(by_land, 1 << 4)
    assert is_barred(by_land, 1 << 8 + BY_REGION_TYPE) and not is_barred(by_hold, 1 << 8 + BY_REGION_TYPE)
    assert is_barred(by_hold, 1 << 8 + BY_HOLD) and not is_barred(by_land, 1 << 8 + BY_HOLD)


def test_R_KEY_11_a_creature_that_a_card_lets_in_is_keyed_to_the_site() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    dead = g.cards.names["Paths of the Dead"]
    effect = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == OPEN_TO)
    assert g.cards.lasts_from[effect] == dead
    ghosts = put(g, "Ghosts", HAND, 1)
    assert ways_of_keying(g, 0, Source(ghosts, 0, 1, []), False) == []
    g.lasting.append(Lasting(effect, 0, 0))
    ways = ways_of_keying(g, 0, Source(ghosts, 0, 1, []), False)
    assert [key_of(g, ghosts, it)[:2] for it in ways] == [(BY_HOLD, g.facts(g.companies[0].site).hold)]
    wolves = put(g, "Wolves", HAND, 1)                         # another race is not let in
    assert all(key_of(g, wolves, it)[0] != BY_HOLD for it in ways_of_keying(g, 0, Source(wolves, 0, 1, []), False))


def test_R_KEY_07_it_is_keyed_to_the_first_end_of_its_way() -> None:
    for origin, site in (("Rivendell", "Lórien"), ("Lórien", "Rivendell")):
        g, _ = on_the_way(site, "Aragorn II", origin=origin)
        goblin = put(g, "The Great Goblin", HAND, 1)
        ways = ways_of_keying(g, 0, Source(goblin, 0, 1, []), False)
        assert (BY_MOVEMENT, g.cards.names["Rivendell"], 1) in [key_of(g, goblin, it) for it in ways]


@pytest.mark.parametrize(("site", "let_in"), [("Bree", True), ("Moria", False), ("Ettenmoors", True)])
def test_R_KEY_11_a_site_to_which_a_card_opens_the_way_is_named_by_its_type(site: str, let_in: bool) -> None:
    g, _ = at_rest(site, "Aragorn II")
    put(g, "A Pack at the Door", IN_PLAY, 1)
    wolves = put(g, "Wolves", HAND, 1)
    ways = ways_of_keying(g, 0, Source(wolves, 0, 1, []), False)
    found = [key_of(g, wolves, it) for it in ways if it // NAMES >= OPENED]
    assert found == ([(BY_HOLD, g.facts(g.companies[0].site).hold, 1)] if let_in else [])

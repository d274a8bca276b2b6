"""The automatic-attacks of a site, in order: what comes twice, and what leaves while they are faced."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.attacks import attack_depth
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import faced_in_order, fits_as_guard, guards_of, left_to_face
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.site import Visit, faced_now
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import until_over, visiting
from tests.meccg.rules.scenes import turn_of
from tests.meccg.tables import put


def at(site: str, *events: str) -> tuple[Meccg, int, list[int]]:
    """A company is about to face what guards this site, with these hazards in play."""
    g, _ = visiting(site, "Gimli", "Elrond")
    g.stack.clear()
    visit = Visit(g.current)
    visit.at = 3
    g.then(visit)
    return g, g.companies[g.current].site, [put(g, name, IN_PLAY, 1) for name in events]


def test_R_SITE_03_the_moon_is_dead_may_leave_between_two_guards() -> None:
    g, site, (moon,) = at("The Gem-deeps", "The Moon Is Dead")
    undead, other = guards_of(g, site)
    assert faced_in_order(g, site) == [undead, undead, other]
    assert left_to_face(g, site, [undead]) == [undead, other] and left_to_face(g, site, [undead, undead]) == [other]
    discard(g, moon)
    assert faced_in_order(g, site) == [undead, other]
    assert left_to_face(g, site, [undead]) == [other] == left_to_face(g, site, [undead, undead])


def test_R_SITE_03_who_is_faced_twice_is_still_the_first_guard() -> None:
    g, site, _ = at("The Gem-deeps", "The Moon Is Dead")
    visit, found = g.nearest(Visit), []
    assert faced_now(g) == -1
    for guard in faced_in_order(g, site):
        visit.faced.append(guard)
        found.append(guards_of(g, site).index(faced_now(g)) + 1)
    assert found == [1, 1, 2]


@pytest.mark.parametrize("leaves", [False, True])
def test_R_SITE_03_a_guard_that_leaves_play_takes_no_other_with_it(leaves: bool) -> None:
    g, site, events = at("Moria", "Balrog of Moria", "The Black Enemy's Wrath")
    orcs, balrog, wrath = guards_of(g, site)
    visit = g.nearest(Visit)
    for faced in ([orcs], [orcs, balrog]):
        g.question()
        assert visit.faced == faced
        attack = g.nearest(Attack)
        if leaves and len(faced) == 2:
            discard(g, events[0])                              # as if it had been defeated
        g.stop(attack_depth(g))
        until_over(g, attack)
    g.question()
    assert visit.faced == [orcs, balrog, wrath]


@pytest.mark.parametrize(("site", "name", "twin", "fits"), [
    ("The Gem-deeps", "Barrow-wight", False, True), ("The Gem-deeps", "Barrow-wight", True, True),
    ("The Gem-deeps", "Rogrog", False, False), ("The Gem-deeps", "Dodge", False, False),
    ("Framsburg", "Rogrog", False, True), ("Framsburg", "Rogrog", True, False),
])
def test_R_AMB_144_a_unique_creature_guards_only_where_the_site_says_so(
    site: str, name: str, twin: bool, fits: bool,
) -> None:
    """And not while another of its name is in play."""
    g = turn_of(0)
    card = put(g, name, HAND, 1)
    if twin:
        put(g, name, IN_PLAY, 1)
    printed = next(it for it in g.cards.facts[g.cards.names[site]].guarded_by if it.hand)
    assert fits_as_guard(g, card, printed) is fits

"""Finer points: the fallen without heirs, a second weapon, ways that are barred, goals that are shared."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.attacks import BEATEN
from ravenhill.games.meccg.rules.council import Council, final_points
from ravenhill.games.meccg.rules.hazards import CompanyMoves, become_one, way
from ravenhill.games.meccg.rules.keys import NAMES, OPENED, is_barred, key_of, ways_of_keying
from ravenhill.games.meccg.rules.leaving import ally_slot, found_company, join
from ravenhill.games.meccg.rules.movement import heading, taken
from ravenhill.games.meccg.rules.numbers import prowess
from ravenhill.games.meccg.rules.organization import Organizing
from ravenhill.games.meccg.rules.persuasion import targets
from ravenhill.games.meccg.rules.praise import nazgul_events
from ravenhill.games.meccg.rules.setup import may_be_drafted
from ravenhill.games.meccg.rules.sideboard import TO_DISCARD, FromSideboard, may_use
from ravenhill.games.meccg.rules.site import automatic, giver_of
from ravenhill.games.meccg.rules.strikes import falls
from ravenhill.games.meccg.state import (
    CHAIN,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    OUT,
    POOL,
    SIDEBOARD,
    SITES,
    TIE_BREAK,
    Lasting,
)
from ravenhill.games.meccg.terms import BY_HOLD, BY_REGION_TYPE, HAZARD
from ravenhill.games.meccg.words.moments import HAZARDS
from ravenhill.games.meccg.words.numbers import MOVES_AGAIN, OPEN_TO
from tests.meccg.cards.scenes import at_rest, attacked_by, organizing
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import choose, company, give, names, put, table

WATCHER = "Crebain"                      # after its attack cards are shown


def test_R_CMB_24_R_CMB_25_who_falls_is_gone_whether_anything_passes_on_or_not() -> None:
    for taken_over in (False, True):
        g, (aragorn, elladan) = at_rest("Bree", "Aragorn II", "Elladan")
        dagger, ring = give(g, aragorn, "Dagger of Westernesse"), give(g, aragorn, "Elven Cloak")
        falls(g, aragorn)
        g.ready = False
        if taken_over:
            choose(g, "Take Dagger of Westernesse")
            choose(g, "Take Elladan")
        else:
            choose(g, "Done")
        g.question()
        assert g.pile[aragorn] == OUT and g.pile[ring] == DISCARD
        assert (g.host[dagger] == elladan) is taken_over and (g.pile[dagger] == DISCARD) is not taken_over


def test_R_SITE_18_the_second_weapon_is_another_one() -> None:
    g, (eowyn,) = organizing("Bree", "Éowyn")
    bare = prowess(g, eowyn)
    give(g, eowyn, "Dagger of Westernesse")
    second = prowess(g, eowyn) - bare
    give(g, eowyn, "Sword of Gondolin")
    first = prowess(g, eowyn) - bare
    give(g, eowyn, "Elven Cloak")                              # no weapon
    give(g, eowyn, "Swordmaster")
    assert first > second > 0 and prowess(g, eowyn) == bare + first + second


def test_R_KEY_11_a_way_that_one_card_opens_another_may_close() -> None:
    by_land, by_hold = (OPENED + BY_REGION_TYPE * 8 + 3) * NAMES, (OPENED + BY_HOLD * 8 + 3) * NAMES
    assert not is_barred(by_land, 0) and not is_barred(by_hold, 0)
    assert is_barred(by_land, 1 << 3) and not is_barred(by_hold, 1 << 3)           # this type of region
    assert not is_barred(by_land, 1 << 2) and not is_barred(by_land, 1 << 4)
    assert is_barred(by_land, 1 << 8 + BY_REGION_TYPE) and not is_barred(by_hold, 1 << 8 + BY_REGION_TYPE)
    assert is_barred(by_hold, 1 << 8 + BY_HOLD) and not is_barred(by_land, 1 << 8 + BY_HOLD)


def test_R_DRAFT_07_whom_the_other_has_is_not_drafted() -> None:
    for side in range(2):
        g = table()
        company(g, 1 - side, "Rivendell", "Gimli")
        put(g, "Gimli", POOL, side)
        kili = put(g, "Kíli", POOL, side)
        assert may_be_drafted(g, side) == [kili]


def test_R_ORG_67_a_goal_that_is_shared_is_that_of_the_company_it_goes_along_with() -> None:
    g = table(standard=True)
    for name, site in (("Gimli", "Bree"), ("Legolas", "Edoras"), ("Elrond", "Rivendell")):
        company(g, 0, site, name)
    goal, other = put(g, "Moria", LOCATION, 0), put(g, "Lórien", LOCATION, 0)
    g.move_unseen(goal, HEADING + 1)
    g.move_unseen(other, HEADING + 2)
    g.companies[0].along = 1
    assert heading(g, 0) == goal and heading(g, 2) == other


def test_R_AMB_44_what_lasts_for_a_third_company_stays_with_it() -> None:
    g = table(standard=True)
    floor(g)
    for name in ("Gimli", "Legolas", "Elrond"):
        company(g, 0, "Bree", name)
    effect = next(n for n in range(len(g.cards.lasts)) if g.is_about_companies(Lasting(n, 0, 0)))
    other = next(n for n in range(len(g.cards.lasts)) if not g.is_about_companies(Lasting(n, 0, 0)))
    g.lasting = [Lasting(effect, 0, 1), Lasting(effect, 0, 2), Lasting(other, 0, 1)]
    become_one(g, 0, 1)
    assert [it.thing for it in g.lasting] == [0, 2, 1]         # a number that is no company's is left alone


def test_R_DECK_07_in_the_basic_game_there_is_no_sideboard() -> None:
    for standard in (False, True):
        g = table(standard)
        assert not may_use(g, 0, HAZARD)
        put(g, "Wolves", SIDEBOARD, 0)
        assert may_use(g, 0, HAZARD) is standard


def test_R_AMB_17_control_is_offered_only_if_somebody_could_have_it() -> None:
    g, _ = organizing("Rivendell", "Elrond")                   # nobody else is there
    assert not [it for it in names(g) if it.startswith("Control")]
    g, _ = organizing("Rivendell", "Elrond", "Bard Bowman")
    assert [it for it in names(g) if it.startswith("Control")] == ["Control Bard Bowman"]
    g.arranged = 24
    assert not [it for it in Organizing(0).actions(g, 0) if type(Organizing(0).action(g, it)).__name__ == "Control"]


def test_R_SITE_10_the_ally_of_the_first_card_is_of_its_company() -> None:
    g = table(standard=True)
    frodo = put(g, "Frodo", IN_PLAY, 0)
    slot = found_company(g, 0, put(g, "Bree", LOCATION, 0))
    join(g, frodo, slot)
    ally, cloak = give(g, frodo, "Goldberry"), give(g, frodo, "Elven Cloak")
    assert frodo == 0 and ally_slot(g, ally) == slot and ally_slot(g, cloak) == -1


def test_R_ORG_64_where_no_way_leads_none_is_found() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    rohan, gorgoroth = g.cards.names["Rohan"], g.cards.names["Gorgoroth"]
    far = g.cards.distance[rohan][gorgoroth]
    assert way(g, 0, rohan, gorgoroth, far, []) and not way(g, 0, rohan, gorgoroth, far - 1, [])
    ways = g.cards.borders[gorgoroth]
    assert not way(g, 0, rohan, gorgoroth, 6, ways)            # all ways into it were passed before


def test_R_INF_03_the_second_seat_influences_the_first_company_of_all() -> None:
    g = table(standard=True)
    haldir = company(g, 0, "Bree", "Haldir")[0]
    aragorn = company(g, 1, "Bree", "Aragorn II")[0]
    assert g.company[haldir] == 0 and targets(g, aragorn) == [haldir]


def test_R_CMB_30_what_follows_a_fought_attack_does_not_follow_a_cancelled_one() -> None:
    for cancelled in (False, True):
        g, (aragorn,) = at_rest("Bree", "Aragorn II")
        attack = attacked_by(g, WATCHER)
        while g.stack[-1] is not attack:
            g.stack.pop()
        g.ready = False
        attack.stopped, attack.targets, attack.results = cancelled, [aragorn], [BEATEN]
        attack.it_is_over(g)
        assert attack.defeated is not cancelled and any(it.card == attack.card for it in g.waiting) is not cancelled


def test_R_CMB_32_only_an_event_that_guards_one_site_is_beaten_with_its_attack() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    site = put(g, "Moria", SITES, 0)
    printed = automatic(g, site)[0]
    guards = next(it.name for it in g.cards.facts if it.guards_site and it.attack is not None)
    event = put(g, guards, IN_PLAY, 1)
    own = g.facts(event).attack
    assert giver_of(g, printed) == -1 and own is not None and giver_of(g, own) == event


def test_R_ORG_68_two_who_can_only_walk_do_not_walk_to_one_site() -> None:
    for regions, may in ((True, True), (False, False)):
        g = table(standard=True)
        g.regions = regions
        company(g, 0, "Rivendell", "Gimli")
        company(g, 0, "Lórien", "Legolas")
        moria = put(g, "Moria", LOCATION, 0)
        assert not taken(g, 1, g.kind[moria], [0])
        g.move_unseen(moria, HEADING)
        assert taken(g, 1, g.kind[moria], [0]) is not may


def test_R_UNTAP_03_five_cards_of_the_sideboard_and_no_more() -> None:
    g = table(standard=True)
    floor(g)
    for name in ("Wolves", "Giant", "Orc-guard", "Cave-drake", "Brigands", "Crebain", "Wargs"):
        put(g, name, SIDEBOARD, 0)
    g.then(FromSideboard(0, HAZARD, TO_DISCARD, 5))
    for n in range(5):
        assert isinstance(g.question(), FromSideboard) and (0 in g.offered) is (n > 0)
        g.answer(g.offered[-1])
    assert not isinstance(g.question(), FromSideboard) and len(g.piles[DISCARD]) == 5


def test_R_AMB_108_wizards_do_not_check_again() -> None:
    g = table()
    floor(g)
    gandalf = company(g, 0, "Rivendell", "Gandalf", "Boromir II")[0]
    company(g, 1, "Rivendell", "Faramir")
    saruman = company(g, 1, "Isengard", "Saruman")[0]
    g.optional = TIE_BREAK
    while final_points(g, 0) != final_points(g, 1):
        put(g, "Wargs", MARSHALLED, 0 if final_points(g, 0) < final_points(g, 1) else 1)
    council = Council()
    council.the_points_are_counted(g)
    assert council.checked == [gandalf, saruman] and council.at == 1 and g.tie == 1


def test_R_CHAIN_06_a_nazgul_that_attacks_is_no_event_yet() -> None:
    for ability, event in ((0, False), (1, True)):
        g = table(standard=True)
        floor(g)
        nazgul = put(g, "Adûnaphel", CHAIN, 0)
        g.then(Chain(HAZARDS, 0, [Source(nazgul, ability, 1, [])]))
        assert (nazgul in nazgul_events(g)) is event


def test_R_MH_23_who_has_moved_again_does_not_go_on_and_on() -> None:
    g = table(standard=True)
    floor(g)
    company(g, 0, "Bree", "Gimli")
    again = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == MOVES_AGAIN)
    other = next(n for n, it in enumerate(g.cards.lasts) if it.change.question != MOVES_AGAIN)
    g.lasting = [Lasting(again, 0, 0), Lasting(again, 0, 1), Lasting(other, 0, 0)]
    CompanyMoves(0).it_moves_again(g, g.companies[0])
    assert [(it.effect, it.thing) for it in g.lasting] == [(again, 1), (other, 0)]


def test_R_ORG_68_who_walks_may_meet_who_comes_by_regions() -> None:
    """Cirith Ungol is five regions from Lórien, so its company can only walk; from Amon Hen one goes by regions."""
    for origin, is_taken in (("Amon Hen", False), ("Rivendell", True)):
        g = table(standard=True)
        company(g, 0, "Lórien", "Legolas")
        company(g, 0, origin, "Gimli")
        goal = put(g, "Cirith Ungol", LOCATION, 0)
        assert not taken(g, 0, g.kind[goal], [1])
        g.move_unseen(goal, HEADING + 1)
        assert taken(g, 0, g.kind[goal], [1]) is is_taken      # from Rivendell there is but a path either


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

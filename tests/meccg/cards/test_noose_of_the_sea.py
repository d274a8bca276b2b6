"""What was planned in the organization phase, and what the sea leaves of it."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.lasting import PLANNED
from ravenhill.games.meccg.piles import (
    DISCARD,
    ENDING,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    ORGANIZATION,
    SITE_PHASE,
    SITES,
)
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.setting_out import set_limit
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import COASTAL_SEA, WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import KEYED_BY_TYPE
from tests.meccg.cards.scenes import (
    attacked_by,
    declare,
    end_of_organization,
    hazard,
    offers,
    on_the_way,
    play,
    until_settled,
)
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import choose, hand, names, put

SEA = (WILDERNESS, COASTAL_SEA, COASTAL_SEA)


def planned(card: str, *members: str, path: tuple[int, ...] = SEA, noose: bool = True) -> tuple[Meccg, list[int], int]:
    """This was played at the end of the organization phase; the company is on its way, and the noose may lie there."""
    g, people = end_of_organization("Edhellond", *members)
    g.move_unseen(put(g, "Tolfalas", LOCATION, 0), HEADING)
    event = hand(g, 0, card)[0]
    choose(g, f"Declared {card}")
    until_settled(g)
    g.companies[0].going = g.piles[HEADING][0]
    g.move(g.companies[0].going, SITES)
    at_sea(g, path)
    if noose:
        put(g, "Noose of the Sea", IN_PLAY, 1)
    return g, people, event


def at_sea(g: Meccg, path: tuple[int, ...] = SEA) -> None:
    g.phase, g.current = MOVEMENT, 0
    g.companies[0].path = path


def test_td_051_what_lasts_is_suspended_while_the_company_sails() -> None:
    g, _, _ = planned("Stealth", "Bilbo", noose=False)
    assert g.lasting[0].until == PLANNED and g.asked(KEYED_BY_TYPE, 0, 0) > 0
    noose = put(g, "Noose of the Sea", IN_PLAY, 1)
    assert g.asked(KEYED_BY_TYPE, 0, 0) == 0 and differences(g) == []
    g.phase = SITE_PHASE
    assert g.asked(KEYED_BY_TYPE, 0, 0) == 0                      # and at the site
    for phase in (ORGANIZATION, ENDING):
        g.phase = phase
        assert g.asked(KEYED_BY_TYPE, 0, 0) > 0
    g.phase = MOVEMENT
    discard(g, noose)
    assert g.asked(KEYED_BY_TYPE, 0, 0) > 0 and g.pile[noose] == DISCARD + 1             # as long as it lies there
    g, _, _ = planned("Stealth", "Bilbo", path=(WILDERNESS, WILDERNESS))
    assert g.asked(KEYED_BY_TYPE, 0, 0) > 0                       # no sea on the way


def test_td_051_a_limit_that_was_lowered_is_set_without_it() -> None:
    for noose, limit in ((False, 3), (True, 4)):
        g, _, _ = planned("Fair Sailing", "Gimli", "Legolas", "Boromir II", "Faramir", noose=noose,
                          path=(WILDERNESS, COASTAL_SEA))
        set_limit(g, 0)
        assert g.companies[0].limit == limit and differences(g) == []


def test_td_051_what_is_played_later_is_no_plan() -> None:
    g, _ = on_the_way("Tolfalas", "Beorn", path=SEA, origin="Edhellond")
    put(g, "Noose of the Sea", IN_PLAY, 1)
    hand(g, 0, "Skin-changer")
    beorn = g.companies[0].members[0]
    before = prowess(g, beorn)
    play(g, "Skin-changer")
    assert prowess(g, beorn) == before + 2 and not g.planned and not any(it.until == PLANNED for it in g.lasting)


def test_td_051_what_lies_in_play_from_the_organization_phase_is_suspended_too() -> None:
    g, (beorn,) = end_of_organization("Edhellond", "Beorn")
    before = prowess(g, beorn)
    card = hand(g, 0, "Skin-changer")[0]
    play(g, "Skin-changer")
    assert g.planned == [card] and prowess(g, beorn) == before + 2
    at_sea(g)
    assert prowess(g, beorn) == before + 2
    put(g, "Noose of the Sea", IN_PLAY, 1)
    assert prowess(g, beorn) == before and differences(g) == []
    discard(g, card)
    assert g.planned == [] and faults(g) == []


def test_td_051_a_ship_is_of_no_use_and_does_not_stop_it() -> None:
    g, (gimli,), ship = planned("Great Ship", "Gimli", path=(COASTAL_SEA, COASTAL_SEA), noose=False)
    assert g.planned == [ship] and g.is_in_play(ship)
    g.stack.clear()
    g.ready = False
    g.companies[0].limit = 5
    g.state[gimli] = 0
    g.then(HazardWindow(0))
    hand(g, 1, "Noose of the Sea", "Lost at Sea")
    declare(g, "Noose of the Sea")
    assert not any("Great Ship" in words for words in names(g))   # it answers nothing that is not played on the company
    while g.chain() is not None:
        g.answer(0)
        g.question()
    declare(g, "Lost at Sea")
    assert not any("Great Ship" in words for words in names(g))   # and now not even that


def test_td_051_dragon_feuds_lie_on_nobody_and_fail_the_company_at_sea() -> None:
    for noose in (False, True):
        g, card = feuds(noose)
        attacked_by(g, "Smaug")
        assert offers(g, "Dragon-feuds") is not noose and g.is_in_play(card)


def feuds(noose: bool) -> tuple[Meccg, int]:
    g, _ = on_the_way("Tolfalas", "Gimli", path=SEA, origin="Edhellond")
    card = put(g, "Dragon-feuds", IN_PLAY, 0)
    g.planned.append(card)
    hand(g, 0, "Cave-drake")
    if noose:
        put(g, "Noose of the Sea", IN_PLAY, 1)
    return g, card


def test_td_051_no_plan_removes_it_but_a_later_card_does() -> None:
    for phase, right in ((ORGANIZATION, False), (MOVEMENT, True)):
        g, _ = end_of_organization("Rivendell", "Elrond")
        noose = put(g, "Noose of the Sea", IN_PLAY, 1)
        g.phase = phase
        hand(g, 0, "Marvels Told")
        assert offers(g, "Marvels Told") is right
        if right:
            play(g, "Marvels Told", "Take Elrond", total=12)
            assert g.pile[noose] == DISCARD + 1
    g, _ = end_of_organization("Rivendell", "Elrond")
    put(g, "Noose of the Sea", IN_PLAY, 1)
    put(g, "Foul Fumes", IN_PLAY, 1)
    other = put(g, "Wake of War", IN_PLAY, 1)
    hand(g, 0, "Marvels Told")
    play(g, "Marvels Told", "Take Elrond", total=12)
    assert g.pile[other] == DISCARD + 1                           # others may be removed


def test_td_051_it_is_played_as_any_long_event_and_paths_stay_what_they_are() -> None:
    g, _ = on_the_way("Tolfalas", "Gimli", path=SEA, origin="Edhellond")
    card = hand(g, 1, "Noose of the Sea")[0]
    hazard(g, "Noose of the Sea")
    assert g.is_in_play(card) and path_of(g, 0) == list(SEA) and not g.becalmed(1)
    g, _ = end_of_organization("Edhellond", "Gimli")
    hand(g, 1, "Noose of the Sea")
    assert not offers(g, "Noose of the Sea")                      # no hazard is played in this phase


def test_td_051_half_a_wilderness_is_a_whole_one_again() -> None:
    for noose, wild in ((False, 1), (True, 2)):
        g, _ = end_of_organization("Edhellond", "Gimli")
        card = hand(g, 0, "Hey! come merry dol!")[0]
        effect = next(n for n, kind in enumerate(g.cards.lasts_from) if kind == g.kind[card])
        g.lasts(effect, Source(card, 0, 0, []), 0)
        at_sea(g, (WILDERNESS, WILDERNESS, COASTAL_SEA))
        if noose:
            put(g, "Noose of the Sea", IN_PLAY, 1)
        assert path_of(g, 0).count(WILDERNESS) == wild and differences(g) == []


def test_td_051_plans_are_written_read_and_imagined() -> None:
    g = laid("organization", grey=("Fair Travels in Wilderness", "Great Ship"), more='heading = "Bree",')
    g.then(Acting(END_OF_ORGANIZATION, 0, True))
    choose(g, "Declared Great Ship")
    until_settled(g)
    assert g.planned and is_told(g)
    choose(g, "Declared Fair Travels in Wilderness")
    until_settled(g)
    assert any(it.until == PLANNED for it in g.lasting) and is_told(g)
    played(g, 8)

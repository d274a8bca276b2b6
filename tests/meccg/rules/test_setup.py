"""The draft, starting items and followers."""
from __future__ import annotations

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import ASIDE, DECK, IN_PLAY, LOCATION, POOL, TAPPED
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.setup import (
    BEARERS,
    DraftRound,
    IntoDeck,
    Setup,
    StartingFollower,
    StartingItem,
    may_be_drafted,
)
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, names, put, table


def test_R_DRAFT_06_only_characters_go_into_the_deck_and_no_wizard() -> None:
    for side in range(2):
        g = table()
        floor(g)
        people = [put(g, name, POOL, side) for name in ("Gimli", "Gandalf", "Dagger of Westernesse")]
        g.then(IntoDeck(side))
        assert names(g) == ["Done", "Take Gimli"]
        g.answer(people[0] + 1)
        assert g.pile[people[0]] == DECK + side


def test_R_SETUP_07_R_AMB_05_the_second_item_is_another_card_also_for_who_has_one_unless_it_forbids_that() -> None:
    g = table()
    floor(g)
    daggers = [put(g, "Dagger of Westernesse", POOL, 0) for _ in range(2)]
    cloaks = [put(g, "Elven Cloak", POOL, 0) for _ in range(2)]
    gimli, kili = company(g, 0, "Rivendell", "Gimli", "Kíli")
    for first, gimli_may in ((daggers, True), (cloaks, False)):
        other = cloaks if first is daggers else daggers
        second = StartingItem([first[0] * BEARERS + gimli + 1, 0]).choices(g, 0)
        bears = [first[1] * BEARERS + it + 1 for it in ([gimli, kili] if gimli_may else [kili])]
        assert second == sorted([0, *bears, other[0] * BEARERS + gimli + 1, other[0] * BEARERS + kili + 1])
    assert StartingItem([0, 0]).choices(g, 0) == [0]           # who took none takes no second


def test_R_AMB_09_who_follows_the_first_card_follows_somebody() -> None:
    g = table()
    g.stack.clear()
    aragorn = put(g, "Aragorn II", IN_PLAY, 0)
    slot = found_company(g, 0, put(g, "Rivendell", LOCATION, 0))
    annalena = put(g, "Annalena", IN_PLAY, 0)
    for it in (aragorn, annalena):
        join(g, it, slot)
    g.host[annalena] = aragorn
    g.then(StartingFollower(0))
    assert aragorn == 0 and names(g) == ["Done"] and not isinstance(asked(g), Roll)


def test_R_AMB_09_the_player_who_begins_says_first_who_follows_whom() -> None:
    for first in range(2):
        g = table()
        g.stack.clear()
        g.active = first
        set_up = Setup()
        set_up.at = 8
        g.then(set_up)
        for side in range(2):
            company(g, side, "Rivendell", *(("Aragorn II", "Annalena") if side else ("Gimli", "Ori")))
        seats: list[int] = []
        while isinstance(g.question(), StartingFollower):
            seats.append(asked(g).side)
            g.answer(0)
        assert seats == [first, 1 - first]


def test_R_DRAFT_07_whom_the_other_has_is_not_drafted() -> None:
    for side in range(2):
        g = table()
        company(g, 1 - side, "Rivendell", "Gimli")
        put(g, "Gimli", POOL, side)
        kili = put(g, "Kíli", POOL, side)
        assert may_be_drafted(g, side) == [kili]


@EITHER_SEAT
def test_R_DRAFT_02_R_DRAFT_03_each_drafts_from_the_own_pool(side: int) -> None:
    g = turn_of(side, standard=False)
    g.stack.clear()
    gimli, kili = put(g, "Gimli", POOL, side), put(g, "Kíli", POOL, side)
    same = put(g, "Gimli", POOL, 1 - side)
    put(g, "Rivendell", LOCATION, 0)
    put(g, "Rivendell", LOCATION, 1)
    assert may_be_drafted(g, side) == [gimli, kili] and may_be_drafted(g, 1 - side) == [same]
    g.then(Setup())
    assert isinstance(g.question(), DraftRound)
    for seat in range(2):
        g.ask(seat)
        g.answer(gimli if seat == side else same)
    assert g.is_known(gimli, 1 - side) and g.is_known(same, side) and not g.is_known(kili, 1 - side)
    assert g.state[gimli] == TAPPED and may_be_drafted(g, side) == [kili]


def test_R_SETUP_07_the_items_of_each_player_come_to_his_own_characters() -> None:
    g = table()
    floor(g)
    g.stack.clear()
    items = [[put(g, "Dagger of Westernesse", POOL, side) for _ in range(2)] for side in range(2)]
    bearers = [company(g, side, "Rivendell", name)[0] for side, name in enumerate(("Gimli", "Kíli"))]
    first, second = ([items[side][n] * BEARERS + bearers[side] + 1 for side in range(2)] for n in range(2))
    it = StartingItem(first)
    it.picks = second
    it.revealed(g)
    for side in range(2):
        assert [(g.pile[item], g.host[item]) for item in items[side]] == [(IN_PLAY + side, bearers[side])] * 2


@EITHER_SEAT
def test_R_SETUP_07_each_player_chooses_of_his_own_items(side: int) -> None:
    g = turn_of(side)
    dagger, _ = put(g, "Dagger of Westernesse", POOL, side), put(g, "Elven Cloak", POOL, 1 - side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    assert StartingItem([]).choices(g, side) == [0, dagger * BEARERS + gimli + 1]


@EITHER_SEAT
def test_R_DRAFT_06_who_is_left_over_of_the_own_pool_leaves_the_game_and_the_deck_is_shuffled(side: int) -> None:
    g = turn_of(side)
    left, theirs = put(g, "Gimli", POOL, side), put(g, "Kíli", POOL, 1 - side)
    seen = [put(g, "Dodge", DECK, seat) for seat in range(2)]
    for seat in range(2):
        g.look(seen[seat], seat)
    g.then(IntoDeck(side))
    choose(g, "Done")
    assert g.pile[left] == ASIDE + side and g.pile[theirs] == POOL + 1 - side
    assert not g.is_known(seen[side], side) and g.is_known(seen[1 - side], 1 - side)

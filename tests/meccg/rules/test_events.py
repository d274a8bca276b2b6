"""Events and how long they stay, the steps of a company's phase, keys, and chains in every phase."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.chain import Chain
from ravenhill.core.words import Source, always
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.cards.events import PermanentEvent
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    CHAIN,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    NOBODY_HOSTS,
    ON_GUARD,
    SITES,
    TAPPED,
)
from ravenhill.games.meccg.rules.attacks import BEATEN, Attacking
from ravenhill.games.meccg.rules.combat import Attack, keyed_attack
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.hazards import CompanyMoves, MovementHazardPhase
from ravenhill.games.meccg.rules.keys import still_keyed, ways_of_keying
from ravenhill.games.meccg.rules.leaving import happens, site_leaves
from ravenhill.games.meccg.rules.numbers import hazard_limit
from ravenhill.games.meccg.rules.site import SitePhase
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.turn import LongEventPhase, Turns, UntapPhase
from ravenhill.games.meccg.rules.ways import ChoosePath, HowToMove
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, HAZARD, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.changes import LimitBy
from ravenhill.games.meccg.words.moments import CHECKING, COMPANY_CHANGED, ITEM_GAINED, ORGANIZING
from ravenhill.games.meccg.words.numbers import LIMIT, LIMIT_NOW, Opening
from ravenhill.games.meccg.words.verbs.combat import Cancel
from tests.meccg.cards.scenes import at_rest, attacked_by, offered, on_the_way, organizing, play, visiting
from tests.meccg.tables import asked, choose, company, give, hand, names, passes, put, roll, settle, table


def floor(g: Meccg) -> None:
    """Nothing lies on the stack but the turn, which goes on with its end."""
    g.stack.clear()
    turns = Turns()
    turns.at = 6
    g.then(turns)
    g.ready = False


def moving(slot: int, standard: bool = True, site: str = "Bree", *members: str) -> Meccg:
    g = table(standard)
    g.stack.clear()
    company(g, 0, "Rivendell", *(members or ("Aragorn II",)))
    g.move_unseen(put(g, site, LOCATION, 0), HEADING + slot)
    g.phase = MOVEMENT
    g.then(CompanyMoves(slot))
    return g


def test_R_UNTAP_05_what_cards_do_at_the_end_of_untapping_comes_last() -> None:
    g = table()
    people = company(g, 0, "Rivendell", "Aragorn II")
    give(g, people[0], "Lure of the Senses", owner=1)
    g.state[people[0]] = TAPPED
    floor(g)
    g.then(UntapPhase())
    choose(g, "Done")
    assert g.chain() is not None and g.state[people[0]] == 0   # at a Haven he untaps, and must check
    settle(g)
    roll(g, 12)


def test_R_LONG_04_R_MH_15_a_hazard_long_event_is_a_hazard_and_stays_for_a_round() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    event = hand(g, 1, "Clouds")[0]
    choose(g, "Pass")
    play(g, "Clouds")
    assert g.pile[event] == IN_PLAY + 1 and g.companies[0].counted == (event,)
    floor(g)
    g.active = 1
    g.then(LongEventPhase())                                   # of who played it: it stays
    g.question()
    assert g.pile[event] == IN_PLAY + 1


def test_R_LONG_05_a_resource_long_event_lasts_until_its_players_next_phase_for_them() -> None:
    for active, stays in ((1, True), (0, False)):
        g = table()
        floor(g)
        g.active = active
        event = put(g, "Sun", IN_PLAY, 0)
        g.then(LongEventPhase())
        g.question()
        assert (g.pile[event] == IN_PLAY) is stays


def test_R_MH_01_R_MH_23_every_company_has_its_phase_in_the_order_of_choice() -> None:
    g = table(True)
    g.stack.clear()
    for name, site in (("Aragorn II", "Bree"), ("Elladan", "Lórien")):
        company(g, 0, site, name)
    g.then(MovementHazardPhase())
    assert names(g) == ["Travel 0", "Travel 1"]
    choose(g, "Travel 1")
    assert g.current == 1
    passes(g, "NextToMove")
    assert names(g) == ["Travel 0"] and g.companies[1].moved


def test_R_MH_02_R_AMB_71_hazards_in_that_phase_only_and_nothing_from_the_hand_in_combat_at_a_site() -> None:
    g, _ = visiting("Moria", "Aragorn II")
    hand(g, 1, "Doors of Night", "Wolves", "Weariness of the Heart")
    hand(g, 0, "Glamdring")
    choose(g, "Declared Glamdring")
    while type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
    assert asked(g).side == 1 and names(g) == ["Pass"]
    g, people = visiting("Moria", "Aragorn II")
    hand(g, 1, "Doors of Night", "Dragon's Desolation", "Wolves")
    attacked_by(g, "Wolves")
    assert people and all(asked_side == 0 for asked_side in [asked(g).side])   # the hazard player is not asked at all
    g.answer(0)
    assert type(asked(g)).__name__ != "Declare" or asked(g).side == 0


def test_R_MH_04_the_kind_of_movement_and_its_regions_are_named_at_the_reveal() -> None:
    g = moving(0)
    assert isinstance(asked(g), HowToMove) and names(g) == ["Region -1", "Region 0"]
    g.answer(1)
    assert [g.cards.facts[it].name for it in asked(g).options(g)] != []
    assert g.companies[0].path == () and any(isinstance(it, ChoosePath) for it in g.stack)


def test_R_KEY_08_on_roads_of_its_own_the_regions_of_the_map_are_the_path() -> None:
    g = moving(0)
    g.question()
    g.answer(1)
    while type(g.question()).__name__ == "NextRegion":
        g.answer(g.offered[0])
    it = g.companies[0]
    assert it.path == tuple(int(g.cards.facts[region].region_type) for region in it.regions) and len(it.path) >= 2
    assert not it.basic


def test_R_KEY_09_on_the_way_back_the_path_is_that_of_the_origin() -> None:
    g = table(False)
    g.stack.clear()
    company(g, 0, "Moria", "Aragorn II")
    haven = g.facts(g.companies[0].site).nearest_haven
    g.move_unseen(put(g, haven, LOCATION, 0), HEADING)
    g.phase = MOVEMENT
    g.then(CompanyMoves(0))
    g.question()
    printed = [int(it) for it in g.facts(g.companies[0].site).path]
    assert sorted(g.companies[0].path) == sorted(printed) and g.companies[0].basic


def test_R_KEY_11_the_path_puts_creatures_in_no_order() -> None:
    for first, second in (("Wolves", "Huorn"), ("Huorn", "Wolves")):
        g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS, BORDER_LAND, WILDERNESS))
        hand(g, 1, first, second)
        choose(g, "Pass")
        assert [it for it in offered(g) if it.startswith(f"Declared {first}")]
        assert [it for it in offered(g) if it.startswith(f"Declared {second}")]


def test_R_AMB_48_a_key_that_fails_before_an_attack_ends_the_creature_and_stays_counted() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS, WILDERNESS))
    card = hand(g, 1, "Wolves")[0]
    ways = ways_of_keying(g, 0, Source(card, 0, 1, []), False)
    attack = keyed_attack(g, 0, card, ways[0])
    assert still_keyed(g, attack)
    g.companies[0].path = (SHADOW_LAND, SHADOW_LAND)
    assert not still_keyed(g, attack)
    g.companies[0].path = (WILDERNESS, WILDERNESS)
    choose(g, "Pass")
    choose(g, "Declared Wolves")
    while type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
    g.companies[0].path = (BORDER_LAND,)
    g.companies[0].regions = ()
    settle(g)
    assert g.pile[card] == DISCARD + 1 and g.companies[0].counted == (card,) and not g.under_way(Attacking)


def test_R_AMB_48_the_next_attack_of_a_creature_needs_its_key_too() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", "Elladan", path=(WILDERNESS, WILDERNESS))
    attack = attacked_by(g, "Slayer", by=0, key=WILDERNESS)
    attack.by, attack.key, attack.times = 5, 0, 1              # a way that no longer holds
    attack.stopped, attack.at = False, 8
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    g.ready = False
    attack.results = [BEATEN]                                  # the first was beaten, the others are never faced
    g.question()
    assert g.pile[attack.card] == DISCARD + 1 and attack.number == 0


def test_R_MH_14_a_short_event_happens_and_is_discarded() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS,))
    card = hand(g, 1, "Lost in the Wilderness")[0]
    choose(g, "Pass")
    play(g, "Lost in the Wilderness")
    assert g.pile[card] == DISCARD + 1 and g.asked(LIMIT_NOW, 0, g.companies[0].limit) == 10


def test_R_MH_16_R_MH_17_a_permanent_event_stays_and_touches_both() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    card = hand(g, 1, "Doors of Night")[0]
    choose(g, "Pass")
    play(g, "Doors of Night")
    assert g.pile[card] == IN_PLAY + 1 and g.host[card] == NOBODY_HOSTS
    for side in range(2):
        g.active = side
        g.then(LongEventPhase())
        g.ready = False
        g.question()
    assert g.pile[card] == IN_PLAY + 1 and card in g.in_force()


def test_R_MH_18_R_AMB_39_a_target_is_of_the_company_whose_phase_it_is() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    company(g, 0, "Lórien", "Elladan")
    hand(g, 1, "Call of Home", "Weariness of the Heart")
    choose(g, "Pass")
    choose(g, "Declared Call of Home")
    assert names(g) == ["Take Aragorn II"]


def test_R_MH_25_R_AMB_40_the_end_of_the_phase_comes_before_the_origin_leaves_and_stops_with_the_character() -> None:
    g, people = on_the_way("Bree", "Elladan", path=(WILDERNESS, WILDERNESS))
    origin = g.companies[0].site
    for name in ("Lure of Nature", "Glamdring", "Sting", "Lure of the Senses"):
        give(g, people[0], name, owner=1 if "Lure" in name else 0)
    floor(g)
    move = CompanyMoves(0)
    move.at = 5
    g.then(move)
    g.question()
    assert g.chain() is not None and g.companies[0].site == origin and g.pile[origin] == SITES
    settle_triggers(g)
    assert not g.is_in_play(people[0])


def settle_triggers(g: Meccg) -> None:
    """The first check fails by far; no second one is asked for."""
    while type(g.question()).__name__ in ("Declare", "OrderTriggers"):
        g.answer(0)
    roll(g, 2)
    while type(g.question()).__name__ in ("Declare", "OrderTriggers"):
        g.answer(0)


def test_R_MH_26_what_asks_for_the_path_counts_when_the_site_is_shown() -> None:
    g = moving(0, False, "Bree", "Aragorn II", "Elladan", "Elrohir", "Haldir")
    g.phase = 1
    frame = g.stack.pop()
    hand(g, 0, "Fair Travels in Wilderness")
    g.then(Acting(1, 0, True))
    play(g, "Fair Travels in Wilderness")
    assert g.companies[0].path == ()
    g.stack.clear()
    g.phase = MOVEMENT
    g.then(frame)
    g.ready = False
    g.question()
    wild = g.companies[0].path.count(WILDERNESS)
    assert wild > 0 and g.companies[0].limit == max(2, 4 - wild)


def test_R_MH_29_R_OG_02_a_card_laid_on_guard_counts_also_in_response() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    hand(g, 0, "Gates of Morning")
    guard = hand(g, 1, "Wolves")[0]
    choose(g, "Declared Gates of Morning")
    assert asked(g).side == 1 and g.chain() is not None
    choose(g, "LayOnGuard Wolves")
    assert g.pile[guard] == ON_GUARD and g.companies[0].counted == (-1,) and asked(g).side == 0
    assert g.chain() is not None and g.companies[0].guarded


def test_R_AMB_34_nobody_is_asked_between_the_reveal_and_the_draws() -> None:
    g = moving(0, False)
    for side in range(2):
        hand(g, side, "Twilight")
        for _ in range(12):
            put(g, "Dodge", 0, side)
    put(g, "Doors of Night", IN_PLAY, 1)
    asked_for: list[str] = []
    while type(g.question()).__name__ != "Declare":
        asked_for.append(type(g.question()).__name__)
        g.answer(g.offered[0] if asked_for[-1] == "DrawHowMany" else 0)
    assert [it for it in asked_for if it != "DrawCard"] == ["DrawHowMany", "DrawHowMany"]
    assert g.companies[0].limit == 2 and isinstance(g.asking(), HazardWindow)


def test_R_AMB_41_an_origin_stays_while_somebody_is_there_or_on_the_way() -> None:
    for going in (False, True):
        g, _ = at_rest("Bree", "Aragorn II")
        company(g, 0, "Rivendell", "Elladan")
        site = g.companies[0].site
        if going:
            g.companies[1].going = site
        else:
            g.companies[1].site = site
        g.companies[0].site = put(g, "Moria", SITES, 0)
        site_leaves(g, site)
        assert g.pile[site] == SITES
        g.companies[1].going = -1
        g.companies[1].site = g.companies[0].site
        site_leaves(g, site)
        assert g.pile[site] == LOCATION


def test_R_AMB_42_what_was_declared_before_a_company_is_sent_back_is_lost() -> None:
    g, _ = on_the_way("Bree", "Aragorn II")
    card = put(g, "Doors of Night", CHAIN, 0)
    g.owner = replaced(g.owner, card, 1)
    source = Source(card, 0, 1, [])
    assert g.goes_through(source)
    g.companies[0].sent_back = True
    assert not g.goes_through(source) and g.goes_through(Source(card, 0, 0, []))


CANCELLING = sorted({it.name for it in GAME.library.facts if it.type in (2, 3, 4) and it.done and any(
    isinstance(effect, Cancel) for rule in it.rules[it.common:] for effect in rule.does)})


@pytest.mark.parametrize("name", CANCELLING)
def test_R_AMB_49_what_another_company_has_cancels_nothing_here(name: str) -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(WILDERNESS,))
    other = company(g, 0, "Lórien", name if GAME.library.facts[GAME.library.names[name]].type == 2 else "Elrond")
    if GAME.library.facts[GAME.library.names[name]].type != 2:
        give(g, other[0], name)
    attacked_by(g, "Wolves", by=0, key=WILDERNESS)
    assert not [it for it in offered(g) if it.startswith(f"Declared {name}")]


def test_R_AMB_54_increases_of_the_limit_come_before_decreases() -> None:
    less = PermanentEvent("tw-997", "Quiet", side=HAZARD, rules=(always(LimitBy(-2, least=2)),))
    more = PermanentEvent("tw-998", "Noise", side=HAZARD, rules=(always(LimitBy(+1)),))
    for order in (("Quiet", "Noise"), ("Noise", "Quiet")):
        g = table(True, Cards([*GAME.library.facts, less, more]))
        company(g, 0, "Bree", "Aragorn II", "Elladan", "Elrohir")
        for name in order:
            put(g, name, IN_PLAY, 1)
        assert limit_of(g) == 2


def limit_of(g: Meccg) -> int:
    assert g.asked(LIMIT, 0, 3) in (2, 3)
    return hazard_limit(g, 0, 3)


def test_R_CHAIN_01_playing_tapping_and_revealing_are_declared() -> None:
    g, people = on_the_way("Bree", "Aragorn II")
    give(g, people[0], "Gollum")
    hand(g, 0, "Gates of Morning")
    choose(g, "Declared Gates of Morning")
    assert g.chain() is not None and g.piles[CHAIN]
    g, people = organizing("Rivendell", "Gandalf")
    give(g, people[0], "Beautiful Gold Ring")
    choose(g, "Declared Gandalf")
    settle_picks(g)
    assert g.chain() is not None and g.state[people[0]] == TAPPED


def settle_picks(g: Meccg) -> None:
    while type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])


def test_R_CHAIN_02_R_CHAIN_12_R_AMB_50_every_declaration_can_be_answered_in_every_phase() -> None:
    g, _ = organizing("Rivendell", "Aragorn II", standard=False)
    hand(g, 0, "Elladan")
    hand(g, 1, "Twilight")
    put(g, "Doors of Night", IN_PLAY, 1)
    choose(g, "Declared Elladan")
    settle_picks(g)
    assert asked(g).side == 1 and [it for it in names(g) if it.startswith("Declared Twilight")]
    g.answer(0)
    assert asked(g).side == 0
    g.answer(0)
    settle(g)
    assert g.chain() is None and len(g.companies[0].members) == 2


def test_R_CHAIN_07_R_AMB_52_what_changes_a_roll_is_declared_before_it() -> None:
    g, people = visiting("Bree", "Beretar")
    hand(g, 0, "Rangers of the North", "New Friendship")
    choose(g, "Declared Rangers of the North")
    settle_picks(g)
    assert type(asked(g)).__name__ == "Declare" and g.chain() is not None
    settle(g)
    assert type(g.question()).__name__ == "Roll" and people


def test_R_CHAIN_09_R_AMB_53_triggers_follow_in_the_active_players_order_and_once() -> None:
    g, people = at_rest("Rivendell", "Aragorn II", "Elladan")
    for it in people:
        give(g, it, "Lure of Expedience", owner=1)
    happens(g, ITEM_GAINED, people[0])
    waiting = len(g.waiting)
    happens(g, ITEM_GAINED, people[0])
    assert waiting == len(g.waiting) >= 1
    happens(g, COMPANY_CHANGED, 0)
    g.waiting.append(Source(people[1], 1, 0, []))
    g.ready = False
    g.then(HazardWindow(0))
    assert type(asked(g)).__name__ == "OrderTriggers" and asked(g).side == g.active


def test_R_CHAIN_05_R_AMB_51_costs_stay_paid_when_the_target_is_gone() -> None:
    g, people = organizing("Rivendell", "Gandalf")
    ring = give(g, people[0], "Beautiful Gold Ring")
    choose(g, "Declared Gandalf")
    settle_picks(g)
    g.host[ring] = NOBODY_HOSTS
    g.move(ring, DISCARD)
    settle(g)
    assert g.state[people[0]] == TAPPED and type(asked(g)).__name__ == "Declare"


def test_R_END_10_R_END_11_at_the_council_only_what_changes_checks_is_played() -> None:
    g, people = organizing("Rivendell", "Aragorn II", "Elladan", standard=False)
    g.stack.clear()
    g.phase = 6
    hand(g, 0, "A Friend or Three", "Gates of Morning", "Dodge")
    hand(g, 1, "Weariness of the Heart", "Doors of Night")
    source = Source(people[0], 1, 0, [])
    g.then(Chain(CHECKING, 0, [source]))
    offers = offered(g)
    assert [it for it in offers if "A Friend" in it] and [it for it in offers if it.startswith("Declared Elladan")]
    assert not [it for it in offers if "Dodge" in it]
    g.answer(0)
    assert asked(g).side == 1 and not [it for it in names(g) if "Weariness" in it or "Doors" in it]


def test_R_AMB_85_other_cards_at_any_time_but_at_a_site_only_after_entering() -> None:
    for phase in (ORGANIZING,):
        g, _ = organizing("Rivendell", "Aragorn II")
        hand(g, 0, "Gates of Morning")
        assert phase == 0 and [it for it in names(g) if "Gates" in it]
    g = table(True)
    floor(g)
    company(g, 0, "Bree", "Aragorn II")
    hand(g, 0, "Gates of Morning")
    g.then(SitePhase())
    choose(g, "Travel 0")
    assert type(asked(g)).__name__ == "EnterOrNot"
    choose(g, "Leave")
    assert prowess(g, g.companies[0].members[0]) == 6 and len(g.piles[HAND]) == 1
    assert type(asked(g)).__name__ == "DiscardOne"             # the turn ends: nothing could be played


def test_R_KEY_07_ways_that_a_card_opens_through_regions_need_a_path_too() -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(SHADOW_LAND,))
    card = hand(g, 1, "Adûnaphel")[0]
    source = Source(card, 0, 1, [])
    opening = next(n for n, it in enumerate(g.cards.lasts) if isinstance(it.change, Opening) and it.change.lands)
    before = ways_of_keying(g, 0, source, False)
    g.lasting.append(Lasting(opening, 1, -1))
    assert len(ways_of_keying(g, 0, source, False)) == len(before) + 1
    assert len(ways_of_keying(g, 0, source, True)) == len([it for it in before if it // 64 < 32 and g.facts(
        card).keyed_to[it // 64].by in (1, 3, 4)])             # on guard only the site counts
    g.companies[0].going = -1
    assert len(ways_of_keying(g, 0, source, False)) == 0       # and who stays has no path

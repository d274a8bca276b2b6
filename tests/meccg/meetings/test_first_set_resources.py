"""Clauses of the first set's characters, items, sites and resource events, alone and where cards meet."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    FIRST_COMPANY,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    ON_GUARD,
    OUT,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.companies import become_one
from ravenhill.games.meccg.rules.council import Council
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.keys import by_opening, ways_of_keying
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import character_leaves, found_company, happens, join
from ravenhill.games.meccg.rules.movement import goal_of, head_for
from ravenhill.games.meccg.rules.organization import Organizing
from ravenhill.games.meccg.rules.persuasion import BringIn, attempt, targets, under_whom
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import TURN_ENDS
from ravenhill.games.meccg.words.numbers import FLIES, KEYED_BY_TYPE
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    end_of_organization,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    second_company,
    struck_by,
    the_company,
    until_settled,
    visiting,
    ways,
)
from tests.meccg.tables import (
    asked,
    choose,
    company,
    deck,
    give,
    goes_on,
    hand,
    is_asked,
    names,
    put,
    roll,
    settle,
    table,
)

# The Council

COUNCIL_HELPS = ["A Friend or Three", "Halfling Strength", "New Friendship", "Tookish Blood", "Nenya"]
COUNCIL_USELESS = ["Return of the King", "Test of Form", "Gates of Morning", "Narya", "Wizard's Test",
                   "Mirror of Galadriel", "Twilight", "The Evenstar"]


def at_the_council(*cards: str) -> Meccg:
    """Frodo checks first; Aragorn is at Minas Tirith, and everybody else whom a card might need is there."""
    g = table(True)
    g.stack.clear()
    _, aragorn, *_ = company(g, 0, "Minas Tirith", "Frodo", "Aragorn II", "Gandalf", "Galadriel")
    company(g, 0, "Lórien", "Legolas")
    give(g, aragorn, "Precious Gold Ring")
    put(g, "Clear Skies", IN_PLAY, 0)
    hand(g, 0, *cards)
    g.then(Council())
    choose(g, "Take Frodo")
    return g


@pytest.mark.parametrize("card", COUNCIL_HELPS + COUNCIL_USELESS)
def test_R_END_10_at_the_Council_only_what_changes_its_checks_is_played(card: str) -> None:
    assert offers(at_the_council(card), card) is (card in COUNCIL_HELPS)


def test_R_END_10_what_lies_in_play_tests_no_ring_at_the_Council() -> None:
    g = at_the_council("Magic Ring of Words")
    assert [words for words in names(g) if words.startswith("Declared Gandalf")] == ["Declared Gandalf 2"]     # support


# Items

@pytest.mark.parametrize("item", ["Potion of Prowess", "Miruvor", "Healing Herbs", "Athelas"])
def test_tw_304_tw_283_tw_255_tw_195_what_was_used_up_acts_though_its_bearer_leaves(item: str) -> None:
    g, (frodo, _, gimli) = on_the_way("Moria", "Frodo", "Aragorn II", "Gimli")
    give(g, frodo, item)
    if item in ("Healing Herbs", "Athelas"):
        g.state[gimli] = WOUNDED
    hand(g, 1, "Call of Home")
    before = prowess(g, gimli), body(g, gimli)
    choose(g, f"Declared {item}")
    while is_asked(g, "Pick"):
        choose(g, "Take Gimli" if "Take Gimli" in names(g) else "Take Aragorn II")
    choose(g, "Declared Call of Home")
    choose(g, "Take Frodo")
    until_settled(g, total=2)
    assert g.pile[frodo] == HAND
    if item in ("Healing Herbs", "Athelas"):
        assert g.state[gimli] == (UNTAPPED if item == "Healing Herbs" else TAPPED)
    else:
        assert (prowess(g, gimli), body(g, gimli)) != before


def two_companies(site: str, ring: str) -> tuple[Meccg, int, int]:
    """Gimli, with a ring of the Dwarves, is at this site; it is the site phase of Legolas at Moria."""
    g, _ = visiting("Moria", "Legolas")
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, site))
    return g, gimli, give(g, gimli, ring)


TREASURES = {"Dwarven Ring of Barin's Tribe": "Glamdring", "Dwarven Ring of Bávor's Tribe": "Orcrist"}


@pytest.mark.parametrize("ring", TREASURES)
@pytest.mark.parametrize("here", [True, False])
def test_tw_213_tw_214_nothing_is_found_where_the_company_has_not_entered(ring: str, here: bool) -> None:
    if here:
        g, (gimli,) = visiting("Moria", "Gimli")
        give(g, gimli, ring)
    else:
        g, _, _ = two_companies("The Lonely Mountain", ring)
    deck(g, 0, TREASURES[ring])
    assert offers(g, ring) is here


@pytest.mark.parametrize("ring", TREASURES)
@pytest.mark.parametrize("answer", ["plays", "discards", "leaves"])
def test_tw_213_tw_214_what_is_found_is_played_or_discarded(ring: str, answer: str) -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    give(g, gimli, ring)
    item = deck(g, 0, TREASURES[ring], "Cram")[0]
    choose(g, f"Declared {ring}")
    while not is_asked(g, "PlayFound"):
        goes_on(g)
    name = TREASURES[ring]
    assert names(g) == ["No", f"Take {name}", f"Expel {name}"]
    choose(g, {"plays": f"Take {name}", "discards": f"Expel {name}", "leaves": "No"}[answer])
    until_settled(g)
    assert g.pile[item] == {"plays": IN_PLAY, "discards": DISCARD, "leaves": DECK}[answer]
    assert (g.state[the_company(g).site] == TAPPED) is (answer == "plays")


def test_tw_216_R_AMB_49_no_site_untaps_in_the_phase_of_another_company() -> None:
    ring = "Dwarven Ring of Durin's Tribe"
    for here in (True, False):
        g, _ = on_the_way("Moria", "Legolas")
        slot = the_company(g)
        gimli = put(g, "Gimli", IN_PLAY, 0)
        join(g, gimli, g.current if here else second_company(g, "Bree"))
        give(g, gimli, ring)
        g.state[g.companies[g.company[gimli]].site] = TAPPED
        assert slot is the_company(g) and offers(g, ring) is here
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, ring)
    g.state[g.companies[g.company[gimli]].site] = TAPPED
    assert offers(g, ring)


def test_tw_227_ent_draughts_are_not_stolen() -> None:
    g, (gandalf,) = visiting("Wellinghall", "Gandalf")
    legolas, = company(g, 1, "Wellinghall", "Legolas")
    draughts, cloak = give(g, legolas, "Ent-draughts"), give(g, legolas, "Elven Cloak")
    hand(g, 0, "Ent-draughts", "Elven Cloak")
    assert cloak in targets(g, gandalf) and draughts not in targets(g, gandalf)


def test_tw_312_R_DECK_14_the_Riders_are_won_once() -> None:
    for theirs in (True, False):
        g, (gimli,) = visiting("Edoras", "Gimli")
        give(g, gimli, "Red Arrow")
        hand(g, 0, "Riders of Rohan")
        if theirs:
            put(g, "Riders of Rohan", MARSHALLED, 1)
        assert offers(g, "Red Arrow") is not theirs


@pytest.mark.parametrize("wins", ["Red Arrow", "Army of the Dead"])
def test_tw_312_tw_193_R_AMB_76_what_lies_on_guard_answers_a_faction_that_is_won_without_a_check(wins: str) -> None:
    site = "Edoras" if wins == "Red Arrow" else "Vale of Erech"
    g, (aragorn, _) = visiting(site, "Aragorn II", "Gimli")
    if wins == "Red Arrow":
        give(g, aragorn, wins)
        hand(g, 0, "Riders of Rohan")
    else:
        hand(g, 0, wins)
        g.did.append(g.cards.names["Paths of the Dead"])
    put(g, "Weariness of the Heart", ON_GUARD, 0)
    g.owner = (*g.owner[:-1], 1)
    choose(g, f"Declared {wins}")
    while is_asked(g, "Pick"):
        g.answer(g.offered[0])
    assert asked(g).side == 1 and offers(g, "Weariness of the Heart")
    until_settled(g)
    assert g.state[the_company(g).site] == TAPPED


def test_tw_323_a_scroll_that_nobody_bears_helps_no_test() -> None:
    for borne in (True, False):
        g, (gandalf, _) = visiting("Bree", "Gandalf", "Gimli")
        gold = give(g, gandalf, "Precious Gold Ring")
        scroll = give(g, gandalf, "Scroll of Isildur")
        if not borne:
            g.host[scroll] = put(g, "Sacrifice of Form", IN_PLAY, 0)
        test = RingTest(gold)
        g.ready = False
        g.then(test)
        while isinstance(g.question(), Roll):
            goes_on(g, 6)
        assert test.total == (8 if borne else 6)


# Roads, wings and bridges

def over_the_bridge(card: str) -> Meccg:
    """Gimli has come to Lórien by this card, and plays Bridge there; Weathertop is not near, Dimrill Dale is."""
    origin = "Eagles' Eyrie" if card == "Eagle-mounts" else "Dimrill Dale"
    g, _ = end_of_organization(origin, "Gimli" if card == "Eagle-mounts" else "Aragorn II")
    for name in ("Lórien", "Dimrill Dale", "Moria"):
        put(g, name, LOCATION, 0)
    hand(g, 0, card, "Bridge")
    choose(g, f"Declared {card}")
    while is_asked(g, "Pick"):
        g.answer(g.offered[0])
    while g.chain() is not None and is_asked(g, "Declare"):
        goes_on(g)
    choose(g, "To Lórien")
    g.question()
    g.stack.clear()
    g.phase, g.ready = MOVEMENT, False
    g.then(CompanyMoves(0))
    while not offers_now(g, "Bridge"):
        goes_on(g)
    choose(g, "Declared Bridge")
    while not is_asked(g, "GoesOn"):
        goes_on(g)
    return g


def offers_now(g: Meccg, card: str) -> bool: return is_asked(g, "Declare") and offers(g, card)


@pytest.mark.parametrize("card", ["Eagle-mounts", "Misty Mountains"])
def test_tw_202_tw_220_tw_284_who_goes_on_over_a_bridge_goes_by_a_path_of_its_own(card: str) -> None:
    g = over_the_bridge(card)
    choose(g, "To Dimrill Dale" if card == "Eagle-mounts" else "To Moria")
    while not the_company(g).path:
        choose(g, "Region -1") if is_asked(g, "HowToMove") else goes_on(g)
    assert the_company(g).path == (WILDERNESS, WILDERNESS) and g.asked(FLIES, 0, 0) == g.asked(KEYED_BY_TYPE, 0, 0) == 0


@pytest.mark.parametrize("there", ["deck", "play", "heading"])
def test_tw_302_the_Paths_lead_to_a_Vale_where_a_company_is(there: str) -> None:
    g, _ = end_of_organization("Dunharrow", "Aragorn II")
    site = put(g, "Vale of Erech", LOCATION, 0)
    if there == "play":
        join(g, put(g, "Gimli", IN_PLAY, 0), found_company(g, 0, site))
    if there == "heading":
        slot = second_company(g, "Edhellond")
        join(g, put(g, "Gimli", IN_PLAY, 0), slot)
        head_for(g, slot, site)
    hand(g, 0, "Paths of the Dead")
    choose(g, "Declared Paths of the Dead")
    choose(g, "Travel")
    while is_asked(g, "Declare"):
        goes_on(g)
    assert names(g) == ["To Vale of Erech"]
    choose(g, "To Vale of Erech")
    assert goal_of(g, 0) == site


def the_turn_ends(g: Meccg) -> None:
    """What waits for the very end of the turn acts, until somebody is asked."""
    g.ready = False
    g.stack.clear()
    g.then(Organizing(0))
    happens(g, TURN_ENDS, -1)
    g.then(Triggers(TURN_ENDS))
    while is_asked(g, "Declare") and g.chain() is not None:
        goes_on(g)


@pytest.mark.parametrize("first", [True, False])
def test_tw_249_R_AMB_44_the_great_road_is_for_all_who_have_become_one(first: bool) -> None:
    g, _ = end_of_organization("Rivendell", "Gimli")
    put(g, "Rivendell", LOCATION, 0)
    bree = put(g, "Bree", LOCATION, 0)
    hand(g, 0, "Great-road")
    other = found_company(g, 0, bree)
    join(g, put(g, "Legolas", IN_PLAY, 0), other)
    play(g, "Great-road", "Travel")
    g.companies[0].site = bree
    become_one(g, *((0, other) if first else (other, 0)))
    the_turn_ends(g)
    assert names(g) == ["No", "To Rivendell"]


@pytest.mark.parametrize("back", [True, False])
def test_tw_249_who_takes_the_great_road_back_has_moved(back: bool) -> None:
    g, (gimli, _) = end_of_organization("Rivendell", "Gimli", "Gandalf")
    put(g, "Rivendell", LOCATION, 0)
    stone = give(g, gimli, "Palantír of Elostirion")
    other = give(g, gimli, "Palantír of Annúminas")
    aligned, ent = give(g, other, "Align Palantír", 0), give(g, gimli, "Treebeard")
    hand(g, 0, "Great-road")
    play(g, "Great-road", "Travel")
    g.companies[0].site = put(g, "The White Towers", LOCATION, 0)
    g.move(g.companies[0].site, SITES)
    the_turn_ends(g)
    choose(g, "To Rivendell" if back else "No")
    assert [in_play(g, card) for card in (stone, other, aligned, ent)] == [not back, True, not back, not back]


# Attacks

@pytest.mark.parametrize("creature, each", [("Watcher in the Water", True), ("Orc-guard", False)])
def test_tw_207_R_CMB_08_nothing_halves_the_strikes_on_each(creature: str, each: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Dark Quarrels")
    attacked_by(g, creature)
    assert len(ways(g, "Dark Quarrels")) == (0 if each else 2)


def test_tw_262_the_kindled_spirit_is_that_of_characters() -> None:
    g, (gandalf, gimli) = on_the_way("Moria", "Gandalf", "Gimli")
    hound = give(g, gimli, "Noble Hound")
    hand(g, 0, "Kindling of the Spirit")
    before = [prowess(g, it) for it in (gandalf, gimli, hound)]
    attack = attacked_by(g, "Orc-guard")
    bare = prowess_of(g, attack)
    play(g, "Kindling of the Spirit", total=12)
    more = [prowess(g, it) - was for it, was in zip((gandalf, gimli, hound), before)]
    assert more == [2, 2, 0] and prowess_of(g, attack) == bare
    while attack in g.stack:
        goes_on(g)
    assert [prowess(g, it) for it in (gandalf, gimli)] == before[:2]
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "Kindling of the Spirit")
    attacked_by(g, "Orc-guard")
    assert not offers(g, "Kindling of the Spirit")


def test_tw_360_the_fire_burns_as_long_as_the_attack() -> None:
    g, (gandalf, _) = on_the_way("Moria", "Gandalf", "Gimli")
    hand(g, 0, "Wizard's Fire")
    bare = prowess(g, gandalf)
    attack, _ = struck_by(g, "Orc-guard", gandalf)
    play(g, "Wizard's Fire", total=12)
    assert prowess(g, gandalf) == bare + 5
    while attack in g.stack:
        goes_on(g)
    assert prowess(g, gandalf) == bare
    g, (arwen, _) = on_the_way("Moria", "Arwen", "Gandalf")
    hand(g, 0, "Wizard's Fire")
    struck_by(g, "Orc-guard", arwen)
    assert not offers(g, "Wizard's Fire")


@pytest.mark.parametrize("veil", ["none", "gone", "come"])
def test_tw_343_the_Gates_are_asked_for_when_the_star_rises(veil: str) -> None:
    g, (legolas, haldir) = on_the_way("Moria", "Legolas", "Haldir", path=(WILDERNESS,))
    if veil == "gone":
        put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "The Evenstar", "Gates of Morning")
    hand(g, 1, "Twilight")
    before = prowess(g, legolas), prowess(g, haldir)
    choose(g, "Declared The Evenstar 0")
    choose(g, "Take Legolas")
    if veil == "gone":
        choose(g, "Declared Twilight")
        choose(g, "Take Gates of Morning")
    elif veil == "come":
        choose(g, "Pass")
        choose(g, "Declared Gates of Morning")
    until_settled(g)
    more = prowess(g, legolas) - before[0], prowess(g, haldir) - before[1]
    assert more == ((2, 1) if veil == "come" else (1, 0))


def test_tw_343_a_region_that_the_star_would_change_is_left_without_the_Gates() -> None:
    g, (legolas, _) = on_the_way("Moria", "Legolas", "Haldir", path=(WILDERNESS,))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "The Evenstar")
    hand(g, 1, "Twilight")
    before = prowess(g, legolas)
    choose(g, ways(g, "The Evenstar")[-1])
    choose(g, "Take Legolas")
    choose(g, "Declared Twilight")
    choose(g, "Take Gates of Morning")
    until_settled(g)
    assert prowess(g, legolas) == before + 1 and path_of(g, 0) == [WILDERNESS]


@pytest.mark.parametrize("site", ["Mount Doom", "Moria"])
def test_tw_414_tw_033_a_way_that_was_opened_to_Mount_Doom_stays_open(site: str) -> None:
    g, _ = on_the_way(site, "Frodo", "Sam Gamgee")
    hand(g, 1, "Fell Beast")
    hazard(g, "Fell Beast")
    nazgul = hand(g, 1, "Adûnaphel")[0]
    stealth = next(n for n, kind in enumerate(g.cards.lasts_from) if kind == g.cards.names["Stealth"])
    g.lasting = [*g.lasting, Lasting(stealth, 0, 0)]
    found = ways_of_keying(g, 0, Source(nazgul, 0, 1, []), False)
    assert any(by_opening(way) for way in found) is (site == "Mount Doom")


# Influence

@pytest.mark.parametrize("mine, theirs, won", [(12, 2, True), (2, 12, False)])
def test_tw_267_a_card_is_drawn_for_a_faction_of_the_opponent_too(mine: int, theirs: int, won: bool) -> None:
    g, (gandalf,) = visiting("Edoras", "Gandalf")
    riders = put(g, "Riders of Rohan", MARSHALLED, 1)
    company(g, 1, "Rivendell", "Elrond", "Aragorn II")
    hand(g, 0, "Lordly Presence")
    deck(g, 0, "Cram", "Dodge")
    attempt(g, gandalf, riders, -1)
    while not offers_now(g, "Lordly Presence"):
        goes_on(g)
    choose(g, "Declared Lordly Presence")
    choose(g, "Take Gandalf")
    rolls = iter([mine, theirs])
    while riders in g.piles[MARSHALLED + 1] and g.chain() is not None:
        if isinstance(g.question(), Roll):
            roll(g, next(rolls))
        else:
            goes_on(g)
    while type(g.question()).__name__ == "DrawCard":
        g.answer(0)
    assert (g.pile[riders] == DISCARD + 1) is won and len(g.piles[HAND]) == (1 if won else 0)


@pytest.mark.parametrize("elsewhere", [True, False])
def test_tw_294_Lórien_is_a_Haven_for_the_old_road_whatever_the_Balrog_makes_of_it(elsewhere: bool) -> None:
    g, _ = visiting("Lórien", "Gimli")
    company(g, 1, "Rivendell" if elsewhere else "Lórien", "Galadriel")
    put(g, "Balrog of Moria", IN_PLAY, 1)
    put(g, "Edoras", LOCATION, 0)
    hand(g, 0, "Old Road", "Riders of Rohan")
    assert offers(g, "Old Road")


@pytest.mark.parametrize("mine, theirs, won", [(12, 2, True), (7, 7, False)])
def test_tw_294_by_the_old_road_the_same_faction_is_won_from_the_opponent(mine: int, theirs: int, won: bool) -> None:
    g, _ = visiting("Lórien", "Gimli", "Aragorn II")
    g.turns = [2, 2]
    company(g, 1, "Rivendell", "Elrond", "Beorn")
    riders = put(g, "Riders of Rohan", MARSHALLED, 1)
    put(g, "Edoras", LOCATION, 0)
    card = hand(g, 0, "Old Road", "Riders of Rohan")[1]
    choose(g, "Declared Old Road")
    choose(g, "Take Gimli")
    choose(g, "Take Riders of Rohan")
    settle(g)
    roll(g, mine, theirs)
    until_settled(g)
    assert (g.pile[riders] == DISCARD + 1) is won and g.pile[card] == (MARSHALLED if won else DISCARD)
    assert (g.state[the_company(g).site] == TAPPED) is won and g.influenced


def test_tw_294_R_AMB_89_the_old_road_to_the_opponents_faction_is_the_attempt_of_the_turn() -> None:
    for influenced, turns in ((True, 2), (False, 1)):
        g, _ = visiting("Lórien", "Gimli")
        g.turns = [turns, turns]
        g.influenced = influenced
        put(g, "Riders of Rohan", MARSHALLED, 1)
        put(g, "Edoras", LOCATION, 0)
        hand(g, 0, "Old Road", "Riders of Rohan")
        assert not offers(g, "Old Road")


@pytest.mark.parametrize("home", [True, False])
def test_tw_152_a_Hobbit_who_is_won_over_comes_only_at_home(home: bool) -> None:
    g, (gandalf,) = visiting("Bag End" if home else "Bree", "Gandalf")
    frodo = hand(g, 0, "Frodo")[0]
    assert bool(under_whom(g, gandalf, frodo)) is home


@pytest.mark.parametrize("pays", [True, False])
def test_td_182_an_item_that_is_won_costs_another(pays: bool) -> None:
    g, (gandalf,) = visiting("The Lonely Mountain", "Gandalf")
    put(g, "Ireful Flames", IN_PLAY, 1)
    sword = hand(g, 0, "Glamdring", *(["Cram"] if pays else []))[0]
    g.ready = False
    g.then(BringIn(0, sword, gandalf))
    assert names(g) == (["No", "Yes"] if pays else ["No"])
    if pays:
        choose(g, "Yes")
        goes_on(g)
        assert len(g.piles[OUT]) == 1 and g.host[sword] == gandalf


# What leaves, and what stays

def test_tw_321_tw_223_a_Wizard_who_cannot_leave_keeps_his_items() -> None:
    g, (gandalf, _) = at_rest("Rivendell", "Gandalf", "Gimli")
    put(g, "Elf-song", IN_PLAY, 0)
    sword = give(g, gandalf, "Glamdring")
    event = hand(g, 0, "Sacrifice of Form")[0]
    attack, _ = struck_by(g, "Orc-guard", gandalf)
    play(g, "Sacrifice of Form", total=12)
    while attack in g.stack:
        goes_on(g)
    assert in_play(g, gandalf) and g.host[sword] == gandalf and g.pile[event] == DISCARD and g.sacrificed == [-1, -1]


@pytest.mark.parametrize("site, all_heal", [("Rhosgobel", True), ("Bree", False)])
def test_tw_420_what_heals_one_at_Rhosgobel_heals_all_who_are_there(site: str, all_heal: bool) -> None:
    g, (gimli, legolas) = organizing(site, "Gimli", "Legolas")
    part = put(g, "Haldir", IN_PLAY, 0)
    join(g, part, found_company(g, 0, g.companies[0].site))
    other, = company(g, 1, site, "Beorn")
    away, = company(g, 0, "Lake-town", "Kíli")
    give(g, gimli, "Healing Herbs")
    for it in (legolas, part, other, away):
        g.state[it] = WOUNDED
    choose(g, ways(g, "Healing Herbs")[-1])
    choose(g, "Take Legolas")
    until_settled(g)
    left = [g.state[it] == WOUNDED for it in (legolas, part, other, away)]
    assert left == [False, not all_heal, not all_heal, True]


def test_dm_069_rams_are_over_with_a_strike_whose_target_leaves() -> None:
    g, (gimli, _) = on_the_way("Moria", "Gimli", "Legolas")
    _, strike = struck_by(g, "Cave Worm", gimli)
    rams = put(g, "Like the Crash of Battering-rams", IN_PLAY, 1)
    g.host[rams] = FIRST_COMPANY
    while g.stack[-1] is not strike:
        g.stack.pop()
    character_leaves(g, gimli, DISCARD)
    g.ready = False
    for _ in range(6):
        if strike not in g.stack:
            break
        goes_on(g)
    assert g.pile[rams] == DISCARD + 1


def test_tw_239_nothing_is_remembered_of_cards_that_are_shuffled_away() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    gone = put(g, "Cram", DISCARD, 0)
    g.tried, g.in_use = [gone], [gone]
    hand(g, 0, "Favor of the Valar")
    deck(g, 0, "Dodge")
    choose(g, "Declared Favor of the Valar")
    while g.chain() is not None and is_asked(g, "Declare"):
        goes_on(g)
    assert gone not in g.tried and gone not in g.in_use

"""Resources of Dark Minions: quests and the knowledge they take, gems and ore that are stored, an hour of need."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, INVERTED, MARSHALLED, OUT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.leaving import discard, gained, happens
from ravenhill.games.meccg.rules.numbers import corruption, may_bear, points_of
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_REGION_TYPE, DARK_DOMAIN, WILDERNESS
from ravenhill.games.meccg.words.moments import EVENT_PLAYED, RESCUED
from ravenhill.games.meccg.words.numbers import ASSIGNS
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    until_settled,
    visiting,
    ways,
)
from tests.meccg.cards.test_minion_resources import begin
from tests.meccg.tables import choose, give, hand, names, put, roll, settle

FIRST = -10                                                    # lies on the first company


def on_company(g: Meccg, name: str, state: int = UNTAPPED) -> int:
    card = put(g, name, IN_PLAY, 0)
    g.host[card], g.state[card] = FIRST, state
    return card


def trigger(g: Meccg) -> None:
    g.ready = False
    until_settled(g)


@pytest.mark.parametrize(("site", "item", "right"), [
    ("Minas Tirith", "Lost Tome", True), ("Edoras", "Lost Tome", False), ("Minas Tirith", "Elven Cloak", False),
])
def test_R_TERM_10_dm_128_lost_knowledge_is_given_up_in_Minas_Tirith(site: str, item: str, right: bool):
    g, (gimli,) = organizing(site, "Gimli")
    lore = give(g, gimli, item)
    (quest,) = hand(g, 0, "Fate of the Ithil-stone")
    assert offers(g, "Fate of the Ithil-stone") is right
    if right:
        choose(g, "Declared Fate of the Ithil-stone")
        choose(g, f"Take {item}")
        until_settled(g)
        assert g.pile[lore] == DISCARD and g.host[quest] == FIRST and points_of(g, quest) == 0


def test_dm_149_a_sage_recalls_what_was_lost():
    for who, right in (("Elrond", True), ("Gimli", False)):
        g, (it,) = organizing("Minas Tirith", who)
        (quest, memory) = hand(g, 0, "Fate of the Ithil-stone", "Memories Recalled")
        assert offers(g, "Fate of the Ithil-stone") is right
        if right:
            play(g, "Fate of the Ithil-stone")
            assert g.state[it] == TAPPED and g.pile[memory] == DISCARD and g.host[quest] == FIRST


def test_dm_149_memories_break_dark_enchantments():
    for beside, right in (("Elrond", True), ("Legolas", False)):
        g, (gimli, _) = organizing("Bree", "Gimli", beside)
        hand(g, 0, "Memories Recalled")
        assert not offers(g, "Memories Recalled")
        dark = give(g, gimli, "Memories Stolen", 1)
        g.ready = False
        assert offers(g, "Memories Recalled") is right
        if right:
            play(g, "Memories Recalled")
            assert g.pile[dark] == DISCARD + 1


@pytest.mark.parametrize(("item", "tapped"), [("Palantír of Minas Tirith", True), ("Glamdring", False)])
def test_dm_128_a_stone_taps_the_quest_and_it_never_untaps(item: str, tapped: bool):
    g, (gimli, _) = visiting("Minas Tirith", "Gimli", "Legolas")
    quest = on_company(g, "Fate of the Ithil-stone")
    gained(g, give(g, gimli, item), gimli)
    trigger(g)
    assert (g.state[quest] == TAPPED) is tapped
    begin(g, UntapPhase())
    settle(g)
    assert (g.state[quest] == TAPPED) is tapped


def test_dm_128_stolen_knowledge_in_Barad_dur_inverts_it_once():
    for site, state, after in (("Barad-dûr", TAPPED, INVERTED), ("Barad-dûr", UNTAPPED, UNTAPPED),
                               ("Moria", TAPPED, TAPPED)):
        g, (gimli,) = visiting(site, "Gimli")
        quest = on_company(g, "Fate of the Ithil-stone", state)
        happens(g, EVENT_PLAYED, give(g, gimli, "Dark Numbers"))
        trigger(g)
        assert g.state[quest] == after
    g, (gimli,) = visiting("Barad-dûr", "Gimli")
    first = on_company(g, "Fate of the Ithil-stone", TAPPED)
    happens(g, EVENT_PLAYED, give(g, gimli, "Dark Numbers"))
    trigger(g)
    discard(g, first)
    second = on_company(g, "Fate of the Ithil-stone", TAPPED)
    happens(g, EVENT_PLAYED, give(g, gimli, "Dark Numbers"))
    trigger(g)
    assert g.state[second] == TAPPED                           # no other copy, though the first is gone


def test_dm_128_stored_it_makes_the_stones_lighter():
    for state, right in ((INVERTED, True), (TAPPED, False)):
        g, (gimli,) = organizing("Rivendell", "Gimli")
        stone = give(g, gimli, "Palantír of Minas Tirith")
        before = corruption(g, gimli)
        quest = on_company(g, "Fate of the Ithil-stone", state)
        assert bool(ways(g, "Fate of the Ithil-stone")) is right
        if right:
            play(g, "Fate of the Ithil-stone")
            assert (g.pile[quest], points_of(g, quest)) == (MARSHALLED, 7) and corruption(g, gimli) == before - 1
            assert g.pile[stone] == IN_PLAY


def test_dm_146_into_the_smoking_cone():
    for site, who, right in (("Moria", "Elrond", True), ("Moria", "Gimli", False), ("Bree", "Elrond", False)):
        g, _ = visiting(site, who)
        hand(g, 0, "Into the Smoking Cone")
        assert offers(g, "Into the Smoking Cone") is right, (site, who)
    for item, tapped in (("Magic Ring of Words", True), ("Beautiful Gold Ring", False)):
        g, (gimli,) = visiting("Moria", "Gimli")
        quest = on_company(g, "Into the Smoking Cone")
        gained(g, give(g, gimli, item), gimli)
        trigger(g)
        assert (g.state[quest] == TAPPED) is tapped
    for site, state, right in (("Mount Doom", TAPPED, True), ("Mount Doom", UNTAPPED, False), ("Moria", TAPPED, False)):
        g, (gimli,) = visiting(site, "Gimli")
        give(g, gimli, "Lost Tome")
        quest = on_company(g, "Into the Smoking Cone", state)
        assert bool(ways(g, "Into the Smoking Cone")) is right
        if right:
            play(g, "Into the Smoking Cone")
            assert g.state[quest] == INVERTED
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Magic Ring of Words")
    before = corruption(g, gimli)
    quest = on_company(g, "Into the Smoking Cone", INVERTED)
    play(g, "Into the Smoking Cone")
    assert points_of(g, quest) == 6 and corruption(g, gimli) == before - 1


def test_dm_154_past_the_doors_of_Dol_Guldur():
    g, (gimli,) = organizing("Bree", "Gimli")
    (quest,) = hand(g, 0, "Pass the Doors of Dol Guldur")
    assert not offers(g, "Pass the Doors of Dol Guldur")
    numbers = give(g, gimli, "Dark Numbers")
    g.ready = False
    play(g, "Pass the Doors of Dol Guldur")
    assert g.pile[numbers] == DISCARD and g.host[quest] == FIRST
    for site, right in (("Dol Guldur", True), ("Moria", False)):
        for freed in (True, False):
            g, (gimli,) = visiting(site, "Gimli")
            quest = on_company(g, "Pass the Doors of Dol Guldur")
            happens(g, RESCUED, 0) if freed else happens(g, EVENT_PLAYED, give(g, gimli, "Rescue Prisoners"))
            trigger(g)
            assert (g.state[quest] == TAPPED) is right
    g, _ = organizing("Rivendell", "Gimli")
    quest = on_company(g, "Pass the Doors of Dol Guldur", TAPPED)
    play(g, "Pass the Doors of Dol Guldur")
    assert points_of(g, quest) == 4
    g.companies[0].site = put(g, "Moria", IN_PLAY + 2, 0)
    it = attack_of(0, g.companies[0].site, automatic(g, g.companies[0].site)[0])
    g.stack.append(it)
    assert (strikes_of(g, it), prowess_of(g, it)) == (it.strikes - 1, it.prowess - 1)


@pytest.mark.parametrize(("site", "vein", "right"), [
    ("The Gem-deeps", False, True), ("The Under-gates", True, True), ("The Under-gates", False, False),
    ("Moria", True, False),
])
def test_dm_170_gems_lie_in_the_deeps(site: str, vein: bool, right: bool):
    g, (gimli,) = visiting(site, "Gimli")
    if vein: put(g, "Vein of Arda", MARSHALLED, 0)
    (gems,) = hand(g, 0, "Gems of Arda")
    assert bool(ways(g, "Gems of Arda")) is right
    if right:
        play(g, "Gems of Arda")
        assert g.host[gems] == gimli and g.state[the_company(g).site] == TAPPED


def test_dm_170_stored_gems_buy_what_the_opponent_had_stored():
    g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
    gems = give(g, gimli, "Gems of Arda")
    theirs = put(g, "Sword of Gondolin", MARSHALLED, 1)
    put(g, "Sword of Gondolin", DISCARD, 0)
    hand(g, 0, "Dagger of Westernesse")
    store = next(it for it in ways(g, "Gems of Arda") if it.endswith("2"))
    choose(g, store)
    until(g, "Reward")
    assert g.pile[gems] == MARSHALLED and names(g) == ["No", "Take Sword of Gondolin"]
    choose(g, "Take Sword of Gondolin")
    choose(g, "Take Legolas")
    (sword,) = g.on(legolas)
    assert g.pile[theirs] == DISCARD + 1 and g.state[legolas] == TAPPED
    g.question()
    assert not [it for it in ways(g, "Sword of Gondolin") if it.endswith("2")]          # it is never stored
    assert sword != theirs


def until(g: Meccg, question: str) -> None:
    from ravenhill.core.frames import Roll
    for _ in range(40):
        it = g.question()
        if type(it).__name__ == question: return
        g.answer(5 if isinstance(it, Roll) else 0 if 0 in g.offered else g.offered[0])
    raise AssertionError(question)


def test_dm_173_mithril_is_forged_when_it_is_stored():
    for who, vein, right in (("Gimli", True, True), ("Elrond", True, True), ("Legolas", True, False),
                             ("Gimli", False, False)):
        g, _ = visiting("The Under-gates", who)
        if vein: put(g, "Vein of Arda", MARSHALLED, 0)
        hand(g, 0, "Mithril")
        assert offers(g, "Mithril") is right, who
    g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
    ore = give(g, gimli, "Mithril")
    g.state[gimli] = TAPPED
    hand(g, 0, "Sword of Gondolin", "Glamdring", "Elven Cloak")
    begin(g, UntapPhase())
    settle(g)
    assert g.state[gimli] == TAPPED
    choose(g, next(it for it in ways(g, "Mithril") if it.endswith("2")))
    until(g, "Reward")
    assert names(g) == ["No", "Take Sword of Gondolin"] and points_of(g, ore) == 7
    choose(g, "Take Sword of Gondolin")
    choose(g, "Take Legolas")
    assert g.state[legolas] == TAPPED
    g.question()
    assert any(type(it).__name__ == "CorruptionCheck" for it in g.stack) or g.chain() is not None


def test_dm_176_the_phial_takes_the_place_of_a_glass():
    for who, lady, right in (("Frodo", "Galadriel", True), ("Gimli", "Galadriel", False), ("Frodo", "Elrond", False)):
        g, (it, galadriel) = organizing("Lórien", who, lady)
        glass = give(g, it, "Star-glass")
        (phial,) = hand(g, 0, "Phial of Galadriel")
        assert offers(g, "Phial of Galadriel") is right
        if right:
            play(g, "Phial of Galadriel")
            assert g.host[phial] == it and g.pile[glass] == OUT and g.state[galadriel] == TAPPED
            assert not may_bear(g, galadriel, phial)


def test_dm_176_the_phial_shines_against_the_dark():
    for creature, by, key, right in (("Barrow-wight", -1, -1, "cancel"),
                                     ("Orc-guard", BY_REGION_TYPE, DARK_DOMAIN, "2"),
                                     ("Orc-guard", BY_REGION_TYPE, WILDERNESS, "")):
        g, (frodo, gimli) = on_the_way("Moria", "Frodo", "Gimli")
        give(g, frodo, "Phial of Galadriel")
        g.state[gimli] = TAPPED
        attack = attacked_by(g, creature, by, key)
        assert offers(g, "Phial of Galadriel") is bool(right)
        before = prowess_of(g, attack)
        if right:
            play(g, "Phial of Galadriel")
            assert is_stopped(attack) if right == "cancel" else (
                prowess_of(g, attack) == before - 2 and g.asked(ASSIGNS, 0, 0) > 0)


@pytest.mark.parametrize(("total", "won"), [(12, True), (2, False)])
def test_dm_141_in_the_hour_of_need_a_diplomat_calls_across_the_lands(total: int, won: bool):
    g, (_bilbo,) = organizing("Bree", "Bilbo")
    site = g.companies[0].site
    (_, faction) = hand(g, 0, "Hour of Need", "Rangers of the North")
    assert offers(g, "Hour of Need") is False                  # no diplomat
    g, (_elrond,) = organizing("Bree", "Elrond")
    hand(g, 0, "Hour of Need", "Rangers of the North")
    assert offers(g, "Hour of Need") is False                  # a warrior
    g, (haldir,) = organizing("Bree", "Galadriel")
    site = g.companies[0].site
    (_, faction) = hand(g, 0, "Hour of Need", "Rangers of the North")
    choose(g, "Declared Hour of Need")
    until_picked(g)
    until_settled(g, total)
    if won:
        assert g.pile[faction] == MARSHALLED and g.state[site] == TAPPED and g.pile[haldir] == IN_PLAY
    else:
        assert g.pile[faction] == DISCARD and g.pile[haldir] == DISCARD


def until_picked(g: Meccg) -> None:
    while type(g.question()).__name__ == "Pick": g.answer(g.offered[0])


def test_dm_141_not_from_a_tapped_site_or_without_a_faction():
    for tapped, faction, right in ((False, True, True), (True, True, False), (False, False, False)):
        g, _ = organizing("Bree", "Galadriel")
        if tapped: g.state[g.companies[0].site] = TAPPED
        hand(g, 0, "Hour of Need", *(["Rangers of the North"] if faction else []))
        assert offers(g, "Hour of Need") is right


@pytest.mark.parametrize(("creature", "item", "total", "cancelled"), [
    ("Brigands", "Elven Cloak", 8, True), ("Brigands", "Elven Cloak", 2, False),
    ("Ice-drake", "Glamdring", 8, True), ("Cave-drake", "Orcrist", 8, True),
])
def test_dm_160_a_token_of_goodwill_turns_them_away(creature: str, item: str, total: int, cancelled: bool):
    g, (galadriel,) = on_the_way("Moria", "Galadriel")
    gift = give(g, galadriel, item)
    put(g, "Dodge", DISCARD, 0)
    hand(g, 0, "Token of Goodwill")
    attack = attacked_by(g, creature)
    choose(g, "Declared Token of Goodwill")
    until_picked(g)
    settle(g)
    roll(g, 12)                                                # the corruption check
    roll(g, total)
    assert g.pile[gift] == DISCARD and is_stopped(attack) is cancelled
    if cancelled:
        choose(g, "Take Dodge")
        assert [g.facts(it).name for it in g.piles[HAND]] == ["Dodge"]


def test_dm_160_not_without_the_right_gift_or_a_diplomat():
    for who, creature, item, right in (
            ("Galadriel", "Brigands", "Elven Cloak", True), ("Galadriel", "Brigands", "Sword of Gondolin", False),
            ("Galadriel", "Orc-guard", "Elven Cloak", False), ("Bilbo", "Brigands", "Elven Cloak", False)):
        g, (it,) = on_the_way("Moria", who)
        give(g, it, item)
        hand(g, 0, "Token of Goodwill")
        attacked_by(g, creature)
        assert offers(g, "Token of Goodwill") is right, (who, creature, item)

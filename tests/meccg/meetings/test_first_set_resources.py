"""Clauses of the first set's characters, items, sites and resource events, alone and where cards meet."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.rules.council import Council
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.persuasion import targets
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    MARSHALLED,
    ON_GUARD,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Meccg,
)
from tests.meccg.cards.scenes import (
    offers,
    on_the_way,
    organizing,
    second_company,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import asked, choose, company, deck, give, goes_on, hand, is_asked, names, put, table

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

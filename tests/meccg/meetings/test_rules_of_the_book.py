"""Rules that only show when two things meet: attempts on items, failures at the Council, special items, detainment."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.decks.files import load
from ravenhill.games.meccg.piles import DISCARD, OUT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.council import Council, doubled, final_points
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import corruption, points_by_group
from ravenhill.games.meccg.rules.persuasion import difference, lent_by, targets
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    CHARACTER,
    DIPLOMAT,
    DUNADAN,
    DWARF,
    ELF,
    HOBBIT,
    ITEMS,
    MAN,
    OTHERS,
    RANGER,
    SAGE,
    SCOUT,
    WARRIOR,
    WIZARD,
)
from tests.meccg.cards.scenes import on_the_way, struck_by, visiting
from tests.meccg.tables import choose, company, give, hand, passes, roll, table


def facing(influencer: str, bearer: str, item: str) -> tuple[Meccg, int, int, int, int]:
    """Somebody who holds the same item in his hand meets its bearer at Bree."""
    g, (one,) = visiting("Bree", influencer)
    (other,) = company(g, 1, "Bree", bearer)
    g.turns = [2, 1]
    return g, one, other, give(g, other, item), hand(g, 0, item)[0]


@pytest.mark.parametrize("influencer, bearer, item, lent", [
    ("Aragorn II", "Haldir", "Elf-stone", 2), ("Aragorn II", "Balin", "Elf-stone", 0),
    ("Aragorn II", "Haldir", "Lesser Ring", 2), ("Gimli", "Haldir", "The Arkenstone", 0),
    ("Gimli", "Balin", "The Arkenstone", 3), ("Aragorn II", "Haldir", "Dagger of Westernesse", 0),
    ("Legolas", "Haldir", "Magic Ring of Words", 3), ("Aragorn II", "Haldir", "Magic Ring of Words", 0),
    ("Gimli", "Haldir", "Dwarven Ring of Durin's Tribe", 7),
    ("Aragorn II", "Haldir", "Dwarven Ring of Durin's Tribe", 2),
    ("Aragorn II", "Éomer", "Red Arrow", 5), ("Aragorn II", "Haldir", "Horn of Anor", 0),
])
def test_R_INF_13_R_AMB_115_the_item_that_is_shown_lends_its_influence(
    influencer: str, bearer: str, item: str, lent: int,
) -> None:
    g, one, other, theirs, shown = facing(influencer, bearer, item)
    assert lent_by(g, shown, one, other) == lent
    assert difference(g, one, theirs, shown) - difference(g, one, theirs) == lent and g.host[shown] < 0


def test_R_AMB_115_who_has_one_that_cannot_be_duplicated_gains_nothing_by_another() -> None:
    g, one, other, _, shown = facing("Aragorn II", "Haldir", "Elf-stone")
    stone = give(g, one, "Elf-stone")
    assert lent_by(g, shown, one, other) == 0
    g.host[stone] = other
    assert lent_by(g, shown, one, other) == 2


@pytest.mark.parametrize("follower", ["Haldir", "Frodo", "Balin", "Faramir", "Éowyn"])
def test_R_AMB_89_a_wizards_follower_is_no_target(follower: str) -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    gandalf, it = company(g, 1, "Bree", "Gandalf", follower)
    hand(g, 0, "Dagger of Westernesse")
    sword = give(g, it, "Dagger of Westernesse")
    assert it in targets(g, aragorn) and gandalf not in targets(g, aragorn)
    g.host[it] = gandalf
    assert it not in targets(g, aragorn) and sword in targets(g, aragorn)      # what the follower has is his own
    g.host[it] = -1
    assert it in targets(g, aragorn)


@pytest.mark.parametrize("name, total", [
    ("Aragorn II", 2), ("Elrond", 3), ("Frodo", 2), ("Galadriel", 4), ("Bilbo", 3), ("Círdan", 3),
])
def test_R_END_12_who_fails_at_the_council_is_discarded_whatever_the_margin(name: str, total: int) -> None:
    g = table(True)
    g.stack.clear()
    (it,) = company(g, 0, "Rivendell", name)
    for _ in range(5):
        give(g, it, "Lure of the Senses", owner=1)
    g.then(Council())
    choose(g, f"Take {name}")
    while type(g.question()).__name__ != "Roll":
        g.answer(0)
    roll(g, total)
    assert g.pile[it] == DISCARD and final_points(g, 0) == 0   # no points are lost as for one who was eliminated


def test_R_CORR_08_before_the_council_the_margin_still_counts() -> None:
    g, (it,) = on_the_way("Bree", "Aragorn II")
    for _ in range(5):
        give(g, it, "Lure of the Senses", owner=1)
    hand(g, 1, "Weariness of the Heart")
    choose(g, "Pass")
    g.answer(g.offered[2])                                     # the second of its two uses: a check
    passes(g, "Roll")
    roll(g, 2)
    assert g.pile[it] == OUT


@pytest.mark.parametrize("special", ["Magic Ring of Words", "Palantír of Orthanc", "The One Ring", "Lesser Ring",
                                     "Book of Mazarbul", "Wizard's Ring", "Dwarven Ring of Durin's Tribe"])
def test_R_END_24_R_AMB_114_special_items_score_as_other(special: str) -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    before = points_by_group(g, 0)
    ring = give(g, aragorn, special)
    after = points_by_group(g, 0)
    assert after[ITEMS] == before[ITEMS] and after[OTHERS] - before[OTHERS] == g.facts(ring).points
    give(g, aragorn, "Glamdring")
    assert points_by_group(g, 0)[ITEMS] == 2


def test_R_END_16_what_scores_as_other_is_not_doubled() -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    give(g, aragorn, "Palantír of Orthanc")
    give(g, aragorn, "Glamdring")
    groups = doubled(points_by_group(g, 0), points_by_group(g, 1))
    assert groups[OTHERS] == 2 and groups[ITEMS] == 2 * 2


@pytest.mark.parametrize("untapped, keeps", [(False, False), (True, False), (False, True), (True, True)])
def test_R_DET_01_a_hit_of_a_detainment_attack_taps_whatever_was_chosen(untapped: bool, keeps: bool) -> None:
    g, (merry,) = on_the_way("Bree", "Merry")
    attack, strike = struck_by(g, "Orc-warriors", merry)
    attack.detained, strike.untapped, strike.keeps = True, untapped, keeps
    choose(g, "Pass")
    roll(g, 2)
    assert g.state[merry] == TAPPED


def test_R_DET_01_a_detainment_strike_that_fails_leaves_who_fought_at_minus_three_untapped() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    attack, strike = struck_by(g, "Orc-warriors", gimli)
    attack.detained, strike.untapped = True, True
    choose(g, "Pass")
    roll(g, 12)
    assert g.state[gimli] == UNTAPPED


def test_R_CORR_15_cards_lower_the_points_too() -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    give(g, aragorn, "The One Ring")
    give(g, aragorn, "Lure of the Senses", owner=1)
    before = corruption(g, aragorn)
    assert before == 6 + 2 + 1
    ring = next(it for it in g.on(aragorn) if g.facts(it).name == "The One Ring")
    discard(g, ring)
    assert corruption(g, aragorn) == 2


def test_R_TERM_07_six_main_races_five_skills_and_several_of_them() -> None:
    g, (aragorn, gandalf) = visiting("Bree", "Aragorn II", "Gandalf")
    people = [card for card in g.cards.facts if card.type == CHARACTER]
    assert {card.race for card in people} >= {ELF, HOBBIT, DWARF, DUNADAN, MAN, WIZARD}
    assert {skill for card in people for skill in card.skills} == {WARRIOR, SCOUT, RANGER, SAGE, DIPLOMAT}
    assert len(skills(g, aragorn)) == 3 and len(skills(g, gandalf)) == 4


def test_R_SETUP_21_both_printed_decks_begin_with_four_characters() -> None:
    for name in ("starter-gandalf", "starter-saruman"):
        deck = load(name)
        people = [code for code in deck.pool if GAME.library.facts[GAME.library.numbers[code]].type == CHARACTER]
        assert len(people) >= 4 and sum(deck.deck.values()) >= 60

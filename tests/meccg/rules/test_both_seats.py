"""Both seats play by the same rules: turned round, the same table gives the same game."""
from __future__ import annotations

import random
import re

import pytest

from ravenhill.core.frames import Decision, Secret
from ravenhill.games.meccg.piles import CHAIN, DECK, HAND, IN_PLAY, LOCATION, SIDEBOARD
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.drawing import DrawCard
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.state import Meccg
from tests.meccg.tables import put, said, table

MEMBERS = (("Aragorn II", "Gandalf", "Frodo"), ("Elladan", "Haldir"))
THEIRS = (("Boromir II", "Merry"), ("Legolas", "Kíli"))
RESOURCES = ("Dagger of Westernesse", "Concealment", "Rangers of the North", "Gates of Morning", "Dodge", "Quickbeam",
             "Risky Blow", "Sam Gamgee", "Gimli", "Shield of Iron-bound Ash", "Palantír of Orthanc",
             "Precious Gold Ring")
HAZARDS = ("Orc-guard", "Cave-drake", "Wolves", "Weariness of the Heart", "Minions Stir", "Twilight", "Doors of Night",
           "Brigands", "Call of Home", "Lure of the Senses", "River", "Giant")
BORNE = {"Glamdring": "Aragorn II", "Goldberry": "Frodo", "Elven Cloak": "Boromir II", "Shadowfax": "Legolas"}
HOMES = ("Rivendell", "Old Forest")
PLACES = ("Bree", "Moria", "Lórien", "Barrow-downs", "Edoras", "Wellinghall", "Isengard")


def setting(first: int, standard: bool, numbers: int, nought: str) -> Meccg:
    """The same table, whose turn is the first seat's or the second's; its cards are numbered in some order."""
    g = table(standard)
    g.active = first
    wanted: list[tuple[str, int, int]] = []
    for side, groups in ((first, MEMBERS), (1 - first, THEIRS)):
        for site, members in zip(HOMES, groups):
            wanted += [(site, LOCATION, side), *[(name, IN_PLAY, side) for name in members]]
            wanted += [(name, IN_PLAY, side) for name, bearer in BORNE.items() if bearer in members]
        wanted += [(name, LOCATION, side) for name in PLACES]
        wanted += [(name, (HAND, DECK, DECK)[n % 3], side) for n, name in enumerate(RESOURCES + HAZARDS)]
        wanted += [(name, SIDEBOARD, side) for name in ("Dodge", "Wolves")]
    order = list(range(len(wanted)))
    random.Random(numbers).shuffle(order)
    order.sort(key=lambda n: wanted[n][0] != nought)           # it stays in this order, but for the first
    cards = {wanted[n]: put(g, *wanted[n]) for n in order}
    for side, groups in ((first, MEMBERS), (1 - first, THEIRS)):
        for site, members in zip(HOMES, groups):
            slot = found_company(g, side, cards[site, LOCATION, side])
            for name in members:
                join(g, cards[name, IN_PLAY, side], slot)
            for name, bearer in BORNE.items():
                if bearer in members:
                    g.host[cards[name, IN_PLAY, side]] = cards[bearer, IN_PLAY, side]
    return g


def course(
    first: int, seed: int, standard: bool, length: int, numbers: int = 0, nought: str = "",
) -> tuple[list[object], Meccg]:
    """So many answers at random; who was asked, seen from whose turn was first, and what was offered."""
    g = setting(first, standard, numbers, nought)
    chance = random.Random(seed)
    told: list[object] = []
    for _ in range(length):
        question = g.question()
        if question is None:
            break
        if isinstance(question, Secret) and first in g.to_answer():
            question = g.ask(first)                            # both are asked at once
        if isinstance(question, Decision):
            words = [re.sub(r" \d+", "", said(g, question.choice(g, option))) for option in g.offered]
            order = sorted(range(len(words)), key=words.__getitem__)
            told.append((type(question).__name__, question.side ^ first, sorted(words)))
            g.answer(g.offered[order[chance.randrange(len(order))]])
        elif isinstance(question, DrawCard):
            drawn = [g.facts(question.card(g, outcome)).name for outcome in range(g.outcomes)]
            order = sorted(range(len(drawn)), key=drawn.__getitem__)
            told.append((type(question).__name__, sorted(drawn)))
            g.answer(order[chance.randrange(len(order))])
        else:
            told.append((type(question).__name__, g.outcomes))
            g.answer(chance.randrange(g.outcomes))
    return told, g


@pytest.mark.parametrize("standard", [False, True])
def test_R_TURN_01_R_TURN_05_turned_round_the_game_is_the_same(standard: bool) -> None:
    for seed in range(3):
        here, g = course(0, seed, standard, 250)
        there, h = course(1, seed, standard, 250)
        for n, (one, other) in enumerate(zip(here, there)):
            assert one == other, f"answer {n} of {seed}"
        assert len(here) == len(there) and g.state == h.state and g.turns == h.turns[::-1]
        assert [it ^ 1 if it < CHAIN else 0 for it in g.pile] == [it if it < CHAIN else 0 for it in h.pile]
        assert [final_points(g, side) for side in range(2)] == [final_points(h, 1 - side) for side in range(2)]


@pytest.mark.parametrize("nought", ["Rivendell", "Aragorn II", "Gandalf", "Glamdring", "Goldberry", "Moria", "Elladan"])
def test_R_TURN_05_it_does_not_matter_which_card_has_which_number(nought: str) -> None:
    """Not even which is the first of all."""
    for seed in range(2):
        here, g = course(0, seed, True, 150)
        there, h = course(0, seed, True, 150, numbers=seed + 1, nought=nought)
        for n, (one, other) in enumerate(zip(here, there)):
            assert one == other, f"answer {n} of {seed}"
        assert h.facts(0).name == nought and [len(it) for it in g.piles] == [len(it) for it in h.piles]

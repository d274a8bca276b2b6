"""The odds of the card game, compared with the thirty-six rolls of two dice reckoned by hand."""
from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import HAND, MARSHALLED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.persuasion import Persuasion, difference, value
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import MAGIC_RING
from tests.meccg.cards.scenes import at_rest, attacked_by, visiting
from tests.meccg.tables import choose, company, give, put

ROLLS = [a + b for a, b in product(range(1, 7), repeat=2)]


def share(of: list[bool]) -> float:
    return sum(of) / len(of)


def ladders(g: Meccg) -> dict[str, Any]:
    g.question()
    before = GAME.save(g)
    found = GAME.odds(g, 0)
    assert found is not None and GAME.save(g) == before          # asking changes nothing
    return {it["way"]: it for it in found["ladders"]}


def percent(zones: dict[str, float], *names: str) -> list[int]:
    return [round(100 * zones.get(name, 0.0)) for name in names]


def wolves_on_annalena() -> Meccg:
    """Three strikes for three people; hers is next."""
    g, people = at_rest("Rivendell", "Annalena", "Aragorn II", "Elladan")
    attacked_by(g, "Wolves")
    for wanted in [*[person + 1 for person in people], 0]:
        while type(g.question()).__name__ == "Declare": g.answer(0)
        g.answer(wanted if wanted in g.offered else g.offered[0])
    while type(g.question()).__name__ != "StayUntapped": g.answer(0 if 0 in g.offered else g.offered[0])
    assert g.nearest(Striking).target == people[0]
    return g


def test_R_CMB_11_annalena_against_wolves_taps_or_fights_at_minus_three() -> None:
    found = ladders(wolves_on_annalena())
    assert percent(found["tap"]["zones"], "wins", "ineffectual", "wounded", "eliminated") == [72, 11, 17, 5]
    assert percent(found["stay"]["zones"], "wins", "ineffectual", "wounded", "eliminated") == [28, 14, 58, 16]
    for it, sum_of in ((found["tap"], 3), (found["stay"], 0)):
        assert (it["value"], it["needs"]) == (sum_of, 8)
        assert sum(part["n"] for part in it["parts"]) == sum_of
        assert it["zones"]["wounded"] == pytest.approx(share([roll + sum_of < 8 for roll in ROLLS]))
        assert it["zones"]["wins"] == pytest.approx(share([roll + sum_of > 8 for roll in ROLLS]))
        body = it["following"]["wounded"]
        assert body["zones"]["eliminated"] == pytest.approx(share([roll > body["needs"] for roll in ROLLS]))
        assert [column["ways"] for column in it["columns"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_R_CMB_24_who_falls_alone_is_eliminated_and_what_has_a_body_is_defeated() -> None:
    g, _ = at_rest("Rivendell", "Elladan")
    attacked_by(g, "Orc-warriors")
    while type(g.question()).__name__ != "StayUntapped": g.answer(0 if 0 in g.offered else g.offered[0])
    zones = ladders(g)["tap"]["zones"]
    assert "eliminated" in zones and "defeated" not in zones
    g, _ = at_rest("Rivendell", "Elladan")
    attacked_by(g, "Cave-drake")
    while type(g.question()).__name__ != "StayUntapped": g.answer(0 if 0 in g.offered else g.offered[0])
    tap = ladders(g)["tap"]
    assert ("defeated" in tap["zones"]) == ("wins" in tap["following"])


def test_R_CORR_05_a_check_with_four_points_and_no_modifier() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    give(g, people[0], "Lure of the Senses", owner=1)
    give(g, people[0], "Lure of the Senses", owner=1)
    assert corruption(g, people[0]) == 4
    g.then(CorruptionCheck(people[0], 0))
    g.ready = False
    it = ladders(g)["now"]
    assert percent(it["zones"], "safe", "discarded", "eliminated") == [83, 14, 3]
    assert (it["kind"], it["value"], it["needs"]) == ("corruption", 0, 4)


def test_R_CORR_09_a_wizard_is_never_discarded() -> None:
    g, people = at_rest("Rivendell", "Gandalf")
    for _ in range(2): give(g, people[0], "Lure of the Senses", owner=1)
    g.then(CorruptionCheck(people[0], -1))                       # his own one is made good
    g.ready = False
    assert percent(ladders(g)["now"]["zones"], "safe", "discarded", "eliminated") == [83, 0, 17]


def test_R_SITE_16_imrahil_and_the_knights_of_dol_amroth() -> None:
    g, people = visiting("Dol Amroth", "Imrahil")
    faction = put(g, "Knights of Dol Amroth", HAND, 0)
    g.then(FactionCheck(people[0], faction))
    g.ready = False
    it = ladders(g)["now"]
    won = share([roll + it["value"] > it["needs"] for roll in ROLLS])
    assert it["kind"] == "influence" and it["zones"]["won"] == pytest.approx(won) and 0 < won < 1
    assert it["zones"].get("refused", 0.0) == pytest.approx(1 - won)
    assert it["needs"] == g.facts(faction).above and sum(part["n"] for part in it["parts"]) == it["value"]
    assert g.pile[faction] != MARSHALLED and g.state[people[0]] == UNTAPPED


def test_R_INF_04_both_roll_for_an_attempt_on_the_opponent() -> None:
    g, people = visiting("Bree", "Aragorn II")
    (haldir,) = company(g, 1, "Bree", "Haldir")
    company(g, 1, "Lórien", "Glorfindel II", "Elrond")
    g.turns = [2, 1]
    g.then(Persuasion(people[0], haldir, -1))
    g.ready = False
    it = ladders(g)["now"]
    less, needs = difference(g, people[0], haldir), value(g, haldir, False)
    won = share([mine - theirs + less > needs for mine in ROLLS for theirs in ROLLS])
    assert 0 < won < 1 and it["zones"]["won"] == pytest.approx(won)
    assert (it["value"], it["needs"]) == (less, needs)
    parts = {part["key"]: part["n"] for part in it["parts"]}
    assert sum(parts.values()) == less and "other" not in parts
    eleven = next(column for column in it["columns"] if column["roll"] == 11)
    assert eleven["zones"].get("won", 0.0) == pytest.approx(share([11 - theirs + less > needs for theirs in ROLLS]))


def test_R_RING_02_a_test_of_a_gold_ring_shows_what_each_total_makes_of_it() -> None:
    g, people = visiting("Rivendell", "Gandalf")
    ring = give(g, people[0], "Precious Gold Ring")
    g.then(RingTest(ring, 1))
    g.ready = False
    it = ladders(g)["now"]
    assert it["kind"] == "ring" and it["value"] == 1 and len(it["columns"]) == 11
    assert it["zones"] == {"spent": pytest.approx(1)}             # no ring is in the hand


def test_R_RING_03_before_a_test_its_owner_reads_which_totals_have_a_ring_in_the_hand() -> None:
    g, people = visiting("Rivendell", "Frodo")
    ring = give(g, people[0], "Precious Gold Ring")
    put(g, "Magic Ring of Courage", HAND, 0)
    g.then(RingTest(ring, 1))
    g.ready = False
    it = ladders(g)["now"]
    least, most = g.facts(ring).test[MAGIC_RING]
    wanted = share([least <= roll + 1 <= most for roll in ROLLS])
    assert 0 < wanted < 1 and it["zones"]["replaced"] == pytest.approx(wanted)
    others = GAME.odds(g, 1)
    assert others is not None and others["ladders"][0]["zones"] == {"tested": 1.0}


def test_where_nothing_is_rolled_there_are_no_odds() -> None:
    g, _ = at_rest("Rivendell", "Gandalf")
    assert GAME.odds(g, 0) is None
    g, _ = visiting("Bree", "Aragorn II")
    assert GAME.odds(g, 0) is None


def test_odds_and_dice_agree() -> None:
    """Whatever is rolled for Annalena, what happens is what the ladder said."""
    for column in ladders(wolves_on_annalena())["tap"]["columns"]:
        g = wolves_on_annalena()
        target = g.nearest(Striking).target
        choose(g, "No")
        while not isinstance(g.question(), Roll): g.answer(0 if 0 in g.offered else g.offered[0])
        for face in (min(6, column["roll"] - 1), column["roll"] - min(6, column["roll"] - 1)): g.answer(face - 1)
        g.question()
        (zone,) = column["zones"]
        assert (g.state[target] == WOUNDED or not g.is_in_play(target)) == (zone == "wounded")


def test_R_CMB_03_whoever_assigns_strikes_is_told_the_odds_of_each() -> None:
    """Also when somebody else has been given one: the ladder is of that one's strike, not of the first to be rolled."""
    g, (annalena, aragorn, elladan) = at_rest("Rivendell", "Annalena", "Aragorn II", "Elladan")
    attacked_by(g, "Wolves")
    while type(g.question()).__name__ == "Declare": g.answer(0)
    g.answer(aragorn + 1)
    found = GAME.odds(g, 0)
    assert found is not None
    assert [(it["way"], it["card"], it["value"]) for it in found["ladders"]] == [
        ("whom", annalena, 3), ("whom", elladan, 5)]
    assert percent(found["ladders"][0]["zones"], "wins", "ineffectual", "wounded") == [72, 11, 17]


def test_R_CMB_17_whoever_says_which_strike_is_next_is_told_the_odds_of_each() -> None:
    g, (annalena, aragorn) = at_rest("Rivendell", "Annalena", "Aragorn II")
    attacked_by(g, "Wolves")
    while type(g.question()).__name__ != "NextStrike": g.answer(0 if 0 in g.offered else g.offered[0])
    found = GAME.odds(g, 0)
    assert found is not None and {it["card"]: it["value"] for it in found["ladders"]} == {annalena: 3, aragorn: 6}


def test_R_CMB_17_the_odds_of_the_only_strike_are_told_when_it_is_asked_for() -> None:
    g, (annalena,) = at_rest("Rivendell", "Annalena")
    attacked_by(g, "Giant")
    while type(g.question()).__name__ != "NextStrike": g.answer(0 if 0 in g.offered else g.offered[0])
    found = GAME.odds(g, 0)
    assert len(g.offered) == 1 and found is not None and [it["card"] for it in found["ladders"]] == [annalena]


def test_R_CMB_24_while_items_of_one_who_fell_are_passed_on_nobody_elses_odds_are_told() -> None:
    """The next strike is not under way: its ladder stood under the name of the one who fell."""
    g, (merry, aragorn) = at_rest("Rivendell", "Merry", "Aragorn II")
    give(g, merry, "Elven Cloak")
    attacked_by(g, "Wolves")
    rolls = [1, 1, 6, 6]                                         # the strike hits, and the body check fails
    while type(question := g.question()).__name__ != "WhichItem":
        if isinstance(question, Roll): g.accept(rolls.pop(0) - 1)
        elif merry + 1 in g.offered and type(question).__name__ == "AssignStrike": g.answer(merry + 1)
        elif type(question).__name__ == "AssignStrike": g.answer(g.offered[-1])
        else: g.answer(0 if 0 in g.offered else g.offered[0])
    assert not rolls and aragorn in g.nearest(Attacking).targets and GAME.odds(g, 0) is None

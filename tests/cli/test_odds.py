"""`ravenhill odds`: Armies in words, positions, exact figures, and one line for what cannot be."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "src/ravenhill/games/five_armies/learning/examples"


def odds(ravenhill, *words):
    return json.loads(ravenhill("odds", *words, "--json").out)


def test_two_armies_and_their_exact_chances(ravenhill):
    found = odds(ravenhill, "3 orc", "3 lake_man")
    attacker = found["round"]["attacker"]
    assert (attacker["dice"], attacker["target"], attacker["rerolls"]) == (3, 5, 0)
    assert attacker["hits"] == pytest.approx([8 / 27, 12 / 27, 6 / 27, 1 / 27])
    assert sum(found["round"]["outcome"].values()) == pytest.approx(1)
    end = found["fought_on"]
    assert end["outcome"]["attacker_gone"] == pytest.approx(end["outcome"]["defender_gone"])
    assert end["outcome"]["neither"] == 0


def test_B_CMB_31_B_CMB_33_a_ford_and_walls_make_it_harder(ravenhill):
    plain = odds(ravenhill, "3 orc", "3 lake_man")["fought_on"]["outcome"]["defender_gone"]
    ford = odds(ravenhill, "3 orc", "3 lake_man", "--ford")
    walls = odds(ravenhill, "3 orc", "3 lake_man, 3 walls")
    assert ford["round"]["attacker"]["target"] == walls["round"]["attacker"]["target"] == 6
    assert walls["fought_on"]["outcome"]["defender_gone"] < ford["fought_on"]["outcome"]["defender_gone"] < plain


def test_leaders_tokens_damage_cards_and_beorn_count(ravenhill):
    army = odds(ravenhill, "2 orcs, 1 great-orc, 1 leadership, 1 damage", "2 lake_man, bard", "--card", "great_orc")
    attacker, defender = army["round"]["attacker"], army["round"]["defender"]
    assert (attacker["dice"], attacker["black"], attacker["rerolls"]) == (4, 1, 1)
    assert attacker["black_hit"] > 0
    assert defender["rerolls"] >= 1
    beorn = odds(ravenhill, "3 orc", "beorn, 2 wrath")
    assert (beorn["round"]["defender"]["dice"], beorn["round"]["defender"]["rerolls"]) == (4, 4)
    assert "fought_on" not in beorn


def test_rounds_and_a_limit_for_the_attacker(ravenhill):
    once = odds(ravenhill, "3 orc", "3 lake_man", "--rounds", "1")["fought_on"]
    assert (once["outcome"]["neither"], once["expected_rounds"]) == pytest.approx((1, 1))
    careful = odds(ravenhill, "3 orc", "3 lake_man", "--stop-below", "2")["fought_on"]
    bold = odds(ravenhill, "3 orc", "3 lake_man")["fought_on"]
    assert careful["outcome"]["attacker_gone"] < bold["outcome"]["attacker_gone"] / 3
    assert careful["outcome"]["neither"] > 0.2


def test_the_combat_of_a_position(ravenhill):
    file = str(EXAMPLES / "b-ex-12.toml")
    found = odds(ravenhill, "--position", file)
    assert (found["round"]["defender"]["dice"], found["round"]["defender"]["rerolls"]) == (4, 3)
    assert odds(ravenhill, "--position", file, "--from", "east_dale", "--target", "loop_meadow") == found


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_for_people_it_is_a_table(ravenhill, language):
    said = ravenhill("odds", "3 orc, 1 leadership", "2 lake_man, 2 walls", "--card", "orc", "--language", language)
    assert "⟨" not in said.out and "44.4" in said.out
    assert max(map(len, said.out.splitlines())) <= 100


@pytest.mark.parametrize(("words", "fault"), [
    ([], "two Armies are needed"),
    (["3 orc"], "two Armies are needed"),
    (["3 orc", "2 warg"], "B-CMB-01: both Armies are of one side"),
    (["3 orc, 1 lake_man", "2 warg"], "B-FIG-01"),
    (["3 orc, 4 damage", "2 lake_man"], "B-DMG-05"),
    (["3 orc, 2 walls", "2 lake_man"], "B-FOR-01"),
    (["3 hobbit", "2 lake_man"], "'3 hobbit' is no part of an Army"),
    (["1 leadership", "2 lake_man"], "nobody fights"),
    (["900 orc", "2 lake_man"], "900 is more than there can be"),
    (["beorn, 1 lake_man", "2 orc"], "B-BEO-07"),
    (["3 orc", "2 lake_man", "--card", "warg"], "B-AMB-41"),
    (["3 orc", "2 lake_man", "--position", str(EXAMPLES / "b-ex-12.toml")], "not both"),
    (["--position", str(EXAMPLES / "b-ex-06.toml")], "no combat is under way"),
    (["--position", str(EXAMPLES / "b-ex-12.toml"), "--from", "shire", "--target", "camp"], "no place called 'shire'"),
    (["--position", str(EXAMPLES / "b-ex-12.toml"), "--from", "camp"], "--from and --target go together"),
    (["--position", str(EXAMPLES / "b-ex-12.toml"), "--from", "camp", "--target", "loop_meadow"], "no Army in camp"),
    (["--position", "nothing.toml"], "nothing.toml"),
])
def test_what_cannot_be_is_said_in_one_line(ravenhill, words, fault):
    said = ravenhill("odds", *words)
    assert said.code == 2
    assert fault in said.err and said.err.count("\n") == 1

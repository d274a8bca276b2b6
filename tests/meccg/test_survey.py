"""What can be planned with a company: reach, paths, draws, what guards a site, what of the hand fits."""
from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import IN_PLAY, LOCATION, OLD_SITES, SITES, TAPPED
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.ways import ChoosePath
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.survey import at_least
from tests.meccg.tables import choose, company, give, hand, passes, put, table

MAP = {card.name: card.id for card in GAME.library.facts}


def surveyed(g: Meccg, thing: str = "company:0", seat: int = 0) -> dict[str, Any]:
    found = GAME.survey(g, seat, thing)
    assert found is not None
    return found


def goal(g: Meccg, name: str, thing: str = "company:0") -> dict[str, Any]:
    found: dict[str, Any] = next(it for it in surveyed(g, thing)["goals"] if it["site"] == MAP[name])
    return found


def land(g: Meccg, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(it for it in surveyed(g)["lands"] if it["code"] == MAP[name])
    return found


def spelled(g: Meccg, path: list[int]) -> list[str]:
    return [g.cards.facts[region].name for region in path]


def journey(*names: str, site: str = "Rivendell", standard: bool = True) -> Meccg:
    """A company of seat 0 and a location deck of all sites."""
    g = table(standard)
    company(g, 0, site, *names)
    for n in g.cards.sites:
        g.put(n, LOCATION, 0)
    return g


def test_R_ORG_64_reach_is_counted_in_regions_with_both_ends() -> None:
    g = journey("Aragorn II")
    assert surveyed(g)["limit"] == 4
    assert land(g, "Rhudaur")["paths"] == [[g.cards.names["Rhudaur"]]]
    assert land(g, "Hollin")["far"] == 2
    assert spelled(g, land(g, "Hollin")["paths"][0]) == ["Rhudaur", "Hollin"]
    assert "paths" not in land(g, "Gorgoroth") and land(g, "Gorgoroth")["far"] > 4
    assert goal(g, "Moria")["regions"] == 3 and goal(g, "Moria")["offered"]
    assert goal(g, "Barad-dûr")["why"] == "far"
    assert goal(g, "Rivendell")["why"] == "here"


def test_R_ORG_64_the_default_path_is_the_shortest_and_of_those_the_mildest() -> None:
    g = journey("Aragorn II", site="Edoras")
    for it in surveyed(g)["lands"]:
        paths = it.get("paths", [])
        assert len(paths) <= 12
        assert [len(path) for path in paths] == sorted(len(path) for path in paths)
        assert all(len(set(path)) == len(path) for path in paths)
        assert all(b in g.cards.borders[a] for path in paths for a, b in pairwise(path))


def test_R_ORG_61_basic_movement_has_its_own_path() -> None:
    g = journey("Aragorn II", standard=False)
    assert surveyed(g)["limit"] == 0
    assert not any("paths" in it for it in surveyed(g)["lands"])
    assert goal(g, "Moria")["why"] == "unlisted"             # its Haven is Lórien
    assert goal(g, "Lórien")["offered"] and goal(g, "Lórien")["walks"] == ["wild", "wild", "border", "wild"]
    assert goal(g, "Bag End")["offered"] and goal(g, "Bag End")["walks"] == ["wild", "wild", "free"]


def test_R_MH_11_only_a_wizard_or_a_mind_of_three_draws() -> None:
    assert goal(journey("Aragorn II"), "Bag End")["draws"] == (2, 2)
    assert goal(journey("Barliman Butterbur"), "Bag End")["draws"] == (0, 2)


def test_R_ORG_27_companies_of_one_site_may_not_go_apart_to_one_place() -> None:
    g = journey("Aragorn II")
    slot = found_company(g, 0, g.companies[0].site)
    join(g, put(g, "Gimli", IN_PLAY, 0), slot)
    passes(g, "Declare")
    choose(g, "Head 0")
    choose(g, "To Bag End")
    assert goal(g, "Bag End", f"company:{slot}")["why"] == "fellow"
    assert goal(g, "Bree", f"company:{slot}")["offered"]


def test_R_SITE_05_what_of_the_hand_fits_a_site() -> None:
    g = journey("Aragorn II")
    hand(g, 0, "Glamdring", "Riders of Rohan", "Gimli")
    assert goal(g, "Moria")["fits"] == [MAP["Glamdring"]]
    assert goal(g, "Edoras")["fits"] == [MAP["Riders of Rohan"]]
    assert goal(g, "Lórien")["fits"] == [MAP["Gimli"]]       # R-ORG-03
    assert "fits" not in goal(g, "Old Forest")


def test_R_DECK_16_what_is_in_play_already_fits_nowhere() -> None:
    g = journey("Aragorn II")
    hand(g, 0, "Glamdring")
    give(g, g.companies[0].members[0], "Glamdring")
    assert "fits" not in goal(g, "Moria")


def test_R_SITE_06_a_tapped_site_and_a_discarded_one_say_so() -> None:
    g = table(True)
    company(g, 0, "Rivendell", "Aragorn II")
    slot = found_company(g, 0, put(g, "Moria", LOCATION, 0))
    join(g, put(g, "Gimli", IN_PLAY, 0), slot)
    put(g, "Bree", OLD_SITES, 0)
    hand(g, 0, "Glamdring")
    assert goal(g, "Moria")["state"] == "used"
    g.state[g.companies[slot].site] = TAPPED
    assert g.pile[g.companies[slot].site] == SITES
    assert goal(g, "Moria")["state"] == "tapped" and "fits" not in goal(g, "Moria")
    assert (goal(g, "Bree")["state"], goal(g, "Bree")["why"]) == ("spent", "spent")
    assert goal(g, "Edoras")["state"] == "none"


def test_R_CMB_20_the_chance_of_a_wound_is_exact() -> None:
    """Isengard: three Wolves of prowess 7 against Aragorn (6), Boromir (6) and Annalena (3), who all tap."""
    g = journey("Aragorn II", "Boromir II", "Annalena")
    it = goal(g, "Isengard")
    assert it["attacks"] == [{"race": "wolf", "strikes": 3, "prowess": 7, "body": 0, "wounds": it["wounds"]}]
    assert it["wounds"] == pytest.approx(1 - at_least(1) * at_least(1) * at_least(4) / 36 ** 3, abs=1e-4)
    lonely = goal(journey("Annalena"), "Isengard")           # two strikes in excess
    assert lonely["wounds"] == pytest.approx(1 - at_least(7 - 3 + 2) / 36, abs=1e-4)
    assert "attacks" not in goal(g, "Bree") and goal(g, "Bree")["wounds"] == 0


def test_R_CMB_12_who_is_tapped_is_weaker() -> None:
    g = journey("Annalena")
    g.state[g.companies[0].members[0]] = TAPPED
    assert goal(g, "Isengard")["wounds"] == pytest.approx(1 - at_least(7 - 2 + 2) / 36, abs=1e-4)


def test_only_ones_own_companies_are_surveyed_and_the_table_stays_as_it_is() -> None:
    g = journey("Aragorn II", "Boromir II")
    company(g, 1, "Rivendell", "Gimli")
    theirs = next(n for n, it in enumerate(g.companies) if it.members and it.side == 1)
    before = GAME.save(g)
    assert GAME.survey(g, 0, f"company:{theirs}") is None
    for thing in ("journey:0", "company:19", "company:99", "company:-1", "company:x", "card:3", "", "company:"):
        assert GAME.survey(g, 0, thing) is None
    surveyed(g)
    assert GAME.save(g) == before


@pytest.mark.parametrize("seed", range(3))
def test_R_ORG_60_what_the_survey_offers_is_what_is_asked(seed: int) -> None:
    """Random games: at every destination the same sites, at every path the same regions, whoever asks."""
    g = GAME.new(GAME.varied({}, seed))
    dice = FastDice(seed)
    g.dice = dice
    seen = 0
    for _ in range(1500):
        question = g.question()
        if question is None: break
        assert isinstance(question, Decision)
        kind = type(question).__name__
        if kind in ("ChooseDestination", "NextRegion"):
            seen += 1
            slot = question.slot if isinstance(question, ChooseDestination) else g.current
            imagined = GAME.imagine(GAME.view(g, question.side), FastDice(1), GAME.varied({}, seed))
            told = surveyed(imagined, "journey:0", question.side)
            assert told == surveyed(imagined, f"company:{slot}", question.side)
            if kind == "ChooseDestination":
                assert {it["site"] for it in told["goals"] if it.get("offered")} == {g.facts(it).id for it in g.offered}
            else:
                passed = g.nearest(ChoosePath).passed
                assert told["passed"] == passed
                end = g.cards.region_of[g.kind[g.companies[slot].going]]
                paths = next(it for it in told["lands"] if it["region"] == end)["paths"]
                assert {path[len(passed)] for path in paths if path[:len(passed)] == passed} == set(g.offered)
        g.answer(g.offered[dice.pick(len(g.offered))])
    assert seen


def test_R_UD_08_R_UD_09_R_AMB_139_below_the_survey_tells_the_roll_and_its_chance():
    g = table(True)
    (gimli,) = company(g, 0, "The Under-gates", "Gimli")
    for name in ("The Under-grottos", "The Under-vaults", "Moria", "Rivendell"):
        put(g, name, LOCATION, 0)
    beside, above = goal(g, "The Under-grottos"), goal(g, "Moria")
    assert (beside["offered"], beside["below"], beside["roll"], beside["finds"]) == (True, True, 8, round(15 / 36, 4))
    assert above["offered"] and above["below"] and "roll" not in above and "walks" not in above     # R-UD-10: no roll
    assert goal(g, "The Under-vaults")["why"] == goal(g, "Rivendell")["why"] == "apart"
    give(g, gimli, "Dwarven Light-stone")
    assert (goal(g, "The Under-grottos")["roll"], goal(g, "The Under-grottos")["finds"]) == (6, round(26 / 36, 4))


def test_R_UD_11_what_comes_from_a_hand_is_counted_and_not_weighed():
    g = table(True)
    company(g, 0, "Glittering Caves", "Gimli")
    put(g, "The Gem-deeps", LOCATION, 0)
    found = goal(g, "The Gem-deeps")
    assert found["below"] and "roll" not in found
    assert [it["strikes"] for it in found["attacks"]] == [3] and found["unknown"] == 1

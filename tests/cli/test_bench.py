"""The bench: a build beside another one, and decks of all sets beside those of the first."""
from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

from ravenhill import bench
from ravenhill.bench.figures import Figures, Slice, ratios
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.legality import FIRST_SET, set_of


def test_a_build_is_measured_in_turns_with_another(capsys):
    assert bench.run(json=True, seconds=0.1, games=["ford"], beside=sys.prefix) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["missing"] == told["failed"] == []
    (name,) = [name for name in told["ratios"] if name.endswith("_vs_ford_beside")]
    assert len(told["ratios_by_round"][name]) == len(told["ratios_by_round"][f"{name}_copies"]) == 5
    assert set(told["ratios"]) == {name, f"{name}_choices", f"{name}_copies"}


def test_a_venv_that_is_not_there_is_told(tmp_path, capsys):
    assert bench.run(seconds=0.1, games=["ford"], beside=str(tmp_path)) == 2
    assert f"no build in {tmp_path}" in capsys.readouterr().err


def test_a_game_is_compared_with_peers_and_with_its_own_older_build_only():
    def measured(name, game, build, decisions, copy):
        return Figures(name, game, build, {}, [Slice(decisions, 0, 1, 1.0)], [copy])

    found = ratios([
        measured("ford_compiled", "ford", "compiled", 300, 1.0), measured("ford_beside", "ford", "", 200, 2.0),
        measured("chess", "chess", "", 100, 10.0), measured("meccg_compiled", "meccg", "compiled", 50, 5.0)])
    assert {name: values for name, values in found.items() if not name.endswith("_choices")} == {
        "ford_compiled_vs_ford_beside": [1.5], "ford_compiled_vs_ford_beside_copies": [2.0],
        "ford_compiled_vs_chess": [3.0], "ford_compiled_vs_chess_copies": [10.0],
        "meccg_compiled_vs_chess": [0.5], "meccg_compiled_vs_chess_copies": [2.0]}


def test_decks_of_all_sets_and_of_the_first():
    program = runpy.run_path(str(Path(bench.__file__).parent / "ours.py"))["Program"]
    for sets, further in (("first_set", False), ("all_sets", True)):
        kinds = {kind for table in program("meccg", sets).blank for kind in table.kind}
        assert any(set_of(CARDS[kind].id) != FIRST_SET for kind in kinds) == further

"""`ravenhill tune`: fits, refines, writes the file of weights, and goes on where it stopped."""
from __future__ import annotations

import json
from pathlib import Path

from ravenhill.bots import tuning
from ravenhill.bots.tuning import Sample, names
from ravenhill.games import load


def test_the_command_fits_refines_writes_and_goes_on(ravenhill, monkeypatch, tmp_path: Path) -> None:
    order = names(load("meccg"))
    row = [0.1] * len(order)
    monkeypatch.setattr("ravenhill.cli.tuning.sample", lambda game, seed: Sample(seed, [row], float(seed % 2)))
    monkeypatch.setattr(tuning, "duel", lambda *_: 1.0)
    files = ("--samples", tmp_path / "samples", "--steps", tmp_path / "steps", "--write", tmp_path / "weights.json")
    told = json.loads(ravenhill("tune", "meccg", "--games", 4, "--refine", 2, *files).out)
    assert (told["games"], told["steps"]) == (4, 2) and set(told["weights"]) == set(order)
    assert json.loads((tmp_path / "weights.json").read_text())["usual"].keys() == set(order)
    with (tmp_path / "samples").open("a") as file: file.write('{"seed": 5, "ro')
    told = json.loads(ravenhill("tune", "meccg", "--games", 6, "--refine", 1, *files).out)
    assert (told["games"], told["steps"]) == (6, 3)
    (tmp_path / "steps").write_text('{"signs": [1], "won": 1.0}\n')
    assert "other weights" in ravenhill("tune", "meccg", "--games", 0, *files).err
    assert "from 0" in ravenhill("tune", "meccg", "--games", -1, *files).err

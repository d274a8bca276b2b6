"""PyTorch learns, and what it wrote down plays alike. It is in no lock: who has it (ravenhill[train]) runs these."""
from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from ravenhill.bots.scholar import Reader
from ravenhill.cli import training
from ravenhill.games import load
from ravenhill.observations.schema import schema_of
from ravenhill.research.batch import Batch
from ravenhill.research.learning import seen
from ravenhill.research.network import Features
from ravenhill.research.teaching import Lessons

torch = pytest.importorskip("torch", reason="pip install ravenhill[train]")
pytestmark = pytest.mark.filterwarnings("default")       # those of the exporter are not ours


def test_pytorch_shares_the_arrays_of_a_batch() -> None:
    batch = Batch("ford", [3, 4])
    shared = torch.from_dlpack(batch.observations)
    assert shared.data_ptr() == batch.observations.ctypes.data
    for _ in range(5): batch.step([0, 0])
    assert np.array_equal(shared.numpy(), batch.observations)


@pytest.mark.parametrize("name", ["ford", "five_armies"])
def test_what_is_exported_scores_as_what_was_trained(name: str, tmp_path: Path) -> None:
    from ravenhill.research.scholar import Scholar, export
    from ravenhill.research.training import tensors

    batch = Batch(name, [1, 2, 3])
    for _ in range(9): batch.step([0, 0, 0])
    states, options, counts = seen(batch)
    network = Scholar(schema_of(name), Features.seen(states, 1), Features.seen(options, 1))
    before = network(*tensors(states, options, counts)).detach().numpy()
    export(network, schema_of(name), tmp_path / "net.onnx")
    reader = Reader((tmp_path / "net.onnx").read_bytes(), load(name))
    found = [like for n, table in enumerate(batch.stepper.tables)
             for like in reader.likes(table, int(batch.seats[n])).values()]
    assert np.allclose(found, before, atol=2e-3) and np.ptp(before) > 0


def test_it_learns_what_it_is_taught() -> None:
    """A teacher who always takes the last option: nobody could guess it by chance."""
    from ravenhill.research.training import distilled

    batch, dice = Batch("ford", range(32)), np.random.default_rng(1)
    rows, offered, numbers, worths = [], [], [], []
    for _ in range(60):
        states, options, counts = seen(batch)
        rows.append(states.copy())
        offered.append(options)
        numbers.append(counts)
        last = np.zeros(int(counts.sum()), np.float32)
        last[np.cumsum(counts) - 1] = 0.1
        last[np.cumsum(counts) - 2] = np.nan                             # of which it told nothing
        worths.append(last)
        batch.step(dice.integers(0, counts))
    given = Lessons(np.concatenate(rows), np.concatenate(offered), np.concatenate(numbers), np.concatenate(worths))
    told = list(distilled("ford", given, passes=4, batch=64))
    assert told[-1].agrees > told[0].agrees and told[-1].agrees > 0.8


def test_the_command_learns_from_a_captain_and_then_from_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "MATCH", 2)
    assert training.train("ford", tmp_path, "", 8, 12, 10, 1, 1, 1, 1, "") == 0
    told = msgspec.json.decode((tmp_path / "ford.json").read_bytes())["rounds"]
    assert [it["teacher"] for it in told] == ["captain", "master"] and told[1]["positions"] > told[0]["positions"]
    best = 1 if told[1]["score"] > 0.5 else 0
    assert (tmp_path / "ford.onnx").read_bytes() == (tmp_path / f"ford-{best}.onnx").read_bytes()
    assert (tmp_path / "ford-0.onnx").read_bytes() != (tmp_path / "ford-1.onnx").read_bytes()
    assert (tmp_path / "ford.svg").exists()
    monkeypatch.setattr(training, "read", None)          # what was made is not made again, unless it is to read more
    assert training.train("ford", tmp_path, "", 8, 12, 10, 1, 1, 1, 1, "") == 0
    assert msgspec.json.decode((tmp_path / "ford.json").read_bytes())["rounds"] == told
    with pytest.raises(TypeError): training.train("ford", tmp_path, "", 8, 12, 10, 2, 1, 1, 1, "")

"""Two machines of a cluster on this one, one of which dies: its work is done again, and told once. In `make soak`."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import numpy as np
import pytest

from ravenhill.bots.contest import Played
from ravenhill.bots.scholar import NETWORKS
from ravenhill.cli.ladder import climb
from ravenhill.core.errors import RavenhillError
from ravenhill.research import dataset
from ravenhill.research.cluster import in_cluster
from ravenhill.research.teaching import Course, lessons, teach

pytestmark = [
    pytest.mark.skipif("RAVENHILL_SOAK" not in os.environ, reason="starts a cluster: make soak"),
    pytest.mark.filterwarnings("default"),               # Ray's own
]


class Machines:
    """A head, and another machine that can be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self.address: str = self.cluster.address

    def begin(self) -> None:
        import ray

        ray.init(address=self.address, log_to_driver=False)      # we sit at the head: the other may die
        self.other = self.cluster.add_node(num_cpus=1)

    def kill_when(self, begun: Callable[[], bool]) -> Thread:
        """The other machine, soon after something has begun."""
        def murder() -> None:
            while not begun(): time.sleep(0.1)
            time.sleep(1)
            self.cluster.remove_node(self.other, allow_graceful=False)

        murderer = Thread(target=murder)
        murderer.start()
        return murderer

    def busy(self, task: str) -> list[int]:
        """The other machine's workers that are at such a task."""
        raylet = self.other.all_processes["raylet"][0].process.pid
        return [int(it.name) for it in Path("/proc").glob("[0-9]*")
                if parent(it) == raylet and f"ray::{task}" in said(it / "cmdline")]

    def kill_amid(self, task: str, whole: bool) -> Murderer:
        """The other machine, or its worker alone, a second into such a task; the thread has its number then."""
        murderer = Murderer(self, task, whole)
        murderer.start()
        return murderer


class Murderer(Thread):
    """Stops a worker first, so that it surely dies in the middle."""
    caught = 0

    def __init__(self, machines: Machines, task: str, whole: bool) -> None:
        super().__init__(daemon=True)
        self.machines, self.task, self.whole = machines, task, whole

    def run(self) -> None:
        while not self.caught:
            for worker in self.machines.busy(self.task):
                time.sleep(1)
                os.kill(worker, signal.SIGSTOP)
                if worker in self.machines.busy(self.task): self.caught = worker
                else: os.kill(worker, signal.SIGCONT)
                break
            time.sleep(0.1)
        if self.whole: self.machines.cluster.remove_node(self.machines.other, allow_graceful=False)
        os.kill(self.caught, signal.SIGKILL)             # who is stopped does not notice that its machine is gone


def said(file: Path) -> str:
    """What a file of a process says, if the process is still there."""
    try: return file.read_text("utf-8", "replace")
    except OSError: return ""


def parent(process: Path) -> int:
    return int((said(process / "stat").rpartition(")")[2].split() or ["", "0"])[1])


@pytest.fixture
def machines() -> Iterator[Machines]:
    import ray

    found = Machines()
    try:                                                 # on a busy machine the other may be too late to begin
        found.begin()
        yield found
    finally:
        ray.shutdown()
        found.cluster.shutdown()


def test_what_a_dead_machine_was_doing_is_done_again_and_told_once(machines: Machines, tmp_path: Path) -> None:
    def slow(n: int) -> tuple[int, int]:                 # travels as it is: workers know no tests
        (tmp_path / f"{n}-{uuid.uuid4()}").touch()
        time.sleep(6)
        return n, os.getpid()

    murderer = machines.kill_when(lambda: len(list(tmp_path.iterdir())) >= 2)        # both are at work
    found = list(in_cluster(machines.address, slow, iter([(n,) for n in range(5)])))
    murderer.join()
    assert sorted(n for n, _ in found) == list(range(5))
    assert len(list(tmp_path.iterdir())) > 5, "nothing had to be done again"


def same_files(one: Path, other: Path) -> bool:
    """Two datasets, byte for byte."""
    files = [{it.relative_to(root): it.read_bytes() for it in root.rglob("*.parquet")} for root in (one, other)]
    return files[0] == files[1] and len(files[0]) > 0


def results(file: Path) -> list[tuple[Any, ...]]:
    """Of a ladder, without the time it took; a game that was written twice is there twice."""
    found = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    return sorted((it.seed, it.swapped, it.score, it.answers, it.decisions) for it in found)


def ladder(game: str, levels: list[str], pairs: int, to: Path, ray: str) -> None:
    assert climb(game, levels, pairs, 1, "", 1, to, (0.0, 60.0), True, None, None, True, ray) == 0


def test_a_dataset_of_a_cluster_is_the_one_of_a_single_machine(machines: Machines, tmp_path: Path) -> None:
    plan = dataset.Plan("ford", ("random", "random"), seed=1, games=70, options={})
    for name, ray in (("cluster", machines.address), ("alone", "")): list(dataset.write(plan, tmp_path / name, ray=ray))
    assert same_files(tmp_path / "cluster", tmp_path / "alone")


def test_a_ladder_of_a_cluster_is_the_one_of_a_single_machine(machines: Machines, tmp_path: Path) -> None:
    for name, ray in (("cluster", machines.address), ("alone", "")):
        ladder("ford", ["random", "novice"], 8, tmp_path / name, ray)
    assert results(tmp_path / "cluster") == results(tmp_path / "alone") and len(results(tmp_path / "alone")) == 16


def test_lessons_of_a_cluster_are_those_of_a_single_machine(machines: Machines, tmp_path: Path) -> None:
    """The network goes with the task: no other machine has its file."""
    course = Course("ford", "master", 12, (NETWORKS / "ford.onnx").read_bytes())
    for name, ray in (("cluster", machines.address), ("alone", "")):
        assert sorted(teach(course, range(1, 20), tmp_path / name, ray=ray)) == [3, 8, 8]
    cluster, alone = (lessons(tmp_path / name, [course]) for name in ("cluster", "alone"))
    assert len(alone) > 200
    assert all(np.array_equal(it, getattr(cluster, name), equal_nan=True) for name, it in vars(alone).items())


@pytest.mark.parametrize("whole", [False, True], ids=["a worker", "a machine"])
def test_a_dataset_is_the_same_if_somebody_dies_amid_a_shard(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool,
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 4)
    plan = dataset.Plan("five_armies", ("squire", "squire"), seed=1, games=12, options={})
    murderer = machines.kill_amid("made_shard", whole)
    assert sum(dataset.write(plan, tmp_path / "cluster", ray=machines.address)) == 12
    assert murderer.caught, "nobody died"
    list(dataset.write(plan, tmp_path / "alone"))
    assert same_files(tmp_path / "cluster", tmp_path / "alone")


@pytest.mark.parametrize("whole", [False, True], ids=["a worker", "a machine"])
def test_a_ladder_is_the_same_if_somebody_dies_amid_a_game(machines: Machines, tmp_path: Path, whole: bool) -> None:
    murderer = machines.kill_amid("play_pair", whole)
    for name, ray in (("cluster", machines.address), ("alone", "")):
        ladder("five_armies", ["novice", "captain"], 3, tmp_path / name, ray)
        assert murderer.caught, "nobody died"
    assert results(tmp_path / "cluster") == results(tmp_path / "alone") and len(results(tmp_path / "alone")) == 6


def test_who_asked_dies_and_asks_again(machines: Machines, tmp_path: Path) -> None:
    """A ladder and a dataset are started by their commands, killed after the first results, and started again."""
    def asked(*words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "ravenhill", *words, "--ray", machines.address])

    file, folder = tmp_path / "ladder.jsonl", tmp_path / "cluster"
    for words, begun in (
        (("ladder", "five_armies", "--bots", "novice", "squire", "--pairs", "12", "--all", "--results", str(file)),
         file.exists),
        (("dataset", "five_armies", "--bots", "novice", "squire", "--games", "48", "--to", str(folder)),
         lambda: any(folder.rglob("*.parquet"))),
    ):
        first = asked(*words)
        while not begun():
            assert first.poll() is None, "it ended before anything was there"
            time.sleep(0.05)
        first.kill()
        assert first.wait() == -signal.SIGKILL, "it was too quick to be killed"
        assert asked(*words).wait() == 0
    ladder("five_armies", ["novice", "squire"], 12, tmp_path / "alone.jsonl", "")
    list(dataset.write(dataset.Plan("five_armies", ("novice", "squire"), 1, 48, {}), tmp_path / "alone"))
    assert results(file) == results(tmp_path / "alone.jsonl") and len(results(file)) == 24
    assert same_files(folder, tmp_path / "alone")


def test_faults_are_said_as_they_would_be_here(machines: Machines) -> None:
    def wrong() -> None: raise RavenhillError("there is no such game")

    with pytest.raises(RavenhillError, match="there is no such game"):
        list(in_cluster(machines.address, wrong, iter([()])))

"""The same work on many machines: Ray carries tasks to whoever is free, and again if somebody is gone.

Every machine has this version of Ravenhill installed. Results come back to whoever asked, who alone writes them: a task
that was carried out twice is told once.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from ravenhill.core.errors import RavenhillError

Result = TypeVar("Result")
AGAIN: Final = 20                        # times that a task is given to another, when its worker or its machine is gone
PATIENCE_S: Final = 1.0                  # until it is seen whether there are more machines by now


def in_cluster(
    address: str, do: Callable[..., Result], tasks: Iterator[tuple[Any, ...]],
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[Result]:
    """Carry out tasks, one on each processor of the cluster at this address (`local`: one of its own), as they end."""
    try:
        import ray
    except ImportError:
        raise RavenhillError("a cluster needs Ray: pip install ravenhill[cluster]") from None
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError) as fault:
            raise RavenhillError(f"there is no cluster at {address}: {fault}") from None
    remote = ray.remote(num_cpus=1, max_retries=AGAIN)(do)
    running: list[Any] = []
    try:
        while True:
            free = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < free and not enough() and (task := next(tasks, None)) is not None:
                running.append(remote.remote(*task))
            if not running: return
            finished, running = ray.wait(running, timeout=PATIENCE_S)
            for one in finished: yield result_of(ray, one)
    finally:
        for one in running: ray.cancel(one, force=True)
        if ours: ray.shutdown()


def result_of(ray: Any, task: Any) -> Any:
    """What a task found; what went wrong in it is said as it would be here."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from None
    except ray.exceptions.RayError as fault:
        raise RavenhillError(f"the cluster gave up on a task: {fault}") from None

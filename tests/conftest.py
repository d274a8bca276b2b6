"""What all tests share: nothing may be left unsaid, and how golden files are written anew."""
from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["RAVENHILL_STRICT_SPEECH"] = "1"
AROUND = tuple(Path(__file__).parent / room for room in ("server", "client", "bots", "research"))
BROWSER = AROUND[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write the golden games and counts anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands around the rules is tested with the build people play with.

    A browser on a busy machine may miss a moment: its tests may be tried three times, which the summary then says.
    """
    for item in items:
        if any(room in item.path.parents for room in AROUND) and not item.get_closest_marker("pure"):
            item.add_marker("around")
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=int(os.environ.get("RAVENHILL_RERUNS", "2"))))


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-playthroughs"))

"""What all tests share: nothing may be left unsaid, and how golden files are written anew."""
from __future__ import annotations

import os

import pytest

os.environ["RAVENHILL_STRICT_SPEECH"] = "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true", help="write the golden games and counts anew")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite-playthroughs"))

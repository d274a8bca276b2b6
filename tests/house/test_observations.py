"""The page that says where each number of an observation stands is of today's code."""
from __future__ import annotations

from pathlib import Path

from ravenhill.observations.schema import page


def test_the_page_of_observations_says_what_the_code_does() -> None:
    """A new frame, question or choice moves numbers: models and datasets are of another version then."""
    written = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == page(), "run scripts/make-schema"

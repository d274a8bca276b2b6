"""What people learn the card game from: the worked game of the rulebook."""
from __future__ import annotations

from pathlib import Path

from ravenhill.games.teaching import Course, read_examples

HERE = Path(__file__).parent
SEATS = ("grey", "blue")
EXAMPLES = read_examples(HERE / "examples", SEATS)
COURSE = Course((), EXAMPLES)

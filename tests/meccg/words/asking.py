"""Words as tests ask them."""
from __future__ import annotations

import pytest

from ravenhill.core.words import If, Source


def asks(card: int, *picks: int, side: int = 0) -> Source:
    """A card says a word, after these picks, for this seat; -1: no card does."""
    return Source(card, 0, side, list(picks))


def either_way(so: list[If], not_so: list[If]) -> pytest.MarkDecorator:
    """Conditions of which some hold where they are asked, and some do not."""
    return pytest.mark.parametrize("word, so", [*[(it, True) for it in so], *[(it, False) for it in not_so]])

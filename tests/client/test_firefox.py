"""The house in another engine, Firefox."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.bidi import FIREFOX, Firefox
from tests.client.engines import play_and_list_the_keys
from tests.server.running import Server


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    if not FIREFOX:
        pytest.skip("no Firefox here; scripts/install fetches it when it may")
    found = Firefox(tmp_path / "profile")
    yield found
    found.close()


def test_firefox_plays_the_battle_from_the_first_page_and_lists_its_keys(firefox: Firefox, house: Server) -> None:
    play_and_list_the_keys(firefox, house.address)
